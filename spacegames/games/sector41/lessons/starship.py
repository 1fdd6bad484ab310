"""Lessons 3 and 4: moving the Starship, and folding space."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _move(), _fold()


def _move() -> Lesson:
    return Lesson(
        id="S41-LES-03",
        title=_("Starship: move and wrap"),
        goal=_("Know every place your Starship can reach in one turn."),
        steps=(
            Step(
                text=_(
                    "A Starship glides along its own edge, one cell or two, to the left or to the right. Everybody aboard comes along. "
                    "Its places have the numbers of the columns: you are at place 5, and the four places you can reach are lit."
                ),
                rules=("S41-SHP-02", "S41-SHP-03"),
                table=lambda: table(kind="starship_action"),
                look=("ship-0", "berth-S-3", "berth-S-4", "berth-S-6", "berth-S-7"),
                tasks=(
                    Find(
                        question=_("Which of these moves goes too far?"),
                        texts=("ship 3", "ship 4", "ship 7", "ship 8"),
                        because=_("From 5 to 8 are three cells. One or two is the limit."),
                    ),
                    Predict(
                        question=_("The Starship goes to (10,7). Where are your three Explorers then?"),
                        answers=(_("Left behind at (10,5)"), _("Aboard, in front of column 7"), _("On the cell (9,7)"), _("One aboard, two left behind")),
                        right=1,
                        because=_("Whoever is aboard travels with the ship. Their next step out will be onto (9,7)."),
                        replies={
                            0: _("A Starship does not leave its crew behind."),
                            2: _("They would have to step out first, and that is the Explorer phase."),
                            3: _("All three are aboard, so all three travel."),
                        },
                    ),
                    Do(
                        goal=_("Move your Starship to (10,7)."),
                        moves=(("ship 7",),),
                        replies={
                            "ship 6": _("One cell is allowed. The task asks for column 7, one further."),
                            "ship 3": _("Two cells, but to the other side."),
                            "ship 4": _("That is the other side, and only one cell."),
                            "fold": _("That folds column 5. The ship has not moved a bit."),
                            "stay": _("Resting is allowed, but the task is to move."),
                        },
                        praise=_("Two cells in one go. Column 7 is now your front door."),
                    ),
                ),
                hints=(
                    _("Count the cells between 5 and the place you mean."),
                    _("Two cells is the most: 3, 4, 6 and 7 are in reach, and the crew comes along."),
                    _("“ship 8” is three away, so it is the mistake. Then choose “ship 7”."),
                ),
            ),
            Step(
                text=_(
                    "Your Starship lies at the very end, on (10,9). The two ends of an edge are neighbours: "
                    "from place 9 the next one is place 1, as if the edge were bent into a ring."
                ),
                rules=("S41-SHP-05", "S41-AMB-04", "S41-INV-16"),
                table=lambda: table(kind="starship_action", ships={"A": "S9", "B": "N5"}),
                look=("ship-0",),
                tasks=(
                    Predict(
                        question=_("Which places can it reach this turn?"),
                        answers=("7, 8", "7, 8, 1", "1, 2, 3, 7, 8", "7, 8, 1, 2"),
                        right=3,
                        because=_("Two steps back are 8 and 7; two steps on, over the end, are 1 and 2."),
                        replies={
                            0: _("That is one direction. The other one goes over the end."),
                            1: _("Going over the end costs one step, and there is a second one left."),
                            2: _("Place 3 would be the third step beyond 9."),
                        },
                    ),
                    Do(
                        goal=_("Go over the end to (10,1)."),
                        moves=(("ship 1",),),
                        replies={
                            "ship 2": _("That works too: two steps over the end. The task asks for place 1."),
                            "ship 8": _("That is the way back. Go on, over the end."),
                            "ship 7": _("That is the way back. Go on, over the end."),
                        },
                        praise=_("From one end of the sector to the other in a single step. No place is ever more than two turns away."),
                    ),
                ),
                hints=(
                    _("Imagine the nine places as a clock with nine hours."),
                    _("After 9 comes 1, then 2. Before 9 come 8 and 7."),
                    _("Four places: 7, 8, 1, 2. Then choose “ship 1”."),
                ),
                ruling=_("Going over the end costs one of the two steps. The rulebook only says that it is possible."),
            ),
            Step(
                text=_("The west edge is empty: nobody took it. Your Starship lies at (10,1), right at the corner. Tempting, is it not?"),
                rules=("S41-SHP-04",),
                table=lambda: table(kind="starship_action", ships={"A": "S1", "B": "N5"}),
                look=("ship-0",),
                tasks=(
                    Find(
                        question=_("Mark the flights that are forbidden."),
                        texts=("ship 9", "ship W9", "ship 3", "ship W8"),
                        because=_(
                            "Over the end to place 9 is fine, and so is place 3. But a Starship never turns a corner: it stays on its own side of the grid."
                        ),
                    ),
                    Predict(
                        question=_("Would it work in a three-player game in which nobody took the west edge?"),
                        answers=(_("Yes, the edge is free"), _("Never"), _("Only if the middle of that edge is in reach")),
                        right=1,
                        because=_("Free or not makes no difference. From place 1 your Starship goes over the end to 9, never round the corner."),
                        replies={0: _("An empty edge is still not your edge."), 2: _("Even then the ship would leave its own side.")},
                    ),
                ),
                hints=(
                    _("Every Starship has a side of its own."),
                    _("The west edge has places too, but they are not yours. Over the end of your own edge you may go."),
                    _("Mark “ship W9” and “ship W8”. The number of players changes nothing about that: never."),
                ),
            ),
        ),
    )


def _fold() -> Lesson:
    return Lesson(
        id="S41-LES-04",
        title=_("Starship: fold space"),
        goal=_("Fold a line, and know where everything on it ends up."),
        steps=(
            Step(
                text=_(
                    "Folding shifts the line of nine tiles in front of your Starship one cell away from it. The tile that falls off at the far end comes round "
                    "and fills the gap right in front of you. You have peeked at two backs of column 5: a Beacon far away on (1,5) and a Nebula at "
                    "your door, on (9,5)."
                ),
                rules=("S41-FLD-01", "S41-FLD-04", "S41-AMB-58"),
                table=lambda: table(kind="starship_action", cells={"1,5": "?beacon", "9,5": "?nebula"}, looked={"A": ["1,5", "9,5"]}),
                look=("cell-1-5", "cell-9-5", "fold-S-5"),
                tasks=(
                    Predict(
                        question=_("You fold column 5. Where are the Beacon and the Nebula afterwards?"),
                        answers=(
                            _("Beacon (2,5), Nebula (1,5)"),
                            _("They swap: Beacon (9,5), Nebula (1,5)"),
                            _("Beacon (9,5), Nebula (8,5)"),
                            _("Both stay, and your Starship moves on"),
                        ),
                        right=2,
                        because=_(
                            "Everything moves one cell away from you, so the Nebula goes to (8,5). The Beacon drops out at the far end and comes round "
                            "to (9,5)."
                        ),
                        replies={
                            0: _("That would be a fold from the other side. Tiles move away from the ship that folds."),
                            1: _("Only the far tile jumps. The near one moves by a single cell."),
                            3: _("The Starship ends a fold exactly where it began."),
                        },
                    ),
                    Do(
                        goal=_("Fold."),
                        moves=(("fold",),),
                        replies={"stay": _("Nothing has moved. Use the fold handle in front of your Starship.")},
                        praise=_("The whole column has slid by one cell, and not one back was turned up. The Guardian rode along to (4,5)."),
                    ),
                ),
                hints=(
                    _("Away from the ship, and the last one comes to the front."),
                    _("(9,5) goes to (8,5), (8,5) to (7,5), and so on. Nothing is beyond row 1, so (1,5) comes round."),
                    _("The far tile lands at (9,5), the near one at (8,5). Choose “fold”."),
                ),
                ruling=_("We let the Guardian ride a fold like everything else that stands on the line."),
            ),
            Step(
                text=_(
                    "A fold carries along whatever stands on the tiles: Explorers, crystals, everything. Tiles keep lying as they lie. "
                    "On (1,5) you see a Solar Tempest pointing north-west, on (4,5) a planet with a crystal and a blue Explorer."
                ),
                rules=("S41-FLD-02", "S41-FLD-03", "S41-FLD-05", "S41-AMB-77"),
                table=lambda: table(
                    kind="starship_action",
                    cells={"1,5": "solar_tempest@0", "4,5": "glynium_planet_2"},
                    crystals={"4,5": {"yellow": 1}},
                    explorers={"B1": "4,5"},
                    collected={"B": {"yellow": 1}},
                ),
                look=("cell-1-5", "cell-4-5", "explorer-1-1", "fold-S-5"),
                tasks=(
                    Predict(
                        question=_("You fold. What do you see?"),
                        answers=(
                            _("Tempest on (9,5), pointing south-east; blue stays on (4,5)"),
                            _("Tempest on (9,5), still north-west; blue and the crystal on (3,5); no back turned"),
                            _("Tempest on (9,5), still north-west; blue on (3,5), the crystal left on (4,5)"),
                            _("Tempest on (9,5), still north-west; blue and the crystal on (3,5); the backs turned up"),
                        ),
                        right=1,
                        because=_("Nothing turns and nothing flips; the whole strip slides, with all that stands on it."),
                        replies={
                            0: _("Tiles are not rotated, and pieces do not stay behind."),
                            2: _("The crystal lies on the tile, so it slides along as well."),
                            3: _("A fold turns no tile face up."),
                        },
                    ),
                    Do(
                        goal=_("Fold and compare."),
                        moves=(("fold",),),
                        replies={"stay": _("Nothing slid. Press the fold handle.")},
                        praise=_("Blue rode along without moving: no tile acted, and nobody was attacked. Riding is not entering."),
                    ),
                ),
                hints=(
                    _("Think of a conveyor belt."),
                    _("Belts do not rotate their parcels, and parcels do not fall off."),
                    _("Arrow unchanged, Explorer and crystal one row up, no faces shown. Choose “fold”."),
                ),
                ruling=_("Riding a fold is no entry: no tile effect, no combat, no towing."),
            ),
            Step(
                text=_(
                    "Blue sits opposite and has just folded column 5, your column. Folding it straight back would only undo the work, so the rules forbid it: "
                    "you may not fold the line that the player facing you folded in their last turn."
                ),
                rules=("S41-FLD-06", "S41-AMB-03", "S41-INV-14", "S41-INV-15"),
                table=lambda: table(kind="starship_action", number=2, folded={"B": 5}),
                look=("ship-0", "ship-1", "fold-S-5"),
                tasks=(
                    Attempt(
                        goal=_("Try to fold anyway."),
                        texts=("fold",),
                        rule="S41-FLD-06",
                        praise=_("Refused: blue folded this very line a moment ago."),
                    ),
                    Predict(
                        question=_("You go to column 6 now. May you fold column 6 in your next turn, if blue does not fold it first?"),
                        answers=(
                            _("Yes, only the line blue folded is closed"),
                            _("No, blue's fold closes all columns"),
                            _("No, after a refusal you must wait two turns"),
                        ),
                        right=0,
                        because=_("The ban is about one line and one turn. Column 6 is open."),
                        replies={1: _("The ban covers just the one line blue folded."), 2: _("A refused try costs nothing at all.")},
                    ),
                    Do(
                        goal=_("Go to (10,6) instead."),
                        moves=(("ship 6",),),
                        replies={
                            "ship 4": _("Also a way out. The task asks for column 6."),
                            "stay": _("You may wait, but the task is to move on to column 6."),
                            "ship 7": _("One cell too far for this task."),
                        },
                        praise=_("A new column, a new chance."),
                    ),
                ),
                hints=(
                    _("What did blue do a moment ago, and in which line?"),
                    _("Only column 5 is closed, and only now. Other columns are not."),
                    _("Try “fold” once. The answer is yes, column 6 is open. Then choose “ship 6”."),
                ),
                ruling=_("We read “previous turn” as blue's latest turn: if blue does not fold in it, the ban is gone."),
            ),
            Step(
                text=_(
                    "Four players, and you are red on the west edge, at (3,0). Who sits at the side looks along a row, so a row is what folds. "
                    "You once peeked at (3,9), the far end of your row: a Stargate."
                ),
                rules=("S41-FLD-01", "S41-AMB-02"),
                table=lambda: table(
                    kind="starship_action",
                    players=4,
                    ships={"A": "S5", "B": "N5", "C": "W3", "D": "E5"},
                    active="C",
                    cells={"3,9": "?stargate"},
                    looked={"C": ["3,9"]},
                ),
                look=("ship-2", "cell-3-9", "fold-W-3"),
                viewer=2,
                tasks=(
                    Predict(
                        question=_("You fold. Which line moves, and where does the Stargate go?"),
                        answers=(_("Column 3, and it stays on (3,9)"), _("Row 3, to (3,8)"), _("Row 3, to (3,1)"), _("Row 3, to (4,9)")),
                        right=2,
                        because=_("Row 3 slides east, away from you. The far tile comes round to the cell in front of your Starship."),
                        replies={
                            0: _("Your Starship looks along row 3; columns belong to north and south."),
                            1: _("Tiles move away from you, to the east. (3,9) has nowhere left to go but round."),
                            3: _("A fold never changes the row of a side player's tile."),
                        },
                    ),
                    Do(
                        goal=_("Fold your row."),
                        moves=(("fold",),),
                        replies={"stay": _("Nothing slid. Press the fold handle beside your Starship.")},
                        praise=_("The Stargate lies at your door now, still face down, and you alone know it."),
                    ),
                ),
                hints=(
                    _("Stand where the red Starship stands and look straight ahead."),
                    _("The line in front of it is row 3, and (3,9) is its far end."),
                    _("The far end always comes to the cell right in front: (3,1). Choose “fold”."),
                ),
                ruling=_("The rulebook speaks of columns; for the side edges we fold the row in front of the Starship."),
            ),
        ),
    )
