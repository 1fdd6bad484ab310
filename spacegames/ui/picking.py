"""From touches on the board to one action: the same for every game, and without any widget.

Each legal action has a path, the board ids a person touches to choose it. Touching a thing leaves the actions whose
path holds it. A thing may be touched out of order, and what all remaining actions share need not be touched at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..core.game import Action

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """One entry of the choice: a thing to touch next, with the actions that lie behind it."""

    thing: str
    actions: tuple[Action, ...]


class Pick:
    """What has been touched so far, and what it leaves.

    >>> go, stay = Action("go a", "go"), Action("stay", "stay")
    >>> pick = Pick({go: ("ship", "a"), stay: ()})
    >>> pick.lit
    ('a',)
    >>> pick.touch("a"), str(pick.settled)
    (True, 'go a')
    """

    def __init__(self, paths: Mapping[Action, Path]) -> None:
        self.paths: dict[Action, Path] = {action: tuple(dict.fromkeys(path)) for action, path in paths.items()}
        self.chosen: Path = ()

    def fitting(self, chosen: Path) -> list[Action]:
        """The actions that these touches can mean: first those that ask for them in this order, else in any order."""
        wanted = set(chosen)
        loose = [action for action, path in self.paths.items() if wanted.issubset(path)]
        strict = [action for action in loose if _in_order(chosen, self.paths[action])]
        return strict or loose

    @property
    def left(self) -> list[Action]:
        """The actions that are still possible."""
        return self.fitting(self.chosen)

    @property
    def settled(self) -> Action | None:
        """The one action that is left, once the end of its path was touched."""
        left = self.left
        if self.chosen and len(left) == 1 and self.paths[left[0]][-1] in self.chosen:
            return left[0]
        return None

    @property
    def here(self) -> list[Action]:
        """Actions that no further touch can tell apart from the others left; where there are any, a button decides."""
        left = [action for action in self.left if self.paths[action]]
        known = self._shared(left).union(self.chosen)
        return [action for action in left if known.issuperset(self.paths[action])] if self.chosen else []

    @property
    def spots(self) -> list[Spot]:
        """The things to touch next, in the order of the actions, each with what lies behind it."""
        left = [action for action in self.left if self.paths[action]]
        shared = self._shared(left)
        found: dict[str, list[Action]] = {}
        for action in left:
            rest = [thing for thing in self.paths[action] if thing not in self.chosen]
            following = [thing for thing in rest if thing not in shared] or rest[-1:]
            if following:
                found.setdefault(following[0], []).append(action)
        return [Spot(thing, tuple(actions)) for thing, actions in found.items()]

    def _shared(self, left: Sequence[Action]) -> set[str]:
        """What every action left asks for, so that touching it would tell nothing."""
        if len(left) == 1:
            return set(self.paths[left[0]][:-1])
        return set.intersection(*(set(self.paths[action]) for action in left)) if left else set()

    @property
    def lit(self) -> Path:
        """The ids to light up."""
        return tuple(spot.thing for spot in self.spots)

    @property
    def unplaced(self) -> list[Action]:
        """Actions that no place on the board stands for; they are buttons only."""
        return [action for action, path in self.paths.items() if not path]

    def accepts(self, thing: str) -> bool:
        """Whether touching the thing would leave something."""
        return thing not in self.chosen and bool(self.fitting((*self.chosen, thing)))

    def best(self, things: Iterable[str]) -> str | None:
        """Which of several things under one point is meant: a lit one, else one of a path, else a chosen one."""
        under = list(things)
        lit = set(self.lit)
        for thing in under:
            if thing in lit:
                return thing
        for thing in under:
            if self.accepts(thing):
                return thing
        for thing in under:
            if thing in self.chosen:
                return thing
        return under[0] if under else None

    def touch(self, thing: str) -> bool:
        """Choose a thing, or give it up if it was chosen; False if it means nothing now.

        A thing that does not go with what was chosen, but was lit at the beginning, starts the choice afresh.
        """
        if thing in self.chosen:
            self.chosen = self.chosen[: self.chosen.index(thing)]
            return True
        if self.accepts(thing):
            self.chosen = (*self.chosen, thing)
            return True
        if self.chosen and thing in Pick(self.paths).lit:
            self.chosen = (thing,)
            return True
        return False

    def clear(self) -> None:
        """Give everything up."""
        self.chosen = ()


def _in_order(chosen: Path, path: Path) -> bool:
    rest = iter(path)
    return all(thing in rest for thing in chosen)
