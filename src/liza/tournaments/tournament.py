"""A tournament as data: who entered, which tables were drawn, how they ended. The log of its events is the truth.

A tournament is worked out from its rules and its events alone, so each process that reads the same log holds the same
tournament. Nothing here knows a clock, a game or a database: a driver opens the tables that were drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, Literal, NamedTuple

Format = Literal["round_robin", "swiss", "elimination", "arena"]
FORMATS: Final[tuple[Format, ...]] = ("round_robin", "swiss", "elimination", "arena")
STAND_IN: Final = ""
"""A seat that a bot takes because there are not enough entrants, in the place of an entrant's id."""

Seating = tuple[str, ...]
"""The ids at one table, in the order of the seats."""


class Rules(NamedTuple):
    """What is decided before a tournament begins."""

    format: Format
    sizes: tuple[int, ...]
    """The numbers of seats that a table may have."""
    rounds: int = 1
    """The rounds of a Swiss; how often each pair of a round robin meets."""
    together: bool = False
    """Whether all rounds of a round robin are played side by side, as suits slow games."""
    seed: int = 0
    """The seed of the draw, and of the lot that breaks the last ties."""

    @property
    def open_late(self) -> bool:
        """Whether one may still enter once it has begun."""
        return self.format in {"swiss", "arena"}


class EntrantJoined(NamedTuple):
    """An entrant takes part from now on."""

    id: str
    name: str
    home: str = ""
    """What those who come from one address have in common, where that is counted."""


class EntrantLeft(NamedTuple):
    """An entrant plays no further table."""

    id: str


class RoundDrawn(NamedTuple):
    """A round was drawn: the id of each table and who sits there."""

    tables: tuple[tuple[str, Seating], ...]


class Finished(NamedTuple):
    """A table ended: the place of each seat, 1 for the best, ties sharing the better place."""

    table: str
    places: tuple[int, ...]


class TournamentClosed(NamedTuple):
    """The tournament is over."""


TournamentEvent = EntrantJoined | EntrantLeft | RoundDrawn | Finished | TournamentClosed


@dataclass(slots=True)
class Entrant:
    """One who takes part."""

    id: str
    name: str
    number: int
    """How many entered before."""
    late: int
    """How many rounds had been drawn before."""
    left: bool = False
    home: str = ""


@dataclass(slots=True)
class Meeting:
    """One table of a round."""

    id: str
    round: int
    seating: Seating
    places: tuple[int, ...] = ()
    """Empty while it is played."""

    @property
    def people(self) -> list[str]:
        """The entrants who sit there."""
        return [id for id in self.seating if id != STAND_IN]


@dataclass(slots=True)
class Tournament:
    """A tournament as its events say it is."""

    rules: Rules
    entrants: dict[str, Entrant] = field(default_factory=dict)
    meetings: dict[str, Meeting] = field(default_factory=dict)
    rounds: int = 0
    """How many have been drawn."""
    closed: bool = False

    @classmethod
    def of(cls, rules: Rules, events: Iterable[TournamentEvent]) -> Tournament:
        """Return the tournament that these events make."""
        found = cls(rules)
        for event in events:
            found.apply(event)
        return found

    def apply(self, event: TournamentEvent) -> None:
        """Do what an event says."""
        match event:
            case EntrantJoined(id, name, home):
                self.entrants[id] = Entrant(id, name, len(self.entrants), self.rounds, home=home)
            case EntrantLeft(id):
                self.entrants[id].left = True
            case RoundDrawn(tables):
                self.rounds += 1
                for table, seating in tables:
                    self.meetings[table] = Meeting(table, self.rounds, seating)
            case Finished(table, places):
                self.meetings[table].places = places
            case TournamentClosed():
                self.closed = True

    @property
    def field(self) -> list[Entrant]:
        """Those who play on, in the order in which they entered."""
        return [one for one in self.entrants.values() if not one.left]

    @property
    def running(self) -> list[Meeting]:
        """The tables that have not ended."""
        return [meeting for meeting in self.meetings.values() if not meeting.places]

    def of_round(self, number: int) -> list[Meeting]:
        """Return the tables of a round."""
        return [meeting for meeting in self.meetings.values() if meeting.round == number]

    def played(self, id: str) -> list[Meeting]:
        """Return the tables of an entrant that have ended, in order."""
        return [one for one in self.meetings.values() if one.places and id in one.seating]

    def met(self) -> Counter[frozenset[str]]:
        """Return how often each pair was drawn to one table."""
        pairs = (combinations(meeting.people, 2) for meeting in self.meetings.values())
        return Counter(frozenset(pair) for some in pairs for pair in some)

    def sat(self, seats: int) -> dict[str, list[int]]:
        """Return how often each entrant sat in the first seat, the second, and so on."""
        found = {id: [0] * seats for id in self.entrants}
        for meeting in self.meetings.values():
            for seat, id in enumerate(meeting.seating):
                if id != STAND_IN:
                    found[id][seat] += 1
        return found


def share(places: Sequence[int], seat: int) -> float:
    """Return the points of a seat: the share of the others that it left behind, a tie counting half."""
    others = [place for at, place in enumerate(places) if at != seat]
    beaten = sum(1.0 if place > places[seat] else 0.5 for place in others if place >= places[seat])
    return beaten / len(others)
