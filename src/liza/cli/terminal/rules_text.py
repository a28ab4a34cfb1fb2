"""The rules of a game in the terminal: the whole text, or one clause by its number."""

from __future__ import annotations

import os
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.terminal.console import Terminal
from liza.kernel.base.rulebook import Rule
from liza.kernel.core.game import Game
from liza.words import Words
from liza.words.stems import holds_words

_MOST_CARDS: Final = 3
_MOST_RULES: Final = 3
"""So many cards and rules answer words that were typed."""


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


def show_rule(terminal: Terminal, words: Words, asked: str) -> None:
    """Show one clause by its number, or what the game says about the words that were typed instead."""
    rule = words.game.rulebook.rules.get(asked.upper())
    shown = about_words(terminal, words, asked) if rule is None else _clause(terminal, rule)
    terminal.out.print(Text(terminal.say("unknown-rule", rule=asked), style="no") if shown is None else shown)


def about_words(terminal: Terminal, words: Words, asked: str) -> Group | Text | None:
    """Return the cards and pieces that go by these words and the first rules that tell of them; None if none do."""
    found: list[Text] = []
    for kind in words.game.kinds():
        for key in kind.keys:
            name = words.name(kind.id, key)
            text = words.describe(kind.id, key)
            if text and holds_words(name, asked):
                found.append(Text(name, style="label").append(f"  {text}", style="not bold default"))
    rules = words.game.rulebook.rules.values()
    told = [_clause(terminal, rule) for rule in rules if holds_words(rule.line[terminal.lang], asked)]
    shown = [*found[:_MOST_CARDS], *told[:_MOST_RULES]]
    return Group(*shown) if shown else None


def _clause(terminal: Terminal, rule: Rule) -> Text:
    return Text(rule.id, style="rule").append(f"  {rule.line[terminal.lang]}", style="not bold default")
