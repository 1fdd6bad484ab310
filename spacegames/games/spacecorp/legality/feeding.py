"""Checks of the sources of an action and of confirming it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _

from ..actions import feeding
from ..actions.seeing import second_team, shields_later
from ..components.names import ACTIONS, BUILD, COLONIZE, EXPLORE, MOVE, TIME
from ..narrate.names import action_name
from ..value import abilities, build_need, build_peak, infra_of, lift, outlook, reach_of, team_to_give
from .declaring import name_action
from .reaching import card_name, site_name

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_NEED_RULES = {MOVE: "SC-MOV-03", EXPLORE: "SC-EXP-02", BUILD: "SC-BLD-04", COLONIZE: "SC-COL-04"}


def _counted(state: SpaceCorpState) -> int:
    """The action whose points are counted: Build for a colony."""
    return BUILD if state.act == COLONIZE else state.act


def _second(state: SpaceCorpState) -> list[Violation]:
    if state.execution == 2:
        return [Violation("SC-AMB-19", _("the second team uses what was fed before; only bases can be added for it"))]
    return []


def _dead_end(state: SpaceCorpState, action: Action) -> list[Violation]:
    """A source that fits, but with which the target could not be reached any more."""
    if action in state.actions():
        return []
    if state.act == COLONIZE:
        need, have = build_need(state, state.target), build_peak(state, state.active)
        if state.count.build >= need:
            return [Violation("SC-COL-11", _("{need} Build points are there already").format(need=need))]
        if have < need:
            text = _("a colony point needs {need} Build points, at most {have} can be gathered")
            return [Violation("SC-COL-11", text.format(need=need, have=have))]
        if state.count.value >= state.count.need:
            return [_enough_points(state)]
        return [Violation("SC-COL-11", _("with this {need} Build points could not be reached any more").format(need=need))]
    return [_too_little(state, action)]


def _too_little(state: SpaceCorpState, action: Action) -> Violation:
    """How far the action could still come after one more source: to how many points, or that nothing would be left to shield it."""
    new, player, need, cost = _fed(state, action), state.active, state.count.need, state.count.radiation
    money = state.profit[player]
    later = not _hot(state) and (action.kind == "shielded" or (action.kind == "hq" and action.args[1]))
    if later:  # a shield that only a second team needs is of no use if Time has to double the value
        new.hands[player] = tuple(card for card in new.hands[player] if card != TIME)
    plain, shielded, shields = outlook(new, player, state.act, state.teams[4 * player + state.team])
    words = {"need": need, "have": reach_of(new, player, plain, shielded, 0), "cost": cost, "money": money}
    if words["have"] < need:
        text = _("with this at most {have} of the {need} points needed could be reached")
        if later and not state.timed:
            text = _("with this at most {have} of the {need} points needed could be reached undoubled, and only a second team needs the shield")
        return Violation(_NEED_RULES[state.act], text.format(**words))
    words["have"] = reach_of(new, player, plain, shielded, 0 if shields else cost)
    if words["have"] < 0:
        return Violation("SC-RAD-04", _("with this nothing could shield the action any more; radiation costs {cost}T, you have {money}T").format(**words))
    if money < cost:
        text = _("with this at most {have} of the {need} points needed could be reached shielded; radiation costs {cost}T, you have {money}T")
    else:
        text = _("with this at most {have} of the {need} points needed could be reached, shielded or with {cost}T of your {money}T paid for radiation")
    return Violation(_NEED_RULES[state.act], text.format(**words))


def _fed(state: SpaceCorpState, action: Action) -> SpaceCorpState:
    """A copy of the table with one more source, as far as it counts."""
    new = state.copy()
    card = -1
    if action.kind == "hq":
        new.hq, new.hq_shielded = action.args
        if new.hq & (new.hq - 1):
            card = state.parts.hand(state.hands[state.active]).competitors
    elif action.kind == "time":
        new.timed, card = action.args[0], TIME
    else:
        card = action.args[0]
        new.fed = (*new.fed, 2 * card + (action.kind == "shielded"))
    if card >= 0:
        cards = list(state.hands[state.active])
        cards.remove(card)
        new.hands[state.active] = tuple(cards)
    return new


def _enough_points(state: SpaceCorpState) -> Violation:
    text = _("the colony needs {need} points and has {have}; nothing more is given away")
    return Violation("SC-COL-04", text.format(need=state.count.need, have=state.count.value))


def _hot(state: SpaceCorpState) -> bool:
    """Whether radiation would cost this team something."""
    return state.count.radiation > 0 and not state.count.shielded


def _shield(state: SpaceCorpState) -> list[Violation]:
    """A shielded value is worth choosing only where radiation would cost this team or a second one something."""
    if state.act not in (MOVE, BUILD):
        return [Violation("SC-RAD-05", _("only Move and Build have shielded values"))]
    if _hot(state) or shields_later(state):
        return []
    if state.count.shielded:
        return [Violation("SC-RAD-06", _("the action is shielded already; use the plain value"))]
    return [Violation("SC-RAD-01", _("no part of the action lies in the radiation zone; use the plain value"))]


def hq(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """The Infra of one HQ, or of two with Competitors."""
    seats, shielded = action.args
    if seats >> state.players:
        return [Violation("SC-INF-01", _("there is no such player"))]
    found = _second(state)
    if state.hq:
        found.append(Violation("SC-INF-01", _("the Infra of one HQ is used already")))
    counted = _counted(state)
    pair = seats & (seats - 1) != 0
    if pair and state.parts.hand(state.hands[player]).competitors < 0:
        found.append(Violation("SC-EDG-01", _("two HQs need the Edge Competitors, and you do not hold it")))
    if not pair and seats != 1 << player and state.ending:
        found.append(Violation("SC-INF-05", _("rivals' Infra is closed once the end of the era is triggered")))
    for seat in range(state.players):
        # after the trigger Competitors opens a rival only beside the own HQ, whatever that gives
        if seats >> seat & 1 and not (pair and seat == player and state.ending):
            worth = infra_of(state, 1 << seat, counted)
            if not (worth.printed or worth.added or worth.multiplies):
                text = _("your HQ gives nothing to {action}") if seat == player else _("the HQ of {name} gives nothing to {action}")
                words = {"name": state.game.player_name(state, seat), "action": action_name(ACTIONS[counted])}
                found.append(Violation("SC-AMB-13", text.format(**words)))
    if shielded:
        if infra_of(state, seats, counted).loss < 0:
            found.append(Violation("SC-RAD-05", _("no card of that HQ has a shielded value for this action")))
        else:
            found += _shield(state)
    return found or _dead_end(state, action)


def card(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """A card from hand, plain or shielded."""
    (kind,) = action.args
    shielded = action.kind == "shielded"
    counted = _counted(state)
    name = card_name(state, kind)
    parts = state.parts
    found = _second(state)
    if kind not in state.hands[player]:
        found.append(Violation("SC-VAL-04", _("{card} is not in your hand").format(card=name)))
    if kind == TIME:
        found.append(Violation("SC-VAL-06", _("a Time card is played as “time double” or “time two”")))
    elif shielded:
        if counted >= 7 or not parts.shielded[counted][kind]:
            found.append(Violation("SC-RAD-05", _("{card} has no shielded value for this action").format(card=name)))
        else:
            found += _shield(state)
    elif not (parts.plain[counted][kind] or parts.times[counted][kind]):
        found.append(Violation("SC-VAL-04", _("{card} does not show {action}").format(card=name, action=action_name(ACTIONS[counted]))))
    return found or _dead_end(state, action)


def time(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """A Time card, for a double value or for two teams."""
    found = _second(state)
    if not state.parts.time_helps[state.act]:
        found.append(Violation("SC-VAL-06", _("Time helps Move, Build and Explore only")))
    if state.timed:
        found.append(Violation("SC-VAL-06", _("one Time card is played already")))
    if TIME not in state.hands[player]:
        found.append(Violation("SC-VAL-06", _("you hold no Time card")))
    if action.args[0] == 2 and state.parts.time_helps[state.act] and not second_team(state):
        found.append(Violation("SC-AMB-20", _("no second team of yours could do the same")))
    return found or _dead_end(state, action)


def use(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """A rival's base that helps."""
    (slot,) = action.args
    base = state.bases[slot]
    name = site_name(state, slot // 3)
    if state.act not in (MOVE, BUILD):
        return [Violation("SC-VAL-10", _("bases help Move and Build only"))]
    if base < 0:
        return [Violation("SC-VAL-12", _("there is no base at {site}").format(site=name))]
    if base >> 4 == player:
        return [Violation("SC-VAL-12", _("your own base at {site} counts by itself where it helps").format(site=name))]
    if state.ending:
        return [Violation("SC-RWD-05", _("rivals' bases are closed once the end of the era is triggered"))]
    if slot in state.used:
        return [Violation("SC-AMB-08", _("the base at {site} is used already").format(site=name))]
    if action in state.actions():
        return []
    ends = feeding.condition(state) if state.act == MOVE else []
    if slot // 3 in ends:
        if len(ends) > 1:
            text = _("the base at {site} counts only as the one this Move begins or ends at; name it when you confirm")
        else:
            text = _("the base at {site} is used already, as the one this Move begins or ends at")
        return [Violation("SC-MOV-05", text.format(site=name))]
    site = state.teams[4 * player + state.team]
    if slot in [place for place, _kind in abilities(state, player, state.act, site)[4]]:
        return [Violation("SC-VAL-12", _("the base at {site} would add nothing now").format(site=name))]
    return [Violation("SC-VAL-10", _("the base at {site} does not help this action").format(site=name))]


def give(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """A team or profit for a colony."""
    (what,) = action.args
    if state.act != COLONIZE:
        return [Violation("SC-COL-05", _("this is given for a colony only"))]
    if state.given & what:
        return [Violation("SC-COL-05", _("each source counts once"))]
    found = []
    if what == 1 and team_to_give(state, player, state.target) < 0:
        found.append(Violation("SC-COL-10", _("no team of yours stands on the star of {site}").format(site=site_name(state, state.target))))
    price = state.parts.numbers["colony_price"]
    if what == 2 and state.profit[player] < price:
        found.append(Violation("SC-COL-12", _("needs {need}T, you have {have}T").format(need=price, have=state.profit[player])))
    if state.count.value >= state.count.need:
        found.append(_enough_points(state))
    return found


def confirm(state: SpaceCorpState, action: Action, player: int) -> list[Violation]:
    """Whether the value is enough, and everything can be paid."""
    (named,) = action.args
    count = state.count
    found = []
    if state.act == COLONIZE:
        if count.value < count.need:
            text = _("needs {need} colony points, has {have}")
            found.append(Violation("SC-COL-04", text.format(need=count.need, have=count.value)))
        need = build_need(state, state.target)
        if (state.hq or state.fed) and count.build < need:
            found.append(Violation("SC-COL-11", _("needs {need} Build points, has {have}").format(need=need, have=count.build)))
    elif count.need < 0:
        if not count.value:
            found.append(Violation("SC-VAL-01", _("{action} needs at least 1 point, it has 0").format(action=name_action(state))))
    else:
        money = state.profit[player]
        radiation = 0 if count.shielded else count.radiation
        reach = lift(state, count.value, money - radiation)
        if money < radiation:
            text = _("radiation costs {cost}T unless the action is shielded, you have {have}T")
            found.append(Violation("SC-RAD-04", text.format(cost=radiation, have=money)))
        if reach < count.need:
            text = _("needs {need}, has {have}; with profit spent {reach}") if reach > count.value else _("needs {need}, has {have}")
            found.append(Violation(_NEED_RULES[state.act], text.format(need=count.need, have=count.value, reach=reach)))
    if found:
        return found
    choices = feeding.confirms(state)
    if action in choices:
        return []
    if named < 0:
        return [Violation("SC-AMB-25", _("rivals' bases stand at both ends; name the one you use"))]
    return [Violation("SC-AMB-25", _("no base has to be named for the base condition, or not this one"))]
