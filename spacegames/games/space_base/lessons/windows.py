"""Lesson 12: the three windows, and the colours of abilities."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table

_THREE = "6 kubasov(4), 3 grissom(1)"


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SB-LES-12",
            title=_("Phases 1, 5 and 7: windows and colours"),
            goal=_("Know in whose turn an ability works, and choose the right window."),
            steps=(
                Step(
                    text=_(
                        "Before the roll, after the rewards and after the purchase there is a window for abilities. The colour of the box says in whose turn: "
                        "green in any, blue in your own, red in others'. It is your turn: Kubasov is blue, Grissom is green, and Aksyonov on patrol is red."
                    ),
                    rules=("SB-TRN-04", "SB-TRN-05", "SB-TRN-16", "SB-ABL-04", "SB-ABL-05", "SB-ABL-06", "SB-ABL-09"),
                    table=lambda: table(st=_THREE, pa="8 aksyonov(1)", kind="abilities_1"),
                    look=("card-kubasov", "card-grissom", "card-aksyonov"),
                    tasks=(
                        Find(
                            question=_("Which of them cannot be used now?"),
                            texts=("use kubasov", "use grissom", "use aksyonov"),
                            because=_("Blue and green are yours now. Red is not, and doubling has a phase of its own anyway."),
                        ),
                        Do(
                            goal=_("You need not use any. Pass."),
                            moves=(("pass",),),
                            replies={"use grissom": _("Allowed. But here we want to see that nothing forces you.")},
                            praise=_("Using an ability is always voluntary."),
                        ),
                    ),
                    hints=(_("Look at the colours."), _("Your turn: blue and green."), _("Aksyonov cannot be used. Then pass.")),
                ),
                Step(
                    text=_("The same cards in another player's turn. There is no green reward in the game: green is a colour of abilities only."),
                    rules=("SB-ABL-04", "SB-ABL-05", "SB-ABL-06", "SB-RWD-09"),
                    table=lambda: table(st=_THREE, kind="abilities_1", passive=True),
                    look=("card-kubasov", "card-grissom"),
                    tasks=(
                        Attempt(goal=_("Try to swap sectors with Kubasov."), texts=("use kubasov",), rule="SB-ABL-05", praise=_("Refused: blue.")),
                        Do(
                            goal=_("Use what works now."),
                            moves=(("use grissom",),),
                            replies={"pass": _("Grissom is green.")},
                            praise=_("Green works in every turn."),
                        ),
                    ),
                    hints=(_("Another player's turn: red and green."), _("Kubasov is blue, Grissom is green."), _("Try Kubasov, then use Grissom.")),
                ),
                Step(
                    text=_(
                        "Your turn. Zholobov is on patrol, and its ability is blue: buy a card, and 2 points. Where a card lies does not matter for its ability."
                    ),
                    rules=("SB-ABL-07", "SB-ABL-BUY-01"),
                    table=lambda: table(pa="7 zholobov(1)", credits=7, market="makarov", kind="abilities_5"),
                    look=("card-zholobov",),
                    tasks=(
                        Predict(
                            question=_("Can you use it in your own turn?"),
                            answers=(_("No: patrol means other turns"), _("Yes: its colour is blue")),
                            right=1,
                            because=_("Station and patrol matter for rewards. For abilities only the colour counts."),
                            replies={0: _("That is true for rewards, not for abilities.")},
                        ),
                        Do(
                            goal=_("Use Zholobov and buy Makarov with it."),
                            moves=(("use zholobov",), ("buy makarov",)),
                            replies={"pass": _("Not yet."), "enough": _("Allowed, but Makarov waits.")},
                            praise=_("Exactly 7 credits paid, 2 points gained, and your normal purchase is still to come."),
                        ),
                    ),
                    hints=(_("Colour, not place."), _("Blue works in your own turn."), _("Use Zholobov, then buy Makarov.")),
                ),
                Step(
                    text=_("On patrol Volynov has red slots and a blue ability. When does it fill, and when does it work?"),
                    rules=("SB-CHG-07",),
                    table=lambda: table(pa="3 volynov", dice=(3, 6), passive=True),
                    look=("card-volynov",),
                    tasks=(
                        Predict(
                            question=_("Choose the right sentence."),
                            answers=(
                                _("It fills and works in other turns"),
                                _("It fills in other turns and works in mine"),
                                _("It fills in mine and works in other turns"),
                            ),
                            right=1,
                            because=_("The slot colour says when it fills, the box colour when it works."),
                            replies={0: _("The box is blue."), 2: _("The slots are red.")},
                        ),
                    ),
                    hints=(_("Two colours, two questions."), _("Red slots, blue box."), _("Fills in other turns, works in yours.")),
                ),
                Step(
                    text=_(
                        "You have 12 credits, and Zholobov can buy a card for exactly its price. In phase 6 you may buy one for all your credits. "
                        "Makarov costs 7, Truly 4. It is phase 5."
                    ),
                    rules=("SB-ABL-BUY-02", "SB-BUY-04", "SB-BUY-11", "SB-RWD-15"),
                    table=lambda: table(pa="7 zholobov(1)", credits=12, market="makarov truly", kind="abilities_5"),
                    look=("card-zholobov", "card-makarov", "card-truly", "seat-0"),
                    tasks=(
                        Predict(
                            question=_("When do you use Zholobov to get both ships?"),
                            answers=(_("Now, before the purchase"), _("In phase 7, after it"), _("It makes no difference")),
                            right=0,
                            because=_("Now 7 are paid and 5 are left for Truly. After the purchase you would have none."),
                            replies={1: _("Your purchase takes everything; what would Zholobov pay with?"), 2: _("The order is everything here.")},
                        ),
                        Do(
                            goal=_("Get both ships."),
                            moves=(("use zholobov",), ("buy makarov",)),
                            then=("pass", "buy truly"),
                            replies={
                                "pass": _("Then the purchase comes first, and Zholobov finds no credits."),
                                "buy truly": _("Then 8 are left for Makarov; fine, but try the other way."),
                            },
                            praise=_("Two ships and 2 points in one turn."),
                        ),
                    ),
                    hints=(_("Which purchase takes everything?"), _("The cheap way first, the greedy one last."), _("Use Zholobov now, and buy Makarov.")),
                ),
            ),
        ),
    )
