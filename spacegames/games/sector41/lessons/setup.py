"""Lessons 1 and 2: the table before the first move, and what a turn is made of."""

from __future__ import annotations

from spacegames.core.game import Position
from spacegames.core.registry import load
from spacegames.core.teaching import Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table

DEAL = 54
"""The deal of the first lesson: the tile in the centre would push an Explorer on, but not the Guardian."""


def lessons() -> tuple[Lesson, ...]:
    return _goal(), _turn()


def dealt(*moves: str) -> Position:
    """The table of the first lesson after these set-up moves."""
    state = load("sector41").new(players=2, seed=DEAL, start="first")
    for move in moves:
        state.play(move)
    position: Position = state.to_position()
    return position


def _goal() -> Lesson:
    return Lesson(
        id="S41-LES-01",
        title=_("The sector and the goal"),
        goal=_("Set up the table, find your place at it, and know what you are after."),
        steps=(
            Step(
                text=_(
                    "Welcome to the sector: 81 tiles, mixed and laid face down, nine by nine. A tile that lies face down we call a back. "
                    "Beside it wait 21 Glynium crystals (18 yellow, 2 blue, 1 red), one Guardian, and four Starships with three Explorers each. "
                    "One tile only, the one in the centre, has been turned up."
                ),
                rules=(
                    "S41-CMP-01",
                    "S41-CMP-02",
                    "S41-CMP-03",
                    "S41-CMP-04",
                    "S41-CMP-06",
                    "S41-CMP-08",
                    "S41-SET-01",
                    "S41-SET-02",
                    "S41-SET-03",
                    "S41-SET-04",
                ),
                table=dealt,
                look=("supply", "cell-5-5", "dock-green", "dock-blue", "dock-red", "dock-yellow"),
                tasks=(
                    Predict(
                        question=_("The centre is open. How many backs are left?"),
                        answers=("81", "72", "80", "76"),
                        right=2,
                        because=_("Nine rows of nine make 81, and one lies face up: 80 secrets remain."),
                        replies={
                            0: _("That would be all of them, but the centre already shows its face."),
                            1: _("Only one tile is open, not a whole row."),
                            3: _("The four Starships are tiles too, but they never lie in the grid: 81 are left for it."),
                        },
                    ),
                    Do(
                        goal=_("Pick the Starship you like best."),
                        moves=(("take green", "take blue", "take red", "take yellow"),),
                        praise=_("A fine ship. The colour is only a colour: all four can do the same. In the lessons that follow you will mostly be green."),
                    ),
                ),
                hints=(
                    _("The grid is a square, and just one of its tiles is face up."),
                    _("Nine times nine, less one. Then touch one of the four docks, whichever you like."),
                    _("81 − 1 is the answer. For the ship, choose “take green”, for example."),
                ),
            ),
            Step(
                text=_(
                    "A cell has two numbers: its row, counted from the top, and its column, counted from the left. The centre is (5,5), and there the "
                    "Guardian stands. Count all cells one by one and the centre is number 41: that is how the sector got its name. "
                    "For now the Guardian only wanders; whoever has the turn will move it."
                ),
                rules=("S41-SET-05", "S41-GRD-01", "S41-GRD-04", "S41-AMB-57", "S41-INV-07"),
                table=lambda: dealt("take green"),
                look=("guardian", "cell-5-5"),
                tasks=(
                    Predict(
                        question=_("What does the open tile in the centre do to the Guardian standing on it?"),
                        answers=(
                            _("It moves the Guardian at once"),
                            _("It traps the Guardian until someone comes"),
                            _("It turns face down again"),
                            _("Nothing at all"),
                        ),
                        right=3,
                        because=_(
                            "The Guardian ignores every tile. Had the centre been a Glynium Planet, it would have received its crystals, and that is all."
                        ),
                        replies={
                            0: _("It would move an Explorer. The Guardian is made of sterner stuff."),
                            1: _("Tiles hold Explorers, never the Guardian."),
                            2: _("Tiles go face down again only much later, when the Guardian wakes."),
                        },
                    ),
                ),
                hints=(
                    _("Think about whom the tiles are written for."),
                    _("Tiles speak to Explorers who enter them. The Guardian is no Explorer."),
                    _("The Guardian ignores all tile effects, so the answer is the quietest one."),
                ),
                ruling=_("The rulebook does not say what the first open tile does; we let a planet receive its crystals and nothing else happen."),
            ),
            Step(
                text=_(
                    "A new table: the other player went first and took the blue Starship and the north edge. You are green and still need a place. "
                    "A Starship starts in the middle of an edge, in line with the Guardian, and no edge takes two."
                ),
                rules=("S41-SET-06", "S41-SET-07", "S41-SET-08", "S41-AMB-01", "S41-AMB-75"),
                table=lambda: dealt("take blue", "edge N", "take green"),
                look=("edge-E", "edge-S", "edge-W", "ship-0"),
                viewer=1,
                tasks=(
                    Predict(
                        question=_("You are two at the table. Where may your Starship go?"),
                        answers=(
                            _("To any free edge, at any place"),
                            _("To the south edge, in column 5"),
                            _("To the west or the east edge, in row 5"),
                            _("To the south edge, at any place"),
                        ),
                        right=1,
                        because=_(
                            "Two players sit face to face, each in the middle of the edge. We write your place as (10,5), just below row 9, and the one "
                            "opposite as (0,5)."
                        ),
                        replies={
                            0: _("With three or four players every free edge would do. Two players have one rule more."),
                            2: _("Those edges are free, but two players must face each other."),
                            3: _("The edge is right. The place is fixed as well: in line with the Guardian."),
                        },
                    ),
                    Do(
                        goal=_("Put your Starship on its edge."),
                        moves=(("edge S",),),
                        praise=_("Face to face. Remember that: the one opposite can undo a lot of your work."),
                    ),
                ),
                hints=(
                    _("Look where the blue Starship lies, and think of a duel."),
                    _("Two players must take opposite edges, and north is taken by blue."),
                    _("North is taken, the sides are not opposite. Choose “edge S”."),
                ),
                ruling=_(
                    "Who begins is drawn by lot, and picking goes on in seat order; on the side edges the middle is row 5. The rulebook leaves both open."
                ),
            ),
            Step(
                text=_(
                    "Your three Explorers have come aboard. They will go out, find Glynium and tow it home, one crystal at a time. "
                    "A crystal on your Starship is yours: yellow counts 1, blue 2, red 3. All crystals collected lie open, so everybody always knows the score."
                ),
                rules=("S41-SET-09", "S41-WIN-01", "S41-WIN-02", "S41-WIN-03", "S41-WIN-05"),
                table=lambda: dealt("take blue", "edge N", "take green", "edge S"),
                look=("ship-1", "explorer-1-1", "explorer-1-2", "explorer-1-3", "seat-0", "seat-1", "supply"),
                viewer=1,
                tasks=(
                    Predict(
                        question=_("You bring home the red crystal, the other player two yellow ones. Who is ahead?"),
                        answers=(
                            _("They are, with two crystals against one"),
                            _("You are, 3 to 2"),
                            _("Nobody, it is a tie"),
                            _("Nobody can tell, scores are secret"),
                        ),
                        right=1,
                        because=_("Points count, not pieces: one red is worth 3, two yellow are worth 2. The highest score at the end wins."),
                        replies={
                            0: _("They have more pieces, but look at the values."),
                            2: _("A red crystal is worth more than a pair of yellow ones."),
                            3: _("Collected crystals lie open for all to see."),
                        },
                    ),
                    Predict(
                        question=_("One of your Explorers stands beside your Starship, on a cell with a crystal. Does the crystal count already?"),
                        answers=(_("Yes, it is next to the ship"), _("Yes, because your Explorer holds it"), _("No, only once it has been towed aboard")),
                        right=2,
                        because=_("Close is not enough. It counts when one of your own Explorers tows it onto your Starship."),
                        replies={0: _("So close! But it still lies on a cell."), 1: _("Nobody holds a crystal. It lies on its cell until someone tows it.")},
                    ),
                ),
                hints=(
                    _("Count points, not crystals, and ask where a crystal has to be."),
                    _("Red is 3, blue is 2, yellow is 1, and only what is aboard counts."),
                    _("3 is more than 2. And a crystal beside the ship is still on the board."),
                ),
            ),
        ),
    )


def _turn() -> Lesson:
    return Lesson(
        id="S41-LES-02",
        title=_("One turn, three phases"),
        goal=_("Play a whole turn in the right order: Starship, Explorer, Guardian."),
        steps=(
            Step(
                text=_(
                    "The start player has the first turn, then it goes round clockwise. Every turn has three phases, always in this order: "
                    "your Starship, one Explorer, the Guardian. Let us play one turn slowly."
                ),
                rules=("S41-TRN-01", "S41-TRN-02"),
                table=lambda: table(kind="starship_action", cells={"9,5": "?salvage_explorer"}),
                look=("ship-0", "cell-9-5", "guardian"),
                tasks=(
                    Do(
                        goal=_("Let the Starship stay where it is, then send an Explorer out to (9,5)."),
                        moves=(("stay",), ("go 1 9,5",)),
                        replies={
                            "fold": _("A fold is a fine thing, and lesson 4 is all about it. Here, let the Starship rest."),
                            "ship 6": _("The Starship may do that. For this turn, though, let it stay."),
                            "ship 4": _("The Starship may do that. For this turn, though, let it stay."),
                        },
                        praise=_("You turned up an unknown tile, and that stirs the Guardian: now it must be moved."),
                    ),
                    Predict(
                        question=_("Your Explorer has moved. May you move your Starship now?"),
                        answers=(_("No, the Starship phase is over"), _("Yes, the phases can be swapped"), _("Yes, but only by one cell")),
                        right=0,
                        because=_("The order is fixed. Once you have gone on, there is no way back to an earlier phase."),
                        replies={1: _("The three phases never change places."), 2: _("Not even by one: that phase is behind you.")},
                    ),
                    Do(
                        goal=_("End your turn: move the Guardian one cell, wherever you like."),
                        moves=(("*",),),
                        praise=_("Starship, Explorer, Guardian: that was a whole turn. Now it is blue's."),
                    ),
                ),
                hints=(
                    _("Starship, Explorer, Guardian: nothing comes earlier and nothing comes back."),
                    _("First the button that leaves the Starship alone, then the cell in front of it; afterwards any cell around the Guardian."),
                    _("Choose “stay”, then “go 1 9,5”. The answer is no. Then move the Guardian, say “guardian 4,4”."),
                ),
            ),
            Step(
                text=_(
                    "In the Starship phase you have three things to choose from: move the Starship, fold space, or do nothing. "
                    "Choose exactly one. Doing nothing is a perfectly good choice."
                ),
                rules=("S41-SHP-01",),
                table=lambda: table(kind="starship_action", cells={"9,5": "salvage_explorer"}),
                look=("ship-0", "fold-S-5", "berth-S-4", "berth-S-6"),
                tasks=(
                    Predict(
                        question=_("May you move the Starship and fold space in the same turn?"),
                        answers=(_("Yes, in any order"), _("Yes, if you move first"), _("No, one of the three and no more")),
                        right=2,
                        because=_("Move, fold or nothing. After one of them the Explorer phase begins."),
                        replies={0: _("That would be two choices out of three. You get one."), 1: _("Moving uses up the whole phase.")},
                    ),
                    Do(
                        goal=_("Do nothing with the Starship."),
                        moves=(("stay",),),
                        replies={
                            "fold": _("That folds the whole column 5. Impressive, but the task is to do nothing."),
                            "ship 6": _("The Starship has moved. The task is to do nothing."),
                            "ship 4": _("The Starship has moved. The task is to do nothing."),
                        },
                        praise=_("Resting counts as your choice, so the Explorer phase begins at once."),
                    ),
                    Find(
                        question=_("Changed your mind? Mark what is no longer possible in this turn."),
                        texts=("fold", "go 1 9,5", "ship 6"),
                        because=_("The choice was made: you chose to do nothing. Now an Explorer moves."),
                    ),
                ),
                hints=(
                    _("How many of the three things may you choose?"),
                    _("Exactly one. Then look for the button that does nothing."),
                    _("The answer is no. Choose “stay”; afterwards “fold” and “ship 6” are gone."),
                ),
            ),
        ),
    )
