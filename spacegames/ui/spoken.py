"""A table situation as the plain data a panel shows: who plays, what is asked, what can and what cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import Action, Decision, Game, State, Violation
from ..core.words import _, listed, ngettext
from ..scene import Scene
from .picking import Pick
from .theme import PlayerLook

SHORT = 12
"""Up to so many actions are all listed; more are grouped by the thing to touch next."""

_GROUPS = 6
"""So many reasons are shown for what is not possible."""

Refused = list[tuple[Action, list[Violation]]]


def seats(
    game: Game, state: State, looks: Sequence[PlayerLook], robot: Callable[[int], str], viewer: int | str | None, front: int | None
) -> list[dict[str, Any]]:
    """All players with mark, bot and score as far as the viewer may know it; `now` marks those who decide, or the winners at the end.

    Where the board can be turned, `turn` says what a click on a seat does, and `front` whether it was put in front.
    """
    scores, winners = state.known_scores(viewer), state.winners()
    return [
        {
            "name": game.player_name(state, player),
            "colour": looks[player].colour,
            "marker": looks[player].marker or "circle",
            "score": "?" if scores[player] is None else scores[player],
            "robot": robot(player),
            "now": player in (winners or state.deciders),
            "won": player in winners,
            "front": player == front,
            "turn": (_("Back to your own side") if player == front else _("Show this side large")) if game.turnable and state.players > 1 else "",
        }
        for player in range(state.players)
    ]


def asked(state: State, actor: int) -> Decision | None:
    """What is asked of one of those who may act now; the state itself tells it of the one the table waits for only."""
    stage = getattr(state, "stage", None)  # games in which several act at once know what each one is at
    if actor == state.decider or stage is None or actor not in state.deciders:
        return state.decision
    turned: State = state.copy()
    turned.decider, turned.kind = actor, stage(actor)
    return turned.decision


def prompt(game: Game, state: State, actor: int, looks: Sequence[PlayerLook]) -> dict[str, Any]:
    """What is asked of the actor, or how the game ended. A name that begins the sentence is shown in the player's colour."""
    decision = asked(state, actor)
    if decision is None:
        winners = state.winners()
        won = looks[winners[0]]._asdict() if len(winners) == 1 else {}
        name = game.player_name(state, winners[0]) if len(winners) == 1 else ""
        return {"who": name, **won, "text": result(game, state), "rule": game.end_rule, "mood": "over"}
    look = looks[actor]
    return {
        "who": game.player_name(state, actor),
        "colour": look.colour,
        "ink": look.ink,
        "marker": look.marker,
        "text": decision.prompt,
        "rule": decision.rule,
    }


def result(game: Game, state: State) -> str:
    """Who has won, in one sentence."""
    names = [game.player_name(state, player) for player in state.winners()]
    if not names:
        return _("The game is over, and nobody has won.")
    return ngettext("{names} has won! The game is over.", "{names} share the victory. The game is over.", len(names)).format(names=listed(names))


def choices(game: Game, state: State, pick: Pick, scene: Scene) -> list[dict[str, Any]]:
    """The actions left as entries; a long list is shortened to the things to touch next, where several actions lie behind one.

    `at` tells where on the board an entry leads, so that the page can point there.
    """
    left = pick.left
    spots = {action: spot for spot in pick.spots for action in spot.actions} if len(left) > SHORT else {}
    entries: list[dict[str, Any]] = []
    done: set[str] = set()
    for action in left:
        spot = spots.get(action)
        if spot is None or len(spot.actions) == 1:
            entries.append({"text": str(action), "label": game.label(state, action), "at": list(pick.paths[action])})
        elif spot.thing not in done:
            done.add(spot.thing)
            entries.append({"spot": spot.thing, "label": scene.describe(spot.thing) or spot.thing, "count": len(spot.actions), "at": [spot.thing]})
    return entries


def refusals(game: Game, state: State, refused: Refused, chosen: Sequence[str]) -> list[dict[str, Any]]:
    """Greyed actions by reason, narrowed to what has been touched."""
    groups: dict[Violation, list[Action]] = {}
    wanted = set(chosen)
    for action, reasons in refused:
        if reasons and (not wanted or wanted.issubset(game.path(state, action))):
            groups.setdefault(reasons[0], []).append(action)
    shown = []
    for reason, actions in list(groups.items())[:_GROUPS]:
        items = [[str(action), game.label(state, action)] for action in actions[:2]]
        more = _("and {count} more").format(count=len(actions) - 2) if len(actions) > 2 else ""
        shown.append({"rule": reason.rule, "message": reason.message, "items": items, "more": more})
    return shown


def refused_at(game: Game, state: State, refused: Refused, things: Sequence[str], chosen: Sequence[str]) -> tuple[str, Refused] | None:
    """The first of the things that a refused action touches, with those actions, the ones nearest to what was chosen first."""
    before = set(chosen)
    for thing in dict.fromkeys(things):
        touching: list[tuple[int, int, int, Action, list[Violation]]] = []
        for action, reasons in refused:
            path = game.path(state, action)
            if thing in path:
                touching.append((-len(before.intersection(path)), len(path), len(touching), action, reasons))
        if touching:
            return thing, [(action, reasons) for *_order, action, reasons in sorted(touching, key=lambda found: found[:3])]
    return None
