"""Lessons 9 and 10: fights, the hold, and artifacts."""

from __future__ import annotations

from spacegames.core.teaching import Find, Lesson
from spacegames.core.words import _

from .making import ask, attempt, do, step


def lessons() -> tuple[Lesson, ...]:
    return _fights(), _artifacts()


def _fights() -> Lesson:
    return Lesson(
        id="CAP-LES-09",
        title=_("Fighting pirates and filling the hold"),
        goal=_("Win fights, and know what fits into the hold."),
        steps=(
            step(
                _("The weapons room gives a fight with a pirate on any route that touches your location. Some missions and technologies give fights too."),
                "PIR-10..15",
                ask(
                    _("In which order does a fight go?"),
                    _("Choose a pirate, take 1 damage, take the reward, stow the token."),
                    _("Damage, reward, token into the hold"),
                    (_("Reward, token, damage"), _("The damage comes first. It matters when the hold is nearly full.")),
                    (_("Dice decide"), _("No dice: you always win, and it always hurts.")),
                ),
                do(
                    _("Fight the pirate on the way to planet 4."),
                    "room weapons; fight p04",
                    _("A damage, a medal, an artifact, and the token in the hold."),
                    replies={"stop": _("Allowed, but the pirate is worth it.")},
                ),
                hints=(_("It hurts before it pays."), _("Damage, then reward, then token."), _("Weapons room, then the pirate towards planet 4.")),
                look="pirate-s_r04 hold-0 room-0-weapons",
                ship="p01",
                forced=("red-blue",),
            ),
            step(
                _("This pirate shows another reward: an android."),
                "PIR-16",
                ask(
                    _("Where does the android go?"),
                    _("Straight into the ready room."),
                    _("Into the ready room"),
                    (_("To the tail of the queue"), _("Androids never enter the queue.")),
                    (_("Into the hold"), _("The hold is for artifacts, tokens and damage.")),
                    show="room weapons; fight p04",
                ),
                hints=(_("Androids never wait."), _("Not the queue."), _("Into the ready room.")),
                look="pirate-s_r04 ready-0",
                ship="p01",
                pirates={"s_r04": "purple_android"},
            ),
            step(
                _(
                    "Six damage, an artifact and a pirate token: the hold is full. You fight all the same. You may give up items for better ones, but never "
                    "damage."
                ),
                "CRG-01..04",
                ask(
                    _("How many items will be in the hold at the end of the fight?"),
                    _("Seven damage leave one slot."),
                    _("1"),
                    (_("2"), _("The new damage takes a slot.")),
                    (_("4"), _("There is room for one only.")),
                    at=1,
                ),
                do(
                    _("Fight, and end with the freshly won pirate token: drop the artifacts, and once a pirate token."),
                    "room weapons; fight p04; drop red-yellow; drop pirate | drop red-blue; drop red-blue | drop pirate",
                    _("One item, and a token is worth a whole point."),
                    replies={"stop": _("The fight still brings a medal.")},
                ),
                hints=(_("Eight slots, seven damage."), _("One slot is left."), _("1. Weapons, planet 4, then drop red-yellow, a pirate, red-blue.")),
                look="hold-0 pirate-s_r04",
                ship="p01",
                damage=6,
                items="RY P",
                forced=("red-blue",),
            ),
            step(
                _("Your Artifact Lab gives two artifacts at once, but only one slot is free."),
                "CRG-05",
                ask(
                    _("Do you see both before you decide?"),
                    _("You look at all of them first, then you decide."),
                    _("Yes"),
                    (_("No, the first one stays"), _("You may look at all of them first.")),
                ),
                do(
                    _("Activate the lab and keep the yellow-blue one."),
                    "room tech_18; drop red-yellow",
                    _("Kept."),
                    replies={"drop yellow-blue": _("That throws away the one to keep.")},
                ),
                hints=(_("You may look."), _("Drop the one you do not want."), _("Yes. Artifact Lab, drop red-yellow.")),
                look="hold-0 slot-0-3",
                damage=7,
                slots={3: "tech_18"},
                forced=("red-yellow", "yellow-blue"),
            ),
        ),
    )


def _artifacts() -> Lesson:
    return Lesson(
        id="CAP-LES-10",
        title=_("Artifacts"),
        goal=_("Run rooms without crew."),
        steps=(
            step(
                _(
                    "Each artifact shows two colours. Two artifacts together can replace a figure, if both show the colour of the room. A gray room accepts "
                    "any two. Here nobody is ready, and you have two red-blue ones."
                ),
                "ART-01..04",
                Find(
                    _("Which rooms can this pair not activate?"),
                    ("room helm", "room weapons", "room science", "room repair"),
                    _("Red, blue and gray are fine; yellow is on neither."),
                ),
                hints=(_("Both must show the colour."), _("Red and blue they show, yellow not."), _("Only the weapons room.")),
                look="hold-0 room-0-helm room-0-weapons room-0-science room-0-repair",
                ready="",
                items="RB RB",
            ),
            step(
                _("Now a red-yellow and a red-blue one."),
                "INV-27",
                Find(
                    _("Which rooms can this pair not activate?"),
                    ("room helm", "room weapons", "room science", "room repair"),
                    _("They have only red in common, and any pair fits the gray room."),
                ),
                hints=(_("What do both show?"), _("Only red."), _("Weapons and science are not possible.")),
                look="hold-0 room-0-helm room-0-weapons room-0-science room-0-repair",
                ready="",
                items="RY RB",
            ),
            step(
                _("Your crew is ready, but you want to spare it and fly with the two artifacts."),
                "ART-05 ART-06 AMB-17",
                ask(
                    _("What happens to the queue?"),
                    _("Nothing: no figure has worked. The artifacts are discarded face up."),
                    _("Nothing"),
                    (_("Red goes to the tail"), _("Red has not moved.")),
                    (_("The artifacts join it"), _("They are discarded.")),
                ),
                do(
                    _("Do it: helm, pay with the artifacts, and fly to planet 1 and planet 5."),
                    "room helm; spend red-yellow red-blue; fly p01; fly p05",
                    _("Flown without anybody. There is no second task either: that belongs to commanders."),
                    replies={"use red": _("That would use up the red ensign. Pay with artifacts.")},
                ),
                hints=(_("Nobody works."), _("So nobody queues."), _("Nothing. Helm, artifacts, planet 1, planet 5.")),
                look="hold-0 queue-0 room-0-helm",
                items="RY RB",
            ),
            step(
                _("Not a single artifact is left in the supply; six lie discarded. The Lost Probe on planet 1 promises one in its blue row."),
                "ART-07 INV-16",
                ask(
                    _("Do you get one?"),
                    _("The discards are turned over and mixed, then one is drawn."),
                    _("Yes, after the discarded ones are mixed"),
                    (_("No, there are none left"), _("What was discarded comes back.")),
                    at=1,
                    show="mission; send red; skip; apply",
                ),
                hints=(_("Think of a deck that runs out."), _("The discards are mixed."), _("Yes.")),
                look="mission-p01 hold-0",
                players=4,
                ready="R B",
                ship="p01",
                others={
                    1: {"damage": 0, "items": "RY RY RY RY RY RY RY RY"},
                    2: {"damage": 0, "items": "RB RB RB RB RB RB RB RB"},
                    3: {"items": "YB YB YB YB YB"},
                },
                artifacts_bag="",
                forced=("red-blue",),
            ),
            step(
                _("One last question at the payment desk: the helm waits, and you have a yellow-blue pair as well."),
                "ART-03",
                do(_("Choose the helm."), "room helm", _("Who pays?"), replies={"room science": _("The helm, please.")}),
                attempt(_("Try to pay with the two yellow-blue ones."), "spend yellow-blue yellow-blue", "ART-03", _("Refused: neither shows red.")),
                hints=(_("The helm is red."), _("Yellow-blue shows no red."), _("Helm; then try the yellow-blue pair.")),
                look="hold-0 room-0-helm",
                items="RB RB YB YB",
            ),
        ),
    )
