"""Rules, refusals and the reasons people read."""

from __future__ import annotations

from liza import Refusal
from liza.kernel.base.rulebook import Rulebook

BOOK = Rulebook(
    """
[X-01]
es = "Solo tres."
en = "Only three."
unless.now = { es = "Espera.", en = "Wait." }
unless.full = { es = "Quita {count}.", en = "Remove {count}." }

[X-02]
es = "Se saluda."
en = "One salutes."
outside = { es = "Un programa no saluda.", en = "Software does not salute." }
"""
)


def test_a_reason_quotes_the_rule_and_says_what_would_help() -> None:
    reason = BOOK.reason(Refusal("X-01"))
    assert (reason.rule, reason.text, reason.unless) == ("X-01", "Solo tres.", "Espera.")
    english = reason.in_language("en")
    assert (english.text, english.unless) == ("Only three.", "Wait.")


def test_a_case_has_its_own_remedy_with_figures() -> None:
    assert BOOK.reason(Refusal("X-01", "full", count=2), "en").unless == "Remove 2."


def test_reasons_are_compared_by_what_they_say() -> None:
    assert BOOK.reason(Refusal("X-01")) == BOOK.reason(Refusal("X-01"))
    assert hash(BOOK.reason(Refusal("X-01"))) == hash(BOOK.reason(Refusal("X-01")))
    assert BOOK.reason(Refusal("X-01")) != BOOK.reason(Refusal("X-01", "full", count=1))
    assert BOOK.reason(Refusal("X-01")) != BOOK.reason(Refusal("X-01"), "en")
    assert BOOK.reason(Refusal("X-01")) != "X-01"
    assert repr(BOOK.reason(Refusal("X-01"))) == "Reason(rule='X-01', text='Solo tres.', unless='Espera.')"


def test_a_rule_that_software_cannot_have_says_why() -> None:
    assert BOOK.rules["X-02"].outside["en"] == "Software does not salute."
    assert BOOK.rules["X-01"].outside == {}
