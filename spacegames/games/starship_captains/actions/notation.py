"""The notation: every action as a short text, such as "room helm", "use red*", "fly p05" or "send cadet"."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from spacegames.core.errors import UnreadableAction
from spacegames.core.game import Action
from spacegames.core.words import _

from ..components import ARTIFACTS, FACTIONS, FIGURES, ITEMS, ROOMS

WORDS = ("mission", "pass", "done", "apply", "skip", "again", "keep", "stop", "stay", "mend", "warp", "none", "decline", "suffer")
MISSION, PASS, DONE, APPLY, SKIP, AGAIN, KEEP, STOP, STAY, MEND, WARP, NONE, DECLINE, SUFFER = (Action(word, word) for word in WORDS)
_SINGLE = {str(action): action for action in (MISSION, PASS, DONE, APPLY, SKIP, AGAIN, KEEP, STOP, STAY, MEND, WARP, NONE, DECLINE, SUFFER)}


@cache
def one(word: str, name: str) -> Action:
    """An action of one word and a name, such as "fly p05"."""
    return Action(f"{word} {name}", word, (name,))


@cache
def numbered(word: str, number: int) -> Action:
    """An action of one word and a number, such as "slot 3"."""
    return Action(f"{word} {number}", word, (number,))


@cache
def train(figure: int, to: int) -> Action:
    """A cadet or ensign learns another colour."""
    return Action(f"train {FIGURES[figure]} {FIGURES[to]}", "train", (figure, to))


@cache
def promote(figure: int) -> Action:
    """An ensign becomes a commander."""
    return Action(f"promote {FIGURES[figure]}", "promote", (figure,))


@cache
def use(figure: int) -> Action:
    """A figure of the ready room activates the room."""
    return Action(f"use {FIGURES[figure]}", "use", (figure,))


@cache
def send(figure: int) -> Action:
    """A figure of the ready room stands at the row of the mission."""
    return Action(f"send {FIGURES[figure]}", "send", (figure,))


@cache
def spend(first: int, second: int) -> Action:
    """Two artifacts activate the room."""
    return Action(f"spend {ARTIFACTS[first]} {ARTIFACTS[second]}", "spend", (first, second))


@cache
def call(figure: int, place: int) -> Action:
    """A figure comes back from the queue; places are counted from the front."""
    return Action(f"call {FIGURES[figure]} {place}", "call", (figure, place))


def room(name: str) -> Action:
    return one("room", name)


REPAIR_SHIP = Action("repair ship", "repair", (0,))


def repair(where: int) -> Action:
    """Remove damage from a technology slot, or from the ship with 0."""
    return numbered("repair", where) if where else REPAIR_SHIP


def parse(text: str) -> Action:
    """The action a text stands for; UnreadableAction names what can be read instead."""
    action = _parse(text.split(" ")) if text.isascii() else None
    if action is None:
        raise UnreadableAction(
            _(
                "“{text}” is not an action of Starship Captains; actions look like “room helm”, “use red”, “fly p05”, “mission”, “send cadet”, "
                "“train cadet blue”, “take tech_05” or “pass”"
            ).format(text=text)
        )
    return action


_ID = re.compile(r"[a-z][a-z0-9_]*")
_PLACE = re.compile(r"home|p(0[1-9]|1[0-9])")
_NUMBER = re.compile(r"[1-9][0-9]?")
_FIGURE = {name: figure for figure, name in enumerate(FIGURES)}
_BY_FIGURE: dict[str, Callable[[int], Action]] = {"use": use, "send": send, "promote": promote}


def _parse(words: list[str]) -> Action | None:
    match words:
        case [word] if word in _SINGLE:
            return _SINGLE[word]
        case ["room", name] if name in ROOMS or _ID.fullmatch(name):
            return one("room", name)
        case [("use" | "send" | "promote") as word, figure] if figure in _FIGURE:
            return _BY_FIGURE[word](_FIGURE[figure])
        case ["train", figure, to] if figure in _FIGURE and to in FIGURES[1:4]:
            return train(_FIGURE[figure], _FIGURE[to])
        case ["spend", first, second] if first in ARTIFACTS and second in ARTIFACTS:
            return spend(ARTIFACTS.index(first), ARTIFACTS.index(second))
        case ["call", figure, place] if figure in _FIGURE and _NUMBER.fullmatch(place):
            return call(_FIGURE[figure], int(place))
        case [("fly" | "jump" | "fight" | "shadow") as word, place] if _PLACE.fullmatch(place):
            return one(word, place)
        case ["repair", "ship"]:
            return REPAIR_SHIP
        case [("repair" | "slot" | "option") as word, number] if number in ("1", "2", "3", "4", "5", "6"):
            return numbered(word, int(number))
        case [("take" | "copy" | "keep") as word, card] if _ID.fullmatch(card):
            return one(word, card)
        case ["step", faction] if faction in FACTIONS:
            return one("step", faction)
        case ["drop", item] if item in ITEMS:
            return one("drop", item)
        case ["store", item] if item in ARTIFACTS:
            return one("store", item)
        case ["pay", what] if what in ITEMS or what in FACTIONS or what == "medal":
            return one("pay", what)
    return None
