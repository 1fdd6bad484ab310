"""Lessons 19 to 22: when nothing can move, and the three moods of the Guardian."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table
from .boards import CRYSTALS, LAST, PLANETS, late


def lessons() -> tuple[Lesson, ...]:
    return _stuck(), _wandering(), _acceleration(), _awakening()


def _stuck() -> Lesson:
    return Lesson(
        id="S41-LES-19",
        title=_("When nothing can move"),
        goal=_("Know what happens when you run out of Explorers."),
        steps=(
            Step(
                text=_(
                    "A dark day: all three of your Explorers are out of the game. But nobody is left without hope. "
                    "The rule looks at you when your Explorer phase begins."
                ),
                rules=("S41-DET-10", "S41-DET-01", "S41-AMB-20"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"9,5": "glynium_planet_2"},
                    crystals={"9,5": {"yellow": 2}},
                    explorers={"A1": "out", "A2": "out", "A3": "out"},
                ),
                look=("seat-0", "ship-0"),
                tasks=(
                    Predict(
                        question=_("Your Explorer phase begins with nobody in play. What happens?"),
                        answers=(
                            _("You have lost the game"),
                            _("You skip the phase"),
                            _("One Explorer comes aboard, and must move"),
                            _("All three come aboard"),
                        ),
                        right=2,
                        because=_("One of those that are out comes back aboard, and the turn goes on as usual: it can move, so it must."),
                        replies={
                            0: _("You stay in the game as long as it lasts."),
                            1: _("You get help at the very beginning of the phase."),
                            3: _("One, not three."),
                        },
                    ),
                    Do(
                        goal=_("Let the Starship stay, so that the Explorer phase begins."),
                        moves=(("stay",),),
                        replies={"fold": _("That works too, but it takes the planet away from your door. Stay this time.")},
                        praise=_("There it is, aboard again."),
                    ),
                    Do(goal=_("Now it must move: step out."), moves=(("go 1 9,5",),), praise=_("Straight onto a planet. Not such a dark day after all.")),
                ),
                hints=(
                    _("The rules never leave you empty-handed for long."),
                    _("At the start of the Explorer phase one Explorer comes aboard."),
                    _("One comes aboard and moves. Play “stay”, then “go 1 9,5”."),
                ),
                ruling=_("One Explorer of your own comes back, from those out of the game."),
            ),
            Step(
                text=_(
                    "Explorer 1 is alone in a Nebula, Explorer 2 lies on its side, Explorer 3 is alone in the other Nebula. "
                    "Nobody aboard, nobody who can move. The rule for that is harsh."
                ),
                rules=("S41-DET-09", "S41-DET-10", "S41-AMB-18", "S41-AMB-19", "S41-AMB-21"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"3,3": "nebula", "6,7": "barren_planet", "7,2": "nebula", "9,5": "glynium_planet_2"},
                    crystals={"9,5": {"yellow": 2}},
                    explorers={"A1": "3,3 trapped", "A2": "6,7 side_due", "A3": "7,2 trapped"},
                ),
                look=("explorer-0-1", "explorer-0-2", "explorer-0-3"),
                tasks=(
                    Predict(
                        question=_("Your Explorer phase begins. What happens?"),
                        answers=(
                            _("Nothing, you wait until one can move"),
                            _("All three leave the game, one comes back aboard and steps out"),
                            _("All three go home to your Starship"),
                            _("Only the two in the Nebulas leave the game"),
                        ),
                        right=1,
                        because=_("If none of your Explorers can move, all of them are removed. Then nobody is in play, so one comes aboard, and that one can move."),
                        replies={
                            0: _("Waiting is not offered."),
                            2: _("They are removed from the game, not sent home."),
                            3: _("Lying on its side counts as unable to move."),
                        },
                    ),
                    Do(
                        goal=_("Begin the Explorer phase with “stay”, then step out."),
                        moves=(("stay",), ("go 1 9,5",)),
                        replies={"fold": _("That works too, but it takes the planet away from your door. Stay this time.")},
                        praise=_("Harsh, but you are moving again."),
                    ),
                ),
                hints=(
                    _("Two rules follow each other: one for those who cannot move, one for those who have nobody."),
                    _("All are removed, then one comes aboard."),
                    _("Play “stay”, then “go 1 9,5”."),
                ),
                ruling=_("We test this at the start of your own Explorer phase. Trapped, lying on the side, or hemmed in all count as unable to move."),
            ),
            Step(
                text=_("Nearly the same: but Explorer 3 is aboard, and the cell in front of your Starship is open."),
                rules=("S41-DET-05", "S41-DET-09"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"3,3": "nebula", "6,7": "barren_planet", "9,5": "glynium_planet_2"},
                    crystals={"9,5": {"yellow": 2}},
                    explorers={"A1": "3,3 trapped", "A2": "6,7 side_due"},
                ),
                look=("explorer-0-1", "explorer-0-2", "explorer-0-3", "cell-9-5"),
                tasks=(
                    Predict(
                        question=_("Your Explorer phase begins. Is anybody removed?"),
                        answers=(_("Yes, the two that cannot move"), _("Yes, all three"), _("No, because Explorer 3 can move")),
                        right=2,
                        because=_("Explorers aboard are in play. One that can move is enough to save the others."),
                        replies={0: _("It is all or nobody."), 1: _("Explorer 3 is aboard and has a free exit.")},
                    ),
                    Do(
                        goal=_("Let the Starship stay."),
                        moves=(("stay",),),
                        replies={"fold": _("That works too, but it takes the planet away from your door. Stay this time.")},
                        praise=_("All three are still there."),
                    ),
                    Find(
                        question=_("Which moves are not possible now?"),
                        texts=("go 1 3,4", "go 2 6,8", "go 3 9,5", "go 3 9,4"),
                        because=_("One is trapped, one lies on its side, and nobody steps off the ship at an angle."),
                    ),
                    Do(goal=_("Make the one move you have."), moves=(("go 3 9,5",),), praise=_("Explorer 3 saved the day. Explorer 2 has stood up by now.")),
                ),
                hints=(
                    _("Is there one among the three who can move?"),
                    _("Explorer 3, straight out of the ship. So nobody is removed."),
                    _("No. “stay”; three of the four are impossible; “go 3 9,5”."),
                ),
            ),
        ),
    )


def _wandering() -> Lesson:
    return Lesson(
        id="S41-LES-20",
        title=_("Guardian: wandering"),
        goal=_("Know when the Guardian wanders, where to, and what it does there."),
        steps=(
            Step(
                text=_(
                    "The Guardian phase closes every turn. While it wanders, the Guardian moves only if an Explorer has entered an unexplored tile this turn. "
                    "Your Explorer is about to step onto (7,5), which is known."
                ),
                rules=("S41-GRD-05",),
                table=lambda: table(cells={"8,5": "salvage_explorer", "7,5": "salvage_explorer"}, explorers={"A1": "8,5"}),
                look=("explorer-0-1", "cell-7-5", "guardian"),
                tasks=(
                    Predict(
                        question=_("You go to (7,5). Does the Guardian move this turn?"),
                        answers=(_("Yes, it moves every turn"), _("No, nothing was explored"), _("Only if you want it to")),
                        right=1,
                        because=_("You entered a known tile. The Guardian sleeps on."),
                        replies={0: _("That comes later in the game."), 2: _("It is not a matter of wanting.")},
                    ),
                    Do(
                        goal=_("Go to (7,5)."),
                        moves=(("go 1 7,5",),),
                        replies={"go 2 9,5": _("That explored the tile in front of your ship, and the Guardian stirs."), "go 1 7,4": _("That explored a back, and the Guardian stirs.")},
                        praise=_("The turn went straight on to blue."),
                    ),
                ),
                hints=(
                    _("What wakes its curiosity?"),
                    _("An Explorer entering a back. Is (7,5) one?"),
                    _("No. Play “go 1 7,5”."),
                ),
            ),
            Step(
                text=_(
                    "Now a Solar Wind on (6,4) will blow you onto the back on (6,5). Entering a back inside a chain counts as well. "
                    "Then you, the active player, move the Guardian one cell in any direction, within the grid."
                ),
                rules=("S41-GRD-02", "S41-GRD-04", "S41-GRD-05", "S41-GRD-06", "S41-AMB-24", "S41-AMB-25"),
                table=lambda: table(
                    cells={"6,4": "solar_wind[E]", "7,4": "salvage_explorer", "6,5": "?salvage_explorer"}, explorers={"A1": "7,4"}
                ),
                look=("cell-6-4", "cell-6-5", "guardian"),
                tasks=(
                    Do(
                        goal=_("Step onto the Solar Wind."),
                        moves=(("go 1 6,4",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,4).")},
                        praise=_("The chain ended on a back, and now the Guardian must be moved."),
                    ),
                    Predict(
                        question=_("How many cells can a wandering Guardian choose from on (5,5), on (1,5), on (9,9)?"),
                        answers=("8, 8, 8", "8, 5, 3", "8, 3, 2", "9, 6, 4"),
                        right=1,
                        because=_("Eight in the open, five at an edge, three in a corner. It never leaves the grid."),
                        replies={
                            0: _("It stays within the grid."),
                            2: _("Diagonal steps count too."),
                            3: _("Staying is not a step."),
                        },
                    ),
                    Find(
                        question=_("Which of these steps are not allowed?"),
                        texts=("guardian 4,4", "guardian 5,5", "guardian 6,5", "guardian 3,5"),
                        because=_("It must step, and one cell only. Your Explorer on (6,5) is no obstacle."),
                    ),
                    Do(goal=_("Move the Guardian."), moves=(("*",),), praise=_("If it entered a back, that tile is open now.")),
                ),
                hints=(
                    _("One step, any direction, on the grid."),
                    _("Count the neighbours of a middle cell, an edge cell and a corner cell."),
                    _("8, 5, 3. “go 1 6,4”; mark “guardian 5,5” and “guardian 3,5”; then any step."),
                ),
                ruling=_("The step is a must, one per turn. A tile turned up by a Distortion does not trigger it."),
            ),
            Step(
                text=_(
                    "What does a wandering Guardian do to what it meets? North of it lies a back, (4,5), and beyond that a blue Explorer on (3,5). "
                    "You will explore in two turns, and lead the Guardian north each time."
                ),
                rules=("S41-GRD-01", "S41-GRD-03", "S41-GRD-06", "S41-GRD-07", "S41-AMB-81"),
                table=lambda: table(
                    cells={
                        "4,5": "?glynium_planet_2",
                        "3,5": "salvage_explorer",
                        "8,5": "salvage_explorer",
                        "7,5": "?barren_planet",
                        "9,5": "?starbase",
                        "1,5": "salvage_explorer",
                    },
                    explorers={"A1": "8,5", "B1": "3,5"},
                ),
                look=("guardian", "cell-4-5", "explorer-1-1"),
                tasks=(
                    Predict(
                        question=_("The back on (4,5) is a planet. Does it get crystals when the Guardian opens it? And is the blue Explorer harmed when the Guardian comes?"),
                        answers=(_("Crystals yes, harm no"), _("Crystals no, harm no"), _("Crystals yes, and blue goes home"), _("Crystals no, and blue is out of the game")),
                        right=0,
                        because=_("A planet is a planet, whoever opens it. And before it wakes, the Guardian harms nobody."),
                        replies={
                            1: _("The first turning up always brings crystals."),
                            2: _("Before awakening it has no effect on Explorers."),
                            3: _("You are thinking of the awakened Guardian."),
                        },
                    ),
                    Do(
                        goal=_("Explore (7,5) with Explorer 1, then lead the Guardian to (4,5)."),
                        moves=(("go 1 7,5",), ("guardian 4,5",)),
                        then=("stay", "go 2 1,5"),
                        replies={"go 2 9,5": _("Exploring too, but this time use the Explorer on (8,5)."), "guardian 4,4": _("One cell beside it. The back is straight north.")},
                        praise=_("Two crystals on (4,5), and your turn comes again."),
                    ),
                    Do(
                        goal=_("Stay, explore (9,5) with Explorer 2, then lead the Guardian to (3,5)."),
                        moves=(("stay",), ("go 2 9,5",), ("send no",), ("guardian 3,5",)),
                        replies={
                            "fold": _("A fold would carry the Guardian along, too. Stay this time."),
                            "send green 1": _("That sent your Explorer home. Send nobody."),
                        },
                        praise=_("They share the cell, and nothing happens. For now."),
                    ),
                ),
                hints=(
                    _("Treat the Guardian like a gentle giant, still asleep."),
                    _("It opens tiles as usual and harms nobody."),
                    _("Yes; no. “go 1 7,5”, “guardian 4,5”; next turn “stay”, “go 2 9,5”, “send no”, “guardian 3,5”."),
                ),
                ruling=_("Explorers and the Guardian may share a cell; only its own entry, once awake, destroys."),
            ),
        ),
    )


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
                        answers=(_("The tile is turned up"), _("The tile is destroyed"), _("Nothing, only Explorers explore"), _("The Guardian is stopped by the Barren Planet")),
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
                    _("The tile is turned up. Play “guardian 4,7”, the only step there is."),
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
                    _("To (5,5), nothing is destroyed yet. Play “go 1 6,5”."),
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
                        because=_("The tile lies face down for good; Explorer and crystal are out of the game, whoever they belonged to. Not even protection helps."),
                        replies={
                            1: _("Crystals are removed too."),
                            2: _("It is removed, not sent home."),
                            3: _("The Guardian knows no friends."),
                        },
                    ),
                    Do(
                        goal=_("Only for this lesson: send it to (5,6)."),
                        moves=(("guardian 5,6",),),
                        replies={"guardian 4,4": _("Much wiser! But this once, look at the worst case."), "guardian 6,6": _("Much wiser! But this once, look at the worst case.")},
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
                        replies={"ship 6": _("A wise move, and the answer to a question that comes later. Stay for now."), "ship 4": _("A wise move, and the answer to a question that comes later. Stay for now.")},
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
                    _("Try “fold”, play “stay”, try “go 2 9,5”. What is left is to move the Starship."),
                ),
                ruling=_("We treat destroyed cells like cells outside the board."),
            ),
        ),
    )
