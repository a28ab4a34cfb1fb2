"""The rulebook of a game for its page: the book, every clause with where it comes from, and positions to be drawn."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from liza.kernel.base.rulebook import LANGUAGES, Rule
from liza.kernel.core.game import Game
from liza.match import position as positions
from liza.match import scene
from liza.server.content import catalogue, scenes
from liza.server.protocol import bodies, wire
from liza.server.protocol.problems import Denied

_RULING: Final = "-A"
"""What the numbers of our own rulings have in common."""


@cache
def rulebook(id: str) -> bodies.RulebookInfo:
    """Return the book in both languages and every clause by its number."""
    game = catalogue.find(id)
    told = wire.Text(**{lang: _book(game, lang) for lang in LANGUAGES})
    spoken, seen = _spoken_of(game), scene.same_scenes(scene.scenes(game))
    lines = [_line(rule, spoken[rule.id], seen.get(rule.id)) for rule in game.rulebook.rules.values()]
    return bodies.RulebookInfo(told, lines)


def position(id: str, name: str) -> bodies.PositionInfo:
    """Return a position that the room names, or refuse."""
    game = catalogue.find(id)
    check_position(game, name)
    return scenes.position(game, *positions.position(game, name))


def check_position(game: Game[Any], name: str) -> None:
    """Refuse a name that the room gives to no position, before anything is made or kept for it."""
    if name not in positions.positions(game):
        raise Denied("no-position")


def _book(game: Game[Any], lang: str) -> str:
    """Return the players' rulebook in one language; empty where the game has none."""
    file = game.file(f"RULES.{lang}.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _line(rule: Rule, see: list[str], scene: str | None) -> bodies.RuleLine:
    outside = wire.Text(**rule.outside) if rule.outside else None
    differs = wire.Text(**rule.differs) if rule.differs else None
    return bodies.RuleLine(
        rule.id, wire.Text(**rule.line), outside, rule.chapter or None, rule.derived, differs, see, scene
    )


def _spoken_of(game: Game[Any]) -> dict[str, list[str]]:
    """Return for every rule those that it names and those that name it, rulings first."""
    found: dict[str, set[str]] = {id: set() for id in game.rulebook.rules}
    for rule in game.rulebook.rules.values():
        for other in rule.see:
            found[rule.id].add(other)
            found[other].add(rule.id)
    return {id: sorted(others, key=lambda number: (_RULING not in number, number)) for id, others in found.items()}
