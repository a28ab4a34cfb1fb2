"""The transcript of a finished game: its record, its log, every draw, and digests of what each seat was sent.

A transcript follows from the log alone, so it is written when it is asked for; the site signs the line as it is sent
(``server/proof/signer.py``). Its form, for those who write a verifier of their own:

- The first line is signed, byte by byte. The second has ``key`` (the public key), ``made`` (milliseconds since 1970)
  and ``signature``: Ed25519 over ``liza-transcript HASH MADE``, with the SHA-256 of the first line's bytes.
- A seat adds 32 bytes to chance: ``promised`` at the opening, behind a tab where it sits down, or with ``ready``, is
  the SHA-256 of ``liza entropy `` and these bytes; ``reveal`` shows them, ``deal`` leaves out who has not. The key of
  all draws is the HMAC-SHA-256, with the seed, of ``liza chance 0:HEX 2:HEX``: seats and bytes in hexadecimal. Where
  no seat has shown any, it is the seed itself.
- A draw is the choice it belongs to (0: the deal), its kind, its size, what came, and the event that was told next.
- A digest is the first 16 bytes of the SHA-256 of a message as it was sent, with ``"clocks":null``, in base64.
- A chain begins with the SHA-256 of ``liza-sent TABLE SEAT`` (``-``: spectators); each link is the SHA-256 of the link
  before, a space and the next digest.

Ed25519 is in plain Python because no dependency brings it. It does not run in constant time: a site signs only what it
wrote itself.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from liza.match.log import Entry, SitDownEntry
from liza.match.record import Record
from liza.match.table import Table
from liza.match.table_config import Chair, TableConfig
from liza.referee.draws import SeenDraw, draws_of
from liza.server.protocol import wire
from liza.server.protocol.denied import Denied
from liza.server.protocol.record_bodies import RecordFile
from liza.server.tables import viewer_messages
from liza.server.tables.viewer_messages import Viewer

FORMAT: Final = 1
WITH_ENTROPY: Final = 2
"""Of games whose chance the players have added to: an older verifier would take the seed for all of it."""
_DIGEST_BYTES: Final = 16
_NO_KEY: Final = "~"
"""Stands in a transcript's log where the table's has the hash of a person's token."""


class TableOpening(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table was opened, as far as its log needs it."""

    chairs: list[tuple[str, str, str]]
    """Of each seat what it was, its name and a bot's level."""
    created: int
    substitute: str
    ready: bool
    gathers: bool
    promised: list[str] = []
    """Of each seat the hash of what it adds to chance, where some were known when the table was opened."""


class SentDigests(msgspec.Struct, frozen=True):
    """Digests of the messages about the game: one list for each seat, and a last one for spectators."""

    entries: list[int]
    """The log entry that each message tells of; 0 is the opening of a table that began full."""
    seats: list[list[str]]
    heads: list[str]
    """Where each chain ends."""


class Transcript(msgspec.Struct, frozen=True):
    """Everything about a finished game that can be checked without asking the site again."""

    transcript: int
    table: str
    prepared: bool
    """Whether the deal was prepared: then its seed was no secret."""
    opened: TableOpening
    record: RecordFile
    placed: list[int]
    """The log entry of each choice of the record; other choices were taken back."""
    log: list[tuple[int, str, int, str]]
    """Of each entry when it was stored, its kind, its seat and what it says."""
    draws: list[SeenDraw]
    drawn: int
    """How many bytes were drawn for them."""
    sent: SentDigests


class TranscriptReplay:
    """A table played once more from its log, with what was sent on the way."""

    def __init__(self, setting: TableConfig, entries: Sequence[Entry]) -> None:
        self.table: Final = Table(setting)
        self.entries: Final[list[Entry]] = []
        """Up to the end of the game."""
        self.placed: Final[list[int]] = []
        self._viewers: Final[tuple[Viewer, ...]] = (*range(len(setting.chairs)), None)
        self._told: Final[list[int]] = []
        self._digests: Final[list[list[str]]] = [[] for _ in self._viewers]
        if self.table.match is not None:
            for viewer, digests in zip(self._viewers, self._digests, strict=True):
                digests.append(digest(viewer_messages.state(self.table, viewer, "hello")))
            self._told.append(0)
        for entry in entries:
            if self.table.status in {"over", "cancelled"}:
                break
            self._take(entry)

    def _take(self, entry: Entry) -> None:
        before = [] if self.table.match is None else list(self.table.match.record.actions)
        change = self.table.apply(entry)
        self.entries.append(entry)
        if self.table.match is not None:
            self._place(before, entry.n)
        count = 0
        for viewer, digests in zip(self._viewers, self._digests, strict=True):
            sent = viewer_messages.about(self.table, change, viewer, entry.at)
            digests.extend(map(digest, sent))
            count = len(sent)
        self._told.extend([entry.n] * count)

    def _place(self, before: list[tuple[int, str]], n: int) -> None:
        """Follow which entries the record's choices come from, also through what was taken back."""
        assert self.table.match is not None
        actions = self.table.match.record.actions
        if len(actions) > len(before):
            self.placed.append(n)
        elif len(actions) < len(before):
            # One choice was taken out and later ones made again, or all since a choice were undone.
            same = next((at for at, (old, new) in enumerate(zip(before, actions, strict=False)) if old != new), None)
            at = len(actions) if same is None else same
            gone = len(before) - len(actions)
            del self.placed[at : at + gone]

    def sent(self) -> SentDigests:
        """Return the digests of all that was sent."""
        heads = [
            head(self.table.setting.id, viewer, digests)
            for viewer, digests in zip(self._viewers, self._digests, strict=True)
        ]
        return SentDigests(self._told, self._digests, heads)


def transcript(setting: TableConfig, entries: Sequence[Entry], *, prepared: bool) -> Transcript:
    """Return the transcript of a finished game."""
    retold = TranscriptReplay(setting, entries)
    table = retold.table
    if table.match is None or table.status != "over":
        raise Denied("running" if table.match else "not-started")
    record = table.match.record
    draws, state = draws_of(record)
    return Transcript(
        transcript=WITH_ENTROPY if any(table.entropy.promised) else FORMAT,
        table=setting.id,
        prepared=prepared,
        opened=TableOpening(
            chairs=[(chair.kind, chair.name, chair.level) for chair in setting.chairs],
            created=setting.created,
            substitute=setting.substitute,
            ready=setting.asks_ready,
            gathers=setting.gathers,
            promised=list(setting.promised) if any(setting.promised) else [],
        ),
        record=msgspec.convert(record.to_data(), RecordFile),
        placed=retold.placed,
        log=[(entry.at, entry.kind, entry.seat, _public(entry)) for entry in retold.entries],
        draws=draws,
        drawn=state.source.drawn,
        sent=retold.sent(),
    )


def setting_of(told: Transcript, record: Record) -> TableConfig:
    """Return the table that a transcript is of, without clocks."""
    assert isinstance(record.seed, bytes)
    opened = told.opened
    game = record.start().game
    return TableConfig(
        id=told.table,
        game=game,
        options=game.recall_options(record.options),
        chairs=[Chair(*chair) for chair in opened.chairs],
        seed=record.seed,
        created=opened.created,
        substitute=opened.substitute,
        asks_ready=opened.ready,
        gathers=opened.gathers,
        promised=opened.promised,
    )


def log_of(told: Transcript) -> Iterator[Entry]:
    """Yield the entries of a transcript's log."""
    for at, line in enumerate(told.log, 1):
        yield Entry(at, *line)


def digest(message: wire.FromServer) -> str:
    """Return the digest of a message as it is sent, without its clocks: those depend on when it is sent."""
    if isinstance(message, wire.Moved):
        message = msgspec.structs.replace(message, clocks=None)
    return _short(hashlib.sha256(msgspec.json.encode(message)).digest())


def head(table: str, viewer: Viewer, digests: Sequence[str]) -> str:
    """Return where a chain of digests ends: each link is the hash of the one before and the next digest."""
    link = hashlib.sha256(f"liza-sent {table} {'-' if viewer is None else viewer}".encode()).hexdigest()
    for found in digests:
        link = hashlib.sha256(f"{link} {found}".encode()).hexdigest()
    return link


def _short(data: bytes) -> str:
    return base64.urlsafe_b64encode(data[:_DIGEST_BYTES]).decode().rstrip("=")


def _public(entry: Entry) -> str:
    """Return what an entry says without secrets: no hashes of tokens, and no reason why an engine failed."""
    if entry.kind == "sit":
        return SitDownEntry.of_body(entry.body)._replace(key=_NO_KEY).to_body()
    return "" if entry.kind == "halt" else entry.body


def encoded(told: Transcript) -> bytes:
    """Return a transcript as the line that is signed."""
    return msgspec.json.encode(told)


def decoded(line: bytes) -> Transcript:
    """Return the transcript of a line, or raise ``msgspec.MsgspecError``."""
    return msgspec.json.decode(line, type=Transcript)


def record_of(told: Transcript) -> Record:
    """Return the record in a transcript."""
    data: Any = msgspec.to_builtins(told.record)
    return Record.from_data(data)
