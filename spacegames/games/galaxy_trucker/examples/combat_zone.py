"""Combat zones: GT-EX-R14, GT-EX-R15, GT-EX-R24, GT-EX-39."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play
from spacegames.core.words import _

from ..prepared import flight, seat
from .making import Table, declares, gone, lost, play, shown, sky


def examples() -> tuple[Example, ...]:
    return (*_level_one(), *_level_two(), *_survivor())


def zone() -> Table:
    """Four ships of the learning flight in a combat zone."""
    return sky(seat("B", day=8), seat("C", day=6), seat("D", day=5), seat("E", day=2), card="I-combat_zone-1", learning=True)


def _level_one() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R14",
            _("Just enough engine"),
            _(
                "Yellow flies ahead with engines of 3. Green can make 1, 3 or 5. Among equals the one ahead is punished, so green pays one token only: "
                "yellow loses two of six people."
            ),
            "GT-CZN-01 GT-CZN-02 GT-CZN-04 GT-PWR-01",
            sky(gone(), seat("C", day=4), gone(), seat("E", day=9), card="I-combat_zone-1"),
            Choices(("engines 0", "engines 1", "engines 2")),
            Play("engines 1"),
            declares("engine", 3, player=1),
            Happened("weakest", {"player": 3, "criterion": "engine_power", "value": 3}),
            *play("give 7,8; give 7,8"),
            Expect({"seats.3.crew": {"7,6": 2, "7,7": 2}, "seats.1.tokens": {"6,7": 2}}),
            rulebook=True,
            look="card marker-1 marker-3",
        ),
        shown(
            "GT-EX-R15",
            _("A combat zone line by line"),
            _(
                "Crew: red, green and blue tie with 4, red is foremost and falls back to 3. Engines: green pays for 3; blue and red tie with 2, and blue, "
                "now ahead of red, loses two people. Cannons: yellow has 1 and is shot at: rolls of 6 and 8 cost two engines."
            ),
            "GT-CZN-01 GT-CZN-02 GT-CZN-03 GT-CZN-05 GT-AMB-37 GT-AMB-43 GT-HIT-10 GT-HIT-11",
            zone(),
            Expect({"seats.0.day": 3, "decision.player": 1}),
            Play("engines 1"),
            Happened("weakest", {"player": 2, "criterion": "engine_power", "value": 2}),
            *play("give 7,6; give 7,6; cannons 0 0; cannons 1 0; cannons 0 0"),
            Happened("weakest", {"player": 3, "criterion": "cannon_power", "value": 1}),
            *play("roll 6"),
            *lost("8,6", player=3),
            *play("roll 8"),
            *lost("8,8", player=3),
            Expect({"seats.3.lost": ["engine_single-06", "engine_single-01"], "seats.2.crew": {"7,7": 2}, "seats.2.tokens": {"7,8": 1}}),
            rulebook=True,
            look="card marker-0 marker-1 marker-2 marker-3",
        ),
    )


def _level_two() -> tuple[Example, ...]:
    seats = (
        seat("G", day=9, crew={"7,6": "purple"}),
        seat("Q", day=7, goods={"6,6": ["yellow"]}),
        seat("T", day=12, crew={"7,6": "orange", "7,8": "purple"}),
    )
    return (
        shown(
            "GT-EX-39",
            _("A combat zone of level II"),
            _(
                "Cannons: red and green tie with 3, red is ahead and loses 4 days. Engines: green is weakest and gives up three goods: one block and two tokens. "
                "Crew: blue and green tie with 4, blue is ahead and is shot at. Three components and the purple alien are lost, two shots are shielded."
            ),
            "GT-CZN-02 GT-CZN-06 GT-AMB-58 GT-AMB-70 GT-GDS-06 GT-ALN-07 GT-ALN-11 GT-HIT-12",
            sky(*seats, card="II-combat_zone-1", round="2"),
            *play("cannons 0 0; cannons 0 0; cannons 1 0; battery 6,7"),
            Happened("weakest", {"player": 0, "criterion": "cannon_power", "value": 3}),
            Happened("moved", {"player": 0, "days": -4, "to": 4}),
            *play("engines 0; engines 1"),
            Happened("weakest", {"player": 1, "criterion": "engine_power", "value": 2}),
            Happened("good_lost", {"player": 1, "colour": "yellow"}),
            *play("battery 7,5; battery 7,5"),
            Expect({"seats.1.tokens": {"6,7": 1}, "decision.player": 2}),
            *play("roll 7"),
            *lost("7,9", player=2),
            Play("keep 4,7"),
            *lost("6,9", player=2),
            Happened("alien_left", {"player": 2, "cell": "7,8", "alien": "purple"}),
            *play("roll 6; shield; battery 5,7; roll 8; shield; battery 5,7; roll 5"),
            *lost("8,5", player=2),
            Expect({"seats.2.crew": {"7,6": "orange", "7,7": 2}, "seats.2.tokens": {"5,7": 1, "6,8": 2}}),
            Expect({"seats.2.lost": ["life_support_purple-03", "cannon_double-08", "engine_single-05"]}),
            look="card marker-0 marker-1 marker-2",
        ),
    )


def _survivor() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R24",
            _("The only one left"),
            _("Three of four players have dropped out. For the last one a combat zone and a sabotage card are put aside; a meteor swarm is played as usual."),
            "GT-OUT-05 GT-OUT-06 GT-AMB-39",
            lambda: flight(seat("K"), gone(), gone(), gone(), deck=("III-combat_zone-1", "III-sabotage-1", "III-meteoric_swarm-1"), round="3"),
            Play("fly"),
            Happened("card_skipped", {"card": "III-combat_zone-1"}),
            Play("fly"),
            Happened("card_skipped", {"card": "III-sabotage-1"}),
            Play("fly"),
            Expect({"decision.kind": "roll"}),
            rulebook=True,
            look="deck marker-0",
        ),
    )
