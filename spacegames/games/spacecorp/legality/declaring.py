"""Checks of declaring an action and of its team, target, bases and colony."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, listed

from ..actions import declaring, moving, producing, settling, specials
from ..components import name_of
from ..components.boards import FAR
from ..components.kinds import ICONS
from ..components.names import (
    ACTION_NUMBER,
    ACTIONS,
    BASE_RULES,
    BASES,
    BUILD,
    COLONIES,
    COLONIZE,
    ERAS,
    EXPLORE,
    GENETICS,
    MARINERS,
    MOVE,
    PRODUCE,
    RESEARCH,
    REVELATION,
    SITES,
    SPECIAL,
    UPGRADE,
)
from ..narrate.names import action_name, box_name
from ..narrate.texts import icon_name
from ..value import build_cost, distance, has_base, most_points, penalty
from .reaching import base_name, by_teams, card_name, colonize, few_points, reasons_of_team, site_name, stuck_rule, too_dear

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def _barred(state: SpaceCorpState, action: int) -> list[Violation]:
    if state.barred == action:
        return [Violation("SC-EDG-10", _("Sabotage bars this action for this turn"))]
    return []


def valued(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether an action can be declared."""
    number = ACTION_NUMBER[action.kind]
    found = _barred(state, number)
    if number == RESEARCH:
        return found + _research(state, player)
    if number in (MOVE, EXPLORE, BUILD):
        return found + by_teams(state, player, number)
    if number == PRODUCE and not producing.eligible(state, player):
        found.append(Violation("SC-PRD-01", _("none of your bases stands on a tile that produces")))
    if number == REVELATION and state.era == MARINERS:
        found.append(Violation("SC-REV-01", _("there is no Revelation before Planeteers")))
    elif number == COLONIZE:
        return found + colonize(state, player)
    elif number in (PRODUCE, GENETICS, REVELATION) and not declaring.has_points(state, player, number):
        rule = {PRODUCE: "SC-PRD-03", GENETICS: "SC-GEN-01", REVELATION: "SC-REV-01"}[number]
        found.append(Violation(rule, _("needs at least 1 point, but neither a card in hand nor an HQ gives any")))
    return found


def _research(state: SpaceCorpState, player: int) -> list[Violation]:
    found = []
    most, have = state.parts.numbers["research_hand"], len(state.hands[player])
    if have > most:
        found.append(Violation("SC-RES-01", _("needs a hand of at most {most} cards, you hold {have}").format(most=most, have=have)))
    if not state.deck and max(state.offers) < 0:
        found.append(Violation("SC-AMB-22", _("deck and offers are empty, there is nothing to take")))
    return found


def upgrade(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (card,) = action.args
    found = _barred(state, UPGRADE)
    if card not in state.hands[player]:
        found.append(Violation("SC-UPG-01", _("{card} is not in your hand").format(card=card_name(state, card))))
    elif not state.parts.infra[card]:
        found.append(Violation("SC-UPG-01", _("{card} has no Infra banner").format(card=card_name(state, card))))
    return found


def special(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (card,) = action.args
    found = _barred(state, SPECIAL)
    if card not in state.hands[player]:
        found.append(Violation("SC-SPC-01", _("{card} is not in your hand").format(card=card_name(state, card))))
    elif not state.parts.special[card]:
        found.append(Violation("SC-SPC-01", _("{card} is not a Special card").format(card=card_name(state, card))))
    elif not declaring.can_special(state, player, card):
        if state.parts.special[card] == "probe":
            found.append(Violation("SC-SPC-05", _("no site with an exploration box is empty")))
        else:
            found.append(Violation("SC-SPC-03", _("no team of yours can use it: one end must have a base")))
    return found


def passing(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if action.args[0]:
        return [Violation("SC-ERA-05", _("a pass in step 1 is for the rest of the era"))]
    if not declaring.may_pass(state):
        text = _("nobody passes before the deck is empty; it has {number} cards")
        return [Violation("SC-ERA-03", text.format(number=len(state.deck)))]
    return []


def skip(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if declaring.may_pass(state):
        return [Violation("SC-ERA-04", _("players may pass now, so whoever cannot act passes"))]
    if declaring.possible(state):
        return [Violation("SC-AMB-63", _("an action is possible, so one must be taken"))]
    return []


def team(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether a team can carry the declared action out."""
    (number,) = action.args
    place = 4 * player + number
    site = state.teams[place]
    boards = state.parts.boards
    if site < 0:
        return [Violation("SC-MOV-01", _("team {number} is not on the board").format(number=number + 1))]
    if state.track[place]:
        return [Violation("SC-STR-07", _("team {number} is still on a star track").format(number=number + 1))]
    if boards.is_stuck[site]:
        return [Violation(stuck_rule(state, site), _("team {number} can do nothing more from {site}").format(number=number + 1, site=site_name(state, site)))]
    if state.acted >> number & 1:
        return [Violation("SC-VAL-08", _("team {number} has acted; the second team is another one").format(number=number + 1))]
    for other in range(number):
        if (
            state.teams[4 * player + other] == site
            and not state.track[4 * player + other]
            and not state.acted >> other & 1
            and (state.claim[site] == 4 * player + other) == (state.claim[site] == place)
        ):
            return [Violation("SC-MOV-01", _("team {other} stands in the same place; name that one").format(other=other + 1))]
    if state.act == SPECIAL:
        if not specials.prototype_targets(state, player, number):
            return [Violation("SC-SPC-03", _("no site with a base is in reach of this team"))]
        return []
    return reasons_of_team(state, player, state.act, number)


def stop(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    if state.execution != 2:
        return [Violation("SC-AMB-18", _("only the second team of a Time card can be left out"))]
    return []


def destination(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether a team can go there by a Move or by Antimatter Prototype."""
    (target,) = action.args
    boards = state.parts.boards
    if state.act not in (MOVE, SPECIAL) or (state.act == SPECIAL and state.parts.special[state.card] != "prototype"):
        return [Violation("SC-SPC-04", _("name the place with “at”"))]
    site = state.teams[4 * player + state.team]
    if boards.era[target] != state.era:
        return [Violation("SC-MOV-02", _("{site} is not on this board").format(site=site_name(state, target)))]
    if target == site:
        return [Violation("SC-AMB-27", _("the team is at {site} already").format(site=site_name(state, target)))]
    need = distance(state, player, site, target) if state.act == MOVE else boards.distance[site][target]
    if boards.is_spur[target]:
        if need >= FAR:
            return [Violation("SC-STR-17", _("{site} can only be entered from a region that borders it").format(site=site_name(state, target)))]
        if not moving.may_leave(state, player, site):
            return [Violation("SC-STR-17", _("you have no colony at {site}").format(site=site_name(state, site)))]
    found = []
    if not has_base(state, player, site) and not has_base(state, player, target):
        if state.ending and (state.bases[3 * site] >= 0 or state.bases[3 * target] >= 0):
            found.append(Violation("SC-RWD-05", _("rivals' bases are closed once the end of the era is triggered")))
        else:
            text = _("neither {site} nor {target} has a base")
            found.append(Violation("SC-MOV-04", text.format(site=site_name(state, site), target=site_name(state, target))))
    if state.act == SPECIAL:
        return found
    free, hot = moving.reaches(state, player, site)
    if need > free:
        text = _("{target} needs {need}, at most {have} can be gathered")
        found.append(Violation("SC-MOV-03", text.format(target=site_name(state, target), need=need, have=free)))
    elif boards.zone[site][target] and need > hot:
        what = _("{target} needs {need}").format(target=site_name(state, target), need=need)
        found.append(too_dear(state, player, MOVE, site, what, need, penalty(state, MOVE, site, target)))
    return found


def site(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether a probe can be sent there, or a colony founded."""
    (target,) = action.args
    boards = state.parts.boards
    name = site_name(state, target)
    if state.act == COLONIZE:
        if boards.era[target] != state.era or not boards.is_system[target] or state.bases[3 * target] >> 4 != player:
            return [Violation("SC-COL-01", _("not every box of {site} has a base of yours").format(site=name))]
        if state.colony[target] >= 0:
            return [Violation("SC-COL-01", _("{site} has a colony already").format(site=name))]
        return [] if target in declaring.regions(state, player) else [few_points(state, player, target)]
    if state.act != SPECIAL or state.parts.special[state.card] != "probe":
        return [Violation("SC-MOV-02", _("name the place with “to”"))]
    if boards.era[target] != state.era or boards.explore[target] < 0:
        return [Violation("SC-SPC-04", _("{site} has no exploration box on this board").format(site=name))]
    found = []
    slots = range(3 * target, 3 * target + 3)
    if any(state.tiles[slot] >= 0 or state.bases[slot] >= 0 for slot in slots):
        found.append(Violation("SC-SPC-05", _("{site} is not empty: a tile or base lies there").format(site=name)))
    elif not settling.has_tile(state, 3 * target):
        found.append(Violation("SC-AMB-36", _("the stack of tiles for {site} is empty").format(site=name)))
    if not state.options["probe_occupied"] and target in state.teams:
        found.append(Violation("SC-AMB-52", _("{site} is not empty: a team is there").format(site=name)))
    return found


def base(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether this type of base can stand on the next tile."""
    (type,) = action.args
    parts = state.parts
    target = state.target
    slot = 3 * target + len(state.types)
    name = base_name(state, type)
    rule = BASE_RULES[type][state.era]
    if parts.bases[state.era][type] is None:
        return [Violation(rule, _("{base} does not exist before Planeteers").format(base=name))]
    found = []
    if not parts.fits(state.era, target, state.tiles[slot]) >> type & 1:
        found.append(Violation(rule, _unsuited(state, type, target, slot)))
    if state.stock[9 * player + type] <= state.types.count(type):
        found.append(Violation("SC-BLD-07", _("no {base} is left in your HQ").format(base=name)))
    if found or type in settling.types(state, player, target, state.types):
        return found
    after = (*state.types, type)
    if not settling.completes(state, player, target, settling.boxes_of(state, target), after):
        return [Violation("SC-AMB-101", _("then no base would be left for another tile"))]
    need = build_cost(state, target)
    what = _("without a Shield Factory {site} needs {need} to build").format(site=site_name(state, target), need=need)
    return [too_dear(state, player, BUILD, target, what, need, penalty(state, BUILD, target, target))]


def _unsuited(state: SpaceCorpState, type: int, site: int, slot: int) -> str:
    """What this type of base needs, and what there is."""
    table = state.game.components["bases"][BASES[type]][ERAS[state.era]]
    words = {"base": base_name(state, type), "site": box_name(state, SITES[site], slot % 3 + 1)}
    tile = state.parts.tiles[state.tiles[slot]] if state.tiles[slot] >= 0 else None
    shown = [] if tile is None else [icon_name(icon) for number, icon in enumerate(ICONS) if tile.icons >> number & 1]
    if tile is not None and tile.production >= 0:
        shown.append(_("P{number}").format(number=tile.production))
    if tile is not None and tile.colony:
        shown.append(_("Col{number}").format(number=tile.colony))
    words["shown"] = listed(shown) or _("none of this")
    never = [icon_name(icon) for icon in table.get("never", ())]
    if never and not table["needs"]:
        words["never"] = listed(never, _("or"))
        return _("{base} suits no tile with {never}; {site} shows {shown}").format(**words)
    needs = table["needs"]
    if any("site" in need for need in needs):
        return _("{base} needs a Lagrange point, and {site} is none").format(**words)
    if any("gravity" in need for need in needs):
        words["gravity"] = str(state.parts.boards.gravity[site])
        return _("{base} needs a site without gravity, and {site} has gravity {gravity}").format(**words)
    words["needs"] = listed([icon_name(need["icon"]) if "icon" in need else _("P#") if "yield" in need else _("Col#") for need in needs], _("or"))
    if tile is None:
        return _("{base} needs a tile with {needs}, and {site} has no tile").format(**words)
    return _("{base} needs a tile with {needs}; {site} shows {shown}").format(**words)


def colony(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    (tile,) = action.args
    name = name_of(state.game.components, "colonies", COLONIES[tile])
    if not state.colonies >> tile & 1:
        return [Violation("SC-COL-03", _("{colony} is not on the side board").format(colony=name))]
    have, need = most_points(state, player, state.target), state.parts.colony_value[tile]
    if have < need:
        return [Violation("SC-COL-04", _("{colony} needs {need} colony points, at most {have} can be shown").format(colony=name, need=need, have=have))]
    return []


def withdraw(state: SpaceCorpState) -> list[Violation]:
    if "withdraw" in state.actions():
        return []
    action = name_action(state)
    return [Violation("SC-AMB-16", _("{action} can still be completed; to change your mind, undo").format(action=action))]


def name_action(state: SpaceCorpState) -> str:
    return action_name(ACTIONS[state.act])
