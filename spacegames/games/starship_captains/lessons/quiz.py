"""Lesson 21: ten questions that are new every time; the engine itself gives the key.

They take turns: who comes back from a queue, which rows of a mission a crew can use, and what a track is worth.
"""

from __future__ import annotations

from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position
from spacegames.core.registry import load
from spacegames.core.teaching import Lesson, Predict, Step
from spacegames.core.words import _, listed

from ..examples import table
from ..narrate.names import card_name, figure

LENGTH = 10
_CODES = ("C", "R", "Y", "B", "A")
_NAMES = {"C": "cadet", "R": "red", "Y": "yellow", "B": "blue", "A": "android"}


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-21",
            title=_("Mixed quiz"),
            goal=_("Answer ten questions about queues, mission rows and tracks."),
            quiz=quiz,
        ),
    )


def quiz(seed: int) -> tuple[Step, ...]:
    """Ten questions, taking turns between the three kinds; the same seed asks the same."""
    chance = Chance(seed)
    kinds = (_queue, _rows, _track)
    return tuple(kinds[number % 3](chance, number) for number in range(1, LENGTH + 1))


def _heading(number: int) -> str:
    return _("Question {number} of {length}.").format(number=number, length=LENGTH)


def _queue(chance: Chance, number: int) -> Step:
    """How many come back, and who is the last of them?"""
    length = 4 + chance.below(4)
    queue = " ".join(chance.pick(_CODES[:4]) for _place in range(length))

    def made() -> Position:
        return table(ready="", queue=queue, passed=(1,), medals=0)

    state = load("starship_captains").position(made())
    before = len(state.queue[0])
    state.play("pass")
    right = before - len(state.queue[0])
    answers = sorted({right, 3, before, max(0, right - 1), right + 1})
    because = _("All figures of the queue come back except the last three.")
    return Step(
        text=_("{heading} {count} figures wait in your queue when the round ends.").format(heading=_heading(number), count=before),
        rules=("CAP-RND-03", "CAP-INV-35"),
        table=made,
        look=("queue-0",),
        tasks=(Predict(_("How many come back to the ready room?"), tuple(str(answer) for answer in answers), answers.index(right), because, show=("pass",)),),
        hints=(_("Some stay."), because, str(right)),
    )


def _rows(chance: Chance, number: int) -> Step:
    """Which rows of a mission can this crew use?"""
    game = load("starship_captains")
    missions: Any = game.components["missions"]
    mission = chance.pick([name for name, item in missions.items() if len(item["rows"]) == 3])
    crew = [chance.pick(_CODES) for _row in range(3)]

    def made() -> Position:
        return table(ready=" ".join(crew), ship="p05", planets={"p05": mission})

    state = game.position(made())
    right = _usable(state, [_NAMES[code] for code in crew])
    every = [(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)]
    wrong = [rows for rows in every if rows != right]
    chance.shuffle(wrong)
    answers = [right, *wrong[:3]]
    chance.shuffle(answers)
    names = listed([figure(_NAMES[code]) for code in crew])
    because = _("A figure can use a row of its own colour; an android fits every row, a cadet none.")
    return Step(
        text=_("{heading} The mission {mission} lies on planet 5. From top to bottom you send: {crew}.").format(
            heading=_heading(number), mission=card_name(state, mission), crew=names
        ),
        rules=("CAP-MIS-08", "CAP-MIS-09", "CAP-CRW-06", "CAP-CRW-29", "CAP-CRW-30"),
        table=made,
        look=("mission-p05",),
        tasks=(Predict(_("Which rows can be used?"), tuple(_rows_text(rows) for rows in answers), answers.index(right), because),),
        hints=(_("Compare colours row by row."), because, _rows_text(right)),
    )


def _usable(state: Any, crew: list[str]) -> tuple[int, ...]:
    """The rows the engine offers to a crew: send it, and skip every row that could be used."""
    events = list(state.play("mission"))
    for kind in crew:
        if state.kind == "assign":
            events += state.play(f"send {kind}")
    while state.kind == "row":
        events += state.play("skip")
    return tuple(event.data["row"] for event in events if event.kind == "row_skipped" and event.data["match"])


def _rows_text(rows: tuple[int, ...]) -> str:
    if not rows:
        return _("None")
    return (
        _("Row {rows}").format(rows=listed([str(row) for row in rows])) if len(rows) == 1 else _("Rows {rows}").format(rows=listed([str(row) for row in rows]))
    )


def _track(chance: Chance, number: int) -> Step:
    """What is a marker worth?"""
    steps = 1 + chance.below(25)

    def made() -> Position:
        return table(steps=(steps, 0, 0), medals=0, damage=0, holes=())

    right = int(load("starship_captains").position(made()).scores()[0])
    answers = sorted({right, right + 1, max(0, right - 1), right + 5 if right < 5 else right - 5})
    laps, space = divmod(steps, 13)
    because = _("5 points for each lap, and the sector of the marker: 1 for spaces 1 to 3, 2 for 4 to 6, 3 for 7 to 9, 4 for 10 to 12.")
    where = _("on space {space}").format(space=space) if not laps else _("on space {space}, after a full lap").format(space=space)
    return Step(
        text=_("{heading} Your fleet marker stands {where}.").format(heading=_heading(number), where=where),
        rules=("CAP-FAC-07", "CAP-FAC-08", "CAP-INV-42"),
        table=made,
        look=("track-fleet", "marker-0-fleet"),
        tasks=(Predict(_("What is it worth?"), tuple(str(answer) for answer in answers), answers.index(right), because),),
        hints=(_("Laps and sectors."), because, str(right)),
    )
