"""Checks of what crew can do: training, rooms, missions and orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spacegames.core.game import Action, Violation
from spacegames.core.words import _, ngettext

from .. import actions
from ..components import ANDROID, ARTIFACTS, BLUE, CADET, COLOR_OF, COLORS, FIGURES, ROOMS, count, total

if TYPE_CHECKING:
    from ..state import CaptainsState


def figure_name(figure: int) -> str:
    """A kind of figure in a message."""
    names = (
        _("cadet"),
        _("red ensign"),
        _("yellow ensign"),
        _("blue ensign"),
        _("red commander"),
        _("yellow commander"),
        _("blue commander"),
        _("android"),
    )
    return names[figure]


def color_name(color: int) -> str:
    return (_("gray"), _("red"), _("yellow"), _("blue"), _("android"))[color]


def _absent(state: CaptainsState, player: int, figure: int, rule: str) -> list[Violation]:
    if count(state.ready[player], figure):
        return []
    return [Violation(rule, _("there is no {figure} in your ready room").format(figure=figure_name(figure)))]


def _price(state: CaptainsState, player: int, price: int, rule: str) -> list[Violation]:
    money = actions.money(state, player)
    if money >= price:
        return []
    medals = ngettext("costs {price} medal, you have {money}", "costs {price} medals, you have {money}", price)
    return [Violation(rule, medals.format(price=price, money=money))]


def train(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a figure can learn another colour, in the window of a turn or by an effect."""
    figure, to = action.args
    if figure == ANDROID:
        return [Violation("CAP-AMB-10", _("androids cannot be trained"))]
    found = []
    if figure > BLUE and not state.options["retrain_commander"]:
        found.append(Violation("CAP-AMB-05", _("a commander keeps the colour; only cadets and ensigns are trained")))
    if COLOR_OF[figure] == to:
        found.append(Violation("CAP-AMB-09", _("training changes the colour, and this figure is {color} already").format(color=color_name(to))))
    found += _absent(state, player, figure, "CAP-CRW-09")
    if state.options["limits"] and state.supply[to] < 1:
        found.append(Violation("CAP-AMB-11", _("there is no {figure} left in the supply").format(figure=figure_name(to))))
    if state.kind == "turn":
        found += _price(state, player, state.cards.train_price, "CAP-CRW-10" if figure == CADET else "CAP-CRW-11")
        there = count(state.ready[player], figure)
        if 1 <= figure <= BLUE and 0 < there <= state.fresh[figure - 1]:
            found.append(Violation("CAP-AMB-07", _("whoever was trained in this turn is not trained again in it")))
    return found


def promote(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether an ensign can become a commander."""
    (figure,) = action.args
    if not 1 <= figure <= BLUE:
        return [Violation("CAP-AMB-02", _("only ensigns are promoted, not a {figure}").format(figure=figure_name(figure)))]
    found = _absent(state, player, figure, "CAP-CRW-09")
    found += _price(state, player, state.cards.promote_price, "CAP-CRW-13")
    if actions.rings(state, player) < 1:
        found.append(Violation("CAP-AMB-03", _("there is no promotion ring left; {number} are all").format(number=state.cards.rings)))
    return found


def room(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a room is there and somebody can activate it, or a commander as a second task."""
    (name,) = action.args
    slots = state.slots[player]
    if name in ROOMS:
        color = state.cards.room_color[ROOMS.index(name)]
    else:
        card = state.cards.number.get(name, -1)
        if card < 0 or card not in slots:
            return [Violation("CAP-ROOM-03", _("{room} is not installed on your ship").format(room=name))]
        color = actions.room_color(state, player, slots.index(card))
        if color < 0:
            return [Violation("CAP-TEC-02", _("{room} is no room; it works by itself or scores at the end").format(room=name))]
    if state.kind == "second_task":
        if color in (0, COLOR_OF[state.hand]):
            return []
        message = _("the second room must be {color} or gray like the commander, not {other}")
        return [Violation("CAP-CRW-20", message.format(color=color_name(COLOR_OF[state.hand]), other=color_name(color)))]
    if actions.payers(state, player, color):
        return []
    if total(state.ready[player]) == count(state.ready[player], ANDROID) > 0:
        return [Violation("CAP-ROOM-10", _("androids never activate rooms, and there are no two fitting artifacts"))]
    if color == 0:
        return [Violation("CAP-ROOM-04", _("there is nobody in your ready room and there are no two artifacts"))]
    message = _("a {color} room needs a {color} figure of the ready room or two artifacts with {color}")
    return [Violation("CAP-ROOM-04", message.format(color=color_name(color)))]


def mission(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether the mission of this planet can be done."""
    here = state.ship[player]
    card = state.content[here]
    if card < 0:
        return [Violation("CAP-MIS-01", _("no mission lies where your ship is"))]
    found = []
    holder = state.holder[here]
    if holder not in (player, -1):
        name = state.game.player_name(state, holder) if holder < state.players else _("Captain Shadow")
        found.append(Violation("CAP-MIS-02", _("the mission is reserved by {player}").format(player=name)))
    rows, there = len(state.cards.rows[card]), total(state.ready[player])
    if there < rows:
        message = ngettext(
            "the mission needs {rows} figure in the ready room, there are {there}",
            "the mission needs {rows} figures in the ready room, there are {there}",
            rows,
        )
        if there == 1:
            message = ngettext(
                "the mission needs {rows} figure in the ready room, there is {there}",
                "the mission needs {rows} figures in the ready room, there is {there}",
                rows,
            )
        found.append(Violation("CAP-MIS-03", message.format(rows=rows, there=there)))
    return found


def use(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a figure can activate the chosen room."""
    (figure,) = action.args
    color = actions.color_of_room(state, player, state.stack[-1][1])
    if figure == ANDROID:
        return [Violation("CAP-ROOM-10", _("androids never activate rooms"))]
    found = _absent(state, player, figure, "CAP-ROOM-04")
    if figure == CADET and color:
        found.append(Violation("CAP-ROOM-08", _("a cadet can only activate gray rooms; this one is {color}").format(color=color_name(color))))
    elif color and COLOR_OF[figure] != color:
        message = _("the room is {color}, the figure {other}")
        found.append(Violation("CAP-ROOM-04", message.format(color=color_name(color), other=color_name(COLOR_OF[figure]))))
    return found


def spend(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether two artifacts can activate the chosen room."""
    first, second = action.args
    if first > second:
        pair = " ".join(("spend", ARTIFACTS[second], ARTIFACTS[first]))
        return [Violation("CAP-ART-03", _("a pair is named in the order of the artifacts: {pair}").format(pair=pair))]
    found = []
    items = state.items[player]
    for kind in sorted({first, second}):
        need, there = (first, second).count(kind), count(items, kind)
        if there < need:
            message = _("needs {need} of {artifact}, there are {there} in the hold")
            found.append(Violation("CAP-ART-03", message.format(need=need, artifact=ARTIFACTS[kind], there=there)))
    color = actions.color_of_room(state, player, state.stack[-1][1])
    for kind in sorted({first, second}):
        if color and color not in state.cards.artifact_colors[kind]:
            message = _("{artifact} does not show {color}, the colour of the room")
            found.append(Violation("CAP-ART-03", message.format(artifact=ARTIFACTS[kind], color=COLORS[color])))
    return found


def call(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a figure of the queue can be called back, by an order or by an effect."""
    figure, place = action.args
    queue = state.queue[player]
    rule = "CAP-RND-02" if state.kind == "ready_pick" else "CAP-CRW-24"
    if place > len(queue):
        if figure in state.airlock:
            return [Violation("CAP-CRW-25", _("who is on the mission is not in the queue yet"))]
        return [Violation(rule, ngettext("the queue has {number} figure", "the queue has {number} figures", len(queue)).format(number=len(queue)))]
    found = []
    if queue[place - 1] != figure:
        message = _("in place {place} of the queue stands a {other}")
        found.append(Violation(rule, message.format(place=place, other=figure_name(queue[place - 1]))))
    elif place > 1 and queue[place - 2] == figure:
        found.append(Violation(rule, _("of equal neighbours the first is called: “call {figure}” with a lower place").format(figure=FIGURES[figure])))
    if state.kind == "ready_pick":
        if figure not in actions.ready_kinds(state.stack[-1][2]):
            found.append(Violation("CAP-RND-02", _("this effect calls back cadets only")))
        return found
    commander = state.hand if state.kind == "second_task" else state.airlock[state.stack[-1][1]]
    if figure not in actions.callable_by(state, player, commander):
        message = _("a {commander} calls an ensign of that colour or a cadet, not a {figure}")
        found.append(Violation("CAP-CRW-24", message.format(commander=figure_name(commander), figure=figure_name(figure))))
    return found


def send(state: CaptainsState, action: Action, player: int) -> list[Violation]:
    """Whether a figure can stand at the next row."""
    return _absent(state, player, action.args[0], "CAP-MIS-05")
