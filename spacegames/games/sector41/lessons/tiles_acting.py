"""Lessons 17 and 18: tiles that reshape the grid, and tiles that act on other Explorers."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _reshaping(), _others()


def _reshaping() -> Lesson:
    return Lesson(
        id="S41-LES-17",
        title=_("Stoppers III: reshaping"),
        goal=_("Swap tiles with the Ion Storm and turn them with the Vortex."),
        steps=(
            Step(
                text=_(
                    "An Ion Storm changes places with any other known tile of your choice. Only the two tiles move: "
                    "whatever stands on the two cells stays put. The storm is on (6,4), a planet with two crystals far away on (2,8)."
                ),
                rules=("S41-TIL-ION-01", "S41-TIL-ION-02", "S41-AMB-51"),
                table=lambda: table(
                    cells={"6,4": "ion_storm", "7,4": "salvage_explorer", "2,8": "glynium_planet_2"}, crystals={"2,8": {"yellow": 2}}, explorers={"A1": "7,4"}
                ),
                look=("cell-6-4", "cell-2-8", "crystal-2-8-yellow"),
                tasks=(
                    Predict(
                        question=_("You enter the storm and swap it with the planet. Where are the crystals and your Explorer?"),
                        answers=(
                            _("Crystals and Explorer both on (6,4)"),
                            _("Crystals on (6,4), Explorer on (2,8)"),
                            _("Crystals on (2,8), Explorer on (6,4), on an empty planet"),
                            _("The planet on (6,4) receives two new crystals"),
                        ),
                        right=2,
                        because=_("The tiles swap under their feet. The planet is not filled again: it was turned up long ago."),
                        replies={
                            0: _("The crystals stay on their cell."),
                            1: _("Nobody and nothing moves, except the two tiles."),
                            3: _("Only the first turning up brings crystals."),
                        },
                    ),
                    Do(
                        goal=_("Enter the storm and swap it with (2,8)."),
                        moves=(("go 1 6,4",), ("swap 2,8",)),
                        replies={"swap 7,4": _("That swapped the storm with the tile you came from. The planet is on (2,8).")},
                        praise=_("The crystals lie on an Ion Storm now. Who fetches them can swap again."),
                    ),
                ),
                hints=(
                    _("What moves: tiles, or things?"),
                    _("Only the two tiles. Things stay on their cells."),
                    _("Crystals (2,8), Explorer (6,4). Play “go 1 6,4”, then “swap 2,8”."),
                ),
                ruling=_("The swap is a must. Both tiles keep lying as they lay, and the Guardian stays on its cell."),
            ),
            Step(
                text=_(
                    "Your Explorer 2 lies on its side on a Barren Planet, on (3,6). Explorer 1 stands next to an Ion Storm. "
                    "When a tile is swapped away from under an Explorer, its grip is gone."
                ),
                rules=("S41-TIL-ION-03", "S41-AMB-80"),
                table=lambda: table(
                    cells={"6,4": "ion_storm", "7,4": "salvage_explorer", "3,6": "barren_planet", "2,6": "salvage_explorer", "1,5": "salvage_explorer"},
                    explorers={"A1": "7,4", "A2": "3,6 side_due"},
                ),
                look=("cell-6-4", "cell-3-6", "explorer-0-2"),
                tasks=(
                    Predict(
                        question=_("You swap the Barren Planet with the storm. What about Explorer 2?"),
                        answers=(
                            _("It travels to (6,4) with its tile"),
                            _("It stands up, and may leave in your next turn"),
                            _("It stays on its side as long as it likes"),
                            _("The storm asks it for another swap"),
                        ),
                        right=1,
                        because=_("It stays on (3,6), stands on an Ion Storm tile now, and nothing holds it any more."),
                        replies={
                            0: _("Explorers stay on their cells."),
                            2: _("The tile that laid it down is gone."),
                            3: _("Nobody entered that cell, so nothing acts."),
                        },
                    ),
                    Predict(
                        question=_("Suppose it had been a Nebula, with your Explorer trapped inside. Would the swap have freed it?"),
                        answers=(_("Yes, as if it stood outside the cloud"), _("No, a Nebula holds until company comes"), _("Only if Explorer 1 is near")),
                        right=0,
                        because=_("That is where the storm shines: without the tile there is no cloud."),
                        replies={1: _("The Nebula tile would be somewhere else."), 2: _("Distance does not matter to the storm.")},
                    ),
                    Do(
                        goal=_("Enter the storm and swap it with (3,6)."),
                        moves=(("go 1 6,4",), ("swap 3,6",)),
                        then=("stay", "go 1 1,5"),
                        replies={"swap 7,4": _("That tile held nobody. Swap the storm with (3,6).")},
                        praise=_("Up again. Blue moves, and then it is your turn."),
                    ),
                    Do(
                        goal=_("Leave the Starship alone, and walk Explorer 2 to (2,6)."),
                        moves=(("stay",), ("go 2 2,6",)),
                        replies={"fold": _("That shifted column 5. Just stay.")},
                        praise=_("Free to go."),
                    ),
                ),
                hints=(
                    _("What held Explorer 2 down, and where is it after the swap?"),
                    _("The Barren Planet, and it moves to (6,4). Explorer 2 does not move."),
                    _("It stands up; a trapped one would be freed too. “go 1 6,4”, “swap 3,6”; then “stay”, “go 2 2,6”."),
                ),
                ruling=_("On both cells, and for every owner, all such states are cleared."),
            ),
            Step(
                text=_("Can the storm also fetch something unknown? Enter it on (6,4), and try."),
                rules=("S41-TIL-ION-04", "S41-TIL-ION-01"),
                table=lambda: table(cells={"6,4": "ion_storm", "7,4": "salvage_explorer", "2,8": "beacon"}, explorers={"A1": "7,4"}),
                look=("cell-6-4", "cell-1-1"),
                tasks=(
                    Do(
                        goal=_("Enter the Ion Storm."),
                        moves=(("go 1 6,4",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,4).")},
                        praise=_("Now it wants to be swapped."),
                    ),
                    Attempt(
                        goal=_("Try to swap it with the back on (1,1)."),
                        texts=("swap 1,1",),
                        rule="S41-TIL-ION-04",
                        praise=_("Refused: it lies face down."),
                    ),
                    Predict(
                        question=_("Why is a back refused?"),
                        answers=(_("It is too far away"), _("It is not explored"), _("It belongs to blue"), _("It lies in a corner")),
                        right=1,
                        because=_("The storm swaps with explored tiles only, near or far. Destroyed ones do not count either."),
                        replies={
                            0: _("Distance does not matter."),
                            2: _("Tiles belong to nobody."),
                            3: _("Corners are tiles like all others."),
                        },
                    ),
                    Find(
                        question=_("Which swaps are not allowed?"),
                        texts=("swap 2,8", "swap 6,4", "swap 7,4", "swap 9,9"),
                        because=_("Not with itself, and not with a back."),
                    ),
                    Do(
                        goal=_("Swap it with a known tile."),
                        moves=(("swap 2,8", "swap 7,4", "swap 5,5", "*"),),
                        praise=_("The grid has a new face."),
                    ),
                ),
                hints=(
                    _("The storm knows explored tiles only."),
                    _("Backs are refused, and so is the storm itself."),
                    _("“go 1 6,4”; “swap 1,1” is refused because it is unexplored; mark “swap 6,4” and “swap 9,9”; play “swap 2,8”."),
                ),
            ),
            Step(
                text=_(
                    "A Vortex turns one tile of the grid where it lies, by a quarter, a half or three quarters. "
                    "On (5,2) a known Solar Tempest points north-west. The Vortex is on (7,5)."
                ),
                rules=("S41-TIL-VOR-01",),
                table=lambda: table(cells={"7,5": "vortex", "8,5": "salvage_explorer", "5,2": "solar_tempest@0"}, explorers={"A1": "8,5"}),
                look=("cell-7-5", "cell-5-2"),
                tasks=(
                    Predict(
                        question=_("You turn the Tempest by 180 degrees. Where does it point?"),
                        answers=(_("North-east"), _("South-west"), _("South-east"), _("Still north-west")),
                        right=2,
                        because=_("Half a turn points the other way: south-east."),
                        replies={
                            0: _("That would be 90 degrees clockwise."),
                            1: _("That would be 270 degrees clockwise."),
                            3: _("A Vortex must change something."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Vortex and turn the Tempest by 180 degrees."),
                        moves=(("go 1 7,5",), ("turn 5,2 180",)),
                        replies={
                            "turn 5,2 90": _("A quarter clockwise: it points north-east now. The task asks for half a turn."),
                            "turn 5,2 270": _("Three quarters clockwise: it points south-west now. The task asks for half a turn."),
                        },
                        praise=_("A storm turned on its heel."),
                    ),
                ),
                hints=(
                    _("Half a turn: what is the opposite of north-west?"),
                    _("South-east. Choose the tile on (5,2) and 180."),
                    _("Play “go 1 7,5”, then “turn 5,2 180”."),
                ),
            ),
            Step(
                text=_(
                    "A Vortex may turn a tile that nobody has explored, too. You have looked at (3,3) before: a Solar Flare, pointing north-east. "
                    "Blue has not seen it."
                ),
                rules=("S41-TIL-VOR-02", "S41-AMB-54"),
                table=lambda: table(
                    cells={"7,5": "vortex", "8,5": "salvage_explorer", "3,3": "?solar_flare@0"}, explorers={"A1": "8,5"}, looked={"A": ["3,3"]}
                ),
                look=("cell-7-5", "cell-3-3"),
                tasks=(
                    Predict(
                        question=_("You turn the back on (3,3). Who learns what it is?"),
                        answers=(_("Everybody: it is turned up"), _("Blue may look now"), _("Nobody: it stays face down")),
                        right=2,
                        because=_("It is turned, not turned up. Everybody sees that you turned it, and may wonder why."),
                        replies={0: _("Turning round and turning up are two things."), 1: _("No looking without a Viewport.")},
                    ),
                    Do(
                        goal=_("Enter the Vortex and turn (3,3) by any angle."),
                        moves=(("go 1 7,5",), ("turn 3,3 90", "turn 3,3 180", "turn 3,3 270")),
                        replies={"turn 7,5 90": _("You turned the Vortex itself. Allowed, and without any effect.")},
                        praise=_("A secret, turned. You still know what lies there and how."),
                    ),
                ),
                hints=(
                    _("Round is not up."),
                    _("The tile stays face down, so nobody learns anything new."),
                    _("Nobody. Play “go 1 7,5”, then “turn 3,3 90”."),
                ),
                ruling=_("The Vortex must change the orientation of one tile; hidden tiles and its own tile are allowed."),
            ),
        ),
    )


def _others() -> Lesson:
    return Lesson(
        id="S41-LES-18",
        title=_("Stoppers IV: acting on other Explorers"),
        goal=_("Send Explorers home with a Starbase, and call your own to a Stargate."),
        steps=(
            Step(
                text=_(
                    "Who enters a Starbase may send one Explorer within two cells back to its Starship, anyone's, your own included. "
                    "The base is on (5,3). Blue has one Explorer on (7,5) and one on (8,3)."
                ),
                rules=("S41-TIL-BAS-01", "S41-TIL-BAS-02", "S41-AMB-43"),
                table=lambda: table(
                    cells={"5,3": "starbase", "6,3": "salvage_explorer", "7,5": "salvage_explorer", "8,3": "salvage_explorer"},
                    explorers={"A1": "6,3", "B1": "7,5", "B2": "8,3"},
                ),
                look=("cell-5-3", "explorer-1-1", "explorer-1-2"),
                tasks=(
                    Predict(
                        question=_("Who is in range once you are on (5,3)?"),
                        answers=(_("Blue 1 and blue 2"), _("Blue 1, and your own Explorer"), _("Blue 2, and your own Explorer"), _("Nobody")),
                        right=1,
                        because=_("Two cells in every direction, diagonals included, make a 5 by 5 frame: rows 3 to 7, columns 1 to 5. Row 8 is outside."),
                        replies={
                            0: _("Count the rows from 5 to 8."),
                            2: _("It is the other way round: (8,3) is three rows away, (7,5) two."),
                            3: _("(7,5) is two rows and two columns away: that is within two cells."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Starbase."),
                        moves=(("go 1 5,3",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (6,3).")},
                        praise=_("Whom to send?"),
                    ),
                    Find(
                        question=_("Which of these are not allowed?"),
                        texts=("send blue 1", "send blue 2", "send green 1", "send green 2"),
                        because=_("Blue 2 is out of range, and green 2 is aboard, not on the grid."),
                    ),
                    Do(
                        goal=_("Send the blue Explorer on (7,5) home."),
                        moves=(("send blue 1",),),
                        replies={"send no": _("Nobody was sent. That is your right, but try it."), "send green 1": _("You sent yourself home.")},
                        praise=_("Off it goes, from two cells away, without a fight."),
                    ),
                ),
                hints=(
                    _("Draw a frame of 5 by 5 around the base."),
                    _("Rows 3 to 7 and columns 1 to 5 are inside."),
                    _("Blue 1 and you. “go 1 5,3”; mark “send blue 2” and “send green 2”; then “send blue 1”."),
                ),
                ruling=_("“Within two cells” is a 5 by 5 block on the grid; the Explorer that entered counts too."),
            ),
            Step(
                text=_("A blue Explorer stands alone on (1,5), in front of its Starship. Your Starbase on (3,4) is close enough. But is that enough?"),
                rules=("S41-TIL-BAS-01", "S41-PRO-04"),
                table=lambda: table(cells={"3,4": "starbase", "4,4": "salvage_explorer", "1,5": "salvage_explorer"}, explorers={"A1": "4,4", "B1": "1,5"}),
                look=("cell-3-4", "explorer-1-1", "ship-1"),
                tasks=(
                    Do(
                        goal=_("Enter the Starbase."),
                        moves=(("go 1 3,4",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (4,4).")},
                        praise=_("Take aim."),
                    ),
                    Attempt(
                        goal=_("Try to send the blue Explorer home."),
                        texts=("send blue 1",),
                        rule="S41-TIL-BAS-01",
                        praise=_("Refused: it is protected by its Starship."),
                    ),
                    Predict(
                        question=_("Suppose two blue Explorers stood on (1,5). Would they be safe?"),
                        answers=(_("Yes, even safer"), _("No, a tile with two is never protected"), _("Only one of them")),
                        right=1,
                        because=_("The shield covers a single Explorer. With two on the tile, one of them could be sent home."),
                        replies={0: _("Remember lesson 9: a crowd is no shield."), 2: _("The shield covers the tile or it does not.")},
                    ),
                    Do(
                        goal=_("Send nobody."),
                        moves=(("send no",),),
                        replies={"send green 1": _("You sent yourself home.")},
                        praise=_("Better luck next time."),
                    ),
                ),
                hints=(
                    _("What stands right behind the blue Explorer?"),
                    _("Its Starship protects it, as long as it is alone there."),
                    _("“go 1 3,4”, try “send blue 1”; two would not be safe; end with “send no”."),
                ),
            ),
            Step(
                text=_("A blue Explorer is about to carry off crystals from the planet on (6,5). Your Starbase on (6,3) is in range, and no shield in sight."),
                rules=("S41-TIL-BAS-03", "S41-TIL-BAS-01"),
                table=lambda: table(
                    cells={"6,3": "starbase", "7,3": "salvage_explorer", "6,5": "glynium_planet_2"},
                    crystals={"6,5": {"yellow": 2}},
                    explorers={"A1": "7,3", "B1": "6,5"},
                ),
                look=("cell-6-3", "explorer-1-1", "crystal-6-5-yellow"),
                tasks=(
                    Predict(
                        question=_("You send it home. What about the crystals?"),
                        answers=(_("It takes one along"), _("They stay on (6,5)"), _("You get one"), _("They go back to the supply")),
                        right=1,
                        because=_("No crystal goes with it. They stay, and the phase is over."),
                        replies={
                            0: _("Whoever is sent goes empty-handed."),
                            2: _("To get one, you have to tow it."),
                            3: _("Crystals never go back to the supply."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Starbase and send the blue Explorer home."),
                        moves=(("go 1 6,3",), ("send blue 1",)),
                        replies={
                            "send no": _("Then blue carries on."),
                            "send green 1": _("You sent yourself home, and blue smiles."),
                        },
                        praise=_("The planet is empty of Explorers, and full of crystals."),
                    ),
                ),
                hints=(
                    _("Do crystals travel with someone who is sent?"),
                    _("No. They stay on their cell."),
                    _("They stay on (6,5). Play “go 1 6,3”, then “send blue 1”."),
                ),
            ),
            Step(
                text=_(
                    "A Stargate lets you bring one other Explorer of yours to it, at once, from anywhere in play. "
                    "Explorer 2 sits trapped in a Nebula on (7,2), Explorer 3 is aboard. The gate is on (4,8)."
                ),
                rules=("S41-TIL-GAT-01", "S41-TIL-GAT-02", "S41-TIL-GAT-03", "S41-DET-05", "S41-AMB-44", "S41-AMB-48"),
                table=lambda: table(cells={"4,8": "stargate", "5,8": "salvage_explorer", "7,2": "nebula"}, explorers={"A1": "5,8", "A2": "7,2 trapped"}),
                look=("cell-4-8", "cell-7-2", "explorer-0-2", "explorer-0-3"),
                tasks=(
                    Predict(
                        question=_("May Explorer 3 be called, who is aboard? And one that is out of the game?"),
                        answers=(_("Yes, and yes"), _("Yes, but not one that is out"), _("No, but one that is out may"), _("No, and no")),
                        right=1,
                        because=_("Explorers aboard are in play. One that is out of the game is not."),
                        replies={
                            0: _("Out of the game is out of reach."),
                            2: _("It is just the other way round."),
                            3: _("Aboard counts as in play."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Stargate."),
                        moves=(("go 1 4,8",),),
                        replies={"go 3 9,5": _("That was Explorer 3. Take the one on (5,8).")},
                        praise=_("The gate is open."),
                    ),
                    Find(
                        question=_("Which call is not possible?"),
                        texts=("call 1", "call 2", "call 3", "call no"),
                        because=_("Explorer 1 is standing there already."),
                    ),
                    Do(
                        goal=_("Call Explorer 2 out of the Nebula."),
                        moves=(("call 2",),),
                        replies={
                            "call no": _("Then Explorer 2 waits in the cloud."),
                            "call 3": _("That called the one from aboard. Explorer 2 needs it more."),
                        },
                        praise=_("Free, upright and here. The gate does not act again for the one who was called."),
                    ),
                ),
                hints=(
                    _("Who is in play, and who is not?"),
                    _("Aboard and trapped count as in play. Out of the game does not."),
                    _("Yes; no. “go 1 4,8”, mark “call 1”, then “call 2”."),
                ),
                ruling=_("Any own Explorer in play may be called, even a trapped one; it arrives free, and the gate does not act twice."),
            ),
        ),
    )
