"""An action in words, as on a button."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action
from spacegames.core.words import _

from . import names
from .effects import effects_words, from_play

if TYPE_CHECKING:
    from ..state import CaptainsState


def label(state: CaptainsState, action: Action) -> str:
    """The action as on a button. It reads the notation, so it works for refused actions too."""
    verb, *words = str(action).split()
    return _LABELS[verb](state, *words)


def _price(state: CaptainsState, medals: int) -> str:
    return _("free") if state.kind == "train_pick" else names.several_items("medal", medals)


def _train(state: CaptainsState, before: str, after: str) -> str:
    return _("Train a {before} to {after} ({price})").format(before=names.figure(before), after=names.colour(after), price=_price(state, 1))


def _promote(state: CaptainsState, colour: str) -> str:
    return _("Promote a {figure} (3 medals)").format(figure=names.figure(colour))


def _room(state: CaptainsState, room: str) -> str:
    item = names.item_of(state, room) if "_" in room else state.game.components["rooms"][room]
    return _("Activate {room}: {effects}").format(room=names.room_name(state, room), effects=effects_words(item.get("effects", ())))


def _mission(state: CaptainsState) -> str:
    position = state.to_position()
    there = position["planets"].get(position["seats"][max(0, state.decider)]["ship"], "")
    if not there.startswith("mission"):
        return _("Do the mission here")
    return _("Do the mission {mission} ({points})").format(mission=names.card_name(state, there), points=names.points(names.item_of(state, there)["points"]))


def _use(state: CaptainsState, kind: str) -> str:
    return _("Send the {figure}").format(figure=names.figure(kind))


def _send(state: CaptainsState, kind: str) -> str:
    """With what the figure does at the row that is asked about."""
    mission = state.to_position()["turn"].get("mission")
    if state.kind != "assign" or not mission:
        return _("Send the {figure}").format(figure=names.figure(kind))
    row = names.item_of(state, mission["card"])["rows"][len(mission["airlock"])]
    if kind == "android" or kind.rstrip("*") == row["color"]:
        return _("Send the {figure} (matches)").format(figure=names.figure(kind))
    return _("Send the {figure} (no match)").format(figure=names.figure(kind))


def _spend(state: CaptainsState, one: str, two: str) -> str:
    if one == two:
        return _("Discard {items}").format(items=names.several_items(one, 2))
    return _("Discard a {one} and a {two}").format(one=names.item(one), two=names.item(two))


def _call(state: CaptainsState, kind: str, at: str) -> str:
    return _("Call the {figure} from place {place} of the queue").format(figure=names.figure(kind), place=at)


def _fly(state: CaptainsState, location: str) -> str:
    if _pirate_between(state, location):
        return _("Fly to {place}, past a pirate (1 damage)").format(place=names.place(location))
    return _("Fly to {place}").format(place=names.place(location))


def _pirate_between(state: CaptainsState, location: str) -> str:
    """The pirate on the route from the ship of the deciding captain to a location, "" if there is none."""
    position = state.to_position()
    ship = position["seats"][max(0, state.decider)]["ship"]
    board = "large" if state.players == 4 else "small"
    for id, route in state.game.components["routes"].items():
        if route["board"] == board and {route["a"], route["b"]} == {ship, location}:
            kind: str = position["pirates"].get(id, "")
            return kind
    return ""


def _fight(state: CaptainsState, location: str) -> str:
    kind = _pirate_between(state, location)
    if not kind:
        return _("Fight on the route to {place}").format(place=names.place(location))
    return _("Fight the {pirate} on the route to {place}: {reward}").format(
        pirate=names.pirate(kind), place=names.place(location), reward=names.pirate_reward(kind)
    )


def _take(state: CaptainsState, card: str) -> str:
    return _("Take {card}").format(card=names.card_name(state, card))


def _step(state: CaptainsState, faction: str) -> str:
    return {
        "fleet": _("Advance on the fleet track"),
        "androids": _("Advance on the android track"),
        "pirates": _("Advance on the pirate track"),
    }[faction]


def _pay(state: CaptainsState, what: str) -> str:
    if state.kind == "prevent":
        return _("Discard a pirate token and ignore the damage")
    return (
        _("Pay with a {item}").format(item=names.item(what)) if what not in ("fleet", "androids", "pirates") else _("Go {item}").format(item=names.item(what))
    )


def _option(state: CaptainsState, number: str) -> str:
    """What an alternative brings, while the choice is open."""
    place = int(number) - 1
    if state.kind == "choice" and place < len(state.stack[-1][1]):
        return _("{number}: {effects}").format(number=number, effects=effects_words([from_play(effect) for effect in state.stack[-1][1][place]]))
    return _("Option {number}").format(number=number)


_LABELS: dict[str, Callable[..., str]] = {
    "train": _train,
    "promote": _promote,
    "room": _room,
    "mission": _mission,
    "pass": lambda state: _("Pass for the rest of the round"),
    "use": _use,
    "spend": _spend,
    "call": _call,
    "done": lambda state: _("No order") if state.kind == "order" else _("No second task"),
    "send": _send,
    "apply": lambda state: _("Apply the row"),
    "skip": lambda state: _("Leave the row out"),
    "again": lambda state: _("Apply it a second time"),
    "keep": lambda state, card="": _("Once is enough") if not card else _("Keep {mission}").format(mission=names.card_name(state, card)),
    "fly": _fly,
    "stop": lambda state: _("Stop here") if state.kind == "move" else _("No fight"),
    "mend": lambda state: _("Repair 1 damage instead"),
    "warp": lambda state: _("Jump instead"),
    "jump": lambda state, location: _("Jump to {place}").format(place=names.place(location)),
    "stay": lambda state: _("Stay here"),
    "fight": _fight,
    "repair": lambda state, where: _("Repair the ship") if where == "ship" else _("Repair technology slot {slot}").format(slot=where),
    "take": _take,
    "none": lambda state: _("Nothing of this"),
    "slot": lambda state, slot: _("Install it in slot {slot}").format(slot=slot),
    "step": _step,
    "decline": lambda state: _("Decline"),
    "drop": lambda state, what: _("Discard a {item}").format(item=names.item(what)),
    "pay": _pay,
    "suffer": lambda state: _("Take the damage"),
    "option": _option,
    "copy": lambda state, card: _("Copy {card}: {effects}").format(
        card=names.card_name(state, card), effects=effects_words(names.item_of(state, card).get("effects", ()))
    ),
    "store": lambda state, what: _("Put a {item} into the room").format(item=names.item(what)),
    "shadow": lambda state, location: _("Captain Shadow goes to {place}").format(place=names.place(location)),
}
