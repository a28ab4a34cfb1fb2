"""What an arena plays, bout by bout, and a file that keeps what was played, so that hours of it are not lost."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from liza.lab.run.journal import Journal
from liza.lab.run.run_spec import game_with_pack


class ArenaTerms(NamedTuple):
    """What all bouts of an arena have in common."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    alone: bool = False
    """Whether only the first bot of a pair sits alone."""
    pack: tuple[str, str] | None = None
    """Text and name of a pack other than the game's own."""

    def games_per_deal(self) -> int:
        """Return how many games one deal is good for."""
        return self.seats if self.seats == 2 or self.alone else 2 * self.seats


class ThinkingTime(NamedTuple):
    """How long a bot thought about decisions with more than one option."""

    choices: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """The longest that one choice took, in seconds."""

    def plus(self, other: ThinkingTime) -> ThinkingTime:
        """Return both together."""
        slowest = max(self.slowest, other.slowest)
        return ThinkingTime(self.choices + other.choices, self.seconds + other.seconds, slowest)

    def milliseconds(self) -> dict[str, float]:
        """Return what a choice took on average, and at most."""
        return {"mean": 1000 * self.seconds / max(1, self.choices), "slowest": 1000 * self.slowest}


class Matchup(NamedTuple):
    """Two bots and one deal."""

    first: str
    second: str
    number: int


class MatchupScore(NamedTuple):
    """What one bout came to."""

    bout: Matchup
    score: float
    """Of the first bot: one half is even."""
    alone: float
    """How often the first bot won when it sat alone among the others: one out of the number of seats is even."""
    thought: tuple[ThinkingTime, ThinkingTime]
    """Of both bots."""


class MatchupFile:
    """Keeps every bout in a file as soon as it is played, one line each; the first line says what is played.

    It cannot tell whether bots or hints have changed since.
    """

    def __init__(self, file: Path | None, terms: ArenaTerms) -> None:
        self.known: Final[dict[Matchup, MatchupScore]] = {}
        game = game_with_pack(terms.game, terms.pack)
        title = terms._asdict() | {"version": game.version, "pack": game.pack.hash}
        self._journal: Final = Journal(file, title, "bouts", "arena")
        try:
            self.known.update((scored.bout, scored) for scored in map(_scored, self._journal.lines))
        except (ValueError, TypeError, KeyError):
            raise self._journal.damaged() from None

    def keep(self, scored: MatchupScore) -> MatchupScore:
        """Keep a bout, and return it."""
        self.known[scored.bout] = scored
        self._journal.keep(scored._asdict() | {"bout": scored.bout._asdict()})
        return scored

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._journal.close()


def _scored(data: dict[str, Any]) -> MatchupScore:
    first, second = data["thought"]
    return MatchupScore(
        Matchup(**data["bout"]), data["score"], data["alone"], (ThinkingTime(*first), ThinkingTime(*second))
    )
