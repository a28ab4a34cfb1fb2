"""What the site has: games, their words, rules and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from liza import bots
from liza.games import game as find_game
from liza.games import games
from liza.kernel.base.errors import UnknownGame
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.core.spec import Imprint, Option
from liza.kernel.packs.pack import ORIGINS
from liza.match.exercise import exercises
from liza.server.protocol import bodies, wire
from liza.server.protocol.problems import Denied
from liza.words import Words
from liza.words.words import word

_PLAYED_WITH: Final[dict[str, Game[Any]]] = {}
"""Games that this process tells of with other cards than their own."""
_MOST_WORDS: Final = 32
"""Games in a language whose words are kept: those of the site, and those of the packs that were looked at last."""


def tell_with(game: Game[Any]) -> None:
    """Tell of a game, from the very first word on, with the cards that it is bound to."""
    _PLAYED_WITH[game.id] = game


def find(id: str) -> Game[Any]:
    """Return a game, or refuse."""
    try:
        return _PLAYED_WITH.get(id) or find_game(id)
    except UnknownGame as fault:
        raise Denied("no-game", str(fault)) from None


@cache
def all_games() -> list[bodies.GameInfo]:
    """Return every game found."""
    return [_info(find(game.id)) for game in games()]


@lru_cache(_MOST_WORDS)
def _words(game: Game[Any], lang: str) -> Words:
    return Words(game, lang)


def _both(game: Game[Any], said: Callable[[Words], str]) -> wire.Text:
    return wire.Text(**{lang: said(_words(game, lang)) for lang in LANGUAGES})


def _info(game: Game[Any]) -> bodies.GameInfo:
    return bodies.GameInfo(
        id=game.id,
        title=game.title,
        seats=list(game.seats),
        seat_names=[_both(game, lambda words, seat=seat: words.seat(seat)) for seat in range(max(game.seats))],  # type: ignore[misc]
        minutes=game.spec.minutes,
        imprint=_imprint(game.spec.imprint),
        version=game.version,
        about=_both(game, lambda words: words.about()),
        options=[_option(game, option) for option in game.options.values()],
        levels=bots.levels(),
        draws=game.spec.draws,
        pack=wire.PackInfo(game.pack.name, game.pack.hash),
        exercises=len(exercises(game)),
    )


def _imprint(printed: Imprint) -> wire.ImprintInfo:
    minutes = [*printed.minutes] if any(printed.minutes) else None
    return wire.ImprintInfo(printed.age or None, minutes, printed.author or None)


def section_name(game: Game[Any], section: str) -> wire.Text | None:
    """Return what a section of the pack is called; None for one that readers are not shown."""
    found = {lang: _words(game, lang).section(section) for lang in LANGUAGES}
    return wire.Text(**found) if all(found.values()) else None


def _option(game: Game[Any], option: Option) -> bodies.OptionInfo:
    return bodies.OptionInfo(
        id=option.id,
        label=_both(game, lambda words: words.option(option.id)),
        about=_both(game, lambda words: words.option_about(option.id)),
        default=option.default,
        printed=option.printed,
        values=[
            bodies.OptionValueInfo(value, _both(game, lambda words, value=value: words.option_value(option.id, value)))  # type: ignore[misc]
            for value in option.values
        ],
    )


@cache
def texts(id: str, lang: str) -> bodies.GameTexts:
    """Return the Fluent source of all words of a game."""
    return texts_of(find(id), lang)


def texts_of(game: Game[Any], lang: str) -> bodies.GameTexts:
    """Return the Fluent source of all words of a game with whatever pack it is bound to."""
    if lang not in LANGUAGES:
        raise Denied("no-language")
    common = files("liza.words").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    room = game.file("texts", f"{lang}.ftl")
    return bodies.GameTexts(
        lang=lang,
        common=common,
        room=room.read_text(encoding="utf-8") if room.is_file() else "",
        names="".join(f"{id} = {_literal(name)}\n" for id, name in _names(game, lang)),
    )


def _names(game: Game[Any], lang: str) -> Iterator[tuple[str, str]]:
    for kind, keys in game.card_names().items():
        for key, names in keys.items():
            yield f"{kind}-{word(key)}", names[lang]


def _literal(text: str) -> str:
    """Return a text as a Fluent placeable, which escapes all of Fluent's syntax in it."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{plain}" }}'


@cache
def cards(id: str) -> list[bodies.CardInfo]:
    """Return every kind of card and piece that the game names."""
    return cards_of(find(id))


def cards_of(game: Game[Any]) -> list[bodies.CardInfo]:
    """Return every kind of card and piece of a game with whatever pack it is bound to."""
    return [card(game, kind.id, key) for kind in game.kinds() for key in kind.keys]


def card(game: Game[Any], kind: str, key: str) -> bodies.CardInfo:
    """Return one card of a game with whatever pack it is bound to."""
    entry = _entry(game, kind, key)
    text = _both(game, lambda words: words.describe(kind, key))
    told = entry or _named(game, kind, key)
    origin = told.get("origin")
    return bodies.CardInfo(
        kind=kind,
        key=key,
        name=_both(game, lambda words: words.name(kind, key)),
        text=text if text.es else None,
        numbers=_whole(entry) or _place(game, kind, key),
        origin=origin if origin in ORIGINS else None,
        printed=list(told.get("printed", ())),
        parts=_parts(game, key) if entry else [],
    )


def _parts(game: Game[Any], key: str) -> list[wire.Argument]:
    """Return the things that the pack says are a card's own (``of = …``)."""
    return [
        wire.Argument(section, str(row["id"]))
        for section, rows in game.pack.data.items()
        if isinstance(rows, list)
        for row in rows
        if row.get("of") == key and "id" in row
    ]


def _whole(entry: dict[str, Any]) -> dict[str, int]:
    return {name: value for name, value in entry.items() if isinstance(value, int) and not isinstance(value, bool)}


def _place(game: Game[Any], kind: str, key: str) -> dict[str, int]:
    """Return where a place is on the game's map, and what is there."""
    plan = game.board_map()
    return plan["places"].get(key, {}) if plan is not None and plan["kind"] == kind else {}


def _entry(game: Game[Any], kind: str, key: str) -> dict[str, Any]:
    """Return what the pack says about a card: its entry under ``[[kind]]``."""
    rows = game.pack.data.get(kind)
    found = [row for row in rows if isinstance(row, dict) and row.get("id") == key] if isinstance(rows, list) else []
    return found[0] if found else {}


def _named(game: Game[Any], kind: str, key: str) -> dict[str, Any]:
    """Return the pack's entry of a card that goes by a kind without a section of its own: a helmet is an armour."""
    if key not in game.card_names().get(kind, {}):
        return {}
    tables = [rows for rows in game.pack.data.values() if isinstance(rows, list)]
    found = [row for rows in tables for row in rows if row.get("id") == key]
    return found[0] if len(found) == 1 else {}
