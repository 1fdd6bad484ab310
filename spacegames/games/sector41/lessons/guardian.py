"""Lessons 19 and 20: when nothing can move, and the wandering Guardian."""

from __future__ import annotations

from spacegames.core.teaching import Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _stuck(), _wandering()


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
                    _("One comes aboard and moves. Choose “stay”, then “go 1 9,5”."),
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
                        because=_(
                            "If none of your Explorers can move, all of them are removed. Then nobody is in play, so one comes aboard, and that one can move."
                        ),
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
                    _("Choose “stay”, then “go 1 9,5”."),
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
                        replies={
                            "go 2 9,5": _("That explored the tile in front of your ship, and the Guardian stirs."),
                            "go 1 7,4": _("That explored a back, and the Guardian stirs."),
                        },
                        praise=_("The turn went straight on to blue."),
                    ),
                ),
                hints=(
                    _("What wakes its curiosity?"),
                    _("An Explorer entering a back. Is (7,5) one?"),
                    _("No. Choose “go 1 7,5”."),
                ),
            ),
            Step(
                text=_(
                    "Now a Solar Wind on (6,4) will blow you onto the back on (6,5). Entering a back inside a chain counts as well. "
                    "Then you, the active player, move the Guardian one cell in any direction, within the grid."
                ),
                rules=("S41-GRD-02", "S41-GRD-04", "S41-GRD-05", "S41-GRD-06", "S41-AMB-24", "S41-AMB-25"),
                table=lambda: table(cells={"6,4": "solar_wind[E]", "7,4": "salvage_explorer", "6,5": "?salvage_explorer"}, explorers={"A1": "7,4"}),
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
                        question=_(
                            "The back on (4,5) is a planet. Does it get crystals when the Guardian opens it? And is the blue Explorer harmed when the "
                            "Guardian comes?"
                        ),
                        answers=(
                            _("Crystals yes, harm no"),
                            _("Crystals no, harm no"),
                            _("Crystals yes, and blue goes home"),
                            _("Crystals no, and blue is out of the game"),
                        ),
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
                        replies={
                            "go 2 9,5": _("Exploring too, but this time use the Explorer on (8,5)."),
                            "guardian 4,4": _("One cell beside it. The back is straight north."),
                        },
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
