"""A table from nothing, by dealing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.chance import Chance
from spacegames.core.game import Event

from ..components.names import ERAS, MARINERS, PLANETEERS
from ..flow import eras
from ..flow import turn as turns
from ..state import SpaceCorpState
from .reading import read

if TYPE_CHECKING:
    from .. import SpaceCorp

__all__ = ["deal", "read"]


def deal(game: SpaceCorp, players: int, options: Mapping[str, Any], chance: Chance) -> SpaceCorpState:
    """Set up the first era of the game and begin the first turn (SC-SET-M, SC-VAR-02 to SC-VAR-11)."""
    state = SpaceCorpState(game, players, options, chance)
    events: list[Event] = []
    era = state.home
    if era == MARINERS:
        state.first = chance.below(players)
        eras.mix_stacks(state)
        for player in range(players):
            for team in range(state.parts.numbers["teams_mariners"]):
                state.teams[4 * player + team] = state.parts.boards.start[MARINERS]
        eras.deal_first_cards(state)
    else:
        numbers = state.parts.numbers
        state.profit = [numbers[f"profit_{ERAS[era]}"]] * players
        state.discs = [era] * 7
        size = numbers["wheel"]
        if era == PLANETEERS:
            state.genetics = [options["start_genetics"] % size] * players
        else:
            state.genetics = [numbers["advance_starfarers"] % size] * players
            state.revelation = state.genetics.copy()
            for card, printed in enumerate(state.parts.progress_era):
                if printed == PLANETEERS:
                    state.side[card] = 2
        state.era = era
        eras.prepare(state, era)
    turns.proceed(state, events)
    return state
