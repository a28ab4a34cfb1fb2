"""A table as data, so that a long game need not be replayed from its first entry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from liza.match.match import Match
from liza.match.record import Ending, Record
from liza.match.table import Table
from liza.match.table_config import Chair, OpenProposal, TableConfig


def table_data(table: Table) -> dict[str, Any]:
    """Return everything about a table as JSON-able data, secrets included; only where the game is settled."""
    assert table.match is not None
    seats = range(len(table.chairs))
    return {
        "n": table.n,
        "at": table.at,
        "chairs": [chair.to_data() for chair in table.chairs],
        "timing": table.timing.to_data(),
        "proposal": None if table.proposal is None else table.proposal.to_data(),
        "next": table.next,
        "halted": table.halted,
        "departures": table.departures.to_data(),
        "asked": [table.asked(seat) for seat in seats],
        "decisions": [table.decision(seat) for seat in seats],
        "since": table.questions.since,
        "entropy": table.entropy.to_data(),
        "names": table.match.record.names,
        "ending": None if table.match.record.ending is None else table.match.record.ending.to_data(),
        "state": table.match.state.to_data(),
    }


def restored(setting: TableConfig, data: Mapping[str, Any]) -> Table | None:
    """Return the table that ``table_data`` wrote; None where a version without slow clocks did."""
    if "timing" not in data:
        return None
    table = Table(setting)
    seats, names = len(table.chairs), data["names"]
    if "entropy" in data:
        table.entropy.load(data["entropy"])
    record = Record.begin(setting.game, seats=seats, seed=setting.seed, names=names, **setting.options)
    record.entropy[:] = table.entropy.shown
    table.match = Match(record, setting.game.restore(data["state"]))
    if data["ending"] is not None:
        table.match.end(Ending(data["ending"]["resigned"]))
    table.n = data["n"]
    table.at = data["at"]
    table.chairs[:] = map(Chair.of_data, data["chairs"])
    table.next = data["next"]
    table.halted = data["halted"]
    table.departures.load(data.get("departures", ()))
    if data["proposal"] is not None:
        table.proposal = OpenProposal(*data["proposal"])
    table.timing.load(data["timing"])
    since = list(data.get("since", [table.at] * seats))
    table.questions.take_over(table.match, list(data["asked"]), list(data["decisions"]), since)
    return table
