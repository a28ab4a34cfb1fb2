"""A table for scenarios: what everybody holds and what lies where is told beforehand, choices are given by notation.

    table = Table("range_3 melee_1", "shield_2 codex_1", monsters="aluxe", events="campanas")
    table.play("red: play range_3 range, play melee_1 melee, done")
    assert table.line("range") == "red:range_3"

A round is about to begin, with ``red`` as its starting player. Draw piles are empty unless something is put there, so
that hands stay as they were told; the piles have no order, so what is drawn is only told where all that can come is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

import liza
from liza.games.terrorixico.mechanics.battle import rearrange
from liza.games.terrorixico.state import LaidCard
from liza.games.terrorixico.vocabulary import CARDS, LINES, UNSEEN
from tests.support import offered

GAME: Final = liza.game("terrorixico")
COLOURS: Final = ("red", "green", "blue", "yellow")
MONSTERS: Final = GAME.content.monster_kind
EVENTS: Final = GAME.content.event_kind
NO_VALUES: Final = (4, 7, 6, 3)


class Table:
    """One game in which everything is foreseen; without ``begin`` the first round has not begun yet."""

    def __init__(
        self,
        *hands: str,
        monsters: str = "aluxe",
        events: str = "luna_de_sangre",
        next_monsters: str = "",
        next_events: str = "",
        under_monsters: str = "",
        under_events: str = "",
        draws: str | Sequence[str] = "",
        discards: Sequence[str] = (),
        wear: Sequence[str] = (),
        lines: Mapping[str, str] | None = None,
        values: Sequence[int] | None = NO_VALUES,
        starter: str = "red",
        begin: bool = True,
        game: liza.Game[Any] = GAME,
        fields: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.game: Final = game
        seats = len(hands)
        data = game.new(seats=seats, seed=1, **options).to_data()
        kinds = game.content
        piles = [draws] * seats if isinstance(draws, str) else [*draws, *[""] * (seats - len(draws))]
        data["agenda"] = [["RoundStart"]]
        data["actors"] = []
        data["notes"] = []
        told = dict(fields or {})
        book = data["fields"]
        book["monsters"] |= {
            "here": _keys(kinds.monster_kind, monsters),
            "unseen": _keys(kinds.monster_kind, next_monsters),
            "under": _keys(kinds.monster_kind, under_monsters),
            "captors": told.pop("captors", book["monsters"]["captors"]),
        }
        book["book"] |= {
            "here": _keys(kinds.event_kind, events),
            "unseen": _keys(kinds.event_kind, next_events),
            "under": _keys(kinds.event_kind, under_events),
            "captors": told.pop("book_captors", book["book"]["captors"]),
        }
        for seat, player in enumerate(book["players"]):
            player |= {
                "hand": _cards(hands[seat]),
                "draws": _cards(piles[seat]),
                "discards": _cards(discards[seat]) if seat < len(discards) else [],
                "wear": _cards(wear[seat]) if seat < len(wear) else [],
                **{name: told[name][seat] for name in ("points", "track", "known") if name in told},
            }
        book |= {name: value for name, value in told.items() if name in book}
        book |= {"starter": COLOURS.index(starter), **({} if values is None else {"values": list(values)})}
        self.state = game.restore(data)
        self.log: list[str] = []
        """Everything that happened, one short line each."""
        if begin:
            self.state.advance()
            self.log += _told(self.state.events)
        for line, cards in (lines or {}).items():
            self._lay(LINES.index(line), cards)

    def _lay(self, line: int, cards: str) -> None:
        there = self.state.lines[line].cards
        for word in cards.split():
            colour, _, kind = word.removeprefix("?").partition(":")
            owner, card = COLOURS.index(colour), self.game.content.cards[CARDS.index(kind)]
            self.state.placed += 1
            self.state.players[owner].latest = self.state.placed
            there = [*there, LaidCard(card, card, owner, self.state.placed, down=word.startswith("?"))]
        rearrange(self.state, line, self.state.lines[line].holding(there))

    # Acting.

    def play(self, *turns: str) -> list[str]:
        """Make choices (``red: play range_1 range, done``); return what happened."""
        before = len(self.log)
        for turn in turns:
            colour, actions = turn.split(": ")
            for text in actions.split(", "):
                self.state.apply(COLOURS.index(colour), self.game.parse(text))
                self.log += _told(self.state.events)
        return self.log[before:]

    def refusal(self, choice: str) -> liza.Reason:
        """Return why a choice is not possible; check that trying it changes nothing."""
        colour, text = choice.split(": ")
        seat, action = COLOURS.index(colour), self.game.parse(text)
        reason = self.game.explain(self.state, seat, action)
        assert reason is not None, f"{choice} is possible"
        assert reason.text
        assert reason.unless
        before = self.state.to_data()
        with pytest.raises(liza.IllegalAction) as refused:
            self.state.apply(seat, action)
        assert refused.value.rule == reason.rule
        assert self.state.to_data() == before
        return reason

    # Looking.

    @property
    def asked(self) -> str:
        """Who must decide now, and at which moment: ``red PlayCard``."""
        return " ".join([*(COLOURS[seat] for seat in self.state.actors), self.view["moment"]])

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return dict(self.state.view(None))

    def legal(self, colour: str) -> list[str]:
        """Return what a player may do now."""
        return [self.game.notation(action) for action in offered(self.state, COLOURS.index(colour))]

    def may(self, choice: str) -> bool:
        """Whether a choice is possible now."""
        colour, text = choice.split(": ")
        return text in self.legal(colour)

    def pieces(self, zone: str, colour: str | None = None, viewer: str | None = None) -> list[dict[str, Any]]:
        """Return the pieces in a zone."""
        seat = None if colour is None else COLOURS.index(colour)
        view = self.state.view(None if viewer is None else COLOURS.index(viewer))
        (found,) = [z for z in view["zones"] if z["id"] == zone and z["seat"] == seat]
        return [dict(piece) for piece in found["pieces"]]

    def count(self, zone: str, colour: str | None = None) -> int:
        """Return how much lies in a zone."""
        seat = None if colour is None else COLOURS.index(colour)
        (found,) = [z for z in self.view["zones"] if z["id"] == zone and z["seat"] == seat]
        return int(found["count"])

    def zone(self, zone: str, colour: str | None = None) -> str:
        """Return the pieces in a zone by name, as everybody sees them."""
        return " ".join(piece["key"] or "?" for piece in self.pieces(zone, colour))

    def hand(self, colour: str) -> str:
        """Return a player's hand, as the player sees it."""
        return " ".join(str(piece["key"]) for piece in self.pieces("hand", colour, colour))

    def line(self, line: str) -> str:
        """Return the cards of a line with their owners, ``?`` for what lies face down."""
        return " ".join(f"{COLOURS[piece['owner']]}:{piece['key'] or '?'}" for piece in self.pieces(line))

    def strength(self, line: str) -> dict[str, int]:
        """Return the numbers of a line: what it requires, what it has reached, and how."""
        (found,) = [piece for piece in self.pieces("strength") if piece["key"] == line]
        return dict(found["numbers"])

    def required(self) -> list[int]:
        """Return what the four lines require."""
        return [self.strength(line)["required"] for line in LINES.keys]

    def reached(self, line: str) -> int:
        """Return what a line has reached."""
        return self.strength(line)["reached"]

    def counter(self, id: str, colour: str | None = None) -> int:
        """Return a counter, 0 where it is not shown."""
        seat = None if colour is None else COLOURS.index(colour)
        return sum(int(c["value"]) for c in self.view["counters"] if c["id"] == id and c["seat"] == seat)

    def counters(self, id: str) -> list[int]:
        """Return a counter of all players."""
        return [self.counter(id, colour) for colour in COLOURS[: self.state.seats]]

    @property
    def outcome(self) -> liza.Outcome:
        """Return how the game ended."""
        assert self.state.outcome is not None
        return self.state.outcome


def _cards(names: str) -> list[int]:
    """Return cards by name, ``trauma`` being one whose value nobody has seen; ``range_1*3`` is three of them."""
    cards: list[int] = []
    for word in names.split():
        name, _, times = word.partition("*")
        cards += [UNSEEN if name == "trauma" else CARDS.index(name)] * int(times or 1)
    return cards


def _keys(kind: Any, names: str) -> list[int]:
    return [kind.index(name) for name in names.split()]


def _told(events: Sequence[liza.Event]) -> list[str]:
    return [" ".join([event.kind, *(_word(*item) for item in event.data.items())]) for event in events]


def _word(field: str, value: object) -> str:
    return COLOURS[value] if field.endswith("seat") and isinstance(value, int) else str(value)
