"""What many games add up to. Everything is counted in whole numbers, so the order of adding never shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from math import fsum, sqrt
from typing import Any, Final

Z95: Final = 1.959963984540054
"""A normal variable lies within so many standard deviations of its mean 95 times in 100."""

WON: Final = "won"
DREW: Final = "drew"
LOST: Final = "lost"


class Tally:
    """Finished games, counted; tallies of parts add up to the tally of the whole."""

    __slots__ = ("decisions", "places", "reasons", "rounds")

    def __init__(self) -> None:
        self.places: Counter[tuple[str, int, str, float]] = Counter()
        """How often a bot on a seat won, drew or lost, and the return it had."""
        self.decisions: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.decisions.total()

    def add(self, other: Tally) -> None:
        """Take in the games of another tally."""
        self.places.update(other.places)
        self.decisions.update(other.decisions)
        self.rounds.update(other.rounds)
        self.reasons.update(other.reasons)

    def standing(self, bots: Collection[str] | None = None, seats: Collection[int] | None = None) -> Standing:
        """Return how some bots fared on some seats; None means all of them."""
        return Standing(
            (result, value, count)
            for (bot, seat, result, value), count in self.places.items()
            if (bots is None or bot in bots) and (seats is None or seat in seats)
        )


class ShareInterval:
    """How many out of how many, and where the true share lies 95 times in 100 (Wilson's score interval)."""

    __slots__ = ("count", "high", "low", "of", "rate")

    def __init__(self, count: int, of: int) -> None:
        self.count: Final = count
        self.of: Final = of
        self.rate: Final = count / of if of else 0.0
        self.low, self.high = wilson(count, of)

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {"count": self.count, "of": self.of, "rate": self.rate, "low": self.low, "high": self.high}


def wilson(count: int, of: int, z: float = Z95) -> tuple[float, float]:
    """Return the score interval of a share: it stays within 0 and 1 and holds for few games and rare events too."""
    if of == 0:
        return 0.0, 1.0
    rate = count / of
    weight = z * z / of
    middle = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / of + weight / (4 * of)) / (1 + weight)
    low = 0.0 if count == 0 else max(0.0, middle - half)
    high = 1.0 if count == of else min(1.0, middle + half)
    return low, high


class Spread:
    """How a whole number is spread over the games."""

    __slots__ = ("counted", "high", "low", "mean", "median", "p95")

    def __init__(self, counted: Mapping[int, int]) -> None:
        games = sum(counted.values())
        self.counted: Final = dict(counted)
        """In how many games each number came up."""
        self.mean: Final = sum(value * count for value, count in counted.items()) / games
        self.median: Final = _quantile(counted, games, 0.5)
        self.p95: Final = _quantile(counted, games, 0.95)
        self.low: Final = min(counted)
        self.high: Final = max(counted)

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {"mean": self.mean, "median": self.median, "p95": self.p95, "low": self.low, "high": self.high}

    def within(self, low: int, high: int) -> ShareInterval:
        """Return in how many of the games it lies between two numbers, both included."""
        counted = self.counted
        return ShareInterval(
            sum(count for value, count in counted.items() if low <= value <= high), sum(counted.values())
        )


def _quantile(counted: Mapping[int, int], games: int, share: float) -> int:
    """Return the smallest value that at least this share of the games does not exceed."""
    reached = 0
    for value in sorted(counted):
        reached += counted[value]
        if reached >= share * games:
            return value
    raise ValueError("nothing was counted")


class Standing:
    """The results of a bot, a seat, or a bot on a seat.

    A game in which a bot holds two seats counts twice for it; a draw is a first place that is shared.
    """

    __slots__ = ("draws", "mean_return", "played", "return_high", "return_low", "wins")

    def __init__(self, places: Iterable[tuple[str, float, int]]) -> None:
        counts: Counter[str] = Counter()
        returns: Counter[float] = Counter()
        for result, value, count in places:
            counts[result] += count
            returns[value] += count
        self.played: Final = counts.total()
        self.wins: Final = ShareInterval(counts[WON], self.played)
        self.draws: Final = ShareInterval(counts[DREW], self.played)
        mean = fsum(value * count for value, count in returns.items()) / max(self.played, 1)
        self.mean_return: Final = mean
        # Two of the best and two of the worst are added, as Agresti and Coull do with wins: equal returns prove little.
        of = self.played + 4
        middle = mean * self.played / of
        squares = fsum((value - middle) ** 2 * count for value, count in returns.items())
        margin = Z95 * sqrt((squares + 4 * (1 + middle * middle)) / of / of) if self.played else 1.0
        self.return_low: Final = max(-1.0, middle - margin)
        self.return_high: Final = min(1.0, middle + margin)

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {
            "played": self.played,
            "wins": self.wins.to_data(),
            "draws": self.draws.to_data(),
            "mean_return": {"value": self.mean_return, "low": self.return_low, "high": self.return_high},
        }


class SimulationResult:
    """What a simulation found. Everything but ``seconds`` and what follows from it can be had again from the seed."""

    def __init__(
        self,
        *,
        game: str,
        games: int,
        seats: int,
        bots: list[str],
        options: Mapping[str, Any],
        pack_hash: str,
        seed: int,
        tally: Tally,
        seconds: float,
        jobs: int,
    ) -> None:
        self.game: Final = game
        self.games: Final = games
        self.seats: Final = seats
        self.bots: Final = bots
        """Who played: one name per seat, before they moved around."""
        self.options: Final = dict(options)
        self.pack_hash: Final = pack_hash
        self.seed: Final = seed
        names = list(dict.fromkeys(bots))
        numbers = range(seats)
        self.by_bot: Final = {name: tally.standing(bots={name}) for name in names}
        self.by_seat: Final = [tally.standing(seats={seat}) for seat in numbers]
        self.by_bot_and_seat: Final = {name: [tally.standing({name}, {seat}) for seat in numbers] for name in names}
        self.decisions: Final = Spread(tally.decisions)
        self.rounds: Final = Spread(tally.rounds) if tally.rounds else None
        """None where the game counts no rounds."""
        self.reasons: Final = {reason: ShareInterval(tally.reasons[reason], games) for reason in sorted(tally.reasons)}
        """Why games ended."""
        self.decided: Final = sum(value * count for value, count in tally.decisions.items())
        """All decisions of all games."""
        self.seconds: Final = seconds
        self.jobs: Final = jobs

    @property
    def decisions_per_second(self) -> float:
        """How fast it went, the bots' thinking included."""
        return self.decided / self.seconds if self.seconds else 0.0

    @property
    def games_per_second(self) -> float:
        """How fast it went, in games."""
        return self.games / self.seconds if self.seconds else 0.0

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data; what differs from run to run stands apart, under ``speed``."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "bots": list(self.bots),
            "options": dict(self.options),
            "pack_hash": self.pack_hash,
            "seed": self.seed,
            "by_bot": {name: fared.to_data() for name, fared in self.by_bot.items()},
            "by_seat": [fared.to_data() for fared in self.by_seat],
            "by_bot_and_seat": {
                name: [fared.to_data() for fared in seats] for name, seats in self.by_bot_and_seat.items()
            },
            "decisions": self.decisions.to_data(),
            "rounds": None if self.rounds is None else self.rounds.to_data(),
            "reasons": {reason: share.to_data() for reason, share in self.reasons.items()},
            "speed": {
                "seconds": self.seconds,
                "jobs": self.jobs,
                "decisions_per_second": self.decisions_per_second,
                "games_per_second": self.games_per_second,
            },
        }
