"""Engines, cannons and aliens: GT-EX-R23, GT-EX-R28, GT-EX-26, GT-EX-27."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play
from spacegames.core.words import _

from .making import alone, declares, play, shown


def examples() -> tuple[Example, ...]:
    return (*_doubles(), *_aliens())


def _doubles() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-R28",
            _("Single cannons always count"),
            _(
                "Two single cannons, one of them to the side, and two doubles: one forward, one to the side. Every double may be left without a token. How strong can this ship be?"
            ),
            "GT-PWR-01 GT-PWR-03 GT-PWR-04 GT-PWR-05 GT-FAQ-03",
            alone("C", "I-smugglers-1"),
            Choices(("cannons 0 0", "cannons 0 1", "cannons 1 0", "cannons 1 1")),
            Play("cannons 0 0"),
            declares("cannon", 1.5),
            rulebook=True,
            look="cell-0-6-6 cell-0-7-5 cell-0-5-7 cell-0-7-9",
        ),
        shown(
            "GT-EX-R28b",
            _("A token for the sideways double"),
            _("One token, for the double cannon that points to the side."),
            "GT-PWR-04 GT-INV-33",
            alone("C", "I-smugglers-1"),
            Play("cannons 0 1"),
            declares("cannon", 2.5),
            rulebook=True,
            look="cell-0-7-9",
        ),
        shown(
            "GT-EX-R28c",
            _("A token for the forward double"),
            _("One token, for the double cannon that points forward."),
            "GT-PWR-03",
            alone("C", "I-smugglers-1"),
            Play("cannons 1 0"),
            declares("cannon", 3.5),
            rulebook=True,
            look="cell-0-5-7",
        ),
        shown(
            "GT-EX-26",
            _("Cannons of a large ship"),
            _("Single cannons 1½, a double ahead and one to the right. Both doubles together make 4½: not enough for pirates of strength 6."),
            "GT-PWR-03 GT-PWR-04 GT-ENM-04",
            alone("K", "II-pirates-1", round="3"),
            Choices(("cannons 0 0", "cannons 0 1", "cannons 1 0", "cannons 1 1")),
            *play("cannons 1 1; battery 5,7; battery 5,7"),
            declares("cannon", 4.5),
            Happened("fight", {"result": "lost", "strength": 4.5, "enemy_strength": 6}),
            look="cell-0-4-7 cell-0-6-8 cell-0-7-3 cell-0-8-11",
        ),
    )


def _aliens() -> tuple[Example, ...]:
    both = {"7,6": "orange", "7,8": "purple"}
    return (
        shown(
            "GT-EX-R23",
            _("An alien cannot shoot alone"),
            _("Only a double cannon, and no token: the strength is 0, and the purple alien adds nothing."),
            "GT-ALN-09 GT-AMB-30 GT-INV-34",
            alone("Z", "I-planets-4", then="II-smugglers-1", round="2", crew={"7,8": "purple"}, tokens={"7,6": 0}),
            *play("pass; fly"),
            declares("cannon", 0, alien=False),
            rulebook=True,
            look="cell-0-6-7 cell-0-7-8 cell-0-7-6",
        ),
        shown(
            "GT-EX-R23b",
            _("One token wakes the alien"),
            _("With a token the double cannon makes 2, and the alien adds 2: 4."),
            "GT-ALN-09 GT-AMB-30",
            alone("Z", "II-smugglers-1", round="2", crew={"7,8": "purple"}, tokens={"7,6": 1}),
            Play("cannons 1 0"),
            declares("cannon", 4, alien=True),
            rulebook=True,
            look="cell-0-6-7 cell-0-7-8 cell-0-7-6",
        ),
        shown(
            "GT-EX-26b",
            _("The same with a purple alien"),
            _("With a purple alien in 7,6 both doubles make 6½, and only that beats pirates of strength 6."),
            "GT-ALN-09 GT-ENM-03 GT-INV-33",
            alone("K", "II-pirates-1", round="3", crew={"7,6": "purple"}),
            *play("cannons 1 1; battery 5,7; battery 5,7"),
            declares("cannon", 6.5, alien=True),
            Happened("fight", {"result": "won"}),
            look="cell-0-7-6 cell-0-6-6",
        ),
        shown(
            "GT-EX-26c",
            _("Half a point short"),
            _("The alien and the forward double alone make 5½: the pirates win."),
            "GT-ALN-09 GT-ENM-04",
            alone("K", "II-pirates-1", round="3", crew={"7,6": "purple"}),
            *play("cannons 1 0; battery 5,7"),
            Happened("fight", {"result": "lost", "strength": 5.5}),
            look="cell-0-7-6",
        ),
        shown(
            "GT-EX-26d",
            _("An orange alien at the engines"),
            _("Engines 2, with the double 4; the orange alien adds 2: 6 days."),
            "GT-ALN-10 GT-PWR-02",
            alone("K", "III-open_space-1", round="3", crew={"8,8": "orange"}),
            *play("engines 1; battery 5,7"),
            declares("engine", 6, alien=True),
            Expect({"seats.0.day": 6}),
            look="cell-0-8-8 cell-0-8-9 cell-0-8-7",
        ),
        shown(
            "GT-EX-27",
            _("Both aliens aboard"),
            _("Single cannons 3, two doubles 4, the purple alien 2: 9 with two tokens."),
            "GT-ALN-09 GT-PWR-03 GT-ENM-03",
            alone("T", "II-smugglers-1", round="2", crew=both),
            *play("cannons 2 0; battery 5,7; battery 5,7"),
            declares("cannon", 9, alien=True),
            Happened("fight", {"result": "won"}),
            look="cell-0-7-6 cell-0-7-8",
        ),
        shown(
            "GT-EX-27b",
            _("And at the engines"),
            _("Single engines 2, the double 2, the orange alien 2: 6 with a token."),
            "GT-ALN-10 GT-PWR-02",
            alone("T", "II-open_space-1", round="2", crew=both),
            *play("engines 1; battery 5,7"),
            declares("engine", 6, alien=True),
            look="cell-0-7-6 cell-0-8-7",
        ),
    )
