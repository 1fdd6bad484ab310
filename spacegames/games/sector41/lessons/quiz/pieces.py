"""Questions about pieces: who is protected, where the crystal lies, what the Guardian may do, how it ends."""

from __future__ import annotations

from spacegames.core.chance import Chance
from spacegames.core.teaching import Step
from spacegames.core.words import _

from ...components import CELL_OF, KING
from ...examples import table
from ..boards import late
from .asking import REST, Maker, away, name, question, some_cell, spelled, state_of


def protection(chance: Chance) -> Step:
    """Which of three Explorers is protected?"""
    ship = 3 + chance.below(5)
    door = 72 + ship - 1
    direction = chance.pick([0, 1, 7])
    arrow = {0: "N", 1: "NE", 7: "NW"}[direction]
    tile = chance.pick(["supernova", "space_rift", f"solar_wind[{arrow}]", f"pulsar@{90 * chance.below(2)}"])
    near = [cell for cell in range(45, 72) if abs(cell % 9 - door % 9) <= 3]
    chance.shuffle(near)
    safe = next(cell for cell in near if _is_protected(ship, tile, cell))
    open_to_attack = [cell for cell in near if cell != safe and not _is_protected(ship, tile, cell)][:2]
    cells = sorted([safe, *open_to_attack])
    right = cells.index(safe) + 1
    board = {name(cell): REST for cell in cells} | {name(door): tile}
    explorers = {f"A{number}": name(cell) for number, cell in enumerate(cells, 1)}
    ships = {"A": f"S{ship}", "B": "N5"}
    answers = {number: _("The one on {cell}").format(cell=spelled(name(cell))) for number, cell in enumerate(cells, 1)}
    return question(
        chance,
        table(cells=board, explorers=explorers, ships=ships),
        text=_("Three of your Explorers are out. Your Starship lies at place {ship}; look at the tile before it.").format(ship=ship),
        ask=_("Which of them is protected?"),
        right=answers[right],
        wrong={
            **{answers[number]: _("No way of a single phase leads from the Starship to that cell.") for number in answers if number != right},
            _("None of them"): _("Leave the Starship in your mind, and let the tile carry you on."),
        },
        because=_("From the Starship over {door} an Explorer can land on {cell} in one phase.").format(
            door=spelled(name(door)), cell=spelled(name(cells[right - 1]))
        ),
        rules=("S41-PRO-01", "S41-PRO-03", "S41-AMB-13"),
        hints=(
            _("Walk out of the Starship in your mind."),
            _("The tile at the door moves you on: where to?"),
            _("Whoever stands where that tile can throw you is protected."),
        ),
        look=("ship-0", f"cell-{name(door).replace(',', '-')}", "explorer-0-1", "explorer-0-2", "explorer-0-3"),
    )


def _is_protected(ship: int, tile: str, cell: int) -> bool:
    """Whether an attack on a lone green Explorer there is refused for its protection: an attacker beside it tries."""
    door = 72 + ship - 1
    beside = next(to for to in (away(cell, direction, 1) for direction in range(8)) if to >= 0 and to != door)
    cells = {name(door): tile, name(cell): REST, name(beside): REST}
    state = state_of(table(cells=cells, explorers={"A1": name(cell), "B1": name(beside)}, ships={"A": f"S{ship}", "B": "N5"}, active="B"))
    return any(reason.rule == "S41-PRO-02" for reason in state.why_not(f"go 1 {name(cell)}"))


def crystal(chance: Chance) -> Step:
    """Where does the crystal lie after a move that tows whenever it can?"""
    start = CELL_OF[f"{4 + chance.below(3)},{3 + chance.below(5)}"]
    here, there = away(start, 4, 1), away(start, 4, 2)
    case = chance.pick(["known", "hidden", "black_hole", "beacon", "wind"])
    tile = {"known": "starbase", "hidden": "?starbase", "black_hole": "black_hole", "beacon": "beacon", "wind": "solar_wind[S]"}[case]
    cells = {name(start): "glynium_planet_2", name(here): tile, name(there): "?starbase"}
    position = table(cells=cells, crystals={name(start): {"yellow": 2}}, explorers={"A1": name(start)})
    state = state_of(position)
    move = f"go 1 {name(here)} tow yellow"
    show = [move if not state.why_not(move) else f"go 1 {name(here)}"]
    state.play(show[0])
    while state.kind == "chain_move":
        onward = max(state.actions(), key=lambda action: ("tow" in action, action))
        show.append(str(onward))
        state.play(onward)
    after = state.to_position()
    moved = [cell for cell in after["crystals"] if cell != name(start)]
    if after["seats"][0]["collected"]["yellow"]:
        right = _("on your Starship")
    else:
        right = _("on {cell}").format(cell=spelled(moved[0] if moved else name(start)))
    wrong = {
        _("on your Starship"): _("It does not come that far in this turn."),
        _("on {cell}").format(cell=spelled(name(start))): _("The first movement goes to a known tile, so it may come along."),
        _("on {cell}").format(cell=spelled(name(here))): _("Look at that cell again: known or not, and does it let you rest?"),
        _("on {cell}").format(cell=spelled(name(there))): _("A crystal never enters an unexplored tile."),
    }
    return question(
        chance,
        position,
        text=_("Explorer 1 stands on {start} with two yellow crystals. It goes south, and tows one at every movement where the rules allow it.").format(
            start=spelled(name(start))
        ),
        ask=_("Where is that crystal when the phase is over?"),
        right=right,
        wrong=wrong,
        because=_(
            "Each movement is checked by itself: towards known tiles and your own Starship a crystal comes along, onto backs it does not. It is {right}."
        ).format(right=right),
        rules=("S41-TOW-02", "S41-TOW-03", "S41-TOW-04", "S41-TOW-05"),
        hints=(_("Check every movement by itself."), _("Is the next tile known? Does it move you on?"), _("It lies where the last movement with a tow ended.")),
        look=("explorer-0-1", f"cell-{name(here).replace(',', '-')}", f"cell-{name(there).replace(',', '-')}"),
        show=tuple(show),
    )


def combat(chance: Chance) -> Step:
    """What becomes of those who are attacked?"""
    cell = some_cell(chance, 4, 6)
    start = away(cell, 4, 1)
    tile = chance.pick(["asteroid_belt_2", "asteroid_belt_3", REST, "nebula", "barren_planet"])
    blue = f"{name(cell)} asteroid_1" if tile.startswith("asteroid") else name(cell)
    position = table(cells={name(cell): tile, name(start): REST}, explorers={"A1": name(start), "B1": blue, "B2": blue})
    state = state_of(position)
    state.play(f"go 1 {name(cell)}")
    places = {explorer["at"] for explorer in state.to_position()["seats"][1]["explorers"][:2]}
    words = {"aboard": _("Both go home"), "out": _("Both are out of the game"), name(cell): _("Both stay where they are")}
    right = words[places.pop()]
    replies = {
        words["aboard"]: _("Everywhere else, yes. But look at the tile."),
        words["out"]: _("That happens on one kind of tile only."),
        words[name(cell)]: _("Whoever enters wins, and the tile is cleared."),
        _("One goes home, one stays"): _("Combat clears the whole tile."),
    }
    return question(
        chance,
        position,
        text=_("Two blue Explorers stand on {cell}. Yours comes from the south.").format(cell=spelled(name(cell))),
        ask=_("Explorer 1 enters. What becomes of the two?"),
        right=right,
        wrong=replies,
        because=_("All opponents on the tile leave: home everywhere, out of the game on an Asteroid Belt. In this case: “{right}”.").format(right=right),
        rules=("S41-CBT-01", "S41-CBT-02", "S41-CBT-03"),
        hints=(
            _("Whoever enters wins."),
            _("There is one kind of tile where it is deadly."),
            _("Is it an Asteroid Belt? Then they are out, else they go home."),
        ),
        look=("explorer-1-1", "explorer-1-2", "explorer-0-1"),
        show=(f"go 1 {name(cell)}",),
    )


def starbase(chance: Chance) -> Step:
    """Who is in the range of a Starbase?"""
    base = CELL_OF[f"{5 + chance.below(2)},5"]
    start = away(base, 4, 1)
    around = [cell for cell in range(18, 72) if cell not in (base, start) and KING[base][cell] <= 3]
    chance.shuffle(around)
    first, second = around[:2]
    cells = {name(base): "starbase", name(start): REST, name(first): REST, name(second): REST}
    position = table(cells=cells, explorers={"A1": name(start), "B1": name(first), "B2": name(second)})
    state = state_of(position)
    state.play(f"go 1 {name(base)}")
    reached = tuple(number for number in (1, 2) if f"send blue {number}" in state.actions())
    words = {
        (): _("Neither"),
        (1,): _("Only blue 1, on {cell}").format(cell=spelled(name(first))),
        (2,): _("Only blue 2, on {cell}").format(cell=spelled(name(second))),
        (1, 2): _("Both"),
    }
    return question(
        chance,
        position,
        text=_("A Starbase on {base}; blue 1 on {first}, blue 2 on {second}.").format(
            base=spelled(name(base)), first=spelled(name(first)), second=spelled(name(second))
        ),
        ask=_("Explorer 1 enters it. Which blue Explorers could it send home?"),
        right=words[reached],
        wrong={text: _("Draw a frame of 5 by 5 around the base, and look again.") for key, text in words.items() if key != reached},
        because=_("Two cells in every direction, diagonals included, and neither is protected here."),
        rules=("S41-TIL-BAS-01", "S41-AMB-43"),
        hints=(_("Draw a frame of 5 by 5 around the base."), _("Rows up to two away, columns up to two away."), _("Both differences must be two at most.")),
        look=(f"cell-{name(base).replace(',', '-')}", "explorer-1-1", "explorer-1-2"),
        show=(f"go 1 {name(base)}",),
    )


def movable(chance: Chance) -> Step:
    """How many of three Explorers can move?"""
    states = {"7,2 trapped": "nebula", "3,7 side_due": "barren_planet", "6,8 asteroid_1": "asteroid_belt_2", "4,3": REST}
    picks = list(states)
    chance.shuffle(picks)
    picks = sorted(picks[:3])
    cells = {place.split()[0]: states[place] for place in picks}
    position = table(cells=cells, explorers={f"A{number}": place for number, place in enumerate(picks, 1)})
    state = state_of(position)
    right = str(len({action.split()[1] for action in state.actions()}))
    return question(
        chance,
        position,
        text=_("Your three Explorers are spread over the sector; look how each of them stands."),
        ask=_("How many of them can be chosen for a move now?"),
        right=right,
        wrong={str(count): _("Look at each in turn: trapped, on its side, on an asteroid, or free?") for count in range(4)},
        because=_(
            "Whoever is trapped in a Nebula or lies on a Barren Planet cannot move; on an asteroid there is always the next one, and a free Explorer steps where "
            "it likes."
        ),
        rules=("S41-TIL-NEB-02", "S41-TIL-BAR-01", "S41-TIL-AST-04", "S41-EXP-01"),
        hints=(_("Take them one by one."), _("A trapped one and one on its side cannot move."), _("On an asteroid it can always hop to the next number.")),
        look=("explorer-0-1", "explorer-0-2", "explorer-0-3"),
    )


def guardian(chance: Chance) -> Step:
    """How many steps does the Guardian have?"""
    at = some_cell(chance)
    if chance.below(2):
        position = table(cells={name(at): REST}, guardian=name(at), kind="guardian_step", explored=True)
        text = _("The Guardian wanders on {cell}, and an Explorer has just entered an unexplored tile.").format(cell=spelled(name(at)))
        because = _("Any neighbouring cell of the grid will do.")
        rules: tuple[str, ...] = ("S41-GRD-02", "S41-GRD-06")
    else:
        taken = {"1,1", "1,8", "3,2", "3,9", "4,1", "8,1", "8,9", "2,6"}
        free = [cell for cell in range(81) if name(cell) not in taken and max(abs(cell // 9 - at // 9), abs(cell % 9 - at % 9)) > 1]
        target = chance.pick(free)
        cells = {name(target): "?vortex"} | ({name(at): REST} if name(at) not in taken else {})
        position = late(cells, guardian=name(at), kind="guardian_step")
        text = _("The Guardian on {cell} has accelerated, and the only back left is {target}.").format(cell=spelled(name(at)), target=spelled(name(target)))
        because = _("It must come one king's step nearer to that back.")
        rules = ("S41-GRD-09", "S41-AMB-22", "S41-AMB-23")
    count = len(state_of(position).actions())
    return question(
        chance,
        position,
        text=text,
        ask=_("How many cells can it step to?"),
        right=str(count),
        wrong={str(other): _("Test its neighbours one by one.") for other in (1, 2, 3, 5, 8) if other != count},
        because=_("{because} That makes {count}.").format(because=because, count=count),
        rules=rules,
        hints=(_("It never leaves the grid, and it never stays."), because, _("Go through its neighbours, eight at most, and count those that fit.")),
        look=("guardian",),
    )


def ending(chance: Chance) -> Step:
    """Is the game over after this delivery?"""
    lost = chance.below(7)
    enough = -(-(25 - lost) // 2)
    mine = enough - 1 - chance.below(2)
    theirs = chance.below(18 - mine - lost)
    rest = 18 - mine - theirs - lost - 1
    crystals = {"9,5": {"yellow": 1}, "2,6": {"blue": 2, "red": 1}} | ({"1,1": {"yellow": rest}} if rest else {})
    position = late(
        {"9,5": REST},
        crystals=crystals,
        collected={"A": {"yellow": mine}, "B": {"yellow": theirs}},
        removed={"yellow": lost, "blue": 0, "red": 0},
        supply={"yellow": 0, "blue": 0, "red": 0},
        explorers={"A1": "9,5"},
        mode="awakening",
    )
    state = state_of(position)
    state.play("go 1 ship tow yellow")
    most = theirs + rest + 7
    over, on = _("The game is over: blue can reach {most} at most"), _("The game goes on: blue can still reach {most}")
    right = (over if state.over else on).format(most=most)
    wrong = {
        (on if state.over else over).format(most=most): _("Compare that number with your own score after the delivery."),
        over.format(most=most + 1): _("Count again what is left: your crystal is no longer among it."),
        on.format(most=most + 1): _("Count again what is left: your crystal is no longer among it."),
    }
    return question(
        chance,
        position,
        text=_("You have {mine}, blue has {theirs}. On the board lie these crystals: {yellow} yellow, 2 blue, 1 red. Destroyed so far: {lost} yellow.").format(
            mine=mine, theirs=theirs, yellow=rest + 1, lost=lost
        ),
        ask=_("You bring the yellow crystal from (9,5) home. What then?"),
        right=right,
        wrong=wrong,
        because=_("You have {score} then, and {left} points are left: blue reaches {most} at most.").format(score=mine + 1, left=rest + 7, most=most),
        rules=("S41-WIN-04", "S41-AMB-33", "S41-AMB-34"),
        hints=(
            _("How many points are left after your delivery?"),
            _("A blue crystal counts 2, the red one 3."),
            _("Add the rest to blue's score: is that more than yours?"),
        ),
        look=("seat-0", "seat-1", "explorer-0-1"),
        show=("go 1 ship tow yellow",),
    )


QUESTIONS: dict[str, Maker] = {
    "protection": protection,
    "crystal": crystal,
    "combat": combat,
    "starbase": starbase,
    "movable": movable,
    "guardian": guardian,
    "ending": ending,
}
