"""The rules of a game in the terminal: the whole text, or one clause by its number."""

from __future__ import annotations

import os
from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.terminal.console import Terminal
from liza.kernel.core.game import Game


def show_rules(terminal: Terminal, game: Game[Any]) -> None:
    """Show the rules as told to a player, page by page on a terminal."""
    text = rules_text(terminal, game)
    if not terminal.live:
        terminal.out.print(text)
        return
    os.environ.setdefault("LESS", "-R")
    with terminal.out.pager(styles=True):
        terminal.out.print(text)


def rules_text(terminal: Terminal, game: Game[Any]) -> RenderableType:
    """Return the whole game as its room tells it; where it does not, clause by clause."""
    file = game.file(f"RULES.{terminal.lang}.md")
    if file.is_file():
        return Markdown(file.read_text(encoding="utf-8"))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="rule", no_wrap=True)
    grid.add_column()
    for rule in game.rulebook.rules.values():
        grid.add_row(rule.id, rule.line[terminal.lang])
    return grid


def show_rule(terminal: Terminal, game: Game[Any], number: str) -> None:
    """Show one clause."""
    rule = game.rulebook.rules.get(number.upper())
    if rule is None:
        terminal.out.print(Text(terminal.say("unknown-rule", rule=number), style="no"))
    else:
        terminal.out.print(
            Text(rule.id, style="rule").append(f"  {rule.line[terminal.lang]}", style="not bold default")
        )
