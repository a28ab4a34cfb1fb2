"""``liza lab fair``: free numbers of a pack, aims, and what a search among them finds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from liza.cli.play.table_options import check_seats
from liza.cli.research.run_commands import RunOptions, verdict_code
from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.core.game import Game
from liza.kernel.packs.pack import load_pack
from liza.lab.experiments.tuning import (
    MISSED,
    REACHED,
    UNCLEAR,
    Played,
    TuningResult,
    batch_limit,
    check,
    next_batches,
    play,
    result_of,
)
from liza.lab.experiments.tuning import TuningRequest as FairOrder
from liza.lab.experiments.tuning_targets import read_parameter, read_target
from liza.lab.findings.findings_text import FindingsText
from liza.lab.findings.tuning_text import parameter_sentence, target_sentence
from liza.lab.packs.pack_files import overlay_text
from liza.lab.run.pool import map_unordered


class TuningEffort(NamedTuple):
    """How often values are proposed, and how many games the last test has."""

    tries: int
    test: int


def make_fair(
    terminal: Terminal,
    game: Game[Any],
    free: Sequence[str],
    aims: Sequence[str],
    order: RunOptions,
    effort: TuningEffort,
    *,
    out: Path | None,
    as_json: bool,
) -> int:
    """Look for values, test them in new games and say what came of it; 1 if an aim is missed, 3 if one is unclear."""
    if min(order.games, *effort) < 1:
        raise BadInput(terminal.say("bad-amount"))
    if order.seats is not None:
        check_seats(terminal, game, order.seats)
    wanted = FairOrder(
        game=game.id,
        pack=overlay_text(game, []) if order.pack is None else load_pack(order.pack).text,
        knobs=tuple(read_parameter(text, game) for text in free),
        aims=tuple(read_target(text) for text in aims),
        tries=effort.tries,
        games=order.games,
        test=effort.test,
        bots=tuple(order.names),
        seats=order.seats,
        seed=order.seed,
    )
    check(wanted)
    found = _searched(terminal, wanted, order.jobs)
    if as_json:
        terminal.out.out(json.dumps(_plain(asdict(found)), ensure_ascii=False, indent=1))
    else:
        _show(terminal, FindingsText(game, terminal.lang), found)
    if out is not None:
        try:
            out.write_text(found.pack, encoding="utf-8")
        except OSError:
            raise BadInput(terminal.say("unwritable", file=str(out))) from None
        terminal.err.print(Text(terminal.say("fair-written", file=str(out)), style="quiet"))
    return verdict_code([each.verdict for each in found.aims], MISSED, UNCLEAR)


def _searched(terminal: Terminal, wanted: FairOrder, jobs: int) -> TuningResult:
    played: list[Played] = []
    with progress(terminal, batch_limit(wanted)) as said:
        while portions := next_batches(wanted, played):
            for each in map_unordered(partial(play, wanted), portions, min(jobs, len(portions))):
                played.append(each)
                if said is not None:
                    said(len(played), batch_limit(wanted))
    return result_of(wanted, played)


def _show(terminal: Terminal, teller: FindingsText, found: TuningResult) -> None:
    tried = terminal.say("fair-tried", tried=found.tried, games=found.games, test=found.test)
    terminal.out.print(Text(tried, style="title"))
    for knob in found.knobs:
        terminal.out.print(Text(f"• {parameter_sentence(teller, knob)}", style="bold"))
    for aim in found.aims:
        style = {REACHED: "yes", MISSED: "no"}.get(aim.verdict, "")
        terminal.out.print(Text(target_sentence(teller, aim), style=style), soft_wrap=True)
    terminal.out.print(Text(terminal.say("fair-note"), style="quiet"), soft_wrap=True)


def _plain(value: Any) -> Any:
    """Return data with null for infinite numbers, which JSON does not have."""
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    if hasattr(value, "_asdict"):
        return _plain(value._asdict())
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value
