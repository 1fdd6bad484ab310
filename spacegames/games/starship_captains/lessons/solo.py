"""Lesson 18: alone against Captain Shadow."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, do, step


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-18",
            title=_("Solo"),
            goal=_("Know Captain Shadow, who plays by cards."),
            steps=(
                step(
                    _(
                        "Alone you play against Captain Shadow. He has no boards, only a second ship. A passenger travels with you; Teddy is the one for a "
                        "first game. "
                        "The central board has a place less for omegas, three technologies lie under the android event, and his action deck begins with "
                        "four cards, one of each kind; three more wait beside the rounds."
                    ),
                    "SOLO-01..13",
                    ask(
                        _("How many omegas lie on the central board, and how many technologies under the android event?"),
                        _("Two omegas instead of three, and three technologies instead of one."),
                        _("2 and 3"),
                        (_("3 and 1"), _("That is the game for several captains.")),
                        (_("2 and 1"), _("The passenger brings three.")),
                        at=2,
                    ),
                    hints=(_("Count."), _("One omega less, two technologies more."), _("2 and 3.")),
                    look="passenger action-deck ship-shadow central-6 central-7 under-event",
                    players=1,
                ),
                step(
                    _(
                        "You always begin. After each of your turns the top action card is laid above the next slot of the central board and carried out. "
                        "The next one is research: he jumps to you and discards the technology under his card."
                    ),
                    "SOLO-14..18",
                    ask(
                        _("One action card lies there already. Which technology will be lost?"),
                        _("The second card lies above slot 2. The slot is refilled at once."),
                        _("The one in slot 2"),
                        (_("The one in slot 1"), _("The first card lies there already.")),
                        (_("The one you like best"), _("It only feels like that.")),
                    ),
                    do(
                        _("Take a turn: let the cadet repair the ship, and watch."),
                        "room repair; use cadet; repair ship",
                        _("He is with you, and slot 2 has a new card."),
                        replies={"use red": _("The cadet is enough.")},
                    ),
                    hints=(_("From left to right."), _("The second card, the second slot."), _("Slot 2. Repair room, cadet, ship.")),
                    look="central-1 central-2 action-deck ship-shadow",
                    players=1,
                    ship="p03",
                    technologies="tech_27",
                    solo={"shown": "action_3", "deck": "action_1", "ship": "p05"},
                ),
                step(
                    _(
                        "A mission card: he makes one move to a planet with a mission and does it. He scores nothing, but the mission is gone and a new one "
                        "appears. With several planets in reach you choose for him; he never flies to where you are, and pirates do not touch him."
                    ),
                    "SOLO-19..23",
                    do(
                        _(
                            "He is on planet 5, with missions on planet 6 and planet 10. Let your cadet repair the ship, then send him to planet 10, away from the planet you want."
                        ),
                        "room repair; use cadet; repair ship; shadow p10",
                        _("The mission on planet 6 is still there for you."),
                        replies={"shadow p06": _("That was the one you wanted.")},
                    ),
                    ask(
                        _("What does he do when no planet one move away has a mission, but the one where he is has?"),
                        _("He has to fly to a mission. What lies below him does not count."),
                        _("Nothing"),
                        (_("He does that mission"), _("Only after a move.")),
                        (_("He jumps to you"), _("That is another card.")),
                        at=1,
                    ),
                    hints=(_("You choose his planet."), _("Keep planet 6."), _("Repair room, cadet, ship, planet 10; then: nothing.")),
                    look="ship-shadow mission-p06 mission-p10",
                    players=1,
                    ship="p01",
                    tokens={1: "p01", 2: "p05", 3: "p02", 4: "p12", 5: "p13"},
                    planets={"p10": "mission_41", "p06": "mission_17"},
                    solo={"deck": "action_3", "ship": "p05"},
                ),
                step(
                    _(
                        "He passes when his deck is empty. If you pass first, he goes on alone. Then the card beside the new round joins his cards, and all "
                        "are shuffled."
                    ),
                    "SOLO-24..29",
                    ask(
                        _("How many action cards does he have in round 2?"),
                        _("4, 5, 6 and 7 in the four rounds."),
                        _("5"),
                        (_("4"), _("One more joins each round.")),
                        (_("7"), _("That is round 4.")),
                        at=1,
                        show="pass",
                    ),
                    ask(
                        _("What does Captain Shadow score?"),
                        _("Nothing. You score as usual, plus your passenger."),
                        _("Nothing"),
                        (_("His missions"), _("They are discarded.")),
                        (_("A point for each card"), _("Cards are no points.")),
                    ),
                    hints=(_("One more each round."), _("4 + 1; and he is no real player."), _("5, and nothing.")),
                    look="action-deck round-2",
                    players=1,
                    solo={"shown": "action_1 action_3 action_5", "deck": "action_7"},
                ),
            ),
        ),
    )
