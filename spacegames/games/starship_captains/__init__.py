"""Starship Captains: lead a young crew through missions, repairs and pirates, one queue at a time."""

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

from .components import SCHEMA, Board, Cards, faults_of
from .state import CaptainsState


def _options() -> dict[str, Option]:
    """Set-up choices, and the rulings the rulebook leaves open; the first value of each is the reading recommended."""
    yes_no = {True: _("yes"), False: _("no")}
    no_yes = {False: _("no"), True: _("yes")}
    passengers = {
        "random": _("drawn by chance"),
        "passenger_1": _("Teddy"),
        "passenger_2": _("Ambassador Quill"),
        "passenger_3": _("Inspector Moxx"),
        "passenger_4": _("Professor Ister"),
        "passenger_5": _("Bounty Hunter Vane"),
        "passenger_6": _("Instructor Halloran"),
    }
    listed = [
        Option("start", _("First player"), {"random": _("drawn by chance"), "first": _("the first seat")}, "CAP-TRN-01"),
        Option("tech_board", _("Side of the technology boards"), {"A": _("side A"), "B": _("side B")}, "CAP-SET-31"),
        Option("passenger", _("Passenger of a solo game"), passengers, "CAP-SOLO-07"),
        Option("limits", _("No more medals and figures than the box holds"), yes_no, "CAP-AMB-121"),
        Option("tech_damage", _("Damage on the technology board costs points"), yes_no, "CAP-AMB-105"),
        Option("retrain_commander", _("Commanders may change their colour"), no_yes, "CAP-AMB-05"),
        Option("order_unmatched", _("A commander whose row was not applied may give an order"), yes_no, "CAP-AMB-26"),
        Option("second_lap", _("Track bonuses are earned again on a second lap"), yes_no, "CAP-AMB-93"),
        Option("seam_first", _("Link bonuses of one level"), {"left": _("left edge first"), "right": _("right edge first")}, "CAP-AMB-70"),
        Option("shadow_reserves", _("Captain Shadow reserves missions"), yes_no, "CAP-AMB-113"),
        Option("shadow_blocks", _("Captain Shadow keeps a station token on the round track"), yes_no, "CAP-AMB-122"),
    ]
    return {option.name: option for option in listed}


class StarshipCaptains(Game):
    """The game of Starship Captains for 1 to 4 players."""

    id = "starship_captains"
    title = "Starship Captains"
    players = range(1, 5)
    options = _options()
    schema = SCHEMA
    end_rule = "CAP-SCO-01"
    _printed: tuple[Components, Cards, dict[int, Board]] | None = None

    def __init__(self, data: str | os.PathLike[str] | None = None) -> None:
        super().__init__(data)
        faults = faults_of(self.components)
        if faults:
            raise BadData(faults)

    @property
    def cards(self) -> Cards:
        """What is printed on the cards and tokens."""
        return self._table()[1]

    @property
    def boards(self) -> dict[int, Board]:
        """The board by number of players."""
        return self._table()[2]

    def _table(self) -> tuple[Components, Cards, dict[int, Board]]:
        # read again if somebody exchanged the components, as unpickling does
        if self._printed is None or self._printed[0] is not self.components:
            self._printed = (self.components, Cards(self.components), {players: Board(self.components, players) for players in self.players})
        return self._printed

    def _deal(self, players: int, options: Mapping[str, Any], chance: Chance) -> CaptainsState:
        from .setup import deal

        return deal(self, players, options, chance)

    def _read_position(self, reader: Reader, players: int, options: Mapping[str, Any]) -> CaptainsState:
        from .setup.reading import read

        return read(self, reader, players, options)


GAME = StarshipCaptains
