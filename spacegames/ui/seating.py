"""Who sits where: people, and bots that play for themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .. import bots
from ..bots import Bot
from ..core.errors import BadOption
from ..core.words import _, listed

HUMAN = "human"

Bots = str | Bot | Sequence[str | Bot | None] | Mapping[int, str | Bot] | None
"""Bots for seats: one name for all seats but the first, a list with a name or None for each seat, or a table seat: name."""


def seated(wanted: Bots, players: int) -> list[Bot | None]:
    """A bot or None (a person) for each seat; BadOption for an unknown bot or a seat that is none.

    >>> [kind_of(bot) for bot in seated("greedy", 3)]
    ['human', 'greedy', 'greedy']
    """
    if wanted is None:
        return [None] * players
    if isinstance(wanted, str | Bot):
        return [None, *(_bot(wanted) for _seat in range(players - 1))]
    if isinstance(wanted, Mapping):
        for seat in wanted:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
                raise BadOption(_("there is no seat {seat}; the seats are 0 to {last}").format(seat=repr(seat), last=players - 1))
        return [_bot(wanted[seat]) if seat in wanted else None for seat in range(players)]
    if len(wanted) > players:
        raise BadOption(_("{count} seats are given, but there are {players} players").format(count=len(wanted), players=players))
    return [*(_bot(entry) for entry in wanted), *[None] * (players - len(wanted))]


def remembered(names: Sequence[str]) -> list[Bot | None]:
    """Those who sat at a table, by the names its record has for them; a bot that is not known here leaves its seat to a person.

    >>> [kind_of(bot) for bot in remembered(["greedy", "human", "my own bot"])]
    ['greedy', 'human', 'human']
    """
    return [bots.make(name) if name in bots.names() else None for name in names]


def _bot(entry: str | Bot | None) -> Bot | None:
    if entry is None or isinstance(entry, Bot):
        return entry
    if entry == HUMAN:
        return None
    if entry not in bots.names():
        raise BadOption(_("nobody called {name} can take a seat; there is {names}").format(name=repr(entry), names=listed([HUMAN, *bots.names()])))
    return bots.make(entry)


def kinds() -> list[tuple[str, str]]:
    """Who can take a seat, with what a person reads for it."""
    return [(HUMAN, _("a person")), *((name, _("{bot} bot").format(bot=bots.title(name))) for name in bots.names())]


def kind_of(bot: Bot | None) -> str:
    """The name of who sits there."""
    return HUMAN if bot is None else bot.name
