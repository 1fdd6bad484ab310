"""The example player without a browser."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import spacegames as sg
from spacegames.core.teaching import Choices, Play, Refuse
from spacegames.ui import example, examples
from spacegames.ui import example_player as module
from spacegames.ui.beats import beats, question
from spacegames.ui.example_player import ExamplePlayer

GAMES = sg.games()


def press(shown: ExamplePlayer, name: str) -> None:
    message = next(message for known, _words, message, _main, off in shown.panel.guide["buttons"] if known == name and not off)
    shown._hear(shown.panel, message, [])


def buttons(shown: ExamplePlayer) -> list[str]:
    return [name for name, _words, _message, _main, off in shown.panel.guide["buttons"] if not off]


@pytest.mark.parametrize("id", GAMES)
def test_every_example_plays_to_its_end_and_back(id: str) -> None:
    shown = examples(id, animate=False)
    for name, one in shown.game.examples.items():
        shown.open_example(name)
        start = shown.state.digest()
        moves = [verb for verb in one.script if isinstance(verb, Play)]
        while shown.at < len(shown.beats):
            asked = shown._questions[shown.at]
            assert asked is None or not asked.answers or 0 <= asked.right < len(asked.answers)
            assert asked is None or len(set(asked.answers)) == len(asked.answers)
            shown.forward()
            guide = shown.panel.guide
            assert guide["feedback"]["text"], (name, shown.at)
            assert all(rule in shown.game.rules for _text, rules in guide["feedback"]["lines"] for rule in rules)
        assert len([move for move in shown.match.all_moves if move.player is not None]) == len(moves)
        assert shown.panel.guide["feedback"]["mood"] == "end"
        while shown.at:
            shown.backward()
        assert shown.state.digest() == start and shown.panel.notice == {}
    assert all(entry["done"] for entry in shown.panel.guide["list"])


def test_the_story_begins_with_its_table() -> None:
    shown = example("sector41", "S41-EX-04", animate=False)
    guide = shown.panel.guide
    assert guide["title"] == shown.example.title and guide["text"].startswith(shown.example.story)
    assert guide["rules"] == list(shown.example.rules) and guide["list"] == []
    assert shown.look == shown.example.look
    assert "backward" not in buttons(shown)


def test_what_is_to_come_does_not_stand_in_the_log() -> None:
    shown = example("sector41", "S41-EX-34", animate=False)
    assert len(shown.match) == 0
    shown.forward()
    assert len(shown.match) == 1


def test_outcomes_are_ticked_as_they_come() -> None:
    shown = example("sector41", "S41-EX-13", animate=False)
    press(shown, "forward")
    lines = [text for text, _rules in shown.panel.guide["feedback"]["lines"]]
    assert sum(text.startswith("✓") for text in lines) == 3
    assert "3 of 3" in shown.panel.guide["step"]


def test_a_refusal_shows_its_rule_and_the_place() -> None:
    shown = example("sector41", "S41-EX-08", animate=False)
    while not (shown.beat and isinstance(shown.beat.verb, Refuse)):
        shown.forward()
    assert shown.beat.verb.rule in [rules[0] for _text, rules in shown.panel.guide["feedback"]["lines"]]
    assert shown._danger and set(shown._danger) <= set(shown.board.scene.things)


def test_choices_are_named_and_lit() -> None:
    shown = example("sector41", "S41-EX-10", animate=False)
    while not (shown.beat and isinstance(shown.beat.verb, Choices)):
        shown.forward()
    assert len(shown.panel.guide["feedback"]["lines"]) == len(shown.beat.verb.texts)
    assert "cell-6-5" in shown.look and "ship-0" in shown.look


@pytest.mark.parametrize("id", sg.games())
def test_one_of_several_moves_is_refused(id: str) -> None:
    """What is to be found is refused by the rule of the example; what stands beside it is legal."""
    game = sg.load(id)
    asked = 0
    for found in game.examples.values():
        match, steps = beats(game, found)
        for number, step in enumerate(steps):
            if not isinstance(step.verb, Refuse):
                continue
            state = match.state_at(step.index)
            ask = question(game, state, step, number)
            if ask is None:
                continue
            asked += 1
            legal = {game.label(state, action) for action in state.actions()}
            assert ask.answers[ask.right] == game.label(state, game.parse(step.verb.text))
            assert set(ask.answers[: ask.right] + ask.answers[ask.right + 1 :]) <= legal
            assert len(set(ask.answers)) == len(ask.answers) > 1
    assert asked > 5


def test_predicting() -> None:
    shown = example("sector41", "S41-EX-08b", animate=False)
    asked = shown._questions[0]
    assert asked is not None and len(asked.answers) > 1, "a refusal comes first"
    shown._hear(shown.panel, {"do": "answer", "choice": (asked.right + 1) % len(asked.answers)}, [])
    assert shown.panel.guide["feedback"]["mood"] == "bad" and shown.panel.guide["task"]
    shown._hear(shown.panel, {"do": "answer", "choice": asked.right}, [])
    assert shown.panel.guide["feedback"]["mood"] == "good" and shown.panel.guide["task"] is None
    press(shown, "forward")
    assert shown.at == 1


@pytest.mark.parametrize("id", GAMES)
def test_questions_tell_nothing_hidden(id: str) -> None:
    """A wrong answer comes from another move; one that would turn something up is never among them."""
    shown = examples(id, animate=False)
    asked = counted = 0
    for name in shown.game.examples:
        shown.open_example(name)
        while shown.at < len(shown.beats):
            found, beat = shown._questions[shown.at], shown.beats[shown.at]
            if found and found.answers and isinstance(beat.verb, Play):
                asked += 1
                told = [text for text, _rules in beat.lines]
                if found.answers[found.right].lstrip("-").isdigit():
                    counted += 1
                    assert found.answers[found.right] in [str(value) for _path, value in beat.after]
                    assert len(set(found.answers)) == len(found.answers) > 2
                    shown.forward()
                    continue
                assert found.answers[found.right] in told
                assert not set(told).intersection(answer for number, answer in enumerate(found.answers) if number != found.right)
            shown.forward()
    assert asked and (counted or id == "sector41"), "numbers are asked for wherever an example looks one up that changes"


def test_a_story_that_may_tell_the_answer_is_folded_while_it_is_asked() -> None:
    shown = example("space_base", "SB-EX-TRN-04", animate=False)
    asked = shown._questions[0]
    assert asked is not None and "credits" in asked.text and asked.answers[asked.right] == "2"
    assert shown.panel.guide["folded"]
    shown.answer(asked.right)
    assert not shown.panel.guide["folded"] and shown.panel.guide["text"].startswith(shown.example.story)


def test_the_board_stays_with_whoever_moved_last() -> None:
    shown = example("space_base", "SB-EX-TRN-04", animate=False)
    mover = shown.state.decider
    assert shown.viewer == mover
    shown.forward()
    assert shown.state.decider != mover and shown.viewer == mover, "what came of the move lies before the one who made it"
    press(shown, "try")
    assert shown.viewer == shown.state.decider


def test_nobody_is_asked_how_the_dice_will_fall() -> None:
    game = sg.load("space_base")
    for example_ in game.examples.values():
        match, steps = beats(game, example_)
        for number, step in enumerate(steps):
            match.goto(steps[number - 1].index if number else 0)
            if isinstance(step.verb, Play) and step.verb.text == "roll" and match.state.chance.forced:
                found = question(game, match.fork().state, step, number)
                assert found is None or not found.answers or not found.answers[found.right].isdigit()


def test_trying_freely_leaves_the_example_alone() -> None:
    shown = example("sector41", "S41-EX-04", animate=False)
    start = shown.state.digest()
    press(shown, "try")
    shown.act("stay")
    assert shown.state.digest() != start and shown.playable
    press(shown, "undo")
    assert shown.state.digest() == start
    press(shown, "return")
    press(shown, "forward")
    assert shown.at == 1


def test_the_examples_own_move_may_be_played() -> None:
    shown = example("sector41", "S41-EX-04", animate=False)
    shown.act("stay")
    assert shown.at == 0
    shown.act("fold")
    assert shown.at == 1


def test_play_all_without_a_loop_goes_to_the_end_at_once() -> None:
    shown = example("sector41", "S41-EX-33", animate=False)
    shown.play_all()
    assert shown.at == len(shown.beats)


def test_play_all_goes_step_by_step_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.01)

    async def watch() -> None:
        shown = example("sector41", "S41-EX-33", animate=False)
        press(shown, "play-all")
        await asyncio.sleep(0)
        assert 0 < shown.at < len(shown.beats) and "stop" in buttons(shown)
        press(shown, "stop")
        here = shown.at
        await asyncio.sleep(0.05)
        assert shown.at == here and "play-all" in buttons(shown)
        press(shown, "play-all")
        while shown.at < len(shown.beats):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.03)
        assert "stop" not in buttons(shown)

    asyncio.run(watch())


def test_going_back_by_the_log() -> None:
    shown = example("sector41", "S41-EX-33", animate=False)
    shown.play_all()
    shown._hear(shown.panel, {"do": "goto", "index": 1}, [])
    assert shown.match.index == 1


def test_the_next_example() -> None:
    shown = examples("sector41", animate=False)
    first, second = list(shown.game.examples)[:2]
    assert shown.example.id == first
    press(shown, "next-example")
    assert shown.example.id == second and shown.at == 0


def test_closing_calls_back() -> None:
    closed: list[int] = []
    shown = ExamplePlayer(sg.load("sector41"), "S41-EX-04", on_close=lambda: closed.append(1))
    press(shown, "leave")
    assert closed == [1]


def test_an_unknown_example_is_named() -> None:
    with pytest.raises(sg.BadOption, match="S41-EX-99"):
        example("sector41", "S41-EX-99")


def test_show_me_opens_over_another_stage() -> None:
    lessons: Any = sg.learn("sector41", "S41-LES-04", theme="paper", big=True, animate=False)
    lessons._hear(lessons.panel, {"do": "example", "id": "S41-EX-04"}, [])
    inside = lessons.theatre.children[0]
    assert isinstance(inside, ExamplePlayer) and inside.theme == "paper" and inside.big
    press(inside, "leave")
    assert lessons.theatre.children == ()
