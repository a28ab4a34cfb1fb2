"""A table that was opened under other rules or with other cards is refused with a sentence, never played on wrongly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from liza.match.log import Entry
from liza.match.table import Table
from liza.server.base.tokens import PresentedKey, hashed
from liza.server.protocol import client_messages
from liza.server.protocol.problems import Denied, problem, status
from liza.server.tables.hub import Hub
from liza.server.tables.live_table import Outbox
from liza.server.tables.table_plan import TablePlan
from tests.server.rig import NOW, UNLIMITED, hub_with, plan_of

OLDER: list[Callable[[TablePlan], TablePlan]] = [
    lambda plan: msgspec.structs.replace(plan, version=plan.version - 1),
    lambda plan: msgspec.structs.replace(plan, cards="0" * 64),
]


@pytest.mark.parametrize("older", OLDER, ids=["rules", "cards"])
@pytest.mark.parametrize("game", ["qiahn", "tankup"])
def test_a_table_of_other_rules_or_cards_is_refused_in_both_languages(
    tmp_path: Path, game: str, older: Callable[[TablePlan], TablePlan]
) -> None:
    async def enter(hub: Hub) -> Denied:
        shown = PresentedKey(hashed("seat-0"))
        with pytest.raises(Denied) as refused:
            await hub.enter(client_messages.Hello(table="t", token="seat-0"), shown, Outbox(UNLIMITED), _greet)
        return refused.value

    async def run() -> Denied:
        async with hub_with(tmp_path, older(plan_of(game, 2))) as hub:
            return await enter(hub)

    fault = asyncio.run(run())
    said = problem(fault)
    assert (said.code, status(said.code)) == ("other-rules", 410)
    assert "otra versión de las reglas o de las cartas" in said.es
    assert "another version of the rules or the cards" in said.en
    assert said.detail is not None


def test_a_table_of_these_rules_is_opened_also_where_an_older_server_did_not_note_the_cards(tmp_path: Path) -> None:
    async def run() -> Table:
        async with hub_with(tmp_path, msgspec.structs.replace(plan_of("tankup", 2), cards="")) as hub:
            return (await hub.live("t")).table

    assert asyncio.run(run()).status == "running"


def test_the_clocks_of_other_tables_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.server.tables.hub._FLAG_SECONDS", 0.0)
    asked: list[str] = []

    async def run() -> None:
        plan = OLDER[0](plan_of("qiahn", 2))
        async with hub_with(tmp_path, plan, [Entry(1, NOW, "act", 0, "end")]) as hub:
            enough = asyncio.Event()

            async def overdue(_now: int) -> list[str]:
                asked.append("t")
                if len(asked) > 3:
                    enough.set()
                return ["t"]

            monkeypatch.setattr(hub.store, "overdue", overdue)
            await asyncio.wait_for(enough.wait(), 10)

    asyncio.run(run())
    assert len(asked) > 3


async def _greet(_live: object, _client: object) -> None:
    """Nobody comes this far."""
