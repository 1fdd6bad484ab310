"""Crew in danger: GT-EX-33, GT-EX-34, GT-EX-36, GT-EX-43, GT-EX-44."""

from __future__ import annotations

from collections.abc import Mapping

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play
from spacegames.core.words import _

from ..prepared import seat
from .making import Table, alone, cruise, declares, gone, lost, play, shown, sky

SIX = "7,6 cabin-04 0; 7,8 cabin-15 0; 8,7 engine_single-12 0"
"""A small ship with a crew of six."""


def examples() -> tuple[Example, ...]:
    return (*_epidemic(), *_abandoned_ship(), *_sabotage())


def _epidemic() -> tuple[Example, ...]:
    alien = {"7,6": "purple"}
    return (
        shown(
            "GT-EX-33",
            _("Epidemic"),
            _(
                "The cabins 7,5, 7,6 and 7,7 are joined in a row; 8,5 touches 7,5 with a smooth side only. Each of the three loses one: the alien in 7,6, "
                "and a human in the others. Crew 7 becomes 4."
            ),
            "GT-ADV-EP-01 GT-AMB-60",
            cruise(seat("G", day=5, crew=alien), gone(), card="II-epidemic-1", round="2"),
            Play("fly"),
            Happened("crew_lost", {"cell": "7,6", "crew": "purple", "cause": "epidemic"}),
            Expect({"seats.0.crew": {"7,5": 1, "7,7": 1, "8,5": 2}}),
            look="cell-0-7-5 cell-0-7-6 cell-0-7-7 cell-0-8-5",
        ),
        shown(
            "GT-EX-33b",
            _("An empty cabin protects"),
            _("With nobody in the middle cabin no two occupied cabins are joined, and everybody stays healthy."),
            "GT-ADV-EP-01 GT-ADV-EP-02 GT-HNT-03 GT-AMB-61",
            cruise(seat("G", day=5, crew={"7,6": 0}), gone(), card="II-epidemic-1", round="2"),
            Play("fly"),
            Expect({"seats.0.crew": {"7,5": 2, "7,7": 2, "8,5": 2}}),
            look="cell-0-7-6",
        ),
        shown(
            "GT-EX-34",
            _("Life support lost"),
            _(
                "A light shot from the front in column 6 takes the life support; there is no shield. Nothing falls off, but the purple alien leaves and its cabin "
                "stays empty. Seven connectors are exposed now, and the cannons make 3 at most."
            ),
            "GT-ALN-11 GT-AMB-27 GT-AMB-28 GT-HIT-10 GT-INV-15",
            sky(seat("G", day=9, crew=alien), gone(), card="I-pirates-1", then="II-stardust-1", round="2"),
            *play("cannons 0 0; roll 6"),
            Happened("component_lost", {"cell": "6,6", "cause": "shot"}),
            Happened("alien_left", {"cell": "7,6", "alien": "purple"}),
            *play("roll 2; roll 2; fly"),
            Happened("moved", {"player": 0, "days": -7}),
            look="cell-0-6-6 cell-0-7-6",
        ),
        shown(
            "GT-EX-34b",
            _("Cannons without the alien"),
            _("The same ship after the loss: one single and one double cannon, 3 with a token."),
            "GT-ALN-09 GT-PWR-03",
            alone("G; -6,6", "II-smugglers-1", round="2", crew={"7,6": 0}),
            Play("cannons 1 0"),
            declares("cannon", 3, alien=False),
            look="cell-0-6-7 cell-0-6-8",
        ),
    )


def _abandoned_ship() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-36",
            _("The last people leave"),
            _(
                "Four humans are aboard, and four is the price of the abandoned ship. The offer may be accepted: 6 credits, one day back, and without humans the "
                "ship is out. Its goods, worth 9, bring 5; with the 6 credits that makes 11."
            ),
            "GT-ADV-AS-01 GT-AMB-64 GT-OUT-03 GT-OUT-08 GT-OUT-09 GT-INV-40 GT-CRW-01",
            alone("B", "II-abandoned_ship-2", round="2", goods={"7,9": ["red"], "8,8": ["yellow", "green"]}),
            Play("accept"),
            Happened("credits_gained", {"player": 0, "credits": 6}),
            Happened("moved", {"player": 0, "days": -1}),
            Happened("dropped_out", {"player": 0, "cause": "no_humans"}),
            Play("settle"),
            Happened("goods_sold", {"player": 0, "value": 9, "credits": 5}),
            Expect({"seats.0.credits": 11}),
            look="card cell-0-7-6 cell-0-7-7",
        ),
    )


def _sabotage() -> tuple[Example, ...]:
    def table(crew: Mapping[str, str]) -> Table:
        return sky(seat("K", day=8, crew=crew), seat(SIX, day=3), card="III-sabotage-1", round="3")

    return (
        shown(
            "GT-EX-43",
            _("Sabotage in three attempts"),
            _(
                "Red has the smallest crew, 5. Column 5, row 4: there is no such cell. Column 9, row 6: empty. Column 8, row 8: the cabin is destroyed with its "
                "two humans, and the engine below falls off."
            ),
            "GT-ADV-SB-01 GT-ADV-SB-02 GT-ADV-SB-03 GT-AMB-62",
            table({"7,6": "purple"}),
            *play("roll 5 4"),
            Happened("sabotage_missed", {"attempt": 1}),
            *play("roll 9 6"),
            Happened("sabotage_missed", {"attempt": 2}),
            *play("roll 8 8"),
            Happened("component_lost", {"cell": "8,8", "cause": "sabotage"}),
            *play("keep 4,7"),
            *lost("9,8"),
            Expect({"seats.0.lost": ["cabin-12", "engine_single-02"], "seats.0.crew": {"7,6": "purple", "7,7": 2}}),
            look="cell-0-8-8 cell-0-9-8",
        ),
        shown(
            "GT-EX-44",
            _("Sabotage in the heart of the ship"),
            _(
                "Column 7, row 7 is the pilot cabin. The ship falls into two parts. The owner keeps the larger one: seven components lost, two humans left, the alien gone."
            ),
            "GT-ADV-SB-02 GT-HIT-13 GT-AMB-48 GT-HNT-04",
            table({"7,6": "purple"}),
            *play("roll 7 7"),
            Choices(("keep 4,7", "keep 6,6")),
            Play("keep 4,7"),
            *lost("7,6"),
            Expect({"seats.0.crew": {"8,8": 2}, "seats.0.out": None}),
            look="cell-0-7-7",
        ),
        shown(
            "GT-EX-44b",
            _("Nobody left to steer"),
            _("The same blow with an alien in each of the other cabins: whatever part is kept, no human is left, and the ship is out when the card is done."),
            "GT-OUT-08 GT-AMB-34 GT-AMB-47",
            table({"7,6": "purple", "8,8": "orange"}),
            *play("roll 7 7; keep 4,7"),
            Happened("dropped_out", {"player": 0, "cause": "no_humans"}),
            look="cell-0-7-7 cell-0-8-8",
        ),
    )
