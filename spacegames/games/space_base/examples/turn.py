"""The phases of a turn: SB-EX-TRN."""

from __future__ import annotations

from spacegames.core.game import Position
from spacegames.core.teaching import Choices, Example, Expect, Force, Happened, Play, Refuse
from spacegames.core.words import _

from .making import cubes, patrol, pays, shown, shows
from .prepared import table

_FULL_TURN = "savinykh overmyer makarov"


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "SB-EX-TRN-01",
            _("Clockwise"),
            _("Four players, and player 2 began. It is player 2's turn; then players 3, 4, 1 and 2 again."),
            "SB-TRN-01 SB-TRN-15 SB-TRN-18",
            Play("save"),
            Happened("turn_began", {"player": 2}),
            on=_turn_of_player_2,
        ),
        shown(
            "SB-EX-TRN-02",
            _("A whole turn"),
            _(
                "You have 2 income and roll 3 and 4, so sector 7 pays 3 credits. With them you buy Overmyer, which costs 2. The market is filled, and income closes the turn."
            ),
            "SB-TRN-03 SB-TRN-09 SB-TRN-11 SB-TRN-13 SB-TRN-14 SB-BUY-04 SB-INC-01",
            Force((3, 4)),
            Play("roll"),
            Play("sum"),
            Play("separate"),
            Play("buy overmyer"),
            Happened("market_refilled"),
            Happened("income_paid", {"before": 0, "credits": 2}),
            shows("C2 I2 V0", {**patrol(s7="starter_7"), "turn.active": 1}),
            income=2,
            market=_FULL_TURN,
            pause=False,
        ),
        shown(
            "SB-EX-TRN-03",
            _("A turn without a purchase"),
            _("The same roll, but you save your 3 credits. Income changes nothing, for 3 is not below 2."),
            "SB-TRN-11 SB-INC-02 SB-BUY-10",
            Force((3, 4)),
            Play("roll"),
            Play("sum"),
            Play("separate"),
            Play("save"),
            shows("C3 I2 V0"),
            income=2,
            market=_FULL_TURN,
            pause=False,
        ),
        pays(
            "SB-EX-TRN-04",
            _("In another player's turn"),
            _("Another player rolls 3 and 4. You patrol 3 and 4 but not 7, so you use the dice separately. You have no purchase and no income in this turn."),
            "SB-TRN-02 SB-TRN-09 SB-INC-04",
            "separate",
            "C2 I0 V0",
            dice=(3, 4),
            pa="3 s3, 4 s4",
            passive=True,
        ),
        shown(
            "SB-EX-TRN-05",
            _("A red ability in phase 5"),
            _("In phase 5 you cannot use the red doubling ability of Aksyonov, though it is charged: it belongs to phase 4."),
            "SB-ABL-DBL-03 SB-ABL-09",
            Refuse("use aksyonov", "SB-ABL-DBL-03"),
            Choices(("use shepard", "pass")),
            pa="8 aksyonov(1)",
            st="2 shepard(4)",
            kind="abilities_5",
            passive=True,
        ),
        shown(
            "SB-EX-TRN-06",
            _("An arrow ability before the roll"),
            _("Before the roll you cannot use Gardner, which moves the sum on."),
            "SB-TRN-06 SB-ABL-SUM-02",
            Refuse("use gardner", "SB-ABL-SUM-02"),
            st="6 gardner(1), 3 grissom(1)",
            kind="abilities_1",
        ),
        shown(
            "SB-EX-TRN-07",
            _("Claim, then buy"),
            _(
                "In phase 5 you claim three level 1 ships with Kovalyonok; in phase 6 you buy one more with your 9 credits. In phase 8 all four gaps are filled at once."
            ),
            "SB-TRN-10 SB-TRN-11 SB-TRN-13 SB-BUY-07 SB-AMB-57",
            Play("use kovalyonok"),
            Play("claim overmyer"),
            Play("claim savitskaya"),
            Play("claim serebrov"),
            Expect({"market.1": [None, None, None, "hartsfield", "ryumin", "tuan"]}),
            Play("buy hartsfield"),
            Happened("market_refilled"),
            shows("C0 I0 V0"),
            credits=9,
            st="12 kovalyonok(1)",
            market="overmyer savitskaya serebrov hartsfield ryumin tuan",
            kind="abilities_5",
            pause=False,
        ),
        shown(
            "SB-EX-TRN-08",
            _("Twenty credits in another turn"),
            _("With 20 credits in another player's turn you may use Grissom, but buy nothing."),
            "SB-TRN-11 SB-BUY-09",
            Refuse("buy overmyer", "SB-BUY-09"),
            credits=20,
            st="3 grissom(1)",
            market="overmyer",
            kind="abilities_7",
            passive=True,
            pause=False,
        ),
        shown(
            "SB-EX-TRN-09",
            _("Three income, no credits"),
            _("Another player ends the turn. You have no credits and 3 income, and you stay at 0."),
            "SB-TRN-14 SB-INC-04",
            Play("save"),
            Happened("turn_began", {"player": 0}),
            shows("C0 I3 V0"),
            income=3,
            kind="purchase",
            passive=True,
            player=1,
            pause=False,
            others={1: {"credits": 4}},
            market="ryumin",
        ),
        shown(
            "SB-EX-TRN-10",
            _("Who acts first"),
            _("Player 3 is active, and everybody has something to use. They are asked in turn order: 3, 4, 1, 2."),
            "SB-TRN-17 SB-TRN-04 SB-TRN-05 SB-AMB-10",
            Expect({"decision.player": 2}),
            Play("pass"),
            Expect({"decision.player": 3}),
            Play("pass"),
            Expect({"decision.player": 0}),
            Play("pass"),
            Expect({"decision.player": 1}),
            on=_everybody_charged,
        ),
        shown(
            "SB-EX-TRN-11",
            _("An ability after the purchase"),
            _("You buy Makarov for all of your 7 credits. In phase 7 Sarafanov brings 4 credits and lets you buy Savitskaya for exactly 2."),
            "SB-TRN-12 SB-ABL-BUY-04 SB-AMB-58",
            Play("buy makarov"),
            shows("C0"),
            Play("use sarafanov"),
            Play("buy savitskaya"),
            shows("C2 I0 V0"),
            credits=7,
            st="2 sarafanov(1)",
            market="makarov savitskaya",
            kind="purchase",
            pause=False,
        ),
        shown(
            "SB-EX-TRN-12",
            _("Charged and used in one turn"),
            _("The 3 puts a cube on Grissom, the 5 brings 1 credit. In phase 5 you spend the cube for 3 credits."),
            "SB-CHG-15 SB-TRN-10",
            Play("separate"),
            shows("C1", cubes(grissom=1)),
            Play("use grissom"),
            shows("C4 I0 V0", cubes()),
            dice=(3, 5),
            st="3 grissom",
        ),
        shown(
            "SB-EX-TRN-13",
            _("Charged in phase 4"),
            _("The 6 charges Gardner in phase 4, when phase 3 is over for this turn. But the ability is green. Look for it in the next player's turn."),
            "SB-CHG-15 SB-ABL-SUM-02 SB-ABL-04 SB-ABL-SUM-03",
            Force((6, 2)),
            Play("roll"),
            Play("separate"),
            Play("separate"),
            shows("C1", cubes(gardner=1)),
            Force((2, 3)),
            Play("roll"),
            Play("sum"),
            Play("sum"),
            Choices(("shift gardner 1", "stay")),
            st="6 gardner",
            pause=False,
        ),
        shown(
            "SB-EX-TRN-14",
            _("Blue in another turn"),
            _("The active player rolls 1 and 1. Your Volynov is charged and could roll again. Look at the colour of its slots."),
            "SB-ABL-05 SB-ABL-RRL-01",
            Force((1, 1)),
            Play("roll"),
            Expect({"decision.kind": "use_dice"}),
            Refuse("reroll volynov both", "SB-ABL-RRL-01"),
            st="3 volynov(2)",
            passive=True,
            player=1,
        ),
        shown(
            "SB-EX-TRN-15",
            _("Counting turns"),
            _("Three players, seven turns played: the eighth is the second player's."),
            "SB-TRN-01",
            Expect({"turn.number": 8, "turn.active": 1, "turn.first": 0}),
            on=_eighth_turn,
        ),
        shown(
            "SB-EX-TRN-16",
            _("A claim in phase 7"),
            _("A card claimed in phase 7 leaves a gap that is filled in phase 8 of the same turn."),
            "SB-TRN-12 SB-TRN-13",
            Play("use kovalyonok"),
            Play("claim lousma"),
            Happened("market_refilled"),
            pa="12 kovalyonok(1)",
            market="lousma",
            kind="abilities_7",
            pause=False,
        ),
        shown(
            "SB-EX-TRN-17",
            _("First the active player, then the winner"),
            _("The active player uses Gordon, and you lose 4 points. Then you use Armstrong and win all the same."),
            "SB-TRN-17 SB-ABL-WIN-02 SB-AMB-44",
            Play("use gordon"),
            shows("V1", player=0),
            Play("use armstrong"),
            Expect({"over": True, "winners": [0]}),
            vp=5,
            st="12 armstrong(4)",
            others={1: {"st": "7 gordon(1)"}},
            kind="abilities_1",
            passive=True,
            player=1,
            pause=False,
        ),
    )


def _turn_of_player_2() -> Position:
    position = table(players=4, kind="purchase", pause=False, others={1: {"credits": 3}}, market="ryumin")
    position["turn"].update(first=1, active=1, number=5, player=1)
    return position


def _everybody_charged() -> Position:
    boards = {1: {"st": "9 zudov(1)"}, 2: {"st": "6 glenn(1), 8 collins"}, 3: {"st": "2 shepard(2)"}}
    position = table(st="3 grissom(1)", players=4, kind="abilities_5", pause=False, others=boards)
    position["turn"].update(first=2, active=2, number=5, player=2)
    return position


def _eighth_turn() -> Position:
    position = table(players=3, pause=False)
    position["turn"].update(first=0, active=1, number=8, player=1)
    return position
