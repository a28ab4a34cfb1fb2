"""Which rules a card touches: those that name it or its sort, and those whose scene is played with it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Final

from liza.kernel.core.game import Game
from liza.match.scene import Scene, scenes

_PLURAL: Final = re.compile("(?<=[^aeiou])es$|s$")
_ANY_CARD: Final = {"Cartas", "Lo"}
"""Words that carry meaning only with the word after them."""
_SHORTEST: Final = 3
"""Names shorter than this may mean another thing in a sentence."""


def touched(game: Game[Any], names: Mapping[str, set[str]]) -> dict[str, list[str]]:
    """Return the rules by a card's key, in the order of the book; ``names`` are what each is called in any language."""
    found: dict[str, list[str]] = {key: [] for key in names}
    shown = scenes(game)
    patterns = {key: _pattern(called) for key, called in names.items()}
    for id, rule in game.rulebook.rules.items():
        line = "\n".join(rule.line.values())
        acting = set(_acting(game, shown[id])) if id in shown else set()
        for key, pattern in patterns.items():
            if key in acting or (pattern is not None and pattern.search(line)):
                found[key].append(id)
    return found


def spoken_of(game: Game[Any], title: str) -> list[str]:
    """Return the rules that speak of a sort of thing by the noun of its Spanish title (*Monstruos*), one or many."""
    head, *more = _folded(title.split(" y ", maxsplit=1)[0]).split()
    noun = [head, *more] if head.capitalize() in _ANY_CARD else [head]
    words = r"\s+".join(f"{re.escape(_PLURAL.sub('', word))}(?:e?s)?" for word in noun)
    pattern = re.compile(rf"\b{words}\b")
    return [id for id, rule in game.rulebook.rules.items() if pattern.search(_folded(rule.line["es"]))]


def _folded(text: str) -> str:
    """Return a text without capitals and accents: *situación*, *situaciones*."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))


def _pattern(names: set[str]) -> re.Pattern[str] | None:
    """Return what finds any of these names as whole words, written as they are."""
    long = sorted(re.escape(name) for name in names if len(name) > _SHORTEST)
    return re.compile(rf"\b(?:{'|'.join(long)})\b") if long else None


def _acting(game: Game[Any], scene: Scene) -> Iterator[str]:
    """Yield the keys of what is acted with in a scene's last act."""
    if scene.action is not None:
        verb, offset = game.space.split(game.parse(scene.action))
        yield from verb.keys(offset)
