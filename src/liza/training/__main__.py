"""Train a player by self-play, go on from where a training stopped, and say how strong it is.

scripts/train qiahn --minutes 3                 trains on this machine; the folder trained/qiahn keeps everything
scripts/train qiahn --minutes 3 --resume        goes on from the last checkpoint
scripts/train qiahn --evaluate 400              only plays against other bots, every number of seats, with intervals
scripts/train qiahn --start shipped             begins with what the room ships instead of chance
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import torch

from liza.bots.learned.policy import SHIPPED, save
from liza.games import game as find_game
from liza.games import ids
from liza.kernel.core.game import Game
from liza.training.algorithm import Algorithm, Hyperparameters
from liza.training.evaluation import evaluate_policy
from liza.training.monte_carlo import MonteCarlo
from liza.training.policy_network import PolicyNetwork
from liza.training.ppo import Ppo
from liza.training.progress import TrainingLog
from liza.training.self_play import SelfPlayTables, TableMix, training_batch

METHODS: dict[str, Callable[[Hyperparameters], Algorithm]] = {"ppo": Ppo, "monte-carlo": MonteCarlo}
_KEEP_EVERY = 30.0
"""Seconds between two checkpoints."""


def main() -> int:
    """Do what the words ask for."""
    words = argparse.ArgumentParser(
        prog="scripts/train", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    words.add_argument("game", choices=ids())
    words.add_argument("--minutes", type=float, default=10.0, help="how long to train by the clock (10)")
    words.add_argument("--out", type=Path, help="the folder to write to (trained/GAME)")
    words.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    words.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="that play games (one a core)")
    words.add_argument("--tables", type=int, default=2048, help="games at the same time (2048)")
    words.add_argument("--seats", help="sizes of the tables, such as 2,3,3: what stands twice is played twice as often")
    words.add_argument("--rival", default="greedy:1", help="a bot on all seats but one of other tables (greedy:1)")
    words.add_argument("--rival-tables", type=int, default=0, help="how many of those (0)")
    words.add_argument("--rival-seats", help="their sizes")
    words.add_argument("--rival-processes", type=int, default=0, help="that play them, of all (half)")
    words.add_argument("--start", help="weights to begin with: a file of a policy, or shipped")
    words.add_argument("--steps", type=int, default=64, help="choices of each game between two improvements (64)")
    words.add_argument("--width", type=int, default=256, help="of both hidden layers (256)")
    words.add_argument(
        "--method",
        default="ppo",
        choices=sorted(METHODS),
        help="ppo, or monte-carlo where nobody chooses at once (ppo)",
    )
    words.add_argument(
        "--batch", type=int, default=Hyperparameters().batch, help="choices that a step is made from (16384)"
    )
    words.add_argument(
        "--epochs", type=int, default=Hyperparameters().epochs, help="how often every choice is used (2)"
    )
    words.add_argument(
        "--rate", type=float, default=Hyperparameters().rate, help="learning rate at the beginning (0.001)"
    )
    words.add_argument(
        "--variety", type=float, default=Hyperparameters().variety, help="what it is worth at first (0.02)"
    )
    words.add_argument("--fade", type=float, default=Hyperparameters().fade, help="lambda of the advantages (0.95)")
    words.add_argument(
        "--reward", default="outcome", choices=["outcome", "win", "hint"], help="what is learnt for (outcome)"
    )
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu", help="of the learner")
    words.add_argument("--evaluate", type=int, default=0, metavar="GAMES", help="games against --against, afterwards")
    words.add_argument("--against", default="greedy", help="a bot (greedy)")
    asked = words.parse_args()
    asked.out = asked.out or Path("trained", asked.game)
    asked.out.mkdir(parents=True, exist_ok=True)
    weights = asked.out / f"{asked.game}.npz"
    if asked.minutes > 0 and (asked.resume or not asked.evaluate or not weights.is_file()):
        train(asked, weights)
    if asked.evaluate:
        evaluate(asked, weights)
    return 0


def train(asked: argparse.Namespace, weights: Path) -> None:
    """Train for the minutes that were asked for; checkpoints and weights are written on the way."""
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    device = torch.device(asked.device)
    game = find_game(asked.game)
    tables = SelfPlayTables(game, companies(asked, game), asked.reward, asked.seed)
    observer = tables.envs[0].observer
    network = PolicyNetwork(observer.size, observer.actions, asked.width)
    if asked.start:
        network.take(stored_layers(game, asked.start))
    network = network.to(device)
    optimiser = torch.optim.Adam(network.parameters(), lr=asked.rate)
    terms = Hyperparameters(asked.rate, asked.variety, asked.epochs, asked.batch, asked.fade)
    method = METHODS[asked.method](terms)
    checkpoint = asked.out / "checkpoint.pt"
    progress = TrainingLog(asked.out / "progress.jsonl", fresh=not asked.resume)
    if asked.resume and checkpoint.is_file():
        kept = torch.load(checkpoint, map_location=device, weights_only=True)
        network.load_state_dict(kept["network"])
        optimiser.load_state_dict(kept["optimiser"])
    began = kept_at = time.monotonic()
    try:
        while (share := (time.monotonic() - began) / 60 / asked.minutes) < 1:
            rollouts = tables.play(method, network, asked.steps, device, 1 - share)
            batch = training_batch(rollouts, terms.fade, device)
            losses = method.improve(network, optimiser, batch, 1 - share)
            decisions = sum(len(one.seats) * len(one.seats[0]) for one in rollouts)
            ended = sum(int(done.sum()) for one in rollouts for done in one.dones)
            progress.count(share, decisions, ended, losses, tables.against_rivals(rollouts))
            if time.monotonic() - kept_at > _KEEP_EVERY:
                kept_at = time.monotonic()
                keep(asked, weights, checkpoint, network, optimiser, progress)
    finally:
        tables.close()
    keep(asked, weights, checkpoint, network, optimiser, progress)
    progress.draw(asked.out / "progress.svg")


def companies(asked: argparse.Namespace, game: Game[Any]) -> list[TableMix]:
    """Return who is played with: copies of the network and, if that was asked for, a bot."""
    whole = tuple(game.seats) if len(game.seats) > 1 else tuple(game.seats) * 2
    sizes, rival_sizes = (
        tuple(int(size) for size in named.split(",")) if named else whole for named in (asked.seats, asked.rival_seats)
    )
    if not asked.rival_tables:
        return [TableMix(sizes, asked.tables, asked.processes)]
    rivals = asked.rival_processes or asked.processes // 2
    return [
        TableMix(sizes, asked.tables, asked.processes - rivals),
        TableMix(rival_sizes, asked.rival_tables, rivals, asked.rival),
    ]


def stored_layers(game: Game[Any], start: str) -> list[tuple[Any, Any]]:
    """Return weights and bias of every layer of a policy file, or of what the room ships."""
    source = files(game.spec.package) / SHIPPED if start == "shipped" else Path(start)
    with source.open("rb") as file, np.load(file) as stored:
        count = int(json.loads(str(stored["header"]))["layers"])
        return [(stored[f"weights_{at}"], stored[f"bias_{at}"]) for at in range(count)]


def keep(
    asked: argparse.Namespace,
    weights: Path,
    checkpoint: Path,
    network: PolicyNetwork,
    optimiser: torch.optim.Optimizer,
    progress: TrainingLog,
) -> None:
    """Write down what can be gone on from and what can be played."""
    torch.save({"network": network.state_dict(), "optimiser": optimiser.state_dict()}, checkpoint)
    save(weights, find_game(asked.game), network.layers(), method=asked.method, trained=progress.summary())


def evaluate(asked: argparse.Namespace, weights: Path) -> None:
    """Play against another bot at tables of every size; say and keep how it went."""
    found: list[dict[str, Any]] = []
    for seats in find_game(asked.game).seats:
        one = evaluate_policy(asked.game, f"policy:{weights}", asked.against, seats, asked.evaluate)
        found.append(one._asdict())
        sys.stdout.write(
            f"{seats} seats, against {asked.against}: score {one.score:.3f} ± {one.half:.3f}, "
            f"wins {one.wins:.1%} (even: {1 / seats:.1%}), {one.games} games\n"
        )
        sys.stdout.flush()
    (asked.out / f"against-{asked.against.replace(':', '-')}.json").write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    sys.exit(main())
