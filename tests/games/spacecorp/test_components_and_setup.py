"""What is in the box, and how each era is laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spacegames as sg
from spacegames import BadData
from spacegames.games.spacecorp.components.names import BASES, CARDS, ERAS, PROGRESS, SITES, TILES, TIME
from spacegames.games.spacecorp.flow.eras import time_in_use
from tests.games.spacecorp.tables import GAME, at, choices, play, steps, told

PARTS = GAME.parts
DATA = GAME.components


@pytest.mark.rule("SC-CMP-01", "SC-CMP-11", "SC-CMP-12", "SC-CMP-14")
def test_three_boards_of_regions_and_sites() -> None:
    assert ERAS == ("mariners", "planeteers", "starfarers")
    assert [len(PARTS.boards.of_era[era]) for era in range(3)] == [16, 27, 18]
    for name, site in DATA["sites"].items():
        assert DATA["regions"][site["region"]]["era"] == site["era"], name
    state = GAME.new(2, 1)
    assert len(state.offers) == 4 and all(len(infra) == 3 for infra in state.infra) and state.legacy == [None, None]


@pytest.mark.rule("SC-CMP-02")
def test_cards_of_other_eras_are_not_in_play() -> None:
    for before, _action, _events, _state in steps(2, 3):
        for card in [*before.deck, *(card for hand in before.hands for card in hand), *before.discard, *before.table]:
            assert PARTS.card_era[card] in (before.era, -1)


@pytest.mark.rule("SC-CMP-03", "SC-INV-11", "SC-CMP-05", "SC-SET-M-06", "SC-SET-M-08")
def test_each_player_has_four_teams_and_27_bases() -> None:
    state = GAME.new(4, 1)
    assert len(state.teams) == 16 and sum(PARTS.supply) == 27 and len(BASES) == 9 and state.stock == list(PARTS.supply) * 4
    assert state.genetics == [0] * 4 and state.revelation == [0] * 4


@pytest.mark.rule("SC-CMP-04", "SC-INV-18")
def test_profit_goes_beyond_fifty() -> None:
    state = at(profit=(49, 0), hands=("venture_capital",))
    play(state, "special venture_capital")
    assert state.profit[0] == 51


@pytest.mark.rule("SC-CMP-06", "SC-SET-M-03", "SC-CTR-01")
def test_seven_discs_left_of_the_contracts() -> None:
    state = GAME.new(3, 1)
    assert state.discs == [0] * 7 and state.claimed == [-1] * 7
    assert sorted((item["era"], item["row"]) for item in DATA["contracts"].values()) == sorted((era, row) for era in ERAS for row in range(1, 8))


@pytest.mark.rule("SC-CMP-07", "SC-INV-02", "SC-SET-M-04", "SC-SET-P-01", "SC-SET-S-01")
def test_seventy_tiles() -> None:
    counts = [[sum(tile.copies for tile in PARTS.tiles if (tile.era, tile.stack) == (era, stack)) for stack in range(3)] for era in range(3)]
    assert counts == [[6, 3, 0], [6, 14, 8], [16, 12, 5]] and sum(map(sum, counts)) == 70
    for era, sizes in zip(ERAS, counts, strict=True):
        assert [len(stack) for stack in GAME.new(2, 5, start=era).stacks] == sizes


@pytest.mark.rule("SC-CMP-08", "SC-EXP-11", "SC-CMP-09", "SC-COL-16")
def test_tiles_and_colonies_show_what_they_are() -> None:
    tile = DATA["tiles"]["m2_water_microbes"]
    assert tile["icons"] == ["water", "life"] and {effect["do"] for effect in tile["effects"]} == {"profit", "advance", "yield", "build_cost"}
    assert DATA["tiles"]["s3_phobes"]["effects"][-1] == {"do": "phobes"}
    assert len(DATA["colonies"]) == 32
    kinds = {repr(item["effects"]) for item in DATA["colonies"].values()}
    assert len(kinds) >= 14 and "[]" in kinds


@pytest.mark.rule("SC-CMP-10", "SC-SET-M-05", "SC-SET-P-05", "SC-SET-S-05")
def test_two_beyond_markers() -> None:
    assert GAME.new(2, 1).beyond == (-1, -1)
    state = at(era="planeteers", phase="setup", kind="beyond", beyond=(1, 0), player=1, turn={"pending": [["cards", []], ["beyond", 0, 2], ["beyond", 1, 1]]})
    play(state, "leave; leave")
    assert state.beyond == (-1, -1) and state.phase == "act"


@pytest.mark.rule("SC-CMP-13", "SC-SET-M-01")
def test_the_display_has_a_side_for_two_and_one_for_more() -> None:
    assert GAME.contracts(0, 2)[3][2] == 4 and GAME.contracts(0, 3)[3][2] == GAME.contracts(0, 4)[3][2] == 3


@pytest.mark.rule("SC-CMP-15", "SC-INV-01", "SC-CMP-16", "SC-INV-03")
def test_220_cards() -> None:
    eras = [sum(PARTS.copies[card] for card in range(len(CARDS)) if PARTS.card_era[card] == era) for era in range(3)]
    assert eras == [46, 58, 76] and PARTS.copies[TIME] == 8
    kinds = [DATA["progress"][name]["award"] for name in PROGRESS]
    assert (2 * kinds.count("adaptation"), 2 * kinds.count("breakthrough")) == (18, 14)
    assert [PARTS.progress_era.count(era) * 2 for era in (1, 2)] == [16, 16]
    assert sum(eras) + 8 + 18 + 14 == 220


@pytest.mark.rule("SC-CMP-17", "SC-CMP-18", "SC-VAL-04")
def test_of_two_actions_on_a_card_one_is_used() -> None:
    state = at(hands=("heavy_lifter",), tiles={"moon": "m1_water"}, teams=("moon earth",))
    play(state, "build; base research")
    assert play(state, "card heavy_lifter")[-1].data["value"] == 2
    assert state.hands[0] == ()


@pytest.mark.rule("SC-CMP-19")
def test_solo_parts_are_not_there() -> None:
    assert GAME.players == range(2, 5)
    assert all("mandate" not in state.to_position()["colonies"] for state in [GAME.new(players, 1, start="starfarers") for players in GAME.players])


@pytest.mark.rule("SC-SET-M-02", "SC-INF-06", "SC-SET-M-07")
def test_the_standard_hq_and_two_teams_on_earth() -> None:
    assert PARTS.printed[0] == (((1, 1),), (), (), ((0, 2),))
    assert GAME.new(2, 1).to_position()["seats"][0]["teams"] == ["earth", "earth", "hq", "hq"]


@pytest.mark.rule("SC-SET-M-09", "SC-SET-M-11", "SC-SET-M-12", "SC-SET-M-13", "SC-SET-M-15", "SC-SET-M-16", "SC-SET-M-17", "SC-INV-06", "SC-INV-07")
@pytest.mark.parametrize(("players", "hands", "profit"), [(2, [2, 3], [0, 0]), (3, [2, 3, 3], [0, 0, 1]), (4, [2, 2, 3, 3], [0, 0, 0, 1])])
def test_mariners_hands_and_offers(players: int, hands: list[int], profit: list[int]) -> None:
    state = GAME.new(players, 9)
    order = [(state.first + place) % players for place in range(players)]
    assert [len(state.hands[player]) for player in order] == hands
    assert [state.profit[player] for player in order] == profit
    drive = CARDS.index("chemical_drive")
    assert all(drive in hand and TIME in hand for hand in state.hands)
    assert all(PARTS.starts[card] for card in state.offers)
    assert all(PARTS.starts[card] for hand in state.hands for card in hand if card != TIME)


@pytest.mark.rule("SC-SET-M-10", "SC-INV-04", "SC-INV-05", "SC-VAR-05")
@pytest.mark.parametrize(("players", "sizes"), [(2, (39, 50, 68)), (3, (39, 50, 68)), (4, (40, 50, 68))])
def test_decks_and_time_cards(players: int, sizes: tuple[int, ...]) -> None:
    for era, size in zip(ERAS, sizes, strict=True):
        state = GAME.new(players, 2, start=era)
        while state.kind == "progress":
            state.play(state.actions()[0])
        assert len(state.deck) == size
        times = [*state.deck, *state.offers, *(card for hand in state.hands for card in hand)].count(TIME)
        assert times == time_in_use(players) == {2: 2, 3: 5, 4: 8}[players]


@pytest.mark.rule("SC-SET-M-14", "SC-SET-M-18", "SC-TRN-01")
def test_the_first_player_is_drawn_and_begins() -> None:
    firsts = {GAME.new(4, seed).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    state = GAME.new(4, 3)
    assert state.decider == state.active == state.first and state.kind == "declare"


def _planeteers(**settings: Any) -> Any:
    """The set-up of Planeteers, with what the markers and laps bring."""
    return at(era="planeteers", phase="setup", **settings)


@pytest.mark.rule("SC-SET-P-02", "SC-SET-P-06", "SC-SET-P-07", "SC-SET-P-08", "SC-SET-P-09", "SC-INV-09")
def test_planeteers_hands() -> None:
    state = _planeteers(kind="beyond", beyond=(0, None), player=0, turn={"pending": [["cards", []], ["beyond", 0, 1]]})
    play(state, "leave")
    assert state.to_position()["seats"][1]["teams"][:3] == ["inner_solar_system", "inner_solar_system", "hq"]
    assert all(len(hand) == 3 and TIME in hand for hand in state.hands)
    assert all(PARTS.starts[card] for card in (*state.offers, *state.deck[-4:]))


@pytest.mark.rule("SC-SET-P-03", "SC-SET-P-12", "SC-DEF-11")
def test_the_first_marker_starts_on_ceres() -> None:
    state = _planeteers(kind="beyond", beyond=(1, None), player=1, turn={"pending": [["cards", []], ["beyond", 1, 1]]})
    events = play(state, "place", "p1_artifact")
    assert told(events, "tile_drawn")[0]["tile"] == "p1_artifact" and state.profit[1] == 1 and state.revelation[1] == 1
    assert state.to_position()["sites"]["ceres"]["claim"] == [1, 1] and state.first == state.active == 1


@pytest.mark.rule("SC-SET-P-04", "SC-AMB-30")
def test_the_second_marker_starts_on_vesta_unexplored() -> None:
    state = _planeteers(kind="beyond", beyond=(0, 0), player=0, turn={"pending": [["cards", []], ["beyond", 0, 2], ["beyond", 0, 1]]})
    play(state, "place; place", "p1_water")
    assert sorted(state.to_position()["seats"][0]["teams"]) == ["ceres", "hq", "hq", "vesta"]
    assert "vesta" not in state.to_position()["sites"]


@pytest.mark.rule("SC-SET-P-10", "SC-PRG-03", "SC-AMB-85")
def test_progress_cards_lie_with_the_bonus_on_top() -> None:
    state = GAME.new(2, 1, start="planeteers")
    laid = [name for card, name in enumerate(PROGRESS) if state.side[card]]
    assert len(laid) == 8 and all(state.side[PROGRESS.index(name)] == 2 for name in laid)
    state = at(era="planeteers", genetics=(5, 5), hands=("gene_splicing", "gene_splicing"))
    play(state, "genetics; card gene_splicing; confirm; take hibernation")
    assert state.profit[0] == 1
    while not (state.kind == "declare" and state.active == 1):
        state.play(state.actions()[-1])
    play(state, "genetics; card gene_splicing; confirm; take hibernation")
    assert state.profit[1] == 0


@pytest.mark.rule("SC-SET-P-11", "SC-AMB-82", "SC-GEN-03")
def test_a_lap_in_mariners_brings_an_adaptation_now() -> None:
    state = _planeteers(kind="beyond", beyond=(0, None), player=0, profit=(3, 5), turn={"pending": [["cards", [0, 1]], ["beyond", 0, 1]]})
    play(state, "leave")
    assert (state.kind, state.decider) == ("progress", 0)
    play(state, "take hibernation; take hibernation")
    assert [owned.bit_count() for owned in state.owned] == [1, 1] and state.profit == [4, 5]


@pytest.mark.rule("SC-SET-S-02", "SC-SET-S-03", "SC-SET-S-04", "SC-AMB-117", "SC-SET-S-12")
def test_starfarers_markers() -> None:
    state = at(era="starfarers", phase="setup", kind="beyond", beyond=(1, 0), player=1, turn={"pending": [["cards", []], ["beyond", 0, 2], ["beyond", 1, 1]]})
    events = play(state, "place; place")
    assert told(events, "team_moved")[1]["to"] == "luhman_16:3"
    seats = state.to_position()["seats"]
    assert sorted(seats[1]["teams"]) == ["alpha_centauri", "hq", "sun", "sun"] and sorted(seats[0]["teams"]) == ["hq", "luhman_16:3", "sun", "sun"]
    assert state.first == 1
    assert state.kind == "declare" and state.decider == 1 and choices(state) == ["research", "move"]


@pytest.mark.rule("SC-SET-S-06", "SC-SET-S-07", "SC-SET-S-08", "SC-SET-S-09", "SC-SET-S-10", "SC-PRG-09")
def test_starfarers_cards_and_progress() -> None:
    state = at(
        era="starfarers",
        phase="setup",
        kind="beyond",
        beyond=(0, None),
        player=0,
        progress=("probe_network", ""),
        turn={"pending": [["cards", []], ["beyond", 0, 1]]},
    )
    play(state, "leave")
    assert all(len(hand) == 3 and TIME in hand for hand in state.hands) and all(PARTS.starts[card] for card in state.offers)
    assert state.side[PROGRESS.index("probe_network")] == 1 and state.side[PROGRESS.index("hibernation")] == 2 and state.side[PROGRESS.index("longevity")] == 2


@pytest.mark.rule("SC-SET-S-11", "SC-INV-08")
@pytest.mark.parametrize(("players", "number"), [(2, 12), (3, 17), (4, 20)])
def test_colony_tiles_for_the_player_count(players: int, number: int) -> None:
    assert GAME.new(players, 1, start="starfarers").colonies.bit_count() == number
    assert sum(PARTS.boards.is_system) == 14


@pytest.mark.rule("SC-VAR-01", "SC-VAR-02", "SC-VAR-03", "SC-VAR-04", "SC-VAR-06", "SC-AMB-122")
def test_starting_with_planeteers() -> None:
    state = GAME.new(3, 1, start="planeteers")
    assert state.era_name == "planeteers" and state.discs == [1] * 7 and state.profit == [8] * 3
    assert state.genetics == [1] * 3 and GAME.new(3, 1, start="planeteers", start_genetics=2).genetics == [2] * 3
    assert PARTS.printed[1][0] == ((1, 3),)


@pytest.mark.rule("SC-VAR-07", "SC-VAR-08", "SC-VAR-09", "SC-VAR-10", "SC-VAR-11")
def test_starting_with_starfarers() -> None:
    state = GAME.new(3, 1, start="starfarers")
    assert state.discs == [2] * 7 and state.profit == [20] * 3 and state.genetics == state.revelation == [2] * 3
    asked = []
    while state.kind == "progress":
        asked.append(state.decider)
        assert set(choices(state, "take")) <= {"radiation_resistance", "sensory_focus", "cooperative_empathy", "low_g_physiology", "hibernation"}
        assert "SC-VAR-11" in [v.rule for v in state.why_not("take enviro_tolerance")]
        state.play(state.actions()[0])
    assert asked == [(state.first - place) % 3 for place in (1, 2, 3)] and state.profit == [20] * 3


@pytest.mark.rule("SC-VAR-12", "SC-VAR-13", "SC-VAR-14", "SC-AMB-121")
def test_an_early_end_pays_markers_and_genetics() -> None:
    settings: dict[str, Any] = {"beyond": (0, 1), "advanced": (1, 4), "deck_size": 0, "profit": (5, 4), "last": [], "options": {"end": "mariners"}}
    state = at(**settings)
    play(state, "pass")
    assert state.profit == [5 + 3 + 1, 4 + 1 + 4] and state.winners() == [0, 1]
    state = at(**{**settings, "options": {"end": "mariners", "second_beyond": 3}})
    play(state, "pass")
    assert state.profit == [9, 11] and state.winners() == [1]
    state = at(**settings, tiles={"moon": "m1_water"}, bases={"moon": "1 research"})
    play(state, "pass")
    assert state.winners() == [1]


@pytest.mark.rule("SC-VAR-01")
def test_a_game_ends_no_earlier_than_it_starts() -> None:
    """What is impossible is refused with what is possible; the last era fits every start."""
    for start, eras in (("planeteers", "Planeteers or Starfarers"), ("starfarers", "Starfarers")):
        assert GAME.new(2, 1, start=start).until == 2
        with pytest.raises(sg.BadOption) as caught:
            GAME.new(2, 1, start=start, end="mariners")
        assert str(caught.value) == f"a game that starts with {start.title()} can end with {eras}, not with Mariners"
    with pytest.raises(sg.BadOption, match="can end with Starfarers, not with Planeteers"):
        GAME.new(2, 1, start="starfarers", end="planeteers")
    assert GAME.new(2, 1, start="planeteers", end="planeteers").until == 1


def test_an_overlay_replaces_a_reconstructed_value(tmp_path: Path) -> None:
    assert DATA.is_reconstructed("sites", "eros", "build")
    (tmp_path / "sites.json").write_text('{"items": {"eros": {"build": 5}}}')
    (tmp_path / "numbers.json").write_text('{"items": {"wheel": {"value": 8}}}')
    (tmp_path / "cards.json").write_text('{"items": {"rover": {"effects": [{"do": "value", "action": "explore", "amount": 4}]}}}')
    game = sg.load("spacecorp", data=tmp_path)
    assert game.parts.boards.build[SITES.index("eros")] == 5 and not game.components.is_reconstructed("sites", "eros", "build")
    assert game.parts.plain[2][CARDS.index("rover")] == 4 and game.parts.numbers["wheel"] == 8
    state = game.new(2, 1)
    while not state.over:
        state.play(state.actions()[0])


@pytest.mark.parametrize(
    ("file", "items", "fault"),
    [
        ("cards", '{"rover": {"effects": [{"do": "dance", "action": "explore", "amount": 4}]}}', "not an effect"),
        ("cards", '{"rover": {"copies": 4}}', "cards of mariners"),
        ("tiles", '{"m1_water": {"copies": 2}}', "tiles e1"),
        ("colonies", '{"concord": {"players": [1]}}', "tiles for 2 players"),
        ("sites", '{"nowhere": {}}', "nowhere"),
        ("contracts", '{"mar_3": {"condition": {"count": "smiles"}}}', "condition"),
        ("bases", '{"refinery": {"mariners": {"needs": [{"icon": "gold"}], "effects": []}}}', "refinery"),
    ],
)
def test_wrong_data_are_named(tmp_path: Path, file: str, items: str, fault: str) -> None:
    (tmp_path / f"{file}.json").write_text(f'{{"items": {items}}}')
    with pytest.raises(BadData, match=fault):
        sg.load("spacecorp", data=tmp_path)


def test_every_name_has_data_and_two_languages() -> None:
    for file, names in (("cards", CARDS), ("tiles", TILES), ("sites", SITES), ("progress", PROGRESS), ("bases", BASES)):
        assert set(DATA[file]) == set(names)
        assert all({"en", "ru"} <= set(item["name"]) for item in DATA[file].values())
