"""Lessons 24 and 25: aliens and the hard inspection."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.making import alone, shipyard
from ..prepared import fitting, flight, seat
from .making import after, ask, attempt, do, page


def lessons() -> tuple[Lesson, ...]:
    return _aliens(), _inspection()


def _aliens() -> Lesson:
    return Lesson(
        id="GT-LES-24",
        title=_("Aliens"),
        goal=_("Choose the crew, and know when an alien helps."),
        steps=(
            page(
                _(
                    "A cabin joined to life support may house an alien of that colour instead of two humans: purple adds 2 to the cannons, orange adds "
                    "2 to the engines. "
                    "At most one of each colour, never in the pilot cabin. In this ship 6,7 is joined to both life supports, 7,8 to the purple one, 7,6 "
                    "to none. Cabins are always filled."
                ),
                "GT-ALN-01..06 GT-ALN-08 GT-LCH-08 GT-AMB-25 GT-AMB-26",
                lambda: fitting(seat("P"), seat(), round="2"),
                "cell-0-6-6 cell-0-6-8 cell-0-6-7 cell-0-7-8 cell-0-7-6",
                ask(
                    _("In how many ways can this ship be crewed?"),
                    "5",
                    _("No alien; purple in 7,8; orange in 6,7; both; or purple in 6,7."),
                    {"6": _("Purple in both cabins is not allowed."), "4": _("Purple may live in 6,7 as well."), "3": _("Count both cabins together.")},
                    2,
                ),
                do(
                    _("You want both aliens aboard. Begin with the cabin in 6,7."),
                    "crew 6,7 orange",
                    _("Orange has no other place. Now for 7,8."),
                    {
                        "crew 6,7 humans": _("Then orange has no other place."),
                        "crew 6,7 purple": _("Then there is no purple one for 7,8, and orange has no place."),
                    },
                ),
                attempt(
                    _("Try to put a second orange alien into 7,8."),
                    "crew 7,8 orange",
                    "GT-ALN-04",
                    _("Refused: 7,8 has purple life support only, and one orange alien is aboard already."),
                ),
                do(
                    _("Take the purple alien aboard."),
                    "crew 7,8 purple",
                    _("A crew of six: four humans and two aliens."),
                    {"crew 7,8 humans": _("Then the purple alien stays at home.")},
                ),
                hints=(
                    _("Go through 6,7 first, then 7,8."),
                    _("Humans: 2 ways; orange: 2 ways; purple: 1 way."),
                    _("5; orange in 6,7; orange in 7,8 is refused; purple in 7,8."),
                ),
            ),
            page(
                _("This ship has only double cannons and engines, and no token is left. A purple alien is aboard. Smugglers attack."),
                "GT-ALN-09 GT-ALN-10 GT-ALN-07 GT-AMB-30",
                alone("Z", "I-planets-4", then="II-smugglers-1", round="2", crew={"7,8": "purple"}, tokens={"7,6": 0}),
                "cell-0-6-7 cell-0-7-8 cell-0-7-6",
                ask(
                    _("How strong are the cannons?"),
                    "0",
                    _("Without a single working cannon the alien adds nothing. With one token it would be 2 + 2 = 4. As crew the alien counts like a human."),
                    {"2": _("An alien cannot shoot alone."), "4": _("The double cannon has no token.")},
                    0,
                    show="pass; fly",
                ),
                hints=(_("First count without the alien."), _("Doubles without tokens count 0."), _("0: no bonus.")),
            ),
        ),
    )


def _inspection() -> Lesson:
    return Lesson(
        id="GT-LES-25",
        title=_("Hard inspection"),
        goal=_("Repair a ship by the full rules, and weigh the price."),
        steps=(
            page(
                _(
                    "By the full rules a mistake found at the inspection is repaired by removing components, nothing is added, and what is removed lies "
                    "on the lost pile. "
                    "You choose what goes; whatever hung on it goes too. Here the cabin in 7,8 and the battery in 8,8 quarrel. You keep your number."
                ),
                "GT-ERR-11..15 GT-AMB-19..22",
                after(shipyard("F", round="2"), "number 1"),
                "cell-0-7-8 cell-0-8-8 cell-0-9-8",
                ask(
                    _("How many components are lost if the battery goes? The double engine in 9,8 hangs on it alone."),
                    "2",
                    _("Battery and double engine. Removing the cabin would cost 1."),
                    {"1": _("And the engine behind it?"), "3": _("The cabin stays.")},
                    1,
                ),
                do(
                    _("You want a purple alien in that cabin. Remove the battery, keep the part that begins in 5,7, and take the alien aboard."),
                    "remove 8,8; keep 5,7; crew 7,8 purple",
                    _("Dear, but you wanted it so."),
                    {
                        "remove 7,8": _("Cheaper, but then there is no place for the alien."),
                        "keep 9,8": _("Then only the engine would be left!"),
                        "crew 7,8 humans": _("You wanted the alien."),
                    },
                ),
                hints=(_("Two go."), _("remove 8,8, then keep the large part."), _("2; remove 8,8; keep 5,7; crew 7,8 purple.")),
            ),
            page(
                _("The same ship again. This time you want to lose as little as possible."),
                "GT-ERR-12 GT-ERR-14 GT-AMB-19",
                after(shipyard("F", round="2"), "number 1"),
                "cell-0-7-8 cell-0-8-8",
                do(
                    _("Repair it with one component."),
                    "remove 7,8",
                    _("The cabin is gone, everything else flies."),
                    {"remove 8,8": _("That takes the double engine along: two components.")},
                ),
                hints=(_("What hangs on nothing else?"), _("Nothing hangs on the cabin."), "remove 7,8"),
            ),
            page(
                _(
                    "With an option the players inspect each other, and a mistake may come out in flight only. Then it is repaired at once, and the "
                    "owner pays a fine of 1 credit, outside the insurance. "
                    "What lay on removed components goes to the bank. You are green; red's ship still has its mistake."
                ),
                "GT-ERR-16 GT-AMB-23 GT-AMB-24",
                lambda: flight(
                    seat("F", credits=4), seat(day=3), deck=("II-open_space-1", "II-open_space-2"), done=("I-open_space-1",), round="2", inspection="players"
                ),
                "seat-0 cell-0-7-8 cell-0-8-8",
                do(
                    _("Point at red's ship."),
                    "accuse 0",
                    _("Red pays 1 credit and has to repair."),
                    {"fly": _("Then red gets away with it, for now."), "leave": _("You would give up the flight.")},
                ),
                hints=(_("Accuse red."), _("Red is player 0."), "accuse 0"),
                viewer=1,
            ),
        ),
    )
