"""Requests about tables, answered on the device: what lives under ``/api/tables`` on a site."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from liza.games import game
from liza.kernel.errors import LizaError
from liza.local.desk import Desk, encoded
from liza.local.kept import Kept
from liza.match.record import Record
from liza.server import bodies, messages, scenes, story, wire
from liza.server.bound import bind
from liza.server.denied import Denied, status
from liza.server.plan import clean_name, planned
from liza.server.tokens import hashed, matches, new_id, new_token

_GAMES: Final = "/games/"


class Asked(NamedTuple):
    """One request: at which table, with which token and body."""

    table: str
    token: str | None
    body: str


class Answers:
    """Answers requests."""

    def __init__(self, desk: Desk, packs: Mapping[str, str]) -> None:
        self._desk: Final = desk
        self._packs: Final = packs
        """The packs that games are played with here unless somebody brings another one."""

    def answer(self, method: str, path: str, token: str | None, body: str) -> tuple[int, str]:
        """Return the status and the JSON that a request is answered with."""
        try:
            if path.startswith(_GAMES):
                return 200, encoded(_scene(path))
            table, _, what = path.partition("?")[0].removeprefix("/tables").strip("/").partition("/")
            found = self.KNOWN.get((method, what if table else "tables"), Answers._nothing)
            made = found(self, Asked(table, token, body))
        except Exception as fault:  # noqa: BLE001 - every fault has an answer
            said = self._desk.problem(fault)
            return status(said.code), encoded(said)
        return 200, encoded(made)

    def _nothing(self, _asked: Asked) -> None:
        raise Denied("not-found")

    def _create(self, asked: Asked) -> bodies.TableCreated:
        wanted = _read(asked.body, bodies.CreateTable)
        if wanted.pack is None and wanted.game in self._packs:
            wanted = msgspec.structs.replace(wanted, pack=self._packs[wanted.game])
        if wanted.pack is not None:
            bind(wanted.game, wanted.pack)
        tokens = {seat: new_token() for seat, one in enumerate(wanted.seats) if one.kind == "person"}
        invite, watch = new_token(), new_token()
        kept = self._desk.create(new_id(), planned(wanted, tokens, invite, watch, self._desk.clock()))
        keys = [bodies.SeatKey(seat, token) for seat, token in tokens.items()]
        return bodies.TableCreated(self._desk.info(kept), keys, invite, watch)

    def _list(self, _asked: Asked) -> bodies.TableList:
        """Return no tables: nobody else is here, and the page knows its own."""
        return bodies.TableList([], None)

    def _table(self, asked: Asked) -> wire.TableInfo:
        kept, _ = self._viewed(asked)
        return self._desk.info(kept)

    def _join(self, asked: Asked) -> bodies.Joined:
        wanted = _read(asked.body, bodies.JoinTable)
        kept = self._desk.find(asked.table)
        if not kept.plan.public and (asked.token is None or not matches(asked.token, kept.plan.invite)):
            raise Denied("private" if asked.token is None else "token")
        open = [seat for seat, chair in enumerate(kept.table.chairs) if chair.kind == "open"]
        if wanted.seat is None and not open:
            raise Denied("full")
        seat = open[0] if wanted.seat is None else wanted.seat
        key = new_token()
        self._desk.commit(kept, "sit", seat, f"{hashed(key)} {clean_name(wanted.name)}")
        return bodies.Joined(self._desk.info(kept), bodies.SeatKey(seat, key))

    def _leave(self, asked: Asked) -> wire.TableInfo:
        kept, seat = self._played(asked)
        self._desk.commit(kept, "leave", seat)
        return self._desk.info(kept)

    def _explain(self, asked: Asked) -> wire.Explanation:
        kept, seat = self._played(asked)
        return messages.explained(kept.table, seat, _read(asked.body, bodies.ExplainAction).action)

    def _record(self, asked: Asked) -> bodies.RecordFile:
        kept, seat = self._viewed(asked)
        if seat is None and kept.table.status != "over":
            raise Denied("spectator")
        return story.record_file(kept.setting, kept.entries, seat)

    def _replay(self, asked: Asked) -> bodies.Replay:
        kept, seat = self._viewed(asked)
        return story.replay(kept.setting, kept.entries, seat)

    def _check(self, asked: Asked) -> dict[str, Any]:
        """Play the record of a finished game once more with the engine itself, and say what was compared."""
        kept, _ = self._viewed(asked)
        if kept.table.status != "over":
            raise Denied("running")
        data = msgspec.json.decode(encoded(story.record_file(kept.setting, kept.entries, None)))
        return checked(data)

    def _viewed(self, asked: Asked) -> tuple[Kept, int | None]:
        """Return a table and the seat of whoever looks; None for a spectator."""
        kept = self._desk.find(asked.table)
        return kept, self._desk.seat_of(kept, asked.token)[0]

    def _played(self, asked: Asked) -> tuple[Kept, int]:
        kept, seat = self._viewed(asked)
        if seat is None:
            raise Denied("spectator")
        return kept, seat

    KNOWN: Final[Mapping[tuple[str, str], Callable[[Answers, Asked], object]]] = {
        ("POST", "tables"): _create, ("GET", "tables"): _list, ("GET", ""): _table, ("POST", "join"): _join,
        ("POST", "leave"): _leave, ("POST", "explain"): _explain, ("GET", "record"): _record,
        ("GET", "replay"): _replay, ("GET", "check"): _check,
    }  # fmt: skip


def _scene(path: str) -> bodies.SceneInfo:
    """Return a rule's scene: all else that a site says of its games lies in the folder as files."""
    match path.removeprefix(_GAMES).split("/"):
        case [id, "scenes", rule]:
            return scenes.scene(game(id), rule)
    raise Denied("not-found")


def checked(data: Any) -> dict[str, Any]:
    """Replay a record and compare everything that it claims; returns what was compared, or what is wrong.

    Every choice is made again, so every die, shuffle and draw of the game comes once more out of the published seed.
    """
    try:
        record = Record.from_data(data)
        record.check_rules()
        state = record.verify()
    except LizaError as fault:
        return {"good": False, "why": str(fault)}
    return {
        "good": True,
        "choices": len(record.actions),
        "drawn": state.source.drawn,
        "commitment": record.commitment,
        "pack": record.pack_hash,
        "version": record.version,
        "outcome": record.outcome is not None,
    }


def _read(body: str, type: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=type)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Denied("bad-request", str(fault)[:200]) from None
