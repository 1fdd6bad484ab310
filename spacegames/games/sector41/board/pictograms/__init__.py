"""Our own pictograms for all tile kinds: one idea each, drawn around (0, 0) within 26 units, as the tile lies at 0 degrees."""

from __future__ import annotations

from collections.abc import Callable

from spacegames.scene.shapes import Shape, placed

from .moving import alien_artifact, beacon, pulsar, pulsar_star, solar_flare, solar_tempest, solar_wind, space_rift, supernova, temporal_anomaly, wormhole
from .stopping import (
    ASTEROIDS,
    asteroid_belt,
    barren_planet,
    black_hole,
    glynium_planet,
    ion_storm,
    nebula,
    remote_viewport,
    salvage_explorer,
    spatial_distortion,
    starbase,
    stargate,
    vortex,
)
from .strokes import ANGLES, polar


def picture(kind: str, directions: tuple[str, ...] = ()) -> tuple[Shape, ...]:
    """The pictogram of a kind of tile; `directions` are those it points to as it lies."""
    if kind == "solar_wind":
        return tuple(solar_wind(directions))
    if kind in _POINTING:
        draw, first = _POINTING[kind]
        return tuple(shape for direction in directions for shape in placed(draw(), turn=ANGLES[direction] - ANGLES[first])) + (*pulsar_star(),) * (
            kind == "pulsar"
        )
    return tuple(_DRAWN[kind]())


_DRAWN: dict[str, Callable[[], list[Shape]]] = {
    "alien_artifact": alien_artifact,
    "asteroid_belt_2": lambda: asteroid_belt(2),
    "asteroid_belt_3": lambda: asteroid_belt(3),
    "barren_planet": barren_planet,
    "beacon": beacon,
    "black_hole": black_hole,
    "glynium_planet_2": lambda: glynium_planet(2),
    "glynium_planet_3": lambda: glynium_planet(3),
    "glynium_planet_4": lambda: glynium_planet(4),
    "ion_storm": ion_storm,
    "nebula": nebula,
    "remote_viewport": remote_viewport,
    "salvage_explorer": salvage_explorer,
    "space_rift": space_rift,
    "spatial_distortion": spatial_distortion,
    "starbase": starbase,
    "stargate": stargate,
    "supernova": supernova,
    "temporal_anomaly": temporal_anomaly,
    "vortex": vortex,
    "wormhole": wormhole,
}

_POINTING: dict[str, tuple[Callable[[], list[Shape]], str]] = {
    "pulsar": (pulsar, "NE"),
    "solar_flare": (solar_flare, "NE"),
    "solar_tempest": (solar_tempest, "NW"),
}
"""Kinds that point somewhere: what is drawn for each direction, and where that drawing points."""

__all__ = ["ANGLES", "ASTEROIDS", "picture", "polar"]
