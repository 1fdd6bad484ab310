"""Lessons 21 and 22: the Guardian accelerates, and awakes."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table
from .boards import CRYSTALS, LAST, PLANETS, late


def lessons() -> tuple[Lesson, ...]:
    return _acceleration(), _awakening()


def _acceleration() -> Lesson:
    planets = {cell: tile for cell, tile in PLANETS.items() if cell != "2,6"}
    return Lesson(
        id="S41-LES-21",
        title=_("Guardian: acceleration"),
        goal=_("Predict the steps of a Guardian that hunts for the unknown."),
        steps=(
            Step(
                text=_(
                    "The last hidden planet is right in front of you, on (6,5). With it comes the red crystal, and the moment it enters play "
                    "the Guardian shifts to acceleration: it moves every turn, towards the nearest unexplored tile."
                ),
                rules=("S41-GRD-08", "S41-AMB-26", "S41-INV-04"),
                table=lambda: table(
                    cells={**planets, "6,5": "?glynium_planet_4", "7,5": "salvage_explorer"},
                    crystals=LAST,
                    collected={"A": {"yellow": 4}, "B": {"yellow": 4}},
                    supply={"yellow": 1, "blue": 2, "red": 1},
                    explorers={"A1": "7,5"},
                    number=33,
                ),
                look=("cell-6-5", "supply", "guardian"),
                tasks=(
                    Predict(
                        question=_("You open the planet now. From when does the Guardian move every turn?"),
                        answers=(_("From the next player's turn"), _("From your next turn"), _("From the Guardian phase of this very turn")),
                        right=2,
                        because=_("At once means at once: the Guardian phase that follows already obeys acceleration."),
                        replies={0: _("Sooner than that."), 1: _("Sooner than that.")},
                    ),
                    Do(
                        goal=_("Open the planet."),
                        moves=(("go 1 6,5",),),
                        replies={"go 2 9,5": _("That explored something else. The planet is on (6,5).")},
                        praise=_("Red! See how the Guardian's mode has changed."),
                    ),
                    Do(goal=_("Move the Guardian towards an unexplored tile."), moves=(("*",),), praise=_("From now on it moves every turn, explored or not.")),
                ),
                hints=(
                    _("The Guardian phase comes right after your Explorer phase."),
                    _("Acceleration starts the moment the red crystal is placed."),
                    _("This very turn. “go 1 6,5”, then any step that is offered."),
                ),
                ruling=_("Opened by an Explorer or a Distortion it counts for this turn; opened by the Guardian itself, from the next."),
            ),
            Step(
                text=_(
                    "Only two backs are left: (4,7) and (9,9). The Guardian stands on (4,4). It must come nearer to the nearest of them; "
                    "among equally good steps you choose."
                ),
                rules=("S41-GRD-09", "S41-AMB-22", "S41-AMB-23"),
                table=lambda: late({"4,7": "?barren_planet", "9,9": "?vortex"}, guardian="4,4", kind="guardian_step"),
                look=("guardian", "cell-4-7", "cell-9-9"),
                tasks=(
                    Predict(
                        question=_("Which steps are legal?"),
                        answers=(_("(4,5) only"), _("All eight around it"), _("(3,5), (4,5), (5,5)"), _("(5,5) towards (9,9), too, and nothing else")),
                        right=2,
                        because=_("(4,7) is three king's steps away, (9,9) five. Each of the three cells in column 5 brings it one step nearer to (4,7)."),
                        replies={
                            0: _("A diagonal step comes nearer just as well: from column 5 two steps are left."),
                            1: _("It must come nearer."),
                            3: _("Only the nearest back counts, and that is (4,7)."),
                        },
                    ),
                    Find(
                        question=_("Mark the steps that are not allowed."),
                        texts=("guardian 3,5", "guardian 3,4", "guardian 5,5", "guardian 5,4"),
                        because=_("Staying in column 4 brings it no nearer."),
                    ),
                    Do(
                        goal=_("Choose a step."),
                        moves=(("guardian 4,5", "guardian 3,5", "guardian 5,5"),),
                        praise=_("Two more steps to the back on (4,7)."),
                    ),
                ),
                hints=(
                    _("Which back is nearer, counted in king's steps?"),
                    _("(4,7), three columns away. So the column has to change."),
                    _("(3,5), (4,5) and (5,5). Mark “guardian 3,4” and “guardian 5,4”; then “guardian 4,5”."),
                ),
                ruling=_("Distance is counted in king's steps, and any step that shortens it to a nearest target is allowed."),
            ),
            Step(
                text=_("Two turns later: the Guardian stands on (4,6), right beside the back on (4,7)."),
                rules=("S41-GRD-10", "S41-GRD-09"),
                table=lambda: late({"4,7": "?barren_planet", "9,9": "?vortex"}, guardian="4,6", kind="guardian_step"),
                look=("guardian", "cell-4-7"),
                tasks=(
                    Predict(
                        question=_("It steps onto the back. What happens?"),
                        answers=(
                            _("The tile is turned up"),
                            _("The tile is destroyed"),
                            _("Nothing, only Explorers explore"),
                            _("The Guardian is stopped by the Barren Planet"),
                        ),
                        right=0,
                        because=_("As before: it opens what it enters, and it ignores what it finds."),
                        replies={
                            1: _("Not yet. That is the next mood."),
                            2: _("The Guardian turns up backs, too."),
                            3: _("It ignores all tiles."),
                        },
                    ),
                    Do(
                        goal=_("Make the step."),
                        moves=(("guardian 4,7",),),
                        praise=_("One back less. Only (9,9) is left, and then it will wake."),
                    ),
                ),
                hints=(
                    _("What did it do with backs when it wandered?"),
                    _("It turned them up. That has not changed."),
                    _("The tile is turned up. Choose “guardian 4,7”, the only step there is."),
                ),
            ),
        ),
    )


def _awakening() -> Lesson:
    return Lesson(
        id="S41-LES-22",
        title=_("Guardian: awakening"),
        goal=_("Survive, and finish, while the sector is being destroyed."),
        steps=(
            Step(
                text=_(
                    "This is the last back, on (6,5). When all tiles are explored the Guardian is put on the centre cell, and it awakes. "
                    "Right now it is far away on (2,2)."
                ),
                rules=("S41-GRD-11", "S41-AMB-27", "S41-AMB-71"),
                table=lambda: late({"6,5": "?barren_planet", "7,5": "salvage_explorer"}, explorers={"A1": "7,5"}, guardian="2,2"),
                look=("cell-6-5", "guardian", "cell-5-5"),
                tasks=(
                    Predict(
                        question=_("You open the last tile. Where does the Guardian go, and what becomes of the tile there?"),
                        answers=(
                            _("One step nearer to the centre; nothing"),
                            _("To (5,5); that tile is destroyed"),
                            _("To (5,5); nothing, the hunt starts next turn"),
                            _("It stays on (2,2) and destroys that tile"),
                        ),
                        right=2,
                        because=_("It is set on the centre cell and that tile is left alone. Everybody has one turn's warning."),
                        replies={
                            0: _("It does not walk: it is put there."),
                            1: _("The centre is right, but that tile is spared."),
                            3: _("It goes to the centre first."),
                        },
                    ),
                    Do(
                        goal=_("Open the last tile."),
                        moves=(("go 1 6,5",),),
                        replies={"go 2 9,5": _("That was another Explorer. The last back is on (6,5).")},
                        praise=_("All tiles explored. The Guardian is awake."),
                    ),
                ),
                hints=(
                    _("Where did the Guardian begin?"),
                    _("In the centre, on (5,5). It returns there, and its first victim falls next turn."),
                    _("To (5,5), nothing is destroyed yet. Choose “go 1 6,5”."),
                ),
                ruling=_("The return to (5,5), whatever tile lies there now, is all it does in that phase."),
            ),
            Step(
                text=_(
                    "Awake, the Guardian steps every turn to the nearest face-up tile and destroys it: the tile is turned down for good, "
                    "and crystals and Explorers on it are removed from the game. On (5,6) stands your own Explorer with a crystal. It is your Guardian phase."
                ),
                rules=("S41-GRD-12", "S41-GRD-13", "S41-GRD-14", "S41-AMB-32", "S41-AMB-79"),
                table=lambda: late(
                    {"5,6": "salvage_explorer"},
                    crystals={**CRYSTALS, "4,1": {"yellow": 1}, "5,6": {"yellow": 1}},
                    explorers={"A1": "5,6"},
                    mode="awakening",
                    kind="guardian_step",
                ),
                look=("guardian", "cell-5-6", "explorer-0-1"),
                tasks=(
                    Find(
                        question=_("Which steps are not allowed?"),
                        texts=("guardian 5,6", "guardian 5,5", "guardian 4,4", "guardian 3,5"),
                        because=_("Every neighbour lies face up, so all eight are nearest. It takes one step, and it never stands still."),
                    ),
                    Predict(
                        question=_("The Guardian steps to (5,6). What is left there?"),
                        answers=(
                            _("A destroyed tile, and nothing else"),
                            _("A destroyed tile with the crystal on it"),
                            _("Your Explorer, who is sent home first"),
                            _("Everything: it is your own turn"),
                        ),
                        right=0,
                        because=_(
                            "The tile lies face down for good; Explorer and crystal are out of the game, whoever they belonged to. Not even protection helps."
                        ),
                        replies={
                            1: _("Crystals are removed too."),
                            2: _("It is removed, not sent home."),
                            3: _("The Guardian knows no friends."),
                        },
                    ),
                    Do(
                        goal=_("Only for this lesson: send it to (5,6)."),
                        moves=(("guardian 5,6",),),
                        replies={
                            "guardian 4,4": _("Much wiser! But this once, look at the worst case."),
                            "guardian 6,6": _("Much wiser! But this once, look at the worst case."),
                        },
                        praise=_("Gone. In a real game you would have sent it somewhere else."),
                    ),
                ),
                hints=(
                    _("One step, and what it enters is destroyed."),
                    _("Everything on the tile goes: Explorer, crystal, and the tile itself."),
                    _("Mark “guardian 5,5” and “guardian 3,5”. Nothing is left. Then “guardian 5,6”."),
                ),
                ruling=_("Who was removed can still come back in the usual ways. Without a face-up tile elsewhere the Guardian stays."),
            ),
            Step(
                text=_(
                    "The tile on (9,5), at your door, is destroyed. Destroyed tiles cannot be turned up again and cannot be entered, "
                    "and a line with one in it cannot be folded."
                ),
                rules=("S41-GRD-15", "S41-GRD-16", "S41-FLD-07", "S41-AMB-29"),
                table=lambda: late(
                    {"9,5": "#vortex", "6,6": "salvage_explorer"}, explorers={"A1": "6,6"}, mode="awakening", guardian="9,5", kind="starship_action"
                ),
                look=("cell-9-5", "ship-0", "fold-S-5"),
                tasks=(
                    Attempt(
                        goal=_("Try to fold column 5."),
                        texts=("fold",),
                        rule="S41-FLD-07",
                        praise=_("Refused: there is a destroyed tile in the line."),
                    ),
                    Do(
                        goal=_("Leave the Starship where it is, and see what the Explorers aboard can do."),
                        moves=(("stay",),),
                        replies={
                            "ship 6": _("A wise move, and the answer to a question that comes later. Stay for now."),
                            "ship 4": _("A wise move, and the answer to a question that comes later. Stay for now."),
                        },
                    ),
                    Attempt(
                        goal=_("Try to step out to (9,5) with Explorer 2."),
                        texts=("go 2 9,5",),
                        rule="S41-GRD-15",
                        praise=_("Refused: nobody enters a destroyed tile."),
                    ),
                    Predict(
                        question=_("What is left for those aboard?"),
                        answers=(_("Nothing, they are lost"), _("Move the Starship, in your next turn"), _("Wait for a Distortion to repair the tile")),
                        right=1,
                        because=_("A step to column 4 or 6, and the door is open again."),
                        replies={0: _("Not yet: the ship itself can still move."), 2: _("Nothing repairs a destroyed tile.")},
                    ),
                ),
                hints=(
                    _("What can a Starship do besides folding?"),
                    _("It can move along its edge, to a column whose first cell is still there."),
                    _("Try “fold”, choose “stay”, try “go 2 9,5”. What is left is to move the Starship."),
                ),
                ruling=_("We treat destroyed cells like cells outside the board."),
            ),
        ),
    )
