"""``liza leaderboard``: the bots of every game against each other, as a page and as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.core.game import Game
from liza.lab.arena.arena import arena
from liza.lab.arena.crosstable import crosstable, ladder_data
from liza.lab.run.pool import cores


class LeaderboardOptions(NamedTuple):
    """Who plays how much; ``jobs=None`` means all cores."""

    bots: str
    games: int
    seed: int
    jobs: int | None


def hold(
    terminal: Terminal, games: Sequence[Game[Any]], order: LeaderboardOptions, *, out: Path | None, as_json: bool
) -> int:
    """Let the bots of each game meet; print the crosstables, or keep them in a folder as soon as each is there."""
    bots = [name.strip() for name in order.bots.split(",")]
    if order.games < 1 or (order.jobs is not None and order.jobs < 1):
        raise BadInput(terminal.say("bad-amount"))
    if len(set(bots)) < max(2, len(bots)):
        raise BadInput(terminal.say("bad-arena"))
    found: dict[str, Any] = {}
    for game in games:
        command = f"liza leaderboard {game.id} --bots {','.join(bots)} --games {order.games} --seed {order.seed}"
        with progress(terminal, order.games) as told:
            ladder = arena(
                game.id, bots=bots, games=order.games, seed=order.seed, jobs=order.jobs or cores(), progress=told
            )
        page, found[game.id] = crosstable(ladder, game.title, command), ladder_data(ladder)
        if out is not None:
            _keep(terminal, out, game.id, page, found[game.id])
        elif not as_json:
            terminal.out.out(page)
    if as_json:
        terminal.out.out(json.dumps(found, ensure_ascii=False, indent=1))
    return 0


def _keep(terminal: Terminal, folder: Path, id: str, page: str, told: Any) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{id}.md").write_text(page, encoding="utf-8")
        (folder / f"{id}.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError:
        raise BadInput(terminal.say("unwritable", file=str(folder))) from None
