"""Colonies: founding one, and what colony tiles pay at once, each time and at the end (SC-COL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Event

from ..actions import choosing
from ..components.names import COLONIES, SECURE, SITES
from ..contracts import colonies_of
from ..state import OUT
from ..value import team_to_give
from .table import SITE_IDS, look_again, pay, team_id

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def found(state: SpaceCorpState, events: list[Event]) -> None:
    """Give what was promised, place the tile, and pay all that a new colony sets off."""
    player, site, colony = state.active, state.target, state.founding
    if state.given & 1:
        team = team_to_give(state, player, site)
        place = 4 * player + team
        if state.claim[site] == place:
            state.claim[site] = -1
        state.teams[place] = OUT
        data = {"player": player, "team": team + 1, "site": SITES[site]}
        events.append(Event("team_removed", ("SC-COL-10",), (team_id(player, team), *SITE_IDS[site]), data))
    if state.given & 2:
        pay(state, player, -state.parts.numbers["colony_price"], "colonize", events)
    state.colony[site] = colony
    look_again(state, player)
    state.colonies &= ~(1 << colony)
    data = {"player": player, "colony": COLONIES[colony], "site": SITES[site], "value": state.parts.colony_value[colony]}
    events.append(Event("colony_founded", ("SC-COL-14", "SC-COL-04"), (*SITE_IDS[site], f"colony-{COLONIES[colony]}"), data))
    effect = state.parts.colony_effect[colony]
    if effect.get("when") == "now":
        if effect["per"] == "open_contract":
            state.pending.append(("row", player, "printed"))
        else:
            pay(state, player, effect["amount"] * counted(state, player, effect["per"]), "colony", events)
    for other in colonies_of(state, player):
        effect = state.parts.colony_effect[state.colony[other]]
        if effect.get("when") == "you_colonize":
            pay(state, player, effect["amount"] * (counted(state, player, effect["per"]) if "per" in effect else 1), "colony", events)
    rivals_gain(state, player, "rival_colonizes", events)


def rivals_gain(state: SpaceCorpState, player: int, when: str, events: list[Event]) -> None:
    """Colonies of rivals that pay each time somebody else does this (SC-COL-17)."""
    if state.era != 2:
        return
    for offset in range(1, state.players):
        rival = (player + offset) % state.players
        for site in colonies_of(state, rival):
            effect = state.parts.colony_effect[state.colony[site]]
            if effect.get("when") == when:
                pay(state, rival, effect["amount"], "colony", events)


def counted(state: SpaceCorpState, player: int, per: str) -> int:
    """How many there are of what a colony pays for (SC-COL-18, SC-COL-19, SC-AMB-110, SC-AMB-111, SC-AMB-119)."""
    match per:
        case "own_colony":
            return len(colonies_of(state, player))
        case "two_rival_colonies":
            return sum(len(colonies_of(state, rival)) for rival in range(state.players) if rival != player) // 2
        case "breakthrough":
            return sum(perk.breakthroughs for perk in state.perks)
        case "two_adaptations":
            return sum(perk.adaptations for perk in state.perks) // 2
        case "secure_site":
            return len({slot // 3 for slot in state.built[player] if state.bases[slot] & 15 == SECURE})
        case "own_progress":
            return state.owned[player].bit_count()
    boards = state.parts.boards
    return sum(boards.is_system[site] and state.colony[site] < 0 for site in boards.of_era[state.era])


def rows(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask which open contract a colony effect means; with none open it means nothing."""
    _name, player, _by = state.pending[-1]
    if not choosing.row(state):
        state.pending.pop()
        return False
    state.decider, state.kind = player, "row"
    return True
