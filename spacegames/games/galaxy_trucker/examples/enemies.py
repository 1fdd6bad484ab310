"""Smugglers, pirates and slavers: GT-EX-R11 to GT-EX-R13, GT-EX-25, GT-EX-37, GT-EX-38."""

from __future__ import annotations

from typing import Any

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play
from spacegames.core.words import _

from ..prepared import seat
from .making import Table, declares, lost, play, shown, sky


def examples() -> tuple[Example, ...]:
    return (*_smugglers(), *_pirates(), *_slavers())


def smugglers(**more: Any) -> Table:
    """Red, green and blue meet smugglers; red has one token left, blue has two blocks aboard."""
    seats = seat("B", day=10, tokens={"7,8": 1}), seat("C", day=8), seat("D", day=7, goods={"8,6": ["green", "blue"]})
    return sky(*seats, card="I-smugglers-1", learning=True, **more)


def _smugglers() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R11",
            _("Smugglers: a draw"),
            _(
                "Red has strength 2 without tokens and one token left. The forward double makes it 4, as much as the smugglers have. Nothing happens, but the token is gone."
            ),
            "GT-ENM-01 GT-ENM-02 GT-ENM-05 GT-PWR-01 GT-AMB-52",
            smugglers(),
            Choices(("cannons 0 0", "cannons 0 1", "cannons 1 0")),
            Play("cannons 1 0"),
            declares("cannon", 4),
            Happened("fight", {"player": 0, "result": "draw"}),
            Expect({"seats.0.tokens": {}, "seats.0.day": 10, "decision.player": 1}),
            rulebook=True,
            look="card marker-0 cell-0-7-8",
        ),
        shown(
            "GT-EX-R12",
            _("Smugglers: a victory"),
            _(
                "Green pays two tokens: 1 + ½ + 2 + 1 = 4½ beats 4. The hold has two containers: yellow and green are loaded, blue goes back. "
                "The day lost leads from 8 over blue's 7 to 6."
            ),
            "GT-ENM-03 GT-AMB-31 GT-GDS-01 GT-FLT-04 GT-AMB-55",
            smugglers(),
            *play("cannons 1 0; cannons 1 1"),
            declares("cannon", 4.5, player=1),
            Happened("fight", {"player": 1, "result": "won"}),
            *play("load yellow 8,8; load green 8,8"),
            Happened("goods_left", {"player": 1, "goods": ["blue"]}),
            Expect({"seats.1.tokens": {"6,7": 1}, "seats.1.day": 6}),
            rulebook=True,
            look="card marker-1 cell-1-8-8",
        ),
        shown(
            "GT-EX-R13",
            _("Smugglers: not attacked"),
            _("Blue flies behind the winner and is not attacked; the two blocks aboard are safe."),
            "GT-ENM-03 GT-INV-35",
            smugglers(),
            *play("cannons 1 0; cannons 1 1; load yellow 8,8; load green 8,8"),
            Expect({"seats.2.goods": {"8,6": ["green", "blue"]}, "seats.2.tokens": {"7,8": 2}, "decision.kind": "fly_on"}),
            rulebook=True,
            look="marker-2 cell-2-8-6",
        ),
        shown(
            "GT-EX-R13b",
            _("Smugglers: what might have been"),
            _("Had the smugglers come as far as blue, its 3 would not have been enough, and both blocks would be gone."),
            "GT-ENM-04 GT-ENM-06 GT-GDS-05",
            smugglers(),
            *play("cannons 1 0; cannons 0 0"),
            Happened("fight", {"player": 1, "result": "lost"}),
            Play("cannons 1 0"),
            declares("cannon", 3, player=2),
            Happened("fight", {"player": 2, "result": "lost"}),
            Expect({"seats.2.goods": {}}),
            rulebook=True,
            look="marker-2 cell-2-8-6",
        ),
    )


def _pirates() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-25",
            _("Pirates fire at all they have beaten"),
            _(
                "Red pays two tokens: 5 against 5 is a draw. Green, blue and yellow lose. Green rolls 7, 6 and 9 for a light, a heavy and a light shot from the "
                "front, and each roll holds for all three. Yellow's shield saves the first component and is then shot away itself."
            ),
            "GT-ENM-05 GT-ENM-08 GT-ENM-09 GT-AMB-54 GT-HIT-10 GT-HIT-11",
            sky(seat("B", day=10), seat("C", day=8), seat("D", day=7), seat("E", day=4), card="I-pirates-1"),
            *play("cannons 1 1"),
            Happened("fight", {"player": 0, "result": "draw", "strength": 5}),
            *play("cannons 0 0; cannons 0 0"),
            Happened("fight", {"player": 3, "result": "lost"}),
            Expect({"decision.player": 1, "decision.kind": "roll"}),
            *play("roll 7"),
            *lost("5,7", player=1),
            *lost("6,7", player=2),
            *play("shield; roll 6"),
            *lost("6,6", player=1),
            *lost("6,6", player=2),
            *lost("6,6", player=3),
            *play("roll 9"),
            *lost("7,9", player=1),
            Happened("missed", {"player": 2, "line": 9}),
            *lost("7,9", player=3),
            Expect({"seats.0.lost": [], "seats.2.lost": ["cannon_double-08", "cannon_single-16"], "seats.3.lost": ["shield-02", "special_cargo_2-01"]}),
            Expect({"seats.1.lost": ["cannon_double-05", "cannon_single-14", "cannon_double-03"]}),
            look="card marker-0 marker-1 marker-2 marker-3",
        ),
    )


def slavers() -> Table:
    """Red, blue and green meet slavers; red and blue have aliens aboard."""
    seats = (
        seat("G", day=12, crew={"7,6": "purple"}),
        seat("Q", day=7),
        seat("T", day=9, crew={"7,6": "orange", "7,8": "purple"}),
    )
    return sky(*seats, card="II-slavers-1", round="2")


def _slavers() -> tuple[Example, ...]:
    red = "cannons 1 0; give 8,5; give 8,5; give 7,5; give 7,5"
    return (
        shown(
            "GT-EX-37",
            _("Slavers"),
            _(
                "Slavers of strength 7 attack the leader first. Red makes 5 with a token. Blue comes next and pays two tokens. What do they lose or win, "
                "and what is left for green?"
            ),
            "GT-ENM-07 GT-CRW-02 GT-ENM-03 GT-FLT-04 GT-AMB-53",
            slavers(),
            *play(red),
            Expect({"seats.0.crew": {"7,6": "purple", "7,7": 2}}),
            *play("cannons 2 0; battery 5,7; battery 5,7; collect"),
            Expect({"seats.2.credits": 8, "seats.2.day": 6, "seats.1.crew": {"7,7": 2, "7,8": 2}}),
            look="card marker-0 marker-1 marker-2",
        ),
        shown(
            "GT-EX-37b",
            _("A draw passes the danger on"),
            _("Had blue paid one token, 7 against 7 would be a draw. Then green is attacked, loses all four people and is out when the card is done."),
            "GT-ENM-05 GT-CRW-01 GT-OUT-08 GT-AMB-34",
            slavers(),
            *play(f"{red}; cannons 1 0; battery 5,7; cannons 0 0"),
            Happened("fight", {"player": 1, "result": "lost"}),
            Happened("dropped_out", {"player": 1, "cause": "no_humans"}),
            Expect({"seats.1.crew": {}, "seats.2.credits": 0}),
            look="card marker-1 marker-2",
        ),
        shown(
            "GT-EX-38",
            _("A reward left behind"),
            _("Blue wins but leaves the reward: no credits, no days lost. The slavers are beaten all the same, and green is not attacked."),
            "GT-ENM-10 GT-AMB-56",
            slavers(),
            *play(f"{red}; cannons 2 0; battery 5,7; battery 5,7; decline"),
            Happened("reward_declined", {"player": 2}),
            Expect({"seats.2.credits": 0, "seats.2.day": 9, "seats.1.crew": {"7,7": 2, "7,8": 2}, "decision.kind": "fly_on"}),
            look="card marker-1 marker-2",
        ),
    )
