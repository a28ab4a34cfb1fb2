"""The bots ``learned``, ``learned:80`` and ``learned+sober:80``: what a room learnt, sure, soft or sober."""

from __future__ import annotations

from math import inf, tanh
from typing import Any, Final

from liza.bots.heuristic.greedy import Greedy
from liza.bots.heuristic.no_waste import useful_actions
from liza.bots.learned.policy import VALUE_PER_LOGIT, Policy, policy_for, sample_action, softmax_weights
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game

_OWN_TEMPERATURE: Final = round(1000 * VALUE_PER_LOGIT)
"""The leniency with which a policy draws by its own probabilities."""


class SampledPolicy:
    """Draws among what a policy likes, the better the likelier.

    An action that is expected to bring less than the best by ``leniency`` thousandths of the way from a draw to a win
    is taken less often by a factor of e, as ``soft`` does by the room's hint. A policy that does not say what it
    expects is taken to expect 50 thousandths less of what it prefers e times less (as the race does), so that a
    leniency of 50 draws by its own probabilities, less is surer and more is less sure.
    """

    looks_ahead = False

    def __init__(self, policy: Policy, temperature: int) -> None:
        self._policy: Final = policy
        self._temperature: Final = temperature

    def choose(self, seat: Seat, source: Source) -> int:
        """Return an action that the policy finds plausible."""
        if len(seat.legal) == 1:
            return seat.legal[0]
        return sample_action(self.preferences(seat, source), seat.legal, source)

    def action_probabilities(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is."""
        weights = softmax_weights(self.preferences(seat, source))
        return [weight / sum(weights) for weight in weights]

    def preferences(self, seat: Seat, source: Source) -> list[float]:
        """Return how much each legal action is liked, in steps of a factor of e."""
        logits = self._policy.logits(seat.world(source), seat.number, seat.legal)
        expected = [tanh(logit) if self._policy.predicts_outcomes else VALUE_PER_LOGIT * logit for logit in logits]
        return [1000 / self._temperature * brings for brings in expected]


class NoWasteSampledPolicy(SampledPolicy):
    """Samples in the same way, but only among the actions that ``sober`` finds useful."""

    looks_ahead = True

    def preferences(self, seat: Seat, source: Source) -> list[float]:
        """Return how much each legal action is liked; what is not to be done, not at all."""
        to_be_done = useful_actions(seat, source)
        liked = super().preferences(seat, source)
        return [liking if action in to_be_done else -inf for action, liking in zip(seat.legal, liked, strict=True)]


class LearnedPolicy:
    """Plays what the room ships; as ``greedy`` where that knows too little of the cards on the table.

    With a leniency it draws among what the policy likes; without one it takes what the policy prefers.
    """

    def __init__(self, temperature: int = 0) -> None:
        self.temperature: Final = temperature
        self._otherwise: Final = Greedy()

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the action that the learnt policy prefers, or one that it likes."""
        return self.player_for(seat.game).choose(seat, source)

    def player_for(self, game: Game[Any]) -> Policy | SampledPolicy | Greedy:
        """Return who plays with these cards."""
        policy = policy_for(game)
        return self._otherwise if policy is None else self.with_policy(policy)

    def with_policy(self, policy: Policy) -> Policy | SampledPolicy:
        """Return who plays by a policy."""
        return SampledPolicy(policy, self.temperature) if self.temperature else policy


class LearnedNoWaste(LearnedPolicy):
    """The same, without actions that waste a choice."""

    def __init__(self, temperature: int = _OWN_TEMPERATURE) -> None:
        super().__init__(temperature)

    def with_policy(self, policy: Policy) -> SampledPolicy:
        """Return who plays by a policy."""
        return NoWasteSampledPolicy(policy, self.temperature)
