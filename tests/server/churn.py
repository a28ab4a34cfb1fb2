"""A day of coming and going in twenty minutes: memory, descriptors, disk and log of a site must stay flat.

Each of the day's 24 hours takes fifty seconds: tables are opened, played for a while, ended or left. What was measured
at the end of an hour is a line of ``hours.jsonl`` in the folder, beside the database. A run that is stopped goes on
with the next hour when it is started again with the same folder.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from tools.options import options
from websockets.exceptions import WebSocketException

from tests.server.client import Player, Server, children, hang_up_all
from tests.server.load import memory

_HOURS = 24
_WARM = 4
"""Hours after which a site is as large as it will be."""
_GROWTH = 1.15
"""How many times more the last hours may take than the first warm ones."""
_VISITORS = 6
_PERSON, _BOT = {"kind": "person"}, {"kind": "bot", "level": "random"}
_AGES = dict.fromkeys(("fade", "abandoned", "forget", "archive"), 0.05)
"""Hours: what is left is called off, packed and deleted within the day."""
MEASURED = ("memory_kb", "descriptors", "disk_kb", "log_kb_a_table")


def measured(server: Server, folder: Path) -> dict[str, float]:
    """Return what the site takes now."""
    assert server.process is not None
    everybody = (server.process.pid, *children(server.process.pid))
    descriptors = sum(len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in everybody)
    disk = sum(file.stat().st_size for file in folder.glob("liza.db*"))
    return {
        "memory_kb": round(memory(server)),
        "descriptors": descriptors,
        "disk_kb": disk // 1024,
        "log_kb": server.log.stat().st_size // 1024 if server.log.exists() else 0,
    }


async def visit(server: Server, rng: random.Random) -> int:
    """Open a table, play there for a while, and end the game or leave it; returns how many choices were made."""
    seats = rng.choice([[_PERSON, _PERSON], [_PERSON, _BOT]])
    made = await asyncio.to_thread(server.create, "qiahn", seats, options={"troop": 6})
    players = [await Player(server.socket_url, made["table"]["id"], key["token"]).connect() for key in made["keys"]]
    chosen = 0
    for _ in range(rng.randrange(60)):
        mover = next((p for p in players if p.legal and p.view and p.seat in p.view["actors"]), None)
        if mover is not None:
            chosen += (await mover.act(rng.choice(mover.legal)["action"]))["type"] == "done"
        for player in players:
            await player.ask({"type": "ping"}, "pong")
        if players[0].over:
            break
    if rng.random() < 0.5:
        await players[0].ask({"type": "resign"})
    for player in players:
        await player.close()
    return chosen


async def hour(server: Server, seconds: float, seed: int) -> dict[str, int]:
    """Let visitors come and go for so long; returns how many tables and choices that made, and what went wrong."""
    counted = {"tables": 0, "choices": 0, "troubles": 0}
    until = time.monotonic() + seconds

    async def visitor(rng: random.Random) -> None:
        while time.monotonic() < until:
            try:
                counted["choices"] += await visit(server, rng)
                counted["tables"] += 1
            except (WebSocketException, OSError, TimeoutError, AssertionError):
                counted["troubles"] += 1

    await asyncio.gather(*(visitor(random.Random(f"{seed} {at}")) for at in range(_VISITORS)))
    await hang_up_all()
    return counted


def growth(hours: list[dict[str, Any]]) -> dict[str, float]:
    """Return how many times more the last hours took than the first warm ones; empty before the day is half over."""
    warm = hours[_WARM:]
    if len(warm) < 2 * _WARM:
        return {}
    for before, now in zip([{"log_kb": 0}, *hours], hours, strict=False):
        now["log_kb_a_table"] = max(0, now["log_kb"] - before["log_kb"]) / max(1, now["tables"])

    def middle(some: list[dict[str, Any]], name: str) -> float:
        return statistics.median(each[name] for each in some) + 1

    return {name: round(middle(warm[-_WARM:], name) / middle(warm[:_WARM], name), 2) for name in MEASURED}


def day(folder: Path, hours: int, seconds: float) -> list[dict[str, Any]]:
    """Go on with the day for so many hours at most; returns all hours so far."""
    folder.mkdir(parents=True, exist_ok=True)
    notes = folder / "hours.jsonl"
    done = [json.loads(line) for line in notes.read_text().splitlines()] if notes.exists() else []
    if len(done) >= _HOURS:
        return done
    server = Server(str(folder / "liza.db"), log="INFO", **_AGES)
    server.log = folder / "log"
    server.start()
    try:
        for number in range(len(done), min(_HOURS, len(done) + hours)):
            counted = asyncio.run(hour(server, seconds, number))
            done.append({"hour": number, **counted, **measured(server, folder)})
            with notes.open("a") as file:
                file.write(json.dumps(done[-1]) + "\n")
            sys.stdout.write(json.dumps(done[-1]) + "\n")
            sys.stdout.flush()
    finally:
        server.stop()
    return done


def main() -> int:
    """Run the day, or go on with it; 1 if anything grew or failed."""
    parser = options("stress churn", __doc__)
    parser.add_argument("folder", type=Path, help="where the day is kept; one that has been begun goes on")
    parser.add_argument("--hours", type=int, default=_HOURS, help="hours of the day in this run, at most")
    parser.add_argument("--seconds", type=float, default=50.0, help="how long an hour takes")
    asked = parser.parse_args()
    done = day(asked.folder, asked.hours, asked.seconds)
    grown = growth(done)
    troubles = sum(each["troubles"] for each in done)
    sys.stdout.write(f"{len(done)} of {_HOURS} hours; grown by {grown or 'too early to say'}; {troubles} troubles\n")
    return int(troubles > 0 or any(factor > _GROWTH for factor in grown.values()))


if __name__ == "__main__":
    raise SystemExit(main())
