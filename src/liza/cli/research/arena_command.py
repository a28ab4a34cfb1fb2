"""``liza arena``: bots meet in pairs, and what comes out is a ladder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from liza.bots.learned.policy import policy_for
from liza.cli.play.table_options import check_seats, checked_options
from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.core.game import Game
from liza.lab.arena.arena import Ladder, arena
from liza.lab.arena.rating_chart import draw_ladder
from liza.lab.run.pool import cores
from liza.lab.run.run_spec import game_with_pack
from liza.lab.stats.bradley_terry import ScoreInterval


class ArenaOptions(NamedTuple):
    """What to play; ``jobs=None`` means all cores."""

    bots: str
    games: int
    seed: int
    jobs: int | None
    seats: int | None
    neighbours: bool
    alone: bool
    pack: Path | None
    keep: Path | None
    svg: Path | None
    options: Mapping[str, str]


def hold_arena(terminal: Terminal, game: Game[Any], order: ArenaOptions, *, as_json: bool) -> int:
    """Let the bots meet, and print how strong they are."""
    bots = [name.strip() for name in order.bots.split(",")]
    if order.games < 1 or (order.jobs is not None and order.jobs < 1):
        raise BadInput(terminal.say("bad-amount"))
    if len(set(bots)) < max(2, len(bots)):
        raise BadInput(terminal.say("bad-arena"))
    if order.seats is not None:
        check_seats(terminal, game, order.seats)
    with progress(terminal, order.games) as told:
        ladder = arena(
            game.id,
            bots=bots,
            games=order.games,
            seed=order.seed,
            jobs=order.jobs or cores(),
            seats=order.seats,
            options=checked_options(terminal, game, order.options),
            neighbours=order.neighbours,
            alone=order.alone,
            pack=order.pack,
            keep=order.keep,
            progress=told,
        )
    if order.svg is not None:
        _draw(terminal, order.svg, draw_ladder(ladder, game.title))
    if as_json:
        spent = {name: thought.milliseconds() for name, thought in ladder.thought.items()}
        data = ladder.to_data() | {"milliseconds": spent}
        terminal.out.out(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        _show(terminal, game, ladder)
    return 0


def _draw(terminal: Terminal, file: Path, picture: str) -> None:
    try:
        file.write_text(picture, encoding="utf-8")
    except OSError:
        raise BadInput(terminal.say("unwritable", file=str(file))) from None


def _show(terminal: Terminal, game: Game[Any], ladder: Ladder) -> None:
    say = terminal.say
    terminal.out.print(
        Text(game.title, style="title").append(f"  {say('sim-games', games=ladder.games)}", "not bold dim")
    )
    terminal.out.print()
    grid = Grid(box=None, padding=(0, 2), header_style="label", show_edge=False)
    grid.add_column(say("sim-who"))
    grid.add_column(say("arena-rating"), justify="right")
    grid.add_column(say("sim-interval"), style="quiet")
    grid.add_column(say("arena-thinks"), justify="right")
    grid.add_column(say("arena-slowest"), justify="right")
    thought = ladder.thought
    for one in ladder.rated:
        interval = f"{one.low:+.0f} – {one.high:+.0f}"
        spent = [f"{value:.1f} ms" for value in thought[one.name].milliseconds().values()]
        grid.add_row(Text(one.name, style="title"), f"{one.rating:+.0f}", interval, *spent)
    terminal.out.print(grid)
    terminal.out.print()
    grid = Grid(box=None, padding=(0, 2), header_style="label", show_edge=False)
    for column in ("arena-first", "arena-second"):
        grid.add_column(say(column))
    many = ladder.terms.seats > 2
    for column in ("arena-score", "arena-alone")[: 1 + many]:
        grid.add_column(say(column), justify="right")
        grid.add_column(say("sim-interval"), style="quiet")
    for meeting in ladder.meetings:
        alone = _share(meeting.alone) if many else ()
        grid.add_row(meeting.first, meeting.second, *_share(meeting.score), *alone)
    terminal.out.print(grid)
    terminal.out.print()
    if many:
        terminal.out.print(Text(say("arena-even", even=f"{1 / ladder.terms.seats:.1%}", seats=ladder.terms.seats)))
    _say_known(terminal, ladder)
    terminal.out.print(Text(say("sim-seed", seed=ladder.terms.seed), style="quiet"))


def _say_known(terminal: Terminal, ladder: Ladder) -> None:
    """Say how much of the game a learned player knows that was not trained with all of its cards."""
    if not any(one.name.startswith("learned") for one in ladder.rated):
        return
    policy = policy_for(game_with_pack(ladder.terms.game, ladder.terms.pack))
    if policy is None:
        terminal.out.print(Text(terminal.say("arena-unknown")))
    elif min(policy.known) < 1:
        fields, actions = (f"{share:.1%}" for share in policy.known)
        terminal.out.print(Text(terminal.say("arena-in-part", fields=fields, actions=actions)))


def _share(found: ScoreInterval) -> tuple[str, str]:
    return f"{found.value:.1%}", f"{found.low:.1%} – {found.high:.1%}"
