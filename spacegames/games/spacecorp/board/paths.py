"""What a person touches on the board, in order, to choose an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action

from .pictograms import ACTIONS
from .reading import has_shield

if TYPE_CHECKING:
    from ..state import SpaceCorpState

Path = tuple[str, ...]


def path(state: SpaceCorpState, action: Action) -> Path:
    """The things that lead to this action; none where only a button does."""
    if state.over:
        return ()
    word, *rest = action.split()
    return _PATHS[word](state, *rest)


def _of_era(state: SpaceCorpState, site: str) -> bool:
    return bool(state.game.components["sites"][site]["era"] == state.era_name)


def _site(state: SpaceCorpState, site: str) -> Path:
    return (f"site-{site}",) if _of_era(state, site) else ()


def _box(state: SpaceCorpState, site: str, box: str = "1") -> Path:
    if site == "legacy":
        return (f"legacy-{state.decider}",)
    if not _of_era(state, site):
        return ()
    entry = state.to_position()["sites"].get(site)
    place = int(box) - 1
    found = entry and place < len(entry["tiles"]) and (entry["tiles"][place] or entry["bases"][place])
    return (f"box-{site}-{box}",) if found else (f"site-{site}",)  # an empty box is nothing of its own on the board


def _holds(state: SpaceCorpState, card: str) -> Path:
    """A card in the hand of the player who decides."""
    return (f"hand-{state.decider}-{card}",) if card in state.to_position()["seats"][state.decider]["hand"] else ()


def _team(state: SpaceCorpState, number: str) -> Path:
    place = state.to_position()["seats"][state.decider]["teams"][int(number) - 1]
    return (f"team-{state.decider}-{number}",) if place != "out" else ()


def _hq(state: SpaceCorpState, *rest: str) -> Path:
    shielded = rest[-1] == "shielded"
    seats = [seat for seat in (rest[:-1] if shielded else rest) if int(seat) < state.players]
    spots = tuple(f"hq-{seat}" for seat in seats)
    if not shielded:
        return spots
    infra = {seat: entry["infra"] for seat, entry in enumerate(state.to_position()["seats"])}
    shields = [seat for seat in seats if has_shield(state, infra[int(seat)])]
    return (*(f"hq-{seat}" for seat in seats if seat != shields[0]), f"hq-{shields[0]}-shielded") if shields else ()


def _card(state: SpaceCorpState, card: str, shielded: str = "") -> Path:
    held = _holds(state, card)
    if not held or not shielded:
        return held
    effects = state.game.components["cards"][card]["effects"]
    return (f"{held[0]}-shielded",) if any(effect.get("shielded") for effect in effects) else ()


def _time(state: SpaceCorpState, how: str) -> Path:
    held = _holds(state, "time")
    return (f"{held[0]}-{how}",) if held else ()


def _give(state: SpaceCorpState, what: str) -> Path:
    if what == "profit":
        return (f"seat-{state.decider}",)
    table = state.to_position()
    draft = table["turn"]["draft"]
    target = draft["target"] if draft else None
    here = [number for number, place in enumerate(table["seats"][state.decider]["teams"], 1) if place == target]
    return (f"team-{state.decider}-{here[0]}",) if here else ()


def _edge(state: SpaceCorpState, edge: str) -> Path:
    items = state.game.components["cards"]
    held = [card for card in state.to_position()["seats"][state.decider]["hand"] if items[card]["edge"] == edge]
    return (f"hand-{state.decider}-{held[0]}",) if held else ()


def _take(state: SpaceCorpState, card: str) -> Path:
    item = state.game.components["progress"][card]
    shown = state.era_name == "starfarers" or (state.era_name == "planeteers" and item["era"] == "planeteers")
    return (f"progress-{card}",) if shown else ()


def _found(state: SpaceCorpState, colony: str) -> Path:
    table = state.to_position()
    there = colony in table["colonies"] or any(entry["colony"] == colony for entry in table["sites"].values())
    return (f"colony-{colony}",) if state.era_name == "starfarers" and there else ()


def _place(state: SpaceCorpState) -> Path:
    """Where the Beyond marker lets a team start."""
    first = state.to_position()["beyond"][0] == state.decider
    return ("site-ceres" if first else "site-vesta",) if state.era_name == "planeteers" else ("site-alpha_centauri" if first else "site-luhman_16",)


def _poach(state: SpaceCorpState, card: str) -> Path:
    return (f"played-{card}",) if state.kind == "poach" and any(action == f"poach {card}" for action in state.actions()) else ()


def _confirm(state: SpaceCorpState, site: str = "") -> Path:
    return ("confirm", *(_site(state, site) if site else ()))


NO_MORE = ("pass", "skip", "stop", "enough", "withdraw", "done", "decline", "stay", "keep", "leave")
"""The words that end or decline something; one button serves them all."""


def _no_more(state: SpaceCorpState, *rest: str) -> Path:
    return () if rest else ("pass",)


_PATHS: dict[str, Callable[..., Path]] = {
    **{name: (lambda state, name=name: (f"action-{name}",)) for name in ACTIONS[:8]},
    "revelation": lambda state: (f"wheel-{state.decider}",) if state.kind == "offer" else ("action-revelation",),
    "upgrade": lambda state, card: ("action-upgrade", *_holds(state, card)),
    "special": lambda state, card: ("action-special", *_holds(state, card)),
    "team": _team,
    "carry": _team,
    "to": _site,
    "at": _site,
    "base": lambda state, base: (f"store-{state.decider}-{base}",),
    "found": _found,
    "hq": _hq,
    "card": _card,
    "time": _time,
    "use": _box,
    "give": _give,
    "confirm": _confirm,
    "slot": lambda state, number: (f"slot-{state.decider}-{number}",),
    "remove": lambda state, number: (f"slot-{state.decider}-{number}",),
    "tile": _box,
    "legacy": _box,
    "deck": lambda state: ("deck",),
    "draw": lambda state: ("deck",),
    "offer": lambda state, number: (f"offer-{number}",),
    "take": _take,
    "row": lambda state, number: (f"contract-{number}",),
    "claim": lambda state, number: (f"contract-{number}",),
    "edge": _edge,
    "bar": lambda state, name: (f"action-{name}",),
    "poach": _poach,
    "place": _place,
    **dict.fromkeys(NO_MORE, _no_more),
}
