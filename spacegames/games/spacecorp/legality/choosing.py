"""Checks of the smaller choices: slots, tiles, cards, progress, contracts, transport and Legacy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from .. import contracts
from ..actions import choosing, producing
from ..components import name_of
from ..components.names import CONTRACTS, PROGRESS, STARFARERS
from ..value import is_quiet, owns_base
from .reaching import site_name, stuck_rule

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def slot(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if action in choosing.slot(state):
        return []
    return [Violation("SC-UPG-01", _("another empty slot is the same; name the first of them"))]


# ---- tiles and cards


def tile(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (place,) = action.args
    chosen = state.pending[-1][2]
    yields = dict(producing.eligible(state, player))
    if place in chosen:
        return [Violation("SC-AMB-53", _("this tile is used already; each produces once"))]
    if place not in yields:
        if place < 0:
            return [Violation("SC-PRD-02", _("your Legacy box is empty"))]
        name = site_name(state, place // 3)
        if state.bases[place] < 0 or state.bases[place] >> 4 != player:
            return [Violation("SC-PRD-01", _("you have no base on that tile of {site}").format(site=name))]
        if state.dead >> place & 1:
            return [Violation("SC-AMB-46", _("an Exploiter has used the tile of {site} up").format(site=name))]
        if is_quiet(state, place // 3):
            return [Violation("SC-ALN-05", _("Phobes keep {site} from producing").format(site=name))]
        return [Violation("SC-PRD-01", _("the tile of {site} does not produce").format(site=name))]
    if action not in choosing.produce(state):
        return [Violation("SC-PRD-04", _("another tile yields just as much; name the first of them"))]
    return []


def enough(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if not state.pending[-1][2]:
        return [Violation("SC-AMB-53", _("at least one tile is used"))]
    return []


def deck(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if not state.deck:
        return [Violation("SC-RES-03", _("the deck is empty"))]
    return []


def offer(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (number,) = action.args
    if state.offers[number] < 0:
        if not state.deck:
            return [Violation("SC-TRN-09", _("offer {number} is empty, and the deck has no card left to fill it").format(number=number + 1))]
        return [Violation("SC-RES-06", _("offer {number} is empty; offers are filled again in step 5").format(number=number + 1))]
    first = state.offers.index(state.offers[number])
    if first != number:
        return [Violation("SC-RES-03", _("offer {number} shows the same card; name that one").format(number=first + 1))]
    return []


def stop(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if not state.pending[-1][2]:
        return [Violation("SC-AMB-21", _("at least one card is taken"))]
    if state.options["research_all"]:
        return [Violation("SC-AMB-21", _("in this game Research takes all its cards"))]
    return []


def revelation(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if state.pending[-1][2] == "hack":
        return [Violation("SC-EDG-03", _("Hack takes an offer"))]
    if not choosing.gives_revelation(state):
        return [Violation("SC-BAS-S-05", _("a Research base advances the revelation cube in Starfarers only"))]
    return []


# ---- progress


def take(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether this progress card may be chosen."""
    (card,) = action.args
    _name, _player, breakthrough, by = state.pending[-1]
    parts = state.parts
    name = name_of(state.game.components, "progress", PROGRESS[card])
    if parts.is_breakthrough[card] != breakthrough:
        return [Violation("SC-PRG-01", _("{card} is of the other kind").format(card=name))]
    found = []
    if state.owned[player] >> card & 1:
        found.append(Violation("SC-PRG-03", _("you own {card} already").format(card=name)))
    elif not state.side[card]:
        found.append(Violation("SC-PRG-02", _("{card} is not on the side board").format(card=name)))
    have, need = state.perks[player].breakthroughs, parts.needs[card]
    if have < need:
        found.append(Violation("SC-PRG-07", _("{card} needs {need} Breakthroughs, you own {have}").format(card=name, need=need, have=have)))
    if by == "setup" and state.era == STARFARERS and (need or parts.progress_era[card] == STARFARERS) and not found:
        found.append(Violation("SC-VAR-11", _("only an Adaptation of Planeteers without a prerequisite is taken now")))
    return found


def flee(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if action in choosing.phobes(state):
        return []
    site = state.pending[-1][2]
    if state.teams[4 * player + action.args[0]] != site:
        return [Violation("SC-ALN-03", _("team {number} is not at {site}").format(number=action.args[0] + 1, site=site_name(state, site)))]
    return [Violation("SC-ALN-03", _("another team stands in the same place; name the first of them"))]


def deploy(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (site,) = action.args
    boards = state.parts.boards
    if boards.era[site] != state.era or not boards.is_system[site]:
        return [Violation("SC-DEF-11", _("{site} is not a star system of this board").format(site=site_name(state, site)))]
    if site in state.teams:
        return [Violation("SC-DEF-11", _("there is a team at {site}").format(site=site_name(state, site)))]
    return []


# ---- contracts


def _row_name(state: SpaceCorpState, row: int) -> str:
    need = state.game.contracts(state.era, state.players)[row][2]
    return name_of(state.game.components, "contracts", CONTRACTS[state.era][row]).format(n=need)


def row(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if state.claimed[action.args[0]] >= 0:
        return [Violation("SC-CTR-03", _("the contract of row {row} is claimed").format(row=action.args[0] + 1))]
    return []


def claim(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    found = row(state, action, player)
    if found:
        return found
    have, need = contracts.progress(state, player, action.args[0])
    if have < need:
        text = _("row {row} asks for “{contract}”: needs {need}, has {have}")
        number = action.args[0]
        return [Violation("SC-CTR-02", text.format(row=number + 1, contract=_row_name(state, number), need=need, have=max(0, have)))]
    return []


# ---- transport


def carry(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether a team may be transported."""
    (number,) = action.args
    place = 4 * player + number
    site = state.teams[place]
    if site < 0:
        return [Violation("SC-TRP-01", _("team {number} is not on the board").format(number=number + 1))]
    if state.acted >> number & 1:
        return [Violation("SC-TRP-01", _("team {number} has acted this turn").format(number=number + 1))]
    if state.track[place]:
        return [Violation("SC-AMB-68", _("team {number} is still on a star track").format(number=number + 1))]
    if state.parts.boards.is_stuck[site]:
        text = _("team {number} can do nothing more from {site}")
        return [Violation(stuck_rule(state, site), text.format(number=number + 1, site=site_name(state, site)))]
    if not owns_base(state, player, site):
        return [Violation("SC-TRP-02", _("you have no base at {site}").format(site=site_name(state, site)))]
    if not choosing.arrivals(state, player, site):
        return [Violation("SC-TRP-04", _("one of the two bases must be your Spaceport"))]
    if action not in choosing.transport(state):
        return [Violation("SC-TRP-01", _("another team stands in the same place; name the first of them"))]
    return []


def arrival(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (target,) = action.args
    site = state.teams[4 * player + state.pending[-1][1]]
    name = site_name(state, target)
    if target == site:
        return [Violation("SC-TRP-03", _("the team is at {site} already").format(site=name))]
    if state.parts.boards.era[target] != state.era or not owns_base(state, player, target):
        return [Violation("SC-TRP-03", _("you have no base at {site}").format(site=name))]
    if target not in choosing.arrivals(state, player, site):
        return [Violation("SC-TRP-04", _("neither {start} nor {site} has your Spaceport").format(start=site_name(state, site), site=name))]
    return []


# ---- Legacy


def legacy(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (place,) = action.args
    name = site_name(state, place // 3)
    if state.bases[place] < 0 or state.bases[place] >> 4 != player:
        return [Violation("SC-ERA-11", _("you have no base on that tile of {site}").format(site=name))]
    if state.dead >> place & 1:
        return [Violation("SC-AMB-46", _("an Exploiter has used the tile of {site} up").format(site=name))]
    if producing.yield_of(state, player, place) < 0:
        return [Violation("SC-ERA-11", _("the tile of {site} does not produce").format(site=name))]
    if action not in choosing.legacy(state):
        return [Violation("SC-ERA-11", _("an equal pair stands elsewhere; name the first of them"))]
    return []
