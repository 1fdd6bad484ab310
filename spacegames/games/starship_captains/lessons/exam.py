"""Lesson 19: one full round without help."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, do, step


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-19",
            title=_("One full round, unaided"),
            goal=_("Play a round and know every number before it changes."),
            steps=(
                step(
                    _(
                        "The other captain has passed. You will fly out, do the Border Patrol on planet 5 with the cadet and yellow, install the "
                        "Superaccumulator, and pass. First: how does it begin?"
                    ),
                    "TRN-03 MIS-08 PIR-12..14 TEC-08",
                    do(
                        _("Turn 1: fly by way of planet 1 to planet 5."),
                        "room helm; fly p01; fly p05",
                        _("You are there."),
                        replies={"fly p02": _("By way of planet 1.")},
                    ),
                    ask(
                        _("Turn 2: the cadet goes to red, yellow to the fight. Damage and medals afterwards?"),
                        _("Red is ignored; the fight costs a damage and pays a medal and an artifact."),
                        _("4 damage, 2 medals"),
                        (_("3 damage, 2 medals"), _("A fight hurts.")),
                        (_("4 damage, 1 medal"), _("This pirate pays a medal.")),
                    ),
                    do(
                        _("Do it: cadet, yellow, and fight the pirate towards planet 6."),
                        "mission; send cadet; send yellow; apply; fight p06",
                        _("4 damage, 2 medals, an artifact, a token, and 4 points."),
                        replies={"send blue": _("Blue is for science."), "skip": _("Use the fight."), "stop": _("Fight.")},
                    ),
                    do(
                        _("Turn 3: the Superaccumulator into slot 3, and repair the ship."),
                        "room science; take tech_33; slot 3; repair ship",
                        _("A medal and a repair from its links: 3 medals, 3 damage."),
                        replies={"slot 4": _("Slot 3 was asked for."), "none": _("Take the Superaccumulator.")},
                    ),
                    ask(
                        _("Who is where now?"),
                        _("In the order they worked: red, then cadet and yellow, then blue."),
                        _("Ready room empty; queue red, yellow, blue, red, cadet, yellow, blue"),
                        (_("Ready room empty; queue red, yellow, blue, red, yellow, cadet, blue"), _("The mission rows queue from the top: cadet first.")),
                        (_("The cadet is still ready"), _("The cadet was on the mission.")),
                        at=1,
                    ),
                    hints=(
                        _("Go step by step."),
                        _("Flight, mission, science."),
                        _("Helm planet 1 planet 5; mission cadet yellow, use, planet 6; science, Superaccumulator, slot 3, ship."),
                    ),
                    look="ready-0 queue-0 mission-p05 pirate-s_r10 central-1",
                    planets={"p05": "mission_17", "p06": "mission_05"},
                    passed=(1,),
                    first=0,
                    forced=("red-blue",),
                ),
                step(
                    _("Nobody is ready, and one artifact is not enough. The round ends."),
                    "RND-03 RND-04 CRW-13",
                    ask(
                        _("Who will be ready in round 2?"),
                        _("All but the last three of the queue: cadet, yellow and blue stay."),
                        _("red, yellow, blue and red"),
                        (_("cadet, yellow and blue"), _("The last three stay.")),
                        (_("red, yellow and blue"), _("Four of seven come back.")),
                        show="pass; pass",
                    ),
                    do(
                        _("A medal has come: four. Make a red commander."),
                        "promote red",
                        _("One medal and four rings are left. You can play!"),
                        replies={"promote yellow": _("Red was asked for."), "promote blue": _("Red was asked for.")},
                    ),
                    hints=(_("Seven in the queue."), _("The last three stay; a medal comes."), _("red, yellow, blue, red; then promote red.")),
                    look="ready-0 queue-0 medals-0 rings-0",
                ),
            ),
        ),
    )
