"""A tournament in memory: its setting, the events of its log, and what a visitor is told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from liza.server.base.tokens import following, hashed, matches
from liza.server.protocol.company.tournament_bodies import (
    EntrantInfo,
    MeetingInfo,
    StandingInfo,
    TableWaiting,
    TournamentInfo,
    TournamentRow,
    TournamentStatus,
)
from liza.server.protocol.denied import Denied
from liza.server.tournaments.tournament_setting import TournamentSetting
from liza.store.tournament_log import StoredTournament, TournamentEntry
from liza.tournaments import (
    EntrantJoined,
    EntrantLeft,
    Finished,
    Meeting,
    RoundDrawn,
    Tournament,
    TournamentClosed,
    TournamentEvent,
    known_rounds,
    standings,
)

_KINDS: Final[Mapping[str, type[TournamentEvent]]] = {
    "enter": EntrantJoined,
    "withdraw": EntrantLeft,
    "draw": RoundDrawn,
    "finish": Finished,
    "close": TournamentClosed,
}
_KIND_OF: Final = {event: kind for kind, event in _KINDS.items()}
_MINUTE: Final = 60_000


class LoadedTournament:
    """A tournament as its log says it is."""

    def __init__(self, row: StoredTournament) -> None:
        self.id: Final = row.id
        self.setting: Final = msgspec.json.decode(row.setting, type=TournamentSetting)
        self.tournament: Final = Tournament(self.setting.rules)
        self.n = 0
        """How long the log is."""
        self.keys: Final[dict[str, str]] = {}
        """The hash of each entrant's token."""
        self.begun: int | None = None
        """When the first round was drawn."""
        self.opened: Final[set[str]] = set()
        """The running tables that are known to be there: others are not shown yet."""
        self.free_since: int | None = None
        """Since when an arena has entrants who wait for a table, as far as this process has seen."""

    @property
    def status(self) -> TournamentStatus:
        """Whether it waits for entrants, plays, or is done."""
        if self.tournament.closed:
            return "over"
        return "open" if self.begun is None else "running"

    @property
    def until(self) -> int | None:
        """When an arena draws its last tables."""
        arena = self.setting.format == "arena" and self.begun is not None
        return (self.begun or 0) + self.setting.minutes * _MINUTE if arena else None

    def take_in(self, entries: Sequence[TournamentEntry]) -> None:
        """Apply what was stored."""
        for entry in entries:
            event = msgspec.json.decode(entry.body, type=_KINDS[entry.kind])
            self.tournament.apply(event)
            self.n = entry.n
            if isinstance(event, EntrantJoined):
                self.keys[event.id] = entry.key
            if isinstance(event, RoundDrawn) and self.begun is None:
                self.begun = entry.at

    def next_entry(self, event: TournamentEvent, now: int, key: str = "") -> TournamentEntry:
        """Return the entry that stores an event."""
        return TournamentEntry(self.n + 1, now, _KIND_OF[type(event)], msgspec.json.encode(event).decode(), key)

    @property
    def unopened(self) -> list[Meeting]:
        """The running tables that may have been drawn and not yet opened."""
        return [meeting for meeting in self.tournament.running if meeting.id not in self.opened]

    # Rights.

    def entrant_of(self, token: str | None) -> str | None:
        """Return the entrant whose token this is; None for others."""
        key = "" if token is None else hashed(token)
        return next((id for id, known in self.keys.items() if known == key), None)

    def organised_by(self, token: str | None) -> bool:
        """Whether a token is the organiser's."""
        return token is not None and matches(token, self.setting.organiser)

    def check_sight(self, token: str | None) -> None:
        """Refuse to show a private tournament to a stranger."""
        known = token is not None and (matches(token, self.setting.invite) or self.organised_by(token))
        if not (self.setting.public or known or self.entrant_of(token)):
            raise Denied("private" if token is None else "token")

    # Telling.

    def info(self, token: str | None) -> TournamentInfo:
        """Return what the holder of a token may know."""
        setting, tournament = self.setting, self.tournament
        you = self.entrant_of(token)
        mine = [one for one in tournament.running if you in one.seating and one.id in self.opened] if you else []
        return TournamentInfo(
            id=self.id,
            title=setting.title,
            game=setting.game,
            options=setting.options,
            format=setting.format,
            sizes=setting.sizes,
            clock=setting.clock,
            level=setting.level,
            public=setting.public,
            status=self.status,
            created=setting.created,
            most=setting.most,
            together=setting.together,
            total=known_rounds(tournament) if len(tournament.entrants) > 1 else 0,
            until=self.until,
            n=self.n,
            entrants=[EntrantInfo(one.id, one.name, one.left) for one in tournament.entrants.values()],
            standings=self._standings(),
            rounds=[self._round(number) for number in range(1, tournament.rounds + 1)],
            you=you,
            organiser=self.organised_by(token),
            waiting=[TableWaiting(one.id, one.seating.index(you)) for one in mine if you],
        )

    def _standings(self) -> list[StandingInfo]:
        return [
            StandingInfo(
                line.rank, line.id, line.points, line.played, line.won, line.direct, line.opposition, line.reached
            )
            for line in standings(self.tournament)
        ]

    def _round(self, number: int) -> list[MeetingInfo]:
        return [
            MeetingInfo(one.id, list(one.seating), list(one.places), following(self.setting.watch(one.id), "watch"))
            for one in self.tournament.of_round(number)
            if one.places or one.id in self.opened
        ]


def row_info(row: StoredTournament) -> TournamentRow:
    """Return a tournament as a list shows it."""
    setting = msgspec.json.decode(row.setting, type=TournamentSetting)
    return TournamentRow(
        id=row.id,
        title=setting.title,
        game=setting.game,
        format=setting.format,
        status=row.status,  # type: ignore[arg-type]  # one of the three
        created=row.created,
        entrants=row.entrants,
        most=setting.most,
        clock=setting.clock,
    )
