"""Lessons 17 to 19: smugglers, the combat zone, stardust and the end of the trip."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from ..examples.combat_zone import zone
from ..examples.enemies import smugglers
from ..examples.making import cruise, gone, landing, sky
from ..examples.money import SPARE
from ..prepared import seat
from .launch import four
from .making import after, ask, dice, do, page


def lessons() -> tuple[Lesson, ...]:
    return _smugglers(), _combat_zone(), _end()


def _smugglers() -> Lesson:
    return Lesson(
        id="GT-LES-17",
        title=_("Smugglers"),
        goal=_("Predict a fight, and spend only the tokens it is worth."),
        steps=(
            page(
                _(
                    "An enemy attacks in flight order, the leader first. Compare your cannon strength with its number: greater wins, smaller loses, "
                    "equal is a draw. "
                    "These smugglers have 4. You are red: single cannons 2, a double ahead for 2, a double to the side for 1, and one token left."
                ),
                "GT-ENM-01 GT-ENM-02 GT-ENM-05 GT-AMB-31",
                smugglers(),
                "card cell-0-5-7 cell-0-8-9 cell-0-7-8",
                ask(
                    _("You put the token into the forward double. What happens?"),
                    _("Nothing: 4 against 4 is a draw"),
                    _("No goods lost, nothing won, no days lost. The smugglers go on to green."),
                    {_("You win"): _("You need more than 4."), _("You lose two goods"): _("Only with less than 4.")},
                    2,
                ),
                do(
                    _("Do it."),
                    "cannons 1 0",
                    _("A draw. Your last token is gone."),
                    {
                        "cannons 0 0": _("2 against 4: lost. They would have taken goods, had you any."),
                        "cannons 0 1": _("3 against 4: lost, and the token is gone too."),
                    },
                ),
                hints=(_("2 + 2."), _("Equal is a draw."), _("Nothing happens; then one forward double.")),
            ),
            page(
                _(
                    "Now green: single cannons 1½, a double ahead for 2, a double to the side for 1, three tokens. The winner gets a yellow, a green "
                    "and a blue block, loses a day, "
                    "and nobody behind is attacked."
                ),
                "GT-ENM-03 GT-ENM-06 GT-AMB-31",
                None,
                "card cell-1-5-7 cell-1-7-9 cell-1-6-7",
                ask(
                    _("How many tokens does green need to win?"),
                    "2",
                    _("1½ + 2 + 1 = 4½, and that is more than 4. Halves count."),
                    {"1": _("1½ + 2 = 3½ is not enough."), "3": _("Two doubles, two tokens.")},
                    1,
                ),
                do(
                    _("Win the fight as green, and load yellow and green into the hold in 8,8."),
                    "cannons 1 1; load yellow 8,8; load green 8,8",
                    _("The blue block went back for lack of room. The day led over blue's space to 6."),
                    {
                        "cannons 0 0": _("1½ against 4: lost."),
                        "cannons 1 0": _("3½ against 4: lost, by half a point."),
                        "cannons 0 1": _("2½ against 4: lost."),
                        "load blue 8,8": _("Allowed, but then something dearer stays behind."),
                    },
                ),
                ask(
                    _("What happens to blue, who flies behind?"),
                    _("Nothing, the smugglers are beaten"),
                    _("After a victory nobody behind is attacked."),
                    {_("Blue is attacked too"): _("The fight is over."), _("Blue shares the goods"): _("Truckers do not share.")},
                    0,
                ),
                hints=(_("It must be more than 4."), _("Both doubles."), _("2 tokens; cannons 1 1; yellow and green into 8,8; nothing.")),
                viewer=1,
            ),
            page(
                _(
                    "Another ship, another day: red, yellow and blue blocks aboard, two single cannons, and no wish to spend tokens. The smugglers take "
                    "two goods, the dearest first. "
                    "Who has too few goods pays the rest with battery tokens; who has neither pays nothing more."
                ),
                "GT-ENM-04 GT-GDS-05..08 GT-FAQ-06 GT-AMB-69",
                sky(seat("A", goods={"8,8": ["red"], "8,5": ["yellow"], "9,9": ["blue"]}), gone(), card="I-smugglers-1"),
                "cell-0-8-8 cell-0-8-5 cell-0-9-9",
                ask(
                    _("You lose. Which goods are gone?"),
                    _("Red and yellow"),
                    _("The dearest two. Among blocks of one colour you may choose: best one on a part that you expect to lose."),
                    {
                        _("Blue and yellow"): _("The dearest go first."),
                        _("Two of your choice"): _("Only among equal colours."),
                        _("All three"): _("They take two."),
                    },
                    1,
                    show="cannons 0 0",
                ),
                hints=(_("The dearest first."), _("Red 4, yellow 3, blue 1."), _("Red and yellow.")),
            ),
        ),
    )


def _combat_zone() -> Lesson:
    return Lesson(
        id="GT-LES-18",
        title=_("Combat zone"),
        goal=_("Predict who is punished in each line."),
        steps=(
            page(
                _(
                    "A combat zone has three lines; in each the weakest is punished, and among equals the one ahead. The level I zone: fewest crew "
                    "loses 3 days; weakest engines lose 2 crew; "
                    "weakest cannons are shot at from the rear. Only yellow and you, green, are still flying, and yellow is ahead. Line 1 has cost you 3 days. "
                    "Now engines: yellow has 3 and no choice; you have 1, 3 or 5 for no, one or two tokens."
                ),
                "GT-CZN-01 GT-CZN-02 GT-CZN-03 GT-CZN-04 GT-AMB-57",
                sky(gone(), seat("C", day=4), gone(), seat("E", day=9), card="I-combat_zone-1"),
                "card marker-1 marker-3",
                ask(
                    _("3 against 3: who is punished?"),
                    _("Yellow, who is ahead"),
                    _("Being ahead is not always nice."),
                    {
                        _("Green, who is behind"): _("Among equals the one ahead is punished."),
                        _("Both"): _("One player in each line."),
                        _("Nobody"): _("Somebody always is."),
                    },
                    2,
                ),
                do(
                    _("Save your crew with as few tokens as possible."),
                    "engines 1",
                    _("3 is enough. Yellow loses two people."),
                    {"engines 0": _("1 against 3: you lose two people."), "engines 2": _("5 works, but one token would have done.")},
                ),
                hints=(_("Equality is enough for the one behind."), _("One double: 1 + 2."), _("Yellow; then engines 1.")),
                viewer=1,
            ),
            page(
                _(
                    "All four in a combat zone: red on 8, green on 6, blue on 5, yellow on 2. The crews are 4, 4, 4 and 6. Line 1 has been settled "
                    "already: look where the markers stand now. "
                    "Line 2: engines. Green makes 3 with a token, blue 2, red 2, yellow 3."
                ),
                "GT-CZN-01 GT-CZN-02 GT-AMB-37",
                zone(),
                "card marker-0 marker-1 marker-2 marker-3",
                ask(
                    _("Who lost 3 days in line 1?"),
                    _("Red"),
                    _("Three had the smallest crew, and red was ahead. Counted 7, 4, 3: red is on 3 now."),
                    {_("Yellow"): _("Yellow had the most."), _("Blue"): _("Red was ahead of blue.")},
                    0,
                ),
                ask(
                    _("Who loses two people in line 2?"),
                    _("Blue"),
                    _("Blue and red tie with 2. The order counts as it is now, and blue is ahead of red."),
                    {_("Red"): _("Red has fallen behind blue by now."), _("Green"): _("Green makes 3 with a token.")},
                    1,
                    show="engines 1; give 7,6; give 7,6",
                ),
                hints=(_("Smallest, and among equals the foremost."), _("After line 1 the order is green, blue, red, yellow."), _("Red; blue.")),
                viewer=None,
            ),
            page(
                _(
                    "Line 3: cannons. Green makes 1½, blue 3 with a token, red 2, yellow 1. The weakest is shot at: a light shot, which only a shield "
                    "on that side stops, "
                    "then a heavy one, which nothing stops. Both come from the rear; the victim rolls."
                ),
                "GT-CZN-03 GT-CZN-05 GT-HIT-10 GT-HIT-11",
                after(zone(), "engines 1; give 7,6; give 7,6; cannons 0 0; cannons 1 0; cannons 0 0", *dice(6, 8)),
                "card cell-3-8-6 cell-3-8-8 cell-3-6-6",
                ask(
                    _("Yellow's shield covers front and left. Yellow rolls 6. What becomes of the engine in 8,6?"),
                    _("It is lost"),
                    _("The shield does not cover the rear."),
                    {_("The shield saves it"): _("Not from the rear."), _("A cannon shoots the shot down"): _("Shots cannot be shot down.")},
                    0,
                    show="roll",
                ),
                do(_("Roll for the heavy shot."), "roll", _("8: the engine in 8,8 is gone as well. Yellow has engine strength 1 now.")),
                hints=(_("Which sides are covered?"), _("The shot comes from the rear."), _("Lost; then roll.")),
                viewer=3,
            ),
        ),
    )


def _end() -> Lesson:
    return Lesson(
        id="GT-LES-19",
        title=_("Stardust and the end of the trip"),
        goal=_("Move markers in the right order, and settle the accounts."),
        steps=(
            page(
                _(
                    "Stardust: beginning with the last one, everybody loses a day for each exposed connector. Red is on 2, green on 1, blue on -2, "
                    "yellow on -3; exposed are 6, 8, 3 and 6."
                ),
                "GT-ADV-SD-01",
                cruise(*four(2, 1, -2, -3), card="I-stardust-1", learning=True),
                "marker-0 marker-1 marker-2 marker-3",
                ask(
                    _("Would it be the same if the leader moved first?"),
                    _("No"),
                    _("Who moves later skips other spaces. Here: yellow -9, blue -5, green -8, red -4. With the leader first red would end on -7."),
                    {_("Yes"): _("Occupied spaces are skipped, and which ones are occupied depends on the order.")},
                    1,
                    show="fly",
                ),
                hints=(_("Occupied spaces do not count."), _("The order decides what is occupied."), _("No.")),
            ),
            page(
                _(
                    "The last card is done. First rewards: 4, 3, 2 and 1 credits by place, and 2 for the ship with the fewest exposed connectors. Then "
                    "goods are sold. "
                    "Then each lost component costs 1 credit, but a class I ship never pays more than 5. Red is first with goods for 6; green second "
                    "with goods for 5; "
                    "blue third, tidiest, with two components lost; yellow last, with goods for 8 and seven components lost."
                ),
                "GT-END-01..08",
                after(
                    landing(
                        seat("B", day=10, goods={"7,9": ["red"], "8,8": ["blue", "blue"]}),
                        seat("C", day=8, goods={"8,8": ["yellow", "green"]}),
                        seat("D", day=7, lost=SPARE[:2]),
                        seat("E", day=4, goods={"7,9": ["red", "red"]}, lost=SPARE[2:9]),
                        learning=True,
                    ),
                    "fly; pass",
                ),
                "seat-0 seat-1 seat-2 seat-3",
                ask(
                    _("What does red get?"),
                    "10",
                    _("4 + 6."),
                    {"6": _("And the reward for the first place?"), "12": _("The prize for neatness goes to blue.")},
                    1,
                ),
                ask(_("And blue?"), "2", _("2 + 2 - 2."), {"4": _("Two components were lost."), "0": _("And the prize for the fewest exposed connectors?")}, 0),
                ask(
                    _("And yellow?"),
                    "4",
                    _("1 + 8 - 5: the insurance pays for two of the seven. Had yellow owned too little, the rest would have been forgiven."),
                    {"2": _("The insurance stops the payment at 5."), "9": _("Lost components cost something.")},
                    2,
                    show="settle",
                ),
                hints=(_("Place, prize, goods, losses."), _("Never more than 5 for losses."), _("10, 2 and 4.")),
                viewer=None,
            ),
        ),
    )
