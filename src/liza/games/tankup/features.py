"""A position as numbers, for those who learn: the arena as a seat sees it, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content.reading import Content
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.vocabulary import BACKS, BLOW, LIFE, MAGIC, MOST_SEATS, NOTHING, PLACES, SPACES
from liza.kernel.features import Feature, around, counts, for_each_seat, row
from liza.parts.cards import known_to

_BACKS: Final = len(BACKS)
_ATTACKS: Final = BACKS.keys[BLOW : MAGIC + 1]
_ARMOUR: Final = 7
"""Numbers for each space."""
_PILE: Final = 60
_SEAT: Final = (
    Feature("in", "still fights"),
    Feature("life", "points of life", most=LIFE),
    Feature("weight", "what all armour together can still take", most=99),
    Feature("active", "whose turn it is"),
    Feature("lightest", "wears the least"),
    Feature("heaviest", "wears the most"),
    Feature("order", "place in the order of combat, from 1", most=MOST_SEATS),
    Feature("kept", "what is kept in mind", ("frozen", "cursed", "tough", "ward", "thumb"), most=3),
    Feature("resistance", "what the armour on a space can still take", SPACES.keys, most=20),
    Feature("temporary", "what the die on a space can still take", SPACES.keys, most=6),
    Feature("turned", "the armour on a space is turned", SPACES.keys),
    Feature("ap", "action points of the armour on a space", SPACES.keys, most=4),
    Feature("atk", "attacks of the armour on a space", SPACES.keys, most=4),
    Feature("draws", "draw icons of the armour on a space", SPACES.keys, most=4),
    Feature("used", "an icon of the armour on a space was used in this equipment turn", SPACES.keys),
    Feature("hand", "cards in hand by their backs", BACKS.keys, most=9),
    Feature("line", "face-down attacks that point at the seat, by their backs", _ATTACKS, most=9),
)


def features(content: Content) -> list[Feature]:
    """Return the fields, with the cards of a pack."""
    cards = content.keys[: content.cards]
    situations = cards[content.first_situation :]
    return [
        Feature("round", "the round", most=30),
        Feature("left", "what the active seat has left: attack, more attacks, draws, armours",
                ("free_attack", "bonus_attacks", "free_draws", "free_equips"), most=5),
        Feature("boost", "what attacks of a kind do more this turn", _ATTACKS, most=9),
        Feature("quiet", "rounds in a row without an attack", most=9),
        Feature("extra_rounds", "extra rounds fought", most=9),
        Feature("deck", "cards in each deck", BACKS.keys, most=_PILE),
        Feature("discard", "cards in each discard pile", BACKS.keys, most=_PILE),
        Feature("situation", "the situation in force", situations),
        Feature("situation_left", "rounds that it still lasts", most=9),
        Feature("pending", "the situation that may still be stepped on", situations),
        Feature("attack_by", "whose attack is being resolved", around(MOST_SEATS)),
        Feature("attack_on", "on whom", around(MOST_SEATS)),
        Feature("attack_kind", "what kind of attack", _ATTACKS),
        Feature("attack_space", "the space that it hits", SPACES.keys),
        Feature("attack_size", "its damage, what is left over, hits to come", ("harm", "excess", "hits"), most=20),
        Feature("rolled", "spaces that the dice of the hit check show", SPACES.keys, most=5),
        Feature("own", "cards in the own hand", cards, most=9),
        Feature("known", "cards that the seat knows in other hands", cards, most=9),
        *for_each_seat(MOST_SEATS, _SEAT),
    ]  # fmt: skip


def observe(s: TankupState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    turn, first = s.turn, s.rules.content.first_situation
    situations = len(s.rules.content.situations)
    found = [s.round, turn.free_attack, turn.bonus_attacks, turn.free_draws, turn.free_equips]
    found += turn.boost
    found += (s.quiet, s.extra_rounds)
    found += [len(deck) for deck in s.decks]
    found += [len(pile) for pile in s.discards]
    found += row(situations, NOTHING if s.situation == NOTHING else s.situation - first)
    found.append(s.situation_left)
    found += row(situations, NOTHING if s.pending == NOTHING else s.pending - first)
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
    own, others = [0] * s.rules.content.cards, [0] * s.rules.content.cards
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
    backs = s.rules.back
    found += counts(_BACKS, [backs[number_of(card)] for card in s.hands[seat]])
    pointing = [card for card, target in zip(s.laid, s.aimed, strict=True) if target == seat]
    return found + counts(len(_ATTACKS), [backs[number_of(card)] - BLOW for card in pointing])


_NO_ATTACK: Final = [0] * (2 * MOST_SEATS + len(_ATTACKS) + PLACES + 3)
_NOBODY: Final = [0] * sum([len(feature.labels) for feature in _SEAT])
