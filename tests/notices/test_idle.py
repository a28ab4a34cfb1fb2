"""Many slow tables cost next to nothing while nothing happens at them."""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path
from typing import Any

from sqlalchemy import text

from liza.notices.sender import POLL
from tests.notices.crew import HOUR, sender_of
from tests.notices.receiver import Receiver
from tests.notices.test_sending import run
from tests.server.client import Figure
from tests.server.rig import NOW, Time
from tests.store.filling import settle

MANY = 50_000
ROUNDS = 200
MOST_MS = 50.0
_FILL = (
    "INSERT INTO notices (table_id, seat, what, person, key, n, at, until, due, remind, stage, lease, tries, told) "
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {many}) "
    "SELECT 'slow ' || n, n % 4, 'turn', 'person ' || (n % 5000), 'key', 1, {now}, {now} + 86400000, "
    "{now} + 64800000 + n, CAST(NULL AS BIGINT), 1, 0, 0, '' FROM numbers"
)
"""Each has been told of, and its reminder comes in 18 hours."""


def test_fifty_thousand_slow_tables_at_rest(where: Path | str, receiver: Receiver, record_property: Figure) -> None:
    async def work(hub: Any, clock: Time) -> None:
        async with hub.store.writing() as connection:
            await connection.execute(text(_FILL.format(many=MANY, now=NOW)))
        await settle(hub.store)
        sender = sender_of(hub, receiver, clock)
        taken = []
        processor = time.process_time()
        for _ in range(ROUNDS):
            began = time.perf_counter()
            assert await sender.tell_due() == 0
            taken.append((time.perf_counter() - began) * 1_000)
        share = (time.process_time() - processor) / ROUNDS / POLL
        ms = statistics.median(taken)
        said = f"{MANY:,} slow tables at rest: a look every {POLL:.0f} s takes {ms:.2f} ms, {share:.3%} of a processor"
        sys.stdout.write(f"{said}\n")
        record_property("figure", said)
        assert ms < MOST_MS
        clock.now += 24 * HOUR
        assert await sender.tell_due() == 50, "all of them come due, and are told a few at a time"

    run(where, work)
