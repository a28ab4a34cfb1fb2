"""From a pack to what is printed of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from liza.games import game as find_game
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.pack import ORIGINS, Pack
from liza.lab.packs.box import CARD, Deck, DeckProgress, Help, Item, Row, Token, box_of, deck_progress, items
from liza.server.content import catalogue
from liza.server.packs.pack_cache import PACK_NAME, bound_game
from liza.server.protocol.draft_bodies import PackAppearance
from liza.server.protocol.print_bodies import BoxInfo, Figure, PrintedDeck, PrintedPart, PrintedThing, PrintedToken
from liza.server.protocol.wire import PackInfo, Text
from liza.server.workshop.presentation import PLAIN, dressed
from liza.words import Words
from liza.words.texts import room_texts
from liza.words.words import word

_SECTION: Final = "@section"
"""Stands in a deck's line for what the section of a card is called."""
_LONGEST: Final = 60
"""Signs of a pack's own name, on the foot of a page."""
_COUNTS: Final = ("copies", "starting")
"""Numbers of an entry that say how many of it there are, and not what it does."""


@cache
def box(id: str) -> BoxInfo:
    """Return what is printed of a game with the cards that this process tells of."""
    return box_info(catalogue.find(id))


def box_with(id: str, pack: str) -> BoxInfo:
    """Return what is printed of a game with a pack of one's own, which has been made ready before."""
    about, dress = dressed(Pack(pack, PACK_NAME))
    return box_info(bound_game(id, pack), about[:_LONGEST].strip() or None, dress)


def box_info(game: Game[Any], name: str | None = None, dress: PackAppearance = PLAIN) -> BoxInfo:
    """Return everything in the box of a game that is bound to some pack, under the name that the pack gives itself."""
    base = find_game(game.id)
    found = box_of(game)
    writer = _Writer(game, base)
    return BoxInfo(
        game=game.id,
        title=game.title,
        version=game.version,
        pack=PackInfo(name or game.pack.name, game.pack.hash),
        own=game.pack.hash != base.pack.hash,
        decks=[
            *(writer.deck(counted) for counted in deck_progress(game)),
            *(writer.help_cards(one) for one in found.helps),
        ],
        tokens=[token for one in found.tokens for token in writer.tokens(one)],
        dress=dress,
    )


class _Writer:
    """Writes down the things of one pack in both languages."""

    def __init__(self, game: Game[Any], base: Game[Any]) -> None:
        self._game: Final = game
        self._speakers: Final = {lang: Words(game, lang) for lang in LANGUAGES}
        self._kinds: Final = [(kind.id, frozenset(kind.keys)) for kind in game.kinds()]
        self._texts: Final = {lang: room_texts(game, lang) for lang in LANGUAGES}
        self._base: Final = base

    def deck(self, counted: DeckProgress) -> PrintedDeck:
        deck = counted.deck
        before = {(item.section, item.key): item for item in items(deck, self._base.pack.data)}
        return PrintedDeck(
            id=deck.id,
            what="sheets" if deck.what == "sheets" else "cards",
            name=Text(**deck.name),
            back=deck.back or deck.id,
            width=deck.width,
            height=deck.height,
            round=deck.round,
            sets=deck.sets,
            things=[
                self._thing(deck, item, before.get((item.section, item.key)))
                for item in items(deck, self._game.pack.data)
            ],
            typed=counted.typed,
            slots=counted.slots,
        )

    def help_cards(self, cards: Help) -> PrintedDeck:
        """Return cards of no pack: nothing is changed in them and nothing typed in."""
        name, text = Text(**cards.name), Text(**cards.text)
        things = [
            PrintedThing(
                kind=cards.kind,
                key=face,
                section="",
                name=name,
                text=text,
                line=self._both(lambda words: words.name(cards.kind, face)),  # noqa: B023
                figures=[],
                parts=[],
                copies=1,
                origin="original",
                changed=False,
            )
            for face in cards.faces
        ]
        return PrintedDeck(cards.id, "cards", name, cards.id, *CARD, False, 1, things, 0, len(things))  # noqa: FBT003

    def tokens(self, token: Token) -> Iterator[PrintedToken]:
        """Yield a token, or one for each of its faces or of the entries that it stands for."""
        name = Text(**token.name)
        for face in token.faces or (token.face,):
            for key in self._keys(token.section) if token.section else (None,):
                called = name if key is None else self._both(lambda words: words.name(token.section, key))  # noqa: B023
                yield PrintedToken(token.id, key, called, face, token.back, token.count, token.width)

    def _keys(self, section: str) -> list[str]:
        return [str(row["id"]) for row in self._game.pack.data.get(section, ())]

    def _thing(self, deck: Deck, item: Item, before: Item | None) -> PrintedThing:
        kind, text = self._told(deck.kind or item.section, item.key)
        row = item.row
        return PrintedThing(
            kind=kind,
            key=item.key,
            section=item.section,
            name=self._name(kind, item, split=bool(deck.split)),
            text=text,
            line=self._line(deck, item),
            figures=list(self._figures(deck, item)),
            parts=list(self._parts(row)),
            copies=item.copies,
            origin=row["origin"] if row.get("origin") in ORIGINS else None,
            changed=before is None or (before.row, before.copies) != (row, item.copies),
        )

    def _both(self, said: Callable[[Words], str]) -> Text:
        return Text(**{lang: said(words) for lang, words in self._speakers.items()})

    def _told(self, kind: str, key: str) -> tuple[str, Text | None]:
        """Return the kind that a card goes by and what it does: from the kind that tells it best."""
        kinds = [one for one, keys in self._kinds if key in keys]
        for one in sorted(kinds, key=lambda found: found != kind):
            text = self._both(lambda words: words.describe(one, key))  # noqa: B023
            if text.es:
                return one, text
        return (kind if kind in kinds or not kinds else kinds[0]), None

    def _name(self, kind: str, item: Item, *, split: bool) -> Text:
        name = item.row.get("name")
        if isinstance(name, dict) and not split:
            return Text(**{lang: str(name[lang]) for lang in LANGUAGES})
        return self._both(lambda words: words.name(kind, item.key))

    def _line(self, deck: Deck, item: Item) -> Text | None:
        named = [found for field in deck.line if (found := self._named(field, item)) is not None]
        return Text(**{lang: " · ".join(getattr(one, lang) for one in named) for lang in LANGUAGES}) if named else None

    def _named(self, field: str, item: Item) -> Text | None:
        value = item.row.get(field)
        if field == _SECTION:
            return self._both(lambda words: words.section(item.section))
        if isinstance(value, dict):
            return Text(**{lang: str(value[lang]) for lang in LANGUAGES})
        return None if value is None else self._both(lambda words: words.name(field, str(value)))

    def _figures(self, deck: Deck, item: Item) -> Iterator[Figure]:
        """Yield the numbers of an entry that its room has a word for."""
        if deck.split:
            yield Figure(Text("", ""), item.key.rpartition("_")[2])
            return
        for field in deck.figures or item.row:
            value = item.row.get(field)
            pairs = value.items() if isinstance(value, dict) and deck.figures else [(field, value)]
            for name, amount in pairs:
                label = self._label(name)
                if label is not None and name not in _COUNTS and _is_figure(amount, chosen=bool(deck.figures)):
                    yield Figure(label, str(amount).replace("x", "×"))

    def _label(self, field: str) -> Text | None:
        found = {lang: texts.find(f"number-{word(field)}") for lang, texts in self._texts.items()}
        return Text(**{lang: text or "" for lang, text in found.items()}) if all(found.values()) else None

    def _parts(self, row: Row) -> Iterator[PrintedPart]:
        """Yield what the pack says is a card's own (``of = …``)."""
        for section, rows in self._game.pack.data.items():
            for part in rows if isinstance(rows, list) else ():
                if "id" in row and part.get("of") == row["id"] and "id" in part:
                    item = Item(section, str(part["id"]), part, 1)
                    kind, text = self._told(section, item.key)
                    yield PrintedPart(self._name(kind, item, split=False), text)


def _is_figure(value: object, *, chosen: bool) -> bool:
    return type(value) is int or (chosen and isinstance(value, str))
