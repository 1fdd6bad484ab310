"""Lessons 15 and 16: stations, ambush and uprising."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, do, step


def lessons() -> tuple[Lesson, ...]:
    return _stations(), _uprising()


def _stations() -> Lesson:
    return Lesson(
        id="CAP-LES-15",
        title=_("Stations"),
        goal=_("Be there at the end of a turn while the token lies there."),
        steps=(
            step(
                _(
                    "The android station is on planet 5 today. Who ends a turn on a station with its token gets what the token shows; the token then waits for "
                    "the next round. "
                    "Missions and numbers never come to a station."
                ),
                "LOC-03..05 TRN-10 INV-12",
                do(
                    _("Fly by way of planet 1 to planet 5."),
                    "room helm; fly p01; fly p05",
                    _("An android joins, and the token moves to round 2."),
                    replies={"stop": _("Not there yet."), "fly p02": _("Planet 5 lies behind planet 1.")},
                ),
                ask(
                    _("Would flying over the station have been enough?"),
                    _("Only the end of a turn counts."),
                    _("No"),
                    (_("Yes"), _("You have to end your turn there.")),
                ),
                hints=(_("The end of the turn counts."), _("Planet 1, then planet 5."), _("Helm, planet 1, planet 5; no.")),
                look="station-androids ship-0 round-2",
                planets={"p05": "station androids"},
            ),
            step(
                _("Your ship stays on the station, and you take another turn."),
                "LOC-06 INV-14",
                ask(
                    _("What do you get at its end?"),
                    _("The token is away, so there is nothing."),
                    _("Nothing"),
                    (_("Another android"), _("The token waits on the round track.")),
                    show="pass; room repair; use cadet; repair ship",
                ),
                hints=(_("Where is the token?"), _("On the round track."), _("Nothing.")),
                look="station-androids round-2",
            ),
            step(
                _("The round is about to end, and your ship is still there."),
                "RND-06 RND-07 INV-13",
                ask(
                    _("Does the token come back at the start of round 2?"),
                    _("Where a ship stands no token is laid. It slides on to the next round."),
                    _("No, it goes on to round 3"),
                    (_("Yes, and you use it at once"), _("Tokens come back only where no ship is.")),
                    (_("No, it leaves the game"), _("It tries again next round.")),
                    show="pass",
                ),
                hints=(_("A ship is in the way."), _("The token waits longer."), _("It goes on to round 3.")),
                look="station-androids round-2 round-3",
            ),
        ),
    )


def _uprising() -> Lesson:
    return Lesson(
        id="CAP-LES-16",
        title=_("Ambush and uprising"),
        goal=_("See pirates come, and know where they go."),
        steps=(
            step(
                _(
                    "The yellow row of this mission gives two pirate steps and an ambush: a random pirate appears on the route of its colour at your "
                    "location. Whoever uses the row cannot refuse that part."
                ),
                "PIR-03..06 PIR-08 PIR-09 INV-17",
                ask(
                    _("You are on planet 3 and draw a green pirate. Where does it go?"),
                    _("Each location has one route of each colour; from planet 3 the green one leads to planet 9."),
                    _("On the green route, towards planet 9"),
                    (_("On any free route"), _("The colour decides.")),
                    (_("On a route with a skull"), _("Skulls are for the start of the game.")),
                    at=1,
                ),
                do(
                    _("Do the mission with red and yellow; skip red, use yellow, repair the ship."),
                    "mission; send red; send yellow; skip; apply; repair ship",
                    _("Here it is."),
                    replies={"room helm": _("Stay here; the mission is on planet 3."), "send cadet": _("Red and yellow, please.")},
                ),
                hints=(_("Its colour decides."), _("Green leads to planet 9."), _("Green route. Mission, red, yellow, skip, use, ship.")),
                look="route-s_r09 route-s_r08 route-s_r03 mission-p03",
                ship="p03",
                planets={"p03": "mission_20", "p05": "number 3"},
                forced=("green_medal",),
            ),
            step(
                _("Number 1 is the last open one. The next mission turns it down, and pirates rise on every planet with a number."),
                "PIR-17..21 PIR-23 MIS-18 INV-15 INV-19",
                ask(
                    _("The five pirates drawn want five routes, and one of these has a pirate already. How many are added?"),
                    _("A route holds one pirate; the newcomer is discarded."),
                    _("4"),
                    (_("5"), _("One route is taken.")),
                    (_("1"), _("One for each planet with a number.")),
                    show="mission; send cadet; send red",
                ),
                ask(
                    _("And the numbers?"),
                    _("All are turned up, and the countdown starts again with the highest."),
                    _("All are open again"),
                    (_("They stay face down"), _("Then no mission could ever appear again.")),
                    (_("They leave the game"), _("They start again.")),
                    at=1,
                ),
                hints=(_("One pirate for each route."), _("5 - 1."), _("4; and all are open again.")),
                look="number-1 number-2 number-3 number-4 number-5",
                ship="p10",
                planets={"p10": "mission_05", "p05": "mission_31"},
                tokens={1: "p13", 5: "p08"},
                down=4,
                forced=("mission_07", "yellow_medal", "green_medal", "purple_medal", "purple_android", "green_android"),
            ),
            step(
                _("In another uprising the pirates of number 4, on planet 12, and number 5, on planet 13, both want the yellow route between the two."),
                "PIR-22 INV-18",
                ask(
                    _("Which one stays?"),
                    _("The one of the lower number; the other is discarded."),
                    _("The one of number 4"),
                    (_("The one of number 5"), _("The higher number gives way.")),
                    (_("Both"), _("Never two on a route.")),
                    (_("Neither"), _("One may stay.")),
                    show="mission; send cadet; send red",
                ),
                hints=(_("Never two on a route."), _("The higher number gives way."), _("The one of number 4.")),
                look="number-4 number-5 route-s_r21",
                ship="p10",
                planets={"p10": "mission_05", "p05": "number 1"},
                down=4,
                forced=("mission_07", "green_medal", "green_medal", "green_medal", "yellow_medal", "yellow_android"),
            ),
        ),
    )
