"""Tables built by hand for examples, lessons and tests: say what matters, everything else has a sensible default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spacegames.core.registry import load

from ..components import Parts
from ..components.names import CARDS, COLONIES, ERAS, MARINERS, PROGRESS, SITE_NUMBER, SITES, STACKS, STARFARERS, TILES
from ..flow.eras import time_in_use

_TURN: dict[str, Any] = {
    "table": [],
    "barred": None,
    "acted": [],
    "produced": None,
    "leaks": [],
    "rewards": [],
    "again": False,
    "passed": [],
    "asking": 0,
    "quiet": [],
    "claimant": None,
    "pending": [],
    "draft": None,
}


def table(
    players: int = 2,
    era: str = "mariners",
    active: int = 0,
    hands: Sequence[str] = (),
    infra: Sequence[str] = (),
    profit: Sequence[int] = (),
    teams: Sequence[str] = (),
    tiles: Mapping[str, str] | None = None,
    bases: Mapping[str, str] | None = None,
    claims: Mapping[str, str] | None = None,
    colonies: Mapping[str, str] | None = None,
    dead: Mapping[str, str] | None = None,
    deck: str = "",
    deck_size: int | None = None,
    offers: str = "",
    stacks: Mapping[str, str] | None = None,
    beyond: Sequence[int | None] = (None, None),
    spur: bool = False,
    discs: Sequence[int] | None = None,
    claimed: Mapping[int, int] | None = None,
    genetics: Sequence[int] = (),
    revelation: Sequence[int] = (),
    advanced: Sequence[int] = (),
    progress: Sequence[str] = (),
    legacy: Sequence[str] = (),
    passed: Sequence[int] = (),
    late: Sequence[int] = (),
    phase: str = "act",
    kind: str = "declare",
    player: int | None = None,
    number: int = 1,
    first: int | None = None,
    ending: str | None = None,
    last: Sequence[int] | None = None,
    turn: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """A position. Texts list names divided by spaces; "-" is an empty slot or offer; hands not given hold a Time card and a Start card.

    `deck` names the cards on top, the rest follows in the order of the data; `deck_size` cuts it, and what is cut off lies in
    the discard pile. A game that is said to be ending, or whose deck is cut to nothing, is given the fitting `ending`.
    """
    parts: Parts = load("spacecorp").parts
    now = ERAS.index(era)
    options = dict(options or {})
    turn = {**_TURN, **(turn or {})}
    sites = _sites(parts, now, tiles or {}, bases or {}, claims or {}, colonies or {}, dead or {})
    start = "chemical_drive time" if now == MARINERS else "fission_drive time" if now == 1 else "fusion_booster time"
    given = [(hands[seat] if seat < len(hands) else start).split() for seat in range(players)]
    infras = [_infra(infra[seat] if seat < len(infra) else "") for seat in range(players)]
    cards = _cards(parts, now, players, given, infras, deck, deck_size, offers, list(turn["table"]), turn["draft"], turn["pending"])
    laid = {name: 2 for card, name in enumerate(PROGRESS) if parts.progress_era[card] <= now} if now != MARINERS else {}
    owned = [(progress[seat] if seat < len(progress) else "").split() for seat in range(players)]
    for names in owned:
        for name in names:
            laid[name] -= 1
    claimed = dict(claimed or {})
    rows = [claimed.get(row) for row in range(1, 8)]
    moved = list(discs) if discs is not None else [now] * 7 if options.get("start", "mariners") != "mariners" and era == options["start"] else [0] * 7
    moved = [now + 1 if owner is not None else disc for owner, disc in zip(rows, moved, strict=True)]
    if ending is None:
        ending = "contracts" if sum(owner is not None for owner in rows) >= 6 else "deck" if not cards["deck"] and phase != "setup" else None
    if ending == "contracts" and last is None:
        last = [(active + offset) % players for offset in range(1, players)]
    home = parts.boards.start[now]
    standing = ["".join(f"{SITES[home]} " for _team in range(parts.numbers[f"teams_{era}"]))] * players
    seats = [
        {
            "profit": profit[seat] if seat < len(profit) else 0,
            "hand": sorted(given[seat], key=CARDS.index),
            "infra": infras[seat],
            "teams": ((teams[seat] if seat < len(teams) else standing[seat]).split() + ["hq"] * 4)[:4],
            "genetics": genetics[seat] if seat < len(genetics) else 0,
            "revelation": revelation[seat] if seat < len(revelation) else 0,
            "advanced": advanced[seat] if seat < len(advanced) else 0,
            "progress": sorted(owned[seat], key=PROGRESS.index),
            "legacy": _legacy(legacy[seat] if seat < len(legacy) else ""),
            "passed": seat in passed,
            "late": late[seat] if seat < len(late) else 0,
        }
        for seat in range(players)
    ]
    founded = set((colonies or {}).values())
    left = [COLONIES[colony] for colony in parts.colonies_for[players] if COLONIES[colony] not in founded] if now == STARFARERS else []
    return {
        "game": "spacecorp",
        "players": players,
        "options": options,
        "chance": {"state": 1, "forced": []},
        "era": era,
        **cards,
        "stacks": _stacks(parts, now, sites, stacks or {}),
        "sites": sites,
        "beyond": list(beyond),
        "spur": spur,
        "contracts": {"discs": moved, "claimed": rows},
        "progress": {name: laid.get(name, 0) for card, name in enumerate(PROGRESS) if parts.progress_era[card] <= now},
        "colonies": left,
        "seats": seats,
        "turn": {
            "number": number,
            "active": active,
            "first": 0 if first is None and phase != "setup" else first,
            "phase": phase,
            "kind": kind,
            "player": active if player is None else player,
            **turn,
            "ending": ending,
            "last": None if last is None else list(last),
        },
    }


def _infra(text: str) -> list[str | None]:
    names = (text.split() + ["-"] * 3)[:3]
    return [None if name == "-" else name for name in names]


def _legacy(text: str) -> list[str] | None:
    """A tile and a base; the era follows from the tile."""
    if not text:
        return None
    tile, base = text.split()
    return [tile, base, {"m": ERAS[0], "p": ERAS[1], "s": ERAS[2]}[tile[0]]]


def _sites(
    parts: Parts,
    era: int,
    tiles: Mapping[str, str],
    bases: Mapping[str, str],
    claims: Mapping[str, str],
    colonies: Mapping[str, str],
    dead: Mapping[str, str],
) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for site in sorted({SITE_NUMBER[name] for name in (*tiles, *bases)}):
        name = SITES[site]
        spots = max(1, parts.boards.boxes[site])
        shown: list[str | None] = [*tiles.get(name, "").split(), *[None] * spots]
        owner, *types = bases.get(name, "0").split()
        boxes = dead.get(name, "").split()
        found[name] = {
            "tiles": shown[:spots],
            "bases": [[int(owner), type] for type in types] if types else [None] * spots,
            "dead": [str(box + 1) in boxes for box in range(spots)],
            "claim": [int(word) for word in claims[name].split()] if name in claims else None,
            "colony": colonies.get(name),
        }
    return found


def _stacks(parts: Parts, era: int, sites: Mapping[str, Any], tops: Mapping[str, str]) -> dict[str, list[str]]:
    placed = Counter(tile for site in sites.values() for tile in site["tiles"] if tile)
    found: dict[str, list[str]] = {}
    for number, name in enumerate(STACKS[era]):
        rest = [TILES[n] for n, tile in enumerate(parts.tiles) if tile.era == era and tile.stack == number for _copy in range(tile.copies)]
        for tile in list(rest):
            if placed[tile] > 0:
                rest.remove(tile)
                placed[tile] -= 1
        top = tops.get(name, "").split()
        for tile in top:
            rest.remove(tile)
        found[name] = top + rest
    return found


def _cards(
    parts: Parts,
    era: int,
    players: int,
    hands: list[list[str]],
    infra: list[list[str | None]],
    deck: str,
    deck_size: int | None,
    offers: str,
    played: list[str],
    draft: Mapping[str, Any] | None,
    pending: Sequence[Sequence[Any]],
) -> dict[str, Any]:
    """Deck, offers and discard pile with all cards that are nowhere else."""
    if any(task[0] == "cards" for task in pending):
        for hand in hands:
            hand.clear()
        return {"deck": [], "offers": [None] * 4, "discard": [], "time_pile": 0}
    left = Counter({CARDS[card]: parts.copies[card] for card in range(len(CARDS)) if parts.card_era[card] == era})
    left["time"] = time_in_use(players)
    left.subtract(card for hand in hands for card in hand)
    left.subtract(card for cards in infra for card in cards if card and parts.card_era[CARDS.index(card)] == era)
    left.subtract(played)
    if draft and draft["action"] == "upgrade" and draft["card"]:
        left.subtract([draft["card"]])
    top, showing = deck.split(), offers.split()
    left.subtract(top)
    left.subtract(card for card in showing if card != "-")
    pile = left.pop("time")
    rest = [card for card in CARDS if card != "time" for _copy in range(left[card])]
    if not showing:
        showing, rest = rest[:4], rest[4:]
    whole = top + rest
    cut = len(whole) if deck_size is None else deck_size
    return {
        "deck": whole[:cut],
        "offers": [None if card == "-" else card for card in (*showing, *["-"] * 4)][:4],
        "discard": whole[cut:],
        "time_pile": max(0, pile),
    }
