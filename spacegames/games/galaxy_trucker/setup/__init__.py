"""A table from nothing, by dealing, and a table from a position, checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.position import Reader
from spacegames.core.words import _

from ..flow import building
from ..state import GalaxyTruckerState
from .cards import check_cards, read_cards
from .seats import check_seats, read_seats, tile_list
from .turn import check_turn, read_turn

if TYPE_CHECKING:
    from .. import GalaxyTrucker


def deal(game: GalaxyTrucker, players: int, options: Mapping[str, Any], chance: Chance) -> GalaxyTruckerState:
    """The first round of building; chance names who gives the signal (GT-BLD-01)."""
    state = GalaxyTruckerState(game, players, options, chance)
    building.begin_round(state, chance.below(players), [])
    return state


def read(game: GalaxyTrucker, reader: Reader, players: int, options: Mapping[str, Any]) -> GalaxyTruckerState:
    """The state a position describes; everything wrong with it is noted in the reader."""
    state = GalaxyTruckerState(game, players, options, Chance())
    read_turn(reader, state)
    state.open = tile_list(reader, "open")
    _read_bank(reader, state)
    read_cards(reader, state)
    read_seats(reader, state)
    _check_forced(reader)
    if not reader.faults:
        check_seats(reader, state)
        check_cards(reader, state)
    if not reader.faults:
        check_turn(reader, state)
    return state


def _read_bank(reader: Reader, state: GalaxyTruckerState) -> None:
    if state.options["goods"] == "plenty":
        reader.choice("bank", [None])
        return
    bank = reader.table("bank")
    state.bank = [bank.integer(colour, 0, 99) for colour in ("red", "yellow", "green", "blue")]
    bank.no_more()


def _check_forced(reader: Reader) -> None:
    """Only faces of a die can be forced; what else is wrong with the chance of a position the core finds itself."""
    chance = reader.entry.get("chance")
    forced = chance.get("forced") if isinstance(chance, dict) else None
    for value in forced if isinstance(forced, list) else []:
        if isinstance(value, int) and not isinstance(value, bool) and not 1 <= value <= 6:
            reader.fault("chance.forced", _("a die shows 1 to 6, not {value}").format(value=value))
