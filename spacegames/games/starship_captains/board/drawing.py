"""What every part of the drawing needs: the position, shapes and things, and faces of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spacegames.scene.shapes import Box, Shape, Thing

from ..narrate import names
from . import words
from .pictograms import Token
from .starmap import COLOURS
from .symbols import card_tokens

if TYPE_CHECKING:
    from ..state import CaptainsState

FACTIONS = ("fleet", "androids", "pirates")
ROOMS = ("helm", "weapons", "science", "repair")


class Drawing:
    """A board on its way from a position to shapes and things."""

    def __init__(self, state: CaptainsState, known: Mapping[str, Any], large: int) -> None:
        self.state = state
        self.known = known
        self.turn: Mapping[str, Any] = known["turn"]
        self.seats: Sequence[Mapping[str, Any]] = known["seats"]
        self.components = state.game.components
        self.large = large
        self.solo = known["solo"]
        self.winners = state.winners() if state.over else []
        self.active = -1 if state.over else self.turn["active"]
        self.scores = state.scores()
        self.shapes: list[Shape] = []
        self.things: dict[str, Thing] = {}

    def _add(self, id: str, label: str, shapes: Sequence[Shape], kind: str, bounds: Box) -> None:
        self.shapes += shapes
        self.things[id] = Thing(id, label, bounds, kind)

    def _thing(self, id: str, label: str, kind: str, bounds: Box) -> None:
        self.things[id] = Thing(id, label, bounds, kind)

    def _name(self, player: int) -> str:
        return names.player_name(self.state, player)

    def _colour(self, player: int) -> str:
        return COLOURS[player] if player < self.state.players else ""

    def _face(self, card: str) -> tuple[str, str, str, tuple[Token, ...], Any, Any, bool]:
        """Name, sort, deck, tokens, edges and whether it is a reconstruction."""
        item = names.item_of(self.state, card)
        kind = "omega" if "score" in item else item["color"] if item["type"] == "room" else "ability"
        rebuilt = words.is_rebuilt(item, "effects", "ability", "score", "left", "right")
        return names.card_name(self.state, card), kind, item.get("deck", "omega"), card_tokens(item), tuple(item["left"]), tuple(item["right"]), rebuilt

    def _board(self) -> Mapping[str, Any]:
        data: Mapping[str, Any] = self.components["boards"][self.state.options["tech_board"]]
        return data

    def _cargo(self, seat: Mapping[str, Any]) -> tuple[list[str], int, int]:
        """What lies in the slots from the left: items, gaps, damage; then the lockers; and overdamage."""
        slots: int = self.components["ship"]["ship"]["cargo"]
        lockers = sum(
            item["ability"]["slots"]
            for card in seat["slots"]
            if card
            for item in [names.item_of(self.state, card)]
            if item.get("type") == "ability" and item["ability"]["kind"] == "cargo"
        )
        items = [kind for kind, number in seat["artifacts"].items() for _each in range(number)] + ["pirate"] * len(seat["pirates"])
        damage = min(slots, seat["damage"])
        room = max(0, slots - damage)
        stowed, locked = items[: max(room, 0)], items[max(room, 0) :]
        row = stowed + [""] * (room - len(stowed)) + ["damage"] * damage
        row += locked + [""] * max(0, lockers - len(locked))
        return row, lockers, max(0, seat["damage"] - slots)

    def _score(self, player: int) -> str:
        return names.half(self.scores[player])

    def _pile(self, seat: Mapping[str, Any]) -> int:
        return sum(names.item_of(self.state, card)["points"] for card in seat["missions"])

    def _holder(self, place: str) -> int:
        holder = self.known["reserved"].get(place)
        return -1 if holder is None else self.state.players if holder == "shadow" else int(holder)
