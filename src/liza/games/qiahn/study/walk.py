"""A best response to a player who has to be asked: the rounds one after another, each in pieces that stand alone.

First it is found out, from the first round on, how the next round can begin; then what beginnings are worth, from the
last round back. Either way a beginning needs no other beginning of its round, so that processes can share them; only in
the last round those with the same tokens stay together, because vanguards that meet there are the same for many. What
was answered on the way forth is not asked again on the way back.

A piece is worked on for a while and handed back with what was done; what is left makes new pieces. What comes out does
not depend on where pieces end: the luck with which a player is asked belongs to the question, and not to the piece.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any, Final

from liza.games.qiahn.study.asking import Asking
from liza.games.qiahn.study.response import Force, Met, Response, Start, Worth
from liza.games.qiahn.vocabulary import EVERYONE, KIND_COUNT
from liza.kernel.core.study import BestResponse, PolicySource
from liza.parts.sets import COUNT

_PIECE: Final = 1024
"""So many beginnings of a round make a piece."""
_LAST: Final = 2.0
"""How much longer a beginning of the last round takes than one of another, about."""
_BITS: Final = (1 << KIND_COUNT) - 1


class Walk(BestResponse):
    """What a seat gets that responds, if a seat attacks first."""

    def __init__(self, response: Response, troop: int, first: int) -> None:
        self._response: Final = response
        self._troop: Final = troop
        self._first: Final = first
        self._stage = 0
        """First come the rounds whose ends are looked for, forwards; then those that are weighed, backwards."""
        self._starts: Final[list[list[int]]] = [[] for _ in range(troop + 1)]
        """By round: how it can begin, in the order in which that was found."""
        self._starts[1] = [_packed(start) for start in response.beginnings(first)]
        self._left: dict[int, None] = dict.fromkeys(self._starts[1])
        """The beginnings that have not been worked on at this stage."""
        self._reached: dict[int, list[int]] = {}
        """What pieces of this stage led to, by their first beginnings."""
        self._said: Final[dict[int, str]] = {}
        """What was answered when a beginning was walked through for the first time."""
        self._worths: Final[list[dict[int, Worth]]] = [{} for _ in range(troop + 2)]
        self._met: Final[dict[int, list[Any]]] = {}
        """What was found out about vanguards in the last round, by the tokens."""
        groups = sum(1 for group in range(1, EVERYONE + 1) if COUNT[group] <= troop)
        self._most: Final = groups * groups * 64
        """How many beginnings of the last round there can be."""

    # For whoever leads the work.

    @property
    def done(self) -> bool:
        """Whether the answer is there."""
        return self._stage == 2 * self._troop - 1

    def worth(self) -> tuple[float, float]:
        """Return what the whole game is worth, by both mixtures."""
        return _mean([self._worths[1][start] for start in self._starts[1]])

    def share(self) -> float:
        """Return how far the work has come; how much there is in the last round is known once its beginnings are."""
        counts = [float(len(starts)) for starts in self._starts]
        counts[-1] = _LAST * (counts[-1] or self._most)
        sizes = [counts[self._number(stage)] for stage in range(2 * self._troop - 1)]
        behind = sum(sizes[: self._stage])
        if not self.done:
            number = self._number(self._stage)
            behind += sizes[self._stage] * (1 - len(self._left) / len(self._starts[number]))
        return behind / sum(sizes)

    def pieces(self) -> list[Any]:
        """Return what can be worked on now."""
        if self.done:
            return []
        number = self._number(self._stage)
        if number == self._troop:
            groups: dict[int, list[int]] = {}
            for start in self._left:
                groups.setdefault(_tokens(start), []).append(start)
            return [[self._stage, starts, [], {}, self._met.get(tokens, [])] for tokens, starts in groups.items()]
        place = {start: at // _PIECE for at, start in enumerate(self._starts[number])}
        # Where a piece was left undone, no other is joined to it: what they lead to has to stay in order.
        cut = [list(piece) for _, piece in groupby(self._left, key=place.__getitem__)]
        known = self._worths[number + 1]
        return [[self._stage, starts, [self._said.get(start, "") for start in starts], known, []] for starts in cut]

    def take(self, found: Any) -> None:
        """Take over what came of a piece."""
        stage, starts, said, led_to, worths, met = found
        number = self._number(stage)
        for start in starts:
            del self._left[start]
        if stage < self._troop - 1:
            self._reached[starts[0]] = led_to
            self._said.update(zip(starts, said, strict=True))
        else:
            self._worths[number].update(zip(starts, map(tuple, worths), strict=True))
        if met:
            self._met[_tokens(starts[0])] = self._met.get(_tokens(starts[0]), []) + met
        if not self._left:
            self._go_on(number)

    def _go_on(self, number: int) -> None:
        """Go to the next stage."""
        if self._stage < self._troop - 1:
            reached = [self._reached[start] for start in self._starts[number] if start in self._reached]
            self._starts[number + 1] = list(dict.fromkeys(start for starts in reached for start in starts))
            self._reached = {}
        self._stage += 1
        if not self.done:
            self._left = dict.fromkeys(self._starts[self._number(self._stage)])

    def _number(self, stage: int) -> int:
        """Return the round that a stage is about."""
        return stage + 1 if stage < self._troop else 2 * self._troop - 1 - stage

    # For whoever does the work.

    def work(self, piece: Any, luck: PolicySource, enough: Callable[[], bool]) -> Any:
        """Work on a piece until it is done, or for as long as there is time; return what was done."""
        stage, starts, before, known, met = piece
        number = self._number(stage)
        weighing = stage >= self._troop - 1
        ends = _Ends(self._response, number + 1, self._attacker(number + 1), known if weighing else None)
        meetings: Met = {tuple(key): tuple(worth) for key, worth in met}
        worths: list[Worth] = []
        said: list[str] = []
        for at, start in enumerate(starts):
            asking = Asking(luck, f"{number} {start}", before[at] if before else "")
            attacker = self._attacker(number)
            worths.append(self._response.worth(number, attacker, _unpacked(start), asking, ends, meetings))
            said.append(asking.said)
            if enough():
                break
        done = starts[: len(worths)]
        if not weighing:
            return [stage, done, said, list(ends.led_to), [], []]
        new = [[list(key), list(worth)] for key, worth in meetings.items()][len(met) :]
        return [stage, done, [], [], worths, new]

    def _attacker(self, number: int) -> int:
        """Return who attacks in a round."""
        return self._first if number % 2 else 1 - self._first


class _Ends:
    """What comes after a round: what the beginnings of the next one are worth on average, or just which they are."""

    def __init__(self, response: Response, number: int, attacker: int, known: dict[int, Worth] | None) -> None:
        self._response: Final = response
        self._number: Final = number
        self._attacker: Final = attacker
        self._known: Final = known
        self._means: Final[dict[tuple[Force, Force], Worth]] = {}
        self.led_to: Final[dict[int, None]] = {}
        """The beginnings of the next round, in the order in which they were found."""

    def __call__(self, cara: Force, cruz: Force) -> Worth:
        mean = self._means.get((cara, cruz))
        if mean is None:
            starts = [_packed(start) for start in self._response.starts(self._number, self._attacker, cara, cruz)]
            if self._known is None:
                self.led_to.update(dict.fromkeys(starts))
                mean = (0.0, 0.0)
            else:
                mean = _mean([self._known[start] for start in starts])
            self._means[cara, cruz] = mean
        return mean


def _mean(worths: list[Worth]) -> Worth:
    return sum(high for high, _ in worths) / len(worths), sum(low for _, low in worths) / len(worths)


def _packed(start: Start) -> int:
    """Return a beginning as one number."""
    found = 0
    for part in (*start[0], *start[1]):
        found = found << KIND_COUNT | part
    return found


def _unpacked(number: int) -> Start:
    parts = [number >> KIND_COUNT * at & _BITS for at in range(5, -1, -1)]
    return (parts[0], parts[1], parts[2]), (parts[3], parts[4], parts[5])


def _tokens(start: int) -> int:
    """Return the tokens that both sides have at a beginning, as one number."""
    cara, cruz = _unpacked(start)
    return cara[2] << KIND_COUNT | cruz[2]
