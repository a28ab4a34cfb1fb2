"""Forty lines from nothing to a player that beats `greedy` in Qíahn Tactics: self-play, numpy and some minutes.

python examples/train_qiahn.py qiahn.npz 400                       # the file, and how often it is improved
liza arena qiahn --bots policy:qiahn.npz,greedy --games 400        # how strong it is
liza play qiahn --seat 2 policy:qiahn.npz                          # sit down with it
"""

import sys
from typing import Any

import numpy as np

import liza.envs
from liza.bots.policy import save

ROWS, STEPS, WIDTH, RATE = 512, 48, 128, 0.002
rng = np.random.default_rng(1)
env = liza.envs.vector("qiahn", count=ROWS)
shown, game = env.reset(seed=1), env.observer.game
shapes = [(env.observer.size, WIDTH), (1, WIDTH), (WIDTH, game.actions + 1), (1, game.actions + 1)]
net = [(rng.normal(0, shape[0] ** -0.5, shape) * (shape[0] > 1)).astype("float32") for shape in shapes]
slopes, squares = [0 * part for part in net], [0 * part for part in net]


def think(seen: Any, masks: Any) -> Any:
    """Return the hidden layer, the chances of all actions, and the outcome that is expected (the last output)."""
    hidden = np.maximum(seen @ net[0] + net[1], 0)
    out = hidden @ net[2] + net[3]
    chances = np.exp(np.where(masks, out[:, :-1] - out[:, :-1].max(1, keepdims=True), -99)) * masks + 1e-9 * masks
    return hidden, chances / chances.sum(1, keepdims=True), np.tanh(out[:, -1])


for update in range(1, int(sys.argv[2]) + 1):
    played, future, returns = [], np.full((ROWS, 2), np.nan, "float32"), []
    for _ in range(STEPS):
        seen, masks, seats = shown.observations.copy(), shown.masks.astype(bool), shown.seats.copy()
        actions = (think(seen, masks)[1].cumsum(1) > rng.random((ROWS, 1)) * 0.9999).argmax(1)  # drawn by their chances
        shown = env.step(actions)
        played.append((seen, masks, seats, actions, shown.rewards.copy(), shown.dones.astype(bool)))
    for _, _, seats, _, rewards, dones in reversed(played):  # what each choice came to, where its game has ended
        future[dones] = rewards[dones]
        returns.insert(0, future[np.arange(ROWS), seats])
    known = ~np.isnan(gains := np.concatenate(returns))
    seen, masks, _, actions, _, _ = (np.concatenate(part)[known] for part in zip(*played, strict=True))
    hidden, chances, value = think(seen, masks)
    gains, logs = gains[known], np.log(chances + 1e-9)
    chosen = chances - np.eye(game.actions, dtype="float32")[actions]  # more of what went better than expected …
    unsure = chances * (logs - (chances * logs).sum(1, keepdims=True))  # … and not too sure too soon
    wrong = np.c_[chosen * (gains - value)[:, None] + 0.01 * unsure, (value - gains) * (1 - value**2)] / len(gains)
    back = wrong @ net[2].T * (hidden > 0)
    for at, slope in enumerate([seen.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)]):  # Adam's steps
        slopes[at] += 0.1 * (slope - slopes[at])
        squares[at] += 0.001 * (slope**2 - squares[at])
        net[at] -= RATE * slopes[at] / (1 - 0.9**update) / (np.sqrt(squares[at] / (1 - 0.999**update)) + 1e-8)
save(sys.argv[1], game, [(net[0], net[1][0]), (net[2], net[3][0])], trained="examples/train_qiahn.py")
