"""Lessons 3 and 4: reading the dice and using them."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _roll(), _use()


def _roll() -> Lesson:
    return Lesson(
        id="SB-LES-03",
        title=_("Phase 2: the roll"),
        goal=_("Read from a roll which sectors it can reach."),
        steps=(
            Step(
                text=_("You roll two dice. Everybody at the table uses this one result, each as two values or as one sum."),
                rules=("SB-DICE-01", "SB-DICE-02"),
                table=lambda: table(forced=(5, 6)),
                look=("die-1", "die-2"),
                tasks=(
                    Do(goal=_("Roll the dice."), moves=(("roll",),), praise=_("5 and 6.")),
                    Predict(
                        question=_("Which sectors can this roll reach?"),
                        answers=(_("Only 11"), _("5 and 6, or 11"), _("5, 6 and 11 together"), _("5 or 6 or 11, one of them")),
                        right=1,
                        because=_("Either both single values, or the sum; never a die and the sum together."),
                        replies={
                            0: _("The single values count as well."),
                            2: _("Not together: you choose one way of using them."),
                            3: _("Separately both dice count."),
                        },
                    ),
                ),
                hints=(_("Two values, or one sum."), _("5 + 6 = 11."), _("5 and 6, or 11.")),
            ),
            Step(
                text=_("Instead of a single pip the dice show a rocket. It is a 1 and nothing more."),
                rules=("SB-DICE-08", "SB-CMP-06"),
                table=lambda: table(dice=(1, 4)),
                look=("die-1",),
                tasks=(
                    Predict(
                        question=_("The dice show the rocket and a 4. What does that reach?"),
                        answers=(_("Sectors 1 and 4, or 5"), _("Any sector and 4"), _("Sector 4 only")),
                        right=0,
                        because=_("The rocket is a 1."),
                        replies={1: _("It is not a joker."), 2: _("It is a value like any other.")},
                    ),
                ),
                hints=(_("The rocket has a value."), _("It stands where the 1 would be."), _("1 and 4, or 5.")),
            ),
        ),
    )


def _use() -> Lesson:
    return Lesson(
        id="SB-LES-04",
        title=_("Phase 3: use of the dice"),
        goal=_("Choose between two values and the sum, without copying anybody."),
        steps=(
            Step(
                text=_("You rolled 5 and 6, and all your sectors hold their starters. Sectors 5 and 6 pay 1 credit each, sector 11 pays 1 income."),
                rules=("SB-DICE-04", "SB-DICE-05"),
                table=lambda: table(dice=(5, 6)),
                look=("station-0-5", "station-0-6", "station-0-11"),
                tasks=(
                    Predict(
                        question=_("What do the separate dice bring?"),
                        answers=(_("1 income"), _("2 credits"), _("2 credits and 1 income")),
                        right=1,
                        because=_("One credit from sector 5 and one from sector 6."),
                        replies={0: _("That is the sum."), 2: _("Both at once is not possible.")},
                    ),
                    Do(
                        goal=_("Early in the game income is worth more. Take the sum."),
                        moves=(("sum",),),
                        replies={"separate": _("2 credits: not bad, but the task was the sum.")},
                        praise=_("1 income, for the rest of the game."),
                    ),
                ),
                hints=(_("Look at the three starters."), _("5 and 6 pay credits, 11 pays income."), _("Separately 2 credits; then take the sum.")),
            ),
            Step(
                text=_("4 and 4. Used separately, equal dice make their sector pay twice."),
                rules=("SB-DICE-06",),
                table=lambda: table(dice=(4, 4)),
                look=("station-0-4", "station-0-8"),
                tasks=(
                    Predict(
                        question=_("Sector 4 pays 1 credit, sector 8 pays 3. What is better?"),
                        answers=(_("Separately: 2 credits"), _("The sum: 3 credits"), _("No difference")),
                        right=1,
                        because=_("Twice 1 is less than 3."),
                        replies={0: _("Compare with sector 8."), 2: _("2 and 3 differ.")},
                    ),
                    Do(
                        goal=_("Take the better one."),
                        moves=(("sum",),),
                        replies={"separate": _("Sector 4 paid twice, 2 credits in all.")},
                        praise=_("3 credits."),
                    ),
                ),
                hints=(_("Twice sector 4, or once sector 8."), _("2 against 3."), _("Take the sum.")),
            ),
            Step(
                text=_("Three players, one roll: 3 and 4. You have starters; player 2 patrols sector 3, player 3 patrols sector 7. Choose for all three."),
                rules=("SB-DICE-03",),
                table=lambda: table(dice=(3, 4), players=3, open_choices=True, others={1: {"pa": "3 s3"}, 2: {"pa": "7 s7"}}),
                look=("patrol-1-3", "patrol-2-7", "station-0-7"),
                viewer=None,
                tasks=(
                    Do(
                        goal=_("You first: take what pays most."),
                        moves=(("sum",),),
                        replies={"separate": _("2 credits; sector 7 would pay 3.")},
                        praise=_("3 credits to come."),
                    ),
                    Do(
                        goal=_("Now for player 2, who patrols sector 3 only."),
                        moves=(("separate",),),
                        replies={"sum": _("Player 2 has nobody in sector 7. Nobody has to copy you.")},
                        praise=_("One credit for the 3."),
                    ),
                    Do(
                        goal=_("And for player 3, who patrols sector 7 only."),
                        moves=(("sum",),),
                        replies={"separate": _("Player 3 has nobody in 3 and 4.")},
                        praise=_("Three players, three choices of their own."),
                    ),
                ),
                hints=(_("Each for himself."), _("Where does each player have a ship that pays?"), _("You: sum. Player 2: separate. Player 3: sum.")),
            ),
            Step(
                text=_("2 and 3. It would be nice to take sector 2 and sector 5."),
                rules=("SB-INV-05", "SB-DICE-04", "SB-DICE-05"),
                table=lambda: table(dice=(2, 3), st="1 fabian(1), 2 irwin, 5 evans"),
                look=("station-0-2", "station-0-5"),
                tasks=(
                    Attempt(
                        goal=_("Try to move on from the 3 with Fabian, as if it were a sum."),
                        texts=("shift fabian 1",),
                        rule="SB-ABL-SUM-01",
                        praise=_("Refused: the sum comes first, and then the single dice are gone."),
                    ),
                    Predict(
                        question=_("Which sets of sectors can you choose?"),
                        answers=(_("2 and 3, or 5"), _("2 and 5, or 3 and 5"), _("Any two of 2, 3 and 5")),
                        right=0,
                        because=_("Both dice, or their sum. A die and the sum never go together."),
                        replies={1: _("Then a die would count twice."), 2: _("Not any two.")},
                    ),
                ),
                hints=(_("A die cannot be used twice."), _("Two dice, or one sum."), _("2 and 3, or 5.")),
            ),
        ),
    )
