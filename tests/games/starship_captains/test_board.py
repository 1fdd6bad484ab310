"""The board of Starship Captains: what is drawn, what stays hidden, what is marked; and a sentence for everything that happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spacegames as sg
from spacegames import Chance, State
from spacegames.games.starship_captains.board import places
from spacegames.games.starship_captains.board.pictograms import SIGN, glyph
from spacegames.games.starship_captains.components import FIGURES
from spacegames.games.starship_captains.narrate.names import half
from spacegames.games.starship_captains.narrate.stories import _STORIES
from spacegames.scene.shapes import Polygon

GAME = sg.load("starship_captains")
FLOW = Path(sg.__file__).parent / "games" / "starship_captains" / "flow"


def played(players: int, seed: int, moves: int) -> State:
    """A game in which nobody stops as long as there is something to do."""
    state: State = GAME.new(players=players, seed=seed)
    chance = Chance(seed)
    idle = {"pass", "stop", "stay", "skip", "none", "decline", "done", "keep"}
    for _number in range(moves):
        if state.over:
            break
        legal = state.actions()
        state.play(chance.pick([action for action in legal if action not in idle] or legal))
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_map_tracks_offers_and_ships_are_on_the_board(players: int) -> None:
    state = played(players, 3, 40)
    position = state.to_position()
    things = GAME.board(state, 0).things
    assert {f"loc-{place}" for place in ("home", *position["planets"])} <= set(things)
    assert {f"pirate-{route}" for route in position["pirates"]} <= set(things)
    for place, content in position["planets"].items():
        sort = content.split("_")[0].split()[0]
        wanted = {
            "mission": f"mission-{place}",
            "number": f"number-{content.split()[-1 if content[-1].isdigit() else 1]}",
            "station": f"station-{content.split()[-1]}",
        }
        assert wanted.get(sort, f"loc-{place}") in things
    assert {f"central-{number}" for number in range(1, len(position["central"]) + 1)} <= set(things)
    assert {f"marker-{player}-{faction}" for player in range(players) for faction in ("fleet", "androids", "pirates")} <= set(things)
    for player, seat in enumerate(position["seats"]):
        assert {f"queue-{player}-{place}" for place in range(1, len(seat["queue"]) + 1)} <= set(things)
        assert {f"ready-{player}-{kind}" for kind, number in seat["ready"].items() if number} <= set(things)
        assert {f"slot-{player}-{slot}" for slot in range(1, 7)} <= set(things)


@pytest.mark.parametrize("board", ["small", "large"])
def test_nothing_on_the_map_covers_another_place(board: str) -> None:
    spots = places._TIDY[board]
    w, h = places.SPOT
    for one, (x1, y1) in spots.items():
        assert w / 2 <= x1 <= places.MAP[2] - w / 2 and h / 2 <= y1 <= places.MAP[3] - h / 2, one
        for other, (x2, y2) in spots.items():
            assert one == other or abs(x1 - x2) >= w or abs(y1 - y2) >= h, f"{one} and {other}"


@pytest.mark.parametrize("board", ["small", "large"])
def test_no_pirate_covers_the_number_of_a_planet(board: str) -> None:
    spots = places._TIDY[board]
    order = {place: number for number, place in enumerate(spots)}
    routes = [route for route in GAME.components["routes"].values() if route["board"] == board]
    middles = places._middles(tuple(spots.values()), tuple((order[route["a"]], order[route["b"]]) for route in routes))
    for x, y in middles:
        for place, (px, py) in spots.items():
            left, top = px - places.SPOT[0] / 2 + 14, py - places.SPOT[1] / 2 + 14  # the number on a card
            assert place == "home" or abs(x - left) >= 27 + 5 or abs(y - top) >= 12 + 5, place


def test_a_score_below_zero_says_what_it_is_made_of() -> None:
    state = GAME.new(players=2, seed=3)
    assert GAME.board(state, 0).things["score-0"].label == "–6½ points if the game ended now: medals ½, damage –7"


def test_crew_is_told_apart_by_shape_alone() -> None:
    outlines = {kind: tuple(tuple(shape.points) if isinstance(shape, Polygon) else type(shape) for shape in SIGN(kind)[0]) for kind in FIGURES}
    assert len(set(outlines.values())) == len(FIGURES)
    forms = {
        colour: type(glyph(colour, 5)) if colour in ("yellow", "blue") else len(glyph(colour, 5).points)
        for colour in ("red", "yellow", "blue", "gray", "android")
    }  # type: ignore[attr-defined]
    assert len(set(forms.values())) == 5


def test_reconstructed_cards_carry_the_mark_and_say_so() -> None:
    state = GAME.new(players=2, seed=3)
    scene = GAME.board(state, 0)
    for thing in scene.things.values():
        if thing.kind in ("mission", "offer"):
            assert "reconstructed" in thing.label, thing.id
            assert any(isinstance(shape, Polygon) and shape.stroke == "note" for shape in scene.groups[thing.id]), thing.id


def test_cards_drawn_by_one_are_backs_for_the_others() -> None:
    for seed in range(60):
        state = played(2, seed, 0)
        chance = Chance(seed)
        while not state.over and not (state.kind == "tech_card" and state.to_position()["turn"]["drawn"]):
            legal = state.actions()
            state.play(chance.pick([action for action in legal if action not in ("pass", "skip", "stop")] or legal))
        if not state.over:
            drawn = state.to_position()["turn"]["drawn"]
            mine, other = GAME.board(state, state.decider), GAME.board(state, 1 - state.decider)
            assert all(f"drawn-{card}" in mine.things for card in drawn)
            assert not any(id.startswith("drawn-") for id in other.things)
            names = [GAME.components["technologies" if card.startswith("tech") else "omega"][card]["name"]["en"] for card in drawn]
            assert not any(name in other.svg() for name in names)
            return
    pytest.fail("nobody drew technologies")


def test_any_seat_can_be_in_front() -> None:
    state = played(3, 5, 30)
    for front in range(3):
        scene = GAME.board(state, 0, front)
        assert scene.things[f"ready-{front}"].bounds == places.READY


def test_every_event_of_the_flow_has_a_story() -> None:
    told = {kind for path in FLOW.rglob("*.py") for kind in re.findall(r'Event\(\s*"([a-z_]+)"', path.read_text(encoding="utf-8"))}
    assert told and not told - set(_STORIES)


@pytest.mark.parametrize(
    ("kind", "data", "text"),
    [
        ("lap", {"player": 0, "faction": "fleet", "laps": 2, "trophy": True}, "Captain 1 completes lap 2 on the fleet track and takes the trophy: 10 points for laps."),
        ("moved_back", {"player": 1, "faction": "pirates", "from": 9, "to": 7}, "Captain 2 goes back on the pirate track, from space 9 to 7."),
        ("missions_seen", {"player": 0, "number": 3}, "Captain 1 looks at the next 3 missions."),
        ("missions_seen", {"player": 0, "number": 1, "missions": ["mission_05"]}, "Captain 1 looks at the next mission: Gathering Roddenberries."),
        ("pirate_placed", {"pirate": "green_medal", "route": "s_r01"}, "A green pirate appears between home and planet 1."),
        ("mixed", {"what": "omega"}, "The discarded omega technologies are shuffled into a new deck."),
        ("artifact_stored", {"player": 0, "artifact": "red-blue", "room": "tech_22"}, "Captain 1 puts a red-blue artifact into Prototype Forge: that room is gray now."),
        ("no_second_task", {"player": 0, "figure": "red*"}, "The red commander of Captain 1 does no second task."),
        ("not_to_be_had", {"player": 0, "what": "cadet", "number": 1}, "No cadet is left in the supply for Captain 1."),
        ("order_kept", {"player": 0, "row": 2}, "Captain 1 does not apply row 2 a second time."),
        ("price_named", {"player": 0, "why": "promote", "figure": "red", "to": "red*", "price": 3}, "Captain 1 promotes a red ensign; the price is 3."),
        ("station_used", {"player": 0, "station": "androids", "at": "p09", "round": 0}, "Captain 1 uses the android station: 1 android. Its token leaves the game."),
    ],
)  # fmt: skip
def test_stories_of_rare_events(kind: str, data: dict[str, object], text: str) -> None:
    state = GAME.new(players=2, seed=1)
    assert GAME.tell(sg.Event(kind, ("CAP-TRN-01",), (), data), state) == text


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (0.5, "½"), (34.5, "34½"), (-6.5, "–6½"), (-8, "–8"), (-0.5, "–½")])
def test_half_points(points: float, text: str) -> None:
    assert half(points) == text


@pytest.mark.parametrize("players", [1, 4])
def test_the_end_shows_who_scored_what(players: int) -> None:
    state = played(players, 2, 5000)
    assert state.over
    said = GAME.board(state, 0).things["airlock-0"].label
    assert all(GAME.player_name(state, player) in said for player in range(players))
