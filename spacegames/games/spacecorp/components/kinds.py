"""What one tile, one type of base, a set of progress cards or a few cards amount to, as plain numbers."""

from __future__ import annotations

from typing import NamedTuple

ICONS = ("water", "life", "wonder", "anomaly", "artifact", "outpost", "ruins", "dust")
LIFE = 1 << ICONS.index("life")
ALIEN = sum(1 << ICONS.index(icon) for icon in ("artifact", "outpost", "ruins"))
PHOBES, INTROVERTS = 1, 2
WINDOWS = {window: 1 << number for number, window in enumerate(("start", "after", "claimed", "before", "discarded", "end"))}
"""The windows for Edge cards, a bit each."""
EVER = 64
"""One more bit: the window after step 1 needs neither a Produce action nor a new Breakthrough for this Edge."""
ANYBODY = {window: bit * 0x01010101 for window, bit in (*WINDOWS.items(), ("ever", EVER))}
"""The same bit for each of four players."""


class Tile(NamedTuple):
    """One kind of discovery tile."""

    era: int
    stack: int
    copies: int
    icons: int
    profit: int
    genetics: int
    revelation: int
    production: int
    """P#, or -1 if there is none."""
    cost: int
    colony: int
    redraw: int
    special: int
    alien: bool


class Base(NamedTuple):
    """One type of base in one era."""

    production: int
    genetics: int
    offer: int
    revelation: int
    exploits: bool
    secures: str
    """Where rival bases count: region, nearby, or empty."""
    shields: bool
    move: int
    doubles_cards: bool
    doubles_build: bool
    colony: int
    transports: bool


class Perks(NamedTuple):
    """All that a set of progress cards does for its owner."""

    points: int
    """What they add to all actions, in one number (see sums.py)."""
    added: tuple[int, ...]
    factor: tuple[int, ...]
    shield: bool
    no_gravity: bool
    production: int
    track: int
    sharing: int
    colony: int
    phobes: bool
    introverts: bool
    adaptations: int
    breakthroughs: int


class Worth(NamedTuple):
    """What some cards give to one action when all of them are used."""

    printed: int
    added: int
    times: int
    """The product of all multipliers, 1 if there is none."""
    multiplies: bool
    loss: int
    """What it costs at least to use one of them shielded; -1 if none can be."""
    largest: int
    """The largest single addition of a card."""


NOTHING = Worth(0, 0, 1, False, -1, 0)
