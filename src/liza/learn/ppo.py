"""Proximal policy optimisation: what turned out better than expected becomes more likely, in small clipped steps."""

from __future__ import annotations

from typing import Final, NamedTuple

import torch
from torch import nn

from liza.learn.network import Network

_MOST: Final = 10.0
"""The logarithm of the largest ratio of new to old probability: a larger one would not be finite for long."""


class Terms(NamedTuple):
    """How the learner learns."""

    rate: float = 1e-3
    """Learning rate at the beginning; it falls to a twentieth."""
    entropy: float = 0.02
    """What variety is worth at the beginning; it falls to a tenth."""
    clip: float = 0.2
    epochs: int = 2
    batch: int = 16384
    fade: float = 0.95
    """The lambda of the advantages: how far ahead outcomes are credited."""


class Losses(NamedTuple):
    """What an improvement saw, averaged over its steps."""

    policy: float
    value: float
    entropy: float


def improve(
    network: Network, optimiser: torch.optim.Optimizer, batch: dict[str, torch.Tensor], terms: Terms, left: float
) -> Losses:
    """Improve the network by one batch of choices; ``left`` is the share of the training that is still to come."""
    for group in optimiser.param_groups:
        group["lr"] = terms.rate * max(left, 0.05)
    advantages = batch["advantages"]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    seen = torch.zeros(3, device=advantages.device)
    steps = 0
    for _ in range(terms.epochs):
        for part in torch.randperm(len(advantages), device=advantages.device).split(terms.batch):
            log_all, values = network(batch["observations"][part].float(), batch["masks"][part])
            log_chosen = log_all.gather(1, batch["actions"][part][:, None]).squeeze(1)
            ratio = (log_chosen - batch["log_probabilities"][part]).clamp(max=_MOST).exp()
            clipped = ratio.clamp(1 - terms.clip, 1 + terms.clip)
            policy = -torch.min(ratio * advantages[part], clipped * advantages[part]).mean()
            value = (values - batch["returns"][part]).pow(2).mean()
            entropy = -(log_all.exp() * log_all.clamp(min=-30)).sum(1).mean()
            loss = policy + 0.5 * value - terms.entropy * max(left, 0.1) * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            seen += torch.stack([policy, value, entropy]).detach()
            steps += 1
    found = (seen / max(steps, 1)).tolist()
    return Losses(*found)
