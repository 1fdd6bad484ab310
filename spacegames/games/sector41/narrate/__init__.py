"""Sector 41 in words: what to do now, what an action means, what has happened.

Labels and stories speak of what lies open on the table; what a tile under its back is, only a secret event may tell.
"""

from __future__ import annotations

from .labels import label, short
from .names import player_name
from .prompts import prompt
from .stories import EVENTS, tell

__all__ = ["EVENTS", "label", "player_name", "prompt", "short", "tell"]
