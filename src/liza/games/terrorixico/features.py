"""A position as numbers, for those who learn: the fight as a seat sees it, its own cards by name."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import credit
from liza.games.terrorixico.content import Content
from liza.games.terrorixico.state import AS, DOWN, KIND, TerrorixicoState, owner_of
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
    began = bool(s.open_book)
    found = [s.round, s.hand_size if began else 0, s.trauma_number if began else 0, s.pile]
    found += (len(s.monsters) + len(s.monsters_under), len(s.book) + len(s.book_under))
    found += counts(len(content.monsters), s.here)
    found += counts(len(content.events), s.open_book)
    found.append(s.defeated)
    found += s.required
    found += s.totals
    found += [max(0, s.required[line] - s.totals[line]) for line in range(LINE_COUNT)]
    found += s.relics
    found += counts(CARD_COUNT, s.hands[seat])
    found += counts(CARD_COUNT, s.aside[seat])
    own_down = [0] * CARD_COUNT
    laid = [0] * (LINE_COUNT * CARD_COUNT)
    up = [0] * (MOST_SEATS * LINE_COUNT)
    down = [0] * (MOST_SEATS * LINE_COUNT)
    for line in range(LINE_COUNT):
        for card in s.lines[line]:
            owner = owner_of(card)
            if not card & DOWN:
                laid[line * CARD_COUNT + (card >> AS & KIND)] += 1
                up[owner * LINE_COUNT + line] += 1
                continue
            down[owner * LINE_COUNT + line] += 1
            if owner == seat:
                own_down[card & KIND] += 1
    found += own_down
    found += laid
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
    found = [int(s.starter == seat), s.passed >> seat & 1, s.points[seat], s.track[seat]]
    found += (relics, len(s.hands[seat]) + len(s.aside[seat]), len(s.draws[seat]))
    found += s.known[seat * TRAUMA_VALUES : (seat + 1) * TRAUMA_VALUES]
    found += counts(CARD_COUNT, s.discards[seat])
    found += counts(CARD_COUNT, s.wear[seat])
    return found
