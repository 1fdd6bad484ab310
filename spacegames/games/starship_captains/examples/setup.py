"""Setting up for two and for four captains."""

from __future__ import annotations

from spacegames.core.teaching import Example, Expect
from spacegames.core.words import _

from .making import dealt, shown, shows

_PIRATES = "green_medal green_medal green_medal green_medal green_medal green_medal"


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "CAP-EX-51",
            _("A table for two"),
            _(
                "Six planets have a mission, five a number, two a station; a pirate waits on each of the six skulls. "
                "44 missions, 44 technologies and 9 omega cards are left in their decks; the supply holds 14 medals, 6 cadets, 8 androids and 14 ensigns of "
                "each colour."
            ),
            "CAP-SET-01 CAP-SET-06 CAP-SET-07 CAP-SET-08 CAP-SET-12 CAP-INV-03 CAP-INV-05 CAP-INV-06",
            Expect({"supply": {"medals": 14, "cadets": 6, "androids": 8, "red": 14, "yellow": 14, "blue": 14}, "stations.home": 2}),
            Expect({"pirates": dict.fromkeys(("s_r04", "s_r10", "s_r11", "s_r18", "s_r19", "s_r20"), "green_medal")}),
            Expect({"bags.pirates.green_medal": 1, "bags.pirates.purple_medal": 7, "bags.artifacts": {"red-yellow": 9, "red-blue": 9, "yellow-blue": 9}}),
            shows(ready="R Y B C", queue="R Y B", medals=1, rings=5, damage=3, holes=(1, 2, 5, 6), ship="home", items="", steps=(0, 0, 0)),
            on=lambda: dealt(2, _PIRATES, start="first"),
            look="loc-home seat-0 deck-missions deck-technologies deck-omega",
        ),
        shown(
            "CAP-EX-52",
            _("A table for four"),
            _(
                "Four captains use the large side of the map: seven missions, six numbers and eight pirates. 10 medals are left in the supply, and not a "
                "single cadet."
            ),
            "CAP-SET-01 CAP-SET-02 CAP-INV-03 CAP-INV-04 CAP-INV-06",
            Expect({"supply": {"medals": 10, "cadets": 0, "androids": 8, "red": 10, "yellow": 10, "blue": 10}}),
            Expect({"pirates": {**dict.fromkeys(("l_r04", "l_r06", "l_r10", "l_r11", "l_r20", "l_r21", "l_r23"), "green_medal"), "l_r24": "purple_medal"}}),
            shows(3, ready="R Y B C", queue="R Y B", ship="home"),
            on=lambda: dealt(4, _PIRATES + " green_medal purple_medal", start="first"),
            look="seat-0 deck-missions",
        ),
        shown(
            "CAP-EX-53",
            _("Only alphas on the table"),
            _(
                "The deck shows beta, alpha, beta, beta, then alphas. The first alpha goes under the android event, the next five to the central board. "
                "The betas met on the way wait at the bottom of the deck."
            ),
            "CAP-SET-13 CAP-SET-14 CAP-SET-15 CAP-SET-16 CAP-SET-22",
            Expect(
                {"under": ["tech_05"], "central.0": "tech_07", "central.1": "tech_08", "central.2": "tech_10", "central.3": "tech_12", "central.4": "tech_13"}
            ),
            Expect({"decks.technologies.43": "tech_03", "decks.technologies.42": "tech_02", "decks.technologies.41": "tech_01"}),
            on=lambda: dealt(2, _PIRATES + " tech_01 tech_05 tech_02 tech_03 tech_07 tech_08 tech_10 tech_12 tech_13"),
            look="central-1 central-5 under-event deck-technologies",
        ),
    )
