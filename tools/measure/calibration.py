"""How often the lab's 95 % intervals hold the truth, for every kind of number and from few games to many.

Then how often a goal is called met or missed that is neither: at most 5 % at any number of games.

    scripts/measure calibration                  # 4,000 runs of each
    scripts/measure calibration --runs 20000
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np

from liza.lab.experiments.calibration import KINDS, false_verdicts, interval_coverage
from tools.options import options

GAMES: Final = (16, 32, 64, 256)
LOOKS: Final = (1, 16, 20, 40, 100, 400, 2000)
SHARES: Final = (0.02, 0.1, 0.33, 0.5, 0.9)


def main() -> int:
    """Print a table."""
    words = options("measure calibration", __doc__)
    words.add_argument("--runs", type=int, default=4000, help="samples of each kind and size")
    words.add_argument("--seed", type=int, default=1, help="the seed of the samples")
    asked = words.parse_args()
    rng = np.random.default_rng(asked.seed)
    sys.stdout.write(f"{'games':28}" + "".join(f"{games:>8}" for games in GAMES) + "\n")
    for name, kind in KINDS.items():
        shares = [interval_coverage(kind, games, asked.runs, rng) for games in GAMES]
        sys.stdout.write(f"{name:28}" + "".join(f"{share:>8.1%}" for share in shares) + "\n")
    sys.stdout.write(f"\n{'false verdicts, games':28}" + "".join(f"{games:>8}" for games in LOOKS) + "\n")
    for chance in SHARES:
        wrong = [false_verdicts(chance, games, asked.runs, rng) for games in LOOKS]
        sys.stdout.write(f"{f'goal at {chance}':28}" + "".join(f"{share:>8.1%}" for share in wrong) + "\n")
    return 0
