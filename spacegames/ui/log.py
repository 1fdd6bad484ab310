"""The record of a match as lines for the log, told for one viewer."""

from __future__ import annotations

from typing import Any

from ..core.match import Match
from .theme import player_looks


def differing(match: Match, number: int, one: int | str | None, other: int | str | None) -> list[list[Any]] | None:
    """The lines of a move that the other viewer reads differently: move, line and text; None if even their number differs."""
    game, after = match.game, match.state_at(number)
    found: list[list[Any]] = []
    line = 0
    for event in match.all_moves[number - 1].events:
        told = game.tell(event, after, other)
        if event.secret:
            before = game.tell(event, after, one)
            if bool(before) != bool(told):
                return None
            if before != told:
                found.append([number, line, told])
        line += bool(told)
    return found


def entry(match: Match, number: int, viewer: int | str | None, theme: str) -> dict[str, Any]:
    """Move `number` (from 1) with everything that happened, as the panel shows it."""
    game = match.game
    move = match.all_moves[number - 1]
    after = match.state_at(number)
    lines = []
    for event in move.events:
        told = game.tell(event, after, viewer)
        if told:
            lines.append([told, list(event.rules)])
    look = player_looks(after, theme)[move.player] if move.player is not None else None
    return {
        "number": number,
        "text": match.label(number),
        "marker": look.marker if look else "",
        "colour": look.colour if look else "",
        "lines": lines,
    }
