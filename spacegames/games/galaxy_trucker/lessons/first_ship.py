"""Lessons 1 to 4: the trip in one page, the first join, fits and misfits, exposed connectors."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.building import CROSS
from ..examples.making import cruise, gone, shipyard
from ..prepared import seat, yard
from .making import ask, do, find, page


def lessons() -> tuple[Lesson, ...]:
    return _trip(), _first_join(), _fits(), _exposed()


def _trip() -> Lesson:
    return Lesson(
        id="GT-LES-01",
        title=_("The trip in one page"),
        goal=_("Know what a game of Galaxy Trucker is about, and what lies on the table."),
        steps=(
            page(
                _(
                    "You are truckers. Two to four of you build ships out of sewer pipes and fly them across the galaxy, three times, each time with a "
                    "larger ship. "
                    "Every round has two halves: first you build, then you fly. Whoever has the most credits after round 3 has done best."
                ),
                "GT-SET-01 GT-SET-02 GT-SET-03 GT-SET-04",
                lambda: yard(seat(), seat(), learning=True),
                "seat-0 seat-1 heap",
                ask(
                    _("What comes first in every round?"),
                    _("Building the ship"),
                    _("Build, then fly. After the flight the ship is taken apart and the next round begins."),
                    {_("The flight"): _("In what? There is no ship yet."), _("Buying parts"): _("Parts cost nothing. You grab them.")},
                    1,
                ),
                ask(
                    _("What do you need most of at the end?"),
                    _("Credits"),
                    _("Places, goods and neat ships all turn into credits."),
                    {_("Components"): _("Lost ones even cost you something."), _("Crew"): _("Crew helps on the way, but only credits count in the end.")},
                    0,
                ),
                hints=(_("Think of a workshop and a road."), _("You cannot fly without a ship."), _("Building first; and credits count.")),
            ),
            page(
                _(
                    "This is a class I board. Your pilot cabin stands on its marked cell already: row 7, column 7. The marked cells around it may be "
                    "filled; all other "
                    "components lie face down in the middle, the warehouse. Number tiles lie ready for those who finish."
                ),
                "GT-SET-07 GT-SET-08 GT-SET-09 GT-SET-10 GT-INV-17",
                lambda: yard(seat(), seat(), learning=True, forced=("battery_3-05",)),
                "cell-0-7-7 heap number-1 number-2",
                ask(
                    _("How many marked cells are left to fill on this board?"),
                    "17",
                    _("One in row 5, three in row 6, four more in row 7, five in row 8 and four in row 9. You need not fill them all."),
                    {
                        "13": _("Count row by row, and leave out the cell of the cabin."),
                        "18": _("The cabin has taken one of them."),
                        "25": _("Not all cells of the square are marked."),
                    },
                    1,
                ),
                do(
                    _("Grab your first component, face down."),
                    "grab",
                    _("A battery. What to do with it comes in the next lesson."),
                    {
                        "number 1": _("That finishes your ship: a lonely cabin. Brave, but grab a component first."),
                        "wait": _("Waiting is allowed, but nobody builds for you."),
                    },
                ),
                hints=(_("Count the marked cells row by row."), _("1 + 3 + 4 + 5 + 4."), _("17. Then click on the warehouse.")),
            ),
            page(
                _(
                    "The first round of your first game is a learning flight. There is no hourglass, nobody looks at cards beforehand, nothing is set "
                    "aside, no aliens come "
                    "aboard, mistakes are forgiven, and nobody drops out."
                ),
                "GT-SET-05",
                lambda: yard(seat(), seat(), learning=True),
                "seat-0 heap",
                ask(
                    _("In the learning flight your ship turns out to have a mistake. What happens?"),
                    _("The wrong component comes off, and that is nearly all"),
                    _("You only start behind the others. From the next round on mistakes cost credits."),
                    {
                        _("You are out of the game"): _("Never that, and least of all in the learning flight."),
                        _("You pay a fine"): _("Not in the learning flight."),
                    },
                    0,
                ),
                hints=(_("It is a learning flight."), _("Mistakes are forgiven."), _("The component comes off.")),
            ),
        ),
    )


def _first_join() -> Lesson:
    return Lesson(
        id="GT-LES-02",
        title=_("First join"),
        goal=_("Turn a component so that it is joined to the ship."),
        steps=(
            page(
                _(
                    "You hold a battery. It has one connector, a double one; its other sides are smooth. As stored the connector points forward. "
                    "The pilot cabin has a universal connector on every side, and a universal one fits every connector."
                ),
                "GT-BLD-12 GT-CON-01 GT-CON-03 GT-INV-09 GT-INV-13",
                lambda: yard(seat(hand="battery_3-05"), seat(), learning=True),
                "hand-0 cell-0-6-7 cell-0-7-7",
                ask(
                    _("You want it on the cell in front of the cabin, 6,7. How far must it be turned?"),
                    _("By 180 degrees"),
                    _("Then the connector points to the rear, towards the cabin. No other rotation works there."),
                    {
                        _("Not at all"): _("Then the connector points forward, into space."),
                        _("By 90 degrees"): _("Then it points to the right, and a smooth side meets the cabin."),
                        _("It does not matter"): _("It does: only one side has a connector."),
                    },
                    2,
                ),
                do(
                    _("Attach the battery to 6,7 so that it is joined to the cabin."),
                    "place 6,7 180",
                    _("Joined. Three connectors of the cabin are still exposed."),
                    {
                        "place 6,7 0": _("The connector points into space, and a smooth side lies against the cabin: a mistake."),
                        "place 6,7 90": _("Now it points to the right, and a smooth side lies against the cabin: a mistake."),
                        "place 6,7 270": _("Now it points to the left, and a smooth side lies against the cabin: a mistake."),
                        "place 8,7 0": _("That would be joined as well, but the task was the cell in front."),
                        "return": _("You put it back into the middle. Allowed, but attach it this time."),
                    },
                ),
                hints=(
                    _("The connector must look at the cabin."),
                    _("From 6,7 the cabin lies towards the rear."),
                    _("Turn it twice, by 180 degrees, and put it on 6,7."),
                ),
            ),
            page(
                _(
                    "A new component goes on an empty marked cell that shares an edge with your ship, and it has to be joined. Here the game refuses mistakes. "
                    "You hold a hold with one universal connector."
                ),
                "GT-BLD-12 GT-BLD-13 GT-CON-01",
                lambda: yard(seat("6,7 structural-04 270", hand="cargo_2-08"), seat(), building="strict"),
                "hand-0 cell-0-6-7 cell-0-7-7",
                find(
                    _("Which of these placements are not allowed?"),
                    "place 7,8 270; place 7,8 90; place 9,9 0; place 7,6 90; place 5,8 180",
                    _("7,8 with the connector turned away, 9,9 far from the ship and 5,8 outside the marked cells are refused. The other two are joined."),
                ),
                hints=(
                    _("Two things count: the cell and the side that looks at the ship."),
                    _("9,9 touches nothing, and 5,8 is not marked."),
                    _("Not allowed: the second, the third and the fifth."),
                ),
            ),
        ),
    )


def _fits() -> Lesson:
    may = _("Allowed")
    not_allowed = _("A mistake")
    return Lesson(
        id="GT-LES-03",
        title=_("Fits and misfits"),
        goal=_("Tell which sides may touch."),
        steps=(
            page(
                _(
                    "Connectors are single, double or universal. Equal ones fit, and a universal one fits every connector. A smooth side fits no connector; "
                    "two smooth sides may touch, but they do not hold anything together."
                ),
                "GT-CON-02..07 GT-INV-08",
                shipyard("6,7 structural-07 90; 6,8 cabin-13 90; 7,8 cabin-02 270", learning=True),
                "cell-0-6-7 cell-0-6-8 cell-0-7-8",
                ask(_("Single against single?"), _("Joined"), _("Equal connectors fit."), {_("A mistake"): _("They are equal, so they fit.")}),
                ask(
                    _("Single against double?"),
                    _("A mistake"),
                    _("They never fit each other."),
                    {_("Joined"): _("A single and a double connector never fit.")},
                    1,
                ),
                ask(
                    _("Universal against double?"),
                    _("Joined"),
                    _("A universal connector fits every connector."),
                    {_("A mistake"): _("Universal means it fits.")},
                ),
                ask(
                    _("Universal against a smooth side?"),
                    _("A mistake"),
                    _("Not even a universal connector fits a smooth side."),
                    {_("Joined"): _("There is nothing to join on a smooth side."), _("They may touch"): _("Only two smooth sides may merely touch.")},
                    2,
                ),
                ask(
                    _("Smooth against smooth?"),
                    _("They may touch"),
                    _("Allowed, if the component is joined to the ship somewhere else."),
                    {_("Joined"): _("Nothing holds them together."), _("A mistake"): _("Not by itself.")},
                    1,
                ),
                hints=(_("Equal fits, universal fits any connector."), _("Smooth fits no connector."), _("Joined, mistake, joined, mistake, may touch.")),
            ),
            page(
                _("A finished little ship. The cabin in 6,8 is joined to its left neighbour. Look at its contact with 7,8 below."),
                "GT-CON-04 GT-CON-07 GT-ERR-01",
                shipyard("6,7 structural-07 90; 6,8 cabin-13 90; 7,8 cabin-02 270", learning=True),
                "cell-0-6-8 cell-0-7-8",
                ask(
                    _("What will the inspection say?"),
                    not_allowed,
                    _("A single connector against a double one. One bad contact is enough, however good the others are."),
                    {may: _("Look closely between 6,8 and 7,8.")},
                    1,
                    show="number 1",
                ),
                hints=(_("Every contact must fit."), _("Compare the connectors between 6,8 and 7,8."), _("Single meets double: a mistake.")),
            ),
            page(
                _("The hold in 6,8 lies against the cabin in 7,8."),
                "GT-CON-05 GT-CON-07 GT-ERR-02",
                shipyard("6,7 structural-07 180; 6,8 cargo_2-02 270; 7,8 cabin-14 90", learning=True),
                "cell-0-6-8 cell-0-7-8",
                ask(
                    _("What will the inspection say?"),
                    not_allowed,
                    _("A connector is pressed against a smooth side."),
                    {may: _("One of the two has a connector there, the other has not.")},
                    1,
                    show="number 1",
                ),
                hints=(_("Look at both sides of the contact."), _("One is smooth."), _("A connector against a smooth side is a mistake.")),
            ),
            page(
                _("The hold in 6,8 touches 6,7 with a smooth side, and 7,8 with its connector."),
                "GT-CON-06",
                shipyard("6,7 cabin-08 0; 6,8 cargo_3-06 180; 7,8 cabin-15 90", learning=True),
                "cell-0-6-7 cell-0-6-8 cell-0-7-8",
                ask(
                    _("What will the inspection say?"),
                    may,
                    _("Smooth against smooth is fine, because the hold is joined to 7,8."),
                    {not_allowed: _("Both sides between 6,7 and 6,8 are smooth, and the hold is held from below.")},
                    0,
                    show="number 1",
                ),
                hints=(_("Is the hold joined anywhere?"), _("Yes, to 7,8."), _("Allowed.")),
            ),
            page(
                _("The last one: the hold in 6,8 touches two neighbours, and all these sides are smooth."),
                "GT-CON-06 GT-ERR-07",
                shipyard("6,7 cargo_2-08 180; 7,8 battery_2-07 270; 6,8 cargo_2-09 0", learning=True),
                "cell-0-6-8",
                ask(
                    _("What will the inspection say?"),
                    not_allowed,
                    _("No contact is bad, but nothing holds the hold either: it is a loose part."),
                    {may: _("What keeps it from floating away?")},
                    1,
                    show="number 1",
                ),
                hints=(_("Smooth sides hold nothing."), _("Where is it joined?"), _("Nowhere: a mistake.")),
            ),
        ),
    )


def _exposed() -> Lesson:
    return Lesson(
        id="GT-LES-04",
        title=_("Exposed connectors"),
        goal=_("Count the connectors that lead nowhere."),
        steps=(
            page(
                _(
                    "A connector with nothing next to it is exposed. That is allowed, but it invites meteors, can cost days, and the ship with the "
                    "fewest gets a prize. "
                    "This ship is about to fly through stardust, which costs one day for each exposed connector."
                ),
                "GT-CON-08 GT-CON-09 GT-CON-10",
                cruise(seat("A", day=20), gone(), card="I-stardust-1"),
                "cell-0-5-7 cell-0-7-5 cell-0-8-5 cell-0-9-5 cell-0-9-6 cell-0-9-8 cell-0-9-9 cell-0-7-9",
                ask(
                    _("The engine in 9,6 has one. On which side?"),
                    _("On the right, towards the gap"),
                    _("Between the engines of row 9 there is no cell to build on, so that connector leads nowhere."),
                    {_("On the left"): _("There it is joined to the engine in 9,5."), _("At the rear"): _("The exhaust is there, and that side is smooth.")},
                    1,
                ),
                ask(
                    _("How many are there in all? Each counts one, whatever its kind. The board counts them too, beside your name: count first, then look."),
                    "8",
                    _("One each in 5,7, 7,5, 7,9, 8,5, 9,5, 9,6, 9,8 and 9,9. Stardust has just cost 8 days."),
                    {
                        "6": _("Some are missing. The two engines in row 9 look at the gap between them."),
                        "7": _("Nearly. Go round the ship once more."),
                        "10": _("Too many. Engine exhausts and barrels are smooth."),
                    },
                    2,
                    show="fly",
                ),
                hints=(_("Go around the outline of the ship."), _("Look into the gap of row 9 too."), _("Eight: marked on the board.")),
            ),
            page(
                _("There is a way to check. All connectors of the ship together, minus two for every join, are the exposed ones."),
                "GT-INV-10 GT-INV-11",
                cruise(seat("A", day=20), gone(), card="I-stardust-1"),
                "seat-0",
                ask(
                    _("This ship has 46 connectors and 19 joins. How many are exposed?"),
                    "8",
                    _("46 - 2 × 19 = 8. Every join uses up two connectors."),
                    {"27": _("A join uses up two connectors, not one."), "19": _("Those are the joins.")},
                    1,
                ),
                ask(
                    _("The ship has 18 components and is one piece. How many joins does it need at the very least?"),
                    "17",
                    _("Each further component needs one join to hang on. Two more joins make this ship sturdier."),
                    {"18": _("The first component needs none."), "9": _("A join holds one more component, not two.")},
                    0,
                ),
                hints=(_("Each join takes two connectors."), _("46 minus 38; and one join for each component after the first."), _("8; then 17.")),
            ),
            page(
                _("Three components stand around your cabin, each with its only connector towards it. You hold an engine."),
                "GT-CON-08 GT-INV-32",
                lambda: yard(seat(CROSS, hand="engine_single-12"), seat(number=2), learning=True),
                "hand-0 cell-0-8-7",
                do(
                    _("Close the last side of the cabin, so that nothing is exposed and the exhaust points to the rear."),
                    "place 8,7 0",
                    _("No connector is exposed."),
                    {
                        "place 8,7 180": _("The exhaust would blow into the cabin."),
                        "return": _("Then one side of the cabin stays open."),
                    },
                ),
                ask(
                    _("How many days would stardust cost now?"),
                    "0",
                    _("No exposed connector, no day lost. Moving by 0 days changes nothing at all."),
                    {"1": _("Which connector would that be?"), "4": _("The four of the cabin are all joined now.")},
                    0,
                ),
                hints=(_("The free side of the cabin is behind it."), _("8,7, not turned."), _("Place it on 8,7 with 0 degrees; then 0 days.")),
            ),
            page(
                _("This ship has a hole in 7,6. Connectors that look into a hole lead nowhere too."),
                "GT-CON-11",
                cruise(seat("H", day=20), gone(), card="II-stardust-1", round="2"),
                "cell-0-7-6 cell-0-7-5 cell-0-7-7 cell-0-8-6",
                ask(
                    _("How many connectors are exposed?"),
                    "10",
                    _("Seven around the ship and three around the hole."),
                    {"7": _("And the hole?"), "8": _("Three connectors look into the hole."), "9": _("One more.")},
                    3,
                    show="fly",
                ),
                hints=(_("Count the outline first, then the hole."), _("Three look into the hole."), _("Ten.")),
            ),
        ),
    )
