"""Lessons 5 and 6: rewards in the own turn and in the turns of others."""

from __future__ import annotations

from spacegames.core.teaching import Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _active(), _passive()


def _active() -> Lesson:
    return Lesson(
        id="SB-LES-05",
        title=_("Phase 4: rewards of the active player"),
        goal=_("Take blue rewards from your station, and nothing else."),
        steps=(
            Step(
                text=_("It is your turn, so the blue parts of your station pay. Farkas in sector 7 shows 2 credits and 1 income."),
                rules=("SB-RWD-01", "SB-RWD-03", "SB-RWD-04", "SB-RWD-10", "SB-RWD-11"),
                table=lambda: table(st="7 farkas", dice=(3, 4)),
                look=("card-farkas", "seat-0"),
                tasks=(
                    Do(
                        goal=_("Use the sum."),
                        moves=(("sum",),),
                        replies={"separate": _("Sectors 3 and 4 paid a credit each. Farkas was not asked.")},
                        praise=_("2 credits and 1 income: both markers moved."),
                    ),
                ),
                hints=(_("Farkas lies in sector 7."), _("3 + 4 = 7."), _("Choose the sum.")),
            ),
            Step(
                text=_("Your starter lies in sector 7; Farkas and Allen patrol above it. It is your own turn, and you roll 7."),
                rules=("SB-RWD-06", "SB-RWD-07"),
                table=lambda: table(pa="7 farkas allen", dice=(3, 4)),
                look=("station-0-7", "patrol-0-7"),
                tasks=(
                    Predict(
                        question=_("What does sector 7 pay you now?"),
                        answers=(_("3 credits"), _("8 credits and 1 point"), _("5 credits and 1 point")),
                        right=0,
                        because=_("In your own turn the patrol is silent. Only the starter at the station pays."),
                        replies={1: _("You have added the patrol. That is for other turns."), 2: _("That is the patrol alone, and it sleeps now.")},
                        show=("sum",),
                    ),
                ),
                hints=(_("Whose turn is it?"), _("Blue in your turn, red in theirs."), _("3 credits from the starter.")),
            ),
            Step(
                text=_("You have 38 credits, and Savitskaya in sector 8 pays 5. The track ends at 40, but credits do not."),
                rules=("SB-RWD-16", "SB-END-08"),
                table=lambda: table(st="8 savitskaya", credits=38, dice=(4, 4)),
                look=("seat-0",),
                tasks=(
                    Predict(
                        question=_("How is the result shown on the track?"),
                        answers=(_("The marker stays on 40"), _("A cube on 40 and the marker on 3"), _("The marker on 3, the rest is lost")),
                        right=1,
                        because=_("43: the cube stands for 40, and the marker counts on from 0."),
                        replies={0: _("There is no upper limit."), 2: _("Nothing is lost.")},
                        show=("sum",),
                    ),
                ),
                hints=(_("38 + 5 = 43."), _("40 and 3."), _("A cube for the 40, the marker on 3.")),
            ),
        ),
    )


def _passive() -> Lesson:
    return Lesson(
        id="SB-LES-06",
        title=_("Phase 4: rewards of a passive player"),
        goal=_("Take red rewards from your patrol while others roll."),
        steps=(
            Step(
                text=_("Another player rolls 5 and 6. Now your patrol works: sector 5 pays 2 credits, sector 6 pays 1, sector 11 pays 4."),
                rules=("SB-RWD-05", "SB-TRN-02"),
                table=lambda: table(pa="5 s5 truly, 6 s6, 11 s11", dice=(5, 6), passive=True),
                look=("patrol-0-5", "patrol-0-6", "patrol-0-11"),
                tasks=(
                    Do(
                        goal=_("Take the better choice."),
                        moves=(("sum",),),
                        replies={"separate": _("2 + 1 = 3 credits. The sum pays 4.")},
                        praise=_("4 credits in somebody else's turn."),
                    ),
                ),
                hints=(_("Add up both ways."), _("3 against 4."), _("Choose the sum.")),
            ),
            Step(
                text=_("Farkas, a starter and Allen patrol your sector 7. Another player rolls 7."),
                rules=("SB-RWD-08", "SB-RWD-20", "SB-RWD-12"),
                table=lambda: table(pa="7 farkas s7 allen", dice=(3, 4), passive=True),
                look=("patrol-0-7",),
                tasks=(
                    Predict(
                        question=_("3 credits, 2 credits, and 2 credits with 1 point: which of them do you get?"),
                        answers=(_("The best one"), _("One of your choice"), _("All of them: 7 credits and 1 point")),
                        right=2,
                        because=_("All ships on patrol in the sector pay. That is why it pays to send ships out."),
                        replies={0: _("No ship is left out."), 1: _("You need not choose.")},
                        show=("sum",),
                    ),
                ),
                hints=(_("How many ships patrol there?"), _("All of them pay."), _("3 + 2 + 2 credits and 1 point.")),
            ),
            Step(
                text=_("Artyukhin, a mighty ship, lies in your sector 12: 7 points. Above it there is no patrol. Another player rolls 6 and 6."),
                rules=("SB-RWD-06", "SB-RWD-17"),
                table=lambda: table(st="12 artyukhin", pa="12, 6 s6", park=11, dice=(6, 6), passive=True),
                look=("station-0-12", "patrol-0-6"),
                tasks=(
                    Predict(
                        question=_("What would the sum pay you?"),
                        answers=(_("7 points"), _("Nothing"), _("Half of it")),
                        right=1,
                        because=_("Blue rewards exist in your own turn only, and there is no patrol in sector 12."),
                        replies={0: _("That is a blue reward, and it is not your turn."), 2: _("Nothing is halved in this game.")},
                    ),
                    Do(
                        goal=_("So choose what does pay."),
                        moves=(("separate",),),
                        replies={"sum": _("Nothing at all, as foreseen.")},
                        praise=_("Your patrol of sector 6 paid twice: 2 credits."),
                    ),
                ),
                hints=(_("Blue or red?"), _("Only patrol pays now."), _("The separate dice: sector 6 twice.")),
            ),
        ),
    )
