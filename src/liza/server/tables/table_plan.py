"""What is decided when a table is opened: as it is kept, and as ``match/`` wants it."""

from __future__ import annotations

import hmac
import unicodedata
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from liza import bots
from liza.kernel.base.source import fresh_secret
from liza.kernel.core.game import Game
from liza.match import clock
from liza.match.table import Table
from liza.match.table_config import Chair, TableConfig
from liza.server.base.tokens import following, hashed, matches
from liza.server.packs.pack_cache import bound_game
from liza.server.protocol import client_messages, clocks, wire
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.protocol.clocks import Clock
from liza.server.protocol.denied import Denied

if TYPE_CHECKING:
    from liza.store import StoredTable

_TURNING: Final = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Unicode's bidirectional formatting characters, as ``str.translate`` takes them out."""
_SUBSTITUTE: Final = "shrewd"
"""The level of the bot that takes the seat of a player who left."""


class SeatPlan(msgspec.Struct, frozen=True):
    """Who was to sit on a seat."""

    kind: str
    name: str = ""
    level: str = ""
    token: str = ""
    claimed: bool = False
    promised: str = ""
    """The hash of the bytes that its person adds to chance."""


class TablePlan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table that never changes, except its seed."""

    game: str
    version: int
    options: dict[str, wire.OptionValue]
    seats: list[SeatPlan]
    clock: Clock
    public: bool
    created: int
    invite: str
    watch: str
    """Hashes of the token that joins, and of one from which the token that watches follows."""
    substitute: str
    pack: str | None = None
    cards: str = ""
    """The hash of the cards that it is played with; empty in tables that older servers opened."""
    previous: str | None = None
    """The table that this one is the rematch of."""
    owner: str = ""
    """The address it was opened from: for whom its bots think."""
    ready: bool = False
    """Whether each player must confirm before the game begins, once all seats are taken."""
    gathers: bool = False
    """Whether the game begins only once all who sit there have come."""
    deal: str = ""
    """The seed of a prepared deal, in hexadecimal; empty where chance is a secret."""
    day: str = ""
    """The day whose deal it is: no hint is given, and no choice undone that has shown something."""
    rated: bool = False
    """Whether its result counts for ratings."""
    group: str | None = None
    """The group whose table it is."""
    open_after: int = 0
    """After how many seconds those who watch may see what every seat sees; 0 where they never may."""

    @property
    def watching(self) -> str:
        """The token that watches: those who may see the table are told it, to hand it on."""
        return following(self.watch, "watch")

    def admits(self, key: str) -> bool:
        """Whether a token, given by its hash, lets one watch. The hash of it is kept in tables of older servers."""
        return key in {self.watch, self.invite, hashed(self.watching)}

    def eyes(self, seat: int, entry: int) -> str:
        """Return the token that sees with the eyes of a seat whose player said so with an entry of the log."""
        return following(self.watch, f"eyes {seat} {entry}")

    def eyes_of(self, table: Table, key: str | None) -> int | None:
        """Return the seat with whose eyes a token, given by its hash, lets one see; None if with none."""
        shown = ((seat, chair.shown) for seat, chair in enumerate(table.chairs) if chair.shown and not chair.left)
        return next((seat for seat, n in shown if key is not None and matches(self.eyes(seat, n), key)), None)

    def seats_key(self, key: str) -> bool:
        """Whether a token, given by its hash, had a seat when the table was opened."""
        return any(seat.token and hmac.compare_digest(seat.token, key) for seat in self.seats)

    def check_rules(self) -> None:
        """Refuse a table that was opened under other rules or with other cards: its log would tell another game."""
        game = bound_game(self.game, self.pack)
        if self.version != game.version:
            raise Denied(
                "other-rules",
                f"The table was opened under version {self.version} of the rules of {game.title}; this server plays "
                f"version {game.version}.",
            )
        if self.cards and self.cards != game.pack.hash:
            raise Denied("other-rules", f"The table was opened with other cards of {game.title} than this server's.")

    def setting(self, id: str, seed: bytes) -> TableConfig:
        """Return what ``match/`` needs."""
        game = bound_game(self.game, self.pack)
        return TableConfig(
            id=id,
            game=game,
            options=game.recall_options(self.options),
            chairs=[Chair(seat.kind, seat.name, seat.level, seat.token, claimed=seat.claimed) for seat in self.seats],
            seed=seed,
            created=self.created,
            substitute=self.substitute,
            pace=pace_for(self.clock),
            asks_ready=self.ready,
            gathers=self.gathers,
            rated=self.rated or bool(self.day),
            promised=[seat.promised for seat in self.seats],
        )


def pace_for(chosen: Clock) -> clock.Pace | None:
    """Return what ``match/`` needs of a clock."""
    if isinstance(chosen, clocks.Fischer):
        return clock.fischer(chosen.seconds, chosen.increment)
    if isinstance(chosen, clocks.Days):
        return clock.days(chosen.days)
    if isinstance(chosen, clocks.Slow):
        rests = {"nights": chosen.nights, "weekends": chosen.weekends}
        return clock.slow(chosen.hours, chosen.reserve, stand_in=chosen.bot, **rests)
    return None


def clock_of(text: str) -> Clock:
    """Return the clock that a table's log holds as text."""
    pace = clock.pace_of(text)
    if pace is None:
        return clocks.NoClock()
    if not pace.renewed:
        return clocks.Fischer(pace.stock // 1000, pace.increment // 1000)
    hours = pace.stock // 3_600_000
    if not pace.slow:
        return clocks.Days(hours // 24)
    return clocks.Slow(hours, pace.reserve // 3_600_000, pace.nights, pace.weekends, pace.stand_in)


def checked(chosen: Clock) -> Clock:
    """Return a clock whose bot there is, or refuse it."""
    if isinstance(chosen, clocks.Slow) and chosen.bot:
        bots.bot(chosen.bot)
    return chosen


def clock_text(chosen: Clock) -> str:
    """Return a clock as a log holds it, or say what is wrong with it."""
    pace = pace_for(checked(chosen))
    return "none" if pace is None else pace.to_text()


def time_told(message: client_messages.TellTime) -> str:
    """Return what a player has said about time as a log holds it."""
    if message.what == "holiday":
        return f"{message.begin} {message.end}"
    return message.zone if message.what == "zone" else ""


def planned(
    wanted: CreateTable,
    tokens: Mapping[int, str],
    invite: str,
    watch: str,
    now: int,
    owner: str = "",
    claimed: int | None = None,
) -> TablePlan:
    """Turn a wish into a plan, or say what is wrong with it; one seat's name may be its person's own by claim."""
    if wanted.rated and wanted.pack is not None:
        raise Denied("rated-pack")
    game = bound_game(wanted.game, wanted.pack)
    if len(wanted.seats) not in game.seats:
        raise Denied("bad-seats", f"{game.title} is played by {' or '.join(map(str, game.seats))}.")
    if wanted.deal is not None and not _plays_bots_alone(wanted.seats):
        raise Denied("prepared")
    if wanted.rated:
        _check_rated(wanted, game)
    seats: list[SeatPlan] = []
    for at, seat in enumerate(wanted.seats):
        made = _seat(seat, tokens.get(at, ""), prepared=wanted.deal is not None)
        name = told_apart(made.name, [other.name for other in seats])
        seats.append(msgspec.structs.replace(made, name=name, claimed=at == claimed and name == made.name))
    return TablePlan(
        game=wanted.game,
        version=game.version,
        options=game.check_options(dict(wanted.options)),
        seats=seats,
        clock=checked(wanted.clock),
        public=wanted.public,
        created=now,
        invite=hashed(invite),
        watch=hashed(watch),
        substitute=_SUBSTITUTE,
        pack=wanted.pack,
        cards=game.pack.hash,
        owner=owner,
        ready=wanted.ready,
        deal=wanted.deal or "",
        rated=wanted.rated,
        group=wanted.group,
        open_after=wanted.open_after,
    )


def _check_rated(wanted: CreateTable, game: Game[Any]) -> None:
    """Refuse what makes results incomparable, each for its own reason."""
    kinds = [seat.kind for seat in wanted.seats]
    if game.check_options(dict(wanted.options)) != game.check_options({}):
        raise Denied("rated-options")
    if isinstance(wanted.clock, clocks.NoClock):
        raise Denied("rated-clock")
    if wanted.deal is not None:
        raise Denied("rated-deal")
    if wanted.open_after:
        raise Denied("rated-open")
    if len(kinds) < 2 or kinds.count("person") > 1:
        raise Denied("rated-seats")
    if kinds.count("bot") == len(kinds):
        raise Denied("rated-bots")


def _seat(wanted: SeatRequest, token: str, *, prepared: bool) -> SeatPlan:
    if wanted.kind == "bot":
        level = wanted.level or bots.levels()[0]
        bots.bot(level)
        return SeatPlan("bot", level=level)
    if wanted.level is not None:
        raise Denied("no-level", "Only a bot has a level.")
    name = clean_name(wanted.name) if wanted.kind == "person" else ""
    adds = wanted.kind == "person" and not prepared
    promised = wanted.promised if adds else None
    return SeatPlan(wanted.kind, name=name, token=hashed(token) if token else "", promised=promised or "")


def _plays_bots_alone(seats: list[SeatRequest]) -> bool:
    """Whether one person sits down with bots only."""
    return [seat.kind for seat in seats if seat.kind != "bot"] == ["person"]


def clean_name(name: str) -> str:
    """Return a name on one line, without invisible characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())


def clean_text(text: str) -> str:
    """Return what is said without the marks that turn the direction of writing, also of what others say around it."""
    return text.translate(_TURNING)


def told_apart(name: str, others: Collection[str]) -> str:
    """Return a name unlike the others', with a number behind it where it is taken: case and width do not count."""
    taken = {_alike(other) for other in others}
    found, number = name, 2
    while name and _alike(found) in taken:
        behind = f" {number}"
        found, number = name[: wire.MAX_NAME - len(behind)] + behind, number + 1
    return found


def names_at(table: Table) -> list[str]:
    """Return the names that are taken at a table."""
    return [chair.name for chair in table.chairs]


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def rematch(plan: TablePlan, table: Table, now: int) -> TablePlan:
    """Return the plan of the rematch: the same people and bots, each one seat further; who left leaves an open seat.

    It begins once all players have come, since one who agreed or was away may be elsewhere. Its deal is never prepared.
    """
    seats: list[SeatPlan] = []
    for seat in range(len(table.chairs)):
        chair = table.chairs[seat - 1]
        if chair.kind == "bot" and not chair.token:
            seats.append(SeatPlan("bot", level=chair.level))
        elif chair.token and not chair.left:
            seats.append(SeatPlan("person", chair.name, token=chair.token, claimed=chair.claimed))
        else:
            seats.append(SeatPlan("open"))
    again = msgspec.structs.replace(plan, seats=seats, created=now, previous=table.setting.id, gathers=True)
    return msgspec.structs.replace(again, deal="", day="")


def stored(id: str, plan: TablePlan, table: Table, seed: bytes) -> StoredTable:
    """Return the row of a new table."""
    from liza.store import StoredTable  # noqa: PLC0415 - a browser makes plans too, and has no store

    return StoredTable(
        id=id,
        game=plan.game,
        public=plan.public,
        created=plan.created,
        setting=msgspec.json.encode(msgspec.structs.replace(plan, pack=None)).decode(),
        pack=plan.pack,
        seed=seed.hex(),
        owner=plan.owner,
        **summary(table),
    )


def summary(table: Table) -> dict[str, Any]:
    """Return the columns of a table's row that follow from its log."""
    outcome = None if table.match is None else table.match.outcome
    return {
        "status": table.status,
        "seats": msgspec.json.encode(
            [[chair.kind, chair.level if chair.kind == "bot" else chair.name] for chair in table.chairs]
        ).decode(),
        "people": sum(
            (chair.kind == "person" or seat in table.timing.standing_in) and not chair.left
            for seat, chair in enumerate(table.chairs)
        ),
        "touched": table.at,
        "archived": False,
        "deadline": table.deadline,
        "ended": None if outcome is None else table.at,
        "outcome": None if outcome is None else msgspec.json.encode(outcome.to_data()).decode(),
    }


def new_seed(deal: str = "") -> bytes:
    """Return what all chance of a table comes from: a new secret, or the seed of its prepared deal."""
    return bytes.fromhex(deal) if deal else fresh_secret()
