"""What bots do that looks silly to whoever sits at the table with them, counted over whole games.

    scripts/measure silly-moves                                      # the middle level, 20 games of each
    scripts/measure silly-moves tanxi tornaris --bot soft:30 --games 50 --seed 7 --jobs 2

Tornaris: a card bought and sold again between two arrows, and gold that could still buy something when the tournament
begins. Tanxi: going back to a square in a turn with nothing done but walking. Tank Up: ending a combat turn without an
attack that was possible. In Qíahn Tactics and TerroriXico nothing is bought or sold, and nobody walks.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

import liza
from liza.bots import Seat, bot
from liza.kernel.base.source import Source
from tools.options import options

CHEAPEST: Final = 5
"""What the least costs that gold buys before the tournament of Tornaris (TR-110)."""
SLOT: Final = 15
"""What a slot costs there (TR-111)."""


class Choice(NamedTuple):
    """One choice of a game: in which state, by whom, at which moment, and what else there was."""

    state: Any
    seat: int
    moment: str
    verb: str
    thing: str
    others: frozenset[str]
    """The verbs that were possible."""


def played(game: liza.Game[Any], name: str, seed: int) -> Iterator[Choice]:
    """Play a game at its smallest table, and yield each choice before it is applied."""
    state = game.new(seats=game.seats[0], seed=seed)
    chance: Source = liza.seeded(seed)
    player = bot(name)
    while not state.over:
        seat = state.actors[0]
        action = player.choose(Seat(state, seat, chance), chance)
        verb, _, thing = game.notation(action).partition(" ")
        others = frozenset(game.notation(one).partition(" ")[0] for one in state.legal(seat))
        yield Choice(state, seat, type(state.agenda[-1]).__name__, verb, thing, others)
        state.apply(seat, action)


def tornaris(choices: Iterator[Choice]) -> Counter[str]:
    """Count purchases, sales of what was just bought, and gold that goes unused into the tournament."""
    count: Counter[str] = Counter()
    bought: dict[int, set[str]] = {}
    for at in choices:
        mine = bought.setdefault(at.seat, set())
        if at.moment == "Choose":
            mine.clear()
        elif at.moment == "Convert" and at.verb == "done":
            gold = at.state.players[at.seat].gold
            count["players in the tournament"] += 1
            count["of them with gold for an equipment card"] += gold >= CHEAPEST and "convert" in at.others
            count["of them with gold for a slot or more"] += gold >= SLOT and "convert" in at.others
            count["gold left, of all"] += gold
        elif at.verb == "buy":
            count["cards bought"] += 1
            mine.add(at.thing)
        elif at.verb == "sell":
            count["bought and sold between two arrows"] += at.thing in mine and at.moment != "Convert"
    return count


def tanxi(choices: Iterator[Choice]) -> Counter[str]:
    """Count steps, and those back to a square where one has been with nothing done since but walking."""
    count: Counter[str] = Counter()
    walked: set[str] = set()
    for at in choices:
        if at.moment != "Main" or at.verb != "move":
            walked.clear()
            continue
        count["steps"] += 1
        count["back to where one came from"] += at.thing in walked
        walked.add(at.thing)
    return count


def tankup(choices: Iterator[Choice]) -> Counter[str]:
    """Count combat turns with attacks to lay, and those ended without laying any."""
    count: Counter[str] = Counter()
    laid: set[int] = set()
    for at in choices:
        if at.moment != "Assign":
            laid.discard(at.seat)
        elif at.verb == "attack":
            count["attacks laid"] += 1
            laid.add(at.seat)
        elif at.verb == "end":
            count["combat turns without an attack that was possible"] += at.seat not in laid
    return count


LOOKED_AT: Final = {"tankup": tankup, "tornaris": tornaris, "tanxi": tanxi}


def counted(game: str, name: str, seed: int) -> Counter[str]:
    """Play one game and return what was counted in it."""
    return LOOKED_AT[game](played(liza.game(game), name, seed))


def main() -> int:
    """Play, and print what was counted."""
    words = options("measure silly-moves", __doc__)
    words.add_argument("games", nargs="*", default=list(LOOKED_AT), help="only these games")
    words.add_argument("--bot", default="shrewd", help="who plays, on every seat")
    words.add_argument("--games", dest="many", type=int, default=20, help="how many games of each")
    words.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    words.add_argument("--jobs", type=int, default=1, help="how many processes")
    asked = words.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for game in asked.games:
            seeds = range(asked.seed, asked.seed + asked.many)
            rows = [pool.submit(counted, game, asked.bot, seed) for seed in seeds]
            total: Counter[str] = Counter()
            for row in rows:
                total.update(row.result())
            sys.stdout.write(f"{game}, {asked.many} games of {asked.bot}\n")
            for what, many in total.items():
                sys.stdout.write(f"{many:7}  {what}\n")
    return 0
