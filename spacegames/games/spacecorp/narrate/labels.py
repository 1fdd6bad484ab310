"""What an action means, as on a button."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action
from spacegames.core.words import _, listed, ngettext

from ..actions.producing import eligible
from ..components.names import SITE_NUMBER
from ..value import reckoning
from .names import (
    action_name,
    base_name,
    box_name,
    card_name,
    colony_name,
    contract_name,
    contract_of,
    contract_side,
    edge_name,
    player_name,
    progress_name,
    site_name,
    tile_name,
)
from .texts import base_text, card_text, colony_text, edge_text, infra_text, progress_text, worth

if TYPE_CHECKING:
    from ..state import SpaceCorpState

Table = Mapping[str, Any]
"""The position the label is about."""


def label(state: SpaceCorpState, action: Action) -> str:
    """The action in words, with what is known about where it leads."""
    word, *rest = action.split()
    return _LABELS[word](state, state.to_position(), *rest)


# ---- step 1


def _declared(state: SpaceCorpState, table: Table, name: str) -> str:
    """An action with the value the own HQ gives to it."""
    printed = infra_text(state, _infra(state, table, state.decider), name) if state.decider >= 0 else "0"
    if printed == "0":
        return action_name(name)
    return _("{action} (your Infra: {value})").format(action=action_name(name), value=printed)


def _infra(state: SpaceCorpState, table: Table, seat: int) -> list[Mapping[str, Any]]:
    """All values and factors that an HQ shows: cards in the slots, printed values where no card covers them."""
    components = state.game.components
    hq = components["hqs"][state.options["start"]]
    found: list[Mapping[str, Any]] = [{"do": "value", "action": "research", "amount": hq["research"]}]
    for card, printed in zip(table["seats"][seat]["infra"], hq["slots"], strict=True):
        found += components["cards"][card]["effects"] if card else printed
    return found


def _upgrade(state: SpaceCorpState, table: Table, card: str) -> str:
    return _("Upgrade: {card} becomes Infra").format(card=card_name(state, card))


def _special(state: SpaceCorpState, table: Table, card: str) -> str:
    return _("{card}. {text}").format(card=card_name(state, card), text=card_text(state, card))


def _team(state: SpaceCorpState, table: Table, number: str) -> str:
    place = table["seats"][state.decider]["teams"][int(number) - 1]
    return _("Team {number} ({place})").format(number=number, place=site_name(state, place))


def _to(state: SpaceCorpState, table: Table, site: str) -> str:
    return _("To {site}").format(site=site_name(state, site))


def _at(state: SpaceCorpState, table: Table, site: str) -> str:
    return _("At {site}").format(site=site_name(state, site))


def _base(state: SpaceCorpState, table: Table, base: str) -> str:
    return _("{base}: {text}").format(base=base_name(state, base), text=base_text(state, base, table["era"]))


def _found(state: SpaceCorpState, table: Table, colony: str) -> str:
    value = state.game.components["colonies"][colony]["value"]
    return _("Found the colony {colony}, value {value}: {text}").format(colony=colony_name(state, colony), value=value, text=colony_text(state, colony))


# ---- feeding an action


def _fed(state: SpaceCorpState, table: Table) -> str:
    """The action whose points count now; the Build source of a colony counts Build."""
    draft = table["turn"]["draft"]
    return "build" if not draft or draft["action"] == "colonize" else draft["action"]


def _hq(state: SpaceCorpState, table: Table, *rest: str) -> str:
    shielded = rest[-1] == "shielded"
    seats = [int(seat) for seat in (rest[:-1] if shielded else rest)]
    action = _fed(state, table)
    names = [_("your own") if seat == state.decider else player_name(state, seat) for seat in seats]
    values = listed([infra_text(state, _infra(state, table, seat), action) for seat in seats])
    words = {"names": listed(names), "action": action_name(action), "value": values}
    if shielded:
        return _("Infra of {names}, shielded: {action} (plain {value})").format(**words)
    if len(seats) > 1:
        return _("Play Competitors: Infra of {names}: {action} {value}").format(**words)
    if seats[0] == state.decider:
        return _("Your own Infra: {action} {value}").format(**words)
    return _("Infra of {names}: {action} {value}, earns a reward").format(**words)


def _card(state: SpaceCorpState, table: Table, card: str, shielded: str = "") -> str:
    action = _fed(state, table)
    effects = state.game.components["cards"][card]["effects"]
    values = [
        worth(effect)
        for effect in effects
        if effect["action"] == action and effect["do"] in ("value", "times") and bool(effect.get("shielded")) == bool(shielded)
    ]
    words = {"card": card_name(state, card), "action": action_name(action), "value": listed(values)}
    if not values:
        return _("Play {card}").format(**words)
    return (_("Play {card}: {action} {value}, shielded") if shielded else _("Play {card}: {action} {value}")).format(**words)


def _time(state: SpaceCorpState, table: Table, how: str) -> str:
    return _("Play Time: double the value") if how == "double" else _("Play Time: two teams act")


def _use(state: SpaceCorpState, table: Table, site: str, box: str = "1") -> str:
    """A rival's base that helps."""
    entries = table["sites"].get(site, {}).get("bases", ())
    helping = [entry for number, entry in enumerate(entries, 1) if entry and str(number) == box]
    words = {"site": box_name(state, site, box)}
    if not helping:
        return _("Use the base at {site}").format(**words)
    words |= {"owner": player_name(state, helping[0][0]), "base": base_name(state, helping[0][1]), "text": base_text(state, helping[0][1], table["era"])}
    return _("Use {base} of {owner} at {site} ({text}), earns a reward").format(**words)


def _give(state: SpaceCorpState, table: Table, what: str) -> str:
    if what == "team":
        return _("Give a team to the colony: 1 colony point")
    return _("Spend {price}T: 1 colony point").format(price=state.game.components["numbers"]["colony_price"]["value"])


def _confirm(state: SpaceCorpState, table: Table, site: str = "") -> str:
    """The action with what it costs."""
    if not table["turn"]["draft"]:
        return _("Confirm")
    found = reckoning(state)
    costs = []
    if found.spend:
        costs.append(_("{amount}T for missing points").format(amount=found.spend))
    if found.radiation:
        costs.append(_("{amount}T for radiation").format(amount=found.radiation))
    for rival in sorted(set(found.rewards)):
        number = found.rewards.count(rival)
        costs.append(ngettext("a reward for {name}", "{number} rewards for {name}", number).format(name=player_name(state, rival), number=number))
    words = {"action": action_name(found.action), "value": found.value, "costs": listed(costs), "site": site_name(state, site) if site else ""}
    if site:
        return _("Confirm {action} {value}, using the base at {site}").format(**words)
    return (_("Confirm {action} {value}: {costs}") if costs else _("Confirm {action} {value}")).format(**words)


# ---- cards and tiles


def _offer(state: SpaceCorpState, table: Table, number: str) -> str:
    card = table["offers"][int(number) - 1]
    if card is None:
        return _("Offer {number} (empty)").format(number=number)
    return _("Take {card} ({text})").format(card=card_name(state, card), text=card_text(state, card))


def _tile(state: SpaceCorpState, table: Table, site: str, box: str = "1") -> str:
    """A tile that may produce, with what it gives."""
    slot = -1 if site == "legacy" else 3 * SITE_NUMBER[site] + int(box) - 1
    gives = dict(eligible(state, state.decider)).get(slot)
    words = {"site": box_name(state, site, box), "amount": gives}
    return (_("Produce at {site}") if gives is None else _("Produce {amount}T at {site}")).format(**words)


def _take(state: SpaceCorpState, table: Table, card: str) -> str:
    item = state.game.components["progress"][card]
    words = {"card": progress_name(state, card), "text": progress_text(state, card), "bonus": item["bonus"]}
    if table["progress"].get(card) == item["copies"] and item["bonus"]:
        return _("{card} ({text}) with {bonus}T").format(**words)
    return _("{card} ({text})").format(**words)


def _slot(state: SpaceCorpState, table: Table, number: str) -> str:
    card = table["seats"][state.decider]["infra"][int(number) - 1]
    printed = state.game.components["hqs"][state.options["start"]]["slots"][int(number) - 1]
    words = {"number": number}
    if card:
        return _("Slot {number}, in place of {card}").format(card=card_name(state, card), **words)
    if printed:
        return _("Slot {number}, covers {action} {value}").format(action=action_name(printed[0]["action"]), value=worth(printed[0]), **words)
    return _("Slot {number}").format(**words)


def _remove(state: SpaceCorpState, table: Table, number: str) -> str:
    card = table["seats"][state.decider]["infra"][int(number) - 1]
    return _("Remove {card} from slot {number}").format(card=card_name(state, card) if card else _("nothing"), number=number)


def _legacy(state: SpaceCorpState, table: Table, site: str, box: str = "1") -> str:
    """A tile with an own base that may go into the Legacy box, with what it gives in each Produce."""
    gives = dict(eligible(state, state.decider)).get(3 * SITE_NUMBER[site] + int(box) - 1)
    words = {"site": box_name(state, site, box), "amount": gives}
    if gives is None:
        return _("Take the tile of {site} with your base into Legacy").format(**words)
    entry = table["sites"][site]
    words |= {"tile": tile_name(state, entry["tiles"][int(box) - 1]), "base": base_name(state, entry["bases"][int(box) - 1][1])}
    return _("Take {tile} with {base} from {site} into Legacy: {amount}T in each Produce").format(**words)


# ---- contracts and the rest


def _claim(state: SpaceCorpState, table: Table, row: str) -> str:
    contract = contract_of(table["era"], int(row))
    return _("Claim row {row}: {contract} ({profit}T)").format(row=row, contract=contract_name(state, contract), profit=grown(state, table, int(row)))


def grown(state: SpaceCorpState, table: Table, row: int) -> int:
    """What a contract of this era pays now, unpaid rewards of earlier eras included."""
    eras = ("mariners", "planeteers", "starfarers")
    now = eras.index(table["era"]) + 1
    disc = min(table["contracts"]["discs"][row - 1], now - 1)
    return sum(contract_side(state, contract_of(era, row))["profit"] for era in eras[disc:now])


def _row(state: SpaceCorpState, table: Table, row: str) -> str:
    contract = contract_of(table["era"], int(row))
    return _("Row {row}: {contract}").format(row=row, contract=contract_name(state, contract))


def _carry(state: SpaceCorpState, table: Table, number: str) -> str:
    place = table["seats"][state.decider]["teams"][int(number) - 1]
    return _("Transport team {number} from {place}").format(number=number, place=site_name(state, place))


def _pass(state: SpaceCorpState, table: Table, turn: str = "") -> str:
    if turn:
        return _("Play no Edge in this whole turn")
    return _("Pass for the rest of the era") if state.kind == "declare" else _("Play no Edge now")


def _beyond(state: SpaceCorpState, table: Table) -> str:
    first = table["beyond"] and table["beyond"][0] == state.decider
    if table["era"] == "planeteers":
        return _("Start a team on Ceres") if first else _("Start a team on Vesta")
    return _("Start a team at Alpha Centauri") if first else _("Start a team at Luhman 16")


def _says(text: Callable[[], str]) -> Callable[..., str]:
    """A label that is always the same."""
    return lambda state, table, *rest: text()


_LABELS: dict[str, Callable[..., str]] = {
    **{
        name: (lambda state, table, name=name: _declared(state, table, name))
        for name in ("research", "move", "explore", "build", "produce", "genetics", "colonize")
    },
    "revelation": lambda state, table: _("Advance your revelation cube by 1") if state.kind == "offer" else _declared(state, table, "revelation"),
    "upgrade": _upgrade,
    "special": _special,
    "pass": _pass,
    "skip": _says(lambda: _("No action is possible")),
    "team": _team,
    "stop": lambda state, table: _("No second team") if state.kind == "team" else _("Take no more cards"),
    "to": _to,
    "at": _at,
    "base": _base,
    "found": _found,
    "hq": _hq,
    "card": _card,
    "time": _time,
    "use": _use,
    "give": _give,
    "confirm": _confirm,
    "withdraw": _says(lambda: _("Withdraw the action")),
    "slot": _slot,
    "tile": _tile,
    "enough": _says(lambda: _("No more tiles")),
    "deck": _says(lambda: _("Draw from the deck")),
    "offer": _offer,
    "take": _take,
    "row": _row,
    "claim": _claim,
    "done": _says(lambda: _("Claim no more")),
    "draw": _says(lambda: _("Draw a card")),
    "decline": _says(lambda: _("Take no card")),
    "carry": _carry,
    "stay": _says(lambda: _("Transport nobody")),
    "edge": lambda state, table, edge: _("Play {edge}: {text}").format(edge=edge_name(state, edge), text=edge_text(state, edge)),
    "bar": lambda state, table, action: _("Bar {action}").format(action=action_name(action)),
    "poach": lambda state, table, card: _("Take {card} ({text})").format(card=card_name(state, card), text=card_text(state, card)),
    "remove": _remove,
    "keep": _says(lambda: _("Keep the Legacy box as it is")),
    "legacy": _legacy,
    "place": _beyond,
    "leave": _says(lambda: _("Start all teams together")),
}
