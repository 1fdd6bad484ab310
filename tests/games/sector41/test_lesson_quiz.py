"""The quiz of lesson 25: its keys come from the engine and are checked here by counting, without it."""

from __future__ import annotations

import re

import pytest

import spacegames as sg
from spacegames.core.chance import Chance
from spacegames.core.match import Match
from spacegames.core.teaching import Do, LessonRun, Predict, Step
from spacegames.games.sector41.lessons import quiz

GAME = sg.load("sector41")
SEEDS = range(30)
KNIGHT = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]
EIGHT = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
WORDS = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
Place = tuple[int, int]


def asked(name: str, seed: int) -> tuple[Step, Predict, str]:
    step = quiz.QUESTIONS[name](Chance(7919 * seed + 11))
    (task,) = step.tasks
    assert isinstance(task, Predict)
    return step, task, task.answers[task.right]


def places(text: str) -> list[Place]:
    return [(int(row), int(column)) for row, column in re.findall(r"\((\d+),(\d+)\)", text)]


def on_grid(place: Place) -> bool:
    return 1 <= place[0] <= 9 and 1 <= place[1] <= 9


def spelled(where: list[Place], ship: Place = (10, 5)) -> set[str]:
    """Landing places in the words of an answer, those that are neither on the grid nor the own Starship left out."""
    return {f"({row},{column})" for row, column in where if on_grid((row, column))} | ({"your Starship"} if ship in where else set())


def said(answer: str) -> set[str]:
    return set(re.findall(r"\(\d+,\d+\)|your Starship", answer))


def direction(text: str, kind: str) -> Place:
    word = re.search(rf"{kind} ([a-z-]+)", text)
    assert word
    return EIGHT[WORDS.index(word[1])]


def along(start: Place, step: Place, count: int) -> Place:
    return start[0] + step[0] * count, start[1] + step[1] * count


def king(one: Place, other: Place) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def explorer(step: Step, player: int, number: int) -> Place:
    assert step.table
    at = step.table()["seats"][player]["explorers"][number - 1]["at"]
    row, column = at.split(",")
    return int(row), int(column)


@pytest.mark.parametrize("name", quiz.QUESTIONS)
def test_a_question_is_well_made(name: str) -> None:
    for seed in SEEDS:
        step, task, _right = asked(name, seed)
        assert 3 <= len(task.answers) <= 4
        assert len(set(task.answers)) == len(task.answers)
        assert set(task.replies) == set(range(len(task.answers))) - {task.right}
        assert len(step.hints) == 3
        assert set(step.rules) <= set(GAME.rules)
        assert step.table
        match = Match(GAME, position=step.table(), free=True)
        assert set(step.look) <= set(GAME.board(match.state, step.viewer).things)
        for text in task.show:
            match.play(text)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_key_to_questions_about_ships_and_steps(seed: int) -> None:
    step, task, right = asked("starship", seed)
    assert step.table
    here = step.table()["seats"][0]["ship"]
    reach = {(here - 1 + by) % 9 + 1 for by in (-2, -1, 1, 2)}
    assert {int(answer) in reach for answer in task.answers if answer != right} == {True}
    assert int(right) not in reach | {here}

    step, task, right = asked("fold", seed)
    ((row, column),) = places(step.text)
    assert right == f"({row - 1 or 9},{column})"

    step, task, right = asked("destinations", seed)
    at = explorer(step, 0, 1)
    assert step.table
    ahead = at == (9, step.table()["seats"][0]["ship"])
    assert int(right) == sum(on_grid(along(at, way, 1)) for way in EIGHT) + ahead


@pytest.mark.parametrize("seed", SEEDS)
def test_the_key_to_questions_about_movers(seed: int) -> None:
    step, _task, right = asked("pulsar", seed)
    cell = places(step.text)[0]
    bursts = [direction(step.text, "bursts point"), direction(step.text, "and")]
    assert said(right) == spelled([along(cell, burst, 2) for burst in bursts])

    step, _task, right = asked("tempest", seed)
    cell, way = places(step.text)[0], direction(step.text, "points")
    ray = [along(cell, way, count) for count in range(1, 10)]
    inside = [place for place in ray if on_grid(place) or place == (10, 5)]
    assert said(right) == spelled(inside[-1:])

    step, _task, right = asked("flare", seed)
    cell, way = places(step.text)[0], direction(step.text, "points")
    assert step.table
    grid = step.table()["grid"]
    ray = [place for place in (along(cell, way, count) for count in range(1, 10)) if on_grid(place) or place == (10, 5)]
    backs = [place for place in ray if on_grid(place) and grid[place[0] - 1][place[1] - 1].startswith("?")]
    assert said(right) == spelled(backs[:1] or ray[-1:])

    step, _task, right = asked("rift", seed)
    cell, start = places(step.text)
    travel = cell[0] - start[0], cell[1] - start[1]
    assert said(right) == spelled([along(cell, travel, 1)])

    step, _task, right = asked("anomaly", seed)
    cell, start = places(step.text)
    back = start[0] - cell[0], start[1] - cell[1]
    assert said(right) == (spelled([along(cell, back, 2)]) or spelled([start]))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_key_to_questions_about_jumps_and_backs(seed: int) -> None:
    step, _task, right = asked("supernova", seed)
    cell = places(step.text)[0]
    assert int(right) == len(spelled([along(cell, way, 2) for way in EIGHT]))

    step, task, right = asked("artifact", seed)
    cell = places(step.text)[0]
    knight = {along(cell, jump, 1) for jump in KNIGHT}
    assert [answer for answer in task.answers if places(answer)[0] in knight] == [right]

    step, _task, right = asked("distortion", seed)
    base, *backs = places(step.text)
    assert right == min((king(base, back), f"({back[0]},{back[1]})") for back in backs)[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_key_to_questions_about_explorers(seed: int) -> None:
    step, _task, right = asked("starbase", seed)
    base, *blue = places(step.text)
    near = [number for number, place in enumerate(blue, 1) if king(base, place) <= 2]
    assert right.startswith({(): "Neither", (1,): "Only blue 1", (2,): "Only blue 2", (1, 2): "Both"}[tuple(near)])

    step, _task, right = asked("movable", seed)
    assert step.table
    states = [piece["state"] for piece in step.table()["seats"][0]["explorers"]]
    assert int(right) == sum(state in ("free", "asteroid_1") for state in states)

    step, _task, right = asked("combat", seed)
    assert step.table
    cell = places(step.text)[0]
    tile = step.table()["grid"][cell[0] - 1][cell[1] - 1]
    assert right == ("Both are out of the game" if tile.startswith("asteroid") else "Both go home")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("S41-PRO-01", "S41-PRO-03")
def test_the_key_to_questions_about_protection(seed: int) -> None:
    step, _task, right = asked("protection", seed)
    assert step.table
    position = step.table()
    door = (9, position["seats"][0]["ship"])
    tile = position["grid"][8][door[1] - 1]
    if tile.startswith("supernova"):
        safe = {along(door, way, 2) for way in EIGHT}
    elif tile.startswith("space_rift"):
        safe = {along(door, (-1, 0), 1)}
    elif tile.startswith("pulsar"):
        safe = {along(door, way, 2) for way in ([(-1, 1), (1, -1)] if tile.endswith("@0") else [(1, 1), (-1, -1)])}
    else:
        compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
        safe = {along(door, EIGHT[compass.index(arrow)], 1) for arrow in tile[len("solar_wind[") : -1].split(",")}
    green = [explorer(step, 0, number) for number in (1, 2, 3)]
    assert [place for place in green if place in safe] == places(right)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("S41-TOW-02", "S41-TOW-03", "S41-TOW-04", "S41-TOW-05")
def test_the_key_to_questions_about_the_crystal(seed: int) -> None:
    step, _task, right = asked("crystal", seed)
    assert step.table
    row, column = explorer(step, 0, 1)
    tile = step.table()["grid"][row][column - 1]
    if tile.startswith("?"):
        assert right == f"on ({row},{column})"
    elif tile.startswith("beacon"):
        assert right == "on your Starship"
    else:  # it may come onto a known tile, but from a wind no further, for beyond it lies a back
        assert right == f"on ({row + 1},{column})"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("S41-GRD-02", "S41-GRD-06", "S41-GRD-09", "S41-WIN-04")
def test_the_key_to_questions_about_guardian_and_end(seed: int) -> None:
    step, _task, right = asked("guardian", seed)
    at, *target = places(step.text)
    steps = [along(at, way, 1) for way in EIGHT if on_grid(along(at, way, 1))]
    assert int(right) == len([place for place in steps if not target or king(place, target[0]) < king(at, target[0])])

    step, _task, right = asked("ending", seed)
    assert step.table
    position = step.table()
    mine = position["seats"][0]["collected"]["yellow"]
    most = 25 - position["removed"]["yellow"] - (mine + 1)
    assert right == (f"The game is over: blue can reach {most} at most" if most <= mine + 1 else f"The game goes on: blue can still reach {most}")


@pytest.mark.parametrize("seed", SEEDS)
def test_the_quiz_asks_ten_questions_and_invites_to_play(seed: int) -> None:
    run = LessonRun(GAME, GAME.lessons["S41-LES-25"], seed=seed)
    assert len(run.steps) == 11
    for index in range(len(run.steps)):
        if index:
            run.next()
        assert isinstance(run.task, Do if index == 10 else Predict)
        run.solve()
    assert run.finished
    assert run.feedback.mood == "end"


def test_the_quiz_is_another_one_for_another_seed_and_the_same_for_the_same() -> None:
    def texts(seed: int) -> str:
        return repr([(step.text, step.tasks) for step in quiz.quiz(seed)])

    assert texts(5) == texts(5)
    assert len({texts(seed) for seed in SEEDS}) == len(SEEDS)


def test_every_kind_of_question_is_asked_sooner_or_later() -> None:
    asked_rules = {rules for seed in range(40) for rules in (step.rules for step in quiz.quiz(seed))}
    assert {step.rules for step in (make(Chance(1)) for name, make in quiz.QUESTIONS.items() if name != "guardian")} <= asked_rules
