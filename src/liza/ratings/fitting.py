"""The fit: the most probable strengths after all results, given that players are spread like a bell before any.

One number for each player, and a smaller one for each size of table the player has sat at. Both are normal before the
first result. The fit is found by Newton's method; the deviations come from the curvature at the fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np

from liza.ratings.curvature import ParameterIndex, Pattern
from liza.ratings.likelihood import Floats, Stages, Terms, stages_of, terms
from liza.ratings.results import Rating, Result

SPREAD: Final = 1.0
"""How widely players are spread before any result, in logarithms of odds."""
SEAT_SPREAD: Final = 0.25
"""How much stronger or weaker a player may be at one size of table than in general."""
_ROUNDS: Final = 50
_STEADY: Final = 1e-9


def fit(
    results: Iterable[Result],
    anchors: Mapping[str, float] | None = None,
    *,
    spread: float = SPREAD,
    seat_spread: float = SEAT_SPREAD,
) -> dict[str, Rating]:
    """Return the rating of everyone in the results, the anchors among them, in the order in which they first appear.

    Args:
        results: the games; neither their order nor that of their players changes the ratings.
        anchors: players whose strength is known, such as bots measured in an arena. They are not moved.
        spread: the standard deviation of strengths before any result.
        seat_spread: the same of the effect of a table's size; 0 for none.
    """
    if spread <= 0 or seat_spread < 0:
        raise ValueError("The spread of strengths must be above 0, that of table sizes 0 or more.")
    games = list(results)
    known = dict(anchors or {})
    names = list(dict.fromkeys(name for game in games for name in game.places))
    model = _Model(games, names, known, spread, seat_spread)
    found = model.best()
    deviations = np.sqrt(model.variances(found))
    return {
        name: Rating(float(found[model.free[name]]), float(deviations[model.free[name]]))
        if name in model.free
        else Rating(known[name], 0.0)
        for name in names
    }


class _Model:
    """The results as arrays: what is sought is each free player's strength, then its effects of table sizes."""

    def __init__(
        self,
        games: Sequence[Result],
        names: Sequence[str],
        known: Mapping[str, float],
        spread: float,
        seat_spread: float,
    ) -> None:
        self.free: Final = {name: at for at, name in enumerate(name for name in names if name not in known)}
        pairs = sorted({(name, len(game.places)) for game in games for name in game.places})
        self.stages: Final[list[Stages]] = stages_of(games, {pair: at for at, pair in enumerate(pairs)})
        self.fixed: Final[Floats] = np.array([known.get(name, 0.0) for name, _ in pairs])
        players = len(self.free)
        player = np.array([self.free.get(name, -1) for name, _ in pairs], dtype=np.int64)
        has_effect = (player >= 0) & (seat_spread > 0)
        effect = np.where(has_effect, players + np.cumsum(has_effect) - 1, -1)
        effects = np.full(int(has_effect.sum()), seat_spread**-2 if seat_spread else 0.0)
        precision = np.concatenate([np.full(players, spread**-2), effects])
        self.layout: Final = ParameterIndex(player, effect, precision, players)
        self.pattern: Final = Pattern(self.layout, self.stages)

    def best(self) -> Floats:
        """Return the most probable values of what is sought, by Newton's method."""
        at = np.zeros(len(self.layout.precision))
        value, gradient, found = self._posterior(at)
        for _ in range(_ROUNDS):
            if np.max(np.abs(gradient), initial=0.0) < _STEADY:
                break
            step = self.pattern.curvature(found).solve(gradient[:, None], tolerance=1e-4)[:, 0]
            size = 1.0
            while size > _STEADY:  # a whole step is right near the fit; far away it may lead too far
                new, new_gradient, new_found = self._posterior(at + size * step)
                if new >= value - 1e-12 * abs(value):
                    break
                size /= 2
            at, value, gradient, found = at + size * step, new, new_gradient, new_found
        return at

    def variances(self, at: Floats) -> Floats:
        """Return the variance of each player's strength, from the curvature at the fit."""
        return self.pattern.curvature(self._posterior(at)[2]).variances() if len(at) else at

    def _posterior(self, at: Floats) -> tuple[float, Floats, list[Terms]]:
        """Return the logarithm of the posterior, its gradient, and what the stages say."""
        layout = self.layout
        padded = np.append(at, 0.0)  # where a strength is known or has no effect, -1 finds this
        strengths = self.fixed + padded[layout.player] + padded[layout.effect]
        found = [terms(stages, strengths) for stages in self.stages]
        value = sum(part.value for part in found) - float(layout.precision @ at**2) / 2
        pull = np.zeros(len(strengths))
        for stages, part in zip(self.stages, found, strict=True):
            pull += np.bincount(stages.players.ravel(), weights=part.gradient.ravel(), minlength=len(pull))
        gradient = -layout.precision * at
        for places in (layout.player, layout.effect):
            free = places >= 0
            gradient += np.bincount(places[free], weights=pull[free], minlength=len(at))
        return value, gradient, found
