"""Which tests see which rules happen, read from the tests themselves without running them."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_MARK: Final = "rule"
_PACKAGE: Final = Path(__file__).parents[2]
_CHECKOUT: Final = _PACKAGE.parents[1]
_COVERED: Final = _PACKAGE / "covered.json"
"""Written by the build: an installed package has no tests to read."""
_Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def tests_by_rule() -> dict[str, list[str]]:
    """Return the tests that cite each rule: from the tests of the checkout, or as the build found them."""
    if (_CHECKOUT / "pyproject.toml").is_file() and _PACKAGE.parent.name == "src":
        return cited_rules(_CHECKOUT / "tests")
    if _COVERED.is_file():
        found: dict[str, list[str]] = json.loads(_COVERED.read_text(encoding="utf-8"))
        return found
    return {}


def cited_rules(tests_folder: str | Path) -> dict[str, list[str]]:
    """Return the tests that cite each rule (``@rule("QT-024")``), by the id that pytest gives them."""
    folder = Path(tests_folder)
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        module = path.relative_to(folder.parent).as_posix()
        for test, rules in _tests(ast.parse(path.read_text(encoding="utf-8"), str(path)).body, module, ()):
            for rule in rules:
                found.setdefault(rule, []).append(test)
    return found


def _tests(body: list[ast.stmt], place: str, rules: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield every test of a module or class with the rules it cites, those of its class included."""
    for node in body:
        if not isinstance(node, _Scope):
            continue
        own = tuple(dict.fromkeys((*rules, *_rules(node))))
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from _tests(node.body, f"{place}::{node.name}", own)
        elif node.name.startswith("test"):
            yield f"{place}::{node.name}", own


def _rules(node: _Scope) -> Iterator[str]:
    """Yield the rules that the decorators of a test name: ``@rule(…)`` or ``@pytest.mark.rule(…)``."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and _name(decorator.func) == _MARK:
            for argument in decorator.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
