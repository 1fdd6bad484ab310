"""SpaceCorp in words: what to do now, what an action means, what has happened, what a card, tile, base or contract says."""

from __future__ import annotations

from .labels import label
from .names import player_name
from .prompts import prompt
from .stories import tell

__all__ = ["label", "player_name", "prompt", "tell"]
