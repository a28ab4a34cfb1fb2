"""Do the intervals of an analysis hold? Weighs positions and choices twice, with other dice, and counts who agrees.

scripts/measure analysis --positions 20     # a line for each game
scripts/measure analysis --time 2           # how long two processes take to analyse a game of each kind
"""

from __future__ import annotations

import sys
import time
from typing import Any, NamedTuple

import liza
from liza.bots import Seat, bot
from liza.kernel.core.state import State
from liza.lab.analysis.analyse import analyse
from liza.lab.analysis.game_analysis import CERTAIN, SeatEstimates
from liza.lab.analysis.playouts import PlayoutSettings, seat_values, value_lost
from liza.match.match import Match
from liza.match.record import Record
from tools.options import options

_WANTED = PlayoutSettings("greedy:1", 16, "ismcts:200", "known", seed=0)


class Counted(NamedTuple):
    """How many pairs of numbers were compared, and how many lay within two errors of their difference."""

    pairs: int
    agree: int

    def plus(self, one: SeatEstimates, other: SeatEstimates, seats: range) -> Counted:
        """Count in some seats of two estimates of the same thing."""
        close = [
            abs(one.values[seat] - other.values[seat])
            <= CERTAIN * (one.errors[seat] ** 2 + other.errors[seat] ** 2) ** 0.5 + 1e-9
            for seat in seats
        ]
        return Counted(self.pairs + len(close), self.agree + sum(close))

    def __str__(self) -> str:
        return f"{self.agree} of {self.pairs} ({self.agree / max(1, self.pairs):.0%})"


def positions(id: str, count: int) -> list[State]:
    """Return positions of one game between bots in which there is something to choose, spread over it."""
    state: State = liza.game(id).new(seed=11)
    source = liza.seeded(12)
    player = bot("lively")
    found: list[State] = []
    while not state.over:
        seat = state.actors[0]
        if len(state.legal(seat)) > 2:
            found.append(state.clone())
        state.apply(seat, player.choose(Seat(state, seat, source), source))
    return found[:: max(1, len(found) // count)][:count]


def timed(id: str, jobs: int) -> str:
    """Analyse a game between bots, the middle number of them, and return how long that took."""
    game: liza.Game[Any] = liza.game(id)
    seats = game.seats[len(game.seats) // 2]
    match = Match(Record.begin(game, seats=seats, seed=11))
    source = liza.seeded(12)
    player = bot("lively")
    while not match.over:
        seat = match.actors[0]
        match.act(seat, player.choose(Seat(match.state, seat, source), source))
    asked: list[int] = []
    began = time.perf_counter()
    analyse(match.record, jobs=jobs, progress=lambda done, _all: asked.append(done))
    took = time.perf_counter() - began
    choices = len(match.record.actions)
    return f"{id}: {seats} seats, {choices} choices, {took:.0f} s by {jobs} processes, told of {len(asked)} times"


def main() -> int:
    """Print how often numbers found with different dice agree."""
    asked = options("measure analysis", __doc__)
    asked.add_argument("--positions", type=int, default=20, help="how many positions of each game")
    asked.add_argument(
        "--games", default=",".join(game.id for game in liza.games()), help="only these games, separated by commas"
    )
    asked.add_argument(
        "--time", type=int, default=0, metavar="JOBS", help="instead, time an analysis in so many processes"
    )
    wishes = asked.parse_args()
    if wishes.time:
        for id in wishes.games.split(","):
            sys.stdout.write(f"{timed(id, wishes.time)}\n")
            sys.stdout.flush()
        return 0
    for id in wishes.games.split(","):
        stands, differences = Counted(0, 0), Counted(0, 0)
        for number, state in enumerate(positions(id, wishes.positions)):
            seat = state.actors[0]
            first, second = (_WANTED._replace(seed=2 * number + half) for half in (0, 1))
            everybody = range(state.seats)
            stands = stands.plus(seat_values(state, first, id), seat_values(state, second, id), everybody)
            # Against the same better choice, so that both weigh the same thing.
            (one, better), (other, again) = (
                value_lost(state, seat, state.legal(seat)[0], wanted, id) for wanted in (first, second)
            )
            if better == again:
                differences = differences.plus(one, other, range(seat, seat + 1))
        sys.stdout.write(f"{id}: standings agree {stands}; what a choice gave away {differences}\n")
        sys.stdout.flush()
    return 0
