"""Joining components: GT-EX-R01 to GT-EX-R03, GT-EX-01 to GT-EX-07, GT-EX-09."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Force, Happened, Play
from spacegames.core.words import _

from ..prepared import seat, yard
from .making import alone, checked, declares, fault, gone, play, shipyard, shown, sky

CROSS = "6,7 cannon_single-17 0; 7,6 battery_2-08 90; 7,8 cargo_2-08 270"
"""Three quarters of a ship without a single exposed connector; the engine is missing."""
SHIELDS = "6,7 battery_3-01 180; 7,6 shield-04 270; 7,8 shield-06 180; 8,6 battery_2-06 0; 8,7 engine_single-12 0"
"""Two shields: one covers front and left, the other rear and left."""


def examples() -> tuple[Example, ...]:
    return (*_joining(), *_engines_and_cannons(), *_shields(), *_middle())


def _joining() -> tuple[Example, ...]:
    dust = Force(("I-stardust-1",))
    return (
        shown(
            "GT-EX-01",
            _("The smallest step"),
            _("A battery has one connector only, a double one. Which of its four turns holds on to the pilot cabin? Then stardust counts what stays exposed."),
            "GT-BLD-12 GT-CON-03 GT-CON-08 GT-INV-09 GT-INV-13",
            lambda: yard(seat(hand="battery_3-05"), seat(number=2), learning=True, building="strict"),
            Choices(("place 6,7 180",), of="place 6,7"),
            *play("place 6,7 180; number 1"),
            Happened("inspected", {"player": 0, "faults": []}),
            dust,
            Play("fly"),
            Happened("moved", {"player": 0, "days": -3}),
            look="hand-0 cell-0-6-7 cell-0-7-7",
        ),
        shown(
            "GT-EX-02",
            _("Four around the cabin"),
            _("Four components around the pilot cabin, each with its only connector towards it. Stardust costs a day for every exposed connector."),
            "GT-CON-08 GT-CON-10 GT-INV-10 GT-ADV-SD-01",
            lambda: yard(seat(CROSS, hand="engine_single-12"), seat(number=2), learning=True),
            *play("place 8,7 0; number 1"),
            Happened("inspected", {"player": 0, "faults": []}),
            Expect({"seats.0.tokens": {"7,6": 2}}),
            dust,
            Play("fly"),
            Happened("moved", {"player": 0, "days": 0}),
            look="cell-0-6-7 cell-0-7-6 cell-0-7-8 cell-0-8-7",
        ),
        checked(
            "GT-EX-03",
            _("Two contacts of a cabin"),
            _("The cabin in 6,8 touches its left neighbour and the cabin below it. Does the inspection like both contacts?"),
            "GT-CON-04 GT-CON-07 GT-ERR-01 GT-INV-08",
            "6,7 structural-07 90; 6,8 cabin-13 90; 7,8 cabin-02 270",
            fault(1, "6,8", "7,8"),
        ),
        checked(
            "GT-EX-04",
            _("Two contacts of a hold"),
            _("The hold in 6,8 touches two neighbours. One contact is good; what about the other?"),
            "GT-CON-05 GT-CON-07 GT-ERR-02 GT-INV-08",
            "6,7 structural-07 180; 6,8 cargo_2-02 270; 7,8 cabin-14 90",
            fault(2, "6,8", "7,8"),
        ),
        shown(
            "GT-EX-05",
            _("Smooth against smooth"),
            _(
                "The hold in 6,8 touches its left neighbour with a smooth side and is joined to the cabin below. Does the ship pass, and what does stardust cost it?"
            ),
            "GT-CON-06 GT-CON-07 GT-INV-08",
            shipyard("6,7 cabin-08 0; 6,8 cargo_3-06 180; 7,8 cabin-15 90", learning=True),
            Play("number 1"),
            Happened("inspected", {"player": 0, "faults": []}),
            dust,
            Play("fly"),
            Happened("moved", {"player": 0, "days": -6}),
            look="cell-0-6-7 cell-0-6-8 cell-0-7-8",
        ),
        checked(
            "GT-EX-06",
            _("A hold in the corner"),
            _("The hold in 6,8 touches two neighbours, both with smooth sides. What does the inspection say to that?"),
            "GT-CON-06 GT-ERR-07 GT-AMB-17 GT-INV-08",
            "6,7 cargo_2-08 180; 7,8 battery_2-07 270; 6,8 cargo_2-09 0",
            fault(7, "6,8"),
        ),
        shown(
            "GT-EX-07",
            _("A component turned"),
            _(
                "This cannon has a smooth side with the barrel, then a double, a universal and a single connector clockwise. In how many of its four turns "
                "does it fit above the pilot cabin, and in how many to the right of it?"
            ),
            "GT-INV-09 GT-INV-03 GT-BLD-09 GT-INV-13",
            lambda: yard(seat(hand="cannon_single-05"), seat(), building="strict"),
            Choices(("place 6,7 0", "place 6,7 90", "place 6,7 270"), of="place 6,7"),
            Choices(("place 7,8 0", "place 7,8 90", "place 7,8 180"), of="place 7,8"),
            look="hand-0 cell-0-6-7 cell-0-7-8",
        ),
    )


def _engines_and_cannons() -> tuple[Example, ...]:
    return (
        checked(
            "GT-EX-R01",
            _("An engine behind the cabin"),
            _("The exhaust points to the rear. What else has to be right?"),
            "GT-CMP-03 GT-CMP-04 GT-INV-18",
            "8,7 engine_single-12 0",
            pictured=True,
            look="cell-0-8-7",
        ),
        checked(
            "GT-EX-R01b",
            _("An engine to the left"),
            _("The engine is joined to the cabin, and its exhaust points to the left."),
            "GT-CMP-03 GT-ERR-03",
            "7,6 engine_single-02 90",
            fault(3, "7,6"),
            pictured=True,
        ),
        checked(
            "GT-EX-R01c",
            _("An engine and a hold"),
            _("The engine points to the rear, and the hold in 8,6 is joined to its right neighbour."),
            "GT-CMP-04 GT-ERR-04",
            "7,6 engine_single-02 0; 8,7 structural-01 0; 8,6 cargo_2-01 90",
            fault(4, "7,6", "8,6"),
            pictured=True,
        ),
        shown(
            "GT-EX-R02",
            _("Two cannons"),
            _("One cannon points forward, the other to the left. How strong are they together?"),
            "GT-CMP-05 GT-CMP-06 GT-PWR-03 GT-PWR-04 GT-INV-19",
            lambda: sky(seat("6,7 cannon_single-12 0; 7,6 cannon_single-20 270", day=2), gone(), card="I-planets-4", then="I-smugglers-1")(),
            *play("pass; fly"),
            declares("cannon", 1.5),
            pictured=True,
            look="cell-0-6-7 cell-0-7-6",
        ),
        checked(
            "GT-EX-R02b",
            _("A cannon and a hold"),
            _("The cannon in 7,6 points forward, and the hold in 6,6 is joined to its right neighbour."),
            "GT-CMP-06 GT-ERR-05",
            "7,6 cannon_single-12 0; 6,7 structural-02 90; 6,6 cargo_2-08 90",
            fault(5, "7,6", "6,6"),
            pictured=True,
        ),
    )


def _shields() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R03",
            _("Two shields"),
            _(
                "One shield covers front and left, the other rear and left. Small meteors come from all four sides and meet exposed connectors. "
                "Where does a token save the component, and where does nothing help?"
            ),
            "GT-CMP-10 GT-CMP-11 GT-CMP-12 GT-HIT-04 GT-INV-37",
            alone(SHIELDS, "I-meteoric_swarm-2"),
            *play("roll 6; shield"),
            Happened("shielded", {"cell": "7,6", "shield": "7,6"}),
            *play("battery 6,7; roll 6; shield"),
            Happened("shielded", {"cell": "8,6", "shield": "7,8"}),
            *play("battery 6,7; roll 6; shield; battery 6,7"),
            Expect({"seats.0.tokens": {"8,6": 2}}),
            *play("roll 7"),
            Happened("component_lost", {"cell": "7,8", "cause": "meteor"}),
            pictured=True,
            look="cell-0-7-6 cell-0-7-8",
        ),
    )


def _middle() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-09",
            _("Two want the same component"),
            _("Red gave the signal, and this is the second beat. A double cannon lies face up, and red and green both want it. Who is first?"),
            "GT-BLD-02 GT-BLD-07 GT-AMB-01 GT-AMB-03",
            lambda: yard(seat(), seat(), seat(), open=("cannon_double-06",), beat=1),
            Expect({"decision.player": 1}),
            *play("grab cannon_double-06; place 6,7 0"),
            Expect({"decision.player": 2}),
            Play("wait"),
            Expect({"decision.player": 0}),
            Choices(("grab",), of="grab"),
            look="tile-cannon_double-06 seat-0 seat-1",
        ),
    )
