"""Exposed connectors, mistakes and repairs: GT-EX-R04, GT-EX-R05, GT-EX-R22, GT-EX-08, GT-EX-12, GT-EX-16, GT-EX-49, GT-XT-41."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Force, Happened, Play
from spacegames.core.words import _

from ..prepared import check, flight, seat
from .making import checked, drifts, fault, gone, landing, play, shipyard, shown

NINE_LOST = (
    "cargo_3-02", "cargo_3-05", "cargo_3-06", "cargo_2-09", "cannon_single-18", "cannon_single-20", "engine_single-16", "engine_single-18", "engine_single-19",
)  # fmt: skip


def examples() -> tuple[Example, ...]:
    return (*_counting(), *_mistakes(), *_repairs(), *_later())


def _counting() -> tuple[Example, ...]:
    return (
        drifts(
            "GT-EX-R04",
            _("Counting exposed connectors"),
            _(
                "A full class I ship. Count the connectors without a neighbour in 5,7, in 7,5 and 7,9, in 8,5 and in row 9: so many days back does stardust send it."
            ),
            "GT-CON-08 GT-CON-09 GT-CON-10 GT-INV-10",
            "A",
            8,
            pictured=True,
            look="cell-0-5-7 cell-0-7-5 cell-0-7-9 cell-0-8-5 cell-0-9-5 cell-0-9-6 cell-0-9-8 cell-0-9-9",
        ),
        drifts(
            "GT-EX-16",
            _("One cabin less"),
            _("The ship of the example before has lost the cabin in 7,5, and with it an exposed connector. How many days does stardust cost now?"),
            "GT-INV-15 GT-CON-08",
            "A; -7,5",
            8,
            look="cell-0-7-5 cell-0-8-5",
        ),
    )


def _mistakes() -> tuple[Example, ...]:
    return (
        checked(
            "GT-EX-R05",
            _("Seven mistakes in one ship"),
            _(
                "There is one mistake of every kind in this ship. All components but the one in 9,9 are truly joined to it. Find them before the inspection does."
            ),
            "GT-ERR-01 GT-ERR-02 GT-ERR-03 GT-ERR-04 GT-ERR-05 GT-ERR-06 GT-ERR-07 GT-AMB-17 GT-AMB-18",
            "M",
            fault(1, "6,6", "6,7"),
            fault(2, "8,7", "8,8"),
            fault(3, "8,5"),
            fault(4, "8,6", "9,6"),
            fault(5, "7,8", "7,9"),
            fault(6, "5,8"),
            fault(7, "9,9"),
            pictured=True,
        ),
    )


def _repairs() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R22",
            _("One mistake, two ways to repair it"),
            _(
                "One mistake: the cabin in 7,8 against the battery below. The owner wants a purple alien in that cabin and removes the battery. "
                "What else is lost with it?"
            ),
            "GT-ERR-12 GT-ERR-13 GT-ERR-14 GT-ERR-15 GT-AMB-19 GT-AMB-22",
            shipyard("F", round="2"),
            Play("number 1"),
            Happened("inspected", {"player": 0, "faults": [fault(1, "7,8", "8,8")]}),
            Choices(("remove 7,8", "remove 8,8")),
            *play("remove 8,8; keep 5,7"),
            Expect({"seats.0.lost": ["battery_2-01", "engine_double-03"]}),
            Play("crew 7,8 purple"),
            Force(("II-stardust-1",)),
            *play("fly; fly"),
            Happened("moved", {"player": 0, "days": -8}),
            pictured=True,
            look="cell-0-7-8 cell-0-8-8 cell-0-9-8",
        ),
        shown(
            "GT-EX-R22b",
            _("The other way"),
            _("The same ship with the cabin removed instead. Is that cheaper?"),
            "GT-ERR-12 GT-ERR-14 GT-AMB-19",
            shipyard("F", round="2"),
            *play("number 1; remove 7,8"),
            Expect({"seats.0.lost": ["cabin-15"], "decision.kind": "fly_on"}),
            pictured=True,
            look="cell-0-7-8 cell-0-8-8",
        ),
        shown(
            "GT-EX-08",
            _("Repairing the seven mistakes"),
            _(
                "Now the ship with seven mistakes is repaired by the full rules: five components are removed, and the ship falls into parts. "
                "How many parts are there to choose from?"
            ),
            "GT-ERR-12 GT-ERR-14 GT-ERR-15 GT-AMB-19 GT-END-06",
            shipyard("M"),
            *play("number 1; remove 5,8; remove 6,6; remove 7,9; remove 8,7; remove 8,5"),
            Choices(("keep 6,7", "keep 8,6", "keep 9,5", "keep 9,9"), of="keep"),
            Play("keep 6,7"),
            *(Happened("component_removed", {"cell": cell, "to": "lost"}) for cell in ("8,6", "9,5", "9,6", "9,9")),
            Expect({"decision.kind": "fly_on"}),
            Force(("I-stardust-1",)),
            *play("fly; fly"),
            Happened("moved", {"player": 0, "days": -11}),
            look="cell-0-5-8 cell-0-8-5 cell-0-9-9",
        ),
    )


def _later() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-12",
            _("The lost pile of a class II ship"),
            _("One component left in the reserve, two removed at the inspection and six lost in flight. What does the owner of this class II ship pay?"),
            "GT-RSV-05 GT-ERR-14 GT-HIT-14 GT-END-05 GT-END-06 GT-AMB-72",
            landing(seat("G", credits=20, lost=NINE_LOST, crew={"7,6": "purple"}), gone(), card="II-abandoned_station-1", round="2"),
            *play("fly; settle"),
            Happened("losses_paid", {"player": 0, "lost": 9, "owed": 8, "paid": 8}),
            look="lost-0",
        ),
        shown(
            "GT-EX-12b",
            _("The same pile, class IIIA"),
            _("The same nine components lost from a class IIIA ship."),
            "GT-VAR-03 GT-END-05",
            landing(seat("L", credits=20, lost=NINE_LOST), gone(), card="III-abandoned_station-1", round="3a"),
            *play("fly; settle"),
            Happened("losses_paid", {"player": 0, "lost": 9, "owed": 9, "paid": 9}),
            look="lost-0",
        ),
        shown(
            "GT-EX-49",
            _("Found out in flight"),
            _("Here the players inspect each other. Green points at red's ship after the first card, and is right. Red has 4 credits."),
            "GT-ERR-16 GT-AMB-23",
            lambda: flight(
                seat("F", credits=4), seat(day=3), deck=("II-open_space-1", "II-open_space-2"), done=("I-open_space-1",), round="2", inspection="players"
            ),
            Play("accuse 0"),
            Happened("fee_paid", {"player": 0, "credits": 1}),
            Expect({"seats.0.credits": 3, "decision.kind": "repair", "decision.player": 0}),
            Choices(("remove 7,8", "remove 8,8")),
            look="seat-0 cell-0-7-8 cell-0-8-8",
        ),
        shown(
            "GT-XT-41",
            _("Pointing at a neighbour's ship"),
            _(
                "Here the players inspect each other before the launch. Red sees nothing to object to; green points at red's ship, and its seven mistakes come out."
            ),
            "GT-ERR-16 GT-AMB-23",
            lambda: check("M", "start", inspection="players"),
            Expect({"decision.kind": "inspect", "decision.player": 0}),
            Play("pass"),
            Expect({"decision.kind": "inspect", "decision.player": 1}),
            Choices(("accuse 0", "pass")),
            Play("accuse 0"),
            Happened("accused", {"player": 0, "by": 1, "faulty": True}),
            Expect({"decision.kind": "repair", "decision.player": 0}),
            look="seat-0",
        ),
        shown(
            "GT-EX-49b",
            _("A fine is not insured"),
            _("Red's lost pile has reached the limit of the insurance already. The fine is paid all the same."),
            "GT-ERR-16 GT-AMB-23",
            lambda: flight(
                seat("F", credits=4, lost=NINE_LOST),
                seat(day=3),
                deck=("II-open_space-1", "II-open_space-2"),
                done=("I-open_space-1",),
                round="2",
                inspection="players",
            ),
            Play("accuse 0"),
            Happened("fee_paid", {"player": 0, "credits": 1}),
            Expect({"seats.0.credits": 3}),
            look="lost-0",
        ),
    )
