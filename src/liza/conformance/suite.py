"""Runs the checks: one case is one check of one game with seats, options and a seed, and can be run again."""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from liza.conformance.checks import CHECKS, Check
from liza.kernel.core.game import Game

NAMES = tuple(check.__name__ for check in CHECKS)
"""What the checks are called."""


class Case(NamedTuple):
    """One check of one game, with all that is needed to run it again."""

    game: Game[Any]
    check: Check
    seats: int
    options: Mapping[str, Any]
    seed: int

    def fault(self) -> Exception | None:
        """Run the check; return what went wrong, if anything did."""
        try:
            self.check(self.game, self.seats, self.options, self.seed)
        except Exception as fault:  # noqa: BLE001 - whatever goes wrong in a check is what we are looking for
            return fault
        return None

    def words(self) -> list[str]:
        """Return the words for ``liza check-game`` that run just this case again."""
        options = [word for id, value in self.options.items() for word in (f"--{id}", str(value))]
        return [
            self.game.id, "--check", self.check.__name__, "--games", "1", "--seed", str(self.seed),
            "--seats", str(self.seats), *options,
        ]  # fmt: skip


def cases(
    game: Game[Any],
    check: Check,
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Case]:
    """Yield so many cases of a check, from a seed on; what is not given is drawn for each."""
    given = options or {}
    for number in range(seed, seed + games):
        rng = random.Random(number)
        drawn = {id: given.get(id, rng.choice(option.values)) for id, option in game.options.items()}
        yield Case(game, check, seats or rng.choice(game.seats), drawn, number)


def chosen(name: str | None) -> Sequence[Check]:
    """Return the check of a name, or all."""
    return [check for check in CHECKS if name in {None, check.__name__}]


def told(fault: Exception) -> str:
    """Return a fault in a few words: what was expected and where, in the game's own code where it got that far."""
    frames = traceback.extract_tb(fault.__traceback__)
    checks = str(Path(__file__).parent)
    at = next((frame for frame in reversed(frames) if not frame.filename.startswith(checks)), frames[-1])
    at = frames[-1] if isinstance(fault, AssertionError) else at
    said = str(fault) or type(fault).__name__
    return f"{said} ({Path(at.filename).name}:{at.lineno}: {at.line})"
