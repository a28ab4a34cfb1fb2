"""A position as numbers, for those who learn: the fight as a seat sees it, its own cards by name."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import credit
from liza.games.terrorixico.content.reading import Content
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import CARD_COUNT, CARDS, LINE_COUNT, LINES, MOST_SEATS, TRAUMA_VALUES
from liza.kernel.features import Feature, counts, for_each_seat

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
_NOBODY: Final = [0] * sum([len(feature.labels) for feature in _SEAT])


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


def observe(s: TerrorixicoState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    content = s.rules.content
    began = bool(s.book.here)
    found = [s.round, s.hand_size if began else 0, s.event.trauma if began else 0, s.pile]
    found += (s.monsters.count(), s.book.count())
    found += counts(len(content.monsters), s.monsters.here)
    found += counts(len(content.events), s.book.here)
    found.append(int(s.defeated))
    found += [line.required for line in s.lines]
    found += [line.total for line in s.lines]
    found += [max(0, line.required - line.total) for line in s.lines]
    found += [line.relics for line in s.lines]
    found += counts(CARD_COUNT, s.players[seat].hand)
    found += counts(CARD_COUNT, s.players[seat].aside)
    own_down = [0] * CARD_COUNT
    open_cards = [0] * (LINE_COUNT * CARD_COUNT)
    up = [0] * (MOST_SEATS * LINE_COUNT)
    down = [0] * (MOST_SEATS * LINE_COUNT)
    for line in range(LINE_COUNT):
        for laid in s.lines[line].cards:
            if not laid.down:
                open_cards[line * CARD_COUNT + laid.counts.number] += 1
                up[laid.owner * LINE_COUNT + line] += 1
                continue
            down[laid.owner * LINE_COUNT + line] += 1
            if laid.owner == seat:
                own_down[laid.card.number] += 1
    found += own_down
    found += open_cards
    relics = credit(s)
    for distance in range(MOST_SEATS):
        if distance >= s.seats:
            found += _NOBODY
            continue
        other = (seat + distance) % s.seats
        at = other * LINE_COUNT
        found += _seat(s, other, relics[other])
        found += up[at : at + LINE_COUNT]
        found += down[at : at + LINE_COUNT]
    return found


def _seat(s: TerrorixicoState, seat: int, relics: int) -> list[int]:
    """Return what everybody knows of a player, but for the lines."""
    player = s.players[seat]
    found = [int(s.starter == seat), int(player.passed), player.points, player.track]
    found += (relics, len(player.hand) + len(player.aside), len(player.draws))
    found += player.known
    found += counts(CARD_COUNT, player.discards)
    found += counts(CARD_COUNT, player.wear)
    return found
