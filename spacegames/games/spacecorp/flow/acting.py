"""What a confirmed action does: costs, rewards for rivals, and the effect itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..actions import choosing, feeding, producing
from ..components.names import ACTIONS, BUILD, CARDS, COLONIZE, EXPLORE, GENETICS, MOVE, PRODUCE, PROGRESS, RESEARCH, SITES
from ..legality import asked
from ..value import RADIATION_PAID, lift
from . import building, colonies, discovery, turn
from .table import SEAT_IDS, SITE_IDS, advance, draw, look_again, pay, put_infra, put_team, take_in, team_id
from .table import take_offer as take_from_offers

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_RULES = (
    ("SC-RES-03",),
    ("SC-MOV-01", "SC-MOV-03"),
    ("SC-EXP-02", "SC-EXP-04"),
    ("SC-BLD-04", "SC-BLD-07"),
    ("SC-PRD-03",),
    ("SC-GEN-01",),
    ("SC-REV-01",),
    ("SC-COL-04", "SC-COL-14"),
)
_STOPPED = [Event("drawing_stopped", ("SC-AMB-21",), SEAT_IDS[player], {"player": player}) for player in range(4)]


def confirm(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Nothing is taken back from here: pay, note rewards, and act (SC-VAL-21, SC-RAD-04, SC-RWD-01)."""
    act = state.act
    _sum, _cards, _times, _multiplies, _factor, _doubled, _largest, shielded, radiation, need, value, _build = state.count
    if shielded:
        radiation = 0
    spend = 0
    slots: tuple[int, ...] = ()
    if MOVE <= act <= BUILD:
        slots = feeding.lenders(state, action.args[0])
        if value < need:
            spend = max(0, need - lift(state, value, 0))
    rewards = feeding.rewarded(state, slots)
    team, target = state.team, state.target
    data = {
        "player": player,
        "action": ACTIONS[act],
        "team": team + 1 if team >= 0 else None,
        "site": SITES[target] if target >= 0 else None,
        "value": value,
        "need": need if need >= 0 else None,
        "spent": spend,
        "radiation": radiation,
        "rewards": list(rewards),
    }
    things = (team_id(player, team),) if team >= 0 else SEAT_IDS[player]
    events.append(Event("acted", _RULES[act], things, data))
    state.rewards += rewards
    state.lent += slots
    if spend:
        pay(state, player, -spend, "spend", events)
        state.spent += spend
    if radiation:
        pay(state, player, -radiation, "radiation", events)
        state.given |= RADIATION_PAID
    if team >= 0:
        state.acted |= 1 << team
    if act == RESEARCH:
        state.pending.append(("draws", value, 0))
        if draws(state, events):
            return
    elif act == MOVE:
        arrive(state, player, team, target, "move", events)
    elif act == EXPLORE:
        state.pending.append(("explore", target, team, 0))
    elif act == BUILD:
        building.build(state, events)
    elif act == PRODUCE:
        produce(state, value, events)
    elif act == COLONIZE:
        colonies.found(state, events)
    else:
        advance(state, player, "genetics" if act == GENETICS else "revelation", value, _RULES[act], events)
    turn.proceed(state, events)


def arrive(state: SpaceCorpState, player: int, team: int, site: int, by: str, events: list[Event]) -> None:
    """A team reaches a site: the farthest box of a star track, a Beyond marker, a spur (SC-STR-06, SC-MOV-12, SC-MOV-14, SC-STR-19)."""
    boards = state.parts.boards
    track = boards.track if boards.is_system[site] else 0
    put_team(state, player, team, site, track, by, ("SC-MOV-01", "SC-STR-06") if track else ("SC-MOV-01", "SC-MOV-02"), events)
    if site == boards.beyond[state.era]:
        marker = state.beyond.index(-1) if -1 in state.beyond else -1
        if marker >= 0:
            first, second = state.beyond
            state.beyond = (player, second) if marker == 0 else (first, player)
            rules = ("SC-MOV-12", "SC-MOV-13") if state.era == 0 else ("SC-MOV-14",)
            events.append(Event("beyond_taken", rules, (f"beyond-{marker + 1}",), {"player": player, "marker": marker + 1}))
    elif boards.is_spur[site]:
        alone = not any(place == site for number, place in enumerate(state.teams) if number != 4 * player + team)
        numbers = state.parts.numbers
        amount = numbers["spur_first"] if not state.spur else numbers["spur_next"] if alone else 0
        state.spur = True
        rules = ("SC-STR-19",) if amount == numbers["spur_first"] else ("SC-STR-20", "SC-AMB-115")
        events.append(Event("spur_reached", (*rules, "SC-STR-18"), SITE_IDS[site], {"player": player, "site": SITES[site], "amount": amount}))
        pay(state, player, amount, "spur", events)


# ---- Research


def draws(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask for the next card of a Research action, or end it (SC-RES-03, SC-RES-04)."""
    if not state.pending[-1][1] or (not state.deck and max(state.offers) < 0):
        state.pending.pop()
        return False
    state.decider, state.kind = state.active, "draw"
    return True


def _drawn(state: SpaceCorpState, events: list[Event]) -> None:
    _name, left, taken = state.pending[-1]
    state.pending[-1] = ("draws", left - 1, taken + 1)
    if not draws(state, events):
        turn.proceed(state, events)


def draw_deck(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    draw(state, player, "research", ("SC-RES-03", "SC-RES-04"), events)
    _drawn(state, events)


def draw_offer(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    take_from_offers(state, player, action.args[0], "research", ("SC-RES-03", "SC-RES-06"), events)
    _drawn(state, events)


def stop_drawing(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Leave the rest of the cards (SC-AMB-21)."""
    events.append(_STOPPED[player])
    state.pending.pop()
    turn.proceed(state, events)


# ---- Produce


def produce(state: SpaceCorpState, value: int, events: list[Event]) -> None:
    """Use up to so many tiles; with enough points all of them (SC-PRD-03, SC-AMB-53)."""
    tiles = producing.eligible(state, state.active)
    if value >= len(tiles):
        _gain(state, tuple(place for place, _gives in tiles), events)
    else:
        state.pending.append(("tiles", value, ()))


def tiles(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask which tile produces next, or add everything up."""
    _name, left, chosen = state.pending[-1]
    if left:
        choices = choosing.produce(state)
        if len(choices) > 1:
            state.decider, state.kind = state.active, "produce"
            return True
        if choices[0].kind == "tile":
            state.pending[-1] = ("tiles", left - 1, (*chosen, choices[0].args[0]))
            return tiles(state, events)
    state.pending.pop()
    _gain(state, chosen, events)
    return False


def pick_tile(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    _name, left, chosen = state.pending.pop()
    state.pending.append(("tiles", left - 1, (*chosen, action.args[0])))
    place = action.args[0]
    data = {"player": player, "tiles": [_tile_place(place)], "amount": dict(producing.eligible(state, player))[place]}
    events.append(Event("tile_picked", ("SC-PRD-03",), (f"legacy-{player}",) if place < 0 else SITE_IDS[place // 3], data))
    turn.proceed(state, events)


def enough(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Use no more tiles."""
    _name, _left, chosen = state.pending.pop()
    _gain(state, chosen, events)
    turn.proceed(state, events)


def _tile_place(place: int) -> list[str | int]:
    return ["legacy"] if place < 0 else [SITES[place // 3], place % 3 + 1]


def _gain(state: SpaceCorpState, chosen: tuple[int, ...], events: list[Event]) -> None:
    player = state.active
    yields = dict(producing.eligible(state, player))
    amount = sum(yields[place] for place in chosen)
    state.produced = amount
    look_again(state, player)
    things = tuple(f"legacy-{player}" if place < 0 else f"site-{SITES[place // 3]}" for place in chosen)
    data = {"player": player, "tiles": [_tile_place(place) for place in chosen], "amount": amount}
    events.append(Event("produced", ("SC-PRD-01", "SC-PRD-04"), things, data))
    pay(state, player, amount, "produce", events)
    colonies.rivals_gain(state, player, "rival_produces", events)


# ---- Upgrade and Special


def upgrade(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """Put the card into a slot; what lay there returns to the hand or leaves the game (SC-UPG-01 to SC-UPG-04)."""
    (slot,) = action.args
    card, before = state.card, state.infra[player][slot]
    put_infra(state, player, slot, card)
    returned = gone = None
    rules: tuple[str, ...] = ("SC-UPG-01", "SC-UPG-05")
    if before >= 0:
        if state.parts.card_era[before] == state.era:
            take_in(state, player, before)
            returned = CARDS[before]
            rules = ("SC-UPG-03",)
        else:
            gone = CARDS[before]
            rules = ("SC-UPG-04",)
    data = {"player": player, "card": CARDS[card], "slot": slot + 1, "returned": returned, "gone": gone}
    events.append(Event("upgraded", rules, (f"slot-{player}-{slot + 1}",), data))
    state.card = -1
    turn.proceed(state, events)


def special(state: SpaceCorpState, events: list[Event]) -> None:
    """Follow the grey box of a Special card (SC-SPC-01 to SC-SPC-06)."""
    player, card = state.active, state.card
    effect = state.parts.special[card]
    rewards: tuple[int, ...] = ()
    site = state.target
    if effect == "prototype":
        act, state.act = state.act, MOVE
        rewards = tuple(state.bases[slot] >> 4 for slot in feeding.lenders(state, -1))
        state.act = act
        state.acted |= 1 << state.team
        state.rewards += rewards
    data = {
        "player": player,
        "action": "special",
        "team": state.team + 1 if state.team >= 0 else None,
        "site": SITES[site] if site >= 0 else None,
        "value": 0,
        "need": None,
        "spent": 0,
        "radiation": 0,
        "rewards": list(rewards),
    }
    rules = {"probe": ("SC-SPC-04", "SC-SPC-06"), "prototype": ("SC-SPC-03", "SC-AMB-76")}.get(effect, ("SC-SPC-01", "SC-SPC-02"))
    events.append(Event("acted", rules, SEAT_IDS[player], data))
    if effect == "prototype":
        arrive(state, player, state.team, site, "prototype", events)
    elif effect == "probe":
        discovery.place(state, 3 * site, player, events)
    else:
        pay(state, player, state.parts.special_profit[card], "special", events)


# ---- choices that effects ask for


def take_offer(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """One offer for a new Research base or by Hack (SC-BAS-M-05, SC-EDG-03)."""
    _name, _player, by = state.pending.pop()
    take_from_offers(state, player, action.args[0], by, (asked.offer(state, by),), events)
    turn.proceed(state, events)


def take_revelation(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """The other choice of a Research base in the last era (SC-BAS-S-05)."""
    state.pending.pop()
    advance(state, player, "revelation", choosing.gives_revelation(state), ("SC-BAS-S-05", "SC-REV-02"), events)
    turn.proceed(state, events)


def offers(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask which offer to take; with none showing there is no card (SC-AMB-47)."""
    _name, player, by = state.pending[-1]
    choices = choosing.offer(state)
    if not choices:
        state.pending.pop()
        return False
    if len(choices) == 1:
        state.pending.pop()
        if choices[0].kind == "offer":
            take_from_offers(state, player, choices[0].args[0], by, (asked.offer(state, by),), events)
        else:
            advance(state, player, "revelation", choosing.gives_revelation(state), ("SC-BAS-S-05", "SC-REV-02"), events)
        return False
    state.decider, state.kind = player, "offer"
    return True


def award(state: SpaceCorpState, events: list[Event]) -> bool:
    """A lap of the wheel: ask for a progress card, or the award is lost (SC-PRG-01, SC-PRG-02, SC-AMB-80, SC-AMB-81)."""
    _name, player, breakthrough, _by = state.pending[-1]
    if choosing.progress(state):
        state.decider, state.kind = player, "progress"
        return True
    state.pending.pop()
    data = {"player": player, "award": "breakthrough" if breakthrough else "adaptation"}
    events.append(Event("award_lost", ("SC-AMB-80", "SC-PRG-07"), SEAT_IDS[player], data))
    return False


def take_progress(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    _name, _player, _breakthrough, by = state.pending.pop()
    own_progress(state, player, action.args[0], by, events)
    turn.proceed(state, events)


def own_progress(state: SpaceCorpState, player: int, card: int, by: str, events: list[Event]) -> None:
    """A progress card goes to its owner; the copy with the bonus lies on top (SC-PRG-03 to SC-PRG-06, SC-AMB-85)."""
    parts = state.parts
    bonus = parts.bonus[card] if state.side[card] == 2 and not (by == "setup" and state.era == 2) else 0
    state.side[card] -= 1
    state.owned[player] |= 1 << card
    state.perks[player] = parts.perks(state.owned[player])
    look_again(state, player)
    rules = {"award": ("SC-PRG-02", "SC-PRG-04"), "leak": ("SC-EDG-07",)}.get(by, (asked.progress(state, by),))
    data = {"player": player, "card": PROGRESS[card], "bonus": bonus, "by": by}
    events.append(Event("progress_taken", rules, (f"progress-{PROGRESS[card]}",), data))
    pay(state, player, bonus, "bonus", events)
    if bonus and parts.is_breakthrough[card]:
        state.leaks = (*state.leaks, (player, card))
    if parts.deploys[card]:
        state.pending.append(("deploy", player))


def deploying(state: SpaceCorpState, events: list[Event]) -> bool:
    """Ask where the spare team goes, if there is one and a place for it."""
    player = state.pending[-1][1]
    if -1 not in state.teams[4 * player : 4 * player + 4] or not choosing.free_systems(state):
        state.pending.pop()
        return False
    state.decider, state.kind = player, "deploy"
    return True


def deploy(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    """The spare team stands on the star of a system without any team (SC-DEF-11, SC-AMB-118)."""
    state.pending.pop()
    team = state.teams[4 * player : 4 * player + 4].index(-1)
    put_team(state, player, team, action.args[0], 0, "deploy", ("SC-PRG-06", "SC-AMB-118"), events)
    turn.proceed(state, events)


def fleeing(state: SpaceCorpState, events: list[Event]) -> bool:
    """Phobes drive one team of the explorer away (SC-ALN-03)."""
    _name, player, _site = state.pending[-1]
    choices = choosing.phobes(state)
    if len(choices) > 1:
        state.decider, state.kind = player, "phobes"
        return True
    state.pending.pop()
    if choices:
        _flee(state, player, choices[0].args[0], events)
    return False


def flee(state: SpaceCorpState, action: Action, player: int, events: list[Event]) -> None:
    state.pending.pop()
    _flee(state, player, action.args[0], events)
    turn.proceed(state, events)


def _flee(state: SpaceCorpState, player: int, team: int, events: list[Event]) -> None:
    put_team(state, player, team, state.parts.boards.start[state.era], 0, "phobes", ("SC-ALN-03",), events)
    if player == state.active:
        state.acted |= 1 << team
