"""Galaxy Trucker in words: what to do now, what an action means, what has happened.

Ships, hands and heaps are open, so these sentences may be read by everybody; cards seen in a pile are told to the player who looked.
"""

from __future__ import annotations

from .labels import label
from .names import player_name
from .prompts import prompt
from .stories import tell

__all__ = ["label", "player_name", "prompt", "tell"]
