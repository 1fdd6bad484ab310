"""Boards as shapes: one list of shapes in; SVG, plain text or an ipycanvas drawing out."""

from __future__ import annotations

from .palette import PLAYERS, THEMES
from .shapes import Box, Circle, Curve, Line, Point, Polygon, Rect, Scene, Shape, Text, Thing, bounds_of, placed

__all__ = ["PLAYERS", "THEMES", "Box", "Circle", "Curve", "Line", "Point", "Polygon", "Rect", "Scene", "Shape", "Text", "Thing", "bounds_of", "placed"]
