"""Questions about the grid: ships, folds, steps, and where tiles send an Explorer."""

from __future__ import annotations

from spacegames.core.chance import Chance
from spacegames.core.teaching import Step
from spacegames.core.words import _

from ...components import CELL_OF, DIRECTIONS, KNIGHT, RAY, STEP
from ...examples import table
from .asking import REST, Maker, away, direction_name, name, ordered_landing, question, some_cell, some_neighbour, spelled, spelled_all, state_of


def starship(chance: Chance) -> Step:
    """Which place is out of reach of the Starship?"""
    here = 1 + chance.below(9)
    position = table(kind="starship_action", ships={"A": f"S{here}", "B": "N5"})
    state = state_of(position)
    legal = set(state.actions())
    far = [str(place) for place in range(1, 10) if f"ship {place}" not in legal and place != here]
    right = chance.pick(far)
    return question(
        chance,
        position,
        text=_("Your Starship lies at place {here} of the south edge.").format(here=here),
        ask=_("Which of these places can it not reach in this turn?"),
        right=right,
        wrong={str(place): _("That one is one or two steps away, over the end perhaps.") for place in range(1, 10) if f"ship {place}" in legal},
        because=_("A move is one or two steps on a ring of nine, and {place} is farther than that.").format(place=right),
        rules=("S41-SHP-02", "S41-SHP-05"),
        hints=(
            _("One or two steps, to either side."),
            _("The ends of the edge are neighbours: after 9 comes 1."),
            _("Count three or more steps: that place is the answer."),
        ),
        look=("ship-0",),
    )


def fold(chance: Chance) -> Step:
    """Where does a tile go in a fold?"""
    column, row = 1 + chance.below(9), 1 + chance.below(9)
    position = table(kind="starship_action", ships={"A": f"S{column}", "B": "N5"}, cells={f"{row},{column}": "stargate"})
    state = state_of(position)
    state.play("fold")
    grid = state.to_position()["grid"]
    right = next(spelled(f"{r + 1},{column}") for r in range(9) if grid[r][column - 1].startswith("stargate"))
    wrong = {
        spelled(f"{row},{column}"): _("The whole line moves, this tile as well."),
        spelled(f"{row % 9 + 1},{column}"): _("That is towards you. A fold pushes the line away from the Starship that folds."),
        spelled(f"{(row - 3) % 9 + 1},{column}"): _("That is two cells. A fold shifts the line by one."),
        spelled(f"{row},{column % 9 + 1}"): _("You fold a column, so the column stays the same."),
    }
    return question(
        chance,
        position,
        text=_("A Stargate lies on {cell}, and your Starship faces that column from the south.").format(cell=spelled(f"{row},{column}")),
        ask=_("You fold. Where is the Stargate then?"),
        right=right,
        wrong=wrong,
        because=_("Every tile of the line moves one cell away from you, and the farthest one comes round to your door. So it is on {cell}.").format(cell=right),
        rules=("S41-FLD-01",),
        hints=(
            _("Away from you is north."),
            _("One row up; from row 1 it comes round to row 9."),
            _("It leaves row {row} for the row above, and above row 1 comes row 9.").format(row=row),
        ),
        look=(f"cell-{row}-{column}", f"fold-S-{column}"),
        show=("fold",),
    )


def destinations(chance: Chance) -> Step:
    """To how many places can an Explorer go?"""
    cell, ship = some_cell(chance), 1 + chance.below(9)
    if chance.below(3) == 0:  # often enough in front of the Starship, where one place more is open
        cell = 72 + ship - 1
    position = table(cells={name(cell): REST}, explorers={"A1": name(cell)}, ships={"A": f"S{ship}", "B": "N5"})
    state = state_of(position)
    count = len({action.split()[2] for action in state.actions() if action.startswith("go 1 ")})
    wrong = {
        str(other): _("Count the neighbours once more, corners included, and look where your Starship lies.") for other in (3, 4, 5, 6, 8, 9) if other != count
    }
    return question(
        chance,
        position,
        text=_("Explorer 1 stands on {cell}, your Starship lies at place {ship}.").format(cell=spelled(name(cell)), ship=ship),
        ask=_("To how many places can Explorer 1 go?"),
        right=str(count),
        wrong=wrong,
        because=_("All neighbouring cells, eight in the open and fewer at the edge, and the Starship if it lies straight ahead: {count}.").format(count=count),
        rules=("S41-EXP-01", "S41-EXP-02"),
        hints=(
            _("Every neighbouring cell counts, known or not."),
            _("At an edge there are five, in a corner three."),
            _("Add one if your Starship is straight in front."),
        ),
        look=("explorer-0-1", "ship-0"),
    )


def _by_tile(
    chance: Chance, tile: str, kind: str, cell: int, start: int, text: str, about: str, tempting: dict[str, str], rules: tuple[str, ...], **cells: str
) -> Step:
    """A question about the landing that a tile orders."""
    grid = {**{key.replace("_", ","): value for key, value in cells.items()}, name(cell): tile, name(start): REST}
    move = f"go 1 {name(cell)}"
    landing = ordered_landing(state_of(table(cells=grid, explorers={"A1": name(start)})), move, kind)
    hidden = {place: f"?{REST}" for place in landing if place not in (*grid, "ship", "5,5")}  # so that the chain ends there
    position = table(cells={**hidden, **grid}, explorers={"A1": name(start)})
    landing = ordered_landing(state_of(position), move, kind)
    right = spelled_all(landing)
    spare = [
        spelled(name(other))
        for other in (away(cell, direction, steps) for steps in (1, 2) for direction in range(8))
        if other >= 0 and spelled(name(other)) != right and other != start
    ]
    chance.shuffle(spare)
    wrong = {**{other: _("Look again. {about}").format(about=about) for other in spare[:3]}, **tempting}
    wrong = dict(list(wrong.items())[-4:])
    return question(
        chance,
        position,
        text=text,
        ask=_("Explorer 1 enters {cell}. Where does the tile send it?").format(cell=spelled(name(cell))),
        right=right,
        wrong=wrong,
        because=_("{about} So: {right}.").format(about=about, right=right),
        rules=rules,
        hints=(
            _("Put your finger on {cell} and follow the tile.").format(cell=spelled(name(cell))),
            about,
            _("What would leave the board does not happen. Count carefully: the first cell after the tile is number one."),
        ),
        look=(f"cell-{name(cell).replace(',', '-')}", "explorer-0-1"),
        show=(move,),
    )


def pulsar(chance: Chance) -> Step:
    """Where do the bursts of a Pulsar lead?"""
    cell, quarter = some_cell(chance), chance.below(2)
    start = some_neighbour(chance, cell)
    first, second = (1, 5) if quarter == 0 else (3, 7)
    other = [name(to) for to in (away(cell, 3 if quarter == 0 else 1, 2), away(cell, 7 if quarter == 0 else 5, 2)) if to >= 0]
    near = [name(to) for to in (away(cell, first, 1), away(cell, second, 1)) if to >= 0]
    tempting = {spelled_all(near): _("That is one cell. A burst carries two."), _("nowhere, it stops"): _("At least one burst has room for two cells.")}
    if other:
        tempting[spelled_all(other)] = _("That is the other diagonal.")
    return _by_tile(
        chance,
        f"pulsar@{90 * quarter}",
        "pulsar",
        cell,
        start,
        text=_("A Pulsar on {cell}: its bursts point {first} and {second}.").format(
            cell=spelled(name(cell)), first=direction_name(first), second=direction_name(second)
        ),
        about=_("A Pulsar throws to the second cell along either burst."),
        tempting=tempting,
        rules=("S41-TIL-PUL-01", "S41-TIL-PUL-02", "S41-DET-03"),
    )


def tempest(chance: Chance) -> Step:
    """Where does a Solar Tempest blow?"""
    cell, quarter = some_cell(chance), chance.below(4)
    direction = (7 + 2 * quarter) % 8
    back = [to for to in RAY[cell][(direction + 4) % 8] if to < 81]
    tempting = {_("nowhere, it stops"): _("There is a cell in its direction, so it blows.")}
    if back:
        tempting[spelled(name(back[-1]))] = _("That is the opposite direction.")
    return _by_tile(
        chance,
        f"solar_tempest@{90 * quarter}",
        "solar_tempest",
        cell,
        some_neighbour(chance, cell),
        text=_("A Solar Tempest on {cell} points {direction}.").format(cell=spelled(name(cell)), direction=direction_name(direction)),
        about=_("A Tempest sweeps to the edge in its direction; at that edge it does nothing."),
        tempting=tempting,
        rules=("S41-TIL-TEM-01", "S41-TIL-TEM-02"),
    )


def flare(chance: Chance) -> Step:
    """Which back does a Solar Flare find, if any?"""
    cell, quarter = some_cell(chance, 3, 7), chance.below(4)
    direction = (1 + 2 * quarter) % 8
    start = STEP[cell][(direction + 2) % 8]
    ray = [to for to in RAY[cell][direction] if to < 81]
    known = ray[: chance.below(len(ray) + 1)]
    fills = ("nebula", "black_hole", "barren_planet", "vortex", "ion_storm", "starbase")
    cells = {name(to).replace(",", "_"): fills[i] for i, to in enumerate(known)}
    return _by_tile(
        chance,
        f"solar_flare@{90 * quarter}",
        "solar_flare",
        cell,
        start,
        text=_("A Solar Flare on {cell} points {direction}.").format(cell=spelled(name(cell)), direction=direction_name(direction)),
        about=_("A Flare goes to the next unexplored tile in its direction, or to the edge if there is none."),
        tempting={_("nowhere, it stops"): _("There are cells in its direction."), spelled(name(ray[-1])): _("Only when no back lies nearer on the ray.")},
        rules=("S41-TIL-FLA-01", "S41-TIL-FLA-02"),
        **cells,
    )


def rift(chance: Chance) -> Step:
    """Where does a Space Rift pull?"""
    cell = some_cell(chance)
    start = some_neighbour(chance, cell)
    return _by_tile(
        chance,
        "space_rift",
        "space_rift",
        cell,
        start,
        text=_("A Space Rift on {cell}, and your Explorer 1 on {start}.").format(cell=spelled(name(cell)), start=spelled(name(start))),
        about=_("A Rift pulls one more cell in the direction of travel, if there is one."),
        tempting={spelled(name(start)): _("That is back. A Rift goes on."), _("nowhere, it stops"): _("There is a cell in the direction of travel.")},
        rules=("S41-TIL-RIF-01", "S41-TIL-RIF-02"),
    )


def anomaly(chance: Chance) -> Step:
    """Where does a Temporal Anomaly take you back to?"""
    cell = some_cell(chance)
    start = some_neighbour(chance, cell)
    onward = STEP[cell][STEP[start].index(cell)]
    tempting = {_("nowhere, it stops"): _("One cell back is always open here: you have just come from it.")}
    if 0 <= onward < 81:
        tempting[spelled(name(onward))] = _("That is forward. An Anomaly goes back.")
    return _by_tile(
        chance,
        "temporal_anomaly",
        "temporal_anomaly",
        cell,
        start,
        text=_("A Temporal Anomaly on {cell}, and your Explorer 1 on {start}.").format(cell=spelled(name(cell)), start=spelled(name(start))),
        about=_("An Anomaly takes you two cells back the way you came, or one if two is impossible."),
        tempting=tempting,
        rules=("S41-TIL-TIM-01", "S41-TIL-TIM-02"),
    )


def supernova(chance: Chance) -> Step:
    """How many landing places does a Supernova offer?"""
    cell = some_cell(chance)
    start = some_neighbour(chance, cell)
    position = table(cells={name(cell): "supernova", name(start): REST}, explorers={"A1": name(start)})
    state = state_of(position)
    move = f"go 1 {name(cell)}"
    count = len(ordered_landing(state, move, "supernova"))
    return question(
        chance,
        position,
        text=_("A Supernova lies on {cell}. Your Starship is at (10,5).").format(cell=spelled(name(cell))),
        ask=_("Explorer 1 enters it. How many landing places are offered?"),
        right=str(count),
        wrong={str(other): _("Test all eight directions: is there a second cell, or your Starship?") for other in (1, 2, 3, 4, 5, 6, 7, 8) if other != count},
        because=_("In {count} of the eight directions there is a second cell, or your own Starship, to land on.").format(count=count),
        rules=("S41-TIL-NOV-01", "S41-DET-08", "S41-DET-04"),
        hints=(
            _("Two cells, straight, in eight directions."),
            _("Near an edge some directions leave the board."),
            _("Your own Starship counts if it lies exactly two cells away."),
        ),
        look=(f"cell-{name(cell).replace(',', '-')}",),
        show=(move,),
    )


def artifact(chance: Chance) -> Step:
    """Which cell can an Alien Artifact throw to?"""
    cell = some_cell(chance, 3, 7)
    start = some_neighbour(chance, cell)
    position = table(cells={name(cell): "alien_artifact", name(start): REST}, explorers={"A1": name(start)})
    move = f"go 1 {name(cell)}"
    state = state_of(position)
    landing = ordered_landing(state, move, "alien_artifact")
    right = spelled(chance.pick(landing))
    knight = {to for to, _diagonal in KNIGHT[cell]}
    wrong = {
        spelled(name(to)): _("Straight, then diagonal, both leading away: that cell is not one of them.")
        for to in (away(cell, direction, steps) for direction in range(len(DIRECTIONS)) for steps in (1, 2))
        if to >= 0 and to not in knight
    }
    return question(
        chance,
        position,
        text=_("An Alien Artifact lies on {cell}.").format(cell=spelled(name(cell))),
        ask=_("Explorer 1 enters it. Which of these is a landing cell?"),
        right=right,
        wrong=wrong,
        because=_("{right} is a knight's move away: one cell straight, one diagonal.").format(right=right),
        rules=("S41-TIL-ART-01",),
        hints=(
            _("Think of the knight in chess."),
            _("Two rows and one column, or one row and two columns."),
            _("Straight lines and pure diagonals are wrong."),
        ),
        look=(f"cell-{name(cell).replace(',', '-')}",),
        show=(move,),
    )


def distortion(chance: Chance) -> Step:
    """Which back is the nearest?"""
    from ..boards import late

    cell, start = CELL_OF["7,6"], CELL_OF["8,6"]
    near, far = 1 + chance.below(2), 3 + chance.below(2)
    options = {distance: [to for to in range(81) if max(abs(to // 9 - 6), abs(to % 9 - 5)) == distance] for distance in (near, far)}
    taken = {CELL_OF[place] for place in ("1,1", "1,8", "3,2", "3,9", "4,1", "8,1", "8,9", "2,6", "5,5")} | {cell, start}
    first = chance.pick([to for to in options[near] if to not in taken])
    others = [to for to in options[far] if to not in taken]
    chance.shuffle(others)
    second, third = others[:2]
    hidden = {name(first): "?vortex", name(second): "?ion_storm", name(third): "?barren_planet"}
    position = late({**hidden, name(cell): "spatial_distortion", name(start): REST}, explorers={"A1": name(start)})
    state = state_of(position)
    events = state.play(f"go 1 {name(cell)}")
    right = next(spelled(event.data["cell"]) for event in events if event.kind == "tile_revealed" and event.data["by"] == "distortion")
    return question(
        chance,
        position,
        text=_("A Spatial Distortion on (7,6). The only backs left are {first}, {second} and {third}.").format(
            first=spelled(name(min(first, second, third))),
            second=spelled(name(sorted((first, second, third))[1])),
            third=spelled(name(max(first, second, third))),
        ),
        ask=_("Explorer 1 enters it. Which back is turned up?"),
        right=right,
        wrong={
            **{spelled(name(to)): _("Another back is nearer, counted in king's steps.") for to in (second, third)},
            _("all three"): _("One tile for each visit."),
        },
        because=_("{right} is the fewest king's steps away from (7,6).").format(right=right),
        rules=("S41-TIL-DIS-01", "S41-AMB-22"),
        hints=(
            _("Count king's steps from (7,6)."),
            _("A diagonal step counts as one."),
            _("The larger of row difference and column difference is the distance."),
        ),
        look=("cell-7-6",),
        show=(f"go 1 {name(cell)}",),
    )


QUESTIONS: dict[str, Maker] = {
    "starship": starship,
    "fold": fold,
    "destinations": destinations,
    "pulsar": pulsar,
    "tempest": tempest,
    "flare": flare,
    "rift": rift,
    "anomaly": anomaly,
    "supernova": supernova,
    "artifact": artifact,
    "distortion": distortion,
}
