"""``liza rules GAME RULE``: one clause as its page shows it, with the position in which it can be seen."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from liza.cli.terminal.console import BadInput, Terminal
from liza.cli.terminal.table_view import TableView
from liza.kernel.base.rulebook import LANGUAGES, Rule
from liza.kernel.core.game import Game
from liza.match import scene as scenes
from liza.words import Words


def show_rule_page(terminal: Terminal, game: Game[Any], number: str) -> int:
    """Show a clause in both languages, where it comes from, what it has to do with, and its scene."""
    rule = game.rulebook.rules.get(number.upper())
    if rule is None:
        raise BadInput(terminal.say("unknown-rule", rule=number))
    terminal.out.print(Text(rule.id, style="rule"))
    for lang in (terminal.lang, *(other for other in LANGUAGES if other != terminal.lang)):
        terminal.out.print(Text(rule.line[lang], style="" if lang == terminal.lang else "quiet"))
    terminal.out.print(Text(_source(terminal, rule), style="quiet"))
    for said in (rule.differs, rule.outside):
        if said:
            terminal.out.print(said[terminal.lang])
    for other in rule.see:
        line = game.rulebook.rules[other].line[terminal.lang]
        terminal.out.print(Text(other, style="rule").append(f"  {line}", style="not bold"))
    told = scenes.scenes(game).get(rule.id)
    if told is not None:
        _show_scene(terminal, game, told)
    return 0


def _source(terminal: Terminal, rule: Rule) -> str:
    if not rule.chapter:
        return terminal.say("rule-ours")
    return terminal.say("rule-derived" if rule.derived else "rule-printed", chapter=rule.chapter)


def _show_scene(terminal: Terminal, game: Game[Any], told: scenes.Scene) -> None:
    """Show the table before the act, then the act and what comes of it."""
    words = Words(game, terminal.lang)
    shown = scenes.play_scene(game, told)
    seats = shown.before.seats
    terminal.out.print()
    terminal.out.print(TableView(shown.before.view(shown.viewer), words, (), [""] * seats, shown.viewer))
    if told.action is not None:
        act = words.action(game.parse(told.action), shown.viewer)
        terminal.out.print(Text(f"› {act}", style="bold"))
    if shown.reason is not None:
        reason = shown.reason.in_language(terminal.lang)
        terminal.out.print(Text(f"{reason.rule}  {reason.text} {reason.unless}", style="no"))
    for event in shown.events:
        seen = event.seen_by(shown.viewer)
        if seen is not None:
            terminal.out.print(Text(f"  {words.event(seen)}"))
    terminal.out.print(Text(told.test, style="quiet"))
