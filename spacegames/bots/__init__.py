"""Computer players, written once against the contract: random, greedy and Monte Carlo.

>>> import spacegames as sg
>>> from spacegames import bots
>>> state = sg.load("sector41").new(players=2, seed=7)
>>> bots.make("random", seed=1).choose(state) in state.actions()
True
"""

from __future__ import annotations

from typing import Any

from ..core.errors import BadOption
from ..core.words import _, listed
from .bot import Bot, Random, seen
from .greedy import Greedy
from .monte_carlo import Hint, MonteCarlo, Odds, hint, think

__all__ = ["Bot", "Greedy", "Hint", "MonteCarlo", "Odds", "Random", "hint", "make", "names", "seen", "think", "title"]

_KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (Random, Greedy, MonteCarlo)}


def names() -> list[str]:
    """The names `make` knows, weakest first."""
    return list(_KINDS)


def title(name: str) -> str:
    """What a person reads for a bot's name."""
    return {"random": _("Random"), "greedy": _("Greedy"), "monte_carlo": _("Monte Carlo")}.get(name, name)


def make(name: str, **settings: Any) -> Bot:
    """A bot by its name. All take `seed`; BadOption for an unknown name, setting or value.

    >>> make("monte_carlo", playouts=50, seed=3)
    MonteCarlo(playouts=50, depth=8, policy='keen', arms=24)
    """
    if name not in _KINDS:
        raise BadOption(_("there is no bot {name}; there is {names}").format(name=repr(name), names=listed(names())))
    kind = _KINDS[name]
    for setting in settings:
        if setting not in kind.settings:
            raise BadOption(
                _("bot {name} has no setting {setting}; there is {settings}").format(name=name, setting=setting, settings=listed(list(kind.settings)))
            )
    return kind(**settings)
