"""Whether dice are honest, judged so that it may be asked after every roll, for ever.

An ordinary test cries wolf at one look in twenty, and whoever looks every day hears it. Here a bet stands against each
kind of draw: a stake of 1 that honest dice leave at 1 in the mean, and that grows if some side keeps coming too often.
With honest dice it ever reaches 20 at no more than one site in 20 (Ville 1939), so one may stop and look at any time.
The bet spreads over all ways to be unfair (Jeffreys' Dirichlet): nobody has to name the suspected side beforehand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import exp, lgamma, log
from typing import Final, NamedTuple

from liza.referee.draws import Kind, SeenDraw

MOST_SIDES: Final = 20
"""Of dice that are counted."""
KINDS_A_GAME: Final = MOST_SIDES - 1 + 2
"""Bets of a game: on dice of 2 to 20 sides, on cards picked and on shuffles."""
ONCE_IN: Final = 20
"""A stake that honest dice reach at most once in so many sites."""
_PRIOR: Final = 0.5


class DrawFace(NamedTuple):
    """One side of a kind of draw."""

    kind: Kind
    sides: int
    side: int
    """Counted from 0."""


def faces(draws: Iterable[SeenDraw]) -> Counter[DrawFace]:
    """Count how often each side came.

    Of a pick among many, and of the card that a shuffle puts first, is counted in which half of the places it lay; the
    place in the middle of an odd number counts for neither.
    """
    found: Counter[DrawFace] = Counter()
    for draw in draws:
        if draw.kind == "die":
            assert isinstance(draw.came, int)
            if 2 <= draw.of <= MOST_SIDES:
                found[DrawFace("die", draw.of, draw.came - 1)] += 1
            continue
        place = draw.came if isinstance(draw.came, int) else draw.came[0] if draw.came else 0
        half = draw.of // 2
        if place < half or place >= draw.of - half:
            found[DrawFace(draw.kind, 2, int(place >= half))] += 1
    return found


def log_stake(counts: Sequence[int]) -> float:
    """Return the logarithm of what a stake of 1 has become against sides that came so often."""
    sides, total = len(counts), sum(counts)
    likely = lgamma(sides * _PRIOR) - lgamma(sides * _PRIOR + total)
    likely += sum(lgamma(_PRIOR + count) - lgamma(_PRIOR) for count in counts)
    return likely + total * log(sides)


def site_stake(log_stakes: Iterable[float], games: int) -> float:
    """Return what a stake of 1 has become that is spread evenly over all kinds of draws of all games."""
    bets = games * KINDS_A_GAME
    placed = [exp(min(stake, 300.0)) for stake in log_stakes]
    return (sum(placed) + bets - len(placed)) / bets  # a bet on what has never been drawn is still worth 1


def likely_share(count: int, total: int) -> tuple[float, float]:
    """Return between which shares of a side the truth lies, at 19 sites of 20, however often one looks."""
    if total == 0:
        return 0.0, 1.0
    spread = lgamma(count + 1) + lgamma(total - count + 1) - lgamma(total + 2) - log(ONCE_IN)

    def doubted(share: float) -> bool:
        return spread > count * _log(share) + (total - count) * _log(1 - share)

    peak = count / total
    return _edge(peak, 0.0, doubted), _edge(peak, 1.0, doubted)


def _edge(inside: float, outside: float, doubted: Callable[[float], bool]) -> float:
    for _ in range(40):
        middle = (inside + outside) / 2
        if doubted(middle):
            outside = middle
        else:
            inside = middle
    return outside


def _log(share: float) -> float:
    return log(share) if share > 0 else -1e9
