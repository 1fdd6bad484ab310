"""Many games at once: play them over processes or a cluster, and read the statistics.

The package can be called like its function `study`, so that `spacegames.study(...)` works whichever of the two
Python bound to that name first.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from .run import study
from .statistics import spread_of, summary

__all__ = ["spread_of", "study", "summary"]


class _Callable(ModuleType):
    def __call__(self, *args: Any, **settings: Any) -> dict[str, Any]:
        return study(*args, **settings)


sys.modules[__name__].__class__ = _Callable
