"""A key is checked from what is stored, before a game is worked out for whoever shows it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from liza.match.log import Entry
from liza.server.base.tokens import PresentedKey, hashed
from liza.server.protocol.bodies import CreateTable, JoinTable, SeatRequest
from liza.server.protocol.problems import Denied
from liza.server.site.table_routes import join_table, viewed
from liza.server.tables.hub import Hub
from liza.server.tables.repository import TableRepository
from liza.server.tables.table_plan import planned
from tests.server.rig import NOW, Voice, hub_with
from tests.support import awaited

PLAN = planned(
    CreateTable(game="qiahn", seats=[SeatRequest("person"), SeatRequest("open")]),
    {0: "seat-0"}, "invite", "watch", NOW,
)  # fmt: skip
ENTRIES = [Entry(1, NOW + 1, "sit", 1, f"{hashed('joined')} Eva")]


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count the tables that are worked out from their logs."""
    seen: list[str] = []
    work_out = TableRepository._work_out

    async def counted(self: TableRepository, kept: Any, *, silent: bool = False) -> None:
        seen.append(kept.id)
        await work_out(self, kept, silent=silent)

    monkeypatch.setattr(TableRepository, "_work_out", counted)
    return seen


def showing(token: str | None) -> Any:
    async def known(_request: Any) -> None:
        return None

    async def shown(_request: Any, _table: str, token: str | None) -> PresentedKey:
        return PresentedKey(None if token is None else hashed(token))

    visitors = SimpleNamespace(known=known, shown=shown)
    app = SimpleNamespace(state=SimpleNamespace(services=SimpleNamespace(visitors=visitors)))
    return SimpleNamespace(headers={} if token is None else {"authorization": f"Bearer {token}"}, app=app)


@pytest.mark.parametrize(("token", "code"), [(None, "private"), ("guess", "token")])
def test_who_may_not_see_a_game_has_nothing_replayed(
    token: str | None, code: str, tmp_path: Path, loads: list[str]
) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, PLAN, ENTRIES) as hub:
            with pytest.raises(Denied, match=code):
                await viewed(hub, "t", showing(token))
            voice = Voice(hub)
            assert (await voice.ask({"type": "hello", "table": "t", "token": token}))["code"] == code
            await voice.close()
            request = showing(token)
            services = SimpleNamespace(hub=hub, visitors=request.app.state.services.visitors)
            with pytest.raises(Denied, match=code):
                await join_table.fn("t", JoinTable("Eva"), services, request)
            assert loads == []

    awaited(work())


@pytest.mark.parametrize(("token", "seat"), [("seat-0", 0), ("joined", 1), ("invite", None)])
def test_who_has_a_right_gets_in_as_before(token: str, seat: int | None, tmp_path: Path, loads: list[str]) -> None:
    async def seen(hub: Hub) -> int | None:
        _, right, _ = await viewed(hub, "t", showing(token))
        return None if right is None else right.seat

    async def work() -> None:
        async with hub_with(tmp_path, PLAN, ENTRIES) as hub:
            assert await seen(hub) == seat
            assert loads

    awaited(work())
