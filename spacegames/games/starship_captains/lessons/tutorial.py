"""Lesson 20: a solo game from the first turn to the score, with somebody at your side."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, do, step

_CHANCE = (
    *("action_1", "tech_27", "mission_07", "action_3", "mission_39", "red-blue", "action_5", "mission_10", "tech_13", "action_7"),
    *("action_7", "mission_06", "action_1", "tech_25"),
)
"""What is drawn in the turns played together: action cards, and the cards and the artifact that come after them."""


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-20",
            title=_("A solo game with a guide"),
            goal=_("Play a game from the first turn to the score."),
            steps=(
                step(
                    _(
                        "Welcome on board, captain. Teddy is your passenger: once a round he repairs a damage when you have done a mission. On planet 5 a "
                        "friendly mission waits: four points, red and blue."
                    ),
                    "SOLO-07 SOLO-14 SOLO-16 MOV-01",
                    do(
                        _("Turn 1. Fly by way of planet 1 to planet 5."),
                        "room helm; fly p01; fly p05",
                        _("Captain Shadow did research: he is with you now, and the first technology is gone."),
                        replies={
                            "fly p02": _("Planet 5 lies behind planet 1."),
                            "stop": _("Planet 5 is the aim."),
                            "room repair": _("Repairs can wait; fly while nobody is there."),
                        },
                    ),
                    hints=(_("The helm flies."), _("Two moves: planet 1 and planet 5."), _("Helm, planet 1, planet 5.")),
                    look="ship-0 mission-p05 passenger action-deck",
                    players=1,
                    technologies="tech_27 tech_13 tech_25",
                    missions_deck="mission_07 mission_39 mission_10 mission_06",
                    forced=_CHANCE,
                ),
                step(
                    _("You were here first, so the mission is yours. Red is in the queue, but the cadet may stand at the red row. Blue gives three steps."),
                    "MIS-05 MIS-06 MIS-08 SOLO-08 SOLO-21",
                    do(
                        _("Turn 2. Send the cadet to red and blue to blue, go up the fleet track, and let Teddy repair the ship."),
                        "mission; send cadet; send blue; apply; step fleet; repair ship",
                        _("Four points, three steps, a medal on the way, and a repair."),
                        replies={"send yellow": _("Yellow is wanted for a fight."), "skip": _("The steps are free.")},
                    ),
                    do(
                        _("Now Captain Shadow flies to a mission. You would like the one on planet 6 for yourself, so send him to planet 1."),
                        "shadow p01",
                        _("Off he goes."),
                        replies={"shadow p06": _("That was the one you wanted.")},
                    ),
                    hints=(_("Cadet on top."), _("Blue matches the second row."), _("Mission, cadet, blue, use, fleet, ship; then Shadow to planet 1.")),
                    look="mission-p05 ready-0 mission-p06 mission-p01",
                ),
                step(
                    _("Yellow is left, and a pirate lies between planet 5 and planet 6, just where you want to fly next round."),
                    "PIR-11..15",
                    do(
                        _("Turn 3. Fight it."),
                        "room weapons; fight p06",
                        _("A medal, an artifact, a token, and a free route."),
                        replies={"stop": _("You can win this."), "room repair": _("Yellow can do better."), "pass": _("Yellow can still work.")},
                    ),
                    ask(
                        _("Nobody is ready now. The queue is red, yellow, blue, red, cadet, blue, yellow. Who will be back in round 2?"),
                        _("All but the last three."),
                        _("red, yellow, blue, red"),
                        (_("cadet, blue, yellow"), _("These were the last; they stay.")),
                        (_("Everybody"), _("Three stay.")),
                        show="pass",
                    ),
                    hints=(_("Yellow fights."), _("The last three stay in the queue."), _("Weapons, planet 6; red, yellow, blue, red.")),
                    look="pirate-s_r10 queue-0 ready-0",
                ),
                step(
                    _("Round 2: a medal was waiting, so you have four. Time for a commander: the red one shall fly and call somebody back."),
                    "CRW-13 CRW-23 CRW-24 SOLO-27",
                    do(
                        _("Promote red. Then use the commander at the helm, fly to planet 6, stop there, and call the cadet."),
                        "promote red; room helm; use red*; fly p06; stop; call cadet 1",
                        _("You are on planet 6, and the cadet is ready again."),
                        replies={
                            "use red": _("The commander, please."),
                            "promote yellow": _("Red was asked for."),
                            "promote blue": _("Red was asked for."),
                            "done": _("That gives his order away."),
                            "fly p10": _("Planet 6 is the aim."),
                        },
                    ),
                    hints=(_("Medals first."), _("Commander at the helm; the pirate is gone."), _("Promote red, helm, commander, planet 6, stop, cadet.")),
                    look="medals-0 rings-0 queue-0 mission-p06",
                ),
                step(
                    _("Border Patrol: red gives three fleet steps, yellow a fight, but no pirate is near. So a cadet is good enough for yellow."),
                    "MIS-09 FAC-01 SOLO-15",
                    do(
                        _("Do the mission with red and the cadet, and let Teddy repair the ship."),
                        "mission; send red; send cadet; apply; repair ship",
                        _("Four more points, and a new cadet from the fleet track."),
                        replies={"send yellow": _("Keep yellow."), "skip": _("Use the steps.")},
                    ),
                    hints=(_("Red on red."), _("The cadet at the bottom."), _("Mission, red, cadet, use, ship.")),
                    look="mission-p06 ready-0 track-fleet",
                ),
                step(
                    _("You know the turns now. In this lesson the rest of the game is passed in fast motion; in “try freely” you may play it out yourself."),
                    "SOLO-25 SOLO-28 SOLO-29 SCO-01",
                    ask(
                        _("You pass in rounds 2, 3 and 4. What will Captain Shadow have scored in the end?"),
                        _("Nothing, ever. Your own total counts, with the points of Teddy for your missions."),
                        _("Nothing"),
                        (_("A point for every mission he did"), _("His missions are discarded.")),
                        (_("As much as you"), _("He scores nothing.")),
                        at=1,
                        show="pass; shadow p02; pass; shadow p10; pass",
                    ),
                    ask(
                        _("Two missions are in your pile. What does Teddy add?"),
                        _("One point for each mission done, at most five."),
                        _("2 points"),
                        (_("5 points"), _("That is the most he can give.")),
                        (_("Nothing"), _("A passenger scores at the end.")),
                    ),
                    hints=(_("He is no real player."), _("Only you score; Teddy likes missions."), _("Nothing, and 2 points.")),
                    look="passenger action-deck seat-0",
                ),
            ),
        ),
    )
