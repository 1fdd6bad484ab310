"""Rule books: look-up, search, and the words of a rule card."""

from __future__ import annotations

import pytest

from tests.core.tiny import TINY


def test_a_rule_is_found_by_its_id() -> None:
    rule = TINY.rules["T-PLEDGE"]
    assert (rule.title, rule.page, rule.related, rule.ruling) == ("Pledge", "2", ("T-ROLL",), False)
    assert rule.place == "rulebook, “Round”, p. 2"
    assert TINY.rules["T-END"].place == "rulebook, “End”"
    assert str(rule).splitlines() == ["T-PLEDGE  Pledge", "All players pledge 1, 2 or 3 in secret, at the same time.", "(rulebook, “Round”, p. 2)"]


def test_rules_keep_the_order_of_the_file() -> None:
    assert list(TINY.rules) == ["T-PLEDGE", "T-ROLL", "T-STOCK", "T-END"]
    assert len(TINY.rules) == 4
    with pytest.raises(KeyError):
        TINY.rules["T-NONE"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("T-ROLL", ["T-ROLL"]),
        (" t-roll ", ["T-ROLL"]),
        ("T-", ["T-PLEDGE", "T-ROLL", "T-STOCK", "T-END"]),
        ("pledge", ["T-PLEDGE", "T-ROLL"]),
        ("deck", ["T-STOCK"]),
        ("draw", ["T-ROLL", "T-STOCK"]),
        ("SCORE wins", ["T-END"]),
        ("die secret", []),
        ("", []),
        ("  ", []),
    ],
)
def test_find(words: str, found: list[str]) -> None:
    assert [rule.id for rule in TINY.rules.find(words)] == found
