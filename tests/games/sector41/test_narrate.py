"""Sector 41 in words: every event is told, every button is short and its own, and no secret slips out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import spacegames as sg
from spacegames.core.chance import Chance
from spacegames.core.game import Event, State
from spacegames.core.teaching import Force, Play
from spacegames.games.sector41 import narrate

GAME = sg.load("sector41")
TILE_NAMES = sorted({item["name"]["en"] for id, item in GAME.components["tiles"].items()} | {"Solar Wind"})


def walk(seed: int, players: int, **options: Any) -> Iterator[tuple[State, str, list[Event]]]:
    """A random game: the state before each move, the move, what happened. The state is then a step further."""
    chance = Chance(seed)
    state = GAME.new(players=players, seed=seed, **options)
    while not state.over:
        action = chance.pick(state.actions())
        before = state.copy()
        yield before, str(action), state.play(action)


@cache
def games() -> tuple[tuple[State, State, str, tuple[Event, ...]], ...]:
    """Moves of some whole games: the state before and after, the move, the events."""
    moves = []
    for seed, players in ((1, 2), (2, 3), (3, 4), (8, 2)):
        for before, text, events in walk(seed, players):
            after = before.copy()
            after.play(text)
            moves.append((before, after, text, tuple(events)))
    return tuple(moves)


@cache
def shown() -> tuple[tuple[State, Event], ...]:
    """Events of the games and of every worked example, each with a state after it."""
    found = [(after, event) for _before, after, _text, events in games() for event in events]
    for example in GAME.examples.values():
        match = example.match(GAME)
        for verb in example.script:
            if isinstance(verb, Force):
                match.force(*verb.values)
            elif isinstance(verb, Play):
                found += [(match.state.copy(), event) for event in match.play(verb.text)]
    for options in ({"wander_optional": True}, {"nebula_freed": "while_together", "wormhole_optional": True, "turn_limit": 10}):
        for before, text, events in walk(4, 3, **options):
            after = before.copy()
            after.play(text)
            found += [(after, event) for event in events]
    return tuple(found)


def test_every_kind_of_event_is_told_and_has_happened() -> None:
    assert {event.kind for _state, event in shown()} == set(narrate.EVENTS)


def test_an_event_is_one_plain_sentence() -> None:
    for state, event in shown():
        for viewer in (None, 0, 1):
            text = GAME.tell(event, state, viewer)
            assert re.fullmatch(r"[A-Z0-9][^{}_]*[.!]", text), text
            assert "  " not in text and len(text) <= 120, text
            assert not re.search("[.!?] ", text), text


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(KeyError):
        narrate.tell("tea_break", {"player": 0}, games()[0][0])


TOLD = ("player", "explorer", "cell", "to", "colour", "first", "second", "line", "edge", "tow", "crystals", "mode", "cause", "number", "score", "winners")


def test_two_different_events_are_never_told_alike() -> None:
    """Whoever reads the log knows who did what, where, and with which crystal."""
    meanings: dict[str, tuple[str, ...]] = {}
    for before, after, _text, events in games():
        if before.kind == "pick_starship" and max(before.colour) < 0:
            meanings = {}  # another game begins, with other colours for the seats
        for event in events:
            meaning = (event.kind, *(repr(event.data.get(field)) for field in TOLD))
            sentence = GAME.tell(event, after, "all")
            assert meanings.setdefault(sentence, meaning) == meaning, sentence


@pytest.mark.rule("S41-AMB-66")
def test_the_end_by_a_turn_limit_is_told_as_such() -> None:
    *_moves, (before, text, events) = walk(4, 3, turn_limit=10)
    assert before.to_position()["turn"]["number"] == 10
    assert (events[-1].kind, events[-1].data["reason"]) == ("game_over", "turn_limit")
    after = before.copy()
    after.play(text)
    told = GAME.tell(events[-1], after, None)
    names = [GAME.player_name(after, player) for player in after.winners()]
    assert all(name in told for name in names), told
    assert ("the last turn has been played" in told) == (len(names) == 1), told


def test_the_story_of_a_fold_says_which_way() -> None:
    state = games()[-1][1]
    told = {edge: narrate.tell("folded", {"player": 0, "edge": edge, "line": 3}, state) for edge in "NESW"}
    assert [told[edge].split()[-1] for edge in "NESW"] == ["south.", "west.", "north.", "east."]
    assert "column 3" in told["N"] and "row 3" in told["W"]


def test_a_prompt_is_one_sentence_to_the_one_who_decides() -> None:
    kinds = set()
    for before, after, _text, _events in games():
        text = GAME.prompt(before)
        kinds.add(before.kind)
        assert text.startswith(f"{GAME.player_name(before, before.decider)}, "), text
        assert re.fullmatch(r"[^{}.?]*[.?]", text) and len(text) <= 110, text
        if after.over:
            assert GAME.prompt(after) == "The game is over."
    assert kinds >= set(type(before).DECISIONS) - {"loop_drop"}


@pytest.mark.rule("S41-TOW-01", "S41-EXP-06")
def test_a_chain_asks_only_what_is_open() -> None:
    seen = set()
    for before, _after, _text, _events in games():
        if before.kind == "chain_move":
            words = [action.split() for action in before.actions()]
            tows = any("tow" in word for word in words)
            places = {word[1] for word in words}
            text = GAME.prompt(before)
            assert ("tow" in text) == tows, text
            assert ("where to" in text) == (len(places) > 1 or not tows), text
            seen.add((tows, len(places) > 1))
    assert seen >= {(False, True), (True, True)}


def test_buttons_are_short_and_told_apart() -> None:
    for before, _after, _text, _events in games():
        labels = [GAME.label(before, action) for action in before.actions()]
        assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]
        for action, label in zip(before.actions(), labels, strict=True):
            assert len(label) <= 62 and not re.search(r"[{}_]|\s$", label), label
            if action.kind != "on" or action.args[0] >= 0:
                assert label.startswith(narrate.short(action)), label


def test_what_is_refused_can_be_named_too() -> None:
    for before, _after, _text, _events in games()[::7]:
        for action, _reasons in before.refused():
            assert GAME.label(before, action).startswith(narrate.short(action)), action


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("take green", "Take the green Starship"),
        ("edge S", "Dock at the south edge"),
        ("stay", "Starship stays"),
        ("ship 7", "Starship to place 7"),
        ("ship W3", "Starship to place 3 of the west edge"),
        ("fold", "Fold"),
        ("go 1 6,5", "Explorer 1 to 6,5"),
        ("go 1 6,5 tow yellow", "Explorer 1 to 6,5, towing yellow"),
        ("go 2 ship tow red", "Explorer 2 to your Starship, towing red"),
        ("on 6,5 tow blue", "On to 6,5, towing blue"),
        ("on ship", "On to your Starship"),
        ("drop 4,4", "Leave the crystal on 4,4"),
        ("swap 2,8", "Swap with 2,8"),
        ("look no", "Look at no tile"),
        ("look 1,9", "Look at 1,9"),
        ("open 6,8", "Turn up 6,8"),
        ("send no", "Send nobody home"),
        ("send green 2", "Send Green's Explorer 2 home"),
        ("call no", "Call nobody"),
        ("call 2", "Call Explorer 2"),
        ("turn 5,2 180", "Turn 5,2 half round"),
        ("turn 5,2 270", "Turn 5,2 a quarter to the left"),
        ("guardian 4,5", "Guardian to 4,5"),
        ("guardian stays", "Guardian stays"),
    ],
)
def test_a_move_in_a_few_words(text: str, words: str) -> None:
    assert narrate.short(GAME.parse(text)) == words


def test_a_button_says_whom_it_attacks_and_which_asteroid_it_reaches() -> None:
    table = GAME.part("examples").table
    state = GAME.position(table(cells={"5,7": "starbase", "6,7": "salvage_explorer"}, explorers={"A1": "6,7", "B1": "5,7"}))
    assert GAME.label(state, GAME.parse("go 1 5,7")) == "Explorer 1 to 5,7, against Blue"
    assert GAME.label(state, GAME.parse("go 1 6,6")) == "Explorer 1 to 6,6"
    state = GAME.position(table(cells={"7,3": "asteroid_belt_3", "4,7": "asteroid_belt_2"}, explorers={"A1": "7,3 asteroid_1"}))
    assert GAME.label(state, GAME.parse("go 1 4,7")) == "Explorer 1 to 4,7, asteroid 2"
    state = GAME.position(table(kind="starship_action", players=4, ships={"A": "S5", "B": "N5", "C": "W3", "D": "E5"}, active="C"))
    assert GAME.label(state, GAME.parse("fold")) == "Fold row 3"


# ---- secrets


@pytest.mark.rule("S41-TIL-TEL-01", "S41-AMB-55")
def test_only_the_one_who_looks_is_told_what_lies_there() -> None:
    looks = [(state, event) for state, event in shown() if event.kind == "tile_looked_at"]
    assert looks
    for state, event in looks:
        owner = event.data["player"]
        assert any(name in GAME.tell(event, state, owner) for name in TILE_NAMES)
        for viewer in [None, *(player for player in range(state.players) if player != owner)]:
            told = GAME.tell(event, state, viewer)
            assert not any(name in told for name in TILE_NAMES), told


def test_words_do_not_depend_on_what_lies_face_down() -> None:
    """Deal all unseen tiles anew: prompts and buttons stay the same, for the one who decides and for all others."""
    for number, (before, _after, _text, _events) in enumerate(games()):
        if number % 5 == 0:
            other = before.guess(None, Chance(number))
            assert GAME.prompt(other) == GAME.prompt(before)
            for action in before.candidates():
                assert GAME.label(other, action) == GAME.label(before, action)
