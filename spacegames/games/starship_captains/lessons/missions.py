"""Lessons 5 and 6: doing a mission, and where the next one appears."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return _mission(), _next()


def _mission() -> Lesson:
    return Lesson(
        id="CAP-LES-05",
        title=_("A mission"),
        goal=_("Send a crew row by row, and use what matches."),
        steps=(
            step(
                _("Planet 5 has a mission. Fly there with the helm; for the mission itself the ship has to be on the planet when your turn begins."),
                "TRN-05 LOC-01 MIS-01",
                do(
                    _("Use the helm and fly as far as planet 1."),
                    "room helm; fly p01",
                    _("One move is left."),
                    replies={"fly p02": _("Planet 5 lies the other way.")},
                ),
                attempt(_("Now try to do a mission right away."), "mission", "TRN-05", _("Refused: flying in and doing the mission take two turns.")),
                do(
                    _("Then fly on to planet 5."),
                    "fly p05",
                    _("Next turn the mission is yours."),
                    replies={"stop": _("Planet 1 has a mission too, but the task is planet 5.")},
                ),
                hints=(_("First the helm."), _("By way of planet 1."), _("Helm, planet 1; try the mission; then planet 5.")),
                look="ship-0 mission-p05 mission-p01",
                players=2,
            ),
            step(
                _(
                    "Your ship began this turn on planet 5. The mission has two rows: red gives a repair and a medal, blue three steps on one track. "
                    "You put one figure at each row, top first; then the rows are used from top to bottom, the effects of each from left to right."
                ),
                "MIS-04..08",
                ask(
                    _("What do a red ensign on red and a blue one on blue bring?"),
                    _("Both rows match, so both may be used."),
                    _("A repair, a medal and three steps"),
                    (_("The repair and the medal only"), _("Blue matches its row as well.")),
                    (_("Nothing but the points"), _("Rows that match may be used.")),
                    at=1,
                ),
                do(
                    _("Send red and blue, use both rows, repair the ship and go up the fleet track."),
                    "mission; send red; send blue; apply; repair ship; apply; step fleet",
                    _("A repair, a medal, three steps, and one more medal on the way up the track."),
                    replies={
                        "send cadet": _("A cadet matches no row. Send the right colour."),
                        "skip": _("Skipping is allowed, but why give it away?"),
                        "room helm": _("Stay. The mission is here."),
                    },
                ),
                hints=(_("Colours of figures and rows."), _("Red to the red row, blue to the blue row."), _("Mission, red, blue; use, ship; use, fleet.")),
                look="mission-p05 ready-0",
                ready="R B C",
                ship="p05",
            ),
            step(
                _(
                    "The same mission again, but this time red and blue are wanted elsewhere. Any figure may stand at any row; where the colours differ the "
                    "row is ignored."
                ),
                "MIS-06 MIS-09 MIS-13 CRW-06",
                ask(
                    _("A cadet on red and a red ensign on blue: what is the mission worth?"),
                    _("No effect, but the card and its 4 points are yours."),
                    _("4 points and nothing else"),
                    (_("Nothing"), _("The points are for the mission, not for the rows.")),
                    (_("4 points and the red row"), _("A cadet matches no row, not even a little.")),
                    (_("It is not allowed"), _("Anybody may stand anywhere.")),
                    show="mission; send cadet; send red",
                ),
                hints=(_("Does the cadet match anything?"), _("The points do not depend on the rows."), _("4 points and nothing else.")),
                look="mission-p05 ready-0",
                ready="R B C",
                ship="p05",
            ),
            step(
                _("A crew of red, then blue, comes back from its mission. The queue was red, yellow, blue."),
                "MIS-10 MIS-12",
                ask(
                    _("What does the queue look like afterwards?"),
                    _("The crew joins the tail in the order of the rows."),
                    _("red, yellow, blue, red, blue"),
                    (_("red, blue, red, yellow, blue"), _("They join at the tail, not at the front.")),
                    (_("red, yellow, blue, blue, red"), _("In the order of the rows: the top row first.")),
                    at=1,
                    show="mission; send red; send blue; skip; skip",
                ),
                hints=(_("Tail, not front."), _("The top row goes first."), _("red, yellow, blue, red, blue.")),
                look="queue-0 mission-p05",
                ready="R B C",
                ship="p05",
            ),
            step(
                _("Only one figure is ready, and the mission has two rows."),
                "MIS-03",
                attempt(_("Try the mission."), "mission", "MIS-03", _("Refused: one figure for every row, no row stays empty.")),
                hints=(_("Count figures and rows."), _("Just try it."), _("Choose the mission and read why not.")),
                look="mission-p05 ready-0",
                ready="R",
                ship="p05",
            ),
        ),
    )


def _next() -> Lesson:
    return Lesson(
        id="CAP-LES-06",
        title=_("Where the next mission appears"),
        goal=_("Read the numbers, wait in the right place, and reserve."),
        steps=(
            step(
                _(
                    "When a mission is done, the highest open number says where the next one comes. Everybody knows the place; nobody knows the card. So the map always shows the same number of missions."
                ),
                "MIS-14..17 INV-09",
                ask(
                    _("You do the mission on planet 5. Where will the new one appear?"),
                    _("Number 5 is the highest open one, and it lies on planet 13."),
                    _("On planet 13, where number 5 lies"),
                    (_("On planet 10, where number 1 lies"), _("The highest number comes first.")),
                    (_("On planet 5 again"), _("Planet 5 will get the number, not the mission.")),
                    show="mission; send cadet; send red",
                ),
                hints=(_("Highest first."), _("Look for number 5."), _("On planet 13.")),
                look="number-1 number-2 number-3 number-4 number-5 mission-p05",
                ship="p05",
                missions_deck="mission_07",
            ),
            step(
                _("The new mission lies on planet 13. Look for number 5."),
                "MIS-15",
                ask(
                    _("Where is number 5 now?"),
                    _("It went face down to the planet just served. There a mission will appear only after all numbers have been turned up again."),
                    _("On planet 5, face down"),
                    (_("Still on planet 13"), _("A mission lies there now.")),
                    (_("In the box"), _("Numbers stay in the game.")),
                    (_("On planet 5, face up"), _("Face down: its turn is over.")),
                    at=2,
                ),
                hints=(_("Look at planet 5."), _("It lies face down."), _("On planet 5, face down.")),
                look="number-5 loc-p05 mission-p13",
            ),
            step(
                _("Another captain waits on planet 13, alone. Whoever stops alone on a planet reserves its mission, even one that appears later."),
                "RSV-01 RSV-02 INV-21",
                ask(
                    _("You finish a mission on planet 5. Who may do the new one on planet 13?"),
                    _("The captain who waits there has reserved it already."),
                    _("The captain on planet 13"),
                    (_("You, because you made it appear"), _("That brings no right to it.")),
                    (_("Whoever gets there first from now on"), _("Somebody is there already.")),
                    at=1,
                    show="mission; send cadet; send red",
                ),
                hints=(_("Who is on planet 13?"), _("Alone on a planet means reserved."), _("The captain on planet 13.")),
                look="ship-1 number-5 mission-p05",
                ship="p05",
                others={1: {"ship": "p13"}},
            ),
            step(
                _("Two ships are on planet 6. The other one was there first; you stand beside."),
                "RSV-03..05 MIS-02",
                attempt(_("Try the mission."), "mission", "MIS-02", _("Refused: it is reserved as long as the first ship stays.")),
                ask(
                    _("When will the mission be yours?"),
                    _("As soon as the other one leaves, the ship that remains reserves."),
                    _("As soon as the other ship leaves"),
                    (_("When the other captain passes"), _("Passing changes nothing; the ship is still there.")),
                    (_("Never"), _("The other one may leave.")),
                ),
                hints=(_("Who came first?"), _("Being there is what counts."), _("Try it; it is yours when the other one leaves.")),
                look="ship-0 ship-1 mission-p06",
                ship="p06",
                others={1: {"ship": "p06"}},
                arrived=(1, 0),
            ),
            step(
                _("Three ships are on planet 6, and the one that reserved it is about to leave. It is the first captain's turn: yours."),
                "RSV-06 AMB-44",
                ask(
                    _("You fly off. Which of the other two reserves the mission?"),
                    _("With two left, neither does. Whoever acts first may do it."),
                    _("Nobody"),
                    (_("The one who came second"), _("No; that rule is for a single ship left.")),
                    (_("Both"), _("A reservation is for one ship only.")),
                    at=1,
                    show="room helm; fly p02; stop; pass",
                ),
                ask(
                    _("Captain 2 passes and stays. Now captain 3 flies off as well. And now?"),
                    _("A single ship left on a planet reserves it."),
                    _("Captain 2, now alone, reserves"),
                    (_("Still nobody"), _("Alone is alone: the rule works again.")),
                    (_("You, because you had it before"), _("You left.")),
                    show="room helm; fly p11; stop",
                ),
                hints=(_("One left, or several?"), _("Several: nobody. One: that one."), _("Nobody; then captain 2.")),
                look="ship-0 ship-1 ship-2 mission-p06",
                players=3,
                ship="p06",
                others={1: {"ship": "p06"}, 2: {"ship": "p06"}},
            ),
        ),
    )
