"""The players: profit, hands, HQs, teams, cubes and progress cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components.names import BASE_NUMBER, CARD_NUMBER, ERAS, PROGRESS, PROGRESS_NUMBER, SITE_NUMBER, STARFARERS, TILE_NUMBER
from ..state import HQ, OUT
from .board import names, names_or_none

if TYPE_CHECKING:
    from ..state import SpaceCorpState

MOST = 100_000


def read_seats(reader: Reader, state: SpaceCorpState) -> None:
    wheel = state.parts.numbers["wheel"] - 1
    infra: list[tuple[int, int, int]] = []
    for player, seat in enumerate(reader.tables("seats", state.players)):
        state.profit[player] = seat.integer("profit", 0, MOST)
        hand = names(seat, "hand", CARD_NUMBER)
        if hand != sorted(hand):
            seat.fault("hand", _("cards of a hand are listed in the order of the data"))
        state.hands[player] = tuple(hand)
        one, two, three = names_or_none(seat, "infra", CARD_NUMBER, 3)
        infra.append((one, two, three))
        _read_teams(seat, state, player)
        state.genetics[player] = seat.integer("genetics", 0, wheel)
        state.revelation[player] = seat.integer("revelation", 0, wheel)
        state.advanced[player] = seat.integer("advanced", 0, MOST)
        for card in names(seat, "progress", PROGRESS_NUMBER):
            if state.owned[player] >> card & 1:
                seat.fault("progress", _("{name} is there twice").format(name=PROGRESS[card]))
            state.owned[player] |= 1 << card
        _read_legacy(seat, state, player)
        state.passed |= seat.boolean("passed") << player
        state.late[player] = seat.integer("late", 0, 1000)
        seat.no_more()
    state.infra = (*infra, *state.infra[len(infra) :])


def _read_teams(seat: Reader, state: SpaceCorpState, player: int) -> None:
    boards = state.parts.boards
    for team, text in enumerate(seat.items("teams", 4)):
        place = 4 * player + team
        name, colon, box = text.partition(":") if isinstance(text, str) else ("", "", "")
        if text == "hq":
            state.teams[place] = HQ
        elif text == "out" and state.era == STARFARERS:
            state.teams[place] = OUT
        elif name not in SITE_NUMBER or boards.era[SITE_NUMBER[name]] != state.era:
            seat.fault(f"teams[{team}]", _("expected a site of this era, hq or out"))
        elif colon and (not boards.is_system[SITE_NUMBER[name]] or box not in [str(number) for number in range(1, boards.track + 1)]):
            seat.fault(f"teams[{team}]", _("a star track has the boxes 1 to {most}").format(most=boards.track))
        else:
            state.teams[place] = SITE_NUMBER[name]
            state.track[place] = int(box) if colon else 0


def _read_legacy(seat: Reader, state: SpaceCorpState, player: int) -> None:
    pair = seat.entry.get("legacy")
    if pair is None:
        seat.choice("legacy", [None])
        return
    entry = seat.items("legacy", 3)
    if (
        len(entry) != 3
        or not all(isinstance(text, str) for text in entry)
        or entry[0] not in TILE_NUMBER
        or entry[1] not in BASE_NUMBER
        or entry[2] not in ERAS
    ):
        seat.fault("legacy", _("expected a tile, a type of base and an era"))
        return
    tile, type, era = TILE_NUMBER[entry[0]], BASE_NUMBER[entry[1]], ERAS.index(entry[2])
    base = state.parts.bases[era][type]
    shown = state.parts.tiles[tile]
    if base is None or shown.era != era or (shown.production < 0 and not base.production) or base.exploits or era > state.era:
        seat.fault("legacy", _("this pair cannot produce"))
        return
    if not any(state.parts.fits(era, site, tile) >> type & 1 for site in state.parts.boards.of_era[era] if state.parts.boards.boxes[site]):
        seat.fault("legacy", _("a base does not suit its tile"))
        return
    state.legacy[player] = (tile, type, era)
