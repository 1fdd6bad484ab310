"""Lesson 8: pass, queue and new round."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-08",
            title=_("Pass, queue, new round"),
            goal=_("Know who comes back when, and plan your queue."),
            steps=(
                step(
                    _("Your ready room is empty, and a single artifact lies in the hold."),
                    "TRN-06 INV-37",
                    attempt(_("Try the repair room."), "room repair", "ROOM-04", _("Refused: nobody is there, and one artifact is not enough.")),
                    do(_("Then there is one thing left."), "pass", _("Who can do nothing must pass.")),
                    hints=(_("Who could work?"), _("Nobody. So what is left?"), _("Try the repair room, then pass.")),
                    look="ready-0 hold-0",
                    ready="",
                    items="RY",
                ),
                step(
                    _(
                        "Two figures are ready, but nothing seems worth doing. You may pass by choice. Usually that wastes them; only androids are often "
                        "worth keeping, because each works once."
                    ),
                    "TRN-07 TRN-08 TRN-11 INV-40",
                    ask(
                        _("You pass now. When is your next turn?"),
                        _("Whoever has passed is out until the round ends."),
                        _("In the next round"),
                        (_("After the others' turns, as usual"), _("No more turns this round.")),
                        (_("Whenever you like"), _("Passing is for the whole round.")),
                        at=1,
                        show="pass",
                    ),
                    hints=(_("Passing is for more than a turn."), _("It is for the whole round."), _("In the next round.")),
                    look="ready-0",
                    ready="R C",
                ),
                step(
                    _(
                        "The end of a round. Seven figures are in your queue; the front is next to the ready room. Used figures joined at the tail and have "
                        "waited there since."
                    ),
                    "RND-01..03",
                    ask(
                        _("Who comes back?"),
                        _("All except the last three, and the last three are those who joined most recently."),
                        _("The first four: red, yellow, blue and the cadet"),
                        (_("The last four"), _("The ones at the front have waited longest.")),
                        (_("The first three"), _("Three stay; the others come back.")),
                        (_("All seven"), _("The last three stay.")),
                        show="pass",
                    ),
                    ask(
                        _("Red, blue and yellow are left in the queue. When do they come back at the latest?"),
                        _("As soon as three others have lined up behind them, at the end of the next round."),
                        _("At the end of the next round, if three more join behind them"),
                        (_("Never"), _("They move up as others join.")),
                        (_("In the middle of the next round"), _("The queue moves at the end of a round; only orders and a few effects call earlier.")),
                        at=1,
                    ),
                    hints=(
                        _("Front first."),
                        _("Three stay, the rest returns."),
                        _("Red, yellow, blue and the cadet; the others at the end of the next round."),
                    ),
                    look="queue-0 queue-0-1 queue-0-7",
                    ready="",
                    queue="R Y B C R B Y",
                    passed=(1,),
                ),
                step(
                    _(
                        "A planning question. Your queue is red, yellow, blue. This round you will use red at the helm, then blue in science, then yellow "
                        "and the cadet on a mission."
                    ),
                    "RND-01 RND-03 INV-36",
                    ask(
                        _("Which of the four figures used will be back next round?"),
                        _(
                            "The queue becomes red, yellow, blue, red, blue, yellow, cadet. The last three stay, so of those you used only the first comes "
                            "back."
                        ),
                        _("Only the red one, used first"),
                        (_("Only the cadet, used last"), _("Who works last waits longest.")),
                        (_("None"), _("Seven are in the queue, four come back: three old ones and one more.")),
                        (_("All four"), _("Three have to stay.")),
                        at=1,
                    ),
                    hints=(_("Write the queue down."), _("Seven figures; the last three stay."), _("Only the red one.")),
                    look="queue-0 ready-0",
                    players=2,
                ),
                step(
                    _("The new round: the gifts of its space are shared out, stations come back, and the first-player token goes on to the next captain."),
                    "RND-04 RND-05 RND-08",
                    ask(
                        _("You began round 1. Everybody has passed but you. What happens when you pass?"),
                        _("A medal for each captain on round 2, and the next captain clockwise begins. Cadets of later rounds go straight to the ready room."),
                        _("1 medal each, and the next captain begins"),
                        (_("1 medal each, and you begin again"), _("The token moves on.")),
                        (_("1 cadet each, and the next captain begins"), _("Cadets come in rounds 3 and 4.")),
                        at=1,
                        show="pass",
                    ),
                    hints=(_("Look at round 2 on the track."), _("A medal; and the token goes clockwise."), _("1 medal each, and the next captain begins.")),
                    look="round-2 medals-0 seat-1",
                    passed=(1,),
                    first=0,
                ),
                step(
                    _("Both other captains have passed. You have a red ensign and a cadet."),
                    "TRN-08 TRN-09",
                    do(
                        _("Let the cadet repair the ship, and then see whose turn it is."),
                        "room repair; use cadet; repair ship",
                        _("Yours again! Alone in the round you go on until you pass."),
                        replies={"use red": _("Keep red for the helm."), "pass": _("Two figures could still work.")},
                    ),
                    ask(
                        _("When does the round end?"),
                        _("When the last captain has passed."),
                        _("When you pass as well"),
                        (_("After this turn"), _("You may go on.")),
                        (_("When your queue is full"), _("A queue is never full.")),
                    ),
                    hints=(_("Nobody else is left."), _("You go on."), _("Repair room, cadet, ship; the round ends when you pass.")),
                    look="ready-0 seat-0",
                    players=3,
                    ready="R C",
                    passed=(1, 2),
                ),
            ),
        ),
    )
