"""Combat and protection: S41-EX-28 to S41-EX-32."""

from __future__ import annotations

from spacegames.core.teaching import Choices, Example, Expect, Happened, Play, Refuse
from spacegames.core.words import _

from .prepared import table


def examples() -> tuple[Example, ...]:
    return *_combat(), *_protection()


def _combat() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-28",
            title=_("Two against one"),
            story=_("Two blue Explorers stand on a Starbase. Green enters: both go home, and only then may the Starbase be used."),
            rules=("S41-CBT-01", "S41-CBT-02", "S41-AMB-64", "S41-AMB-65", "S41-INV-25"),
            table=lambda: table(cells={"5,7": "starbase", "6,7": "salvage_explorer"}, explorers={"A1": "6,7", "B1": "5,7", "B2": "5,7"}),
            script=(
                Play("go 1 5,7"),
                Happened("combat", {"player": 0, "explorer": 1, "cell": "5,7"}),
                Happened("explorer_home", {"player": 1, "explorer": 1, "cause": "combat"}),
                Happened("explorer_home", {"player": 1, "explorer": 2, "cause": "combat"}),
                Choices(("send no", "send green 1")),
                Expect({"seats.1.explorers.0.at": "aboard", "seats.1.explorers.1.at": "aboard", "seats.0.explorers.0.at": "5,7"}),
            ),
            look=("cell-5-7", "explorer-0-1", "explorer-1-1", "explorer-1-2"),
        ),
        Example(
            id="S41-EX-28b",
            title=_("Deadly asteroids"),
            story=_("The same attack on an Asteroid Belt. Both blue Explorers are out of the game, whichever asteroid they were on."),
            rules=("S41-CBT-03", "S41-TIL-AST-01", "S41-AMB-47"),
            table=lambda: table(
                cells={"5,7": "asteroid_belt_2", "6,7": "salvage_explorer"}, explorers={"A1": "6,7", "B1": "5,7 asteroid_1", "B2": "5,7 asteroid_2"}
            ),
            script=(
                Play("go 1 5,7"),
                Happened("explorer_out", {"player": 1, "explorer": 1, "cause": "combat"}),
                Happened("explorer_out", {"player": 1, "explorer": 2, "cause": "combat"}),
                Expect({"seats.1.explorers.0.at": "out", "seats.1.explorers.1.at": "out", "seats.0.explorers.0.state": "asteroid_1"}),
            ),
            look=("cell-5-7", "explorer-0-1"),
        ),
    )


def _protection() -> tuple[Example, ...]:
    return (
        Example(
            id="S41-EX-29",
            title=_("Safe before the door"),
            story=_("Green's Explorer stands right before its Starship. The way there is as short as can be, so Blue may not attack."),
            rules=("S41-PRO-01", "S41-PRO-02", "S41-AMB-13"),
            table=lambda: table(cells={"9,5": "salvage_explorer", "8,5": "salvage_explorer"}, explorers={"A1": "9,5", "B1": "8,5"}, active="B"),
            script=(Refuse("go 1 9,5", "S41-PRO-02"),),
            look=("explorer-0-1", "ship-0", "explorer-1-1"),
        ),
        Example(
            id="S41-EX-29b",
            title=_("A pair is not safe"),
            story=_("Two green Explorers stand on the same tile. Now there is no protection, and both can be sent home."),
            rules=("S41-PRO-04", "S41-AMB-16", "S41-CBT-02"),
            table=lambda: table(cells={"9,5": "salvage_explorer", "8,5": "salvage_explorer"}, explorers={"A1": "9,5", "A2": "9,5", "B1": "8,5"}, active="B"),
            script=(
                Play("go 1 9,5"),
                Expect({"seats.0.explorers.0.at": "aboard", "seats.0.explorers.1.at": "aboard", "seats.1.explorers.0.at": "9,5"}),
            ),
            look=("explorer-0-1", "explorer-0-2", "explorer-1-1"),
        ),
        Example(
            id="S41-EX-30",
            title=_("Protected by a Wind"),
            story=_("From its Starship Green could step onto the Wind and be blown to 8,6 in one phase. So the Explorer there is protected."),
            rules=("S41-PRO-01", "S41-PRO-02", "S41-AMB-13", "S41-AMB-14"),
            table=lambda: table(
                cells={"9,5": "solar_wind[NE]", "8,6": "salvage_explorer", "7,6": "salvage_explorer"}, explorers={"A1": "8,6", "B1": "7,6"}, active="B"
            ),
            script=(Refuse("go 1 8,6", "S41-PRO-02"),),
            look=("cell-9-5", "cell-8-6", "explorer-1-1"),
        ),
        Example(
            id="S41-EX-30b",
            title=_("Break the way, then strike"),
            story=_(
                "Blue faces the same column and folds it first. The Wind is carried away, a back lies before Green's Starship, and the attack succeeds in the same turn."
            ),
            rules=("S41-PRO-01", "S41-FLD-01", "S41-AMB-14", "S41-AMB-17"),
            table=lambda: table(
                kind="starship_action",
                cells={"9,5": "solar_wind[NE]", "8,5": "?vortex", "8,6": "salvage_explorer", "7,6": "salvage_explorer"},
                explorers={"A1": "8,6", "B1": "7,6"},
                active="B",
            ),
            script=(
                Play("fold"),
                Expect({"grid.0.4": "solar_wind[NE]", "grid.8.4": "?vortex@0"}),
                Play("go 1 8,6"),
                Happened("explorer_home", {"player": 0, "explorer": 1, "cause": "combat"}),
                Expect({"seats.0.explorers.0.at": "aboard"}),
            ),
            look=("fold-N-5", "cell-9-5", "cell-8-6"),
        ),
        Example(
            id="S41-EX-30c",
            title=_("Thrown at a shield"),
            story=_("The Wind on 8,5 blows south, onto a green Explorer under protection. That way is closed, so Blue's Explorer stops on the Wind."),
            rules=("S41-PRO-02", "S41-TIL-WND-02", "S41-AMB-15"),
            table=lambda: table(
                cells={"9,5": "salvage_explorer", "8,5": "solar_wind[S]", "7,5": "salvage_explorer"}, explorers={"A1": "9,5", "B1": "7,5"}, active="B"
            ),
            script=(
                Play("go 1 8,5"),
                Happened("explorer_stopped", {"player": 1, "cell": "8,5"}),
                Expect({"seats.0.explorers.0.at": "9,5", "seats.1.explorers.0.at": "8,5"}),
            ),
            look=("cell-8-5", "explorer-0-1", "ship-0"),
        ),
        Example(
            id="S41-EX-31",
            title=_("A star that guards six tiles"),
            story=_("A Supernova before the door reaches 7,3, 7,5, 7,7, 9,3 and 9,7. Explorers standing alone there are all protected at once."),
            rules=("S41-PRO-01", "S41-PRO-03", "S41-AMB-13"),
            table=lambda: table(
                cells={"9,5": "supernova", "8,2": "salvage_explorer", "8,8": "salvage_explorer"},
                explorers={"A1": "7,3", "A2": "7,7", "A3": "9,3", "B1": "8,2", "B2": "8,8"},
                active="B",
            ),
            script=(
                Refuse("go 1 7,3", "S41-PRO-02"),
                Refuse("go 1 9,3", "S41-PRO-02"),
                Refuse("go 2 7,7", "S41-PRO-02"),
            ),
            look=("cell-9-5", "explorer-0-1", "explorer-0-2", "explorer-0-3"),
        ),
        Example(
            id="S41-EX-31b",
            title=_("Beside the reach of the star"),
            story=_("The tile 8,3 cannot be reached by the Supernova in one phase, so the Explorer there can be attacked."),
            rules=("S41-PRO-01", "S41-AMB-13", "S41-AMB-14"),
            table=lambda: table(cells={"9,5": "supernova", "8,2": "salvage_explorer"}, explorers={"A1": "8,3", "B1": "8,2"}, active="B"),
            script=(
                Play("go 1 8,3"),
                Happened("explorer_home", {"player": 0, "explorer": 1, "cause": "combat"}),
            ),
            look=("cell-9-5", "explorer-0-1"),
        ),
        Example(
            id="S41-EX-31c",
            title=_("The other tiles of the star"),
            story=_("The Supernova itself, 7,5 and 9,7 are in reach as well."),
            rules=("S41-PRO-01", "S41-PRO-03", "S41-AMB-13"),
            table=lambda: table(
                cells={"9,5": "supernova", "8,4": "salvage_explorer", "8,8": "salvage_explorer"},
                explorers={"A1": "9,5", "A2": "7,5", "A3": "9,7", "B1": "8,4", "B2": "8,8"},
                active="B",
            ),
            script=(
                Refuse("go 1 9,5", "S41-PRO-02"),
                Refuse("go 1 7,5", "S41-PRO-02"),
                Refuse("go 2 9,7", "S41-PRO-02"),
            ),
            look=("cell-9-5", "explorer-0-1", "explorer-0-2", "explorer-0-3"),
        ),
        Example(
            id="S41-EX-32",
            title=_("A Starbase and a shield"),
            story=_("Blue enters a Starbase. Two green Explorers are in range, but the one before its Starship is protected."),
            rules=("S41-TIL-BAS-01", "S41-TIL-BAS-02", "S41-PRO-01", "S41-AMB-43"),
            table=lambda: table(
                cells={"8,4": "starbase", "7,4": "salvage_explorer", "9,5": "salvage_explorer", "7,6": "salvage_explorer"},
                explorers={"A1": "9,5", "A2": "7,6", "B1": "7,4"},
                active="B",
            ),
            script=(
                Play("go 1 8,4"),
                Refuse("send green 1", "S41-TIL-BAS-01", say=_("Protected Explorers cannot be hit.")),
                Choices(("send no", "send green 2", "send blue 1")),
                Play("send green 2"),
                Expect({"seats.0.explorers.0.at": "9,5", "seats.0.explorers.1.at": "aboard"}),
            ),
            look=("cell-8-4", "explorer-0-1", "explorer-0-2"),
        ),
        Example(
            id="S41-EX-32b",
            title=_("Sent home, back on its feet"),
            story=_(
                "Green's Explorer lies on its side on a Barren Planet, with a crystal beside it. Blue's Starbase sends it home: there it stands up, and the crystal is left."
            ),
            rules=("S41-TIL-BAS-01", "S41-TIL-BAS-03", "S41-TIL-BAR-03", "S41-AMB-48"),
            table=lambda: table(
                cells={"5,3": "starbase", "4,3": "salvage_explorer", "7,5": "barren_planet"},
                crystals={"7,5": {"yellow": 1}},
                explorers={"A1": "7,5 side_due", "B1": "4,3"},
                active="B",
            ),
            script=(
                Play("go 1 5,3"),
                Play("send green 1"),
                Happened("explorer_home", {"player": 0, "explorer": 1, "cause": "starbase"}),
                Expect({"seats.0.explorers.0.at": "aboard", "seats.0.explorers.0.state": "free", "crystals": {"7,5": {"yellow": 1}}, "decision.player": 0}),
            ),
            look=("cell-5-3", "cell-7-5", "explorer-0-1"),
        ),
        Example(
            id="S41-EX-32c",
            title=_("A Starbase does not kill"),
            story=_("Combat on an Asteroid Belt is deadly; a Starbase is not. The green Explorer on the belt goes home."),
            rules=("S41-TIL-BAS-01", "S41-CBT-03", "S41-AMB-86"),
            table=lambda: table(
                cells={"5,3": "starbase", "4,3": "salvage_explorer", "6,4": "asteroid_belt_2"}, explorers={"A1": "6,4 asteroid_1", "B1": "4,3"}, active="B"
            ),
            script=(
                Play("go 1 5,3"),
                Play("send green 1"),
                Expect({"seats.0.explorers.0.at": "aboard", "seats.0.explorers.0.state": "free"}),
            ),
            look=("cell-5-3", "cell-6-4", "explorer-0-1"),
        ),
    )
