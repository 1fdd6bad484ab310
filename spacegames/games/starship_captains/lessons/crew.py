"""Lessons 12 to 14: training, commanders and androids."""

from __future__ import annotations

from spacegames.core.teaching import Find, Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return _training(), _commanders(), _androids()


def _training() -> Lesson:
    return Lesson(
        id="CAP-LES-12",
        title=_("Training and promotion"),
        goal=_("Turn medals into the crew you need."),
        steps=(
            step(
                _(
                    "At the start of your turn you may train and promote figures of the ready room, as many as you can pay. A medal turns a cadet into an "
                    "ensign of any colour, or an ensign into another colour. Training cadets gives more for the medal."
                ),
                "CRW-08..12 CRW-15 TRN-04 INV-33",
                ask(
                    _("No red figure is ready, but you want to fly this turn. You have one medal. Possible?"),
                    _("Train the cadet to red first, then use it at the helm in the same turn."),
                    _("Yes: train the cadet to red, then use the helm"),
                    (_("No: training takes the whole turn"), _("Training comes before the turn's main choice.")),
                    (_("Yes: cadets can fly"), _("Cadets match gray rooms only.")),
                ),
                do(
                    _("Do it, and fly by way of planet 1 to planet 5."),
                    "train cadet red; room helm; fly p01; fly p05",
                    _("The medal is spent, and two red ensigns stand at the tail of the queue."),
                    replies={
                        "train blue red": _("That works as well, but a cadet gains more than an ensign who only changes colour."),
                        "train yellow red": _("That works as well, but a cadet gains more than an ensign who only changes colour."),
                    },
                ),
                hints=(_("Training comes first."), _("The cadet becomes red."), _("Yes. Train the cadet to red, helm, planet 1, planet 5.")),
                look="ready-0 medals-0 queue-0",
                ready="Y B C",
                queue="R Y B R",
            ),
            step(
                _("The figure you would like to train stands in the queue."),
                "CRW-09",
                attempt(
                    _("Try to train a cadet that is not in the ready room."),
                    "train cadet red",
                    "CRW-09",
                    _("Refused: only figures in the ready room can be trained."),
                ),
                Find(
                    _("Which of these are not possible?"),
                    ("train red blue", "train red red", "train blue red", "promote red"),
                    _("Its own colour is no training, blue is not ready, and a promotion costs three medals."),
                ),
                hints=(_("Who is ready?"), _("Only a red one. And you have one medal."), _("Possible is only red to blue.")),
                look="ready-0 queue-0 medals-0",
                ready="R",
                queue="C Y B",
            ),
            step(
                _("Four medals and one cadet. A promotion costs three medals and puts one of your five rings on an ensign."),
                "CRW-13 CRW-14 AMB-01 AMB-04",
                attempt(_("Try to promote the cadet at once."), "promote cadet", "AMB-02", _("Refused: only ensigns can be promoted.")),
                do(
                    _("So make a yellow commander in two steps."),
                    "train cadet yellow; promote yellow",
                    _("1 + 3 medals, and a commander who can be used in this very turn."),
                    replies={"train cadet red": _("Yellow was asked for."), "train cadet blue": _("Yellow was asked for.")},
                ),
                hints=(_("First an ensign, then a commander."), _("Train, then promote."), _("Try the cadet; then train to yellow, promote yellow.")),
                look="ready-0 medals-0 rings-0",
                ruling=_("The promotion paragraph of our rulebook text is lost; the price comes from its summary."),
                ready="C",
                medals=4,
            ),
        ),
    )


def _commanders() -> Lesson:
    return Lesson(
        id="CAP-LES-13",
        title=_("Commanders"),
        goal=_("Use both tasks of a commander: work twice, or work and call."),
        steps=(
            step(
                _(
                    "A commander does two things. First he works like an ensign. Then he either does an extra action, here another matching room, or gives "
                    "an order. He goes to the queue only when both are done."
                ),
                "CRW-16..20",
                ask(
                    _("How far can a red commander fly in one turn?"),
                    _("The helm twice: two moves and two more."),
                    _("4 moves"),
                    (_("2 moves"), _("He may use the helm a second time.")),
                    (_("3 moves"), _("Each helm gives two.")),
                    at=2,
                ),
                do(
                    _("Fly from home by way of planet 1 to planet 5 with the helm."),
                    "room helm; fly p01; fly p05",
                    _("Now the second task."),
                    replies={"room repair": _("Later, perhaps.")},
                ),
                attempt(_("Try the weapons room as his second room."), "room weapons", "CRW-20", _("Refused: it does not match him.")),
                do(
                    _("Use the helm again: planet 10, then planet 4."),
                    "room helm; fly p10; fly p04",
                    _("Four moves, and one figure in the queue."),
                    replies={
                        "room repair": _("Also possible, but fly on."),
                        "call red 1": _("An order is possible too, but then there is no second flight."),
                        "done": _("That gives the second task away."),
                    },
                ),
                hints=(_("Two tasks."), _("The helm, and the helm again."), _("4. Helm, planet 1, planet 5; try weapons; helm, planet 10, planet 4.")),
                look="ready-0 room-0-helm queue-0",
                ready="R*",
            ),
            step(
                _(
                    "Instead of the extra action the commander may give an order: one figure comes back from the queue. It must be an ensign of his colour "
                    "or a cadet, from any place."
                ),
                "CRW-23 CRW-24 CRW-26",
                do(
                    _("Use science with the blue commander, and take no card."),
                    "room science; none",
                    _("Now the order."),
                    replies={"room repair": _("Science was asked for.")},
                ),
                Find(
                    _("The queue is red, yellow, blue, cadet. Whom can he not call?"),
                    ("call red 1", "call yellow 2", "call blue 3", "call cadet 4"),
                    _("Only his own colour and cadets."),
                ),
                do(
                    _("Call the cadet."),
                    "call cadet 4",
                    _("The cadet is ready again, and the commander is at the tail."),
                    replies={"call blue 3": _("Possible as well. Take the cadet this time."), "done": _("That gives the order away.")},
                ),
                hints=(_("His colour, or a cadet."), _("Blue and the cadet."), _("Science, no card; mark red and yellow; call the cadet.")),
                look="ready-0 queue-0",
                ready="B*",
                queue="R Y B C",
            ),
            step(
                _(
                    "On a mission the extra action is a second use of the row, at once and before the next row. The choices may differ. Or he keeps his "
                    "order for the end of the mission."
                ),
                "CRW-18 CRW-21 CRW-22",
                ask(
                    _("A red commander stands at “repair, medal”. What are his two possibilities?"),
                    _("Either twice the row, or once and an order. Never both."),
                    _("2 repairs and 2 medals, or 1 of each and an order"),
                    (_("2 repairs, 2 medals and an order"), _("One second task, not two.")),
                    (_("Only an order"), _("He may work twice.")),
                ),
                do(
                    _("Use the row twice: first the ship, then slot 2. Skip the blue row."),
                    "mission; send red*; apply; repair ship; again; repair 2; skip",
                    _("Two repairs and two medals, and no order left."),
                    replies={
                        "keep": _("Then the row is used once, and he may call somebody later. Try the other way."),
                        "send blue": _("Blue on red does not match."),
                    },
                ),
                hints=(
                    _("Twice, or once and an order."),
                    _("Choose the row again after the first repair and medal."),
                    _("Mission, commander, use, ship, again, slot 2, skip."),
                ),
                look="mission-p05 ready-0 queue-0",
                ready="R* B",
                queue="R Y C",
                ship="p05",
            ),
            step(
                _("A red commander and a cadet go on a mission. In the queue wait yellow, red and blue."),
                "CRW-25",
                do(
                    _("Begin: commander first, and skip the red row."),
                    "mission; send red*; skip",
                    _("Now he may give an order."),
                    replies={"apply": _("Using it is allowed; skip it here to save time."), "send cadet": _("The commander at the top, please.")},
                ),
                attempt(_("Try to call the cadet that is on this mission."), "call cadet 5", "CRW-25", _("Refused: it is not in the queue yet.")),
                do(
                    _("Then call the red ensign."),
                    "call red 2",
                    _("Red is ready; the commander and the cadet line up behind the others."),
                    replies={"done": _("That gives the order away.")},
                ),
                hints=(
                    _("Who is in the queue?"),
                    _("The crew of the mission lines up after the order."),
                    _("Mission, commander, skip; try the cadet; call red."),
                ),
                look="ready-0 queue-0 mission-p05",
                ready="R* C",
                queue="Y R B",
                ship="p05",
            ),
        ),
    )


def _androids() -> Lesson:
    return Lesson(
        id="CAP-LES-14",
        title=_("Androids"),
        goal=_("Spend androids where they shine."),
        steps=(
            step(
                _("An android came from the supply into the ready room. It never activates rooms, but on a mission it matches every colour."),
                "CRW-27..29",
                ask(
                    _("An android stands at the red row. Does it match?"),
                    _("Red, yellow, blue: an android matches all of them."),
                    _("Yes"),
                    (_("No, it is gray"), _("Cadets are gray. Androids match everything.")),
                    at=1,
                ),
                do(
                    _("Send the android to red and the cadet to blue; use the red row for the ship."),
                    "mission; send android; apply; repair ship",
                    _("A repair and a medal."),
                    replies={"send cadet": _("The android to the red row, please."), "skip": _("It matches; use it.")},
                ),
                hints=(_("It matches every row."), _("Android first."), _("Yes. Mission, android, use, ship.")),
                look="mission-p05 ready-0-android",
                ready="A C",
                ship="p05",
            ),
            step(
                _("Some rows are for androids only. Another figure may stand there, without effect. This mission has one: an android and two medals."),
                "CRW-30",
                ask(
                    _("You send red to the red row and yellow to the android row. What does the android row give?"),
                    _("Nothing. Only androids match it."),
                    _("Nothing"),
                    (_("An android and two medals"), _("Yellow does not match this row.")),
                    (_("One medal"), _("All or nothing.")),
                    at=1,
                ),
                do(
                    _("Do it right: red to red, the android to its row. Skip red, use the other."),
                    "mission; send red; send android; skip; apply",
                    _("A new android and two medals."),
                    replies={"send yellow": _("Yellow has no effect there.")},
                ),
                hints=(_("Only androids match."), _("Red first, then the android."), _("Nothing. Mission, red, android, skip, use.")),
                look="mission-p05 ready-0",
                ready="R Y A",
                ship="p05",
                planets={"p05": "mission_23"},
            ),
            step(
                _("The mission is over. Look for the android that took part."),
                "CRW-31 CRW-32 MIS-11 INV-34 INV-39",
                ask(
                    _("Where is it?"),
                    _("Back in the supply. The one in your ready room is the new one. Androids never stand in a queue."),
                    _("In the supply"),
                    (_("In the queue, behind red"), _("Androids never enter the queue.")),
                    (_("In the ready room"), _("That is the new one.")),
                ),
                hints=(_("Look at the queue: it is not there."), _("The ready room holds the new one."), _("In the supply.")),
                look="queue-0 ready-0",
            ),
            step(
                _("You have only an android left, and nothing it could do."),
                "TRN-11 SCO-06",
                ask(
                    _("You pass with it. What becomes of it?"),
                    _("It stays for the next round. At the end of the game each android on board is worth a point."),
                    _("It stays in the ready room"),
                    (_("It goes back to the supply"), _("Only after a mission.")),
                    (_("It goes to the queue"), _("Never.")),
                    at=1,
                    show="pass",
                ),
                hints=(_("Nothing happens to it."), _("It waits for you."), _("It stays in the ready room.")),
                look="ready-0-android",
                ready="A",
            ),
        ),
    )
