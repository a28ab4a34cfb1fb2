"""Reports as those who look after the site read them: with the persons and a link to the game."""

from __future__ import annotations

from typing import NamedTuple

from liza.server.tables.repository import plan_of
from liza.store import Store
from liza.store.civil.reports import StoredReport


class ReportRow(NamedTuple):
    """A report in a list."""

    number: int
    at: int
    reason: str
    name: str
    """What the one is called whom it is about."""
    person: str
    """That one's id; empty for a guest."""
    words: str
    replay: str
    """Where the game is looked at; empty once its table is gone."""
    n: int
    """How long the table's log was."""
    reporter: str


async def report_row(store: Store, one: StoredReport) -> ReportRow:
    """Return a report with a link that shows the game as everybody may see it, private tables included."""
    row = await store.find(one.table_id)
    replay = "" if row is None else f"/t/{one.table_id}/replay#{plan_of(row).watching}"
    return ReportRow(one.number, one.at, one.reason, one.name, one.person or "", one.words, replay, one.n, one.reporter)
