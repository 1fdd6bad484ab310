"""Options and marks of the test suite.

`pytest --golden` writes the golden playthroughs anew. `pytest --rules` prints for each game which rule ids have a test
(`@pytest.mark.rule("ID", ...)`) or a worked example. Under pytest-xdist the report reads marks from the sources only, so
ids that a parametrized test computes are missing from the print; the test that demands a test for every id is not affected.
`SPACEGAMES_SOAK=1` runs the deep tests in tests/soak and lets hypothesis search longer.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.battery import rule_marks
from tests.battery.walks import SOAK

_common = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much], "print_blob": True}
settings.register_profile("ci", max_examples=150, derandomize=True, **_common)
settings.register_profile("soak", max_examples=1500, **_common)
settings.load_profile("soak" if SOAK else "ci")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden playthroughs anew instead of comparing with them")
    parser.addoption("--rules", action="store_true", help="print for each game which rule ids have a test")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that a test shows")
    config.addinivalue_line("markers", "soak: long tests, run with SPACEGAMES_SOAK=1")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    marks = rule_marks.collected(config)
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule in mark.args:
                marks.setdefault(rule, set()).add(item.nodeid)
        if "soak" in item.keywords and not SOAK:
            item.add_marker(pytest.mark.skip(reason="a long test: set SPACEGAMES_SOAK=1"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--rules"):
        for line in rule_marks.report(rule_marks.collected(config)):
            terminalreporter.write_line(line)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Each test begins in English, whatever another one chose."""
    from spacegames import use_language

    use_language("en")
    yield
    use_language("en")
