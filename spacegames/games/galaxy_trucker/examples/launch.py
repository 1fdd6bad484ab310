"""Crew, tokens and markers at the start: GT-EX-R06, GT-EX-R07, GT-EX-R21, GT-EX-R32."""

from __future__ import annotations

from typing import Any

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from ..prepared import fitting, flight, seat, yard
from .making import gone, play, shipyard, shown


def examples() -> tuple[Example, ...]:
    return (*_start(), *_crew_choices(), *_fixed())


def _start() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R06",
            _("Four ships at the start"),
            _("Numbers 1 to 4 stand on the start space and two, four and six spaces behind it: one space stays empty between neighbours."),
            "GT-LCH-02 GT-LCH-04 GT-LCH-05 GT-LCH-10 GT-INV-27",
            lambda: yard(seat("B"), seat("C", number=2), seat("D", number=3), seat("E", number=4), learning=True),
            Play("number 1"),
            Happened("launched", {"player": 0, "number": 1, "day": 0}),
            Expect({"seats.0.day": 0, "seats.1.day": -2, "seats.2.day": -4, "seats.3.day": -6}),
            pictured=True,
            look="number-1 number-2 number-3 number-4",
        ),
        shown(
            "GT-EX-R07",
            _("People and energy"),
            _("Three cabins take two humans each, and the batteries 2 and 3 tokens: six humans and five tokens."),
            "GT-LCH-06 GT-LCH-07",
            shipyard("A", learning=True),
            Play("number 1"),
            Happened("tokens_loaded", {"player": 0, "tokens": 5}),
            Expect({"seats.0.crew": {"7,5": 2, "7,7": 2, "7,9": 2}, "seats.0.tokens": {"6,7": 2, "8,6": 3}}),
            rulebook=True,
            look="cell-0-7-5 cell-0-7-7 cell-0-7-9 cell-0-6-7 cell-0-8-6",
        ),
    )


def _crew_choices() -> tuple[Example, ...]:
    def boards(id: str, title: str, story: str, line: str, crew: dict[str, Any]) -> Example:
        return shown(
            id,
            title,
            story,
            "GT-ALN-03 GT-ALN-04 GT-ALN-05 GT-ALN-06 GT-ALN-08 GT-LCH-08",
            lambda: fitting(seat("P"), seat(), round="2"),
            *play(line),
            Expect({"seats.0.crew": crew}),
            pictured=True,
            look="cell-0-6-7 cell-0-7-8",
        )

    pilots = {"7,6": 2, "7,7": 2}
    return (
        shown(
            "GT-EX-R21",
            _("Who may live where"),
            _(
                "The cabin in 6,7 is joined to both life supports, the one in 7,8 to the purple one, the one in 7,6 to none. "
                "With the purple alien in 6,7 there is no second purple alien for 7,8."
            ),
            "GT-ALN-01 GT-ALN-02 GT-ALN-03 GT-ALN-04 GT-ALN-05 GT-ALN-06 GT-AMB-25",
            lambda: fitting(seat("P"), seat(), round="2"),
            Choices(("crew 6,7 humans", "crew 6,7 purple", "crew 6,7 orange")),
            Play("crew 6,7 purple"),
            Expect({"seats.0.crew": {"6,7": "purple", "7,6": 2, "7,7": 2, "7,8": 2}}),
            pictured=True,
            look="cell-0-6-6 cell-0-6-7 cell-0-6-8 cell-0-7-8",
        ),
        boards("GT-EX-R21b", _("Crew of eight"), _("No alien: eight humans."), "crew 6,7 humans; crew 7,8 humans", {**pilots, "6,7": 2, "7,8": 2}),
        boards(
            "GT-EX-R21c",
            _("A purple alien"),
            _("The purple alien in 7,8, humans elsewhere: a crew of seven."),
            "crew 6,7 humans; crew 7,8 purple",
            {**pilots, "6,7": 2, "7,8": "purple"},
        ),
        boards(
            "GT-EX-R21d",
            _("An orange alien"),
            _("The orange alien in 6,7, humans elsewhere: a crew of seven."),
            "crew 6,7 orange; crew 7,8 humans",
            {**pilots, "6,7": "orange", "7,8": 2},
        ),
        boards(
            "GT-EX-R21e",
            _("Both aliens"),
            _("Orange in 6,7 and purple in 7,8: a crew of six, and both bonuses."),
            "crew 6,7 orange; crew 7,8 purple",
            {**pilots, "6,7": "orange", "7,8": "purple"},
        ),
    )


def _fixed() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R32",
            _("Nothing moves aboard"),
            _("Between two cards you fly on or give up. Tokens, crew and goods stay where they are."),
            "GT-FAQ-07 GT-AMB-28",
            lambda: flight(seat("A", goods={"9,9": ["blue"]}), gone(), deck=("I-open_space-1", "I-open_space-2")),
            Choices(("fly", "leave")),
            Refuse("unload blue 9,9", "GT-FAQ-07"),
            rulebook=True,
            look="cell-0-9-9 cell-0-6-7 cell-0-8-6",
        ),
    )
