"""Why no team can carry an action out: stuck, too far, too dear, nothing to explore, nowhere to build, no colony in reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Violation
from spacegames.core.words import _

from ..actions import declaring, moving, settling
from ..components import name_of
from ..components.names import (
    BASES,
    BUILD,
    CARDS,
    EXPLORE,
    MARINERS,
    MOVE,
    SITES,
    STARFARERS,
)
from ..value import build_cost, has_base, keeps_out, lift, most_points, outlook, penalty, reach_of

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def site_name(state: SpaceCorpState, site: int) -> str:
    return name_of(state.game.components, "sites", SITES[site])


def card_name(state: SpaceCorpState, card: int) -> str:
    return name_of(state.game.components, "cards", CARDS[card])


def base_name(state: SpaceCorpState, base: int) -> str:
    return name_of(state.game.components, "bases", BASES[base])


def by_teams(state: SpaceCorpState, player: int, action: int) -> list[Violation]:
    """The reasons of every own team; none if one of them can do it."""
    teams = moving.movers(state, player)
    if not teams:
        return _nobody(state, player, action)
    found: list[Violation] = []
    for number in teams:
        reasons = reasons_of_team(state, player, action, number)
        if not reasons:
            return []
        found += [reason for reason in reasons if reason not in found]
    return found


def _nobody(state: SpaceCorpState, player: int, action: int) -> list[Violation]:
    """Why no team can act: where those on the board are, or that there are none."""
    found: list[Violation] = []
    for place in range(4 * player, 4 * player + 4):
        site = state.teams[place]
        if site >= 0:
            name = site_name(state, site)
            if state.track[place]:
                reason = Violation("SC-STR-07", _("your team at {site} is still on the star track").format(site=name))
            else:
                reason = Violation(stuck_rule(state, site), _("your team at {site} can do nothing more in this era").format(site=name))
            if reason not in found:
                found.append(reason)
    rule = {MOVE: "SC-MOV-01", EXPLORE: "SC-EXP-01", BUILD: "SC-BLD-01"}[action]
    return found or [Violation(rule, _("none of your teams is on the board"))]


def stuck_rule(state: SpaceCorpState, site: int) -> str:
    """The rule by which a team can do nothing more from this site."""
    return "SC-STR-18" if state.parts.boards.is_spur[site] else "SC-MOV-13" if state.era == MARINERS else "SC-MOV-14"


def reasons_of_team(state: SpaceCorpState, player: int, action: int, number: int) -> list[Violation]:
    if action == EXPLORE:
        return _explore(state, player, number)
    if action == BUILD:
        return _build(state, player, number)
    return _move(state, player, number)


def _move(state: SpaceCorpState, player: int, number: int) -> list[Violation]:
    if moving.first_target(state, player, number):
        return []
    site = state.teams[4 * player + number]
    boards = state.parts.boards
    order = (boards.floating_order if state.perks[player].no_gravity else boards.order)[site]
    here = has_base(state, player, site)
    ways = [(far, target) for far, target in order if (here or has_base(state, player, target)) and not boards.is_spur[target]]
    free, _hot = moving.reaches(state, player, site)
    if not ways:
        return [Violation("SC-MOV-04", _("neither {site} nor any other site has a base you may use").format(site=site_name(state, site)))]
    far, target = ways[0]
    if far <= free:
        what = _("from {site} even {target} needs {need}").format(site=site_name(state, site), target=site_name(state, target), need=far)
        return [too_dear(state, player, MOVE, site, what, far, penalty(state, MOVE, site, target))]
    return [
        Violation(
            "SC-MOV-03",
            _("from {site} even {target} needs {need}, at most {have} can be gathered").format(
                site=site_name(state, site), target=site_name(state, target), need=far, have=free
            ),
        )
    ]


def too_dear(state: SpaceCorpState, player: int, action: int, site: int, what: str, need: int, cost: int) -> Violation:
    """Enough can be gathered or bought, but not with radiation to be paid as well (SC-AMB-72)."""
    plain, shielded, _shields = outlook(state, player, action, site)
    money, price = state.profit[player], cost + max(0, need - lift(state, plain, 0))
    if shielded < 0:
        safe = _("nothing in your hand or in an HQ can shield it")
    else:
        safe = _("shielded it comes to {number} at most").format(number=lift(state, shielded, money))
    if price > cost:
        text = _("{what}; at most {have} can be gathered, and to buy the rest and to pay {cost}T for radiation takes {price}T; you have {money}T, and {safe}")
    else:
        text = _("{what}; at most {have} can be gathered, and radiation costs {cost}T; you have {money}T, and {safe}")
    return Violation("SC-RAD-04", text.format(what=what, have=plain, cost=cost, price=price, money=money, safe=safe))


def _explore(state: SpaceCorpState, player: int, number: int) -> list[Violation]:
    site = state.teams[4 * player + number]
    need = state.parts.boards.explore[site]
    if need < 0:
        return [Violation("SC-EXP-03", _("{site} cannot be explored").format(site=site_name(state, site)))]
    slot = settling.empty_box(state, site)
    if slot < 0:
        return [Violation("SC-EXP-01", _("{site} is explored already").format(site=site_name(state, site)))]
    if not settling.has_tile(state, slot):
        return [Violation("SC-AMB-36", _("the stack of tiles for {site} is empty").format(site=site_name(state, site)))]
    plain, shielded, _shields = outlook(state, player, EXPLORE, site)
    have = reach_of(state, player, plain, shielded, 0)
    if have < need:
        text = _("{site} needs {need} to explore, at most {have} can be gathered")
        return [Violation("SC-EXP-02", text.format(site=site_name(state, site), need=need, have=have))]
    return []


def _build(state: SpaceCorpState, player: int, number: int) -> list[Violation]:
    site = state.teams[4 * player + number]
    found = _site_for_base(state, player, site)
    if found or settling.types(state, player, site, ()):
        return found
    cost = build_cost(state, site)
    plain, shielded, shields = outlook(state, player, BUILD, site)
    have = reach_of(state, player, plain, shielded, 0)
    if have < cost:
        text = _("{site} needs {need} to build, at most {have} can be gathered")
        return [Violation("SC-BLD-04", text.format(site=site_name(state, site), need=cost, have=have))]
    boxes = settling.boxes_of(state, site)
    if not settling.completes(state, player, site, boxes, ()):
        return [Violation("SC-AMB-48", _("no base that suits {site} is left in your HQ").format(site=site_name(state, site)))]
    radiation = 0 if shields else penalty(state, BUILD, site, site)
    what = _("{site} needs {need} to build").format(site=site_name(state, site), need=cost)
    return [too_dear(state, player, BUILD, site, what, cost, radiation)]


def _site_for_base(state: SpaceCorpState, player: int, site: int) -> list[Violation]:
    name = site_name(state, site)
    if state.parts.boards.is_start[site]:
        return [Violation("SC-BLD-02", _("{site} has a base already, the one everybody begins with").format(site=name))]
    if state.parts.boards.build[site] < 0:
        return [Violation("SC-BLD-07", _("no base can be built at {site}").format(site=name))]
    found = []
    if state.bases[3 * site] >= 0:
        found.append(Violation("SC-BLD-02", _("{site} has a base already").format(site=name)))
    if settling.empty_box(state, site) >= 0:
        found.append(Violation("SC-BLD-03", _("{site} must be explored first").format(site=name)))
    if keeps_out(state, player, site):
        found.append(Violation("SC-ALN-07", _("Introverts let nobody build who lacks Cooperative Empathy or Sensory Focus")))
    return found


def colonize(state: SpaceCorpState, player: int) -> list[Violation]:
    if state.era != STARFARERS:
        return [Violation("SC-COL-01", _("colonies are founded in Starfarers"))]
    if declaring.regions(state, player):
        return []
    open_sites = [slot // 3 for slot in state.built[player] if slot % 3 == 0 and state.colony[slot // 3] < 0]
    if not open_sites:
        return [Violation("SC-COL-01", _("you have no star system full of your bases without a colony"))]
    return [few_points(state, player, max(open_sites, key=lambda site: most_points(state, player, site)))]


def few_points(state: SpaceCorpState, player: int, site: int) -> Violation:
    if not state.colonies:
        return Violation("SC-COL-03", _("{site} is ready, but no colony tile is left on the side board").format(site=site_name(state, site)))
    values = [value for colony, value in enumerate(state.parts.colony_value) if state.colonies >> colony & 1]
    text = _("{site} can show {have} colony points at most, the smallest colony left needs {need}")
    return Violation("SC-COL-04", text.format(site=site_name(state, site), have=most_points(state, player, site), need=min(values)))
