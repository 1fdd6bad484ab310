"""Lesson 15: arrows."""

from __future__ import annotations

from spacegames.core.teaching import Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SB-LES-15",
            title=_("Arrows"),
            goal=_("Follow arrows to neighbouring sectors, and know where they end."),
            steps=(
                Step(
                    text=_("Shaw lies in sector 10 and points both ways. It pays nothing itself, but lets a neighbour pay."),
                    rules=("SB-ARW-01", "SB-ARW-02", "SB-ARW-04"),
                    table=lambda: table(st="10 shaw, 11 chretien", dice=(4, 6)),
                    look=("card-shaw", "station-0-9", "station-0-11"),
                    tasks=(
                        Do(
                            goal=_("Use the sum, and choose the side with 8 credits."),
                            moves=(("sum",), ("right",)),
                            replies={
                                "left": _("Sector 9 pays 1 income. Chretien lies on the other side."),
                                "separate": _("Shaw lies in sector 10: take the sum."),
                            },
                            praise=_("8 credits from sector 11."),
                        ),
                    ),
                    hints=(_("4 + 6 = 10."), _("Chretien is the right neighbour."), _("The sum, then to the right.")),
                ),
                Step(
                    text=_("Another player rolls 10. Above your sector 10: 2 income, 3 credits and a two-way arrow. Above sector 11: 4 credits and 3 points."),
                    rules=("SB-ARW-03",),
                    table=lambda: table(pa="10 gorbatko s10 shaw, 11 s11 peterson", dice=(4, 6), passive=True),
                    look=("patrol-0-10", "patrol-0-11"),
                    tasks=(
                        Predict(
                            question=_("With the arrow to the right, what do you get in all?"),
                            answers=(_("4 credits and 3 points"), _("7 credits, 2 income and 3 points"), _("3 credits and 2 income")),
                            right=1,
                            because=_("Everything of sector 10, and by the arrow everything of sector 11."),
                            replies={0: _("Sector 10 itself pays too."), 2: _("And the arrow?")},
                            show=("sum", "right"),
                        ),
                    ),
                    hints=(_("Two sectors pay."), _("3 + 4 credits."), _("7 credits, 2 income, 3 points.")),
                ),
                Step(
                    text=_("Bluford in sector 12 pays 3 points and points left."),
                    rules=("SB-ARW-05", "SB-ARW-06"),
                    table=lambda: table(st="12 bluford", dice=(6, 6)),
                    look=("card-bluford", "station-0-11"),
                    tasks=(
                        Predict(
                            question=_("What does the sum 12 bring?"),
                            answers=(_("3 points or 1 income"), _("3 points and 1 income"), _("3 points")),
                            right=1,
                            because=_("Its own reward and the neighbour's. A single arrow leaves no choice."),
                            replies={0: _("Not or: and."), 2: _("Follow the arrow.")},
                            show=("sum",),
                        ),
                    ),
                    hints=(_("A reward and an arrow."), _("Both are paid."), _("3 points and 1 income.")),
                ),
                Step(
                    text=_("Merbold in 7 points right, Lichtenberg in 8 points both ways. You roll 7."),
                    rules=("SB-ARW-07", "SB-ARW-08", "SB-ARW-10"),
                    table=lambda: table(st="7 merbold, 8 lichtenberg, 9 serebrov", dice=(3, 4)),
                    look=("station-0-7", "station-0-8", "station-0-9"),
                    tasks=(
                        Predict(
                            question=_("At Lichtenberg you point back to Merbold. What happens?"),
                            answers=(_("Merbold pays again, and on and on"), _("Merbold pays once more"), _("Nothing: it was paid already")),
                            right=2,
                            because=_("For one result each reward is taken once. There are no endless circles."),
                            replies={0: _("A nice idea, but no."), 1: _("Once for this result.")},
                        ),
                        Do(
                            goal=_("Take the sum and choose the sensible way."),
                            moves=(("sum",), ("right",)),
                            replies={"left": _("Nothing more came. To the right waits Serebrov."), "separate": _("The arrows lie in sectors 7 and 8.")},
                            praise=_("1 credit from Merbold, 6 from Serebrov."),
                        ),
                    ),
                    hints=(_("Each reward once."), _("Sector 7 is paid, sector 9 is not."), _("Nothing. Take the sum, then right.")),
                ),
                Step(
                    text=_("Merbold lies in sector 5 and points right. You roll 5 and 6 and use the dice separately."),
                    rules=("SB-ARW-09",),
                    table=lambda: table(st="5 merbold, 6 fullerton", dice=(5, 6)),
                    look=("station-0-5", "station-0-6"),
                    tasks=(
                        Predict(
                            question=_("How often does sector 6 pay?"),
                            answers=(_("Once"), _("Twice"), _("Not at all")),
                            right=1,
                            because=_("Once by the arrow, for the 5, and once for the 6: each die is a result of its own."),
                            replies={0: _("Count for each die."), 2: _("It is hit directly.")},
                            show=("separate",),
                        ),
                    ),
                    hints=(_("Two dice, two results."), _("The 5 leads there, the 6 is there."), _("Twice.")),
                ),
            ),
        ),
    )
