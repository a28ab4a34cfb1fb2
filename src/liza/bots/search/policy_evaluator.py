"""What ``learned+ismcts`` goes by: a learnt policy as the prior of every choice, and its value instead of the hint.

A place that a walk reaches for the first time is judged by the network from the seats of all who chose on the way, each
by what it would know in that world, and the seat that must choose there gets the policy's priors: one question to the
network for each walk.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from liza.bots.heuristic.lookahead import random_rollout
from liza.bots.heuristic.no_waste import useful_actions
from liza.bots.learned.policy import Policy
from liza.bots.search.puct import DecisionStats, Evaluator, SearchNode
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

_DUEL: Final = 2
"""At a table for two what one may expect, the other must fear: it is asked for once."""


class PolicyEvaluator(Evaluator):
    """A learnt policy that fits the game on the table."""

    def __init__(self, policy: Policy, rollout_depth: int = 0) -> None:
        super().__init__(rollout_depth)
        self._policy: Final = policy

    def expand_root(self, seat: Seat, source: Source) -> DecisionStats:
        """Return what is known at the root; the seat knows the same in every world."""
        choice = DecisionStats()
        self.expand(choice, seat.world(source), seat.number, seat.legal, source)
        return choice

    def favoured_actions(self, seat: Seat, source: Source) -> list[int]:
        """Return the actions that are favoured unless another is clearly better: all of them."""
        return seat.legal

    def expand(self, choice: DecisionStats, world: State, actor: int, fresh: list[int], source: Source) -> None:
        """Ask the policy about what is legal for the first time."""
        ((logits, value),) = self._policy.evaluate(world, [actor], [fresh])
        self._expand(choice, fresh, logits, value)

    def evaluate(self, node: SearchNode, world: State, seats: list[int], source: Source) -> list[float]:
        """Return the values of a leaf for these seats, and set the priors of the seat that chooses there."""
        random_rollout(world, self.rollout_depth, source)
        if world.over:
            returns = world.returns
            return [returns[seat] for seat in seats]
        new = node.visits == 1 and not self.rollout_depth
        actors = world.actors
        wanted = [*actors, *(seat for seat in seats if seat not in actors)] if world.seats > _DUEL else list(actors)
        offers = [world.legal(seat) if new and seat in actors else [] for seat in wanted]
        found: dict[int, float] = {}
        for seat, offer, (logits, value) in zip(
            wanted, offers, self._policy.evaluate(world, wanted, offers), strict=True
        ):
            found[seat] = value
            if len(offer) > 1:
                choice = DecisionStats()
                self._expand(choice, offer, logits, value)
                node.decisions[seat] = choice
        return [found[seat] if seat in found else -found[1 - seat] for seat in seats]

    def _expand(self, choice: DecisionStats, actions: list[int], logits: list[float], value: float) -> None:
        if self._policy.predicts_outcomes:
            choice.expand_by_value(actions, [tanh(logit) for logit in logits])
        else:
            choice.expand_by_policy(actions, logits, value)


class NoWasteEvaluator(PolicyEvaluator):
    """The same, for a search that wastes no choice unless that is clearly better."""

    def favoured_actions(self, seat: Seat, source: Source) -> list[int]:
        """Return which choices are made rather than others: those that ``sober`` would think of."""
        return useful_actions(seat, source)
