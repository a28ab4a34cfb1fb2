"""One game, watched: who did what with which card, how the lead went, and where the rules left a hole.

What is noted depends on the plan and the game's number alone, so a run can be cut, stopped, shared and repeated.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from liza.bots import Seat
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.lab.run.card_index import CardIndex
from liza.lab.run.run_spec import Deal, RunSpec, deal
from liza.match.record import Record

MOST_DECISIONS: Final = 10_000
"""A game that is not over by then is taken for one that does not end."""
_LONG: Final = 2_000
"""From here on positions are remembered, to see whether the game goes round in circles."""
_EVERY: Final = 3
"""After so many decisions each: often enough to see the lead change, seldom enough to cost little."""
_STUCK: Final = "stuck"
_BROKEN: Final = "broken"
_ENDLESS: Final = "endless"
_LOOP: Final = "loop"
TROUBLE: Final = (_STUCK, _BROKEN, _ENDLESS, _LOOP)
"""What can be wrong with a single game."""

Columns = dict[str, list[Any]]


class MomentCount:
    """How often a moment of the rulebook was reached, and how often it left a choice."""

    __slots__ = ("asked", "at", "forced", "game", "most")

    def __init__(self, asked: int = 0, forced: int = 0, most: int = 0, game: int = -1, at: int = -1) -> None:
        self.asked = asked
        self.forced = forced
        self.most = most
        """The most options that it ever offered."""
        self.game = game
        self.at = at
        """The first time that it was reached: the game, and after how many decisions."""

    def to_data(self) -> list[int]:
        """Return it as JSON-able data."""
        return [self.asked, self.forced, self.most, self.game, self.at]

    def add(self, other: MomentCount) -> None:
        """Take in what another saw."""
        self.asked += other.asked
        self.forced += other.forced
        self.most = max(self.most, other.most)
        if self.game < 0 or (other.game, other.at) < (self.game, self.at):
            self.game, self.at = other.game, other.at


class ObservedGames:
    """What was noted of a number of games."""

    def __init__(self, plan: RunSpec, *, decisions: bool = False) -> None:
        self.plan: Final = plan
        self.game: Final[Game[Any]] = plan.bound()
        self.cards: Final = card_index_of(plan)
        self.games: Final[Columns] = _columns("game reason over decisions forced options rounds winners lead_changes")
        self.seats: Final[Columns] = _columns(
            "game seat bot credit return score decisions forced options early middle late"
        )
        self.uses: Final[Columns] = _columns("game seat kind key seen played offered chances")
        self.choices: Final[Columns | None] = _columns("game at seat moment options action") if decisions else None
        self.moments: Final[dict[str, MomentCount]] = {}
        self.events: Final[Counter[str]] = Counter()
        self.acts: Final[Counter[tuple[int, str]]] = Counter()
        """How often each kind of event named each thing."""
        self.trouble: Final[list[dict[str, Any]]] = []

    def watch(self, number: int) -> None:
        """Play the game with this number and note what happens."""
        _Sitting(self, number).play()


def card_index_of(plan: RunSpec) -> CardIndex:
    """Return the things of a plan's game."""
    return _cards(plan.game, plan.pack)


@lru_cache(maxsize=8)
def _cards(game_id: str, pack: tuple[str, str] | None) -> CardIndex:
    """Return the things of a plan's game: sorted out once in each process."""
    return CardIndex(RunSpec(game_id, 0, (), {}, pack, 0).bound())


def _columns(names: str) -> Columns:
    return {name: [] for name in names.split()}


class _Sitting:
    """One game on its way."""

    def __init__(self, watch: ObservedGames, number: int) -> None:
        self.watch: Final = watch
        self.number: Final = number
        seats = watch.plan.seats
        self.at = 0
        self.decisions: Final = [0] * seats
        self.forced: Final = [0] * seats
        self.options: Final = [0] * seats
        self.seen: Final[list[Counter[int]]] = [Counter() for _ in range(seats)]
        self.played: Final[list[Counter[int]]] = [Counter() for _ in range(seats)]
        self.chances: Final[list[Counter[int]]] = [Counter() for _ in range(seats)]
        """At how many decisions each thing could be used."""
        self.standings: Final[list[list[float]]] = []
        self.positions: Final[set[int]] = set()

    def play(self) -> None:
        """Play to the end, or to where it breaks."""
        dealt = deal(self.watch.plan, self.number)
        try:
            self._go_on(dealt)
        except Exception as fault:  # noqa: BLE001 - whatever breaks a game is what is looked for
            self._note(_BROKEN, f"{type(fault).__name__}: {fault}")
        self._close(dealt.state, dealt.names)

    def _go_on(self, dealt: Deal) -> None:
        state = dealt.state
        self._hear(state)
        self._look(state)
        while not state.over:
            if self.at >= MOST_DECISIONS:
                return self._note(_ENDLESS, type(state.agenda[-1]).__name__)
            if not state.actors:
                return self._note(_STUCK, "nobody is asked")
            if not self._decide(dealt):
                return None
        return self._look(state)

    def _decide(self, dealt: Deal) -> bool:
        """Let all actors choose; return whether the game can go on."""
        state = dealt.state
        for seat in state.actors:
            moment = type(state.agenda[-1]).__name__
            legal = state.legal(seat)
            if not legal:
                self._note(_STUCK, moment)
                return False
            chance = dealt.chances[seat]
            action = dealt.bots[seat].choose(Seat(state, seat, chance), chance)
            self._count(state, seat, moment, legal, action)
            state.apply(seat, action)
            self.at += 1
            self._hear(state)
            if self.at > _LONG and self._repeats(state):
                self._note(_LOOP, moment)
                return False
        return True

    def _count(self, state: State, seat: int, moment: str, legal: list[int], action: int) -> None:
        watch = self.watch
        if self.at % _EVERY == 0:
            self.standings.append(watch.game.evaluate_each(state, list(range(state.seats))))
        choices = len(legal)
        self.decisions[seat] += 1
        self.forced[seat] += choices == 1
        self.options[seat] += choices
        of_action = watch.cards.of_action
        self.chances[seat].update({thing for each in legal for thing in of_action[each]})
        self.played[seat].update(watch.cards.of_action[action])
        met = watch.moments.setdefault(moment, MomentCount(game=self.number, at=self.at))
        met.asked += 1
        met.forced += choices == 1
        met.most = max(met.most, choices)
        if watch.choices is not None:
            row = (self.number, self.at, seat, moment, choices, watch.game.notation(action))
            _append(watch.choices, row)

    def _hear(self, state: State) -> None:
        """Note what has just happened, and to whom which cards have come."""
        watch = self.watch
        for event in state.events:
            watch.events[event.kind] += 1
            seat, things = watch.cards.in_event(event)
            for thing in things:
                watch.acts[thing, event.kind] += 1
            if things and 0 <= seat < state.seats:
                self.seen[seat].update(things)

    def _look(self, state: State) -> None:
        """Note what lies before each seat: not everything that is dealt is told."""
        for seat in range(state.seats):
            for thing in self.watch.cards.of_seat(self.watch.game.zones(state, seat), seat):
                self.seen[seat].setdefault(thing, 1)

    def _repeats(self, state: State) -> bool:
        """Whether everything but chance is as it was before."""
        fields = [getattr(state, name) for name in state.fields()]
        position = hash(repr((fields, state.agenda, state.actors)))
        again = position in self.positions
        self.positions.add(position)
        return again

    def _note(self, kind: str, subject: str) -> None:
        self.watch.trouble.append({"kind": kind, "subject": subject[:200], "game": self.number, "at": self.at})

    def _close(self, state: State, names: list[str]) -> None:
        """Write the rows of this game."""
        watch, outcome = self.watch, state.outcome
        counters = [] if outcome is None else watch.game.counters(state)
        rounds = [counter["value"] for counter in counters if counter["id"] == "round"]
        winners = () if outcome is None else outcome.winners
        trouble = watch.trouble[-1]["kind"] if outcome is None else None
        reason = trouble if outcome is None else outcome.reason
        total = sum(self.decisions), sum(self.forced), sum(self.options)
        round_ = rounds[0] if rounds else None
        game = (self.number, reason, outcome is not None, *total, round_, len(winners), _changes(self.standings))
        _append(watch.games, game)
        for seat in range(state.seats):
            credit = 1 / len(winners) if seat in winners else 0.0
            score = 0 if outcome is None else outcome.scores[seat]
            counted = self.decisions[seat], self.forced[seat], self.options[seat]
            lead = [_standing(self.standings, seat, share) for share in (0.25, 0.5, 0.75)]
            row = (self.number, seat, names[seat], credit, state.returns[seat], score, *counted, *lead)
            _append(watch.seats, row)
            self._use(seat)

    def _use(self, seat: int) -> None:
        cards = self.watch.cards
        chances, seen, played = self.chances[seat], self.seen[seat], self.played[seat]
        for number in sorted(chances.keys() | seen.keys() | played.keys()):
            kind, key = cards.things[number]
            could = chances[number]
            row = (self.number, seat, kind, key, seen[number], played[number], could > 0, could)
            _append(self.watch.uses, row)


def _append(columns: Columns, row: tuple[Any, ...]) -> None:
    for column, value in zip(columns.values(), row, strict=True):
        column.append(value)


def _changes(standings: list[list[float]]) -> int:
    """Return how often the lead changed; a tie has no leader."""
    leaders = [values.index(max(values)) for values in standings if values.count(max(values)) == 1]
    return sum(one != other for one, other in pairwise(leaders))


def _standing(standings: list[list[float]], seat: int, share: float) -> float:
    """Return how well a seat stood after a share of the game."""
    return standings[int(len(standings) * share)][seat] if standings else 0.0


def record_of(plan: RunSpec, number: int, decisions: int | None = None) -> Record:
    """Return the record of a game, or of its first decisions, to be replayed."""
    names = [f"{name} {seat + 1}" for seat, name in enumerate(plan.names(number))]
    game = plan.bound()
    record = Record.begin(game, seats=plan.seats, seed=plan.key(number), names=names, **plan.options)
    state, _, bots, chances = deal(plan, number)
    state.listen = False
    while not state.over and state.actors:
        for seat in state.actors:
            if len(record.actions) == decisions:
                return record
            action = bots[seat].choose(Seat(state, seat, chances[seat]), chances[seat])
            record.actions.append((seat, game.notation(action)))
            state.apply(seat, action)
    record.outcome = None if state.outcome is None else state.outcome.to_data()
    return record
