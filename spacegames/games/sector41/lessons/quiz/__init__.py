"""Lesson 25: ten questions that are new every time, and an invitation to a whole game.

Every question is asked about a real position, and the engine itself gives the key.
"""

from __future__ import annotations

from dataclasses import replace

from spacegames.core.chance import Chance
from spacegames.core.teaching import Do, Lesson, Step
from spacegames.core.words import _

from ..setup import dealt
from . import grid, pieces
from .asking import Maker

QUESTIONS: dict[str, Maker] = {**grid.QUESTIONS, **pieces.QUESTIONS}
"""Every kind of question by name: given chance, it makes a step."""

LENGTH = 10


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="S41-LES-25",
            title=_("Mixed quiz and first game"),
            goal=_("Answer ten questions from all lessons, then sit down and play."),
            quiz=quiz,
        ),
    )


def quiz(seed: int) -> tuple[Step, ...]:
    """Ten questions of different kinds and the invitation; the same seed asks the same."""
    chance = Chance(seed)
    names = sorted(QUESTIONS)
    chance.shuffle(names)
    steps = []
    for number, name in enumerate(names[:LENGTH], 1):
        step = QUESTIONS[name](chance)
        text = _("Question {number} of {length}. {text}").format(number=number, length=LENGTH, text=step.text)
        steps.append(replace(step, text=text))
    return (*steps, _invitation())


def _invitation() -> Step:
    return Step(
        text=_(
            "That was the school. Now play: choose a Starship and an edge here, then open the notebook “Play” and meet a bot, or a friend, at a whole table. "
            "Whatever is refused there tells you its rule, and before each Guardian phase you may guess its steps first."
        ),
        rules=("S41-TRN-02", "S41-SET-07", "S41-WIN-03"),
        table=dealt,
        look=("dock-green", "dock-blue", "dock-red", "dock-yellow"),
        tasks=(
            Do(
                goal=_("Sit down: take a Starship, then an edge."),
                moves=(("*",), ("*",)),
                praise=_("Your place is taken, and the sector is waiting. Good luck, Captain!"),
            ),
        ),
        hints=(
            _("Two choices: a colour and an edge."),
            _("Touch one of the docks, then one of the edges."),
            _("For example “take green”, then “edge S”."),
        ),
    )
