"""Sector 41: explore a sector that folds, tow crystals home, and be gone before the Guardian wakes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.components import Components
from spacegames.core.errors import BadData
from spacegames.core.game import Game, Option
from spacegames.core.position import Reader
from spacegames.core.words import _

from .components import CELLS, PLANET, SCHEMA, Tiles
from .state import State41


def _options() -> dict[str, Option]:
    """The rulings the rulebook leaves open; the first value of each is the reading recommended."""
    yes_no = {True: _("yes"), False: _("no")}
    no_yes = {False: _("no"), True: _("yes")}
    listed = [
        Option(
            "fold_ban",
            _("A line folded by the player opposite is closed"),
            {"last_turn": _("for one turn"), "last_fold": _("until that player folds another")},
            "S41-AMB-03",
        ),
        Option("guardian_rides", _("The Guardian rides on a folded tile"), yes_no, "S41-AMB-58"),
        Option("turn_order", _("Turn order"), {"edges": _("clockwise by edges"), "seats": _("by seats")}, "S41-AMB-59"),
        Option("start", _("Start player"), {"random": _("by lot"), "first": _("the first seat")}, "S41-AMB-75"),
        Option(
            "loops", _("An Explorer is caught in a loop"), {"trap": _("when no choice leads out"), "repeat": _("when it comes to a place twice")}, "S41-AMB-11"
        ),
        Option("loop_loss", _("An Explorer lost in a loop"), {"out": _("can come back"), "for_good": _("is gone for good")}, "S41-AMB-78"),
        Option("tempest_edge", _("A Solar Tempest does nothing"), {"arrow": _("at the edge it points to"), "any_edge": _("at any edge")}, "S41-AMB-40"),
        Option("rays_reach_ship", _("Flares and Tempests can blow you aboard"), yes_no, "S41-AMB-41"),
        Option("fresh_tow", _("Towing onto tiles explored in this phase"), yes_no, "S41-AMB-08"),
        Option("hop_tow", _("Towing from asteroid to asteroid"), yes_no, "S41-AMB-72"),
        Option("black_hole_crystal", _("A crystal towed into a Black Hole"), {"stays": _("stays there"), "lost": _("is lost")}, "S41-AMB-10"),
        Option(
            "protection",
            _("A Starship protects"),
            {"single_phase": _("what it can reach in one phase"), "connected": _("all tiles connected to it")},
            "S41-AMB-13",
        ),
        Option("stuck_test", _("Stuck Explorers are removed"), {"phase_start": _("when their phase begins"), "any_moment": _("at any moment")}, "S41-AMB-18"),
        Option("side_is_stuck", _("An Explorer on its side counts as stuck"), yes_no, "S41-AMB-19"),
        Option("nearest", _("Distances are counted"), {"king": _("diagonals as one step"), "steps": _("diagonals as two steps")}, "S41-AMB-22"),
        Option("wander_optional", _("The wandering Guardian may stay"), no_yes, "S41-AMB-24"),
        Option("acceleration_start", _("The Guardian speeds up"), {"at_once": _("at once"), "next_turn": _("from the next turn")}, "S41-AMB-26"),
        Option(
            "awakening_start",
            _("When it awakes the Guardian"),
            {"relocate": _("goes to the centre"), "relocate_and_step": _("goes to the centre and steps")},
            "S41-AMB-27",
        ),
        Option("starbase_self", _("A Starbase can send the one who entered"), yes_no, "S41-AMB-43"),
        Option("gate_aboard", _("A Stargate can call from aboard"), yes_no, "S41-AMB-44"),
        Option("wormhole_optional", _("A Wormhole may be declined"), no_yes, "S41-AMB-45"),
        Option("top_hop", _("Hopping on from the highest asteroid of a tile"), no_yes, "S41-AMB-46"),
        Option("nebula_freed", _("An Explorer freed in a Nebula"), {"kept": _("stays free"), "while_together": _("is trapped again when alone")}, "S41-AMB-49"),
        Option("storm_frees", _("An Ion Storm also stands Explorers up"), yes_no, "S41-AMB-80"),
        Option("salvage", _("A Salvage Explorer tile brings back"), {"one": _("one Explorer"), "all": _("all of yours")}, "S41-AMB-56"),
        Option("solar_wind", _("Solar Wind arrows (reconstructed)"), {"H1": _("many arrows"), "H2": _("few arrows")}, "S41-AMB-60"),
        Option("turn_limit", _("Turn limit"), {}, "S41-AMB-66", None, 10, 10_000),
    ]
    return {option.name: option for option in listed}


class Sector41(Game):
    """The game of Sector 41 for 2 to 4 players."""

    id = "sector41"
    title = "Sector 41"
    players = range(2, 5)
    options = _options()
    schema = SCHEMA
    end_rule = "S41-WIN-04"

    def __init__(self, data: str | os.PathLike[str] | None = None) -> None:
        super().__init__(data)
        _check_set(self.components)
        self._sets: dict[str, Tiles] = {}

    def tile_set(self, winds: str) -> Tiles:
        """The tiles and crystals, with one of the two readings of the Solar Wind arrows."""
        sets: dict[str, Tiles] = self.__dict__.setdefault("_sets", {})
        if winds not in sets:
            sets[winds] = Tiles(self.components, winds)
        return sets[winds]

    def _deal(self, players: int, options: Mapping[str, Any], chance: Chance) -> State41:
        from .setup import deal

        return deal(self, players, options, chance)

    def _read_position(self, reader: Reader, players: int, options: Mapping[str, Any]) -> State41:
        from .setup import read

        return read(self, reader, players, options)


def _check_set(components: Components) -> None:
    """What single fields cannot tell: the set must fill the grid, and the planets must use up the crystals."""
    tiles = Tiles(components, "H1")
    faults = []
    if len(tiles.deal) != CELLS:
        faults.append(_("tiles.json, field count: the tiles add up to {sum}, expected {wanted}").format(sum=len(tiles.deal), wanted=CELLS))
    need = sum(PLANET[tile] for tile in tiles.deal)
    if need != sum(tiles.supply):
        faults.append(_("pieces.json, field count: the planets need {need} crystals, there are {supply}").format(need=need, supply=sum(tiles.supply)))
    if faults:
        raise BadData(faults)


GAME = Sector41
