"""Lessons 17 and 18: the end of the game, and the light-speed variant."""

from __future__ import annotations

from spacegames.core.game import Position
from spacegames.core.teaching import Attempt, Do, Lesson, Predict, Step
from spacegames.core.words import _

from ..examples import dealt, table


def lessons() -> tuple[Lesson, ...]:
    return _ending(), _light()


def _points(points: tuple[int, ...], active: int) -> Position:
    """A purchase phase with these points; player 1 began, and the end is triggered."""
    others = {seat: {"vp": points[seat], "credits": 2} for seat in range(1, len(points))}
    position = table(vp=points[0], credits=2, players=len(points), others=others, market="ryumin", kind="purchase", pause=False)
    position["turn"].update(first=0, active=active, number=len(points) + active + 1, player=active, ending=True)
    return position


def _ending() -> Lesson:
    return Lesson(
        id="SB-LES-17",
        title=_("End of the game"),
        goal=_("Know when the game ends and who wins."),
        steps=(
            Step(
                text=_("Four players; player 1 began. Player 2, who is active, has reached 41 points. Points above 40 go on counting."),
                rules=("SB-END-01", "SB-END-02", "SB-END-03", "SB-END-08", "SB-TRN-18"),
                table=lambda: _points((10, 41, 33, 30), 1),
                look=("seat-1",),
                viewer=1,
                tasks=(
                    Predict(
                        question=_("Who still takes a turn?"),
                        answers=(_("Nobody: player 2 has won"), _("Players 3 and 4"), _("Players 3, 4 and 1")),
                        right=1,
                        because=_("The round is finished, so that all have had equally many turns. Player 4, to the right of the first player, is the last."),
                        replies={0: _("Not at once."), 2: _("Player 1 began this round already.")},
                        show=("save",),
                    ),
                ),
                hints=(_("Finish the round."), _("It began with player 1."), _("Players 3 and 4.")),
            ),
            Step(
                text=_("The last turn is over. The points are 38, 41, 33 and 44. Player 2 was the first with 40."),
                rules=("SB-END-04",),
                table=lambda: _points((38, 41, 33, 44), 3),
                look=("seat-0", "seat-1", "seat-2", "seat-3"),
                viewer=3,
                tasks=(
                    Predict(
                        question=_("Who wins?"),
                        answers=(_("Player 2, the first with 40"), _("Player 4, with the most")),
                        right=1,
                        because=_("Most points win. Being first counts for nothing."),
                        replies={0: _("It only triggers the end.")},
                        show=("save",),
                    ),
                ),
                hints=(_("It is not a race to 40."), _("Compare the points."), _("Player 4 with 44.")),
            ),
            Step(
                text=_("Three players end with 42, 42 and 39."),
                rules=("SB-END-05", "SB-END-06", "SB-END-07"),
                table=lambda: _points((42, 42, 39), 2),
                look=("seat-0", "seat-1", "seat-2"),
                viewer=2,
                tasks=(
                    Predict(
                        question=_("What now?"),
                        answers=(_("Both win"), _("One more round for the two who are tied"), _("One more round for all three, and anybody may win")),
                        right=2,
                        because=_("Everybody takes one more turn; then the most points win, even for player 3. Still tied: yet another round."),
                        replies={0: _("There is one winner in the end."), 1: _("All play.")},
                        show=("save",),
                    ),
                ),
                hints=(_("There must be one winner."), _("A full round has a turn for everybody."), _("One more round for all three.")),
            ),
        ),
    )


_SHOW = "gurragcha crippen prunariu engle truly fullerton worden irwin mattingly duke evans schmitt young mcdivitt white conrad borman lovell"
_HANDS = "overmyer savitskaya merbold farkas makarov carr tuan romanenko kizim remek roosa sarafanov"


def _kept() -> Position:
    """Three players have bought before the game; player 3 has only to say ready."""
    position = table(players=3, pause=False, variant="light_speed", st="8 savitskaya", others={1: {"st": "5 truly"}, 2: {"st": "11 chretien"}})
    for seat, credits in zip(position["seats"], (4, 1, 4), strict=True):
        seat.update(credits=credits, income=1, settled=True)
    position["seats"][2]["settled"] = False
    position["turn"].update(phase=0, kind="opening", number=0, active=0, first=0, player=2)
    return position


def _light() -> Lesson:
    return Lesson(
        id="SB-LES-18",
        title=_("At the speed of light"),
        goal=_("Begin a shorter game with a stronger board. Not for a first game."),
        steps=(
            Step(
                text=_(
                    "In this variant everybody begins with 15 credits and 1 income and draws six cards instead of one: four of level 1, two of level 2. "
                    "Buy any of them, as long as the prices add up to 15 at most; what you do not spend you keep."
                ),
                rules=("SB-VAR-01", "SB-VAR-02", "SB-VAR-03", "SB-VAR-04", "SB-VAR-05", "SB-VAR-06"),
                table=lambda: dealt(2, hands=_HANDS, market=_SHOW, variant="light_speed"),
                look=("seat-0",),
                tasks=(
                    Do(
                        goal=_("Buy Carr for 9."),
                        moves=(("buy carr",),),
                        replies={"ready": _("15 credits to begin with: possible. But buy Carr."), "buy makarov": _("Buy Carr first.")},
                        praise=_("6 credits left; here you pay the price only."),
                    ),
                    Attempt(goal=_("Makarov costs 7. Try it."), texts=("buy makarov",), rule="SB-VAR-05", praise=_("9 + 7 is more than 15.")),
                    Do(
                        goal=_("Buy Savitskaya for 2."),
                        moves=(("buy savitskaya",),),
                        replies={"ready": _("Buy Savitskaya first.")},
                        praise=_("4 credits left."),
                    ),
                    Do(goal=_("Let it be enough."), moves=(("ready",),), praise=_("4 credits kept for the game.")),
                ),
                hints=(_("Add up the prices."), _("9 + 7 = 16, 9 + 2 = 11."), _("Carr, then try Makarov, then Savitskaya, then begin.")),
            ),
            Step(
                text=_("Three players kept 4, 1 and 4 credits. Their highest sectors are 8, 5 and 11. The cards nobody bought go under their decks."),
                rules=("SB-VAR-07", "SB-VAR-08", "SB-VAR-09", "SB-VAR-10", "SB-VAR-11"),
                table=_kept,
                look=("seat-0", "seat-1", "seat-2"),
                viewer=2,
                tasks=(
                    Predict(
                        question=_("Who begins?"),
                        answers=(_("Player 1"), _("Player 2"), _("Player 3")),
                        right=2,
                        because=_("Most credits kept: players 1 and 3. Of these the highest sector bought: 11. Only then the dice."),
                        replies={0: _("Compare the sectors of the tied players."), 1: _("The most credits, not the fewest.")},
                        show=("ready",),
                    ),
                ),
                hints=(_("Most credits first."), _("4 and 4 are tied; 8 against 11."), _("Player 3.")),
            ),
        ),
    )
