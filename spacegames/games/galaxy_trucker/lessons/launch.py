"""Lessons 10 to 12: the launch, days, and open space."""

from __future__ import annotations

from typing import Any

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.making import cruise, shipyard, sky
from ..prepared import seat, yard
from .making import after, ask, do, page


def lessons() -> tuple[Lesson, ...]:
    return _launch(), _days(), _open_space()


def four(red: int, green: int, blue: int, yellow: int) -> tuple[Any, ...]:
    """The four ships of the learning flight on these days."""
    return seat("B", day=red), seat("C", day=green), seat("D", day=blue), seat("E", day=yellow)


def _launch() -> Lesson:
    return Lesson(
        id="GT-LES-10",
        title=_("Launch"),
        goal=_("Know what comes aboard, and where the markers start."),
        steps=(
            page(
                _(
                    "The building is over. Figures, tokens and goods form the bank; components that nobody used leave the table. In the learning flight "
                    "two humans go into every cabin, "
                    "the pilot cabin included, and every battery is filled."
                ),
                "GT-LCH-01 GT-LCH-06 GT-LCH-07 GT-LCH-09",
                shipyard("A", learning=True),
                "cell-0-7-5 cell-0-7-7 cell-0-7-9 cell-0-6-7 cell-0-8-6",
                ask(
                    _("How many humans and tokens does this ship get?"),
                    _("6 humans and 5 tokens"),
                    _("Three cabins with two humans each; a battery for 2 and one for 3 tokens. Credits you earn later are kept hidden."),
                    {
                        _("4 humans and 5 tokens"): _("The pilot cabin counts as well."),
                        _("6 humans and 2 tokens"): _("A battery has room for 2 or 3 tokens."),
                        _("3 humans and 5 tokens"): _("Two to a cabin."),
                    },
                    1,
                    show="number 1",
                ),
                hints=(_("Count cabins and batteries."), _("Three cabins; 2 + 3 tokens."), _("6 and 5.")),
            ),
            page(
                _(
                    "The flight board is a ring of days. Number 1 stands on the start space, and each following ship two spaces behind the one before. "
                    "The foremost marker is the leader. From now on only the markers show the order."
                ),
                "GT-LCH-02 GT-LCH-03 GT-LCH-04 GT-LCH-05 GT-LCH-10",
                lambda: yard(seat("B"), seat("C", number=2), seat("D", number=3), seat("E", number=4), learning=True),
                "number-1 number-2 number-3 number-4",
                ask(
                    _("Call the start space 0. Where does number 4 stand?"),
                    _("6 spaces behind"),
                    _("0, -2, -4, -6: one empty space between neighbours."),
                    {
                        _("3 spaces behind"): _("There is an empty space between neighbours."),
                        _("4 spaces behind"): _("That is number 3."),
                        _("8 spaces behind"): _("Number 1 stands on the start space itself."),
                    },
                    2,
                    show="number 1",
                ),
                hints=(_("Two spaces for each ship."), "0, -2, -4, ...", "-6"),
            ),
            page(
                _("For the learning flight the eight cards with a star are shuffled. Nobody has looked at them. The leader reveals the first."),
                "GT-DCK-01 GT-FLT-01 GT-INV-28",
                after(shipyard("A", learning=True), "number 1"),
                "deck marker-0",
                ask(
                    _("How many adventures will this flight have?"),
                    "8",
                    _("One of each of eight kinds: open space, planets, abandoned ship, abandoned station, meteors, smugglers, combat zone and stardust."),
                    {"12": _("That is a flight of round 2."), "20": _("That is the whole of level I.")},
                    0,
                ),
                hints=(_("Only the cards with a star."), _("There are eight kinds."), "8"),
            ),
        ),
    )


def _days() -> Lesson:
    landed = "land 2; pass; pass; pass; load yellow 8,6; load yellow 8,6"
    return Lesson(
        id="GT-LES-11",
        title=_("Days"),
        goal=_("Move markers over occupied spaces."),
        steps=(
            page(
                _(
                    "Losing days means moving back by so many empty spaces; occupied ones are not counted. Blue, on day 12, lands on a planet and loses "
                    "3 days. Yellow is on 11, red on 7."
                ),
                "GT-FLT-01 GT-FLT-02 GT-FLT-04 GT-FLT-05",
                sky(*four(7, 3, 12, 11), card="I-planets-3"),
                "marker-2 day-12",
                ask(
                    _("Where does blue end?"),
                    _("On 8"),
                    _("10, 9, 8: yellow's 11 is skipped. Still just ahead of red."),
                    {_("On 9"): _("You counted yellow's space."), _("On 7"): _("Red stands there."), _("On 6"): _("Red's space is not reached.")},
                    1,
                    show=landed,
                ),
                hints=(_("Count empty spaces only."), _("11 is taken."), "10, 9, 8"),
                viewer=2,
            ),
            page(
                _("Again blue on 12 loses 3 days. This time red is on 10."),
                "GT-FLT-02 GT-FLT-04 GT-INV-31",
                sky(*four(10, 1, 12, 3), card="I-planets-3"),
                "marker-2 day-12",
                ask(
                    _("Where does blue end?"),
                    _("On 8"),
                    _("11, then over red's 10, then 9 and 8. Now red is ahead."),
                    {_("On 9"): _("Red's space does not count."), _("On 10"): _("Two markers never share a space.")},
                    0,
                    show=landed,
                ),
                hints=(_("Count empty spaces only."), _("10 is taken."), "11, 9, 8"),
                viewer=2,
            ),
            page(
                _(
                    "Gaining days works the same way forward. Blue, on 5, has engine strength 4 in open space. Red on 7 and yellow on 8 have no engines "
                    "and stay."
                ),
                "GT-FLT-03 GT-FLT-04 GT-INV-29",
                cruise(seat(day=7), seat(day=1), seat("A; -9,5", day=5), seat(day=8), card="I-open_space-1", learning=True),
                "marker-2 day-5",
                ask(
                    _("Where does blue land?"),
                    _("On 11"),
                    _("6, 9, 10, 11: blue passes both and leads."),
                    {_("On 9"): _("7 and 8 are taken and do not count."), _("On 10"): _("Two spaces are taken.")},
                    2,
                    show="fly; engines 1; battery 8,6",
                ),
                hints=(_("Skip what is taken."), _("7 and 8 are taken."), "6, 9, 10, 11"),
                viewer=2,
            ),
        ),
    )


def _open_space() -> Lesson:
    def table() -> Any:
        return after(cruise(*four(0, -2, -4, -6), card="I-open_space-1", learning=True), "fly")

    return Lesson(
        id="GT-LES-12",
        title=_("Open space"),
        goal=_("Decide how many tokens the engines are worth."),
        steps=(
            page(
                _(
                    "Open space: in flight order everybody declares the engine strength and flies so many days at once. Single engines count 1 and always run; "
                    "a double engine with a token counts 2, without one 0. You are green, on -2, with one single and two double engines. Red has just "
                    "flown to 2."
                ),
                "GT-ADV-OS-01 GT-PWR-01 GT-PWR-02 GT-PWR-05",
                table(),
                "marker-0 marker-1 cell-1-8-7 cell-1-9-6 cell-1-9-8",
                ask(
                    _("Where do you land without tokens?"),
                    "-1",
                    _("Strength 1, one space."),
                    {"0": _("One space from -2."), "-2": _("The single engine always runs.")},
                    0,
                ),
                ask(
                    _("And with one token?"),
                    "1",
                    _("1 + 2 = 3 spaces: -1, 0, 1."),
                    {"0": _("A powered double counts 2."), "2": _("Red stands there, and three spaces end before.")},
                    2,
                ),
                ask(
                    _("And with two tokens?"),
                    "4",
                    _("1 + 2 + 2 = 5 spaces: -1, 0, 1, 3, 4. Red's 2 does not count."),
                    {"3": _("Red's space does not count."), "5": _("Count again: five empty spaces.")},
                    1,
                ),
                do(
                    _("Take the lead."),
                    "engines 2",
                    _("You are on 4 and lead. One token is left for later."),
                    {"engines 0": _("Only to -1."), "engines 1": _("To 1: still behind red.")},
                ),
                hints=(_("Strength is the number of empty spaces."), _("1, 3 or 5 spaces."), _("-1, 1, 4; then engines 2.")),
                viewer=1,
            ),
        ),
    )
