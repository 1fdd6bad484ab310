"""Lessons 20 to 23: what changes, hourglass, looking at cards, reserve."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.making import PILES
from ..examples.time import BATTERY
from ..prepared import seat, yard
from .making import ask, attempt, do, page


def lessons() -> tuple[Lesson, ...]:
    return _changes(), _hourglass(), _piles(), _reserve()


def _changes() -> Lesson:
    return Lesson(
        id="GT-LES-20",
        title=_("What changes"),
        goal=_("Know what the full rules add to the learning flight."),
        steps=(
            page(
                _(
                    "From round 2 of a first game on the full rules hold: an hourglass, piles of cards to look at, a reserve, aliens, a hard "
                    "inspection, pirates and slavers, and you can drop out. "
                    "Round 2 uses class II boards, round 3 class III; a card with the rewards of the round lies on the flight board."
                ),
                "GT-SET-06 GT-SET-11 GT-SET-12",
                lambda: yard(seat(BATTERY), seat(), round="2"),
                "hourglass pile-1 pile-2 pile-3 reserve-0-1",
                ask(
                    _("Removed components at the inspection: free, or paid for?"),
                    _("Paid for"),
                    _("They go on the lost pile now."),
                    {_("Free"): _("That was the learning flight.")},
                    1,
                ),
                ask(
                    _("A ship without humans: does it fly on?"),
                    _("No, it drops out"),
                    _("Aliens cannot steer."),
                    {_("Yes"): _("That was the learning flight.")},
                    0,
                ),
                ask(
                    _("Which board is used in round 3?"),
                    _("III"),
                    _("IIIA is for an additional round, as a variant."),
                    {_("II"): _("That is round 2."), _("IIIA"): _("That is a variant.")},
                    1,
                ),
                hints=(_("Everything that was forgiven is no longer."), _("Paid; out; III."), _("Paid for, drops out, board III.")),
            ),
            page(
                _(
                    "Each flight is longer than the one before. The cards of a flight are four piles; a pile has two cards of the round's level and one "
                    "of every lower level."
                ),
                "GT-INV-25 GT-INV-26 GT-INV-27 GT-AMB-77",
                lambda: yard(seat(BATTERY), seat(), round="2"),
                "pile-1 pile-2 pile-3",
                ask(
                    _("How many cards have rounds 1, 2 and 3?"),
                    _("8, 12 and 16"),
                    _("Four piles of two, three and four. Rewards grow in the same way: 4-3-2-1 times the round, and a prize of 2, 4 or 6."),
                    {
                        _("8, 8 and 8"): _("Later piles are larger."),
                        _("6, 9 and 12"): _("There is a fourth pile that nobody sees."),
                        _("8, 16 and 24"): _("A pile grows by one card each round."),
                    },
                    2,
                ),
                ask(
                    _("There are 20 cards of each level, and used cards stay in the box. How many of level I come out in a whole game?"),
                    "16",
                    _("8 in round 1, 4 in round 2 and 4 in round 3. Of level II 12 are used, of level III 8."),
                    {"8": _("Later rounds use level I cards too."), "20": _("Some are never seen."), "24": _("A pile has one card of every lower level.")},
                    1,
                ),
                hints=(_("Four piles."), _("Two, three, four cards each; one of every lower level."), _("8, 12, 16; then 8 + 4 + 4 = 16.")),
            ),
        ),
    )


def _hourglass() -> Lesson:
    return Lesson(
        id="GT-LES-21",
        title=_("Hourglass"),
        goal=_("Know when the hourglass may be turned, and by whom."),
        steps=(
            page(
                _(
                    "In round 2 the hourglass starts on circle 2. Whoever landed first in the round before gives the signal and turns it. When the sand "
                    "has run out anybody may turn it and move it "
                    "to the next lower circle; nobody has to. Here a period of sand is 20 beats. The sand of circle 2 has run out."
                ),
                "GT-TIM-01..05 GT-AMB-04 GT-AMB-05",
                lambda: yard(seat(BATTERY), seat(), round="2", circle=2, sand=0),
                "hourglass",
                do(
                    _("Turn the hourglass."),
                    "turn",
                    _("It stands on circle 1, and new sand is running. That cost you no share of the beat."),
                    {"wait": _("Nobody has to turn it: building simply goes on. But turn it now.")},
                ),
                attempt(_("Try to turn it again at once."), "turn", "GT-TIM-04", _("Refused: sand is running.")),
                ask(
                    _("May somebody who has finished turn it from circle 2 straight to Start?"),
                    _("No"),
                    _("No circle is skipped, by nobody."),
                    {_("Yes, finished players may"): _("They have a right to the last turn, but circles are never skipped.")},
                    1,
                ),
                hints=(_("First turn, then try again."), _("Circles are never skipped."), _("turn; turn (refused); no.")),
                ruling=_("Sand is counted in beats, so that nobody is hurried by a clock; a real clock is an option."),
            ),
            page(
                _("Circle 1 has run out. The last turn, to Start, is only for players who have finished. You are still building."),
                "GT-TIM-06 GT-TIM-08",
                lambda: yard(seat(BATTERY), seat(number=2), round="2", circle=1, sand=0),
                "hourglass number-1",
                attempt(_("Try to turn it."), "turn", "GT-TIM-06", _("Refused: first take a number.")),
                ask(
                    _("Green has finished. What will green probably do?"),
                    _("Turn it, to hurry you"),
                    _("Whoever finishes early may set the end for the others. And early birds take the better numbers."),
                    {_("Wait politely"): _("Nice, but unlikely."), _("Build on"): _("Who has a number builds no more.")},
                    0,
                ),
                hints=(_("You have no number yet."), _("Green may turn it."), _("turn is refused; green turns it.")),
            ),
            page(
                _("The hourglass stands on Start, and the last grain is about to fall. You still build."),
                "GT-TIM-07 GT-AMB-06 GT-AMB-07 GT-AMB-10",
                lambda: yard(seat(BATTERY), seat(number=1), round="2", beat=60, circle=0, sand=1),
                "hourglass",
                ask(
                    _("What happens when it has fallen?"),
                    _("You stop and take a number that is left"),
                    _("Nobody may add anything any more. If nobody ever turned the hourglass, building would end only when all have finished."),
                    {_("You finish the component in hand"): _("What is in hand goes back."), _("You lose your ship"): _("It is not that hard.")},
                    1,
                    show="wait",
                ),
                hints=(_("Start is the last period."), _("Building ends for all."), _("You take what number is left.")),
            ),
        ),
    )


def _piles() -> Lesson:
    return Lesson(
        id="GT-LES-22",
        title=_("Looking at cards"),
        goal=_("Use a beat to see what the flight will bring."),
        steps=(
            page(
                _(
                    "Three piles of cards lie ready. Who has attached at least one component may use a beat to look at one of them. Your ship is still "
                    "a bare cabin."
                ),
                "GT-DCK-02 GT-DCK-03 GT-AMB-14",
                lambda: yard(seat(), seat(), piles=PILES["1"]),
                "pile-1 pile-2 pile-3",
                attempt(_("Try to look at a pile."), "look 1", "GT-DCK-03", _("Refused: first attach something. A component in the reserve would not do.")),
                hints=(_("Click on a pile."), _("It will be refused."), "look 1"),
            ),
            page(
                _("Now a battery is attached. You may look as often as you like, at any pile, and build on afterwards. Only you see the cards."),
                "GT-DCK-03 GT-DCK-04 GT-AMB-12 GT-AMB-13 GT-HNT-03",
                lambda: yard(seat(BATTERY), seat(number=2), piles=PILES["1"]),
                "pile-1 pile-2 pile-3",
                do(
                    _("Look at the second pile."),
                    "look 2",
                    _("Two cards with planets."),
                    {"look 1": _("Stardust and open space. The task was the second pile."), "look 3": _("Pirates and slavers! The task was the second pile.")},
                ),
                ask(
                    _("Planets are coming. What should you build?"),
                    _("Holds"),
                    _("Goods need room. Had you seen pirates, cannons and shields would be wise; an epidemic, cabins apart from each other."),
                    {_("Shields"): _("Planets do not shoot."), _("Aliens"): _("Nice, but goods need room.")},
                    1,
                ),
                hints=(_("The pile in the middle."), _("Goods need room."), _("look 2; holds.")),
            ),
            page(
                _(
                    "After the building a fourth pile is made that nobody has seen. All four are shuffled together until a card of the round's own "
                    "level lies on top. "
                    "Cards of earlier flights stay in the box."
                ),
                "GT-DCK-05..08",
                lambda: yard(seat(BATTERY), seat(number=2), piles=PILES["1"]),
                "pile-1 pile-2 pile-3",
                ask(
                    _("You look at all three piles. Which part of the flight can you still not know?"),
                    _("A quarter of the cards"),
                    _("2 of 8, 3 of 12, 4 of 16. And the order is always hidden."),
                    {_("Nothing"): _("There is a fourth pile."), _("Half of them"): _("One pile of four.")},
                    1,
                    show="number 1",
                ),
                hints=(_("Four piles, three of them seen."), _("One of four."), _("A quarter.")),
            ),
        ),
    )


def _reserve() -> Lesson:
    return Lesson(
        id="GT-LES-23",
        title=_("Reserve"),
        goal=_("Set components aside, and know the price."),
        steps=(
            page(
                _(
                    "You may set up to two components aside. Nobody else gets them, but you cannot put them back into the middle: the only thing to do "
                    "with them is to attach them. "
                    "One lies in your reserve already."
                ),
                "GT-RSV-01 GT-RSV-02 GT-RSV-03 GT-RSV-04 GT-AMB-08",
                lambda: yard(seat(BATTERY, reserve=("engine_single-12",)), seat(number=2), forced=("cannon_double-06", "cargo_2-08")),
                "reserve-0-1 reserve-0-2",
                do(
                    _("Take a component face down and set it aside."),
                    "grab; reserve",
                    _("A double cannon, for later."),
                    {"return": _("Then somebody else may take it."), "take engine_single-12": _("That one comes later.")},
                ),
                do(_("Take another one."), "grab", _("A hold."), {"take engine_single-12": _("First another one from the middle.")}),
                attempt(_("Try to set it aside too."), "reserve", "GT-RSV-04", _("Two places, no more.")),
                do(
                    _("Attach it to the right of the cabin, in 7,8, joined."),
                    "place 7,8 270",
                    _("Good."),
                    {"return": _("Attach it."), "place 7,8 90": _("Its connector points away from the cabin.")},
                ),
                do(
                    _("Now take the engine from your reserve and attach it behind the cabin."),
                    "take engine_single-12; place 8,7 0",
                    _("A place in the reserve is free again."),
                    {"take cannon_double-06": _("The engine, please.")},
                ),
                hints=(
                    _("Two places."),
                    _("grab, reserve, grab, reserve (refused), place, take, place."),
                    _("grab; reserve; grab; reserve is refused; place 7,8 270; take engine_single-12; place 8,7 0."),
                ),
            ),
            page(
                _("Two components are still in your reserve, and you finish."),
                "GT-RSV-05 GT-AMB-72",
                lambda: yard(seat(BATTERY, reserve=("engine_single-12", "cannon_double-06")), seat(number=2)),
                "reserve-0-1 reserve-0-2 lost-0",
                ask(
                    _("What do they cost?"),
                    _("A credit each at the end, within the insurance"),
                    _("They lie on the lost pile now and are paid for like any lost component."),
                    {_("Nothing"): _("They go on the lost pile."), _("2 credits at once"): _("Losses are paid at the end of the flight.")},
                    1,
                    show="number 1",
                ),
                hints=(_("Where do they go?"), _("On the lost pile."), _("A credit each at the end.")),
            ),
        ),
    )
