"""Where the time of a search goes: ``PYTHONPATH=. python -m bench.walks`` in an environment in which Liza is installed.

The search itself is read as plain Python, whether the engine is compiled or not: a sampler sees no frames of compiled
code. Every few milliseconds of processor time it notes what the search is about.
"""

from __future__ import annotations

import argparse
import importlib
import linecache
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from time import process_time
from types import FrameType, ModuleType
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from bench.own import OwnGame

_SEARCH: Final = ("liza.bots.seat", "liza.bots.heuristic.lookahead", "liza.bots.search.puct", "liza.bots.search.ismcts")
_TICK: Final = 0.001
_ITERATIONS: Final = 400
"""Of a search from one position."""
_WIDTH: Final = 120
"""Of the table where it goes to a file."""
_PARTS: Final = {
    "world": "drawing worlds",
    "_planted": "first sights",
    "meet": "first sights",
    "pick": "picking branches",
    "play_on": "playing on before the hint",
    "tell": "hints at the end, telling the way",
    "below": "finding the next place",
}
"""By the function of the search that is at work."""
_CALLS: Final = {
    ".apply(": "playing the choices",
    ".legal(": "what is legal",
    ".clone(": "copying worlds",
    ".seen(": "what the seat saw",
}
"""By what is called in the line where the search waits for the engine, whose frames are not seen if it is compiled."""
_REST: Final = "all else"


class _Plainly(MetaPathFinder):
    """Finds the search's source where its compiled twin would be found."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in _SEARCH or path is None:
            return None
        return spec_from_file_location(fullname, Path(path[0], f"{fullname.rpartition('.')[2]}.py"))


class Sampler:
    """Counts by which part of the search the processor is kept busy."""

    def __init__(self) -> None:
        self.found: Final[Counter[str]] = Counter()

    def __enter__(self) -> Sampler:
        signal.signal(signal.SIGPROF, self._note)
        signal.setitimer(signal.ITIMER_PROF, _TICK, _TICK)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0.0)

    def _note(self, _: int, frame: FrameType | None) -> None:
        part = ""
        while frame is not None:
            if frame.f_globals.get("__name__") in _SEARCH:
                part = _PARTS.get(frame.f_code.co_name, part) or _called(frame)
            frame = frame.f_back
        self.found[part or _REST] += 1


def _called(frame: FrameType) -> str:
    """Return what a function of the search waits for."""
    line = linecache.getline(frame.f_code.co_filename, frame.f_lineno or 0)
    return next((part for call, part in _CALLS.items() if call in line), _REST)


def sampled(game: Any, seconds: float) -> Counter[str]:
    """Search from positions of random games and return how many samples fell on each part."""
    liza: Any = importlib.import_module("liza")
    bots: Any = importlib.import_module("liza.bots")
    subject = OwnGame(game, listen=False)
    source = liza.seeded(1)
    searcher = bots.bot(f"ismcts:{_ITERATIONS}")
    sampler = Sampler()
    began = process_time()
    while process_time() - began < seconds:
        state = subject.position()
        seat = bots.Seat(state, state.actors[0], source)
        with sampler:
            searcher.choose(seat, source)
    return sampler.found


def main() -> int:
    """Measure and show."""
    words = argparse.ArgumentParser(prog="python -m bench.walks", description="Where the time of a search goes.")
    words.add_argument("--seconds", type=float, default=5.0, help="processor seconds for each game (default 5)")
    asked = words.parse_args()
    if asked.seconds <= 0:
        words.error("seconds are above 0")
    sys.meta_path.insert(0, _Plainly())
    liza: Any = importlib.import_module("liza")
    found = {game.id: sampled(game, asked.seconds) for game in liza.games()}
    drawn = Table(title=f"Where a search's time goes; the engine is {'compiled' if liza.compiled else 'plain Python'}")
    drawn.add_column("part")
    for name in found:
        drawn.add_column(name, justify="right")
    for part in dict.fromkeys((*_PARTS.values(), *_CALLS.values(), _REST)):
        drawn.add_row(part, *(f"{samples[part] / samples.total():.0%}" for samples in found.values()))
    Console(width=None if sys.stdout.isatty() else _WIDTH).print(drawn)
    return 0


if __name__ == "__main__":
    sys.exit(main())
