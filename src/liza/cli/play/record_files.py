"""Read a record from a file; errors name the file, and the file stays as it is."""

from __future__ import annotations

from pathlib import Path

from liza.kernel.base.errors import LizaError, RecordError
from liza.kernel.base.outcome import Outcome
from liza.kernel.core.state import State
from liza.match.record import Record


def read_record(file: Path) -> Record:
    """Return a record that is known to replay to its end."""
    record = Record.load(file)
    try:
        record.final()
    except LizaError as fault:
        raise RecordError(f"{file}: {fault}", fault.case, fault.values) from None
    return record


def outcome_of(record: Record, last: State) -> Outcome | None:
    """Return how a game ended, by its rules or by its players; None if it has not."""
    if last.outcome is None and record.ending is not None:
        return record.ending.outcome(last.seats)
    return last.outcome
