"""The widgets: a table to play at, lessons, worked examples, and the gallery that leads to them all."""

from __future__ import annotations

from .example_player import example, examples
from .gallery import gallery
from .lesson_player import learn
from .table import table

__all__ = ["example", "examples", "gallery", "learn", "table"]
