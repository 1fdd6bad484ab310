"""Lessons 10 and 11: rewards are not abilities, and what cubes and slots do."""

from __future__ import annotations

from spacegames.core.teaching import Attempt, Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import table


def lessons() -> tuple[Lesson, ...]:
    return _two_things(), _slots()


def _two_things() -> Lesson:
    """The hardest idea of the game, step by step, each step with the mistake it is made to catch."""
    return Lesson(
        id="SB-LES-10",
        title=_("Rewards are not abilities"),
        goal=_("Tell apart what the dice pay and what cubes pay for."),
        steps=(
            Step(
                text=_(
                    "Two cards. Truly shows 2 credits. Grissom shows three round slots and a box that says “3 credits”. "
                    "Whatever the dice bring is a reward. Slots are a reward too: they ask for a cube. What stands in a box is an ability: "
                    "it is paid with cubes, later, when you like."
                ),
                rules=("SB-ABL-01", "SB-ABL-02", "SB-RWD-02"),
                table=lambda: table(st="5 truly, 3 grissom", dice=(3, 5)),
                look=("card-truly", "card-grissom"),
                tasks=(
                    Predict(
                        question=_("The 2 credits on Truly: what are they?"),
                        answers=(_("A reward"), _("An ability")),
                        right=0,
                        because=_("No slot, no box: the dice pay them."),
                        replies={1: _("Where is the box? Where are the slots?")},
                    ),
                    Predict(
                        question=_("The slots on Grissom: what are they?"),
                        answers=(_("A reward: the dice put a cube there"), _("An ability: they bring credits")),
                        right=0,
                        because=_("The reward of such a card is a cube, and nothing but a cube."),
                        replies={1: _("The credits stand in the box, not in the slots.")},
                    ),
                    Predict(
                        question=_("The “3 credits” in the box of Grissom: what are they?"),
                        answers=(_("A reward"), _("An ability")),
                        right=1,
                        because=_("Everything in a box is an ability. The dice never pay it."),
                        replies={0: _("It stands in a box. Dice do not open boxes.")},
                    ),
                ),
                hints=(_("Box or no box?"), _("Dice: rewards. Cubes: abilities."), _("Reward, reward, ability.")),
            ),
            Step(
                text=_("You rolled 3 and 5 and use the dice separately. Grissom lies in sector 3, still without cubes."),
                rules=("SB-CHG-01", "SB-CHG-08", "SB-RWD-01"),
                table=lambda: table(st="3 grissom", dice=(3, 5)),
                look=("card-grissom", "seat-0"),
                tasks=(
                    Predict(
                        question=_("What does the 3 bring you?"),
                        answers=(_("3 credits"), _("One cube on Grissom, no credits"), _("One cube and 3 credits"), _("Three cubes")),
                        right=1,
                        because=_("One cube, and nothing else happens. The 5 brings a credit from its starter."),
                        replies={
                            0: _("This is the classic mistake: the box is not a reward."),
                            2: _("The box stays shut: the dice put a cube, no more."),
                            3: _("One payout, one cube."),
                        },
                        show=("separate",),
                    ),
                ),
                hints=(_("What is the reward of Grissom?"), _("A slot means: one cube."), _("One cube, no credits.")),
            ),
            Step(
                text=_("Rewards are taken; it is phase 5 of the same turn. Grissom has its cube. No die is needed any more: the cube is the price of the box."),
                rules=("SB-ABL-03", "SB-CHG-15", "SB-CHG-09"),
                look=("card-grissom", "seat-0"),
                tasks=(
                    Do(
                        goal=_("Use Grissom."),
                        moves=(("use grissom",),),
                        replies={"pass": _("Allowed: abilities are voluntary. But here you want the credits.")},
                        praise=_("The cube is gone, and 3 credits came. Charged and used in one turn."),
                    ),
                ),
                hints=(_("There is a cube on Grissom."), _("An ability can be used in phase 5."), _("Choose to use Grissom.")),
            ),
            Step(
                text=_("A later turn, phase 1. Nobody has rolled anything yet. Grissom has two cubes."),
                rules=("SB-ABL-03", "SB-ABL-08", "SB-CHG-11"),
                table=lambda: table(st="3 grissom(2)", kind="abilities_1"),
                look=("card-grissom", "die-1", "die-2"),
                tasks=(
                    Predict(
                        question=_("Can you use Grissom before the roll?"),
                        answers=(_("No, I need a 3 first"), _("Yes, twice"), _("Yes, once in a turn")),
                        right=1,
                        because=_("An ability needs cubes, not dice, and each cube pays for one use."),
                        replies={
                            0: _("The 3 is for the reward. The reward lies on the card already."),
                            2: _("There is no such limit; the cubes are the limit."),
                        },
                    ),
                    Do(
                        goal=_("Use it twice."),
                        moves=(("use grissom",), ("use grissom",)),
                        replies={"pass": _("There are cubes left. Use Grissom.")},
                        praise=_("6 credits, and not a die has moved."),
                    ),
                ),
                hints=(_("Does an ability need a die?"), _("Two cubes, two uses."), _("Use Grissom, and again.")),
            ),
            Step(
                text=_("Kubasov shows 1 credit above its slots, and a box: swap sectors 5 and 8. You roll a 6 and a 2 and use them separately."),
                rules=("SB-RWD-18", "SB-ABL-SWP-04", "SB-CHG-08"),
                table=lambda: table(st="6 kubasov", dice=(6, 2)),
                look=("card-kubasov", "station-0-5", "station-0-8"),
                tasks=(
                    Predict(
                        question=_("What happens for the 6?"),
                        answers=(_("1 credit and one cube"), _("1 credit, a cube, and sectors 5 and 8 change places"), _("Only the swap")),
                        right=0,
                        because=_("The credit above the slots and the cube are both rewards. The swap stands in the box and waits for cubes."),
                        replies={1: _("The box opens for cubes, never for dice."), 2: _("The swap is the ability.")},
                        show=("separate",),
                    ),
                ),
                hints=(_("What stands in the box, what outside?"), _("Outside: credit and slots."), _("1 credit and one cube.")),
            ),
            Step(
                text=_("The sorting game: six sentences you may hear at the table. Is it a reward or an ability that the player speaks of?"),
                rules=("SB-RWD-01", "SB-ABL-01", "SB-ABL-03"),
                table=lambda: table(st="3 grissom(2), 6 kubasov(1)", kind="abilities_1"),
                look=("card-grissom", "card-kubasov"),
                tasks=tuple(
                    Predict(
                        question=sentence,
                        answers=(_("A reward"), _("An ability")),
                        right=right,
                        because=because,
                        replies={1 - right: _("Ask what caused it: a die, or a cube that was taken off?")},
                    )
                    for sentence, right, because in (
                        (_("“A 4 was rolled, and this ship gave me 2 credits.”"), 0, _("A die caused it: a reward.")),
                        (_("“I took a cube off this ship and gained 3 credits.”"), 1, _("A cube paid for it: an ability.")),
                        (_("“A 3 was rolled, so I put a cube here.”"), 0, _("The cube itself is the reward.")),
                        (_("“Nobody has rolled yet, and I swap these two sectors.”"), 1, _("No die, so it can only be an ability.")),
                        (_("“The other one rolled 7, and my three patrols paid.”"), 0, _("Dice, whoever rolls them, bring rewards.")),
                        (_("“All four slots were full, so I emptied them and took 20 credits.”"), 1, _("Linked cubes were spent: an ability.")),
                    )
                ),
                hints=(
                    _("Who caused it: a die or a cube?"),
                    _("Dice cause rewards, cubes cause abilities."),
                    _("Reward, ability, reward, ability, reward, ability."),
                ),
            ),
        ),
    )


def _slots() -> Lesson:
    return Lesson(
        id="SB-LES-11",
        title=_("Charges and slots"),
        goal=_("Know when slots fill, how many cubes a use costs, and where cubes go."),
        steps=(
            Step(
                text=_("Volynov lies at your station: blue slots. Another player rolls a 3."),
                rules=("SB-CHG-05",),
                table=lambda: table(st="3 volynov", pa="3", dice=(3, 6), passive=True),
                look=("card-volynov",),
                tasks=(
                    Predict(
                        question=_("You use the dice separately. Does Volynov get a cube?"),
                        answers=(_("Yes"), _("No")),
                        right=1,
                        because=_("As a reward, blue slots fill in your own turn only."),
                        replies={0: _("It is not your turn.")},
                        show=("separate",),
                    ),
                ),
                hints=(_("Blue slots, other turn."), _("Blue rewards are for your own turn."), _("No.")),
            ),
            Step(
                text=_("Now Volynov is on patrol, where its slots are red. Again another player rolls a 3."),
                rules=("SB-CHG-02", "SB-CHG-03", "SB-CHG-06", "SB-CHG-18"),
                table=lambda: table(pa="3 volynov", dice=(3, 6), passive=True),
                look=("card-volynov",),
                tasks=(
                    Do(
                        goal=_("Choose so that Volynov is charged."),
                        moves=(("separate",),),
                        replies={"sum": _("Sector 9 was asked, and Volynov patrols sector 3.")},
                        praise=_("One cube from the common supply, on the very card that paid it."),
                    ),
                ),
                hints=(_("Volynov patrols sector 3."), _("The 3 must count for itself."), _("Use the dice separately.")),
            ),
            Step(
                text=_("Three layouts: Collins has a single slot, Grissom three separate ones, Shepard four linked ones, all full."),
                rules=("SB-CHG-10", "SB-CHG-11", "SB-CHG-12", "SB-CHG-17"),
                table=lambda: table(st="8 collins(1), 3 grissom(3), 2 shepard(4)", kind="abilities_1"),
                look=("card-collins", "card-grissom", "card-shepard"),
                tasks=(
                    Predict(
                        question=_("How many cubes does one use take off Collins, Grissom and Shepard?"),
                        answers=(_("1, 1 and 4"), _("1, 3 and 4"), _("1, 1 and 1")),
                        right=0,
                        because=_("One, one, and all of linked slots."),
                        replies={1: _("Separate slots are spent one by one."), 2: _("Linked slots are emptied together.")},
                    ),
                    Do(
                        goal=_("Use Grissom, then Shepard."),
                        moves=(("use grissom",), ("use shepard",)),
                        replies={"pass": _("Not yet."), "use collins": _("Collins adds a cube and may move one. Another time.")},
                        praise=_("23 credits; Grissom kept two cubes, Shepard none."),
                    ),
                ),
                hints=(_("Are the slots linked?"), _("Separate: one. Linked: all."), _("1, 1 and 4; then use Grissom and Shepard.")),
            ),
            Step(
                text=_(
                    "Kubasov has four linked slots: two plain ones, one with two dots, one with two and with three. "
                    "A slot with dots exists only with that many players. Here three players sit at the table."
                ),
                rules=("SB-CHG-13", "SB-CHG-14"),
                table=lambda: table(st="6 kubasov(2), 3 grissom(1)", players=3, kind="abilities_1"),
                look=("card-kubasov",),
                tasks=(
                    Predict(
                        question=_("How many cubes does Kubasov need with 2, 3, 4 and 5 players?"),
                        answers=(_("4, 4, 4, 4"), _("4, 3, 2, 2"), _("2, 3, 4, 4")),
                        right=1,
                        because=_("The two plain slots always; the dotted ones only for two, or for two and three."),
                        replies={0: _("Dotted slots come and go."), 2: _("The other way round: fewer players, more cubes.")},
                    ),
                    Attempt(
                        goal=_("Kubasov has two cubes. Try to use it."),
                        texts=("use kubasov",),
                        rule="SB-CHG-12",
                        praise=_("Refused: with three players three are needed."),
                    ),
                ),
                hints=(_("Count the slots that exist."), _("Plain, plain, one for 2, one for 2 and 3."), _("4, 3, 2, 2. Two cubes are too few here.")),
            ),
            Step(
                text=_("Grissom holds two of three cubes, and you roll 3 and 3."),
                rules=("SB-CHG-04",),
                table=lambda: table(st="3 grissom(2)", dice=(3, 3)),
                look=("card-grissom",),
                tasks=(
                    Predict(
                        question=_("You use the dice separately. How many cubes are on Grissom then?"),
                        answers=(_("2"), _("3"), _("4")),
                        right=1,
                        because=_("One fits, the other has no slot. A full card pays no cube."),
                        replies={0: _("There was one empty slot."), 2: _("There are three slots.")},
                        show=("separate",),
                    ),
                ),
                hints=(_("Three slots."), _("One is empty."), _("3.")),
            ),
            Step(
                text=_("Volynov lies in sector 3 with three cubes. You buy Prunariu for the same sector, so Volynov goes on patrol, where it has two slots."),
                rules=("SB-CHG-16", "SB-AMB-29"),
                table=lambda: table(st="3 volynov(3)", credits=3, market="prunariu", kind="purchase"),
                look=("card-volynov", "card-prunariu"),
                tasks=(
                    Predict(
                        question=_("What happens to the three cubes?"),
                        answers=(_("All are lost"), _("Two go along, one returns to the supply"), _("All three go along")),
                        right=1,
                        because=_("Cubes go along as far as the other side has slots."),
                        replies={0: _("They may go along."), 2: _("There are two slots on the other side.")},
                        show=("buy prunariu",),
                    ),
                ),
                hints=(_("Count the slots on the patrol side."), _("Two."), _("Two go along, one returns.")),
                ruling=_("Leaving cubes behind never helps, so all that fit are carried."),
            ),
            Step(
                text=_("Four players. Which of these abilities cannot be used now, in phase 1 of your turn?"),
                rules=("SB-CHG-09", "SB-CHG-12", "SB-ABL-09"),
                table=lambda: table(st="6 kubasov(2), 1 yeliseyev(1), 3 grissom(1), 4 volynov(1)", players=4, kind="abilities_1"),
                look=("card-kubasov", "card-yeliseyev", "card-grissom", "card-volynov"),
                tasks=(
                    Find(
                        question=_("Mark those that are not possible."),
                        texts=("use kubasov", "use yeliseyev", "use grissom", "use volynov"),
                        because=_("Yeliseyev has one of two cubes, and Volynov's re-roll belongs to phase 2."),
                    ),
                ),
                hints=(
                    _("Count cubes against slots; then look at the phase."),
                    _("With four players two linked cubes are enough for Kubasov."),
                    _("Yeliseyev and Volynov are not possible."),
                ),
            ),
        ),
    )
