"""Numbers, hourglass, piles, reserve and teams: GT-EX-R18 to GT-EX-R20, GT-EX-R25, GT-EX-R27, GT-EX-10, GT-EX-11, GT-EX-48."""

from __future__ import annotations

from spacegames.core.game import Position
from spacegames.core.teaching import Choices, Example, Expect, Force, Happened, Play, Refuse
from spacegames.core.words import _

from ..prepared import seat, yard
from .making import play, shown

BATTERY = "6,7 battery_3-05 180"


def examples() -> tuple[Example, ...]:
    return (*_numbers(), *_piles(), *_hourglass(), *_beats(), *_reserve(), *_teams())


def _numbers() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R27",
            _("First to finish, but not first to fly"),
            _("Whoever finishes first may take number 3. The numbers 1, 2 and 4 are left for the others."),
            "GT-FIN-01 GT-FIN-02 GT-FIN-04 GT-FAQ-02 GT-AMB-11",
            lambda: yard(seat(BATTERY), seat(), seat(), seat()),
            Play("number 3"),
            Choices(("number 1", "number 2", "number 4"), of="number"),
            rulebook=True,
            look="number-1 number-2 number-3 number-4",
        ),
    )


def _piles() -> tuple[Example, ...]:
    def last(round: str) -> Position:
        return yard(seat(BATTERY), seat(number=2), round=round)

    return (
        shown(
            "GT-EX-R18",
            _("Cards of round 1"),
            _("Three piles of two cards lie ready, and after the building a fourth one is added: eight cards."),
            "GT-DCK-02 GT-DCK-05 GT-DCK-07 GT-INV-25",
            lambda: last("1"),
            Play("number 1"),
            Happened("deck_made", {"cards": 8}),
            rulebook=True,
            look="pile-1 pile-2 pile-3",
        ),
        shown(
            "GT-EX-R18b",
            _("Cards of round 2"),
            _("In round 2 a pile has three cards, one of them of level I: twelve cards."),
            "GT-DCK-02 GT-DCK-05 GT-DCK-07 GT-INV-25",
            lambda: last("2"),
            Play("number 1"),
            Happened("deck_made", {"cards": 12}),
            rulebook=True,
            look="pile-1 pile-2 pile-3",
        ),
        shown(
            "GT-EX-R18c",
            _("Cards of round 3"),
            _("In round 3 a pile has four cards, two of them of lower levels: sixteen cards."),
            "GT-DCK-02 GT-DCK-05 GT-DCK-07 GT-INV-25",
            lambda: last("3"),
            Play("number 1"),
            Happened("deck_made", {"cards": 16}),
            rulebook=True,
            look="pile-1 pile-2 pile-3",
        ),
        shown(
            "GT-EX-48",
            _("The first card is a card of the round"),
            _("Eight cards of level II and four of level I are shuffled until a card of level II lies on top. After it eleven are left."),
            "GT-DCK-05 GT-DCK-06 GT-INV-25",
            lambda: last("2"),
            Play("number 1"),
            Happened("deck_made", {"cards": 12}),
            *play("fly; fly"),
            Happened("card_revealed", {"left": 11}),
            look="pile-1 pile-2 pile-3",
        ),
    )


def _hourglass() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R19",
            _("The hourglass of round 1"),
            _("It starts on circle 1. Red has finished, and the sand has run out: red may turn it to Start. Green builds on until that sand has run out too."),
            "GT-TIM-03 GT-TIM-06 GT-TIM-07 GT-TIM-08",
            lambda: yard(seat(BATTERY, number=1), seat(), circle=1, sand=0),
            Choices(("turn", "wait")),
            Play("turn"),
            Expect({"turn.circle": 0, "turn.sand": 20, "decision.player": 1}),
            rulebook=True,
            look="hourglass",
        ),
        shown(
            "GT-EX-R19b",
            _("The sand still runs"),
            _("Red has finished while the sand of circle 1 is running. Nobody can turn the hourglass now; red waits."),
            "GT-TIM-04",
            lambda: yard(seat(BATTERY, number=1), seat(), circle=1, sand=7),
            Expect({"decision.player": 1}),
            Refuse("turn", "GT-TIM-04"),
            rulebook=True,
            look="hourglass",
        ),
        shown(
            "GT-EX-R19c",
            _("Time is up"),
            _("The last grain of the Start period falls. Green has to stop and takes the number that is left."),
            "GT-TIM-07 GT-TIM-08 GT-AMB-10",
            lambda: yard(seat(BATTERY, number=1), seat(), circle=0, sand=1),
            Play("wait"),
            Happened("sand_ran_out", {"circle": 0}),
            Happened("number_taken", {"player": 1, "number": 2, "by": "time"}),
            Happened("building_over"),
            rulebook=True,
            look="hourglass number-2",
        ),
        shown(
            "GT-EX-R20",
            _("The hourglass of round 2"),
            _("It starts on circle 2. When that sand is out anybody may turn it, to circle 1 and no further: then new sand is running."),
            "GT-TIM-02 GT-TIM-03 GT-TIM-04 GT-TIM-05",
            lambda: yard(seat(BATTERY, number=1), seat(), round="2", circle=2, sand=0),
            Play("turn"),
            Expect({"turn.circle": 1, "turn.sand": 20}),
            Refuse("turn", "GT-TIM-04"),
            rulebook=True,
            look="hourglass",
        ),
        shown(
            "GT-EX-R20b",
            _("The last turn is for those who have finished"),
            _("Circle 1 has run out. A player who still builds may not turn the hourglass to Start."),
            "GT-TIM-06",
            lambda: yard(seat(BATTERY), seat(), round="2", circle=1, sand=0),
            Refuse("turn", "GT-TIM-06"),
            rulebook=True,
            look="hourglass",
        ),
    )


def _beats() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-10",
            _("Twenty beats of sand"),
            _("A period of sand lasts 20 beats. In round 2 the sand of circle 2 has run out after beat 20."),
            "GT-AMB-04 GT-TIM-03",
            lambda: yard(seat(BATTERY), seat(), round="2", beat=19, sand=1),
            *play("wait; wait"),
            Happened("sand_ran_out", {"circle": 2}),
            Expect({"turn.beat": 20, "turn.sand": 0}),
            look="hourglass",
        ),
        shown(
            "GT-EX-10b",
            _("Nobody has to hurry"),
            _("Run-out sand does not turn itself. Here somebody turns the hourglass only in beat 26; the new sand lasts 20 beats from then."),
            "GT-AMB-05 GT-TIM-03",
            lambda: yard(seat(BATTERY), seat(), round="2", beat=26, sand=0),
            Play("turn"),
            Expect({"turn.circle": 1, "turn.sand": 20, "turn.beat": 26}),
            look="hourglass",
        ),
        shown(
            "GT-EX-10c",
            _("The sand of circle 1"),
            _("In beat 46 circle 1 has run out, and red, who has finished, turns the hourglass to Start."),
            "GT-AMB-05 GT-TIM-06",
            lambda: yard(seat(BATTERY, number=1), seat(), round="2", beat=45, circle=1, sand=1),
            Play("wait"),
            Happened("sand_ran_out", {"circle": 1}),
            Expect({"turn.beat": 46, "decision.player": 0}),
            Play("turn"),
            Expect({"turn.circle": 0, "turn.sand": 20}),
            look="hourglass",
        ),
        shown(
            "GT-EX-10d",
            _("The last beat"),
            _("With beat 66 the Start period is over, and so is the building."),
            "GT-AMB-04 GT-TIM-07",
            lambda: yard(seat(BATTERY), seat(number=1), round="2", beat=65, circle=0, sand=1),
            Play("wait"),
            Happened("sand_ran_out", {"circle": 0}),
            Happened("building_over"),
            look="hourglass",
        ),
    )


def _reserve() -> tuple[Example, ...]:
    kept = ("cannon_single-17", "cargo_2-08")
    return (
        shown(
            "GT-EX-11",
            _("Two places in the reserve"),
            _("Two components are set aside. One is attached, which frees a place for a third. With two in reserve again nothing more can be set aside."),
            "GT-RSV-01 GT-RSV-03 GT-RSV-04",
            lambda: yard(seat(reserve=kept), seat(number=2)),
            *play("take cannon_single-17; place 6,7 0"),
            Force(("battery_2-08",)),
            *play("grab; reserve"),
            Expect({"seats.0.reserve": ["cargo_2-08", "battery_2-08"]}),
            Play("grab"),
            Refuse("reserve", "GT-RSV-04"),
            look="reserve-0-1 reserve-0-2",
        ),
        shown(
            "GT-EX-11b",
            _("What is left in the reserve"),
            _("Both components are still in the reserve when the building ends: they lie on the lost pile now."),
            "GT-RSV-05 GT-AMB-72",
            lambda: yard(seat(reserve=kept), seat(number=2)),
            Play("number 1"),
            Happened("reserve_lost", {"player": 0, "tiles": list(kept)}),
            Expect({"seats.0.lost": list(kept), "seats.0.reserve": []}),
            look="reserve-0-1 reserve-0-2 lost-0",
        ),
    )


def _teams() -> tuple[Example, ...]:
    def table(round: str, circle: int) -> Position:
        return yard(seat(BATTERY, number=1), seat(), seat(), seat(), round=round, circle=circle, sand=0, teams="expert")

    def changes(id: str, title: str, story: str, round: str, circle: int) -> Example:
        return shown(
            id,
            title,
            story,
            "GT-VAR-06 GT-VAR-07",
            lambda: table(round, circle),
            Play("turn"),
            Happened("places_changed", {"moment": "hourglass", "pairs": [[0, 2], [1, 3]]}),
            rulebook=True,
            look="seat-0 seat-2 hourglass",
        )

    return (
        shown(
            "GT-EX-R25",
            _("Experienced partners in round 1"),
            _("In round 1 the only turn is the one to Start: partners do not change places while they build."),
            "GT-VAR-07",
            lambda: table("1", 1),
            Play("turn"),
            Expect({"turn.circle": 0, "seats.0.number": 1}),
            rulebook=True,
            look="seat-0 seat-2 hourglass",
        ),
        changes("GT-EX-R25b", _("Experienced partners in round 2"), _("In round 2 they change places once, at the turn from circle 2 to 1."), "2", 2),
        changes("GT-EX-R25c", _("Experienced partners in round 3"), _("In round 3 they change places at the turn from circle 3 to 2 ..."), "3", 3),
        changes("GT-EX-R25d", _("And once more in round 3"), _("... and again at the turn from circle 2 to 1."), "3", 2),
        shown(
            "GT-EX-R25e",
            _("Before every flight"),
            _("After the building partners change places: each flies the ship that the other one has finished."),
            "GT-VAR-06 GT-AMB-78",
            lambda: yard(seat(BATTERY), seat(number=2), seat(number=3), seat(number=4), teams="partners"),
            Play("number 1"),
            Happened("places_changed", {"moment": "launch", "pairs": [[0, 2], [1, 3]]}),
            Expect({"seats.2.tokens": {"6,7": 3}, "seats.2.day": 0, "seats.0.day": -4}),
            rulebook=True,
            look="seat-0 seat-2",
        ),
    )
