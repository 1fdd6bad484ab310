"""Lesson 16: tiles that bring Explorers back or show what is hidden."""

from __future__ import annotations

from spacegames.core.teaching import Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table
from .boards import before_the_last_planet, late


def lessons() -> tuple[Lesson, ...]:
    return (_helping(),)


def _helping() -> Lesson:
    return Lesson(
        id="S41-LES-16",
        title=_("Stoppers II: help and knowledge"),
        goal=_("Get Explorers back, and learn what lies under the backs."),
        steps=(
            Step(
                text=_("One of your Explorers is out of the game. On (6,5) drifts a Salvage Explorer tile: an abandoned ship that can bring somebody back."),
                rules=("S41-TIL-SAL-01", "S41-AMB-56"),
                table=lambda: table(cells={"6,5": "salvage_explorer", "7,5": "starbase"}, explorers={"A1": "7,5", "A3": "out"}),
                look=("cell-6-5", "explorer-0-1", "seat-0"),
                tasks=(
                    Predict(
                        question=_("You enter it. Where does your lost Explorer appear?"),
                        answers=(_("On (6,5)"), _("Aboard your Starship"), _("On the tile where it was lost"), _("Nowhere")),
                        right=1,
                        because=_("It comes aboard, ready to step out in a later turn. The phase ends."),
                        replies={
                            0: _("It does not appear in the middle of the sector."),
                            2: _("Nobody goes back there."),
                            3: _("You have one out of the game, so the tile helps."),
                        },
                    ),
                    Predict(
                        question=_("And if nobody had been out of the game?"),
                        answers=(_("You would get a fourth Explorer"), _("The Explorer would move on"), _("Nothing: the phase would end")),
                        right=2,
                        because=_("No one to save, nothing happens. In lessons we often use this tile as a quiet place to stand."),
                        replies={0: _("Three is all you ever have."), 1: _("It is a stopper.")},
                    ),
                    Do(
                        goal=_("Enter it."),
                        moves=(("go 1 6,5",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,5).")},
                        praise=_("Welcome back."),
                    ),
                ),
                hints=(
                    _("Where do Explorers always come back to?"),
                    _("To their Starship. With nobody out, the tile does nothing."),
                    _("Aboard; nothing. Choose “go 1 6,5”."),
                ),
                ruling=_("One Explorer comes back for each visit."),
            ),
            Step(
                text=_(
                    "A Remote Viewport lets you look at any one unexplored tile, without showing it to anybody. "
                    "You put it back exactly as it lay. There is one on (6,5)."
                ),
                rules=("S41-TIL-TEL-01", "S41-TIL-TEL-02", "S41-GRD-05", "S41-AMB-55", "S41-AMB-67"),
                table=lambda: table(cells={"6,5": "remote_viewport", "7,5": "salvage_explorer", "1,9": "?glynium_planet_4"}, explorers={"A1": "7,5"}),
                look=("cell-6-5", "cell-1-9"),
                tasks=(
                    Predict(
                        question=_("You look at (1,9). What do the others learn, and does the Guardian move?"),
                        answers=(
                            _("They see the tile; the Guardian moves"),
                            _("They see the tile; the Guardian stays"),
                            _("Only that you looked; the Guardian moves"),
                            _("Only that you looked; the Guardian stays"),
                        ),
                        right=3,
                        because=_("What you saw is your secret. And nobody entered a back, so the Guardian has no reason to wander."),
                        replies={
                            0: _("Neither of the two."),
                            1: _("The look is yours alone."),
                            2: _("It wanders only when an Explorer has entered an unexplored tile."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Viewport."),
                        moves=(("go 1 6,5",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (7,5).")},
                    ),
                    Find(
                        question=_("Which of these can you not look at?"),
                        texts=("look 1,9", "look 7,5", "look 9,1", "look 6,5"),
                        because=_("What lies face up needs no looking. Declining is always allowed."),
                    ),
                    Do(
                        goal=_("Look at (1,9)."),
                        moves=(("look 1,9",),),
                        replies={"look no": _("You may decline, but then you learn nothing.")},
                        praise=_("The big planet, far in the north-east, and nobody knows but you."),
                    ),
                ),
                hints=(
                    _("A look is private, and looking is not entering."),
                    _("Only unexplored tiles can be looked at: not the one you stand on, not the one you came from."),
                    _("Only that you looked; no. Choose “go 1 6,5”, mark “look 7,5” and “look 6,5”, then “look 1,9”."),
                ),
                ruling=_("You see how the tile lies, too. Who declines ends the phase all the same."),
            ),
            Step(
                text=_(
                    "A Spatial Distortion turns up the nearest unexplored tile, for all to see, and you stay where you are. "
                    "Late in the game only two backs are left, (6,8) and (9,9). A known Distortion is on (7,7)."
                ),
                rules=("S41-TIL-DIS-01", "S41-AMB-22", "S41-AMB-53"),
                table=lambda: before_the_last_planet(
                    {"7,7": "spatial_distortion", "8,7": "salvage_explorer", "6,8": "?vortex", "9,9": "?glynium_planet_4"}, explorers={"A1": "8,7"}
                ),
                look=("cell-7-7", "cell-6-8", "cell-9-9"),
                tasks=(
                    Predict(
                        question=_("You enter it. Which back is turned up?"),
                        answers=(_("(9,9), you choose"), _("(6,8), it is nearer"), _("Both"), _("None, you must enter a back yourself")),
                        right=1,
                        because=_("(6,8) is one king's step away, (9,9) is two. Diagonal steps count as one."),
                        replies={
                            0: _("You choose only among equally near ones."),
                            2: _("One tile for each visit."),
                            3: _("The Distortion does it for you."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Distortion."),
                        moves=(("go 1 7,7",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,7).")},
                        praise=_("A Vortex on (6,8). Nobody stands on it, so it does nothing. And the Guardian did not stir."),
                    ),
                ),
                hints=(
                    _("Count steps as a king in chess would walk."),
                    _("From (7,7) to (6,8) it is one diagonal step; to (9,9) there are two."),
                    _("(6,8). Choose “go 1 7,7”; with one nearest tile there is nothing to choose."),
                ),
                ruling=_("We measure “nearest” in king's steps, diagonals included. The reveal is a must, and nobody follows the revealed tile."),
            ),
            Step(
                text=_(
                    "Later still. Every tile has been explored, the Guardian is awake and has destroyed the tile on (6,8): it lies face down for good. "
                    "Right next to it, on (7,7), is the Distortion."
                ),
                rules=("S41-TIL-DIS-02", "S41-GRD-15", "S41-AMB-52"),
                table=lambda: late(
                    {"7,7": "spatial_distortion", "8,7": "salvage_explorer", "6,8": "#vortex"}, explorers={"A1": "8,7"}, mode="awakening", guardian="6,8"
                ),
                look=("cell-7-7", "cell-6-8", "guardian"),
                tasks=(
                    Predict(
                        question=_("You enter the Distortion. Can it turn the destroyed tile up again?"),
                        answers=(_("Yes, it is the nearest back"), _("Yes, but it must be chosen"), _("No, destroyed is not unexplored")),
                        right=2,
                        because=_("That tile was explored once and then destroyed. There is no unexplored tile left, so nothing happens."),
                        replies={0: _("It looks like a back, but it is a ruin."), 1: _("There is nothing to choose: ruins do not count.")},
                    ),
                    Find(
                        question=_("Which of these steps are not allowed?"),
                        texts=("go 1 7,7", "go 1 7,8", "go 1 6,8", "go 1 7,6"),
                        because=_("(6,8) is two rows away, and a destroyed tile could not be entered anyway."),
                    ),
                    Do(
                        goal=_("Enter the Distortion and see for yourself."),
                        moves=(("go 1 7,7",),),
                        replies={"go 2 9,5": _("That was another Explorer. Take the one on (8,7).")},
                        praise=_("Nothing stirs, except the Guardian."),
                    ),
                ),
                hints=(
                    _("Why does that tile lie face down?"),
                    _("Because it was destroyed. A Distortion looks for unexplored tiles."),
                    _("No. Mark “go 1 6,8”, then choose “go 1 7,7”."),
                ),
                ruling=_("We read the exclusions of Distortion and Ion Storm as being about destroyed tiles."),
            ),
        ),
    )
