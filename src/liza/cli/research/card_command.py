"""``liza lab card``: things given by lot in twin worlds, and what they do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from liza.cli.play.table_options import check_seats, checked_options
from liza.cli.research.run_commands import Order
from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Desk
from liza.kernel.core.game import Game
from liza.lab.experiments.experiment import Found, changed, measure, standing_out, things, trials
from liza.lab.experiments.stronger_bots import beside, is_weak
from liza.lab.findings.findings_text import Teller
from liza.lab.packs.pack_files import changes
from liza.lab.run.run_spec import Plan, planned


def measure_cards(
    desk: Desk, game: Game[Any], cards: Sequence[str], order: Order, *, strong: str, table: Path | None, as_json: bool
) -> int:
    """Put things to the test and print what they do; of a pack, what it changes, before and after."""
    if order.games < 1:
        raise BadInput(desk.say("bad-amount"))
    if order.seats is not None:
        check_seats(desk, game, order.seats)
    options = checked_options(desk, game, order.options)
    plan, base = (
        planned(game.id, bots=order.names, seed=order.seed, options=options, seats=order.seats, pack=pack)
        for pack in (order.pack, None)
    )
    bound = plan.bound()
    wanted = trials(plan, things(bound, cards)) if order.pack is None else changed(plan, base, cards)
    if not wanted and cards:
        wanted = trials(plan, things(bound, cards))
    if not wanted:
        raise BadInput(desk.say("card-none" if order.pack is None else "card-same"))
    with progress(desk, order.games * len(wanted)) as told:
        found = measure(plan, wanted, order.games, jobs=order.jobs, progress=told)
    surest = standing_out(found)
    stronger, again = beside(plan, surest, strong, jobs=order.jobs)
    teller = Teller(bound, desk.lang)
    if table is not None:
        _write(desk, table, teller, found)
    if as_json:
        others = {each.trial[:3]: each.to_data() for each in again}
        rows = [{**each.to_data(), "stronger": others.get(each.trial[:3])} for each in found]
        desk.out.out(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    if order.pack is not None:
        _say_changes(desk, teller, base, plan)
    _show(desk, teller, found, surest, order)
    _show_stronger(desk, teller, plan, surest, stronger, again)
    return 0


def _say_changes(desk: Desk, teller: Teller, base: Plan, plan: Plan) -> None:
    """Say what the pack changes, before and after."""
    desk.out.print(Text(teller.say("section-changes"), style="title"))
    for change in changes(base.bound().pack, plan.bound().pack):
        desk.out.print(Text(f"  {teller.changed(change)}"))
    desk.out.print()


def _show(desk: Desk, teller: Teller, found: list[Found], surest: list[Found], order: Order) -> None:
    desk.out.print(Text(desk.say("card-games", games=order.games, bots=order.bots), style="title"))
    for title, head, rows, bold in teller.tables(found):
        desk.out.print()
        desk.out.print(Text(title, style="label"))
        desk.out.print(grid(head, rows, bold))
    desk.out.print()
    for each in surest:
        desk.out.print(Text(f"• {teller.sentence(each)}", style="bold"))
    if not surest:
        desk.out.print(Text(desk.say("card-nothing")))
    desk.out.print(Text(desk.say("card-note"), style="quiet"))


def _show_stronger(
    desk: Desk, teller: Teller, plan: Plan, surest: list[Found], stronger: str, again: list[Found]
) -> None:
    """Say whether bots drive a finding that are weak, and show the same with stronger ones."""
    if not surest or not is_weak(plan.bots):
        return
    if not again:
        desk.out.print(Text(desk.say("card-weak", bots=", ".join(dict.fromkeys(plan.bots))), style="no"))
        return
    pairs = max((each.of for found in again for each in (found.change or found.effect).values()), default=0)
    desk.out.print(Text(desk.say("card-stronger", bots=stronger, games=pairs), style="title"))
    for each in again:
        desk.out.print(Text(f"• {teller.sentence(each)}"))


def grid(head: Sequence[str], rows: Sequence[Sequence[str]], bold: Sequence[bool]) -> Grid:
    """Return a table that fits 80 columns: names to the left, figures to the right."""
    made = Grid(box=None, padding=(0, 2, 0, 0), header_style="label", show_edge=False)
    for at, title in enumerate(head):
        made.add_column(title, justify="left" if at == 0 else "right", no_wrap=True)
    for row, stands_out in zip(rows, bold, strict=True):
        made.add_row(*(Text(text, style="bold" if stands_out else "quiet") for text in row))
    return made


def _write(desk: Desk, file: Path, teller: Teller, found: Sequence[Found]) -> None:
    """Write every number of every thing as a table for spreadsheets."""
    try:
        file.write_text(teller.csv(found), encoding="utf-8")
    except OSError:
        raise BadInput(desk.say("unwritable", file=str(file))) from None
