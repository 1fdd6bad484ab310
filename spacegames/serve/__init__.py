"""The notebooks as dashboards: a Voilà server with the settings this package needs, and where the notebooks are."""

from __future__ import annotations

from .notebooks import find_notebooks

__all__ = ["find_notebooks"]
