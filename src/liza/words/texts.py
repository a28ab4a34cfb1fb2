"""Fluent files, read once and kept: the messages of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from liza.kernel.core.game import Game
from liza.words.articles import article
from liza.words.enumeration import parts

Value = str | int | float
"""What a message may be given."""

_NOTHING: Final[Mapping[str, Value]] = {}
_SOURCES: Final = 64
"""So many Fluent texts are kept parsed: two languages of every room, of the site, the terminal and the lab."""


class Texts:
    """Messages of one language, from one or more Fluent texts; a later text may say again what an earlier one said."""

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang: Final = lang
        # Without isolation marks: they would show up in terminals, and the languages here all run left to right.
        functions: Any = {"LIST": self._list, "ARTICLE": self._article}
        self._bundle: Final = FluentBundle([lang], functions=functions, use_isolating=False)
        self.ids: Final[set[str]] = set()
        """The ids of all messages."""
        for source in sources:
            resource = _parsed(source)
            self._bundle.add_resource(resource, allow_overrides=True)
            self.ids.update(entry.id.name for entry in resource.body if isinstance(entry, Message))

    def find(self, id: str, values: Mapping[str, Value] = _NOTHING) -> str | None:
        """Return a message with its values filled in, or None if there is no such message."""
        return self._format(id, values)[0] if id in self.ids else None

    def text(self, id: str, values: Mapping[str, Value] = _NOTHING) -> str:
        """Return a message with its values filled in; without such a message, its id."""
        found = self.find(id, values)
        return id if found is None else found

    def faults(self, id: str, values: Mapping[str, Value]) -> list[str]:
        """Return what goes wrong when a message is given these values."""
        return [str(fault) for fault in self._format(id, values)[1]]

    def _list(self, *phrases: Value) -> str:
        """Return what a message asks for with ``LIST($seat, $rival_seat)``."""
        return several(self.lang, [str(phrase) for phrase in phrases])

    def _article(self, name: Value) -> str:
        """Return what a message goes by that chooses between articles: ``{ ARTICLE($monster) -> [la] … *[el] … }``."""
        return article(self.lang, str(name))

    def _format(self, id: str, values: Mapping[str, Value]) -> tuple[str, list[Exception]]:
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return id, [ValueError("has no text")]
        text, faults = self._bundle.format_pattern(pattern, dict(values))
        return str(text), faults


@cache
def common_texts(lang: str) -> Texts:
    """Return the words that every game shares."""
    return Texts(lang, _read(files("liza.words").joinpath("texts", f"{lang}.ftl")))


def several(lang: str, phrases: Sequence[str]) -> str:
    """Return phrases as a list that can be read aloud."""
    return "".join(phrases) if len(phrases) < 2 else common_texts(lang).text("list", parts(phrases))


_ROOMS: Final[dict[tuple[str, str], Texts]] = {}


def room_texts(game: Game[Any], lang: str) -> Texts:
    """Return the words of a game's own room; empty where it has none in this language."""
    key = (game.spec.package, lang)
    if key not in _ROOMS:
        _ROOMS[key] = Texts(lang, _read(game.file("texts", f"{lang}.ftl")))
    return _ROOMS[key]


@lru_cache(_SOURCES)
def _parsed(source: str) -> Any:
    """Return the messages of a Fluent text; parsing takes longer than most commands do, and bundles only read them."""
    return FluentResource(source)


def _read(file: Traversable) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""
