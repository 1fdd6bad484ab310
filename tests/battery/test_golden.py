"""One recorded game for each player count: any change of behaviour shows in the difference of a readable file.

`pytest --golden` records them anew. The game recorded is the one of a few random games in which the most different
things happen; its seed stands in the first line.
"""

from __future__ import annotations

import json
from itertools import zip_longest
from pathlib import Path

import pytest

import spacegames as sg
from spacegames import Chance
from tests.battery.walks import Walk, every_table, walk

_FOLDER = Path(__file__).parent.parent / "playthroughs"


def _record(found: Walk) -> str:
    lines = [f"{found.game.id}, {found.players} players, seed {found.seed}, random play"]
    state = found.at(0)
    for number, text in enumerate(found.texts, 1):
        lines.append(f"{number:4} player {state.decider} {state.kind}: {text}")
        for event in state.play(found.game.parse(text)):
            details = " ".join(f"{name}={json.dumps(value, separators=(',', ':'))}" for name, value in event.seen_by(event.only).items())
            lines.append(f"       {event.kind} {details} [{' '.join(event.rules)}]")
        if number % 25 == 0:
            lines.append(f"     = {state.digest()}")
    lines.append(f"over: scores {state.scores()}, winners {state.winners()}, {state.digest()}")
    return "\n".join(lines) + "\n"


def _liveliest(id: str, players: int) -> Walk:
    def kinds(seed: int) -> int:
        return len({(event.kind, event.rules) for events in walk(id, players, seed).events for event in events})

    return walk(id, players, max(range(1, 16), key=kinds))


@every_table
def test_golden_playthrough(id: str, players: int, request: pytest.FixtureRequest) -> None:
    path = _FOLDER / f"{id}-{players}.txt"
    if request.config.getoption("--golden"):
        path.write_text(_record(_liveliest(id, players)), encoding="utf-8")
    assert path.exists(), f"there is no recorded game {path.name}; pytest --golden records it"
    recorded = path.read_text(encoding="utf-8")
    seed = int(recorded.split("seed ", 1)[1].split(",", 1)[0])
    state = sg.load(id).new(players, seed)
    chance = Chance(seed + 1000)
    expected = recorded.splitlines()
    # first the actions, so that a difference is shown where it begins rather than at the end of a different game
    for line in expected:
        if not line.startswith("     ") and " player " in line[:12]:
            number, decider, text = line.split(maxsplit=1)[0], line.split()[2], line.split(": ", 1)[1]
            assert not state.over and str(state.decider) == decider, f"move {number}: player {decider} should decide"
            assert text in state.actions(), f"move {number}: {text!r} is not legal any more"
            state.play(chance.pick(state.actions()))
    # line by line, because pytest would take minutes to show the difference of two long texts
    for number, (now, then) in enumerate(zip_longest(_record(walk(id, players, seed)).splitlines(), expected), 1):
        if now != then:
            pytest.fail(f"{path.name}, line {number}:\nrecorded {then}\nnow      {now}\nIf that is meant, pytest --golden records it anew.", pytrace=False)
