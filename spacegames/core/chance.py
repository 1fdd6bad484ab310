"""All chance of a game: a small seeded generator that is copied and saved with the state.

It is SplitMix64, the same numbers in every Python version and on every machine. The whole state is one integer,
so a copy costs nothing and a position can carry it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from .errors import SpacegamesError
from .words import _

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance:
    """Dice, draws and shuffles of one game.

    >>> a, b = Chance(7), Chance(7)
    >>> a.dice(3) == b.dice(3)
    True
    >>> a.force(5, 6); a.dice(2)
    [5, 6]
    """

    __slots__ = ("forced", "state")

    def __init__(self, seed: int = 0, forced: Sequence[int | str] = ()) -> None:
        self.state = seed & _MASK
        self.forced: tuple[int | str, ...] = tuple(forced)

    def copy(self) -> Chance:
        new = Chance.__new__(Chance)
        new.state = self.state
        new.forced = self.forced
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.state == other.state and self.forced == other.forced

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Chance({self.state}, forced={self.forced})"

    def force(self, *values: int | str) -> None:
        """Settle what comes next: numbers for dice, names for draws. They are used up in this order."""
        self.forced += values

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely; never forced."""
        while True:
            self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < _MASK - _MASK % n:  # else the last, incomplete stretch would favour small numbers
                return z % n

    def die(self, sides: int = 6) -> int:
        """Roll one die, or take the next forced number."""
        if self.forced and isinstance(self.forced[0], int):
            value, self.forced = self.forced[0], self.forced[1:]
            if not 1 <= value <= sides:
                raise SpacegamesError(_("a die with {sides} sides cannot be forced to {value}").format(sides=sides, value=value))
            return value
        return self.below(sides) + 1

    def dice(self, number: int, sides: int = 6) -> list[int]:
        """Roll several dice."""
        return [self.die(sides) for _die in range(number)]

    def forced_draw(self, names: Sequence[str]) -> int | None:
        """Where in `names` the next forced draw is found, and use it up; None if no draw is forced.

        A forced name that is not to be had any more is dropped without effect.
        """
        if self.forced and isinstance(self.forced[0], str):
            name, self.forced = self.forced[0], self.forced[1:]
            return names.index(name) if name in names else None
        return None

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, all equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[Any]) -> None:
        """Mix a list in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def to_position(self) -> dict[str, Any]:
        return {"state": self.state, "forced": list(self.forced)}
