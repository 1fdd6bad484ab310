"""What the data files must look like, and what single fields cannot tell."""

from __future__ import annotations

import re
from typing import Any

from spacegames.core.components import Components, Field
from spacegames.core.words import _

from .vocabulary import FACTIONS, ability_faults, effects_faults

_FACTION = Field(str, choices=FACTIONS)
_SYMBOLS = Field(list, choices=("", "repair", "medal", "move"), low=3, high=3)
_ROWS = ("red", "yellow", "blue", "android")
_ROUTE_COLORS = ("green", "purple", "yellow")
_CREW = ("cadet", "red", "yellow", "blue")
_PER = (
    "pirate_token",
    "distinct_artifact_kind",
    "commander",
    "android",
    "fleet_sector_point",
    "androids_sector_point",
    "pirates_sector_point",
    "two_completed_missions",
    "completed_mission",
    "damage_token",
    "installed_alpha_or_beta_technology",
    "two_crew_figures_without_androids",
    "medal",
    "artifact",
    "full_lap",
)

SCHEMA = {
    "missions": {"name": Field(dict), "points": Field(int, low=0, high=20), "rows": Field(list, low=1)},
    "technologies": {
        "name": Field(dict),
        "deck": Field(str, choices=("alpha", "beta")),
        "type": Field(str, choices=("room", "ability")),
        "color": Field(str, choices=("red", "yellow", "blue", "gray"), optional=True),
        "effects": Field(list, low=1, optional=True),
        "ability": Field(dict, optional=True),
        "left": _SYMBOLS,
        "right": _SYMBOLS,
    },
    "omega": {"name": Field(dict), "score": Field(dict), "left": _SYMBOLS, "right": _SYMBOLS},
    "events": {
        "name": Field(dict),
        "faction": _FACTION,
        "solo": Field(bool),
        "first": Field(list),
        "later": Field(list, optional=True),
        "lasting": Field(dict, optional=True),
    },
    "factions": {"name": Field(dict), "color": Field(str)},
    "tracks": {
        "faction": _FACTION,
        "side": Field(str, choices=("A", "B")),
        "points": Field(list, choices=tuple(range(10)), low=13, high=13),
        "bonuses": Field(list, low=13, high=13),
        "event_space": Field(int, low=1, high=12),
    },
    "locations": {"board": Field(str, choices=("small", "large")), "place": Field(str), "x": Field(float, low=0, high=1), "y": Field(float, low=0, high=1)},
    "routes": {
        "board": Field(str, choices=("small", "large")),
        "a": Field(str),
        "b": Field(str),
        "color": Field(str, choices=_ROUTE_COLORS),
        "skull": Field(bool),
    },
    "tokens": {"name": Field(dict), "count": Field(int, low=1, high=60)},
    "triangles": {
        "kind": Field(str, choices=("station", "mission", "number")),
        "players": Field(int, low=1, high=4),
        "number": Field(int, low=1, high=9, optional=True),
        "station": Field(str, choices=("home", "androids", "pirates"), optional=True),
    },
    "stations": {"name": Field(dict), "effects": Field(list)},
    "pirates": {
        "color": Field(str, choices=_ROUTE_COLORS),
        "damage": Field(int, low=0, high=3),
        "reward": Field(list),
        "count": Field(int, low=1, high=30),
    },
    "artifacts": {"colors": Field(list, choices=("red", "yellow", "blue"), low=2, high=2), "count": Field(int, low=1, high=30)},
    "rooms": {"name": Field(dict), "color": Field(str, choices=("red", "yellow", "blue", "gray")), "effects": Field(list, low=1)},
    "boards": {
        "damaged": Field(list, choices=tuple(range(1, 7)), low=0, high=6),
        "left": Field(list, low=6, high=6),
        "right": Field(list, low=6, high=6),
        "frame_left": _SYMBOLS,
        "frame_right": _SYMBOLS,
    },
    "ship": {
        "cargo": Field(int, low=1, high=20),
        "damage": Field(int, low=0, high=20),
        "medals": Field(int, low=0, high=4),
        "rings": Field(int, low=0, high=9),
        "ready": Field(list, choices=_CREW, low=1, high=9),
        "queue": Field(list, choices=_CREW, low=0, high=9),
        "airlock": Field(int, low=1, high=6),
        "stay": Field(int, low=0, high=9),
        "train": Field(int, low=1, high=1),
        "promote": Field(int, low=1, high=9),
        "rounds": Field(int, low=4, high=4),
        "technologies": Field(int, low=1, high=8),
        "omega": Field(int, low=0, high=6),
        "solo_omega": Field(int, low=0, high=6),
    },
    "rounds": {"medals": Field(int, low=0, high=3), "cadets": Field(int, low=0, high=2), "home": Field(bool)},
    "passengers": {"name": Field(dict), "technologies": Field(list), "ongoing": Field(dict), "score": Field(dict)},
    "actions": {"kind": Field(str), "actions": Field(list, low=1)},
    "scoring": {"halves": Field(int, low=-20, high=20)},
}

_ID = re.compile(r"[a-z][a-z0-9_]*")
_FIXED = {
    "factions": FACTIONS,
    "tracks": tuple(f"{faction}_{side}" for faction in FACTIONS for side in "AB"),
    "stations": ("home", "androids", "pirates"),
    "artifacts": ("red-yellow", "red-blue", "yellow-blue"),
    "rooms": ("helm", "weapons", "science", "repair"),
    "boards": ("A", "B"),
    "ship": ("ship",),
    "rounds": ("round_1", "round_2", "round_3", "round_4"),
    "scoring": ("commander", "android", "pirate_token", "medal", "artifact", "damage", "lap"),
}
"""Files whose items are fixed; everywhere else an owner may add cards."""


def faults_of(components: Components) -> list[str]:
    """Everything wrong with cards, tracks and the board, each with file, item and field."""
    faults: list[str] = []

    def fault(file: str, item: str, field: str, problem: str) -> None:
        faults.append(_("{file}.json, item {item}, field {field}: {problem}").format(file=file, item=item, field=field, problem=problem))

    for file, names in _FIXED.items():
        for name in {*names} ^ {*components[file]}:
            problem = _("missing") if name in names else _("there is no such item")
            faults.append(_("{file}.json, item {item}: {problem}").format(file=file, item=name, problem=problem))
    if faults:
        return faults
    for file in ("missions", "technologies", "omega", "events", "pirates", "passengers", "actions"):
        for name in components[file]:
            if not _ID.fullmatch(name):
                faults.append(_("{file}.json, item {item}: an id is made of small letters, digits and _").format(file=file, item=repr(name)))
    cards = [*components["technologies"], *components["omega"]]
    for name in sorted({name for name in cards if cards.count(name) > 1}):
        faults.append(_("{file}.json, item {item}: {problem}").format(file="omega", item=name, problem=_("another card has the same id")))
    for file, items in components.files.items():
        for name, item in items.items():
            if "name" in item and not (isinstance(item["name"].get("en"), str) and all(isinstance(text, str) for text in item["name"].values())):
                fault(file, name, "name", _("expected a text for en"))
            for field, problem in _item_faults(file, item, components):
                fault(file, name, field, problem)
    if not faults:
        faults += _deck_faults(components)
    return faults


def _item_faults(file: str, item: dict[str, Any], components: Components) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    match file:
        case "missions":
            most = components["ship"]["ship"]["airlock"]
            if len(item["rows"]) > most:
                found.append(("rows", _("a mission has at most {most} rows").format(most=most)))
            for row in item["rows"]:
                if not isinstance(row, dict) or set(row) != {"color", "effects"} or row["color"] not in _ROWS:
                    found.append(("rows", _("a row has a color (red, yellow, blue or android) and effects")))
                else:
                    found += [("rows", problem) for problem in effects_faults(row["effects"], "mission")]
        case "technologies" if item["type"] == "room":
            if "color" not in item or "effects" not in item:
                found.append(("type", _("a room has color and effects")))
            else:
                found += [("effects", problem) for problem in effects_faults(item["effects"], "room")]
        case "technologies":
            if "ability" not in item:
                found.append(("type", _("an ability technology has an ability")))
            else:
                found += [("ability", problem) for problem in ability_faults(item["ability"], "ability")]
        case "omega":
            found += [("score", problem) for problem in _score_faults(item["score"])]
        case "events":
            for field in ("first", "later"):
                found += [(field, problem) for problem in effects_faults(item.get(field, []), "event")]
            if "lasting" in item:
                found += [("lasting", problem) for problem in ability_faults(item["lasting"], "event")]
        case "tracks":
            found += [("bonuses", problem) for bonus in item["bonuses"] for problem in effects_faults(bonus, "track")]
        case "stations" | "rooms":
            found += [("effects", problem) for problem in effects_faults(item["effects"], "track")]
        case "pirates":
            found += [("reward", problem) for problem in effects_faults(item["reward"], "track")]
        case "passengers":
            found += [("ongoing", problem) for problem in ability_faults(item["ongoing"], "passenger")]
            found += [("score", problem) for problem in _score_faults(item["score"])]
            if any(name not in components["technologies"] for name in item["technologies"]) or len(set(map(str, item["technologies"]))) not in (0, 3):
                found.append(("technologies", _("expected three technologies, or none for three random alphas")))
        case "actions":
            found += [("actions", problem) for problem in effects_faults(item["actions"], "action")]
        case "boards":
            for field in ("left", "right"):
                if not all(isinstance(slot, list) and len(slot) == 3 and all(s in ("", "repair", "medal", "move") for s in slot) for slot in item[field]):
                    found.append((field, _("expected three symbols for each of the six slots")))
    return found


def _score_faults(score: Any) -> list[str]:
    if not isinstance(score, dict) or set(score) - {"per", "points", "base", "max", "min", "lap"} or score.get("per") not in _PER:
        return [_("a score has per, points, and perhaps base, max, min and lap")]
    numbers = [value for key, value in score.items() if key != "per"]
    if any(isinstance(value, bool) or not isinstance(value, (int, float)) or value * 2 != int(value * 2) for value in numbers) or "points" not in score:
        return [_("points are whole or half numbers")]
    return []


def _deck_faults(components: Components) -> list[str]:
    """Whether there is enough of everything for a table of four and for a solo game, and whether the boards are connected."""
    faults = []

    def few(file: str, problem: str) -> None:
        faults.append(_("{file}.json: {problem}").format(file=file, problem=problem))

    for side, players in (("small", 3), ("large", 4)):
        places = [item["place"] for item in components["locations"].values() if item["board"] == side]
        triangles = [item for item in components["triangles"].values() if item["players"] <= players and item.get("station") != "home"]
        if "home" not in places or len(set(places)) != len(places) or len(places) - 1 != len(triangles):
            few("locations", _("every planet of the {side} board needs one triangle token").format(side=side))
            continue
        routes = [(item["a"], item["b"]) for item in components["routes"].values() if item["board"] == side]
        if any(a not in places or b not in places or a == b for a, b in routes) or len({frozenset(route) for route in routes}) != len(routes):
            few("routes", _("a route leads from one location of its board to another, and no two are alike"))
            continue
        reached, new = {"home"}, ["home"]
        while new:
            here = new.pop()
            for a, b in routes:
                for there in ({a: b, b: a}.get(here),):
                    if there is not None and there not in reached:
                        reached.add(there)
                        new.append(there)
        if len(reached) != len(places):
            few("routes", _("not every location of the {side} board can be reached").format(side=side))
        numbers = sorted(item.get("number", 0) for item in triangles if item["kind"] == "number")
        if numbers != list(range(1, len(numbers) + 1)) or not numbers:
            few("triangles", _("number tokens are counted from 1"))
        if sorted(item.get("station", "") for item in triangles if item["kind"] == "station") != ["androids", "pirates"]:
            few("triangles", _("there is one token for each station"))
    if sum(item["deck"] == "alpha" for item in components["technologies"].values()) < 8 + components["ship"]["ship"]["technologies"]:
        few("technologies", _("there are too few alpha cards"))
    if len(components["omega"]) < components["ship"]["ship"]["omega"]:
        few("omega", _("there are too few omega cards"))
    if len(components["missions"]) < 12:
        few("missions", _("there are too few missions"))
    for faction in FACTIONS:
        for solo in (False, True):
            if not any(item["faction"] == faction and item["solo"] == solo for item in components["events"].values()):
                few("events", _("there is no event for {faction}").format(faction=faction))
    if not components["passengers"]:
        few("passengers", _("there is no passenger"))
    if len({item["kind"] for item in components["actions"].values()}) < 1 or len(components["actions"]) != 7:
        few("actions", _("there are seven action cards"))
    elif len({item["kind"] for item in components["actions"].values()}) != 4:
        few("actions", _("the action cards are of four kinds"))
    needed = {"cadet": 12, "ensign_red": 8, "ensign_yellow": 8, "ensign_blue": 8, "android": 1, "medal": 8}
    for name, number in needed.items():
        if name not in components["tokens"] or components["tokens"][name]["count"] < number:
            few("tokens", _("there must be at least {number} of {name}").format(number=number, name=name))
    return faults
