"""The record of a match as lines for the log, told for one viewer."""

from __future__ import annotations

import json
from typing import Any

from ..core.game import Game, State
from ..core.match import Match, Move
from ..core.words import _
from .theme import player_looks


def state_at(match: Match, index: int) -> State:
    """The state after so many moves; the match stays where it is."""
    here = match.index
    match.goto(index)
    try:
        return match.state
    finally:
        match.goto(here)


def entry(match: Match, number: int, viewer: int | str | None, theme: str) -> dict[str, Any]:
    """Move `number` (from 1) with everything that happened, as the panel shows it."""
    game = match.game
    move = match.all_moves[number - 1]
    before, after = state_at(match, number - 1), state_at(match, number)
    lines = []
    for event in move.events:
        told = game.tell(event, after, viewer)
        if told:
            lines.append([told, list(event.rules)])
    look = player_looks(after, theme)[move.player] if move.player is not None else None
    return {
        "number": number,
        "text": headline(game, before, move),
        "marker": look.marker if look else "",
        "colour": look.colour if look else "",
        "lines": lines,
    }


def headline(game: Game, before: State, move: Move) -> str:
    """The move in words; settled dice and draws are told as such."""
    if move.player is None:
        values = json.loads(move.text[1:])
        return _("Settled for what comes next: {values}").format(values=", ".join(str(value) for value in values))
    head, colon, rest = move.text.partition(":")
    text = rest if colon and head.isdigit() else move.text
    return game.label(before, game.parse(text))
