"""Galaxy Trucker: grab parts, build a ship before the sand runs out, and fly it through meteors and pirates."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.errors import BadData
from spacegames.core.game import Alarm, Game, Option, State
from spacegames.core.position import Reader
from spacegames.core.words import _

from .components import SCHEMA, Box, faults_of
from .state import GalaxyTruckerState


def _options() -> dict[str, Option]:
    """The variants, and the points the rulebook leaves open; the first value of each is the reading recommended."""
    no_yes = {False: _("no"), True: _("yes")}
    rounds = {
        "1+2+3": _("rounds 1, 2 and 3"),
        "1": _("round 1 only"),
        "2": _("round 2 only"),
        "3": _("round 3 only"),
        "1+2": _("rounds 1 and 2"),
        "1+3": _("rounds 1 and 3"),
        "2+3": _("rounds 2 and 3"),
        "3a": _("round 3a only"),
        "1+2+3+3a": _("rounds 1, 2, 3 and 3a"),
        "1+2+3a": _("rounds 1, 2 and 3a"),
        "2+3a": _("rounds 2 and 3a"),
    }
    listed = [
        Option("rounds", _("Rounds to play"), rounds, "GT-VAR-01"),
        Option("learning", _("Round 1 is the learning flight"), no_yes, "GT-SET-05"),
        Option("hourglass", _("The sand of the hourglass"), {"actions": _("counts what builders do"), "clock": _("runs by the clock")}, "GT-AMB-04"),
        Option("sand", _("Beats until the sand has run out"), default=20, low=4, high=60),
        Option("building", _("Faulty placements"), {"free": _("are possible and come out at the inspection"), "strict": _("are refused")}, "GT-AMB-15"),
        Option(
            "inspection", _("Faulty ships are found"), {"automatic": _("by the inspection, all of them"), "players": _("by other players only")}, "GT-AMB-23"
        ),
        Option("numbers", _("Who finishes takes"), {"any": _("any number that is left"), "lowest": _("the lowest number that is left")}, "GT-AMB-11"),
        Option("predictions", _("The card piles are"), {"shuffled": _("shuffled before the flight"), "exact": _("stacked in order")}, "GT-VAR-05"),
        Option("teams", _("Teams of two, with four players"), {"none": _("no"), "partners": _("yes"), "expert": _("yes, changing places")}, "GT-VAR-06"),
        Option("goods", _("Goods in the bank"), {"plenty": _("never run short"), "box": _("are 14 of each colour")}, "GT-AMB-68"),
        Option("credits", _("Credits of the others are"), {"secret": _("hidden"), "open": _("seen by all")}, "GT-AMB-75"),
    ]
    return {option.name: option for option in listed}


SAND_SECONDS = 90.0
"""How long the sand of a turned hourglass runs by the clock."""


class GalaxyTrucker(Game):
    """The first edition of Galaxy Trucker for 2 to 4 players."""

    id = "galaxy_trucker"
    title = "Galaxy Trucker"
    players = range(2, 5)
    options = _options()
    schema = SCHEMA
    end_rule = "GT-END-09"

    def __init__(self, data: str | os.PathLike[str] | None = None) -> None:
        super().__init__(data)
        faults = faults_of(self.components)
        if faults:
            raise BadData(faults)

    @property
    def box(self) -> Box:
        """The components in quick tables."""
        found: Box | None = self.__dict__.get("_box")
        if found is None:
            found = self.__dict__["_box"] = Box(self.components)
        return found

    def alarm(self, state: State) -> Alarm | None:
        """The sand, where it runs by the clock (GT-AMB-04)."""
        if not isinstance(state, GalaxyTruckerState) or state.over or not (state.by_clock and state.sand > 0):
            return None
        return Alarm((state.place, state.circle), SAND_SECONDS, state.decider, self.parse("sand"))

    def showcase(self) -> GalaxyTruckerState:
        """Four ships of the learning flight in a meteor swarm."""
        from .prepared import flight, seat

        ships = (seat("B", day=21), seat("C", day=18), seat("D", day=26), seat("E", day=14))
        state: GalaxyTruckerState = self.position(flight(*ships, card="I-meteoric_swarm-2", deck=("I-planets-1", "I-pirates-1"), forced=(3, 4)))
        state.play("roll")
        return state

    def _deal(self, players: int, options: Mapping[str, Any], chance: Chance) -> GalaxyTruckerState:
        from .setup import deal

        return deal(self, players, options, chance)

    def _read_position(self, reader: Reader, players: int, options: Mapping[str, Any]) -> GalaxyTruckerState:
        from .setup import read

        return read(self, reader, players, options)


GAME = GalaxyTrucker
