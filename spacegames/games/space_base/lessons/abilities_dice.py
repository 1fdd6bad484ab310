"""Lesson 13: abilities tied to phases 2, 3 and 4."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SB-LES-13",
            title=_("Abilities of phases 2, 3 and 4"),
            goal=_("Set and re-roll dice, move the sum on, and double a sector at the right moment."),
            steps=(
                Step(
                    text=_("Gagarin has two cubes. Each of them sets a die instead of rolling it, and brings 1 credit. It works in phase 2, before the roll."),
                    rules=("SB-ABL-SET-01", "SB-ABL-SET-02", "SB-ABL-SET-03"),
                    table=lambda: table(st="1 gagarin(2), 12 artyukhin", forced=(1,)),
                    look=("card-gagarin", "die-1", "die-2"),
                    tasks=(
                        Predict(
                            question=_("You set one die with one cube. What happens to the other?"),
                            answers=(_("It is rolled"), _("It stays empty"), _("It shows the same")),
                            right=0,
                            because=_("One cube, one die; the other is rolled. With two cubes nothing is rolled at all."),
                            replies={1: _("A roll needs two dice."), 2: _("Each die is set for itself.")},
                        ),
                        Do(
                            goal=_("Set both dice to 6 for the 7 points of Artyukhin, and use the sum."),
                            moves=(("set gagarin 6",), ("set gagarin 6",), ("sum",)),
                            replies={"roll": _("That leaves it to chance. You have two cubes."), "separate": _("Sector 6 twice: 2 credits. The sum is 12!")},
                            praise=_("7 points, by your own hand."),
                        ),
                    ),
                    hints=(_("Two cubes, two dice."), _("6 and 6 make 12."), _("Set a 6, set a 6, use the sum.")),
                ),
                Step(
                    text=_("You roll 1 and 2. Volynov has a cube: it rolls one die or both again, and everybody uses the new result."),
                    rules=("SB-ABL-RRL-01", "SB-ABL-RRL-02", "SB-ABL-RRL-03"),
                    table=lambda: table(st="3 volynov(1)", forced=(1, 2, 6)),
                    look=("card-volynov", "die-1", "die-2"),
                    tasks=(
                        Do(goal=_("Roll."), moves=(("roll",),), praise=_("1 and 2. Now nobody has chosen yet: this is the moment.")),
                        Do(
                            goal=_("Roll the 1 again."),
                            moves=(("reroll volynov first",),),
                            replies={
                                "keep": _("The chance has passed. Try the re-roll."),
                                "reroll volynov both": _("Both are allowed; the task is the 1 alone."),
                                "reroll volynov second": _("That was the 2."),
                            },
                            praise=_("6 and 2, for everybody at the table, and 1 credit for you."),
                        ),
                    ),
                    hints=(_("The first die shows the 1."), _("Choose Volynov and the first die."), _("Roll, then roll the first die again.")),
                ),
                Step(
                    text=_(
                        "Another player rolls 4 and 4. You patrol sector 11 only. Fabian and Ride move the sum on by 1, Shonin by 1 or 2; all are charged. "
                        "The new sector pays instead of the old one."
                    ),
                    rules=(
                        "SB-ABL-SUM-01",
                        "SB-ABL-SUM-02",
                        "SB-ABL-SUM-03",
                        "SB-ABL-SUM-04",
                        "SB-ABL-SUM-05",
                        "SB-ABL-SUM-06",
                        "SB-ABL-SUM-07",
                        "SB-ABL-SUM-08",
                    ),
                    table=lambda: table(st="1 fabian(1), 2 ride(1), 5 shonin(1)", pa="11 s11, 4, 8, 1, 2, 5", dice=(4, 4), passive=True, park=3),
                    look=("card-fabian", "card-ride", "card-shonin", "patrol-0-11"),
                    tasks=(
                        Do(
                            goal=_("Take the sum, and make the big step first: two sectors in one go."),
                            moves=(("sum",), ("shift shonin 2",)),
                            replies={
                                "separate": _("You patrol no sector 4."),
                                "shift shonin 1": _("One step only. Shonin can do two."),
                                "shift fabian 1": _("Possible too, but begin with the big step."),
                                "shift ride 1": _("Possible too, but begin with the big step."),
                                "stay": _("Sector 8 is empty. Move on."),
                            },
                            praise=_("8 + 2 = 10. One more to go."),
                        ),
                        Do(
                            goal=_("Reach sector 11, and keep the last ability charged."),
                            moves=(("shift fabian 1", "shift ride 1"), ("stay",)),
                            praise=_("8 + 2 + 1 = 11: 4 credits. Sectors 8 to 10 paid nothing, and one ability waits for another day."),
                        ),
                    ),
                    hints=(
                        _("From 8 to 11 it is three steps."),
                        _("Two of them with Shonin."),
                        _("Take the sum, move on by 2 with Shonin and by 1 with Fabian, then stay."),
                    ),
                ),
                Step(
                    text=_("The same abilities, but this time you would rather use the dice separately."),
                    rules=("SB-ABL-SUM-01", "SB-DICE-07"),
                    table=lambda: table(st="1 fabian(1)", dice=(2, 3)),
                    look=("card-fabian",),
                    tasks=(
                        Attempt(
                            goal=_("Try to move on with Fabian without having taken the sum."),
                            texts=("shift fabian 1",),
                            rule="SB-ABL-SUM-01",
                            praise=_("Refused: two dice and an arrow belong to the sum."),
                        ),
                    ),
                    hints=(_("What does the sign with two dice mean?"), _("It needs the sum."), _("Just try it; it is refused.")),
                ),
                Step(
                    text=_(
                        "Another player rolls 5 and 6. Your patrol of 5 pays 3 credits, that of 6 pays 2. Aksyonov on patrol doubles one sector, before rewards are taken."
                    ),
                    rules=("SB-ABL-DBL-01", "SB-ABL-DBL-02", "SB-ABL-DBL-03", "SB-ABL-DBL-04", "SB-ABL-DBL-05"),
                    table=lambda: table(pa="5 s5 evans, 6 schmitt, 8 aksyonov(1)", dice=(5, 6), passive=True),
                    look=("card-aksyonov", "patrol-0-5", "patrol-0-6"),
                    tasks=(
                        Predict(
                            question=_("You use the dice separately and double sector 5. What do you get?"),
                            answers=(_("5 credits"), _("8 credits"), _("10 credits")),
                            right=1,
                            because=_("Sector 5 twice, sector 6 once: 6 + 2."),
                            replies={0: _("That is without doubling."), 2: _("Only one sector is doubled.")},
                        ),
                        Do(
                            goal=_("Do it."),
                            moves=(("separate",), ("double aksyonov 5",)),
                            replies={
                                "sum": _("Sector 11 is empty."),
                                "double aksyonov 6": _("4 + 3 = 7. Sector 5 is the better one."),
                                "once": _("That saves the cube. Here, double."),
                            },
                            praise=_("8 credits. And remember: doubling never charges its own card."),
                        ),
                    ),
                    hints=(_("One sector twice, the other once."), _("3 + 3 + 2."), _("Use the dice separately, then double sector 5.")),
                ),
            ),
        ),
    )
