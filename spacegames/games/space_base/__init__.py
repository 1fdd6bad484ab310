"""Space Base: roll two dice, and every base at the table earns something."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.errors import BadData
from spacegames.core.game import Game, Option
from spacegames.core.position import Reader
from spacegames.core.words import _

from .components import SCHEMA, Cards, faults_of
from .state import SpaceBaseState


def _options() -> dict[str, Option]:
    """The variant, and the rulings the rulebook leaves open; the first value of each is the reading recommended."""
    yes_no = {True: _("yes"), False: _("no")}
    no_yes = {False: _("no"), True: _("yes")}
    listed = [
        Option("variant", _("Variant"), {"normal": _("the normal game"), "light_speed": _("at the speed of light")}, "SB-VAR-01"),
        Option(
            "windows",
            _("Abilities in one window"),
            {"once": _("each player in turn, once"), "until_all_pass": _("round and round until all pass")},
            "SB-AMB-10",
        ),
        Option("reroll_set_die", _("A die that was set may be re-rolled"), yes_no, "SB-AMB-15"),
        Option("shift_wraps", _("A sum moved beyond 12 goes on at 1"), no_yes, "SB-AMB-19"),
        Option("arrows_wrap", _("Sectors 12 and 1 are neighbours"), no_yes, "SB-AMB-20"),
        Option("cube_limit", _("No more than the 30 cubes of the box"), no_yes, "SB-AMB-28"),
        Option("self_charge", _("A card that adds a cube may charge itself"), no_yes, "SB-AMB-32"),
        Option("claims_optional", _("Claims by a text reward may be left"), yes_no, "SB-AMB-34"),
        Option("extra_colony", _("Abilities may buy colonies"), yes_no, "SB-AMB-37"),
        Option("place_colonies", _("A colony may be laid in another sector from 7 to 12"), yes_no, "SB-AMB-40"),
        Option("swap_colony", _("Sectors with a colony may be swapped"), yes_no, "SB-AMB-41"),
        Option("exchange_colony", _("A station card may be exchanged with a colony"), yes_no, "SB-AMB-42"),
        Option(
            "double_pays",
            _("Doubling a sector hit by both dice"),
            {"all": _("doubles both payouts"), "one_extra": _("adds one payout")},
            "SB-AMB-47",
        ),
        Option("double_arrows", _("Doubling goes along arrows"), yes_no, "SB-AMB-48"),
        Option(
            "double_charge",
            _("A doubled payout charges the doubling card itself"),
            {"none": _("never"), "first": _("once, but not twice")},
            "SB-AMB-49",
        ),
        Option("double_claims", _("Doubling repeats a text reward"), yes_no, "SB-AMB-50"),
        Option("gain_colour", _("Abilities that only bring resources work"), {"green": _("in every turn"), "blue": _("in the own turn")}, "SB-AMB-51"),
        Option("move_cube", _("The cube move of Collins is played"), yes_no, "SB-AMB-52"),
        Option("trigger_stays", _("The end stays triggered when points are lost again"), yes_no, "SB-AMB-63"),
    ]
    return {option.name: option for option in listed}


class SpaceBase(Game):
    """The game of Space Base for 2 to 5 players."""

    id = "space_base"
    title = "Space Base"
    players = range(2, 6)
    options = _options()
    schema = SCHEMA
    end_rule = "SB-END-02"

    def __init__(self, data: str | os.PathLike[str] | None = None) -> None:
        super().__init__(data)
        faults = faults_of(self.components)
        if faults:
            raise BadData(faults)

    def card_set(self, players: int, options: Mapping[str, Any]) -> Cards:
        """The cards for so many players, with the rulings that concern what is printed on them."""
        sets: dict[tuple[Any, ...], Cards] = self.__dict__.setdefault("_sets", {})
        key = (players, options["gain_colour"], options["move_cube"])
        if key not in sets:
            sets[key] = Cards(self.components, *key)
        return sets[key]

    def _deal(self, players: int, options: Mapping[str, Any], chance: Chance) -> SpaceBaseState:
        from .setup import deal

        return deal(self, players, options, chance)

    def _read_position(self, reader: Reader, players: int, options: Mapping[str, Any]) -> SpaceBaseState:
        from .setup import read

        return read(self, reader, players, options)


GAME = SpaceBase
