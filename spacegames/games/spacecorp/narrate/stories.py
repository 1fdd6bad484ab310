"""What has happened, one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed

from .names import (
    action_name,
    base_name,
    box_name,
    card_name,
    cards_named,
    colony_name,
    contract_name,
    edge_name,
    era_name,
    player_name,
    players_named,
    progress_name,
    site_name,
    spaces_word,
    tile_name,
    wheel_name,
)
from .texts import award_name, stack_name

if TYPE_CHECKING:
    from ..state import SpaceCorpState

Data = Mapping[str, Any]
Words = dict[str, Any]


def tell(kind: str, data: Data, state: SpaceCorpState) -> str:
    """One event as a sentence. An unknown kind is a KeyError."""
    words = dict(data)
    if isinstance(data.get("player"), int):
        words["name"] = player_name(state, data["player"])
    for field, named in _NAMED.items():
        if isinstance(data.get(field), str):
            words[f"{field}_name"] = named(state, data[field])
    return _STORIES[kind](state, data, words).format(**words)


_NAMED: dict[str, Callable[[SpaceCorpState, str], str]] = {
    "site": site_name,
    "from": site_name,
    "to": site_name,
    "tile": tile_name,
    "base": base_name,
    "colony": colony_name,
    "contract": contract_name,
    "edge": edge_name,
    "action": lambda state, action: action_name(action),
    "era": lambda state, era: era_name(era),
    "wheel": lambda state, wheel: wheel_name(wheel),
    "award": lambda state, award: award_name(award),
    "stack": lambda state, stack: stack_name(stack),
    "returned": card_name,
    "gone": card_name,
}


# ---- turns and Edges


def _turn(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("Turn {number}: {name} once more.") if data["again"] else _("Turn {number}: {name} is active.")


def _era(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["first_name"] = player_name(state, data["first"])
    return _("The era {era_name} begins; {first_name} goes first.")


def _advanced(state: SpaceCorpState, data: Data, words: Words) -> str:
    if data["box"]:
        return _("Team {team} of {name} moves on to box {box} of the star track at {site_name}.")
    return _("Team {team} of {name} reaches the star of {site_name} and can act.")


def _edge(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} plays the Edge {edge_name}.")


def _barred(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["rival_name"] = player_name(state, data["rival"])
    return _("{name} bars {action_name} for {rival_name} this turn.")


# ---- the action


def _declared(state: SpaceCorpState, data: Data, words: Words) -> str:
    if data["card"]:
        words["card_name"] = card_name(state, data["card"])
        return _("{name}: {action_name} with {card_name}.")
    return _("{name} declares {action_name}.")


def _target(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} aims at {site_name}.") if data["need"] is None else _("{name} aims at {site_name}: {need} needed.")


def _fed(state: SpaceCorpState, data: Data, words: Words) -> str:
    """What was added, and the value now."""
    what = data["what"]
    match data["source"]:
        case "hq":
            names = [_("its own Infra") if seat == data["player"] else _("the Infra of {name}").format(name=player_name(state, seat)) for seat in what]
            words["what_words"] = listed(names)
        case "card":
            words["what_words"] = listed([card_name(state, str(card).split()[0]) for card in what])
        case "time":
            words["what_words"] = _("Time, which doubles") if what == ["double"] else _("Time for two teams")
        case "base":
            words["what_words"] = _("the base at {site}").format(site=site_name(state, what[0]))
        case "team":
            words["what_words"] = _("a team for the colony")
        case _other:
            words["what_words"] = _("profit")
    if data["need"] is None:
        return _("{name} adds {what_words}, shielded: value {value}.") if data["shielded"] else _("{name} adds {what_words}: value {value}.")
    if data["shielded"]:
        return _("{name} adds {what_words}, shielded: {value} of {need}.")
    return _("{name} adds {what_words}: {value} of {need}.")


def _acted(state: SpaceCorpState, data: Data, words: Words) -> str:
    costs = []
    if data["spent"]:
        costs.append(_("{amount}T for missing points").format(amount=data["spent"]))
    if data["radiation"]:
        costs.append(_("{amount}T for radiation").format(amount=data["radiation"]))
    words["costs"] = listed(costs)
    if data["need"] is None:
        return _("{name} completes {action_name} with value {value}.") if data["value"] else _("{name} completes {action_name}.")
    words["what"] = data["site"] and (_("{action_name} to {site_name}") if data["action"] == "move" else _("{action_name} at {site_name}")).format(**words)
    words["what"] = words["what"] or words["action_name"]
    if costs:
        return _("{name} completes {what} with {value} of {need}; it costs {costs}.")
    if data["value"] > data["need"]:
        return _("{name} completes {what}: {value} points, {need} needed.")
    return _("{name} completes {what} with {value} of {need}.")


def _moved(state: SpaceCorpState, data: Data, words: Words) -> str:
    return {
        "move": _("Team {team} of {name} moves from {from_name} to {to_name}."),
        "prototype": _("The prototype takes team {team} of {name} from {from_name} to {to_name}."),
        "transport": _("Team {team} of {name} is transported from {from_name} to {to_name}."),
        "phobes": _("Phobes chase team {team} of {name} from {from_name} to {to_name}."),
        "beyond": _("Team {team} of {name} starts at {to_name}."),
        "deploy": _("Team {team} of {name} is born at {to_name}."),
    }[data["by"]]


def _beyond(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} wins the 1st Beyond marker.") if data["marker"] == 1 else _("{name} wins the 2nd Beyond marker.")


def _beyond_left(state: SpaceCorpState, data: Data, words: Words) -> str:
    return (
        _("{name} starts all teams together and leaves the 1st Beyond marker unused.")
        if data["marker"] == 1
        else _("{name} starts all teams together and leaves the 2nd Beyond marker unused.")
    )


def _boxes(state: SpaceCorpState, tiles: list[list[Any]]) -> str:
    """The tiles that produce, each with its box where the site has several."""
    return listed([box_name(state, *entry, *[1] * (2 - len(entry))) for entry in tiles])


def _produced(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["sites"] = _boxes(state, data["tiles"])
    return _("{name} produces {amount}T at {sites}.")


def _picked(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["sites"] = _boxes(state, data["tiles"])
    return _("{name} lets {sites} produce {amount}T.")


def _profit(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["loss"] = -data["amount"]
    if data["amount"] < 0:
        return {
            "spend": _("{name} spends {loss}T on missing points: {profit}T left."),
            "radiation": _("Radiation costs {name} {loss}T: {profit}T left."),
            "colonize": _("{name} spends {loss}T on a colony point: {profit}T left."),
            "hostile_microbes": _("Hostile microbes cost {name} {loss}T: {profit}T left."),
            "colonies": _("Without a colony {name} loses {loss}T: {profit}T."),
        }[data["by"]]
    return {
        "tile": _("The tile pays {name} {amount}T: now {profit}T."),
        "claim": _("The claim pays {name} {amount}T: now {profit}T."),
        "exploiter": _("The Exploiter pays {name} {amount}T: now {profit}T."),
        "secure": _("The Secure base pays {name} {amount}T: now {profit}T."),
        "produce": _("Production pays {name} {amount}T: now {profit}T."),
        "special": _("The card pays {name} {amount}T: now {profit}T."),
        "contract": _("The contract pays {name} {amount}T: now {profit}T."),
        "colony": _("A colony pays {name} {amount}T: now {profit}T."),
        "spur": _("The Orion Spur pays {name} {amount}T: now {profit}T."),
        "market_influence": _("Market Influence pays {name} {amount}T: now {profit}T."),
        "divert": _("Divert pays {name} {amount}T: now {profit}T."),
        "bonus": _("The bonus of the card pays {name} {amount}T: now {profit}T."),
        "beyond": _("The Beyond marker pays {name} {amount}T: now {profit}T."),
        "genetics": _("Genetics pays {name} {amount}T at the end: now {profit}T."),
        "colonies": _("The colonies pay {name} {amount}T at the end: now {profit}T."),
    }[data["by"]]


def _wheel(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["spaces_words"] = spaces_word(data["spaces"])
    if data["laps"]:
        return _("The {wheel_name} cube of {name} moves on by {spaces_words} and passes the top.")
    return _("The {wheel_name} cube of {name} moves on by {spaces_words}.")


def _progress(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["card_name"] = progress_name(state, data["card"])
    if data["by"] == "leak":
        return _("A leak: {name} takes {card_name} too.")
    return _("{name} takes {card_name} and {bonus}T.") if data["bonus"] else _("{name} takes {card_name}.")


def _upgraded(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["card_name"] = card_name(state, data["card"])
    if data["returned"]:
        return _("{name} lays {card_name} into slot {slot}; {returned_name} returns to the hand.")
    if data["gone"]:
        return _("{name} lays {card_name} into slot {slot}; {gone_name} leaves the game.")
    return _("{name} lays {card_name} into slot {slot}.")


# ---- cards


def _drawn(state: SpaceCorpState, data: Data, words: Words) -> str:
    """What everybody sees, or the card itself for whoever may know it."""
    if "card" in data:
        words["card_name"] = card_name(state, data["card"])
        return {
            "research": _("{name} draws {card_name} from the deck."),
            "reward": _("{name} draws {card_name} as a reward."),
            "turn": _("{name} draws {card_name} at the end of the turn."),
            "sharing": _("{name} draws {card_name} for sharing."),
        }[data["by"]]
    return {
        "research": _("{name} draws a card from the deck."),
        "reward": _("{name} draws a card as a reward."),
        "turn": _("{name} draws a card at the end of the turn."),
        "sharing": _("{name} draws a card for sharing."),
    }[data["by"]]


def _offer(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["card_name"] = card_name(state, data["card"])
    return {
        "research": _("{name} takes {card_name} from the offers."),
        "base": _("The Research base brings {name} {card_name} from the offers."),
        "hack": _("{name} hacks {card_name} out of the offers."),
        "salvage": _("{name} salvages {card_name}."),
    }[data["by"]]


def _discarded(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["cards_words"] = cards_named(state, data["cards"])
    if not data["cards"] and not data["time"]:
        return _("{name} discards nothing.")
    if not data["cards"]:
        return _("The Time card of {name} goes to its pile.")
    if data["time"]:
        return _("{name} discards {cards_words}; the Time card goes to its pile.")
    return _("{name} discards {cards_words}.")


def _filled(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["cards_words"] = cards_named(state, [card for _place, card in sorted(data["offers"].items())])
    return _("New offers: {cards_words}.")


def _taken(key: str) -> Callable[..., str]:
    """A story about one card."""

    def told(state: SpaceCorpState, data: Data, words: Words) -> str:
        words["card_name"] = card_name(state, data["card"])
        return {"poached": _("{name} poaches {card_name}."), "removed": _("{name} removes {card_name} from slot {slot}.")}[key]

    return told


# ---- the end


def _ending(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["names"] = players_named(state, data["last"])
    if not data["last"]:
        return {
            "contracts": _("Six contracts are claimed: the era ends now."),
            "deck": _("The deck is empty: from now on players may pass, and nobody uses rivals' bases or Infra."),
            "late": _("Nobody has drawn a card for long: from now on players may pass, and nobody uses rivals' bases or Infra."),
            "passes": _("Enough players have passed: the era ends now."),
        }[data["cause"]]
    return {
        "contracts": _("Six contracts are claimed. One last turn for {names}, and nobody uses rivals' bases or Infra."),
        "deck": _("The deck is empty. One last turn for {names}."),
        "passes": _("Enough players have passed. One last turn for {names}."),
    }[data["cause"]]


def _legacy(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} takes {tile_name} with the {base_name} base from {site_name} into the Legacy box.")


def _over(state: SpaceCorpState, data: Data, words: Words) -> str:
    words["names"] = players_named(state, data["winners"])
    words["most"] = max(data["scores"])
    if len(data["winners"]) > 1:
        return _("The game is over. {names} share the win with {most}T.")
    return _("The game is over. {names} wins with {most}T!")


def _passed(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} must pass and is out for the rest of the era.") if data["forced"] else _("{name} passes for the rest of the era.")


def _edge_passed(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} plays no Edge this turn.") if data["turn"] else _("{name} plays no Edge now.")


def _contract(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} claims row {row}: {contract_name}.")


def _deck(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("The last card has left the deck.")


def _colony(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} founds {colony_name} (value {value}) at {site_name}.")


def _base(key: str) -> Callable[..., str]:
    """A story about a base, with its box where a site has several."""

    def told(state: SpaceCorpState, data: Data, words: Words) -> str:
        several = len(state.game.components["sites"][data["site"]]["boxes"]) > 1
        if key == "chosen":
            return _("{name} plans {base_name} for box {box} of {site_name}.") if several else _("{name} plans {base_name} for {site_name}.")
        return _("{name} builds {base_name} in box {box} of {site_name}.") if several else _("{name} builds {base_name} at {site_name}.")

    return told


def _says(text: Callable[[], str]) -> Callable[..., str]:
    """A story with one sentence."""
    return lambda state, data, words: text()


def _spur(state: SpaceCorpState, data: Data, words: Words) -> str:
    return _("{name} is the first to reach {site_name}.") if data["amount"] else _("{name} reaches {site_name}.")


_STORIES: dict[str, Callable[..., str]] = {
    "era_began": _era,
    "turn_began": _turn,
    "team_advanced": _advanced,
    "asked": _says(lambda: _("{name} may play an Edge.")),
    "edge_passed": _edge_passed,
    "edge_played": _edge,
    "action_barred": _barred,
    "extra_turn": _says(lambda: _("{name} takes another turn.")),
    "declared": _declared,
    "team_chosen": _says(lambda: _("{name} chooses team {team} at {site_name}.")),
    "target_chosen": _target,
    "base_chosen": _base("chosen"),
    "colony_chosen": _says(lambda: _("{name} wants to found {colony_name} at {site_name}: {need} colony points.")),
    "fed": _fed,
    "withdrawn": _says(lambda: _("{name} withdraws the action.")),
    "second_dropped": _says(lambda: _("{name} lets no second team act.")),
    "acted": _acted,
    "team_moved": _moved,
    "not_moved": _says(lambda: _("{name} transports nobody.")),
    "beyond_taken": _beyond,
    "spur_reached": _spur,
    "tile_drawn": _says(lambda: _("{name} discovers {tile_name} at {site_name}.")),
    "tile_exchanged": _says(lambda: _("{tile_name} sends {name} on to the {stack_name} stack.")),
    "site_claimed": _says(lambda: _("Team {team} of {name} claims {site_name}.")),
    "claim_lost": _says(lambda: _("Team {team} of {name} gives up its claim on {site_name}.")),
    "site_quiet": _says(lambda: _("Phobes: nothing at {site_name} gives {name} any benefit yet.")),
    "profit_changed": _profit,
    "wheel_moved": _wheel,
    "award_lost": _says(lambda: _("No {award_name} can be chosen: {name} gets none.")),
    "progress_taken": _progress,
    "base_built": _base("built"),
    "produced": _produced,
    "tile_picked": _picked,
    "upgraded": _upgraded,
    "colony_founded": _colony,
    "team_removed": _says(lambda: _("Team {team} of {name} settles at {site_name} for good.")),
    "contract_claimed": _contract,
    "claims_done": _says(lambda: _("{name} claims no more contracts.")),
    "reward_declined": _says(lambda: _("{name} takes no reward.")),
    "card_drawn": _drawn,
    "offer_taken": _offer,
    "drawing_stopped": _says(lambda: _("{name} takes no more cards.")),
    "card_poached": _taken("poached"),
    "infra_removed": _taken("removed"),
    "cards_discarded": _discarded,
    "offers_filled": _filled,
    "deck_empty": _deck,
    "turn_skipped": _says(lambda: _("{name} cannot act and skips the action.")),
    "player_passed": _passed,
    "era_ending": _ending,
    "era_over": _says(lambda: _("The era {era_name} is over.")),
    "legacy_kept": _legacy,
    "legacy_unchanged": _says(lambda: _("{name} keeps the Legacy box as it is.")),
    "beyond_left": _beyond_left,
    "game_over": _over,
}
