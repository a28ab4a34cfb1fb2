"""Forty lines from nothing to a player that beats `greedy` in Qíahn Tactics: self-play, numpy and five minutes.

python examples/train_qiahn.py qiahn.npz 900                       # the file, and how often it is improved
liza arena qiahn --bots policy:qiahn.npz,greedy --games 400        # how strong it is
liza play qiahn --seat 2 policy:qiahn.npz                          # sit down with it

Deep Monte Carlo: the network learns what every action comes to (from -1, lost, to 1, won), plays the best of them and
now and then another. Its last output learns what the position comes to, whatever is chosen.
"""

import sys
from typing import Any

import numpy as np

import liza.envs
from liza.bots.learned.policy import save

ROWS, STEPS, WIDTH, BATCH, RATE, CURIOUS = 512, 48, 128, 1024, 0.002, 0.2
updates, step, rng = int(sys.argv[2]), 0, np.random.default_rng(1)
env = liza.envs.vector("qiahn", count=ROWS)
shown, game = env.reset(seed=1), env.observer.game
shapes = [(env.observer.size, WIDTH), (1, WIDTH), (WIDTH, game.actions + 1), (1, game.actions + 1)]
net = [(rng.normal(0, shape[0] ** -0.5, shape) * (shape[0] > 1)).astype("float32") for shape in shapes]
slopes, squares = [0 * part for part in net], [0 * part for part in net]


def expected(seen: Any) -> tuple[Any, Any]:
    """Return the hidden layer, and what each action and the position are expected to come to."""
    hidden = np.maximum(seen @ net[0] + net[1], 0)
    return hidden, np.tanh(hidden @ net[2] + net[3])


for update in range(1, updates + 1):
    left = 1 - update / updates
    sys.stderr.write(f"\r{update} of {updates}")
    played, returns, future = list[Any](), list[Any](), np.full((ROWS, 2), np.nan, "float32")
    for _ in range(STEPS):
        seen, masks, seats = shown.observations.copy(), shown.masks.astype(bool), shown.seats.copy()
        best = np.where(masks, expected(seen)[1][:, :-1], -9).argmax(1)
        actions = np.where(rng.random(ROWS) < 0.02 + CURIOUS * left, (rng.random(masks.shape) * masks).argmax(1), best)
        shown = env.step(actions)
        played.append((seen, seats, actions, shown.rewards.copy(), shown.dones.astype(bool)))
    for _, seats, _, rewards, dones in reversed(played):  # what each choice came to, where its game has ended
        future[dones] = rewards[dones]
        returns.insert(0, future[np.arange(ROWS), seats])
    known = np.flatnonzero(~np.isnan(gains := np.concatenate(returns)))
    seen, actions = (np.concatenate([one[at] for one in played]) for at in (0, 2))
    for part in np.array_split(rng.permutation(known), len(known) // BATCH):
        step += 1
        hidden, values = expected(seen[part])
        wrong = np.zeros_like(values)
        for output in (actions[part], -1):
            told = values[np.arange(len(part)), output]
            wrong[np.arange(len(part)), output] = (told - gains[part]) * (1 - told**2) / len(part)
        back = wrong @ net[2].T * (hidden > 0)
        for at, slope in enumerate([seen[part].T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)]):  # Adam's steps
            slopes[at] += 0.1 * (slope - slopes[at])
            squares[at] += 0.001 * (slope**2 - squares[at])
            size = RATE * (0.1 + 0.9 * left) / (1 - 0.9**step)
            net[at] -= size * slopes[at] / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8)
save(sys.argv[1], game, [(net[0], net[1][0]), (net[2], net[3][0])], method="monte-carlo", trained="train_qiahn")
