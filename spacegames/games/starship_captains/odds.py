"""What can be counted about Starship Captains: what a crew is worth on missions, what rooms bring, and where pirates come from.

Everything is plain data for `spacegames.study.plots`. What is exact is computed from the cards and the board; the rest is
counted at tables where the rules themselves carry out what a bot decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Protocol

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event
from spacegames.core.registry import load
from spacegames.core.words import _, listed

from . import scoring
from .components import ANDROID, BLUE, CADET, COLORS, FIGURES, ONE, RED, ROOMS, ROUTE_COLORS, YELLOW
from .narrate import names
from .state import CaptainsState

Line = list[tuple[float, float]]
Each = Callable[[Iterable[int]], Iterable[int]]
"""Goes through the numbers of the games; a progress bar can be one."""
SENT = (RED, YELLOW, BLUE, ANDROID)
"""The figures that can match a row."""
CREW = 3
"""No mission has more rows."""


class Chooser(Protocol):
    """Whoever can choose for the player whom the table waits for, such as a bot."""

    def choose(self, state: CaptainsState) -> Action: ...


# ---- what missions ask for


def missions(asking: str = "") -> list[str]:
    """All missions of the deck, or those with a row of this colour: red, yellow, blue or android."""
    cards = load("starship_captains").cards
    return [mission for number, mission in enumerate(cards.missions) if not asking or asking in cards.row_colors[number]]


def open_missions(state: CaptainsState) -> list[str]:
    """The missions that lie on the planets of this table."""
    return [state.cards.missions[mission] for mission in state.content if mission >= 0]


def rows(mix: Sequence[str]) -> dict[str, float]:
    """How many rows of each colour a mission of this mix has on average. Exact."""
    cards = load("starship_captains").cards
    found = Counter(COLORS[color] for mission in mix for color, _effects in cards.rows[cards.mission_number[mission]])
    return {_row_name(color): found[color] / len(mix) for color in COLORS[1:]}


def _row_name(color: str) -> str:
    return {"red": _("red rows"), "yellow": _("yellow rows"), "blue": _("blue rows"), "android": _("rows for androids")}[color]


# ---- what a crew is worth


def doing(bot: Chooser, mission: str, crew: Sequence[int], seed: int = 12) -> float:
    """How many points a captain has more after this crew has done a mission in the first turn of a table dealt by chance.

    The score is taken as if the game ended there: what has no points yet, such as a move or a new room, counts nothing.
    """
    state = _sent(mission, crew, seed)
    before = scoring.halves(state, 0)
    state.play("mission")
    while state.active == 0 and not state.over:
        state.play(bot.choose(state))
    return (scoring.halves(state, 0) - before) / 2


def _sent(mission: str, crew: Sequence[int], seed: int) -> CaptainsState:
    """A table for two on which the first captain is about to do a mission with this crew."""
    state: CaptainsState = load("starship_captains").new(players=2, seed=seed, start="first")
    card = state.cards.mission_number[mission]
    place = next(place for place, found in enumerate(state.content) if found >= 0)
    other = state.content[place]
    changed = {card: other, other: card}
    state.content = tuple(changed.get(found, found) for found in state.content)
    state.missions_deck = tuple(changed.get(found, found) for found in state.missions_deck)
    state.ship[0] = place
    state.holder = (*state.holder[:place], 0, *state.holder[place + 1 :])
    state.ready[0] = sum(ONE[figure] for figure in crew)
    state._legal = None
    return state


def crew_points(bot: Chooser, mix: Sequence[str], crew: Sequence[int], deals: int = 3, seed: int = 12) -> float:
    """What missions of this mix bring on average to a crew, filled up with cadets."""
    whole = [*crew, *[CADET] * (CREW - len(crew))]
    return sum(doing(bot, mission, whole, seed + deal) for mission in mix for deal in range(deals)) / (len(mix) * deals)


def figure_worth(bot: Chooser, mix: Sequence[str], deals: int = 3, seed: int = 12) -> dict[str, float]:
    """How many points more a mission of this mix brings if one of three cadets is exchanged for another figure."""
    cadets = crew_points(bot, mix, (), 1, seed)
    return {names.figure(FIGURES[figure]): round(crew_points(bot, mix, (figure,), deals, seed) - cadets, 3) for figure in SENT}


def pair_worth(bot: Chooser, mix: Sequence[str], deals: int = 1, seed: int = 12) -> dict[str, float]:
    """What a mission of this mix brings to two figures of given colours and a cadet; the best pair first."""
    found = {}
    for pair in combinations_with_replacement(SENT[:-1], 2):
        found[listed([names.figure(FIGURES[figure]) for figure in pair])] = round(crew_points(bot, mix, pair, deals, seed), 3)
    return dict(sorted(found.items(), key=lambda item: -item[1]))


# ---- what a choice leads to


def at_round(bot: Chooser, number: int, players: int = 2, seed: int = 12) -> CaptainsState:
    """A table at the beginning of a round, as the bot has played up to there."""
    state: CaptainsState = load("starship_captains").new(players=players, seed=seed)
    while state.round < number:
        state.play(bot.choose(state))
    return state


def choices(bot: Chooser, state: CaptainsState, games: int = 12, seed: int = 12, each: Each = iter) -> dict[str, float]:
    """The final points of the player to move for each room, the mission and the pass that can be chosen now, the best first.

    Everything hidden is dealt anew for each game, the same for all choices, and the bot plays on for all.
    """
    player = state.decider
    tried = [action for action in state.actions() if action.kind in ("room", "mission", "pass")]
    totals = [0.0] * len(tried)
    for number in each(range(games)):
        table = state.guess(player, Chance(seed * 1_000_003 + number))
        for place, action in enumerate(tried):
            end = table.copy()
            end.play(action)
            while not end.over:
                end.play(bot.choose(end))
            totals[place] += scoring.halves(end, player) / 2
    means = {_choice_name(state, action): round(total / games, 2) for action, total in zip(tried, totals, strict=True)}
    return dict(sorted(means.items(), key=lambda item: -item[1]))


def _choice_name(state: CaptainsState, action: Action) -> str:
    if action.kind == "room":
        return names.room_name(state, action.args[0])
    return _("do the mission") if action.kind == "mission" else _("pass")


# ---- whole games


@dataclass(slots=True)
class Voyages:
    """What was counted over many games, all captains together."""

    games: int = 0
    players: int = 2
    points: Counter[str] = field(default_factory=Counter)
    """Half points made in turns that were used for a room (basic rooms by name, others together), a mission or a pass."""
    measured: Counter[str] = field(default_factory=Counter)
    """How many turns these are: all but those that end a round, because the gifts of the next one are no part of them."""
    turns: Counter[str] = field(default_factory=Counter)
    """All turns by what they were used for."""
    ends: dict[str, dict[int, list[float]]] = field(default_factory=dict)
    """What was used -> how often in a game -> the final points of those captains."""
    on_routes: Counter[int] = field(default_factory=Counter)
    """Pirates on the routes at the end of each round; 0 is the set-up."""
    beaten: Counter[int] = field(default_factory=Counter)
    arrived: Counter[int] = field(default_factory=Counter)
    moves: Counter[int] = field(default_factory=Counter)
    shot_at: Counter[int] = field(default_factory=Counter)
    """Moves along a route with a pirate."""

    def at_once(self) -> dict[str, float]:
        """How many points a turn brings on average by what it is used for; the best first."""
        means = {_use_name(use): round(self.points[use] / 2 / turns, 2) for use, turns in self.measured.items()}
        return dict(sorted(means.items(), key=lambda item: -item[1]))

    def often(self) -> dict[str, float]:
        """How often a captain does each of them in a game; the most frequent first."""
        return {_use_name(use): turns / (self.games * self.players) for use, turns in self.turns.most_common()}

    def final(self, *uses: str, least: int = 5) -> dict[str, Line]:
        """The mean final points of captains by how often they used something, where at least so many captains did it that often."""
        found = {}
        for use in uses:
            by_number = sorted(self.ends.get(use, {}).items())
            found[_use_name(use)] = [(float(number), sum(ends) / len(ends)) for number, ends in by_number if len(ends) >= least]
        return found

    def pirates(self) -> dict[str, Line]:
        """Pirates on the routes after each round, and how many came and went in it."""
        series = {_("on the routes"): self.on_routes, _("new in this round"): self.arrived, _("beaten in this round"): self.beaten}
        return {name: [(float(number), counted[number] / self.games) for number in sorted(self.on_routes)] for name, counted in series.items()}

    def shots(self) -> dict[str, Line]:
        """The share of all moves along a route with a pirate, round by round."""
        return {_("moves past a pirate"): [(float(number), self.shot_at[number] / moves) for number, moves in sorted(self.moves.items())]}


def _use_name(use: str) -> str:
    return {
        "helm": _("the helm"),
        "weapons": _("the weapons room"),
        "science": _("the science room"),
        "repair": _("the repair room"),
        "technology": _("a technology room"),
        "mission": _("a mission"),
        "pass": _("a pass"),
    }[use]


def follow(bot: Chooser, games: int = 40, players: int = 2, seed: int = 12, each: Each = iter) -> Voyages:
    """Let a bot play games against itself and follow them turn by turn."""
    found = Voyages(players=players)
    for number in each(range(games)):
        _follow(found, load("starship_captains").new(players=players, seed=seed * 1_000_003 + number), bot)
    return found


def _follow(found: Voyages, state: CaptainsState, bot: Chooser) -> None:
    used = [Counter[str]() for _player in range(state.players)]
    found.on_routes[0] += _pirates(state)
    use, turn, player, here = "", state.number, state.active, state.round
    before = scoring.halves(state, player)
    while not state.over:
        events = state.play(bot.choose(state))
        use = use or _use(events)
        _count(found, events, here)
        if state.over or state.number > turn:
            used[player][use] += 1
            found.turns[use] += 1
            if state.round == here:
                found.measured[use] += 1
                found.points[use] += scoring.halves(state, player) - before
            if state.over or state.round > here:
                found.on_routes[here] += _pirates(state)
            use, turn, player, here = "", state.number, state.active, state.round
            before = scoring.halves(state, player)
    found.games += 1
    for player, uses in enumerate(used):
        for name in (*ROOMS, "technology", "mission", "pass"):
            found.ends.setdefault(name, {}).setdefault(uses[name], []).append(scoring.halves(state, player) / 2)


def _pirates(state: CaptainsState) -> int:
    return sum(kind >= 0 for kind in state.pirates)


def _use(events: Iterable[Event]) -> str:
    """What a turn is used for, as the events tell it; nothing while it is open."""
    for event in events:
        if event.kind == "room_activated":
            room: str = event.data["room"]
            return room if room in ROOMS else "technology"
        if event.kind in ("mission_begun", "passed"):
            return "mission" if event.kind == "mission_begun" else "pass"
    return ""


def _count(found: Voyages, events: Iterable[Event], here: int) -> None:
    """Pirates that come and go, and ships that pass them. A lasting event of the next round would count there."""
    for event in events:
        match event.kind:
            case "round_began":
                here = event.data["round"]
            case "trophy":
                found.beaten[here] += 1
            case "pirate_placed":
                found.arrived[here] += 1
            case "ambush":
                found.arrived[here] += event.data["placed"]
            case "uprising":
                found.arrived[here] += sum(entry[4] for entry in event.data["pirates"])
            case "ship_moved" if "pirate" in event.data:
                found.moves[here] += 1
                found.shot_at[here] += event.data["pirate"]


# ---- where pirates stay


def ambushes(state: CaptainsState) -> dict[str, float]:
    """For each location the chance that a pirate drawn there finds a free route of its colour. Exact for the open table."""
    bag, discarded = _by_colour(state, state.pirates_supply), _by_colour(state, state.pirates_spent)
    drawn_from = bag if any(bag) else discarded
    found = {}
    for place, name in enumerate(state.board.places):
        free = [color for color, route in state.board.by_color[place].items() if state.pirates[route] < 0]
        found[names.place(name)] = sum(drawn_from[color] for color in free) / max(1, sum(drawn_from))
    return found


def uprising(state: CaptainsState) -> Line:
    """How many pirates of an uprising stay, with the chance of each number, if it came with all number tokens where they are. Exact."""
    bag, discarded = _by_colour(state, state.pirates_supply), _by_colour(state, state.pirates_spent)
    shares: dict[int, float] = {}
    _rise(state, 0, bag, discarded, frozenset(), 1.0, shares)
    return [(float(number), share) for number, share in sorted(shares.items())]


def _rise(
    state: CaptainsState, token: int, bag: tuple[int, ...], discarded: tuple[int, ...], taken: frozenset[int], share: float, shares: dict[int, float]
) -> None:
    """Go through the colours that may be drawn for this number token and all after it."""
    if not any(bag):
        bag, discarded = discarded, (0,) * len(discarded)
    if token == len(state.numbers) or not any(bag):
        shares[len(taken)] = shares.get(len(taken), 0.0) + share
        return
    for color, number in enumerate(bag):
        if not number:
            continue
        route = state.board.by_color[state.numbers[token]].get(color, -1)
        stays = route >= 0 and state.pirates[route] < 0 and route not in taken
        left = _changed(bag, color, -1)
        out = discarded if stays else _changed(discarded, color, 1)
        _rise(state, token + 1, left, out, taken | {route} if stays else taken, share * number / sum(bag), shares)


def _changed(counts: tuple[int, ...], color: int, by: int) -> tuple[int, ...]:
    return (*counts[:color], counts[color] + by, *counts[color + 1 :])


def _by_colour(state: CaptainsState, kinds: Sequence[int]) -> tuple[int, ...]:
    """Pirates by the colour of their exhaust."""
    return tuple(sum(number for kind, number in enumerate(kinds) if state.cards.pirate_color[kind] == color) for color in range(len(ROUTE_COLORS)))
