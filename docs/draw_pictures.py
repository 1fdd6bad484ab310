"""Draws the board of every game in the middle of a play, for the README: docs/pictures/<game>.svg.

The play is always the same, so a picture changes only when the drawing or the rules do.
"""

from __future__ import annotations

from pathlib import Path

import spacegames as sg
from spacegames import bots

PICTURES = Path(__file__).parent / "pictures"
DECISIONS = 110


def middle(game: sg.Game) -> sg.State:
    """The table that the game itself likes to show, or one after some decisions of three greedy bots."""
    if (shown := game.showcase()) is not None:
        return shown
    state: sg.State = game.new(players=min(3, game.players[-1]), seed=41)
    bot = bots.make("greedy", seed=41)
    for _decision in range(DECISIONS):
        if not state.over:
            state.play(bot.choose(state))
    return state


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    for id in sg.games():
        game = sg.load(id)
        file = PICTURES / f"{id}.svg"
        file.write_text(game.board(middle(game)).svg() + "\n", encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
