"""Lesson 17: tiles that reshape the grid."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (_reshaping(),)


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
                    _("Crystals (2,8), Explorer (6,4). Choose “go 1 6,4”, then “swap 2,8”."),
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
                    _("“go 1 6,4”; “swap 1,1” is refused because it is unexplored; mark “swap 6,4” and “swap 9,9”; choose “swap 2,8”."),
                ),
            ),
            Step(
                text=_(
                    "A Vortex turns one tile of the grid where it lies: a quarter to the right or to the left, or half round. "
                    "On (5,2) a known Solar Tempest points north-west. The Vortex is on (7,5)."
                ),
                rules=("S41-TIL-VOR-01",),
                table=lambda: table(cells={"7,5": "vortex", "8,5": "salvage_explorer", "5,2": "solar_tempest@0"}, explorers={"A1": "8,5"}),
                look=("cell-7-5", "cell-5-2"),
                tasks=(
                    Predict(
                        question=_("You turn the Tempest half round. Where does it point?"),
                        answers=(_("North-east"), _("South-west"), _("South-east"), _("Still north-west")),
                        right=2,
                        because=_("Half a turn points the other way: south-east."),
                        replies={
                            0: _("That would be a quarter to the right."),
                            1: _("That would be a quarter to the left."),
                            3: _("A Vortex must change something."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Vortex and turn the Tempest half round."),
                        moves=(("go 1 7,5",), ("turn 5,2 180",)),
                        replies={
                            "turn 5,2 90": _("A quarter to the right: it points north-east now. The task asks for half a turn."),
                            "turn 5,2 270": _("A quarter to the left: it points south-west now. The task asks for half a turn."),
                        },
                        praise=_("A storm turned on its heel."),
                    ),
                ),
                hints=(
                    _("Half a turn: what is the opposite of north-west?"),
                    _("South-east. Choose the tile on (5,2), and half round."),
                    _("Choose “go 1 7,5”, then “turn 5,2 180”."),
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
                    _("Nobody. Choose “go 1 7,5”, then “turn 3,3 90”."),
                ),
                ruling=_("The Vortex must change the orientation of one tile; hidden tiles and its own tile are allowed."),
            ),
        ),
    )
