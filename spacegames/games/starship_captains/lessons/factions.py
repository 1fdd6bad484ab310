"""Lesson 7: the faction tracks."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-07",
            title=_("Faction tracks"),
            goal=_("Go forward, take bonuses, complete laps."),
            steps=(
                step(
                    _(
                        "A symbol with a faction gives steps on its track; one for any faction lets you choose the track, but all its steps go there. Two "
                        "symbols with 1 each may go different ways. Bonuses count when you land on them or pass them."
                    ),
                    "FAC-01..06",
                    ask(
                        _("Three steps on the pirate track from the start. The bonus on space 2 is a repair. Do you get it?"),
                        _("Passing a bonus is enough."),
                        _("Yes, by passing it"),
                        (_("No, you end on space 3"), _("Passing counts as well.")),
                        (_("Only on the second lap"), _("It counts every time.")),
                    ),
                    do(
                        _("The mission asks for three steps on one track. Take the pirate track, and repair the ship."),
                        "step pirates; repair ship",
                        _("Space 3, and a repair on the way."),
                        replies={
                            "step fleet": _("A medal on space 2. Not bad, but the task is the pirate track."),
                            "step androids": _("A repair there too, but the task is the pirate track."),
                        },
                    ),
                    hints=(_("Landing or passing."), _("All three steps on one track."), _("Yes. Then pirates, ship.")),
                    look="track-fleet track-androids track-pirates marker-0-pirates",
                    on=_three_steps,
                ),
                step(
                    _("The four sectors of a track are worth 1, 2, 3 and 4 points. Your marker is on the last space, 12."),
                    "FAC-07..09",
                    ask(
                        _("One more step brings it back to the start. What is it worth then?"),
                        _("A full lap is worth 5, and the sectors come on top from then on. The marker is turned over and goes on."),
                        _("5 points"),
                        (_("0 points"), _("A lap is never lost.")),
                        (_("9 points"), _("The start space adds nothing to the 5.")),
                        at=1,
                        show="room tech_20; step pirates; step pirates",
                    ),
                    hints=(_("A lap has a value of its own."), _("More than the last sector."), _("5 points.")),
                    look="track-pirates marker-0-pirates",
                    steps=(0, 0, 12),
                    slots={3: "tech_20"},
                ),
                step(
                    _("Count the steps of a track from the start: 1 to 3 are worth 1 point, 4 to 6 two, 7 to 9 three, 10 to 12 four. Step 13 is the lap."),
                    "INV-42 INV-43",
                    ask(
                        _("What are 7 steps worth?"),
                        _("The third sector."),
                        _("3"),
                        (_("2"), _("6 steps would be worth 2.")),
                        (_("7"), _("Steps are not points.")),
                        at=1,
                    ),
                    ask(
                        _("And 14 steps?"),
                        _("A lap and the first sector: 5 + 1. The value never falls."),
                        _("6"),
                        (_("5"), _("That is 13 steps.")),
                        (_("1"), _("The lap still counts.")),
                        at=2,
                    ),
                    hints=(_("Three spaces for each sector."), _("13 steps are 5 points."), _("3, and 6.")),
                    look="track-fleet track-androids track-pirates",
                    steps=(7, 14, 0),
                ),
                step(
                    _("You and another captain have 25 steps each on the pirate track, one short of a second lap."),
                    "FAC-10 FAC-11",
                    ask(
                        _("You complete it first, the other one a moment later. Who has how much on this track?"),
                        _("Both have made two laps: 10 points each. The trophy only marks who was first."),
                        _("10 points each, and you have the trophy"),
                        (_("You 10, the other one 5"), _("The points are for everybody.")),
                        (_("You 15, the other one 10"), _("The trophy is the second 5, not a third.")),
                        show="room tech_20; step pirates; step fleet; room tech_08; stop; step pirates",
                    ),
                    hints=(_("Two laps, twice 5."), _("There is one trophy only, but points for all."), _("10 each, the trophy for you.")),
                    look="track-pirates marker-0-pirates marker-1-pirates",
                    steps=(0, 0, 25),
                    slots={3: "tech_20"},
                    others={1: {"slots": {3: "tech_08"}, "steps": (0, 0, 25)}},
                    under="tech_23",
                ),
                step(
                    _("Each track has an event. Your android marker is on space 6, and nobody has been on space 7 yet. Under the event lies a technology."),
                    "FAC-14 FAC-15 AMB-94 AMB-95",
                    do(
                        _("Take one step on the android track."),
                        "room tech_20; step androids",
                        _("The event begins: you may install the card that lay beneath."),
                        replies={
                            "step fleet": _("The fleet event is still far away."),
                            "decline": _("Allowed if you do not want the event. But look what it does."),
                        },
                    ),
                    ask(
                        _("A second captain reaches space 7 later. Does the event happen once more?"),
                        _("What the first one set off has happened. Lasting events go on for everybody, and this one keeps an android for each later visitor."),
                        _("No; for later ones there is at most something smaller"),
                        (_("Yes, just the same"), _("The card under the event is gone by then.")),
                        (_("No, never anything"), _("Some events keep something for those who come later.")),
                    ),
                    hints=(
                        _("Space 7 is the event space."),
                        _("The first one there sets it off."),
                        _("Xenolinguistics Lab, androids; then: no, at most something smaller."),
                    ),
                    look="track-androids event-androids under-event",
                    ruling=_("When an event acts is our own reading: when the first marker reaches space 7."),
                    steps=(0, 6, 0),
                    slots={3: "tech_20"},
                ),
                step(
                    _("Three steps for any faction wait. It would be nice to split them."),
                    "FAC-05 FAC-06",
                    do(
                        _("Go up the fleet track."),
                        "step fleet",
                        _("All three steps, and the medal of space 2."),
                        replies={"step pirates": _("The fleet was asked for."), "step androids": _("The fleet was asked for.")},
                    ),
                    attempt(
                        _("Now try one more on the android track."),
                        "step androids",
                        "FAC-05",
                        _("Refused: one symbol, one track. Only two symbols with 1 each may be split."),
                    ),
                    hints=(_("One symbol is one choice."), _("All three go the same way."), _("Fleet; then try androids.")),
                    look="track-fleet track-androids",
                    on=_three_steps,
                ),
            ),
        ),
    )


def _three_steps() -> dict[str, object]:
    """In the middle of a mission: three steps on a track of choice."""
    from spacegames.core.registry import load

    from ..examples import table

    state = load("starship_captains").position(table(ready="R B", ship="p05"))
    for move in ("mission", "send red", "skip", "apply"):
        state.play(move)
    position: dict[str, object] = state.to_position()
    return position
