"""Self-play: many tables of every size a game allows, all seats played by the network that is being trained.

At some tables a bot may play all seats but one instead: what beats copies of oneself need not beat other players.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from liza.envs import vector
from liza.envs.vector_env import VectorEnv
from liza.kernel.core.game import Game
from liza.training.advantages import Floats, advantages
from liza.training.algorithm import Algorithm
from liza.training.policy_network import PolicyNetwork


class Rollout:
    """What was observed and chosen in the last steps of all tables of one size, and how well each choice turned out."""

    def __init__(self) -> None:
        self.observations: list[torch.Tensor] = []
        self.masks: list[torch.Tensor] = []
        self.actions: list[torch.Tensor] = []
        self.log_probabilities: list[torch.Tensor] = []
        self.values: list[torch.Tensor] = []
        self.seats: list[NDArray[np.int32]] = []
        self.rewards: list[Floats] = []
        self.dones: list[NDArray[np.bool_]] = []

    def advantages(self, fade: float) -> Floats:
        """Return how much better each choice turned out than its value said."""
        return advantages(torch.stack(self.values).cpu().numpy(), self.seats, self.rewards, self.dones, fade)

    def outcomes(self) -> list[float]:
        """Return the outcomes of finished games for the seat that chose last."""
        found: list[float] = []
        for seats, rewards, dones in zip(self.seats, self.rewards, self.dones, strict=True):
            ended = np.flatnonzero(dones)
            found += rewards[ended, seats[ended]].tolist()
        return found


class TableMix(NamedTuple):
    """Tables of some sizes, and who sits there."""

    sizes: tuple[int, ...]
    """Numbers of seats, each with as many tables; one that is named twice has twice as many."""
    tables: int
    processes: int
    """That play these games; 0 is this one."""
    rival: str | None = None
    """A bot that plays all seats but one; without it the network plays all of them."""

    def seated(self, game: Game[Any], reward: str) -> list[VectorEnv]:
        """Return an environment for each size."""
        rows = max(1, math.ceil(self.tables / len(self.sizes)))
        each = min(rows, max(1, self.processes // len(self.sizes))) if self.processes else 0
        return [
            vector(game, count=rows, processes=each, seats=seats, reward=reward, bots=self.rival)
            for seats in self.sizes
        ]


class SelfPlayTables:
    """Environments with every number of seats; while some play on in their processes, the network decides in others."""

    def __init__(self, game: Game[Any], companies: Sequence[TableMix], reward: str, seed: int) -> None:
        self.envs: Final = [env for company in companies for env in company.seated(game, reward)]
        for number, env in enumerate(self.envs):
            env.reset(seed + number)

    def play(
        self, method: Algorithm, network: PolicyNetwork, steps: int, device: torch.device, left: float
    ) -> list[Rollout]:
        """Let the network choose everywhere for some steps, in the method's way; return what came of it."""
        rollouts = [Rollout() for _ in self.envs]
        for step in range(steps + 1):
            for env, rollout in zip(self.envs, rollouts, strict=True):
                if step:
                    arrays = env.step_wait()
                    rollout.rewards.append(arrays.rewards.copy())
                    rollout.dones.append(arrays.dones.astype(bool))
                if step < steps:
                    env.step_async(_decide(method, network, env, rollout, device, left))
        return rollouts

    def against_rivals(self, rollouts: Sequence[Rollout]) -> float | None:
        """Return how games against bots ended on average, from -1 to 1; none may have."""
        found = [
            outcome
            for env, rollout in zip(self.envs, rollouts, strict=True)
            if env.crew.bots
            for outcome in rollout.outcomes()
        ]
        return sum(found) / len(found) if found else None

    def close(self) -> None:
        """End the processes."""
        for env in self.envs:
            env.close()


@torch.no_grad()
def _decide(
    method: Algorithm, network: PolicyNetwork, env: VectorEnv, rollout: Rollout, device: torch.device, left: float
) -> NDArray[np.int32]:
    arrays = env.arrays
    observations = torch.from_numpy(arrays.observations).to(device, copy=True)
    masks = torch.from_numpy(arrays.masks).to(device, copy=True).bool()
    chosen = method.choose(network, observations, masks, left)
    rollout.observations.append(observations.half())
    rollout.masks.append(masks)
    rollout.actions.append(chosen.actions)
    rollout.log_probabilities.append(chosen.log_probabilities)
    rollout.values.append(chosen.values)
    rollout.seats.append(arrays.seats.copy())
    actions: NDArray[np.int32] = chosen.actions.to("cpu", torch.int32).numpy()
    return actions


def training_batch(rollouts: Sequence[Rollout], fade: float, device: torch.device) -> dict[str, torch.Tensor]:
    """Return all choices of all tables as one batch; those with a single option are left out, they teach no policy."""
    gains = torch.cat([torch.from_numpy(one.advantages(fade)).reshape(-1) for one in rollouts]).to(device)
    values = torch.cat([value for one in rollouts for value in one.values])
    batch = {
        "observations": torch.cat([each for one in rollouts for each in one.observations]),
        "masks": torch.cat([each for one in rollouts for each in one.masks]),
        "actions": torch.cat([each for one in rollouts for each in one.actions]),
        "log_probabilities": torch.cat([each for one in rollouts for each in one.log_probabilities]),
        "advantages": gains,
        "returns": gains + values,
    }
    free = batch["masks"].sum(1) > 1
    return {name: rows[free] for name, rows in batch.items()}
