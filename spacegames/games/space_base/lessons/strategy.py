"""Lesson 19: the odds."""

from __future__ import annotations

from spacegames.core.teaching import Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SB-LES-19",
            title=_("Strategy: the odds"),
            goal=_("Know which sectors pay often, and what that is worth."),
            steps=(
                Step(
                    text=_("Think of all 36 rolls of two dice in a square of six by six."),
                    rules=("SB-DICE-09", "SB-INV-01"),
                    table=lambda: table(dice=(3, 4)),
                    look=("die-1", "die-2", "station-0-7"),
                    tasks=(
                        Predict(
                            question=_("How many of them make 7?"),
                            answers=(_("3"), _("6"), _("7"), _("12")),
                            right=1,
                            because=_("1-6, 2-5, 3-4 and back: six, more than any other sum."),
                            replies={0: _("Count 3-4 and 4-3 as two rolls."), 2: _("One less."), 3: _("That is how often a single value turns up.")},
                        ),
                    ),
                    hints=(_("A diagonal of the square."), _("1-6, 2-5, 3-4, 4-3, 5-2, 6-1."), _("Six.")),
                ),
                Step(
                    text=_("Sector 6 can be hit by a die or by the sum."),
                    rules=("SB-DICE-10", "SB-DICE-11", "SB-DICE-12", "SB-INV-02", "SB-INV-03"),
                    table=lambda: table(dice=(6, 6)),
                    look=("station-0-6",),
                    tasks=(
                        Predict(
                            question=_("How many of the 36 rolls can reach sector 6?"),
                            answers=(_("6"), _("11"), _("16"), _("17")),
                            right=2,
                            because=_("Eleven rolls show a 6 and five make 6. The book says 17, because it counts 6-6 twice: it pays twice."),
                            replies={0: _("That is the 7."), 1: _("And the sums?"), 3: _("That counts payouts; 6-6 is one roll.")},
                        ),
                    ),
                    hints=(_("Rolls with a 6, and rolls that make 6."), _("11 + 5."), _("16 rolls, 17 payouts.")),
                ),
                Step(
                    text=_("Two ships: one in sector 6 pays 2 credits, one in sector 12 pays 9."),
                    rules=("SB-DICE-13",),
                    table=lambda: table(st="6 fullerton, 12 berezovoy", dice=(6, 6)),
                    look=("card-fullerton", "card-berezovoy"),
                    tasks=(
                        Predict(
                            question=_("Which of them pays more in the long run?"),
                            answers=(_("Sector 6: 17 times 2"), _("Sector 12: once 9"), _("Both the same")),
                            right=0,
                            because=_("34 against 9 in 36 rolls. High sectors pay well but seldom; they need help: moved sums, arrows, dice that are set."),
                            replies={1: _("How often does a 12 come?"), 2: _("Multiply.")},
                        ),
                    ),
                    hints=(_("Payouts times credits."), _("17 × 2 and 1 × 9."), _("Sector 6.")),
                ),
                Step(
                    text=_("Four players sit at the table. A ship can lie at your station or patrol."),
                    rules=("SB-RWD-06",),
                    table=lambda: table(players=4, pa="7 s7 allen"),
                    look=("station-0-7", "patrol-0-7"),
                    tasks=(
                        Predict(
                            question=_("In how many of four turns does your patrol work?"),
                            answers=(_("One"), _("Two"), _("Three")),
                            right=2,
                            because=_("Three of four rolls are made by others. The more players, the more your patrol earns."),
                            replies={0: _("That is the station."), 1: _("Count the others.")},
                        ),
                    ),
                    hints=(_("Whose turns are they?"), _("One is yours."), _("Three.")),
                ),
                Step(
                    text=_("You patrol sectors 3, 4 and 7, and another player rolls."),
                    rules=("SB-INV-03", "SB-RWD-05"),
                    table=lambda: table(pa="3 s3, 4 s4, 7 s7", dice=(2, 5), passive=True),
                    look=("patrol-0-3", "patrol-0-4", "patrol-0-7"),
                    tasks=(
                        Predict(
                            question=_("How many of the 36 rolls pay you something?"),
                            answers=(_("18"), _("20"), _("27"), _("36")),
                            right=2,
                            because=_("20 rolls show a 3 or a 4, and of the others 2 make 3, 1 makes 4 and 4 make 7."),
                            replies={0: _("More than half."), 1: _("Those that show a 3 or a 4; now the sums."), 3: _("5 and 5, for instance, pays nothing.")},
                        ),
                        Do(
                            goal=_("The dice show 2 and 5. Take what pays."),
                            moves=(("sum",),),
                            replies={"separate": _("Nobody of yours patrols 2 or 5.")},
                            praise=_("One of the four that only the sum reaches."),
                        ),
                    ),
                    hints=(_("First the dice, then the sums."), _("20, plus sums of 3, 4 and 7."), _("27; then take the sum.")),
                ),
            ),
        ),
    )
