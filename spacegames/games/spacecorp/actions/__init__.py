"""The notation of actions: `move`, `team 2`, `to moon`, `hq 1`, `card ion_drive`, `confirm`, `claim 3`, `edge hack`.

An action is declared, given its team and its target, then fed one source at a time until it is confirmed.
"""

from __future__ import annotations

from functools import cache

from spacegames.core.errors import UnreadableAction
from spacegames.core.game import Action
from spacegames.core.words import _

from ..components.names import (
    ACTION_NUMBER,
    ACTIONS,
    BASE_NUMBER,
    BASES,
    CARD_NUMBER,
    CARDS,
    COLONIES,
    COLONY_NUMBER,
    EDGE_NUMBER,
    EDGES,
    PROGRESS,
    PROGRESS_NUMBER,
    SITE_NUMBER,
    SITES,
)

DECLARE = [Action(name, name) for name in ACTIONS[:8]]
UPGRADE, SPECIAL, CARD, POACH = (
    [Action(f"{word} {name}", word, (card,)) for card, name in enumerate(CARDS)] for word in ("upgrade", "special", "card", "poach")
)
SHIELDED = [Action(f"card {name} shielded", "shielded", (card,)) for card, name in enumerate(CARDS)]
TEAM, CARRY = ([Action(f"{word} {number}", word, (number - 1,)) for number in range(1, 5)] for word in ("team", "carry"))
TO, AT = ([Action(f"{word} {name}", word, (site,)) for site, name in enumerate(SITES)] for word in ("to", "at"))
BASE = [Action(f"base {name}", "base", (base,)) for base, name in enumerate(BASES)]
FOUND = [Action(f"found {name}", "found", (colony,)) for colony, name in enumerate(COLONIES)]
TAKE = [Action(f"take {name}", "take", (card,)) for card, name in enumerate(PROGRESS)]
SLOT, REMOVE = ([Action(f"{word} {number}", word, (number - 1,)) for number in range(1, 4)] for word in ("slot", "remove"))
OFFER = [Action(f"offer {number}", "offer", (number - 1,)) for number in range(1, 5)]
CLAIM, ROW = ([Action(f"{word} {number}", word, (number - 1,)) for number in range(1, 8)] for word in ("claim", "row"))
EDGE = [Action(f"edge {name}", "edge", (edge,)) for edge, name in enumerate(EDGES)]
BAR = [Action(f"bar {name}", "bar", (action,)) for action, name in enumerate(ACTIONS)]
TIME_DOUBLE, TIME_TWO = Action("time double", "time", (1,)), Action("time two", "time", (2,))
GIVE_TEAM, GIVE_PROFIT = Action("give team", "give", (1,)), Action("give profit", "give", (2,))
PASS, PASS_TURN = Action("pass", "pass", (False,)), Action("pass turn", "pass", (True,))
CONFIRM = Action("confirm", "confirm", (-1,))
CONFIRM_AT = [Action(f"confirm {name}", "confirm", (site,)) for site, name in enumerate(SITES)]
TILE_LEGACY = Action("tile legacy", "tile", (-1,))
DECK, STOP, ENOUGH, SKIP, WITHDRAW, DONE, DRAW, DECLINE, STAY, KEEP, PLACE, LEAVE = (
    Action(word, word) for word in ("deck", "stop", "enough", "skip", "withdraw", "done", "draw", "decline", "stay", "keep", "place", "leave")
)
_SINGLE = {
    str(action): action
    for action in (
        *DECLARE, TIME_DOUBLE, TIME_TWO, GIVE_TEAM, GIVE_PROFIT, PASS, PASS_TURN, CONFIRM, TILE_LEGACY,
        DECK, STOP, ENOUGH, SKIP, WITHDRAW, DONE, DRAW, DECLINE, STAY, KEEP, PLACE, LEAVE,
    )
}  # fmt: skip


def _at_slot(word: str, slot: int) -> Action:
    box = f" {slot % 3 + 1}" if slot % 3 else ""
    return Action(f"{word} {SITES[slot // 3]}{box}", word, (slot,))


USE, TILE, LEGACY = ([_at_slot(word, slot) for slot in range(3 * len(SITES))] for word in ("use", "tile", "legacy"))


@cache
def hq(players: int, shielded: bool) -> Action:
    """Use the Infra of one HQ, or of two by Competitors; players are a set of bits."""
    seats = " ".join(str(player) for player in range(4) if players >> player & 1)
    return Action(f"hq {seats} shielded" if shielded else f"hq {seats}", "hq", (players, shielded))


OWN_FIRST = [
    [[hq(1 << seat, False) for seat in (player, *range(player), *range(player + 1, 4)) if seats >> seat & 1] for seats in range(16)] for player in range(4)
]
"""The HQs of some seats, a bit each, used plainly: by player and seats, the own one first."""


def parse(text: str) -> Action:
    """The action a text stands for; UnreadableAction names what can be read instead."""
    action = _parse(text.split())
    if action is None:
        raise UnreadableAction(
            _(
                "“{text}” is not an action of SpaceCorp; actions look like “move”, “team 2”, “to moon”, “hq 0”, “card ion_drive”, “confirm”, “claim 3” or “pass”"
            ).format(text=text)
        )
    return action


_NAMED: dict[str, tuple[dict[str, int], list[Action]]] = {
    "upgrade": (CARD_NUMBER, UPGRADE),
    "special": (CARD_NUMBER, SPECIAL),
    "card": (CARD_NUMBER, CARD),
    "poach": (CARD_NUMBER, POACH),
    "to": (SITE_NUMBER, TO),
    "at": (SITE_NUMBER, AT),
    "confirm": (SITE_NUMBER, CONFIRM_AT),
    "base": (BASE_NUMBER, BASE),
    "found": (COLONY_NUMBER, FOUND),
    "take": (PROGRESS_NUMBER, TAKE),
    "edge": (EDGE_NUMBER, EDGE),
    "bar": (ACTION_NUMBER, BAR),
}
_NUMBERED = {"team": TEAM, "carry": CARRY, "slot": SLOT, "remove": REMOVE, "offer": OFFER, "claim": CLAIM, "row": ROW}
_BOXED = {"use": USE, "tile": TILE, "legacy": LEGACY}


def _parse(words: list[str]) -> Action | None:
    match words:
        case [*_some] if (text := " ".join(words)) in _SINGLE:
            return _SINGLE[text]
        case [word, name] if word in _NAMED and name in _NAMED[word][0]:
            return _NAMED[word][1][_NAMED[word][0][name]]
        case ["card", name, "shielded"] if name in CARD_NUMBER:
            return SHIELDED[CARD_NUMBER[name]]
        case [word, number] if word in _NUMBERED and number in _DIGITS and _DIGITS[number] <= len(_NUMBERED[word]):
            return _NUMBERED[word][_DIGITS[number] - 1]
        case [word, name] if word in _BOXED and name in SITE_NUMBER:
            return _BOXED[word][3 * SITE_NUMBER[name]]
        case [word, name, ("2" | "3") as box] if word in _BOXED and name in SITE_NUMBER:
            return _BOXED[word][3 * SITE_NUMBER[name] + int(box) - 1]
        case ["hq", *seats]:
            shielded = bool(seats) and seats[-1] == "shielded"
            if shielded:
                seats = seats[:-1]
            if 1 <= len(seats) <= 2 and all(seat in ("0", "1", "2", "3") for seat in seats) and seats == sorted(set(seats)):
                return hq(sum(1 << int(seat) for seat in seats), shielded)
    return None


_DIGITS = {str(number): number for number in range(1, 8)}
