"""Space Base in words: what to do now, what an action means, what has happened, what a card says.

Everything but the order of the decks is open, so every sentence may be read by everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action
from spacegames.core.words import _, listed, ngettext

from .components import NUMBER, Ability, Effect, card_name

if TYPE_CHECKING:
    from .state import SpaceBaseState

# ---- names and amounts


def player_name(state: SpaceBaseState, player: int) -> str:
    """Players are called by their seats."""
    return _("Player {number}").format(number=player + 1)


def _card(state: SpaceBaseState, card: int | str) -> str:
    return card_name(state.game.components, card)


def credits_word(number: int) -> str:
    return ngettext("{number} credit", "{number} credits", number).format(number=number)


def income_word(number: int) -> str:
    return _("{number} income").format(number=number)


def points_word(number: int) -> str:
    return ngettext("{number} point", "{number} points", number).format(number=number)


def cubes_word(number: int) -> str:
    return ngettext("{number} cube", "{number} cubes", number).format(number=number)


def _amounts(credits: int, income: int, points: int) -> list[str]:
    pairs = ((credits, credits_word), (income, income_word), (points, points_word))
    return [word(number) for number, word in pairs if number]


# ---- what a card says


def side_text(state: SpaceBaseState, card: int, side: int) -> str:
    """What the dice bring from one side of a card: "2 credits", "1 credit and a cube", "the rewards of a neighbour"."""
    credits, income, points, arrows, room, claims = state.cards.pay[side][card]
    words = _amounts(credits, income, points)
    if arrows:
        words.append({1: _("the rewards of the left neighbour"), 2: _("the rewards of the right neighbour"), 3: _("the rewards of a neighbour")}[arrows])
    if any(claims):
        words.append(_("a claim: {cards}").format(cards=_claim_words(claims)))
    if room:
        words.append(_("a cube"))
    return listed(words) or _("nothing")


def ability_text(state: SpaceBaseState, card: int, side: int) -> str:
    """What the cubes on one side of a card pay for; empty without an ability."""
    ability = state.cards.ability[side][card]
    if ability is None:
        return ""
    return _("{cubes}, {colour}: {effects}").format(
        cubes=cubes_word(ability.need), colour=_colour(ability), effects=_(", then ").join(_effect_text(effect) for effect in ability.effects)
    )


def _colour(ability: Ability) -> str:
    return {"blue": _("blue"), "red": _("red"), "green": _("green")}[ability.colour]


def _claim_words(claims: tuple[int, ...]) -> str:
    return listed([_("{number} of level {level}").format(number=number, level=level) for level, number in enumerate(claims, 1) if number])


def _effect_text(effect: Effect) -> str:
    match effect:
        case ("credits", number):
            return credits_word(number)
        case ("income", number):
            return income_word(number)
        case ("vp", number):
            return points_word(number)
        case ("others_lose_vp", number):
            return _("every other player loses {points}").format(points=points_word(number))
        case ("shift", steps):
            return _("move the sum on by {steps}").format(steps=listed([str(step) for step in steps], _("or")))
        case ("swap", one, two):
            return _("swap sectors {one} and {two}").format(one=one, two=two)
        case ("buy", number, sectors):
            text = ngettext("buy {number} card for its price", "buy {number} cards for their prices", number).format(number=number)
            if not sectors:
                return text
            return _("{text} and lay it in {first} to {last}").format(text=text, first=sectors[0], last=sectors[-1])
        case ("claim", claims):
            return _("claim {cards}").format(cards=_claim_words(claims))
        case ("cubes", add, move):
            words = [_("add {cubes}").format(cubes=cubes_word(add))] if add else []
            return listed(words + ([_("move {cubes}").format(cubes=cubes_word(move))] if move else []))
    return {
        "reroll": _("roll one die or both again"),
        "set_die": _("set a die instead of rolling it"),
        "exchange": _("exchange this card with a card of your station"),
        "double": _("take the rewards of one sector twice"),
        "win": _("win the game"),
    }[effect[0]]


# ---- what to do now


def prompt(state: SpaceBaseState) -> str:
    """What the table waits for, in one sentence."""
    if state.over:
        return _("The game is over.")
    player = state.decider
    words: dict[str, Any] = {"name": player_name(state, player), "one": state.dice[0], "two": state.dice[1], "credits": credits_word(state.credits[player])}
    if state.kind == "arrow":
        words["sector"] = state.pending[player][3][0]
    if state.kind == "shift_sum":
        words["sector"] = state.choice[player]
    if state.kind == "lay_card":
        words["card"] = _card(state, state.bought)
    if state.kind == "exchange":
        words["card"] = _card(state, state.using)
    return _PROMPTS[state.kind]().format(**words)


_PROMPTS: dict[str, Callable[[], str]] = {
    "opening": lambda: _("{name}, buy any of the cards you drew; you have {credits}."),
    "abilities_1": lambda: _("{name}, before the roll: use a charged ability, or pass."),
    "roll": lambda: _("{name}, roll the dice."),
    "reroll": lambda: _("{name}, the dice show {one} and {two}: roll again, or keep them."),
    "use_dice": lambda: _("{name}, the dice show {one} and {two}: use them separately or as a sum."),
    "shift_sum": lambda: _("{name}, the sum points at sector {sector}: move on with an ability, or stay."),
    "double": lambda: _("{name}, double the rewards of a sector, or take everything once."),
    "arrow": lambda: _("{name}, choose the side to which the arrow in sector {sector} points."),
    "claim": lambda: _("{name}, take a card from the market for free."),
    "abilities_5": lambda: _("{name}, before the purchase: use a charged ability, or pass."),
    "purchase": lambda: _("{name}, buy a card for all of your {credits}, or save them."),
    "abilities_7": lambda: _("{name}, after the purchase: use a charged ability, or pass."),
    "extra_purchase": lambda: _("{name}, buy a card for exactly its price; you have {credits}."),
    "lay_card": lambda: _("{name}, choose the sector for {card}."),
    "exchange": lambda: _("{name}, choose the station card that changes places with {card}."),
    "place_cube": lambda: _("{name}, choose a card for the cube."),
}


# ---- what an action means


def label(state: SpaceBaseState, action: Action) -> str:
    """The action in words, with what is known about where it leads."""
    return _LABELS[action.kind](state, *action.args)


def _label_buy(state: SpaceBaseState, card: int) -> str:
    cost = credits_word(state.cards.cost[card])
    return _("Buy {card} (sector {sector}) for {cost}").format(card=_card(state, card), sector=state.cards.sector[card], cost=cost)


def _label_claim(state: SpaceBaseState, card: int) -> str:
    return _("Claim {card} (sector {sector}) for free").format(card=_card(state, card), sector=state.cards.sector[card])


def _label_use(state: SpaceBaseState, card: int) -> str:
    if state.owner_of(card) >= 0:
        text = ability_text(state, card, state.side_of(card))
        if text:
            return _("Use {card}: {text}").format(card=_card(state, card), text=text)
    return _("Use {card}").format(card=_card(state, card))


def _label_reroll(state: SpaceBaseState, card: int, which: int) -> str:
    if state.dice[which % 2]:
        words = [_("Roll the first die, {one}, again with {card}"), _("Roll the second die, {two}, again with {card}"), _("Roll both dice again with {card}")]
    else:
        words = [_("Roll the first die again with {card}"), _("Roll the second die again with {card}"), _("Roll both dice again with {card}")]
    return words[which].format(card=_card(state, card), one=state.dice[0], two=state.dice[1])


def _label_shift(state: SpaceBaseState, card: int, steps: int) -> str:
    text = ngettext("Move on by {steps} sector with {card}", "Move on by {steps} sectors with {card}", steps)
    return text.format(card=_card(state, card), steps=steps)


def _label_separate(state: SpaceBaseState) -> str:
    one, two = state.dice
    if not (one and two):
        return _("The dice separately: a sector for each of them")
    if one == two:
        return _("Separately: sector {one} twice").format(one=one)
    return _("Separately: sectors {one} and {two}").format(one=one, two=two)


def _label_sum(state: SpaceBaseState) -> str:
    if not all(state.dice):
        return _("The sum of the dice: one sector")
    return _("The sum: sector {sector}").format(sector=sum(state.dice))


def _label_charge(state: SpaceBaseState, card: int) -> str:
    return _("Put a cube on {card}").format(card=_card(state, card))


def _label_exchange(state: SpaceBaseState, sector: int) -> str:
    card = state.station[12 * state.decider + sector - 1] if state.decider >= 0 else sector - 1
    return _("Exchange with {card} in sector {sector}").format(card=_card(state, card), sector=sector)


_LABELS: dict[str, Callable[..., str]] = {
    "roll": lambda state: _("Roll the other die") if state.fixed else _("Roll the dice"),
    "set": lambda state, card, face: _("Set a die to {face} with {card}").format(face=face, card=_card(state, card)),
    "reroll": _label_reroll,
    "keep": lambda state: _("Keep the dice"),
    "separate": _label_separate,
    "sum": _label_sum,
    "shift": _label_shift,
    "stay": lambda state: _("Stay here"),
    "double": lambda state, card, sector: _("Double sector {sector} with {card}").format(sector=sector, card=_card(state, card)),
    "once": lambda state: _("Take everything once"),
    "left": lambda state: _("To the left"),
    "right": lambda state: _("To the right"),
    "claim": _label_claim,
    "use": _label_use,
    "pass": lambda state: _("Pass"),
    "buy": _label_buy,
    "save": lambda state: _("Buy nothing and keep the credits"),
    "enough": lambda state: _("No more"),
    "lay": lambda state, sector: _("Lay it in sector {sector}").format(sector=sector),
    "exchange": _label_exchange,
    "charge": _label_charge,
    "move": lambda state, source, target: _("Move a cube from {source} to {target}").format(source=_card(state, source), target=_card(state, target)),
    "ready": lambda state: _("Buy no more and begin"),
}


# ---- what has happened


def tell(kind: str, data: Mapping[str, Any], state: SpaceBaseState) -> str:
    """One event as a sentence. An unknown kind is a KeyError."""
    words = dict(data)
    if "player" in data:
        words["name"] = player_name(state, data["player"])
    for field in ("card", "sent", "with", "from", "to"):
        if isinstance(data.get(field), str) and data[field] in NUMBER:
            words[f"{field}_name"] = _card(state, data[field])
    return _STORIES[kind](state, data, words).format(**words)


def _tell_used(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    if data["use"] == "sum":
        words["sector"] = data["sectors"][0]
        return _("{name} uses the sum: sector {sector}.")
    words["one"], words["two"] = data["sectors"]
    if words["one"] == words["two"]:
        return _("{name} uses the dice separately: sector {one} twice.")
    return _("{name} uses the dice separately: sectors {one} and {two}.")


def _tell_paid(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    gained = _amounts(data["credits"], data["income"], data["vp"])
    gained += [_("a cube on {card}").format(card=_card(state, card)) for card in data["cubes"]]
    if data["claims"]:
        gained.append(_("a claim"))
    words["gained"] = listed(gained)
    if not gained:
        return _("{name} gets nothing from sector {sector} itself now.")
    if data["by"] == "arrow":
        return _("By an arrow {name} gets {gained} from sector {sector}.")
    return _("{name} gets {gained} from sector {sector}.")


def _tell_unpaid(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    if data["colony"]:
        return _("Sector {sector} is a colony: {name} gets nothing.")
    return _("{name} gets nothing from sector {sector}.")


def _tell_lost(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    losses = [(int(player), points) for player, points in data["lost"].items()]
    words["losses"] = listed([_("{name} loses {points}").format(name=player_name(state, player), points=points_word(points)) for player, points in losses])
    return _("By {card_name} others lose points: {losses}.")


def _tell_tie(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    rolls = [(int(player), total) for player, total in data["rolls"].items()]
    words["rolls"] = listed([_("{name} rolls {total}").format(name=player_name(state, player), total=total) for player, total in rolls])
    return _("A tie is decided by the dice: {rolls}.")


def _tell_over(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["winner"] = listed([player_name(state, player) for player in data["winners"]])
    words["points"] = points_word(max(state.vp))
    return {
        "points": _("The game is over. {winner} wins with {points}!"),
        "extra_round": _("The game is over after an extra round. {winner} wins with {points}!"),
        "ability": _("The game is over at once: {winner} has used the winning ability!"),
    }[data["reason"]]


def _tell_bonus(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["bonus"] = listed(_amounts(data["credits"], data["income"], 0))
    return _("{name} begins later and gets {bonus}.")


def _tell_extra(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["names"], words["points"] = listed([player_name(state, player) for player in data["players"]]), points_word(data["vp"])
    return _("{names} are tied with {points}: everybody plays one more round.")


def _tell_gained(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["gained"] = {"credits": credits_word, "income": income_word, "vp": points_word}[data["what"]](data["amount"])
    return _("{name} gets {gained} by {card_name}.")


def _tell_refilled(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["names"] = listed([_card(state, card) for card in data["cards"]])
    return _("New in the market: {names}.")


def _tell_carried(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["kept_words"], words["lost_words"] = cubes_word(data["kept"]), cubes_word(data["lost"])
    if not data["lost"]:
        return _("{card_name} keeps {kept_words} on its other side.")
    return _("{card_name} keeps {kept_words} on its other side; {lost_words} back to the supply.")


def _tell_ability(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["cubes_words"] = cubes_word(data["cubes"])
    return _("{name} uses {card_name} for {cubes_words}.")


def _tell_bought(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
    words["price"] = credits_word(data["cost"])
    if data["spent"] == data["cost"]:
        return _("{name} buys {card_name} for {price}.")
    words["lost"] = data["spent"] - data["cost"]
    return ngettext(
        "{name} buys {card_name} for {price}; the other {lost} credit is gone too.",
        "{name} buys {card_name} for {price}; the other {lost} credits are gone too.",
        words["lost"],
    )


def _says(text: Callable[[], str]) -> Callable[..., str]:
    """A story with one sentence."""
    return lambda state, data, words: text()


def _counts(text: Callable[[], str]) -> Callable[..., str]:
    """A story with one sentence that tells credits or points: "{credits_words}", "{points_words}"."""

    def story(state: SpaceBaseState, data: Mapping[str, Any], words: dict[str, Any]) -> str:
        if "credits" in data:
            words["credits_words"] = credits_word(data["credits"])
        if "vp" in data:
            words["points_words"] = points_word(data["vp"])
        return text()

    return story


_STORIES: dict[str, Callable[..., str]] = {
    "turn_began": _says(lambda: _("Turn {number}: {name} is active.")),
    "passed": _says(lambda: _("{name} uses no ability.")),
    "rolled": lambda state, data, words: _("{name} rolls {one} and {two}.").format(name=words["name"], one=data["dice"][0], two=data["dice"][1]),
    "rerolled": lambda state, data, words: _("{name} rolls again: now the dice show {one} and {two}.").format(
        name=words["name"], one=data["dice"][0], two=data["dice"][1]
    ),
    "dice_kept": _says(lambda: _("{name} keeps the dice.")),
    "die_set": _says(lambda: _("{name} sets a die to {face}.")),
    "dice_used": _tell_used,
    "sum_shifted": _says(lambda: _("{card_name} moves {name} on from sector {before} to sector {sector}.")),
    "sum_kept": _says(lambda: _("{name} stays at sector {sector}.")),
    "doubled": _says(lambda: _("{name} doubles sector {sector} with {card_name}.")),
    "not_doubled": _says(lambda: _("{name} doubles nothing.")),
    "paid": _tell_paid,
    "unpaid": _tell_unpaid,
    "arrow_chosen": lambda state, data, words: (
        _("The arrow of sector {sector} would lead {name} back to {to}: nothing more there.")
        if data["spent"]
        else _("The arrow of sector {sector} leads {name} to {to}.")
    ),
    "claimed": _says(lambda: _("{name} claims {card_name} for free.")),
    "bought": _tell_bought,
    "saved": _says(lambda: _("{name} buys nothing.")),
    "could_not_buy": _counts(lambda: _("{name} has {credits_words} and can buy nothing.")),
    "laid": _says(lambda: _("{card_name} is laid in sector {sector}; {sent_name} goes on patrol.")),
    "cubes_carried": _tell_carried,
    "colony_founded": _counts(lambda: _("{name} founds {card_name}: {points_words} at once.")),
    "end_triggered": _counts(lambda: _("{name} has {points_words}: this round will be the last.")),
    "ability_used": _tell_ability,
    "gained": _tell_gained,
    "points_lost": _tell_lost,
    "sectors_swapped": lambda state, data, words: _("All cards of sectors {one} and {two} of {name} change places.").format(
        name=words["name"], one=data["sectors"][0], two=data["sectors"][1]
    ),
    "exchanged": _says(lambda: _("{card_name} and {with_name} change places.")),
    "cube_added": _says(lambda: _("{name} puts a cube on {card_name}.")),
    "cube_moved": _says(lambda: _("{name} moves a cube from {from_name} to {to_name}.")),
    "left_rest": _says(lambda: _("{name} leaves the rest.")),
    "market_refilled": _tell_refilled,
    "income_paid": _counts(lambda: _("Income brings {name} from {before} to {credits_words}.")),
    "ready": _counts(lambda: _("{name} is ready with {credits_words}.")),
    "cards_returned": _says(lambda: _("The cards nobody bought go under their decks.")),
    "tie_rolled": _tell_tie,
    "first_player": _says(lambda: _("{name} is the first player.")),
    "seat_bonus": _tell_bonus,
    "extra_round": _tell_extra,
    "game_over": _tell_over,
}
