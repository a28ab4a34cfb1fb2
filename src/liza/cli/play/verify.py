"""``liza verify``: whether a record or a transcript is what it claims to be."""

from __future__ import annotations

import time
from pathlib import Path

from rich.text import Text

from liza.cli.play.player_specs import recorded_players
from liza.cli.play.record_files import outcome_of, read_record
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.base.errors import LizaError, RecordError
from liza.kernel.core.state import State
from liza.match.record import Record
from liza.words import Words

_MARKS = {"good": ("✓ ", "yes"), "bad": ("✗ ", "no"), "unchecked": ("– ", "dim")}


def verify_file(terminal: Terminal, file: Path, keys: Path | None = None, promise: str | None = None) -> int:
    """Replay a game, check all that can be checked, and say what that was."""
    transcript = transcript_of(file)
    if transcript is not None:
        return _verify_transcript(terminal, file, transcript, keys, promise)
    if keys is not None:
        raise BadInput(terminal.say("verify-no-transcript", file=str(file)))
    record = read_record(file)
    state = record.verify()
    if promise is not None and promise.lower() != record.commitment:
        raise RecordError(terminal.say("verify-promise-bad", hash=record.commitment[:12]))
    checks = [
        terminal.say("verify-game", game=state.game.title, version=record.version),
        terminal.say("verify-pack", hash=record.pack_hash[:12]),
        terminal.say("verify-seed", hash=record.commitment[:12]),
        terminal.say("verify-actions", count=len(record.actions)),
        _end(terminal, record, state),
    ]
    for check in checks:
        _say(terminal, "good", check)
    return 0


def transcript_of(file: Path) -> bytes | None:
    """Return what a file holds if it is a transcript."""
    from liza.server.proof.transcript_check import MOST_BYTES, is_transcript  # noqa: PLC0415

    try:
        with file.open("rb") as opened:
            text = opened.read(MOST_BYTES + 1)
    except OSError:
        return None
    return text if is_transcript(text) else None


def _verify_transcript(terminal: Terminal, file: Path, text: bytes, keys: Path | None, promise: str | None) -> int:
    from liza.server.proof.transcript_check import TranscriptCheck, read_keys  # noqa: PLC0415

    try:
        known = None if keys is None else read_keys(keys.read_bytes())
        check = TranscriptCheck(text, known, promise)
    except OSError as fault:
        raise BadInput(f"{keys}: {fault.strerror}") from None
    except LizaError as fault:
        raise RecordError(f"{file}: {fault}", fault.case, fault.values) from None
    record = check.record
    terminal.out.print(Text(terminal.say("proof-about", game=record.game, table=check.told.table)))
    bad = 0
    for step in check.findings():
        bad += step.answer == "bad"
        about = dict(step.about)
        if "made" in about:
            about["made"] = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(int(about["made"]) / 1000))
        id = "-".join(filter(None, ("proof", step.check, step.answer, step.found)))
        _say(terminal, step.answer, terminal.say(id, **about))
    if not bad and check.last is not None:
        _say(terminal, "good", _end(terminal, record, check.last))
    verdict = terminal.say("proof-refused", count=bad) if bad else terminal.say("proof-held")
    terminal.out.print(Text(verdict, style="no" if bad else "yes"))
    return 1 if bad else 0


def _end(terminal: Terminal, record: Record, state: State) -> str:
    outcome = outcome_of(record, state)
    if outcome is None:
        return terminal.say("verify-unfinished")
    names = [player.shown for player in recorded_players(record.names)]
    return terminal.say("verify-outcome", verdict=Words(state.game, terminal.lang).verdict(outcome, names))


def _say(terminal: Terminal, answer: str, sentence: str) -> None:
    mark, style = _MARKS[answer]
    terminal.out.print(Text(mark, style=style).append(sentence, style="default"))
