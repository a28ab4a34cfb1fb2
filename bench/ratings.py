"""Do ratings recover known strengths? ``scripts/measure ratings`` prints them, and fails for a goal missed.

In (a), (d) and (e) friends play among themselves in closed groups, at times with bots of known strength, and at times
one of them leaves. Places are drawn by Plackett and Luce's model; who leaves is last of those still in. In (b) thirty
bots play real games at rated tables, and (c) looks at every order that a game of up to six can end in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from random import Random
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


class Goal(NamedTuple):
    """A figure, and whether it is as it should be."""

    said: str
    wanted: str
    """What it should be; empty for a figure beside the others."""
    held: bool


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


class Asked(NamedTuple):
    """What the command line wants."""

    seed: int
    known: int
    jobs: int
    kept: Path


def calibration(asked: Asked) -> Iterator[Goal]:
    """(a) Are intervals of 95 % as wide as they must be, and are truths spread evenly among what was believed?"""
    lots = np.random.default_rng(asked.seed)
    ranks: list[float] = []
    for _ in range(60):
        some = groups(lots, 12, int(lots.integers(3, 7)), 30, bots=0.25, seat_spread=SEAT_SPREAD)
        found = fit(some.results, BOTS, seat_spread=SEAT_SPREAD)
        ranks += [_rank(found[name], true) for name, true in some.strength.items() if name in found]
    inside = float(np.mean([0.025 < rank < 0.975 for rank in ranks]))
    counts, _ = np.histogram(ranks, bins=10, range=(0, 1))
    expected = len(ranks) / 10
    chi = float(((counts - expected) ** 2 / expected).sum())
    error = (inside * (1 - inside) / len(ranks)) ** 0.5
    yield Goal(
        f"(a) {len(ranks)} players: intervals of 95 % hold {100 * inside:.1f} ± {100 * error:.1f} %",
        "93 to 97 %",
        0.93 <= inside <= 0.97,
    )
    yield Goal(
        f"(a) ranks in tenths: {' '.join(map(str, counts))}; chi-square {chi:.1f} with 9 degrees",
        "below 16.9, which chance passes at one seed of 20",
        chi < 16.9,
    )


def agents(asked: Asked) -> Iterator[Goal]:
    """(b) Thirty bots of known strength play twenty games each: does the site order and predict them?"""
    from bench.lab_agents import AGENTS  # noqa: PLC0415 - loads the site, which the other parts do not need
    from bench.rated_agents import agents as measured  # noqa: PLC0415

    told = measured(np.random.default_rng(asked.seed), asked.kept, known=asked.known, jobs=asked.jobs)
    worse = told.surprise / told.oracle - 1
    yield Goal(
        f"(b) {len(AGENTS)} bots, {told.tables} rated tables, {told.known:,} games of the lab: "
        f"rank correlation {told.order:.3f}",
        "0.93 or more",
        told.order >= 0.93,
    )
    yield Goal(
        f"(b) log-loss of {told.fresh:,} fresh games {told.surprise:.3f}; by one who knows how the bots are spread and "
        f"judges the same tables {told.oracle:.3f}: {100 * worse:+.1f} %",
        "1 % more at most",
        worse <= 0.01,
    )
    above = 100 * (told.surprise / told.truth - 1)
    yield Goal(
        f"(b) by the lab's strengths, which no twenty games tell, {told.truth:.3f}: {above:+.1f} %", "", held=True
    )


def orders(_asked: Asked) -> Iterator[Goal]:
    """(c) Does the better place ever get less, and does it matter who is called what, sits where, or comes first?"""
    tried, wrong = 0, 0
    for players in range(2, 7):
        for places in weak_orders(players):
            tried += 1
            found = fit([Result({f"p{at}": place for at, place in enumerate(places)})])
            means = [mean for _, mean in sorted((place, found[f"p{at}"].mean) for at, place in enumerate(places))]
            wrong += any(later > before + 1e-9 for before, later in pairwise(means))
    most = len(weak_orders(6))
    yield Goal(
        f"(c) {tried} orders of two to six equal players, {most} of six: the better place got less in {wrong}",
        "none",
        wrong == 0,
    )
    away = max(_moved(shuffled) for shuffled in (_other_names, _other_seats, _split))
    yield Goal(
        f"(c) other names, other seats, and a batch in another order or counted in halves: ratings move by {away:.0e}",
        "nothing but the last digits",
        away < 1e-6,
    )


def weak_orders(players: int) -> list[tuple[int, ...]]:
    """Return the places of every weak order of equal players, but for the one in which all are tied."""
    sizes = [cut for cut in product(range(1, players + 1), repeat=players) if list(cut) == sorted(cut)]
    return [cut for cut in sizes if set(cut) == set(range(1, max(cut) + 1)) and max(cut) > 1]


def _moved(other: Callable[[list[Result]], tuple[list[Result], Callable[[str], str]]]) -> float:
    """Return how far ratings move when the same games are told otherwise."""
    some = groups(np.random.default_rng(5), 3, 6, 30, bots=0.2)
    told, name = other(some.results)
    plain = fit(some.results, BOTS)
    found = fit(told, {name(bot): strength for bot, strength in BOTS.items()})
    pairs = [(rating, found[name(who)]) for who, rating in plain.items()]
    return max(max(abs(one.mean - two.mean), abs(one.deviation - two.deviation)) for one, two in pairs)


def _other_names(results: list[Result]) -> tuple[list[Result], Callable[[str], str]]:
    return [Result({name[::-1]: place for name, place in game.places.items()}) for game in results], lambda n: n[::-1]


def _other_seats(results: list[Result]) -> tuple[list[Result], Callable[[str], str]]:
    lots = Random(5)
    return [Result(dict(lots.sample(list(game.places.items()), len(game.places)))) for game in results], str


def _split(results: list[Result]) -> tuple[list[Result], Callable[[str], str]]:
    halves = [Result(game.places, weight=0.5) for game in results]
    return [*halves[::-1], *halves], str


def closed_groups(asked: Asked) -> Iterator[Goal]:
    """(d) Fifteen unlike groups of four that never meet: does a shared bot now and then make them comparable?"""
    lots = np.random.default_rng(asked.seed)
    for bots, least in ((0.0, 0.0), (0.1, 0.65), (0.25, 0.75), (0.5, 0.0)):
        found = []
        for _ in range(12):
            some = groups(lots, 15, 4, 40, bots=bots, alike=0.7)
            ratings = fit(some.results, BOTS)
            names = list(some.strength)
            found.append(spearman([ratings[name].mean for name in names], [some.strength[name] for name in names]))
        mean, error = float(np.mean(found)), float(np.std(found, ddof=1) / np.sqrt(len(found)))
        yield Goal(
            f"(d) a bot in {100 * bots:2.0f} % of games: rank correlation {mean:.3f} ± {error:.3f}",
            f"{least} or more" if least else "",
            mean >= least,
        )


def tricks(asked: Asked) -> Iterator[Goal]:
    """(e) What does somebody gain who loses on purpose first, or plays gentle bots only?"""
    lots = np.random.default_rng(asked.seed)
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
    for plain, title, tricky, trick in (
        (honest, "30 games", loser, "the same after losing 10 on purpose"),
        (idle, "5 games", farmer, "the same and 200 against the gentlest bot"),
    ):
        gains = [_share(after, people) - _share(before, people) for before, after in zip(plain, tricky, strict=True)]
        gain, error = float(np.mean(gains)), float(np.std(gains, ddof=1) / np.sqrt(len(gains)))
        yield Goal(
            f"(e) {title}: {_shown(plain, people)}; {trick}: {_shown(tricky, people)}, "
            f"a gain of {100 * gain:+.1f} ± {100 * error:.1f} points",
            "no more than chance",
            gain <= 2 * error,
        )


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the correlation of two orders."""
    return float(np.corrcoef(np.argsort(np.argsort(one)), np.argsort(np.argsort(other)))[0, 1])


def _rank(rating: Rating, true: float) -> float:
    """Return where the truth lies in what is believed: the share of it that is lower."""
    return NormalDist(rating.mean, rating.deviation).cdf(true)


def _share(rating: Rating, people: Sequence[float]) -> float:
    return share_beaten(rating, people).value


def _shown(ratings: Sequence[Rating], people: Sequence[float]) -> str:
    """Return what such players are shown on the average."""
    shares = [share_beaten(rating, people) for rating in ratings]
    return "beats {:.1f} % ({:.1f} to {:.1f})".format(
        *(100 * float(np.mean(column)) for column in zip(*shares, strict=True))
    )


PARTS: Final[dict[str, Callable[[Asked], Iterator[Goal]]]] = {
    "calibration": calibration,
    "agents": agents,
    "orders": orders,
    "groups": closed_groups,
    "tricks": tricks,
}


def main() -> int:
    """Print what was asked for, by default all of it; 1 if a goal is missed."""
    parser = options("measure ratings", __doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all by default")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the groups")
    parser.add_argument("--known", type=int, default=10_000, help="games of the lab for (b), some seconds each")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play them")
    parser.add_argument("--out", type=Path, default=Path("build/rated-agents.jsonl"), help="where they are kept")
    told = parser.parse_args()
    if wrong := set(told.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(wrong))}")
    missed = 0
    for part in told.parts or PARTS:
        for goal in PARTS[part](Asked(told.seed, told.known, told.jobs, told.out)):
            word = "" if not goal.wanted else f" [{goal.wanted}: {'held' if goal.held else 'MISSED'}]"
            SAY(f"{goal.said}{word}", markup=False)
            missed += not goal.held
    return 1 if missed else 0
