"""Lessons 5 to 7: engines and cannons, doubles with batteries and shields, cabins and holds."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.building import SHIELDS
from ..examples.making import alone, gone, shipyard, sky
from ..prepared import seat, yard
from .making import ask, attempt, dice, do, find, page


def lessons() -> tuple[Lesson, ...]:
    return _engines_and_cannons(), _energy(), _holds()


def _engines_and_cannons() -> Lesson:
    return Lesson(
        id="GT-LES-05",
        title=_("Engines and cannons"),
        goal=_("Build engines and cannons so that they work."),
        steps=(
            page(
                _("An engine must blow to the rear, and the cell directly behind its exhaust stays empty. Here the game refuses mistakes. You hold an engine."),
                "GT-CMP-03 GT-CMP-04 GT-INV-18",
                lambda: yard(seat(hand="engine_single-02"), seat(), building="strict"),
                "hand-0 cell-0-7-7",
                find(
                    _("Which placements are not allowed?"),
                    "place 8,7 0; place 7,6 90; place 6,7 0; place 7,6 0",
                    _("In 7,6 turned by 90 degrees it blows to the left. In 6,7 the cabin is right behind the exhaust."),
                ),
                hints=(_("Where does the exhaust point?"), _("Behind 6,7 is the cabin."), _("The second and the third.")),
            ),
            page(
                _("The hold in 8,6 is joined to its right neighbour. Above it, in 7,6, is an engine."),
                "GT-CMP-04",
                shipyard("7,6 engine_single-02 0; 8,7 structural-01 0; 8,6 cargo_2-01 90", learning=True),
                "cell-0-7-6 cell-0-8-6",
                ask(
                    _("Is this ship sound?"),
                    _("No: the exhaust is blocked"),
                    _("All contacts fit, but the cell behind an engine must be empty."),
                    {_("Yes, everything is joined"): _("Joined, yes. But what is behind the engine?"), _("No: a connector does not fit"): _("They all fit.")},
                    2,
                    show="number 1",
                ),
                hints=(_("Contacts are not everything."), _("What is behind the engine?"), _("The hold blocks the exhaust.")),
            ),
            page(
                _("A cannon may point anywhere, but the cell directly before its barrel stays empty. In 7,6 a cannon points forward; a hold stands in 6,6."),
                "GT-CMP-05 GT-CMP-06 GT-INV-19",
                shipyard("7,6 cannon_single-12 0; 6,7 structural-02 90; 6,6 cargo_2-08 90", learning=True),
                "cell-0-7-6 cell-0-6-6",
                ask(
                    _("Is this ship sound?"),
                    _("No: the hold is before the barrel"),
                    _("A cannon needs a free cell to shoot through."),
                    {_("Yes"): _("Where does the cannon in 7,6 shoot?"), _("No: a cannon belongs to the front row"): _("It may stand anywhere.")},
                    1,
                    show="number 1",
                ),
                hints=(_("Look along the barrel."), _("6,6 is before 7,6."), _("The barrel is blocked.")),
            ),
            page(
                _("Two good cannons: one points forward, the other to the left. Smugglers are coming, so the strength will be counted."),
                "GT-PWR-03 GT-PWR-04 GT-CMP-05",
                sky(seat("6,7 cannon_single-12 0; 7,6 cannon_single-20 270", day=2), gone(), card="I-planets-4", then="I-smugglers-1"),
                "cell-0-6-7 cell-0-7-6",
                ask(
                    _("A cannon that points forward counts 1, any other ½. How strong are you?"),
                    "1½",
                    _("1 + ½. Halves are never rounded."),
                    {"2": _("The one on the left counts half."), "1": _("The sideways cannon counts too, a little.")},
                    1,
                    show="pass; fly",
                ),
                hints=(_("Forward 1, otherwise half."), "1 + ½", "1½"),
            ),
        ),
    )


def _energy() -> Lesson:
    return Lesson(
        id="GT-LES-06",
        title=_("Doubles, batteries and shields"),
        goal=_("Know what a battery token buys, and turn shields well."),
        steps=(
            page(
                _(
                    "Double engines and double cannons do twice the work, but each use costs a battery token. Without a token they do nothing. "
                    "A battery may be anywhere in the ship. Smugglers of strength 4 attack; your two single cannons make 2."
                ),
                "GT-CMP-07 GT-CMP-08 GT-CMP-09 GT-PWR-06 GT-INV-37",
                alone("A", "I-smugglers-1", goods={"9,9": ["yellow", "blue"]}),
                "cell-0-5-7 cell-0-6-7 cell-0-8-6",
                ask(
                    _("How strong are you with the double cannon powered?"),
                    "4",
                    _("2 from the single cannons, 2 from the double one."),
                    {"3": _("A double cannon that points forward counts 2."), "6": _("There is one double cannon, and it counts 2.")},
                    1,
                ),
                do(
                    _("Power the double cannon, and take the token from the battery in 8,6, which has three."),
                    "cannons 1 0; battery 8,6",
                    _("4 against 4: a draw. Your goods are safe, and four tokens are left."),
                    {
                        "cannons 0 0": _("With 2 you lose, and the smugglers take both blocks."),
                        "battery 6,7": _("That works too, but the task named the other battery."),
                    },
                ),
                hints=(_("2 + 2."), _("Choose one forward double, then the battery in 8,6."), _("4; then cannons with one double, battery 8,6.")),
            ),
            page(
                _("A shield protects two neighbouring sides. Where it stands does not matter, only how it is turned. As stored it covers front and right."),
                "GT-CMP-10",
                lambda: yard(seat("6,7 battery_3-05 180", hand="shield-06"), seat(), learning=True),
                "hand-0 cell-0-7-8",
                do(
                    _("Put the shield on 7,8 so that it covers rear and left, and is joined to the cabin."),
                    "place 7,8 180",
                    _("Rear and left are covered."),
                    {
                        "place 7,8 0": _("Joined, but this covers front and right."),
                        "place 7,8 90": _("Joined, but this covers right and rear."),
                        "place 7,8 270": _("This would cover left and front, and a smooth side meets the cabin."),
                    },
                ),
                hints=(
                    _("Each quarter turn moves the covered sides on clockwise."),
                    _("Front and right, right and rear, rear and left."),
                    _("Two quarter turns: 180 degrees on 7,8."),
                ),
            ),
            page(
                _(
                    "Two shields: one covers front and left, the other rear and left. Four small meteors come, one from each side, and all of them meet "
                    "exposed connectors. "
                    "You have five tokens."
                ),
                "GT-CMP-11 GT-CMP-12 GT-INV-37",
                sky(seat(SHIELDS), gone(), card="I-meteoric_swarm-2", forced=dice(6, 6, 6, 7)),
                "cell-0-7-6 cell-0-7-8",
                ask(
                    _("Which side is open?"),
                    _("The right"),
                    _(
                        "Front, rear and left cost a token each; on the right the shield itself is lost. Two shields can cover all four sides, if they "
                        "are turned well."
                    ),
                    {
                        _("The front"): _("The shield in 7,6 covers it."),
                        _("The left"): _("That one is even covered twice."),
                        _("The rear"): _("The shield in 7,8 covers it."),
                    },
                    2,
                    show="roll; shield; battery 6,7; roll; shield; battery 6,7; roll; shield; battery 6,7; roll",
                ),
                hints=(_("List the covered sides."), _("Front, left; rear, left."), _("The right side is missing.")),
            ),
        ),
    )


def _holds() -> Lesson:
    return Lesson(
        id="GT-LES-07",
        title=_("Cabins, holds and the rest"),
        goal=_("Know what the other components are for, and where red goods may go."),
        steps=(
            page(
                _(
                    "Cabins take crew. Holds take goods, one block in each container. Red goods are dangerous and go into special holds only; a special "
                    "hold takes anything. "
                    "Structural modules do nothing but connect, and in the learning flight life support is no more than that. You have landed on a "
                    "planet with a red, a yellow and a blue block."
                ),
                "GT-CMP-01 GT-CMP-02 GT-CMP-13..16 GT-GDS-02",
                sky(seat("E"), gone(), card="I-planets-1"),
                "cell-0-6-8 cell-0-7-9 planet-2",
                do(_("Land on the second planet."), "land 2", _("Three blocks lie on the dock."), {"pass": _("Then there is nothing to load.")}),
                attempt(
                    _("Try to put the red block into the ordinary hold in 6,8."), "load red 6,8", "GT-GDS-02", _("Refused: red goods need a special hold.")
                ),
                do(
                    _("Load red into the special hold, then yellow and blue into the ordinary one."),
                    "load red 7,9; load yellow 6,8; load blue 6,8",
                    _("All aboard. A block of blue in the special hold would have been possible too, but then a second red one would find no place later."),
                    {
                        "load yellow 7,9": _("Allowed, but the task puts it into the ordinary hold."),
                        "load blue 7,9": _("Allowed, but keep that place for something red."),
                    },
                ),
                hints=(
                    _("The special hold is in 7,9."),
                    _("Red to 7,9, the others to 6,8."),
                    _("Land on planet 2; try red in 6,8; then red 7,9, yellow 6,8, blue 6,8."),
                ),
            ),
            page(
                _("A full class I ship: two ordinary holds with five containers in all, and one special hold with one container."),
                "GT-CMP-13 GT-CMP-14 GT-GDS-02",
                sky(seat("A"), gone(), card="I-planets-2"),
                "cell-0-8-5 cell-0-9-9 cell-0-8-8",
                ask(
                    _("How many red blocks can it carry?"),
                    "1",
                    _("Only the special container takes red."),
                    {"6": _("Ordinary containers refuse red goods."), "5": _("Those are the ordinary ones."), "0": _("There is a special hold in 8,8.")},
                    1,
                ),
                hints=(_("Red needs special containers."), _("Count those."), _("One.")),
            ),
            page(
                _(
                    "The warehouse has 140 components, and nothing is ever added: what is not on a ship, in a reserve or on a lost pile is still in the middle. "
                    "They have 111 single, 111 double and 97 universal connectors. The bank has 36 tokens for 36 places in batteries, 40 humans for 20 cabins, "
                    "and 56 goods for 48 containers, 12 of them special."
                ),
                "GT-INV-01 GT-INV-02 GT-INV-04 GT-INV-05 GT-INV-06 GT-INV-12 GT-FAQ-09 GT-HNT-01",
                lambda: yard(seat(), seat(), learning=True),
                "heap",
                ask(
                    _("Can the bank run out of tokens or humans?"),
                    _("Never"),
                    _("There is one for every place. Only a colour of goods may run short."),
                    {
                        _("Yes, with four players"): _("Count places and figures: there is one for each."),
                        _("Yes, of humans"): _("20 cabins with two humans each need 40, and 40 there are."),
                    },
                    1,
                ),
                ask(
                    _("What is a good ship made of?"),
                    _("A bit of everything: cabins, cannons ahead, engines, batteries, holds, two well-turned shields"),
                    _("Each card asks for something else. More than two shields are seldom needed."),
                    {_("Only cannons"): _("And who carries the goods?"), _("Only holds"): _("Smugglers will like you.")},
                    2,
                ),
                hints=(_("One for every place."), _("Cards ask for different things."), _("Never; a bit of everything.")),
            ),
        ),
    )
