"""Lessons 13 and 14: teleports, chains of tiles, and loops."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _teleports(), _chains()


def _teleports() -> Lesson:
    return Lesson(
        id="S41-LES-13",
        title=_("Movers IV: teleports"),
        goal=_("Go home by Beacon, and cross the sector by Wormhole."),
        steps=(
            Step(
                text=_(
                    "A Beacon takes the Explorer who enters straight home, from anywhere on the board. "
                    "It is a movement like any other, so a crystal may come along. Your Explorer is on a planet with crystals, the known Beacon is "
                    "next door on (4,5)."
                ),
                rules=("S41-TIL-BEA-01", "S41-TOW-04", "S41-WIN-01", "S41-HNT-05", "S41-AMB-07", "S41-AMB-62"),
                table=lambda: table(cells={"4,5": "beacon", "4,6": "glynium_planet_2"}, crystals={"4,6": {"yellow": 2}}, explorers={"A1": "4,6"}),
                look=("explorer-0-1", "cell-4-5", "ship-0"),
                tasks=(
                    Predict(
                        question=_("You tow a crystal onto the Beacon. When can you score it?"),
                        answers=(_("At once, in this very phase"), _("Next turn, by walking on"), _("Never: a Beacon takes the Explorer only")),
                        right=0,
                        because=_("Onto the Beacon with the crystal, home with the crystal: two movements, two tows, one turn."),
                        replies={
                            1: _("The Beacon acts immediately, and it is far to walk."),
                            2: _("Towing works on every movement, also on one that a tile orders."),
                        },
                    ),
                    Do(
                        goal=_("Take a crystal west, and on to your Starship."),
                        moves=(("go 1 4,5 tow yellow",), ("on ship tow yellow",)),
                        replies={
                            "go 1 4,5": _("You are home, but the crystals are still on the planet."),
                            "on ship": _("You left the crystal lying on the Beacon."),
                        },
                        praise=_("Scored from the middle of the board. Beacons are worth gold."),
                    ),
                ),
                hints=(
                    _("Two movements in one phase, and each may tow."),
                    _("Tow onto the Beacon first, then answer the Beacon with a tow as well."),
                    _("At once. Choose “go 1 4,5 tow yellow”, then “on ship tow yellow”."),
                ),
                ruling=_("The conditions for towing are checked for every single movement. Reaching the Starship ends the phase."),
            ),
            Step(
                text=_(
                    "A Wormhole leads to a Stargate that lies face up, and if there are several you choose. "
                    "Two Stargates are known, on (6,6) and (8,3). The third is still hidden somewhere."
                ),
                rules=("S41-TIL-WOR-01", "S41-AMB-45"),
                table=lambda: table(
                    cells={"3,2": "wormhole", "4,2": "salvage_explorer", "6,6": "stargate", "8,3": "stargate", "2,8": "?stargate"}, explorers={"A1": "4,2"}
                ),
                look=("cell-3-2", "cell-6-6", "cell-8-3"),
                tasks=(
                    Predict(
                        question=_("How many exits does the Wormhole have right now?"),
                        answers=(_("One"), _("Two"), _("Three"), _("None, until all are found")),
                        right=1,
                        because=_("Only Stargates that lie face up count."),
                        replies={
                            0: _("You may choose among all known ones."),
                            2: _("The hidden one does not count yet."),
                            3: _("One known Stargate would be enough."),
                        },
                    ),
                    Do(
                        goal=_("Enter the Wormhole."),
                        moves=(("go 1 3,2",),),
                        replies={"go 1 3,1": _("You explored a neighbour. The Wormhole is straight north.")},
                        praise=_("Which way out?"),
                    ),
                    Find(
                        question=_("Which exits are not possible?"),
                        texts=("on 6,6", "on 2,8", "on 8,3", "on ship"),
                        because=_("A hidden Stargate and your Starship are no exits of a Wormhole."),
                    ),
                    Do(
                        goal=_("Go to one of the Stargates; then you may call somebody, or nobody."),
                        moves=(("on 6,6", "on 8,3"), ("call no", "*")),
                        praise=_("Arriving at the Stargate is entering it, so it acted as well."),
                    ),
                ),
                hints=(
                    _("Count the Stargates you can see."),
                    _("(6,6) and (8,3) are face up. Everything else is no exit."),
                    _("Two. Choose “go 1 3,2”; mark “on 2,8” and “on ship”; then “on 6,6” and “call no”."),
                ),
                ruling=_("The Wormhole must be used if a Stargate is open, and the Stargate you reach acts."),
            ),
            Step(
                text=_("The same Wormhole early in the game: no Stargate has been found yet."),
                rules=("S41-TIL-WOR-02",),
                table=lambda: table(cells={"3,2": "wormhole", "4,2": "salvage_explorer"}, explorers={"A1": "4,2"}),
                look=("cell-3-2", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("You enter it. What happens?"),
                        answers=(_("You stop on (3,2)"), _("You choose any cell"), _("You go back to your Starship"), _("You are lost")),
                        right=0,
                        because=_("No exit, no journey: the phase ends where you are."),
                        replies={1: _("It leads to Stargates only."), 2: _("That is what a Beacon does."), 3: _("It is a Wormhole, not a Black Hole.")},
                    ),
                    Do(
                        goal=_("Enter it."),
                        moves=(("go 1 3,2",),),
                        replies={"go 1 3,1": _("You explored a neighbour. The Wormhole is straight north.")},
                        praise=_("A quiet place, for now."),
                    ),
                ),
                hints=(
                    _("Is there a Stargate to go to?"),
                    _("No. And a movement that cannot happen leaves you where you are."),
                    _("You stop on (3,2). Choose “go 1 3,2”."),
                ),
            ),
        ),
    )


def _chains() -> Lesson:
    return Lesson(
        id="S41-LES-14",
        title=_("Chains, the Starship as landing cell, loops"),
        goal=_("Follow a chain to its end, with or without a crystal."),
        steps=(
            Step(
                text=_(
                    "One tile may lead to the next: that is a chain. Every single movement in it asks anew whether you tow. "
                    "Planet on (7,3), Solar Wind to the south on (8,3), a known Starbase on (9,3)."
                ),
                rules=("S41-TOW-04", "S41-TOW-01", "S41-AMB-07"),
                table=lambda: table(
                    cells={"7,3": "glynium_planet_2", "8,3": "solar_wind[S]", "9,3": "starbase"}, crystals={"7,3": {"yellow": 2}}, explorers={"A1": "7,3"}
                ),
                look=("cell-7-3", "cell-8-3", "cell-9-3"),
                tasks=(
                    Predict(
                        question=_("You want a crystal on (9,3). How many times must you say yes to towing?"),
                        answers=(_("Once, it then follows"), _("Twice, once per movement"), _("Not at all, the wind blows crystals too")),
                        right=1,
                        because=_("From the planet to the wind is one movement, from the wind to the Starbase another. The crystal is put down in between."),
                        replies={0: _("Nothing follows by itself: it lies on (8,3) when the wind takes you."), 2: _("Winds move Explorers, not crystals.")},
                    ),
                    Do(
                        goal=_("Bring a crystal to (9,3). At the Starbase, send nobody."),
                        moves=(("go 1 8,3 tow yellow",), ("on 9,3 tow yellow",), ("send no",)),
                        replies={
                            "go 1 8,3": _("You went without a crystal."),
                            "on 9,3": _("The crystal stayed on (8,3), under the wind."),
                            "send green 1": _("You sent yourself home, and the crystal stays on (9,3)."),
                        },
                        praise=_("Two movements, two tows, one crystal."),
                    ),
                ),
                hints=(
                    _("How many movements are there?"),
                    _("Planet to wind, wind to Starbase. Tow in both."),
                    _("Twice. Choose “go 1 8,3 tow yellow”, “on 9,3 tow yellow”, “send no”."),
                ),
                ruling=_("On every landing cell the crystal is put down; it may be towed on, left, or exchanged for another there."),
            ),
            Step(
                text=_("The same chain, but (9,3) is still face down. The wind does not wait until you have explored."),
                rules=("S41-TOW-05", "S41-TOW-04"),
                table=lambda: table(
                    cells={"7,3": "glynium_planet_2", "8,3": "solar_wind[S]", "9,3": "?starbase"}, crystals={"7,3": {"yellow": 2}}, explorers={"A1": "7,3"}
                ),
                look=("cell-7-3", "cell-8-3", "cell-9-3"),
                tasks=(
                    Predict(
                        question=_("You tow a crystal onto the wind. Where is it at the end?"),
                        answers=("(7,3)", "(8,3)", "(9,3)", _("In the supply")),
                        right=1,
                        because=_("To (8,3) it may come, that tile is known. Onto the back it may not, so it stays under the wind."),
                        replies={
                            0: _("The first movement goes to a known tile, so the tow works there."),
                            2: _("Never onto an unexplored tile."),
                            3: _("Crystals do not go back to the supply."),
                        },
                    ),
                    Do(
                        goal=_("Go south towing, and see."),
                        moves=(("go 1 8,3 tow yellow",),),
                        replies={"go 1 8,3": _("You towed nothing. Take a crystal along this time.")},
                        praise=_("The crystal lies on (8,3), you went on without it and found a Starbase."),
                    ),
                ),
                hints=(
                    _("Check the two movements one by one."),
                    _("First onto a known tile, then onto a back. Only one of them allows towing."),
                    _("(8,3). Choose “go 1 8,3 tow yellow”."),
                ),
            ),
            Step(
                text=_(
                    "On foot you board your Starship straight ahead only. Tiles are not so polite: for them your Starship is a part of the board, "
                    "and they may bring you aboard at any angle. A Pulsar, as printed, lies on (8,7); your Starship is at (10,5)."
                ),
                rules=("S41-EXP-03", "S41-DET-04"),
                table=lambda: table(cells={"8,7": "pulsar@0", "7,7": "glynium_planet_2"}, crystals={"7,7": {"yellow": 2}}, explorers={"A1": "7,7"}),
                look=("cell-8-7", "ship-0"),
                tasks=(
                    Predict(
                        question=_("The south-west burst of the Pulsar points at your Starship, two cells away. May you take it?"),
                        answers=(_("No, boarding at an angle is forbidden"), _("No, a Starship is not a tile"), _("Yes, and a crystal may come along")),
                        right=2,
                        because=_("The ban is for ordinary steps. For tiles your Starship counts as an explored tile of the board, so you may even tow."),
                        replies={0: _("Only for ordinary steps."), 1: _("Your own counts as one when a tile moves you.")},
                    ),
                    Do(
                        goal=_("Score a crystal through the Pulsar."),
                        moves=(("go 1 8,7 tow yellow",), ("on ship tow yellow",)),
                        replies={
                            "go 1 8,7": _("Without a crystal there is nothing to score."),
                            "on ship": _("Home safely, but the crystal is still on the Pulsar."),
                            "on 6,9": _("That was the other burst."),
                        },
                        praise=_("From two cells away, diagonally, with a crystal. Point."),
                    ),
                ),
                hints=(
                    _("Who is moving you: your feet or a tile?"),
                    _("Tiles may bring you aboard at an angle, and towing works as usual."),
                    _("Yes. Choose “go 1 8,7 tow yellow”, then “on ship tow yellow”."),
                ),
            ),
            Step(
                text=_(
                    "Danger! The Solar Wind on (4,4) blows east, the one on (4,5) blows back west. Who is caught between them never gets out. "
                    "An Explorer in an endless loop is lost; a crystal in tow stays on the loop, and its owner says where."
                ),
                rules=("S41-DET-11", "S41-DET-12", "S41-AMB-11", "S41-AMB-78", "S41-AMB-82"),
                table=lambda: table(
                    cells={"4,4": "solar_wind[E]", "4,5": "solar_wind[W]", "5,4": "glynium_planet_2"}, crystals={"5,4": {"yellow": 2}}, explorers={"A1": "5,4"}
                ),
                look=("cell-4-4", "cell-4-5", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("You go north to (4,4) with a crystal in tow. What happens?"),
                        answers=(
                            _("You go to and fro for the rest of the game"),
                            _("The Explorer is lost; you put the crystal on (4,4) or (4,5)"),
                            _("The Explorer and the crystal are lost"),
                            _("You stop on (4,5)"),
                        ),
                        right=1,
                        because=_("No choice leads out, so the Explorer is taken off the board. The crystal stays on a tile of the loop that you name."),
                        replies={
                            0: _("The rules spare you that: the Explorer is removed."),
                            2: _("The crystal stays in the game."),
                            3: _("(4,5) is a mover too, and it blows you back."),
                        },
                    ),
                    Do(
                        goal=_("Do it, for science: go north towing, then put the crystal down."),
                        moves=(("go 1 4,4 tow yellow",), ("drop 4,4", "drop 4,5")),
                        replies={"go 1 4,4": _("The Explorer is lost all the same. This time take a crystal along and see where it stays.")},
                        praise=_("Lost in the winds. Such an Explorer lies in the out box and may come back one day."),
                    ),
                ),
                hints=(
                    _("Follow the arrows with your finger. When do you stop?"),
                    _("Never. So the Explorer is lost, and the crystal stays on one of the two winds."),
                    _("Choose “go 1 4,4 tow yellow”, then “drop 4,4” or “drop 4,5”."),
                ),
                ruling=_("A loop is a trap if no choice leads out of it. We treat the lost Explorer like any other that is out of the game."),
            ),
            Step(
                text=_(
                    "Almost the same: but the wind on (4,5) has a second arrow, to the south, and there lies a known planet. "
                    "Where there is a way out, nobody is lost, and you have to take it in the end."
                ),
                rules=("S41-DET-11", "S41-AMB-12", "S41-AMB-83"),
                table=lambda: table(
                    cells={"4,4": "solar_wind[E]", "4,5": "solar_wind[S,W]", "5,4": "glynium_planet_2", "5,5": "glynium_planet_2"},
                    crystals={"5,4": {"yellow": 2}, "5,5": {"yellow": 2}},
                    explorers={"A1": "5,4"},
                ),
                look=("cell-4-4", "cell-4-5", "cell-5-5"),
                tasks=(
                    Predict(
                        question=_("You go north with a crystal again. What now?"),
                        answers=(
                            _("Lost again, as before"),
                            _("You may circle as often as you like"),
                            _("No loop: you have to leave by the arrow to the south"),
                            _("You stop on (4,5)"),
                        ),
                        right=2,
                        because=_("There is an exit, so it is no trap. And a chain may not come back to a place while another way is open."),
                        replies={
                            0: _("This time there is a way out."),
                            1: _("That would never end, so it is not allowed."),
                            3: _("A mover moves you on while it can."),
                        },
                    ),
                    Do(
                        goal=_("Go north with a crystal, and let the wind blow you east with it."),
                        moves=(("go 1 4,4 tow yellow",), ("on 4,5 tow yellow",)),
                        replies={"go 1 4,4": _("No crystal in tow. Take one along."), "on 4,5": _("You left the crystal on (4,4). Take it along.")},
                        praise=_("Now you are on (4,5), with two arrows."),
                    ),
                    Attempt(
                        goal=_("Try to go back west to (4,4)."),
                        texts=("on 4,4", "on 4,4 tow yellow"),
                        rule="S41-AMB-12",
                        praise=_("You were there in this phase, and another way is open."),
                    ),
                    Do(
                        goal=_("Leave by the south with your crystal."),
                        moves=(("on 5,5 tow yellow",),),
                        replies={"on 5,5": _("The crystal stayed in the wind.")},
                        praise=_("Out of the whirl, beside the Guardian, who does not mind."),
                    ),
                ),
                hints=(
                    _("Is there an arrow that leads out?"),
                    _("South from (4,5) to the planet on (5,5). Tow at every movement."),
                    _("“go 1 4,4 tow yellow”, “on 4,5 tow yellow”; “on 4,4” is refused; then “on 5,5 tow yellow”."),
                ),
                ruling=_("A chain may not visit a place twice while another option exists; so every chain comes to an end."),
            ),
        ),
    )
