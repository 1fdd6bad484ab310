"""Tables full of cards and commanders, where every kind of decision is met: what random play from the start seldom comes to."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import spacegames as sg
from spacegames import Chance
from spacegames.bots import Greedy, Random
from spacegames.games.starship_captains.components import FACTIONS
from tests.games.starship_captains.tables import GAME, table

CARDS = GAME.cards
CREW = ("C", "R", "Y", "B", "R*", "Y*", "B*", "A", "R", "Y", "B")
ITEMS = ("RY", "RB", "YB", "P", "yellow_android")


def rich(seed: int) -> Any:
    """A table with random technologies, crew, cargo, tracks and events."""
    chance = Chance(seed)
    players = 1 + chance.below(4)
    cards = list(CARDS.cards)
    chance.shuffle(cards)
    places = GAME.boards[players].places

    def some(words: tuple[str, ...], most: int) -> str:
        return " ".join(chance.pick(words) for _each in range(chance.below(most + 1)))

    def seat() -> dict[str, Any]:
        slots = list(range(1, 7))
        chance.shuffle(slots)
        damage = chance.below(9)
        return {
            "ready": f"R C {some(CREW, 3)}",
            "queue": some(("R", "Y", "B", "R*"), 4),
            "medals": chance.below(4),
            "damage": damage,
            "slots": {slot: cards.pop() for slot in slots[: 2 + chance.below(4)]},
            "items": some(ITEMS, min(3, 8 - damage)),
            "steps": tuple(chance.below(16) for _track in range(3)),
            "ship": chance.pick(("p05", *places)),
        }

    def event(faction: str) -> str:
        fitting = [name for name, item in GAME.components["events"].items() if item["faction"] == faction and item["solo"] == (players == 1)]
        return chance.pick(fitting)

    return table(
        players,
        others={player: seat() for player in range(1, players)},
        events={faction: event(faction) for faction in FACTIONS},
        reached={faction: [0] for faction in FACTIONS if chance.below(2)},
        planets={"p05": chance.pick(("mission_09", "mission_29", "mission_30", "mission_05"))},
        round=1 + chance.below(4),
        side=chance.pick("AB"),
        tracks="".join(chance.pick("AB") for _track in range(3)),
        solo={"passenger": chance.pick(CARDS.passengers), "ship": chance.pick(places)} if players == 1 else None,
        limits=False,
        **seat(),
    )


def lively(seed: int, most: int) -> Any:
    """Tables met from a rich one on, missions preferred and passing avoided."""
    try:
        state = GAME.position(rich(seed))
    except sg.BadPosition as error:
        assert "rings" in str(error) or "bags.pirates" in str(error), "only too many commanders or trophies make such a table impossible"
        return
    chance = Chance(seed + 1)
    for _step in range(most):
        if state.over:
            return
        yield state
        choices = state.actions()
        choices = [action for action in choices if action != "pass"] or choices
        action = "mission" if "mission" in choices and chance.below(2) else chance.pick(choices)
        assert state.play(action), f"{action} tells nothing"


def test_every_decision_is_met_and_everything_agrees_there() -> None:
    kinds: Counter[str] = Counter()
    pool: set[str] = set()
    for seed in range(70):
        chance = Chance(seed)
        for state in lively(seed, 60):
            kinds[state.kind] += 1
            legal = state.actions()
            pool.update(map(str, legal))
            again = GAME.position(json.loads(json.dumps(state.to_position())))
            assert again == state and again.actions() == legal
            player = chance.below(state.players)
            guess = state.guess(player, Chance(seed))
            assert guess.view(player) == state.view(player) and GAME.position(guess.to_position()) == guess
            texts = {*map(str, state.candidates()), *(chance.pick(sorted(pool)) for _time in range(3))}
            for text in texts:
                action = GAME.parse(text)
                found = state.why_not(action)
                assert (action in legal) == (not found), f"{state.kind}: {text}: {found}"
                assert all(reason.rule in GAME.rules and reason.message for reason in found)
    assert set(kinds) == set(state.DECISIONS), set(state.DECISIONS) - set(kinds)


def test_lists_keep_their_bounds() -> None:
    most: Counter[str] = Counter()
    for seed in range(60):
        for state in lively(seed, 60):
            most[state.kind] = max(most[state.kind], len(state.actions()))
            if state.kind == "turn":
                assert state.actions()[-1] == "pass"
    bounds = {"turn": 24, "payer": 13, "assign": 8, "row": 2, "row_again": 2, "move": 6, "jump": 17, "fight": 4, "repair": 5, "tech_card": 9, "tech_slot": 6}
    bounds |= {
        "faction": 4,
        "retarget": 3,
        "lose_item": 4,
        "keep_item": 4,
        "prevent": 2,
        "choice": 3,
        "pay": 4,
        "pay_mix": 5,
        "copy_room": 24,
        "shadow_target": 3,
    }
    assert all(most[kind] <= bound for kind, bound in bounds.items()), most


def _damaged(value: Any, chance: Chance) -> None:
    """Change one place somewhere inside."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = chance.pick(keys)
        inner = value[key]
        if isinstance(inner, (dict, list)) and inner and chance.below(5):
            value = inner
            continue
        odd: list[Any] = [None, -1, 0, 1, 2, 7, 99, "", "red", "p05", "tech_05", [], {}, True, [["turn"]], ["move", 1, 0, 0]]
        value[key] = chance.pick(odd) if chance.below(3) else (inner + 1 if isinstance(inner, int) else inner)
        return


def test_damaged_positions_are_refused_or_can_be_played() -> None:
    refused = played = 0
    for seed in range(40):
        chance = Chance(seed)
        for number, state in enumerate(lively(seed, 40)):
            if number % 4:
                continue
            position = json.loads(json.dumps(state.to_position()))
            _damaged(position["turn"] if chance.below(2) else position, chance)
            try:
                read = GAME.position(position)
            except sg.SpacegamesError as error:
                assert str(error)
                refused += 1
                continue
            for _step in range(25):
                if read.over:
                    break
                assert read.actions(), read.kind
                read.play(chance.pick(read.actions()))
            assert GAME.position(read.to_position()) == read
            played += 1
    assert refused > 50 and played > 20


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_end(players: int) -> None:
    for seed in range(60):
        state, chance, steps = GAME.new(players, seed), Chance(seed), 0
        while not state.over:
            state.play(chance.pick(state.actions()))
            steps += 1
        assert steps < 1000 and state.round == 4


def test_a_greedy_captain_beats_a_random_one() -> None:
    wins = 0
    for seed in range(30):
        state = GAME.new(2, seed)
        bots = [Greedy(seed=seed), Random(seed=seed)]
        while not state.over:
            state.play(bots[(state.decider + seed) % 2].choose(state))
        wins += state.winners() == [seed % 2]
    assert wins >= 28


def test_a_greedy_captain_alone_plays_on_to_the_end() -> None:
    totals = []
    for seed in range(6):
        state, bot = GAME.new(1, seed), Greedy(seed=seed)
        while not state.over:
            state.play(bot.choose(state))
        totals += state.scores()
    assert sum(totals) / len(totals) > 12
