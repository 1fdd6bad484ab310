"""Texts of actions, legal or not: those of many games, and those that differ in what comes behind; and whether the reasons fit the list."""

from __future__ import annotations

import spacegames as sg
from spacegames import Action, State, UnreadableAction, Violation
from tests.battery.walks import walk

_POOLS: dict[str, list[str]] = {}


def pool_of(game: sg.Game) -> list[str]:
    """Actions of many moments of many games."""
    if game.id not in _POOLS:
        texts = {text for players in game.players for seed in (1, 2) for text in walk(game.id, players, seed).texts}
        _POOLS[game.id] = sorted(texts)
    return _POOLS[game.id]


def tails_of(pool: list[str]) -> dict[str, set[str]]:
    """First word -> what longer actions with that word have behind the length of the shortest, such as a load to take along."""
    found: dict[str, set[str]] = {}
    for first in {text.split()[0] for text in pool}:
        alike = [text.split() for text in pool if text.split()[0] == first]
        short = min(map(len, alike))
        found[first] = {" ".join(words[short:]) for words in alike if len(words) > short}
    return found


def cousins(action: str, tails: set[str]) -> set[str]:
    """The action with each tail, and without one."""
    head = min([action, *(action.removesuffix(tail).rstrip() for tail in tails)], key=len)
    return {head, *(f"{head} {tail}" for tail in tails)}


def agreed(state: State, text: str, player: int, legal: list[Action]) -> list[Violation]:
    """The reasons against an action that can be read: none if and only if it is legal."""
    try:
        action = state.game.parse(text)
    except UnreadableAction:
        return []
    reasons = state.why_not(action, player)
    assert (action in legal) == (not reasons), f"{text!r}: legal {action in legal}, reasons {reasons}, options {dict(state.options)}"
    for reason in reasons:
        assert reason.rule in state.game.rules and reason.message.strip(), reason
    return reasons
