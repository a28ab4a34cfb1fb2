"""Heuristics for bots: the score that each seat may expect, from what lies open and what it can still do."""

from __future__ import annotations

from math import exp
from typing import Final

from liza.games.terrorixico.battle import belongs
from liza.games.terrorixico.content import IS_LINK, IS_TRAUMA
from liza.games.terrorixico.state import AS, DOWN, KIND, OWNER, TerrorixicoState
from liza.games.terrorixico.steps.ending import SETS
from liza.games.terrorixico.vocabulary import (
    BERSERKER,
    CARD_COUNT,
    EQUALITY,
    FRIENDLY_FIRE,
    FURY,
    GOOD_OMENS,
    LAST_CHANCE,
    LINE_COUNT,
    MIMETIC,
    RELICS,
    STRENGTH,
    TAKE_ADVANTAGE,
    TRAUMA,
    TRICKERY,
    TYPES,
    UNSEEN,
    VALUES,
    line_of,
)
from liza.kernel.step import Ask

_SPREAD: Final = 10.0
"""A lead of so many points is half way to a sure win."""
_FRESH: Final = 0.75
"""What a card still to be drawn is worth in the hand."""
_STEP: Final = 0.8
"""What a step on the monster track is worth beyond its points."""
_TYPED: Final = 1.0
"""What a monster card is worth for a set to come."""
_LONG_FIGHT: Final = 0.45
"""How much each relic that is still lacking blurs who will be first."""
_UNSEEN_TRAUMA: Final = 1.4
"""What a trauma costs on average."""
_HELD: Final = 0.5
"""The share of a trauma's value that it costs in hand where only the piles count in the end: it may stay there."""
_OPEN: Final = 0.25
"""What a relic in hand is worth more while its line lacks something."""


def _hand_worth() -> list[float]:
    """Return what each kind of card is worth in hand: specials are neither kept for ever nor thrown away."""
    worth = [0.3 * (card % VALUES + 1) for card in range(RELICS)] + [0.0] * (CARD_COUNT - RELICS)
    worth[FURY] = 0.2
    worth[TAKE_ADVANTAGE] = 0.5
    worth[GOOD_OMENS] = 0.45
    worth[LAST_CHANCE] = 0.5
    worth[TRICKERY] = 0.9
    worth[FRIENDLY_FIRE] = 0.9
    worth[BERSERKER] = 0.5
    worth[EQUALITY] = 0.9
    worth[STRENGTH] = 1.0
    worth[MIMETIC] = 0.9
    return worth


_HAND_WORTH: Final = _hand_worth()
_PENDING: Final = {"GiveTrauma": 1.4, "Target": 1.2, "Aim": 1.2, "Copy": 1.0, "EliminateCards": 0.4}
"""What is worth having still to be done."""


def evaluate(s: TerrorixicoState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1: its expected score against the best of the others."""
    if s.over:
        return s.returns[seat]
    expected = _expected(s)
    lead = expected[seat] - max([value for other, value in enumerate(expected) if other != seat])
    lead += _in_hand(s, seat)
    top = s.agenda[-1]
    if isinstance(top, Ask) and top.seat == seat:
        lead += _PENDING.get(type(top).__name__, 0.0)
    return lead / (_SPREAD + abs(lead))


def _in_hand(s: TerrorixicoState, seat: int) -> float:
    """Return what the hand is good for, as if it had been filled up."""
    hand = s.hands[seat]
    size = s.hand_size if s.open_book else len(hand)
    worth = _FRESH * max(0, size - len(hand))
    for card in hand:
        worth += _HAND_WORTH[card]
        if card < RELICS and s.totals[card // VALUES] < s.required[card // VALUES]:
            worth += _OPEN
    return worth


def _expected(s: TerrorixicoState) -> list[float]:
    """Return the score that each seat may expect: what it has, and its share of the round being played."""
    expected = [float(points) for points in s.points]
    for seat in range(s.seats):
        expected[seat] -= _burden(s, seat)
        expected[seat] += _collected(s, seat)
    if s.open_book:
        relics = _to_be_counted(s)
        _add_hidden_traumas(s, relics, expected)
        if s.options["bluff"]:
            _add_bluffs(s, expected)
        _add_round(s, relics, expected)
    return expected


def _burden(s: TerrorixicoState, seat: int) -> float:
    """Return what the traumas of a seat will cost."""
    burden = 0.0
    for cards in (s.draws[seat], s.discards[seat]):
        for card in cards:
            if card >= TRAUMA:
                burden += _UNSEEN_TRAUMA if card == UNSEEN else card - TRAUMA
    share = 1.0 if s.options["hand_traumas_count"] else _HELD
    for card in s.hands[seat]:
        if card >= TRAUMA:
            burden += share * (card - TRAUMA)
    return burden


def _collected(s: TerrorixicoState, seat: int) -> float:
    """Return what monsters and steps are worth at the end, or on the way there."""
    monsters = s.rules.content.monsters
    counts = [0] * len(TYPES)
    for at, captor in enumerate(s.captors):
        if captor == seat:
            counts[monsters[at].type] += 1
    largest = max(counts)
    return SETS[min(largest, len(SETS) - 1)] + _TYPED * min(largest, 3) * 0.5 + _STEP * s.track[seat]


def _to_be_counted(s: TerrorixicoState) -> list[int]:
    """Return what each seat's cards would count for, those face down included unless they are in the wrong line."""
    content = s.rules.content
    worth, times, roles = content.worth, content.times, content.roles
    relics = [0] * s.seats
    for line in range(LINE_COUNT):
        cards = [card for card in s.lines[line] if card & KIND >= RELICS or line_of(card & KIND) == line]
        linked = sum(1 for card in cards if worth[card >> AS & KIND])
        factor = 1
        if linked:
            for card in cards:
                factor *= times[card >> AS & KIND]
        for card in cards:
            kind = card >> AS & KIND
            value = linked if roles[kind] == IS_LINK and times[kind] == 1 else worth[kind]
            relics[card >> OWNER & 3] += value * factor
    return relics


def _add_hidden_traumas(s: TerrorixicoState, relics: list[int], expected: list[float]) -> None:
    """Charge traumas that lie face down to whoever is last now; nobody, if several are."""
    fewest = min(relics)
    if relics.count(fewest) > 1:
        return
    roles = s.rules.content.roles
    for cards in s.lines:
        for card in cards:
            if card & DOWN and roles[card & KIND] == IS_TRAUMA:
                expected[relics.index(fewest)] -= (card & KIND) - TRAUMA


def _add_bluffs(s: TerrorixicoState, expected: list[float]) -> None:
    """Charge what lies face down where it is not valid with the traumas that it will cost (TE-A19)."""
    for line in range(LINE_COUNT):
        for card in s.lines[line]:
            seat = card >> OWNER & 3
            if card & DOWN and not belongs(s, seat, card & KIND, line):
                expected[seat] -= _UNSEEN_TRAUMA * s.trauma_number


def _add_round(s: TerrorixicoState, relics: list[int], expected: list[float]) -> None:
    """Add what this round is likely to bring: the surer, the less is lacking."""
    content = s.rules.content
    extra = sum(content.events[event].points for event in s.open_book)
    first = extra + sum(content.monsters[monster].first for monster in s.here)
    second = extra + sum(content.monsters[monster].second for monster in s.here)
    first_worth = first + _TYPED * len(s.here) + _STEP * content.events[s.open_book[0]].steps
    lacking = 0
    for line in range(LINE_COUNT):
        lacking += max(0, s.required[line] - s.totals[line])
    blur = 1.0 + _LONG_FIGHT * lacking
    best = max(relics)
    chances = [exp((count - best) / blur) for count in relics]
    total = sum(chances)
    for seat in range(s.seats):
        chance = chances[seat] / total
        others = 0.0 if s.passed >> seat & 1 else float(second)
        expected[seat] += chance * first_worth + (1.0 - chance) * others
