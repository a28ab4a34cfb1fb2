"""A table as a device keeps it: its plan, its seed and its log. Everything else is worked out from them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from liza.match.log import Entry, TableChange
from liza.match.table import Table
from liza.server.packs.pack_cache import bind
from liza.server.protocol import wire
from liza.server.tables.presence import Presence
from liza.server.tables.table_plan import TablePlan


class SavedTable:
    """One table, and what was said at it."""

    def __init__(
        self, id: str, plan: TablePlan, seed: bytes, entries: Sequence[Entry] = (), said: Sequence[wire.Chat] = ()
    ) -> None:
        if plan.pack is not None:
            bind(plan.game, plan.pack)
        plan.check_rules()
        self.id: Final = id
        self.plan: Final = plan
        self.setting: Final = plan.setting(id, seed)
        self.entries: Final = list(entries)
        self.said: Final = list(said)
        self.presence: Final = Presence()
        self.proposal: int | None = None
        """The proposal that everybody has been told of."""
        self.table = self._worked_out()

    def _worked_out(self) -> Table:
        table = Table(self.setting)
        for entry in self.entries:
            table.apply(entry)
        return table

    def append(self, kind: str, seat: int, body: str, now: int) -> TableChange:
        """Check an entry, apply it and put it into the log; what cannot be done raises, and nothing has changed."""
        now = max(now, self.table.at)
        entry = Entry(self.table.n + 1, now, kind, seat, body)
        try:
            self.table.check(kind, seat, body, now)
            change = self.table.apply(entry)
        except Exception:
            if self.table.n == entry.n:
                self.table = self._worked_out()
            raise
        self.entries.append(entry)
        return change

    def to_text(self) -> str:
        """Return the table as it is put away."""
        data = {
            "plan": msgspec.json.encode(self.plan).decode(),
            "seed": self.setting.seed.hex(),
            "entries": [list(entry) for entry in self.entries],
            "said": [[one.number, one.seat, one.name, one.text, one.at] for one in self.said],
        }
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def from_text(cls, id: str, text: str) -> SavedTable:
        """Return a table that was put away."""
        data: dict[str, Any] = json.loads(text)
        plan = msgspec.json.decode(data["plan"], type=TablePlan)
        entries = [Entry(*entry) for entry in data["entries"]]
        said = [wire.Chat(number=n, seat=seat, name=name, text=t, at=at) for n, seat, name, t, at in data["said"]]
        return cls(id, plan, bytes.fromhex(data["seed"]), entries, said)
