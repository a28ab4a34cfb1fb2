"""The bots ``learned``, ``learned:80`` and ``learned+sober:80``: what a room learnt, sure, soft or sober."""

from __future__ import annotations

from math import inf, tanh
from typing import Any, Final

from liza.bots.heuristic.greedy import Greedy
from liza.bots.heuristic.no_waste import worth_doing
from liza.bots.learned.policy import VALUE_PER_LOGIT, Policy, drawn, fitting, likelihoods
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game

_OWN: Final = round(1000 * VALUE_PER_LOGIT)
"""The leniency with which a policy draws by its own probabilities."""


class Softened:
    """Draws among what a policy likes, the better the likelier.

    An action that is expected to bring less than the best by ``leniency`` thousandths of the way from a draw to a win
    is taken less often by a factor of e, as ``soft`` does by the room's hint. A policy that does not say what it
    expects is taken to expect 50 thousandths less of what it prefers e times less (as the race does), so that a
    leniency of 50 draws by its own probabilities, less is surer and more is less sure.
    """

    tries = False

    def __init__(self, policy: Policy, leniency: int) -> None:
        self._policy: Final = policy
        self._leniency: Final = leniency

    def choose(self, seat: Seat, source: Source) -> int:
        """Return an action that the policy finds plausible."""
        if len(seat.legal) == 1:
            return seat.legal[0]
        return drawn(self.liked(seat, source), seat.legal, source)

    def chances(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is."""
        weights = likelihoods(self.liked(seat, source))
        return [weight / sum(weights) for weight in weights]

    def liked(self, seat: Seat, source: Source) -> list[float]:
        """Return how much each legal action is liked, in steps of a factor of e."""
        logits = self._policy.logits(seat.world(source), seat.number, seat.legal)
        expected = [tanh(logit) if self._policy.expects else VALUE_PER_LOGIT * logit for logit in logits]
        return [1000 / self._leniency * brings for brings in expected]


class Sobered(Softened):
    """Draws in the same way, but only among what ``sober`` would do: nothing in vain, and what is of use first."""

    tries = True

    def liked(self, seat: Seat, source: Source) -> list[float]:
        """Return how much each legal action is liked; what is not to be done, not at all."""
        to_be_done = worth_doing(seat, source)
        liked = super().liked(seat, source)
        return [liking if action in to_be_done else -inf for action, liking in zip(seat.legal, liked, strict=True)]


class Learned:
    """Plays what the room ships; as ``greedy`` where nothing was learnt for the cards on the table.

    With a leniency it draws among what the policy likes; without one it takes what the policy prefers.
    """

    def __init__(self, leniency: int = 0) -> None:
        self.leniency: Final = leniency
        self._otherwise: Final = Greedy()

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the action that the learnt policy prefers, or one that it likes."""
        return self.behind(seat.game).choose(seat, source)

    def behind(self, game: Game[Any]) -> Policy | Softened | Greedy:
        """Return who plays with these cards."""
        policy = fitting(game)
        return self._otherwise if policy is None else self.playing(policy)

    def playing(self, policy: Policy) -> Policy | Softened:
        """Return who plays by a policy."""
        return Softened(policy, self.leniency) if self.leniency else policy


class LearnedSober(Learned):
    """The same, doing nothing in vain."""

    def __init__(self, leniency: int = _OWN) -> None:
        super().__init__(leniency)

    def playing(self, policy: Policy) -> Softened:
        """Return who plays by a policy."""
        return Sobered(policy, self.leniency)
