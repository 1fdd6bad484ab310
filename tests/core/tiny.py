"""A tiny game for tests of the core: secret choices made at the same time, dice, a deck, and an end.

Each round all players pledge 1, 2 or 3 in secret; then the leader rolls a die (pledges up to its number score) or
draws a card for its points. After some rounds the highest score wins.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.components import Components, Field, overlay_folders
from spacegames.core.errors import UnreadableAction
from spacegames.core.game import Action, Event, Game, Option, Position, State, Violation
from spacegames.core.position import Reader
from spacegames.core.rules import RuleBook
from spacegames.core.teaching import Attempt, Choices, Do, Example, Expect, Find, Force, Happened, Lesson, Play, Predict, Refuse, Step

_CARDS = ("sun", "moon", "star")


class TinyState(State):
    __slots__ = ("deck", "log", "pledges", "points", "round")
    DECISIONS = {"pledge": "T-PLEDGE", "luck": "T-ROLL"}

    def __init__(self, game: Game, players: int, options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.pledges: list[int | None] = [None] * players
        self.points = [0] * players
        self.deck: list[str] = []
        self.round = 1
        self.kind = "pledge"

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.decider < 0 or self.kind == "luck":
            return super().deciders
        return tuple(player for player, pledge in enumerate(self.pledges) if pledge is None)

    def _find_actions(self, player: int) -> list[Action]:
        if self.kind == "pledge":
            return [Action(f"pledge {n}", "pledge", (n,)) for n in (1, 2, 3)]
        return [Action("roll", "roll")] + ([Action("draw", "draw")] if self.deck else [])

    def candidates(self, player: int | None = None) -> list[Action]:
        return [Action("pledge 1", "pledge", (1,)), Action("roll", "roll"), Action("draw", "draw")]

    def _apply(self, action: Action, player: int, events: list[Event]) -> None:
        if action.kind == "pledge":
            self.pledges[player] = action.args[0]
            events.append(Event("pledged", ("T-PLEDGE",), (f"seat-{player}",), {"player": player}, only=player, secret={"pledge": action.args[0]}))
            waiting = self.deciders
            if waiting:
                self.decider = waiting[0]
            else:
                self.kind, self.decider = "luck", (self.round - 1) % self.players
            return
        if action.kind == "roll":
            number = self.chance.die()
            events.append(Event("rolled", ("T-ROLL",), ("die",), {"player": player, "number": number}, reveals=True))
            for seat, pledge in enumerate(self.pledges):
                if pledge is not None and pledge <= number:
                    self.points[seat] += pledge
        else:
            place = self.chance.forced_draw(self.deck)
            card = self.deck.pop(0 if place is None else place)
            self.points[player] += self.game.components["cards"][card]["points"]
            events.append(Event("drawn", ("T-ROLL",), ("deck",), {"player": player, "card": card}, reveals=True))
        self.pledges = [None] * self.players
        self.round += 1
        if self.round > self.options["rounds"]:
            self.decider = -1
            events.append(Event("game_over", ("T-END",), (), {"winners": self.winners(), "reason": "rounds"}))
        else:
            self.kind, self.decider = "pledge", 0

    def _why_not(self, action: Action, player: int) -> list[Violation]:
        if action.kind == "pledge":
            if self.kind != "pledge":
                return [Violation("T-PLEDGE", "all pledges are made")]
            return [] if action.args[0] in (1, 2, 3) else [Violation("T-PLEDGE", f"needs 1 to 3, not {action.args[0]}")]
        reasons = []
        if self.kind != "luck":
            reasons.append(Violation("T-ROLL", "pledges come first"))
        if action.kind == "draw" and not self.deck:
            reasons.append(Violation("T-STOCK", "needs 1 card, has 0"))
        return reasons

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        if self.decider >= 0:
            return []
        return [player for player, points in enumerate(self.points) if points == max(self.points)]

    def copy(self) -> TinyState:
        new = TinyState(self.game, self.players, self.options, self.chance.copy())
        new.pledges, new.points, new.deck = list(self.pledges), list(self.points), list(self.deck)
        new.round, new.kind, new.decider = self.round, self.kind, self.decider
        return new

    def _position(self) -> Position:
        return {"round": self.round, "pledges": list(self.pledges), "points": list(self.points), "deck": list(self.deck), "over": self.over}

    def _view(self, player: int | None) -> Position:
        shown = [pledge if seat == player or pledge is None else "?" for seat, pledge in enumerate(self.pledges)]
        return {"round": self.round, "pledges": shown, "points": list(self.points), "deck": len(self.deck), "over": self.over}

    def guess(self, player: int | None, chance: Chance) -> TinyState:
        new = self.copy()
        chance.shuffle(new.deck)
        unseen = [card for card in _CARDS for _ in range(2)]
        chance.shuffle(unseen)
        new.deck = unseen[: len(new.deck)]
        new.pledges = [pledge if pledge is None or seat == player else chance.below(3) + 1 for seat, pledge in enumerate(self.pledges)]
        new.chance = Chance(chance.below(1 << 62))
        return new


class Tiny(Game):
    id = "tiny"
    title = "Tiny"
    players = range(1, 4)
    options = {
        "rounds": Option("rounds", "Rounds", default=3, low=1, high=9),
        "start": Option("start", "Cards at the start", {"deck": "a full deck", "empty": "no deck"}, rule="T-STOCK"),
    }
    schema = {"cards": {"points": Field(int, low=0, high=9)}}
    end_rule = "T-END"

    def __init__(self, data: str | Path | None = None) -> None:
        self.folder = Path(__file__).parent
        self.components = Components(self.folder / "tiny_data", self.schema, overlay_folders(self.id, data))
        self.rules = RuleBook(self.folder / "tiny_rules.toml")

    def __reduce__(self) -> tuple[Any, ...]:
        return Tiny, ()

    def part(self, name: str) -> Any:
        return sys.modules[__name__]

    def _deal(self, players: int, options: Mapping[str, Any], chance: Chance) -> TinyState:
        state = TinyState(self, players, options, chance)
        if options["start"] == "deck":
            state.deck = [card for card in _CARDS for _ in range(2)]
            chance.shuffle(state.deck)
        return state

    def _read_position(self, reader: Reader, players: int, options: Mapping[str, Any]) -> TinyState:
        state = TinyState(self, players, options, Chance())
        state.round = reader.integer("round", 1, options["rounds"] + 1)
        pledges = reader.items("pledges", players)
        for seat, pledge in enumerate(pledges):
            if pledge is not None and (isinstance(pledge, bool) or pledge not in (1, 2, 3)):
                reader.fault(f"pledges[{seat}]", f"expected null or 1 to 3, found {pledge!r}")
        state.pledges = pledges or [None] * players
        state.points = reader.integers("points", players, 0, 99)
        state.deck = [str(card) for card in reader.items("deck")]
        for card in state.deck:
            if card not in _CARDS:
                reader.fault("deck", f"there is no card {card!r}")
        if reader.boolean("over"):
            state.decider = -1
        elif all(pledge is not None for pledge in state.pledges):
            state.kind, state.decider = "luck", (state.round - 1) % players
        else:
            state.decider = state.pledges.index(None)
        return state


def parse(text: str) -> Action:
    words = text.split()
    if words in (["roll"], ["draw"]):
        return Action(words[0], words[0])
    if len(words) == 2 and words[0] == "pledge" and words[1].isdecimal():
        return Action(f"pledge {int(words[1])}", "pledge", (int(words[1]),))
    raise UnreadableAction(f"{text!r} is not an action; there is roll, draw and pledge with a number")


def prompt(state: TinyState) -> str:
    return "Pledge 1, 2 or 3." if state.kind == "pledge" else "Roll the die or draw a card."


def label(state: TinyState, action: Action) -> str:
    return str(action).capitalize()


def tell(kind: str, data: Mapping[str, Any], state: TinyState) -> str:
    return f"{kind}: {dict(data)}"


def player_name(state: TinyState, player: int) -> str:
    return f"Player {player + 1}"


def evaluate(state: TinyState, player: int) -> float:
    return float(state.points[player])


def table(**changes: Any) -> Position:
    position = TINY.new(players=2, seed=1).to_position()
    return {**position, **changes}


TINY = Tiny()

EXAMPLES = (
    Example(
        "T-EX-1",
        "A roll of two",
        "Pledges up to the number score.",
        ("T-PLEDGE", "T-ROLL"),
        table,
        (
            Choices(("pledge 1", "pledge 2", "pledge 3")),
            Play("pledge 2"),
            Play("pledge 3"),
            Force((2,)),
            Refuse("pledge 1", "T-PLEDGE"),
            Choices(("roll",), of="r"),
            Play("roll"),
            Happened("rolled", {"number": 2}),
            Expect({"points": [2, 0], "points.0": 2, "decision.kind": "pledge", "over": False}),
        ),
    ),
)

LESSONS = (
    Lesson(
        "T-LES-1",
        "Pledging",
        "Learn to pledge.",
        (
            Step("Read this.", ("T-PLEDGE",), table=table),
            Step(
                "Pledge two, then the other player pledges three.",
                ("T-PLEDGE",),
                table=table,
                tasks=(
                    Attempt("Try to roll.", ("roll", "draw"), "T-ROLL"),
                    Do("Pledge two.", (("pledge 2",),), then=("pledge 3",), replies={"pledge 1": "Too careful."}),
                    Predict("What does a roll score?", ("nothing", "it depends"), 1, "It depends on the die.", replies={0: "No."}, show=("roll",)),
                ),
                hints=("Look.", "Think.", "pledge 2"),
            ),
            Step(
                "Which are not allowed?",
                ("T-ROLL",),
                tasks=(Find("Mark what is refused.", ("roll", "pledge 1", "draw")), Do("Pledge twice.", (("*",), ("pledge 1", "pledge 3")))),
                hints=("One.", "Two.", "Three."),
            ),
        ),
    ),
    Lesson(
        "T-LES-2",
        "Quiz",
        "Something new every time.",
        quiz=lambda seed: (
            Step(f"Quiz {seed}", ("T-ROLL",), table=table, tasks=(Predict("Which?", ("a", "b"), seed % 2, "Because."),), hints=("a", "b", "c")),
        ),
    ),
)
