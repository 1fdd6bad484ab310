"""What to do now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed, ngettext

from . import names
from .effects import cost_words, effects_words, from_play

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
        "move": _move,
        "fight": _fight,
        "faction": _faction,
        "retarget": _retarget,
        "choice": _choice,
        "pay": _pay,
    }.get(state.kind)
    text = found(state, position, seat, words) if found else _plain()[state.kind]
    return text.format(**words)


def _ended(state: CaptainsState) -> str:
    winners = state.winners()
    best = names.points(max(state.scores()))
    if state.players == 1:
        return _("The voyage is over: {points}.").format(points=best)
    if len(winners) > 1:
        return _("The game is over: {names} share the victory with {points}.").format(
            names=listed([names.player_name(state, player) for player in winners]), points=best
        )
    return _("The game is over: {name} wins with {points}.").format(name=names.player_name(state, winners[0]), points=best)


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
    row = current_row(state)
    words["row"] = row
    words["figure"] = names.figure(mission["airlock"][row - 1])
    words["effects"] = effects_words(rows[row - 1]["effects"])


def current_row(state: CaptainsState) -> int:
    """Which row of the mission is asked about, the top row being 1."""
    return int(state.stack[-1][1]) + 1


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


def _move(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    words["moves"] = max(1, state.stack[-1][1])
    return ngettext(
        "{name}, fly from {at} along a route ({moves} move left), or stop.",
        "{name}, fly from {at} along a route ({moves} moves left), or stop.",
        words["moves"],
    )


def _fight(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    _op, number, spared = state.stack[-1][:3]
    words["fights"] = number
    if spared:
        return _("{name}, choose a pirate at {at} to fight, without damage, or stop.")
    if number > 1:
        return _("{name}, choose a pirate at {at} to fight (1 damage each, {fights} fights left), or stop.")
    return _("{name}, choose a pirate at {at} to fight (it costs 1 damage), or stop.")


def _faction(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    thing = state.stack[-1]
    if thing[0] == "faction":
        words["steps"] = effects_words([from_play(thing)])
        return _("{name}, take {steps}? It would set off the event, so you may decline.")
    words["steps"] = thing[1]
    return ngettext("{name}, choose the track for {steps} step.", "{name}, choose the track for all {steps} steps.", thing[1])


def _retarget(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    words["steps"] = effects_words([from_play(state.stack[-1])])
    return _("{name}, you get {steps}; the Universal Translator lets you choose another track.")


def _choice(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    words["options"] = effects_words([from_play(state.stack[-1])])
    return _("{name}, choose: {options}.")


def _pay(state: CaptainsState, position: dict[str, Any], seat: dict[str, Any], words: dict[str, Any]) -> str:
    effect = from_play(state.stack[-1])
    words["cost"], words["gain"] = cost_words(effect["cost"]), effects_words(effect["gain"])
    return _("{name}, pay {cost} for {gain}?")


def _plain() -> dict[str, str]:
    return {
        "payer": _("{name}, who activates the room? Two fitting artifacts will do as well."),
        "jump": _("{name}, jump from {at} to any location, or stay."),
        "tech_card": _("{name}, choose a technology to install."),
        "prevent": _("{name}, discard a pirate token to ignore this damage, or take it?"),
        "ready_pick": _("{name}, call one figure from the queue to the ready room."),
        "train_pick": _("{name}, train one figure of the ready room for free."),
        "pay_mix": _("{name}, what do you pay with? A gallery lets cargo count as medals."),
        "copy_room": _("{name}, choose the room technology that the Holodeck copies."),
        "mission_keep": _("{name}, keep one of the two missions for the map."),
        "store_artifact": _("{name}, you may put an artifact into the room: it is gray from then on."),
        "shadow_target": _("{name}, choose where Captain Shadow does his mission."),
    }
