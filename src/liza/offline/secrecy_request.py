"""Was any seat told too much? The page asks its own engine about a finished game."""

from __future__ import annotations

from typing import Any

import msgspec

from liza.kernel.base.errors import LizaError
from liza.match.record import Record
from liza.server.proof.secrecy import SecrecyCheck, SecrecyReport
from liza.server.protocol.denied import Denied


class CheckSecrecy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record that is to be looked at."""

    record: dict[str, Any]


def secrecy(wanted: CheckSecrecy) -> SecrecyReport:
    """Look at each position of a game through the eyes of one seat, another one each time: a person waits for it."""
    try:
        record = Record.from_data(wanted.record)
        return SecrecyCheck(record, in_turn=True).run()
    except LizaError as fault:
        raise Denied("bad-request", str(fault)) from None
