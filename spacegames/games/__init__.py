"""The games, one folder each, all of the same shape.

The package can be called like the function `spacegames.games`, so that `spacegames.games()` lists the games whichever of
the two Python bound to that name first.
"""

from __future__ import annotations

import sys
from types import ModuleType

from ..core.registry import games


class _Callable(ModuleType):
    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Callable
