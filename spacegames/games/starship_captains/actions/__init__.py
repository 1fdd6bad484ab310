"""The actions: their notation, the quick list of legal ones, and the small questions behind it."""

from __future__ import annotations

from .crew import callable_by, calls, can_do_mission, color_of_room, money, payers, ready_kinds, rings, room_color, rooms, rooms_for, trainings
from .lists import LEGAL
from .notation import parse
from .ship import (
    capacity,
    copied_rooms,
    currencies,
    damaged,
    extra_move,
    free_slots,
    held,
    on_offer,
    payments,
    ready_source,
    repairs,
    shadow_targets,
    targets,
    would_begin,
)
from .thinkable import candidates

__all__ = [
    "LEGAL",
    "callable_by",
    "calls",
    "can_do_mission",
    "candidates",
    "capacity",
    "color_of_room",
    "copied_rooms",
    "currencies",
    "damaged",
    "extra_move",
    "free_slots",
    "held",
    "money",
    "on_offer",
    "parse",
    "payers",
    "payments",
    "ready_kinds",
    "ready_source",
    "repairs",
    "rings",
    "room_color",
    "rooms",
    "rooms_for",
    "shadow_targets",
    "targets",
    "trainings",
    "would_begin",
]
