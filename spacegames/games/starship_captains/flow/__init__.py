"""What happens when an action is played: the stack of things to do runs until somebody has to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spacegames.core.game import Action, Event

from ..components.vocabulary import Effect
from . import cargo, crew, factions, gains, missions, movement, pirates, rooms, rounds, solo, technologies, turn

if TYPE_CHECKING:
    from ..state import CaptainsState

DO: dict[str, Callable[[CaptainsState, Effect, list[Event]], bool | None]] = {
    # effects printed on cards, tracks and tokens
    "move": movement.move,
    "jump": movement.jump,
    "repair": cargo.repair,
    "medal": gains.medal,
    "artifact": cargo.artifact,
    "android": gains.android,
    "cadet": gains.cadet,
    "faction": factions.faction,
    "any_faction": factions.any_faction,
    "fight": pirates.fight,
    "damage": cargo.damage,
    "ambush": pirates.ambush,
    "technology": technologies.technology,
    "draw_technologies": technologies.draw_technologies,
    "train": crew.train_free,
    "ready": crew.ready,
    "peek_missions": missions.peek,
    "pay": gains.pay,
    "choice": gains.choice,
    "for_each": gains.for_each,
    "copy_room": rooms.copy_room,
    "discard_self": rooms.discard_self,
    "store_artifact": rooms.store_artifact,
    "place_pirates": pirates.place_around_home,
    "each_player": gains.each_player,
    "install_from_under_event": technologies.from_under_event,
    "shadow_jump_to_player": solo.jump_to_player,
    "shadow_research": solo.research,
    "shadow_mission": solo.mission,
    # steps of a turn, a mission, a fight, an installation, a round
    "actor": gains.actor,
    "acts": gains.acts,
    "begin_turn": turn.begin_turn,
    "turn": turn.ask,
    "payer": rooms.payer,
    "price": crew.price,
    "second": rooms.second,
    "assign": missions.assign,
    "rows": missions.rows,
    "row": missions.ask_row,
    "again": missions.ask_again,
    "orders": missions.orders,
    "order": missions.ask_order,
    "mission_end": missions.finish,
    "new_mission": missions.new_mission,
    "reveal": missions.reveal,
    "uprising": pirates.uprising,
    "prevent": cargo.ask_prevent,
    "lose": cargo.lose,
    "keep": cargo.keep,
    "trophy": pirates.trophy,
    "after_fight": pirates.after_fight,
    "drawn_card": technologies.ask_drawn,
    "under_card": technologies.ask_under,
    "tech_slot": technologies.ask_slot,
    "link": technologies.link,
    "installed": technologies.after_install,
    "steps": factions.steps,
    "end_turn": turn.end_turn,
    "station": turn.station,
    "station_used": turn.after_station,
    "shadow": solo.card,
    "next": turn.next_player,
    "new_round": rounds.new_round,
}
"""What each thing to do does; true when the table then waits for a choice."""

PLAY: dict[str, Callable[[CaptainsState, Action, list[Event]], None]] = {
    "turn": turn.play,
    "payer": rooms.pay_room,
    "second_task": rooms.play_second,
    "order": missions.play_order,
    "assign": missions.play_assign,
    "row": missions.play_row,
    "row_again": missions.play_again,
    "move": movement.play_move,
    "jump": movement.play_jump,
    "fight": pirates.play_fight,
    "repair": cargo.play_repair,
    "tech_card": technologies.play_card,
    "tech_slot": technologies.play_slot,
    "faction": factions.play_faction,
    "retarget": factions.play_faction,
    "lose_item": cargo.play_drop,
    "keep_item": cargo.play_drop,
    "prevent": cargo.play_prevent,
    "ready_pick": crew.play_ready,
    "train_pick": crew.play_train,
    "choice": gains.play_choice,
    "pay": gains.play_pay,
    "pay_mix": crew.play_price,
    "copy_room": rooms.play_copy,
    "mission_keep": missions.play_keep,
    "store_artifact": rooms.play_store,
    "shadow_target": solo.play_target,
}
"""What an action does in each kind of decision."""


def run(state: CaptainsState, events: list[Event]) -> None:
    """Do one thing after the other until somebody has to choose or the game is over."""
    stack = state.stack
    do = DO
    while stack:
        thing = stack.pop()
        if do[thing[0]](state, thing, events):
            return


def begin(state: CaptainsState) -> None:
    """The first turn of the game."""
    state.stack = [("begin_turn", state.first)]
    run(state, [])
