"""What holds after every decision of whole games."""

from __future__ import annotations

from typing import Any

import pytest

from spacegames.bots import make
from spacegames.games.galaxy_trucker.components import ALIENS, WAREHOUSE, number_of
from spacegames.games.galaxy_trucker.hull import faults_of, is_whole
from spacegames.games.galaxy_trucker.state import OFF
from tests.games.galaxy_trucker.tables import BOX, GAME, steps, told

GAMES: list[dict[str, Any]] = [
    {"players": 2, "seed": 1, "building": "strict"},
    {"players": 3, "seed": 2, "building": "strict", "learning": True},
    {"players": 4, "seed": 3, "building": "strict", "goods": "box"},
    {"players": 4, "seed": 4, "teams": "expert", "building": "strict"},
    {"players": 3, "seed": 5},
]
every_kind_of_game = pytest.mark.parametrize("settings", GAMES, ids=lambda settings: "-".join(str(value) for value in settings.values()))


@pytest.mark.rule("GT-INV-04")
@every_kind_of_game
def test_components_are_never_lost(settings: dict[str, Any]) -> None:
    for before, _action, _events, state in steps(**settings):
        everything = [*state.heap, *state.open, *(tile for tile in state.hand if tile >= 0)]
        for player in range(state.players):
            everything += [piece >> 2 for piece in state.ships[player].values()]
            everything += [*state.lost[player], *state.reserve[player]]
        assert sorted(tile for tile in everything if tile < WAREHOUSE) == list(range(WAREHOUSE)), before.kind
        assert sum(tile >= WAREHOUSE for tile in everything) == state.players


@pytest.mark.rule("GT-INV-05", "GT-INV-12", "GT-INV-06", "GT-INV-07")
@every_kind_of_game
def test_figures_tokens_and_goods_fit_their_places(settings: dict[str, Any]) -> None:
    for before, action, _events, state in steps(**settings):
        if state.phase == "building" or state.over:
            continue
        assert sum(map(state.tokens, range(state.players))) <= 36 and sum(map(state.humans, range(state.players))) <= 40
        for player in range(state.players):
            hull, cargo = state.hull(player), state.cargo[player]
            for cell in hull.holds:
                assert number_of(cargo.get(cell, 0)) <= hull.room(cell)
                assert not cargo.get(cell, 0) & 255 or hull.special(cell)
            assert all(cargo.get(cell, 0) <= hull.room(cell) for cell in hull.batteries)
            if before.phase == state.phase == "flight":
                assert all(_figures(cargo.get(cell, 0)) <= _figures(before.cargo[player].get(cell, 0)) for cell in hull.cabins)
                assert all(cargo.get(cell, 0) <= before.cargo[player].get(cell, 0) for cell in hull.batteries)
                if before.kind != "load" and not action.startswith(("load", "unload")):
                    assert all(number_of(cargo.get(cell, 0)) <= number_of(before.cargo[player].get(cell, 0)) for cell in hull.holds)
        if state.bank is not None:
            aboard = sum(map(state.goods, range(state.players))) + (state.dock[0] + state.dock[1] if state.dock else 0)
            assert [state.bank[colour] + (aboard >> 8 * colour & 255) for colour in range(4)] == list(BOX.supply)


def _figures(there: int) -> int:
    return 1 if there in ALIENS else there


@pytest.mark.rule("GT-INV-14", "GT-AMB-17", "GT-ALN-06")
@every_kind_of_game
def test_flying_ships_are_sound_and_in_one_piece(settings: dict[str, Any]) -> None:
    for _before, _action, _events, state in steps(**settings):
        if state.phase != "flight" or state.over:
            continue
        for player in range(state.players):
            if state.todo[-1] != ("part", player):
                assert is_whole(state.ships[player], state.round.board, BOX)
                assert not faults_of(state.ships[player], state.round.board, BOX)
                cargo = state.cargo[player]
                aliens = [(cell, cargo[cell]) for cell in state.hull(player).cabins if cargo.get(cell, 0) in ALIENS]
                assert len({alien for _cell, alien in aliens}) == len(aliens)
                assert all(alien in state.hull(player).supported[cell] for cell, alien in aliens)


@pytest.mark.rule("GT-INV-29", "GT-INV-30", "GT-INV-31", "GT-FLT-04")
@every_kind_of_game
def test_markers_never_share_a_space(settings: dict[str, Any]) -> None:
    for _before, _action, events, state in steps(**settings):
        spaces = [day % 40 for day in state.day if day != OFF]
        assert len(set(spaces)) == len(spaces)
        for data in told(events, "moved"):
            assert abs(data["to"] - data["from"]) >= abs(data["days"])


@pytest.mark.rule("GT-INV-35", "GT-INV-36", "GT-INV-38", "GT-INV-39", "GT-INV-37")
@every_kind_of_game
def test_winners_landers_losses_and_credits(settings: dict[str, Any]) -> None:
    won: list[int] = []
    landed: list[int] = []
    for before, _action, events, state in steps(**settings):
        assert min(state.scores()) >= 0
        if state.place == before.place and not state.over:
            assert all(len(state.lost[player]) >= len(before.lost[player]) for player in range(state.players)) or state.phase == "inspection"
        if told(events, "card_revealed"):
            won, landed = [], []
        won += [data["player"] for data in told(events, "fight") if data["result"] == "won"]
        landed += [data["planet"] for data in told(events, "landed")]
        assert len(won) <= 1 and len(set(landed)) == len(landed)
        if before.phase == state.phase == "flight" and not told(events, "component_lost"):
            gone = sum(map(before.tokens, range(state.players))) - sum(map(state.tokens, range(state.players)))
            assert gone == len(told(events, "token_spent"))


@pytest.mark.rule("GT-INV-25", "GT-INV-26")
def test_cards_of_a_whole_game() -> None:
    used: list[int] = []
    for before, action, _events, _state in steps(2, 7, rounds="1+2+3+3a", building="strict"):
        if action == "settle":
            used += [BOX.cards[card].level for card in (*before.done, *before.deck)]
    assert [used.count(level) for level in (1, 2, 3)] == [20, 16, 16]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_stay_short(players: int) -> None:
    for seed in range(25):
        assert sum(1 for _step in steps(players, seed, wild=True)) < 3000


@pytest.mark.rule("GT-END-09", "GT-AMB-07")
def test_a_greedy_player_ends_richer_than_a_random_one() -> None:
    """A few short games without whims."""
    richer = 0
    for number in range(6):
        state = GAME.new(2, 900 + number, rounds="1")
        seats = [make("greedy", deals=1, whim=0.0, seed=number), make("random", seed=number)]
        if number % 2:
            seats.reverse()
        while not state.over:
            state.play(seats[state.decider].choose(state))
        richer += state.scores()[number % 2] > state.scores()[1 - number % 2]
    assert richer >= 4


def test_a_value_depends_on_the_table_alone() -> None:
    """What bots remember about ships changes nothing: the same table read anew is worth the same."""
    state = GAME.new(2, 5, rounds="2")
    seats = [make("greedy", deals=1, whim=0.2, seed=1), make("greedy", deals=1, whim=0.2, seed=2)]
    for number in range(260):
        if state.over:
            break
        if number % 5 == 0:
            again = GAME.position(state.to_position())
            for player in range(2):
                assert GAME.evaluate(state, player) == pytest.approx(GAME.evaluate(again, player))
        state.play(seats[state.decider].choose(state))
