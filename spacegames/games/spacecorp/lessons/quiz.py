"""The last lesson: ten questions that are new every time; the engine itself gives the key.

They ask in turn for a distance, the value of a Move, a production and the reward of a contract.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position
from spacegames.core.registry import load
from spacegames.core.teaching import Lesson, Predict, Step
from spacegames.core.words import _

from .. import contracts
from ..components import name_of
from ..examples.prepared import table

LENGTH = 10

_FUEL = {
    "mariners": "solar_sail solar_sail nuclear_thermal nuclear_thermal heavy_lifter time",
    "planeteers": "plasma_drive plasma_drive plasma_drive fusion_torch time",
    "starfarers": "ramjet ramjet antimatter_2 antimatter_1 warp_bubble",
}
"""Cards that reach every site of the board."""

_ADDING = {
    "mariners": ("solar_sail", "heavy_lifter", "nuclear_thermal", "cargo_pod", "ion_drive"),
    "starfarers": ("ramjet", "magnetic_scoop", "laser_sail", "fusion_booster"),
}
_TIMES = ("antimatter_1", "antimatter_2", "warp_bubble", "matter_manipulators")
_YIELDS = {
    "m1_exotic": "refinery research",
    "m1_abundant_ores": "refinery industrial research",
    "m1_wonder": "attraction",
    "m1_ice_and_ores": "refinery industrial",
}


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SC-LES-QUIZ",
            title=_("Mixed quiz"),
            goal=_("Answer ten questions about distances, values, productions and contracts."),
            quiz=quiz,
        ),
    )


def quiz(seed: int) -> tuple[Step, ...]:
    """Ten questions, taking turns between the four kinds; the same seed asks the same."""
    chance = Chance(seed)
    kinds = (_distance, _value, _production, _reward)
    return tuple(kinds[number % 4](chance, number + 1) for number in range(LENGTH))


def _distance(chance: Chance, number: int) -> Step:
    """How far is it from one site to another?"""
    game = load("spacecorp")
    era = chance.pick(list(_FUEL))
    sites = [site for site, item in game.components["sites"].items() if item["era"] == era and item["kind"] not in ("beyond", "orion_spur")]
    start = chance.pick(sites)
    target = chance.pick([site for site in sites if site != start])
    settings: dict[str, Any] = {"era": era, "hands": (_FUEL[era],), "profit": (9, 0), "teams": (start,)}
    boxes = game.components["sites"][start]["boxes"]
    if game.components["sites"][start]["kind"] != "start":
        settings["tiles"] = {start: _tiles(era, boxes)} if boxes else {}
        settings["bases"] = {start: " ".join(["0", *["research"] * max(1, len(boxes))])}

    def made() -> Position:
        return table(**settings)

    state = game.position(made())
    moves = ("move", f"to {target}")
    state.play(moves[0])
    (event,) = [event for event in state.play(moves[1]) if event.kind == "target_chosen"]
    need: int = event.data["need"]
    names = {"start": name_of(game.components, "sites", start), "target": name_of(game.components, "sites", target)}
    because = (
        _("Between stars only borders count.") if era == "starfarers" else _("Take-off, borders, gravity, landing, and additions between the outer planets.")
    )
    near = (10, 20, -10) if era == "starfarers" else (2, 1, -1)
    return _asked(
        chance,
        number,
        _("Your team is at {start}, where you have a base.").format(**names),
        _("How far is it to {target}?").format(**names),
        need,
        near,
        because,
        "SC-STR-02" if era == "starfarers" else "SC-MOV-08",
        made,
        (f"site-{start}", f"site-{target}"),
        moves,
    )


def _tiles(era: str, boxes: list[str]) -> str:
    """Tiles that fit the boxes of a site."""
    if era == "starfarers":
        return " ".join(["s1_ocean", "s2_comets", "s2_rings"][: len(boxes)])
    names = {"m1": "m1_water", "m2": "m2_exotic", "p1": "p1_water", "p2": "p2_water", "p3": "p3_exotic"}
    return " ".join(names[era[0] + box[1]] for box in boxes)


def _value(chance: Chance, number: int) -> Step:
    """What is a Move worth with these cards?"""
    game = load("spacecorp")
    stars = bool(chance.below(2))
    era = "starfarers" if stars else "mariners"
    cards = list(_ADDING[era])
    chance.shuffle(cards)
    cards = cards[: 1 + chance.below(2)]
    settings: dict[str, Any] = {"era": era, "profit": (9, 0)}
    ends = ["card " + card for card in cards]
    if stars:
        times = list(_TIMES)
        chance.shuffle(times)
        cards += times[: 1 + chance.below(2)]
        ends = ["card " + card for card in cards]
        site = "alpha_centauri"
        text = _("You fly from the Sun with your HQ (Move 1) and all cards in your hand, plain.")
        because = _("First all numbers are added, then the multipliers work.")
        settings["hands"] = (" ".join(cards),)
    else:
        site = "lunar_l5"
        settings |= {"teams": ("lunar_l4",), "bases": {"lunar_l4": "0 spaceport"}, "hands": (" ".join([*cards, "time"]),)}
        ends.append("time double")
        text = _("Your team starts at your Spaceport (+2). You use your HQ (Move 1), all cards in your hand, and Time to double.")
        because = _("First all numbers are added, the Spaceport too; then Time doubles.")

    def made() -> Position:
        return table(**settings)

    state = game.position(made())
    moves = ("move", f"to {site}", "hq 0", *ends)
    value = 0
    for move in moves:
        for event in state.play(move):
            value = event.data.get("value", value)
    return _asked(chance, number, text, _("What is the value of the Move?"), value, (2, -1, 6), because, "SC-VAL-03", made, ("hq-0", f"site-{site}"), moves)


def _production(chance: Chance, number: int) -> Step:
    """What does a Produce action bring?"""
    game = load("spacecorp")
    tiles = list(_YIELDS)
    chance.shuffle(tiles)
    sites = ["moon", "sisyphus", "deimos"]
    placed = dict(zip(sites, tiles, strict=False))
    bases = {site: f"0 {chance.pick(_YIELDS[tile].split())}" for site, tile in placed.items()}
    settings: dict[str, Any] = {"tiles": placed, "bases": bases, "hands": ("mining_drones mining_drones mining_drones",)}

    def made() -> Position:
        return table(**settings)

    state = game.position(made())
    moves = ("produce", *["card mining_drones"] * 3, "confirm")
    amount = 0
    for move in moves:
        for event in state.play(move):
            amount = event.data["amount"] if event.kind == "produced" else amount
    return _asked(
        chance,
        number,
        _("You produce with three tiles."),
        _("How much profit does it bring?"),
        amount,
        (1, -1, 3),
        _("The P# of each tile, and 1 more for a Refinery or an Attraction."),
        "SC-PRD-04",
        made,
        tuple(f"site-{site}" for site in sites),
        moves,
    )


def _reward(chance: Chance, number: int) -> Step:
    """What does a contract pay, with what was carried over?"""
    game = load("spacecorp")
    later = 1 + chance.below(2)
    era = ("mariners", "planeteers", "starfarers")[later]
    row = chance.below(7)
    disc = chance.below(later + 1)
    discs = tuple(disc if place == row else 0 for place in range(7))

    def made() -> Position:
        return table(era=era, discs=discs)

    state = game.position(made())
    pay = contracts.reward(state, row)
    where = (_("at its start"), _("on the Mariners contract"), _("on the Planeteers contract"))[disc]
    return _asked(
        chance,
        number,
        _("The disc of row {row} lies {where}.").format(row=row + 1, where=where),
        _("What would row {row} pay now?").format(row=row + 1),
        pay,
        (-2, 2, 3),
        _("What was not claimed in earlier eras is added."),
        "SC-CTR-06" if later == 1 else "SC-CTR-07",
        made,
        (f"contract-{row + 1}",),
        (),
    )


def _asked(
    chance: Chance,
    number: int,
    text: str,
    question: str,
    right: int,
    near: tuple[int, int, int],
    because: str,
    rule: str,
    made: Callable[[], Position],
    look: tuple[str, ...],
    show: tuple[str, ...],
) -> Step:
    """A step with the right number among others that a hasty reader might name."""
    numbers = [right, *[other for other in dict.fromkeys(max(0, right + by) for by in near) if other != right]]
    chance.shuffle(numbers)
    lead = _("Question {number} of {length}. {text}").format(number=number, length=LENGTH, text=text)
    return Step(
        text=lead,
        rules=(rule,),
        table=made,
        look=look,
        tasks=(
            Predict(
                question=question,
                answers=tuple(str(answer) for answer in numbers),
                right=numbers.index(right),
                because=because,
                replies={place: because for place, answer in enumerate(numbers) if answer != right},
                show=show,
            ),
        ),
        hints=(_("Count it step by step."), because, _("It is {answer}.").format(answer=right)),
    )
