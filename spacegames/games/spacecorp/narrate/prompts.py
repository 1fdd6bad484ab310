"""What the table waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, ngettext

from ..actions import choosing
from ..legality import asked
from ..value import reckoning
from .names import action_name, card_name, colony_name, contract_name, contract_of, player_name, site_name

if TYPE_CHECKING:
    from ..state import SpaceCorpState


def prompt(state: SpaceCorpState) -> str:
    """What to do now, in one sentence; while an action is being fed, how far it has come."""
    if state.over:
        return _("The game is over.")
    turn = state.to_position()["turn"]
    words: dict[str, Any] = {"name": player_name(state, state.decider), "active": player_name(state, turn["active"])}
    return _PROMPTS[state.kind](state, turn, words).format(**words)


def _draft(turn: dict[str, Any]) -> dict[str, Any]:
    draft: dict[str, Any] = turn["draft"] or {}
    return draft


def _declare(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    if turn["barred"]:
        words["barred"] = action_name(turn["barred"])
        return _("{name}, choose your action for this turn; {barred} is barred.")
    if turn["last"] is not None:
        return _("{name}, your last turn of this era: choose your action.")
    if turn["ending"] == "deck":
        if state.to_position()["deck"]:
            return _("{name}, nobody has drawn a card for long: choose an action, or pass for the rest of the era.")
        return _("{name}, the deck is empty: choose an action, or pass for the rest of the era.")
    return _("{name}, choose your action for this turn.")


def _team(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    draft = _draft(turn)
    if draft.get("action") == "special":
        words["card"] = card_name(state, draft["card"])
        return _("{name}, {card}: choose the team.")
    words["action"] = action_name(draft["action"])
    if draft.get("execution") == 2:
        return _("{name}, {action} with a second team: choose it, or stop.")
    return _("{name}, {action}: choose the team.")


def _target(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    draft = _draft(turn)
    if draft["action"] == "colonize":
        return _("{name}, choose the star system for the colony.")
    if draft["action"] == "special" and draft["team"] is None:
        words["card"] = card_name(state, draft["card"])
        return _("{name}, {card}: choose an empty site.")
    words["team"] = draft["team"]
    return _("{name}, choose where team {team} goes.")


def _base(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    draft = _draft(turn)
    site = draft["target"] or state.to_position()["seats"][turn["active"]]["teams"][draft["team"] - 1]
    words["site"] = site_name(state, site)
    words["box"] = len(draft["types"]) + 1
    if len(state.game.components["sites"][site]["boxes"]) > 1:
        return _("{name}, choose the base for box {box} of {site}.")
    return _("{name}, choose the base for {site}.")


def _colony(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    words["site"] = site_name(state, _draft(turn)["target"])
    return _("{name}, choose the colony for {site}.")


def _feed(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    found = reckoning(state)
    draft = _draft(turn)
    words["action"] = action_name(found.action)
    words["value"] = found.value
    if found.need is None:
        if not found.value:
            if found.action == "research":
                return _("{name}, Research: nothing yet. Use Infra or play cards.")
            return _("{name}, {action}: nothing yet. Play a card that shows {action}.")
        if found.action == "research":
            return ngettext(
                "{name}, Research {value}: one card to take. Add more, or confirm.",
                "{name}, Research {value}: that many cards to take. Add more, or confirm.",
                found.value,
            )
        if found.action == "produce":
            return ngettext(
                "{name}, Produce {value}: one tile may produce. Add more, or confirm.",
                "{name}, Produce {value}: that many tiles may produce. Add more, or confirm.",
                found.value,
            )
        return ngettext(
            "{name}, {action} {value}: one space on the wheel. Add more, or confirm.",
            "{name}, {action} {value}: that many spaces on the wheel. Add more, or confirm.",
            found.value,
        )
    words["need"] = found.need
    if found.action == "colonize":
        words["colony"] = colony_name(state, draft["colony"])
        words["build"], words["build_need"] = found.build, found.build_need
        if found.ready:
            return _("{name}, {colony}: {value} of {need} colony points. Confirm, or add more.")
        return _("{name}, {colony}: {value} of {need} colony points; Build {build} of {build_need} would give one more.")
    words["site"] = site_name(state, found.site or "hq")
    words["spend"], words["radiation"] = found.spend, found.radiation
    what = _("Move to {site}") if found.action == "move" else _("{action} at {site}")
    words["what"] = what.format(**words)
    if not found.ready:
        if found.value >= found.need and found.radiation:
            words["profit"] = state.to_position()["seats"][turn["active"]]["profit"]
            return _("{name}, {what}: {value} of {need}, but radiation costs {radiation}T and you have {profit}T. Add something shielded.")
        return _("{name}, {what}: {value} of {need} needed. Add Infra, cards or bases.")
    if found.spend and found.radiation:
        return _("{name}, {what}: {value} of {need} and {spend}T for the rest, {radiation}T for radiation. Confirm, or add more.")
    if found.spend:
        return _("{name}, {what}: {value} of {need} and {spend}T for the rest. Confirm, or add more.")
    if found.radiation:
        return _("{name}, {what}: {value} of {need}, {radiation}T for radiation. Confirm, or add more.")
    return _("{name}, {what}: {value} of {need}, enough. Confirm, or add more.")


def _draw(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    """Which card it is of how many, and where there are any."""
    _what, left, taken = turn["pending"][-1]
    words["number"], words["count"] = taken + 1, taken + left
    one = words["count"] == 1
    if not state.deck:
        return _("{name}, take a card from the offers.") if one else _("{name}, take card {number} of {count} from the offers.")
    if max(state.offers) < 0:
        return _("{name}, take a card from the deck.") if one else _("{name}, take card {number} of {count} from the deck.")
    return _("{name}, take a card: from the deck or an offer.") if one else _("{name}, take card {number} of {count}: from the deck or an offer.")


def _slot(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    card = _draft(turn).get("card")
    if card is None:
        return _("{name}, choose the slot for the Infra card.")
    words["card"] = card_name(state, card)
    return _("{name}, choose the slot for {card}.")


def _offer(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    if state.pending[-1][2] == "hack":
        return _("{name}, Hack: take a card from the offers.")
    if choosing.gives_revelation(state):
        return _("{name}, your new Research base: take a card from the offers, or advance your revelation cube.")
    return _("{name}, your new Research base: take a card from the offers.")


def _progress(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    if asked.rule(state) == "SC-VAR-11":
        return _("{name}, everybody begins with an Adaptation of Planeteers: choose yours.")
    return _("{name}, you have gone round the wheel: choose a progress card.")


def _edge(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    own = {
        "start": _("{name}, your turn begins: play an Edge, or pass."),
        "after": _("{name}, you have acted: play an Edge, or pass."),
        "before": _("{name}, before you discard: play an Edge, or pass."),
        "discarded": _("{name}, you have discarded: play an Edge, or pass."),
    }
    if state.decider == turn["active"] and turn["phase"] in own:
        return own[turn["phase"]]
    return {
        "start": _("{name}, the turn of {active} begins: play an Edge, or pass."),
        "after": _("{name}, {active} has acted: play an Edge, or pass."),
        "claimed": _("{name}, a contract was claimed: play an Edge, or pass."),
        "before": _("{name}, before {active} discards: play an Edge, or pass."),
        "discarded": _("{name}, {active} has discarded: play an Edge, or pass."),
        "end": _("{name}, your turn ends: play an Edge, or pass."),
    }[turn["phase"]]


def _contract(state: SpaceCorpState, turn: dict[str, Any], words: dict[str, Any]) -> str:
    rows = [action.split()[1] for action in state.actions() if action.startswith("claim")]
    if len(rows) == 1:
        words["contract"] = contract_name(state, contract_of(state.to_position()["era"], int(rows[0])))
        return _("{name}, you have fulfilled a contract ({contract}): claim it, or go on.")
    return _("{name}, claim the contracts you have fulfilled, or go on.")


def _says(text: Callable[[], str]) -> Callable[..., str]:
    """A prompt with one sentence."""
    return lambda state, turn, words: text()


_PROMPTS: dict[str, Callable[..., str]] = {
    "declare": _declare,
    "team": _team,
    "target": _target,
    "base": _base,
    "colony": _colony,
    "feed": _feed,
    "slot": _slot,
    "produce": _says(lambda: _("{name}, choose the tiles that produce.")),
    "draw": _draw,
    "offer": _offer,
    "progress": _progress,
    "phobes": _says(lambda: _("{name}, Phobes: choose the team that flees to the Sun.")),
    "deploy": _says(lambda: _("{name}, Star Children: choose the star for the new team.")),
    "row": _says(lambda: _("{name}, choose an open contract for your colony.")),
    "contract": _contract,
    "reward": _says(lambda: _("{name}, {active} used something of yours: draw a card, or decline.")),
    "transport": _says(lambda: _("{name}, transport an idle team between your bases, or stay.")),
    "arrival": _says(lambda: _("{name}, choose the base where the team arrives.")),
    "edge": _edge,
    "sabotage": _says(lambda: _("{name}, Sabotage: name the action that {active} may not take.")),
    "poach": _says(lambda: _("{name}, Poach: take one of the discarded cards.")),
    "remove": _says(lambda: _("{name}, Incompatible: choose the Infra card you remove.")),
    "legacy": _says(lambda: _("{name}, the era is over: take a producing tile into your Legacy box, or keep it as it is.")),
    "beyond": _says(lambda: _("{name}, your Beyond marker: start one team ahead of the others?")),
}
