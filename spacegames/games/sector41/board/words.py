"""What the board says in words: short names for tiles, and a label for everything that can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spacegames.core.words import _, listed, ngettext

Seat = Mapping[str, Any]


def short_names() -> dict[str, str]:
    """The name below each pictogram."""
    return {
        "alien_artifact": _("Artifact"),
        "asteroid_belt_2": _("Asteroids"),
        "asteroid_belt_3": _("Asteroids"),
        "barren_planet": _("Barren"),
        "beacon": _("Beacon"),
        "black_hole": _("Black Hole"),
        "glynium_planet_2": _("Glynium"),
        "glynium_planet_3": _("Glynium"),
        "glynium_planet_4": _("Glynium"),
        "ion_storm": _("Ion Storm"),
        "nebula": _("Nebula"),
        "pulsar": _("Pulsar"),
        "remote_viewport": _("Viewport"),
        "salvage_explorer": _("Salvage"),
        "solar_flare": _("Flare"),
        "solar_tempest": _("Tempest"),
        "solar_wind": _("Wind"),
        "space_rift": _("Rift"),
        "spatial_distortion": _("Distortion"),
        "starbase": _("Starbase"),
        "stargate": _("Stargate"),
        "supernova": _("Supernova"),
        "temporal_anomaly": _("Anomaly"),
        "vortex": _("Vortex"),
        "wormhole": _("Wormhole"),
    }


def compass(direction: str) -> str:
    """A direction in words."""
    return {
        "N": _("north"),
        "NE": _("north-east"),
        "E": _("east"),
        "SE": _("south-east"),
        "S": _("south"),
        "SW": _("south-west"),
        "W": _("west"),
        "NW": _("north-west"),
    }[direction]


def colour_name(colour: str) -> str:
    """A colour as the first word of a label."""
    return {"green": _("Green"), "blue": _("Blue"), "red": _("Red"), "yellow": _("Yellow")}[colour]


def edge_name(edge: str) -> str:
    return {"N": _("north edge"), "E": _("east edge"), "S": _("south edge"), "W": _("west edge")}[edge]


def mode_name(mode: str) -> str:
    return {"wandering": _("wandering"), "acceleration": _("accelerating"), "awakening": _("awake")}[mode]


def phase_names() -> tuple[str, str, str]:
    return _("Starship"), _("Explorer"), _("Guardian")


def phase_of(kind: str) -> int:
    """Which of the three phases a decision belongs to; -1 for set-up and the end of the game."""
    if kind in ("pick_starship", "pick_edge", "over"):
        return -1
    return {"starship_action": 0, "guardian_step": 2}.get(kind, 1)


def player_name(seats: Sequence[Seat], player: int) -> str:
    colour = seats[player]["colour"]
    return colour_name(colour) if colour else _("Player {number}").format(number=player + 1)


def tile_label(kind: str, name: str, directions: Sequence[str], reconstructed: bool) -> str:
    """A face-up tile: "Pulsar, bursts north-east and south-west"."""
    where = listed([compass(direction) for direction in directions])
    patterns = {
        "pulsar": _("{tile}, bursts {directions}"),
        "solar_flare": _("{tile}, flare to the {directions}"),
        "solar_tempest": _("{tile}, tempest to the {directions}"),
        "solar_wind": _("{tile}, reconstructed arrows {directions}") if reconstructed else _("{tile}, arrows {directions}"),
    }
    return patterns.get(kind, "{tile}").format(tile=name, directions=where)


def crystals_label(counts: Mapping[str, int]) -> list[str]:
    """Crystals by colour, each a phrase of its own."""
    found = []
    for colour in ("yellow", "blue", "red"):
        count = counts.get(colour, 0)
        if count:
            text = {
                "yellow": ngettext("{count} yellow crystal", "{count} yellow crystals", count),
                "blue": ngettext("{count} blue crystal", "{count} blue crystals", count),
                "red": ngettext("{count} red crystal", "{count} red crystals", count),
            }[colour]
            found.append(text.format(count=count))
    return found


def explorer_label(colour: str, number: int, state: str = "free") -> str:
    """An Explorer and how it is: "blue Explorer 2, trapped"."""
    pattern = {
        "green": _("green Explorer {number}"),
        "blue": _("blue Explorer {number}"),
        "red": _("red Explorer {number}"),
        "yellow": _("yellow Explorer {number}"),
    }[colour]
    who = pattern.format(number=number)
    if state.startswith("asteroid_"):
        return _("{explorer} on asteroid {number}").format(explorer=who, number=state[-1])
    if state in ("side", "side_due"):
        return _("{explorer} lying on its side").format(explorer=who)
    if state == "trapped":
        return _("{explorer} trapped").format(explorer=who)
    return who


def ship_label(colour: str, edge: str, index: int, aboard: int) -> str:
    pattern = {
        "green": _("green Starship at {edge}, place {index}: {crew}"),
        "blue": _("blue Starship at {edge}, place {index}: {crew}"),
        "red": _("red Starship at {edge}, place {index}: {crew}"),
        "yellow": _("yellow Starship at {edge}, place {index}: {crew}"),
    }[colour]
    crew = ngettext("{count} Explorer aboard", "{count} Explorers aboard", aboard).format(count=aboard) if aboard else _("nobody aboard")
    return pattern.format(edge=edge_name(edge), index=index, crew=crew)


def seat_label(name: str, seat: Seat, score: int, active: bool) -> str:
    """A player's box: "Green: 4 points, 2 yellow crystals and 1 blue crystal, 1 Explorer out, to play"."""
    parts = [ngettext("{count} point", "{count} points", score).format(count=score)]
    won = crystals_label(seat["collected"])
    if won:
        parts.append(listed(won))
    out = sum(piece["at"] in ("out", "gone") for piece in seat["explorers"])
    if out:
        parts.append(ngettext("{count} Explorer out of the game", "{count} Explorers out of the game", out).format(count=out))
    if active:
        parts.append(_("to play"))
    return _("{name}: {facts}").format(name=name, facts=", ".join(parts))


def supply_label(supply: Mapping[str, int], removed: Mapping[str, int]) -> str:
    rest = listed(crystals_label(supply)) or _("empty")
    lost = listed(crystals_label(removed))
    if lost:
        return _("supply: {rest}; destroyed: {lost}").format(rest=rest, lost=lost)
    return _("supply: {rest}").format(rest=rest)


def title(position: Mapping[str, Any]) -> str:
    """The whole board in a line."""
    turn, seats = position["turn"], position["seats"]
    mode = mode_name(position["guardian"]["mode"])
    if turn["kind"] == "over":
        return _("Sector 41, the game is over, Guardian {mode}").format(mode=mode)
    return _("Sector 41, turn {number}, {player} to play, Guardian {mode}").format(number=turn["number"], player=player_name(seats, turn["active"]), mode=mode)


def berth_label(edge: str, index: int) -> str:
    return _("{edge}, place {index}").format(edge=edge_name(edge), index=index)


def fold_label(edge: str, index: int) -> str:
    """The handle that folds a line."""
    if edge in "NS":
        return _("fold column {index} away from the {edge}").format(index=index, edge=edge_name(edge))
    return _("fold row {index} away from the {edge}").format(index=index, edge=edge_name(edge))


def dock_label(colour: str, player: int) -> str:
    """A Starship in set-up, free or taken."""
    free = {"green": _("green Starship"), "blue": _("blue Starship"), "red": _("red Starship"), "yellow": _("yellow Starship")}[colour]
    return _("{ship}, taken by player {number}").format(ship=free, number=player + 1) if player >= 0 else free


def aboard_label(colour: str, number: int) -> str:
    return _("{explorer} aboard").format(explorer=explorer_label(colour, number))


def out_label(colour: str, number: int, at: str) -> str:
    who = explorer_label(colour, number)
    return _("{explorer}, gone for good").format(explorer=who) if at == "gone" else _("{explorer}, out of the game").format(explorer=who)


SIGNS = {
    "alien_artifact": "Ar",
    "asteroid_belt_2": "a2",
    "asteroid_belt_3": "a3",
    "barren_planet": "Ba",
    "beacon": "Be",
    "black_hole": "BH",
    "glynium_planet_2": "G2",
    "glynium_planet_3": "G3",
    "glynium_planet_4": "G4",
    "ion_storm": "Io",
    "nebula": "Ne",
    "pulsar": "Pu",
    "remote_viewport": "Vi",
    "salvage_explorer": "Sa",
    "solar_flare": "Fl",
    "solar_tempest": "Te",
    "solar_wind": "Wi",
    "space_rift": "Ri",
    "spatial_distortion": "Di",
    "starbase": "SB",
    "stargate": "SG",
    "supernova": "Su",
    "temporal_anomaly": "An",
    "vortex": "Vo",
    "wormhole": "Wo",
}
"""Two letters for each kind of tile, for the sketch in plain text."""
