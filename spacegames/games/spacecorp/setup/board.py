"""Deck, offers, stacks, sites, contracts and the side board."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components.names import BASE_NUMBER, CARD_NUMBER, COLONIES, COLONY_NUMBER, ERAS, PROGRESS, SITE_NUMBER, STACKS, STARFARERS, TILE_NUMBER

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def wrong_era(state: SpaceCorpState) -> str:
    return _("this game is played from {start} to {end}").format(start=ERAS[state.home], end=ERAS[state.until])


def names(reader: Reader, field: str, known: dict[str, int], length: int | None = None) -> list[int]:
    """A list of names as numbers; unknown ones are noted."""
    found = []
    for place, name in enumerate(reader.items(field, length)):
        if isinstance(name, str) and name in known:
            found.append(known[name])
        else:
            reader.fault(f"{field}[{place}]", _("there is no such thing as {name}").format(name=repr(name)[:40]))
    return found


def names_or_none(reader: Reader, field: str, known: dict[str, int], length: int) -> list[int]:
    """A list of names or nulls; -1 stands for null."""
    found = []
    for place, name in enumerate(reader.items(field, length)):
        if name is None:
            found.append(-1)
        elif isinstance(name, str) and name in known:
            found.append(known[name])
        else:
            reader.fault(f"{field}[{place}]", _("there is no such thing as {name}").format(name=repr(name)[:40]))
    return found if len(found) == length else [-1] * length


def player_or_none(reader: Reader, field: str, players: int) -> int:
    found = reader.choice(field, [None, *range(players)])
    return -1 if found is None else found


def players_or_none(reader: Reader, field: str, length: int, players: int) -> list[int]:
    found = []
    for place, player in enumerate(reader.items(field, length)):
        if player is not None and (not isinstance(player, int) or isinstance(player, bool) or not 0 <= player < players):
            reader.fault(f"{field}[{place}]", _("expected a player or null"))
        found.append(-1 if not isinstance(player, int) or isinstance(player, bool) or not 0 <= player < players else player)
    return found if len(found) == length else [-1] * length


def read_cards(reader: Reader, state: SpaceCorpState) -> None:
    state.deck = list(reversed(names(reader, "deck", CARD_NUMBER)))
    state.offers = names_or_none(reader, "offers", CARD_NUMBER, 4)
    state.discard = names(reader, "discard", CARD_NUMBER)
    state.time_pile = reader.integer("time_pile", 0, 8)
    stacks = reader.table("stacks")
    for number, name in enumerate(STACKS[state.era]):
        state.stacks[number] = list(reversed(names(stacks, name, TILE_NUMBER)))
    stacks.no_more()
    first, second = players_or_none(reader, "beyond", 2, state.players)
    state.beyond = (first, second)
    state.spur = reader.boolean("spur")
    contracts = reader.table("contracts")
    state.discs = contracts.integers("discs", 7, 0, state.era + 1)
    state.claimed = players_or_none(contracts, "claimed", 7, state.players)
    contracts.no_more()
    progress = reader.table("progress")
    for card, name in enumerate(PROGRESS):
        if state.parts.progress_era[card] <= state.era:
            state.side[card] = progress.integer(name, 0, 2)
    progress.no_more()
    for colony in names(reader, "colonies", COLONY_NUMBER):
        if state.colonies >> colony & 1:
            reader.fault("colonies", _("{name} is there twice").format(name=COLONIES[colony]))
        state.colonies |= 1 << colony


def read_sites(reader: Reader, state: SpaceCorpState) -> None:
    boards = state.parts.boards
    table = reader.table("sites")
    for name in list(table.entry):
        site = SITE_NUMBER.get(name, -1) if isinstance(name, str) else -1
        if site < 0 or boards.era[site] != state.era:
            table.fault(str(name), _("there is no such site in this era"))
            table.choice(name, [table.entry[name]])
            continue
        spots = max(boards.boxes[site], boards.spots[site])
        entry = table.table(name)
        if not spots:
            entry.fault("", _("nothing can lie here"))
            continue
        state.tiles[3 * site : 3 * site + spots] = names_or_none(entry, "tiles", TILE_NUMBER, spots)
        for box, base in enumerate(entry.items("bases", spots)):
            state.bases[3 * site + box] = _base(entry, box, base, state.players)
        for box, dead in enumerate(entry.items("dead", spots)):
            if not isinstance(dead, bool):
                entry.fault(f"dead[{box}]", _("expected true or false"))
            elif dead:
                state.dead |= 1 << 3 * site + box
        state.claim[site] = _claim(entry, state.players)
        colony = entry.choice("colony", [None, *COLONIES])
        state.colony[site] = -1 if colony is None else COLONY_NUMBER[colony]
        entry.no_more()
        _check_site(entry, state, site, spots)
    table.no_more()


def _base(entry: Reader, box: int, base: Any, players: int) -> int:
    if base is None:
        return -1
    if (
        isinstance(base, list)
        and len(base) == 2
        and isinstance(base[0], int)
        and not isinstance(base[0], bool)
        and 0 <= base[0] < players
        and isinstance(base[1], str)
        and base[1] in BASE_NUMBER
    ):
        return 16 * base[0] + BASE_NUMBER[base[1]]
    entry.fault(f"bases[{box}]", _("expected a player and a type of base, or null"))
    return -1


def _claim(entry: Reader, players: int) -> int:
    claim = entry.entry.get("claim")
    if claim is None:
        entry.choice("claim", [None])
        return -1
    player, team = entry.integers("claim", 2, 0, 4)
    if player >= players or not team:
        entry.fault("claim", _("expected a player and the number of a team"))
        return -1
    return 4 * player + team - 1


def _check_site(entry: Reader, state: SpaceCorpState, site: int, spots: int) -> None:
    """Boxes are filled in order; a base stands on every tile of a site or on none, all of one player; each suits its tile."""
    parts = state.parts
    boards = parts.boards
    tiles = state.tiles[3 * site : 3 * site + spots]
    bases = state.bases[3 * site : 3 * site + spots]
    if not boards.boxes[site] and tiles != [-1] * spots:
        entry.fault("tiles", _("there is no exploration box here"))
        state.tiles[3 * site : 3 * site + spots] = [-1] * spots
        return
    if any(tile < 0 and later >= 0 for tile, later in itertools.pairwise(tiles)):
        entry.fault("tiles", _("boxes are filled in order"))
    if any(tile >= 0 and (parts.tiles[tile].era != state.era or parts.tiles[tile].redraw >= 0) for tile in tiles):
        entry.fault("tiles", _("such a tile does not lie on this board"))
        state.tiles[3 * site : 3 * site + spots] = [-1] * spots
        return
    if max(bases) >= 0:
        if min(bases) < 0 or len({base >> 4 for base in bases}) > 1:
            entry.fault("bases", _("a base of one player stands on every tile, or none at all"))
        elif boards.build[site] < 0 or (boards.boxes[site] and min(tiles) < 0):
            entry.fault("bases", _("no base can stand here yet"))
        elif any(not parts.fits(state.era, site, tiles[box]) >> (base & 15) & 1 for box, base in enumerate(bases)):
            entry.fault("bases", _("a base does not suit its tile"))
    elif state.colony[site] >= 0:
        entry.fault("colony", _("a colony stands among bases of its owner"))
    if state.colony[site] >= 0 and (state.era != STARFARERS or not boards.is_system[site]):
        entry.fault("colony", _("colonies are founded in star systems"))
    for box in range(spots):
        base = parts.bases[state.era][bases[box] & 15] if bases[box] >= 0 else None
        if state.dead >> 3 * site + box & 1 and (base is None or not base.exploits):
            entry.fault("dead", _("only an Exploiter uses a tile up"))
    if max(tiles) < 0 and max(bases) < 0:
        entry.fault("", _("a site without tile and base is left out"))
