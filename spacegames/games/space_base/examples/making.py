"""Short ways to write an example down: what you play, and what your three tracks show then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spacegames.core.game import Position
from spacegames.core.teaching import Example, Expect, Play, Verb

from .prepared import table


def tracks(text: str, player: int = 0) -> dict[str, Any]:
    """Look-ups for "C4 I1 V0": credits, income and victory points of a player; what is not named is not looked at."""
    names = {"C": "credits", "I": "income", "V": "vp"}
    return {f"seats.{player}.{names[word[0]]}": int(word[1:]) for word in text.split()}


def shows(text: str, more: Mapping[str, Any] | None = None, player: int = 0) -> Expect:
    """The tracks of a player, and further look-ups."""
    return Expect({**tracks(text, player), **(more or {})})


def cubes(**cards: int) -> dict[str, Any]:
    """A look-up: you have exactly these cubes."""
    return {"seats.0.cubes": cards}


def station(**cards: str) -> dict[str, Any]:
    """Look-ups: these cards lie at your station, s7="merbold"."""
    return {f"seats.0.station.{int(sector[1:]) - 1}": name for sector, name in cards.items()}


def patrol(**cards: str) -> dict[str, Any]:
    """Look-ups: exactly these cards patrol a sector of yours, s7="starter_7 allen"."""
    return {f"seats.0.patrol.{int(sector[1:]) - 1}": name.split() for sector, name in cards.items()}


def shown(
    id: str,
    title: str,
    story: str,
    rules: str,
    *script: Verb,
    on: Callable[[], Position] | None = None,
    rulebook: bool = False,
    look: str = "",
    **settings: Any,
) -> Example:
    """An example on a table made by `table` with these settings, or on another one."""
    return Example(id, title, story, tuple(rules.split()), on or (lambda: table(**settings)), script, tuple(look.split()), rulebook)


def pays(
    id: str,
    title: str,
    story: str,
    rules: str,
    play: str,
    out: str,
    more: Mapping[str, Any] | None = None,
    rulebook: bool = False,
    passive: bool = False,
    **settings: Any,
) -> Example:
    """An example in which you use the dice: the actions one after the other, divided by semicolons, and your tracks then."""
    script: list[Verb] = [Play(text.strip()) for text in play.split(";")]
    script.append(shows(out, more))
    dice = settings["dice"]
    side = "patrol" if passive else "station"
    look = " ".join(f"{side}-0-{sector}" for sector in sorted({*dice, sum(dice)}))
    return shown(id, title, story, rules, *script, rulebook=rulebook, look=look, passive=passive, **settings)
