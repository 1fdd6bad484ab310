"""What can go wrong, one class for each thing a caller may want to tell apart.

Three of them concern the text of an action: it cannot be read (`UnreadableAction`), it can be read but the
rules forbid it now (`IllegalAction`), or it fits several legal actions (`AmbiguousAction`). An error that carries more than
its sentence can be pickled, so that it comes back whole from another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .words import _

if TYPE_CHECKING:
    from .game import Action, Violation


class SpacegamesError(ValueError):
    """Any error that this package raises on purpose; its text is one clear sentence for a person."""


class UnknownGame(SpacegamesError):
    """There is no such game, or it cannot be played yet."""


class BadOption(SpacegamesError):
    """A game cannot be set up with that number of players, seed or option."""


class UnreadableAction(SpacegamesError):
    """The text is not an action in the notation of the game."""


class IllegalAction(SpacegamesError):
    """The action can be read, but the rules forbid it now; `violations` says why."""

    def __init__(self, action: str, violations: Sequence[Violation]) -> None:
        self.action = action
        self.violations = list(violations)
        reasons = "; ".join(f"{v.message} [{v.rule}]" for v in violations)
        super().__init__(_("“{action}” is not possible now: {reasons}").format(action=action, reasons=reasons))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.action, self.violations)


class AmbiguousAction(SpacegamesError):
    """The shortened text fits several legal actions; `choices` lists them."""

    def __init__(self, text: str, choices: Sequence[Action]) -> None:
        self.text = text
        self.choices = list(choices)
        some = ", ".join(f"“{c}”" for c in choices[:6]) + (" …" if len(choices) > 6 else "")
        super().__init__(_("“{text}” can mean {choices}; say which").format(text=text, choices=some))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text, self.choices)


class _Faulty(SpacegamesError):
    """Something was wrong in several places at once; `faults` names each of them."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = list(faults)
        super().__init__("; ".join(self.faults))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults,)


class BadPosition(_Faulty):
    """A position describes a table that cannot be; `faults` names everything wrong with it."""


class BadData(_Faulty):
    """Component data are wrong; each fault names file, item, field and what was expected."""


class BadSave(SpacegamesError):
    """A saved game is damaged, forged, from a newer version, or does not follow the rules."""


class UndoStopped(SpacegamesError):
    """A step may not be taken back in play: dice were rolled or something hidden was seen."""
