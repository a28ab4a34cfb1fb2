"""A room's own list of rules (``rules.toml``), and the reasons that quote it.

Every clause has its number, one line in each language, and where it refuses an action, what would make that possible.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal

LANGUAGES: Final = ("es", "en")
RuleSource = Literal["printed", "differs", "derived", "ours"]
"""Where a rule comes from: the printed book, the same with a difference, what follows from it, or us."""


class Refusal:
    """The rule that stands against an action, which of its cases, and the figures that the sentence needs."""

    __slots__ = ("case", "cure", "figures", "rule")

    def __init__(self, rule: str, case: str = "", cure: str = "", **figures: object) -> None:
        self.rule: Final = rule
        self.case: Final = case
        self.cure: Final = cure
        """The verb that lifts the refusal when it is done, as often as it can be; empty where no single verb does."""
        self.figures: Final = figures


class Rule:
    """One clause of a rulebook."""

    __slots__ = ("chapter", "derived", "differs", "id", "line", "outside", "see", "unless")

    def __init__(self, id: str, entry: Mapping[str, Any]) -> None:
        self.id: Final = id
        self.line: Final = {lang: str(entry[lang]) for lang in LANGUAGES}
        self.unless: Final[dict[str, dict[str, str]]] = dict(entry.get("unless", {}))
        """What would make possible what the rule refuses, by case and language."""
        self.outside: Final[dict[str, str]] = dict(entry.get("outside", {}))
        """Why software cannot have this rule (a salute, a physical token); empty for all that it has."""
        self.chapter: Final = str(entry.get("chapter", ""))
        """Where in the printed book it stands, as that book names its chapters; empty for a ruling of ours."""
        self.derived: Final = bool(entry.get("derived", False))
        """Whether it follows from what is printed there without being said."""
        self.differs: Final[dict[str, str]] = dict(entry.get("differs", {}))
        """What the game does otherwise than is printed there, or beyond it; empty where it does just that."""
        self.see: Final[list[str]] = list(entry.get("see", ()))
        """Numbers of the rules that it speaks of."""

    @property
    def source(self) -> RuleSource:
        """Where the rule comes from."""
        if not self.chapter:
            return "ours"
        if self.differs:
            return "differs"
        return "derived" if self.derived else "printed"


class Reason:
    """Why an action is not possible: the rule, what it says, and what would make it possible."""

    __slots__ = ("_refusal", "_rule", "lang")

    def __init__(self, rule: Rule, refusal: Refusal, lang: str = "es") -> None:
        self._rule: Final = rule
        self._refusal: Final = refusal
        self.lang: Final = lang

    @property
    def rule(self) -> str:
        """The number of the rule, as in the ledger."""
        return self._rule.id

    @property
    def source(self) -> RuleSource:
        """Where the rule comes from."""
        return self._rule.source

    @property
    def text(self) -> str:
        """The rule in one line, in the language asked for."""
        return self._rule.line[self.lang]

    @property
    def unless(self) -> str:
        """What would make it possible, in the language asked for."""
        return self._rule.unless[self._refusal.case or "now"][self.lang].format_map(self._refusal.figures)

    def in_language(self, lang: str) -> Reason:
        """Return the same reason in another language."""
        return Reason(self._rule, self._refusal, lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return (self.rule, self.text, self.unless) == (other.rule, other.text, other.unless)

    def __hash__(self) -> int:
        return hash((self.rule, self.text))

    def __repr__(self) -> str:
        return f"Reason(rule={self.rule!r}, text={self.text!r}, unless={self.unless!r})"


class Rulebook:
    """All clauses of one game, by number."""

    __slots__ = ("rules",)

    def __init__(self, text: str) -> None:
        self.rules: Final = {id: Rule(id, entry) for id, entry in tomllib.loads(text).items()}

    def reason(self, refusal: Refusal, lang: str = "es") -> Reason:
        """Turn a refusal into a sentence that a person can read."""
        return Reason(self.rules[refusal.rule], refusal, lang)


@lru_cache(maxsize=32)
def read_rulebook(text: str) -> Rulebook:
    """Return the clauses that a text lists; a text is read once, however many packs its game is bound to."""
    return Rulebook(text)
