"""Lesson 7: bringing crystals home."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (_towing(),)


def _towing() -> Lesson:
    return Lesson(
        id="S41-LES-07",
        title=_("Towing"),
        goal=_("Bring a crystal home, and know when it cannot come along."),
        steps=(
            Step(
                text=_(
                    "An Explorer who leaves a cell with crystals may tow one of them along, never more. "
                    "It works towards tiles that are already explored and onto your own Starship. "
                    "Your Explorer stands on a planet, the known Remote Viewport on (9,5) lies between you and home."
                ),
                rules=("S41-TOW-01", "S41-TOW-02", "S41-TOW-03", "S41-TOW-04", "S41-WIN-01"),
                table=lambda: table(
                    cells={"8,5": "glynium_planet_2", "9,5": "remote_viewport", "1,5": "salvage_explorer"},
                    crystals={"8,5": {"yellow": 2}},
                    explorers={"A1": "8,5"},
                ),
                look=("explorer-0-1", "crystal-8-5-yellow", "cell-9-5", "ship-0"),
                tasks=(
                    Predict(
                        question=_("You tow south now and once more next turn. What is your score then, and what is left on the planet?"),
                        answers=(_("Score 2, nothing left"), _("Score 1, two left"), _("Score 1, one left"), _("Score 0, one left")),
                        right=2,
                        because=_("One crystal per move: one comes home for 1 point, the other one waits on the planet."),
                        replies={
                            0: _("You can tow only one at a time."),
                            1: _("The one you tow is no longer on the planet."),
                            3: _("Two steps south bring it aboard, and aboard it counts."),
                        },
                    ),
                    Do(
                        goal=_("Go south with a crystal. You need not look at anything through the Viewport."),
                        moves=(("go 1 9,5 tow yellow",), ("look no", "*")),
                        then=("stay", "go 1 1,5"),
                        replies={
                            "go 1 9,5": _("You went empty-handed: the crystal stayed behind. Choose the step that tows."),
                            "go 1 8,4": _("That leads away from home. Go south."),
                            "go 1 8,6": _("That leads away from home. Go south."),
                        },
                        praise=_("Halfway. Blue made a move in the meantime, and it is your turn again."),
                    ),
                    Do(
                        goal=_("Leave the Starship where it is, and bring the crystal aboard."),
                        moves=(("stay",), ("go 1 ship tow yellow",)),
                        replies={
                            "go 1 ship": _("You went aboard without the crystal. It still lies on (9,5)."),
                            "ship 6": _("Now the door is somewhere else, and the crystal waits on (9,5). Let the ship stay."),
                            "ship 4": _("Now the door is somewhere else, and the crystal waits on (9,5). Let the ship stay."),
                            "fold": _("The fold carried your Explorer and the crystal away from the ship. Let the ship stay."),
                        },
                        praise=_("Your first point."),
                    ),
                ),
                hints=(
                    _("One crystal at a time, always down column 5."),
                    _("Choose the moves that say “towing yellow”; through the Viewport you may look or not."),
                    _("“go 1 9,5 tow yellow”, “look no”; next turn “stay” and “go 1 ship tow yellow”. That makes 1 point, with 1 left behind."),
                ),
            ),
            Step(
                text=_(
                    "The same planet, but this time nobody knows what lies on (9,5). "
                    "A crystal can never be towed onto an unexplored tile: your Explorer has to go ahead alone."
                ),
                rules=("S41-TOW-03", "S41-TOW-05"),
                table=lambda: table(
                    cells={"8,5": "glynium_planet_2", "9,5": "?remote_viewport"},
                    crystals={"8,5": {"yellow": 2}},
                    explorers={"A1": "8,5"},
                ),
                look=("explorer-0-1", "crystal-8-5-yellow", "cell-9-5"),
                tasks=(
                    Attempt(
                        goal=_("Try to tow a crystal south."),
                        texts=("go 1 9,5 tow yellow",),
                        rule="S41-TOW-05",
                        praise=_("Refused: (9,5) is unexplored."),
                    ),
                    Predict(
                        question=_("You step south without it. Where is the crystal then?"),
                        answers=(_("Back in the supply"), _("Still on (8,5)"), _("On (9,5), because it follows"), _("Out of the game")),
                        right=1,
                        because=_("It simply stays where it lies. Come back for it now that the way is known."),
                        replies={
                            0: _("Crystals never go back to the supply."),
                            2: _("Nothing follows by itself."),
                            3: _("Only the Guardian can do that to a crystal."),
                        },
                    ),
                    Do(
                        goal=_("Go south alone."),
                        moves=(("go 1 9,5",),),
                        replies={"go 1 8,4": _("You explored (8,4). The way home is south."), "go 1 8,6": _("You explored (8,6). The way home is south.")},
                        praise=_("A Remote Viewport! Now the tile is known, and the next crystal may come this way."),
                    ),
                ),
                hints=(
                    _("Is (9,5) face up or face down?"),
                    _("Face down: no towing. What you do not tow stays put."),
                    _("Try “go 1 9,5 tow yellow” once; then choose “go 1 9,5”. The crystals wait on (8,5)."),
                ),
            ),
            Step(
                text=_("On (6,4) lie a yellow and a blue crystal. You are about to leave for (7,4), which is known. When colours are mixed, you choose."),
                rules=("S41-TOW-01", "S41-AMB-09"),
                table=lambda: table(
                    cells={
                        "6,4": "glynium_planet_2",
                        "7,4": "salvage_explorer",
                        "1,2": "glynium_planet_2",
                        "2,2": "glynium_planet_2",
                        "2,6": "glynium_planet_4",
                        "3,9": "glynium_planet_3",
                        "6,8": "glynium_planet_3",
                        "8,7": "glynium_planet_3",
                    },
                    crystals={"6,4": {"yellow": 1, "blue": 1}, "2,2": {"yellow": 1}},
                    collected={"A": {"yellow": 8}, "B": {"yellow": 8}},
                    supply={"yellow": 0, "blue": 1, "red": 1},
                    explorers={"A1": "6,4"},
                    number=35,
                ),
                look=("crystal-6-4-yellow", "crystal-6-4-blue", "cell-7-4"),
                tasks=(
                    Predict(
                        question=_("In how many ways can you go to (7,4)?"),
                        answers=(_("One"), _("Two"), _("Three"), _("Four")),
                        right=2,
                        because=_("With nothing, with the yellow one, or with the blue one. Never with both."),
                        replies={
                            0: _("Towing is your choice, so there is more than one."),
                            1: _("Do not forget that you may also tow nothing."),
                            3: _("Both at once is not possible."),
                        },
                    ),
                    Do(
                        goal=_("Go to (7,4) with the crystal that is worth more."),
                        moves=(("go 1 7,4 tow blue",),),
                        replies={
                            "go 1 7,4": _("Nothing came along. Was that on purpose?"),
                            "go 1 7,4 tow yellow": _("A good point, but blue makes two."),
                        },
                        praise=_("Two points on the way."),
                    ),
                ),
                hints=(
                    _("List what your Explorer could hold in tow."),
                    _("Nothing, yellow, blue. And blue counts 2."),
                    _("Three ways. Choose “go 1 7,4 tow blue”."),
                ),
                ruling=_("With mixed colours the player who moves chooses the crystal."),
            ),
            Step(
                text=_(
                    "Your Explorer stands on (5,6) with two crystals, and a quiet tile lies on (6,6). "
                    "Blue waits on (4,6). Leave the planet empty-handed and see what blue does."
                ),
                rules=("S41-INV-22", "S41-TOW-01", "S41-WIN-01"),
                table=lambda: table(
                    cells={"5,6": "glynium_planet_2", "4,6": "salvage_explorer", "6,6": "salvage_explorer"},
                    crystals={"5,6": {"yellow": 2}},
                    explorers={"A1": "5,6", "B1": "4,6"},
                ),
                look=("crystal-5-6-yellow", "explorer-0-1", "explorer-1-1"),
                tasks=(
                    Do(
                        goal=_("Go to (6,6) without a crystal."),
                        moves=(("go 1 6,6",),),
                        then=("stay", "go 1 5,6"),
                        replies={
                            "go 1 6,6 tow yellow": _("Usually the better idea! For this once, leave both crystals behind."),
                            "go 1 4,6": _("You attacked blue. Bold, but we want to see what blue does."),
                        },
                        praise=_("Blue moved in the moment you left."),
                    ),
                    Predict(
                        question=_("Two crystals lie on (5,6), under a blue Explorer. Who owns them?"),
                        answers=(_("You, because you found them"), _("Blue, because blue stands there"), _("Nobody"), _("One each")),
                        right=2,
                        because=_("Crystals belong to nobody until they are aboard a Starship. Between moves they just lie on their cell."),
                        replies={
                            0: _("Finders are not keepers here."),
                            1: _("Standing beside a crystal does not make it yours."),
                            3: _("Sharing is not in the rules."),
                        },
                    ),
                ),
                hints=(
                    _("Leave without towing; then ask when a crystal becomes somebody's."),
                    _("A crystal is collected only when it comes aboard a Starship."),
                    _("Choose “go 1 6,6”. Afterwards the crystals belong to nobody."),
                ),
            ),
        ),
    )
