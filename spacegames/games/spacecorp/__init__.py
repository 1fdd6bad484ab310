"""SpaceCorp 2025-2300AD: three eras from Earth orbit to the stars, with cards for engines."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.components import Components
from spacegames.core.errors import BadData, BadOption
from spacegames.core.game import Game, Option
from spacegames.core.position import Reader
from spacegames.core.words import _, listed

from .components import SCHEMA, Parts, faults_of
from .components.names import ERAS
from .state import SpaceCorpState


def _options() -> dict[str, Option]:
    """Where the game starts and ends, and the rulings the rulebook leaves open; the first value of each is the reading recommended."""
    yes_no = {True: _("yes"), False: _("no")}
    no_yes = {False: _("no"), True: _("yes")}
    eras = {"mariners": _("Mariners"), "planeteers": _("Planeteers"), "starfarers": _("Starfarers")}
    found = [
        Option("start", _("The first era"), eras, "SC-VAR-01"),
        Option("end", _("The last era"), {era: eras[era] for era in ("starfarers", "mariners", "planeteers")}, "SC-VAR-12"),
        Option("spaceport", _("A Spaceport of the later eras doubles"), {"each": _("every Move card"), "one": _("one Move card")}, "SC-AMB-06"),
        Option("research_all", _("Research must take all its cards"), no_yes, "SC-AMB-21"),
        Option(
            "rewards",
            _("A rival's base used by both teams of a Time action"),
            {"each": _("earns two rewards"), "once": _("earns one reward")},
            "SC-AMB-26",
        ),
        Option("probe_occupied", _("A probe may be sent where a team stands"), no_yes, "SC-AMB-52"),
        Option("radiation", _("Two teams of a Time action pay for radiation"), {"each": _("each of them"), "once": _("once")}, "SC-AMB-71"),
        Option("sun_shield", _("The Sun has a Shield Factory for everybody"), no_yes, "SC-AMB-73"),
        Option("late_turns", _("Turns of each player since a card last left the deck"), rule="SC-AMB-90", default=12, low=1, high=30),
        Option("phobes_base", _("Phobes leave the Base# of tiles alone"), yes_no, "SC-AMB-102"),
        Option("second_beyond", _("Profit for the second Beyond marker at an early end"), {1: _("1T"), 3: _("3T")}, "SC-AMB-121"),
        Option("start_genetics", _("Genetics at a start with Planeteers"), {1: _("one space"), 2: _("two spaces")}, "SC-AMB-122"),
        Option("any_time", _("Edges for any time are asked for"), {"three": _("three times a turn"), "one": _("once a turn")}, "SC-AMB-123"),
        Option("poach", _("Poach takes"), {"one": _("one card"), "all": _("all cards discarded")}, "SC-AMB-125"),
    ]
    return {option.name: option for option in found}


class SpaceCorp(Game):
    """The game of SpaceCorp for 2 to 4 players."""

    id = "spacecorp"
    title = "SpaceCorp 2025-2300AD"
    players = range(2, 5)
    options = _options()
    schema = SCHEMA
    end_rule = "SC-WIN-03"

    def __init__(self, data: str | os.PathLike[str] | None = None) -> None:
        super().__init__(data)
        faults = faults_of(self.components)
        if faults:
            raise BadData(faults)

    @property
    def parts(self) -> Parts:
        """The components made quick to look up; made once."""
        found: Parts | None = self.__dict__.get("_parts")
        if found is None:
            components: Components = self.components
            found = self.__dict__["_parts"] = Parts(components)
        return found

    def _fit(self, options: Mapping[str, Any]) -> None:
        """The last era is the first one or comes after it (SC-VAR-01)."""
        eras = self.options["start"].values
        possible = ERAS[ERAS.index(options["start"]) :]
        if options["end"] not in possible:
            ends = listed([eras[era] for era in possible], _("or"))
            text = _("a game that starts with {start} can end with {ends}, not with {end}")
            raise BadOption(text.format(start=eras[options["start"]], ends=ends, end=eras[options["end"]]))

    def contracts(self, era: int, players: int) -> list[tuple[str, str, int, int]]:
        """For each row what the contract of an era counts, of what, how many are needed and what it pays."""
        table: dict[tuple[int, int], list[tuple[str, str, int, int]]] = self.__dict__.setdefault("_contracts", {})
        found = table.get((era, players))
        if found is None:
            found = table[era, players] = [self.parts.contract(era, row, players) for row in range(7)]
        return found

    def _deal(self, players: int, options: Mapping[str, Any], chance: Chance) -> SpaceCorpState:
        from .setup import deal

        return deal(self, players, options, chance)

    def _read_position(self, reader: Reader, players: int, options: Mapping[str, Any]) -> SpaceCorpState:
        from .setup import read

        return read(self, reader, players, options)


GAME = SpaceCorp
