"""``liza rules``: every clause of a rulebook by its number, and the tests that see it happen."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from liza.cli.terminal.console import Terminal
from liza.kernel.base.rulebook import Rule
from liza.kernel.core.game import Game
from liza.lab.report import rule_coverage


def list_rules(terminal: Terminal, game: Game[Any], *, as_json: bool) -> int:
    """List the clauses; return 1 if a clause that software can have is not covered."""
    tests = rule_coverage.tests_by_rule()
    rules = list(game.rulebook.rules.values())
    uncovered = [rule.id for rule in rules if not rule.outside and not tests.get(rule.id)]
    if as_json:
        data = {
            "game": game.id,
            "rules": [_data(rule, tests.get(rule.id, [])) for rule in rules],
            "uncovered": uncovered,
        }
        terminal.out.out(json.dumps(data, ensure_ascii=False, indent=1))
    else:
        _show(terminal, rules, tests, uncovered)
    return 1 if uncovered else 0


def _data(rule: Rule, tests: list[str]) -> dict[str, Any]:
    return {"rule": rule.id, **rule.line, "outside": rule.outside or None, "tests": tests}


def _show(terminal: Terminal, rules: list[Rule], tests: dict[str, list[str]], uncovered: list[str]) -> None:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="rule", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for rule in rules:
        sign = Text("–", "quiet") if rule.outside else Text("✗", "no") if rule.id in uncovered else Text("✓", "yes")
        line = Text(rule.line[terminal.lang])
        if rule.outside:
            line.append(f"\n{rule.outside[terminal.lang]}", style="quiet")
        for test in tests.get(rule.id, []):
            line.append(f"\n{test}", style="quiet")
        grid.add_row(rule.id, sign, line)
    terminal.out.print(grid)
    outside = sum(1 for rule in rules if rule.outside)
    terminal.out.print()
    terminal.out.print(
        terminal.say("rules-count", rules=len(rules), covered=len(rules) - outside - len(uncovered), outside=outside)
    )
    if uncovered:
        terminal.out.print(Text(terminal.say("rules-uncovered", rules=", ".join(uncovered)), style="no"))
