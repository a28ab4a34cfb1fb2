"""``scripts/generate exercises``: seeks exercises in game after game, on all cores, until there are enough.

It can be stopped, and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from liza.games import game as find_game
from liza.games.studies import has_study
from liza.kernel.core.game import Game
from liza.lab.analysis.exercise_finder import FINDER, ExerciseRequest, find_exercises
from liza.lab.run.pool import cores, map_unordered
from liza.lab.run.solver import solve
from liza.match.exercise import FILE, Exercise, from_data, to_data, written

_KEPT: Final = Path("build/exercises")
_ALIKE: Final = 4


class SearchNotes:
    """Which games were looked through, and what was found in them: a line each, written as soon as it is known."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        file.parent.mkdir(parents=True, exist_ok=True)
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.seeds: Final[dict[int, list[Exercise]]] = {}
        for line in lines:
            data = json.loads(line)
            self.seeds[data["seed"]] = [from_data(each) for each in data["found"]]

    def add(self, seed: int, found: list[Exercise]) -> None:
        """Note a game that was looked through."""
        self.seeds[seed] = found
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"seed": seed, "found": [to_data(each) for each in found]}) + "\n")

    def found(self, wanted: int) -> list[Exercise]:
        """Return the exercises so far, in the order of their seeds, whichever process found them first.

        No more than a quarter of those that are wanted have the same answer: one would stop looking at the board.
        """
        kept: list[Exercise] = []
        answers: Counter[str] = Counter()
        for exercise in chain.from_iterable(found for _, found in sorted(self.seeds.items())):
            if answers[exercise.answers[0]] < max(1, wanted // _ALIKE):
                answers[exercise.answers[0]] += 1
                kept.append(exercise)
        return kept[:wanted]


def search(game: Game[Any], notes: SearchNotes, wanted: int, jobs: int, first: int) -> None:
    """Search game after game until there are enough exercises, or no more can be expected."""
    seeds: Iterator[ExerciseRequest] = (
        ExerciseRequest(game.id, seed) for seed in count(first) if seed not in notes.seeds
    )
    for seed, found in map_unordered(find_exercises, seeds, jobs):
        notes.add(seed, found)
        for exercise in found:
            _say(
                f"{len(notes.found(wanted))} of {wanted} after {len(notes.seeds)} games: seed {seed}, difficulty "
                f"{exercise.difficulty}, {' or '.join(exercise.answers)}"
            )
        if len(notes.found(wanted)) >= wanted:
            return


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Seek, and write the file of the room."""
    asked = argparse.ArgumentParser(prog="scripts/generate exercises", description=__doc__)
    asked.add_argument("game", help="the id of the game")
    asked.add_argument("--count", type=int, default=50, help="how many exercises")
    asked.add_argument("--jobs", type=int, default=cores(), help="how many processes")
    asked.add_argument("--seed", type=int, default=1, help="the first game that is looked through")
    asked.add_argument("--out", type=Path, help="the file to write; otherwise that of the room in src/")
    wishes = asked.parse_args()
    game = find_game(wishes.game)
    if has_study(game):
        solve(game, game.check_options({}), jobs=wishes.jobs)
    notes = SearchNotes(_KEPT / f"{game.id}-{game.version}-{game.pack.hash[:8]}-{FINDER}.jsonl")
    search(game, notes, wishes.count, wishes.jobs, wishes.seed)
    out = wishes.out or Path("src", *game.spec.package.split("."), FILE)
    found = notes.found(wishes.count)
    out.write_text(written(found, game.version, game.pack.hash, game.check_options({})), encoding="utf-8")
    _say(f"{out}: {len(found)} exercises from {len(notes.seeds)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
