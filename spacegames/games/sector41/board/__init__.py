"""The board of Sector 41: the whole table as one scene, and what to touch on it for each action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spacegames.core.game import Action
from spacegames.core.words import _
from spacegames.scene.shapes import Box, Scene, Shape, Thing, bounds_of

from ..components import CELL_IDS, CELL_OF, CELLS, COLOURS, CRYSTALS, DIRECTIONS, EDGES, SHIP, WIND, read_tile, tile_name
from . import frame, tiles, words
from .pictograms import ASTEROIDS
from .pieces import explorer, guardian, heap, mist, seat, starship, under_way
from .places import CORNERS, DOCK, GRID, HEIGHT, PICTURE, TILE, WIDTH, berth, cell, strip

if TYPE_CHECKING:
    from ..state import State41

_PIECES = tuple(tuple(f"explorer-{player}-{number}" for number in (1, 2, 3)) for player in range(4))


def scene(state: State41, viewer: int | str | None = None) -> Scene:
    """The board as a viewer sees it: a player, None for the open table, "all" for everything."""
    position = state.to_position() if viewer == "all" else state.view(viewer if isinstance(viewer, int) else None)
    return _Drawing(state, position).scene()


class _Drawing:
    """One board on its way from a position to shapes and things."""

    def __init__(self, state: State41, position: Mapping[str, Any]) -> None:
        self.state = state
        self.position = position
        self.seats: Sequence[Mapping[str, Any]] = position["seats"]
        self.turn: Mapping[str, Any] = position["turn"]
        self.kind: str = self.turn["kind"]
        self.shapes: list[Shape] = []
        self.things: dict[str, Thing] = {}
        self.grid: list[str] = [text for row in position["grid"] for text in row]
        components = state.game.components
        self.reconstructed = any(components.is_reconstructed("tiles", id) for id in components["tiles"] if id.startswith("solar_wind"))
        self.standing: dict[int, list[tuple[int, int, str]]] = {}
        for player, seat_of in enumerate(self.seats):
            for number, piece in enumerate(seat_of["explorers"], 1):
                if piece["at"] in CELL_OF:
                    self.standing.setdefault(CELL_OF[piece["at"]], []).append((player, number, piece["state"]))

    def scene(self) -> Scene:
        setting_up = self.kind in ("pick_starship", "pick_edge")
        self._frame(setting_up)
        for index in range(CELLS):
            self._cell(index)
        self._guardian()
        self._heaps()
        self._explorers()
        if setting_up:
            self._docks()
        self._ships()
        return Scene(WIDTH, HEIGHT, tuple(self.shapes), self.things, words.title(self.position), self._sketch())

    def _add(self, id: str, label: str, shapes: Sequence[Shape], kind: str, bounds: Box | None = None) -> None:
        self.shapes += shapes
        self.things[id] = Thing(id, label, bounds or bounds_of(shapes), kind)

    # ---- around the grid

    def _frame(self, setting_up: bool) -> None:
        state, turn, kind = self.state, self.turn, self.kind
        winners = state.winners() if kind == "over" else []
        active = -1 if kind == "over" else turn["active"]
        shown = active if active >= 0 else (winners[0] if len(winners) == 1 else -1)
        colour = self.seats[shown]["colour"] if shown >= 0 else None
        name = words.player_name(self.seats, shown) if shown >= 0 else _("Game over")
        note = "" if setting_up else _("turn {number}").format(number=turn["number"])
        headline = frame.headline(kind, self.seats, winners)
        self.shapes += frame.bar(colour, name, note, words.phase_of(kind), words.phase_names(), headline)
        mode = self.position["guardian"]["mode"]
        left = self.position["supply"]
        label = words.supply_label(left, self.position["removed"])
        self._add("supply", label, frame.supply((left["yellow"], left["blue"], left["red"]), mode, words.mode_name(mode)), "supply", frame.SUPPLY_BOX)
        note = _("reconstructed arrows") if self.reconstructed else ""
        self.shapes += frame.legend(_("moves an Explorer on"), _("ends the phase"), note, _("points, crystals won, Explorers out"))
        taken = tuple(edge for edge in EDGES if any(seat_of["edge"] == edge for seat_of in self.seats))
        self.shapes += frame.ground(taken)
        if kind == "pick_edge":
            for edge in EDGES:
                if edge not in taken:
                    self._add(f"edge-{edge}", words.edge_name(edge), frame.edge_choice(edge, words.edge_name(edge)), "edge", strip(edge))
        for edge in taken:
            self.shapes += frame.berths(edge)
            if kind == "pick_edge":
                self.things[f"edge-{edge}"] = Thing(f"edge-{edge}", words.edge_name(edge), strip(edge), "edge")
            for index in range(1, 10):
                id = f"berth-{edge}-{index}"
                self.things[id] = Thing(id, words.berth_label(edge, index), berth(edge, index), "spot")
        scores = state.scores()
        for player, seat_of in enumerate(self.seats):
            edge = seat_of["edge"]
            if edge:
                won = seat_of["collected"]
                shapes = frame.seat_box(
                    player, seat_of["colour"], edge, scores[player], (won["yellow"], won["blue"], won["red"]), player == active, player in winners
                )  # fmt: skip
                label = words.seat_label(words.player_name(self.seats, player), seat_of, scores[player], player == active)
                self._add(f"seat-{player}", label, shapes, "seat", CORNERS[edge])

    def _docks(self) -> None:
        self.shapes += frame.docks(_("The Starships"))
        owners = {seat_of["colour"]: player for player, seat_of in enumerate(self.seats) if seat_of["colour"]}
        for colour in COLOURS:
            player = owners.get(colour, -1)
            name = words.colour_name(colour)
            note = _("Player {number}").format(number=player + 1) if player >= 0 else ""
            label = words.dock_label(colour, player)
            shapes = frame.dock(colour, player, name, note, player >= 0 and not self.seats[player]["edge"])
            self._add(f"dock-{colour}", label, shapes, "dock", DOCK[colour])

    # ---- the grid

    def _cell(self, index: int) -> None:
        text = self.grid[index]
        row, column = index // 9 + 1, index % 9 + 1
        if text == "?":
            shapes = tiles.face_down(row, column)
            tile = _("unexplored")
        elif text[0] == "#":
            shapes = tiles.destroyed(row, column)
            tile = _("destroyed, once {tile}").format(tile=tile_name(self.state.game.components, text))
        else:
            code = read_tile(text.lstrip("?"))
            directions = self.state.set.directions[code]
            kind = tiles.kind_of(code)
            rebuilt = self.reconstructed and code >= WIND
            short = words.short_names()[kind]
            tile = words.tile_label(kind, tile_name(self.state.game.components, text), [DIRECTIONS[d] for d in directions], rebuilt)
            if text[0] == "?":
                shapes = tiles.peek(row, column, code, directions, short)
                tile = _("unexplored, seen in secret: {tile}").format(tile=tile)
            else:
                shapes = tiles.face_up(row, column, code, directions, short, rebuilt)
        self._add(CELL_IDS[index], self._cell_label(index, tile), shapes, "cell", GRID.box(row, column))

    def _cell_label(self, index: int, tile: str) -> str:
        name = f"{index // 9 + 1},{index % 9 + 1}"
        facts = [tile, *words.crystals_label(self.position["crystals"].get(name, {}))]
        facts += [words.explorer_label(self.seats[player]["colour"], number, state) for player, number, state in self.standing.get(index, ())]
        if self.position["guardian"]["at"] == name:
            facts.append(_("the Guardian"))
        return _("{cell}: {facts}").format(cell=name, facts=", ".join(facts))

    def _heaps(self) -> None:
        for name, counts in self.position["crystals"].items():
            row, column = cell(name)
            x, y, _w, _h = GRID.box(row, column)
            for place, colour in enumerate(colour for colour in CRYSTALS if counts.get(colour)):
                id = f"crystal-{row}-{column}-{colour}"
                label = _("{crystals} on {cell}").format(crystals=words.crystals_label({colour: counts[colour]})[0], cell=name)
                self._add(id, label, heap(colour, counts[colour], x + 2 + 30 * (place % 2), y + 2 + 18 * (place // 2), id), "crystal")

    def _guardian(self) -> None:
        at, mode = self.position["guardian"]["at"], self.position["guardian"]["mode"]
        x, y, _w, _h = GRID.box(*cell(at))
        label = _("Guardian on {cell}, {mode}").format(cell=at, mode=words.mode_name(mode))
        self._add("guardian", label, guardian(mode, x + TILE - 21, y + 23, "guardian", 1.0), "guardian")

    # ---- Explorers and Starships

    def _explorers(self) -> None:
        for index, pieces in self.standing.items():
            x, y, _w, _h = GRID.box(index // 9 + 1, index % 9 + 1)
            upright = [piece for piece in pieces if not piece[2].startswith("asteroid_")]
            step = 19.0 if len(upright) < 4 else 56 / len(upright)
            for place, (player, number, state) in reversed(list(enumerate(reversed(upright)))):
                self._explorer(player, number, state, x + TILE - 17 - step * place, y + 37)
            on_belt: dict[str, int] = {}
            for player, number, state in pieces:
                if state.startswith("asteroid_"):
                    belt = self.grid[index].lstrip("?#")
                    count = 3 if belt.startswith("asteroid_belt_3") else 2
                    dx, dy = ASTEROIDS[count][min(int(state[-1]), count) - 1]
                    shift = on_belt.get(state, 0)
                    on_belt[state] = shift + 1
                    self._explorer(player, number, state, min(x + TILE - 12, max(x + 13, x + PICTURE[0] + dx + 10 * shift)), y + max(15.0, PICTURE[1] + dy - 3))

    def _explorer(self, player: int, number: int, state: str, x: float, y: float) -> None:
        colour = self.seats[player]["colour"]
        id = self._alike(player, number)
        pose = {"side": "side", "side_due": "due"}.get(state, "up")
        shapes = explorer(colour, number, pose, x, y, id)
        if self.turn["mover"] == number and self.turn["active"] == player:
            shapes = (*under_way(x, y, self.turn["travel"], id), *shapes)
        if state == "trapped":
            shapes += mist(x, y, id)
        self._add(_PIECES[player][number - 1], words.explorer_label(colour, number, state), shapes, "explorer")

    def _alike(self, player: int, number: int) -> str:
        """The id under which an Explorer can be touched: that of the first one in the same place and state."""
        return _PIECES[player][_first_alike(self.seats[player]["explorers"], number) - 1]

    def _ships(self) -> None:
        active = self.turn["active"] if self.kind != "over" else -1
        for player, seat_of in enumerate(self.seats):
            colour, edge = seat_of["colour"], seat_of["edge"]
            if not colour:
                continue
            id = f"ship-{player}"
            if not edge:
                x, y, w, _h = DOCK[colour]
                self._add(id, words.dock_label(colour, player), starship(colour, "S", x + w / 2, y + 36, id, True), "ship")
                self._crew(player, "S", x + w / 2, y + 36)
                continue
            index = seat_of["ship"]
            handle = f"fold-{edge}-{index}"
            role, ink = (f"player.{colour}", "text") if player == active else ("line", "quiet")
            self._add(handle, words.fold_label(edge, index), frame.fold_handle(edge, index, role, ink), "fold", frame.fold_box(edge, index))
            left, top, w, h = berth(edge, index)
            aboard = sum(piece["at"] == "aboard" for piece in seat_of["explorers"])
            shapes = starship(colour, edge, left + w / 2, top + h / 2, id, player == active)
            self._add(id, words.ship_label(colour, edge, index, aboard), shapes, "ship")
            self._crew(player, edge, left + w / 2, top + h / 2)

    def _crew(self, player: int, edge: str, x: float, y: float) -> None:
        """The Explorers aboard on their seats, and those out of the game in the player's box."""
        colour = self.seats[player]["colour"]
        for number, piece in enumerate(self.seats[player]["explorers"], 1):
            id = _PIECES[player][number - 1]
            if piece["at"] == "aboard":
                shapes = explorer(colour, number, "aboard", *seat(edge, x, y, number), self._alike(player, number))
                self._add(id, words.aboard_label(colour, number), shapes, "explorer")
            elif piece["at"] in ("out", "gone"):
                self._add(id, words.out_label(colour, number, piece["at"]), frame.lost(player, number, colour, edge), "explorer")

    # ---- plain text

    def _sketch(self) -> str:
        """The grid in characters: what lies there, who stands there."""
        lines = ["     " + "".join(f"{column:<6}" for column in range(1, 10)).rstrip()]
        guardian_at = CELL_OF[self.position["guardian"]["at"]]
        for row in range(9):
            line = f"{row + 1}  "
            for column in range(9):
                index = 9 * row + column
                text = self.grid[index]
                sign = "##" if text[0] == "#" else "··" if text[0] == "?" else words.SIGNS[text.partition("@")[0].partition("[")[0]]
                who = "".join(_LETTERS[self.seats[player]["colour"]] for player, _number, _state in self.standing.get(index, ()))
                heap_here = self.position["crystals"].get(f"{row + 1},{column + 1}")
                extra = ("!" if index == guardian_at else "") + ("*" if heap_here else "") + who
                line += f"{sign + extra:<6}" if len(sign + extra) < 6 else sign + extra[:3] + " "
            lines.append(line.rstrip())
        return "\n".join(lines)


_LETTERS = {"green": "g", "blue": "b", "red": "r", "yellow": "y"}


# ---- what to touch


def path(state: State41, action: Action) -> tuple[str, ...]:
    """The board ids to touch, in order; empty when only a button does it, as for "stay"."""
    kind, args = action.kind, action.args
    match kind:
        case "take":
            return (f"dock-{COLOURS[args[0]]}",)
        case "edge":
            return (f"edge-{EDGES[args[0]]}",)
        case "ship":
            edge = state.edge[state.active] if args[0] < 0 else args[0]
            return (f"berth-{EDGES[edge]}-{args[1] + 1}",) if edge in state.edge and edge >= 0 else ()
        case "fold":
            return (f"fold-{EDGES[state.edge[state.active]]}-{state.ship[state.active] + 1}",) if state.edge[state.active] >= 0 else ()
        case "go":
            number, to, tow = args
            piece = 3 * state.active + number - 1
            return (_touch(state, state.active, number), *_crystal(state, state.where[piece], tow), _place(state, to))
        case "on":
            to, tow = args
            return () if to < 0 else (*_crystal(state, state.where[state.mover], tow), _place(state, to))
        case "call":
            return () if args[0] < 0 else (_touch(state, state.active, args[0]),)
        case "send":
            colour, number = args
            return (_touch(state, state.colour.index(colour), number),) if colour in state.colour and colour >= 0 else ()
        case "drop" | "swap" | "look" | "open" | "guardian" | "turn":
            return () if args[0] < 0 else (CELL_IDS[args[0]],)
    return ()


def _place(state: State41, to: int) -> str:
    return f"ship-{state.active}" if to == SHIP else CELL_IDS[to]


def _crystal(state: State41, at: int, tow: int) -> tuple[str, ...]:
    """The crystal to be towed, if it lies there."""
    if tow < 0 or at >= CELLS or not state.crystals[at] >> 8 * tow & 255:
        return ()
    return (f"crystal-{at // 9 + 1}-{at % 9 + 1}-{CRYSTALS[tow]}",)


def _touch(state: State41, player: int, number: int) -> str:
    """The id of the Explorer, or of the first one of this player in the same place and state."""
    first = 3 * player
    wanted = (state.where[first + number - 1], state.status[first + number - 1])
    return next(_PIECES[player][i] for i in range(3) if (state.where[first + i], state.status[first + i]) == wanted)


def _first_alike(pieces: Sequence[Mapping[str, str]], number: int) -> int:
    wanted = pieces[number - 1]
    if wanted["at"] in ("out", "gone"):
        return number
    return next(i for i, piece in enumerate(pieces, 1) if piece["at"] == wanted["at"] and piece["state"] == wanted["state"])
