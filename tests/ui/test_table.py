"""A whole table, seen from a page: playing, taking back, bots, hints, files, links, and the teacher's drawer."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import spacegames as sg
from spacegames import bots
from spacegames.core.match import Match
from spacegames.ui import robots, seating, spoken
from spacegames.ui.drawer import position_text
from spacegames.ui.table import Table, asked_by_link
from tests.ui.front_end import Page

GAME = sg.load("sector41")
ROOT = Path(__file__).parents[2]
SET_UP = ("take green", "edge S", "take blue", "edge N")


def played(*texts: str, seed: int = 7, **options: Any) -> Match:
    match = GAME.match(2, seed=seed, **options)
    for text in texts:
        match.play(text)
    return match


def shown(monkeypatch: pytest.MonkeyPatch, match: Match | None = None, who: seating.Bots = None, **settings: Any) -> Page:
    page = Page(Table(played(*SET_UP) if match is None else match, who, **settings), monkeypatch)
    page.do("ready")
    return page


@pytest.fixture()
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return shown(monkeypatch)


@pytest.fixture()
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not wait for eyes to follow."""
    monkeypatch.setattr(robots, "PACES", dict.fromkeys(robots.PACES, 0.0))
    monkeypatch.setattr(robots, "QUICK", 0.0)
    monkeypatch.setattr(robots, "HINT_SECONDS", 0.05)


async def until(met: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.005)


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await scenario()

    asyncio.run(whole())


# ---- opening


def test_a_table_opens_with_a_name_or_a_game() -> None:
    assert sg.table("sector41", 3, seed=5).state == GAME.new(3, 5)
    assert sg.table(GAME, 2, seed=5, fold_ban="last_fold").state.options["fold_ban"] == "last_fold"


def test_a_table_opens_where_a_code_leads() -> None:
    match = played(*SET_UP, "ship 7")
    assert sg.table(code=match.code()).state == match.state


def test_a_match_goes_on_at_a_table() -> None:
    match = played(*SET_UP)
    assert sg.table(match=match).match is match


@pytest.mark.parametrize(
    ("wanted", "error"),
    [
        ({"players": 7}, sg.BadOption),
        ({"bots": "genius"}, sg.BadOption),
        ({"bots": {5: "greedy"}}, sg.BadOption),
        ({"bots": ["greedy", "greedy", "greedy"]}, sg.BadOption),
        ({"code": "broken"}, sg.BadSave),
        ({"moon": True}, sg.BadOption),
        ({"game": "chess"}, sg.UnknownGame),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(wanted: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        sg.table(**wanted)


def test_seats_by_name_list_or_number() -> None:
    kinds = [seating.kind_of(bot) for bot in seating.seated("random", 3)]
    assert kinds == ["human", "random", "random"]
    assert [seating.kind_of(bot) for bot in seating.seated([None, "greedy"], 3)] == ["human", "greedy", "human"]
    assert [seating.kind_of(bot) for bot in seating.seated({0: "monte_carlo"}, 2)] == ["monte_carlo", "human"]
    mine = bots.make("greedy", deals=1)
    assert seating.seated([mine, "human"], 2) == [mine, None]


# ---- links


def test_a_dashboard_opens_the_position_in_its_link(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(*SET_UP, "ship 7")
    monkeypatch.setenv("VOILA_KERNEL_ID", "1")
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    monkeypatch.setenv("QUERY_STRING", f"theme=dark&code={match.code()}")
    assert asked_by_link()["code"] == match.code()
    assert sg.table().state == match.state


def test_a_dashboard_that_was_started_ahead_waits_for_its_link(monkeypatch: pytest.MonkeyPatch) -> None:
    import voila.utils

    monkeypatch.setenv("VOILA_KERNEL_ID", "1")
    monkeypatch.setenv("VOILA_PREHEAT", "True")
    monkeypatch.setattr(voila.utils, "get_query_string", lambda: "code=abc")
    assert asked_by_link() == {"code": "abc"}


def test_a_dashboard_does_not_import_voila_while_a_person_waits() -> None:
    program = "import sys; from spacegames.ui.table import table; table(seed=1); sys.exit('voila' in sys.modules)"
    environment = {**os.environ, "VOILA_KERNEL_ID": "1", "VOILA_PREHEAT": "False", "QUERY_STRING": ""}
    assert subprocess.run([sys.executable, "-c", program], env=environment, cwd=ROOT).returncode == 0


def test_a_damaged_link_is_told_beside_a_new_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["spacegames.ui.table"], "asked_by_link", lambda: {"code": "eNbroken"})
    table = sg.table(seed=3)
    assert table.match.index == 0
    assert "this code is damaged or cut off" in table.panel.notice["text"]
    table.act("take green")
    assert table.match.index == 1


def test_a_notebook_has_no_link_to_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VOILA_KERNEL_ID", raising=False)
    monkeypatch.setenv("QUERY_STRING", "code=abc")
    assert asked_by_link() == {}


def test_the_link_holds_this_very_position(page: Page) -> None:
    page.do("act", text="ship 7")
    page.do("link")
    link = page.last("link")
    assert Match.from_code(link["code"]).state == page.stage.state
    assert eval(link["call"], {"sg": sg}).state == page.stage.state


def test_the_link_names_who_sits_where(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, who=["human", "greedy"])
    page.do("link")
    link = page.last("link")
    assert Match.from_code(link["code"]).seats == ["human", "greedy"]
    again = eval(link["call"], {"sg": sg})
    assert [seating.kind_of(bot) for bot in again.seats] == ["human", "greedy"]


@pytest.mark.parametrize(("seats", "paused"), [("human,human", False), ("human,greedy", True), ("greedy,human", False), (None, True)])
def test_a_link_opens_with_its_own_seats_and_no_bot_plays_on(monkeypatch: pytest.MonkeyPatch, seats: str | None, paused: bool) -> None:
    match = played(*SET_UP)
    match.seats = seats.split(",") if seats else []
    monkeypatch.setattr(sys.modules["spacegames.ui.table"], "asked_by_link", lambda: {"code": match.code()})
    table = sg.table(bots="greedy")
    assert ",".join(seating.kind_of(bot) for bot in table.seats) == (seats or "human,greedy")
    assert table.state == played(*SET_UP).state and table.paused == paused
    assert ("paused" in table.panel.prompt["text"]) == paused


def test_a_bot_that_is_not_known_here_leaves_its_seat_to_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(*SET_UP)
    match.seats = ["human", "wizard"]
    monkeypatch.setattr(sys.modules["spacegames.ui.table"], "asked_by_link", lambda: {"code": match.code()})
    table = sg.table(seed=3)
    assert table.state == match.state and table.seats == [None, None]


def test_the_address_of_the_page_follows_the_game(page: Page) -> None:
    places = lambda: [message for message in page.heard if message["kind"] == "place"]  # noqa: E731
    page.do("act", text="ship 7")
    assert Match.from_code(places()[-1]["code"]).state == page.stage.state and Match.from_code(places()[-1]["code"]).seats == ["human", "human"]
    told = len(places())
    page.do("goto", index=2)
    assert len(places()) == told, "a look back changes nothing: a reload would lose the moves after it"
    page.do("ready")
    page.do("latest")
    page.do("new", players=3, seed=1)
    assert Match.from_code(places()[-1]["code"]).state.players == 3


def test_a_table_that_nobody_has_touched_leaves_the_address_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, GAME.match(2, seed=7))
    assert not [message for message in page.heard if message["kind"] == "place"]


# ---- several who act at once


def test_a_person_beside_a_bot_reads_what_is_asked_of_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    trucker = sg.load("galaxy_trucker")
    match = trucker.match(2, seed=7)
    first = match.state.decider
    match.play("grab", first)
    other = next(player for player in match.state.deciders if player != match.state.decider)
    page = shown(monkeypatch, match, {match.state.decider: "greedy"})
    page.stage.paused = True
    assert page.stage.actor == other
    name = trucker.player_name(match.state, other)
    assert page.prompt["who"] == name and page.prompt["text"].startswith(name)
    assert "grab" in page.offered and "grab your first component" in page.prompt["text"]
    assert page.prompt["rule"] in trucker.rules


@pytest.mark.parametrize("name", sg.games())
def test_whoever_may_act_is_asked_by_name(name: str) -> None:
    match = sg.load(name).match(2, seed=3)
    for _step in range(40):
        state = match.state
        for player in state.deciders:
            decision = spoken.asked(state, player)
            assert decision is not None and decision.player == player and decision.rule in state.game.rules
        match.play(state.actions()[0])
        if match.state.over:
            break


# ---- taking back


def test_who_goes_on_from_a_look_back_can_have_the_later_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, played())
    for text in ("take green", "edge S"):
        page.do("act", text=text)
    page.do("goto", index=0)
    page.do("act", text="take red")
    assert "2 later moves" in page.said and len(page.stage.match) == 1
    page.do("before")
    assert [move.text for move in page.stage.match.all_moves] == ["take green", "edge S"] and not page.stage.match.free
    page.do("undo")
    page.do("act", text="edge N")
    assert "later" not in page.said, "who takes back knows"


def test_undo_and_redo(page: Page) -> None:
    page.do("act", text="ship 7")
    page.do("undo")
    assert page.stage.match.index == 4
    assert page.stage.state.kind == "starship_action"
    page.do("redo")
    assert page.stage.match.index == 5
    assert page.tool("redo")["off"]


def test_there_is_nothing_to_take_back_at_the_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, GAME.match(2, seed=7))
    assert page.tool("undo")["off"] and page.tool("undo")["why"]
    page.do("undo")
    assert page.said == "there is no move to take back"


def test_undo_stops_kindly_where_something_hidden_was_shown(page: Page) -> None:
    page.do("act", text="stay")
    page.do("act", text="go 1 9,5")
    assert page.stage.match.moves[-1].final
    assert page.tool("undo")["off"]
    page.do("undo")
    assert "showed something hidden and cannot be taken back" in page.said
    assert page.notice["mood"] == "why"
    assert page.stage.match.index == 6


def test_looking_back_loses_nothing(page: Page) -> None:
    page.do("act", text="stay")
    page.do("act", text="go 1 9,5")
    page.do("goto", index=2)
    assert page.stage.match.index == 2
    assert "move 2 of 6" in page.prompt["note"]
    assert page.last("log")["at"] == 2
    page.do("latest")
    assert page.stage.match.index == 6
    assert "note" not in page.prompt


def test_steps_stop_at_both_ends(page: Page) -> None:
    page.do("step", by=1)
    assert page.stage.match.index == 4
    for _step in range(6):
        page.do("step", by=-1)
    assert page.stage.match.index == 0
    assert page.notice == {}


def test_playing_from_an_earlier_place_past_a_reveal_offers_a_copy(page: Page) -> None:
    page.do("act", text="stay")
    page.do("act", text="go 1 9,5")
    original = page.stage.match
    page.do("goto", index=4)
    page.do("act", text="fold")
    assert page.stage.match is original and len(original) == 6
    assert [name for name, _words in page.notice["buttons"]] == ["fork", "latest"]
    page.do("fork")
    assert page.stage.match is not original
    assert [move.text for move in page.stage.match.moves][4:] == ["fold"]
    assert len(original) == 6
    page.do("before")
    assert page.stage.match is original


# ---- refusals and errors


def test_a_refused_action_is_explained_and_marked(page: Page) -> None:
    page.do("act", text="ship 1")
    assert page.notice["mood"] == "why"
    assert page.notice["lines"][0][1] == "S41-SHP-02"
    assert page.stage.board.painter.marks[3] == ("berth-S-1",)
    page.do("act", text="ship 4")
    assert page.notice == {}
    assert page.stage.board.painter.marks[3] == ()


def test_nonsense_is_a_sentence_and_harms_nothing(page: Page) -> None:
    before = page.stage.state.digest()
    page.do("act", text="sing 3")
    page.do("goto", index="x")
    page.do("goto", index=99)
    assert "there are 4 moves" in page.said
    page.do("new", players=9, seats=[], options={})
    assert "2 to 4 players" in page.said
    page.do("new", players=2, seats=["genius"], options={})
    assert "genius" in page.said
    assert page.stage.state.digest() == before
    page.do("act", text="stay")
    assert page.stage.match.index == 5


# ---- who sees what


def test_the_board_shows_what_the_person_who_decides_knows(page: Page) -> None:
    assert page.stage.viewer == page.stage.state.decider
    page.do("set", name="show_all", value=True)
    assert page.stage.viewer == "all"
    page.do("set", name="show_all", value=False)
    assert page.stage.viewer == page.stage.state.decider


def test_one_person_among_bots_always_sees_with_the_same_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, who={0: "random"})
    assert page.stage.viewer == 1
    page = shown(monkeypatch, who={1: "random"})
    assert page.stage.viewer == 0


def test_bots_among_themselves_are_watched_at_the_open_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, who=["random", "greedy"]).stage.viewer is None


def test_a_viewer_can_be_fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(monkeypatch, viewer=1).stage.viewer == 1
    assert shown(monkeypatch, viewer=None).stage.viewer is None
    assert shown(monkeypatch, viewer="all").stage.viewer == "all"


# ---- bots


def test_bots_play_until_it_is_a_persons_turn(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch, GAME.match(3, seed=4), "random")
        await until(lambda: page.stage.state.decider == 0)
        assert page.stage.playable
        assert all(move.player != 0 for move in page.stage.match.moves)
        assert len(page.log) == page.stage.match.index

    run(scenario)


def test_while_a_bot_chooses_a_person_cannot_act_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, who=["random", "random"])
    assert page.offered == []
    assert "bot) is choosing" in page.prompt["text"]
    page.do("act", text="stay")
    assert page.stage.match.index == 4
    assert "bot's turn" in page.said


def test_a_bots_move_takes_no_notice_away(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch)
        page.do("new", players=2, seed=4, seats=["random", "random"], options={})
        await until(lambda: page.stage.match.index > 2)
        assert page.notice["buttons"][0][0] == "before", "the way back to the old game stays"

    run(scenario)


def test_bots_can_be_paused_and_go_on(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch, who=["random", "random"])
        await until(lambda: page.stage.match.index > 6)
        page.do("pause")
        held = page.stage.match.index
        await asyncio.sleep(0.05)
        assert page.stage.match.index == held
        assert "paused" in page.prompt["text"]
        page.do("pause")
        await until(lambda: page.stage.match.index > held)

    run(scenario)


def test_looking_back_holds_the_bots(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch, who=["random", "random"])
        await until(lambda: page.stage.match.index > 6)
        page.do("goto", index=5)
        count = len(page.stage.match)
        await asyncio.sleep(0.05)
        assert (page.stage.match.index, len(page.stage.match)) == (5, count)
        page.do("latest")
        await until(lambda: len(page.stage.match) > count)

    run(scenario)


def test_undo_goes_back_to_the_last_choice_of_a_person(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        seed = next(seed for seed in range(50) if GAME.new(2, seed).decider == 0)
        page = shown(monkeypatch, GAME.match(2, seed=seed), {1: "random"})
        table = page.stage
        page.do("act", text="take green")
        page.do("act", text="edge S")
        await until(lambda: table.playable)
        mine = max(n for n, move in enumerate(table.match.moves) if move.player == 0)
        assert table.match.moves[-1].player == 1 and not any(move.final for move in table.match.moves)
        page.do("undo")
        assert table.match.index == mine
        assert table.playable
        length = len(table.match)
        page.do("redo")
        assert table.match.index == length

    run(scenario)


def test_bots_finish_the_game_for_everybody(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch, played(*SET_UP, turn_limit=10))
        page.stage._stand_in = bots.make("random", seed=1)
        page.do("autoplay")
        assert page.stage.robot(0)
        await until(lambda: page.stage.state.over, 60)
        assert page.prompt["mood"] == "over"
        assert "The game is over" in page.prompt["text"]
        assert page.prompt["buttons"][0][0] == "again"
        assert any(seat["won"] for seat in page.prompt["seats"]) == bool(page.stage.state.winners())
        finished = page.stage.match
        page.do("again")
        assert page.stage.match.index == 0 and not page.stage.state.over
        assert page.stage.state.options == finished.state.options
        assert not page.stage.autoplay
        page.do("before")
        assert page.stage.match is finished

    run(scenario)


def test_autoplay_can_be_taken_back_in_the_middle(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch)
        page.do("autoplay")
        await until(lambda: page.stage.match.index > 6)
        page.do("autoplay")
        held = page.stage.match.index
        await asyncio.sleep(0.05)
        assert page.stage.match.index == held
        assert page.stage.playable and page.offered

    run(scenario)


class Faulty(bots.Bot):
    name = "random"

    def _pick(self, state: sg.State, player: int, actions: list[sg.Action]) -> sg.Action:
        raise RuntimeError("lost my mind")


def test_a_bot_that_fails_is_told_and_paused(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch, who=[Faulty(), Faulty()])
        await until(lambda: bool(page.notice))
        assert "lost my mind" in page.said
        assert page.stage.paused
        page.do("undo")
        page.do("drawer")
        assert page.last("drawer")["position"]

    run(scenario)


class Slow(bots.Bot):
    name = "random"

    def _pick(self, state: sg.State, player: int, actions: list[sg.Action]) -> sg.Action:
        end = time.perf_counter() + 0.5
        while time.perf_counter() < end:
            pass
        return actions[0]


def test_a_thinking_bot_never_holds_the_page_for_long(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch, who=[Slow(), Slow()])
        longest, count = 0.0, 0
        while page.stage.match.index == 4:
            begun = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - begun)
            count += 1
        assert count > 5, "the loop went on meanwhile"
        assert longest < 0.3

    run(scenario)


def test_without_an_event_loop_the_bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, who=["random", "random"])
    assert page.stage.match.index == 4


# ---- hints


def test_a_hint_shows_a_choice_with_its_odds_on_board_and_button(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch)
        page.do("hint")
        assert page.notice["seconds"], "progress is shown meanwhile"
        await until(lambda: "buttons" in page.notice)
        hinted = page.stage.panel.choices["hinted"]
        assert hinted in page.offered
        assert "%" in page.notice["text"] and "played out" in page.notice["text"]
        assert GAME.label(page.stage.state, GAME.parse(hinted)) in page.notice["text"]
        assert page.stage.board.painter.marks[2] == GAME.path(page.stage.state, GAME.parse(hinted))
        page.do("play-hint")
        assert page.stage.match.moves[-1].text == hinted
        assert page.stage.panel.choices["hinted"] == ""
        assert page.stage.board.painter.marks[2] == ()

    run(scenario)


def test_a_hint_that_comes_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    async def scenario() -> None:
        page = shown(monkeypatch)
        page.do("hint")
        page.do("act", text="stay")
        await asyncio.sleep(0.4)
        assert page.notice == {}
        assert page.stage.panel.choices["hinted"] == ""

    run(scenario)


def test_no_hint_is_left_over_to_play(page: Page) -> None:
    page.do("play-hint")
    assert "no hint" in page.said
    assert page.stage.match.index == 4


def test_a_hint_without_a_running_notebook_says_so(page: Page) -> None:
    page.do("hint")
    assert "needs a running notebook" in page.said


# ---- new games


def test_a_new_game_with_seats_seed_and_options(page: Page) -> None:
    before = page.stage.match
    page.do("new", players=3, seed=11, seats=["human", "greedy", "random"], options={"salvage": "all", "turn_limit": 50})
    state = page.stage.state
    assert state == GAME.new(3, 11, salvage="all", turn_limit=50)
    assert [seating.kind_of(bot) for bot in page.stage.seats] == ["human", "greedy", "random"]
    page.do("before")
    assert page.stage.match is before
    assert len(page.stage.seats) == 2


def test_the_sheet_for_a_new_game_knows_every_option_and_its_present_value(page: Page) -> None:
    setup = page.stage.panel.setup
    json.dumps(setup)
    assert setup["counts"] == [2, 3, 4]
    assert [option["name"] for option in setup["options"]] == list(GAME.options)
    for option in setup["options"]:
        assert option["value"] == page.stage.state.options[option["name"]]
        if option["values"] is None:
            assert option["low"] is not None and option["high"] is not None
        else:
            assert option["value"] in [value for value, _words in option["values"]]
    page.do("new", players=2, seed=1, seats=["human", "human"], options={option["name"]: option["value"] for option in setup["options"]})
    assert page.notice["mood"] == "info"


def test_options_that_do_not_go_together_are_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet shows options one by one, so the game says what is wrong with two of them; the table stays as it is."""
    page = shown(monkeypatch, sg.load("spacecorp").match(2, seed=1))
    before = page.stage.match
    page.do("new", players=2, seed=1, seats=["human", "human"], options={"start": "starfarers", "end": "mariners"})
    assert page.said == "a game that starts with Starfarers can end with Starfarers, not with Mariners" and page.stage.match is before
    page.do("new", players=2, seed=1, seats=["human", "human"], options={"start": "starfarers"})
    assert page.notice["mood"] == "info" and page.stage.state.era_name == "starfarers"


# ---- files


def test_a_saved_game_is_loaded_again(page: Page) -> None:
    page.do("act", text="ship 7")
    page.do("save")
    file = page.last("file")
    assert file["name"].startswith("sector41-") and file["name"].endswith(".json")
    assert file["view"] == "page", "only the page that asked gets the file"
    saved = page.stage.state.digest()
    page.do("act", text=page.offered[0])
    page.do("load", text=file["text"], name=file["name"])
    assert page.stage.state.digest() == saved
    assert len(page.log) == 5
    assert file["name"] in page.said


def test_a_saved_game_brings_its_bots_along(monkeypatch: pytest.MonkeyPatch) -> None:
    page = shown(monkeypatch, who=["human", "greedy"])
    page.do("save")
    file = page.last("file")
    page.do("new", players=2, seed=4, seats=["human", "human"], options={})
    page.do("load", text=file["text"], name=file["name"])
    assert [seating.kind_of(bot) for bot in page.stage.seats] == ["human", "greedy"]
    again = sg.table(match=Match.load(json.loads(file["text"])))
    assert [seating.kind_of(bot) for bot in again.seats] == ["human", "greedy"]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda record: {**record, "moves": [*record["moves"][:4], "ship 1"]}, "move 5"),
        (lambda record: {**record, "digest": "0" * 16}, "another situation"),
        (lambda record: {**record, "spacegames": 99}, "newer version"),
        (lambda record: {**record, "game": "chess"}, "no game 'chess'"),
        (lambda record: {**record, "extra": 1}, "unknown field"),
        (lambda record: [record], "expected a table of fields"),
    ],
)
def test_a_forged_or_damaged_file_is_refused_and_the_game_unchanged(page: Page, damage: Callable[[Any], Any], said: str) -> None:
    page.do("save")
    record = json.loads(page.last("file")["text"])
    match, before = page.stage.match, page.stage.state.digest()
    page.do("load", text=json.dumps(damage(record)), name="forged.json")
    assert said in page.said
    assert page.notice["mood"] == "why"
    assert page.stage.match is match and page.stage.state.digest() == before
    page.do("act", text="stay")
    assert page.stage.match.index == 5


@pytest.mark.parametrize(
    ("text", "said"), [("", "empty or too big"), ("{oops", "line 1 cannot be read"), ("[" * 100_000, "cannot be read"), ("x" * 4_000_001, "too big")]
)
def test_a_file_that_is_no_save_is_a_sentence(page: Page, text: str, said: str) -> None:
    page.do("load", text=text, name="photo.json")
    assert said in page.said
    assert page.stage.match.index == 4


# ---- the teacher's drawer


def test_the_drawer_settles_the_next_draw(page: Page) -> None:
    page.do("act", text="stay")
    page.do("drawer")
    names = [name for name, _words in page.last("drawer")["forceable"]]
    assert "pulsar" in names
    page.do("force", text="pulsar")
    assert "pulsar" in page.last("drawer")["forced"]
    page.do("act", text="go 1 9,5")
    grid = page.stage.state.to_position()["grid"]
    assert grid[8][4].startswith("pulsar")
    assert page.last("drawer")["forced"] == ""
    assert any(line["text"].startswith("Settled for what comes next: pulsar") for line in page.log)


@pytest.mark.parametrize(("text", "said"), [("", "Name what comes next"), ("unicorn", "unicorn cannot be drawn now")])
def test_what_cannot_come_next_is_told(page: Page, text: str, said: str) -> None:
    page.do("force", text=text)
    assert said in page.said
    assert page.last("unforced")["text"] == text and said in page.last("unforced")["why"], "the drawer lies over the notice"
    assert page.stage.match.index == 4


def test_dice_are_settled_by_numbers(page: Page) -> None:
    page.do("force", text="5, 6")
    assert page.stage.state.chance.forced == (5, 6)


def test_a_position_is_edited_and_the_game_goes_on_from_it(page: Page) -> None:
    page.do("drawer")
    position = json.loads(page.last("drawer")["position"])
    assert position == page.stage.state.to_position()
    position["seats"][0]["ship"] = 8
    before = page.stage.match
    page.do("apply", text=json.dumps(position))
    assert page.last("faults")["good"]
    assert page.stage.state.to_position()["seats"][0]["ship"] == 8
    assert page.stage.match.index == 0
    page.do("before")
    assert page.stage.match is before


def test_every_fault_of_a_position_is_named_and_nothing_changes(page: Page) -> None:
    position = page.stage.state.to_position()
    position["seats"][0]["ship"] = 12
    position["guardian"]["mode"] = "asleep"
    match = page.stage.match
    for message in ("check", "apply"):
        page.do(message, text=json.dumps(position))
        faults = page.last("faults")
        assert not faults["good"]
        assert any("ship" in fault for fault in faults["faults"])
        assert any("mode" in fault for fault in faults["faults"])
        assert page.stage.match is match
    page.do("check", text="{")
    assert "line 1" in page.last("faults")["faults"][0]


def test_a_position_reads_well_and_means_the_same() -> None:
    position = played(*SET_UP).state.to_position()
    text = position_text(position)
    assert json.loads(text) == position
    assert len(text.splitlines()) < 60, "the grid has a line for each row"


def test_the_drawer_keeps_up_while_it_is_open(page: Page) -> None:
    page.do("drawer")
    count = len([message for message in page.heard if message["kind"] == "drawer"])
    page.do("act", text="ship 7")
    assert page.last("drawer")["update"]
    assert json.loads(page.last("drawer")["position"]) == page.stage.state.to_position()
    page.do("drawer-closed")
    page.do("act", text=page.offered[0])
    assert len([message for message in page.heard if message["kind"] == "drawer"]) == count + 1


def test_everything_may_be_taken_back_when_the_teacher_says_so(page: Page) -> None:
    page.do("act", text="stay")
    page.do("act", text="go 1 9,5")
    page.do("set", name="free", value=True)
    assert not page.tool("undo")["off"]
    page.do("undo")
    assert page.stage.match.index == 5


def test_hidden_things_are_shown_to_the_teacher_only(page: Page) -> None:
    covered = page.stage.board.scene.describe("cell-1-1")
    page.do("set", name="show_all", value=True)
    assert page.stage.board.scene.describe("cell-1-1") != covered
    page.do("set", name="show_all", value=False)
    assert page.stage.board.scene.describe("cell-1-1") == covered
