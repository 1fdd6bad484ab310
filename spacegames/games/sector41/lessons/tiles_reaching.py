"""Lesson 18: tiles that reach out to other Explorers."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (_others(),)


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
                    _("They stay on (6,5). Choose “go 1 6,3”, then “send blue 1”."),
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
