"""Meteors: GT-EX-R29, GT-EX-R30, GT-EX-13 to GT-EX-15, GT-EX-21 to GT-EX-24."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play
from spacegames.core.words import _

from .making import alone, drifts, lost, play, shown


def examples() -> tuple[Example, ...]:
    return (*_class_one(), *_all_sides(), *_corners())


def _class_one() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-13",
            _("A meteor swarm"),
            _(
                "A large meteor comes in column 7, a small one from the left in row 8, a small one from the right in row 8. There is a double cannon, a shield, "
                "and there are tokens. What can be done about each of them?"
            ),
            "GT-ADV-MS-01 GT-ADV-MS-02 GT-HIT-01 GT-HIT-03 GT-HIT-04 GT-HIT-06 GT-AMB-44",
            alone("A", "I-meteoric_swarm-1"),
            *play("roll 7"),
            Choices(("shoot", "suffer")),
            *play("shoot; battery 6,7; roll 8"),
            Choices(("shield", "suffer")),
            *play("shield; battery 8,6; roll 8"),
            Happened("bounced", {"cell": "8,9"}),
            Expect({"seats.0.lost": [], "seats.0.tokens": {"6,7": 1, "8,6": 2}}),
            look="cell-0-5-7 cell-0-8-5 cell-0-8-9 cell-0-7-6",
        ),
        shown(
            "GT-EX-14",
            _("The same swarm without tokens"),
            _(
                "The owner spends nothing. The double cannon is lost, then the hold in 8,5, and with it the cabin in 7,5 falls off with two humans. "
                "Three components are gone, and seven connectors are exposed."
            ),
            "GT-HIT-04 GT-HIT-05 GT-HIT-12 GT-HIT-15 GT-INV-15",
            alone("A", "I-meteoric_swarm-1", then="I-stardust-1", day=9),
            *play("roll 7; suffer"),
            *lost("5,7"),
            *play("roll 8; suffer"),
            *lost("8,5"),
            Play("keep 6,6"),
            *lost("7,5"),
            Expect({"seats.0.crew": {"7,7": 2, "7,9": 2}}),
            *play("roll 8; fly"),
            Happened("moved", {"days": -7}),
            look="cell-0-5-7 cell-0-8-5 cell-0-7-5",
        ),
        shown(
            "GT-EX-15",
            _("Single cannons shoot for nothing"),
            _("Large meteors from the front in columns 6 and 8 are shot down by the single cannons there."),
            "GT-HIT-06 GT-AMB-45 GT-AMB-50",
            alone("A", "I-meteoric_swarm-3"),
            *play("roll 6"),
            Happened("shot_down", {"cell": "6,6"}),
            *play("roll 2; roll 8"),
            Happened("shot_down", {"cell": "6,8"}),
            Expect({"seats.0.tokens": {"6,7": 2, "8,6": 3}}),
            look="cell-0-6-6 cell-0-6-8",
        ),
        shown(
            "GT-EX-15b",
            _("No cannon in the column"),
            _("A large meteor in column 5 takes the cabin in 7,5, and one in column 9 the cabin in 7,9. These are 8 of the 36 rolls."),
            "GT-HIT-05 GT-HIT-06 GT-AMB-50 GT-INV-21",
            alone("A", "I-meteoric_swarm-3"),
            *play("roll 5"),
            *lost("7,5"),
            *play("roll 2; roll 9"),
            *lost("7,9"),
            look="cell-0-7-5 cell-0-7-9",
        ),
        shown(
            "GT-EX-15c",
            _("Missed"),
            _("Columns 2, 3, 4, 10, 11 and 12 lie beside the ship: nothing is hit."),
            "GT-HIT-02 GT-INV-22",
            alone("A", "I-meteoric_swarm-3"),
            *play("roll 4"),
            Happened("missed", {"player": 0, "line": 4}),
            look="cell-0-7-5 cell-0-7-9",
        ),
        shown(
            "GT-EX-R29",
            _("A cannon in the middle of the ship"),
            _("The cannon in 8,6 points forward over a hole. In its column a large meteor is shot down, although two components stand before it."),
            "GT-HIT-09 GT-HIT-06 GT-FAQ-04",
            alone("Q", "II-meteoric_swarm-1", round="2"),
            *play("roll 2; roll 6"),
            Happened("shot_down", {"cell": "8,6", "target": "5,6"}),
            Expect({"seats.0.lost": []}),
            rulebook=True,
            look="cell-0-8-6 cell-0-7-6 cell-0-5-6",
        ),
        drifts(
            "GT-EX-R30",
            _("Connectors around a hole"),
            _("There is a hole in 7,6. The connectors that point into it are exposed as well: ten in all."),
            "GT-CON-11 GT-FAQ-05",
            "H",
            10,
            round="2",
            look="cell-0-7-6 cell-0-7-5 cell-0-7-7 cell-0-8-6",
        ),
        shown(
            "GT-EX-R30b",
            _("Out of reach"),
            _("A small meteor from the left in row 7 meets the smooth left side of the shield and bounces off. It does not reach the connectors in the hole."),
            "GT-HIT-03 GT-INV-16",
            alone("H", "II-meteoric_swarm-1", round="2"),
            *play("roll 2; roll 2; roll 7"),
            Happened("bounced", {"cell": "7,5"}),
            rulebook=True,
            look="cell-0-7-5 cell-0-7-6",
        ),
    )


def _all_sides() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-21",
            _("Meteors on a class III ship"),
            _(
                "Five meteors: three small ones meet connectors and cost a token each, a large one from the front is shot down in column 8, and a large one from "
                "the left in row 6 by the cannon that points left in row 7."
            ),
            "GT-HIT-04 GT-HIT-06 GT-HIT-07 GT-HIT-16 GT-FAQ-04",
            alone("K", "II-meteoric_swarm-1", round="3"),
            *play("roll 9; shield; battery 5,7; roll 8"),
            Happened("shot_down", {"cell": "6,8"}),
            *play("roll 8; shield; battery 5,7; roll 6"),
            Happened("shot_down", {"cell": "7,3", "target": "6,6"}),
            *play("roll 5; shield; battery 5,7"),
            Expect({"seats.0.lost": [], "seats.0.tokens": {"7,9": 2}}),
            look="cell-0-7-3 cell-0-6-8 cell-0-8-6",
        ),
        shown(
            "GT-EX-22",
            _("Large from the right"),
            _("The double cannon in 8,11 points right. A large meteor in row 7 is in a neighbouring row: a token shoots it down."),
            "GT-HIT-07 GT-INV-24",
            alone("K", "III-meteoric_swarm-1", round="3"),
            *play("roll 7; shoot; battery 5,7"),
            Expect({"seats.0.lost": [], "seats.0.tokens": {"5,7": 2, "7,9": 2}}),
            look="cell-0-8-11",
        ),
        shown(
            "GT-EX-22b",
            _("Row 6 is too far"),
            _("In row 6 no cannon helps: the cannon in 6,8 is lost."),
            "GT-HIT-05 GT-HIT-07",
            alone("K", "III-meteoric_swarm-1", round="3"),
            *play("roll 6"),
            *lost("6,8"),
            look="cell-0-6-8 cell-0-8-11",
        ),
        shown(
            "GT-EX-22c",
            _("Row 5 costs two"),
            _("In row 5 the battery is lost, and the double cannon before it falls off."),
            "GT-HIT-05 GT-HIT-12",
            alone("K", "III-meteoric_swarm-1", round="3"),
            *play("roll 5"),
            *lost("5,7"),
            Play("keep 6,6"),
            *lost("4,7"),
            look="cell-0-5-7 cell-0-4-7",
        ),
        shown(
            "GT-EX-23",
            _("Two rows away"),
            _("A large meteor from the left in row 9 takes the engine there: the cannon in row 7 is two rows away."),
            "GT-HIT-07",
            alone("K", "III-meteoric_swarm-3", round="3"),
            *play("roll 9"),
            *lost("9,6"),
            look="cell-0-9-6 cell-0-7-3",
        ),
        shown(
            "GT-EX-23b",
            _("A row without a ship"),
            _("Row 3 lies before the ship: the meteor misses."),
            "GT-HIT-02",
            alone("K", "III-meteoric_swarm-3", round="3"),
            *play("roll 3"),
            Happened("missed", {"player": 0, "line": 3}),
            look="cell-0-4-7",
        ),
    )


def _corners() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-24",
            _("Where the front is on board IIIA"),
            _(
                "On this board the highest row is the front. From the front column 7 strikes 8,7, whose cannon shoots the large meteor down; from the rear it "
                "strikes 5,7. A small one from the left in row 6 meets a connector, and the shield covers front and left."
            ),
            "GT-INV-20 GT-HIT-02 GT-HIT-04",
            alone("L", "III-meteoric_swarm-2", round="3a"),
            *play("roll 7"),
            Happened("shot_down", {"cell": "8,7", "target": "8,7"}),
            *play("roll 7"),
            Happened("bounced", {"cell": "5,7"}),
            *play("roll 2; roll 6; shield"),
            Happened("shielded", {"cell": "6,7", "shield": "8,6"}),
            Expect({"seats.0.tokens": {"7,8": 1}}),
            look="cell-0-8-7 cell-0-5-7 cell-0-6-7",
        ),
    )
