"""What every way of learning has: how it chooses while it plays, and how it improves from what it saw."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import torch

from liza.training.policy_network import PolicyNetwork


class Hyperparameters(NamedTuple):
    """How the learner learns."""

    rate: float = 1e-3
    """Learning rate at the beginning; it falls to a twentieth."""
    variety: float = 0.02
    """What variety is worth, or the share of choices made at random, at the beginning; it falls to a tenth."""
    epochs: int = 2
    batch: int = 16384
    fade: float = 0.95
    """The lambda of the advantages: how far ahead outcomes are credited."""


class Losses(NamedTuple):
    """What an improvement saw, averaged over its steps."""

    policy: float
    value: float
    entropy: float


class SampledActions(NamedTuple):
    """One choice for every table."""

    actions: torch.Tensor
    log_probabilities: torch.Tensor
    values: torch.Tensor
    """The outcome that the seats that chose may expect."""


class Algorithm(Protocol):
    """A way of learning."""

    def choose(
        self, network: PolicyNetwork, observations: torch.Tensor, masks: torch.Tensor, left: float
    ) -> SampledActions:
        """Choose at every table; ``left`` is the share of the training that is still to come."""
        ...

    def improve(
        self, network: PolicyNetwork, optimiser: torch.optim.Optimizer, batch: dict[str, torch.Tensor], left: float
    ) -> Losses:
        """Improve the network by one batch of choices."""
        ...


def decay_learning_rate(optimiser: torch.optim.Optimizer, rate: float, left: float) -> None:
    """Let the learning rate fall with the share of the training that is left, to a twentieth."""
    for group in optimiser.param_groups:
        group["lr"] = rate * max(left, 0.05)
