"""What must fit together: cards and tiles are somewhere exactly once, and the decision that is said to be open is possible."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..actions import choosing, moving, producing, settling
from ..components.names import BUILD, CARDS, COLONIES, COLONIZE, EXPLORE, MARINERS, MOVE, PROGRESS, REVELATION, SITES, SPECIAL, STARFARERS, TILES, TIME, UPGRADE
from ..flow.eras import time_in_use
from ..flow.table import look_over, note_base
from ..state import CONTRACTS_DONE, NO_ENDING
from ..value import abilities, distance, has_base, infra_of, most_points, recount

if TYPE_CHECKING:
    from ..state import SpaceCorpState

_TASKS = {
    "draws": "draw",
    "tiles": "produce",
    "offer": "offer",
    "award": "progress",
    "phobes": "phobes",
    "deploy": "deploy",
    "row": "row",
    "sabotage": "sabotage",
    "poach": "poach",
    "remove": "remove",
    "carry": "arrival",
    "beyond": "beyond",
}
"""Task -> the decision it asks for."""
_WHEN = {
    "draws": ("act",),
    "tiles": ("act",),
    "explore": ("act", "setup"),
    "bases": ("act",),
    "offer": ("act", "start", "after", "before"),
    "award": ("act", "setup", "after"),
    "phobes": ("act", "setup"),
    "deploy": ("act", "setup", "after"),
    "row": ("act", "scoring"),
    "sabotage": ("start",),
    "poach": ("discarded",),
    "remove": ("start", "after", "before"),
    "carry": ("transport",),
    "beyond": ("setup",),
    "cards": ("setup",),
}
_PHASES = {"contracts": "contract", "rewards": "reward", "transport": "transport", "legacy": "legacy"}
_WINDOWS = ("start", "after", "claimed", "before", "discarded", "end")


def check(reader: Reader, state: SpaceCorpState) -> None:
    """Note everything that does not fit."""
    look_over(state)
    _check_bases(reader, state)
    _check_cards(reader, state)
    _check_tiles(reader, state)
    _check_side_board(reader, state)
    _check_contracts(reader, state)
    if not reader.faults:
        _check_turn(reader, state)
    if not reader.faults:
        _check_decision(reader, state)


def _check_bases(reader: Reader, state: SpaceCorpState) -> None:
    for slot, base in enumerate(state.bases):
        if base >= 0:
            state.stock[9 * (base >> 4) + (base & 15)] -= 1
            note_base(state, base >> 4, slot)
    for player, pair in enumerate(state.legacy):
        if pair is not None:
            state.stock[9 * player + pair[1]] -= 1
    if min(state.stock) < 0:
        reader.fault("sites", _("a player has only three bases of each type"))
    for site, holder in enumerate(state.claim):
        if holder >= 0 and (state.teams[holder] != site or state.track[holder] or state.tiles[3 * site] < 0):
            reader.fault(f"sites.{SITES[site]}.claim", _("a team that claims a tile stands on it"))


def _is_dealt(state: SpaceCorpState) -> bool:
    return not any(task[0] == "cards" for task in state.pending)


def _check_cards(reader: Reader, state: SpaceCorpState) -> None:
    """Every card of the era is somewhere, once; Infra cards of earlier eras are no more than there are (SC-INV-10)."""
    parts = state.parts
    infra = [card for cards in state.infra for card in cards if card >= 0]
    waiting = [state.card] if state.act == UPGRADE and state.card >= 0 and state.kind == "slot" else []
    piles = [*state.deck, *(card for card in state.offers if card >= 0), *state.discard, *state.table, *(card for hand in state.hands for card in hand)]
    seen = Counter(piles + infra + waiting)
    if not _is_dealt(state):
        if piles or waiting or state.time_pile:
            reader.fault("deck", _("the cards of this era are not dealt yet"))
    else:
        for card in range(len(CARDS)):
            if parts.card_era[card] == state.era and seen[card] != parts.copies[card]:
                reader.fault(
                    "", _("{card} should be there {copies} times, found {number}").format(card=CARDS[card], copies=parts.copies[card], number=seen[card])
                )
        if seen[TIME] + state.time_pile != time_in_use(state.players):
            reader.fault("time_pile", _("there are {number} Time cards in this game").format(number=time_in_use(state.players)))
    if TIME in state.discard:
        reader.fault("discard", _("played Time cards have a pile of their own"))
    if any(parts.card_era[card] not in (state.era, -1) for card in piles + waiting):
        reader.fault("deck", _("cards of another era are out of the game"))
    if any(not parts.infra[card] or parts.card_era[card] > state.era or parts.card_era[card] < state.home for card in infra):
        reader.fault("seats", _("such a card cannot lie in an HQ"))
    if any(parts.card_era[card] < state.era and infra.count(card) > parts.copies[card] for card in infra):
        reader.fault("seats", _("there are not that many cards of this kind"))


def _check_tiles(reader: Reader, state: SpaceCorpState) -> None:
    tiles = state.parts.tiles
    seen = Counter(tile for tile in state.tiles if tile >= 0)
    for stack, pile in enumerate(state.stacks):
        seen.update(pile)
        if any(tiles[tile].era != state.era or tiles[tile].stack != stack for tile in pile):
            reader.fault("stacks", _("a tile lies in the wrong stack"))
    for tile, number in seen.items():
        if number > tiles[tile].copies:
            reader.fault("stacks", _("there are not {number} tiles {tile}").format(number=number, tile=TILES[tile]))


def _check_side_board(reader: Reader, state: SpaceCorpState) -> None:
    parts = state.parts
    for card, name in enumerate(PROGRESS):
        owners = sum(owned >> card & 1 for owned in state.owned)
        wanted = 2 if parts.progress_era[card] <= state.era and state.era != MARINERS else 0
        if state.side[card] + owners != wanted:
            reader.fault(
                "progress", _("{name} should be there {wanted} times, found {number}").format(name=name, wanted=wanted, number=state.side[card] + owners)
            )
    placed = [colony for colony in state.colony if colony >= 0]
    known = parts.colonies_for[state.players] if state.era == STARFARERS else ()
    there = [*placed, *(colony for colony in range(len(COLONIES)) if state.colonies >> colony & 1)]
    if sorted(there) != sorted(known):
        reader.fault("colonies", _("the colony tiles for this number of players are on the side board or in a region, each once"))
    if state.spur and state.era != STARFARERS:
        reader.fault("spur", _("the Orion Spur is far away"))
    first, second = state.beyond
    if second >= 0 and first < 0:
        reader.fault("beyond", _("the first marker goes before the second"))


def _check_contracts(reader: Reader, state: SpaceCorpState) -> None:
    for row in range(7):
        if (state.discs[row] == state.era + 1) != (state.claimed[row] >= 0):
            reader.fault("contracts", _("the disc of row {row} does not tell what is claimed").format(row=row + 1))
    done = sum(player >= 0 for player in state.claimed) >= state.parts.numbers["contracts_to_end"]
    if state.phase in ("legacy", "scoring", "over", "setup"):
        return
    if (state.ending == CONTRACTS_DONE) != done:
        reader.fault("turn.ending", _("six contracts end an era"))
    elif not done and ((state.ending == NO_ENDING and not state.deck) or (state.ending != NO_ENDING and bool(state.deck) and not state.passed)):
        reader.fault("turn.ending", _("an empty deck ends an era"))
    if done and state.last is None:
        reader.fault("turn.last", _("after six contracts every other player takes a last turn"))


def _check_turn(reader: Reader, state: SpaceCorpState) -> None:
    if state.phase == "over":
        if state.pending or state.act >= 0:
            reader.fault("turn.pending", _("nothing is left to do when the game is over"))
        return
    if (state.first < 0) and state.phase != "setup":
        reader.fault("turn.first", _("somebody began the era"))
    if any(state.phase not in _WHEN[task[0]] for task in state.pending):
        reader.fault("turn.pending", _("this does not belong to phase {phase}").format(phase=state.phase))
    cards = [task for task in state.pending if task[0] == "cards"]
    if len(cards) > 1 or (cards and state.pending[0] is not cards[0]):
        reader.fault("turn.pending", _("cards are dealt once, after everything else"))
    if state.phase == "setup" and (state.ending != NO_ENDING or state.last is not None):
        reader.fault("turn.ending", _("an era that is being set up does not end"))
    if state.phase == "setup" and (state.era == MARINERS or any(state.built) or any(place > 0 for place in state.colony)):
        reader.fault("turn.phase", _("only later eras are set up during the game"))
    if state.last is not None and any(state.passed >> player & 1 for player in state.last):
        reader.fault("turn.last", _("who has passed takes no more turns"))
    if state.passed >> state.active & 1 and state.phase not in ("legacy", "setup", "scoring"):
        reader.fault("turn.active", _("who has passed takes no more turns"))
    if state.passed and state.deck and state.ending == NO_ENDING and state.phase not in ("legacy", "setup", "scoring"):
        reader.fault("seats", _("nobody passes before the deck is empty"))
    if state.act >= 0 and state.phase != "act":
        reader.fault("turn.draft", _("an action is put together in step 1"))
    if state.claimant >= 0 and state.phase != "claimed":
        reader.fault("turn.claimant", _("a claim was made just now, or not"))
    if state.phase == "claimed" and state.claimant != state.active:
        reader.fault("turn.claimant", _("only the active player claims"))
    if state.phase in ("start", "contracts") and state.phase == "start" and state.table:
        reader.fault("turn.table", _("no card is played before step 1"))
    if state.phase in ("end", "legacy", "setup", "scoring") and state.table:
        reader.fault("turn.table", _("the cards of the turn are discarded by now"))
    if state.phase == "rewards" and not (state.rewards and state.deck):
        reader.fault("turn.rewards", _("nobody is to be rewarded"))
    if state.barred in (REVELATION, COLONIZE) and state.era == MARINERS:
        reader.fault("turn.barred", _("there is no such action in this era"))
    for task in state.pending:
        if task[0] == "tiles" and not set(task[2]) <= {place for place, _gives in producing.eligible(state, state.active)}:
            reader.fault("turn.pending", _("such a tile cannot produce"))
        if task[0] == "award" and task[3] == "setup" and state.phase != "setup":
            reader.fault("turn.pending", _("this award belongs to the set-up"))
        if task[0] == "beyond" and (state.beyond[task[2]] != task[1] or state.parts.boards.start[state.era] not in state.teams[4 * task[1] : 4 * task[1] + 4]):
            reader.fault("turn.pending", _("this player has no such marker"))
        if task[0] == "phobes" and state.era != STARFARERS:
            reader.fault("turn.pending", _("Phobes live among the stars"))


def _check_decision(reader: Reader, state: SpaceCorpState) -> None:
    """The kind of decision and the player follow from everything else."""
    if state.decider < 0:
        return
    kind, player = _due(reader, state)
    if reader.faults:
        return
    if kind != state.kind or player != state.decider:
        reader.fault("turn.kind", _("the table waits for {kind} by player {player}").format(kind=kind, player=player))
    elif not state._find_actions(state.decider):
        reader.fault("turn.kind", _("there is nothing to choose in this decision"))


def _due(reader: Reader, state: SpaceCorpState) -> tuple[str, int]:
    if state.act >= 0:
        _check_draft(reader, state)
        if reader.faults:
            return "", -1
    if state.pending:
        name = state.pending[-1][0]
        if name not in _TASKS:
            reader.fault("turn.pending", _("this is done without asking anybody"))
            return "", -1
        owner = state.active if name in ("draws", "tiles", "carry") else state.pending[-1][1]
        if name == "draws" and not state.pending[-1][1]:
            reader.fault("turn.pending", _("no card is left to take"))
        if name == "tiles" and not state.pending[-1][1]:
            reader.fault("turn.pending", _("no tile is left to choose"))
        if name == "carry" and state.pending[-1][1] not in choosing.carried(state):
            reader.fault("turn.pending", _("this team cannot be transported"))
        return _TASKS[name], owner
    if state.phase == "act":
        return (declaring_kind(state) if state.act >= 0 else "declare"), state.active
    if state.phase in _WINDOWS:
        asked = (state.active + (state.waived >> 8)) % state.players
        if (state.waived | state.quiet) >> asked & 1 or not choosing.playable(state, asked):
            reader.fault("turn.asking", _("only who holds a fitting Edge is asked"))
        return "edge", asked
    if state.phase == "legacy":
        for offset in range(1, state.players + 1):
            player = (state.active + offset) % state.players
            if not state.waived >> player & 1 and choosing.heirs(state, player):
                return "legacy", player
    if state.phase == "rewards":
        return "reward", state.rewards[0]
    return _PHASES.get(state.phase, ""), state.active


def declaring_kind(state: SpaceCorpState) -> str:
    """What is missing in the action being put together."""
    action = state.act
    special = state.parts.special[state.card] if action == SPECIAL else ""
    if action == UPGRADE:
        return "slot"
    if state.team < 0 and (action in (MOVE, EXPLORE, BUILD) or special == "prototype"):
        return "team"
    if state.target < 0 and (action in (MOVE, COLONIZE) or special in ("probe", "prototype")):
        return "target"
    if action == BUILD and len(state.types) < state.parts.boards.spots[state.target]:
        return "base"
    if action == COLONIZE and state.founding < 0:
        return "colony"
    return "feed" if action != SPECIAL else ""


def _check_draft(reader: Reader, state: SpaceCorpState) -> None:
    """Sources are on the table; team, target and bases are possible as long as nothing has happened yet."""
    action, player = state.act, state.active
    played = Counter(state.table)
    for fed in state.fed:
        played[fed >> 1] -= 1
    if state.timed:
        played[TIME] -= 1
    if action == SPECIAL:
        played[state.card] -= 1
    if state.hq.bit_count() == 2:
        card = next((card for card in played if played[card] > 0 and state.parts.edge[card] == 7), -1)
        played[card] -= 1
    if any(played.values()):
        reader.fault("turn.draft.cards", _("the cards on the table do not fit the action"))
        return
    plan = action if action != COLONIZE else BUILD
    parts = state.parts
    if action in (UPGRADE, SPECIAL):
        wrong = state.card < 0 or not (parts.infra[state.card] if action == UPGRADE else parts.special[state.card])
        if action == UPGRADE and state.kind != "slot":
            wrong = state.card >= 0
        wrong = wrong or bool(state.hq or state.fed or state.timed or state.used or state.types or state.spent or state.given or state.founding >= 0)
        if action == UPGRADE:
            wrong = wrong or state.team >= 0 or state.target >= 0
    else:
        wrong = state.card >= 0 or any(
            not (parts.shielded if fed & 1 else parts.plain)[plan][fed >> 1] and not parts.times[plan][fed >> 1] for fed in state.fed
        )
        wrong = wrong or any(fed & 1 and not parts.shielded[plan][fed >> 1] for fed in state.fed)
        wrong = wrong or bool(state.timed and not parts.time_helps[action]) or (state.hq_shielded and infra_of(state, state.hq, plan).loss < 0)
        wrong = wrong or bool(action == COLONIZE and (state.hq_shielded or any(fed & 1 for fed in state.fed)))
    if (action == REVELATION and state.era == MARINERS) or (action == COLONIZE and state.era != STARFARERS):
        wrong = True
    if action not in (MOVE, EXPLORE, BUILD) and (state.used or state.timed or state.execution == 2 or state.spent):
        wrong = True
    if (action != COLONIZE and (state.founding >= 0 or state.given & 3)) or (action != BUILD and state.types):
        wrong = True
    if (action in (MOVE, EXPLORE, BUILD) and state.given & 3) or (state.given & 4 and (action not in (MOVE, BUILD) or state.era == MARINERS)):
        wrong = True
    if state.execution == 2 and (state.timed not in (0, 2) or not state.acted):
        wrong = True
    if state.spent > parts.numbers["spend"] or (state.spent and ((state.execution == 1 and not state.pending) or state.era == MARINERS)):
        wrong = True
    if state.execution == 1 and not state.pending and (state.acted or state.lent or state.given & 4):
        wrong = True
    if any(state.bases[slot] < 0 or state.bases[slot] >> 4 == player for slot in (*state.used, *state.lent)) or len(set(state.used)) != len(state.used):
        wrong = True
    if len(state.types) > 3:
        wrong = True
    if wrong:
        reader.fault("turn.draft", _("these sources do not fit the action"))
        return
    if not state.pending:
        _check_plan(reader, state)
    if not reader.faults and not state.pending and declaring_kind(state) == "feed":
        recount(state)


def _check_plan(reader: Reader, state: SpaceCorpState) -> None:
    """Team, target, bases and colony of an action that is not confirmed yet."""
    action, player = state.act, state.active
    boards = state.parts.boards
    special = state.parts.special[state.card] if action == SPECIAL else ""
    needs_team = action in (MOVE, EXPLORE, BUILD) or special == "prototype"
    wrong = (state.team >= 0 and not needs_team) or (state.target >= 0 and action not in (MOVE, EXPLORE, BUILD, COLONIZE))
    site = -1
    if state.team >= 0 and not wrong:
        site = state.teams[4 * player + state.team]
        wrong = site < 0 or bool(state.track[4 * player + state.team]) or boards.is_stuck[site] or bool(state.acted >> state.team & 1)
    if state.team < 0 and (needs_team and (state.target >= 0 or state.types or state.used)):
        wrong = True
    if wrong:
        reader.fault("turn.draft.team", _("this team cannot carry the action out"))
        return
    if state.target >= 0:
        if action == MOVE:
            wrong = distance(state, player, site, state.target) > 500 or not (has_base(state, player, site) or has_base(state, player, state.target))
            wrong = wrong or (boards.is_spur[state.target] and not moving.may_leave(state, player, site))
        elif action == EXPLORE:
            slot = settling.empty_box(state, site)
            wrong = state.target != site or slot < 0 or not settling.has_tile(state, slot)
        elif action == BUILD:
            wrong = state.target != site or not settling.open_for_building(state, player, site) or not _types_fit(state, site)
        else:
            target = state.target
            wrong = not boards.is_system[target] or state.bases[3 * target] >> 4 != player or state.colony[target] >= 0
            wrong = wrong or (state.founding >= 0 and not state.colonies >> state.founding & 1)
            wrong = wrong or bool(state.given & 1 and all(state.teams[4 * player + team] != target or state.track[4 * player + team] for team in range(4)))
            wrong = wrong or bool(state.given & 2 and state.profit[player] < state.parts.numbers["colony_price"])
            wrong = wrong or (bool(state.given or state.hq or state.fed) and state.founding < 0) or most_points(state, player, target) < 0
    elif (action in (EXPLORE, BUILD) and state.team >= 0) or state.founding >= 0 or (action in (MOVE, COLONIZE) and (state.given & 3 or state.used)):
        wrong = True
    if (state.hq or state.fed or state.timed) and action in (MOVE, EXPLORE, BUILD) and state.target < 0 and state.execution == 1:
        wrong = True
    if not wrong and state.used:
        helping = {slot for slot, _kind in abilities(state, player, action, site)[4]}
        wrong = not set(state.used) <= helping or (action == BUILD and len(state.types) < boards.spots[site])
    if wrong:
        reader.fault("turn.draft.target", _("the action has no such target"))


def _types_fit(state: SpaceCorpState, site: int) -> bool:
    boxes = settling.boxes_of(state, site)
    if len(state.types) > len(boxes) or (len(state.types) < len(boxes) and (state.hq or state.fed) and state.execution == 1):
        return False
    return all(
        settling.suits(state, state.active, site, boxes[number], base, state.types[:number]) for number, base in enumerate(state.types)
    ) and settling.completes(state, state.active, site, boxes, state.types)
