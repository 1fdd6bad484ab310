"""Ambush, fights and the uprising."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened
from spacegames.core.words import _

from .making import shown, shows


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "CAP-EX-13",
            _("An ambush"),
            _("A green pirate is drawn. It takes the green route of the planet where the ship is, to planet 9."),
            "CAP-PIR-03 CAP-PIR-04 CAP-PIR-06",
            "mission; send red; send yellow; skip; apply; repair ship",
            Happened("ambush", {"at": "p03", "route": "s_r09", "placed": True}),
            Expect({"pirates.s_r09": "green_medal"}),
            ship="p03",
            planets={"p03": "mission_20", "p05": "number 3"},
            forced=("green_medal",),
            rulebook=True,
            look="mission-p03 route-s_r09",
        ),
        shown(
            "CAP-EX-13b",
            _("An ambush on an occupied route"),
            _("The green route already has its pirate, so the one just drawn is discarded."),
            "CAP-PIR-02 CAP-PIR-05",
            "mission; send red; send yellow; skip; apply; repair ship",
            Happened("ambush", {"route": "s_r09", "placed": False}),
            Expect({"pirates.s_r09": "yellow_medal", "spent.pirates.green_medal": 1}),
            ship="p03",
            planets={"p03": "mission_20", "p05": "number 3"},
            pirates={"s_r09": "yellow_medal"},
            forced=("green_medal",),
            rulebook=True,
            look="mission-p03 pirate-s_r09",
        ),
        shown(
            "CAP-EX-14",
            _("A fight in four steps"),
            _("Four steps: choose a pirate on a route from your planet, take 1 damage, take the reward, stow the token."),
            "CAP-PIR-10 CAP-PIR-11 CAP-PIR-12 CAP-PIR-13 CAP-PIR-14",
            "room weapons",
            Choices(("fight p04", "stop")),
            "fight p04",
            Happened("damaged", {"cause": "fight", "damage": 4}),
            Happened("trophy", {"pirate": "purple_medal"}),
            Expect({"pirates": dict.fromkeys(("s_r10", "s_r11", "s_r18", "s_r19", "s_r20"), "purple_medal")}),
            ship="p01",
            forced=("red-blue",),
            rulebook=True,
            look="pirate-s_r04 room-0-weapons",
        ),
        shown(
            "CAP-EX-15",
            _("Reward: medal and artifact"),
            _("This pirate pays a medal and a random artifact. A fight costs damage too, and the token goes into the hold."),
            "CAP-PIR-13 CAP-PIR-15 CAP-CRG-01",
            "room weapons; fight p04",
            shows(damage=4, medals=2, items="RB purple_medal"),
            ship="p01",
            forced=("red-blue",),
            rulebook=True,
            look="pirate-s_r04 hold-0",
        ),
        shown(
            "CAP-EX-16",
            _("Reward: an android"),
            _("This pirate brings an android to the ready room. A fight costs damage too, and the token goes into the hold."),
            "CAP-PIR-16 CAP-CRW-27",
            "room weapons; fight p04",
            shows(damage=4, medals=1, items="purple_android", ready="R B C A"),
            ship="p01",
            pirates={"s_r04": "purple_android"},
            rulebook=True,
            look="pirate-s_r04 ready-0",
        ),
        shown(
            "CAP-EX-17",
            _("The uprising"),
            _(
                "The last open number goes down, and a pirate rises on every planet with a number. Four find their route; "
                "the yellow one of number 1 is discarded, because a pirate already lies between planet 10 and planet 11."
            ),
            "CAP-PIR-17 CAP-PIR-18 CAP-PIR-19 CAP-PIR-20 CAP-PIR-21 CAP-PIR-23 CAP-MIS-18",
            "mission; send cadet; send red",
            Happened(
                "uprising",
                {
                    "pirates": [
                        [1, "p10", "yellow_medal", "s_r19", False],
                        [2, "p02", "green_medal", "s_r07", True],
                        [3, "p03", "purple_medal", "s_r08", True],
                        [4, "p12", "purple_android", "s_r16", True],
                        [5, "p08", "green_android", "s_r17", True],
                    ]
                },
            ),
            Expect({"planets.p10": "number 1", "planets.p02": "number 2", "planets.p08": "number 5", "planets.p13": "mission_07"}),
            Expect({"pirates.s_r07": "green_medal", "pirates.s_r08": "purple_medal", "pirates.s_r16": "purple_android", "pirates.s_r17": "green_android"}),
            Expect({"pirates.s_r19": "purple_medal"}),
            ship="p10",
            planets={"p10": "mission_05", "p05": "mission_31"},
            tokens={1: "p13", 5: "p08"},
            down=4,
            missions_deck="mission_07",
            forced=("mission_07", "yellow_medal", "green_medal", "purple_medal", "purple_android", "green_android"),
            rulebook=True,
            look="mission-p10 number-1 number-2 number-3 number-4 number-5",
        ),
        shown(
            "CAP-EX-18",
            _("Two pirates for one route"),
            _("The pirates of 4 and 5 both want the yellow route between their planets. The one of the lower number stays."),
            "CAP-PIR-22 CAP-AMB-65",
            "mission; send cadet; send red",
            Expect({"pirates.s_r21": "yellow_medal", "spent.pirates.yellow_android": 1}),
            ship="p10",
            planets={"p10": "mission_05", "p05": "number 1"},
            down=4,
            forced=("mission_07", "green_medal", "green_medal", "green_medal", "yellow_medal", "yellow_android"),
            rulebook=True,
            look="number-4 number-5 route-s_r21",
        ),
    )
