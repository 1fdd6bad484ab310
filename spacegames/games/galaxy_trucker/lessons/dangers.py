"""Lessons 26 and 27: meteors from all sides, slavers and pirates."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.enemies import slavers
from ..examples.making import gone, sky
from ..prepared import seat
from .launch import four
from .making import after, ask, dice, do, page


def lessons() -> tuple[Lesson, ...]:
    return _meteors(), _enemies()


def _meteors() -> Lesson:
    return Lesson(
        id="GT-LES-26",
        title=_("Meteors from all sides"),
        goal=_("Defend a large ship to the front and to the sides."),
        steps=(
            page(
                _(
                    "In later rounds large meteors come from the sides too. A cannon pointing to that side shoots them down in its own row and in both "
                    "neighbouring rows. "
                    "To the front only the same column counts. Single cannons shoot by themselves, at no cost."
                ),
                "GT-HIT-07 GT-HIT-09 GT-HIT-16 GT-INV-24 GT-AMB-45 GT-AMB-50",
                sky(seat("K"), gone(), card="II-meteoric_swarm-1", round="3", forced=dice(9, 8, 8, 6, 5)),
                "cell-0-7-3 cell-0-6-8 cell-0-8-6",
                ask(
                    _("The cannon in 7,3 points left. Which rows does it cover against large meteors from the left?"),
                    _("6, 7 and 8"),
                    _("Its own row and both neighbours."),
                    {_("Only 7"): _("To the sides the neighbours count as well."), _("All rows"): _("One row up, one row down.")},
                    1,
                ),
                do(
                    _("A small meteor from the front. Roll, and save what it meets with the shield; take tokens from 5,7."),
                    "roll; shield; battery 5,7",
                    _("Column 9: the battery in 7,9 had a connector there."),
                    {"suffer": _("The battery in 7,9 is lost, and what hangs on it may fall off."), "battery 7,9": _("Works too, but the task named 5,7.")},
                ),
                do(_("A large one from the front. Roll."), "roll", _("Column 8: the cannon in 6,8 shot it down.")),
                do(
                    _("A small one from the left. Roll and defend, again from 5,7."),
                    "roll; shield; battery 5,7",
                    _("Row 8: saved."),
                    {"suffer": _("A hold is lost."), "battery 7,9": _("Works too, but the task named 5,7.")},
                ),
                ask(
                    _("A large one from the left: the dice will show 6. What happens?"),
                    _("The cannon in 7,3 shoots it down"),
                    _("Row 6 is next to row 7."),
                    {
                        _("The life support in 6,6 is lost"): _("The cannon in 7,3 points that way, one row off."),
                        _("You need a token"): _("A single cannon needs none."),
                    },
                    0,
                    show="roll",
                ),
                do(
                    _("The last, small and from the left. Roll and defend."),
                    "roll; shield; battery 5,7|battery 7,9",
                    _("Five meteors, nothing lost."),
                    {"suffer": _("The battery in 5,7 is lost, and the cannon before it falls off.")},
                ),
                hints=(
                    _("Row 7 and its neighbours."),
                    _("Shield against small ones, cannons against large ones."),
                    _("6, 7, 8; roll, shield, battery 5,7; roll; roll, shield, battery 5,7; shot down; roll, shield, battery."),
                ),
            ),
        ),
    )


def _enemies() -> Lesson:
    red = "cannons 1 0; give 8,5; give 8,5; give 7,5; give 7,5"
    return Lesson(
        id="GT-LES-27",
        title=_("Slavers and pirates"),
        goal=_("Fight for more than goods: people, credits and the ship."),
        steps=(
            page(
                _(
                    "Slavers take crew from those they beat, at once and of the loser's choice, and pay credits to the winner. These have strength 7. "
                    "Red was beaten and gave up four people. "
                    "Now you, blue: single cannons 3, a purple alien 2, two doubles."
                ),
                "GT-ENM-07 GT-AMB-53",
                after(slavers(), red),
                "card cell-2-4-7 cell-2-6-9 marker-2",
                ask(
                    _("With one token you have 7. What happens?"),
                    _("A draw, and green is attacked next"),
                    _("7 against 7. Green, with 3 at most, would lose its whole crew."),
                    {_("You win"): _("You need more than 7."), _("You lose"): _("Equal is a draw.")},
                    1,
                ),
                do(
                    _("Win."),
                    "cannons 2 0; battery 5,7|battery 6,8; battery 5,7|battery 6,8",
                    _("9 against 7."),
                    {"cannons 0 0": _("5 against 7: four people gone."), "cannons 1 0": _("A draw: no reward, and green is attacked.")},
                ),
                hints=(_("Each double adds 2."), _("Both doubles make 9."), _("A draw; then cannons 2 0 and two tokens.")),
                viewer=2,
            ),
            page(
                _("The reward is 8 credits for 2 days. By the full rules a winner may leave the reward and keep the days."),
                "GT-ENM-10 GT-AMB-55 GT-AMB-56",
                None,
                "card marker-2",
                ask(
                    _("If you leave it, may green behind you have it?"),
                    _("No, nobody gets it"),
                    _("The slavers are beaten all the same, and green is left in peace."),
                    {_("Yes, green is next"): _("The enemy is beaten; there is nothing more to get."), _("Yes, if green fights"): _("Green is not attacked.")},
                    1,
                ),
                do(
                    _("8 credits are a lot. Take them."),
                    "collect",
                    _("8 credits, and over green's space back to 6."),
                    {"decline": _("Allowed: you stay on 9 without a credit. But 8 credits are a lot.")},
                ),
                hints=(_("The enemy is beaten either way."), _("Then collect."), _("Nobody; collect.")),
                viewer=2,
            ),
            page(
                _(
                    "Pirates of strength 5. Red paid two tokens for a draw; green, blue and yellow were beaten. Pirates fire only when all beaten are "
                    "known; the first of them rolls, "
                    "and each roll holds for all of them: light, heavy, light, from the front. You are green."
                ),
                "GT-ENM-08 GT-ENM-09 GT-AMB-54",
                after(sky(*four(10, 8, 7, 4), card="I-pirates-1"), "cannons 1 1; cannons 0 0; cannons 0 0", *dice(7, 6, 9)),
                "card marker-1 marker-2 marker-3",
                do(
                    _("Roll for the first shot."),
                    "roll",
                    _("Column 7: your double cannon and blue's are lost. Yellow has used a shield."),
                    then="shield",
                ),
                ask(
                    _("The second shot is heavy and comes in column 6, where yellow's shield itself stands. What happens to yellow?"),
                    _("The shield is lost"),
                    _("Nothing stops a heavy shot. Green and blue lose their cannons in 6,6."),
                    {_("The shield saves itself"): _("Not from a heavy shot."), _("Nothing"): _("It stands in column 6.")},
                    1,
                    show="roll",
                ),
                do(
                    _("And the last."),
                    "roll",
                    _("Column 9: you lose 7,9, yellow loses its special hold, blue has nothing there. Red had a draw and is not shot at."),
                ),
                hints=(_("Each roll holds for all beaten."), _("Heavy shots cannot be stopped."), _("roll; the shield is lost; roll.")),
                viewer=1,
            ),
        ),
    )
