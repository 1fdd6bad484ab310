"""Lesson 14: the other abilities."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SB-LES-14",
            title=_("The other abilities"),
            goal=_("Claim, swap, exchange, lay, charge, hurt and win."),
            steps=(
                Step(
                    text=_("Kovalyonok claims up to three ships of level 1 from the market, for free. It is not a purchase."),
                    rules=("SB-ABL-CLM-01", "SB-ABL-CLM-02", "SB-ABL-CLM-03", "SB-ABL-CLM-04"),
                    table=lambda: table(st="12 kovalyonok(1)", credits=4, market="overmyer savitskaya serebrov", kind="abilities_5"),
                    look=("card-kovalyonok", "market"),
                    tasks=(
                        Do(
                            goal=_("Take Overmyer and Savitskaya, and leave the third."),
                            moves=(("use kovalyonok",), ("claim overmyer",), ("claim savitskaya",), ("enough",)),
                            replies={"pass": _("The ships are free!"), "claim serebrov": _("A fine ship, but the task names two others.")},
                            praise=_("Two ships, your 4 credits untouched, and the purchase is still to come."),
                        ),
                    ),
                    hints=(
                        _("Use it first, then claim."),
                        _("After two cards say that it is enough."),
                        _("Use Kovalyonok, claim Overmyer, claim Savitskaya, no more."),
                    ),
                ),
                Step(
                    text=_("Kubasov swaps sectors 5 and 8: all cards of both, at the station and on patrol."),
                    rules=("SB-ABL-SWP-01", "SB-ABL-SWP-02", "SB-ABL-SWP-03"),
                    table=lambda: table(st="6 kubasov(4), 8 lazarev", pa="8 s8 savitskaya", credits=4, market="truly", kind="abilities_5"),
                    look=("station-0-5", "station-0-8", "patrol-0-8"),
                    tasks=(
                        Do(
                            goal=_("Bring Lazarev to sector 5, which is hit more often."),
                            moves=(("use kubasov",),),
                            then=("pass",),
                            replies={"pass": _("Then Lazarev waits for an 8.")},
                            praise=_("Lazarev pays its 7 credits for a 5 now, and its patrol came along."),
                        ),
                        Predict(
                            question=_("You buy Truly, printed 5. Where does it go?"),
                            answers=(_("To sector 8, where the cards of 5 are"), _("To sector 5, over Lazarev"), _("Where you like")),
                            right=1,
                            because=_("Printed numbers still rule. Lazarev would go on patrol."),
                            replies={0: _("Sectors do not move, cards do."), 2: _("Only a few abilities allow that.")},
                            show=("buy truly",),
                        ),
                    ),
                    hints=(_("The numbers of the sectors stay."), _("Swap first; then look at the printed 5."), _("Use Kubasov. Truly goes to sector 5.")),
                ),
                Step(
                    text=_("Zudov patrols sector 9. Its green ability exchanges it with a card of your station."),
                    rules=("SB-ABL-XCH-01", "SB-ABL-XCH-02", "SB-ABL-XCH-03"),
                    table=lambda: table(pa="9 zudov(1)", st="4 duke", kind="abilities_1"),
                    look=("patrol-0-9", "station-0-4"),
                    tasks=(
                        Do(
                            goal=_("Exchange it with Duke in sector 4."),
                            moves=(("use zudov",), ("exchange 4",)),
                            replies={"pass": _("Use Zudov."), "exchange 9": _("Possible too, but the task is sector 4.")},
                            praise=_("Duke patrols sector 9 now, and Zudov lies in sector 4."),
                        ),
                    ),
                    hints=(_("Use it, then choose the partner."), _("The partner lies in sector 4."), _("Use Zudov, exchange with sector 4.")),
                ),
                Step(
                    text=_("Kelly buys a card for exactly its price and lays it in any sector from 7 to 12. Hauck is printed 12."),
                    rules=("SB-ABL-PLC-01", "SB-ABL-PLC-02"),
                    table=lambda: table(st="10 kelly(1)", credits=9, market="hauck", kind="abilities_5"),
                    look=("card-kelly", "card-hauck"),
                    tasks=(
                        Do(
                            goal=_("Buy Hauck with Kelly."),
                            moves=(("use kelly",), ("buy hauck",)),
                            replies={"pass": _("Use Kelly."), "enough": _("Then nothing is bought.")},
                            praise=_("6 credits are left. Now for the place."),
                        ),
                        Attempt(goal=_("Try sector 5."), texts=("lay 5",), rule="SB-ABL-PLC-02", praise=_("Refused: 7 to 12 only.")),
                        Do(goal=_("Lay it where it is hit most often."), moves=(("lay 7",),), praise=_("Sector 7: six of 36 rolls instead of one.")),
                    ),
                    hints=(_("7 is the likeliest sum."), _("5 is out of range; 7 is the best."), _("Use Kelly, buy Hauck, try 5, lay it in 7.")),
                ),
                Step(
                    text=_("Your opponents have 10, 3 and 0 points. Gordon makes all of them lose 4."),
                    rules=("SB-ABL-VPL-01", "SB-ABL-VPL-02", "SB-ABL-VPL-03"),
                    table=lambda: table(st="7 gordon(1)", players=4, others={1: {"vp": 10}, 2: {"vp": 3}}, kind="abilities_5"),
                    look=("card-gordon", "seat-1", "seat-2", "seat-3"),
                    tasks=(
                        Predict(
                            question=_("What do they have afterwards?"),
                            answers=(_("6, 0 and 0"), _("6, -1 and -4"), _("6, 3 and 0")),
                            right=0,
                            because=_("Nobody drops below 0."),
                            replies={1: _("There are no negative points."), 2: _("Who has 3 loses 3.")},
                            show=("use gordon",),
                        ),
                    ),
                    hints=(_("Minus 4, but not below 0."), _("10 - 4, 3 - 3, 0."), _("6, 0 and 0.")),
                ),
                Step(
                    text=_(
                        "Another player's turn. Collins on patrol may add a cube to any empty slot of yours, even a blue one. At the station it could also move a cube."
                    ),
                    rules=("SB-ABL-ADD-01", "SB-ABL-ADD-02", "SB-ABL-MOV-01"),
                    table=lambda: table(st="6 kubasov(1)", pa="8 collins(1)", players=4, kind="abilities_1", passive=True),
                    look=("card-collins", "card-kubasov"),
                    tasks=(
                        Do(
                            goal=_("Charge Kubasov."),
                            moves=(("use collins",), ("charge kubasov",)),
                            replies={"pass": _("Use Collins."), "enough": _("Then the cube is lost.")},
                            praise=_("Kubasov is ready, though it is not your turn. Using it has to wait: it is blue."),
                        ),
                    ),
                    hints=(_("Colours limit rewards, not this."), _("Use Collins, then name the card."), _("Use Collins, put the cube on Kubasov.")),
                ),
                Step(
                    text=_("Armstrong is fully charged. Your opponent has 45 points; you have 5."),
                    rules=("SB-ABL-WIN-01", "SB-ABL-WIN-02", "SB-ABL-WIN-03", "SB-ABL-WIN-04", "SB-ABL-WIN-05"),
                    table=lambda: table(vp=5, st="12 armstrong(4)", others={1: {"vp": 45}}, ending=True, kind="abilities_7", passive=True),
                    look=("card-armstrong", "seat-0", "seat-1"),
                    tasks=(
                        Predict(
                            question=_("You use it. Who wins?"),
                            answers=(_("Your opponent, with 45 points"), _("You, at once"), _("Nobody: the round is finished first")),
                            right=1,
                            because=_("Points are not compared, and the round is not finished."),
                            replies={0: _("Points play no part in it."), 2: _("The game stops at once.")},
                        ),
                        Do(
                            goal=_("Win."), moves=(("use armstrong",),), replies={"pass": _("And let the others win?")}, praise=_("Game over, and it is yours.")
                        ),
                    ),
                    hints=(_("Read the box of Armstrong."), _("It ends the game at once."), _("Use Armstrong.")),
                ),
            ),
        ),
    )
