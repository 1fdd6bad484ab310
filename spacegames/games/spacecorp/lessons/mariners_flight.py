"""Lessons M1 to M4: the table, Research, the first flight, distances."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, dealt, do, find, step


def lessons() -> tuple[Lesson, ...]:
    return _the_table(), _research(), _first_flight(), _distance()


def _the_table() -> Lesson:
    return Lesson(
        id="SC-LES-M1",
        title=_("The table and the goal"),
        goal=_("Know what lies on the table, and what wins."),
        steps=(
            step(
                _(
                    "You lead a company that goes out into space: to Mars in the first era, to the outer planets in the second, to the stars in the third. "
                    "Before you lies the first board with Earth and the sites around it; at the side are four open offers, the deck, seven contracts and the HQs of the players."
                ),
                "CMP-01 CMP-11 CMP-12 CMP-13 CMP-14 WIN-03",
                ask(
                    _("What decides the game at the end of the third era?"),
                    {
                        _("The most bases"): _("Bases help to earn, but they are not counted at the end."),
                        _("The most profit"): "",
                        _("The farthest team"): _("Going far is a way to earn, no more."),
                    },
                    _("Profit is counted in T, trillions. It is kept through all three eras, and the highest wins."),
                ),
                hints=(_("What do contracts pay?"), _("Everything here is a business."), _("The most profit.")),
                look="site-earth hq-0 offer-1 deck contract-1 seat-0",
                on=dealt(2, 2),
            ),
            step(
                _(
                    "Every player has four teams, 27 bases sorted by type in the HQ, a profit marker and two cubes for the wheel. None is ever lost, but a team may be given up for a colony."
                ),
                "CMP-03 CMP-04 CMP-05 SET-M-06 INV-11 INV-12 INV-18",
                ask(
                    _("The profit track ends at 50. What happens when you earn more?"),
                    {
                        _("You stop at 50"): _("There is no upper limit."),
                        _("The marker is turned to +50 and goes round again"): "",
                        _("The game ends"): _("Only the third era ends the game."),
                    },
                    _("Profit has no upper limit. Downwards it stops at 0."),
                ),
                hints=(_("The marker has two sides."), _("One side says +50."), _("It is turned and goes round again.")),
                look="seat-0 hq-0 wheel-0",
                on=dealt(2, 2),
            ),
            step(
                _(
                    "The set-up of Mariners: its board, the contracts for your number of players, HQs with the signs of all three eras. Seven discs wait left of the contracts, six e1 and three e2 tiles lie face down."
                ),
                "SET-M-01 SET-M-02 SET-M-03 SET-M-04 SET-M-05 SET-M-18 CMP-02 CMP-06",
                ask(
                    _("Two Beyond markers belong to this era. Where do they lie?"),
                    {_("On Earth"): _("Farther out."), _("In the Asteroid Belt"): "", _("On Mars"): _("Still farther.")},
                    _("They wait at the edge of the board, for the first two teams there. Then the first player takes the first turn."),
                ),
                hints=(_("Beyond means far away."), _("At the edge of this board."), _("In the Asteroid Belt.")),
                look="contract-1 stack-e1 stack-e2 site-asteroid_belt",
                on=dealt(2, 2),
            ),
            step(
                _(
                    "A card has a name and one or two actions with a number. Some have an Infra banner (they can be built into your HQ), some an Edge (a trick out of turn); solo signs mean nothing here. "
                    "There are 46 + 58 + 76 action cards, 8 Time and 32 progress cards: 220."
                ),
                "CMP-07 CMP-15 CMP-17 CMP-19 INV-01 INV-02",
                ask(
                    _("Each era has its own discovery tiles: 9, then 28, then 33. How many are there?"),
                    {_("60"): _("Ten are missing: 9 + 28 are 37 already."), _("70"): "", _("220"): _("Those are the cards.")},
                    _("9 + 28 + 33 = 70, each in the stacks of its era."),
                ),
                hints=(_("Add the three."), _("37 and 33."), _("70.")),
                look="hand-0-chemical_drive hand-0-time offer-1",
                on=dealt(2, 2),
            ),
            step(
                _("You hold a Chemical Drive and a Time card, and two of your teams wait on Earth. Look at Yellow's hand: one card more."),
                "SET-M-07 SET-M-08 SET-M-09 SET-M-10 SET-M-11 SET-M-12 SET-M-13 SET-M-14 SET-M-15 SET-M-16 SET-M-17 INV-04 INV-07 INV-09",
                ask(
                    _("Why does Yellow have three cards?"),
                    {
                        _("Yellow moves second"): "",
                        _("Yellow was lucky"): _("No luck in it: the rules deal it so."),
                        _("Everybody will draw up to three"): _("There is no such draw."),
                    },
                    _(
                        "Whoever moves later gets one card more, and in a larger game the last player also 1T. The first offers are Start cards; with two players no Time card is in the deck."
                    ),
                ),
                find(
                    _("Which of these can you not do in your first turn?"),
                    "research; move; explore; upgrade chemical_drive; build",
                    _("No team of yours stands where something could be explored or built."),
                ),
                hints=(
                    _("Who moves first? And where are your teams?"),
                    _("Moving second is made good. On Earth there is nothing to explore or build."),
                    _("Yellow moves second. Explore and Build are impossible."),
                ),
                look="seat-0 seat-1 site-earth",
                on=dealt(2, 2),
            ),
            step(
                _("A turn has six steps: action, contracts, rewards for others, transport of one team, discard and refill, and at last perhaps a card."),
                "TRN-01 TRN-02 TRN-04 TRN-09 TRN-10",
                ask(
                    _("You take an offer during your action. When is its box filled again?"),
                    {
                        _("At once"): _("Then it would never look empty. It waits."),
                        _("In step 5"): "",
                        _("In the next player's turn"): _("A little earlier, while it is still your turn."),
                    },
                    _("Offers are refilled in step 5 and at no other time."),
                ),
                ask(
                    _("Which step comes right after the action?"),
                    {_("Transport"): _("That is step 4."), _("Contracts"): "", _("Drawing a card"): _("That is the very last step.")},
                    _("Action, contracts, rewards, transport, discard and refill, card."),
                ),
                hints=(_("Discard and refill is one step."), _("It is the fifth. And contracts are the second."), _("In step 5; then: contracts.")),
                look="offer-1 deck",
            ),
        ),
    )


def _research() -> Lesson:
    return Lesson(
        id="SC-LES-M2",
        title=_("Research"),
        goal=_("Declare an action, feed it, and take cards."),
        steps=(
            step(
                _(
                    "What your HQ can do is called Infra. Research 2 and Move 1 are printed on it: you may use them in every turn, and they cost nothing. "
                    "An action works like this: name it, feed it with Infra and cards, confirm."
                ),
                "INF-01 INF-02 INF-03 INF-06 RES-03 TRN-06",
                ask(
                    _("How many cards will Research bring with your Infra alone?"),
                    {_("1"): _("Look at the printed Research box."), _("2"): "", _("4"): _("Only if you had a Research card of 2 as well.")},
                    _("The value of a Research action is the number of cards you take."),
                ),
                do(
                    _("Declare Research, use your own HQ and confirm."),
                    "research; hq 0; confirm",
                    _("Value 2: two cards are yours. Now choose them."),
                    {
                        "move": _("That would be a Move. This time we want cards."),
                        "upgrade chemical_drive": _("That would put the Chemical Drive into your HQ. First we want cards."),
                    },
                ),
                hints=(_("The number is printed in your HQ."), _("Declare first, then feed the action."), _("Research, your HQ, confirm.")),
                look="hq-0 research-0",
                offers="rover cargo_pod solar_sail printer",
                deck="heavy_lifter ion_drive mission_lab",
            ),
            step(
                _("You take the cards one at a time, from the deck or from the four offers as you like."),
                "RES-04 RES-06 TRN-10 INV-16",
                do(
                    _("Take an offer."),
                    "offer 1 | offer 2 | offer 3 | offer 4",
                    _("The card is in your hand, and its box is empty."),
                    {"deck": _("That is allowed too, but first take something you can see.")},
                ),
                ask(
                    _("Will the empty box be filled before you take the second card?"),
                    {_("Yes"): _("Watch the box: it stays empty."), _("No"): ""},
                    _(
                        "It waits for step 5. So the choice gets smaller while you take cards; between turns all four are full again, as long as the deck lasts."
                    ),
                ),
                do(_("Take the second card from the deck."), "deck", _("Two cards taken. The boxes are filled now, and your turn is over.")),
                hints=(_("Offers lie open, the deck does not."), _("One offer, then the deck. Refill is step 5."), _("An offer; no; the deck.")),
                look="offer-1 offer-2 offer-3 offer-4 deck",
                goes_on=True,
            ),
            step(
                _("Now you hold seven cards, two of them Mission Labs with Research 2."),
                "RES-01 RES-02 RES-05",
                ask(
                    _("You play both with your Infra of 2. How many cards will you hold afterwards?"),
                    {_("9"): _("You forgot one of the three sources."), _("11"): "", _("13"): _("The two cards you play leave your hand.")},
                    _("7 - 2 + 6 = 11. There is no hand limit."),
                ),
                do(
                    _("Do it: Research with your HQ and both Mission Labs. Take all six from the deck."),
                    "research; hq 0; card mission_lab; card mission_lab; confirm; deck; deck; deck; deck; deck; deck",
                    _("Eleven cards."),
                ),
                hints=(
                    _("Count what you play and what you take."),
                    _("2 + 2 + 2 = 6 cards come, 2 go."),
                    _("11. Research, HQ, card, card, confirm, six times the deck."),
                ),
                look="hand-0-mission_lab research-0 deck",
                hands=("mission_lab mission_lab chemical_drive cargo_pod rover printer time",),
            ),
            step(
                _("A turn later you still hold eleven cards."),
                "RES-01",
                attempt(_("Try to research again."), "research", "RES-01", _("Refused: Research is for seven cards or fewer. First play some.")),
                hints=(_("There is a limit to begin Research, not to hold cards."), _("Seven is the most."), _("Declare Research and read why not.")),
                look="action-research seat-0",
                hands=("chemical_drive cargo_pod cargo_pod science_module heavy_lifter ion_drive solar_sail rover rover printer time",),
            ),
            step(
                _("You hold five cards and play one, Venture Capital. Four are left."),
                "TRN-11 INV-44",
                ask(
                    _("What happens in step 6?"),
                    {
                        _("You draw one card from the deck"): "",
                        _("You draw an offer"): _("Never an offer in step 6."),
                        _("Nothing"): _("Four cards are few enough."),
                    },
                    _("With four cards or fewer you draw exactly one, always from the deck. Offers are for Research, Research bases and some Edges."),
                    show="special venture_capital",
                ),
                hints=(_("Four or fewer?"), _("One card, and not an open one."), _("One card from the deck.")),
                look="deck seat-0",
                hands=("venture_capital rover rover printer time",),
            ),
        ),
    )


def _first_flight() -> Lesson:
    return Lesson(
        id="SC-LES-M3",
        title=_("The first flight"),
        goal=_("Add up a value and reach the Moon."),
        steps=(
            step(
                _("The Moon is 4 away from Earth. Your Infra has Move 1, your Chemical Drive has Move 1."),
                "VAL-01 VAL-02 VAL-04 VAL-05 VAL-21 MOV-01",
                do(
                    _("Declare a Move to the Moon; feed it with your HQ and the Chemical Drive."),
                    "move; to moon; hq 0; card chemical_drive",
                    _("2 of 4."),
                    {"research": _("Research is fine, but now we want to fly."), "time double": _("Not yet: first the HQ and the card.")},
                ),
                attempt(_("Try to confirm."), "confirm", "MOV-03", _("2 is less than 4. Something is missing.")),
                hints=(_("Declare, name the target, then feed."), _("Infra 1 and card 1."), _("Move, to the Moon, HQ, Chemical Drive; then try to confirm.")),
                look="site-earth site-moon hand-0-chemical_drive hq-0",
            ),
            step(
                _("You still hold a Time card. It doubles the value of a Move, a Build or an Explore."),
                "VAL-06 VAL-07 VAL-08",
                ask(
                    _("What is the value with Time?"),
                    {_("3"): _("Time does not add, it doubles."), _("4"): "", _("8"): _("Infra 1 and card 1 make 2; that is doubled once.")},
                    _("(1 + 1) x 2 = 4. That is just enough."),
                ),
                do(_("Play Time to double."), "time double", _("4 of 4: the flight is possible.")),
                hints=(_("Double it."), _("2 x 2."), _("4. Play Time to double.")),
                look="hand-0-time",
                goes_on=True,
            ),
            step(
                _("Everything you have is in this action now."),
                "MOV-01 MOV-02 MOV-03 INV-24 TRN-07 TRN-08",
                ask(
                    _("Which other site could you have chosen with 4 points?"),
                    {
                        _("Lunar L4"): _("5 away: one short."),
                        _("None: only the Moon is near enough"): "",
                        _("Sisyphus"): _("6 away from Earth."),
                    },
                    _("From Earth gravity makes everything far. Only the Moon is within 4."),
                ),
                do(_("Confirm the flight."), "confirm", _("Your team has landed on the Moon.")),
                hints=(_("Earth has gravity 2."), _("The next sites are 5 away."), _("None; then confirm.")),
                look="site-moon site-lunar_l4",
                goes_on=True,
            ),
            step(
                _("In step 5 the cards you played went away: the Chemical Drive to the discard pile."),
                "TRN-07 TRN-08",
                ask(
                    _("And where did the Time card go?"),
                    {
                        _("To the discard pile as well"): _("Time cards are kept apart."),
                        _("To a pile of its own, for the next era"): "",
                        _("Back to your hand"): _("That would be lovely, but no."),
                    },
                    _("Used Time cards are kept apart, because every player gets one again in the next era."),
                ),
                hints=(_("It is needed again."), _("In the next era."), _("To a pile of its own.")),
                look="discard",
                goes_on=True,
            ),
        ),
    )


def _distance() -> Lesson:
    return Lesson(
        id="SC-LES-M4",
        title=_("Distance and bases"),
        goal=_("Count a distance, and know which flights need a base."),
        steps=(
            step(
                _("Your team stands on the Moon, where you have a base. Sisyphus lies two borders away, each of them costs 1."),
                "MOV-07 MOV-08",
                ask(
                    _("How far is it?"),
                    {_("2"): _("Those are the borders only."), _("4"): "", _("6"): _("There is no gravity on either side.")},
                    _("1 to take off, 1 + 1 for the borders, 1 to land."),
                    show="move; to sisyphus",
                ),
                hints=(_("Take-off and landing count."), _("1 + 1 + 1 + 1."), _("4.")),
                look="site-moon site-sisyphus",
                hands=("solar_sail cargo_pod",),
                teams=("moon moon",),
                tiles={"moon": "m1_water"},
                bases={"moon": "0 research"},
            ),
            step(
                _("From Earth to the Moon no border is crossed at all. But Earth has gravity 2."),
                "MOV-09 MOV-10 MOV-17 INV-26",
                ask(
                    _("How far is it?"),
                    {_("2"): _("Gravity is missing."), _("3"): _("Take-off, gravity 2, landing."), _("4"): ""},
                    _(
                        "1 to take off, 2 for gravity, 1 to land. Gravity counts at both ends; the Mars sites have 1. A table lists all ways from Earth: the longest, to the Asteroid Belt, is 12."
                    ),
                    show="move; to moon",
                ),
                hints=(_("Look at the gravity of Earth."), _("1 + 2 + 1."), _("4.")),
                look="site-earth site-moon",
                hands=("solar_sail cargo_pod",),
            ),
            step(
                _("Your team 1 is on Sisyphus. Eros is next door, only 2 away: there is no shorter flight in this era. You have 5 points. Neither has a base."),
                "MOV-04 MOV-06 INV-19",
                do(_("Declare a Move with team 1."), "move; team 1", _("Now the target."), {"team 2": _("Take the team on Sisyphus.")}),
                attempt(_("Try to fly to Eros."), "to eros", "MOV-04", _("Refused: a flight must begin or end at a base. Earth counts for everybody.")),
                hints=(_("A flight needs a base at one end."), _("Neither end has one."), _("Move, team 1, then try Eros.")),
                look="site-sisyphus site-eros",
                hands=("solar_sail heavy_lifter",),
                teams=("sisyphus earth",),
            ),
            step(
                _("The same, but Yellow has a base on Eros. You may use it."),
                "MOV-05 RWD-01 RWD-03 TRN-03",
                do(
                    _("Fly team 1 to Eros with the Solar Sail."),
                    "move; team 1; to eros; card solar_sail; confirm",
                    _("You are there, and Yellow draws the reward."),
                    {"team 2": _("Take the team on Sisyphus."), "card heavy_lifter": _("That would do as well. But keep it, and use the Solar Sail.")},
                    then="draw",
                ),
                ask(
                    _("What did Yellow gain?"),
                    {_("2T"): _("That is paid for a claim."), _("A card from the deck"): "", _("An offer"): _("Rewards never come from the offers.")},
                    _("Whoever's base or Infra you use may draw one card from the deck."),
                ),
                hints=(_("Yellow's base makes the flight possible."), _("Team 1, Eros, Solar Sail."), _("Fly and confirm; Yellow draws a card from the deck.")),
                look="site-sisyphus site-eros",
                hands=("solar_sail heavy_lifter",),
                teams=("sisyphus earth",),
                tiles={"eros": "m1_exotic"},
                bases={"eros": "1 refinery"},
            ),
            step(
                _("Mars has two sites, north and south, both with gravity 1."),
                "MOV-11 AMB-31",
                ask(
                    _("How far is it from Mars North to Mars South?"),
                    {
                        _("2"): _("Take-off and landing alone would make 2; the way over ground has its own number, in the diamond."),
                        _("3"): "",
                        _("4"): _("Gravity is not counted on this way."),
                    },
                    _("Straight across the planet it is always 3."),
                    show="move; to mars_south",
                ),
                hints=(_("There is a direct way with its own number."), _("No gravity here."), _("3.")),
                look="site-mars_north site-mars_south",
                hands=("solar_sail cargo_pod",),
                teams=("mars_north mars_north",),
                tiles={"mars_north": "m2_exotic"},
                bases={"mars_north": "0 research"},
            ),
        ),
    )
