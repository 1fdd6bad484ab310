"""Lesson 23: the end of the game."""

from __future__ import annotations

from spacegames.core.game import Position
from spacegames.core.teaching import Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table
from .boards import late


def lessons() -> tuple[Lesson, ...]:
    return (_end(),)


def level_scores() -> Position:
    """Eight points each, one crystal left under the Guardian's nose; A came to eight before B did."""
    return late(
        {"5,6": "salvage_explorer"},
        crystals={"5,6": {"yellow": 1}},
        collected={"A": {"yellow": 8}, "B": {"yellow": 6, "blue": 1}},
        reached={"A": 14, "B": 15},
        removed={"yellow": 3, "blue": 1, "red": 1},
        supply={"yellow": 0, "blue": 0, "red": 0},
        mode="awakening",
        kind="guardian_step",
    )


def _end() -> Lesson:
    return Lesson(
        id="S41-LES-23",
        title=_("End of the game"),
        goal=_("See the end coming, and know who has won."),
        steps=(
            Step(
                text=_(
                    "The game ends as soon as nobody can overtake the leader any more. You have 12, blue has 9, and 4 points are left on the board: "
                    "a yellow crystal under your Explorer, and the red one far away."
                ),
                rules=("S41-WIN-03", "S41-WIN-04", "S41-AMB-34", "S41-INV-18"),
                table=lambda: table(
                    cells={
                        "9,5": "glynium_planet_2",
                        "3,3": "glynium_planet_3",
                        "1,1": "glynium_planet_2",
                        "1,8": "glynium_planet_2",
                        "8,1": "glynium_planet_2",
                        "4,1": "glynium_planet_3",
                        "8,9": "glynium_planet_3",
                        "2,6": "glynium_planet_4",
                    },
                    crystals={"9,5": {"yellow": 1}, "3,3": {"red": 1}},
                    collected={"A": {"yellow": 8, "blue": 2}, "B": {"yellow": 9}},
                    supply={"yellow": 0, "blue": 0, "red": 0},
                    explorers={"A1": "9,5"},
                    mode="acceleration",
                    number=51,
                ),
                look=("explorer-0-1", "seat-0", "seat-1"),
                tasks=(
                    Predict(
                        question=_("You bring the yellow crystal home. What then?"),
                        answers=(
                            _("You play on: red is worth 3"),
                            _("The game is over: 13 against at most 12"),
                            _("Blue gets one last turn"),
                            _("The game is over only when red is home"),
                        ),
                        right=1,
                        because=_("Blue has 9, and 3 points are left: 12 at most. Nobody can exceed your 13, so the game ends at once."),
                        replies={
                            0: _("Add up what blue can still reach."),
                            2: _("There is no last turn: it ends at once."),
                            3: _("It ends when nobody can overtake, wherever red lies."),
                        },
                    ),
                    Find(
                        question=_("Which of these moves are not possible?"),
                        texts=("go 1 ship tow yellow", "go 1 ship tow red", "go 1 ship", "go 2 ship"),
                        because=_("No red crystal lies on (9,5), and Explorer 2 is aboard already."),
                    ),
                    Do(
                        goal=_("Finish the game."),
                        moves=(("go 1 ship tow yellow",),),
                        replies={"go 1 ship": _("Aboard, but the crystal is still outside, and the game goes on.")},
                        praise=_("Thirteen. With two players and nothing destroyed, 13 of the 25 points always settle it."),
                    ),
                ),
                hints=(
                    _("What could blue have at best?"),
                    _("9 plus everything that is left after your move."),
                    _("Game over. Mark “go 1 ship tow red” and “go 2 ship”; choose “go 1 ship tow yellow”."),
                ),
                ruling=_("The end is tested after every crystal scored or removed; crystals hard to reach, or not yet found, count as left."),
            ),
            Step(
                text=_(
                    "Another game: 9 for you, 6 for blue, 4 points left, and the Guardian is awake. "
                    "It is your Guardian phase, and on (5,6) lies a yellow crystal."
                ),
                rules=("S41-WIN-04", "S41-GRD-14", "S41-AMB-33"),
                table=lambda: late(
                    {"5,6": "salvage_explorer"},
                    crystals={"5,6": {"yellow": 1}, "2,6": {"red": 1}},
                    collected={"A": {"yellow": 9}, "B": {"yellow": 4, "blue": 1}},
                    removed={"yellow": 4, "blue": 1, "red": 0},
                    supply={"yellow": 0, "blue": 0, "red": 0},
                    mode="awakening",
                    kind="guardian_step",
                ),
                look=("guardian", "crystal-5-6-yellow", "seat-0", "seat-1"),
                tasks=(
                    Predict(
                        question=_("The Guardian destroys that crystal. What then?"),
                        answers=(
                            _("Nothing: destroyed crystals do not matter"),
                            _("Blue gets its points"),
                            _("You play on until red is gone"),
                            _("The game is over: blue can reach 9 at most"),
                        ),
                        right=3,
                        because=_("3 points are left, 6 + 3 = 9. That equals your score, but does not exceed it."),
                        replies={
                            0: _("They can no longer be collected, so they are missing from what is left."),
                            1: _("Nobody gets points for a removed crystal."),
                            2: _("Compare what blue can still reach with your score."),
                        },
                    ),
                    Do(
                        goal=_("Destroy the crystal on (5,6)."),
                        moves=(("guardian 5,6",),),
                        replies={"guardian 4,4": _("Then 4 points are left, and blue could still reach 10.")},
                        praise=_("The Guardian has decided the game, and you have led it by the hand."),
                    ),
                ),
                hints=(
                    _("How many points are left after the step?"),
                    _("Three. Add them to blue's six."),
                    _("6 + 3 = 9, no more than yours: game over. Choose “guardian 5,6”."),
                ),
                ruling=_("Crystals that the Guardian removed no longer count as left."),
            ),
            Step(
                text=_("8 to 8, and the very last crystal lies on (5,6). You came to 8 first, blue followed a few turns later. The Guardian is beside it."),
                rules=("S41-WIN-06", "S41-AMB-35", "S41-AMB-36"),
                table=level_scores,
                look=("seat-0", "seat-1", "crystal-5-6-yellow"),
                tasks=(
                    Predict(
                        question=_("The last crystal is destroyed. Who wins?"),
                        answers=(
                            _("Nobody, it is a draw"),
                            _("Blue, for having the blue crystal"),
                            _("You: you reached 8 first"),
                            _("The player whose turn it is"),
                        ),
                        right=2,
                        because=_("When nothing is left and scores are level, the one who got to that score first wins."),
                        replies={
                            0: _("Only if nobody has scored at all."),
                            1: _("Colours count only as points."),
                            3: _("Whose turn it is does not matter."),
                        },
                    ),
                    Do(
                        goal=_("Send the Guardian to (5,6)."),
                        moves=(("guardian 5,6",),),
                        replies={"guardian 4,4": _("Then the crystal is still there, and somebody might get it.")},
                        praise=_("Level, and yours."),
                    ),
                ),
                hints=(
                    _("Who was first?"),
                    _("Of the tied players, the one who reached that total first wins."),
                    _("You. Choose “guardian 5,6”."),
                ),
                ruling=_("We use this rule whenever nothing is left, collected or destroyed; with no points at all it is a draw."),
            ),
        ),
    )
