"""The turn of a position: phase, hourglass, and the steps still to be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacegames.core.position import Reader
from spacegames.core.words import _

from ..components import CELLS, GOODS, Card, number_of, packed
from ..flow import building
from ..flow.adventures import ATTEMPTS
from ..flow.building import MOST_BEATS
from ..flow.fights import shots_of
from ..flow.steps import STEPS
from ..hull import is_whole
from ..state import OFF, Frame, GalaxyTruckerState

_PHASES = ("building", "inspection", "crew", "flight", "over")


def read_turn(reader: Reader, state: GalaxyTruckerState) -> None:
    table = reader.table("turn")
    state.enter_round(table.integer("round", 0, len(state.rounds) - 1))
    phase = table.choice("phase", list(_PHASES))
    kind = table.choice("kind", [*GalaxyTruckerState.DECISIONS, "over"])
    player = table.choice("player", [None, *range(state.players)])
    if len({phase == "over", kind == "over", player is None}) > 1:
        table.fault("kind", _("somebody decides until the game is over"))
    state.phase = "flight" if phase == "over" else phase
    state.kind = "fly_on" if kind == "over" else kind
    state.decider = -1 if player is None or phase == "over" else player
    state.starter = table.integer("starter", 0, state.players - 1)
    state.beat = table.integer("beat", 0, MOST_BEATS * state.players)
    circle = table.choice("circle", [None, 0, 1, 2, 3])
    state.circle = -1 if circle is None else circle
    sand = table.choice("sand", [None, *range(61)])
    state.sand = -1 if sand is None else sand
    state.idle = table.integer("idle", 0, 12)
    state.gone = tuple(table.integers("gone", None, 0, state.players - 1))
    state.dice = tuple(table.integers("dice", None, 1, 6))
    state.marks = table.integers("marks", state.players, -1, 200)
    if table.entry.get("dock") is None:
        table.choice("dock", [None])
    else:
        _read_dock(table.table("dock"), state)
    for frame in table.items("todo"):
        if not isinstance(frame, list) or not frame or not isinstance(frame[0], str) or frame[0] not in _SHAPES or not _has_shape(frame):
            table.fault("todo", _("there is no such step {step}").format(step=repr(frame)[:60]))
            continue
        state.todo.append(tuple(frame))
    table.no_more()


def _read_dock(table: Reader, state: GalaxyTruckerState) -> None:
    blocks = []
    for field in ("new", "old"):
        entries = table.items(field)
        if any(entry not in GOODS for entry in entries) or len(entries) > 60 or entries != sorted(entries, key=lambda entry: GOODS.index(entry)):
            table.fault(field, _("expected goods, the dearest first"))
            entries = []
        blocks.append(packed(entries))
    state.dock = (blocks[0], blocks[1], table.integer("lifts", 0, 60))
    table.no_more()


# ---- the steps

_PLAYER, _NUMBER, _CELL, _TEXT = "player", "number", "cell", "text"
_SHAPES: dict[str, tuple[str, ...]] = {
    "quarters": (),
    "renumber": (_PLAYER,),
    "inspect": (_PLAYER,),
    "repair": (_PLAYER,),
    "lift_off": (),
    "fill": (_PLAYER,),
    "board": (_PLAYER, _CELL),
    "cards": (),
    "window": (_PLAYER,),
    "reveal": (),
    "end_card": (),
    "engines": (_PLAYER, _TEXT),
    "thrust": (_PLAYER, _TEXT, _NUMBER),
    "cannons": (_PLAYER, _TEXT),
    "aim": (_PLAYER, _TEXT, _NUMBER, _NUMBER),
    "tokens": (_PLAYER, _NUMBER, _TEXT),
    "landed": (),
    "land": (_PLAYER,),
    "back": (_PLAYER, _NUMBER),
    "dock": (_PLAYER, _NUMBER),
    "load": (_PLAYER,),
    "offer": (_PLAYER,),
    "credits": (_PLAYER, _NUMBER, _TEXT),
    "crew": (_PLAYER, _NUMBER, _TEXT),
    "goods": (_PLAYER, _NUMBER, _TEXT),
    "swarm": (_NUMBER,),
    "volley": (_NUMBER,),
    "barrage": (_PLAYER, _NUMBER, _NUMBER),
    "line": (_NUMBER,),
    "judge": (_NUMBER,),
    "mutiny": (_PLAYER, _NUMBER),
    "reward": (_PLAYER,),
    "hit": (_PLAYER, _NUMBER, _NUMBER, _NUMBER),
    "part": (_PLAYER,),
    "payday": (),
}
_CARD_STEPS: dict[str, tuple[str, ...]] = {
    "open_space": ("engines", "thrust", "tokens"),
    "planets": ("landed", "land", "back", "dock", "load"),
    "abandoned_ship": ("offer", "back", "credits", "crew"),
    "abandoned_station": ("offer", "back", "dock", "load"),
    "meteoric_swarm": ("swarm", "hit", "tokens", "part"),
    "smugglers": ("cannons", "aim", "tokens", "goods", "reward", "back", "dock", "load"),
    "slavers": ("cannons", "aim", "tokens", "crew", "reward", "back", "credits"),
    "pirates": ("volley", "cannons", "aim", "tokens", "reward", "back", "credits", "hit", "part"),
    "combat_zone": ("line", "judge", "engines", "thrust", "cannons", "aim", "tokens", "goods", "crew", "barrage", "hit", "part"),
    "sabotage": ("mutiny", "part"),
    "stardust": (),
    "epidemic": (),
}
_ON_TOP = ("load", "part", "reward", "tokens", "goods", "crew")
"""Steps that are carried out as soon as they are set: they are never waiting below another one, tokens below none but their own use."""
_IN_ORDER = ("window", "engines", "cannons", "land", "offer", "hit")
"""Steps that every player takes in flight order."""
_TEXTS = ("space", "zone", "enemy", "engine", "cannon", "shield", "meteor", "goods", "abandoned_ship", "smugglers", "slavers", "pirates", "combat_zone")


def _has_shape(frame: list[Any]) -> bool:
    name, *values = frame
    wanted = _SHAPES[name]
    if name == "renumber":
        wanted = (_PLAYER,) * max(1, len(values))
    if len(values) != len(wanted):
        return False
    for value, kind in zip(values, wanted, strict=True):
        if kind == _TEXT:
            if value not in _TEXTS or not isinstance(value, str):
                return False
        elif not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < {_PLAYER: 4, _CELL: len(CELLS), _NUMBER: 1 << 32}[kind]:
            return False
    return True


def check_turn(reader: Reader, state: GalaxyTruckerState) -> None:
    """The decision that is said to be open must be the one the table waits for."""
    if (state.phase != "building" or state.decider < 0) and (state.circle >= 0 or state.sand >= 0 or state.idle):
        reader.fault("turn.circle", _("the hourglass belongs to the building"))
    if state.decider < 0:
        if state.todo or state.dock is not None or state.place != len(state.rounds) - 1:
            reader.fault("turn", _("after the game nothing is left to do"))
        return
    if state.phase == "building":
        _check_building(reader, state)
        return
    if any(value >= state.players for frame in state.todo for value, kind in zip(frame[1:], _kinds(frame), strict=True) if kind == _PLAYER):
        reader.fault("turn.todo", _("there is no such player"))
        return
    fault = _todo_fault(state)
    if fault:
        reader.fault("turn.todo", fault)
        return
    _check_ships(reader, state)
    trial = state.copy()
    waits = STEPS[state.todo[-1][0]](trial, state.todo[-1], [])
    if not waits or (trial.decider, trial.kind, trial.todo) != (state.decider, state.kind, state.todo):
        reader.fault("turn.kind", _("the next step does not ask this player for this decision"))


def _kinds(frame: Frame) -> tuple[str, ...]:
    return (_PLAYER,) * (len(frame) - 1) if frame[0] == "renumber" else _SHAPES[frame[0]]


def _check_building(reader: Reader, state: GalaxyTruckerState) -> None:
    if state.todo or state.dock is not None or state.dice or any(mark != -1 for mark in state.marks):
        reader.fault("turn.todo", _("nothing else goes on while ships are built"))
    if state.learning:
        if state.circle >= 0 or state.sand >= 0:
            reader.fault("turn.circle", _("there is no hourglass in the learning flight"))
    elif not 0 <= state.circle <= state.round.circle or not 0 <= state.sand <= building.full_sand(state) or state.circle + state.sand == 0:
        reader.fault("turn.sand", _("the hourglass cannot stand like this"))
    by_clock = state.by_clock
    if by_clock and (state.acted or state.waited):
        reader.fault("seats", _("there are no shares when the clock runs"))
    if state.waited & ~state.acted:
        reader.fault("seats", _("who waited has used the share"))
    if not by_clock and (state.beat >= MOST_BEATS or state.idle >= building.IDLE_BEATS):
        reader.fault("turn.beat", _("the building would be over"))
    order = [state.decider] if by_clock else building.beat_order(state)
    waiting = next((player for player in order if building.stage(state, player)), -1)
    if 0 not in state.number or waiting != state.decider or building.stage(state, waiting) != state.kind:
        reader.fault("turn.player", _("the table waits for the first builder of the beat who has something to do"))


def _todo_fault(state: GalaxyTruckerState) -> str:
    """What is wrong with the steps still to be done; empty if nothing."""
    names = [frame[0] for frame in state.todo]
    if not names:
        return _("there must be something to do")
    bottom = {"inspection": "quarters", "crew": "lift_off", "flight": "cards"}[state.phase]
    if names == ["payday"] and state.phase == "flight":
        return "" if state.dock is None and state.current < 0 and not (state.deck and state.order()) else _("the flight is not over yet")
    if names[0] != bottom:
        return _("the first step of this phase is {step}").format(step=bottom)
    if (state.dock is not None) != (names[-1] == "load"):
        return _("there is a dock exactly while somebody loads")
    if (state.current >= 0) != (state.phase == "flight" and len(names) > 1 and names[1] == "end_card"):
        return _("a card is open exactly while its steps are carried out")
    if state.phase == "inspection":
        allowed: tuple[str, ...] = ("renumber", "inspect", "repair")
    elif state.phase == "crew":
        allowed = ("fill", "board")
    elif state.current < 0:
        if len(names) < 2 or names[1] != "reveal" or not state.deck:
            return _("without an open card the next one is to be revealed")
        allowed = ("window", "repair")
        names = names[1:]
    else:
        allowed = _CARD_STEPS[state.box.cards[state.current].type]
        names = names[1:]
    if any(name not in allowed for name in names[1:]):
        return _("there are steps that do not belong here")
    for place, name in enumerate(names):
        follower = names[place + 1] if place + 1 < len(names) else ""
        if (name in _ON_TOP and follower) or (name in ("thrust", "aim") and follower != "tokens"):
            return _("{step} cannot wait for another step").format(step=name)
    if names.count("repair") > 1 and state.phase == "flight":
        return _("one ship is repaired at a time")
    return _frames_fault(state)


def _frames_fault(state: GalaxyTruckerState) -> str:
    for frame in state.todo:
        check = _FRAMES.get(frame[0])
        if state.phase == "flight" and "player" in _SHAPES[frame[0]] and state.day[frame[1]] == OFF:
            return _("somebody who has dropped out has nothing to do")
        if check is not None and not check(state, frame):
            return _("the step {step} is not possible now").format(step=repr(list(frame)))
    order = [*state.order()]
    for name in _IN_ORDER:
        players = [frame[1] for frame in reversed(state.todo) if frame[0] == name]
        if players != [player for player in order if player in players]:
            return _("players take their turns in flight order")
    for name in ("inspect", "repair", "back", "dock", "fill"):
        players = [frame[1] for frame in state.todo if frame[0] == name]
        if len(set(players)) != len(players):
            return _("nobody does a thing twice")
    cabins = [frame for frame in state.todo if frame[0] == "board"]
    if len(set(cabins)) != len(cabins):
        return _("nobody does a thing twice")
    return ""


def _card(state: GalaxyTruckerState) -> Card:
    return state.box.cards[state.current]


def _hit(state: GalaxyTruckerState, frame: Frame) -> bool:
    _name, _player, size, side, line = frame
    card = _card(state)
    shots = [shot for penalty in [card.penalty, *(penalty for _criterion, penalty in card.lines)] if penalty is not None for shot in penalty.shots]
    return 2 <= line <= 12 and (size, side) in (card.meteors or shots)


_FRAMES: dict[str, Callable[[GalaxyTruckerState, Frame], bool]] = {
    "renumber": lambda state, frame: len(set(frame[1:])) == len(frame) - 1 and state.learning,
    "inspect": lambda state, frame: state.options["inspection"] == "players",
    "repair": lambda state, frame: state.phase == "inspection" or state.options["inspection"] == "players",
    "board": lambda state, frame: frame[2] in state.hull(frame[1]).cabins and frame[2] not in state.cargo[frame[1]],
    "window": lambda state, frame: not state.learning or frame[1] == state.leader,
    "engines": lambda state, frame: frame[2] == ("zone" if _card(state).type == "combat_zone" else "space"),
    "thrust": lambda state, frame: frame[2] == ("zone" if _card(state).type == "combat_zone" else "space") and frame[3] <= state.hull(frame[1]).double_engines,
    "cannons": lambda state, frame: frame[2] == ("zone" if _card(state).type == "combat_zone" else "enemy"),
    "aim": lambda state, frame: (
        frame[2] == ("zone" if _card(state).type == "combat_zone" else "enemy")
        and frame[3] <= state.hull(frame[1]).forward_double
        and frame[4] <= state.hull(frame[1]).aside_double
    ),
    "tokens": lambda state, frame: 1 <= frame[2] <= 36 and frame[3] in ("engine", "cannon", "shield", "meteor", "goods"),
    "back": lambda state, frame: frame[2] == _card(state).days,
    "dock": lambda state, frame: frame[2] in (*_card(state).planets, _card(state).goods),
    "credits": lambda state, frame: frame[2] == _card(state).credits and frame[3] == _card(state).type,
    "crew": lambda state, frame: 1 <= frame[2] <= 50 and frame[3] == _card(state).type,
    "goods": lambda state, frame: 1 <= frame[2] <= 50 and frame[3] == _card(state).type,
    "swarm": lambda state, frame: frame[1] <= len(_card(state).meteors),
    "volley": lambda state, frame: frame[1] <= len(shots_of(state, 0)),
    "barrage": lambda state, frame: frame[2] < len(_card(state).lines) and frame[3] <= len(shots_of(state, frame[2])),
    "line": lambda state, frame: 1 <= frame[1] <= len(_card(state).lines),
    "judge": lambda state, frame: frame[1] < len(_card(state).lines),
    "mutiny": lambda state, frame: frame[2] < ATTEMPTS,
    "hit": _hit,
}


def _check_ships(reader: Reader, state: GalaxyTruckerState) -> None:
    """Ships that fly have passed the inspection, and hold together unless a part is about to be chosen."""
    top = state.todo[-1]
    for player in range(state.players):
        whole = is_whole(state.ships[player], state.round.board, state.box)
        if top == ("part", player):
            if whole:
                reader.fault(f"seats[{player}].ship", _("a ship in one piece has no parts to choose from"))
        elif state.phase in ("crew", "flight") and state.options["inspection"] == "automatic" and state.faults(player):
            reader.fault(f"seats[{player}].ship", _("a ship that flies has passed the inspection"))
    card = state.box.cards[state.current] if state.current >= 0 else None
    if card is not None and card.type == "planets":
        chosen = [mark for mark in state.marks if mark > 0]
        if len(set(chosen)) != len(chosen) or max(state.marks) > len(card.planets) or any(mark == 0 for mark in state.marks):
            reader.fault("turn.marks", _("each planet is for one player"))
    elif card is None and any(mark != -1 for mark in state.marks):
        reader.fault("turn.marks", _("marks belong to an open card"))
    if state.dock is not None and state.dock[2] > number_of(state.goods(state.decider)) + number_of(state.dock[0] + state.dock[1]):
        reader.fault("turn.dock", _("there are not that many blocks to take out again"))
