"""Names and amounts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from spacegames.core.words import _, listed, ngettext

from ..components import CARDS, COLOURS, GOODS, SIDES, SIZES, Penalty, card_name, tile_name, unpacked

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState


def player_name(state: GalaxyTruckerState, player: int) -> str:
    """Players are called by the colour of their rockets."""
    return {"red": _("Red"), "green": _("Green"), "blue": _("Blue"), "yellow": _("Yellow")}[COLOURS[player]]


def names(state: GalaxyTruckerState, players: Sequence[int]) -> str:
    return listed([player_name(state, player) for player in players])


def tile(state: GalaxyTruckerState, name: int | str) -> str:
    return tile_name(state.game.components, name)


def connector_word(kind: int) -> str:
    return (_("smooth"), _("single"), _("double"), _("universal"))[kind]


def connectors(state: GalaxyTruckerState, piece: int) -> str:
    """The connectors of a component as it lies; sides that are not named are smooth."""
    sides = (_("front {connector}"), _("right {connector}"), _("rear {connector}"), _("left {connector}"))
    return ", ".join(side.format(connector=connector_word(kind)) for side, kind in zip(sides, state.box.sides[piece], strict=True) if kind)


def told_apart(state: GalaxyTruckerState, name: int) -> str:
    """A component that is not turned, with its connectors: "engine (front single, left double)"."""
    return _("{tile} ({connectors})").format(tile=tile(state, name), connectors=connectors(state, 4 * name))


def card(state: GalaxyTruckerState, name: int | str) -> str:
    """A card with its level: "Planets (II)"."""
    id = name if isinstance(name, str) else CARDS[name]
    return _("{card} ({level})").format(card=card_name(state.game.components, id), level=id.partition("-")[0])


def credits_word(number: int) -> str:
    return ngettext("{number} credit", "{number} credits", number).format(number=number)


def numbered(found: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Names with their words; what the words do not tell apart is counted."""
    words = Counter(text for _name, text in found)
    seen: Counter[str] = Counter()
    told = []
    for name, text in found:
        seen[text] += 1
        told.append((name, text if words[text] == 1 else _("{thing}, {number} of {count}").format(thing=text, number=seen[text], count=words[text])))
    return told


def full_card(state: GalaxyTruckerState, name: int) -> str:
    """A card with its level and all that is printed on it."""
    facts = card_facts(state, name)
    return _("{card}; {facts}").format(card=card(state, name), facts="; ".join(facts)) if facts else card(state, name)


def card_facts(state: GalaxyTruckerState, name: int) -> list[str]:
    """What is printed on a card, in words."""
    entry = state.box.cards[name]
    facts = []
    if entry.strength:
        facts.append(_("strength {number}").format(number=entry.strength))
    if entry.crew:
        facts.append(_("crew {number}").format(number=entry.crew))
    if entry.credits:
        facts.append(credits_word(entry.credits))
    if entry.goods:
        facts.append(goods_words(unpacked(entry.goods)))
    for number, goods in enumerate(entry.planets, 1):
        facts.append(_("planet {number}: {goods}").format(number=number, goods=goods_words(unpacked(goods))))
    if entry.meteors:
        facts.append(listed([_coming(size, side) for size, side in entry.meteors]))
    if entry.penalty is not None:
        facts.append(_("who loses: {penalty}").format(penalty=_penalty(entry.penalty)))
    for criterion, penalty in entry.lines:
        least = {"crew": _("smallest crew"), "engine_power": _("weakest engines"), "cannon_power": _("weakest cannons")}[criterion]
        facts.append(_("{least}: {penalty}").format(least=least, penalty=_penalty(penalty)))
    if entry.days:
        facts.append(_("costs {days}").format(days=days_word(entry.days)))
    return facts


def _coming(size: int, side: int) -> str:
    return _("{threat} from {side}").format(threat=threat_name(SIZES[size]), side=side_word(SIDES[side]))


def _penalty(penalty: Penalty) -> str:
    if penalty.kind == "shots":
        return listed([_coming(size, side) for size, side in penalty.shots])
    if penalty.kind == "days":
        return days_word(penalty.amount)
    if penalty.kind == "crew":
        return crew_word(penalty.amount)
    return goods_number_word(penalty.amount)


def days_word(number: int) -> str:
    return ngettext("{number} day", "{number} days", number).format(number=number)


def tokens_word(number: int) -> str:
    return ngettext("{number} token", "{number} tokens", number).format(number=number)


def crew_word(number: int) -> str:
    return ngettext("{number} crew member", "{number} crew members", number).format(number=number)


def goods_number_word(number: int) -> str:
    return ngettext("{number} block of goods", "{number} blocks of goods", number).format(number=number)


def parts_word(number: int) -> str:
    return ngettext("{number} component", "{number} components", number).format(number=number)


def exposed_word(number: int) -> str:
    return ngettext("{number} exposed connector", "{number} exposed connectors", number).format(number=number)


def strength_word(value: float) -> str:
    """A strength as people write it: 4, 4½, ½."""
    whole, half = divmod(round(2 * value), 2)
    return str(whole) if not half else f"{whole}½" if whole else "½"


def colour_word(colour: str) -> str:
    return {"red": _("red"), "yellow": _("yellow"), "green": _("green"), "blue": _("blue")}[colour]


def goods_words(goods: Sequence[str]) -> str:
    """Blocks by colour: "2 red and 1 blue"."""
    return listed([_("{number} {colour}").format(number=goods.count(colour), colour=colour_word(colour)) for colour in GOODS if colour in goods])


def crew_name(crew: str) -> str:
    """One figure that leaves a cabin."""
    return {"human": _("a human"), "purple": _("the purple alien"), "orange": _("the orange alien")}[crew]


def side_word(side: str) -> str:
    return {"front": _("the front"), "right": _("the right"), "rear": _("the rear"), "left": _("the left")}[side]


def threat_name(size: str) -> str:
    return {"small": _("small meteor"), "large": _("large meteor"), "light": _("light shot"), "heavy": _("heavy shot")}[size]


def line_word(side: str, line: int) -> str:
    """The row or column that the dice name."""
    if side in ("front", "rear"):
        return _("column {line}").format(line=line)
    return _("row {line}").format(line=line)


def fault_word(kind: int) -> str:
    """A building mistake by its kind."""
    return {
        1: _("a single connector on a double one"),
        2: _("a connector on a smooth side"),
        3: _("an engine that does not point to the rear"),
        4: _("a blocked exhaust"),
        5: _("a blocked barrel"),
        6: _("a part off the marked cells"),
        7: _("a loose part"),
    }[kind]


def enemy_name(enemy: str) -> str:
    return {"smugglers": _("the smugglers"), "slavers": _("the slavers"), "pirates": _("the pirates")}[enemy]


def circle_name(circle: int) -> str:
    return _("circle {number}").format(number=circle) if circle else _("the Start circle")
