"""Breaks the rules of a room one place at a time and says how many of the breaks its tests notice.

Golden games, perft counts, whole random games and the conformance suite are left out: they notice that something
changed, not that a rule is broken. A mutant meets the tests that run its lines, the quickest first. Verdicts are kept
until a source or a test of the room changes, so a run that was ended, or had only some minutes, goes on.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tomllib
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path
from typing import Any, Final

from tools.options import options

import liza  # noqa: F401 - so that every forked process has it already; the room itself stays unread
from tests.mutants.judge import Verdict, judge
from tests.mutants.places import GAMES, KINDS, Mutant, files, places
from tests.mutants.reach import Reach, fingerprint, reach
from tests.mutants.verdicts import Kept, Verdicts

HARMLESS: Final = Path(__file__).parent / "harmless"
Z: Final = 1.96


def say(text: str) -> None:
    """Write a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def interval(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    if not count:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return (middle - half) / (1 + Z * Z / count), (middle + half) / (1 + Z * Z / count)


def harmless(room: str) -> dict[tuple[str, str, str], str]:
    """Return the changes that were looked at and change nothing anybody could see, with the reason."""
    path = HARMLESS / f"{room}.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("harmless", []) if path.is_file() else []
    return {(row["file"], row["was"], row["becomes"]): row["why"] for row in rows}


def key(mutant: Mutant, room: str) -> tuple[str, str, str]:
    """Return how a mutant is named in the list of harmless ones: its file and its lines, before and after."""
    return (mutant.path.relative_to(GAMES / room).as_posix(), *mutant.change)


def sampled(room: str, only: list[str], count: int, seed: int, kind: str = "") -> list[Mutant]:
    """Draw mutants: every one of the room is as likely as every other, and a seed names the draw."""
    folder = GAMES / room
    chosen = [p for p in files(room) if not only or p.relative_to(folder).as_posix() in only]
    if not chosen:
        raise SystemExit(f"No such file with rules in {room}: {', '.join(only)}.")
    everything = [place for path in chosen for place in places(path, kind)]
    random.Random(seed).shuffle(everything)
    drawn = (place.broken() for place in everything)
    return list(islice((mutant for mutant in drawn if mutant is not None), count))


class Run:
    """Counts what became of the mutants, and shows survivors as they come."""

    def __init__(self, room: str, count: int) -> None:
        self.room: Final = room
        self.count: Final = count
        self.known: Final = harmless(room)
        self.killed = 0
        self.survivors: list[Verdict] = []
        self.excused: list[tuple[Verdict, str]] = []
        self._began: Final = time.monotonic()

    def take(self, verdict: Verdict) -> None:
        """Count one verdict."""
        why = self.known.get(key(verdict.mutant, self.room))
        if verdict.killed:
            self.killed += 1
        elif why is not None:
            self.excused.append((verdict, why))
        else:
            self.survivors.append(verdict)
            self._clear()
            say(f"\n{verdict.mutant.where} survives {verdict.tests} tests\n{verdict.mutant.diff}")
        done = self.killed + len(self.excused) + len(self.survivors)
        if sys.stderr.isatty():
            spent = time.monotonic() - self._began
            left = spent / done * (self.count - done)
            sys.stderr.write(f"\r{done} of {self.count}, {self.killed} killed, {left:.0f} s left ")

    def _clear(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\r" + " " * 60 + "\r")

    def summary(self) -> dict[str, Any]:
        """Return the figures."""
        judged = self.killed + len(self.survivors)
        share = self.killed / judged if judged else 0.0
        low, high = interval(share, judged)
        unjudged = self.count - judged - len(self.excused)
        return {
            "room": self.room, "mutants": self.count, "killed": self.killed, "survived": len(self.survivors),
            "harmless": len(self.excused), "unjudged": unjudged, "share": share, "low": low, "high": high,
            "seconds": time.monotonic() - self._began,
        }  # fmt: skip


def judge_unknown(run: Run, drawn: list[Mutant], reached: Reach, jobs: int, minutes: float) -> None:
    """Take what is known of the mutants, and judge the others while there is time."""
    verdicts = Verdicts(run.room, fingerprint(run.room))
    until = time.monotonic() + minutes * 60 if minutes else float("inf")
    unknown: list[Mutant] = []
    for mutant in drawn:
        kept = verdicts.find(mutant)
        if kept is None:
            unknown.append(mutant)
        else:
            run.take(Verdict(mutant, kept.tests, killed=kept.killed, seconds=0.0))

    def in_time() -> Iterator[tuple[Mutant, list[str]]]:
        for mutant in unknown:
            if time.monotonic() >= until:
                return
            yield mutant, reached.tests(mutant)

    def take(verdict: Verdict) -> None:
        verdicts.keep(verdict.mutant, Kept(verdict.killed, verdict.tests))
        run.take(verdict)

    judge(in_time(), jobs, take, run.room)


def main() -> int:
    """Do what the words ask for; return 1 if fewer were killed than asked for."""
    words = options("stress mutants", __doc__)
    rooms = sorted(path.parent.name for path in GAMES.glob("*/__init__.py"))
    words.add_argument("--room", required=True, choices=rooms, help="the game whose rules are broken")
    words.add_argument("--sample", type=int, default=100, metavar="N", help="how many mutants")
    words.add_argument("--seed", type=int, default=0, metavar="S", help="which ones: the same seed draws the same")
    words.add_argument("--file", action="append", default=[], metavar="F", help="only these files: steps/attack.py")
    words.add_argument("--kind", choices=KINDS, default="", help="only these operators: sequences")
    words.add_argument("--jobs", type=int, default=2, metavar="J", help="how many at the same time")
    words.add_argument("--minutes", type=float, default=0.0, metavar="M", help="stop then; a later run goes on")
    words.add_argument("--least", type=float, default=0.0, metavar="P", help="fail below this share: 0.95")
    words.add_argument("--json", type=Path, metavar="FILE", help="also write the figures and survivors here")
    words.add_argument("--list", action="store_true", help="show the mutants and run nothing")
    asked = words.parse_args()
    drawn = sampled(asked.room, asked.file, asked.sample, asked.seed, asked.kind)
    if asked.list:
        for mutant in drawn:
            say(f"\n{mutant.where}\n{mutant.diff}")
        return 0
    run = Run(asked.room, len(drawn))
    judge_unknown(run, drawn, reach(asked.room), asked.jobs, asked.minutes)
    found = run.summary()
    for verdict, why in run.excused:
        say(f"{verdict.mutant.where} changes nothing: {why}")
    say(
        f"\n{asked.room}, seed {asked.seed}: {found['killed']} of {found['killed'] + found['survived']} killed, "
        f"{found['share']:.1%} ({found['low']:.1%} to {found['high']:.1%}), {found['harmless']} harmless, "
        f"{found['unjudged']} of the sample not judged yet, {found['seconds']:.0f} s"
    )
    if asked.json:
        survivors = [{"where": v.mutant.where, "tests": v.tests, "diff": v.mutant.diff} for v in run.survivors]
        asked.json.write_text(json.dumps({**found, "survivors": survivors}, indent=1), encoding="utf-8")
    return int(found["share"] < asked.least)


if __name__ == "__main__":
    sys.exit(main())
