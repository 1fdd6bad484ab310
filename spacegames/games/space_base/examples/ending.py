"""The end of the game: SB-EX-END."""

from __future__ import annotations

from typing import Any

from spacegames.core.game import Position
from spacegames.core.teaching import Choices, Example, Expect, Happened, Play
from spacegames.core.words import _

from .making import shown, shows
from .prepared import table


def _round(points: tuple[int, ...], active: int, number: int = 0, **more: Any) -> Position:
    """Somebody's purchase phase, with these points; the first player is player 0."""
    players = len(points)
    others: dict[int, dict[str, Any]] = {seat: {"vp": points[seat]} for seat in range(1, players)}
    if active:
        others[active]["credits"] = 2
    position = table(vp=points[0], credits=0 if active else 2, players=players, others=others, market="ryumin", kind="purchase", pause=False, **more)
    turn = number or players + active + 1
    position["turn"].update(first=0, active=active, number=turn, player=active, ending=more.get("ending", max(points) >= 40))
    return position


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "SB-RX-11",
            _("The last turn"),
            _("Somebody reached 40 points. The round is finished: player 4, to the right of the first player, takes the last turn."),
            "SB-END-01 SB-END-02 SB-END-03",
            Expect({"turn.active": 3}),
            Play("save"),
            Happened("game_over", {"winners": [1], "reason": "points"}),
            on=lambda: _round((10, 41, 20, 5), 3),
            rulebook=True,
        ),
        shown(
            "SB-EX-END-01",
            _("The others still play"),
            _("Player 2 has 41 points. Players 3 and 4 still take a turn each."),
            "SB-END-01 SB-END-02 SB-END-03",
            Play("save"),
            Happened("turn_began", {"player": 2}),
            Expect({"over": False}),
            on=lambda: _round((10, 41, 20, 5), 1),
        ),
        shown(
            "SB-EX-END-02",
            _("In the last seat"),
            _("Player 4 is the last of the round and has 40 points: the game ends with this turn."),
            "SB-END-02 SB-AMB-64",
            Play("save"),
            Expect({"over": True, "winners": [3]}),
            on=lambda: _round((10, 30, 20, 40), 3),
        ),
        shown(
            "SB-EX-END-03",
            _("Forty in another turn"),
            _("Player 4 reached 40 points in player 1's turn. Players 2, 3 and 4 still take their turns."),
            "SB-END-01 SB-END-02",
            Play("save"),
            Happened("turn_began", {"player": 1}),
            Expect({"over": False, "turn.ending": True}),
            on=lambda: _round((10, 30, 20, 40), 0),
        ),
        shown(
            "SB-EX-END-04",
            _("Most points win"),
            _("Player 2 was the first with 40 points and has 41 now. Player 4 has 44 and wins."),
            "SB-END-04",
            Play("save"),
            Expect({"winners": [3], "scores": [38, 41, 33, 44]}),
            on=lambda: _round((38, 41, 33, 44), 3),
        ),
        shown(
            "SB-EX-END-05",
            _("A tie"),
            _("Players 1 and 3 have 42 points each. One more full round is played, beginning with the first player."),
            "SB-END-05 SB-AMB-67",
            Play("save"),
            Happened("extra_round", {"players": [0, 2], "vp": 42}),
            Happened("turn_began", {"player": 0}),
            on=lambda: _round((42, 37, 42, 30), 3),
        ),
        shown(
            "SB-EX-END-05b",
            _("The winner was not in the tie"),
            _("After the extra round player 2, who was not tied, has the most points and wins."),
            "SB-END-06",
            Play("save"),
            Expect({"winners": [1], "over": True}),
            on=lambda: _round((45, 47, 46, 33), 3, number=12, extra=1),
        ),
        shown(
            "SB-EX-END-06",
            _("Tied again"),
            _("After the extra round two players are tied once more: another round follows."),
            "SB-END-07",
            Play("save"),
            Happened("extra_round", {"round": 2}),
            on=lambda: _round((48, 40, 48, 33), 3, number=12, extra=1),
        ),
        shown(
            "SB-EX-END-07",
            _("Three players, turn 21"),
            _("The end was triggered in turn 20. Turn 21, of the third player, is the last."),
            "SB-END-02 SB-INV-33",
            Expect({"turn.number": 21, "turn.active": 2}),
            Play("save"),
            Expect({"over": True}),
            on=lambda: _round((10, 40, 20), 2, number=21),
        ),
        shown(
            "SB-EX-END-08",
            _("Five players, turn 35"),
            _("The end was triggered in turn 31, the first of a round. Turn 35 is the last."),
            "SB-END-02",
            Expect({"turn.number": 35, "turn.active": 4}),
            Play("save"),
            Expect({"over": True}),
            on=lambda: _round((40, 10, 20, 30, 5), 4, number=35),
        ),
        shown(
            "SB-EX-END-09",
            _("Below forty again"),
            _("Player 1 had 40 points and lost 4 of them. The game still ends with this round, and 36 points win."),
            "SB-END-01 SB-AMB-63",
            Play("save"),
            Expect({"over": True, "winners": [0]}),
            on=lambda: _round((36, 35, 31, 20), 3, ending=True),
        ),
        shown(
            "SB-EX-END-10",
            _("Armstrong in the last moment"),
            _("The last turn, phase 7. You have 5 points against 60 and a full Armstrong."),
            "SB-ABL-WIN-05 SB-END-09 SB-AMB-68",
            Play("use armstrong"),
            Expect({"winners": [0]}),
            vp=5,
            st="12 armstrong(4)",
            others={1: {"vp": 60}},
            ending=True,
            kind="abilities_7",
            passive=True,
        ),
        shown(
            "SB-EX-END-11",
            _("Thirty-nine is not forty"),
            _("You gain a point and have 39. Nothing is triggered."),
            "SB-END-01",
            Play("separate"),
            shows("V39", {"turn.ending": False}),
            vp=38,
            dice=(6, 1),
            st="6 savinykh",
        ),
        shown(
            "SB-EX-END-12",
            _("The turn goes on"),
            _("With the colony of sector 7 you have 40 points. Phases 7, 8 and 9 of this turn still follow."),
            "SB-END-01 SB-COL-05",
            Play("buy colony_7"),
            Happened("end_triggered", {"vp": 40}),
            Happened("income_paid", {"credits": 2}),
            credits=27,
            income=2,
            vp=31,
            kind="purchase",
            pause=False,
        ),
        shown(
            "SB-EX-END-13",
            _("Two players: the first has forty"),
            _("The second player takes one more turn."),
            "SB-END-02",
            Play("save"),
            Happened("turn_began", {"player": 1}),
            Expect({"over": False}),
            on=lambda: _round((40, 12), 0),
        ),
        shown(
            "SB-EX-END-14",
            _("Two players: the second has forty"),
            _("No further turn is played."),
            "SB-END-02",
            Play("save"),
            Expect({"over": True, "winners": [1]}),
            on=lambda: _round((12, 40), 1),
        ),
        shown(
            "SB-EX-END-15",
            _("Two players: forty in the first one's turn"),
            _("The second player reached 40 in the first player's turn and still takes the own turn."),
            "SB-END-02",
            Play("save"),
            Happened("turn_began", {"player": 1}),
            on=lambda: _round((12, 40), 0),
        ),
        shown(
            "SB-EX-END-16",
            _("A tie that does not matter"),
            _("45, 41 and 41: the tie is not for the first place, so 45 wins at once."),
            "SB-END-04 SB-AMB-65",
            Play("save"),
            Expect({"over": True, "winners": [0]}),
            on=lambda: _round((45, 41, 41), 2),
        ),
        shown(
            "SB-EX-END-17",
            _("All three tied"),
            _("40, 40 and 40: everybody takes one more turn."),
            "SB-END-05",
            Play("save"),
            Happened("extra_round", {"players": [0, 1, 2]}),
            on=lambda: _round((40, 40, 40), 2),
        ),
        shown(
            "SB-EX-END-18",
            _("Fewer than forty after an extra round"),
            _("Points were lost in the extra round. The leader has 37 and wins all the same."),
            "SB-AMB-66",
            Play("save"),
            Expect({"over": True, "winners": [1]}),
            on=lambda: _round((36, 37), 1, number=6, extra=1, ending=True),
        ),
        shown(
            "SB-EX-END-19",
            _("What there is to choose at the end"),
            _("Colonies and ships are bought as ever in the last turn."),
            "SB-END-08 SB-AMB-62",
            Choices(("buy ryumin",), of="buy ryumin"),
            on=lambda: _round((50, 44), 1),
        ),
    )
