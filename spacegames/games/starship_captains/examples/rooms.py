"""What a turn may be, and activating rooms with crew or artifacts."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Refuse
from spacegames.core.words import _

from .making import shown, shows

_ROOMS = {"red": "room helm", "yellow": "room weapons", "blue": "room science"}


def _pair(id: str, title: str, items: str, colors: str, story: str, rules: str = "CAP-ART-03 CAP-ART-04 CAP-INV-27", rulebook: bool = False) -> Example:
    """Which rooms two artifacts can activate, with nobody ready."""
    rooms = [_ROOMS[color] for color in colors.split()] + ["room repair"]
    refused = [Refuse(room, "CAP-ROOM-04") for room in _ROOMS.values() if room not in rooms]
    return shown(
        id,
        title,
        story,
        rules,
        Choices(tuple(rooms), of="room"),
        *refused,
        ready="",
        items=items,
        rulebook=rulebook,
        look="hold-0 room-0-helm room-0-weapons room-0-science room-0-repair",
    )


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "CAP-EX-54",
            _("The first turn"),
            _("Nine ways to train, no promotion yet, four rooms, no mission, and the pass. The repair room alone could be used by any of your four figures."),
            "CAP-TRN-03 CAP-TRN-04",
            Choices(("room helm", "room weapons", "room science", "room repair"), of="room"),
            Choices(
                (
                    "train cadet red",
                    "train cadet yellow",
                    "train cadet blue",
                    "train red yellow",
                    "train red blue",
                    "train yellow red",
                    "train yellow blue",
                    "train blue red",
                    "train blue yellow",
                ),
                of="train",
            ),
            Choices((), of="promote"),
            Refuse("mission", "CAP-MIS-01"),
            "room repair",
            Choices(("use cadet", "use red", "use yellow", "use blue")),
            look="ready-0 room-0-helm room-0-weapons room-0-science room-0-repair",
        ),
        shown(
            "CAP-EX-55",
            _("An android and one artifact"),
            _("Only an android is ready, and one artifact is not enough to run a room."),
            "CAP-TRN-06 CAP-ROOM-10 CAP-INV-37",
            Choices(("pass",)),
            Refuse("room repair", "CAP-ROOM-10"),
            "pass",
            Happened("passed", {"player": 0, "forced": True}),
            ready="A",
            items="RY",
            look="ready-0 hold-0",
        ),
        shown(
            "CAP-EX-55b",
            _("An android and two artifacts"),
            _("With two artifacts that both show red, the helm and the repair room are open although nobody is there to go."),
            "CAP-ART-01 CAP-ART-03 CAP-ART-04 CAP-INV-37",
            Choices(("room helm", "room repair", "pass")),
            ready="A",
            items="RY RB",
            look="ready-0 hold-0",
        ),
        shown(
            "CAP-EX-56",
            _("A crew of androids"),
            _("Two androids can do the two-row mission below the ship, but no room lets them in."),
            "CAP-CRW-28 CAP-ROOM-10",
            Choices(("mission", "pass")),
            Refuse("room helm", "CAP-ROOM-10"),
            ready="A A",
            ship="p05",
            look="ready-0-android mission-p05",
        ),
        shown(
            "CAP-EX-57",
            _("One figure for two rows"),
            _("The mission has two rows and a single ensign is ready: too few. The helm and the repair room are open."),
            "CAP-MIS-03 CAP-AMB-84",
            Refuse("mission", "CAP-MIS-03"),
            Choices(("room helm", "room repair"), of="room"),
            ready="R",
            ship="p05",
            look="ready-0 mission-p05",
        ),
        shown(
            "CAP-EX-58",
            _("Alone in the round"),
            _("The other two have passed. The third captain takes turn after turn and ends the round with the pass."),
            "CAP-TRN-08 CAP-TRN-09 CAP-AMB-104",
            "room helm; stop",
            Expect({"decision.player": 2, "decision.kind": "turn"}),
            "room repair; repair ship",
            Expect({"decision.player": 2, "round": 1}),
            "pass",
            Happened("round_ended", {"round": 1}),
            Expect({"round": 2, "decision.player": 1}),
            players=3,
            active=2,
            first=0,
            passed=(0, 1),
            others={2: {"ready": "R C"}},
            look="seat-2",
        ),
        shown(
            "CAP-EX-59",
            _("Flying to a mission"),
            _("The ship flies to a planet with a mission. Can the mission be done at once?"),
            "CAP-TRN-05 CAP-MIS-01 CAP-LOC-01",
            "room helm; fly p01",
            Refuse("mission", "CAP-TRN-05"),
            "fly p05",
            Expect({"decision.player": 1}),
            "pass",
            Choices(("mission",), of="mission"),
            look="ship-0 mission-p05",
        ),
        _pair(
            "CAP-EX-09",
            _("Twin artifacts, red and blue"),
            "RB RB",
            "red blue",
            _("Two artifacts of the same kind share two colours: red and blue rooms, and the gray one."),
            rulebook=True,
        ),
        _pair(
            "CAP-EX-60",
            _("Artifacts red-yellow and red-blue"),
            "RY RB",
            "red",
            _("Both show red. Yellow and blue are shown by one of them only, and that is not enough."),
        ),
        _pair("CAP-EX-60b", _("Artifacts red-yellow and yellow-blue"), "RY YB", "yellow", _("Both show yellow, so it is the weapons room or the repair room.")),
        _pair("CAP-EX-60c", _("Artifacts red-blue and yellow-blue"), "RB YB", "blue", _("Both show blue, so it is the science room or the repair room.")),
        _pair("CAP-EX-60d", _("Twin artifacts, red and yellow"), "RY RY", "red yellow", _("A twin pair again: red, yellow and gray.")),
        _pair("CAP-EX-60e", _("Twin artifacts, yellow and blue"), "YB YB", "yellow blue", _("The third twin pair: yellow, blue and gray.")),
        shown(
            "CAP-EX-61",
            _("A room without crew"),
            _("Two artifacts can run the helm instead of a figure. Watch the hold and the queue."),
            "CAP-ART-01 CAP-ART-02 CAP-ART-03 CAP-ART-05 CAP-ART-06 CAP-AMB-17",
            "room helm",
            Choices(("use red", "spend red-yellow red-blue")),
            "spend red-yellow red-blue",
            shows(ready="R Y B C", queue="R Y B", items=""),
            Expect({"spent.artifacts": {"red-yellow": 1, "red-blue": 1, "yellow-blue": 0}, "decision.kind": "move"}),
            "fly p01; fly p05",
            shows(ship="p05", queue="R Y B"),
            items="RY RB",
            look="hold-0 room-0-helm queue-0",
        ),
        shown(
            "CAP-EX-62",
            _("An empty bag"),
            _("A mission brings an artifact, but none is left in the bag. Six lie discarded."),
            "CAP-ART-07",
            "mission; send red; skip; apply",
            Happened("mixed", {"what": "artifacts"}),
            shows(items="RB", medals=2),
            Expect(
                {"bags.artifacts": {"red-yellow": 1, "red-blue": 0, "yellow-blue": 4}, "spent.artifacts": {"red-yellow": 0, "red-blue": 0, "yellow-blue": 0}}
            ),
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
            look="hold-0",
        ),
    )
