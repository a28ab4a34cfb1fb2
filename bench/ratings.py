"""Do ratings recover strength? Simulated groups of friends whose strengths are known: ``scripts/measure ratings``.

Friends play among themselves in closed groups, at times with bots of known strength, and at times one of them leaves. A
game's places are drawn by Plackett and Luce's model; whoever leaves is last of those still in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np
from rich.console import Console
from tools.options import options

from liza.ratings import Rating, Result, fit, share_beaten

BOTS: Final = {"bot:gentle": -1.5, "bot:lively": -0.7, "bot:shrewd": 0.0, "bot:tough": 0.7, "bot:fierce": 1.4}
SEAT_SPREAD: Final = 0.25
SAY: Final = Console(highlight=False, soft_wrap=True).print
LEAVES: Final = 0.02
"""How often a game loses a player, whatever their strength."""


class Groups(NamedTuple):
    """Closed groups of friends and all they have played."""

    results: list[Result]
    strength: dict[str, float]


def play(lots: np.random.Generator, here: Sequence[tuple[str, float]], leaves: float = LEAVES) -> Result:
    """Return the places of one game among players of these strengths."""
    drawn = {name: strength + lots.gumbel() for name, strength in here}
    if lots.random() < leaves:
        people = [name for name, _ in here if not name.startswith("bot:")]
        drawn[people[lots.integers(len(people))]] = -np.inf
    order = sorted(drawn, key=lambda name: -drawn[name])
    return Result({name: place for place, name in enumerate(order, 1)})


def groups(
    lots: np.random.Generator,
    count: int,
    size: int,
    games: int,
    bots: float,
    *,
    alike: float = 0.0,
    seat_spread: float = 0.0,
) -> Groups:
    """Return groups of friends with their games.

    Args:
        lots: decides everything.
        count: how many groups.
        size: how many friends are in each.
        games: how many games each plays.
        bots: the share of games in which a bot sits down, too.
        alike: how much of the variance of strengths is between groups.
        seat_spread: how much stronger or weaker friends are at one size of table.
    """
    results: list[Result] = []
    strength: dict[str, float] = {}
    for group in range(count):
        friends = [f"g{group}p{friend}" for friend in range(size)]
        common = lots.normal() * alike**0.5
        strength |= {name: common + lots.normal() * (1 - alike) ** 0.5 for name in friends}
        effect = {(name, seats): lots.normal() * seat_spread for name in friends for seats in range(2, 8)}
        for _ in range(games):
            who = list(lots.choice(friends, lots.integers(2, size + 1), replace=False))
            guest = [str(lots.choice(list(BOTS)))] if lots.random() < bots else []
            seats = len(who) + len(guest)
            here = [(str(name), strength[name] + effect[name, seats]) for name in who]
            results.append(play(lots, [*here, *((name, BOTS[name]) for name in guest)]))
    return Groups(results, strength)


def calibration(lots: np.random.Generator) -> None:
    """(a) Are intervals of 95 % as wide as they must be, and are truths spread evenly among what was believed?"""
    ranks: list[float] = []
    for _ in range(60):
        some = groups(lots, 12, int(lots.integers(3, 7)), 30, bots=0.25, seat_spread=SEAT_SPREAD)
        found = fit(some.results, BOTS, seat_spread=SEAT_SPREAD)
        ranks += [_rank(found[name], true) for name, true in some.strength.items() if name in found]
    inside = np.mean([0.025 < rank < 0.975 for rank in ranks])
    counts, _ = np.histogram(ranks, bins=10, range=(0, 1))
    expected = len(ranks) / 10
    chi = float(((counts - expected) ** 2 / expected).sum())
    error = (inside * (1 - inside) / len(ranks)) ** 0.5
    SAY(f"(a) {len(ranks)} players: intervals of 95 % hold {100 * inside:.1f} ± {100 * error:.1f} %")
    SAY(f"    ranks in tenths: {' '.join(map(str, counts))}; chi-square {chi:.1f} with 9 degrees (16.9 is 5 %)")


def closed_groups(lots: np.random.Generator) -> None:
    """(d) Fifteen unlike groups of four that never meet: does a shared bot now and then make them comparable?"""
    for bots in (0.0, 0.1, 0.25, 0.5):
        found = []
        for _ in range(12):
            some = groups(lots, 15, 4, 40, bots=bots, alike=0.7)
            ratings = fit(some.results, BOTS)
            names = list(some.strength)
            found.append(spearman([ratings[name].mean for name in names], [some.strength[name] for name in names]))
        mean, error = np.mean(found), np.std(found, ddof=1) / np.sqrt(len(found))
        SAY(f"(d) a bot in {100 * bots:2.0f} % of games: rank correlation {mean:.3f} ± {error:.3f}")


def tricks(lots: np.random.Generator) -> None:
    """(e) What does somebody gain who loses on purpose first, or plays gentle bots only?"""
    honest, loser, farmer, idle = [], [], [], []
    for _ in range(60):
        rivals = [
            ("bot:lively", BOTS["bot:lively"]),
            ("bot:shrewd", BOTS["bot:shrewd"]),
            ("bot:tough", BOTS["bot:tough"]),
        ]
        fair = [play(lots, [("me", 0.0), *rivals], leaves=0) for _ in range(30)]
        lost = [Result({"me": 4, "bot:lively": 1, "bot:shrewd": 2, "bot:tough": 3})] * 10
        honest.append(fit(fair, BOTS)["me"])
        loser.append(fit([*lost, *fair], BOTS)["me"])
        easy = [play(lots, [("me", 0.0), ("bot:gentle", BOTS["bot:gentle"])], leaves=0) for _ in range(200)]
        idle.append(fit(fair[:5], BOTS)["me"])
        farmer.append(fit([*fair[:5], *easy], BOTS)["me"])
    people = list(np.random.default_rng(0).normal(size=400))
    for title, ratings in (("honest, 30 games", honest), ("loses 10 on purpose first", loser)):
        SAY(f"(e) {title}: {_shown(ratings, people)}")
    for title, ratings in (("5 games", idle), ("5 games, then 200 against gentle", farmer)):
        SAY(f"(e) {title}: {_shown(ratings, people)}")


def agents(lots: np.random.Generator) -> None:
    """(b) Thirty bots of known strength play twenty games each: does the site order and predict them?"""
    from bench.rated_agents import agents as measured  # noqa: PLC0415 - loads the games, which the other parts do not need

    SAY(measured(lots))


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the correlation of two orders."""
    return float(np.corrcoef(np.argsort(np.argsort(one)), np.argsort(np.argsort(other)))[0, 1])


def _rank(rating: Rating, true: float) -> float:
    """Return where the truth lies in what is believed: the share of it that is lower."""
    return NormalDist(rating.mean, rating.deviation).cdf(true)


def _shown(ratings: Sequence[Rating], people: Sequence[float]) -> str:
    """Return what such players are shown on the average."""
    shares = [share_beaten(rating, people) for rating in ratings]
    return "beats {:.1f} % ({:.1f} to {:.1f})".format(
        *(100 * float(np.mean(column)) for column in zip(*shares, strict=True))
    )


PARTS: Final[dict[str, Callable[[np.random.Generator], None]]] = {
    "calibration": calibration,
    "agents": agents,
    "groups": closed_groups,
    "tricks": tricks,
}


def main() -> int:
    """Print what was asked for, by default all of it."""
    parser = options("measure ratings", __doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all by default (an hour)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the groups")
    asked = parser.parse_args()
    if wrong := set(asked.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(wrong))}")
    for part in asked.parts or PARTS:
        PARTS[part](np.random.default_rng(asked.seed))
    return 0
