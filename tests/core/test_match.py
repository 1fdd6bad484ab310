"""Matches: history, the limits of undo, saves and codes, and what damaged ones say."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from spacegames import BadSave, IllegalAction, Match, UndoStopped, UnreadableAction
from tests.core.tiny import TINY, table


def _match(**settings: Any) -> Match:
    return Match(TINY, players=2, seed=5, **settings)


def _round(match: Match, luck: str = "roll") -> None:
    match.play("pledge 1")
    match.play("pledge 2")
    match.play(luck)


def test_play_records_text_player_and_events() -> None:
    match = _match()
    events = match.play("pledge 2")
    (move,) = match.moves
    assert (move.text, move.player, list(move.events), move.final) == ("pledge 2", 0, events, False)
    assert len(match) == match.index == 1


def test_undo_and_redo_return_to_the_very_states() -> None:
    match = _match()
    before = match.state.digest()
    match.play("pledge 1")
    after = match.state.digest()
    match.undo()
    assert match.state.digest() == before
    match.redo()
    assert match.state.digest() == after


def test_undo_stops_at_dice() -> None:
    match = _match()
    _round(match)
    assert not match.can_undo()
    with pytest.raises(UndoStopped, match="“Roll” rolled dice"):
        match.undo()
    assert match.index == 3
    match.play("pledge 3")
    match.undo()
    assert match.index == 3


def test_undo_stops_at_a_drawn_card() -> None:
    match = _match()
    _round(match, "draw")
    with pytest.raises(UndoStopped, match="“Draw” rolled dice or showed something hidden"):
        match.undo()


def test_a_free_match_takes_back_dice() -> None:
    match = _match(free=True)
    before = match.state.digest()
    _round(match)
    for _ in range(3):
        match.undo()
    assert match.state.digest() == before


def test_nothing_to_undo_or_redo_is_said() -> None:
    match = _match()
    with pytest.raises(UndoStopped, match="no move to take back"):
        match.undo()
    with pytest.raises(UndoStopped, match="no move to play again"):
        match.redo()


def test_goto_looks_back_and_loses_nothing() -> None:
    match = _match()
    _round(match)
    last = match.state.digest()
    match.goto(1)
    assert match.state.decider == 1
    assert [move.text for move in match.moves] == ["pledge 1"]
    assert len(match.all_moves) == 3
    match.goto(3)
    assert match.state.digest() == last
    for wrong in (-1, 4):
        with pytest.raises(UndoStopped, match=f"there are 3 moves, so there is no place {wrong}"):
            match.goto(wrong)


def test_play_from_before_a_roll_is_refused_and_nothing_is_lost() -> None:
    match = _match()
    _round(match)
    match.goto(1)
    with pytest.raises(UndoStopped, match="cannot go on from move 1"):
        match.play("pledge 3")
    assert len(match) == 3
    match.redo()
    assert match.index == 2


def test_play_from_earlier_drops_what_may_be_dropped() -> None:
    match = _match()
    match.play("pledge 1")
    match.play("pledge 2")
    match.goto(1)
    match.play("pledge 3")
    assert [move.text for move in match.all_moves] == ["pledge 1", "pledge 3"]


def test_a_fork_goes_its_own_way_and_is_free() -> None:
    match = _match()
    _round(match)
    match.goto(2)
    fork = match.fork()
    fork.play("draw")
    fork.undo()
    fork.undo()
    assert (match.index, len(match), fork.index) == (2, 3, 1)
    assert [move.text for move in match.all_moves] == ["pledge 1", "pledge 2", "roll"]


def test_a_refused_action_changes_nothing() -> None:
    match = _match()
    before = match.state.digest()
    for text, error in (("roll", IllegalAction), ("jump", UnreadableAction)):
        with pytest.raises(error):
            match.play(text)
    assert (len(match), match.state.digest()) == (0, before)


def test_players_may_act_out_of_turn_when_all_decide() -> None:
    match = _match()
    assert match.state.deciders == (0, 1)
    match.play("pledge 3", player=1)
    assert match.moves[0].text == "1:pledge 3"
    match.play("pledge 1")
    assert match.state.kind == "luck"
    assert Match.load(match.save(), TINY).state == match.state


def test_force_settles_dice_and_is_recorded() -> None:
    match = _match()
    match.play("pledge 1")
    match.play("pledge 3")
    match.force(2)
    assert match.play("roll")[0].data["number"] == 2
    match.force("moon")
    _round(match, "draw")
    assert match.state.to_position()["chance"]["forced"] == []
    again = Match.load(json.loads(json.dumps(match.save())), TINY)
    assert again.state == match.state
    assert [move.events for move in again.moves] == [move.events for move in match.moves]


def test_a_match_can_begin_with_a_position() -> None:
    match = Match(TINY, position=table(points=[4, 5]))
    match.play("pledge 1")
    again = Match.load(json.loads(json.dumps(match.save())), TINY)
    assert again.state == match.state
    assert Match.from_state(match.state).state == match.state


def test_save_tells_the_record_up_to_the_state_on_view() -> None:
    match = _match()
    _round(match)
    match.goto(1)
    record = match.save()
    assert record["moves"] == ["pledge 1"]
    assert Match.load(record, TINY).state == match.state


def test_load_replays_states_and_events() -> None:
    match = _match(options={"rounds": 2})
    _round(match)
    _round(match, "draw")
    again = Match.load(json.loads(json.dumps(match.save())), TINY)
    assert again.state.over
    assert [state.digest() for state in again._states] == [state.digest() for state in match._states]
    assert [move.events for move in again.moves] == [move.events for move in match.moves]
    assert not again.free


def test_a_record_tells_who_sits_where() -> None:
    match = _match()
    assert "seats" not in match.save(), "nobody has said so yet"
    match.seats = ["human", "greedy"]
    assert Match.load(match.save(), TINY).seats == Match.from_code(match.code(), TINY).seats == match.fork().seats == ["human", "greedy"]


def _forged(**changes: Any) -> dict[str, Any]:
    match = _match()
    _round(match)
    return {**match.save(), **changes}


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"spacegames": 2}, r"made by a newer version of spacegames \(format 2; this one reads up to 1\)"),
        ({"spacegames": 0}, "field spacegames: expected the format version"),
        ({"spacegames": True}, "field spacegames: expected the format version"),
        ({"spacegames": "1"}, "field spacegames: expected the format version"),
        ({"game": 4}, "field game: expected a game id, found 4"),
        ({"game": "chess"}, "saved game: there is no game 'chess'"),
        ({"data": "000000000000"}, r"other component data \(000000000000\)"),
        ({"players": 9}, "set-up: Tiny is for 1 to 3 players, not 9"),
        ({"players": True}, "field players: expected a whole number, found True"),
        ({"options": {"colour": 1}}, "set-up: Tiny has no option colour"),
        ({"options": {"rounds": 99}}, "set-up: option rounds: expected a whole number from 1 to 9, found 99"),
        ({"seed": -1}, "set-up: the seed must be a whole number from 0"),
        ({"seed": "5"}, "field seed: expected a whole number, found '5'"),
        ({"moves": "pledge 1"}, "field moves: expected a list of texts"),
        ({"moves": ["pledge 1", 2]}, "move 2: expected a text, found 2"),
        ({"moves": ["pledge 1", "fly"]}, "move 2: 'fly' is not an action"),
        ({"moves": ["pledge 1", "roll"]}, r"move 2: “roll” is not possible now: pledges come first \[T-ROLL\]"),
        ({"moves": ["pledge 1", "0:pledge 2"]}, "move 2: “pledge 2” is not possible now"),
        ({"moves": ["pledge 1", "9:pledge 2"]}, "move 2: “pledge 2” is not possible now"),
        ({"moves": ["!3"]}, "move 1: expected forced dice or draws"),
        ({"moves": ["![true]"]}, "move 1: expected forced dice or draws"),
        ({"moves": ["![1"]}, "move 1: "),
        ({"moves": ["![9]", "pledge 1", "pledge 1", "roll"]}, "move 4: a die with 6 sides cannot be forced to 9"),
        ({"moves": ["pledge 1", "pledge 2"]}, "the moves lead to another situation"),
        ({"digest": "x"}, "the moves lead to another situation"),
        ({"digest": None}, "field digest: expected the fingerprint"),
        ({"cheat": 1}, "field cheat: unknown field"),
        ({"seats": "greedy"}, "field seats: expected a list of names, found 'greedy'"),
        ({"seats": ["human", 2]}, "field seats: expected a name, found 2"),
        ({"seats": ["human"]}, "field seats: expected 2 names, one for each player, found 1"),
        ({"position": 3}, "field position: expected a position"),
        ({"position": {}}, "field players: unknown field"),
    ],
)
def test_a_forged_save_says_what_is_wrong(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSave, match=says):
        Match.load(_forged(**changes), TINY)


@pytest.mark.parametrize("field", ["spacegames", "game", "data", "players", "options", "seed", "moves", "digest"])
def test_a_save_without_a_field_names_it(field: str) -> None:
    record = _forged()
    del record[field]
    with pytest.raises(BadSave, match=f"field {field}"):
        Match.load(record, TINY)


def test_a_save_with_a_wrong_position_names_its_faults() -> None:
    record = Match(TINY, position=table()).save()
    record["position"] = {**record["position"], "round": 0, "deck": ["joker"]}
    with pytest.raises(BadSave, match="set-up: round: expected a whole number from 1 to 4, found 0; deck: there is no card 'joker'"):
        Match.load(record, TINY)


@pytest.mark.parametrize("record", [None, [], "save", 7])
def test_a_save_must_be_a_table(record: Any) -> None:
    with pytest.raises(BadSave, match="expected a table of fields"):
        Match.load(record, TINY)


def test_a_code_opens_the_very_situation() -> None:
    match = _match()
    _round(match)
    code = match.code()
    assert code.isascii() and not set(code) & set("+/=&?# ")
    assert Match.from_code(code, TINY).state == match.state
    assert Match.from_code(f"  {code}\n", TINY).state == match.state


@pytest.mark.parametrize("code", ["", "abc", "????", "ü", "A" * 40])
def test_a_damaged_code_is_said(code: str) -> None:
    with pytest.raises(BadSave, match="damaged or cut off"):
        Match.from_code(code, TINY)


def test_a_truncated_code_is_said_at_every_length() -> None:
    match = _match()
    _round(match)
    code = match.code()
    for length in range(len(code)):
        with pytest.raises(BadSave):
            Match.from_code(code[:length], TINY)


def test_a_code_of_something_else_is_said() -> None:
    for content in (b"[1]", b"nothing", b'"text"', b"\xff"):
        packed = urlsafe_b64encode(zlib.compress(content)).decode()
        with pytest.raises(BadSave):
            Match.from_code(packed, TINY)


def test_a_code_that_unpacks_without_end_is_refused() -> None:
    bomb = urlsafe_b64encode(zlib.compress(b" " * 50_000_000, 9)).decode()
    with pytest.raises(BadSave, match="damaged or cut off"):
        Match.from_code(bomb, TINY)


def test_a_code_or_move_nested_without_end_is_refused() -> None:
    deep = urlsafe_b64encode(zlib.compress(b"[" * 200_000, 9)).decode()
    with pytest.raises(BadSave, match="damaged or cut off"):
        Match.from_code(deep, TINY)
    with pytest.raises(BadSave, match="move 1: "):
        Match.load(_forged(moves=["!" + "[" * 200_000]), TINY)
