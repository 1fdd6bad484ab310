"""Lessons 7 to 9: purchase, refill and income."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _purchase(), _refill(), _income()


def _purchase() -> Lesson:
    return Lesson(
        id="SB-LES-07",
        title=_("Phase 6: purchase"),
        goal=_("Buy a ship, and know what it really costs."),
        steps=(
            Step(
                text=_("You have 7 credits. Serebrov costs 2 and belongs to sector 9."),
                rules=("SB-BUY-01", "SB-BUY-04", "SB-BUY-05", "SB-BUY-06", "SB-RWD-19"),
                table=lambda: table(credits=7, market="serebrov makarov", kind="purchase", pause=False, forced=(4, 5)),
                look=("card-serebrov", "station-0-9", "seat-0"),
                tasks=(
                    Predict(
                        question=_("How many credits have you left after buying Serebrov?"),
                        answers=(_("5"), _("0"), _("2")),
                        right=1,
                        because=_("A purchase takes all your credits, whatever the card costs. So buy as dear as you can, or as clever."),
                        replies={0: _("That would be so in most games."), 2: _("That is the price.")},
                    ),
                    Do(
                        goal=_("Buy Serebrov all the same."),
                        moves=(("buy serebrov",),),
                        replies={
                            "buy makarov": _("A better deal for 7 credits! But here we want Serebrov."),
                            "save": _("You kept your credits. Buy Serebrov."),
                        },
                        praise=_("It lies in sector 9; your starter there has gone on patrol above it."),
                    ),
                ),
                hints=(_("Is it the price you pay?"), _("All credits go."), _("0 are left. Then buy Serebrov.")),
            ),
            Step(
                text=_("It is the next player's turn, and the dice make 9. Your starter of sector 9 is on patrol now."),
                rules=("SB-RWD-05", "SB-BUY-06"),
                look=("patrol-0-9",),
                viewer=0,
                tasks=(
                    Do(
                        goal=_("Roll for the other player, who takes the separate dice."),
                        moves=(("roll",), ("separate",)),
                        praise=_("4 and 5. Now it is your choice."),
                    ),
                    Do(
                        goal=_("Choose for yourself."),
                        moves=(("sum",),),
                        replies={"separate": _("You patrol neither 4 nor 5.")},
                        praise=_("3 credits: the ship you sent out pays already."),
                    ),
                ),
                hints=(
                    _("Roll, then the other player's choice, then yours."),
                    _("Separate dice for the other one, the sum for you."),
                    _("Roll, separate, sum."),
                ),
            ),
            Step(
                text=_("You have 6 credits; Makarov costs 7. You need not buy: without a purchase you keep your credits."),
                rules=("SB-BUY-02", "SB-BUY-03", "SB-BUY-10"),
                table=lambda: table(credits=6, market="makarov ryumin", kind="purchase"),
                look=("card-makarov", "seat-0"),
                tasks=(
                    Attempt(goal=_("Try to buy Makarov."), texts=("buy makarov",), rule="SB-BUY-03", praise=_("Refused: 7 is more than 6.")),
                    Do(
                        goal=_("Save your credits for the next turn."),
                        moves=(("save",),),
                        replies={"buy ryumin": _("Allowed, but then all 6 credits are gone for a card of 2.")},
                        praise=_("6 credits wait for your next turn."),
                    ),
                ),
                hints=(_("Compare price and credits."), _("One is missing."), _("Try Makarov, then buy nothing.")),
            ),
        ),
    )


def _refill() -> Lesson:
    return Lesson(
        id="SB-LES-08",
        title=_("Phase 8: refill"),
        goal=_("Know when and from where the market is filled."),
        steps=(
            Step(
                text=_("You are about to buy Carr, a ship of level 2."),
                rules=("SB-BUY-07", "SB-BUY-08", "SB-TRN-13"),
                table=lambda: table(credits=9, market="carr", kind="purchase", pause=False),
                look=("market", "deck-2"),
                tasks=(
                    Predict(
                        question=_("How is the gap filled?"),
                        answers=(_("At once, from the level 2 deck"), _("In phase 8, from the level 2 deck"), _("Not at all")),
                        right=1,
                        because=_("Gaps wait for phase 8, so later purchases in the same turn see fewer cards. Then the market shows six of each level again."),
                        replies={0: _("Not at once."), 2: _("Ships are replaced.")},
                        show=("buy carr",),
                    ),
                ),
                hints=(_("Which phase is called refill?"), _("Phase 8, same level."), _("In phase 8, from the level 2 deck.")),
            ),
            Step(
                text=_("In the row of colonies the one of sector 4 is gone."),
                rules=("SB-COL-03",),
                table=lambda: table(credits=30, others={1: {"st": "4 colony_4"}}, kind="purchase"),
                look=("station-1-4",),
                tasks=(
                    Predict(
                        question=_("Will another colony take its place?"),
                        answers=(_("Yes, in phase 8"), _("No, never")),
                        right=1,
                        because=_("There is one colony for each sector. Gone is gone."),
                        replies={0: _("Only ships are replaced.")},
                    ),
                ),
                hints=(_("Is there a deck of colonies?"), _("There is none."), _("Never.")),
            ),
        ),
    )


def _income() -> Lesson:
    def step(text: str, credits: int, income: int, question: str, answers: tuple[str, ...], right: int, because: str, rules: tuple[str, ...]) -> Step:
        replies = {number: _("Income is neither added nor spent: it only tops up what is missing.") for number in range(len(answers)) if number != right}
        return Step(
            text=text,
            rules=rules,
            table=lambda: table(credits=credits, income=income, market="ryumin", kind="purchase", pause=False),
            look=("seat-0",),
            tasks=(Predict(question=question, answers=answers, right=right, because=because, replies=replies, show=("save",)),),
            hints=(_("Compare credits and income."), _("Income only tops up what is missing."), because),
        )

    return Lesson(
        id="SB-LES-09",
        title=_("Phase 9: income"),
        goal=_("Know what income does, and what it does not."),
        steps=(
            Step(
                text=_("You have 4 income and just enough credits for Ryumin. After the purchase you have none."),
                rules=("SB-INC-01",),
                table=lambda: table(credits=2, income=4, market="ryumin", kind="purchase", pause=False),
                look=("seat-0",),
                tasks=(
                    Predict(
                        question=_("How many credits do you have after phase 9?"),
                        answers=(_("0"), _("2"), _("4")),
                        right=2,
                        because=_("0 is below 4, so credits become equal to income."),
                        replies={0: _("That is before phase 9."), 1: _("Look at your income.")},
                        show=("buy ryumin",),
                    ),
                ),
                hints=(_("Credits 0, income 4."), _("They become equal."), _("4.")),
            ),
            step(
                _("You have 3 credits and 5 income and save."),
                3,
                5,
                _("And after phase 9?"),
                (_("8"), _("5"), _("3")),
                1,
                _("Raised to 5, not by 5."),
                ("SB-INC-01",),
            ),
            step(
                _("You have 9 credits and 4 income and save."),
                9,
                4,
                _("And after phase 9?"),
                (_("9, and income stays 4"), _("13"), _("4"), _("9, and income drops to 0")),
                0,
                _("9 is not below 4: nothing changes. Income is never spent and has no other use."),
                ("SB-INC-02", "SB-INC-03", "SB-INC-05"),
            ),
            step(
                _("You have 2 credits and 6 income and buy nothing. The overview of the rulebook speaks of income only after a purchase."),
                2,
                6,
                _("And after phase 9?"),
                (_("2, because you bought nothing"), _("6")),
                1,
                _("6: the description of phase 9 governs, and it asks for no purchase."),
                ("SB-INC-06", "SB-TRN-19"),
            ),
            Step(
                text=_("Another player ends the turn. You are passive, with no credits and 3 income."),
                rules=("SB-INC-04",),
                table=lambda: table(income=3, passive=True, player=1, kind="purchase", others={1: {"credits": 3, "income": 1}}, market="ryumin", pause=False),
                look=("seat-0", "seat-1"),
                tasks=(
                    Predict(
                        question=_("What does phase 9 of this turn bring you?"),
                        answers=(_("3 credits"), _("Nothing")),
                        right=1,
                        because=_("Income is for the active player alone. Yours comes at the end of your own turn."),
                        replies={0: _("It is not your turn.")},
                        show=("save",),
                    ),
                ),
                hints=(_("Whose turn is it?"), _("Passive players take no part."), _("Nothing.")),
            ),
        ),
    )
