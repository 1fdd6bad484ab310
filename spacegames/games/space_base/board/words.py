"""What the board says in words: the bar, the tray, the legend, and a label for everything that can be pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, language, listed, ngettext

from ..components import COLONY, PAYOUTS, SHIP, card_name, is_reconstructed, item_of
from ..narrate import ability_text, credits_word, cubes_word, income_word, player_name, points_word, side_text
from .payouts import Payout

if TYPE_CHECKING:
    from ..state import SpaceBaseState

_KNOWN: dict[tuple[Any, ...], str] = {}


# ---- the bar, the tray and the legend


def phase_names() -> tuple[str, ...]:
    """The nine phases in short."""
    ability = _("Abilities")
    return (ability, _("Roll"), _("Use dice"), _("Rewards"), ability, _("Purchase"), ability, _("Refill"), _("Income"))


def title(state: SpaceBaseState) -> str:
    """Whose turn it is, in one sentence."""
    if state.over:
        return _("Space Base: {names} wins").format(names=listed([player_name(state, player) for player in state.winners()]))
    if state.phase == 0:
        return _("Space Base: purchases before the first turn")
    phase = phase_names()[state.phase - 1]
    return _("Space Base: turn {number}, {name}, phase {phase} ({word})").format(
        number=state.number, name=player_name(state, state.active), phase=state.phase, word=phase
    )


def headline(state: SpaceBaseState) -> str:
    """What the bar says when there are no phases."""
    if state.over:
        return _("{names} wins!").format(names=listed([player_name(state, player) for player in state.winners()]))
    if state.phase == 0:
        return _("At the speed of light: buy from the cards you drew")
    return ""


def turn_note(state: SpaceBaseState) -> str:
    if state.over or state.phase == 0:
        return ""
    if state.extra:
        return _("turn {number}, extra round").format(number=state.number)
    return _("turn {number}, last round").format(number=state.number) if state.ending else _("turn {number}").format(number=state.number)


def legend(rebuilt: bool) -> tuple[tuple[str, str], ...]:
    """The signs whose meaning is always on view."""
    found = [
        ("coin", _("credits")),
        ("income", _("income")),
        ("star", _("points")),
        ("cube", _("charge")),
        ("right", _("neighbour")),
        ("house", _("station, your turn")),
        ("rocket", _("patrol, others' turns")),
        ("any", _("any turn")),
        ("sun", _("would pay")),
        ("claim1", _("free card")),
    ]
    return (*found, ("note", _("reconstructed"))) if rebuilt else tuple(found)


# ---- cards


def _side(state: SpaceBaseState, card: int, side: int) -> str:
    """Rewards and ability of one side."""
    key = (state.cards, language(), card, side)
    if key not in _KNOWN:
        rewards, ability = side_text(state, card, side), ability_text(state, card, side)
        _KNOWN[key] = _("{rewards}; for {ability}").format(rewards=rewards, ability=ability) if ability else rewards
    return _KNOWN[key]


def card_on_sale(state: SpaceBaseState, card: int, owner: int = -1) -> str:
    """All of a card in the shipyard, among the colonies or in hand."""
    key = (state.cards, language(), card, "sale", owner)
    if key in _KNOWN:
        return _KNOWN[key]
    components = state.game.components
    name, sector, cost = card_name(components, card), state.cards.sector[card], credits_word(state.cards.cost[card])
    if card >= COLONY:
        text = _("{name}: colony for sector {sector}, costs {cost}, {points}").format(
            name=name, sector=sector, cost=cost, points=points_word(state.cards.vp[card])
        )
    else:
        text = _("{name}: level {level}, sector {sector}, costs {cost}. Station: {station}. Patrol: {patrol}").format(
            name=name, level=state.cards.level[card], sector=sector, cost=cost, station=_side(state, card, 0), patrol=_side(state, card, 1)
        )
    _KNOWN[key] = text = text + rebuilt_words(state, card)
    return text


def rebuilt_words(state: SpaceBaseState, card: int) -> str:
    """Which values of a card are reconstructed; empty if none."""
    if not is_reconstructed(state.game.components, card):
        return ""
    names = {"sector": _("sector"), "cost": _("price"), "station": _("station side"), "patrol": _("patrol side"), "vp": _("points")}
    fields = [names.get(field, field) for field in item_of(state.game.components, card).get("reconstructed", ())]
    return " " + (_("(reconstructed: {fields})").format(fields=listed(fields)) if fields else _("(reconstructed)"))


def card_in_play(state: SpaceBaseState, player: int, sector: int, card: int, side: int) -> str:
    """A card of a post: where it lies, what it pays, its cubes."""
    cubes = state.cubes[card] if SHIP <= card < COLONY else 0
    key = (state.cards, language(), card, side, player, sector, cubes)
    if key in _KNOWN:
        return _KNOWN[key]
    words = {"owner": player_name(state, player), "name": card_name(state.game.components, card), "sector": sector}
    if card >= COLONY:
        text = _("{owner}, sector {sector}: {name}, a colony; {points} won, pays no more").format(**words, points=points_word(state.cards.vp[card]))
    else:
        words["text"] = _side(state, card, side)
        room = state.cards.room[side][card]
        if room:
            words["cubes"] = _("{cubes} on {slots}").format(
                cubes=cubes_word(cubes), slots=ngettext("{number} slot", "{number} slots", room).format(number=room)
            )
            text = (
                _("{owner}, patrol of sector {sector}: {name}, {text}. {cubes}") if side else _("{owner}, station sector {sector}: {name}, {text}. {cubes}")
            ).format(**words)
        else:
            text = (_("{owner}, patrol of sector {sector}: {name}, {text}") if side else _("{owner}, station sector {sector}: {name}, {text}")).format(**words)
        text += rebuilt_words(state, card)
    _KNOWN[key] = text
    return text


def patrol(state: SpaceBaseState, player: int, sector: int) -> str:
    """All patrol cards of a sector."""
    cards = state.patrol[12 * player + sector - 1]
    key = (state.cards, language(), "patrol", player, sector, cards, tuple(state.cubes[card] for card in cards if card < COLONY))
    if key in _KNOWN:
        return _KNOWN[key]
    owner = player_name(state, player)
    if not cards:
        text = _("{owner}, patrol of sector {sector}: no cards").format(owner=owner, sector=sector)
    else:
        told = []
        for card in cards:
            name, pays = card_name(state.game.components, card), _side(state, card, 1) if card < COLONY else _("nothing")
            cubes = state.cubes[card] if card < COLONY else 0
            sort = _("{name} ({pays}; has {cubes})") if cubes else _("{name} ({pays})")
            told.append(sort.format(name=name, pays=pays, cubes=cubes_word(cubes)))
        text = _("{owner}, patrol of sector {sector}: {cards}").format(owner=owner, sector=sector, cards="; ".join(told))
    _KNOWN[key] = text
    return text


def deck(level: int, count: int) -> str:
    return ngettext("Deck of level {level}: {count} card", "Deck of level {level}: {count} cards", count).format(level=level, count=count)


# ---- players and dice


def seat(state: SpaceBaseState, player: int) -> str:
    """A player with the three tracks."""
    facts = [credits_word(state.credits[player]), income_word(state.income[player]), points_word(state.vp[player])]
    if player == state.first:
        facts.append(_("first player"))
    if player == state.active and not state.over and state.phase:
        facts.append(_("active"))
    return _("{name}: {facts}").format(name=player_name(state, player), facts=", ".join(facts))


def gains(found: Payout) -> str:
    """A payout in words."""
    pairs = ((found.credits, credits_word), (found.income, income_word), (found.points, points_word), (found.cubes, cubes_word))
    words = [word(number) for number, word in pairs if number]
    if any(found.claims):
        words.append(_("a claim"))
    if found.choices:
        words.append(_("the rewards of a neighbour"))
    return listed(words) or _("nothing")


def die_label(state: SpaceBaseState, number: int) -> str:
    value = state.dice[number]
    words = (_("First die: {value}"), _("Second die: {value}")) if value else (_("First die, not rolled yet"), _("Second die, not rolled yet"))
    return words[number].format(value=value)


def dice_note(state: SpaceBaseState) -> str:
    """The line below the dice."""
    one, two = state.dice
    if not one or not two:
        return _("not rolled yet")
    return _("{one} and {two}, or {total}").format(one=one, two=two, total=one + two)


def dice_label(state: SpaceBaseState) -> str:
    one, two = state.dice
    if not one or not two:
        return _("Both dice")
    return _("Both dice: {one} and {two}, sum {total}").format(one=one, two=two, total=one + two)


def separate_label(state: SpaceBaseState, found: Payout) -> str:
    one, two = state.dice
    return _("Separately, sectors {one} and {two}: {gains}").format(one=one, two=two, gains=gains(found))


def sum_label(sector: int, found: Payout) -> str:
    return _("Sum, sector {sector}: {gains}").format(sector=sector, gains=gains(found))


def used_note(how: str) -> str:
    """What became of a way to use the dice."""
    return {"used": _("chosen"), "left": _("not chosen")}.get(how, "")


def way_label(to: int, left: bool, found: Payout) -> str:
    text = _("Left to sector {sector}: {gains}") if left else _("Right to sector {sector}: {gains}")
    return text.format(sector=to, gains=gains(found))


def odds() -> str:
    """How often each sector is hit, as a list."""
    said = [
        ngettext("sector {sector} {count} time", "sector {sector} {count} times", count).format(sector=sector, count=count)
        for sector, count in enumerate(PAYOUTS, 1)
    ]
    return ", ".join(said)
