"""Beyond markers, the end of an era and what is left of it: SC-EX-123 to 128."""

from __future__ import annotations

from spacegames.core.teaching import Example
from spacegames.core.words import _

from .making import choose, event, no, shown, there

_FIVE = {1: 0, 2: 1, 4: 2, 6: 0, 7: 1}
_MOON = {"moon": "m1_water", "sisyphus": "m1_exotic", "eros": "m1_exotic"}


def examples() -> tuple[Example, ...]:
    return (
        shown(
            "123",
            _("Both Beyond markers"),
            _(
                "Your first team is in the Asteroid Belt already. Your second one follows and takes the other marker. Now you own both, and no team of yours can act in this era."
            ),
            "MOV-12 MOV-13 AMB-30",
            "move; to asteroid_belt; card solar_sail; card heavy_lifter; confirm",
            event("beyond_taken", player=0, marker=2),
            there(beyond=[0, 0]),
            "done; research; hq 1; confirm; deck; deck",
            no("move", "SC-MOV-01"),
            look="site-asteroid_belt beyond-2",
            hands=("solar_sail heavy_lifter",),
            teams=("asteroid_belt mars_north",),
            tiles={"mars_north": "m2_exotic"},
            bases={"mars_north": "0 refinery"},
            beyond=(0, None),
        ),
        shown(
            "124",
            _("The sixth contract"),
            _(
                "Three players. Yellow claims the sixth contract. Red and then Blue take one more turn, and the era ends. In these turns nobody may use a rival's Infra."
            ),
            "ERA-01 ERA-09 INF-05 AMB-88",
            "claim 3",
            event("era_ending", cause="contracts", last=[2, 0]),
            there(turn__active=2),
            "move; to moon",
            no("hq 0", "SC-INF-05"),
            "hq 2; card solar_sail; confirm",
            there(turn__active=0),
            "research; hq 0; confirm; deck; deck",
            event("era_over", era="mariners"),
            look="contract-3",
            players=3,
            active=1,
            hands=("time", "time", "solar_sail"),
            infra=("- ion_drive -",),
            tiles=_MOON,
            bases={"moon": "1 research", "sisyphus": "1 refinery", "eros": "1 refinery"},
            claimed=_FIVE,
            phase="contracts",
            kind="contract",
        ),
        shown(
            "125",
            _("Two passes of four"),
            _("Four players, and the deck is empty. Blue passes, Yellow acts, Red passes: that is the second pass. Green and then Yellow take one last turn."),
            "ERA-02 ERA-03 ERA-05 ERA-07",
            "pass; upgrade chemical_drive; slot 1; pass",
            event("era_ending", cause="passes", last=[3, 1]),
            there(turn__active=3),
            "upgrade chemical_drive; slot 1",
            there(turn__active=1),
            "upgrade ion_drive; slot 2",
            event("era_over", era="mariners"),
            look="deck",
            players=4,
            hands=("chemical_drive", "chemical_drive ion_drive", "chemical_drive", "chemical_drive"),
            deck_size=0,
            offers="- - - -",
        ),
        shown(
            "126",
            _("One pass of two"),
            _(
                "Two players, and the deck is empty. You pass; Yellow takes one last turn. At its end Yellow plays Intercept and takes another one. Then the era is over."
            ),
            "ERA-06 ERA-08 EDG-06",
            "pass",
            event("era_ending", cause="passes", last=[1]),
            "upgrade chemical_drive; slot 1; edge intercept",
            event("extra_turn", player=1),
            there(turn__active=1, era="mariners"),
            "upgrade ion_drive; slot 2",
            event("era_over", era="mariners"),
            look="deck",
            hands=("chemical_drive", "chemical_drive ion_drive intercept"),
            deck_size=0,
            offers="- - - -",
        ),
        shown(
            "127",
            _("The last card of the deck"),
            _(
                "You take two offers, but only one card is left to refill them. One offer stays empty, the deck has run out, and you draw nothing at the end of your turn."
            ),
            "TRN-09 TRN-11 ERA-02 AMB-86",
            "research; hq 0; confirm; offer 1; offer 2",
            event("offers_filled", offers={"1": "chemical_drive"}),
            event("deck_empty"),
            there(offers__1=None, seats__0__hand=["rover", "printer", "time"], turn__ending="deck"),
            look="deck offer-1 offer-2",
            hands=("time",),
            offers="rover printer ion_drive solar_sail",
            deck="chemical_drive",
            deck_size=1,
        ),
        shown(
            "128",
            _("A tile for the Legacy box"),
            _("Mariners is over. You keep Deimos with its Exotic Elements and your Refinery: 1 + 1 = 2T for a Produce action in the next era."),
            "ERA-11 PRD-02",
            "pass; pass",
            event("era_over", era="mariners"),
            choose("keep", "legacy deimos", "legacy moon"),
            "legacy deimos",
            event("legacy_kept", player=0, site="deimos", tile="m1_exotic", base="refinery"),
            there(seats__0__legacy=["m1_exotic", "refinery", "mariners"], era="planeteers"),
            look="site-deimos legacy-0",
            hands=("chemical_drive", "chemical_drive"),
            tiles={"deimos": "m1_exotic", "moon": "m1_abundant_ores"},
            bases={"deimos": "0 refinery", "moon": "0 industrial"},
            deck_size=0,
            offers="- - - -",
        ),
        shown(
            "128B",
            _("Producing with Legacy"),
            _("In Planeteers the pair in your Legacy box is worth 2T when you produce, as before."),
            "PRD-02 PRD-04 AMB-94",
            "produce; card refinery_fleet; confirm",
            event("produced", amount=2, tiles=[["legacy"]]),
            look="legacy-0",
            era="planeteers",
            hands=("refinery_fleet",),
            legacy=("m1_exotic refinery",),
        ),
    )
