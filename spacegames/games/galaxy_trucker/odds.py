"""What can be counted about Galaxy Trucker: which lines the dice hit, and what a ship has to fear from a card.

Everything is plain data for `spacegames.study.plots`. What is exact goes through all 36 rolls, and the rules themselves say
what each of them does; whole cards, with several threats one after the other, are played out many times.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from spacegames.core.chance import Chance
from spacegames.core.game import Action, Event
from spacegames.core.registry import load
from spacegames.core.words import _

from .components import CELLS, card_name
from .prepared import SHIPS, flight, seat
from .state import GalaxyTruckerState

ROLLS = tuple((one, two) for one in range(1, 7) for two in range(1, 7))
"""All rolls of two dice, equally likely."""

Heat = list[list[float | None]]
"""A share for each cell of the printed rectangle, row by row; None where nothing is built."""
Each = Callable[[Iterable[int]], Iterable[int]]
"""Goes through the numbers of the trials; a progress bar can be one."""


class Chooser(Protocol):
    """Whoever can choose for the player whom the table waits for, such as a bot."""

    def choose(self, state: GalaxyTruckerState) -> Action: ...


# ---- which lines the dice hit


def hits() -> list[int]:
    """In how many of the 36 rolls lines 2 to 12 are hit.

    >>> hits()
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    """
    found = Counter(one + two for one, two in ROLLS)
    return [found[line] for line in range(2, 13)]


def lines() -> dict[str, float]:
    """The share of rolls for each line, with its number."""
    return {str(line): number / len(ROLLS) for line, number in enumerate(hits(), 2)}


def on_board(ship_class: str, across: bool) -> dict[str, float]:
    """The same for the rows (or, across, the columns) that a ship board has, and how many rolls pass it by."""
    board = load("galaxy_trucker").components["ships"][ship_class]
    numbers: Sequence[int] = sorted(board["columns"] if across else board["rows"])
    chances = lines()
    name = _("column {number}") if across else _("row {number}")
    found = {name.format(number=number): chances[str(number)] for number in numbers}
    return {**found, _("past the ship"): 1 - sum(found.values())}


# ---- what a ship has to fear


def met(ship: str, card: str, forced: Sequence[int | str] = (), **contents: Any) -> GalaxyTruckerState:
    """A ship, lettered as in the examples or as a layout, to which this card has just happened.

    It flies alone: the second player has given up long ago. `contents` are crew, tokens and goods as `prepared.seat` takes them.
    """
    game = load("galaxy_trucker")
    ship_class = SHIPS[ship][0] if ship in SHIPS else "II"
    round = {"I": "1", "II": "2", "III": "3", "IIIA": "3a"}[ship_class]
    state: GalaxyTruckerState = game.position(flight(seat(ship, day=20, **contents), seat(out="gave_up"), card=card, round=round, forced=forced))
    return state


@dataclass(slots=True)
class Damage:
    """What a ship lost to a card, counted over many trials; for each kind of loss the sum of all of them."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    built: frozenset[str]
    trials: int = 0
    lost: Counter[str] = field(default_factory=Counter)
    """How often the component of each cell was lost."""
    crew: int = 0
    goods: int = 0
    batteries: int = 0
    days: int = 0
    credits: int = 0
    out: int = 0
    """How often the flight was over for the ship."""

    def heat(self) -> Heat:
        """How likely the component of each cell is lost."""
        names = [[f"{row},{column}" for column in self.columns] for row in self.rows]
        return [[self.lost[name] / max(1, self.trials) if name in self.built else None for name in row] for row in names]

    def costs(self) -> dict[str, float]:
        """What the card costs on average; a gain is a cost below nothing."""
        sums = {
            _("components"): sum(self.lost.values()),
            _("crew"): self.crew,
            _("goods"): self.goods,
            _("batteries"): self.batteries,
            _("days"): self.days,
            _("credits"): self.credits,
        }
        return {name: round(total / max(1, self.trials), 2) + 0.0 for name, total in sums.items()}

    def _count(self, events: Iterable[Event]) -> None:
        for event in events:
            data = event.data
            if data.get("player") != 0:
                continue
            if event.kind == "component_lost":
                self.lost[data["cell"]] += 1
            elif event.kind == "crew_lost":
                self.crew += 1
            elif event.kind == "good_lost":
                self.goods += 1
            elif event.kind == "token_spent":
                self.batteries += 1
            elif event.kind == "moved":
                self.days -= data["days"]
            elif event.kind == "credits_gained":
                self.credits -= data["credits"]
            elif event.kind == "dropped_out":
                self.out += 1


def first_threat(bot: Chooser, ship: str, card: str, **contents: Any) -> Damage:
    """What the first meteor or shot of a card does to a ship, over all 36 rolls. Exact for the way the bot defends the ship."""
    found = _unhurt(met(ship, card, **contents))
    for roll in ROLLS:
        state = met(ship, card, roll, **contents)
        rolls = 0
        while (rolls := rolls + (state.kind == "roll")) < 2 and not _done(state):
            found._count(state.play(bot.choose(state)))
        found.trials += 1
    return found


def whole_card(bot: Chooser, ship: str, card: str, trials: int = 200, seed: int = 7, each: Each = iter, **contents: Any) -> Damage:
    """What a card costs a ship, played out so many times with other dice."""
    start = met(ship, card, **contents)
    found = _unhurt(start)
    for trial in each(range(trials)):
        state = start.copy()
        state.chance = Chance(seed * 1_000_003 + trial)
        while not _done(state):
            found._count(state.play(bot.choose(state)))
        found.trials += 1
    return found


def cards(kind: str) -> list[str]:
    """All cards of a kind, such as "meteoric_swarm", the easier levels first."""
    found = load("galaxy_trucker").components["cards"]
    return [card for card, item in found.items() if item["type"] == kind]


def card_costs(bot: Chooser, ship: str, cards: Iterable[str], trials: int = 60, seed: int = 7, **contents: Any) -> dict[str, float]:
    """How many components each of these cards tears off a ship on average."""
    found: dict[str, float] = {}
    for card in cards:
        level, _kind, number = card.split("-")
        name = _("{card} {number} of level {level}").format(card=card_name(load("galaxy_trucker").components, card), number=number, level=level)
        found[name] = whole_card(bot, ship, card, trials, seed, **contents).costs()[_("components")]
    return found


def _unhurt(state: GalaxyTruckerState) -> Damage:
    board = state.game.components["ships"][state.ship_class]
    return Damage(tuple(board["rows"]), tuple(board["columns"]), frozenset(CELLS[cell] for cell in state.ships[0]))


def _done(state: GalaxyTruckerState) -> bool:
    """Whether the card is over: the table asks who flies on, or the flight has ended."""
    return state.over or state.kind in ("fly_on", "payday") or state.phase != "flight"
