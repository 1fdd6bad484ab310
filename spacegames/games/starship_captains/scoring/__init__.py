"""The final score with its halves, and the epilogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spacegames.core.game import Event

from ..components import ANDROID, FACTIONS, SPACES, count, total

__all__ = ["commanders", "crew", "damage_tokens", "epilogue", "evaluate", "finish", "halves", "lines", "scores", "winners"]

if TYPE_CHECKING:
    from ..state import CaptainsState


def scores(state: CaptainsState) -> list[float]:
    """The total of each player; a whole number, or one with a half."""
    return [_whole(halves(state, player)) for player in range(state.players)]


def _whole(number: int) -> int | float:
    return number / 2 if number % 2 else number // 2


def halves(state: CaptainsState, player: int) -> int:
    """The total of a player in half points."""
    return sum(number for _name, number in _rows(state, player))


def lines(state: CaptainsState, player: int) -> list[tuple[str, int | float]]:
    """The score pad of a player, row by row (CAP-SCO-02 to CAP-SCO-10)."""
    return [(name, _whole(number)) for name, number in _rows(state, player)]


def _rows(state: CaptainsState, player: int) -> list[tuple[str, int]]:
    cards, worth = state.cards, state.cards.halves
    tracks = 0
    for faction in range(3):
        steps = state.steps[3 * player + faction]
        tracks += 2 * cards.points[faction][state.sides[faction]][steps % SPACES] + worth["lap"] * (steps // SPACES)
    omega = sum(_score(state, player, cards.score[card]) for card in state.slots[player] if card >= cards.omega)
    found = [("missions", 2 * sum([cards.mission_points[mission] for mission in state.pile[player]])), ("factions", tracks), ("omega", omega)]
    if state.passenger >= 0:
        found.append(("passenger", _score(state, player, cards.passenger_score[state.passenger])))
    return [
        *found,
        ("commanders", worth["commander"] * commanders(state, player)),
        ("androids", worth["android"] * count(state.ready[player], ANDROID)),
        ("pirates", worth["pirate_token"] * len(state.trophies[player])),
        ("medals", worth["medal"] * state.medals[player]),
        ("artifacts", worth["artifact"] * total(state.items[player])),
        ("damage", worth["damage"] * damage_tokens(state, player)),
    ]


def commanders(state: CaptainsState, player: int) -> int:
    """All commanders of a ship, wherever they are (CAP-AMB-106)."""
    from ..actions import rings

    return state.cards.rings - rings(state, player)


def damage_tokens(state: CaptainsState, player: int) -> int:
    """Damage that counts at the end (CAP-SCO-10, CAP-AMB-105)."""
    holes = bin(state.holes[player]).count("1") if state.options["tech_damage"] else 0
    return state.damage[player] + holes


def _score(state: CaptainsState, player: int, entry: dict[str, Any] | None) -> int:
    """What an omega card or a passenger scores, in half points (CAP-SCO-04, CAP-AMB-110)."""
    if entry is None:
        return 0
    points = 2 * (entry.get("base", 0) + entry["points"] * _counted(state, player, entry["per"]))
    if "max" in entry:
        points = min(points, 2 * entry["max"])
    if "min" in entry:
        points = max(points, 2 * entry["min"])
    if "lap" in entry and state.steps[3 * player + FACTIONS.index(entry["per"].split("_")[0])] >= SPACES:
        points += 2 * entry["lap"]
    return int(points)


def _counted(state: CaptainsState, player: int, per: str) -> int:
    cards = state.cards
    match per:
        case "pirate_token":
            return len(state.trophies[player])
        case "distinct_artifact_kind":
            return sum(1 for kind in range(3) if count(state.items[player], kind))
        case "artifact":
            return total(state.items[player])
        case "commander":
            return commanders(state, player)
        case "android":
            return count(state.ready[player], ANDROID)
        case "completed_mission":
            return len(state.pile[player])
        case "two_completed_missions":
            return len(state.pile[player]) // 2
        case "damage_token":
            return damage_tokens(state, player)
        case "installed_alpha_or_beta_technology":
            return sum(1 for card in state.slots[player] if 0 <= card < cards.omega)
        case "two_crew_figures_without_androids":
            return crew(state, player) // 2
        case "medal":
            return state.medals[player]
        case "full_lap":
            return sum(state.steps[3 * player + faction] // SPACES for faction in range(3))
        case _:
            faction = FACTIONS.index(per.split("_")[0])
            return cards.points[faction][state.sides[faction]][state.steps[3 * player + faction] % SPACES]


def crew(state: CaptainsState, player: int) -> int:
    """Figures of a ship without its androids."""
    number = total(state.ready[player]) - count(state.ready[player], ANDROID) + len(state.queue[player])
    if player == state.active:
        number += len(state.airlock) - state.airlock.count(ANDROID) + (state.hand >= 0)
    return number


def winners(state: CaptainsState) -> list[int]:
    """Who has the highest total, halves included; ties stay (CAP-SCO-11, CAP-SCO-12, CAP-AMB-111)."""
    if state.decider >= 0:
        return []
    totals = [halves(state, player) for player in range(state.players)]
    return [player for player, number in enumerate(totals) if number == max(totals)]


def epilogue(points: float) -> int:
    """The epilogue to look up: 20 for everything up to 20, 75 for 75 and more, halves rounded down (CAP-SCO-13, CAP-AMB-109)."""
    return min(75, max(20, int(points // 1)))


def finish(state: CaptainsState, events: list[Event]) -> None:
    """The game is over after the last round (CAP-SCO-01)."""
    state.decider = -1
    state.stack.clear()
    totals = [halves(state, player) for player in range(state.players)]
    best = max(totals)
    won = [player for player, number in enumerate(totals) if number == best]
    data = {"winners": won, "reason": "rounds", "totals": [_whole(number) for number in totals]}
    events.append(Event("game_over", ("CAP-SCO-01", "CAP-SCO-11"), (), data))


from .outlook import evaluate  # noqa: E402  (it needs the scores)
