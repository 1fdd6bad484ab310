"""Lesson 11: technologies and their links."""

from __future__ import annotations

from spacegames.core.teaching import Find, Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return (
        Lesson(
            id="CAP-LES-11",
            title=_("Technologies"),
            goal=_("Take cards, install them well, and collect link bonuses."),
            steps=(
                step(
                    _("The science room lets you take a card of the central board. It needs a slot without a card and without damage."),
                    "TEC-04 TEC-05 TEC-12",
                    do(
                        _("Activate science and take the Cadet Mess."),
                        "room science; take tech_24",
                        _("Now the slot."),
                        replies={"none": _("Allowed, but the task is the Cadet Mess.")},
                    ),
                    attempt(_("Try slot 1."), "slot 1", "TEC-12", _("Refused: slot 1 is damaged. It must be repaired first.")),
                    do(
                        _("Then lay it into slot 3 and repair the ship with its link."),
                        "slot 3; repair ship",
                        _("Installed, with a repair on top."),
                        replies={"slot 4": _("Possible, but the task is slot 3.")},
                    ),
                    hints=(_("Two slots are whole."), _("3 and 4."), _("Science, Cadet Mess; try 1; then 3, and the ship.")),
                    look="slot-0-1 slot-0-3 slot-0-4 central-3",
                    players=2,
                ),
                step(
                    _(
                        "Cards show symbols along their edges, at three levels. Wherever a symbol meets the same one of its neighbour, card or print, you "
                        "get it: a repair, a medal or a move. From top to bottom. Print on damaged slots counts."
                    ),
                    "TEC-08 TEC-09 TEC-11 TEC-13 INV-28",
                    ask(
                        _(
                            "The Superaccumulator goes into slot 3. Its left middle is a medal and slot 2, damaged, shows a medal there. Its right middle "
                            "is a repair, and so is that of slot 4. What do you get?"
                        ),
                        _("Both pairs match. The damage on slot 2 does not matter for the link."),
                        _("A medal and a repair"),
                        (_("Only the repair, slot 2 is damaged"), _("Print on damaged slots still counts.")),
                        (_("Nothing, both neighbours are empty"), _("The print of an empty slot counts.")),
                        at=1,
                    ),
                    do(
                        _("Install it in slot 3 and repair the ship."),
                        "room science; take tech_33; slot 3; repair ship",
                        _("A medal and a repair."),
                        replies={"slot 4": _("There the links are different.")},
                    ),
                    hints=(
                        _("Compare edge with edge."),
                        _("Damage does not hide the print."),
                        _("A medal and a repair. Science, Superaccumulator, slot 3, ship."),
                    ),
                    look="slot-0-2 slot-0-3 slot-0-4 central-1",
                    ruling=_("Which symbols stand on the edges is our reconstruction."),
                    players=2,
                ),
                step(
                    _(
                        "Side B of the board. The Auxiliary Engine gives one further move in a turn in which you move. In slot 2 its bottom left link is a "
                        "move."
                    ),
                    "TEC-10 TEC-14",
                    ask(
                        _("How many moves does installing it bring?"),
                        _("The card works at once, so it already helps with its own bonus."),
                        _("2"),
                        (_("1"), _("The new card already works.")),
                        (_("0"), _("The link is a move.")),
                        at=1,
                    ),
                    do(
                        _("Install it in slot 2 and fly by way of planet 1 to planet 5."),
                        "room science; take tech_27; slot 2; fly p01; fly p05",
                        _("Two moves without the helm, and a medal."),
                        replies={"stop": _("There is more to come."), "slot 5": _("The task is slot 2.")},
                    ),
                    hints=(
                        _("It works at once."),
                        _("One move from the link, one from the engine."),
                        _("2. Science, Auxiliary Engine, slot 2, planet 1, planet 5."),
                    ),
                    look="slot-0-2 ship-0 central-1",
                    side="B",
                    central="tech_27 tech_05 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03",
                ),
                step(
                    _("Omega cards score at the end of the game, such as the Wanted List. Taking one leaves a gap on the central board."),
                    "TEC-03 TEC-06 TEC-07 TEC-15 TRN-10 INV-29 INV-32",
                    ask(
                        _("What fills the gap, and when?"),
                        _("Always a card of the alpha and beta deck, and not before your turn ends. Omegas get fewer and fewer."),
                        _("An alpha or beta card, at the end of your turn"),
                        (_("The next omega, at once"), _("Omegas are not refilled.")),
                        (_("An alpha or beta card, at once"), _("Not before the end of the turn.")),
                        show="room science; take omega_01; slot 4",
                    ),
                    hints=(_("Omegas are not refilled."), _("Refilling waits for the end of the turn."), _("An alpha or beta card, at the end of your turn.")),
                    look="central-6 deck-technologies deck-omega",
                    players=2,
                ),
                step(
                    _(
                        "In your slots lie the Long-Range Helm, a room, and the Superaccumulator, an ability. Rooms are activated like the rooms of the "
                        "ship; abilities work by themselves."
                    ),
                    "TEC-01 TEC-02 ROOM-02",
                    Find(
                        _("Which of these is not possible?"),
                        ("room tech_05", "room tech_33", "room helm"),
                        _("An ability cannot be activated. It repairs by itself whenever you could move."),
                    ),
                    do(
                        _("Use the Long-Range Helm and fly once; then stop."),
                        "room tech_05; fly p01; stop",
                        _("Three moves were on offer, and each could have been a repair."),
                        replies={"room helm": _("That is the old helm."), "mend": _("That is the ability at work: a repair instead of a move.")},
                    ),
                    hints=(
                        _("Room or ability?"),
                        _("The Superaccumulator is an ability."),
                        _("Mark the Superaccumulator; then Long-Range Helm, planet 1, stop."),
                    ),
                    look="slot-0-3 slot-0-4",
                    slots={3: "tech_05", 4: "tech_33"},
                    central="tech_10 tech_13 tech_24 tech_12 tech_18 omega_01 omega_02 omega_03",
                ),
            ),
        ),
    )
