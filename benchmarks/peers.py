"""Engines measured side by side, each behind the same four calls."""

from __future__ import annotations

import json
import random
from math import inf
from typing import Any, Protocol

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.json import GameEncoder

import spacegames as sg


class Engine(Protocol):
    """One game engine: play whole games at random, stop in the middle of one, copy it, write it down."""

    name: str

    def play(self, seed: int) -> int:
        """Play one game at random to its end; the number of decisions."""

    def middle(self, seed: int) -> Any:
        """A game after some sixty random decisions."""

    def copy(self, table: Any) -> Any: ...

    def save(self, table: Any) -> str: ...


MIDDLE = 60


class Ours:
    """One of our games."""

    def __init__(self, id: str, players: int) -> None:
        self.game = sg.load(id)
        self.players = players
        self.name = f"{id}, {players} players"

    def _play(self, state: sg.State, seed: int, most: float) -> int:
        """Play on at random, at most so many decisions; how many there were."""
        below = random.Random(seed).random
        count = 0
        while state.decider >= 0 and count < most:
            actions = state.actions()
            state.play(actions[int(below() * len(actions))])
            count += 1
        return count

    def play(self, seed: int) -> int:
        return self._play(self.game.new(self.players, seed), seed, inf)

    def middle(self, seed: int) -> Any:
        state = self.game.new(self.players, seed)
        self._play(state, seed, MIDDLE)
        return state

    def copy(self, table: Any) -> Any:
        return table.copy()

    def save(self, table: Any) -> str:
        return json.dumps(table.to_position())


class Catanatron:
    """Catan as catanatron plays it, in pure Python like our games."""

    name = "catanatron"

    def __init__(self, players: int) -> None:
        self.players = players

    def _game(self, seed: int) -> Any:
        random.seed(seed)
        return Catan([RandomPlayer(color) for color in list(Color)[: self.players]], seed=seed)

    def play(self, seed: int) -> int:
        game = self._game(seed)
        game.play()
        return len(game.state.actions)

    def middle(self, seed: int) -> Any:
        game = self._game(seed)
        for _decision in range(MIDDLE):
            game.play_tick()
        return game

    def copy(self, table: Any) -> Any:
        return table.copy()

    def save(self, table: Any) -> str:
        return json.dumps(table, cls=GameEncoder)


class OpenSpiel:
    """A game of OpenSpiel, written in C++ and steered from Python."""

    def __init__(self, id: str) -> None:
        self.game = pyspiel.load_game(id)
        self.name = f"OpenSpiel {id}"

    def _play(self, state: Any, seed: int, most: float) -> int:
        """Play on at random, at most so many decisions; how many there were."""
        below = random.Random(seed).random
        count = 0
        while count < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(below() * len(outcomes))][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(below() * len(actions))])
            count += 1
        return count

    def play(self, seed: int) -> int:
        return self._play(self.game.new_initial_state(), seed, inf)

    def middle(self, seed: int) -> Any:
        state = self.game.new_initial_state()
        self._play(state, seed, MIDDLE)
        return state

    def copy(self, table: Any) -> Any:
        return table.clone()

    def save(self, table: Any) -> str:
        return str(pyspiel.serialize_game_and_state(self.game, table))
