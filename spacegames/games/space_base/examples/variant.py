"""At the speed of light: SB-EX-VAR."""

from __future__ import annotations

from spacegames.core.game import Position
from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .making import patrol, shown, shows, station
from .prepared import dealt, table

_ROW = "gurragcha crippen prunariu engle truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell"
_YOURS = "overmyer savitskaya merbold farkas makarov carr"
_CHEAP = "malyshev ryumin overmyer savitskaya makarov volynov"
_OTHERS = (
    "tuan romanenko kizim remek roosa sarafanov",
    "strekalov ivanchenkov savinykh chang_diaz rukavishnikov gubarev",
    "allen lichtenberg lenoir popov haise swigert",
)


def _light(players: int = 2, yours: str = _YOURS) -> Position:
    """A light-speed opening with these six cards for you."""
    return dealt(players, hands=" ".join([yours, *_OTHERS[: players - 1]]), market=_ROW, variant="light_speed")


def _kept(credits: tuple[int, ...], ships: tuple[str, ...], forced: tuple[int, ...] = ()) -> Position:
    """Everybody has bought; the last player has only to say ready."""
    position = table(
        players=len(credits), pause=False, variant="light_speed", st=ships[0], others={i: {"st": s} for i, s in enumerate(ships) if i}, forced=forced
    )
    last = len(credits) - 1
    for seat, kept in zip(position["seats"], credits, strict=True):
        seat.update(credits=kept, income=1, settled=True)
    position["seats"][last]["settled"] = False
    position["turn"].update(phase=0, kind="opening", number=0, active=0, first=0, player=last)
    return position


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "SB-EX-VAR-01",
            _("Three purchases"),
            _("You begin with 15 credits and 1 income and buy Overmyer, Savitskaya and Makarov for 11. Four credits are left."),
            "SB-VAR-01 SB-VAR-02 SB-VAR-04 SB-VAR-05 SB-VAR-06 SB-AMB-73",
            shows("C15 I1 V0"),
            Play("buy overmyer"),
            Play("buy savitskaya"),
            Play("buy makarov"),
            shows("C4 I1 V0", {**station(s7="makarov", s8="savitskaya"), **patrol(s7="starter_7 overmyer", s8="starter_8")}),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-02",
            _("Buying nothing"),
            _("You keep all 15 credits and have no ship on patrol."),
            "SB-VAR-05 SB-VAR-06 SB-AMB-72",
            Play("ready"),
            shows("C15 I1 V0", patrol(s7="", s8="")),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-03",
            _("Sixteen is too much"),
            _("Carr costs 9. After it the 7 credits of Makarov are one too many."),
            "SB-VAR-05 SB-AMB-74 SB-AMB-75",
            Play("buy carr"),
            Refuse("buy makarov", "SB-VAR-05"),
            Refuse("buy colony_1", "SB-VAR-04"),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-04",
            _("Five cards"),
            _("Four cards for 2 and one for 7 make exactly 15. More than five cards are never possible."),
            "SB-VAR-05 SB-INV-37",
            Play("buy malyshev"),
            Play("buy ryumin"),
            Play("buy overmyer"),
            Play("buy savitskaya"),
            Play("buy makarov"),
            shows("C0 I1 V0"),
            on=lambda: _light(2, _CHEAP),
        ),
        shown(
            "SB-EX-VAR-05",
            _("Two of level 2"),
            _("Volynov for 6, Makarov for 7 and Ryumin for 2: nothing is left."),
            "SB-VAR-05",
            Play("buy volynov"),
            Play("buy makarov"),
            Play("buy ryumin"),
            shows("C0 I1 V0"),
            on=lambda: _light(2, _CHEAP),
        ),
        shown(
            "SB-EX-VAR-06",
            _("Who begins"),
            _("Players 1 and 3 kept 4 credits each. The highest sector bought is 8 against 11: player 3 begins."),
            "SB-VAR-08 SB-VAR-09",
            Play("ready"),
            Happened("first_player", {"player": 2}),
            on=lambda: _kept((4, 1, 4), ("8 savitskaya", "5 truly", "11 chretien")),
        ),
        shown(
            "SB-EX-VAR-07",
            _("The dice decide"),
            _("Both bought a card for sector 11. The dice show 9 for player 1 and 6 for player 3."),
            "SB-VAR-10",
            Play("ready"),
            Happened("tie_rolled", {"rolls": {"0": 9, "2": 6}}),
            Happened("first_player", {"player": 0}),
            on=lambda: _kept((4, 1, 4), ("11 jahn", "5 truly", "11 chretien"), (4, 5, 3, 3)),
        ),
        shown(
            "SB-EX-VAR-08",
            _("The thriftiest begins"),
            _("Player 1 bought nothing and kept 15 credits."),
            "SB-VAR-08",
            Play("ready"),
            Happened("first_player", {"player": 0}),
            on=lambda: _kept((15, 3, 0), ("", "5 truly", "11 chretien")),
        ),
        shown(
            "SB-EX-VAR-09",
            _("Third seat"),
            _("Player 1 kept 1 credit, is third and gets 2 credits."),
            "SB-VAR-11 SB-SET-16",
            Play("ready"),
            shows("C3 I1 V0", {"turn.first": 1}),
            on=lambda: _kept((1, 9, 3), ("8 savitskaya", "5 truly", "11 chretien")),
        ),
        shown(
            "SB-EX-VAR-10",
            _("Fourth seat"),
            _("Player 1 kept 2 credits, is fourth and gets 1 income."),
            "SB-VAR-11 SB-SET-17",
            Play("ready"),
            shows("C2 I2 V0", {"turn.first": 1}),
            on=lambda: _kept((2, 9, 3, 3), ("8 savitskaya", "5 truly", "11 chretien", "4 engle")),
        ),
        shown(
            "SB-EX-VAR-11",
            _("Back under the decks"),
            _("You bought one card of level 1, your opponent nothing. Seven cards of level 1 and four of level 2 go under their decks."),
            "SB-VAR-07 SB-INV-36 SB-AMB-69",
            Play("buy overmyer"),
            Play("ready"),
            Play("ready"),
            Happened("cards_returned", {"cards": [7, 4]}),
            Expect({"under": [7, 4, 0]}),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-12",
            _("Two cards for one sector"),
            _("You lay Overmyer first and Merbold over it."),
            "SB-VAR-05 SB-AMB-71",
            Play("buy overmyer"),
            Play("buy merbold"),
            shows("C9 I1 V0", {**station(s7="merbold"), **patrol(s7="starter_7 overmyer")}),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-13",
            _("No opening card"),
            _("Before the purchases the station holds the twelve starters, and nobody has paid anything."),
            "SB-VAR-03",
            shows("C15", {**station(s7="starter_7", s1="starter_1"), **patrol(s7="")}),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-14",
            _("Laying pays nothing"),
            _("Farkas costs 3. Its 2 credits and 1 income come with the dice, not now."),
            "SB-VAR-05 SB-AMB-05",
            Play("buy farkas"),
            shows("C12 I1 V0"),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-15",
            _("Six cards each"),
            _("Four ships of level 1 and two of level 2 for everybody; all see them."),
            "SB-VAR-04 SB-AMB-69 SB-AMB-07",
            Expect({"seats.0.hand": _YOURS.split(), "seats.3.hand": _OTHERS[2].split()}),
            Choices(("buy overmyer", "buy savitskaya", "buy merbold", "buy farkas", "buy makarov", "buy carr", "ready")),
            on=lambda: _light(4),
        ),
        shown(
            "SB-EX-VAR-16",
            _("Patrol from the start"),
            _("You bought two cards and have two starters on patrol; the other player bought nothing and has none."),
            "SB-VAR-05 SB-INV-07 SB-AMB-70",
            Play("buy overmyer"),
            Play("buy savitskaya"),
            Play("ready"),
            Play("ready"),
            Expect({**patrol(s7="starter_7", s8="starter_8"), "seats.1.patrol.6": [], "seats.1.patrol.7": []}),
            on=_light,
        ),
        shown(
            "SB-EX-VAR-17",
            _("The income works at once"),
            _("In your first turn you spend everything. Phase 9 brings you to 1 credit."),
            "SB-VAR-02 SB-INC-01",
            Play("buy ryumin"),
            shows("C1 I1"),
            credits=4,
            income=1,
            market="ryumin",
            kind="purchase",
            number=1,
            pause=False,
            variant="light_speed",
        ),
    )
