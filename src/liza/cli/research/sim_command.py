"""``liza sim``: many games between bots, and what comes out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.play.table_options import check_seats, checked_options
from liza.cli.terminal.console import BadInput, Terminal
from liza.cli.terminal.styles import seat_style
from liza.kernel.core.game import Game
from liza.lab.run.simulate import ProgressCallback as Told
from liza.lab.run.simulate import simulate
from liza.lab.stats.result import ShareInterval, SimulationResult, Spread, Standing
from liza.words import Words


class SimOptions(NamedTuple):
    """What to simulate."""

    games: int
    bots: str
    seed: int
    jobs: int
    seats: int | None
    pack: Path | None
    options: Mapping[str, str]


def simulate_games(terminal: Terminal, game: Game[Any], order: SimOptions, *, as_json: bool) -> int:
    """Play the games and print who won and how long they took."""
    if order.games < 1 or order.jobs < 1:
        raise BadInput(terminal.say("bad-amount"))
    bots = [name.strip() for name in order.bots.split(",")]
    if order.seats is not None:
        check_seats(terminal, game, order.seats)
    if len(bots) > (order.seats or max(game.seats)):
        check_seats(terminal, game, len(bots), order.seats)
    with progress(terminal, order.games) as told:
        result = simulate(
            game.id,
            games=order.games,
            bots=bots,
            seed=order.seed,
            jobs=order.jobs,
            options=checked_options(terminal, game, order.options),
            seats=order.seats,
            pack=order.pack,
            progress=told,
        )
    if as_json:
        terminal.out.out(json.dumps(result.to_data(), ensure_ascii=False, indent=1))
    else:
        _show(terminal, Words(game, terminal.lang), result)
    return 0


@contextmanager
def progress(terminal: Terminal, games: int) -> Iterator[Told | None]:
    """Draw a progress bar while games are played, on an interactive terminal."""
    if not terminal.err.is_terminal:
        yield None
        return
    columns = (TextColumn(terminal.say("sim-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _show(terminal: Terminal, words: Words, result: SimulationResult) -> None:
    say = terminal.say
    out = terminal.out
    out.print(Text(words.game.title, style="title").append(f"  {say('sim-games', games=result.games)}", "not bold dim"))
    out.print()
    grid = Grid(box=None, padding=(0, 2), header_style="label", show_edge=False)
    grid.add_column(say("sim-who"))
    for column in ("sim-wins", "sim-draws"):
        grid.add_column(say(column), justify="right")
        grid.add_column(say("sim-interval"), style="quiet")
    for name, standing in result.by_bot.items():
        _fared(grid, Text(name, style="title"), standing)
    grid.add_section()
    for seat, standing in enumerate(result.by_seat):
        _fared(grid, Text(words.seat(seat), style=seat_style(seat)), standing)
    out.print(grid)
    out.print()
    out.print(_lengths(terminal, result))
    out.print()
    per_second = {"seconds": round(result.seconds, 2), "games": round(result.games_per_second)}
    out.print(Text(say("sim-speed", decisions=round(result.decisions_per_second), jobs=result.jobs, **per_second)))
    out.print(Text(say("sim-seed", seed=result.seed), style="quiet"))


def _fared(grid: Grid, who: Text, standing: Standing) -> None:
    grid.add_row(who, *_share(standing.wins), *_share(standing.draws))


def _share(share: ShareInterval) -> tuple[str, str]:
    return f"{share.rate:.1%}", f"{share.low:.1%} – {share.high:.1%}"


def _lengths(terminal: Terminal, result: SimulationResult) -> Grid:
    grid = Grid(box=None, padding=(0, 2), header_style="label", show_edge=False)
    grid.add_column(terminal.say("sim-length"))
    for column in ("mean", "median", "p95", "low", "high"):
        grid.add_column(terminal.say(f"sim-{column}"), justify="right")
    spreads: list[tuple[str, Spread | None]] = [("sim-decisions", result.decisions), ("sim-rounds", result.rounds)]
    for label, spread in spreads:
        if spread is not None:
            whole = [str(value) for value in (spread.median, spread.p95, spread.low, spread.high)]
            grid.add_row(terminal.say(label), f"{spread.mean:.1f}", *whole)
    seconds = result.seconds * result.jobs / result.games
    grid.add_row(terminal.say("sim-seconds"), f"{seconds:.4f}", *[""] * 4)
    return grid
