"""Lesson 16: colonies."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SB-LES-16",
            title=_("Colonies"),
            goal=_("Know what a colony gives, and what it takes."),
            steps=(
                Step(
                    text=_(
                        "All twelve colonies are on sale from the start. The one of sector 4 costs 18 and pays 6 points at once, one time only. "
                        "It is an ordinary purchase: all credits go, and the card in its sector goes on patrol. Some lay it face down, as a reminder."
                    ),
                    rules=("SB-COL-02", "SB-COL-03", "SB-COL-04", "SB-COL-05", "SB-COL-10", "SB-COL-11"),
                    table=lambda: table(credits=20, kind="purchase"),
                    look=("card-colony_4", "station-0-4", "seat-0"),
                    tasks=(
                        Do(
                            goal=_("Found the colony of sector 4."),
                            moves=(("buy colony_4",),),
                            replies={"save": _("Buy it, to see what it does."), "buy colony_1": _("3 points only, and all 20 credits gone.")},
                            praise=_("6 points, 0 credits, and your starter patrols above it."),
                        ),
                    ),
                    hints=(_("It costs 18, you have 20."), _("Choose the colony of sector 4."), _("Buy it.")),
                ),
                Step(
                    text=_("Your colony stands in sector 4. In your own turn you roll 4 and 1."),
                    rules=("SB-COL-07",),
                    table=lambda: table(st="4 colony_4", dice=(4, 1)),
                    look=("station-0-4",),
                    tasks=(
                        Predict(
                            question=_("What do the separate dice bring?"),
                            answers=(_("6 points and 1 credit"), _("1 credit"), _("2 credits")),
                            right=1,
                            because=_("The colony pays nothing any more. Too many of them clog your board."),
                            replies={0: _("Its points came once."), 2: _("The starter of sector 4 is not there any more.")},
                            show=("separate",),
                        ),
                    ),
                    hints=(_("A colony has no reward."), _("Only sector 1 pays."), _("1 credit.")),
                ),
                Step(
                    text=_("Another player rolls 4 and 1. Above your colony patrol a starter and Duke."),
                    rules=("SB-COL-01", "SB-COL-08"),
                    table=lambda: table(st="4 colony_4", pa="4 s4 duke, 1", dice=(4, 1), passive=True),
                    look=("station-0-4", "patrol-0-4"),
                    tasks=(
                        Predict(
                            question=_("What does the 4 bring you?"),
                            answers=(_("Nothing, because of the colony"), _("3 credits")),
                            right=1,
                            because=_("You lost the sector, not your ships above it: 1 + 2 credits."),
                            replies={0: _("The patrol is still under your command.")},
                            show=("separate",),
                        ),
                    ),
                    hints=(_("Patrol is patrol."), _("1 + 2."), _("3 credits.")),
                ),
                Step(
                    text=_("Duke, a ship for sector 4, lies in the market. Your colony stands there."),
                    rules=("SB-COL-06",),
                    table=lambda: table(st="4 colony_4", credits=9, market="duke", kind="purchase"),
                    look=("card-duke", "station-0-4"),
                    tasks=(Attempt(goal=_("Try to buy Duke."), texts=("buy duke",), rule="SB-COL-06", praise=_("Refused, now and for good.")),),
                    hints=(_("Where would it go?"), _("Onto the colony."), _("Just try; it is refused.")),
                ),
                Step(
                    text=_("Zudov patrols sector 9 and may change places with a card of your station. In sector 4 stands your colony."),
                    rules=("SB-COL-09",),
                    table=lambda: table(st="4 colony_4", pa="9 zudov(1)", kind="abilities_1"),
                    look=("station-0-4", "patrol-0-9"),
                    tasks=(
                        Do(goal=_("Use Zudov."), moves=(("use zudov",),), replies={"pass": _("Use it.")}, praise=_("Now choose a partner.")),
                        Attempt(goal=_("Try the colony."), texts=("exchange 4",), rule="SB-COL-09", praise=_("Refused: a colony never goes on patrol.")),
                    ),
                    hints=(_("Where would the colony go?"), _("On patrol, and that is forbidden."), _("Use Zudov, then try sector 4.")),
                ),
            ),
        ),
    )
