"""Lessons 13 to 16: planets, abandoned ship and station, meteors, damage."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.hits import AT_THE_GUNS, under_fire
from ..examples.making import cruise, gone, sky
from ..prepared import seat
from .launch import four
from .making import after, ask, attempt, dice, do, page


def lessons() -> tuple[Lesson, ...]:
    return _planets(), _abandoned(), _meteors(), _damage()


def _planets() -> Lesson:
    return Lesson(
        id="GT-LES-13",
        title=_("Planets"),
        goal=_("Choose a planet, load wisely, and know what it costs."),
        steps=(
            page(
                _(
                    "The card shows three planets: red and red; red, blue and blue; yellow. In flight order each of you may land on a free one. Landing "
                    "costs 2 days. "
                    "Red goods sell for 4, yellow for 3, green for 2, blue for 1. You are red and lead, with two ordinary containers and one special one."
                ),
                "GT-ADV-PL-01 GT-ADV-PL-02 GT-ADV-PL-04 GT-GDS-02 GT-GDS-10 GT-INV-36 GT-AMB-65",
                sky(*four(10, 8, 7, 4), card="I-planets-2", learning=True),
                "planet-1 planet-2 planet-3 cell-0-7-9 cell-0-8-8",
                ask(
                    _("What would the first planet be worth to you?"),
                    "4",
                    _("Two red blocks, but only one special container: the other is left behind."),
                    {"8": _("Where would the second red block go?"), "0": _("One red block fits.")},
                    1,
                ),
                ask(
                    _("There are three planets and four ships. How many can land at most?"),
                    "3",
                    _("One ship to a planet; whoever comes too late flies by."),
                    {"4": _("One ship to a planet."), "1": _("Each planet takes one ship.")},
                    0,
                ),
                do(
                    _("Land where you gain most."),
                    "land 2",
                    _("Red and two blue: 6. Green has taken the yellow one, blue flies on, yellow lands on the first planet."),
                    {"land 1": _("4 only: one red block finds no place."), "land 3": _("3 only."), "pass": _("Then you gain nothing, but you keep your days.")},
                    then="land 3; pass; land 1",
                ),
                hints=(_("Count what fits."), _("4, 6 or 3; and one ship to a planet."), _("4; 3; then land on the second planet.")),
            ),
            page(
                _(
                    "Now you load. While there is room, everything offered has to be accepted; what finds no room goes back. You may also move or throw "
                    "out what you had before, now and at no other time."
                ),
                "GT-ADV-PL-03 GT-GDS-01 GT-GDS-03 GT-GDS-04 GT-GDS-09 GT-INV-07 GT-AMB-66 GT-AMB-67 GT-AMB-68",
                None,
                "dock cell-0-7-9 cell-0-8-8",
                attempt(_("Try to stop with an empty ship."), "done", "GT-GDS-03", _("Not while there is room for something.")),
                do(
                    _("Load the red block first, then both blue ones into the other hold."),
                    "load red 7,9; load blue 8,8; load blue 8,8",
                    _("All aboard: 6 credits' worth. Green and yellow have loaded too."),
                    {"load blue 7,9": _("Then the red block finds no place.")},
                    then="load yellow 8,8; load red 7,9; load red 7,9",
                ),
                hints=(_("Red needs the special hold."), _("7,9 is special."), _("done is refused; then load red 7,9, blue 8,8, blue 8,8.")),
            ),
            page(
                _("You were on 10, green on 8, blue on 7, yellow on 4. The landers lose 2 days, the rearmost first. Blue did not land."),
                "GT-ADV-PL-05 GT-FLT-02",
                after(
                    sky(*four(10, 8, 7, 4), card="I-planets-2", learning=True),
                    "land 2; land 3; pass; land 1; load red 7,9; load blue 8,8; load blue 8,8; load yellow 8,8; load red 7,9",
                ),
                "marker-0 marker-1 marker-2 marker-3",
                ask(
                    _("What is the order afterwards?"),
                    _("Red, blue, green, yellow"),
                    _("Yellow to 2, green over blue's 7 to 5, red to 8. Blue is on 7."),
                    {_("Red, green, blue, yellow"): _("Green falls behind blue."), _("Blue, red, green, yellow"): _("Red ends on 8, still ahead.")},
                    1,
                    show="load red 7,9",
                ),
                hints=(_("Yellow first, then green, then red."), _("Yellow 2, green 5."), _("Red 8, blue 7, green 5, yellow 2.")),
            ),
        ),
    )


def _abandoned() -> Lesson:
    return Lesson(
        id="GT-LES-14",
        title=_("Abandoned ship and station"),
        goal=_("Tell the two apart: one takes crew, the other only wants to see it."),
        steps=(
            page(
                _(
                    "An abandoned ship: whoever takes it gives up 3 crew, gets 4 credits and loses a day. It is offered in flight order, and the first "
                    "to accept has it. "
                    "You are red and lead, with a crew of 4."
                ),
                "GT-ADV-AS-01 GT-CRW-01 GT-CRW-02 GT-AMB-63",
                sky(*four(10, 8, 7, 4), card="I-abandoned_ship-1", learning=True),
                "card cell-0-7-6 cell-0-7-7",
                do(
                    _("Accept, and give both people of the cabin in 7,6 first."),
                    "accept; give 7,6; give 7,6",
                    _("The third has to be one of the pilots. 4 credits, one human left, and you are on 9."),
                    {
                        "pass": _("Then green is asked. Allowed, but take it this time."),
                        "give 7,7": _("You may choose, but the task begins with the cabin in 7,6."),
                    },
                ),
                hints=(_("Accept first."), _("Then choose cabins."), _("accept, then give 7,6 twice.")),
            ),
            page(
                _(
                    "An abandoned station: it has a yellow and a green block for a crew of at least 5. Nobody has to leave. Red, green and blue have a "
                    "crew of 4, yellow has 6."
                ),
                "GT-ADV-ST-01 GT-ADV-ST-02 GT-AMB-63",
                cruise(*four(10, 8, 7, 4), card="I-abandoned_station-1", learning=True),
                "deck marker-3",
                ask(
                    _("Who can use the station?"),
                    _("Only yellow"),
                    _("The others are too few and fly by."),
                    {_("Red, because red leads"): _("A crew of 4 is not enough."), _("Nobody"): _("Yellow has 6.")},
                    2,
                    show="fly",
                ),
                ask(
                    _("Yellow docks. How large is yellow's crew afterwards?"),
                    "6",
                    _("A station takes a day, but no crew. There is no minus sign on the card."),
                    {"1": _("A station takes nobody."), "4": _("Nobody leaves the ship.")},
                    0,
                    show="accept; load yellow 6,8; load green 6,8",
                ),
                hints=(_("At least 5 crew."), _("Only yellow has that many."), _("Only yellow; and the crew stays 6.")),
                viewer=3,
            ),
        ),
    )


def _meteors() -> Lesson:
    return Lesson(
        id="GT-LES-15",
        title=_("Meteors"),
        goal=_("Know what is hit, and what helps."),
        steps=(
            page(
                _(
                    "Meteors come one after the other. Two dice name a column for those from front and rear, a row for those from the sides, and the "
                    "first component in that line is threatened. "
                    "A large meteor destroys it, unless a cannon pointing forward in the same column shoots it down; a double cannon needs a token. "
                    "Columns 5 and 9 of this ship have no cannon."
                ),
                "GT-ADV-MS-01 GT-ADV-MS-02 GT-HIT-01 GT-HIT-02 GT-HIT-05 GT-HIT-06 GT-INV-21 GT-INV-22",
                sky(seat("A"), gone(), card="I-meteoric_swarm-1", forced=dice(7, 8, 8)),
                "cell-0-5-7 cell-0-6-6 cell-0-6-8 cell-0-7-5 cell-0-7-9",
                ask(
                    _("Of 36 rolls 4 make 5 and 4 make 9. How likely is a large meteor from the front that you cannot stop?"),
                    _("8 of 36"),
                    _("Columns 6, 7 and 8 have cannons, and other columns miss the ship."),
                    {
                        _("24 of 36"): _("In 6, 7 and 8 you have cannons."),
                        _("2 of 11"): _("Not all sums are equally likely."),
                        _("0"): _("Columns 5 and 9 are open."),
                    },
                    1,
                ),
                do(_("Roll for the large meteor from the front."), "roll", _("7: your double cannon's column.")),
                do(
                    _("Shoot it down, with a token from the battery in 6,7."),
                    "shoot; battery 6,7",
                    _("Gone. 4 tokens left."),
                    {"suffer": _("The double cannon is lost. A token would have saved it."), "battery 8,6": _("Works too, but the task named 6,7.")},
                ),
                hints=(_("4 + 4."), _("Roll, shoot, battery 6,7."), _("8 of 36; roll; shoot; battery 6,7.")),
            ),
            page(
                _(
                    "A small meteor only harms exposed connectors that point its way; against smooth sides it bounces off. A shield covering that side "
                    "saves the component for a token. "
                    "Small meteors cannot be shot. The next one comes from the left."
                ),
                "GT-HIT-03 GT-HIT-04 GT-HIT-08",
                None,
                "cell-0-8-5 cell-0-7-6",
                do(_("Roll for it."), "roll", _("8: in row 8 it meets the hold in 8,5, which has an exposed connector on the left.")),
                do(
                    _("The shield in 7,6 covers front and left. Use it, with a token from 8,6."),
                    "shield; battery 8,6",
                    _("Nothing lost. 3 tokens left."),
                    {"suffer": _("The hold is lost, and the cabin above falls off with it."), "battery 6,7": _("Works too, but the task named 8,6.")},
                ),
                ask(
                    _("The last one is small and comes from the right, in row 8. There the shield in 8,9 has a smooth side. What happens?"),
                    _("It bounces off"),
                    _("No exposed connector, no harm, no token."),
                    {_("8,9 is lost"): _("Only exposed connectors are harmed."), _("You need a token"): _("Smooth sides need no help.")},
                    1,
                    show="roll",
                ),
                hints=(_("Small meteors look for connectors."), _("roll, shield, battery 8,6."), _("It bounces off.")),
            ),
        ),
    )


def _damage() -> Lesson:
    return Lesson(
        id="GT-LES-16",
        title=_("Damage"),
        goal=_("See what falls off, and choose what flies on."),
        steps=(
            page(
                _(
                    "A component that is hit is lost, and so is everything that was held by it alone; crew, tokens and goods on it go to the bank. Lost "
                    "components cost 1 credit each at the end. "
                    "You are shot at from the rear: a light shot, for which you roll 2, misses. For the heavy one you roll 7: column 7."
                ),
                "GT-HIT-12 GT-HIT-14 GT-HIT-15",
                after(under_fire("J"), AT_THE_GUNS, *dice(2, 7)),
                "cell-0-7-7 cell-0-8-7",
                ask(
                    _("The cell 8,7 is empty. What is hit?"),
                    _("The pilot cabin in 7,7"),
                    _("The first component of the column, seen from the rear."),
                    {
                        _("Nothing"): _("The shot flies on until it meets something."),
                        _("The double cannon in 6,7"): _("The cabin stands before it, seen from the rear."),
                    },
                    1,
                    show="roll; roll",
                ),
                hints=(_("Follow column 7 from the rear."), _("8,7 is empty."), _("7,7: the pilot cabin.")),
            ),
            page(
                _(
                    "The ship has fallen into two parts. You choose the one that flies on; the other is lost. The right part has 6 components, with the "
                    "battery and the double engine; "
                    "the left part has 5, with two engines and the hold. Humans are in both."
                ),
                "GT-HIT-13 GT-INV-14 GT-INV-15 GT-AMB-47",
                None,
                "cell-0-6-7 cell-0-6-6",
                ask(
                    _("How many components are lost in all if you keep the right part? The pilot cabin counts."),
                    "6",
                    _("The cabin and the five of the left part. Keeping the left part would cost 7."),
                    {"5": _("And the pilot cabin?"), "7": _("That is the price of keeping the left part.")},
                    1,
                ),
                do(
                    _("Keep the right part, which begins in 6,7."),
                    "keep 6,7",
                    _("You fly on without a pilot cabin: as long as humans are aboard, that is no problem."),
                    {"keep 6,6": _("Allowed: two engines and the hold, but no tokens. The task was the right part.")},
                ),
                hints=(_("One cabin and one part."), _("1 + 5."), _("6; then keep 6,7.")),
                ruling=_("Any part may be kept, and the loss of the pilot cabin has no effect of its own."),
            ),
        ),
    )
