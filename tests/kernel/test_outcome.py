"""Places and returns."""

from __future__ import annotations

import pytest

from liza import Outcome
from liza.kernel.base.outcome import rank


@pytest.mark.parametrize(
    ("scores", "ranking", "returns"),
    [
        ([3, 1], [[0], [1]], (1, -1)),
        ([2, 2], [[0, 1]], (0, 0)),
        ([0, 5, 3], [[1], [2], [0]], (-1, 1, 0)),
        ([4, 4, 1], [[0, 1], [2]], (0.5, 0.5, -1)),
        ([4, 1, 1], [[0], [1, 2]], (1, -0.5, -0.5)),
        ([-1, -1, -1, -1], [[0, 1, 2, 3]], (0, 0, 0, 0)),
        ([9, 2, 2, 0], [[0], [1, 2], [3]], (1, 0, 0, -1)),
        ([7], [[0]], (1,)),
    ],
)
def test_scores_give_places_and_places_give_returns(
    scores: list[int], ranking: list[list[int]], returns: tuple[float, ...]
) -> None:
    assert rank(scores) == ranking
    assert Outcome("points", rank(scores), scores).returns == pytest.approx(returns)


def test_winners_share_the_first_place() -> None:
    assert Outcome("points", [[2, 0], [1]], [5, 1, 5]).winners == (2, 0)


def test_outcomes_are_compared_by_what_they_say() -> None:
    outcome = Outcome("points", [[0], [1]], [2, 1])
    assert outcome == Outcome(**outcome.to_data())  # type: ignore[arg-type]
    assert hash(outcome) == hash(Outcome("points", ((0,), (1,)), (2, 1)))
    assert outcome != Outcome("surrender", [[0], [1]], [2, 1])
    assert outcome != "points"
    assert repr(outcome) == "Outcome(reason='points', ranking=((0,), (1,)), scores=(2, 1))"
