"""What the board says in words: the bar, the meter, the legend, and a label for everything that can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, listed, ngettext

from ..components import is_reconstructed, name_of
from ..narrate.labels import grown
from ..narrate.names import (
    action_name,
    base_name,
    card_name,
    cards_named,
    cards_word,
    colony_name,
    contract_name,
    contract_of,
    era_name,
    player_name,
    progress_name,
    region_name,
    site_name,
    tile_name,
)
from ..narrate.texts import award_name, base_text, card_text, colony_text, progress_text, stack_name, tile_text
from ..value import Reckoning

if TYPE_CHECKING:
    from ..state import SpaceCorpState

Table = Mapping[str, Any]


# ---- bar, meter, legend


def step_names() -> tuple[str, ...]:
    """The six steps of a turn in short."""
    return (_("1 Action"), _("2 Contracts"), _("3 Rewards"), _("4 Transport"), _("5 Refill"), _("6 Draw"))


STEPS = {"start": 0, "act": 0, "after": 0, "contracts": 1, "claimed": 1, "rewards": 2, "transport": 3, "before": 4, "discarded": 4, "end": 5}
"""The step of each phase."""


def title(state: SpaceCorpState, table: Table) -> str:
    """Whose turn it is, in one sentence."""
    if state.over:
        return _("SpaceCorp: {names} wins").format(names=listed([player_name(state, player) for player in state.winners()]))
    turn = table["turn"]
    return _("SpaceCorp, {era}: turn {number}, {name}").format(era=era_name(table["era"]), number=turn["number"], name=player_name(state, turn["active"]))


def headline(state: SpaceCorpState, table: Table) -> str:
    """What the bar says instead of the steps."""
    if state.over:
        return _("{names} wins!").format(names=listed([player_name(state, player) for player in state.winners()]))
    return {
        "setup": _("Setting up {era}").format(era=era_name(table["era"])),
        "legacy": _("{era} is over: Legacy").format(era=era_name(table["era"])),
        "scoring": _("The last scoring"),
    }.get(table["turn"]["phase"], "")


def turn_note(state: SpaceCorpState, table: Table) -> str:
    turn = table["turn"]
    if state.over:
        return ""
    if turn["last"] is not None:
        return _("turn {number}, last turns").format(number=turn["number"])
    if turn["ending"] == "deck":
        # the deck may still have cards, if nobody has drawn one for long
        return (_("turn {number}, passing begun") if table["deck"] else _("turn {number}, deck empty")).format(number=turn["number"])
    return _("turn {number}").format(number=turn["number"])


def era_title(era: str) -> str:
    return {"mariners": _("Mariners: to Mars"), "planeteers": _("Planeteers: outer planets"), "starfarers": _("Starfarers: the stars")}[era]


def waiting(state: SpaceCorpState, table: Table) -> str:
    """What the meter says while no action is being put together."""
    if state.over:
        return _("The game is over")
    if state.kind == "declare":
        return _("Touch an action to begin")
    played = cards_named(state, table["turn"]["table"])
    if played:
        return _("Played this turn: {cards}").format(cards=played)
    return _("{name} decides").format(name=player_name(state, state.decider))


def meter_head(state: SpaceCorpState, table: Table, found: Reckoning) -> str:
    """What the present action wants."""
    draft = table["turn"]["draft"]
    words: dict[str, Any] = {"action": action_name(found.action), "site": site_name(state, found.site) if found.site else "", "team": found.team}
    if draft["action"] == "colonize" and draft["colony"]:
        return _("{colony} at {site}").format(colony=colony_name(state, draft["colony"]), site=words["site"])
    if draft["action"] == "special":
        return card_name(state, draft["card"])
    if not found.site:
        return action_name(found.action)
    if found.action == "move" and draft["target"] is None:
        return _("{action}: team {team} from {site}").format(**words)
    return (_("{action} to {site}") if found.action == "move" else _("{action} at {site}")).format(**words)


def meter_sum(state: SpaceCorpState, found: Reckoning) -> str:
    """How the value comes about, or what must be chosen before anything counts."""
    asked = {
        "team": _("choose the team"),
        "target": _("choose the site"),
        "base": _("choose the base"),
        "colony": _("choose the colony"),
    }.get(state.kind)
    if asked:
        return asked
    if found.action == "colonize":
        if found.build_need is None:
            return ""
        return _("construction {build} of {need}").format(build=found.build, need=found.build_need)
    words = {"printed": found.printed, "cards": found.cards, "sum": found.printed + found.cards, "factor": found.factor, "value": found.value}
    if not words["sum"]:
        return (
            _("multipliers alone: {value}").format(**words)
            if found.value
            else ""
            if found.ready
            else _("add Infra or cards")
            if found.action in ("research", "move", "explore", "build")
            else _("play a card")
        )
    if found.factor > 1:
        return _("{sum} × {factor}").format(**words)
    if found.printed and found.cards:
        return _("{printed} + {cards} from cards").format(**words)
    return _("{sum} so far").format(**words)


def score(state: SpaceCorpState, found: Reckoning) -> str:
    """The running value: "7 of 9"."""
    if found.need is None:
        return str(found.value) if state.kind == "feed" else ""
    return _("{value} of {need}").format(value=found.value, need=found.need)


def confirm() -> str:
    return _("Confirm")


def no_more(kind: str) -> str:
    """What the second button says."""
    return {
        "declare": _("Pass"),
        "edge": _("No Edge"),
        "contract": _("Go on"),
        "reward": _("Decline"),
        "transport": _("Stay"),
        "produce": _("Enough"),
        "draw": _("Stop"),
        "team": _("Stop"),
        "legacy": _("Keep"),
        "beyond": _("Together"),
        "feed": _("Withdraw"),
    }.get(kind, _("Pass"))


def legend(rebuilt: bool, era: str) -> tuple[tuple[str, str], ...]:
    """The signs whose meaning is always on view, and what is not from the printed game."""
    found = [
        ("e", _("explore cost")),
        ("b", _("build cost")),
        ("P", _("profit when producing")),
        ("gravity", _("gravity")),
        ("chip", _("Infra")),
        ("edge", _("Edge")),
    ]
    if era != "mariners":
        found += [("radiation", _("radiation")), ("shield", _("shielded"))]
    if era == "starfarers":
        found.append(("C", _("colony points")))
    if rebuilt:
        found.append(("note", _("reconstructed: not the printed value")))
    return tuple(found)


def awards_name(award: str) -> str:
    """The heading of the progress cards of one kind."""
    return {"adaptation": _("Adaptations"), "breakthrough": _("Breakthroughs")}[award]


# ---- things


def _noted(state: SpaceCorpState, text: str, file: str, id: str) -> str:
    return _("{text} (reconstructed)").format(text=text) if is_reconstructed(state.game.components, file, id) else text


def site_label(state: SpaceCorpState, table: Table, site: str) -> str:
    """All of a site: what it costs, what was found, who is there."""
    item = state.game.components["sites"][site]
    name, region = name_of(state.game.components, "sites", site), region_name(state, item["region"])
    words = [region] if region != name else []
    if "explore" in item:
        words.append(_("explore {cost}").format(cost=item["explore"]))
    if "build" in item:
        words.append(_("build {cost}").format(cost=item["build"]))
    if item["gravity"]:
        words.append(_("gravity {number}").format(number=item["gravity"]))
    entry = table["sites"].get(site)
    if entry:
        words += [_tile_label(state, tile) for tile in entry["tiles"] if tile]
        words += [_("{base} of {name}").format(base=base_name(state, base[1]), name=player_name(state, base[0])) for base in entry["bases"] if base]
        if entry["claim"]:
            words.append(_("claimed by team {team} of {name}").format(team=entry["claim"][1], name=player_name(state, entry["claim"][0])))
        if entry["colony"]:
            words.append(_("colony {colony}").format(colony=colony_name(state, entry["colony"])))
    for player, seat in enumerate(table["seats"]):
        count = sum(place.split(":")[0] == site for place in seat["teams"])
        if count:
            words.append(ngettext("{count} team of {name}", "{count} teams of {name}", count).format(count=count, name=player_name(state, player)))
    text = _("{site}: {facts}").format(site=name, facts="; ".join(words)) if words else name
    return _noted(state, text, "sites", site)


def _tile_label(state: SpaceCorpState, tile: str) -> str:
    return _noted(state, _("{tile} ({text})").format(tile=tile_name(state, tile), text=tile_text(state, tile)), "tiles", tile)


def box_label(state: SpaceCorpState, table: Table, site: str, box: int) -> str:
    entry = table["sites"].get(site)
    words = {"site": name_of(state.game.components, "sites", site), "box": box + 1}
    if not entry or box >= len(entry["tiles"]) or (not entry["tiles"][box] and not entry["bases"][box]):
        return _("{site}, box {box}: empty").format(**words)
    facts = [_tile_label(state, entry["tiles"][box])] if entry["tiles"][box] else []
    if entry["bases"][box]:
        owner, base = entry["bases"][box]
        facts.append(
            _("{base} of {name}: {text}").format(base=base_name(state, base), name=player_name(state, owner), text=base_text(state, base, table["era"]))
        )
    return _("{site}, box {box}: {facts}").format(facts="; ".join(facts), **words)


def team_label(state: SpaceCorpState, player: int, number: int, place: str) -> str:
    return _("Team {number} of {name}: {place}").format(number=number, name=player_name(state, player), place=site_name(state, place))


def card_label(state: SpaceCorpState, card: str) -> str:
    return _noted(state, _("{card}: {text}").format(card=card_name(state, card), text=card_text(state, card)), "cards", card)


def hand_label(state: SpaceCorpState, player: int, card: str, count: int) -> str:
    label = card_label(state, card)
    if count > 1:
        return _("In the hand of {name}, {count} of them: {label}").format(name=player_name(state, player), count=count, label=label)
    return _("In the hand of {name}: {label}").format(name=player_name(state, player), label=label)


def hidden_hand(state: SpaceCorpState, player: int, count: int) -> str:
    return _("{name} holds {cards}").format(name=player_name(state, player), cards=cards_word(count))


def hand_of(state: SpaceCorpState, player: int) -> str:
    return _("Hand of {name}").format(name=player_name(state, player))


def offer_label(state: SpaceCorpState, number: int, card: str | None) -> str:
    if card is None:
        return _("Offer {number}: empty").format(number=number)
    return _("Offer {number}: {label}").format(number=number, label=card_label(state, card))


def slot_label(state: SpaceCorpState, player: int, number: int, card: str | None, printed: str) -> str:
    words = {"name": player_name(state, player), "number": number}
    if card:
        return _("HQ of {name}, slot {number}: {label}").format(label=card_label(state, card), **words)
    if printed:
        return _("HQ of {name}, slot {number}: printed {printed}").format(printed=printed, **words)
    return _("HQ of {name}, slot {number}: empty").format(**words)


def contract_label(state: SpaceCorpState, table: Table, number: int) -> str:
    contract = contract_of(table["era"], number)
    words = {"number": number, "contract": contract_name(state, contract), "profit": grown(state, table, number)}
    holder = table["contracts"]["claimed"][number - 1]
    if holder is not None:
        text = _("Contract {number}: {contract}, claimed by {name}").format(name=player_name(state, holder), **words)
    else:
        text = _("Contract {number}: {contract}, pays {profit}T").format(**words)
    return _noted(state, text, "contracts", contract)


def progress_label(state: SpaceCorpState, card: str, copies: int) -> str:
    item = state.game.components["progress"][card]
    words = {"award": award_name(item["award"]), "card": progress_name(state, card), "text": progress_text(state, card), "bonus": item["bonus"]}
    if copies == item["copies"]:
        text = _("{award} {card}: {text}; bonus {bonus}T").format(**words)
    elif copies:
        text = _("{award} {card}: {text}; only the copy without a bonus is left").format(**words)
    else:
        text = _("{award} {card}: {text}; taken").format(**words)
    return _noted(state, text, "progress", card)


def colony_label(state: SpaceCorpState, colony: str) -> str:
    value = state.game.components["colonies"][colony]["value"]
    return _noted(
        state,
        _("Colony {colony}, value {value}: {text}").format(colony=colony_name(state, colony), value=value, text=colony_text(state, colony)),
        "colonies",
        colony,
    )


def store_label(state: SpaceCorpState, table: Table, player: int, base: str, left: int) -> str:
    words = {"name": player_name(state, player), "base": base_name(state, base), "left": left}
    if table["era"] not in state.game.components["bases"][base]:
        return _("Store of {name}, {base}: not before Planeteers").format(**words)
    return _("Store of {name}, {base}: {left} left; {text}").format(text=base_text(state, base, table["era"]), **words)


def seat_label(state: SpaceCorpState, table: Table, player: int) -> str:
    seat = table["seats"][player]
    hand = seat["hand"]
    facts = [_("{profit}T").format(profit=seat["profit"]), cards_word(hand if isinstance(hand, int) else len(hand))]
    facts += [progress_name(state, card) for card in seat["progress"]]
    if seat["passed"]:
        facts.append(_("has passed"))
    if player == table["turn"]["active"] and not state.over:
        facts.append(_("active"))
    return _("{name}: {facts}").format(name=player_name(state, player), facts=", ".join(facts))


def hq_label(state: SpaceCorpState, player: int) -> str:
    return _("HQ of {name}").format(name=player_name(state, player))


def wheel_label(state: SpaceCorpState, player: int, genetics: int, revelation: int, spaces: int) -> str:
    return _("Wheel of {name}: genetics {genetics}, revelation {revelation} of {spaces}").format(
        name=player_name(state, player), genetics=genetics, revelation=revelation, spaces=spaces
    )


def legacy_label(state: SpaceCorpState, player: int, pair: list[str] | None) -> str:
    if not pair:
        return _("Legacy box of {name}: empty").format(name=player_name(state, player))
    return _("Legacy box of {name}: {tile} with {base}").format(name=player_name(state, player), tile=tile_name(state, pair[0]), base=base_name(state, pair[1]))


def pile_label(name: str, count: int) -> str:
    if name == "deck":
        return _("Deck: {cards}").format(cards=cards_word(count))
    if name == "discard":
        return _("Discard pile: {cards}").format(cards=cards_word(count))
    return _("Tile stack {stack}: {count} left").format(stack=stack_name(name), count=count)


def pile_name(name: str) -> str:
    return {"deck": _("Deck"), "discard": _("Discard"), "primary": _("Primary"), "minor": _("Minor"), "alien": _("Alien")}.get(name, name)


def base_rows(state: SpaceCorpState, era: str) -> tuple[tuple[str, str, str], ...]:
    """Every base of the era: type, name, what it does."""
    found = []
    for base, item in state.game.components["bases"].items():
        if era in item:
            found.append((base, name_of(state.game.components, "bases", base), base_text(state, base, era)))
    return tuple(found)
