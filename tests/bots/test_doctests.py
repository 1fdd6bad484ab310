"""What the documentation of bots and studies shows is what happens."""

from __future__ import annotations

import doctest
import importlib

import pytest

_MODULES = ["spacegames.bots", "spacegames.bots.monte_carlo", "spacegames.study.run", "spacegames.study.statistics"]


@pytest.mark.parametrize("name", _MODULES)
def test_examples_in_the_documentation(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert tried and not failed
