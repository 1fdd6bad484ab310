"""Taking and installing technologies, and their link bonuses."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Refuse
from spacegames.core.words import _

from .making import shown, shows


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "CAP-EX-19",
            _("Links with a damaged slot"),
            _(
                "The Superaccumulator goes into slot 3. In the middle a medal meets the medal printed on damaged slot 2, and a repair meets the repair of "
                "slot 4: "
                "first a medal, then a repair."
            ),
            "CAP-TEC-08 CAP-TEC-09 CAP-TEC-11 CAP-TEC-13",
            "room science; take tech_33; slot 3",
            Happened("link_bonus", {"level": "middle", "side": "left", "bonus": "medal"}),
            Happened("link_bonus", {"level": "middle", "side": "right", "bonus": "repair"}),
            "repair ship",
            shows(medals=2, damage=2, holes=(1, 2, 5, 6)),
            rulebook=True,
            look="slot-0-3 slot-0-2 slot-0-4 central-1",
        ),
        shown(
            "CAP-EX-20",
            _("An omega leaves the central board"),
            _("At the end of the turn the gap is filled from the alpha and beta deck. The omega deck keeps its nine cards."),
            "CAP-TEC-03 CAP-TEC-06 CAP-TEC-07 CAP-TRN-10 CAP-INV-30",
            "room science; take omega_01",
            Expect({"central.5": "omega_01"}),
            "slot 4",
            Happened("refilled", {"card": "tech_27", "place": 6}),
            Expect({"central.5": "tech_27", "decks.omega.8": "omega_12"}),
            technologies="tech_27",
            rulebook=True,
            look="central-6 deck-technologies deck-omega",
        ),
        shown(
            "CAP-EX-81",
            _("Three links"),
            _("The Omega Mega-Computer in slot 4: a medal at the top right, a repair in the middle on the left, a medal at the bottom left, in this order."),
            "CAP-TEC-08 CAP-TEC-09",
            "room science; take tech_03; slot 4; repair ship",
            shows(medals=3, damage=2),
            central="tech_03 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03",
            look="slot-0-4 central-1",
        ),
        shown(
            "CAP-EX-82",
            _("Left before right"),
            _(
                "On side B the Courier Bay in slot 2 links twice at the top: the repair on the left comes first, then the move on the right; the medal at "
                "the bottom is last."
            ),
            "CAP-TEC-09 CAP-TEC-11 CAP-AMB-70 CAP-AMB-72",
            "room science; take tech_09; slot 2",
            Expect({"decision.kind": "repair"}),
            "repair ship",
            Expect({"decision.kind": "move"}),
            "fly p01",
            shows(medals=2, damage=2, ship="p01"),
            side="B",
            central="tech_09 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03",
            look="slot-0-2 central-1",
        ),
        shown(
            "CAP-EX-83",
            _("Card against card"),
            _("The Cadet Mess lies in slot 3. The Long-Range Helm beside it links at the top left: one repair."),
            "CAP-TEC-08 CAP-AMB-71",
            "room science; take tech_05",
            Happened("link_bonus", {"card": "tech_05", "slot": 4, "level": "top", "side": "left", "bonus": "repair"}),
            "repair ship",
            shows(damage=2, slots=(None, None, "tech_24", "tech_05", None, None)),
            slots={3: "tech_24"},
            central="tech_33 tech_05 tech_10 tech_12 tech_18 omega_01 omega_02 omega_03",
            look="slot-0-3 slot-0-4",
        ),
        shown(
            "CAP-EX-83b",
            _("Card against print"),
            _("With slot 3 empty, the same card links with what is printed there: a repair in the middle."),
            "CAP-TEC-08 CAP-AMB-71",
            "room science; take tech_05; slot 4",
            Happened("link_bonus", {"card": "tech_05", "slot": 4, "level": "middle", "side": "left", "bonus": "repair"}),
            "repair 5",
            shows(damage=3, holes=(1, 2, 6)),
            look="slot-0-3 slot-0-4",
        ),
        shown(
            "CAP-EX-84",
            _("The new engine runs already"),
            _("The Auxiliary Engine goes into slot 2 of side B. Its first link is a move, and the engine itself adds another; then comes a medal."),
            "CAP-TEC-10 CAP-TEC-14 CAP-AMB-41",
            "room science; take tech_27; slot 2; fly p01",
            Expect({"decision.kind": "move"}),
            "fly p05",
            Happened("ability_used", {"card": "tech_27"}),
            shows(ship="p05", medals=2),
            side="B",
            central="tech_27 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03",
            look="slot-0-2 ship-0",
        ),
        shown(
            "CAP-EX-85",
            _("Where a card fits"),
            _("At the start only slots 3 and 4 are whole. The damaged ones must be repaired first."),
            "CAP-TEC-04 CAP-TEC-05 CAP-TEC-12",
            "room science; take tech_24",
            Choices(("slot 3", "slot 4")),
            Refuse("slot 1", "CAP-TEC-12"),
            Refuse("slot 6", "CAP-TEC-12"),
            "slot 3",
            look="slot-0-1 slot-0-2 slot-0-3 slot-0-4 slot-0-5 slot-0-6",
        ),
        shown(
            "CAP-EX-85b",
            _("A repaired slot"),
            _("After slot 2 has been repaired, three slots are open."),
            "CAP-TEC-05 CAP-TEC-12 CAP-REP-01",
            "room repair; use cadet; repair 2; pass; room science; take tech_24",
            Choices(("slot 2", "slot 3", "slot 4")),
            look="slot-0-2 slot-0-3 slot-0-4",
        ),
        shown(
            "CAP-EX-86",
            _("No slot, no card"),
            _("Both whole slots are taken. The science room may be activated, but nothing comes of it."),
            "CAP-AMB-13 CAP-AMB-69 CAP-TEC-05",
            "room science",
            Expect({"decision.player": 1, "central.0": "tech_33", "central.7": "omega_03"}),
            shows(queue="R Y B B"),
            slots={3: "tech_10", 4: "tech_13"},
            look="room-0-science slot-0-3 slot-0-4",
        ),
        shown(
            "CAP-EX-87",
            _("Science twice"),
            _("A blue commander takes two cards, the first out of eight, the second out of seven. Two new cards come at the end of the turn."),
            "CAP-CRW-19 CAP-CRW-20 CAP-INV-31 CAP-TEC-06",
            "room science; take tech_24; slot 3; repair ship; room science",
            Choices(("take tech_33", "take tech_05", "take tech_12", "take tech_18", "take omega_01", "take omega_02", "take omega_03", "none")),
            "take omega_02; repair ship",
            shows(queue="R Y B B*", slots=(None, None, "tech_24", "omega_02", None, None)),
            Expect({"central.2": "tech_27", "central.6": "tech_28"}),
            ready="B*",
            technologies="tech_27 tech_28",
            look="ready-0 slot-0-3 slot-0-4",
        ),
    )
