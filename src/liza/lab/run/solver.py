"""Works out what perfect players would do, where a game's room knows how: piece by piece, on all cores, once."""

from __future__ import annotations

import struct
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.games import game as find_game
from liza.games.studies import file_of, solution, study_of
from liza.kernel.core.game import Game
from liza.kernel.core.study import ProgressCallback, Solution
from liza.kernel.packs.pack import Pack
from liza.lab.run.pool import map_unordered

_SHARE: Final = struct.Struct("<d")
_OFTEN: Final = 0.25
"""Seconds between two looks at how far the processes have come."""


class SolvedInstance(NamedTuple):
    """A game solved for one choice of its options."""

    options: dict[str, Any]
    solution: Solution


class SolverTask(NamedTuple):
    """What a process has to work out; plain data, so that it travels."""

    game: str
    pack: tuple[str, str] | None
    name: str
    file: str
    progress: str
    place: int


def option_choices(game: Game[Any], chosen: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return every choice of options that agrees with those that were named."""
    game.check_options(dict(chosen))
    values = [[option.check(chosen[id])] if id in chosen else option.values for id, option in game.options.items()]
    return [dict(zip(game.options, choice, strict=True)) for choice in product(*values)]


def solve(
    game: Game[Any], chosen: Mapping[str, Any] | None = None, *, jobs: int = 1, told: ProgressCallback | None = None
) -> list[SolvedInstance]:
    """Solve a game for every choice of the options that are not named; what was worked out before is not repeated."""
    study = study_of(game)
    wanted = option_choices(game, chosen or {})
    names = dict.fromkeys(piece for options in wanted for piece in study.pieces(options))
    missing = [(name, file) for name in names if not (file := file_of(game, study, name)).is_file()]
    own = game.pack.hash == find_game(game.id).pack.hash
    pack = None if own else (game.pack.text, game.pack.name)
    with progress_file(len(missing), told) as progress:
        pieces = [SolverTask(game.id, pack, name, str(file), progress, at) for at, (name, file) in enumerate(missing)]
        for _ in map_unordered(work_out, pieces, min(jobs, max(len(pieces), 1))):
            pass
    return [SolvedInstance(options, solution(game, options)) for options in wanted]


def work_out(piece: SolverTask) -> None:
    """Work one piece out."""
    game = find_game(piece.game)
    if piece.pack is not None:
        game = game.bind(Pack(*piece.pack))
    told = partial(note_progress, piece.progress, piece.place)
    study_of(game).work_out(game, piece.name, Path(piece.file), told)


def note_progress(progress: str, place: int, share: float) -> None:
    """Note in the file of progress how far one process has come."""
    with Path(progress).open("r+b") as file:
        file.seek(place * _SHARE.size)
        file.write(_SHARE.pack(share))


@contextmanager
def progress_file(pieces: int, told: ProgressCallback | None) -> Iterator[str]:
    """Provide a file in which processes note how far they have come, and pass that on."""
    with tempfile.TemporaryDirectory(prefix="liza-") as folder:
        file = Path(folder, "progress")
        file.write_bytes(_SHARE.pack(0.0) * pieces)
        done = threading.Event()

        def look() -> None:
            while told is not None and not done.wait(_OFTEN):
                told(_progress(file))

        watcher = threading.Thread(target=look, daemon=True)
        watcher.start()
        try:
            yield str(file)
        finally:
            done.set()
            watcher.join()


def _progress(file: Path) -> float:
    shares = [share for (share,) in _SHARE.iter_unpack(file.read_bytes())]
    return sum(shares) / len(shares) if shares else 1.0
