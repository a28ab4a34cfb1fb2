"""The network of a learner: what a seat knows goes in, preferences for actions and the expected outcome come out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import torch
from torch import nn

_NEVER: Final = -1e4
"""The logit of an action that may not be chosen; half precision can still hold it."""


class PolicyNetwork(nn.Module):
    """Two hidden layers shared by policy and value."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of every action's probability, and each position's value from -1 to 1."""
        logits, values = self.preferences(observations)
        return torch.log_softmax(logits.masked_fill(~masks, _NEVER), 1), values

    def preferences(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the preference for every action, legal or not, and each position's value from -1 to 1."""
        hidden = self.body(observations)
        return self.policy(hidden), torch.tanh(self.value(hidden)).squeeze(1)

    def layers(self) -> list[tuple[Any, Any]]:
        """Return weights and bias of every layer as a policy file has them; the very last column is the value."""
        last = torch.cat([self.policy.weight, self.value.weight]), torch.cat([self.policy.bias, self.value.bias])
        pairs = [(self.body[0].weight, self.body[0].bias), (self.body[2].weight, self.body[2].bias), last]
        return [(weights.detach().cpu().numpy().T, bias.detach().cpu().numpy()) for weights, bias in pairs]

    def take(self, layers: Sequence[tuple[Any, Any]]) -> None:
        """Begin with the weights of a policy file, as ``layers`` gives them."""
        (first, first_bias), (second, second_bias), (last, last_bias) = [
            (torch.tensor(weights.T, dtype=torch.float32), torch.tensor(bias, dtype=torch.float32))
            for weights, bias in layers
        ]
        self.load_state_dict(
            {
                "body.0.weight": first,
                "body.0.bias": first_bias,
                "body.2.weight": second,
                "body.2.bias": second_bias,
                "policy.weight": last[:-1],
                "policy.bias": last_bias[:-1],
                "value.weight": last[-1:],
                "value.bias": last_bias[-1:],
            }
        )
