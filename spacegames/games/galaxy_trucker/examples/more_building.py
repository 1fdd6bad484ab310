"""Further examples of building, finishing and inspection: GT-XT-01 to GT-XT-16."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Force, Happened, Play, Refuse
from spacegames.core.words import _

from ..prepared import check, fitting, seat, yard
from .making import PILES, fault, play, shown
from .time import BATTERY


def examples() -> tuple[Example, ...]:
    return (*_setup(), *_hands(), *_reserve(), *_numbers(), *_looking(), *_mild())


def _setup() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-01",
            _("A table laid"),
            _(
                "Round 1, class I: each player has a board with the pilot cabin on 7,7. All other components lie face down, and there is a number for each player."
            ),
            "GT-SET-01 GT-SET-02 GT-SET-03 GT-SET-07 GT-SET-08 GT-SET-09 GT-SET-10 GT-BLD-01",
            lambda: yard(seat(), seat(), seat()),
            Expect({"seats.0.ship": {"7,7": "starting_cabin-03@0"}, "seats.1.ship": {"7,7": "starting_cabin-02@0"}, "open": [], "turn.starter": 0}),
            Choices(("number 1", "number 2", "number 3"), of="number"),
            Refuse("number 4", "GT-SET-10"),
            Refuse("grab starting_cabin-04", "GT-SET-08"),
            look="cell-0-7-7 cell-1-7-7 heap number-1 number-2 number-3",
        ),
        shown(
            "GT-XT-02",
            _("The learning flight goes without"),
            _("In the learning flight nothing is set aside, nobody looks at cards, and there is no hourglass."),
            "GT-SET-05 GT-BLD-16",
            lambda: yard(seat(BATTERY), seat(), learning=True),
            Refuse("look 1", "GT-SET-05"),
            Refuse("turn", "GT-SET-05"),
            Play("grab"),
            Refuse("reserve", "GT-SET-05"),
            look="heap hand-0",
        ),
    )


def _hands() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-03",
            _("One component at a time"),
            _("Red takes a component face down. Before it is attached or put back no other can be taken. Put back it lies face up, for everybody."),
            "GT-BLD-03 GT-BLD-04 GT-BLD-05 GT-BLD-06 GT-BLD-07 GT-BLD-08 GT-AMB-02 GT-AMB-16",
            lambda: yard(seat(), seat()),
            Force(("cannon_single-17",)),
            Play("grab"),
            Expect({"seats.0.hand": "cannon_single-17"}),
            Refuse("grab", "GT-BLD-08"),
            Play("return"),
            Expect({"open": ["cannon_single-17"], "decision.player": 1}),
            Choices(("grab", "grab cannon_single-17"), of="grab"),
            look="heap hand-0",
        ),
        shown(
            "GT-XT-04",
            _("The last one may still be moved"),
            _("The battery was attached last. It may be lifted and attached elsewhere, which costs nothing. Once the next component is taken it is fixed."),
            "GT-BLD-10 GT-BLD-11 GT-ERR-11 GT-AMB-08",
            lambda: yard(seat(BATTERY, loose="6,7"), seat(number=2)),
            *play("lift; place 8,7 0"),
            Expect({"seats.0.ship": {"7,7": "starting_cabin-03@0", "8,7": "battery_3-05@0"}, "decision.player": 0}),
            Refuse("lift", "GT-AMB-08"),
            Play("grab"),
            Play("return"),
            Refuse("lift", "GT-BLD-10"),
            look="cell-0-6-7 cell-0-8-7",
        ),
        shown(
            "GT-XT-05",
            _("Beside the ship, and on the board"),
            _("A component has to share an edge with the ship. With strict building cells that are not marked are refused as well. Cells may stay empty."),
            "GT-BLD-12 GT-BLD-13 GT-BLD-14 GT-BLD-15 GT-AMB-15",
            lambda: yard(seat("6,7 structural-04 180; 6,8 cargo_2-08 270", hand="cargo_2-09"), seat(number=2), building="strict"),
            Refuse("place 9,9 0", "GT-BLD-12"),
            Refuse("place 5,8 180", "GT-BLD-13"),
            *play("place 8,7 0; number 1"),
            Happened("inspected", {"player": 0, "faults": []}),
            look="hand-0 cell-0-6-8",
        ),
        shown(
            "GT-XT-06",
            _("Free building allows mistakes"),
            _("Without strict building a smooth side may be laid against the cabin. The inspection finds the bad contact, and that the battery is loose."),
            "GT-AMB-15 GT-ERR-02 GT-ERR-07 GT-FIN-06",
            lambda: yard(seat(hand="battery_3-05"), seat(number=2)),
            *play("place 6,7 0; number 1"),
            Happened("inspected", {"player": 0, "faults": [fault(2, "6,7", "7,7"), fault(7, "6,7")]}),
            look="hand-0 cell-0-6-7",
        ),
    )


def _reserve() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-07",
            _("No way back from the reserve"),
            _("A component taken from the reserve cannot be put into the middle, and nobody else can have it. It is attached, or set aside again."),
            "GT-RSV-02 GT-RSV-03",
            lambda: yard(seat(reserve=("cannon_single-17",)), seat()),
            Play("take cannon_single-17"),
            Refuse("return", "GT-RSV-02"),
            *play("place 6,7 0"),
            Expect({"decision.player": 1, "seats.0.reserve": []}),
            look="reserve-0-1",
        ),
    )


def _numbers() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-08",
            _("The lowest number only"),
            _("By the short form of the rule, offered as an option, one takes the lowest number that is left. The last builder gets the rest."),
            "GT-FIN-03 GT-FIN-05 GT-AMB-11",
            lambda: yard(seat(BATTERY), seat(), seat(), numbers="lowest"),
            Refuse("number 3", "GT-FIN-03"),
            *play("number 1; number 2"),
            Choices(("number 3",), of="number"),
            Refuse("number 1", "GT-FIN-05"),
            look="number-1 number-2 number-3",
        ),
        shown(
            "GT-XT-09",
            _("When everybody waits"),
            _("All builders have waited for three beats. So that a game always ends, all ships are finished now, in the order of the beat."),
            "GT-AMB-06",
            lambda: yard(seat(BATTERY), seat()),
            *play("wait; wait; wait; wait; wait; wait"),
            Happened("number_taken", {"by": "guard"}),
            Happened("building_over"),
            look="number-1 number-2",
        ),
        shown(
            "GT-XT-10",
            _("The clock stops you with a component in hand"),
            _("With a real clock the last sand runs out while red holds a hold. It goes back face up at no cost, and red takes the number that is left."),
            "GT-AMB-09 GT-AMB-04 GT-TIM-07",
            lambda: yard(seat(BATTERY, hand="cargo_2-08"), seat(number=1), circle=0, hourglass="clock"),
            Play("sand"),
            Happened("returned", {"player": 0, "tile": "cargo_2-08", "by": "time"}),
            Happened("number_taken", {"player": 0, "number": 2, "by": "time"}),
            look="hand-0 hourglass",
        ),
    )


def _looking() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-11",
            _("A look at a pile"),
            _("With a component attached red may use a beat to look at a pile, and again later at another."),
            "GT-DCK-03 GT-DCK-04 GT-AMB-12",
            lambda: yard(seat(BATTERY), seat(number=2), piles=PILES["1"]),
            Play("look 2"),
            Happened("looked", {"player": 0, "pile": 2}),
            Play("look 3"),
            Expect({"seats.0.looked": [2, 3]}),
            look="pile-1 pile-2 pile-3",
        ),
        shown(
            "GT-XT-12",
            _("A reserve is not a ship"),
            _("Red has set a component aside but attached none: no look at the cards yet."),
            "GT-AMB-14 GT-DCK-03",
            lambda: yard(seat(reserve=("cannon_single-17",)), seat(), piles=PILES["1"]),
            Refuse("look 1", "GT-AMB-14"),
            look="pile-1 reserve-0-1",
        ),
        shown(
            "GT-XT-13",
            _("Too late to look"),
            _("Red has finished and may turn the hourglass, but no longer look at cards."),
            "GT-AMB-13",
            lambda: yard(seat(BATTERY, number=1), seat(), sand=0, piles=PILES["1"]),
            Refuse("look 1", "GT-AMB-13"),
            Choices(("turn", "wait")),
            look="pile-1 hourglass",
        ),
    )


def _mild() -> tuple[Example, ...]:
    return (
        shown(
            "GT-XT-14",
            _("The mild inspection"),
            _("In the learning flight red's engine blows to the left. It goes back to the warehouse at no cost, and red gets the highest number."),
            "GT-ERR-08 GT-ERR-09 GT-ERR-10 GT-AMB-21",
            lambda: yard(seat("8,7 engine_single-02 90"), seat("C", number=2), seat("D", number=3), learning=True),
            *play("number 1; remove 8,7"),
            Happened("component_removed", {"cell": "8,7", "to": "warehouse"}),
            Happened("numbers_changed", {"numbers": [3, 1, 2]}),
            Expect({"seats.0.lost": [], "seats.0.day": -4, "seats.1.day": 0}),
            look="cell-0-8-7 number-2 number-3",
        ),
        shown(
            "GT-XT-15",
            _("The pilot cabin may go"),
            _(
                "The battery in 7,8 hangs on the cabin above it and lies against the pilot cabin with a smooth side. Either of the two may be removed, even the pilot cabin."
            ),
            "GT-AMB-20 GT-ERR-12",
            lambda: check(seat("6,7 structural-01 180; 6,8 cabin-12 0; 7,8 battery_2-06 0"), seat(number=2)),
            Choices(("remove 7,7", "remove 7,8"), of="remove 7"),
            look="cell-0-7-7 cell-0-7-8",
        ),
        shown(
            "GT-XT-16",
            _("No empty cabins at the start"),
            _("A cabin with purple life support takes two humans or the alien. It cannot be left empty, and an orange alien cannot live there."),
            "GT-AMB-26 GT-ALN-04 GT-LCH-08",
            lambda: fitting(seat("Z"), seat(number=2), round="2"),
            Choices(("crew 7,8 humans", "crew 7,8 purple")),
            Refuse("crew 7,8 orange", "GT-ALN-04"),
            look="cell-0-7-8 cell-0-8-8",
        ),
    )
