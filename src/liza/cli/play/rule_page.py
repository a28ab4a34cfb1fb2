"""``liza rules GAME RULE``: one clause as its page shows it, with the position in which it can be seen."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from liza.cli.terminal.console import BadInput, Desk
from liza.cli.terminal.table_view import Table
from liza.kernel.base.rulebook import LANGUAGES, Rule
from liza.kernel.core.game import Game
from liza.match import scene as scenes
from liza.words import Words


def tell_rule(desk: Desk, game: Game[Any], number: str) -> int:
    """Show a clause in both languages, where it comes from, what it has to do with, and its scene."""
    rule = game.rulebook.rules.get(number.upper())
    if rule is None:
        raise BadInput(desk.say("unknown-rule", rule=number))
    desk.out.print(Text(rule.id, style="rule"))
    for lang in (desk.lang, *(other for other in LANGUAGES if other != desk.lang)):
        desk.out.print(Text(rule.line[lang], style="" if lang == desk.lang else "quiet"))
    desk.out.print(Text(_source(desk, rule), style="quiet"))
    if rule.outside:
        desk.out.print(rule.outside[desk.lang])
    for other in rule.see:
        line = game.rulebook.rules[other].line[desk.lang]
        desk.out.print(Text(other, style="rule").append(f"  {line}", style="not bold"))
    told = scenes.scenes(game).get(rule.id)
    if told is not None:
        _show_scene(desk, game, told)
    return 0


def _source(desk: Desk, rule: Rule) -> str:
    if not rule.chapter:
        return desk.say("rule-ours")
    return desk.say("rule-derived" if rule.derived else "rule-printed", chapter=rule.chapter)


def _show_scene(desk: Desk, game: Game[Any], told: scenes.Scene) -> None:
    """Show the table before the act, then the act and what comes of it."""
    words = Words(game, desk.lang)
    shown = scenes.shown(game, told)
    seats = shown.before.seats
    desk.out.print()
    desk.out.print(Table(shown.before.view(shown.viewer), words, (), [""] * seats, shown.viewer))
    if told.action is not None:
        act = words.action(game.parse(told.action), shown.viewer)
        desk.out.print(Text(f"› {act}", style="bold"))
    if shown.reason is not None:
        reason = shown.reason.in_language(desk.lang)
        desk.out.print(Text(f"{reason.rule}  {reason.text} {reason.unless}", style="no"))
    for event in shown.events:
        seen = event.seen_by(shown.viewer)
        if seen is not None:
            desk.out.print(Text(f"  {words.event(seen)}"))
    desk.out.print(Text(told.test, style="quiet"))
