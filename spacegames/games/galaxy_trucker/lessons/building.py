"""Lessons 8 and 9: building in beats, finishing and the mild inspection."""

from __future__ import annotations

from spacegames.core.teaching import Lesson, Task
from spacegames.core.words import _

from ..examples.making import shipyard
from ..prepared import check, seat, yard
from .making import ask, attempt, do, page


def lessons() -> tuple[Lesson, ...]:
    return _beats(), _finishing()


def _beats() -> Lesson:
    return Lesson(
        id="GT-LES-08",
        title=_("Building in beats"),
        goal=_("Take, attach, put back, and know when a component is fixed."),
        steps=(
            page(
                _(
                    "At a real table everybody builds at once, as fast as they can, with one hand. Here time goes in beats: in every beat each builder "
                    "may take one component "
                    "and settle it. Whoever gave the signal comes first in the first beat, then the next seat, and so on."
                ),
                "GT-BLD-01..08 GT-AMB-01 GT-AMB-02",
                lambda: yard(seat(), seat(), seat(), learning=True, forced=("cargo_2-09", "engine_single-12")),
                "heap seat-0 seat-1 seat-2",
                do(
                    _("Take a component face down from the middle."),
                    "grab",
                    _("A hold. You see it only now, over your own board."),
                    {"wait": _("Then the beat passes without you."), "number 1": _("That would end your building.")},
                ),
                attempt(_("Try to take a second one."), "grab", "GT-BLD-08", _("One at a time: attach this one or put it back first.")),
                do(
                    _("Put it back into the middle."),
                    "return",
                    _("It lies face up now, and anybody may take it. The others have had their turn as well."),
                    {
                        "place 7,8 270": _("A good place, but the task was to put it back."),
                        "place 6,7 180": _("A good place, but the task was to put it back."),
                    },
                    then="wait; wait; wait; wait",
                ),
                do(
                    _("Next beat. Take another one face down and attach it behind the cabin, in 8,7."),
                    "grab; place 8,7 0",
                    _("An engine, joined, and with free space behind it."),
                    {"grab cargo_2-09": _("That is the hold again. Take one face down."), "return": _("Attach this one.")},
                ),
                hints=(
                    _("Click on the warehouse."),
                    _("Take; try again; put back; take; place on 8,7."),
                    _("grab, grab (refused), return, grab, place 8,7 0."),
                ),
            ),
            page(
                _(
                    "An attached component stays where it is. The only exception is the one attached last: until you take the next, you may move it or "
                    "put it back."
                ),
                "GT-BLD-09 GT-BLD-10 GT-BLD-11",
                lambda: yard(seat("8,7 engine_single-12 0; 6,7 battery_3-05 180", loose="6,7"), seat(), learning=True),
                "cell-0-6-7 cell-0-8-7",
                do(
                    _("Lift the battery and attach it to the right of the cabin instead, in 7,8, with its connector towards the cabin."),
                    "lift; place 7,8 270",
                    _("Moved, free of charge."),
                    {"place 7,8 90": _("Now its connector points away from the cabin."), "place 6,7 180": _("There it was before.")},
                ),
                ask(
                    _("Now you take the next component. May the battery still be moved?"),
                    _("No, it is fixed"),
                    _("With the next component in hand everything before is fixed for good."),
                    {_("Yes, until the flight"): _("Only until the next component is taken."), _("Yes, for a credit"): _("Nothing is paid while building.")},
                    1,
                ),
                hints=(_("The last one may be lifted."), _("On 7,8 the cabin is on the left."), _("lift, then place 7,8 270; afterwards it is fixed.")),
            ),
            page(
                _("Somebody has put a double cannon back. It is the second beat: you are red and gave the signal, so green comes first in this beat."),
                "GT-BLD-02 GT-BLD-07 GT-AMB-03",
                lambda: yard(seat(), seat(), seat(), open=("cannon_double-06",), beat=1, learning=True),
                "tile-cannon_double-06 seat-0 seat-1",
                ask(
                    _("You and green both want the double cannon. Who gets it?"),
                    _("Green"),
                    _("The earlier one in this beat. You choose something else in the same beat."),
                    {_("You, because you gave the signal"): _("That counted in the first beat."), _("Whoever rolls higher"): _("Nobody rolls dice here.")},
                    1,
                    show="grab cannon_double-06; place 6,7 0",
                ),
                hints=(_("Who comes first in this beat?"), _("The first seat moves on by one each beat."), _("Green.")),
                ruling=_("At a real table the faster hand gets it; the order of the beat stands for speed."),
            ),
            page(
                _(
                    "Every component goes next to the ship, on a marked cell, so that the ship is one piece all the time. Cells may stay empty. In the "
                    "learning flight nobody hurries you. "
                    "You can make mistakes here, as at a real table: the game does not stop you."
                ),
                "GT-BLD-12..16 GT-AMB-15",
                lambda: yard(seat("8,7 engine_single-12 0", hand="cargo_2-08"), seat(), learning=True),
                "hand-0 cell-0-6-7 spot-9-7",
                attempt(
                    _("Try to place the hold far away from the ship, on 5,7."),
                    "place 5,7 180",
                    "GT-BLD-12",
                    _("Refused: it has to share an edge with your ship."),
                ),
                do(
                    _("Now place it well, on 6,7."),
                    "place 6,7 180",
                    _("Joined."),
                    {
                        "place 6,7 0": _("The game lets you, but a smooth side meets the cabin: the inspection would find it."),
                        "place 6,7 90": _("The game lets you, but a smooth side meets the cabin: the inspection would find it."),
                        "place 9,7 0": _("Behind the exhaust, and outside the marked cells: two mistakes at once, and the game lets you."),
                    },
                ),
                hints=(
                    _("First the far cell, then the near one."),
                    _("The connector must look at the cabin."),
                    _("place 5,7 is refused; place 6,7 180 is right."),
                ),
            ),
            page(
                _(
                    "Now build as you like, for ten beats. Here the game refuses mistakes and says why, so try things out. Think of cannons ahead, engines at the rear, "
                    "and few exposed connectors."
                ),
                "GT-BLD-03 GT-BLD-06 GT-BLD-12 GT-AMB-15",
                lambda: yard(seat(), seat(number=2), learning=True, building="strict"),
                "heap cell-0-7-7",
                do(
                    _("Take and settle ten components."),
                    "; ".join(["*"] * 20),
                    _("Your first ship! Try freely if you want to build on."),
                ),
                hints=(
                    _("Take one; attach it where it fits, or put it back."),
                    _("Cells that light up are possible."),
                    _("Anything that is possible will do: take, place or put back, ten times."),
                ),
            ),
        ),
    )


def _mistakes() -> tuple[Task, ...]:
    """The seven mistakes, one question each."""
    near = _("Look at that place again: it is sound in this respect.")
    return (
        ask(
            _("Kind 1. Where does a single connector meet a double one?"),
            _("Between 6,6 and 6,7"),
            _("The cannon's single connector against the battery's double one."),
            {_("Between 7,5 and 7,6"): near, _("Between 7,7 and 8,7"): near, _("Between 8,8 and 9,8"): near},
            1,
        ),
        ask(
            _("Kind 2. Where does a connector meet a smooth side?"),
            _("Between 8,7 and 8,8"),
            _("The engine has a connector there, and the battery a smooth side."),
            {_("Between 6,7 and 6,8"): near, _("Between 8,8 and 8,9"): near},
            2,
        ),
        ask(
            _("Kind 3. Which engine does not blow to the rear?"),
            _("The one in 8,5"),
            _("It blows to the left."),
            {_("The one in 8,6"): _("That one blows to the rear; something else is wrong with it."), _("The one in 9,8"): near},
            0,
        ),
        ask(
            _("Kind 4. Which engine has something behind its exhaust?"),
            _("The one in 8,6"),
            _("The hold in 9,6 is right behind it."),
            {_("The one in 8,7"): _("Behind 8,7 there is not even a marked cell."), _("The one in 9,8"): near},
            1,
        ),
        ask(
            _("Kind 5. Which cannon has something before its barrel?"),
            _("The one in 7,8"),
            _("It points to the right, at the shield in 7,9."),
            {_("The one in 6,6"): _("Before 6,6 there is free space."), _("None of them"): _("Follow each barrel once more.")},
            0,
        ),
        ask(
            _("Kind 6. What lies outside the marked cells?"),
            _("The hold in 5,8"),
            _("Row 5 has one marked cell only, 5,7."),
            {_("The hold in 9,6"): near, _("The special hold in 9,9"): _("That cell is marked; something else is wrong there.")},
            2,
        ),
        ask(
            _("Kind 7. Which part is not joined to the ship?"),
            _("The special hold in 9,9"),
            _("It only touches smooth sides. All seven found!"),
            {_("The structural module in 9,5"): near, _("The cabin in 7,5"): near},
            1,
        ),
    )


def _finishing() -> Lesson:
    return Lesson(
        id="GT-LES-09",
        title=_("Finishing and inspection"),
        goal=_("Find every kind of mistake, and finish with a number."),
        steps=(
            page(
                _(
                    "There are seven kinds of mistakes. The ship on the board has exactly one of each kind. Find them all before the inspection does. "
                    "Cells are named by row and column."
                ),
                "GT-ERR-01..07 GT-AMB-17 GT-AMB-18 GT-FIN-06",
                shipyard("M", learning=True),
                "seat-0",
                *_mistakes(),
                hints=(
                    _("Go from component to component and look at all four sides."),
                    _("Two bad contacts, a turned engine, a blocked engine, a blocked cannon, a place outside, a loose part."),
                    "6,6–6,7; 8,7–8,8; 8,5; 8,6; 7,8; 5,8; 9,9",
                ),
            ),
            page(
                _(
                    "The inspection has found the seven mistakes. In the learning flight the owner simply takes offending components off; they go back "
                    "to the warehouse and cost nothing. "
                    "Where two components quarrel, either one may go."
                ),
                "GT-ERR-08 GT-ERR-09",
                lambda: check(seat("M"), seat("D"), learning=True),
                "cell-0-5-8 cell-0-6-6 cell-0-7-9 cell-0-8-7 cell-0-8-5 cell-0-9-9",
                do(
                    _("Take off the hold outside the marked cells."),
                    "remove 5,8",
                    _("One mistake less."),
                    {"remove 6,6": _("That repairs another mistake. First the one in row 5.")},
                ),
                do(
                    _("Take off the cannon whose connector does not fit."),
                    "remove 6,6",
                    _("And another."),
                    {"remove 6,7": _("That would repair it too, but batteries are useful. The cannon.")},
                ),
                do(
                    _("Free the barrel of the cannon in 7,8."),
                    "remove 7,9",
                    _("Now it can shoot."),
                    {"remove 7,8": _("That would repair it too, but the components behind hang on it. Take the shield.")},
                ),
                do(
                    _("Take off the engine in 8,7, and the one that blows to the left."),
                    "remove 8,7; remove 8,5",
                    _("What hung on them is loose now."),
                    {"remove 8,8": _("The battery? Take the engine.")},
                ),
                do(
                    _("Keep the part with the pilot cabin, which begins in 6,7. The loose parts go."),
                    "keep 6,7",
                    _("The rest is a sound ship."),
                    {"keep 9,5": _("Then all the rest would go, cabin and all."), "keep 8,6": _("Then only that one engine would be left.")},
                ),
                hints=(
                    _("Remove what the goal names; click on it."),
                    _("5,8; 6,6; 7,9; 8,7; 8,5."),
                    _("remove 5,8, 6,6, 7,9, 8,7, 8,5, then keep 6,7."),
                ),
            ),
            page(
                _(
                    "You finish by taking a number tile, whenever you like; it fixes the order at the start. Any number that is left may be taken, and "
                    "the last builder gets what remains. "
                    "Check your ship before. Green and blue have numbers 2 and 3."
                ),
                "GT-FIN-01..06 GT-ERR-10",
                lambda: yard(seat("8,7 engine_single-02 90"), seat("C", number=2), seat("D", number=3), learning=True),
                "number-1 cell-0-8-7",
                ask(
                    _("You take number 1 with this ship, and the inspection finds that your engine blows to the left. From which place will you start?"),
                    _("From the last"),
                    _("The engine comes off, the numbers are dealt anew, and you get the highest."),
                    {
                        _("From the first"): _("The offender gives back the number."),
                        _("You do not start at all"): _("In the learning flight mistakes are forgiven."),
                    },
                    2,
                    show="number 1; remove 8,7",
                ),
                hints=(_("What happens to the number of an offender?"), _("The numbers are dealt anew."), _("You get the highest number, 3.")),
                ruling=_("With several offenders, honest players close up in their order and offenders follow in theirs."),
            ),
            page(
                _(
                    "Now with a sound ship. Two others are still building. Finishing early is worth something by itself: you choose your place, and soon you may hurry the others."
                ),
                "GT-FIN-01..05 GT-HNT-02",
                lambda: yard(seat("D"), seat(), seat(), learning=True),
                "number-1 number-2 number-3",
                do(
                    _("Finish so that you lead the flight."),
                    "number 1",
                    _("You will start first."),
                    {
                        "number 2": _("Allowed: then somebody else leads. Here you want to lead."),
                        "number 3": _("Allowed: then you start last. Here you want to lead."),
                    },
                ),
                hints=(_("The lowest number leads."), _("Take number 1."), "number 1"),
            ),
        ),
    )
