#!/usr/bin/env python3
"""Trains a small policy by self-play with PyTorch, on one core, and says how it fares against bots.

    pip install 'liza[envs]' torch
    python examples/train.py qiahn --minutes 8 --out qiahn.npz
    liza play qiahn --seat 2 policy:qiahn.npz

All seats of many games are played by the same network, which is improved by what it did (proximal policy optimisation:
advantages from its own value, the step kept small by clipping). Only the policy is written down; playing needs numpy.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import nn

import liza.envs
from liza.bots import Seat, bot
from liza.bots.policy import save
from liza.envs.batch import VectorEnv
from liza.games import game as find_game
from liza.kernel.source import seeded

NEVER = -1e9


class Network(nn.Module):
    """Two hidden layers, then a worth for every action and one for the position."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithms of the chances of all actions, and the value of each position."""
        found = self.body(observations)
        logits = self.policy(found).masked_fill(masks == 0, NEVER)
        return torch.log_softmax(logits, 1), torch.tanh(self.value(found)).squeeze(1)

    def layers(self) -> list[tuple[Any, Any]]:
        """Return what a policy file is made of."""
        linear = [self.body[0], self.body[2], self.policy]
        return [(one.weight.detach().numpy().T, one.bias.detach().numpy()) for one in linear]


class Rollout:
    """What was seen and done in the last steps of all games, and how good it was."""

    def __init__(self, env: VectorEnv, network: Network, steps: int) -> None:
        arrays = env.arrays
        kept: dict[str, list[Any]] = {
            name: [] for name in ("observations", "masks", "seats", "actions", "chances", "values", "rewards", "dones")
        }
        for _ in range(steps):
            observations, masks = torch.tensor(arrays.observations), torch.tensor(arrays.masks)
            with torch.no_grad():
                chances, values = network(observations, masks)
            actions = torch.multinomial(chances.exp(), 1).squeeze(1)
            kept["observations"].append(observations)
            kept["masks"].append(masks)
            kept["actions"].append(actions)
            kept["chances"].append(chances.gather(1, actions[:, None]).squeeze(1))
            kept["values"].append(values.numpy())
            kept["seats"].append(arrays.seats.copy())
            env.step(actions.numpy())
            kept["rewards"].append(arrays.rewards.copy())
            kept["dones"].append(arrays.dones.astype(bool))
        with torch.no_grad():
            _, last = network(torch.tensor(arrays.observations), torch.tensor(arrays.masks))
        advantages = judge(kept, arrays.seats, last.numpy(), env.setting.seats)
        self.games = int(np.sum(kept["dones"]))
        self.observations = torch.cat(kept["observations"])
        self.masks = torch.cat(kept["masks"])
        self.actions = torch.cat(kept["actions"])
        self.chances = torch.cat(kept["chances"])
        self.advantages = torch.tensor(advantages.reshape(-1))
        self.returns = self.advantages + torch.tensor(np.concatenate(kept["values"]))


def judge(kept: dict[str, list[Any]], asked: Any, last: Any, seats: int, fade: float = 0.95) -> Any:
    """Return how much better every choice turned out than expected, each seat following its own choices."""
    rows = np.arange(len(asked))
    later_value = np.zeros((len(rows), seats), np.float32)
    if seats == 2:  # what is good for one is bad for the other
        later_value[rows, 1 - asked] = -last
    later_value[rows, asked] = last
    later_advantage = np.zeros_like(later_value)
    reward = np.zeros_like(later_value)
    found = np.zeros((len(kept["seats"]), len(rows)), np.float32)
    for step in range(len(found) - 1, -1, -1):
        done = kept["dones"][step]
        later_value[done] = later_advantage[done] = reward[done] = 0.0
        reward += kept["rewards"][step]
        seat, value = kept["seats"][step], kept["values"][step]
        surprise = reward[rows, seat] + later_value[rows, seat] - value
        found[step] = surprise + fade * later_advantage[rows, seat]
        later_value[rows, seat] = value
        later_advantage[rows, seat] = found[step]
        reward[rows, seat] = 0.0
    return found


def improve(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, batch: int, spread: float) -> None:
    """Make what turned out well more likely, a little at a time."""
    for _ in range(2):
        for part in torch.randperm(len(rollout.actions)).split(batch):
            chances, values = network(rollout.observations[part], rollout.masks[part])
            ratio = (chances.gather(1, rollout.actions[part][:, None]).squeeze(1) - rollout.chances[part]).exp()
            gain = rollout.advantages[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            better = torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            wide = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            loss = 0.5 * (values - rollout.returns[part]).pow(2).mean() - better - spread * wide
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def duel(game_id: str, one: str, other: str, games: int, seed: int, options: dict[str, Any]) -> tuple[float, float]:
    """Let a bot play against others, every seat as often; return its mean outcome and half a 95 % interval."""
    game = find_game(game_id)
    players = [bot(name, files=True) for name in (one, other)]
    luck = seeded(seed).fork()
    outcomes = []
    for number in range(games):
        state = game.new(seed=seed + number, **options)
        state.listen = False
        mine = number % state.seats
        while not state.over:
            seat = state.actors[0]
            state.apply(seat, players[seat != mine].choose(Seat(state, seat, luck), luck))
        outcomes.append(state.returns[mine])
    return float(np.mean(outcomes)), 1.96 * float(np.std(outcomes)) / math.sqrt(games)


def train(asked: argparse.Namespace, tell: Callable[[str], object]) -> None:
    """Train for the processor minutes that were asked for, and write the policy down."""
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    env = liza.envs.vector(asked.game, count=asked.count, reward=asked.reward)
    network = Network(env.observer.size, env.observer.actions, asked.width)
    optimiser = torch.optim.Adam(network.parameters(), lr=asked.rate)
    env.reset(asked.seed)
    began, told, decisions, games = time.process_time(), 0.0, 0, 0
    while (spent := (time.process_time() - began) / 60 / asked.minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = asked.rate * (1 - 0.9 * spent)
        rollout = Rollout(env, network, asked.steps)
        improve(network, optimiser, rollout, asked.batch, asked.spread * (1 - spent))
        decisions += len(rollout.actions)
        games += rollout.games
        if spent - told > 0.1:
            told = spent
            tell(f"{spent:4.0%}: {decisions:,} decisions, {games:,} games")
    save(asked.out, find_game(asked.game), network.layers())
    tell(f"done: {decisions:,} decisions, {games:,} games, written to {asked.out}")


def main() -> int:
    """Train, then play against bots."""
    words = argparse.ArgumentParser(description="Train a policy by self-play.")
    words.add_argument("game")
    words.add_argument("--out", default="policy.npz")
    words.add_argument("--minutes", type=float, default=8.0, help="of the processor")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--count", type=int, default=128, help="games at once")
    words.add_argument("--steps", type=int, default=64, help="decisions of each game between two improvements")
    words.add_argument("--batch", type=int, default=1024)
    words.add_argument("--width", type=int, default=128)
    words.add_argument("--rate", type=float, default=6e-4)
    words.add_argument("--spread", type=float, default=0.01, help="how much variety is worth at first")
    words.add_argument("--reward", default="outcome")
    words.add_argument("--duels", type=int, default=400, help="games against each bot afterwards")
    asked = words.parse_args()

    def tell(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    train(asked, tell)
    for other in ("random", "greedy"):
        mean, half = duel(asked.game, f"policy:{asked.out}", other, asked.duels, 10_000, {})
        tell(f"against {other}: mean outcome {mean:+.3f} ± {half:.3f} over {asked.duels} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
