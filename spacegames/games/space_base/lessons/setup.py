"""Lessons 1 and 2: setting up, and a turn at a glance."""

from __future__ import annotations

from spacegames.core.teaching import Do, Find, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import dealt, table

_SHOW = "gurragcha crippen prunariu kizim truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell"
"""A market that leaves the opening cards of the lesson in their deck."""


def lessons() -> tuple[Lesson, ...]:
    return _setup(), _turn()


def _setup() -> Lesson:
    return Lesson(
        id="SB-LES-01",
        title=_("Set-up"),
        goal=_("Know the parts of a card and a board, and how a game begins."),
        steps=(
            Step(
                text=_(
                    "This is Engle. The price stands in the upper left corner, the sector in the upper right one. "
                    "The upper, blue part counts while the card lies on your board: the station. The lower, red part counts while it is tucked "
                    "above the board: on patrol. Names and classes are only there to please."
                ),
                rules=("SB-CMP-08", "SB-CMP-09", "SB-CMP-10", "SB-CMP-11", "SB-CMP-12", "SB-CMP-13", "SB-CMP-14"),
                table=lambda: table(st="4 engle", credits=2),
                look=("card-engle", "station-0-4", "patrol-0-4", "seat-0"),
                tasks=(
                    Predict(
                        question=_("A card goes on patrol. Which part of it can you still see?"),
                        answers=(_("The whole card"), _("The blue part"), _("The red part"), _("Its price and sector")),
                        right=2,
                        because=_("It is turned round and tucked under the edge, so that only the red patrol part shows."),
                        replies={0: _("It is tucked under the board."), 1: _("The blue part is for the station."), 3: _("Those are of no use any more.")},
                    ),
                    Predict(
                        question=_("Engle shows a 3 on the left and a 4 on the right. What does that mean?"),
                        answers=(_("It costs 3 and belongs to sector 4"), _("It costs 4 and belongs to sector 3"), _("It pays 3 or 4 credits")),
                        right=0,
                        because=_("Price on the left, sector on the right. What it pays stands in the two coloured parts."),
                        replies={1: _("The other way round."), 2: _("The corners do not pay anything.")},
                    ),
                ),
                hints=(
                    _("Think of the card lying under the edge of the board."),
                    _("Red is patrol. The left corner is money, the right one is a place."),
                    _("The red part stays visible; Engle costs 3 and goes to sector 4."),
                ),
            ),
            Step(
                text=_(
                    "Two to five players may play. In the box are 60 starters, 132 ships, 12 colonies, 30 cubes, two dice with a rocket for a 1, boards, "
                    "markers and a first-player card. Each player lays a set of twelve starters, one in each sector, and puts three markers: credits on 5, "
                    "income and points on 0."
                ),
                rules=(
                    "SB-SET-01",
                    "SB-SET-02",
                    "SB-SET-03",
                    "SB-CMP-01",
                    "SB-CMP-02",
                    "SB-CMP-03",
                    "SB-CMP-04",
                    "SB-CMP-05",
                    "SB-CMP-06",
                    "SB-CMP-07",
                ),
                table=lambda: table(credits=5, pause=False),
                look=("seat-0", "station-0-1", "station-0-12"),
                tasks=(
                    Predict(
                        question=_("How many cards lie in each sector of your station?"),
                        answers=(_("None"), _("One"), _("Two")),
                        right=1,
                        because=_("One in each sector, and it stays so: whoever comes in sends the old card out."),
                        replies={0: _("The starters lie there."), 2: _("More cards only gather on patrol.")},
                    ),
                ),
                hints=(_("Count."), _("Twelve starters, twelve sectors."), _("Exactly one.")),
            ),
            Step(
                text=_(
                    "The ships are sorted by level into three decks. Six of each lie open: the market. The twelve colonies lie beside it, in order. "
                    "All cubes form one supply."
                ),
                rules=("SB-SET-04", "SB-SET-05", "SB-SET-06", "SB-SET-07", "SB-CMP-03"),
                table=lambda: table(credits=5, pause=False),
                look=("market", "deck-1", "deck-2", "deck-3"),
                tasks=(
                    Predict(
                        question=_("How many ships does the market show?"),
                        answers=(_("6"), _("12"), _("18"), _("36")),
                        right=2,
                        because=_("Three rows of six. 42 cards of level 1 are left in their deck before the opening cards are drawn."),
                        replies={0: _("Six of each level."), 1: _("There are three levels."), 3: _("That is the whole of level 3.")},
                    ),
                ),
                hints=(_("Six of each level."), _("There are three levels."), _("Three times six is 18.")),
            ),
            Step(
                text=_(
                    "Everybody draws a card of level 1 and pays its price out of the 5 credits. It goes to its sector, and the starter there goes on patrol. "
                    "You drew Engle: sector 4, price 3."
                ),
                rules=("SB-SET-08", "SB-SET-09", "SB-SET-10", "SB-SET-11"),
                table=lambda: dealt(2, "engle ryumin", market=_SHOW),
                look=("station-0-4", "patrol-0-4", "seat-0"),
                tasks=(
                    Predict(
                        question=_("Five credits, a card for 3. How many are left?"),
                        answers=(_("0"), _("2"), _("5")),
                        right=1,
                        because=_("The opening card costs its price only. Later purchases will take all your credits, so enjoy it."),
                        replies={0: _("That is the rule for purchases in your turn, not for the opening card."), 2: _("It is not a gift.")},
                    ),
                ),
                hints=(_("The opening card is paid by its price."), _("5 minus 3."), _("Two credits are left.")),
                ruling=_("The market is laid out first; opening cards come from what is left of the deck."),
            ),
            Step(
                text=_(
                    "Four players drew cards of sectors 4, 12, 9 and 9. Whoever drew the highest sector begins; a tie is rolled for. "
                    "Then everybody but the first gets something: the second 1 credit, the third 2 credits, the fourth and the fifth 1 income each."
                ),
                rules=("SB-SET-12", "SB-SET-13", "SB-SET-14", "SB-SET-15", "SB-SET-16", "SB-SET-17", "SB-SET-18", "SB-SET-19", "SB-SET-20"),
                table=lambda: dealt(4, "engle hauck serebrov ivanov", market=_SHOW),
                look=("seat-1", "station-1-12"),
                tasks=(
                    Predict(
                        question=_("Who begins?"),
                        answers=(_("You, with sector 4"), _("Player 2, with sector 12"), _("One of the two with sector 9, after a roll")),
                        right=1,
                        because=_("Twelve is the highest. The two nines matter to nobody."),
                        replies={0: _("Four is the lowest."), 2: _("Only a tie for the highest is rolled for.")},
                    ),
                    Predict(
                        question=_("You sit to the right of player 2, so you are the last of four. What do you get?"),
                        answers=(_("Nothing"), _("2 credits"), _("1 income")),
                        right=2,
                        because=_("The fourth in turn order gets 1 income. The bonus of a fifth seat is left out."),
                        replies={0: _("Only the first gets nothing."), 1: _("That is for the third.")},
                    ),
                ),
                hints=(
                    _("Highest sector begins, then clockwise."),
                    _("The order is player 2, 3, 4, 1."),
                    _("Player 2 begins; as the fourth you get 1 income."),
                ),
            ),
        ),
    )


def _turn() -> Lesson:
    return Lesson(
        id="SB-LES-02",
        title=_("A turn at a glance"),
        goal=_("Know the nine phases and who acts in each of them."),
        steps=(
            Step(
                text=_(
                    "A turn has nine phases: 1 abilities, 2 roll, 3 use of the dice, 4 rewards, 5 abilities, 6 purchase, 7 abilities, 8 refill, 9 income. "
                    "You are the active player now; the other one is passive, but nobody is idle in Space Base. Play a whole turn."
                ),
                rules=(
                    "SB-TRN-01",
                    "SB-TRN-02",
                    "SB-TRN-03",
                    "SB-TRN-04",
                    "SB-TRN-05",
                    "SB-TRN-07",
                    "SB-TRN-08",
                    "SB-TRN-09",
                    "SB-TRN-10",
                    "SB-TRN-11",
                    "SB-TRN-12",
                    "SB-TRN-13",
                    "SB-TRN-14",
                    "SB-TRN-15",
                ),
                table=lambda: table(income=2, market="overmyer ryumin", pause=False, forced=(3, 4)),
                look=("die-1", "die-2", "seat-0", "seat-1"),
                tasks=(
                    Do(
                        goal=_("Phase 2: roll the dice."),
                        moves=(("roll",),),
                        praise=_("3 and 4. Nobody had a charged ability, so phase 1 passed by itself."),
                    ),
                    Do(
                        goal=_("Phase 3: use the sum, 7. Your starter there pays 3 credits."),
                        moves=(("sum",),),
                        then=("separate",),
                        replies={"separate": _("That brings 2 credits. The sum would bring 3; try it.")},
                        praise=_("The other player has chosen too, and everybody has been paid: phase 4."),
                    ),
                    Do(
                        goal=_("Phase 6: buy Overmyer."),
                        moves=(("buy overmyer",),),
                        replies={"save": _("Allowed: buying is voluntary. But here we want a ship.")},
                        praise=_(
                            "The market was filled in phase 8, and in phase 9 your income of 2 raised your credits from 0 to 2. Now it is the other player's turn."
                        ),
                    ),
                    Predict(
                        question=_("In which phases does the active player act alone?"),
                        answers=(_("In all of them"), _("In 2, 6, 8 and 9"), _("In 3 and 4"), _("In none")),
                        right=1,
                        because=_("Rolling, buying, refilling and income are the active player's. Using the dice, rewards and abilities are for all."),
                        replies={
                            0: _("You have just seen the other player choose."),
                            2: _("Quite the contrary: those are for everybody."),
                            3: _("Somebody has to roll."),
                        },
                    ),
                ),
                hints=(
                    _("Follow the phases one by one."),
                    _("Roll, take the sum, buy Overmyer. Then think: who rolled, who was paid?"),
                    _("Everybody acts in 1, 3, 4, 5 and 7; the active player alone in 2, 6, 8 and 9."),
                ),
            ),
            Step(
                text=_("The turn has passed to the left. The roles have changed: the other player is active now, and you are passive."),
                rules=("SB-TRN-02", "SB-TRN-15"),
                table=lambda: table(pa="7 s7", passive=True, player=1, pause=False, credits=20, forced=(3, 4)),
                look=("seat-1",),
                viewer=1,
                tasks=(
                    Find(
                        question=_("It is the other player's phase 2. Which of these is not possible now?"),
                        texts=("roll", "sum", "buy colony_1"),
                        because=_("First the dice are rolled; using them and buying come later, and buying is for the active player."),
                    ),
                ),
                hints=(_("Which phase is it?"), _("Phase 2 knows one thing only."), _("Only the roll is possible.")),
            ),
        ),
    )
