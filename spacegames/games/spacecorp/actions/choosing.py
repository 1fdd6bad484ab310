"""The smaller choices: slots, tiles, cards, progress, contracts, transport, Edges, and what happens between eras."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .. import actions, contracts
from ..components.kinds import LIFE, WINDOWS
from ..components.names import ACTIONS, COLONIZE, COMPETITORS, MARINERS, PROGRESS, REVELATION, STARFARERS, TIME
from ..value import owns_base
from . import producing

if TYPE_CHECKING:
    from ..state import SpaceCorpState

ANY_TIME = ("start", "after", "before")
"""The windows in which an Edge for any time can be played (SC-AMB-123)."""


def slot(state: SpaceCorpState) -> list[Action]:
    """Slots 1 to 3; of empty ones with nothing printed only the first (SC-UPG-01, SC-UPG-02)."""
    found = []
    plain = False
    for number in range(3):
        if state.infra[state.active][number] < 0 and not state.parts.printed[state.home][number]:
            if plain:
                continue
            plain = True
        found.append(actions.SLOT[number])
    return found


def produce(state: SpaceCorpState) -> list[Action]:
    """Tiles not used yet, equal yields once; enough after the first (SC-PRD-03, SC-AMB-53)."""
    _name, _left, chosen = state.pending[-1]
    found: list[Action] = []
    seen: set[int] = set()
    for place, gives in producing.eligible(state, state.active):
        if place not in chosen and gives not in seen:
            seen.add(gives)
            found.append(actions.TILE[place] if place >= 0 else actions.TILE_LEGACY)
    if chosen or not found:
        found.append(actions.ENOUGH)
    return found


def draw(state: SpaceCorpState) -> list[Action]:
    """The deck, each offer, and stop after the first card (SC-RES-03, SC-RES-04, SC-AMB-21)."""
    found = showing(state)
    if state.deck:
        found.insert(0, actions.DECK)
    if (state.pending[-1][2] and not state.options["research_all"]) or not found:
        found.append(actions.STOP)
    return found


def showing(state: SpaceCorpState) -> list[Action]:
    """The offers, equal cards once."""
    first, second, third, fourth = state.offers
    one, two, three, four = actions.OFFER
    found = [one] if first >= 0 else []
    if second >= 0 and second != first:
        found.append(two)
    if third >= 0 and third != first and third != second:
        found.append(three)
    if fourth >= 0 and fourth != first and fourth != second and fourth != third:
        found.append(four)
    return found


def offer(state: SpaceCorpState) -> list[Action]:
    """Each offer; for a Research base of the last era also the revelation cube (SC-BAS-M-05, SC-BAS-S-05)."""
    found = showing(state)
    if state.pending[-1][2] == "base" and gives_revelation(state):
        found.append(actions.DECLARE[REVELATION])
    return found


def gives_revelation(state: SpaceCorpState) -> int:
    """The spaces a new Research base may advance the revelation cube instead of taking a card."""
    return max((base.revelation for base in state.parts.bases[state.era] if base is not None and base.offer), default=0)


def obtainable(state: SpaceCorpState, player: int, breakthrough: bool, setup: bool = False) -> list[int]:
    """Progress cards a player may choose: there, not owned yet, prerequisite met (SC-PRG-02, SC-PRG-03, SC-PRG-07, SC-VAR-11)."""
    parts = state.parts
    owned = state.owned[player]
    have = state.perks[player].breakthroughs
    found = []
    for card in range(len(PROGRESS)):
        if not state.side[card] or parts.is_breakthrough[card] != breakthrough or owned >> card & 1 or parts.needs[card] > have:
            continue
        if not setup or (parts.needs[card] == 0 and parts.progress_era[card] < STARFARERS):
            found.append(card)
    return found


def progress(state: SpaceCorpState) -> list[Action]:
    """The progress cards that may be chosen."""
    _name, player, breakthrough, by = state.pending[-1]
    return [actions.TAKE[card] for card in obtainable(state, player, breakthrough, by == "setup" and state.era == STARFARERS)]


def phobes(state: SpaceCorpState) -> list[Action]:
    """Own teams of the region, also on the track; equal ones once (SC-ALN-03, SC-AMB-98)."""
    _name, player, site = state.pending[-1]
    found: list[Action] = []
    seen: set[tuple[int, bool]] = set()
    for team in range(4):
        place = 4 * player + team
        if state.teams[place] == site:
            key = (state.track[place], state.claim[site] == place or (team == state.team and player == state.active))
            if key not in seen:
                seen.add(key)
                found.append(actions.TEAM[team])
    return found


def deploy(state: SpaceCorpState) -> list[Action]:
    """Star systems without any team (SC-DEF-11)."""
    return [actions.AT[site] for site in free_systems(state)]


def free_systems(state: SpaceCorpState) -> list[int]:
    boards = state.parts.boards
    taken = set(state.teams)
    return [site for site in boards.of_era[state.era] if boards.is_system[site] and site not in taken]


def row(state: SpaceCorpState) -> list[Action]:
    """Contracts of the era that nobody has claimed."""
    return [actions.ROW[number] for number in range(7) if state.claimed[number] < 0]


def contract(state: SpaceCorpState) -> list[Action]:
    """Open contracts whose condition is met, and done (SC-CTR-02, SC-CTR-04)."""
    return claim_or_done(contracts.claimable(state))


def claim_or_done(rows: list[int]) -> list[Action]:
    return [*[actions.CLAIM[number] for number in rows], actions.DONE]


_DRAW_OR_DECLINE = [actions.DRAW, actions.DECLINE]


def reward(state: SpaceCorpState) -> list[Action]:
    return _DRAW_OR_DECLINE


# ---- transport


def carried(state: SpaceCorpState) -> list[int]:
    """Idle own teams with somewhere to go, equal ones once (SC-TRP-01 to SC-TRP-04)."""
    player = state.active
    if not state.helps[player] or not hubs(state, player):
        return []
    found: list[int] = []
    seen: set[tuple[int, bool]] = set()
    boards = state.parts.boards
    for team in range(4):
        place = 4 * player + team
        site = state.teams[place]
        if site < 0 or state.acted >> team & 1 or state.track[place] or boards.is_stuck[site] or not owns_base(state, player, site):
            continue
        key = (site, state.claim[site] == place)
        if key not in seen and arrivals(state, player, site):
            seen.add(key)
            found.append(team)
    return found


def hubs(state: SpaceCorpState, player: int) -> list[int]:
    """Sites with an own Spaceport."""
    table = state.parts.bases[state.era]
    found = []
    for place in state.helps[player]:
        base = table[state.bases[place] & 15]
        if base is not None and base.transports and place // 3 not in found:
            found.append(place // 3)
    return found


def arrivals(state: SpaceCorpState, player: int, site: int) -> list[int]:
    """Where an idle team can be brought from here: own bases, one of the two a Spaceport."""
    ports = hubs(state, player)
    if site in ports:
        places = {slot // 3 for slot in state.built[player]} | {state.parts.boards.start[state.era]}
        return sorted(places - {site})
    return sorted(port for port in ports if port != site)


def transport(state: SpaceCorpState) -> list[Action]:
    return carry_or_stay(carried(state))


def carry_or_stay(teams: list[int]) -> list[Action]:
    return [*[actions.CARRY[team] for team in teams], actions.STAY]


def arrival(state: SpaceCorpState) -> list[Action]:
    site = state.teams[4 * state.active + state.pending[-1][1]]
    return [actions.TO[place] for place in arrivals(state, state.active, site)]


# ---- Edges


def playable(state: SpaceCorpState, player: int) -> list[int]:
    """The Edges of a player that fit the window now open (SC-EDG-GEN-01, SC-AMB-123)."""
    parts, window = state.parts, WINDOWS.get(state.phase, 0)
    windows, found = parts.windows, []
    for card in state.hands[player]:
        if windows[card] & window:
            edge = parts.edge[card]
            if edge not in found and fits(state, player, edge):
                found.append(edge)
    found.sort()
    return found


def in_window(state: SpaceCorpState, edge: int) -> bool:
    """Whether an Edge belongs to the window now open."""
    when = state.parts.edge_window[edge]
    if when == "any":
        return state.phase == "before" if state.options["any_time"] == "one" else state.phase in ANY_TIME
    return when == state.phase


def fits(state: SpaceCorpState, player: int, edge: int) -> bool:
    """Whether an Edge would do anything now."""
    if edge == COMPETITORS or not in_window(state, edge):
        return False
    match edge:
        case 0:  # sabotage
            return player != state.active
        case 1:  # poach
            return player != state.active and any(card != TIME for card in state.table)
        case 2:  # hack
            return player != state.active and max(state.offers) >= 0
        case 3:  # salvage
            return max(state.offers) >= 0
        case 4:  # intercept
            return player == state.active
        case 6:  # divert
            return player != state.active and state.produced > 0
        case 8:  # hostile microbes
            return any(hit_by_microbes(state, other) for other in range(state.players))
        case 9:  # leak
            return bool(leaked(state, player))
        case 10:  # incompatible
            return any(max(infra) >= 0 for infra in state.infra)
    return True


def hit_by_microbes(state: SpaceCorpState, player: int) -> bool:
    """Whether a player has profit to lose and a base where there is life (SC-EDG-04)."""
    if not state.profit[player]:
        return False
    tiles, shown = state.parts.tiles, state.tiles
    for slot in state.built[player]:  # noqa: SIM110 - a loop is quicker here
        if shown[slot] >= 0 and tiles[shown[slot]].icons & LIFE:
            return True
    return False


def leaked(state: SpaceCorpState, player: int) -> list[int]:
    """Breakthroughs that a rival took with a bonus this turn and whose other copy this player may take (SC-EDG-07, SC-AMB-84)."""
    if not state.leaks:
        return []
    may = obtainable(state, player, True)
    return [card for taker, card in state.leaks if taker != player and card in may]


def edge(state: SpaceCorpState) -> list[Action]:
    return edges_or_pass(state, playable(state, state.decider))


def edges_or_pass(state: SpaceCorpState, edges: list[int]) -> list[Action]:
    """These Edges, or to pass: now, or for the turn where there are more windows to come."""
    found = [actions.EDGE[number] for number in edges]
    found.append(actions.PASS)
    if state.phase in ("start", "after", "claimed", "before"):
        found.append(actions.PASS_TURN)
    return found


def sabotage(state: SpaceCorpState) -> list[Action]:
    """The actions of the step 1 list of this era (SC-EDG-10)."""
    return [
        actions.BAR[action]
        for action in range(len(ACTIONS))
        if (action != REVELATION or state.era != MARINERS) and (action != COLONIZE or state.era == STARFARERS)
    ]


def poach(state: SpaceCorpState) -> list[Action]:
    return [actions.POACH[card] for card in sorted(set(state.table)) if card != TIME]


def remove(state: SpaceCorpState) -> list[Action]:
    return [actions.REMOVE[number] for number in range(3) if state.infra[state.decider][number] >= 0]


# ---- between eras


def heirs(state: SpaceCorpState, player: int) -> list[int]:
    """Slots whose tile and base may go into the Legacy box, equal pairs once (SC-ERA-11, SC-AMB-46, SC-AMB-93)."""
    found: list[int] = []
    seen: set[tuple[int, int]] = set()
    for place in state.built[player]:
        if producing.yield_of(state, player, place) >= 0:
            key = (producing.yield_of(state, player, place), state.bases[place] & 15)
            if key not in seen:
                seen.add(key)
                found.append(place)
    return found


def legacy(state: SpaceCorpState) -> list[Action]:
    return [actions.KEEP, *(actions.LEGACY[place] for place in heirs(state, state.decider))]


def beyond(state: SpaceCorpState) -> list[Action]:
    return [actions.PLACE, actions.LEAVE]
