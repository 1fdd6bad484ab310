"""Buying, the market, colonies and income."""

from __future__ import annotations

import pytest

from spacegames import Chance
from spacegames.games.space_base.components import COLONY, NUMBER
from tests.games.space_base.tables import GAME, at, play, reasons, told, tracks


@pytest.mark.rule("SB-BUY-01", "SB-BUY-02", "SB-BUY-03", "SB-BUY-10")
def test_any_affordable_ship_or_colony_or_nothing() -> None:
    state = at(credits=12, kind="purchase")
    cost = state.cards.cost
    wanted = {f"buy {name}" for name, card in NUMBER.items() if (card in state.market or card in state.colonies) and cost[card] <= 12}
    assert set(state.actions()) == wanted | {"save"}
    assert reasons(state, "buy colony_3") == ["SB-BUY-03"]
    assert reasons(state, "buy starter_3") == ["SB-BUY-01"]
    assert state.why_not("buy colony_3")[0].message.endswith("costs 15 credits, you have 12")
    play(state, "save")
    assert state.credits[0] == 12


@pytest.mark.rule("SB-BUY-04", "SB-BUY-05", "SB-BUY-06", "SB-TRN-11")
def test_a_purchase_takes_everything_and_sends_the_old_card_out() -> None:
    state = at(credits=31, st="4 engle", market="duke", kind="purchase")
    play(state, "buy duke")
    assert state.credits[0] == 0
    assert state.station[3] == NUMBER["duke"] and state.patrol[3] == (3, NUMBER["engle"])
    assert state.phase == 7, "one purchase only"


@pytest.mark.rule("SB-BUY-07", "SB-BUY-08", "SB-AMB-56")
def test_the_market_is_filled_from_the_same_deck() -> None:
    state = at(credits=9, market="carr", kind="purchase", pause=False)
    size = [len(deck) for deck in state.decks]
    top = state.decks[1][-1]
    events = play(state, "buy carr")
    assert state.market[6] == top and [len(deck) for deck in state.decks] == [size[0], size[1] - 1, size[2]]
    refill = next(event for event in events if event.kind == "market_refilled")
    assert refill.reveals
    empty = at(credits=9, market="carr", kind="purchase", pause=False, decks={2: 0})
    play(empty, "buy carr")
    assert empty.market[6] == -1 and not empty.over


@pytest.mark.rule("SB-BUY-09")
def test_only_the_active_player_buys() -> None:
    state = at(credits=20, kind="purchase", others={1: {"credits": 20}})
    assert state.deciders == (0,) and state.actions(1) == []
    window = at(credits=20, st="3 grissom(1)", kind="abilities_7", passive=True)
    assert reasons(window, "buy colony_1") == ["SB-BUY-09"]


@pytest.mark.rule("SB-COL-01", "SB-COL-04", "SB-COL-05", "SB-COL-06", "SB-COL-10", "SB-AMB-62")
def test_founding_a_colony() -> None:
    state = at(credits=20, market="evans truly", kind="purchase", pause=False)
    events = play(state, "buy colony_4")
    assert tracks(state) == (0, 0, 6) and state.station[3] == NUMBER["colony_4"] and state.patrol[3] == (3,)
    assert told(events, "colony_founded") == [{"player": 0, "card": "colony_4", "vp": 6}]
    assert state.view(1)["seats"][0]["station"][3] == "colony_4", "it stays known"
    later = at(credits=30, st="4 colony_4", market="duke", kind="purchase")
    assert reasons(later, "buy duke") == ["SB-COL-06"] and "buy duke" not in later.actions()


@pytest.mark.rule("SB-COL-03")
def test_a_colony_is_sold_once() -> None:
    state = at(credits=30, kind="purchase", others={1: {"st": "4 colony_4"}})
    assert reasons(state, "buy colony_4") == ["SB-COL-03"] and len(state.colonies) == 11
    play(state, "buy colony_1")
    assert len(state.colonies) == 10


@pytest.mark.rule("SB-COL-07", "SB-COL-08", "SB-COL-11", "SB-AMB-55")
def test_a_colony_pays_nothing_but_its_patrol_does() -> None:
    own = at(st="5 colony_5", pa="5 s5 brand", dice=(5, 6))
    events = play(own, "separate")
    assert tracks(own) == (1, 0, 0)
    assert [event.rules for event in events if event.kind == "unpaid" and event.data["player"] == 0] == [("SB-COL-07",)]
    other = at(st="5 colony_5", pa="5 s5 brand", dice=(5, 6), passive=True)
    play(other, "separate")
    assert tracks(other) == (1, 0, 1)


@pytest.mark.rule("SB-COL-09", "SB-AMB-61")
def test_colonies_never_patrol_and_may_be_many() -> None:
    owned = []
    for seed in range(6):
        state = GAME.new(2, seed)
        chance = Chance(seed)
        while not state.over:
            actions = state.actions()
            colonies = [action for action in actions if action.startswith("buy colony")]
            state.play(colonies[-1] if colonies else chance.pick(actions))
            assert all(card < COLONY for cards in state.patrol for card in cards)
        owned.append(max(sum(card >= COLONY for card in state.station[:12]), sum(card >= COLONY for card in state.station[12:])))
    assert max(owned) >= 3


@pytest.mark.rule("SB-INC-01", "SB-INC-02", "SB-INC-03", "SB-INC-05")
@pytest.mark.parametrize(("credits", "income", "after"), [(3, 5, 5), (5, 5, 5), (9, 4, 9), (2, 45, 45), (4, 0, 4)])
def test_income_tops_up(credits: int, income: int, after: int) -> None:
    state = at(credits=credits, income=income, kind="purchase", market="ryumin", pause=False)
    events = play(state, "save")
    assert tracks(state) == (after, income, 0)
    assert bool(told(events, "income_paid")) == (after > credits)


@pytest.mark.rule("SB-INC-04")
def test_income_is_for_the_active_player_only() -> None:
    state = at(income=7, kind="purchase", passive=True, player=1, others={1: {"credits": 3, "income": 9}}, market="ryumin", pause=False)
    play(state, "save")
    assert state.credits == [0, 9]
