"""What a person touches on the board to choose an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action

from ..narrate.prompts import current_row

if TYPE_CHECKING:
    from ..state import CaptainsState


def path(state: CaptainsState, action: Action) -> tuple[str, ...]:
    """The board ids to touch, in order; none for what is a button only."""
    verb, *rest = str(action).split()
    player = max(0, state.decider)
    position = state.to_position()
    seat = position["seats"][player]
    match verb:
        case "train":
            return (*_ready(seat, player, rest[0]), f"train-{rest[1]}") if rest[1] in ("red", "yellow", "blue") else ()
        case "promote":
            return (*_ready(seat, player, rest[0]), "promote")
        case "room":
            return _room(state, seat, player, rest[0])
        case "mission":
            return (f"mission-{seat['ship']}",) if position["planets"].get(seat["ship"], "").startswith("mission") else ()
        case "use" | "send":
            return _ready(seat, player, rest[0])
        case "spend" | "drop" | "store":
            return tuple(id for kind in dict.fromkeys(rest) for id in _item(seat, player, kind))
        case "pay":
            return _pay(seat, player, rest[0])
        case "call":
            place = int(rest[1])
            return (f"queue-{player}-{place}",) if 1 <= place <= len(seat["queue"]) else ()
        case "apply" | "again":
            return (f"airlock-{player}-{current_row(state)}",) if state.kind in ("row", "row_again") else ()
        case "fly" | "jump" | "shadow":
            return (f"loc-{rest[0]}",) if _is_place(state, rest[0]) else ()
        case "fight":
            return _fight(state, position, seat["ship"], rest[0])
        case "mend":
            return (f"hold-{player}",)
        case "repair":
            return (f"hold-{player}",) if rest[0] == "ship" else (f"slot-{player}-{rest[0]}",)
        case "take" | "copy" | "keep":
            return _card(state, position, rest[0], verb) if rest else ()
        case "slot":
            return (f"slot-{player}-{rest[0]}",)
        case "option":
            return (f"option-{rest[0]}",) if state.kind == "choice" and int(rest[0]) <= len(state.stack[-1][1]) else ()
        case "step":
            return (f"track-{rest[0]}",)
    return ()


def _ready(seat: dict[str, Any], player: int, kind: str) -> tuple[str, ...]:
    return (f"ready-{player}-{kind}",) if seat["ready"].get(kind) else ()


def _item(seat: dict[str, Any], player: int, kind: str) -> tuple[str, ...]:
    held = len(seat["pirates"]) if kind == "pirate" else seat["artifacts"].get(kind, 0)
    return (f"item-{player}-{kind}",) if held else ()


def _pay(seat: dict[str, Any], player: int, what: str) -> tuple[str, ...]:
    if what == "medal":
        return (f"medals-{player}",)
    if what in ("fleet", "androids", "pirates"):
        return (f"track-{what}",)
    return _item(seat, player, what)


def _room(state: CaptainsState, seat: dict[str, Any], player: int, room: str) -> tuple[str, ...]:
    if room in state.game.components["rooms"]:
        return (f"room-{player}-{room}",)
    return (f"slot-{player}-{seat['slots'].index(room) + 1}",) if room in seat["slots"] else ()


def _is_place(state: CaptainsState, place: str) -> bool:
    board = "large" if state.players == 4 else "small"
    return f"{board}_{place}" in state.game.components["locations"]


def _fight(state: CaptainsState, position: dict[str, Any], ship: str, place: str) -> tuple[str, ...]:
    board = "large" if state.players == 4 else "small"
    for id, route in state.game.components["routes"].items():
        if route["board"] == board and {route["a"], route["b"]} == {ship, place}:
            return (f"pirate-{id}",) if id in position["pirates"] else (f"route-{id}",)
    return ()


def _card(state: CaptainsState, position: dict[str, Any], card: str, verb: str) -> tuple[str, ...]:
    """A card in the tray, on the central board, or on a ship."""
    if verb == "copy":
        for player, seat in enumerate(position["seats"]):
            if card in seat["slots"]:
                return (f"slot-{player}-{seat['slots'].index(card) + 1}",)
        return ()
    if card in position["turn"]["drawn"] or card in position["turn"].get("offer", ()):
        return (f"drawn-{card}",)
    if card in position["central"]:
        return (f"central-{position['central'].index(card) + 1}",)
    if card in position["under"] and state.kind == "tech_card" and f"take {card}" in state.actions():
        return (f"drawn-{card}",)
    return ()
