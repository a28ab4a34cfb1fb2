"""Figures about the lab itself: scaling to two processes, memory over a long run, false alarms of comparisons."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import liza
from liza.lab.experiments.compare import compare
from liza.lab.experiments.variants import plans, read_variant
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import checked_run
from liza.lab.run.run_store import BatchFiles, RunStore, Share
from tools.options import options


def say(text: str) -> None:
    """Write a line at once: some of these runs take long."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def scaling(game: str, games: int, bot: str) -> None:
    """Play the same run with one process and with two.

    The clock says little on a busy machine, so processor time is counted too: what one process takes, against what the
    busier of two takes together with whoever shares the work out. That is how much faster two free cores would be.
    """
    seconds: dict[int, float] = {}
    work: dict[int, float] = {}
    for jobs in (1, 2):
        with tempfile.TemporaryDirectory() as folder:
            study = RunStore.begin(Path(folder), checked_run(game, bots=[bot]), games)
            spent: defaultdict[int, float] = defaultdict(float)
            began, before = time.perf_counter(), time.process_time()
            study.run(share=timed(jobs, spent))
            seconds[jobs] = time.perf_counter() - began
            own = time.process_time() - before
        work[jobs] = own if jobs == 1 else own + max(spent.values())
        shares = " and ".join(f"{each:.1f}" for each in spent.values())
        say(
            f"{jobs} process(es): {seconds[jobs]:.1f} s by the clock; {shares} s of work, load {os.getloadavg()[0]:.1f}"
        )
    say(f"{seconds[1] / seconds[2]:.2f} times as fast with two by the clock, {work[1] / work[2]:.2f} by processor time")


def timed(jobs: int, spent: defaultdict[int, float]) -> Share:
    """Return a way to share work that counts the processor time of everybody who does it."""

    def share(work: Callable[[int], BatchFiles], numbers: Iterable[int]) -> Iterator[BatchFiles]:
        for pid, seconds, batch in map_unordered(partial(clocked, work), numbers, jobs):
            spent[pid] += seconds
            yield batch

    return share


def clocked(work: Callable[[int], BatchFiles], number: int) -> tuple[int, float, BatchFiles]:
    """Do a piece of work and say who did it and how much processor time it took."""
    before = time.process_time()
    batch = work(number)
    return os.getpid(), time.process_time() - before, batch


def memory(game: str, games: int, bot: str) -> None:
    """Play a long run in one process and say how much memory it holds at every tenth of the way."""
    with tempfile.TemporaryDirectory() as folder:
        study = RunStore.begin(Path(folder), checked_run(game, bots=[bot]), games)
        told = set()

        def look(done: int, of: int) -> None:
            tenth = done * 10 // of
            if tenth not in told:
                told.add(tenth)
                pages = int(Path("/proc/self/statm").read_text().split()[1])
                say(f"{done:7} games: {pages * os.sysconf('SC_PAGE_SIZE') / 2**20:.0f} MiB")

        study.run(progress=look)
        size = sum(file.stat().st_size for file in Path(folder).rglob("*.parquet"))
        say(f"{size / games:.0f} bytes of rows for a game")


def alarms(game: str, games: int, bot: str, repetitions: int) -> int:
    """Compare packs that are alike again and again: the same twice, and one whose cards lie in another order."""
    pack = liza.game(game).pack
    wrong = {"the same pack": 0, "the same cards in another order": 0}
    with tempfile.TemporaryDirectory() as folder:
        turned = Path(folder) / "turned.toml"
        turned.write_text(reordered(pack.text), encoding="utf-8")
        for seed in range(repetitions):
            for name, other in zip(wrong, (game, str(turned)), strict=True):
                found = compare(*plans(read_variant(game), read_variant(other), [bot], None, seed), games=games)
                wrong[name] += any(row.stands_out for row in found.differences)
    for name, count in wrong.items():
        say(f"{name}: {count} false alarms in {repetitions} comparisons of {games} games each")
    return 0 if max(wrong.values()) <= repetitions / 10 else 1


def reordered(text: str) -> str:
    """Return a pack with the entries of every section turned around: the same cards, other worlds."""
    head, *entries = text.split("\n[[")
    tables: dict[str, list[str]] = {}
    for entry in entries:
        tables.setdefault(entry.split("]]")[0], []).append(entry)
    return "\n[[".join([head, *(entry for rows in tables.values() for entry in reversed(rows))])


def main() -> int:
    """Do what the words ask for."""
    words = options("measure lab", __doc__)
    words.add_argument("what", choices=("scaling", "memory", "alarms"), help="which figure")
    words.add_argument("--game", default="qiahn", help="which game")
    words.add_argument("--games", type=int, help="how many games; 100 for alarms and 100,000 otherwise")
    words.add_argument("--bot", default="random", help="who plays, on every seat")
    words.add_argument("--repetitions", type=int, default=20, help="how many comparisons, for alarms")
    asked = words.parse_args()
    if asked.what == "alarms":
        return alarms(asked.game, asked.games or 100, asked.bot, asked.repetitions)
    (scaling if asked.what == "scaling" else memory)(asked.game, asked.games or 100_000, asked.bot)
    return 0
