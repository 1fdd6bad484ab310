"""Prepared tables: `table` builds a complete, valid position of which only the interesting part has to be named.

“You” are player 0, and cards are named as in actions; s7 is short for starter_7, and kubasov(2) has two cubes on it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position
from spacegames.core.registry import load

from ..components import COLONY, LEVELS, NAMES, NUMBER, ON_SHOW, SHIP

SEED = 12
_CARD = re.compile(r"([a-z_0-9]+)(?:\((\d)\))?$")
_PAUSES = (("grissom", 3), ("zudov", 9), ("armstrong", 12))
"""Charged green abilities: a player who has one is asked in every window, so that the table waits there."""
Board = Mapping[str, Any]


def _sides(text: str) -> dict[int, list[tuple[str, int]]]:
    """Cards by sector, with their cubes: "7 merbold, 8 s8 collins(1)"; a sector without cards is empty on purpose."""
    found: dict[int, list[tuple[str, int]]] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        sector, *cards = part.split()
        found[int(sector)] = [_card(card) for card in cards]
    return found


def _card(text: str) -> tuple[str, int]:
    match = _CARD.match(text)
    if match is None:
        raise ValueError(f"{text!r} is no card")
    name = re.sub(r"^s(\d+)$", r"starter_\1", match[1])
    if name not in NUMBER:
        raise ValueError(f"there is no card {name!r}")
    return name, int(match[2] or 0)


class _Seat:
    """One player's board while it is put together."""

    def __init__(self, st: str = "", pa: str = "", credits: int = 0, income: int = 0, vp: int = 0, hand: str = "", park: int = 12) -> None:
        self.station = {sector: cards[0] for sector, cards in _sides(st).items()}
        self.patrol = _sides(pa)
        self.tracks = {"credits": credits, "income": income, "vp": vp}
        self.hand = [_card(card)[0] for card in hand.split()]
        self.park = park

    @property
    def named(self) -> list[str]:
        return [name for name, _cubes in [*self.station.values(), *(card for cards in self.patrol.values() for card in cards)]] + self.hand

    def fill(self, spare: list[str], sector_of: Mapping[str, int]) -> None:
        """Starters go where they belong: the own sector, patrol above it, or patrol elsewhere if that was said to be empty."""
        out = {name for cards in self.patrol.values() for name, _cubes in cards if name.startswith("starter_")}
        stated = {name for name, _cubes in self.station.values()}
        for sector in range(1, 13):
            starter = f"starter_{sector}"
            if sector not in self.station:
                if starter in out or starter in stated:
                    name = next(name for name in spare if sector_of[name] == sector)
                    spare.remove(name)
                    self.station[sector] = (name, 0)
                else:
                    self.station[sector] = (starter, 0)
            elif starter not in out and starter not in stated:
                self.patrol.setdefault(sector if sector not in self.patrol else self.park, []).append((starter, 0))

    def position(self) -> Position:
        cards = [*self.station.values(), *(card for sector in range(1, 13) for card in self.patrol.get(sector, []))]
        return {
            **self.tracks,
            "station": [self.station[sector][0] for sector in range(1, 13)],
            "patrol": [[name for name, _cubes in self.patrol.get(sector, [])] for sector in range(1, 13)],
            "cubes": {name: cubes for name, cubes in sorted(cards, key=lambda card: NUMBER[card[0]]) if cubes},
            "hand": self.hand,
            "use": None,
            "settled": False,
            "doubling": False,
            "pending": {"chains": [], "paid": [], "copy": 0, "arrows": []},
            "claims": [0, 0, 0],
        }


def table(
    st: str = "",
    pa: str = "",
    credits: int = 0,
    income: int = 0,
    vp: int = 0,
    *,
    dice: tuple[int, int] = (0, 0),
    kind: str = "",
    passive: bool = False,
    players: int = 2,
    others: Mapping[int, Board] | None = None,
    market: str = "",
    decks: Mapping[int, int] | None = None,
    pause: bool = True,
    park: int = 12,
    first: int | None = None,
    number: int | None = None,
    player: int = 0,
    extra: int = 0,
    ending: bool = False,
    forced: Sequence[int | str] = (),
    open_choices: bool = False,
    **options: Any,
) -> Position:
    """A position of which the named part is as said, and the rest is dealt by a fixed seed.

    You have the stated cards at the station (`st`) and on patrol (`pa`); sectors not named hold their starters. With
    `dice` given the table waits for your use of them, the other players having chosen the separate dice already (unless
    `open_choices`); otherwise `kind` says what is decided by `player`. With `passive` another player is active. Unless `pause` is
    off that player has a charged green ability, so that the table waits in the next window instead of running on.
    `decks` gives the number of cards left in a deck; the rest of its cards patrols for the last player.
    """
    game = load("space_base")
    sector_of = {name: game.components["ships"][name]["sector"] for name in NAMES[SHIP:COLONY]}
    level_of = {name: game.components["ships"][name]["level"] for name in NAMES[SHIP:COLONY]}
    boards = [_Seat(st, pa, credits, income, vp, park=park)] + [_Seat(**(others or {}).get(seat, {})) for seat in range(1, players)]
    wanted = market.split()
    used = {name for board in boards for name in board.named} | set(wanted)
    if pause and players > 1:
        name, sector = next((name, sector) for name, sector in _PAUSES if name not in used and sector not in boards[-1].station)
        boards[-1].station[sector] = (name, 4 if name == "armstrong" and players == 2 else 3 if name == "armstrong" else 1)
        used.add(name)
    spare = [name for name in NAMES[SHIP:COLONY] if name not in used]
    Chance(SEED).shuffle(spare)
    for board in boards:
        board.fill(spare, sector_of)
    rows: dict[str, list[str | None]] = {}
    piles: dict[str, list[str]] = {}
    for level in (1, 2, 3):
        row: list[str | None] = [name for name in wanted if level_of.get(name) == level]
        pile = [name for name in spare if level_of[name] == level]
        while len(row) < ON_SHOW:
            row.append(pile.pop())
        keep = (decks or {}).get(level, LEVELS[level - 1])
        for name in pile[keep:]:
            boards[-1].patrol.setdefault(sector_of[name], []).append((name, 0))
        rows[str(level)], piles[str(level)] = row, pile[:keep]
    owned = {name for board in boards for name in board.named if name.startswith("colony_")}
    active = players - 1 if passive else 0
    seats = [board.position() for board in boards]
    waiting = kind or ("use_dice" if any(dice) else "roll")
    phase = {"abilities_1": 1, "roll": 2, "reroll": 2, "use_dice": 3, "purchase": 6, "abilities_5": 5, "abilities_7": 7}[waiting]
    if phase == 3 and not open_choices:
        for seat in seats[1:]:
            seat["use"], seat["settled"] = "separate", True
    if phase == 3 and open_choices:
        player = active
    starter = active if first is None else first
    return {
        "game": "space_base",
        "players": players,
        "options": dict(game.settle(options)),
        "chance": {"state": SEED, "forced": list(forced)},
        "decks": piles,
        "under": [0, 0, 0],
        "market": rows,
        "colonies": [name for name in NAMES[COLONY:] if name not in owned],
        "seats": seats,
        "turn": {
            "first": starter,
            "active": active,
            "number": number or (active - starter) % players + 1 + players,
            "phase": phase,
            "kind": waiting,
            "player": player,
            "dice": list(dice),
            "set": 0,
            "passed": (player - active) % players if phase in (1, 5, 7) else 0,
            "using": None,
            "ending": ending,
            "extra": extra,
            "winner": None,
        },
    }


_MARKET = "gurragcha crippen prunariu engle truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell"


def dealt(players: int = 2, opening: str = "", rolls: Sequence[int] = (), hands: str = "", market: str = _MARKET, **options: Any) -> Position:
    """A game just set up, with this market, these opening cards (or these six light-speed cards each) and these rolls for a tie."""
    from ..setup import deal

    game = load("space_base")
    forced: list[int | str] = [*market.split(), *opening.split(), *hands.split(), *rolls]
    state = deal(game, players, game.settle(options), Chance(SEED, forced))
    position: Position = state.to_position()
    position["chance"]["forced"] = []
    return position
