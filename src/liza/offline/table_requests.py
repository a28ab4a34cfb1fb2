"""Requests about tables, answered on the device: what lives under ``/api/tables`` on a site."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl

import msgspec

from liza.bots import Seat
from liza.bots.advice import advice
from liza.games import game
from liza.kernel.base.source import fresh_secret, seeded
from liza.offline.device_analysis import DeviceAnalyses
from liza.offline.host import OfflineHost, encoded, new_table_id
from liza.offline.record_check import CheckGame, checked
from liza.offline.record_import import KeepRecord, kept_record
from liza.offline.saved_table import SavedTable
from liza.offline.secrecy_request import CheckSecrecy, secrecy
from liza.server.base.tokens import hashed, matches, new_token
from liza.server.content import scenes
from liza.server.packs.pack_cache import bind
from liza.server.protocol import bodies, wire
from liza.server.protocol.denied import Denied, status
from liza.server.protocol.record_bodies import RecordFile
from liza.server.tables import viewer_messages
from liza.server.tables.finished import replays
from liza.server.tables.table_plan import clean_name, planned

_GAMES: Final = "/games/"
_CHECK: Final = "/check"
_SECRECY: Final = "/secrecy"
_RECORDS: Final = "/records"
"""Asked of a device alone: a site is not asked whether it is honest, and keeps no games but its own."""


class PageRequest(NamedTuple):
    """One request: at which table, with which token and body, and what stands behind the question mark."""

    table: str
    token: str | None
    body: str
    query: Mapping[str, str]


class EncodedJson(NamedTuple):
    """An answer that is JSON already."""

    text: str


class RequestHandlers:
    """Answers requests."""

    def __init__(self, host: OfflineHost, packs: Mapping[str, str], analyses: DeviceAnalyses) -> None:
        self._host: Final = host
        self._analyses: Final = analyses
        self._packs: Final = packs
        """The packs that games are played with here unless somebody brings another one."""

    def answer(self, method: str, path: str, token: str | None, body: str) -> tuple[int, str]:
        """Return the status and the JSON that a request is answered with."""
        try:
            if path.startswith(_GAMES):
                return 200, encoded(_scene(path))
            if path == _CHECK:
                return 200, encoded(checked(_read(body, CheckGame)))
            if path == _SECRECY:
                return 200, encoded(secrecy(_read(body, CheckSecrecy)))
            if path == _RECORDS:
                return 200, encoded(kept_record(self._host, _read(body, KeepRecord), self._packs))
            address, _, query = path.partition("?")
            table, _, what = address.removeprefix("/tables").strip("/").partition("/")
            found = self.KNOWN.get((method, what if table else "tables"), RequestHandlers._nothing)
            made = found(self, PageRequest(table, token, body, dict(parse_qsl(query))))
        except Exception as fault:  # noqa: BLE001 - every fault has an answer
            said = self._host.problem(fault)
            return status(said.code), encoded(said)
        return 200, made.text if isinstance(made, EncodedJson) else encoded(made)

    def _nothing(self, _asked: PageRequest) -> None:
        raise Denied("not-found")

    def _create(self, asked: PageRequest) -> bodies.TableCreated:
        wanted = _read(asked.body, bodies.CreateTable)
        if wanted.pack is None and wanted.game in self._packs:
            wanted = msgspec.structs.replace(wanted, pack=self._packs[wanted.game])
        if wanted.pack is not None:
            bind(wanted.game, wanted.pack)
        tokens = {seat: new_token() for seat, one in enumerate(wanted.seats) if one.kind == "person"}
        invite, watch = new_token(), new_token()
        kept = self._host.create(new_table_id(), planned(wanted, tokens, invite, watch, self._host.clock()))
        keys = [bodies.SeatKey(seat, token) for seat, token in tokens.items()]
        return bodies.TableCreated(self._host.info(kept), keys, invite, kept.plan.watching)

    def _list(self, _asked: PageRequest) -> bodies.TableList:
        """Return no tables: nobody else is here, and the page knows its own."""
        return bodies.TableList([], None)

    def _table(self, asked: PageRequest) -> wire.TableInfo:
        kept, _ = self._viewed(asked)
        return self._host.info(kept)

    def _place(self, asked: PageRequest) -> wire.Welcome:
        kept = self._host.find(asked.table)
        seat, key = self._host.seat_of(kept, asked.token)
        return viewer_messages.welcome(kept.table, kept.plan, seat, key)

    def _join(self, asked: PageRequest) -> bodies.JoinedSeat:
        wanted = _read(asked.body, bodies.JoinTable)
        kept = self._host.find(asked.table)
        if not kept.plan.public and (asked.token is None or not matches(asked.token, kept.plan.invite)):
            raise Denied("private" if asked.token is None else "token")
        open = [seat for seat, chair in enumerate(kept.table.chairs) if chair.kind == "open"]
        if wanted.seat is None and not open:
            raise Denied("full")
        seat = open[0] if wanted.seat is None else wanted.seat
        key = new_token()
        self._host.commit(kept, "sit", seat, f"{hashed(key)} {clean_name(wanted.name)}")
        return bodies.JoinedSeat(self._host.info(kept), bodies.SeatKey(seat, key))

    def _leave(self, asked: PageRequest) -> wire.TableInfo:
        kept, seat = self._played(asked)
        self._host.commit(kept, "leave", seat)
        return self._host.info(kept)

    def _explain(self, asked: PageRequest) -> wire.Explanation:
        kept, seat = self._played(asked)
        return viewer_messages.explained(kept.table, seat, _read(asked.body, bodies.ExplainAction).action)

    def _record(self, asked: PageRequest) -> RecordFile:
        kept, seat = self._viewed(asked)
        if seat is None and kept.table.status != "over":
            raise Denied("spectator")
        return replays.record_file(kept.setting, kept.entries, seat)

    def _replay(self, asked: PageRequest) -> bodies.Replay:
        kept, seat = self._viewed(asked)
        return replays.replay(kept.setting, kept.entries, seat)

    def _turning(self, asked: PageRequest) -> bodies.TurningPointInfo:
        kept = self._over(asked)
        return replays.turning(kept.setting, kept.entries, None)

    # Getting better.

    def _analysis(self, asked: PageRequest) -> bodies.AnalysisState:
        return self._analyses.state(self._over(asked), _reading(asked))

    def _analyse(self, asked: PageRequest) -> bodies.AnalysisState:
        return self._analyses.begin(self._over(asked), _read(asked.body, bodies.AnalyseGame).reading)

    def _cancel_analysis(self, asked: PageRequest) -> bodies.AnalysisState:
        return self._analyses.call_off(self._over(asked), _read(asked.body, bodies.AnalyseGame).reading)

    def _analysed(self, asked: PageRequest) -> EncodedJson:
        return EncodedJson(self._analyses.result(self._over(asked), _reading(asked)))

    def _line(self, asked: PageRequest) -> EncodedJson:
        step = asked.query.get("step", "")
        if not step.isdecimal():
            raise Denied("bad-request", "step")
        return EncodedJson(self._analyses.line(self._over(asked), _reading(asked), int(step)))

    def _over(self, asked: PageRequest) -> SavedTable:
        """Return a finished game; one that is still played is looked back on by nobody."""
        kept, _ = self._viewed(asked)
        if kept.table.match is None:
            raise Denied("not-started")
        if kept.table.status != "over":
            raise Denied("running")
        return kept

    def _hint(self, asked: PageRequest) -> bodies.Hint:
        """Return what the strongest player would do now; only where all others are bots."""
        kept, seat = self._played(asked)
        match = kept.table.match
        if match is None or kept.table.status != "running":
            raise Denied("not-started" if match is None else "over")
        if any(chair.kind != "bot" for other, chair in enumerate(kept.table.chairs) if other != seat):
            raise Denied("no-hints")
        if seat not in match.actors:
            raise Denied("no-hint-now")
        source = seeded(fresh_secret())
        action, who, share = advice(Seat(match.state, seat, source), source)
        return bodies.Hint(kept.table.n, viewer_messages.choice(match.game, action), who, share)

    def _viewed(self, asked: PageRequest) -> tuple[SavedTable, int | None]:
        """Return a table and the seat of whoever looks; None for a spectator."""
        kept = self._host.find(asked.table)
        return kept, self._host.seat_of(kept, asked.token)[0]

    def _played(self, asked: PageRequest) -> tuple[SavedTable, int]:
        kept, seat = self._viewed(asked)
        if seat is None:
            raise Denied("spectator")
        return kept, seat

    KNOWN: Final[Mapping[tuple[str, str], Callable[[RequestHandlers, PageRequest], object]]] = {
        ("POST", "tables"): _create, ("GET", "tables"): _list, ("GET", ""): _table, ("GET", "place"): _place,
        ("POST", "join"): _join, ("POST", "leave"): _leave, ("POST", "explain"): _explain,
        ("GET", "record"): _record, ("GET", "replay"): _replay, ("GET", "turning"): _turning, ("POST", "hint"): _hint,
        ("GET", "analysis"): _analysis, ("POST", "analysis"): _analyse, ("POST", "analysis/cancel"): _cancel_analysis,
        ("GET", "analysis/result"): _analysed, ("GET", "analysis/line"): _line,
    }  # fmt: skip


def _scene(path: str) -> bodies.SceneInfo:
    """Return a rule's scene: all else that a site says of its games lies in the folder as files."""
    match path.removeprefix(_GAMES).split("/"):
        case [id, "scenes", rule]:
            return scenes.scene(game(id), rule)
    raise Denied("not-found")


def _reading(asked: PageRequest) -> bodies.Reading:
    """Return how a game is looked back on, as it stands behind the question mark."""
    told = {"reading": asked.query["reading"]} if "reading" in asked.query else {}
    wanted: bodies.AnalyseGame = _read(encoded(told), bodies.AnalyseGame)
    return wanted.reading


def _read(body: str, type: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=type)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Denied("bad-request", str(fault)[:200]) from None
