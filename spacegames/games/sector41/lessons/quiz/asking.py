"""What all quiz questions share: cells in words, shuffled answers, and the engine as the key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position, State
from spacegames.core.registry import load
from spacegames.core.teaching import Predict, Step
from spacegames.core.words import _, listed

from ...components import CELL_NAMES, CELLS, DIRECTIONS, NEIGHBOURS, STEP

Maker = Callable[[Chance], Step]

REST = "salvage_explorer"
"""A tile on which an Explorer can stand in peace."""


def spelled(cell: str) -> str:
    """A cell as sentences write it: (6,5)."""
    return _("your Starship") if cell == "ship" else f"({cell})"


def spelled_all(cells: list[str]) -> str:
    """Several cells in a sentence; an empty list has a word of its own."""
    return listed([spelled(cell) for cell in cells], _("or")) if cells else _("nowhere, it stops")


def direction_name(direction: int) -> str:
    """A compass direction in words."""
    names = (_("north"), _("north-east"), _("east"), _("south-east"), _("south"), _("south-west"), _("west"), _("north-west"))
    return names[direction % len(DIRECTIONS)]


def some_cell(chance: Chance, low: int = 1, high: int = 9) -> int:
    """A cell with row and column between the two."""
    row, column = (low + chance.below(high - low + 1) for _axis in range(2))
    return (row - 1) * 9 + column - 1


def some_neighbour(chance: Chance, cell: int) -> int:
    """A cell that touches this one."""
    return chance.pick(NEIGHBOURS[cell])


def away(cell: int, direction: int, steps: int) -> int:
    """The cell so many steps in a direction, or -1 beyond the grid."""
    for _count in range(steps):
        cell = STEP[cell][direction] if 0 <= cell < CELLS else -1
    return cell if 0 <= cell < CELLS else -1


def name(cell: int) -> str:
    return CELL_NAMES[cell]


def state_of(position: Position) -> State:
    """The table of a question, to be asked for the key."""
    state: State = load("sector41").position(position)
    return state


def ordered_landing(state: State, move: str, kind: str) -> list[str]:
    """Where a tile of this kind sends the Explorer that makes the move: all choices, or the one way, or none."""
    events = state.play(move)
    for event in events:
        if event.kind == "explorer_moved" and event.data["by"] == kind:
            return [event.data["to"]]
    if state.kind == "chain_move":
        return list(dict.fromkeys(action.split()[1] for action in state.actions()))
    return []


def question(
    chance: Chance,
    position: Position,
    text: str,
    ask: str,
    right: str,
    wrong: Mapping[str, str],
    because: str,
    rules: tuple[str, ...],
    hints: tuple[str, str, str],
    **more: Any,
) -> Step:
    """One step of the quiz. `wrong` gives a reply for each wrong answer; three of them at most are used."""
    others = [answer for answer in wrong if answer != right]
    chance.shuffle(others)
    answers = [right, *others[:3]]
    chance.shuffle(answers)
    task = Predict(
        question=ask,
        answers=tuple(answers),
        right=answers.index(right),
        because=because,
        replies={i: wrong[answer] for i, answer in enumerate(answers) if answer != right},
        show=more.pop("show", ()),
    )
    return Step(text=text, rules=rules, table=lambda: position, tasks=(task,), hints=hints, **more)
