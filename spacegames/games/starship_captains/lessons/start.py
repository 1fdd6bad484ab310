"""Lessons 1 and 2: the table, and activating a room."""

from __future__ import annotations

from spacegames.core.teaching import Find, Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return _table(), _room()


def _table() -> Lesson:
    return Lesson(
        id="CAP-LES-01",
        title=_("The table"),
        goal=_("Know what lies where, and how a game begins."),
        steps=(
            step(
                _("For all of you: the star map, eight technologies and three faction tracks. Each captain has a ship; yours is below."),
                "CMP-01 CMP-02",
                ask(
                    _("Which of these belongs to one captain alone?"),
                    _("Everybody has a ship of their own, with a crew, a hold and room for technologies. All else is for all."),
                    _("The four rooms at the bottom"),
                    (_("The star map"), _("All ships fly on the same map.")),
                    (_("The eight technologies"), _("They are on offer to everybody.")),
                    at=1,
                ),
                hints=(_("Your ship is the large one below."), _("The rooms are part of a ship."), _("The four rooms.")),
                look="loc-home seat-0 seat-1 track-fleet central-1",
                players=2,
            ),
            step(
                _("Crew and tokens come from a common supply: 18 ensigns of each colour, 12 cadets, 8 androids, 18 medals and more."),
                "CMP-05..07",
                ask(
                    _("Which of these can run out, so that nobody gets any more?"),
                    _("There are 12 cadets and no more. Damage has no limit: use something else if the tokens are gone."),
                    _("Cadets"),
                    (_("Damage"), _("Damage is never limited, sad to say.")),
                    (_("Points"), _("Points have no limit.")),
                    at=1,
                ),
                hints=(_("Figures are limited."), _("Damage is not."), _("Cadets.")),
                look="ready-0 queue-0 medals-0",
                ruling=_("That figures and medals are limited is our own reading; an option turns it off."),
                players=2,
            ),
            step(
                _(
                    "This is the star map. Coloured routes join the locations. When the game is set up, every planet gets a triangle token. The side of the "
                    "map depends on the number of captains."
                ),
                "SET-01 SET-02 SET-07 SET-11",
                ask(
                    _("Which location gets no token at the start?"),
                    _("Home is the only location that is not a planet. Its token waits on the round track."),
                    _("The home station"),
                    (_("Planet 1, next to home"), _("It has a token like all planets.")),
                    (_("The outermost planets"), _("Every planet gets one, however far away.")),
                ),
                hints=(_("One location is no planet."), _("It is in the middle."), _("The home station.")),
                look="loc-home loc-p01 loc-p13",
                players=2,
            ),
            step(
                _("Some tokens turn into missions, some are numbers, two are stations. A number offers nothing today: a mission may appear there later."),
                "SET-06 SET-08..10 LOC-02 LOC-07 INV-08",
                ask(
                    _("Number 5 lies on planet 13. What can you do there now?"),
                    _("Nothing yet. It is a place to wait for a mission, no more."),
                    _("Nothing"),
                    (_("A mission with five rows"), _("The number is not a mission; it only says in which order missions will appear.")),
                    (_("Gain five medals"), _("Numbers pay nothing.")),
                    at=1,
                ),
                hints=(
                    _("Number, mission, station: three different things."),
                    _("A number says when a mission comes, not what it is."),
                    _("Nothing can be done there now."),
                ),
                look="mission-p05 number-5 station-androids station-pirates",
                players=2,
            ),
            step(
                _(
                    "Your ship: the ready room with who can work now, the queue with who has to wait, the hold with eight slots, and the technology board "
                    "with six."
                ),
                "SET-24..33 CRW-01 INV-01 SCO-08 SCO-10",
                ask(
                    _("How many figures are ready, and how many wait?"),
                    _("One of each colour and a cadet are ready, one of each colour waits: seven in all."),
                    _("4 ready, 3 in the queue"),
                    (_("3 ready, 4 in the queue"), _("The cadet is ready too.")),
                    (_("7 ready, none in the queue"), _("Three of them wait in the queue.")),
                ),
                ask(
                    _("And how much damage does the ship have already?"),
                    _(
                        "Three tokens in the hold and four on technology slots. It is an old ship. At the end each of the seven costs a point, and your "
                        "medal is worth half a point: that is why the board shows –6½ points at the start."
                    ),
                    _("3 in the hold and 4 on the technology board"),
                    (_("None"), _("Look into the hold and at the technology slots.")),
                    (_("3 in all"), _("Four technology slots are damaged as well.")),
                    at=2,
                ),
                hints=(_("Count the figures left and right."), _("Red, yellow, blue and a cadet are ready."), _("4 and 3; damage 3 and 4.")),
                look="ready-0 queue-0 hold-0 slot-0-1 medals-0 rings-0",
                players=2,
            ),
            step(
                _(
                    "The round track carries gifts: for each captain a medal on round 2, a cadet on round 3 and another on round 4. The token of the home "
                    "station waits on round 2."
                ),
                "SET-03..05 INV-41",
                ask(
                    _("What will the track have given you by the end of the game?"),
                    _("One medal and two cadets, the same for everybody."),
                    _("1 medal and 2 cadets"),
                    (_("3 medals"), _("Only round 2 brings a medal.")),
                    (_("Nothing; you have to be first"), _("The gifts are shared equally.")),
                ),
                hints=(_("Look at rounds 2, 3 and 4."), _("Medal, cadet, cadet."), _("1 medal and 2 cadets.")),
                look="round-2 round-3 round-4",
                players=2,
            ),
            step(
                _(
                    "Routes marked with a skull get a pirate at the start, whatever the colours of route and pirate. There is never more than one pirate on "
                    "a route."
                ),
                "SET-12 PIR-02 PIR-07",
                ask(
                    _("A pirate with green exhaust is drawn for a purple skull route. What happens?"),
                    _("At the start only the skulls count. Colours will matter later, for ambushes and uprisings."),
                    _("It is laid there"),
                    (_("It goes to a green route"), _("That rule is for ambushes, later in the game.")),
                    (_("It is discarded"), _("Nothing is discarded at the start.")),
                    at=1,
                ),
                hints=(_("Do colours matter at the start?"), _("Only the skull counts."), _("It is laid on the skull route.")),
                look="pirate-s_r04 pirate-s_r10",
                players=2,
            ),
            step(
                _(
                    "In the middle lie the technologies: five alphas from the mixed deck and three omegas from a deck of their own. Three faction tracks "
                    "stand beside them, each with an event card; under the android event lies one more alpha. Your faction is the fleet, but nobody forces "
                    "you to please it."
                ),
                "SET-13..23 FAC-12 FAC-13 CMP-03 CMP-04 CMP-08",
                ask(
                    _("How many cards can be taken from the central board?"),
                    _("Five and three. The one under the android event is not on offer yet."),
                    _("8"),
                    (_("5"), _("The omegas are on offer too.")),
                    (_("9"), _("The card under the event does not count.")),
                    at=1,
                ),
                hints=(_("Alphas and omegas together."), _("5 + 3."), _("Eight.")),
                look="central-1 central-8 track-fleet track-androids track-pirates event-androids under-event",
                players=2,
            ),
            step(
                _(
                    "A first player is drawn. Then turns go round the table clockwise, again and again. A captain alone plays against Captain Shadow, who "
                    "has cards of his own."
                ),
                "TRN-01 TRN-02 CMP-09",
                ask(
                    _("Captain 2 of three begins. Who comes next?"),
                    _("Clockwise: 2, 3, 1, and so on."),
                    _("Captain 3"),
                    (_("Captain 1"), _("That would be the other way round.")),
                    (_("Captain 2 again"), _("One turn each.")),
                ),
                hints=(_("Clockwise."), _("After 2 comes the next number."), _("Captain 3.")),
                look="seat-0 seat-1 seat-2",
                players=3,
                active=1,
            ),
        ),
    )


def _room() -> Lesson:
    return Lesson(
        id="CAP-LES-02",
        title=_("Activate a room"),
        goal=_("Send the right figure to a room, and know where it goes afterwards."),
        steps=(
            step(
                _("Your ship has four rooms: the red helm, yellow weapons, blue science, and the gray repair room. A figure has to match the colour."),
                "ROOM-01 ROOM-03 ROOM-04 ROOM-07 CRW-02..04 CRW-07",
                ask(
                    _("Who can activate the science room?"),
                    _("Science is blue, so only the blue ensign."),
                    _("The blue ensign only"),
                    (_("Anybody"), _("Anybody may use the gray repair room, not this one.")),
                    (_("The blue ensign and the cadet"), _("Cadets are gray and match gray rooms only.")),
                ),
                do(
                    _("A fight or a flight can wait. Activate the science room."),
                    "room science",
                    _("The blue ensign has touched the room."),
                    replies={
                        "room helm": _("That is the red room; red flies."),
                        "room weapons": _("That is the yellow room; yellow fights."),
                        "room repair": _("That is the gray room. Science is blue."),
                        "pass": _("That would end your round. There is work to do!"),
                    },
                ),
                hints=(_("Compare the colours."), _("Science is blue."), _("Choose the science room; the blue ensign goes by itself.")),
                look="ready-0 room-0-helm room-0-weapons room-0-science room-0-repair",
                players=2,
            ),
            step(
                _("You have just activated science. Look where the blue ensign is now: the effect has not even begun."),
                "ROOM-05 ROOM-06",
                ask(
                    _("Where does a used figure go?"),
                    _("To the tail of the queue, the end farthest from the ready room, at once and before the effect."),
                    _("To the tail of the queue"),
                    (_("To the front of the queue"), _("Then it would come back first. The one who worked last waits longest.")),
                    (_("Back to the ready room"), _("It has worked; now it waits.")),
                    (_("It stays in the room"), _("It only touches the room.")),
                    at=2,
                ),
                do(
                    _("Take the Cadet Mess and lay it into slot 4."),
                    "take tech_24; slot 4",
                    _("Installed. More about technologies later."),
                    replies={"none": _("Allowed, but the Cadet Mess is waiting."), "slot 3": _("Possible, but the task is slot 4.")},
                ),
                hints=(_("Look at the queue."), _("The blue ensign is the last one there."), _("At the tail. Then take the Cadet Mess, slot 4.")),
                look="queue-0 queue-0-4 central-3",
            ),
            step(
                _("Now only a cadet is left. Cadets are gray: of the four rooms they can use one."),
                "ROOM-08 ROOM-09 ROOM-11 CRW-05",
                attempt(_("Try to send the cadet to the helm."), "room helm", "ROOM-04", _("Refused: a cadet matches gray rooms only.")),
                do(
                    _("Let the cadet repair the ship's hold."),
                    "room repair; repair ship",
                    _("One damage less, and every other figure could have done the same: all match the gray room."),
                    replies={
                        "repair 1": _("That repairs technology slot 1. The task was the hold."),
                        "repair 2": _("That repairs technology slot 2. The task was the hold."),
                        "repair 5": _("That repairs technology slot 5. The task was the hold."),
                        "repair 6": _("That repairs technology slot 6. The task was the hold."),
                        "pass": _("The cadet can still work."),
                    },
                ),
                hints=(_("Which room is gray?"), _("The repair room."), _("First try the helm. Then the repair room, and remove damage from the ship.")),
                look="ready-0 room-0-helm room-0-repair hold-0",
                ready="C",
                medals=0,
            ),
            step(
                _("For this step an android is on board, all alone."),
                "ROOM-10",
                attempt(
                    _("Try the repair room, which is open to everybody. Well, nearly."),
                    "room repair",
                    "ROOM-10",
                    _("Refused: androids never activate rooms. They go on missions."),
                ),
                ask(
                    _("Which rooms can an android activate?"),
                    _("None. Its place is on missions, where it matches every row."),
                    _("None"),
                    (_("Only the repair room"), _("You have just tried that.")),
                    (_("All of them"), _("That is true for rows of missions, not for rooms.")),
                ),
                hints=(_("Try, and read the answer."), _("Androids and rooms do not go together."), _("None.")),
                look="ready-0-android",
                ready="A",
            ),
            step(
                _(
                    "The start of the game again. A turn is exactly one of three things: activate a room, do a mission, or pass. Before that you may train "
                    "and promote. "
                    "Every turn but a pass uses a figure or two artifacts."
                ),
                "TRN-03 INV-38",
                ask(
                    _("Count figure by figure: how many different activations are possible with a red, a yellow and a blue ensign and a cadet?"),
                    _("One each for the three coloured rooms, and four for the repair room."),
                    _("7"),
                    (_("4"), _("The repair room counts four times: anybody can go.")),
                    (_("16"), _("Not every figure matches every room.")),
                    at=1,
                ),
                Find(
                    _("Which of these are not possible now?"),
                    ("room helm", "room repair", "mission", "train cadet blue", "promote red"),
                    _("There is no mission at home, and a promotion costs three medals."),
                ),
                hints=(
                    _("Three coloured rooms, one gray."),
                    _("1 + 1 + 1 + 4. And look where the ship is, and at your medals."),
                    _("7; not possible are the mission and the promotion."),
                ),
                look="ready-0 medals-0 room-0-repair",
                players=2,
            ),
        ),
    )
