"""Shots, and ships that fall apart: GT-EX-17 to GT-EX-20."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play
from spacegames.core.words import _

from ..prepared import seat
from .making import Table, lost, play, shown, sky

RIVAL = "C; -8,6; -9,6"
"""Ship C without the components that ship A uses too."""


def examples() -> tuple[Example, ...]:
    return (*_shots(), *_parts())


def under_fire(ship: str, rival: str = "C", then: str = "I-stardust-1") -> Table:
    """You are the first in a combat zone of level I; the rival is weaker but for the cannons, so that you are shot at from the rear."""
    return sky(seat(ship, day=9), seat(rival, day=4), card="I-combat_zone-1", then=then)


AT_THE_GUNS = "engines 0; engines 0; give 7,6; give 7,6; cannons 0 0; cannons 1 0"
"""The line of play that leads to the shots."""


def _shots() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-17",
            _("A heavy shot from the rear"),
            _("The light shot misses. The heavy one in column 7 takes the double engine; nothing else falls off."),
            "GT-HIT-11 GT-HIT-12 GT-CZN-05",
            under_fire("A", RIVAL),
            *play(f"{AT_THE_GUNS}; roll 2; roll 7"),
            *lost("8,7"),
            Expect({"seats.0.lost": ["engine_double-04"], "decision.kind": "fly_on"}),
            look="cell-0-8-7",
        ),
        shown(
            "GT-EX-17b",
            _("A light shot from the right"),
            _("A light shot from the right in row 7 aims at the cabin in 7,9. The shield in 8,9 covers right and rear: one token saves the cabin."),
            "GT-HIT-10 GT-CMP-10 GT-CMP-11",
            sky(seat("A", day=9, crew={"7,5": 0}), seat(RIVAL, day=4), card="II-combat_zone-1"),
            *play("cannons 1 0; battery 6,7; cannons 0 0; engines 0; engines 0; roll 7; shield; battery 6,7"),
            Expect({"seats.0.lost": [], "seats.0.tokens": {"8,6": 3}}),
            look="cell-0-7-9 cell-0-8-9",
        ),
    )


def _parts() -> tuple[Example, ...]:
    return (
        shown(
            "GT-EX-18",
            _("A ship falls apart"),
            _("The battery in 8,6 is destroyed, and it held the ship together. The owner may keep one of the parts. How many are there, and what is lost?"),
            "GT-HIT-12 GT-HIT-13 GT-HIT-14 GT-INV-14",
            sky(seat("A", day=9), seat("7,6 cabin-04 0; 7,8 cabin-15 0; 8,7 engine_single-12 0", day=3), card="III-sabotage-1", then="I-stardust-1"),
            *play("roll 6 8"),
            Choices(("keep 5,7", "keep 7,5", "keep 9,5")),
            Play("keep 5,7"),
            *lost("7,5", "8,5", "9,5", "9,6"),
            Expect({"seats.0.tokens": {"6,7": 2}}),
            *play("fly; fly"),
            Happened("moved", {"player": 0, "days": -5}),
            look="cell-0-8-6 cell-0-7-5 cell-0-9-5",
        ),
        shown(
            "GT-EX-19",
            _("The pilot cabin is hit: the right part"),
            _(
                "Nothing stands behind the pilot cabin, so a heavy shot from the rear in column 7 destroys it. The owner keeps the right part with the battery: "
                "six components lost, six connectors exposed. The flight goes on without a pilot cabin."
            ),
            "GT-HIT-02 GT-HIT-13 GT-AMB-47 GT-AMB-48",
            under_fire("J"),
            *play(f"{AT_THE_GUNS}; roll 2; roll 7"),
            *lost("7,7"),
            Choices(("keep 6,6", "keep 6,7")),
            Play("keep 6,7"),
            *lost("6,6", "7,5", "7,6", "8,5", "8,6"),
            Expect({"seats.0.crew": {"7,9": 2}, "seats.0.tokens": {"7,8": 3}, "seats.0.out": None}),
            *play("fly; fly"),
            Happened("moved", {"player": 0, "days": -6}),
            look="cell-0-7-7",
        ),
        shown(
            "GT-EX-19b",
            _("The pilot cabin is hit: the left part"),
            _("The owner keeps the left part instead: seven components lost, no tokens, but both engines and the hold; three connectors exposed."),
            "GT-HIT-13 GT-AMB-47",
            under_fire("J"),
            *play(f"{AT_THE_GUNS}; roll 2; roll 7; keep 6,6"),
            *lost("6,7", "6,8", "7,8", "7,9", "8,8", "8,9"),
            Expect({"seats.0.crew": {"7,6": 2}, "seats.0.tokens": {}}),
            *play("fly; fly"),
            Happened("moved", {"player": 0, "days": -3}),
            look="cell-0-7-7",
        ),
        shown(
            "GT-EX-20",
            _("Four parts"),
            _("Sabotage destroys the pilot cabin of a small ship: four parts, and only the left one has humans. The owner keeps that one."),
            "GT-HIT-13 GT-AMB-47 GT-AMB-48",
            sky(seat("D", day=9), seat("E", day=3), card="III-sabotage-1", round="3"),
            *play("roll 7 7"),
            Choices(("keep 6,6", "keep 6,7", "keep 7,8", "keep 8,7")),
            Play("keep 6,6"),
            Expect({"seats.0.crew": {"7,6": 2}, "seats.0.out": None}),
            look="cell-0-7-7",
        ),
        shown(
            "GT-EX-20b",
            _("A part without humans"),
            _("Keeping the part with the battery is allowed, but nobody is there to steer: out when the card is done."),
            "GT-HIT-13 GT-OUT-08 GT-AMB-34 GT-AMB-47",
            sky(seat("D", day=9), seat("E", day=3), card="III-sabotage-1", round="3"),
            *play("roll 7 7; keep 7,8"),
            Happened("dropped_out", {"player": 0, "cause": "no_humans"}),
            look="cell-0-7-7",
        ),
    )
