"""Errors in callbacks vanish in a notebook; here they are caught in one place and shown in the widget itself."""

from __future__ import annotations

import functools
import traceback
from collections.abc import Callable
from typing import Any, TypeVar

from ..core.errors import IllegalAction, SpacegamesError
from ..core.words import _

Call = TypeVar("Call", bound=Callable[..., Any])


def shown(call: Call) -> Call:
    """Wrap a method of a widget that has `tell(notice)`: what goes wrong inside is told, and the game stays as it was.

    An error of this package is a sentence for people. Anything else is a fault of the program, told with its details.
    """

    @functools.wraps(call)
    def careful(self: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return call(self, *args, **kwargs)
        except Exception as error:
            self.tell(notice_of(error))
            return None

    return careful  # type: ignore[return-value]


def notice_of(error: Exception) -> dict[str, Any]:
    """What the panel shows for an error."""
    if isinstance(error, IllegalAction):
        return {"mood": "why", "text": _("That is not possible now."), "lines": [[v.message, v.rule] for v in error.violations]}
    if isinstance(error, SpacegamesError):
        faults = getattr(error, "faults", None)
        if faults and len(faults) > 1:
            return {"mood": "why", "text": _("{count} things are wrong:").format(count=len(faults)), "lines": [[fault, ""] for fault in faults]}
        return {"mood": "why", "text": str(error)}
    text = _("Something went wrong inside the program ({kind}: {error}). The game is as before.").format(kind=type(error).__name__, error=error)
    return {"mood": "error", "text": text, "detail": "".join(traceback.format_exception(error)[-12:])}
