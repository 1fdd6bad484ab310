"""What the board says in words: bar, tray and legend, and a label for everything that can be pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.words import _, language, listed, ngettext

from ..components import (
    ALIENS,
    BATTERY_2,
    BATTERY_3,
    CABIN,
    CANNON,
    CELLS,
    DOUBLE_CANNON,
    GOODS,
    PILOT_CABIN,
    SHIELD,
    SIDES,
    TYPE,
    unpacked,
)
from ..narrate.names import (
    card,
    card_facts,
    colour_word,
    connectors,
    credits_word,
    exposed_word,
    fault_word,
    goods_words,
    line_word,
    player_name,
    strength_word,
    tile,
)

if TYPE_CHECKING:
    from ..state import GalaxyTruckerState

_KNOWN: dict[tuple[Any, ...], str] = {}


# ---- bar and legend


def steps() -> tuple[str, ...]:
    """The stages of a round."""
    return _("Build"), _("Inspect"), _("Crew"), _("Fly")


def step(state: GalaxyTruckerState) -> int:
    if state.over:
        return -1
    return ("building", "inspection", "crew", "flight").index(state.phase)


def round_text(state: GalaxyTruckerState) -> str:
    if state.learning:
        return _("Learning flight")
    return _("Round {round}, class {ship_class}").format(round=state.round_name, ship_class=state.ship_class)


def clock(state: GalaxyTruckerState) -> str:
    """The right end of the bar: beats, or cards."""
    if state.over:
        return ""
    if state.phase == "building":
        return _("beat {beat}").format(beat=state.beat + 1)
    if state.phase == "flight":
        done = len(state.done) + (state.current >= 0)
        return _("card {number} of {count}").format(number=done, count=len(state.done) + (state.current >= 0) + len(state.deck))
    return ""


def together(state: GalaxyTruckerState) -> bool:
    """Whether several players build at the same time."""
    return state.phase == "building" and len(state.deciders) > 1


def banner(state: GalaxyTruckerState) -> str:
    """Who is to act."""
    if state.over:
        return _("Game over")
    return _("Everybody builds") if together(state) else player_name(state, state.decider)


def note(state: GalaxyTruckerState) -> str:
    """What the decider is asked for, in a word or two; while everybody builds, who comes first."""
    if state.over:
        return ""
    if together(state):
        return _("at once, {name} first").format(name=player_name(state, state.decider))
    return {
        "build": _("grabs"),
        "hold": _("builds"),
        "hourglass": _("may turn the hourglass"),
        "inspect": _("inspects"),
        "repair": _("repairs"),
        "crew": _("chooses crew"),
        "fly_on": _("flies on?"),
        "roll": _("rolls"),
        "engines": _("powers engines"),
        "cannons": _("powers cannons"),
        "battery": _("chooses a battery"),
        "goods": _("gives up goods"),
        "give_crew": _("gives up crew"),
        "load": _("loads"),
        "offer": _("decides"),
        "land": _("lands?"),
        "reward": _("has won"),
        "defend": _("defends"),
        "part": _("chooses a part"),
        "payday": _("settles accounts"),
    }[state.kind]


def title(state: GalaxyTruckerState) -> str:
    if state.over:
        winners = state.winners()
        if not winners or not state.credits(winners[0]):
            return _("Galaxy Trucker: the game is over, nobody has won")
        return _("Galaxy Trucker: {names} is the richest").format(names=listed([player_name(state, player) for player in winners]))
    return _("Galaxy Trucker: {round}, {step}, {name} {note}").format(round=round_text(state), step=steps()[step(state)], name=banner(state), note=note(state))


def legend(state: GalaxyTruckerState, rebuilt: bool) -> tuple[tuple[str, str], ...]:
    """The signs whose meaning is always on view."""
    found = [
        ("1", _("single")),
        ("2", _("double")),
        ("3", _("universal")),
        ("0", _("smooth")),
        ("cannon", _("cannons")),
        ("engine", _("engines")),
        ("token", _("tokens")),
        ("crew", _("crew")),
        ("hold", _("goods")),
        ("exposed", _("exposed")),
        ("lost", _("lost")),
        ("coin", _("credits")),
    ]
    return (*found, ("note", _("reconstructed"))) if rebuilt else tuple(found)


# ---- ships


def _facing(kind: int, quarter: int) -> str:
    """Where a cannon points or what a shield covers."""
    sides = (_("forward"), _("right"), _("rear"), _("left"))
    if kind in (CANNON, DOUBLE_CANNON):
        return _("pointing {side}").format(side=sides[quarter])
    if kind == SHIELD:
        return _("covering {one} and {two}").format(one=sides[quarter], two=sides[(quarter + 1) % 4])
    return ""


def part(state: GalaxyTruckerState, piece: int) -> str:
    """A component with its direction and its connectors; sides that are not named are smooth."""
    key = ("part", language(), piece, id(state.box))
    if key not in _KNOWN:
        facing = _facing(TYPE[piece >> 2], piece & 3)
        name = tile(state, piece >> 2)
        if facing:
            name = _("{name} {facing}").format(name=name, facing=facing)
        _KNOWN[key] = _("{name}; {connectors}").format(name=name, connectors=connectors(state, piece))
    return _KNOWN[key]


def held(state: GalaxyTruckerState, player: int, cell: int) -> str:
    """What lies on a component; empty if nothing."""
    there = state.cargo[player].get(cell, 0)
    if not there:
        return ""
    kind = TYPE[state.ships[player][cell] >> 2]
    if kind in (CABIN, PILOT_CABIN):
        if there in ALIENS:
            return _("a purple alien") if ALIENS[there] == "purple" else _("an orange alien")
        return ngettext("{number} human", "{number} humans", there).format(number=there)
    if kind in (BATTERY_2, BATTERY_3):
        return ngettext("{number} token", "{number} tokens", there).format(number=there)
    return goods_words(unpacked(there))


def cell(state: GalaxyTruckerState, player: int, place: int) -> str:
    """A cell of a ship with all that is on it."""
    piece = state.ships[player].get(place)
    there = state.cargo[player].get(place, 0) if piece is not None else 0
    key = ("cell", language(), player, place, piece, there, place in state.round.board.marked, id(state.box))
    if key in _KNOWN:
        return _KNOWN[key]
    words = {"name": player_name(state, player), "cell": CELLS[place]}
    if piece is None:
        if place in state.round.board.marked:
            text = _("{name} at {cell}: empty").format(**words)
        else:
            text = _("{name} at {cell}: unmarked").format(**words)
    else:
        words["part"] = part(state, piece)
        load = held(state, player, place)
        if load:
            text = _("{name} at {cell}: {part}; on it {load}").format(**words, load=load)
        else:
            text = _("{name} at {cell}: {part}").format(**words)
    _KNOWN[key] = text
    return text


def spot(place: int) -> str:
    return _("your ship, cell {cell}").format(cell=CELLS[place])


def seat(state: GalaxyTruckerState, player: int, credits: str, counts: bool = True) -> str:
    """A player with the figures of the ship; those to be counted only if the board counts for people."""
    cannon, engine = state.cannon_range(player), state.engine_range(player)
    counted = [
        _("cannons {value}").format(value=range_word(*cannon)),
        _("engines {value}").format(value=range_word(*engine)),
        exposed_word(state.exposed(player)),
    ]
    facts = [
        *(counted if counts else []),
        ngettext("{number} token", "{number} tokens", state.tokens(player)).format(number=state.tokens(player)),
        _("crew {number}").format(number=state.crew(player)),
        ngettext("{number} component lost", "{number} components lost", len(state.lost[player])).format(number=len(state.lost[player])),
    ]
    goods = unpacked(state.goods(player))
    if goods:
        facts.append(_("goods: {goods}").format(goods=goods_words(goods)))
    if credits:
        facts.append(credits_word(int(credits)))
    if state.number[player]:
        facts.append(_("number {number}").format(number=state.number[player]))
    if state.out[player]:
        facts.append(_("out of the flight"))
    return _("{name}: {facts}").format(name=player_name(state, player), facts=", ".join(facts))


def range_word(low: float, high: float) -> str:
    """A strength without and with all tokens."""
    return strength_word(low) if low == high else f"{strength_word(low)}–{strength_word(high)}"


def lost(state: GalaxyTruckerState, player: int) -> str:
    number = len(state.lost[player])
    return ngettext("{name}, lost pile: {number} component", "{name}, lost pile: {number} components", number).format(
        name=player_name(state, player), number=number
    )


def hand(state: GalaxyTruckerState, player: int) -> str:
    if state.hand[player] < 0:
        return _("{name}: nothing in hand").format(name=player_name(state, player))
    return _("{name}, in hand: {part}").format(name=player_name(state, player), part=part(state, 4 * state.hand[player]))


def reserve(state: GalaxyTruckerState, player: int, place: int) -> str:
    there = state.reserve[player]
    if place > len(there):
        return _("{name}, reserve {number}: empty").format(name=player_name(state, player), number=place)
    return _("{name}, reserve {number}: {part}").format(name=player_name(state, player), number=place, part=part(state, 4 * there[place - 1]))


# ---- the middle of the table


def pile(state: GalaxyTruckerState, number: int, seen: bool) -> str:
    cards = state.piles[number - 1]
    if not cards:
        return _("Card pile {number}: none in this flight").format(number=number)
    if seen:
        return _("Card pile {number}: {cards}").format(number=number, cards=listed([card(state, name) for name in cards]))
    return _("Card pile {number}: {count} cards, face down").format(number=number, count=len(cards))


def hourglass(state: GalaxyTruckerState) -> str:
    if state.circle < 0:
        return _("No hourglass in this flight")
    place = _("on circle {number}").format(number=state.circle) if state.circle else _("on Start")
    if state.sand:
        return _("Hourglass {place}, {sand} beats of sand left").format(place=place, sand=state.sand)
    return _("Hourglass {place}, the sand has run out").format(place=place)


def number(state: GalaxyTruckerState, value: int) -> str:
    if value in state.number:
        return _("Number {value}, taken by {name}").format(value=value, name=player_name(state, state.number.index(value)))
    return _("Number tile {value}").format(value=value)


def open_card(state: GalaxyTruckerState) -> str:
    """The open card in words."""
    if state.current < 0:
        return _("No card is open")
    facts = card_facts(state, state.current)
    name = card(state, state.current)
    return _("Open card: {name}; {facts}").format(name=name, facts="; ".join(facts)) if facts else _("Open card: {name}").format(name=name)


def card_note(state: GalaxyTruckerState) -> str:
    """The line at the foot of the open card."""
    entry = state.box.cards[state.current]
    return {
        "open_space": _("In flight order: move ahead by your engine strength"),
        "planets": "",
        "abandoned_ship": _("One player only: crew for credits"),
        "abandoned_station": _("One player only: enough crew, then load"),
        "meteoric_swarm": _("The leader rolls; each meteor comes at every ship"),
        "combat_zone": "",
        "stardust": _("From the last ship: a day back for each exposed connector"),
        "epidemic": _("Joined occupied cabins lose one each"),
        "sabotage": _("Smallest crew; column and row by the dice"),
    }.get(entry.type, "")


def dice_note(state: GalaxyTruckerState, side: int) -> str:
    """What the dice name."""
    values = state.dice
    if len(values) == 4:
        return _("column {column}, row {row}").format(column=values[0] + values[1], row=values[2] + values[3])
    if len(values) == 2 and side >= 0:
        return line_word(SIDES[side], sum(values))
    return _("touch to roll") if state.kind == "roll" else _("two dice")


def bank(state: GalaxyTruckerState) -> str:
    found = state.round
    return _("Bank: places pay {places} credits, the tidiest ship {prize}; goods red 4, yellow 3, green 2, blue 1").format(
        places=", ".join(str(value) for value in found.rewards), prize=found.prize
    )


def good(colour: int, count: int) -> str:
    return ngettext("On the dock: {count} {colour} block", "On the dock: {count} {colour} blocks", count).format(count=count, colour=colour_word(GOODS[colour]))


def planet_goods(goods: int) -> str:
    return goods_words(unpacked(goods))


# ---- lines where the card lies


def mistakes(state: GalaxyTruckerState) -> tuple[tuple[str, str], ...]:
    """The mistakes of the ship that is repaired; while others look for them only what there is to look for."""
    if state.kind == "inspect":
        return tuple(("", fault_word(kind)) for kind in range(1, 8))
    found = []
    for fault in state.faults(state.decider):
        cells = listed([CELLS[cell] for cell in fault.cells[:4]])
        found.append(("cross", _("{cells}: {fault}").format(cells=cells, fault=fault_word(fault.kind))))
    return tuple(found)


def boarding() -> tuple[tuple[str, str], ...]:
    """Who may live in a cabin, and what an alien is good for."""
    return (
        ("crew", _("Two humans fit into every cabin")),
        ("purple", _("A purple alien beside purple life support: +2 cannons")),
        ("orange", _("An orange alien beside orange life support: +2 engines")),
        ("heart", _("Without any human the flight is over")),
    )


def result(state: GalaxyTruckerState) -> tuple[tuple[str, str], ...]:
    """Who has won, and how much."""
    winners = state.winners()
    if not winners or not state.credits(winners[0]):
        return (("coin", _("Nobody has earned a single credit, so nobody has won.")),)
    richest = listed([player_name(state, player) for player in winners])
    found = [("crown", _("{names}: the richest, with {credits}").format(names=richest, credits=credits_word(state.credits(winners[0]))))]
    others = [player for player in range(state.players) if player not in winners and state.credits(player)]
    if others:
        found.append(
            ("coin", _("Also winners, for they have earned something: {names}").format(names=listed([player_name(state, player) for player in others])))
        )
    return tuple(found)
