"""The turn: where it stands, what is still to be done, and the action being put together."""

from __future__ import annotations

from typing import Any

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components.names import ACTION_NUMBER, ACTIONS, BASE_NUMBER, CARD_NUMBER, COLONIES, COLONY_NUMBER, PROGRESS_NUMBER, SITE_NUMBER, SITES
from ..state import Pending, SpaceCorpState
from .board import names, player_or_none
from .seats import MOST
from .written import ENDINGS, TIMED

PHASES = ("setup", "start", "act", "after", "contracts", "claimed", "rewards", "transport", "before", "discarded", "end", "legacy", "scoring", "over")
_GIVEN = {"team": 1, "profit": 2, "radiation": 4}


def _bits(reader: Reader, field: str, players: int) -> int:
    found = reader.integers(field, None, 0, players - 1)
    if found != sorted(set(found)):
        reader.fault(field, _("players are listed in order, each once"))
    return sum(1 << player for player in set(found))


def read_turn(reader: Reader, state: SpaceCorpState) -> None:
    turn = reader.table("turn")
    players = state.players
    state.number = turn.integer("number", 0, MOST)
    state.active = turn.integer("active", 0, players - 1)
    state.first = player_or_none(turn, "first", players)
    state.phase = turn.choice("phase", list(PHASES))
    kind = turn.choice("kind", [*SpaceCorpState.DECISIONS, "over"])
    decider = player_or_none(turn, "player", players)
    if (decider < 0) != (kind == "over") or (kind == "over") != (state.phase == "over"):
        turn.fault("player", _("somebody decides until the game is over"))
        decider = -1
    state.decider, state.kind = decider, "declare" if kind == "over" else kind
    state.table = tuple(names(turn, "table", CARD_NUMBER))
    barred = turn.choice("barred", [None, *ACTIONS])
    state.barred = -1 if barred is None else ACTION_NUMBER[barred]
    acted = turn.integers("acted", None, 1, 4)
    state.acted = sum(1 << team - 1 for team in set(acted))
    if acted != sorted(set(acted)):
        turn.fault("acted", _("teams are listed in order, each once"))
    produced = turn.entry.get("produced")
    state.produced = -1 if produced is None else turn.integer("produced", 0, MOST)
    if produced is None:
        turn.choice("produced", [None])
    state.leaks = tuple(_leaks(turn, players))
    state.rewards = tuple(turn.integers("rewards", None, 0, players - 1))
    if len(state.rewards) > 20 or state.active in state.rewards:
        turn.fault("rewards", _("rivals are rewarded, not the active player"))
    state.ending = ENDINGS.index(turn.choice("ending", list(ENDINGS)))
    if turn.entry.get("last") is None:
        turn.choice("last", [None])
    else:
        state.last = tuple(turn.integers("last", None, 0, players - 1))
        if len(set(state.last)) != len(state.last):
            turn.fault("last", _("each player takes one last turn"))
    state.again = turn.boolean("again")
    state.waived = _bits(turn, "passed", players) | turn.integer("asking", 0, players - 1) << 8
    state.quiet = _bits(turn, "quiet", players)
    state.claimant = player_or_none(turn, "claimant", players)
    for number, entry in enumerate(turn.items("pending")):
        task = _task(state, entry)
        if task is None:
            turn.fault(f"pending[{number}]", _("nothing that could be waiting to be done"))
        else:
            state.pending.append(task)
    if len(state.pending) > 12:
        turn.fault("pending", _("there cannot be that much to do"))
    if turn.entry.get("draft") is None:
        turn.choice("draft", [None])
    else:
        _read_draft(turn.table("draft"), state)
    turn.no_more()


def _leaks(turn: Reader, players: int) -> list[tuple[int, int]]:
    found = []
    for number, entry in enumerate(turn.items("leaks")):
        if isinstance(entry, list) and len(entry) == 2 and _is_number(entry[0], 0, players - 1) and isinstance(entry[1], str) and entry[1] in PROGRESS_NUMBER:
            found.append((entry[0], PROGRESS_NUMBER[entry[1]]))
        else:
            turn.fault(f"leaks[{number}]", _("expected a player and a progress card"))
    return found


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _slot(state: SpaceCorpState, entry: Any) -> int:
    """A place as ["sirius", 2]; -2 if it is none."""
    if not isinstance(entry, list) or len(entry) != 2 or not isinstance(entry[0], str) or entry[0] not in SITE_NUMBER or not _is_number(entry[1], 1, 3):
        return -2
    site = SITE_NUMBER[entry[0]]
    return 3 * site + entry[1] - 1 if state.parts.boards.era[site] == state.era and entry[1] <= max(1, state.parts.boards.spots[site]) else -2


def _site(state: SpaceCorpState, name: Any) -> int:
    site = SITE_NUMBER.get(name, -1) if isinstance(name, str) else -1
    return site if site >= 0 and state.parts.boards.era[site] == state.era else -1


def _task(state: SpaceCorpState, entry: Any) -> Pending | None:
    """One thing waiting to be done, or None if it cannot be."""
    last = state.players - 1
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        return None
    match entry:
        case ["draws", left, taken] if _is_number(left, 0, MOST) and _is_number(taken, 0, MOST):
            return ("draws", left, taken)
        case ["tiles", left, list() as chosen] if _is_number(left, 0, MOST):
            slots = [-1 if place == ["legacy"] else _slot(state, place) for place in chosen]
            return ("tiles", left, tuple(slots)) if -2 not in slots and len(set(slots)) == len(slots) else None
        case ["explore", name, team, placed] if _site(state, name) >= 0 and _is_number(team, 1, 4) and _is_number(placed, 0, 3):
            return ("explore", _site(state, name), team - 1, placed) if state.parts.boards.boxes[_site(state, name)] else None
        case ["bases", name, box] if _site(state, name) >= 0 and _is_number(box, 0, 3):
            site = _site(state, name)
            spots = state.parts.boards.spots[site]
            return ("bases", site, box) if box <= spots and spots and state.bases[3 * site] >> 4 == state.active else None
        case [("offer" | "row") as word, player, by] if _is_number(player, 0, last) and by in (("base", "hack") if word == "offer" else ("printed", "claim")):
            return (word, player, by)
        case ["award", player, award, by] if _is_number(player, 0, last) and award in ("adaptation", "breakthrough") and by in ("award", "setup"):
            return ("award", player, award == "breakthrough", by)
        case ["phobes", player, name] if _is_number(player, 0, last) and _site(state, name) >= 0 and state.parts.boards.is_system[_site(state, name)]:
            return ("phobes", player, _site(state, name))
        case [("deploy" | "sabotage" | "poach" | "remove") as word, player] if _is_number(player, 0, last):
            return (word, player)
        case ["carry", team] if _is_number(team, 1, 4):
            return ("carry", team - 1)
        case ["beyond", player, marker] if _is_number(player, 0, last) and _is_number(marker, 1, 2):
            return ("beyond", player, marker - 1)
        case ["cards", list() as lapped] if all(_is_number(player, 0, last) for player in lapped) and lapped == sorted(set(lapped)):
            return ("cards", sum(1 << player for player in lapped))
    return None


def _read_draft(draft: Reader, state: SpaceCorpState) -> None:
    state.act = ACTION_NUMBER[draft.choice("action", list(ACTIONS))]
    card = draft.choice("card", [None, *CARD_NUMBER])
    state.card = -1 if card is None else CARD_NUMBER[card]
    team = draft.choice("team", [None, 1, 2, 3, 4])
    state.team = -1 if team is None else team - 1
    target = draft.choice("target", [None, *SITES])
    state.target = -1 if target is None else SITE_NUMBER[target]
    if state.target >= 0 and state.parts.boards.era[state.target] != state.era:
        draft.fault("target", _("there is no such site in this era"))
    colony = draft.choice("colony", [None, *COLONIES])
    state.founding = -1 if colony is None else COLONY_NUMBER[colony]
    state.types = tuple(names(draft, "types", BASE_NUMBER))
    state.hq = _bits(draft, "hq", state.players)
    if state.hq.bit_count() > 2:
        draft.fault("hq", _("two HQs at most"))
    state.hq_shielded = draft.boolean("hq_shielded")
    fed = []
    for number, text in enumerate(draft.items("cards")):
        name = text.removesuffix(" shielded") if isinstance(text, str) else ""
        if name in CARD_NUMBER:
            fed.append(2 * CARD_NUMBER[name] + (name != text))
        else:
            draft.fault(f"cards[{number}]", _("there is no such thing as {name}").format(name=repr(text)[:40]))
    state.fed = tuple(fed)
    state.timed = TIMED.index(draft.choice("time", list(TIMED)))
    state.used = _slots(draft, "bases", state)
    state.lent = _slots(draft, "lent", state)
    state.execution = draft.integer("execution", 1, 2)
    state.spent = draft.integer("spent", 0, 99)
    given = draft.items("given")
    for name in given:
        if not isinstance(name, str) or name not in _GIVEN:
            draft.fault("given", _("expected team, profit or radiation"))
        else:
            state.given |= _GIVEN[name]
    if len(given) != state.given.bit_count() or [name for name in _GIVEN if name in given] != given:
        draft.fault("given", _("expected team, profit or radiation, each once and in this order"))
    draft.no_more()


def _slots(draft: Reader, field: str, state: SpaceCorpState) -> tuple[int, ...]:
    found = []
    for number, entry in enumerate(draft.items(field)):
        slot = _slot(state, entry)
        if slot < 0:
            draft.fault(f"{field}[{number}]", _("expected a site and a box"))
        else:
            found.append(slot)
    return tuple(found)
