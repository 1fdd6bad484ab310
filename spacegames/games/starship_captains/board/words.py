"""What a screen reader says about the things of the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed, ngettext

from ..narrate import names
from ..narrate.effects import ability_words, effects_words, event_words, score_words
from ..scoring import lines

if TYPE_CHECKING:
    from ..state import CaptainsState

Seat = Mapping[str, Any]


def is_rebuilt(item: Mapping[str, Any], *fields: str) -> bool:
    """Whether a value on view is a reconstruction."""
    found = item.get("reconstructed", ())
    return any(field in found for field in fields)


def mission(state: CaptainsState, card: str) -> str:
    """A mission card: points and rows."""
    item = names.item_of(state, card)
    rows = "; ".join(
        _("row {number} {colour}: {effects}").format(number=i, colour=names.colour(row["color"]), effects=effects_words(row["effects"]))
        for i, row in enumerate(item["rows"], 1)
    )
    text = _("mission {name}, {points}; {rows}").format(name=names.card_name(state, card), points=names.points(item["points"]), rows=rows)
    return _noted(text, is_rebuilt(item, "points", "rows"))


def _noted(text: str, rebuilt: bool) -> str:
    return _("{text} (values reconstructed)").format(text=text) if rebuilt else text


def technology(state: CaptainsState, card: str) -> str:
    """A technology: what sort it is and what it does."""
    item = names.item_of(state, card)
    name = names.card_name(state, card)
    if "score" in item:
        text = _("omega technology {name}: {what}").format(name=name, what=score_words(item["score"]))
    elif item["type"] == "room":
        text = _("room technology {name}, {colour}: {what}").format(name=name, colour=names.colour(item["color"]), what=effects_words(item["effects"]))
    else:
        text = _("ability technology {name}: {what}").format(name=name, what=ability_words(item["ability"]))
    edges = _("left edge {left}, right edge {right}").format(left=edge(item["left"]), right=edge(item["right"]))
    return _noted(_("{text}; {edges}").format(text=text, edges=edges), is_rebuilt(item, "effects", "ability", "score", "left", "right"))


def edge(symbols: tuple[str, ...] | list[str]) -> str:
    """The symbols of an edge from top to bottom."""
    said = {"repair": _("repair"), "medal": _("medal"), "move": _("move"), "": _("nothing")}
    return "-".join(said[symbol] for symbol in symbols)


def event(state: CaptainsState, card: str, begun: bool) -> str:
    item = names.item_of(state, card)
    what = event_words(item)
    text = _("event {name}, has begun: {what}") if begun else _("event {name}, begins at space 7: {what}")
    return _noted(text.format(name=names.card_name(state, card), what=what), is_rebuilt(item, "first", "lasting", "later"))


def location(state: CaptainsState, place: str, content: str, holder: str) -> str:
    """A location and what lies there, without the card's details."""
    if place == "home":
        return _("the home station")
    words = {"place": names.place(place), "holder": holder}
    if content.startswith("mission"):
        words["what"] = _("mission {name}").format(name=names.card_name(state, content))
    elif content.startswith("number"):
        words["what"] = _("number {number}").format(number=content.split()[1])
        if content.endswith("down"):
            words["what"] = _("number {number}, face down").format(number=content.split()[1])
    elif content.startswith("station"):
        words["what"] = names.station(content.split()[1])
    else:
        words["what"] = _("nothing")
    return (_("{place}: {what}, reserved by {holder}") if holder else _("{place}: {what}")).format(**words)


def route(state: CaptainsState, data: Mapping[str, Any], pirate: str) -> str:
    words = {"one": names.place(data["a"]), "two": names.place(data["b"])}
    words["colour"] = {"green": _("green"), "purple": _("purple"), "yellow": _("yellow")}[data["color"]]
    text = _("{colour} route between {one} and {two}, with a pirate") if pirate else _("{colour} route between {one} and {two}")
    return text.format(**words)


def pirate(kind: str, data: Mapping[str, Any]) -> str:
    return _("{pirate} between {one} and {two}, reward {reward}").format(
        pirate=names.pirate(kind), one=names.place(data["a"]), two=names.place(data["b"]), reward=names.pirate_reward(kind)
    )


def station(state: CaptainsState, name: str, token: int | str) -> str:
    effects = effects_words(state.game.components["stations"][name]["effects"])
    words = {"station": names.station(name), "effects": effects, "round": token}
    if token == "there":
        return _("token of {station}: {effects}").format(**words)
    if token == "out":
        return _("token of {station}: out of the game").format(**words)
    return _("token of {station}: {effects}; waits for round {round}").format(**words)


def space(faction: str, at: int, points: int, bonus: Any, event_space: bool) -> str:
    words = {"space": at, "track": names.track(faction), "points": names.points(points), "bonus": effects_words(bonus)}
    text = _("space {space} of {track}, {points}, bonus {bonus}") if bonus else _("space {space} of {track}, {points}")
    if event_space:
        text = _("space {space} of {track}, {points}, sets off the event")
    return text.format(**words)


def marker(state: CaptainsState, player: int, faction: str, steps: int) -> str:
    laps, at = divmod(steps, 13)
    words = {"name": names.player_name(state, player), "track": names.track(faction), "space": at, "laps": laps}
    after = ngettext("{name} on {track}: space {space} after {laps} lap", "{name} on {track}: space {space} after {laps} laps", laps)
    return (after if laps else _("{name} on {track}: space {space}")).format(**words)


def crew(counts: Mapping[str, int]) -> str:
    """Figures by kind."""
    said = [names.several_figures(kind, number) for kind, number in counts.items() if number]
    return listed(said) if said else _("nobody")


def ready(state: CaptainsState, player: int, seat: Seat) -> str:
    return _("ready room of {name}: {crew}").format(name=names.player_name(state, player), crew=crew(seat["ready"]))


def queue(state: CaptainsState, player: int, seat: Seat) -> str:
    if not seat["queue"]:
        return _("queue of {name}: nobody").format(name=names.player_name(state, player))
    return _("queue of {name}, front first: {crew}").format(name=names.player_name(state, player), crew=names.figures(seat["queue"]))


def hold(state: CaptainsState, player: int, seat: Seat) -> str:
    items = [names.several_items(kind, number) for kind, number in (*seat["artifacts"].items(), ("pirate", len(seat["pirates"]))) if number]
    words = {"name": names.player_name(state, player), "damage": seat["damage"], "items": listed(items)}
    return (_("hold of {name}: {damage} damage, {items}") if items else _("hold of {name}: {damage} damage, no cargo")).format(**words)


def seat(state: CaptainsState, player: int, entry: Seat, passed: bool) -> str:
    """A captain in one sentence."""
    words = {
        "name": names.player_name(state, player),
        "place": names.place(entry["ship"]),
        "medals": ngettext("{n} medal", "{n} medals", entry["medals"]).format(n=entry["medals"]),
        "missions": ngettext("{n} mission done", "{n} missions done", len(entry["missions"])).format(n=len(entry["missions"])),
        "score": names.points(sum(points for _name, points in lines(state, player))),
    }
    text = _("{name} at {place}, {medals}, {missions}, {score} now; has passed") if passed else _("{name} at {place}, {medals}, {missions}, {score} now")
    return text.format(**words)


def slot(state: CaptainsState, player: int, number: int, card: str | None, damaged: bool, left: Any, right: Any) -> str:
    words = {"name": names.player_name(state, player), "number": number}
    if card:
        words["what"] = technology(state, card)
    elif damaged:
        words["what"] = _("damaged; left edge {left}, right edge {right}").format(left=edge(left), right=edge(right))
    else:
        words["what"] = _("empty; left edge {left}, right edge {right}").format(left=edge(left), right=edge(right))
    return _("technology slot {number} of {name}: {what}").format(**words)


def room(state: CaptainsState, player: int, name: str) -> str:
    item = state.game.components["rooms"][name]
    return _("{room} of {name}, {colour}: {effects}").format(
        room=names.room_name(state, name), name=names.player_name(state, player), colour=names.colour(item["color"]), effects=effects_words(item["effects"])
    )


def title(state: CaptainsState, position: Mapping[str, Any]) -> str:
    if state.over:
        return _("Starship Captains: the game is over")
    return _("Starship Captains, round {round}: {name} is at work").format(round=position["round"], name=names.player_name(state, state.decider))


def score(state: CaptainsState, player: int) -> str:
    """What a captain's points are made of, so that a score below zero explains itself."""
    found = lines(state, player)
    sums = names.points(sum(points for _name, points in found))
    parts = [_("{what} {points}").format(what=source(name), points=names.half(points)) for name, points in found if points]
    if not parts:
        return _("{points} if the game ended now").format(points=sums)
    return _("{points} if the game ended now: {parts}").format(points=sums, parts=", ".join(parts))


def source(name: str) -> str:
    """A row of the score pad."""
    return {
        "missions": _("missions"),
        "factions": _("faction tracks"),
        "omega": _("omega technologies"),
        "passenger": _("passenger"),
        "commanders": _("commanders"),
        "androids": _("androids"),
        "pirates": _("pirate tokens"),
        "medals": _("medals"),
        "artifacts": _("artifacts"),
        "damage": _("damage"),
    }[name]


def legend() -> tuple[tuple[str, str], ...]:
    return (
        ("move", _("move")),
        ("jump", _("jump")),
        ("fight", _("fight")),
        ("repair", _("repair")),
        ("damage", _("damage")),
        ("technology", _("technology")),
        ("medal", _("medal")),
        ("artifact", _("artifact")),
        ("any", _("track step")),
        ("train", _("training")),
        ("ready", _("back to ready")),
        ("ambush", _("ambush")),
        ("star", _("points")),
    )
