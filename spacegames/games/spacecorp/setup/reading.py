"""A table from a position: every fault is named, and what is believed can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.position import Reader

from ..components.names import ERAS
from ..state import SpaceCorpState
from . import board, checks, seats, turn

if TYPE_CHECKING:
    from .. import SpaceCorp


def read(game: SpaceCorp, reader: Reader, players: int, options: Mapping[str, Any]) -> SpaceCorpState:
    """The state a position describes; faults are noted in the reader."""
    from spacegames.core.chance import Chance

    state = SpaceCorpState(game, players, options, Chance())
    state.era = ERAS.index(reader.choice("era", list(ERAS)))
    if not state.home <= state.era <= state.until:
        reader.fault("era", board.wrong_era(state))
    board.read_cards(reader, state)
    board.read_sites(reader, state)
    seats.read_seats(reader, state)
    turn.read_turn(reader, state)
    if not reader.faults:
        checks.check(reader, state)
    return state
