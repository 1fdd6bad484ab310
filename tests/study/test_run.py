"""Who plays the games of a study does not matter: this process, processes, threads, a cluster. And it can be stopped."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import spacegames as sg
from spacegames import BadOption, UnknownGame
from spacegames.bots import make
from spacegames.study import run, study
from spacegames.study.one_game import StudyFailed, play_games
from tests.core.tiny import TINY, Tiny

_ROOT = Path(__file__).parent.parent.parent
_SECTOR = {"bots": ["random", "random"], "games": 12, "seed": 3, "progress": False}


def _alone() -> dict[str, Any]:
    return study("sector41", workers=1, **_SECTOR)  # type: ignore[arg-type]


class _AtOnce(Executor):
    """The smallest executor there is: it does what it is given, at once."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.closed = False

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.numbers += args[1]
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.closed = True


def test_any_executor_gives_the_same_result() -> None:
    alone = _alone()
    small = _AtOnce()
    assert study("sector41", executor=small, **_SECTOR) == alone  # type: ignore[arg-type]
    assert sorted(small.numbers) == list(range(12)), "each game is played once"
    assert not small.closed, "an executor that was given is left open"
    with ThreadPoolExecutor(2) as threads:
        assert study("sector41", executor=threads, **_SECTOR) == alone  # type: ignore[arg-type]


def test_own_processes_give_the_same_result() -> None:
    assert study("sector41", workers=2, **_SECTOR) == _alone()  # type: ignore[arg-type]
    assert not multiprocessing.active_children()


def test_processes_that_begin_from_nothing_give_the_same_result() -> None:
    """As on systems without fork, and in a notebook, where other threads run."""
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as processes:
        assert study("sector41", executor=processes, **_SECTOR) == _alone()  # type: ignore[arg-type]


def test_a_game_of_ones_own_travels_to_the_workers() -> None:
    alone = study(TINY, ["greedy", "random"], games=20, workers=1, progress=False)
    assert study(TINY, ["greedy", "random"], games=20, workers=2, progress=False) == alone


def test_a_game_with_data_of_its_own_travels_to_the_workers(tmp_path: Path) -> None:
    (tmp_path / "pieces.json").write_text('{"items": {"crystal_yellow": {"value": 2}}}', encoding="utf-8")
    game = sg.load("sector41", data=tmp_path)
    settings: dict[str, Any] = {"games": 10, "seed": 3, "progress": False}
    alone = study(game, ["random", "random"], workers=1, **settings)
    assert study(game, ["random", "random"], workers=2, **settings) == alone
    assert alone["bots"] != study("sector41", ["random", "random"], workers=1, **settings)["bots"]


def test_monte_carlo_by_name_comes_out_the_same_every_time() -> None:
    first = study(TINY, ["monte_carlo", "random"], games=6, workers=1, progress=False)
    assert study(TINY, ["monte_carlo", "random"], games=6, workers=2, progress=False) == first
    assert "playouts=40" in first["bots"][0]["settings"]
    timed = study(TINY, [("monte_carlo", {"seconds": 0.001}), "random"], games=1, workers=1, progress=False)
    assert "seconds=0.001" in timed["bots"][0]["settings"] and "playouts" not in timed["bots"][0]["settings"]


def test_a_dask_cluster_plays_a_study() -> None:
    distributed = pytest.importorskip("distributed")
    import dask

    with (
        dask.config.set({"distributed.worker.daemon": False}),
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        executor = client.get_executor()
        assert study("sector41", executor=executor, **_SECTOR) == _alone()
        workers = set(client.run(os.getpid).values())
        assert len(workers) == 2 and os.getpid() not in workers
        stamped = study(Stamped(), ["random"], games=20, options={"rounds": 1}, executor=executor, progress=False)
        assert {score // 100 for score, _count in stamped["bots"][0]["score_counts"]} <= workers, "the cluster plays, not this process"
        with pytest.raises(StudyFailed, match="game 0 of the study"):
            study(Broken(), ["random", "random"], games=1, executor=executor, progress=False)


class Stamped(Tiny):
    """A game whose scores tell which process dealt it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Stamped, ()

    def _deal(self, *given: Any) -> Any:
        state = super()._deal(*given)
        state.points = [100 * os.getpid()] * state.players
        return state


class Broken(Tiny):
    """A game in which every roll goes wrong."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Broken, ()

    def evaluate(self, state: Any, player: int) -> float:
        raise RuntimeError("no idea")

    def _deal(self, *given: Any) -> Any:
        state = super()._deal(*given)
        state.chance.force(9, 9, 9)  # no die shows a 9
        state.deck = []
        return state


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_goes_wrong_is_named(workers: int) -> None:
    with pytest.raises(StudyFailed, match=r"game \d+ of the study \(seed \d+, 2 players\): SpacegamesError: a die with 6 sides cannot be forced to 9"):
        study(Broken(), ["random", "random"], games=40, workers=workers, progress=False)
    assert not multiprocessing.active_children()


class Deadly(Tiny):
    """A game that takes its process with it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Deadly, ()

    def _deal(self, *_given: Any) -> Any:
        os._exit(3)


def test_a_worker_that_dies_is_told_in_words() -> None:
    with pytest.raises(StudyFailed, match=r"a worker of the study ended before its games did .* with workers=1"):
        study(Deadly(), ["random"], games=4, workers=2, progress=False)
    assert not multiprocessing.active_children()


def test_after_a_failure_no_more_games_are_begun() -> None:
    begun: list[int] = []

    class Counting(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            def counted() -> Any:
                begun.append(args[1][0])
                time.sleep(0.01)
                return fn(*args, **kwargs)

            return super().submit(counted)

    with Counting(1) as threads, pytest.raises(StudyFailed):
        study(Broken(), ["random", "random"], games=500, executor=threads, progress=False)
    assert len(begun) < 20


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"bots": []}, "at least one bot"),
        ({"bots": "random"}, "expected a list"),
        ({"bots": ["clever"]}, "there is no bot 'clever'"),
        ({"bots": [("greedy", {"speed": 1})]}, "no setting speed"),
        ({"games": 0}, "study, games: expected a whole number from 1, found 0"),
        ({"games": 2.5}, "study, games"),
        ({"players": 9}, "is for 2 to 4 players, not 9"),
        ({"players": "two"}, "is for 2 to 4 players"),
        ({"bots": ["random"] * 5}, "is for 2 to 4 players, not 5"),
        ({"seed": -1}, "study, seed"),
        ({"max_steps": 0}, "study, max_steps"),
        ({"workers": 0}, "study, workers"),
        ({"options": {"colour": 1}}, "has no option colour"),
        ({"options": {"salvage": "none"}}, "option salvage"),
    ],
)
def test_what_cannot_be_studied_is_refused_before_anything_is_played(settings: dict[str, Any], reason: str) -> None:
    executor = _AtOnce()
    with pytest.raises((BadOption, UnknownGame)) as caught:
        study(**{"game": "sector41", "bots": ["random", "random"], "games": 1, "progress": False, "executor": executor, **settings})
    assert reason in str(caught.value)
    assert executor.numbers == []


def test_one_bot_fills_the_table_and_bots_may_be_given_in_three_ways() -> None:
    assert study("sector41", ["random"], games=1, workers=1, progress=False)["players"] == 2
    assert study("sector41", ["random"], games=1, players=4, workers=1, progress=False)["bots"][0]["games"] == 4
    result = study(TINY, ["random", make("greedy", deals=1, seed=9), ("greedy", {"deals": 3})], games=3, workers=1, progress=False)
    assert [bot["settings"].split("(")[0] for bot in result["bots"]] == ["Random", "Greedy", "Greedy"]
    assert "deals=1" in result["bots"][1]["settings"] and "deals=3" in result["bots"][2]["settings"]


def test_the_package_itself_offers_it() -> None:
    assert sg.study("sector41", ["random", "random"], games=1, seed=1, workers=1, progress=False)["games"] == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bar_shows_how_far_it_has_come(workers: int, capsys: pytest.CaptureFixture[str]) -> None:
    study(TINY, ["random", "random"], games=40, workers=workers)
    shown = capsys.readouterr().err
    assert "40/40" in shown and "100%" in shown and "games" in shown
    study(TINY, ["random", "random"], games=40, workers=workers, progress=False)
    assert capsys.readouterr().err == ""


def test_the_bar_counts_every_game_once_and_is_closed_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    import tqdm.auto

    class Bar:
        made: list[Bar] = []

        def __init__(self, total: int, unit: str) -> None:
            self.total, self.steps, self.closed = total, [0], False
            self.made.append(self)

        def __enter__(self) -> Bar:
            return self

        def __exit__(self, *_given: object) -> None:
            self.closed = True

        def update(self, number: int) -> None:
            self.steps.append(number)

    monkeypatch.setattr(tqdm.auto, "tqdm", Bar)
    study(TINY, ["random", "random"], games=100, executor=_AtOnce())
    with pytest.raises(StudyFailed):
        study(Broken(), ["random", "random"], games=5, workers=1)
    full, broken = Bar.made
    assert full.total == sum(full.steps) == 100 and len(full.steps) > 5 and full.closed
    assert sum(broken.steps) == 0 and broken.closed


def test_an_interrupt_ends_it_at_once_with_its_processes(tmp_path: Path) -> None:
    """Games that would take minutes are left in the middle, no process stays, and the error is the interrupt alone."""
    script = tmp_path / "long_study.py"
    script.write_text(
        "import multiprocessing, sys\n"
        "import spacegames as sg\n"
        "if __name__ == '__main__':\n"
        "    print('begun', flush=True)\n"
        "    try:\n"
        "        sg.study('sector41', [('monte_carlo', {'playouts': 20})], games=400, workers=2, progress=False)\n"
        "    except KeyboardInterrupt:\n"
        "        print('stopped', len(multiprocessing.active_children()), flush=True)\n",
        encoding="utf-8",
    )
    path = os.pathsep.join([str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    process = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}, start_new_session=True
    )
    try:
        assert process.stdout is not None and process.stdout.readline() == "begun\n"
        time.sleep(1.5)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the study and all its workers
        begun = time.monotonic()
        out, err = process.communicate(timeout=30)
        assert out == "stopped 0\n", err
        assert "Traceback" not in err
        assert time.monotonic() - begun < 20
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def test_a_worker_that_nobody_waits_for_leaves_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    from spacegames.study import one_game

    plan = run._planned("sector41", ["random"], None, 0, None, 20_000)

    class Sign:
        looks = 0

        def is_set(self) -> bool:
            self.looks += 1
            return self.looks > 3

    monkeypatch.setattr(one_game, "_stop", Sign())
    records = play_games(plan, range(50))
    assert len(records) == 1 and records[0].decisions < 200 and not records[0].reason


def test_a_fork_is_used_only_where_it_is_safe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.threading, "active_count", lambda: 2)
    assert run._context().get_start_method() == "spawn"
    if sys.platform == "linux":
        monkeypatch.setattr(run.threading, "active_count", lambda: 1)
        assert run._context().get_start_method() == "fork"
