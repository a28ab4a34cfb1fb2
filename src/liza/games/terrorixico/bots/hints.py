"""Heuristics for bots: the score that each seat may expect, from what lies open and what it can still do."""

from __future__ import annotations

from math import exp, inf
from typing import Final

from liza.games.terrorixico.state import Player, TerrorixicoState
from liza.games.terrorixico.steps.ending import SETS
from liza.games.terrorixico.vocabulary import NO_SEAT, RELICS, SPECIALS, TRAUMA, TRAUMA_VALUES, TYPES, UNSEEN, VALUES
from liza.kernel.core.choice import SeatMoment
from liza.parts import sets

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
"""What a relic in hand is worth more while its line is incomplete."""
_SPECIAL_WORTH: Final = {
    "fury": 0.2, "take_advantage": 0.5, "good_omens": 0.45, "last_chance": 0.5, "trickery": 0.9, "friendly_fire": 0.9,
    "berserker": 0.5, "equality": 0.9, "strength": 1.0, "mimetic": 0.9,
}  # fmt: skip
_HAND_WORTH: Final = [
    *[0.3 * (card % VALUES + 1) for card in range(RELICS)],
    *[_SPECIAL_WORTH[special] for special in SPECIALS],
    *[0.0] * TRAUMA_VALUES,
]
"""What each kind of card is worth in hand: specials are neither kept for ever nor thrown away."""
_PENDING: Final = {"GiveTrauma": 1.4, "Target": 1.2, "Aim": 1.2, "Copy": 1.0, "EliminateCards": 0.4}
"""What is worth having still to be done."""


def evaluate(s: TerrorixicoState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1: its expected score against the best of the others."""
    return s.returns[seat] if s.over else _standing(s, seat, _expected(s))


def evaluate_each(s: TerrorixicoState, seats: list[int]) -> list[float]:
    """Return the same of several seats: what all may expect is worked out once."""
    if s.over:
        return [s.returns[seat] for seat in seats]
    expected = _expected(s)
    return [_standing(s, seat, expected) for seat in seats]


def _standing(s: TerrorixicoState, seat: int, expected: list[float]) -> float:
    """Return how well a seat stands, by the score that every player may expect."""
    best = -inf
    for other in range(s.seats):
        if other != seat:
            best = max(best, expected[other])
    lead = expected[seat] - best + _in_hand(s, seat)
    top = s.agenda[-1]
    if isinstance(top, SeatMoment) and top.seat == seat:
        lead += _PENDING.get(type(top).__name__, 0.0)
    return lead / (_SPREAD + abs(lead))


def _in_hand(s: TerrorixicoState, seat: int) -> float:
    """Return what the hand is good for, as if it had been filled up."""
    hand = s.players[seat].hand
    size = s.hand_size if s.book.here else len(hand)
    worth = _FRESH * max(0, size - len(hand))
    for card in hand:
        worth += _HAND_WORTH[card]
        if card < RELICS and sets.has(s.lacking, card // VALUES):
            worth += _OPEN
    return worth


def _expected(s: TerrorixicoState) -> list[float]:
    """Return the score that each seat may expect: what it has, and its share of the round being played."""
    largest = _largest_sets(s)
    expected = [
        player.points - _burden(s, player) + _collected(largest[seat], player) for seat, player in enumerate(s.players)
    ]
    if s.book.here:
        relics = _to_be_counted(s)
        _add_hidden_traumas(s, relics, expected)
        if s.options["bluff"]:
            _add_bluffs(s, expected)
        _add_round(s, relics, expected)
    return expected


def _burden(s: TerrorixicoState, player: Player) -> float:
    """Return what the traumas of a player will cost."""
    burden = 0.0
    for card in player.draws + player.discards:
        if card >= TRAUMA:
            burden += _UNSEEN_TRAUMA if card == UNSEEN else card - TRAUMA
    share = 1.0 if s.options["hand_traumas_count"] else _HELD
    for card in player.hand:
        if card >= TRAUMA:
            burden += share * (card - TRAUMA)
    return burden


def _largest_sets(s: TerrorixicoState) -> list[int]:
    """Return how many monsters of one type each seat has taken at most."""
    monsters = s.content.monsters
    taken = [[0] * len(TYPES) for _ in range(s.seats)]
    largest = [0] * s.seats
    for monster, captor in enumerate(s.monsters.captors):
        if captor != NO_SEAT:
            types = taken[captor]
            kind = monsters[monster].type
            types[kind] += 1
            largest[captor] = max(largest[captor], types[kind])
    return largest


def _collected(largest: int, player: Player) -> float:
    """Return what monsters and steps are worth at the end, or on the way there."""
    return SETS[min(largest, len(SETS) - 1)] + _TYPED * min(largest, 3) * 0.5 + _STEP * player.track


def _to_be_counted(s: TerrorixicoState) -> list[int]:
    """Return what each seat's cards would count for, those face down included unless they are in the wrong line."""
    relics = [0] * s.seats
    for number, line in enumerate(s.lines):
        if not line.cards:
            continue
        cards = [laid for laid in line.cards if laid.card.number >= RELICS or laid.card.number // VALUES == number]
        linked = 0
        factor = 1
        for laid in cards:
            factor *= laid.counts.times
            if laid.counts.worth:
                linked += 1
        if not linked:
            factor = 1
        for laid in cards:
            card = laid.counts
            relics[laid.owner] += (linked if card.counts_cards and card.times == 1 else card.worth) * factor
    return relics


def _add_hidden_traumas(s: TerrorixicoState, relics: list[int], expected: list[float]) -> None:
    """Charge traumas that lie face down to the player who is last now; to none, if several are."""
    hidden: list[int] = []
    for line in s.lines:
        if line.downs:
            hidden += [laid.card.number - TRAUMA for laid in line.cards if laid.down and laid.card.number >= TRAUMA]
    if hidden and relics.count(min(relics)) == 1:
        last = relics.index(min(relics))
        for value in hidden:
            expected[last] -= value


def _add_bluffs(s: TerrorixicoState, expected: list[float]) -> None:
    """Charge what lies face down where it is not valid with the traumas that it will cost (TE-A19)."""
    for at, line in enumerate(s.lines):
        for laid in line.cards:
            if laid.down and not sets.has(laid.card.fitting(s, laid.owner), at):
                expected[laid.owner] -= _UNSEEN_TRAUMA * s.event.trauma


def _add_round(s: TerrorixicoState, relics: list[int], expected: list[float]) -> None:
    """Add what this round is likely to bring: the surer, the less is lacking."""
    content = s.content
    first = lacking = 0
    for event in s.book.here:
        first += content.events[event].points
    second = first
    for monster in s.monsters.here:
        first += content.monsters[monster].first
        second += content.monsters[monster].second
    first_worth = first + _TYPED * len(s.monsters.here) + _STEP * s.steps
    for line in s.lines:
        lacking += max(0, line.required - line.total)
    blur = 1.0 + _LONG_FIGHT * lacking
    best = max(relics)
    total = 0.0
    chances: list[float] = []
    for count in relics:
        chances.append(exp((count - best) / blur))
        total += chances[-1]
    for seat in range(s.seats):
        chance = chances[seat] / total
        others = 0.0 if s.players[seat].passed else float(second)
        expected[seat] += chance * first_worth + (1.0 - chance) * others
