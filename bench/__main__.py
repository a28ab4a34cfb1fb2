"""``scripts/measure bench``: measures Liza and its peers in turns, takes medians, and shows them side by side."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import envs, own
from bench.peers import PEERS
from bench.subject import Figures

ROOT: Final = Path(__file__).resolve().parent.parent
PLAIN: Final = "liza plain"
COMPILED: Final = "liza compiled"
GAMES: Final = "games"
_WIDTH: Final = 120
"""Of the table where it goes to a file."""

Round = dict[str, Any]
"""What one worker printed."""


class Runner:
    """One library as it is measured: the word its worker takes, and where Python finds it."""

    def __init__(self, name: str, word: str, path: Path | None = None, only: str = "") -> None:
        self.name: Final = name
        self.word: Final = word
        self.only: Final = only
        self.path: Final = path

    def run(self, seconds: float) -> Round | str:
        """Measure once; return the figures, or in one line why there are none."""
        folders = [str(self.path)] if self.path else []
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([*folders, str(ROOT)]),
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "bench.worker", self.word, str(seconds), self.only],
            cwd=ROOT / "bench",
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            return (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        found: Round = json.loads(done.stdout.splitlines()[-1])
        return found


def runners(compiled: Path | None, before: Sequence[str] | None, what: str, only: str) -> list[Runner]:
    """Return everything that is to be measured: games, or environments; an older Liza by its name and its folders."""
    kind = "" if what == GAMES else f"{what}:"
    found = [Runner(PLAIN, kind + own.NAME, ROOT / "src", only)]
    if compiled is not None:
        found.append(Runner(COMPILED, kind + own.NAME, compiled, only))
    if before is not None:
        name, built, source = before
        found.append(Runner(f"{PLAIN} {name}", kind + own.NAME, Path(source), only))
        found.append(Runner(f"{COMPILED} {name}", kind + own.NAME, Path(built), only))
    return found + [Runner(peer, kind + peer) for peer in (PEERS if what == GAMES else envs.PEERS)]


def measure(found: list[Runner], rounds: int, seconds: float, missing: dict[str, str]) -> dict[str, Any]:
    """Measure everybody in turns, so that a slow moment of the machine hits all of them; return medians by library."""
    results: dict[str, list[Round]] = {}
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=rounds * len(found))
        for _ in range(rounds):
            for runner in found:
                bar.update(task, description=runner.name)
                outcome = "left out" if runner.name in missing else runner.run(seconds)
                if isinstance(outcome, str):
                    missing.setdefault(runner.name, outcome)
                else:
                    results.setdefault(runner.name, []).append(outcome)
                bar.advance(task)
    return {
        name: {
            "version": runs[0]["version"],
            "games": {game: middle([run["games"][game] for run in runs]) for game in runs[0]["games"]},
        }
        for name, runs in results.items()
    }


def middle(runs: list[Figures]) -> Figures:
    """Return the median of every figure."""
    columns = {key: [run[key] for run in runs] for key in runs[0]}
    return {
        key: None if None in values else median([value for value in values if value is not None])
        for key, values in columns.items()
    }


def fastest_peer(libraries: dict[str, Any]) -> tuple[str, float]:
    """Return the name and the decisions a second of the fastest game of all peers."""
    speeds = {
        f"{library} {game}": figures["decisions_per_second"]
        for library, found in libraries.items()
        if library in PEERS
        for game, figures in found["games"].items()
    }
    best = max(speeds, key=lambda name: speeds[name], default="")
    return best, speeds.get(best, 0.0)


def times_before(libraries: dict[str, Any]) -> dict[str, dict[str, float]]:
    """Return how many times as fast as the older Liza this one is, plain and compiled, by game."""
    found: dict[str, dict[str, float]] = {}
    for kind in (PLAIN, COMPILED):
        older = next((older for name, older in libraries.items() if name.startswith(f"{kind} ")), None)
        if older is not None and kind in libraries:
            now = libraries[kind]["games"]
            found[kind] = {
                game: now[game]["decisions_per_second"] / figures["decisions_per_second"]
                for game, figures in older["games"].items()
                if game in now
            }
    return found


def table(libraries: dict[str, Any]) -> Table:
    """Return everything side by side."""
    name, best = fastest_peer(libraries)
    times = times_before(libraries)
    drawn = Table(title="Random play on one core", caption=f"1.00 is {name}, the fastest peer" if name else None)
    drawn.add_column("library")
    drawn.add_column("game")
    for heading in ("decisions/s", "games/s", "decisions/game", "clone µs", "legal µs", "iterations/s", "ratio"):
        drawn.add_column(heading, justify="right")
    if times:
        drawn.add_column("times before", justify="right")
    for library, found in libraries.items():
        for at, (game, figures) in enumerate(found["games"].items()):
            speed = figures["decisions_per_second"]
            drawn.add_row(
                library if at == 0 else "",
                game,
                f"{speed:,.0f}",
                f"{figures['games_per_second']:,.0f}",
                f"{figures['decisions_per_game']:.1f}",
                *("–" if figures[key] is None else f"{figures[key]:.2f}" for key in ("clone_us", "legal_us")),
                "–" if figures["iterations_per_second"] is None else f"{figures['iterations_per_second']:,.0f}",
                f"{speed / best:.2f}" if best else "–",
                *([f"{times[library][game]:.2f}" if game in times.get(library, ()) else ""] if times else []),
            )
        drawn.add_section()
    return drawn


def main() -> int:
    """Measure and show."""
    about = "Liza next to its peers, in the same loop."
    words = argparse.ArgumentParser(prog="scripts/measure bench", description=about)
    words.add_argument(
        "what", nargs="?", choices=[GAMES, "envs"], default=GAMES, help="games (default) or environments"
    )
    words.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    words.add_argument("--seconds", type=float, default=0.5, help="processor seconds for each game each time")
    words.add_argument("--only", choices=list(envs.KINDS), default="", help="one kind of Liza's environments")
    words.add_argument("--json", action="store_true", help="print the figures as JSON")
    words.add_argument("--compiled", type=Path, help=argparse.SUPPRESS)
    words.add_argument("--before", nargs=3, metavar=("NAME", "BUILT", "SOURCE"), help=argparse.SUPPRESS)
    words.add_argument("--missing", type=Path, help=argparse.SUPPRESS)
    asked = words.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        words.error("rounds and seconds are above 0")
    notes = asked.missing.read_text(encoding="utf-8").splitlines() if asked.missing else []
    missing = dict(note.split(": ", 1) for note in notes)
    libraries = measure(
        runners(asked.compiled, asked.before, asked.what, asked.only), asked.rounds, asked.seconds, missing
    )
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    date = datetime.now(UTC).date().isoformat()
    if asked.json:
        name, best = fastest_peer(libraries)
        whole = {
            "date": date,
            "machine": machine,
            "rounds": asked.rounds,
            "seconds": asked.seconds,
            "fastest_peer": {"name": name, "decisions_per_second": best},
            "times_before": times_before(libraries),
            "libraries": libraries,
            "missing": missing,
        }
        sys.stdout.write(json.dumps(whole, indent=1) + "\n")
        return 0
    console = Console(width=None if sys.stdout.isatty() else _WIDTH)
    console.print(f"{date}, {machine}; the median of {asked.rounds} rounds")
    console.print(", ".join(f"{name} {found['version']}" for name, found in libraries.items()))
    console.print(table(libraries))
    for name, reason in missing.items():
        console.print(f"Missing: {name}: {reason}", markup=False)
    return 0


if __name__ == "__main__":
    sys.exit(main())
