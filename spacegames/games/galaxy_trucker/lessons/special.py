"""Lessons 28 to 30: combat zones of higher levels, epidemic, sabotage."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.crew import SIX
from ..examples.making import cruise, gone, sky
from ..prepared import seat
from .making import after, ask, dice, do, page


def lessons() -> tuple[Lesson, ...]:
    return _zones(), _epidemic(), _sabotage()


def _zones() -> Lesson:
    seats = (
        seat("G", day=9, crew={"7,6": "purple"}),
        seat("Q", day=7, goods={"6,6": ["yellow"]}),
        seat("T", day=12, crew={"7,6": "orange", "7,8": "purple"}),
    )
    zone = sky(*seats, card="II-combat_zone-1", round="2")
    first = "cannons 0 0; cannons 0 0; cannons 1 0; battery 6,7"
    second = f"{first}; engines 0; engines 1; battery 7,5; battery 7,5"
    return Lesson(
        id="GT-LES-28",
        title=_("Combat zones II and III"),
        goal=_("Read a harder card line by line."),
        steps=(
            page(
                _(
                    "Level II has other lines: weakest cannons lose 4 days, weakest engines give up 3 goods, fewest crew is shot at. Tokens are spent "
                    "anew for every line. "
                    "Blue, on 12, declares 5, red, on 9, declares 3, and you, green, on 7, make 3 with a token."
                ),
                "GT-CZN-06 GT-AMB-58",
                after(zone, "cannons 0 0; cannons 0 0"),
                "card marker-0 marker-1 marker-2",
                do(
                    _("Power your double cannon, with a token from 6,7."),
                    "cannons 1 0; battery 6,7",
                    _("3 and 3: red is ahead of you and loses 4 days, to 4."),
                    {"cannons 0 0": _("1 is the weakest: you would lose 4 days."), "battery 7,5": _("Works too, but the task named 6,7.")},
                ),
                ask(
                    _(
                        "Line 2: blue makes 4, you 2, red 3 with a token. You are weakest. You have one yellow block and three tokens. What do you give "
                        "for 3 goods?"
                    ),
                    _("The block and 2 tokens"),
                    _("Goods first, then tokens. One token is left."),
                    {_("The block only"): _("What is missing is paid in tokens."), _("3 tokens"): _("Goods go first.")},
                    0,
                    show="engines 0; engines 1; battery 7,5; battery 7,5",
                ),
                hints=(_("One token makes 3."), _("Among equals the one ahead is punished."), _("cannons 1 0, battery 6,7; the block and 2 tokens.")),
                viewer=1,
            ),
            page(
                _(
                    "Line 3, crew: blue has 4, green 4, red 7. Aliens count like humans. Four shots follow, the first of them light, from the right. "
                    "Blue rolls 7."
                ),
                "GT-CZN-02 GT-ALN-07 GT-AMB-70 GT-GDS-06",
                after(zone, second, *dice(7, 6, 8, 5)),
                "card cell-2-7-9 cell-2-6-9 cell-2-7-8",
                ask(
                    _("Why blue and not green?"),
                    _("Blue is ahead"),
                    _("Among equals the one ahead is punished."),
                    {_("Aliens count half"): _("They count like humans."), _("Blue has more cannons"): _("This line is about crew.")},
                    1,
                ),
                do(_("Roll as blue."), "roll", _("Row 7 from the right: the life support in 7,9 is lost, and the cannon in 6,9 is loose.")),
                do(
                    _("Keep the large part, which begins in 4,7."),
                    "keep 4,7",
                    _("The cannon falls off too, and without life support the purple alien leaves at once."),
                    {"keep 6,9": _("Then only a cannon would be left.")},
                ),
                hints=(_("4 and 4."), _("roll, then keep the large part."), _("Ahead; roll; keep 4,7.")),
                viewer=2,
            ),
            page(
                _(
                    "An alien whose life support is lost goes back to the bank, before the next shot. Three shots are left: light from the left, light "
                    "from the front, heavy from the rear. The shield covers front and left."
                ),
                "GT-ALN-11 GT-AMB-27",
                None,
                "cell-2-7-5 cell-2-6-5 cell-2-5-8 cell-2-8-5",
                do(
                    _("Roll and use the shield, with tokens from 5,7."),
                    "roll; shield; battery 5,7",
                    _("6,5 is saved."),
                    {"suffer": _("A cannon is lost."), "battery 6,8": _("Works too, but the task named 5,7.")},
                ),
                do(
                    _("Again."),
                    "roll; shield; battery 5,7",
                    _("5,8 is saved."),
                    {"suffer": _("A cannon is lost."), "battery 6,8": _("Works too, but the task named 5,7.")},
                ),
                ask(
                    _("The heavy shot comes from the rear in column 5. Does the shield help?"),
                    _("No, the engine in 8,5 is lost"),
                    _("Neither the side nor the weight would allow it. Three components lost in all."),
                    {_("Yes, for a token"): _("Nothing stops a heavy shot.")},
                    1,
                    show="roll",
                ),
                hints=(_("Light shots can be shielded."), _("roll, shield, battery 5,7, twice."), _("roll, shield, battery 5,7; again; no.")),
                viewer=2,
            ),
        ),
    )


def _epidemic() -> Lesson:
    return Lesson(
        id="GT-LES-29",
        title=_("Epidemic"),
        goal=_("See which cabins fall ill."),
        steps=(
            page(
                _(
                    "Epidemic, from round 2 on: every occupied cabin joined to another occupied cabin loses one of its crew, human or alien, all at the "
                    "same time. "
                    "In this ship 7,5, 7,6 and 7,7 are joined in a row, with a purple alien in 7,6. 8,5 lies below 7,5, but between them are smooth "
                    "sides. The crew is 7."
                ),
                "GT-ADV-EP-01 GT-AMB-60",
                cruise(seat("G", day=5, crew={"7,6": "purple"}), gone(), card="II-epidemic-1", round="2"),
                "cell-0-7-5 cell-0-7-6 cell-0-7-7 cell-0-8-5",
                ask(
                    _("Which cabins fall ill?"),
                    _("7,5, 7,6 and 7,7"),
                    _("Touching with smooth sides is not being joined."),
                    {
                        _("All four"): _("8,5 is not joined to 7,5."),
                        _("7,6 only"): _("Its neighbours fall ill as well."),
                        _("7,5 and 8,5"): _("Those two only touch."),
                    },
                    1,
                ),
                ask(
                    _("How large is the crew afterwards?"),
                    "4",
                    _("One from each: 1, 0, 1 and 2 are left."),
                    {"3": _("Three leave; seven were there."), "5": _("Three cabins lose one each."), "7": _("Somebody is ill.")},
                    2,
                    show="fly",
                ),
                hints=(_("Joined means connected by connectors."), _("Three cabins."), _("7,5, 7,6, 7,7; 4 are left.")),
            ),
            page(
                _("The same ship, but the cabin in the middle is empty, because its people were given up earlier. You cannot empty a cabin just so."),
                "GT-ADV-EP-02 GT-AMB-61",
                cruise(seat("G", day=5, crew={"7,6": 0}), gone(), card="II-epidemic-1", round="2"),
                "cell-0-7-6",
                ask(
                    _("How many fall ill?"),
                    _("Nobody"),
                    _("No two occupied cabins are joined any more."),
                    {_("Two"): _("Which two occupied cabins are joined?"), _("Three"): _("The one in the middle is empty.")},
                    0,
                    show="fly",
                ),
                hints=(_("Empty cabins do not infect."), _("7,5 and 7,7 are not joined to each other."), _("Nobody.")),
            ),
        ),
    )


def _sabotage() -> Lesson:
    return Lesson(
        id="GT-LES-30",
        title=_("Sabotage"),
        goal=_("Know whom sabotage strikes, and how."),
        steps=(
            page(
                _(
                    "Sabotage, in round 3 only, strikes the ship with the smallest crew; among equals the foremost. Its owner rolls two dice for a "
                    "column and two for a row. The component there is destroyed. "
                    "If there is none, roll again, three attempts in all. Your crew is 5, green's 6."
                ),
                "GT-ADV-SB-01..04 GT-AMB-62",
                sky(seat("K", day=8, crew={"7,6": "purple"}), seat(SIX, day=3), card="III-sabotage-1", round="3", forced=dice(5, 4, 9, 6, 8, 8)),
                "card cell-0-8-8 cell-0-9-8",
                do(_("First attempt: roll."), "roll", _("Column 5, row 4: there is no such cell.")),
                do(_("Second attempt."), "roll", _("Column 9, row 6: an empty cell.")),
                do(_("Third attempt."), "roll", _("Column 8, row 8: the cabin is destroyed with two humans, and the engine below is loose.")),
                do(
                    _("Keep the large part, which begins in 4,7."),
                    "keep 4,7",
                    _("Two components lost, 20 left."),
                    {"keep 9,8": _("Then only an engine would be left.")},
                ),
                hints=(_("Roll three times."), _("Then keep the large part."), _("roll, roll, roll, keep 4,7.")),
            ),
            page(
                _("This time the first attempt says column 7, row 7: your pilot cabin, with two humans in it. An alien sits in 7,6, two humans in 8,8."),
                "GT-ADV-SB-02 GT-INV-23 GT-AMB-48",
                sky(seat("K", day=8, crew={"7,6": "purple"}), seat(SIX, day=3), card="III-sabotage-1", round="3", forced=dice(7, 7)),
                "cell-0-7-7 cell-0-7-6 cell-0-8-8",
                ask(
                    _("What happens when the pilot cabin is destroyed?"),
                    _("The ship falls apart, and you choose a part"),
                    _(
                        "A part of 15 with the humans of 8,8, and one of 6 with the alien. The cell 7,7 is the likeliest of all, but only 36 of 1296 "
                        "rolls name it."
                    ),
                    {_("You are out at once"): _("Only if no human is left."), _("Nothing else"): _("Look what hung on it.")},
                    1,
                    show="roll",
                ),
                do(
                    _("Keep the part with humans."),
                    "keep 4,7",
                    _("Seven components lost, but you fly on."),
                    {"keep 6,6": _("There sits only the alien, and aliens cannot steer: you would be out.")},
                ),
                hints=(_("What hung on the cabin?"), _("Humans sit in 8,8."), _("It falls apart; keep 4,7.")),
            ),
        ),
    )
