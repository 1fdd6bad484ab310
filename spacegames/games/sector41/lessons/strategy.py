"""Lesson 24: the six strategy hints of the rulebook, tried out."""

from __future__ import annotations

from spacegames.core.teaching import Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return (_strategy(),)


def _strategy() -> Lesson:
    return Lesson(
        id="S41-LES-24",
        title=_("Strategy hints"),
        goal=_("Try the six pieces of advice that the rulebook gives."),
        steps=(
            Step(
                text=_(
                    "In the rulebook small numbers in brackets stand beside some rules, from 1 to 6. They point to a list at the end. "
                    "Open a rule card such as S41-HNT-01 to read the first."
                ),
                rules=("S41-CMP-05", "S41-HNT-01"),
                table=lambda: table(kind="starship_action"),
                tasks=(
                    Predict(
                        question=_("Are those numbers rules?"),
                        answers=(
                            _("Yes, six more rules"),
                            _("No, pointers to six strategy hints"),
                            _("They are page numbers"),
                            _("They tell how many tiles there are"),
                        ),
                        right=1,
                        because=_("Advice, no more and no less. The next steps try it out, hint by hint."),
                        replies={0: _("They have no rule force."), 2: _("They count from 1 to 6 only."), 3: _("The counts stand elsewhere.")},
                    ),
                ),
                hints=(
                    _("Read the card S41-CMP-05."),
                    _("They lead to advice at the end of the rulebook."),
                    _("They are pointers to the six strategy hints."),
                ),
            ),
            Step(
                text=_(
                    "Hint 1: face your opponent. Blue's Starship is at (0,3), and a planet has just been opened on (1,3), right at its door. "
                    "You are at (10,5), and it is your Starship phase."
                ),
                rules=("S41-HNT-01", "S41-FLD-01"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"1,3": "glynium_planet_2"},
                    crystals={"1,3": {"yellow": 2}},
                    ships={"A": "S5", "B": "N3"},
                ),
                look=("ship-1", "cell-1-3", "ship-0"),
                tasks=(
                    Predict(
                        question=_("Your Starship faces blue's, at (10,3). What can one fold do for you there?"),
                        answers=(
                            _("Bring the planet from (1,3) to (9,3), to your own door"),
                            _("Push the planet off the board"),
                            _("Move the planet to (2,3)"),
                            _("Nothing, blue's door is protected"),
                        ),
                        right=0,
                        because=_("The far tile of your column is blue's front door, and your fold brings it round to yours, crystals and all."),
                        replies={
                            1: _("Nothing leaves the board in a fold."),
                            2: _("That is what a fold by blue would do."),
                            3: _("Protection is for Explorers, not for tiles."),
                        },
                    ),
                    Find(
                        question=_("Which Starship actions are not possible right now?"),
                        texts=("ship 3", "ship 1", "fold", "ship 8"),
                        because=_("Two places at most, also over the end. Folding column 5 would be legal, but it does not touch the planet."),
                    ),
                    Do(
                        goal=_("Bring your Starship opposite."),
                        moves=(("ship 3",),),
                        replies={"ship 4": _("Nearly. One cell further."), "fold": _("Column 5 has moved. The planet is in column 3.")},
                        praise=_("Face to face, and blue has to think of your fold from now on."),
                    ),
                ),
                hints=(
                    _("Where does the far end of a folded column go?"),
                    _("To the cell in front of the ship that folds. So be in column 3."),
                    _("It brings the planet to (9,3). Mark “ship 1” and “ship 8”; choose “ship 3”."),
                ),
            ),
            Step(
                text=_(
                    "Hint 2: do not accept the board as it lies. A Black Hole sits on (9,5), right at your door, and behind it on (8,5) a planet with "
                    "crystals. "
                    "You have two tools: your fold, and the Ion Storm on (7,6), next to your Explorer on (8,6)."
                ),
                rules=("S41-HNT-02", "S41-FLD-05", "S41-TIL-ION-02"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"9,5": "black_hole", "8,5": "glynium_planet_2", "1,5": "salvage_explorer", "8,6": "salvage_explorer", "7,6": "ion_storm"},
                    crystals={"8,5": {"yellow": 2}},
                    explorers={"A1": "8,6"},
                ),
                look=("cell-9-5", "cell-8-5", "cell-7-6", "fold-S-5"),
                tasks=(
                    Predict(
                        question=_("Which of the two tools leaves the crystals on their cell?"),
                        answers=(_("The fold"), _("The swap"), _("Both"), _("Neither")),
                        right=1,
                        because=_("A fold carries along everything that stands on the line. A swap changes the tiles under things that stay."),
                        replies={
                            0: _("In a fold the crystals ride with their tile."),
                            2: _("One of them moves the crystals."),
                            3: _("One of them leaves everything in place."),
                        },
                    ),
                    Do(
                        goal=_("Use both: fold first, then enter the Ion Storm and swap it with the Black Hole, wherever that is by then."),
                        moves=(("fold",), ("go 1 7,6",), ("swap 8,5",)),
                        replies={
                            "stay": _("Fold first: it puts a harmless tile at your door."),
                            "go 2 9,5": _("A way out, yes, but the Black Hole is still on the way to the planet. Take Explorer 1."),
                            "swap 9,5": _("That is the harmless tile at your door. The Black Hole is on (8,5) now."),
                        },
                        praise=_("A free road: the planet on (7,5), then the storm on (8,5), then your door on (9,5)."),
                    ),
                ),
                hints=(
                    _("After the fold, everything in column 5 is one row further north."),
                    _("Then the Black Hole is on (8,5) and the planet on (7,5). The storm is on (7,6), beside your Explorer."),
                    _("The swap. Choose “fold”, “go 1 7,6”, “swap 8,5”."),
                ),
            ),
            Step(
                text=_(
                    "Hint 3: fold your own treasures away from your front row. A planet lies on (9,4), at your door, and blue faces you at (0,4). "
                    "It is your Starship phase."
                ),
                rules=("S41-HNT-03", "S41-FLD-01", "S41-FLD-06"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"9,4": "glynium_planet_3", "1,4": "salvage_explorer"},
                    crystals={"9,4": {"yellow": 3}},
                    ships={"A": "S4", "B": "N4"},
                ),
                look=("cell-9-4", "ship-1", "fold-S-4"),
                tasks=(
                    Predict(
                        question=_("If you leave it there, what could blue do in the next turn?"),
                        answers=(
                            _("Fold it to (1,4), to its own door"),
                            _("Fold it to (8,4)"),
                            _("Destroy it"),
                            _("Nothing, it is in your front row"),
                        ),
                        right=0,
                        because=_("Your front row is the far end of blue's column. One fold from the north, and the planet is blue's neighbour."),
                        replies={
                            1: _("From the north, tiles move south; the last one comes round."),
                            2: _("Only the awakened Guardian destroys."),
                            3: _("Rows belong to nobody."),
                        },
                    ),
                    Do(
                        goal=_("Fold it one row away from the edge."),
                        moves=(("fold",),),
                        replies={"stay": _("Then blue may take it with one fold."), "ship 5": _("The planet is still in reach of blue's fold.")},
                        praise=_("On (8,4) it is safe from the big jump, and blue may not fold this column back next turn."),
                    ),
                ),
                hints=(
                    _("Think of the fold from blue's side."),
                    _("Blue's far end is your front row, and it comes round to (1,4)."),
                    _("Fold it to (1,4). So choose “fold” first."),
                ),
            ),
            Step(
                text=_(
                    "Hint 4: slow tiles can be left early. Explorer 2 is trapped in a Nebula on (3,7), far from everybody. "
                    "Explorer 1 stands next to a Stargate on (6,4)."
                ),
                rules=("S41-HNT-04", "S41-TIL-GAT-01"),
                table=lambda: table(cells={"3,7": "nebula", "6,4": "stargate", "7,4": "salvage_explorer"}, explorers={"A1": "7,4", "A2": "3,7 trapped"}),
                look=("cell-3-7", "cell-6-4", "explorer-0-2"),
                tasks=(
                    Predict(
                        question=_("What is the cheapest way to free Explorer 2?"),
                        answers=(
                            _("Walk Explorer 1 to the Nebula"),
                            _("Enter the Stargate and call it"),
                            _("Wait, it gets out by itself"),
                            _("Have it attacked"),
                        ),
                        right=1,
                        because=_("One move, and it stands beside you, free. Walking there would take three turns, and three more to come back."),
                        replies={
                            0: _("That works, but it takes several turns."),
                            2: _("A Nebula holds until company comes."),
                            3: _("That would even work, but you cannot count on blue's kindness."),
                        },
                    ),
                    Do(
                        goal=_("Free Explorer 2 in this turn."),
                        moves=(("go 1 6,4",), ("call 2",)),
                        replies={"call 3": _("That called the one from aboard."), "call no": _("Then Explorer 2 waits in the cloud.")},
                        praise=_("Out of the cloud in one move. A Starbase nearby would have done it, too."),
                    ),
                ),
                hints=(
                    _("Which tile brings an Explorer from anywhere?"),
                    _("The Stargate on (6,4), one step north of Explorer 1."),
                    _("Enter and call: “go 1 6,4”, “call 2”."),
                ),
            ),
            Step(
                text=_("Hint 5: love your Beacons. One lies on (6,6), right beside a planet on (6,5), and your Explorer is already there."),
                rules=("S41-HNT-05", "S41-TIL-BEA-01", "S41-TOW-04"),
                table=lambda: table(cells={"6,5": "glynium_planet_3", "6,6": "beacon"}, crystals={"6,5": {"yellow": 3}}, explorers={"A1": "6,5"}),
                look=("cell-6-5", "cell-6-6", "ship-0"),
                tasks=(
                    Predict(
                        question=_("How long does one crystal take from the planet to your score?"),
                        answers=(_("Four turns of walking"), _("Two turns"), _("One turn, and then the way back out"), _("It cannot be scored by Beacon")),
                        right=2,
                        because=_("Onto the Beacon and home, all in one phase. What costs time is walking back for the next."),
                        replies={
                            0: _("On foot, yes. The Beacon is faster."),
                            1: _("The Beacon acts at once."),
                            3: _("Every movement may tow."),
                        },
                    ),
                    Do(
                        goal=_("Deliver one crystal."),
                        moves=(("go 1 6,6 tow yellow",), ("on ship tow yellow",)),
                        replies={"go 1 6,6": _("Home, but empty-handed."), "on ship": _("The crystal is still on the Beacon.")},
                        praise=_("One point, one turn."),
                    ),
                ),
                hints=(
                    _("Tow onto the Beacon, tow home."),
                    _("Both movements happen in the same Explorer phase."),
                    _("One turn. “go 1 6,6 tow yellow”, “on ship tow yellow”."),
                ),
            ),
            Step(
                text=_(
                    "Hint 6: look before you leap. A Spatial Distortion lies on (7,4), a Remote Viewport on (7,6), and the rows beyond are unknown. "
                    "Your Explorer on (8,5) can reach either."
                ),
                rules=("S41-HNT-06", "S41-TIL-DIS-01", "S41-TIL-TEL-01"),
                table=lambda: table(cells={"7,4": "spatial_distortion", "7,6": "remote_viewport", "8,5": "salvage_explorer"}, explorers={"A1": "8,5"}),
                look=("cell-7-4", "cell-7-6", "explorer-0-1"),
                tasks=(
                    Predict(
                        question=_("Which of the two tells your opponent as well?"),
                        answers=(_("The Viewport"), _("The Distortion"), _("Both"), _("Neither")),
                        right=1,
                        because=_("A Distortion turns a tile face up for everybody. A look through the Viewport is yours alone."),
                        replies={
                            0: _("What you see there is your secret."),
                            2: _("One of them is private."),
                            3: _("One of them turns a tile up."),
                        },
                    ),
                    Do(
                        goal=_("Scout with the one that keeps it secret, and look at a back of your choice."),
                        moves=(("go 1 7,6",), ("look 6,5", "*")),
                        replies={"go 1 7,4": _("A Distortion shows the tile to blue as well.")},
                        praise=_("Now you know more than blue. That was the last hint: you are ready to play."),
                    ),
                ),
                hints=(
                    _("Which one turns a tile up, which one only lifts a corner?"),
                    _("The Distortion turns up, the Viewport peeks."),
                    _("The Distortion tells all. Choose “go 1 7,6”, then “look 6,5”."),
                ),
            ),
        ),
    )
