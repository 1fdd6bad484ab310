"""Board and panel together, seen from a page: clicks, touches, refusals, errors, motion, and what goes over the wire."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import spacegames as sg
from spacegames.core.match import Match
from spacegames.scene import Rect, Scene, Thing
from spacegames.ui.guard import BoardView, aim
from spacegames.ui.stage import Stage
from tests.ui.front_end import Page, counted_bytes

GAME = sg.load("sector41")


class Plain(Stage):
    """The least a stage can be."""

    def __init__(self, match: Match) -> None:
        self._match = match
        super().__init__(match.game, theme="night", big=False, animate=True)
        self.refresh()

    @property
    def match(self) -> Match:
        return self._match

    @property
    def viewer(self) -> int | str | None:
        return self.state.decider if self.state.decider >= 0 else None

    def act(self, text: str) -> None:
        self.refresh(self.match.play(text))

    def _bar(self) -> list[dict[str, Any] | None]:
        return self._look_tools()

    def do_break(self, content: dict[str, Any]) -> None:
        raise ZeroDivisionError("a fault of the program")


def played(*texts: str, seed: int = 7) -> Match:
    match = GAME.match(2, seed=seed)
    for text in texts:
        match.play(text)
    return match


SET_UP = ("take green", "edge S", "take blue", "edge N")


@pytest.fixture()
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return Page(Plain(played(*SET_UP)), monkeypatch)


def centre(page: Page, thing: str) -> tuple[float, float]:
    spot = next(spot for spot in page.stage.board.guard.spots if spot[0] == thing)
    return spot[1], spot[2]


# ---- choosing


def test_the_prompt_names_the_player_what_to_do_and_the_rule(page: Page) -> None:
    assert page.prompt["who"] == "Green"
    assert page.prompt["text"].startswith("Green, move your Starship")
    assert page.prompt["rule"] == "S41-SHP-01"
    assert [seat["now"] for seat in page.prompt["seats"]].count(True) == 1


def test_every_legal_action_has_a_button(page: Page) -> None:
    assert page.offered == [str(action) for action in page.stage.state.actions()]


def test_a_click_on_a_lit_spot_plays(page: Page) -> None:
    page.pick(*centre(page, "berth-S-7"))
    assert page.stage.match.moves[-1].text == "ship 7"
    assert page.notice == {}


def test_a_spot_is_chosen_with_the_keyboard_as_well(page: Page) -> None:
    page.touch("berth-S-4")
    assert page.stage.match.moves[-1].text == "ship 4"


def test_a_button_plays(page: Page) -> None:
    page.do("act", text="stay")
    assert page.stage.match.moves[-1].text == "stay"


def test_each_lit_spot_can_be_clicked_where_the_guard_says(page: Page) -> None:
    for thing in [spot[0] for spot in page.stage.board.guard.spots]:
        under = page.stage.board.scene.hits(*centre(page, thing))
        assert page.stage.pick.best(under) == thing


def test_a_refused_spot_is_explained_with_its_rule_and_marked(page: Page) -> None:
    page.touch("berth-S-1")
    assert page.notice["mood"] == "why"
    assert page.notice["lines"][0] == ["a move is 1 or 2 places; 1 is 4 away from 5", "S41-SHP-02"]
    assert page.stage.board.painter.marks[3] == ("berth-S-1",)
    assert page.stage.match.index == 4


def test_a_thing_that_plays_no_part_says_what_is_asked(page: Page) -> None:
    page.touch("supply")
    assert page.notice["mood"] == "info"
    assert "nothing to choose here now" in page.notice["text"]
    assert page.stage.state.decision.prompt in page.notice["text"]


def test_a_click_beside_everything_gives_up_the_choice(page: Page) -> None:
    page.do("act", text="stay")
    page.stage.pick.chosen = ("explorer-0-1",)
    page.pick(-5, -5)
    assert page.stage.pick.chosen == ()


def test_escape_gives_up_the_choice_and_takes_the_notice_away(page: Page) -> None:
    page.touch("berth-S-1")
    page.stage.board.guard._handle_custom_msg({"key": "Escape"}, [])
    assert page.notice == {}
    assert page.stage.board.painter.marks[3] == ()


def test_greyed_actions_carry_their_reason_and_rule(page: Page) -> None:
    refusals = page.stage.panel.refusals
    assert refusals
    for group in refusals:
        assert group["message"] and group["rule"] in GAME.rules
        for text, _label in group["items"]:
            assert text not in page.offered
            assert page.stage.state.why_not(text)


# ---- errors


def test_a_fault_of_the_program_is_shown_and_the_game_stays_usable(page: Page) -> None:
    page.do("break")
    assert page.notice["mood"] == "error"
    assert "ZeroDivisionError: a fault of the program" in page.notice["text"]
    assert "do_break" in page.notice["detail"]
    page.do("dismiss")
    assert page.notice == {}
    page.do("act", text="stay")
    assert page.stage.match.moves[-1].text == "stay"


def test_an_unknown_message_is_told(page: Page) -> None:
    page.do("fly-away")
    assert "fly-away" in page.said


def test_a_refused_move_by_text_names_every_rule(page: Page) -> None:
    page.do("act", text="ship W3")
    assert page.notice["mood"] == "why"
    assert page.notice["lines"][0][1] == "S41-SHP-04"


def test_what_cannot_be_read_is_a_sentence_too(page: Page) -> None:
    page.do("act", text="dance")
    assert page.notice["mood"] == "why"
    assert "dance" in page.said


def test_an_error_while_painting_for_a_new_page_is_shown(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("no paint left")

    monkeypatch.setattr(page.stage.board.painter, "repaint", fail)
    page.stage.board.painter.canvas[1]._handle_custom_msg({"event": "client_ready"}, [])
    assert "no paint left" in page.said


def test_an_unknown_rule_is_told_and_a_known_one_opens_its_card(page: Page) -> None:
    page.do("rule", id="S41-NOT-01")
    assert "no rule S41-NOT-01" in page.said
    page.do("rule", id="S41-SHP-02")
    assert page.last("card")["card"]["id"] == "S41-SHP-02"
    assert page.last("card")["view"] == "page", "the card opens on the page that asked"


def test_an_example_is_shown_over_the_table_and_closed_again(page: Page) -> None:
    id = next(iter(GAME.examples))
    page.do("example", id=id)
    (player,) = page.stage.theatre.children
    assert player.example.id == id
    assert page.stage.match.index == 4
    page.stage._close_theatre()
    assert page.stage.theatre.children == ()


# ---- the log


def test_the_log_grows_by_what_is_new(page: Page) -> None:
    page.do("ready")
    assert [line["number"] for line in page.log] == [1, 2, 3, 4]
    page.do("act", text="ship 7")
    message = page.last("log")
    assert (message["from"], [move["number"] for move in message["moves"]], message["at"]) == (4, [5], 5)
    assert message["moves"][0]["lines"][0][1] == ["S41-SHP-02", "S41-SHP-03"]


def test_a_log_line_that_hides_a_secret_is_told_anew_for_another_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.new(2, seed=7)
    for text in (*SET_UP, "stay"):
        state.play(text)
    match = Match(GAME, position=state.to_position(), free=True)
    match.force("remote_viewport")
    match.play("go 1 9,5")
    assert match.state.kind == "viewport_look"
    page = Page(Plain(match), monkeypatch)
    page.do("ready")
    seeing = page.stage.viewer
    page.do("act", text="look 1,1")
    while page.stage.viewer == seeing:
        page.do("act", text=str(page.stage.state.actions()[0]))
    looked = next(line for line in page.log if line["text"].startswith("Look"))
    from spacegames.core.match import Move

    def told(viewer: int | None) -> str:
        move: Move = match.all_moves[looked["number"] - 1]
        return " ".join(GAME.tell(event, match.state, viewer) for event in move.events if event.secret)

    assert told(seeing) != told(1 - seeing), "the test needs a secret"
    text = " ".join(line[0] for line in looked["lines"])
    assert told(1 - seeing) in text
    assert told(seeing) not in text
    message = page.last("log")
    assert len(message["moves"]) < len(match) and len(message["words"]) == 1, "only the line with the secret is told anew"


# ---- looks


def test_big_type_theme_and_motion_are_switched(page: Page) -> None:
    stage = page.stage
    page.do("big")
    assert stage.big and "sg-big" in stage._dom_classes and stage.board.painter.big
    page.do("theme")
    assert stage.theme == "paper" and "sg-paper" in stage._dom_classes and "sg-night" not in stage._dom_classes
    assert stage.board.painter.theme == "paper"
    page.do("motion")
    assert not stage.board.animate
    pressed = {tool["name"]: tool["on"] for tool in stage.panel.bar["tools"]}
    assert pressed == {"big": True, "theme": True, "motion": False}


def test_a_system_that_asks_for_stillness_gets_it(page: Page) -> None:
    page.do("ready", still=True)
    assert not page.stage.board.animate


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(sg.BadOption, match="no theme 'neon'"):
        sg.table("sector41", seed=1, theme="neon")


# ---- the guard


def test_the_decision_number_goes_up_with_every_move_and_only_then(page: Page) -> None:
    guard = page.stage.board.guard
    before = guard.decision
    page.touch("berth-S-1")
    assert guard.decision == before, "a refused touch is no move"
    page.do("act", text="stay")
    assert guard.decision == before + 1


def test_the_guard_learns_only_what_has_changed(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(page.stage.board.guard, "send", sent.append)
    page.stage.refresh()
    assert sent == []
    page.do("act", text="ship 4")
    changed = {id for message in sent for id in message.get("things", ())}
    assert "ship-" in " ".join(changed)
    assert len(changed) < len(page.stage.board.scene.things) / 2
    page.stage.board.guard._handle_custom_msg({"ready": True}, [])
    assert set(sent[-1]["things"]) == set(page.stage.board.scene.things), "a new page learns everything"


def test_spots_below_others_are_pointed_at_beside_them() -> None:
    big, small = Thing("cell", "a cell", (0, 0, 60, 60)), Thing("piece", "a piece", (15, 15, 30, 30))
    scene = Scene(100, 100, (), {"cell": big, "piece": small})
    aims = aim(scene, ["cell", "piece", "gone"])
    assert aims["piece"] == (30, 30)
    x, y = aims["cell"]
    assert not (15 <= x <= 45 and 15 <= y <= 45)
    assert 0 <= x <= 60 and 0 <= y <= 60
    assert set(aims) == {"cell", "piece"}


def quiet(*_args: Any) -> None:
    pass


def moving_scene(x: float) -> Scene:
    shapes = (
        Rect(x, 10, 20, 20, 2, fill="tile", thing="ship"),
        Rect(x + 5, 15, 5, 5, 1, fill="text", thing="crew"),
        Rect(80, 80, 9, 9, 1, fill="tile", thing="rock"),
    )
    things = {
        "ship": Thing("ship", "a ship", (x, 10, 20, 20)),
        "crew": Thing("crew", "its crew", (x + 5, 15, 5, 5)),
        "rock": Thing("rock", "a rock", (80, 80, 9, 9)),
    }
    return Scene(100, 100, shapes, things, "A sky")


def test_what_moves_glides_with_what_it_carries_and_then_lies_on_the_canvas(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        view = BoardView(moving_scene(0), "night", False, quiet, quiet, quiet, quiet)
        sent: list[dict[str, Any]] = []
        monkeypatch.setattr(view.guard, "send", sent.append)
        view.painter.repaint()
        event = sg.Event("moved", ("X-1",), ("ship",), {})
        view.show(moving_scene(50), lit=["rock"], events=[event])
        (motion,) = [message for message in sent if "motion" in message]
        assert motion["glide"]["from"] == {"ship": [-50, 0], "crew": [-50, 0]}
        assert 'data-thing="crew"' in motion["glide"]["picture"]
        assert {shape.thing for shape in view.painter.scene.shapes} == {"rock"}, "what glides is not on the canvas meanwhile"
        await asyncio.sleep(0.4)
        assert {shape.thing for shape in view.painter.scene.shapes} == {"ship", "crew", "rock"}
        assert view.painter.marks[0] == ("rock",)

    asyncio.run(scenario())


def test_a_second_move_does_not_wait_for_the_first_to_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        view = BoardView(moving_scene(0), "night", False, quiet, quiet, quiet, quiet)
        view.painter.repaint()
        event = sg.Event("moved", ("X-1",), ("ship",), {})
        view.show(moving_scene(50), events=[event])
        view.show(moving_scene(20))
        assert {shape.thing for shape in view.painter.scene.shapes} == {"ship", "crew", "rock"}
        await asyncio.sleep(0.4)
        assert view.painter.scene == moving_scene(20), "the first move must not be painted over the second"

    asyncio.run(scenario())


def test_without_motion_the_result_is_shown_at_once() -> None:
    async def scenario() -> None:
        view = BoardView(moving_scene(0), "night", False, quiet, quiet, quiet, quiet)
        view.painter.repaint()
        view.animate = False
        view.show(moving_scene(50), events=[sg.Event("moved", ("X-1",), ("ship",), {})])
        assert view.painter.scene == moving_scene(50)

    asyncio.run(scenario())


def test_a_click_costs_less_than_50_kilobytes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        stage = Plain(played(*SET_UP))
        stage.board.painter.repaint()
        stage.panel._handle_custom_msg({"do": "ready"}, [])
        for number in range(120):
            if stage.state.over:
                break
            legal = stage.state.actions()
            with counted_bytes(monkeypatch) as sizes:
                stage.panel._handle_custom_msg({"do": "act", "text": str(legal[number * 7 % len(legal)])}, [])
                stage.board.arrive()  # what is painted then counts as well
            assert stage.panel.notice == {}
            assert 0 < sum(sizes) < 50_000, f"move {number}: {sum(sizes)} bytes"

    asyncio.run(scenario())


# ---- turning the board


@pytest.mark.parametrize("id", [id for id in sg.games() if sg.load(id).turnable])
def test_any_seat_can_be_put_in_front_until_the_next_move(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = sg.load(id)
    match = game.match(game.players[-1], seed=3)
    stage = Plain(match)
    page = Page(stage, monkeypatch)
    own, other = stage.actor, (stage.actor + 1) % match.state.players
    before = stage.board.scene
    page.do("front", seat=other)
    assert stage.board.scene.shapes == game.board(match.state, own, other).shapes != before.shapes
    assert [seat["front"] for seat in stage.panel.prompt["seats"]] == [player == other for player in range(match.state.players)]
    assert set(stage.pick.lit) <= set(stage.board.scene.things), "what can be chosen can still be touched"
    page.do("front", seat=other)
    assert stage.board.scene.shapes == before.shapes
    page.do("front", seat=other)
    stage.act(str(match.state.actions()[0]))
    assert stage.front is None


def test_a_board_that_is_the_same_from_all_sides_is_not_turned(page: Page) -> None:
    stage = page.stage
    assert not stage.game.turnable and [seat["turn"] for seat in stage.panel.prompt["seats"]] == ["", ""]
