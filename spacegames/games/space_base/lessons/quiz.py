"""Lesson 20: ten questions that are new every time; the engine itself gives the key.

Half of them ask what a roll pays, the other half whether something is a reward or an ability.
"""

from __future__ import annotations

from typing import Any

from spacegames.core.chance import Chance
from spacegames.core.game import Position
from spacegames.core.registry import load
from spacegames.core.teaching import Lesson, Predict, Step
from spacegames.core.words import _, listed

from ..components import COLONY, NAMES, SHIP, card_name
from ..examples import table
from ..narrate import ability_text, credits_word, income_word, points_word, side_text

LENGTH = 10


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="SB-LES-20",
            title=_("Mixed quiz"),
            goal=_("Answer ten questions about payouts, rewards and abilities."),
            quiz=quiz,
        ),
    )


def quiz(seed: int) -> tuple[Step, ...]:
    """Ten questions, taking turns between the two kinds; the same seed asks the same."""
    chance = Chance(seed)
    return tuple((_payout if number % 2 else _sorting)(chance, number) for number in range(1, LENGTH + 1))


def _payout(chance: Chance, number: int) -> Step:
    """What do the dice pay, used one way?"""
    game = load("space_base")
    one, two = chance.below(6) + 1, chance.below(6) + 1
    passive = bool(chance.below(2))
    use = chance.pick(["separate", "sum"])
    plain = [name for name, item in game.components["ships"].items() if not {"charge", "arrows", "claim"} & {*item["station"], *item["patrol"]}]
    used = sorted({one, two} if use == "separate" else {one + two})
    ships = {sector: chance.pick([name for name in plain if game.components["ships"][name]["sector"] == sector]) for sector in used}
    cards = ", ".join(f"{sector} {name}" for sector, name in ships.items())
    settings: dict[str, Any] = {"dice": (one, two), "passive": passive}
    if passive:
        settings["pa"] = ", ".join(f"{sector} s{sector} {name}" for sector, name in ships.items())
    else:
        settings["st"] = cards

    def made() -> Position:
        return table(**settings)

    state = game.position(made())
    state.play(use)
    right = (state.credits[0], state.income[0], state.vp[0])
    answers = _answers(chance, right)
    turn = _("Another player rolls {one} and {two}.") if passive else _("You roll {one} and {two}.")
    way = _("You use the dice separately.") if use == "separate" else _("You use the sum.")
    text = _("Question {number} of {length}.").format(number=number, length=LENGTH)
    side = "patrol" if passive else "station"
    because = _("Look at the patrol above your board: all ships there pay.") if passive else _("In your own turn the station pays, one card in each sector.")
    return Step(
        text=" ".join([text, turn.format(one=one, two=two), way]),
        rules=("SB-RWD-05", "SB-RWD-08") if passive else ("SB-RWD-04", "SB-DICE-04"),
        table=made,
        look=tuple(f"{side}-0-{sector}" for sector in used),
        tasks=(
            Predict(
                question=_("What do you get?"),
                answers=tuple(_amount(answer) for answer in answers),
                right=answers.index(right),
                because=because,
                show=(use,),
            ),
        ),
        hints=(_("Station or patrol?"), because, _amount(right)),
    )


def _amount(amount: tuple[int, int, int]) -> str:
    words = [word(number) for number, word in zip(amount, (credits_word, income_word, points_word), strict=True) if number]
    return listed(words) or _("Nothing")


def _answers(chance: Chance, right: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """The right amount among three that a hasty reader might name."""
    credits, income, points = right
    near = [(credits + 1, income, points), (2 * credits, income, 2 * points), (credits, income + 1, points), (max(0, credits - 1), income, points)]
    near += [(credits + points, income, 0), (credits, 0, points + 1)]
    wrong = [amount for amount in dict.fromkeys(near) if amount != right][:3]
    answers = [right, *wrong]
    chance.shuffle(answers)
    return answers


def _sorting(chance: Chance, number: int) -> Step:
    """Is this part of a card a reward or an ability?"""
    game = load("space_base")
    state = game.new(2, 1)
    charged = [card for card in range(SHIP, COLONY) for side in (0,) if state.cards.ability[side][card]]
    card = chance.pick(charged)
    asks_ability = bool(chance.below(2))
    part = ability_text(state, card, 0) if asks_ability else side_text(state, card, 0)
    sector = state.cards.sector[card]
    name = card_name(game.components, card)
    text = _("Question {number} of {length}. {card} lies at your station.").format(number=number, length=LENGTH, card=name)
    because = _("It stands in the box and costs cubes.") if asks_ability else _("The dice bring it.")
    return Step(
        text=text,
        rules=("SB-ABL-01", "SB-CHG-08"),
        table=lambda: table(st=f"{sector} {NAMES[card]}"),
        look=(f"card-{NAMES[card]}",),
        tasks=(
            Predict(
                question=_("One part of it says: “{part}”. What is that?").format(part=part),
                answers=(_("A reward"), _("An ability")),
                right=int(asks_ability),
                because=because,
                replies={1 - int(asks_ability): _("Dice cause rewards, cubes cause abilities.")},
            ),
        ),
        hints=(_("Dice or cubes?"), _("What costs cubes is an ability."), because),
    )
