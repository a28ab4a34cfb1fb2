"""The bodies of HTTP requests and answers about tournaments."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from liza.server.protocol.clocks import Clock, Days, Fischer, Slow
from liza.server.protocol.wire import MAX_NAME, Name, OptionValue, SeatNumber, Word

MOST_ENTRANTS: Final = 128
MOST_ROUNDS: Final = 15
MOST_TITLE: Final = 80
MOST_MINUTES: Final = 240

TournamentStatus = Literal["open", "running", "over"]
TournamentFormat = Literal["round_robin", "swiss", "elimination", "arena"]
ClaimedName = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]


class OpenTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be opened. It begins when its organiser says so."""

    title: Annotated[str, Meta(min_length=1, max_length=MOST_TITLE)]
    game: Word
    format: TournamentFormat
    clock: Fischer | Days | Slow
    """A clock is needed: without one a single table could hold up a round for ever."""
    sizes: Annotated[list[Annotated[int, Meta(ge=2, le=16)]], Meta(max_length=16)] = []
    """The numbers of seats that a table may have; all that the game allows by default."""
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=50)] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    """The rounds of a Swiss; how often each pair of a round robin meets."""
    together: bool = False
    """Whether all rounds of a round robin are played side by side."""
    minutes: Annotated[int, Meta(ge=5, le=MOST_MINUTES)] = 60
    """How long an arena draws new tables."""
    level: Word | None = None
    """The level of the bots that fill tables; the middle one by default."""
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 64
    """How many may enter."""
    public: bool = False


class TournamentOpened(Struct, frozen=True):
    """Everything that the organiser gets, once."""

    tournament: TournamentInfo
    organiser: str
    """The token that begins and closes it, and removes an entrant."""
    invite: str
    """The token that shows a private tournament and lets one enter."""


class EnterTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take part (with the invite token as bearer where the tournament is private)."""

    name: ClaimedName


class TournamentEntered(Struct, frozen=True):
    """What an entrant gets, once."""

    tournament: TournamentInfo
    entrant: str
    token: str
    """Plays this entrant's seat at each of the tournament's tables."""


class WithdrawEntrant(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to play on no more, with an entrant's token as bearer; the organiser's token names the entrant."""

    entrant: Word | None = None


class EntrantInfo(Struct, frozen=True):
    """One who takes part."""

    id: str
    name: Name
    left: bool


class StandingInfo(Struct, frozen=True):
    """One line of the standings."""

    rank: int
    entrant: str
    points: float
    played: int
    won: int
    direct: float
    opposition: float
    reached: int
    """The last round that was played, in an elimination; 0 elsewhere."""


class MeetingInfo(Struct, frozen=True):
    """One table of a round."""

    table: str
    seats: list[str]
    """The entrant of each seat; empty for a bot."""
    places: list[int]
    """The place of each seat, 1 for the best; empty while it is played."""
    watch: str
    """The token that watches the table; not needed where the tournament is public."""


class TableWaiting(Struct, frozen=True):
    """A table where an entrant plays."""

    table: str
    seat: SeatNumber


class TournamentInfo(Struct, frozen=True):
    """A tournament as it stands."""

    id: str
    title: str
    game: str
    options: dict[str, OptionValue]
    format: TournamentFormat
    sizes: list[int]
    clock: Clock
    level: str
    public: bool
    status: TournamentStatus
    created: int
    most: int
    together: bool
    total: int
    """How many rounds there are in all, as far as that is known."""
    until: int | None
    """When a running arena draws its last tables."""
    n: int
    """The length of its log: what has the same is the same."""
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    rounds: list[list[MeetingInfo]]
    you: str | None
    """The entrant whose token was shown."""
    organiser: bool
    """Whether the organiser's token was shown."""
    waiting: list[TableWaiting]
    """Your tables that are being played."""


class TournamentRow(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    format: TournamentFormat
    status: TournamentStatus
    created: int
    entrants: int
    most: int
    clock: Clock


class TournamentList(Struct, frozen=True):
    """Public tournaments of each status, the newest first."""

    open: list[TournamentRow]
    running: list[TournamentRow]
    over: list[TournamentRow]


TOURNAMENT_BODIES: Final = (
    OpenTournament, TournamentOpened, EnterTournament, TournamentEntered, WithdrawEntrant, TournamentInfo,
    TournamentList,
)  # fmt: skip
