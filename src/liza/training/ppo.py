"""Proximal policy optimisation: what turned out better than expected becomes more likely, in small clipped steps."""

from __future__ import annotations

from typing import Final

import torch
from torch import nn

from liza.training.algorithm import Hyperparameters, Losses, SampledActions, decay_learning_rate
from liza.training.policy_network import PolicyNetwork

_CLIP: Final = 0.2
_MOST: Final = 10.0
"""The logarithm of the largest ratio of new to old probability: a larger one would not be finite for long."""


class Ppo:
    """Learns a probability for every action, and values to compare outcomes with."""

    def __init__(self, terms: Hyperparameters) -> None:
        self._terms: Final = terms

    def choose(
        self, network: PolicyNetwork, observations: torch.Tensor, masks: torch.Tensor, left: float
    ) -> SampledActions:
        """Draw every action with its probability."""
        log_probabilities, values = network(observations, masks)
        # Adding noise of this shape and taking the largest draws each action with its probability. Without a bound a
        # rounded nought would draw what is all but impossible, and learning from that breaks the network.
        noise = -torch.empty_like(log_probabilities).exponential_().clamp_min(1e-8).log()
        actions = (log_probabilities + noise).masked_fill(~masks, -torch.inf).argmax(1)
        return SampledActions(actions, log_probabilities.gather(1, actions[:, None]).squeeze(1), values)

    def improve(
        self, network: PolicyNetwork, optimiser: torch.optim.Optimizer, batch: dict[str, torch.Tensor], left: float
    ) -> Losses:
        """Improve the network by one batch of choices."""
        terms = self._terms
        decay_learning_rate(optimiser, terms.rate, left)
        advantages = batch["advantages"]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        seen = torch.zeros(3, device=advantages.device)
        steps = 0
        for _ in range(terms.epochs):
            for part in torch.randperm(len(advantages), device=advantages.device).split(terms.batch):
                log_all, values = network(batch["observations"][part].float(), batch["masks"][part])
                log_chosen = log_all.gather(1, batch["actions"][part][:, None]).squeeze(1)
                ratio = (log_chosen - batch["log_probabilities"][part]).clamp(max=_MOST).exp()
                clipped = ratio.clamp(1 - _CLIP, 1 + _CLIP)
                policy = -torch.min(ratio * advantages[part], clipped * advantages[part]).mean()
                value = (values - batch["returns"][part]).pow(2).mean()
                entropy = -(log_all.exp() * log_all.clamp(min=-30)).sum(1).mean()
                loss = policy + 0.5 * value - terms.variety * max(left, 0.1) * entropy
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimiser.step()
                seen += torch.stack([policy, value, entropy]).detach()
                steps += 1
        found = (seen / max(steps, 1)).tolist()
        return Losses(*found)
