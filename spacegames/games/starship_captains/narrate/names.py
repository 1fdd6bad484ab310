"""What captains, crew, places, rooms and cards are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, language, listed, ngettext

if TYPE_CHECKING:
    from ..state import CaptainsState

_FILES = {"tech": "technologies", "omega": "omega", "mission": "missions", "event": "events", "solo": "events", "passenger": "passengers", "action": "actions"}


def player_name(state: CaptainsState, player: int) -> str:
    """How the table calls a captain; the number after the last player is Captain Shadow."""
    if player >= state.players:
        return _("Captain Shadow")
    return _("Captain {number}").format(number=player + 1)


def item_of(state: CaptainsState, card: str) -> Any:
    """The data of a card."""
    return state.game.components[_FILES[card.split("_")[0]]][card]


def card_name(state: CaptainsState, card: str) -> str:
    """What is printed on top of a card."""
    names = item_of(state, card)["name"]
    name: str = names.get(language(), names["en"])
    return name


def room_name(state: CaptainsState, room: str) -> str:
    """A basic room, or the technology that is a room."""
    if "_" in room:
        return card_name(state, room)
    return {"helm": _("the helm"), "weapons": _("the weapons room"), "science": _("the science room"), "repair": _("the repair room")}[room]


def place(location: str) -> str:
    """A location of the map."""
    return _("home") if location == "home" else _("planet {number}").format(number=int(location[1:]))


def figure(kind: str) -> str:
    """A crew figure without an article."""
    return {
        "cadet": _("cadet"),
        "red": _("red ensign"),
        "yellow": _("yellow ensign"),
        "blue": _("blue ensign"),
        "red*": _("red commander"),
        "yellow*": _("yellow commander"),
        "blue*": _("blue commander"),
        "android": _("android"),
    }[kind]


def a_figure(kind: str) -> str:
    """A crew figure with its article."""
    return _("an android") if kind == "android" else _("a {figure}").format(figure=figure(kind))


def several_figures(kind: str, number: int) -> str:
    """So many crew figures of a kind."""
    return {
        "cadet": ngettext("{n} cadet", "{n} cadets", number),
        "red": ngettext("{n} red ensign", "{n} red ensigns", number),
        "yellow": ngettext("{n} yellow ensign", "{n} yellow ensigns", number),
        "blue": ngettext("{n} blue ensign", "{n} blue ensigns", number),
        "red*": ngettext("{n} red commander", "{n} red commanders", number),
        "yellow*": ngettext("{n} yellow commander", "{n} yellow commanders", number),
        "blue*": ngettext("{n} blue commander", "{n} blue commanders", number),
        "android": ngettext("{n} android", "{n} androids", number),
    }[kind].format(n=number)


def several_items(kind: str, number: int) -> str:
    """So many pieces of cargo of a kind."""
    return {
        "red-yellow": ngettext("{n} red-yellow artifact", "{n} red-yellow artifacts", number),
        "red-blue": ngettext("{n} red-blue artifact", "{n} red-blue artifacts", number),
        "yellow-blue": ngettext("{n} yellow-blue artifact", "{n} yellow-blue artifacts", number),
        "pirate": ngettext("{n} pirate token", "{n} pirate tokens", number),
        "medal": ngettext("{n} medal", "{n} medals", number),
    }[kind].format(n=number)


def figures(kinds: Iterable[str]) -> str:
    """Several figures in a sentence."""
    return listed([figure(kind) for kind in kinds])


def item(kind: str) -> str:
    """A piece of cargo, or what else can be paid with."""
    return {
        "red-yellow": _("red-yellow artifact"),
        "red-blue": _("red-blue artifact"),
        "yellow-blue": _("yellow-blue artifact"),
        "pirate": _("pirate token"),
        "medal": _("medal"),
        "fleet": _("2 steps back on the fleet track"),
        "androids": _("2 steps back on the android track"),
        "pirates": _("2 steps back on the pirate track"),
    }[kind]


def pirate(kind: str) -> str:
    """A pirate token by the colour of its exhaust."""
    return {"green": _("green pirate"), "purple": _("purple pirate"), "yellow": _("yellow pirate")}[kind.split("_")[0]]


def pirate_reward(kind: str) -> str:
    """What beating a pirate gives."""
    return _("1 android") if kind.endswith("_android") else _("1 medal and 1 artifact")


def track(faction: str) -> str:
    """A faction track."""
    return {"fleet": _("the fleet track"), "androids": _("the android track"), "pirates": _("the pirate track")}[faction]


def station(name: str) -> str:
    """A station."""
    return {"home": _("the home station"), "androids": _("the android station"), "pirates": _("the pirate station")}[name]


def colour(name: str) -> str:
    """The colour of a room or a mission row."""
    return {"red": _("red"), "yellow": _("yellow"), "blue": _("blue"), "gray": _("gray"), "android": _("for androids")}[name]


def half(points: float) -> str:
    """Points with a half sign instead of .5."""
    whole, rest = divmod(abs(points), 1)
    sign = "–" if points < 0 else ""
    number = str(int(whole)) if whole or not rest else ""
    return f"{sign}{number}½" if rest else f"{sign}{number}"


def points(number: float) -> str:
    """Points with their word: "1 point", "–6½ points"."""
    return ngettext("{points} point", "{points} points", 1 if number == 1 else 2).format(points=half(number))
