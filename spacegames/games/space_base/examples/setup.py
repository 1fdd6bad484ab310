"""Setting up: SB-EX-SET, and the rulebook's own table for four."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Force, Happened, Play
from spacegames.core.words import _

from .making import patrol, shown, shows, station
from .prepared import dealt


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "SB-RX-05",
            _("A table for four"),
            _("Four boards with their starters, the twelve colonies in order, three rows of six ships, three decks, and one opening card each."),
            "SB-SET-01 SB-SET-02 SB-SET-03 SB-SET-04 SB-SET-05 SB-SET-06 SB-SET-07 SB-SET-08 SB-SET-09 SB-SET-10 SB-SET-11 SB-SET-12 SB-CMP-04 SB-CMP-07 SB-CMP-12",
            Expect({"colonies.0": "colony_1", "colonies.11": "colony_12", "market.1.5": "fullerton", "market.3.0": "young", "turn.number": 1}),
            shows("C4 I0 V0", {**station(s7="overmyer", s1="starter_1", s12="starter_12"), **patrol(s7="starter_7", s8="")}),
            on=lambda: dealt(4, "overmyer farkas allen savitskaya"),
            rulebook=True,
        ),
        shown(
            "SB-EX-SET-01",
            _("Two players"),
            _("After the market and the opening cards the decks hold 40, 42 and 30 ships."),
            "SB-SET-05 SB-SET-06 SB-SET-09 SB-CMP-03 SB-INV-36",
            Expect({"decks.1.39": "lichtenberg", "decks.2.41": "schweickart", "decks.3.29": "schirra", "market.2.5": "schmitt"}),
            on=lambda: dealt(2, "hauck ryumin"),
        ),
        shown(
            "SB-EX-SET-02",
            _("Five players"),
            _("With five players all 60 starters are in use. Everybody has twelve cards at the station and one on patrol, and the level 1 deck is down to 37."),
            "SB-CMP-01 SB-CMP-02 SB-SET-03 SB-SET-09 SB-SET-11 SB-INV-36",
            Expect({"seats.4.station.0": "starter_1", "seats.4.patrol.7": ["starter_8"], "seats.4.patrol.6": []}),
            on=lambda: dealt(5, "overmyer farkas allen merbold popov", rolls=()),
        ),
        shown(
            "SB-EX-SET-03",
            _("Paying the opening card"),
            _("You draw Overmyer, sector 7, for 2 credits. Three credits are left, and the starter of sector 7 goes on patrol."),
            "SB-SET-10 SB-SET-11",
            shows("C3 I0 V0", {**station(s7="overmyer"), **patrol(s7="starter_7")}),
            on=lambda: dealt(3, "overmyer romanenko ryumin"),
        ),
        shown(
            "SB-EX-SET-04",
            _("The dearest opening card"),
            _("Lichtenberg costs 5, exactly what you have. No level 1 card costs more."),
            "SB-SET-08 SB-SET-10",
            shows("C0 I0 V0", {**station(s8="lichtenberg"), **patrol(s8="starter_8")}),
            on=lambda: dealt(2, "lichtenberg ryumin"),
        ),
        shown(
            "SB-EX-SET-05",
            _("An opening card with a slot"),
            _("Fabian costs 4 and comes without a cube: cubes are rewards, and nobody has rolled yet."),
            "SB-SET-10 SB-SET-11",
            shows("C2 I0 V0", {"seats.0.cubes": {}, **station(s1="fabian")}),
            on=lambda: dealt(2, "fabian ryumin", rolls=(1, 1, 2, 2)),
        ),
        shown(
            "SB-EX-SET-06",
            _("The highest sector begins"),
            _(
                "You draw Hauck (12, cost 3), your neighbour Thornton (11, cost 5). You begin; what the cards cost plays no part in it. Your neighbour gets 1 credit."
            ),
            "SB-SET-12 SB-SET-14 SB-SET-15 SB-SET-20",
            shows("C2 I0 V0", {"turn.first": 0, "seats.1.credits": 1, "decision.kind": "roll"}),
            on=lambda: dealt(2, "hauck thornton"),
        ),
        shown(
            "SB-EX-SET-07",
            _("A tie for the beginning"),
            _("Players 2 and 3 both drew a 9. They roll 7 and 8, so player 3 begins, you are second and player 2 is third."),
            "SB-SET-12 SB-SET-13 SB-SET-15 SB-SET-16",
            Expect({"turn.first": 2, "seats.2.credits": 2, "seats.0.credits": 3, "seats.1.credits": 5}),
            on=lambda: dealt(3, "engle serebrov ivanov", rolls=(4, 3, 6, 2), market=_NO_ENGLE),
        ),
        shown(
            "SB-EX-SET-08",
            _("Tied again"),
            _("Both roll 7. Only those two roll again; you never do."),
            "SB-SET-13 SB-AMB-01",
            Expect({"turn.first": 1}),
            on=lambda: dealt(3, "engle serebrov ivanov", rolls=(5, 2, 3, 4, 6, 6, 1, 1), market=_NO_ENGLE),
        ),
        shown(
            "SB-EX-SET-09",
            _("Fourth seat"),
            _("You and player 2 both drew a 12, and player 2 won the roll. You are fourth and get 1 income."),
            "SB-SET-17",
            shows("C1 I1 V0", {"turn.first": 1}),
            on=lambda: dealt(4, "bluford hauck ryumin tuan", rolls=(1, 2, 6, 5)),
        ),
        shown(
            "SB-EX-SET-10",
            _("Fifth seat"),
            _("Popov costs 3. In the fifth seat you get 1 income, the same as the fourth."),
            "SB-SET-18",
            shows("C2 I1 V0", {"turn.first": 1, "seats.4.income": 1}),
            on=lambda: dealt(5, "popov hauck ryumin tuan malyshev"),
        ),
        shown(
            "SB-EX-SET-11",
            _("Bonuses for four"),
            _("With four players 1 credit, 2 credits and 1 income are handed out; there is no fifth bonus."),
            "SB-SET-14 SB-SET-15 SB-SET-16 SB-SET-17 SB-SET-18 SB-SET-19",
            Expect({"seats.0.credits": 2, "seats.1.credits": 4, "seats.2.credits": 5, "seats.3.credits": 3, "seats.3.income": 1, "seats.2.income": 0}),
            on=lambda: dealt(4, "hauck ryumin tuan malyshev"),
        ),
        shown(
            "SB-EX-SET-12",
            _("Laying a card pays nothing"),
            _("Hermaszewski pays 6 credits and 1 income when the dice say so. Laying it pays nothing."),
            "SB-SET-11 SB-AMB-05",
            shows("C2 I0 V0", station(s12="hermaszewski")),
            on=lambda: dealt(2, "hermaszewski ryumin"),
        ),
        shown(
            "SB-EX-SET-13",
            _("Cheap and first"),
            _("Berezovoy (12, cost 2) begins before Lichtenberg (8, cost 5)."),
            "SB-SET-12 SB-SET-15",
            shows("C3 I0 V0", {"turn.first": 0, "seats.1.credits": 1}),
            on=lambda: dealt(2, "berezovoy lichtenberg"),
        ),
        shown(
            "SB-EX-SET-14",
            _("Opening cards come from the deck"),
            _("The market of 18 lies open before the opening cards are drawn, and it stays whole."),
            "SB-SET-06 SB-SET-09 SB-AMB-04 SB-AMB-06",
            Expect({"market.1": ["gurragcha", "crippen", "prunariu", "engle", "truly", "fullerton"]}),
            on=lambda: dealt(2, "hauck ryumin"),
        ),
        shown(
            "SB-EX-SET-15",
            _("One ship on patrol"),
            _(
                "Your opening card was for sector 1, so only that sector can pay you in another turn. The first roll is 1 and 5: separate dice pay 1 credit, the sum nothing."
            ),
            "SB-SET-11 SB-RWD-05 SB-RWD-17",
            Force((1, 5)),
            Play("roll"),
            Play("separate"),
            Choices(("separate", "sum")),
            Play("separate"),
            Happened("paid", {"player": 0, "sector": 1, "credits": 1}),
            shows("C4 I0 V0"),
            on=lambda: dealt(2, "gurragcha hauck", market=_NO_GURRAGCHA),
        ),
        shown(
            "SB-EX-SET-16",
            _("Third seat"),
            _("Merbold costs 4, and the third seat brings 2 credits: 5 - 4 + 2 makes 3."),
            "SB-SET-16",
            shows("C3 I0 V0"),
            on=lambda: dealt(3, "merbold hauck ryumin"),
        ),
    )


_NO_ENGLE = "gurragcha crippen prunariu kizim truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell"
_NO_GURRAGCHA = "malyshev crippen prunariu engle truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell"
