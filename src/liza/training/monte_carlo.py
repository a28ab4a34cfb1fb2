"""Deep Monte Carlo: every choice is expected to end as such choices have ended, and the best expectation is played.

The preference for an action is the outcome that may be expected of it, so a file of weights plays it as it plays any
other: by the largest. Where others choose at the same time that is no mixture, and such games want the other method.
"""

from __future__ import annotations

from typing import Final

import torch
from torch import nn

from liza.training.algorithm import Hyperparameters, Losses, SampledActions, decay_learning_rate
from liza.training.policy_network import PolicyNetwork


class MonteCarlo:
    """Learns the outcome of every action."""

    def __init__(self, terms: Hyperparameters) -> None:
        self._terms: Final = terms

    def choose(
        self, network: PolicyNetwork, observations: torch.Tensor, masks: torch.Tensor, left: float
    ) -> SampledActions:
        """Take the action of which most is expected, and any other now and then."""
        preferences, values = network.preferences(observations)
        best = preferences.masked_fill(~masks, -torch.inf).argmax(1)
        anything = torch.rand_like(preferences).masked_fill(~masks, -1.0).argmax(1)
        strays = torch.rand(len(best), device=best.device) < self._terms.variety * max(left, 0.1)
        actions = torch.where(strays, anything, best)
        return SampledActions(actions, torch.zeros_like(values), values)

    def improve(
        self, network: PolicyNetwork, optimiser: torch.optim.Optimizer, batch: dict[str, torch.Tensor], left: float
    ) -> Losses:
        """Bring what was expected of every action closer to what came of it."""
        terms = self._terms
        decay_learning_rate(optimiser, terms.rate, left)
        returns = batch["returns"]
        seen = torch.zeros(2, device=returns.device)
        steps = 0
        for _ in range(terms.epochs):
            for part in torch.randperm(len(returns), device=returns.device).split(terms.batch):
                preferences, values = network.preferences(batch["observations"][part].float())
                expected = torch.tanh(preferences.gather(1, batch["actions"][part][:, None]).squeeze(1))
                action = (expected - returns[part]).pow(2).mean()
                value = (values - returns[part]).pow(2).mean()
                optimiser.zero_grad()
                (action + 0.5 * value).backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimiser.step()
                seen += torch.stack([action, value]).detach()
                steps += 1
        action, value = (seen / max(steps, 1)).tolist()
        return Losses(action, value, 0.0)
