"""Lesson 17: the final score."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, step


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-17",
            title=_("The final score"),
            goal=_("Fill in the score pad."),
            steps=(
                step(
                    _(
                        "After four rounds the game is over. Missions score what they show, tracks their sectors and laps, omegas what they say. "
                        "Commanders, androids and pirate tokens are worth 1 each, "
                        "medals and artifacts half a point, and every damage token costs 1."
                    ),
                    "SCO-01..11",
                    ask(
                        _("Missions of 4, 5 and 6 points; 14 fleet steps, 7 android steps, 5 pirate steps. How much is that?"),
                        _("15 for the missions, and 6 + 3 + 2 for the tracks."),
                        _("15 + 11"),
                        (_("15 + 26"), _("Steps are not points: look at the sectors.")),
                        (_("15 + 6"), _("All three tracks count.")),
                    ),
                    ask(
                        _("Now the Wanted List with three pirate tokens, these tokens themselves, two commanders, an android, three medals and two artifacts?"),
                        _("3 + 3 + 2 + 1 + 1.5 + 1."),
                        _("11.5"),
                        (_("8.5"), _("The tokens count for themselves and for the list.")),
                        (_("14"), _("Medals and artifacts are worth half a point each.")),
                        at=1,
                    ),
                    ask(
                        _("Two damage in the hold, one on the technology board. The total?"),
                        _("26 + 11.5 - 3 = 34.5."),
                        _("34.5"),
                        (_("35.5"), _("Damage on the technology board counts as well.")),
                        (_("37.5"), _("Damage costs points.")),
                        at=2,
                        show="pass",
                    ),
                    hints=(_("Go row by row."), _("Missions 15, tracks 11, then the things on the ship."), _("15 + 11; 11.5; 34.5.")),
                    look="seat-0 hold-0 slot-0-3",
                    round=4,
                    stations={"home": "out"},
                    passed=(1,),
                    missions="mission_10 mission_06 mission_12",
                    steps=(14, 7, 5),
                    slots={3: "omega_01"},
                    central="tech_33 tech_05 tech_24 tech_12 tech_18 omega_04 omega_02 omega_03",
                    ready="R* A",
                    queue="Y* B C",
                    items="RY RB P P P",
                    medals=3,
                    damage=2,
                    holes=(1,),
                ),
                step(
                    _("Another game: both captains end with the same total."),
                    "SCO-12",
                    ask(
                        _("Who wins?"),
                        _("There is no tie-breaker: both."),
                        _("Both"),
                        (_("Who has more medals"), _("Nothing breaks a tie.")),
                        (_("Nobody"), _("A tie is a shared victory.")),
                        at=1,
                        show="pass",
                    ),
                    hints=(_("Nothing breaks a tie."), _("It is shared."), _("Both.")),
                    look="seat-0 seat-1",
                    round=4,
                    stations={"home": "out"},
                    passed=(1,),
                ),
                step(
                    _("The book has an epilogue for every total from 21 to 74, one for 20 and less, and one for 75 and more."),
                    "SCO-13",
                    ask(
                        _("Which one do you read with 34.5 points?"),
                        _("Halves are rounded down for the epilogue, and for nothing else."),
                        _("34"),
                        (_("35"), _("Rounded down.")),
                        (_("None"), _("There is one for every total.")),
                    ),
                    hints=(_("Up or down?"), _("Down."), _("34.")),
                    look="seat-0",
                    round=4,
                    stations={"home": "out"},
                ),
            ),
        ),
    )
