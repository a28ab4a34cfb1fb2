"""Identity: the same games by the kernel's rules in Python and by the native ones, and the first step where they part.

This is the only judge of the back end. The front end's representation is no public interface and the runtime is written
by hand, so nothing is believed but the same lists, choices, events, scores and hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.kernel.rollout.random_games import ASKED, CHOSEN, GAME, HAPPENED, MARKS, SCORES, WORLD, Trace, play_games
from liza.native.engine import Engine

MARKED: Final = {
    GAME: "a game begins", ASKED: "legal", CHOSEN: "seat, choice", WORLD: "legal in an imagined world",
    HAPPENED: "event", SCORES: "scores",
}  # fmt: skip


class Divergence(NamedTuple):
    """Where two engines part: the number of the game, that of the choice in it, and what each of them says."""

    game: int
    choice: int
    python: str
    native: str


def compare(engine: Engine, seats: int, options: dict[str, Any], seed: int, games: int, way: int) -> Divergence | None:
    """Play the same games by both rules; return where they part, None where they are the same."""
    ours, theirs = Trace(), Trace()
    play_games(engine.game, seats, options, seeded(seed), games, way, ours)
    engine.play_games(seats, options, seed, games, way, theirs)
    return parting(engine.game, seats, ours, theirs)


def parting(game: Game[Any], seats: int, ours: Trace, theirs: Trace) -> Divergence | None:
    """Return where two traces part, None where they are the same."""
    at = _first_difference(ours.numbers, theirs.numbers)
    if at is not None:
        before = [number for number in ours.numbers[:at] if number in {GAME, ASKED}]
        choices = len(before) - 1 - max((i for i, mark in enumerate(before) if mark == GAME), default=-1)
        return Divergence(before.count(GAME), choices, _told(game, ours.numbers, at), _told(game, theirs.numbers, at))
    at = _first_difference(ours.hints, theirs.hints)
    if at is None:
        return None
    choice, seat = divmod(at, seats)
    said = [f"hint of seat {seat}: {trace.hints[at : at + 1]}" for trace in (ours, theirs)]
    return Divergence(0, choice + 1, *said)


def _first_difference(ours: Sequence[float], theirs: Sequence[float]) -> int | None:
    """Return the place at which two rows part; two that are not numbers are the same."""
    for at, (own, other) in enumerate(zip(ours, theirs, strict=False)):
        if own != other and (own == own or other == other):  # noqa: PLR0124 - nan is not itself
            return at
    return None if len(ours) == len(theirs) else min(len(ours), len(theirs))


def _told(game: Game[Any], numbers: Sequence[int], at: int) -> str:
    """Return what a trace says around a place, actions as people write them."""
    if at >= len(numbers):
        return "the end"
    first = last = at
    while first > 0 and numbers[first] >= MARKS:
        first -= 1
    while last + 1 < len(numbers) and numbers[last + 1] >= MARKS:
        last += 1
    mark, row = numbers[first], list(numbers[first + 1 : last + 1])
    names = mark in {ASKED, WORLD}
    said = [game.notation(number) if names and 0 <= number < game.actions else str(number) for number in row]
    if mark == CHOSEN and len(row) == 2 and 0 <= row[1] < game.actions:
        said[1] = game.notation(row[1])
    return f"{MARKED.get(mark, str(mark))}: {', '.join(said)}"
