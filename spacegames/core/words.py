"""Every sentence a person reads goes through `_`, so that it can be translated.

Use whole sentences with named placeholders: `_("needs {need}, has {have}").format(need=4, have=3)`.
"""

from __future__ import annotations

import gettext as _gettext
from pathlib import Path

_LOCALE = Path(__file__).parent.parent / "locale"
_translation: _gettext.NullTranslations = _gettext.NullTranslations()
_language = "en"


def _(message: str) -> str:
    """The message in the chosen language."""
    return _translation.gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """The singular or plural form for `number` in the chosen language."""
    return _translation.ngettext(one, many, number)


def use_language(code: str) -> None:
    """Choose the language of everything said from now on; English where a translation is missing."""
    global _translation, _language
    _translation = _gettext.translation("spacegames", _LOCALE, [code], fallback=True)
    _language = code


def language() -> str:
    """The code of the chosen language, "en" at first."""
    return _language


def listed(words: list[str], last: str | None = None) -> str:
    """Words as a list in a sentence.

    >>> listed(["one", "two", "three"])
    'one, two and three'
    """
    if len(words) < 2:
        return "".join(words)
    return _("{first} {joint} {last}").format(first=", ".join(words[:-1]), joint=last or _("and"), last=words[-1])
