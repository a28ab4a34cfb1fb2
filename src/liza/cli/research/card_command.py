"""``liza lab card``: things given by lot in twin worlds, and what they do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from liza.cli.play.table_options import check_seats, checked_options
from liza.cli.research.run_commands import RunOptions
from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.core.game import Game
from liza.lab.experiments.experiment import EffectEstimate, changed_entries, measure, pack_entries, standing_out, trials
from liza.lab.experiments.stronger_bots import is_weak, repeat_with_stronger
from liza.lab.findings.findings_text import FindingsText
from liza.lab.packs.pack_files import pack_changes
from liza.lab.run.run_spec import RunSpec, checked_run


def measure_cards(
    terminal: Terminal,
    game: Game[Any],
    cards: Sequence[str],
    order: RunOptions,
    *,
    strong: str,
    table: Path | None,
    as_json: bool,
) -> int:
    """Put things to the test and print what they do; of a pack, what it changes, before and after."""
    if order.games < 1:
        raise BadInput(terminal.say("bad-amount"))
    if order.seats is not None:
        check_seats(terminal, game, order.seats)
    options = checked_options(terminal, game, order.options)
    plan, base = (
        checked_run(game.id, bots=order.names, seed=order.seed, options=options, seats=order.seats, pack=pack)
        for pack in (order.pack, None)
    )
    bound = plan.bound()
    wanted = trials(plan, pack_entries(bound, cards)) if order.pack is None else changed_entries(plan, base, cards)
    if not wanted and cards:
        wanted = trials(plan, pack_entries(bound, cards))
    if not wanted:
        raise BadInput(terminal.say("card-none" if order.pack is None else "card-same"))
    with progress(terminal, order.games * len(wanted)) as told:
        found = measure(plan, wanted, order.games, jobs=order.jobs, progress=told)
    surest = standing_out(found)
    stronger, again = repeat_with_stronger(plan, surest, strong, jobs=order.jobs)
    teller = FindingsText(bound, terminal.lang)
    if table is not None:
        _write(terminal, table, teller, found)
    if as_json:
        others = {each.trial[:3]: each.to_data() for each in again}
        rows = [{**each.to_data(), "stronger": others.get(each.trial[:3])} for each in found]
        terminal.out.out(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    if order.pack is not None:
        _say_changes(terminal, teller, base, plan)
    _show(terminal, teller, found, surest, order)
    _show_stronger(terminal, teller, plan, surest, stronger, again)
    return 0


def _say_changes(terminal: Terminal, teller: FindingsText, base: RunSpec, plan: RunSpec) -> None:
    """Say what the pack changes, before and after."""
    terminal.out.print(Text(teller.say("section-changes"), style="title"))
    for change in pack_changes(base.bound().pack, plan.bound().pack):
        terminal.out.print(Text(f"  {teller.changed(change)}"))
    terminal.out.print()


def _show(
    terminal: Terminal,
    teller: FindingsText,
    found: list[EffectEstimate],
    surest: list[EffectEstimate],
    order: RunOptions,
) -> None:
    terminal.out.print(Text(terminal.say("card-games", games=order.games, bots=order.bots), style="title"))
    for title, head, rows, bold in teller.tables(found):
        terminal.out.print()
        terminal.out.print(Text(title, style="label"))
        terminal.out.print(grid(head, rows, bold))
    terminal.out.print()
    for each in surest:
        terminal.out.print(Text(f"• {teller.sentence(each)}", style="bold"))
    if not surest:
        terminal.out.print(Text(terminal.say("card-nothing")))
    terminal.out.print(Text(terminal.say("card-note"), style="quiet"))


def _show_stronger(
    terminal: Terminal,
    teller: FindingsText,
    plan: RunSpec,
    surest: list[EffectEstimate],
    stronger: str,
    again: list[EffectEstimate],
) -> None:
    """Say whether bots drive a finding that are weak, and show the same with stronger ones."""
    if not surest or not is_weak(plan.bots):
        return
    if not again:
        terminal.out.print(Text(terminal.say("card-weak", bots=", ".join(dict.fromkeys(plan.bots))), style="no"))
        return
    pairs = max((each.of for found in again for each in (found.change or found.effect).values()), default=0)
    terminal.out.print(Text(terminal.say("card-stronger", bots=stronger, games=pairs), style="title"))
    for each in again:
        terminal.out.print(Text(f"• {teller.sentence(each)}"))


def grid(head: Sequence[str], rows: Sequence[Sequence[str]], bold: Sequence[bool]) -> Grid:
    """Return a table that fits 80 columns: names to the left, figures to the right."""
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style="label", show_edge=False)
    for at, title in enumerate(head):
        made.add_column(title, justify="left" if at == 0 else "right", no_wrap=True)
    for row, stands_out in zip(rows, bold, strict=True):
        made.add_row(*(Text(text, style="bold" if stands_out else "quiet") for text in row))
    return made


def _write(terminal: Terminal, file: Path, teller: FindingsText, found: Sequence[EffectEstimate]) -> None:
    """Write every number of every thing as a table for spreadsheets."""
    try:
        file.write_text(teller.csv(found), encoding="utf-8")
    except OSError:
        raise BadInput(terminal.say("unwritable", file=str(file))) from None
