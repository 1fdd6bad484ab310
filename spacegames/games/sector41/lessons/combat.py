"""Lessons 8 and 9: combat, and the protection of a Starship."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _combat(), _protection()


def _combat() -> Lesson:
    return Lesson(
        id="S41-LES-08",
        title=_("Combat"),
        goal=_("Send opponents home, and know the one place where it is deadly."),
        steps=(
            Step(
                text=_(
                    "Enter a tile with opposing Explorers and there is combat. It is short: whoever enters wins, and all opponents on the tile go home. "
                    "Two blue Explorers stand on the Starbase at (5,7), yours is on (6,7)."
                ),
                rules=("S41-CBT-01", "S41-CBT-02", "S41-AMB-64", "S41-AMB-65"),
                table=lambda: table(cells={"5,7": "starbase", "6,7": "salvage_explorer"}, explorers={"A1": "6,7", "B1": "5,7", "B2": "5,7"}),
                look=("explorer-0-1", "cell-5-7", "explorer-1-1", "explorer-1-2"),
                tasks=(
                    Predict(
                        question=_("You go north. What becomes of the two blue Explorers?"),
                        answers=(_("One goes home, one stays"), _("Both go home"), _("Both are out of the game"), _("Nothing, two are stronger than one")),
                        right=1,
                        because=_("All of them leave, back to their own Starship, and only then does the tile act. No dice, no strength."),
                        replies={
                            0: _("Combat clears the whole tile."),
                            2: _("They survive. There is only one kind of tile where it would be worse."),
                            3: _("Numbers do not matter: whoever enters wins."),
                        },
                    ),
                    Do(
                        goal=_("Attack. Afterwards the Starbase asks a question: send nobody."),
                        moves=(("go 1 5,7",), ("send no",)),
                        replies={
                            "send green 1": _("You sent your own Explorer home. Funny, but not this time."),
                            "go 2 9,5": _("That was another Explorer. Attack with the one on (6,7)."),
                        },
                        praise=_("First the combat, then the tile: the Starbase was yours to use."),
                    ),
                ),
                hints=(
                    _("Whoever enters wins against everybody there."),
                    _("They go back to their Starship, both. Move one cell north."),
                    _("Both go home. Choose “go 1 5,7”, then “send no”."),
                ),
                ruling=_("On every cell: first the tile is turned up, then combat, then the tile acts. Who is sent home arrives upright and free."),
            ),
            Step(
                text=_("The same encounter, but now (5,7) is an Asteroid Belt. Rocks everywhere: this is no place for a fight."),
                rules=("S41-CBT-03", "S41-AMB-47"),
                table=lambda: table(
                    cells={"5,7": "asteroid_belt_2", "6,7": "salvage_explorer"},
                    explorers={"A1": "6,7", "B1": "5,7 asteroid_1", "B2": "5,7 asteroid_2"},
                ),
                look=("explorer-0-1", "cell-5-7", "explorer-1-1", "explorer-1-2"),
                tasks=(
                    Predict(
                        question=_("You go north. And now?"),
                        answers=(
                            _("Both go home"),
                            _("Only the one on asteroid 1 is hit"),
                            _("Both are out of the game, yours stands on asteroid 1"),
                            _("All three are out of the game"),
                        ),
                        right=2,
                        because=_("On an Asteroid Belt the losers are removed from the game, whatever asteroid they stand on. Yours begins on asteroid 1."),
                        replies={
                            0: _("Everywhere else, yes. Here it is worse."),
                            1: _("The rule speaks of the tile: everybody on it is hit."),
                            3: _("Whoever enters always survives."),
                        },
                    ),
                    Do(
                        goal=_("Attack."),
                        moves=(("go 1 5,7",),),
                        replies={"go 2 9,5": _("That was another Explorer. Attack with the one on (6,7).")},
                        praise=_("Two blue Explorers lie in the out box. They can come back, but not easily."),
                    ),
                ),
                hints=(
                    _("There is one exception to “they go home”."),
                    _("On an Asteroid Belt the losers are removed from the game."),
                    _("Both out, and you stand on asteroid 1. Choose “go 1 5,7”."),
                ),
                ruling=_("Combat hits all opponents on a belt tile, whatever asteroid they stand on."),
            ),
            Step(
                text=_("A blue Explorer sits on a planet with two crystals, on (5,7). You would like those. Enter, and watch the crystals closely."),
                rules=("S41-CBT-02", "S41-TOW-02", "S41-INV-22", "S41-INV-25"),
                table=lambda: table(
                    cells={"5,7": "glynium_planet_2", "6,7": "salvage_explorer"}, crystals={"5,7": {"yellow": 2}}, explorers={"A1": "6,7", "B1": "5,7"}
                ),
                look=("explorer-0-1", "explorer-1-1", "crystal-5-7-yellow"),
                tasks=(
                    Predict(
                        question=_("Do you win the crystals in combat?"),
                        answers=(_("Yes, both"), _("Yes, one of them"), _("No, blue takes them home"), _("No, they just lie there")),
                        right=3,
                        because=_("Combat moves Explorers, not crystals. They lie where they lay; tow one next turn, if you are still there."),
                        replies={
                            0: _("Nobody owns a crystal that lies on a cell, so nothing can be won."),
                            1: _("You entered. To tow, you must leave."),
                            2: _("Whoever is sent home goes without any crystal."),
                        },
                    ),
                    Do(
                        goal=_("Enter."),
                        moves=(("go 1 5,7",),),
                        replies={"go 2 9,5": _("That was another Explorer. Enter with the one on (6,7).")},
                        praise=_("Blue is gone, and two crystals lie at your feet."),
                    ),
                ),
                hints=(
                    _("Who is moved by combat, and who is not?"),
                    _("Opposing Explorers go home. Crystals are no Explorers."),
                    _("They just lie there. Choose “go 1 5,7”."),
                ),
            ),
        ),
    )


def _protection() -> Lesson:
    return Lesson(
        id="S41-LES-09",
        title=_("Protection"),
        goal=_("See which Explorers are safe from attack, and how to break the shield."),
        steps=(
            Step(
                text=_(
                    "Change of seats: in this lesson you are blue, from the north. A green Explorer stands alone on (9,5), right in front of its Starship. "
                    "When an unbroken way leads from a Starship to one of its own Explorers, that Explorer is protected, and nobody may enter the tile."
                ),
                rules=("S41-PRO-01", "S41-PRO-02", "S41-AMB-13"),
                table=lambda: table(cells={"9,5": "salvage_explorer", "8,5": "salvage_explorer"}, explorers={"A1": "9,5", "B1": "8,5"}, active="B"),
                look=("explorer-0-1", "ship-0", "explorer-1-1"),
                viewer=1,
                tasks=(
                    Attempt(
                        goal=_("Attack: try to go south to (9,5)."),
                        texts=("go 1 9,5",),
                        rule="S41-PRO-02",
                        praise=_("Refused: this tile is under a shield."),
                    ),
                    Predict(
                        question=_("Who gives the shield?"),
                        answers=(
                            _("The green Starship behind it: one unbroken way leads to the tile"),
                            _("The tile on (9,5)"),
                            _("The other two green Explorers aboard"),
                            _("The edge of the board"),
                        ),
                        right=0,
                        because=_("An Explorer leaving the Starship could land on (9,5) in a single phase. That is what protects it, whoever is aboard."),
                        replies={
                            1: _("The tile has nothing to do with it; any known tile there would do."),
                            2: _("Nobody needs to be aboard. The way itself is enough."),
                            3: _("Edges protect nobody."),
                        },
                    ),
                    Find(
                        question=_("Which steps of your Explorer 1 are refused?"),
                        texts=("go 1 9,4", "go 1 9,5", "go 1 8,5", "go 1 7,6"),
                        because=_("One is a protected tile, one is standing still."),
                    ),
                ),
                hints=(
                    _("Look what lies right behind the green Explorer."),
                    _("Its Starship is one step away, straight ahead: an unbroken way."),
                    _("Try “go 1 9,5”. The Starship protects it. “go 1 8,5” fails as well, because that is where you stand."),
                ),
                ruling=_(
                    "We read “unbroken path” narrowly: a tile is protected if an Explorer leaving the Starship could land on it within one phase over "
                    "known tiles."
                ),
            ),
            Step(
                text=_("A second green Explorer has joined the first on (9,5). Two are safer than one? Not in this sector. You are still blue."),
                rules=("S41-PRO-04", "S41-AMB-16"),
                table=lambda: table(
                    cells={"9,5": "salvage_explorer", "8,5": "salvage_explorer"}, explorers={"A1": "9,5", "A2": "9,5", "B1": "8,5"}, active="B"
                ),
                look=("explorer-0-1", "explorer-0-2", "explorer-1-1"),
                viewer=1,
                tasks=(
                    Predict(
                        question=_("What happens when you go to (9,5) now?"),
                        answers=(_("It is refused"), _("One of them goes home"), _("Both go home"), _("Your Explorer is thrown back")),
                        right=2,
                        because=_("A tile with more than one Explorer is never protected, so combat clears it."),
                        replies={
                            0: _("The shield covers a single Explorer only."),
                            1: _("Combat sends everybody on the tile home."),
                            3: _("Whoever enters always wins."),
                        },
                    ),
                    Do(
                        goal=_("Attack."),
                        moves=(("go 1 9,5",),),
                        replies={"go 2 1,5": _("That was another Explorer. Attack with the one on (8,5).")},
                        praise=_("Both green Explorers are back aboard. A crowd is no shield."),
                    ),
                ),
                hints=(
                    _("Count the Explorers on the tile."),
                    _("Protection is for a tile with a single Explorer."),
                    _("Two on one tile: both go home. Choose “go 1 9,5”."),
                ),
            ),
            Step(
                text=_(
                    "A known Supernova lies on (9,5). Who enters it jumps to the second cell in any direction, for instance to (7,3) or to (7,7). "
                    "So the way from the green Starship does not end at its door. You are blue, with an Explorer near each of the two."
                ),
                rules=("S41-PRO-03", "S41-PRO-01"),
                table=lambda: table(
                    cells={
                        "9,5": "supernova",
                        "7,7": "salvage_explorer",
                        "7,3": "salvage_explorer",
                        "6,7": "salvage_explorer",
                        "6,3": "starbase",
                    },
                    explorers={"A1": "7,7", "A2": "7,3", "B1": "6,7", "B2": "6,3"},
                    active="B",
                ),
                look=("cell-9-5", "explorer-0-1", "explorer-0-2"),
                viewer=1,
                tasks=(
                    Predict(
                        question=_("Which green Explorers are protected?"),
                        answers=(_("Neither: they are too far away"), _("The one on (7,7) only"), _("The one on (7,3) only"), _("Both")),
                        right=3,
                        because=_(
                            "From the Starship through the Supernova both cells can be reached in one phase. A Starship may protect several tiles, "
                            "each with a single Explorer."
                        ),
                        replies={
                            0: _("Distance does not count, the way does. Look at the Supernova."),
                            1: _("The Supernova jumps to the other side just as well."),
                            2: _("The Supernova jumps to the other side just as well."),
                        },
                    ),
                    Find(
                        question=_("Which of your moves are refused?"),
                        texts=("go 1 7,7", "go 1 7,6", "go 2 7,3", "go 2 6,4"),
                        because=_("Both attacks are refused, and every other step is free."),
                    ),
                ),
                hints=(
                    _("Walk as green would: out of the ship, onto (9,5), and then?"),
                    _("From (9,5) the Supernova leads to (7,3), (7,5), (7,7), (9,3) and (9,7)."),
                    _("Both are protected, so “go 1 7,7” and “go 2 7,3” are refused."),
                ),
            ),
            Step(
                text=_(
                    "The same board at the beginning of your turn, and you are blue. The tile on (8,5) lies face down. "
                    "Your Starship looks down column 5, right at that Supernova. Shields depend on the layout, and layouts can be folded."
                ),
                rules=("S41-PRO-01", "S41-FLD-01", "S41-AMB-14", "S41-AMB-17"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"9,5": "supernova", "8,5": "?vortex", "7,7": "salvage_explorer", "7,3": "salvage_explorer", "6,7": "salvage_explorer"},
                    explorers={"A1": "7,7", "A2": "7,3", "B1": "6,7"},
                    active="B",
                ),
                look=("ship-1", "fold-N-5", "cell-9-5", "cell-8-5", "explorer-0-1"),
                viewer=1,
                tasks=(
                    Predict(
                        question=_("You fold column 5 and attack (7,7) in the same turn. Why can that work?"),
                        answers=(
                            _("After a fold every shield is down for one turn"),
                            _("The Supernova moves to (1,5), and a back lies before the green Starship"),
                            _("The fold turns the Supernova face down"),
                            _("It cannot: shields are judged at the start of the turn"),
                        ),
                        right=1,
                        because=_(
                            "The way out of the green Starship now ends at an unexplored tile. Protection is judged at the moment you enter, so the "
                            "shield is gone."
                        ),
                        replies={
                            0: _("Not every shield: only where the way is broken."),
                            2: _("A fold turns no tile over. It moves them."),
                            3: _("It is judged when you enter, after your own Starship phase."),
                        },
                    ),
                    Do(
                        goal=_("Fold, then attack (7,7)."),
                        moves=(("fold",), ("go 1 7,7",)),
                        replies={
                            "stay": _("Then the Supernova still shields (7,7). Fold it away first."),
                            "go 2 1,5": _("That was another Explorer. Attack with the one on (6,7)."),
                        },
                        praise=_("Shield broken, green sent home. And green may not fold column 5 straight back."),
                    ),
                ),
                hints=(
                    _("What holds the shield up, and can you move it?"),
                    _("Folding from the north pushes column 5 south; (9,5) comes round to (1,5), and (8,5) becomes (9,5)."),
                    _("The Supernova leaves and a back takes its place. Choose “fold”, then “go 1 7,7”."),
                ),
                ruling=_("Unexplored and destroyed tiles break the way; pieces on it do not. Protection is judged at the moment of entry."),
            ),
        ),
    )
