"""``liza verify --secrecy``: whether a finished game told any seat what it could not know."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from liza.cli.play.record_files import read_record
from liza.cli.play.verify import transcript_of
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.base.errors import LizaError, RecordError
from liza.match.record import Record

_MOST_SHOWN = 10


def check_secrecy(terminal: Terminal, file: Path, worlds: int) -> int:
    """Send everything once more in worlds that seats could not tell from the true one, and say what differed."""
    from liza.server.proof.secrecy import SecrecyCheck  # noqa: PLC0415

    if worlds < 1:
        raise BadInput(terminal.say("secrecy-worlds"))
    record = _record(file)
    check = SecrecyCheck(record, worlds)
    with terminal.err.status("") as status:
        for step in check.steps():
            status.update(terminal.say("secrecy-running", step=step, of=len(record.actions)))
    report = check.report
    names = ", ".join(filter(None, record.names)) or str(len(record.names))
    for id, count in (
        ("secrecy-positions", report.positions),
        ("secrecy-compared", report.worlds),
        ("secrecy-reasons", report.reasons),
        ("secrecy-choices", report.choices),
        ("secrecy-ruled-out", report.ruled_out),
    ):
        terminal.out.print(Text(terminal.say(id, count=count, seats=len(record.names), names=names)))
    for leak in report.leaks[:_MOST_SHOWN]:
        said = terminal.say(f"secrecy-leak-{leak.kind}", step=leak.step, seat=leak.seat + 1, where=leak.where)
        terminal.out.print(Text("✗ ", style="no").append(said, style="default"))
    if report.leaks:
        terminal.out.print(Text(terminal.say("secrecy-bad"), style="no"))
        return 1
    verdict = "secrecy-good" if report.worlds or report.choices else "secrecy-open"
    terminal.out.print(Text(terminal.say(verdict), style="yes"))
    return 0


def _record(file: Path) -> Record:
    """Return the record in a file, also where the file is a transcript."""
    transcript = transcript_of(file)
    if transcript is None:
        return read_record(file)
    from liza.server.proof.transcript_check import TranscriptCheck  # noqa: PLC0415

    try:
        record = TranscriptCheck(transcript).record
        record.final()
    except LizaError as fault:
        raise RecordError(f"{file}: {fault}") from None
    return record
