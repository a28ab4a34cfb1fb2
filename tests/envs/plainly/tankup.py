"""The fields of Tank Up."""

from __future__ import annotations

from liza.games.tankup.bots.features import _SEAT
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.vocabulary import ABSENT, BACKS, BLOW, MAGIC, MOST_SEATS, PLACES
from liza.parts.cards import known_to
from tests.envs.plainly.rows import counts, row

_BACKS = len(BACKS)
_ATTACKS = BACKS.keys[BLOW : MAGIC + 1]
_ARMOUR = 7


def observe(s: TankupState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    turn, first = s.turn, s.content.first_situation
    situations = len(s.content.situations)
    found = [s.round, turn.free_attack, turn.bonus_attacks, turn.free_draws, turn.free_equips]
    found += turn.boost
    found += (s.quiet, s.extra_rounds)
    found += [len(deck) for deck in s.decks]
    found += [len(pile) for pile in s.discards]
    found += row(situations, ABSENT if s.situation == ABSENT else s.situation - first)
    found.append(s.situation_left)
    found += row(situations, ABSENT if s.pending == ABSENT else s.pending - first)
    found += _attack(s, seat)
    rolled = [0] * PLACES
    for space in s.rolls:
        rolled[space] += 1
    found += rolled
    found += _known_cards(s, seat)
    for distance in range(MOST_SEATS):
        found += _seat(s, (seat + distance) % s.seats) if distance < s.seats else _NOBODY
    return found


def _attack(s: TankupState, seat: int) -> list[int]:
    """Return the attack being resolved."""
    if not s.attacks:
        return _NO_ATTACK
    attack = s.attack
    found = row(MOST_SEATS, (attack.by - seat) % s.seats)
    found += row(MOST_SEATS, (attack.on - seat) % s.seats)
    found += row(len(_ATTACKS), attack.back - BLOW)
    found += row(PLACES, attack.space)
    found += (attack.harm, attack.excess, attack.hits)
    return found


def _known_cards(s: TankupState, seat: int) -> list[int]:
    """Return how many of each card lie in the own hand, and how many the seat knows to lie in others."""
    own, others = [0] * s.content.cards, [0] * s.content.cards
    for owner, hand in enumerate(s.hands):
        found = own if owner == seat else others
        for card in hand:
            if known_to(card, seat):
                found[number_of(card)] += 1
    return own + others


def _seat(s: TankupState, seat: int) -> list[int]:
    """Return what everybody sees of a fighter."""
    who = s.fighters[seat]
    order = s.order.index(seat) + 1 if seat in s.order else 0
    found = [int(who.gone == 0), who.life, who.weight, int(s.active == seat)]
    found += (int(s.lightest == seat), int(s.heaviest == seat), order)
    found += (int(who.frozen), int(who.cursed), who.tough, int(who.ward), int(who.thumb))
    spaces = [0] * (_ARMOUR * PLACES)
    for space in range(PLACES):
        worn = who.worn[space]
        spaces[PLACES + space] = who.dice[space]
        spaces[6 * PLACES + space] = int(s.active == seat and s.turn.used[space] != 0)
        if worn is not None:
            spaces[space] = worn.left
            spaces[2 * PLACES + space] = int(worn.turned)
            spaces[3 * PLACES + space] = worn.card.ap
            spaces[4 * PLACES + space] = worn.card.atk
            spaces[5 * PLACES + space] = len(worn.card.draws)
    found += spaces
    backs = s.content.back
    found += counts(_BACKS, [backs[number_of(card)] for card in s.hands[seat]])
    pointing = [card for card, target in zip(s.laid, s.aimed, strict=True) if target == seat]
    return found + counts(len(_ATTACKS), [backs[number_of(card)] - BLOW for card in pointing])


_NO_ATTACK = [0] * (2 * MOST_SEATS + len(_ATTACKS) + PLACES + 3)
_NOBODY = [0] * sum([len(feature.labels) for feature in _SEAT])
