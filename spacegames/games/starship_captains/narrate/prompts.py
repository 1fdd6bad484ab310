"""What to do now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed, ngettext

from . import names
from .effects import effects_words

if TYPE_CHECKING:
    from ..state import CaptainsState


def prompt(state: CaptainsState) -> str:
    """What the table waits for."""
    if state.over:
        return _ended(state)
    position = state.to_position()
    turn = position["turn"]
    words: dict[str, Any] = {"name": names.player_name(state, state.decider), "kind": state.kind}
    mission = turn.get("mission")
    if mission:
        words["mission"] = names.card_name(state, mission["card"])
    seat = position["seats"][state.decider]
    words["at"] = names.place(seat["ship"])
    found = {
        "turn": _turn,
        "assign": _assign,
        "row": _row,
        "row_again": _row_again,
        "second_task": _second_task,
        "order": _order,
        "repair": _repair,
        "lose_item": _lose_item,
        "keep_item": _keep_item,
        "tech_slot": _tech_slot,
    }.get(state.kind)
    text = found(state, position, seat, words) if found else _plain()[state.kind]
    return text.format(**words)


def _ended(state: CaptainsState) -> str:
    winners = state.winners()
    best = names.half(max(state.scores()))
    if state.players == 1:
        return _("The voyage is over: {points} points.").format(points=best)
    if len(winners) > 1:
        return _("The game is over: {names} share the victory with {points} points.").format(
            names=listed([names.player_name(state, player) for player in winners]), points=best
        )
    return _("The game is over: {name} wins with {points} points.").format(name=names.player_name(state, winners[0]), points=best)


def _turn(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    words["medals"] = seat["medals"]
    texts = set(state.actions())
    rooms = any(text.startswith("room ") for text in texts)
    if not rooms and "mission" not in texts:
        return _("{name}, nobody is left to send: pass.") if len(texts) == 1 else _("{name}, nothing is left to do: train if you like, then pass.")
    if "mission" in texts:
        words["mission"] = names.card_name(state, position["planets"][seat["ship"]])
        if not rooms:
            return _("{name}, do the mission {mission}, or pass.")
        return _("{name}, activate a room, do the mission {mission}, or pass.")
    if any(text.startswith(("train", "promote")) for text in texts):
        return ngettext(
            "{name}, train first if you like ({medals} medal); then activate a room or pass.",
            "{name}, train or promote first if you like ({medals} medals); then activate a room or pass.",
            seat["medals"],
        )
    return _("{name}, activate a room, or pass.")


def _rows(state: CaptainsState, position: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    mission = position["turn"]["mission"]
    return names.item_of(state, mission["card"])["rows"], mission


def _assign(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    rows, mission = _rows(state, position)
    row = len(mission["airlock"])
    words["row"], words["count"] = row + 1, len(rows)
    words["colour"], words["effects"] = names.colour(rows[row]["color"]), effects_words(rows[row]["effects"])
    return _("{name}, send somebody to row {row} of {count} ({colour}): {effects}.")


def _current(state: CaptainsState, position: dict[str, Any], words: dict[str, Any]) -> None:
    """The row of the mission that is being dealt with."""
    rows, mission = _rows(state, position)
    row = current_row(state, position)
    words["row"] = row
    words["figure"] = names.figure(mission["airlock"][row - 1])
    words["effects"] = effects_words(rows[row - 1]["effects"])


def current_row(state: CaptainsState, position: dict[str, Any]) -> int:
    """Which row is asked about, read from what is still to be done: the entry names its row."""
    mission = position["turn"]["mission"]
    for entry in reversed(position["turn"]["pending"]):
        if isinstance(entry, list) and entry and entry[0] in ("row", "row_again"):
            for part in entry[1:]:
                if isinstance(part, int) and not isinstance(part, bool):
                    return min(max(part, 1), len(mission["airlock"]))
    applied = mission["applied"]
    return max(1, max(applied, default=1))


def _row(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    _current(state, position, words)
    return _("{name}, your {figure} matches row {row}. Apply it ({effects})?")


def _row_again(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    _current(state, position, words)
    return _("{name}, your {figure} may apply row {row} once more ({effects}), or keep the second task for an order.")


def _second_task(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    hand = position["turn"]["hand"]
    words["figure"] = names.figure(hand) if hand else _("commander")
    if any(text.startswith("call") for text in state.actions()):
        return _("{name}, the second task of your {figure}: one more room, an order, or nothing.")
    return _("{name}, the second task of your {figure}: one more room, or nothing.")


def _order(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    return _("{name}, your commander may call one figure from the queue to the ready room.")


def _repair(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    words["damage"], words["holes"] = seat["damage"], len(seat["holes"])
    return _("{name}, remove one damage: the ship has {damage}, the technology board {holes}.")


def _lose_item(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    words["damage"] = seat["damage"]
    return _("{name}, the damage ({damage} now) needs a slot: which piece of cargo is lost?")


def _keep_item(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    words["number"] = sum(seat["artifacts"].values()) + len(seat["pirates"])
    return _("{name}, your {number} pieces of cargo do not all fit: which one goes?")


def _tech_slot(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    return _("{name}, choose an empty slot for the technology; equal symbols side by side pay a bonus.")


def _plain() -> dict[str, str]:
    return {
        "payer": _("{name}, who activates the room? Two fitting artifacts will do as well."),
        "move": _("{name}, fly from {at} along a route, or stop."),
        "jump": _("{name}, jump from {at} to any location, or stay."),
        "fight": _("{name}, choose a pirate at {at} to fight (it costs 1 damage), or stop."),
        "tech_card": _("{name}, choose a technology to install."),
        "faction": _("{name}, choose the track on which your marker advances."),
        "retarget": _("{name}, the Universal Translator lets you choose the track for these steps."),
        "prevent": _("{name}, discard a pirate token to ignore this damage, or take it?"),
        "ready_pick": _("{name}, call one figure from the queue to the ready room."),
        "train_pick": _("{name}, train one figure of the ready room for free."),
        "choice": _("{name}, the card offers a choice."),
        "pay": _("{name}, will you pay for what is offered?"),
        "pay_mix": _("{name}, what do you pay with? A gallery lets cargo count as medals."),
        "copy_room": _("{name}, choose the room technology that the Holodeck copies."),
        "mission_keep": _("{name}, keep one of the two missions for the map."),
        "store_artifact": _("{name}, you may put an artifact into the room: it is gray from then on."),
        "shadow_target": _("{name}, choose where Captain Shadow does his mission."),
    }
