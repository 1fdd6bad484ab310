"""Lessons 3 and 4: flying, damage and repair."""

from __future__ import annotations

from spacegames.core.teaching import Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return _flying(), _damage()


def _flying() -> Lesson:
    return Lesson(
        id="CAP-LES-03",
        title=_("Flying"),
        goal=_("Move along routes, past pirates and over them."),
        steps=(
            step(
                _(
                    "The helm gives up to two moves. One move takes the ship along one route to the location at its other end. Three planets are one move from home."
                ),
                "MOV-01 MOV-02 INV-20",
                ask(
                    _("You fly from home by way of planet 1 to planet 5. How much damage will that cost?"),
                    _("No pirate lies on these two routes."),
                    _("None"),
                    (_("1"), _("Only a pirate on the route would cost damage.")),
                    (_("2"), _("Moves are free.")),
                ),
                do(
                    _("Fly there."),
                    "room helm; fly p01; fly p05",
                    _("You are on planet 5."),
                    replies={"fly p02": _("That is another way."), "stop": _("Not there yet.")},
                ),
                hints=(_("Look for pirates on the way."), _("Home, planet 1, planet 5."), _("No damage. Helm, planet 1, planet 5.")),
                look="ship-0 route-s_r01 route-s_r05",
                players=2,
            ),
            step(
                _("The ship is on planet 1, and a pirate lies on the route to planet 4."),
                "MOV-04 PIR-01",
                ask(
                    _("What happens when you fly to planet 4?"),
                    _("The pirate shoots once and stays where it is. The next ship will be hit as well."),
                    _("1 damage, and the pirate stays"),
                    (_("1 damage, and the pirate is gone"), _("Flying past is no fight.")),
                    (_("You cannot pass"), _("You can, it only hurts.")),
                    at=1,
                ),
                do(
                    _("Dare it, and stop there."),
                    "room helm; fly p04; stop",
                    _("Three damage have become four."),
                    replies={"fly p05": _("That way is free, but the task is planet 4.")},
                ),
                hints=(_("Pirates on routes shoot."), _("They are not beaten by flying past."), _("1 damage, the pirate stays. Helm, planet 4, stop.")),
                look="ship-0 pirate-s_r04 hold-0",
                ship="p01",
            ),
            step(
                _("Nobody has to make all moves: two, one or none are all allowed. A ship may also stay at home as long as it likes."),
                "MOV-03 MOV-07",
                attempt(
                    _("First try to fly from home straight to planet 5."),
                    "fly p05",
                    "MOV-02",
                    _("Refused: no route leads there from home. One move, one route."),
                ),
                do(
                    _("Fly to planet 2 and stop, although a move is left."),
                    "fly p02; stop",
                    _("One move of two."),
                    replies={
                        "fly p01": _("That is a move as well, but the task is planet 2."),
                        "fly p03": _("That is a move as well, but the task is planet 2."),
                    },
                ),
                hints=(
                    _("The ship is at the helm already: choose a location."),
                    _("Planet 5 is two routes away."),
                    _("Try planet 5; then planet 2, then stop."),
                ),
                look="ship-0 loc-p02 loc-p05",
                on=_at_helm,
            ),
            step(
                _("Your Jump Drive gives a jump: it takes the ship to any location at all."),
                "MOV-05 MOV-06",
                ask(
                    _("You jump from planet 10 to planet 12. Two pirates lie between. How much damage?"),
                    _("A jump uses no routes, so pirates have no say."),
                    _("None"),
                    (_("2"), _("That would be two moves past them.")),
                    (_("1"), _("A jump does not touch any route.")),
                    at=1,
                ),
                do(
                    _("Jump to planet 12."),
                    "room tech_06; jump p12",
                    _("Not a scratch."),
                    replies={"stay": _("Allowed, but the task is planet 12."), "room helm": _("The helm flies, it does not jump.")},
                ),
                hints=(_("A jump is no move."), _("Routes do not matter."), _("None. Jump Drive, planet 12.")),
                look="ship-0 slot-0-3 pirate-s_r19 pirate-s_r20",
                ship="p10",
                slots={3: "tech_06"},
            ),
        ),
    )


def _at_helm() -> dict[str, object]:
    from spacegames.core.registry import load

    from ..examples import table

    state = load("starship_captains").position(table())
    state.play("room helm")
    position: dict[str, object] = state.to_position()
    return position


def _damage() -> Lesson:
    return Lesson(
        id="CAP-LES-04",
        title=_("Damage and repair"),
        goal=_("Know where damage goes, what it costs, and what a repair frees."),
        steps=(
            step(
                _("Damage takes a slot of the hold. Here all eight are full: three damage, two artifacts and three pirate tokens."),
                "DMG-01 DMG-03",
                ask(
                    _("You fly past a pirate. What happens?"),
                    _("Damage needs a slot, so one item has to go. Which one is up to you."),
                    _("One item of your choice is lost"),
                    (_("Nothing, the hold is full"), _("Damage always finds a place.")),
                    (_("All items are lost"), _("One damage, one slot.")),
                    at=2,
                ),
                do(
                    _("Use the red ensign, fly to planet 4, and give up the red-yellow artifact. Then stop."),
                    "room helm; use red; fly p04; drop red-yellow; stop",
                    _("Four damage, four items."),
                    replies={
                        "drop pirate": _("A pirate token is worth a whole point at the end, an artifact half of one."),
                        "spend red-yellow red-blue": _("Two artifacts can fly the ship, but let red do it."),
                    },
                ),
                hints=(_("Damage needs a slot."), _("An item must make room."), _("One item of choice. Helm, red, planet 4, red-yellow, stop.")),
                look="hold-0 pirate-s_r04",
                ship="p01",
                items="RY RB P P P",
            ),
            step(
                _("Now the hold is full of damage, and nothing else is in it. Two pirates lie on the way to planet 12."),
                "DMG-04 DMG-05",
                ask(
                    _("Where do two more damage go?"),
                    _("They are stacked on top: overdamage. There is no limit."),
                    _("On top of the others"),
                    (_("Onto the technology board"), _("Technology slots never take damage during play.")),
                    (_("Nowhere: eight is the most"), _("There is no limit to damage.")),
                    show="room helm; fly p11; fly p12",
                ),
                hints=(_("There is no limit."), _("No slot is free, and damage never goes to the technology board."), _("On top of the others.")),
                look="hold-0 pirate-s_r19 pirate-s_r20",
                ship="p10",
                damage=8,
            ),
            step(
                _("Ten damage on the ship, four on the technology board. One repair removes one token, wherever you like."),
                "REP-01..03 DMG-02 INV-26",
                ask(
                    _("With which repair do you get a free slot at once?"),
                    _(
                        "On the ship the stacked damage has to go first. A technology slot is free as soon as it is repaired, and it stays so: damage never "
                        "goes there."
                    ),
                    _("A technology slot"),
                    (_("The ship"), _("Two stacked tokens have to go before a slot of the hold is free.")),
                    (_("Neither"), _("Look at the technology board.")),
                ),
                do(
                    _("Let the cadet repair slot 2."),
                    "room repair; use cadet; repair 2",
                    _("Slot 2 can take a card now."),
                    replies={
                        "repair ship": _("Then nine are left, and still no slot is free."),
                        "use red": _("Red will be needed at the helm. Send the cadet."),
                    },
                ),
                hints=(_("Eight slots, ten damage."), _("The stack comes first."), _("A technology slot. Repair room, cadet, slot 2.")),
                look="hold-0 slot-0-2",
                damage=10,
            ),
            step(
                _("Nine damage, and a Repair Dock that repairs twice."),
                "INV-23 INV-25",
                ask(
                    _("If both repairs go to the ship, how many slots of the hold are free?"),
                    _("Nine minus two is seven, and there are eight slots."),
                    _("1"),
                    (_("2"), _("The first repair only takes away the stacked one.")),
                    (_("0"), _("Seven damage leave one slot.")),
                    at=1,
                ),
                do(
                    _("Do it with the cadet."),
                    "room tech_23; use cadet; repair ship; repair ship",
                    _("One slot is free for cargo."),
                    replies={"room repair": _("That repairs once only. Use the Repair Dock.")},
                ),
                hints=(_("9 - 2."), _("Eight slots in all."), _("One. Repair Dock, cadet, ship, ship.")),
                look="hold-0 slot-0-3",
                damage=9,
                slots={3: "tech_23"},
            ),
        ),
    )
