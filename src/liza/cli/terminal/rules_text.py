"""The rules of a game in the terminal: the whole text, or one clause by its number."""

from __future__ import annotations

import os
from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.terminal.console import Desk
from liza.kernel.core.game import Game


def show_rules(desk: Desk, game: Game[Any]) -> None:
    """Show the rules as told to a player, page by page on a terminal."""
    text = rules_text(desk, game)
    if not desk.live:
        desk.out.print(text)
        return
    os.environ.setdefault("LESS", "-R")
    with desk.out.pager(styles=True):
        desk.out.print(text)


def rules_text(desk: Desk, game: Game[Any]) -> RenderableType:
    """Return the whole game as its room tells it; where it does not, clause by clause."""
    file = game.file(f"RULES.{desk.lang}.md")
    if file.is_file():
        return Markdown(file.read_text(encoding="utf-8"))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="rule", no_wrap=True)
    grid.add_column()
    for rule in game.rulebook.rules.values():
        grid.add_row(rule.id, rule.line[desk.lang])
    return grid


def show_rule(desk: Desk, game: Game[Any], number: str) -> None:
    """Show one clause."""
    rule = game.rulebook.rules.get(number.upper())
    if rule is None:
        desk.out.print(Text(desk.say("unknown-rule", rule=number), style="no"))
    else:
        desk.out.print(Text(rule.id, style="rule").append(f"  {rule.line[desk.lang]}", style="not bold default"))
