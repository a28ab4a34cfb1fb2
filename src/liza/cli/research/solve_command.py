"""``liza solve``: what perfect players can count on, worked out once and kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.play.table_options import checked_options
from liza.cli.terminal.console import BadInput, Terminal
from liza.games.studies import cache_folder
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import load_pack
from liza.lab.run.pool import cores
from liza.lab.run.solver import SolvedInstance, solve
from liza.words import Words


def solve_game(
    terminal: Terminal,
    game: Game[Any],
    options: Mapping[str, str],
    *,
    jobs: int | None,
    pack: Path | None,
    as_json: bool,
) -> int:
    """Solve a game for every choice of the options that were left open, and print what it is worth."""
    if jobs is not None and jobs < 1:
        raise BadInput(terminal.say("bad-amount"))
    if pack is not None:
        game = game.bind(complete(load_pack(pack), game.pack, game.id))
    checked = checked_options(terminal, game, options)
    chosen = {id: checked[id] for id in options}
    with bar(terminal, terminal.say("solve-working")) as told:
        solved = solve(game, chosen, jobs=jobs or cores(), told=lambda share: told(share, 1.0))
    if as_json:
        terminal.out.out(json.dumps(_data(game, solved), ensure_ascii=False, indent=1))
    else:
        _show(terminal, game, solved)
    return 0


@contextmanager
def bar(terminal: Terminal, label: str) -> Iterator[Callable[[float, float], None]]:
    """Draw a progress bar on an interactive terminal; the callback takes how much of how much is done."""
    columns = (TextColumn(label), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as shown:
        task = shown.add_task("", total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)


def _data(game: Game[Any], solved: list[SolvedInstance]) -> dict[str, Any]:
    return {
        "game": game.id,
        "version": game.version,
        "pack_hash": game.pack.hash,
        "folder": str(cache_folder()),
        "solved": [
            {
                "options": options,
                "starters": {str(seat): list(values) for seat, values in solution.starters().items()},
            }
            for options, solution in solved
        ],
    }


def _show(terminal: Terminal, game: Game[Any], solved: list[SolvedInstance]) -> None:
    words = Words(game, terminal.lang)
    grid = Grid(box=None, padding=(0, 2), header_style="label", show_edge=False)
    for id in game.options:
        grid.add_column(words.option(id))
    starters = list(solved[0].solution.starters())
    for seat in starters:
        grid.add_column(terminal.say("solve-first", seat=words.seat(seat)), justify="right")
    grid.add_column(terminal.say("solve-mean"), justify="right")
    for options, solution in solved:
        values = [solution.starters()[seat][0] for seat in starters]
        named = [words.option_value(id, value) for id, value in options.items()]
        grid.add_row(*named, *(f"{value:+.6f}" for value in (*values, sum(values) / len(values))))
    terminal.out.print(Text(game.title, style="title"))
    terminal.out.print()
    terminal.out.print(grid)
    terminal.out.print()
    terminal.out.print(Text(terminal.say("solve-meaning", seat=words.seat(0))))
    terminal.out.print(Text(terminal.say("solve-kept", folder=str(cache_folder())), style="quiet"), soft_wrap=True)
