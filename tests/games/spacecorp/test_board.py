"""The board and the words of SpaceCorp: maps, routes, the running value, and what is hidden."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

import spacegames as sg
from spacegames.games.spacecorp import flow
from spacegames.games.spacecorp.board import maps, route, seat, words
from spacegames.games.spacecorp.components.boards import FAR
from spacegames.games.spacecorp.components.names import ERAS, SITES
from spacegames.games.spacecorp.examples.prepared import table
from spacegames.games.spacecorp.narrate.stories import _STORIES
from spacegames.games.spacecorp.value import reckoning
from spacegames.scene.canvas import Painter
from spacegames.scene.shapes import Box, Text

GAME = sg.load("spacecorp")
_SITES = GAME.components["sites"]


def _inside(inner: Box, outer: Box) -> bool:
    return (
        inner[0] >= outer[0] and inner[1] >= outer[1] and inner[0] + inner[2] <= outer[0] + outer[2] + 0.1 and inner[1] + inner[3] <= outer[1] + outer[3] + 0.1
    )


def _apart(one: Box, two: Box) -> bool:
    return one[0] + one[2] <= two[0] or two[0] + two[2] <= one[0] or one[1] + one[3] <= two[1] or two[1] + two[3] <= one[1]


@pytest.mark.parametrize("era", ERAS)
def test_regions_and_sites_lie_beside_each_other_on_the_map(era: str) -> None:
    regions = [name for name, item in GAME.components["regions"].items() if item["era"] == era]
    sites = [name for name, item in _SITES.items() if item["era"] == era]
    for one, two in itertools.combinations(regions, 2):
        assert _apart(maps.region_box(one), maps.region_box(two)), (one, two)
    for one, two in itertools.combinations(sites, 2):
        assert _apart(maps.site_box(one), maps.site_box(two)), (one, two)
    for site in sites:
        assert _inside(maps.site_box(site), maps.region_box(_SITES[site]["region"])), site


@pytest.mark.parametrize("gravity", [True, False])
def test_the_route_on_the_map_is_as_long_as_the_rules_say(gravity: bool) -> None:
    boards = GAME.parts.boards
    distances = boards.distance if gravity else boards.floating
    for one, start in enumerate(SITES):
        for two, end in enumerate(SITES):
            if distances[one][two] < FAR:
                assert route.distance(GAME.components, start, end, gravity) == distances[one][two], (start, end)


def test_a_route_counts_up_leg_by_leg() -> None:
    found = route.find(GAME.components, "moon", "sisyphus")
    assert found is not None and [(leg.kind, leg.total) for leg in found.legs] == [("start", 1), ("border", 2), ("border", 3), ("land", 4)]
    found = route.find(GAME.components, "iapetus", "umbriel")
    assert found is not None and [(leg.kind, leg.cost) for leg in found.legs] == [("start", 1), ("border", 4), ("transit", 6), ("land", 1)]
    found = route.find(GAME.components, "kapteyns_star", "epsilon_eridani")
    assert found is not None and [leg.total for leg in found.legs] == [40, 60]


@pytest.mark.parametrize("era", ERAS)
def test_only_the_map_of_the_present_era_is_shown(era: str) -> None:
    state = GAME.position(table(era=era))
    shown = {id.removeprefix("site-") for id in GAME.board(state, 0).things if id.startswith("site-")}
    assert shown == {name for name, item in _SITES.items() if item["era"] == era}


def test_the_prompt_and_the_board_count_the_running_value() -> None:
    state = GAME.position(table(hands=("chemical_drive time", "")))
    for text in ("move", "to moon", "hq 0"):
        state.play(text)
    assert "1 of 4 needed" in state.decision.prompt
    state.play("card chemical_drive")
    assert "2 of 4 needed" in state.decision.prompt
    assert ">2 of 4<" in GAME.board(state, 0).svg()
    state.play("time double")
    assert "4 of 4, enough" in state.decision.prompt
    assert ">= 4<" in GAME.board(state, 0).svg(), "the route ends with the distance"


def test_the_meter_says_where_the_value_comes_from() -> None:
    state = GAME.position(table(era="starfarers", hands=("magnetic_scoop antimatter_1 antimatter_2", "")))
    told = []
    for text in ("move", "to alpha_centauri", "card antimatter_1", "card antimatter_2", "card magnetic_scoop"):
        state.play(text)
        told.append(words.meter_sum(state, reckoning(state)))
    assert told[-4:] == ["add Infra or cards", "multipliers alone: 3", "multipliers alone: 12", "2 × 12"]


def test_radiation_that_cannot_be_paid_is_named_as_what_is_missing() -> None:
    state = GAME.position(
        table(
            era="planeteers",
            hands=("plasma_drive fission_drive", ""),
            profit=(1, 0),
            teams=("ceres", ""),
            tiles={"ceres": "p1_water"},
            bases={"ceres": "0 research"},
        )
    )
    for text in ("move", "to callisto", "card plasma_drive"):
        state.play(text)
    assert state.decision.prompt.endswith("5 of 5, but radiation costs 2T and you have 1T. Add something shielded.")


def test_hands_are_shown_to_their_owners_only() -> None:
    state = GAME.position(table(hands=("solar_sail time", "hack rover")))
    assert {"hand-0-solar_sail", "hand-0-time-double"} <= set(GAME.board(state, 0).things)
    for viewer in (None, 0):
        board = GAME.board(state, viewer)
        assert not any(id.startswith("hand-1-") for id in board.things) and "Rover" not in board.svg()
    assert "hand-1-rover" in GAME.board(state, "all").things
    turned = GAME.board(state, 0, 1)
    assert "hand-0-solar_sail" in turned.things and "hand-1-rover" not in turned.things


def test_the_board_says_that_most_numbers_are_reconstructed() -> None:
    state = GAME.position(table())
    board = GAME.board(state, 0)
    assert "reconstructed: not the printed value" in board.svg()
    assert "(reconstructed)" in board.describe("site-eros") and "(reconstructed)" not in board.describe("site-moon")


def test_shielded_values_and_both_uses_of_time_are_spots_of_their_own() -> None:
    state = GAME.position(
        table(
            era="planeteers",
            hands=("fission_drive fusion_torch time", ""),
            teams=("ceres ceres", ""),
            tiles={"ceres": "p1_water"},
            bases={"ceres": "0 research"},
        )
    )
    for text in ("move", "to callisto"):
        state.play(text)
    paths = {str(action): GAME.path(state, action) for action in state.actions()}
    assert paths["card fusion_torch"] == ("hand-0-fusion_torch",)
    assert paths["card fusion_torch shielded"] == ("hand-0-fusion_torch-shielded",)
    assert paths["time double"] == ("hand-0-time-double",)
    assert {spot for path in paths.values() for spot in path} <= set(GAME.board(state, 0).things)


def test_a_label_names_the_box_where_a_system_has_several() -> None:
    base = "0 industrial research spaceport"
    tiles = {"tau_ceti": "s1_earthlike s2_frozen s2_comets", "sirius": "s1_desert"}
    state = GAME.position(table(era="starfarers", tiles=tiles, bases={"tau_ceti": base, "sirius": "0 research"}))
    labels = {text: GAME.label(state, GAME.parse(text)) for text in ("use tau_ceti", "use tau_ceti 3", "use sirius", "tile tau_ceti", "legacy tau_ceti")}
    assert labels["use tau_ceti"].startswith("Use Industrial of Blue at box 1 of Tau Ceti (")
    assert labels["use tau_ceti 3"].startswith("Use Spaceport of Blue at box 3 of Tau Ceti (")
    assert labels["use sirius"].startswith("Use Research of Blue at Sirius (")
    assert labels["tile tau_ceti"] == "Produce 1T at box 1 of Tau Ceti"
    assert labels["legacy tau_ceti"] == "Take Earth-like World with Industrial from box 1 of Tau Ceti into Legacy: 1T in each Produce"


def test_the_names_of_the_players_are_the_colours_they_are_drawn_in() -> None:
    state = GAME.new(4, 1)
    assert [GAME.player_name(state, player).lower() for player in range(4)] == list(GAME.part("board").SEAT_COLOURS)


@pytest.mark.parametrize("profits, marks", [((50, 12), []), ((58, 12), ["+50"]), ((58, 108), ["+100"]), ((117, 58), ["+100", "+50"])])
def test_the_profit_track_says_how_often_it_was_gone_round(profits: tuple[int, int], marks: list[str]) -> None:
    shapes = seat.profit_track(profits, ())
    assert sorted(shape.text for shape in shapes if isinstance(shape, Text) and shape.text.startswith("+")) == marks
    assert len(set(shapes)) == len(shapes), "a shape that is there twice makes the whole board be painted again"


@pytest.mark.parametrize("old, new", list(itertools.pairwise(ERAS)))
@pytest.mark.parametrize("players", GAME.players)
def test_a_new_era_is_painted_within_the_budget_of_one_click(old: str, new: str, players: int) -> None:
    sent: list[int] = []
    before, after = (GAME.board(GAME.position(table(players=players, era=era)), 0) for era in (old, new))
    painter = Painter(before)
    painter.canvas._canvas_manager.send = lambda meta, buffers: sent.append(sum(memoryview(buffer).nbytes + 12 for buffer in buffers))
    painter.repaint()
    painter.show(after)
    told = [[thing.id, *thing.bounds, thing.label] for thing in after.things.values() if before.things.get(thing.id) != thing]
    assert 10_000 < sent[1] + len(json.dumps(told)) < 42_000, "with the words of the panel a click sends about 5 kB more"


def test_every_event_of_the_flow_has_a_sentence() -> None:
    told = set()
    for file in Path(next(iter(flow.__path__))).glob("*.py"):
        told |= set(re.findall(r"""Event\(\s*"(\w+)\"""", file.read_text()))
    assert len(told) > 40 and told <= set(_STORIES), told - set(_STORIES)
