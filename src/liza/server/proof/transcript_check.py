"""Checks a transcript from end to end, and says of each step what it found.

``referee/verifier.html`` checks the same without the engine, in code of its own; what only the engine can check comes
last here. Each step has its verdict: one that fails does not hide what the next ones find.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from liza.kernel.base.errors import LizaError, RecordError
from liza.kernel.base.source import KEY_BYTES
from liza.kernel.core.state import State
from liza.match.entropy import WAIT, is_entropy, promise_of
from liza.match.log import SitDownEntry
from liza.match.record import LEAVES, Record
from liza.referee.draws import draws_of, wrong_draw
from liza.referee.signing import Signature, key_id, split
from liza.server.tables.finished import transcripts
from liza.server.tables.finished.transcripts import Transcript, TranscriptReplay

Answer = Literal["good", "bad", "unchecked"]
MOST_BYTES: Final = 8 << 20
"""How large a transcript may be: the longest games take a few hundred kilobytes."""


class CheckStep(NamedTuple):
    """What one step of the check found: ``check-found`` names the sentence, ``about`` what it speaks of."""

    check: str
    answer: Answer
    found: str = ""
    about: dict[str, str | int] = {}  # noqa: RUF012 - never written to


class SiteKey(msgspec.Struct, frozen=True):
    """A public key of a site, and from when until when it signed."""

    id: str
    public: str
    since: int
    until: int | None


class SiteKeys(msgspec.Struct, frozen=True):
    """The keys that a site publishes."""

    keys: list[SiteKey]


class TranscriptCheck:
    """A transcript that has been read, and the checks of it."""

    def __init__(self, text: bytes, keys: SiteKeys | None = None, promise: str | None = None) -> None:
        if len(text) > MOST_BYTES:
            raise RecordError("The file is too large for a transcript.", "transcript-large")
        self._line, self._signature = split(text)
        self._keys: Final = keys
        self._promise: Final = promise
        try:
            self.told: Final = transcripts.decoded(self._line)
            self.record: Final = transcripts.record_of(self.told)
        except msgspec.MsgspecError as fault:
            raise RecordError(f"The transcript is damaged: {fault}", "transcript-damaged") from None
        newest = transcripts.WITH_ENTROPY
        if not transcripts.FORMAT <= self.told.transcript <= newest:
            why = f"The transcript has format {self.told.transcript}; this version reads format {newest}."
            raise RecordError(why, "transcript-format")
        if not isinstance(self.record.seed, bytes) or len(self.record.seed) != KEY_BYTES:
            why = "The transcript is damaged: its seed is not a table's secret."
            raise RecordError(why, "transcript-damaged")
        self.last: State | None = None
        """The end of the game, once the engine has played it."""

    def findings(self) -> Iterator[CheckStep]:
        """Yield what each step finds."""
        yield _signed(self._line, self._signature)
        yield self._key()
        yield self._promised()
        yield self._committed()
        yield _added(self.told, self.record)
        yield _in_order(self.told, self.record)
        yield self._drawn()
        yield _chained(self.told)
        yield from self._engine()

    def _key(self) -> CheckStep:
        made, public = self._signature.made, self._signature.public.hex()
        about: dict[str, str | int] = {"key": key_id(self._signature.public)}
        if self._keys is None:
            return CheckStep("key", "unchecked", "", about)
        known = next((key for key in self._keys.keys if key.public == public), None)
        if known is None:
            return CheckStep("key", "bad", "unknown", about)
        if made < known.since or (known.until is not None and made > known.until):
            return CheckStep("key", "bad", "late", about)
        return CheckStep("key", "good", "", about)

    def _promised(self) -> CheckStep:
        about: dict[str, str | int] = {"hash": self.record.commitment[:12]}
        if self._promise is None:
            return CheckStep("promise", "unchecked", "", about)
        return CheckStep("promise", "good" if self._promise.lower() == self.record.commitment else "bad", "", about)

    def _committed(self) -> CheckStep:
        fits = self.record.keeps_promise()
        found = "" if not (fits and self.told.prepared) else "prepared"
        return CheckStep("seed", "good" if fits else "bad", found, {"hash": self.record.commitment[:12]})

    def _drawn(self) -> CheckStep:
        draws = self.told.draws
        try:
            wrong = wrong_draw(self.record.stream().key, draws, self.told.drawn)
        except (ValueError, ZeroDivisionError, MemoryError):
            return CheckStep("draws", "bad", "odd")
        if wrong is None:
            return CheckStep("draws", "good", "", {"count": len(draws), "bytes": self.told.drawn})
        at, follows = wrong
        if at == len(draws):
            return CheckStep("draws", "bad", "bytes", {"bytes": self.told.drawn, "follows": int(str(follows))})
        draw = draws[at]
        about: dict[str, str | int] = {"at": at + 1, "of": draw.of, "step": draw.step, "told": draw.told}
        if draw.kind == "shuffle":
            return CheckStep("draws", "bad", "shuffle", about)
        return CheckStep("draws", "bad", draw.kind, {**about, "came": str(draw.came), "follows": str(follows)})

    def _engine(self) -> Iterator[CheckStep]:
        """Yield what takes the rules: that the game goes so, that it asked for these draws and told each seat this."""
        try:
            record = self.record
            self.last = record.verify()
            draws, state = draws_of(record)
        except LizaError as fault:
            yield CheckStep("rules", "bad", "", {"fault": str(fault)})
            return
        yield CheckStep("rules", "good", "", {"count": len(record.actions)})
        claimed = self.told.draws
        other = next((at for at, pair in enumerate(zip(draws, claimed, strict=False)) if pair[0] != pair[1]), None)
        if other is None and len(draws) != len(claimed):
            other = min(len(draws), len(claimed))
        if other is None and state.source.drawn == self.told.drawn:
            yield CheckStep("asked", "good", "", {"count": len(draws)})
        else:
            yield CheckStep("asked", "bad", "", {"at": (len(draws) if other is None else other) + 1})
        yield self._told_again()

    def _told_again(self) -> CheckStep:
        told, record = self.told, self.record
        try:
            retold = TranscriptReplay(transcripts.setting_of(told, record), list(transcripts.log_of(told)))
        except Exception as fault:  # noqa: BLE001 - a log that was tampered with can fail anywhere in the table
            return CheckStep("messages", "bad", "log", {"fault": f"{type(fault).__name__}: {fault}"[:200]})
        match = retold.table.match
        if match is None or match.record.actions != record.actions or match.record.outcome != record.outcome:
            return CheckStep("messages", "bad", "record")
        sent = retold.sent()
        if sent.entries != told.sent.entries or len(sent.seats) != len(told.sent.seats):
            return CheckStep("messages", "bad", "number")
        for seat, (right, claimed) in enumerate(zip(sent.seats, told.sent.seats, strict=True)):
            for at, (one, other) in enumerate(zip(right, claimed, strict=False)):
                if one != other:
                    return CheckStep("messages", "bad", "other", {"seat": seat, "at": sent.entries[at]})
        if sent != told.sent or retold.placed != told.placed:
            return CheckStep("messages", "bad", "number")
        return CheckStep("messages", "good", "", {"count": len(sent.entries), "seats": len(sent.seats)})


def read_keys(text: bytes) -> SiteKeys:
    """Return the keys that a site has published, or say what is wrong with the file."""
    try:
        return msgspec.json.decode(text, type=SiteKeys)
    except msgspec.MsgspecError as fault:
        raise RecordError(f"This is not a list of a site's keys: {fault}", "transcript-keys") from None


def is_transcript(text: bytes) -> bool:
    """Whether a file looks like a transcript, whatever may be wrong with it."""
    if text.startswith(b'{"transcript":'):
        return True  # even if it was cut off
    try:
        data: Any = json.loads(text.partition(b"\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "transcript" in data


def _signed(line: bytes, signature: Signature) -> CheckStep:
    about: dict[str, str | int] = {"key": key_id(signature.public), "made": signature.made}
    return CheckStep("signature", "good" if signature.fits(line) else "bad", "", about)


def _added(told: Transcript, record: Record) -> CheckStep:
    """Whether the key of chance has in it what each seat has promised and shown in the log, and nothing else."""
    seats = len(told.opened.chairs)
    promised = told.opened.promised or [""] * seats
    shown = [""] * seats
    begun, full = False, told.opened.created
    for at, (time, kind, seat, body) in enumerate(told.log, 1):
        about: dict[str, str | int] = {"seat": seat, "at": at}
        if not 0 <= seat < seats:
            return CheckStep("entropy", "bad", "seat", about)
        if kind in {"sit", "fill", "ready"}:
            full = time
        if kind == "deal" and time < full + WAIT:
            return CheckStep("entropy", "bad", "hasty", about)
        now = list(promised)
        if kind == "sit":
            now[seat] = SitDownEntry.of_body(body).promised
        elif kind == "ready" and body:
            now[seat] = body
        begun = begun or kind in {"deal", "act"}
        if (now != promised and any(shown)) or (kind == "reveal" and begun):
            return CheckStep("entropy", "bad", "late", about)
        promised = now
        if kind == "reveal":
            if shown[seat] or not is_entropy(body) or promise_of(body) != promised[seat]:
                return CheckStep("entropy", "bad", "unfit", about)
            shown[seat] = body
    for seat, (said, used) in enumerate(zip(shown, record.entropy, strict=True)):
        if said != used:
            found = "other" if said and used else "dropped" if said else "foreign"
            return CheckStep("entropy", "bad", found, {"seat": seat})
    count = sum(map(bool, shown))
    if not count:
        return CheckStep("entropy", "good" if told.prepared else "unchecked", "prepared" if told.prepared else "")
    return CheckStep("entropy", "good", "", {"count": count, "seats": seats})


def _in_order(told: Transcript, record: Record) -> CheckStep:
    """Whether the record's choices stand in the log, in this order, and the log's times do not go back."""
    before, log = 0, told.log
    if len(told.placed) != len(record.actions):
        return CheckStep("log", "bad", "number")
    for at, (n, (seat, text)) in enumerate(zip(told.placed, record.actions, strict=True), 1):
        if not before < n <= len(log):
            return CheckStep("log", "bad", "choice", {"at": at})
        _, kind, who, body = log[n - 1]
        if text != LEAVES and (kind, who, body) != ("act", seat, text):
            return CheckStep("log", "bad", "choice", {"at": at})
        before = n
    late = next((n for n in range(1, len(log)) if log[n][0] < log[n - 1][0]), None)
    if late is not None:
        return CheckStep("log", "bad", "time", {"at": late + 1})
    back = sum(kind == "act" for _, kind, _, _ in log) - sum(text != LEAVES for _, text in record.actions)
    return CheckStep("log", "good", "", {"count": len(record.actions), "back": back})


def _chained(told: Transcript) -> CheckStep:
    """Whether each seat has a digest for every message, and its chain ends where it says."""
    sent, viewers = told.sent, [*range(len(told.opened.chairs)), None]
    if len(sent.seats) != len(viewers) or len(sent.heads) != len(viewers):
        return CheckStep("sent", "bad", "seats")
    for seat, digests in enumerate(sent.seats):
        if len(digests) != len(sent.entries):
            return CheckStep("sent", "bad", "missing", {"seat": seat})
    lost = _untold(told.placed, sent.entries)
    if lost is not None:
        return CheckStep("sent", "bad", "untold", {"at": lost})
    for seat, viewer in enumerate(viewers):
        if transcripts.head(told.table, viewer, sent.seats[seat]) != sent.heads[seat]:
            return CheckStep("sent", "bad", "chain", {"seat": seat})
    return CheckStep("sent", "good", "", {"count": len(sent.entries), "seats": len(viewers)})


def _untold(placed: Sequence[int], entries: Sequence[int]) -> int | None:
    """Return the first choice that no message tells of."""
    told = set(entries)
    return next((n for n in placed if n not in told), None)
