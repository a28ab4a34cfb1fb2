"""Who is stronger: bots meet in pairs, over the same deals from both sides, and are rated by what comes out.

At a table for two a deal is played twice, each bot once on each seat. At a larger table it is played once for every
seat on which one of them can sit alone among copies of the other, and the other way round. So over one deal both bots
have had every seat, and the same cards, equally often; what is left is luck in play, and the interval says how much.
Where the first bot of a pair is slow, it can be left at sitting alone: on every seat once, among copies of the other.

A bot's score in a game is the share of its opponents that it finishes ahead of, a tie counting half: one half is even
at any table.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, combinations, pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.bots import Seat, bot
from liza.kernel.base.source import Stream
from liza.kernel.packs.pack import Pack
from liza.lab.arena.matchups import ArenaTerms, Matchup, MatchupFile, MatchupScore, ThinkingTime
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import SimulationError, checked_run, game_with_pack
from liza.lab.stats.bradley_terry import DOUBT, ScoreInterval, estimate, ratings
from liza.lab.stats.statistics import ALPHA, quantile, student

Progress = Callable[[int, int], None]
"""Told how many games are done, out of how many."""

_RESAMPLES: Final = 400
"""How often the scores are drawn anew to see how far ratings move."""
_LOW, _HIGH = 0.025, 0.975


class PairResult:
    """All bouts of a pair."""

    def __init__(self, first: str, second: str, terms: ArenaTerms) -> None:
        self.first: Final = first
        self.second: Final = second
        self.terms: Final = terms
        self.bouts: Final[list[MatchupScore]] = []

    @property
    def score(self) -> ScoreInterval:
        """How the first bot fared."""
        return estimate([bout.score for bout in self.bouts], self.terms.games_per_deal())

    @property
    def alone(self) -> ScoreInterval:
        """How often the first bot won when it sat alone among the others."""
        return estimate([bout.alone for bout in self.bouts], self.terms.seats)


class RatedBot(NamedTuple):
    """How strong a bot is: 200 points more are a score of about three in four."""

    name: str
    rating: float
    low: float
    high: float


class Ladder:
    """What an arena found."""

    def __init__(self, terms: ArenaTerms, bots: Sequence[str], meetings: Sequence[PairResult], seconds: float) -> None:
        self.terms: Final = terms
        self.bots: Final = tuple(bots)
        self.meetings: Final = tuple(meetings)
        self.seconds: Final = seconds
        self.games: Final = sum(len(meeting.bouts) for meeting in meetings) * terms.games_per_deal()
        self.rated: Final = self._rated()

    def _rated(self) -> list[RatedBot]:
        """Return the bots with their ratings, the strongest first; the one that was named first stands at 0."""
        rng = random.Random(self.terms.seed)
        scores = {(meeting.first, meeting.second): (meeting.score, len(meeting.bouts)) for meeting in self.meetings}
        found = self._ratings({pair: (score.value, deals) for pair, (score, deals) in scores.items()})
        drawn = [
            self._ratings({pair: (_drawn(score, deals, rng), deals) for pair, (score, deals) in scores.items()})
            for _ in range(_RESAMPLES)
        ]
        rated = []
        for at, name in enumerate(self.bots):
            others = sorted(values[at] for values in drawn)
            low, high = others[int(_LOW * _RESAMPLES)], others[int(_HIGH * _RESAMPLES)]
            rated.append(RatedBot(name, found[at], min(low, found[at]), max(high, found[at])))
        return sorted(rated, key=lambda one: -one.rating)

    def _ratings(self, scores: Mapping[tuple[str, str], tuple[float, int]]) -> list[float]:
        place = {name: at for at, name in enumerate(self.bots)}
        games = self.terms.games_per_deal()
        won = {
            (place[one], place[other]): (share * deals * games, float(deals * games))
            for (one, other), (share, deals) in scores.items()
        }
        return ratings(len(self.bots), won)

    @property
    def thought(self) -> dict[str, ThinkingTime]:
        """How long each bot thought: the one thing that a seed does not give again."""
        thought = dict.fromkeys(self.bots, ThinkingTime())
        for meeting in self.meetings:
            for bout in meeting.bouts:
                for name, spent in zip((meeting.first, meeting.second), bout.thought, strict=True):
                    thought[name] = thought[name].plus(spent)
        return thought

    def to_data(self) -> dict[str, Any]:
        """Return what a seed gives again, as JSON-able data."""
        return {
            "game": self.terms.game,
            "seats": self.terms.seats,
            "options": dict(self.terms.options),
            "pack_hash": game_with_pack(self.terms.game, self.terms.pack).pack.hash,
            "seed": self.terms.seed,
            "alone": self.terms.alone,
            "games": self.games,
            "ratings": [one._asdict() for one in self.rated],
            "meetings": [
                {
                    "first": meeting.first,
                    "second": meeting.second,
                    "deals": len(meeting.bouts),
                    "games": len(meeting.bouts) * self.terms.games_per_deal(),
                    "score": meeting.score._asdict(),
                    "alone": meeting.alone._asdict(),
                }
                for meeting in self.meetings
            ],
        }


def _drawn(score: ScoreInterval, deals: int, rng: random.Random) -> float:
    """Return a score that is as likely as its interval says, to see how far ratings move."""
    tail = student(ALPHA, deals - 1 + DOUBT) / quantile(ALPHA)
    return min(1.0, max(0.0, rng.gauss(score.middle, score.error * tail)))


def arena(
    game_id: str,
    *,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    pack: Pack | Path | str | None = None,
    neighbours: bool = False,
    alone: bool = False,
    keep: Path | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Let every pair of bots play at least so many games, and return how strong they are.

    With ``neighbours`` only those meet who are named next to each other: for a row that is in order already. With
    ``alone`` the bot that is named first never sits at a table with copies of itself: for one that thinks for long.
    ``keep`` names a file for what was played; what it holds already is not played again.
    """
    began = time.perf_counter()
    if games < 1 or jobs < 1:
        raise SimulationError("An arena needs at least one game and one job.")
    if len(set(bots)) < max(2, len(bots)):
        raise SimulationError("An arena needs at least two bots, each of them once.")
    packed = checked_run(game_id, bots=bots[:1], pack=pack).pack
    game = game_with_pack(game_id, packed)
    for name in bots:
        bot(name, files=True)
    terms = ArenaTerms(game.id, game.check_seats(seats), game.check_options(dict(options or {})), seed, alone, packed)
    deals = -(-games // terms.games_per_deal())
    pairs = list(pairwise(bots) if neighbours else combinations(bots, 2))
    bouts = [Matchup(first, second, number) for number in range(deals) for first, second in pairs]
    found: dict[tuple[str, str], PairResult] = {pair: PairResult(*pair, terms) for pair in pairs}
    with MatchupFile(keep, terms) as notebook:
        before = [scored for bout in bouts if (scored := notebook.known.get(bout)) is not None]
        left = [bout for bout in bouts if bout not in notebook.known]
        played = map(notebook.keep, map_unordered(partial(play, terms), left, max(1, min(jobs, len(left)))))
        for done, scored in enumerate(chain(before, played), start=1):
            found[scored.bout.first, scored.bout.second].bouts.append(scored)
            if progress is not None:
                progress(done * terms.games_per_deal(), len(bouts) * terms.games_per_deal())
    for meeting in found.values():
        meeting.bouts.sort(key=lambda scored: scored.bout.number)
    return Ladder(terms, bots, list(found.values()), time.perf_counter() - began)


def play(terms: ArenaTerms, bout: Matchup) -> MatchupScore:
    """Play all games of one bout."""
    score = alone = 0.0
    thought = [ThinkingTime(), ThinkingTime()]
    for names, lone in _seatings(terms, bout):
        returns, winners, spent = _play_one(terms, bout.number, names)
        mine = [seat for seat, name in enumerate(names) if name == bout.first]
        pairs = [(mine_at, at) for mine_at in mine for at in range(terms.seats) if at not in mine]
        score += sum(0.5 + 0.5 * ((returns[a] > returns[b]) - (returns[a] < returns[b])) for a, b in pairs) / len(pairs)
        alone += sum(seat in winners for seat in mine) / len(winners) if lone else 0.0
        for name, one in zip(names, spent, strict=True):
            thought[name != bout.first] = thought[name != bout.first].plus(one)
    return MatchupScore(bout, score / terms.games_per_deal(), alone / terms.seats, (thought[0], thought[1]))


def _seatings(terms: ArenaTerms, bout: Matchup) -> Iterator[tuple[list[str], bool]]:
    """Yield who sits where in each game of a bout, and whether the first bot sits alone."""
    for lone, others in ((bout.first, bout.second), (bout.second, bout.first)):
        for seat in range(terms.seats):
            yield [lone if at == seat else others for at in range(terms.seats)], lone == bout.first
        if terms.games_per_deal() == terms.seats:
            return


def _play_one(
    terms: ArenaTerms, number: int, names: list[str]
) -> tuple[tuple[float, ...], tuple[int, ...], list[ThinkingTime]]:
    """Play one game, and return the returns, the winners, and how long each seat thought."""
    sitting = [bot(name, files=True) for name in names]
    chances = [_chance(terms.seed, number, f"seat {seat}") for seat in range(terms.seats)]
    table = _chance(terms.seed, number, "table")
    state = game_with_pack(terms.game, terms.pack).new(terms.seats, source=table, **terms.options)
    state.listen = False
    thought = [ThinkingTime() for _ in names]
    while not state.over:
        for seat in state.actors:
            place = Seat(state, seat, chances[seat])
            began = time.perf_counter()
            action = sitting[seat].choose(place, chances[seat])
            if len(place.legal) > 1:
                spent = time.perf_counter() - began
                thought[seat] = thought[seat].plus(ThinkingTime(1, spent, spent))
            state.apply(seat, action)
    assert state.outcome is not None
    return state.returns, state.outcome.winners, thought


def _chance(seed: int, number: int, whose: str) -> Stream:
    """Return the chance of a deal's table, or that of a seat's bot: the same for any player on it."""
    return Stream(hashlib.sha256(f"liza arena {seed} deal {number} {whose}".encode()).digest())
