"""A position as numbers, for those who learn: the fight as a seat sees it, its own cards by name."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.content.reading import Content
from liza.games.terrorixico.mechanics.battle import credit
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import CARD_COUNT, CARDS, LINE_COUNT, LINES, MOST_SEATS, TRAUMA_VALUES
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature, for_each_seat

_VALUES: Final = [f"-{value}" for value in range(TRAUMA_VALUES)]
_PILE: Final = 60
_SEAT: Final = (
    Feature("starts", "began the round"),
    Feature("passed", "has passed in this round"),
    Feature("points", "victory points", most=40),
    Feature("track", "monsters returned to the book", most=12),
    Feature("relics", "relics that count for the reward so far", most=40),
    Feature("hand", "cards in hand, those set aside in secret included", most=12),
    Feature("draw_pile", "cards in the draw pile", most=_PILE),
    Feature("known_traumas", "traumas known to be among the hidden cards", _VALUES, most=5),
    Feature("discards", "cards in the discard pile", CARDS.keys, most=5),
    Feature("worn", "cards that are gone for good", CARDS.keys, most=5),
    Feature("face_up", "face-up cards in each line", LINES.keys, most=12),
    Feature("face_down", "face-down cards in each line", LINES.keys, most=5),
)
_SIZE: Final = sum([len(feature.labels) for feature in _SEAT])
"""How many numbers a seat has."""
_LAID: Final = _SIZE - 2 * LINE_COUNT
"""Where its cards in the lines are among them: those face up, then those face down."""


def features(content: Content) -> list[Feature]:
    """Return the fields, with the monsters and the events of a pack."""
    return [
        Feature("round", "the round", most=20),
        Feature("hand_size", "how many cards a hand holds in this round", most=9),
        Feature("traumas", "what passing costs in this round", most=9),
        Feature("pile", "traumas left in the pile", most=_PILE),
        Feature("monsters_left", "monsters in the deck", most=20),
        Feature("events_left", "events in the deck", most=20),
        Feature("monsters", "the monsters in the fight", content.monster_kind.keys),
        Feature("events", "the events in the fight", content.event_kind.keys),
        Feature("defeated", "all four lines were complete in this round"),
        Feature("required", "what each line needs", LINES.keys, most=60),
        Feature("reached", "what the face-up cards of each line are worth", LINES.keys, most=60),
        Feature("lacking", "what each line still needs", LINES.keys, most=60),
        Feature("line_relics", "face-up relics in each line", LINES.keys, most=20),
        Feature("own", "cards in the own hand", CARDS.keys, most=5),
        Feature("aside", "cards that the seat has set aside in secret", CARDS.keys, most=5),
        Feature("own_face_down", "own face-down cards in the lines", CARDS.keys, most=5),
        Feature("laid", "what lies face up in the lines, by what it counts as", LINES.keys, CARDS.keys, most=5),
        *for_each_seat(MOST_SEATS, _SEAT),
    ]


def encode(s: TerrorixicoState, seat: int, out: NumberWriter) -> None:
    """Write down the numbers for a seat."""
    content = s.content
    began = bool(s.book.here)
    out.put(s.round)
    out.put(s.hand_size if began else 0)
    out.put(s.event.trauma if began else 0)
    out.put(s.pile)
    out.put(s.monsters.count())
    out.put(s.book.count())
    out.count(len(content.monsters), s.monsters.here)
    out.count(len(content.events), s.book.here)
    out.flag(s.defeated)
    for line in s.lines:
        out.put_ahead(0, line.required)
        out.put_ahead(LINE_COUNT, line.total)
        out.put_ahead(2 * LINE_COUNT, line.required - line.total)
        out.put_ahead(3 * LINE_COUNT, line.relics)
        out.skip(1)
    out.skip(3 * LINE_COUNT)
    out.count(CARD_COUNT, s.players[seat].hand)
    out.count(CARD_COUNT, s.players[seat].aside)
    _lines(s, seat, out)
    relics = credit(s)
    for distance in range(s.seats):
        other = (seat + distance) % s.seats
        _player(s, other, relics[other], out)
        out.skip(2 * LINE_COUNT)  # its cards in the lines have been counted
    out.skip(_SIZE * (MOST_SEATS - s.seats))


def _lines(s: TerrorixicoState, seat: int, out: NumberWriter) -> None:
    """Count every card in the lines: among all, and among those of its owner, whose fields come ahead."""
    players = CARD_COUNT + LINE_COUNT * CARD_COUNT
    for line in range(LINE_COUNT):
        for laid in s.lines[line].cards:
            own = players + (laid.owner - seat) % s.seats * _SIZE + _LAID + line
            if laid.down:
                out.more(own + LINE_COUNT)
                if laid.owner == seat:
                    out.more(laid.card.number)
            else:
                out.more(own)
                out.more(CARD_COUNT + line * CARD_COUNT + laid.counts.number)
    out.skip(players)


def _player(s: TerrorixicoState, seat: int, relics: int, out: NumberWriter) -> None:
    """Write down what every player knows of a player, but for the lines."""
    player = s.players[seat]
    out.flag(s.starter == seat)
    out.flag(player.passed)
    out.put(player.points)
    out.put(player.track)
    out.put(relics)
    out.put(len(player.hand) + len(player.aside))
    out.put(len(player.draws))
    out.put_all(player.known)
    out.count(CARD_COUNT, player.discards)
    out.count(CARD_COUNT, player.wear)
