"""A position as numbers, for those who learn: the arena as a seat sees it, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content import Content
from liza.games.tankup.state import (
    BACK,
    BY,
    EXCESS,
    HARM,
    HITS,
    KIND,
    LASTING,
    ON,
    SPACE,
    TURNED,
    TankupState,
    counters,
    weight,
)
from liza.games.tankup.vocabulary import (
    BACKS,
    BLOW,
    LIFE,
    MAGIC,
    MOST_SEATS,
    NOTHING,
    PLACES,
    SPACES,
)
from liza.kernel.features import Feature, around, for_each_seat, row
from liza.parts.cards import count_known

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
    situations = cards[content.armours + content.attacks :]
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
    content = s.rules.content
    situations = content.cards - content.armours - content.attacks
    first = content.armours + content.attacks
    found = [s.round, s.free_attack, s.bonus_attacks, s.free_draws, s.free_equips]
    found += s.boost
    found += (s.quiet, s.extra_rounds)
    found += [len(deck) for deck in s.decks]
    found += [len(pile) for pile in s.discards]
    found += row(situations, NOTHING if s.situation == NOTHING else (s.situation & KIND) - first)
    found.append(s.situation_left)
    found += row(situations, NOTHING if s.pending == NOTHING else (s.pending & KIND) - first)
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
    attack = s.attack
    if not attack:
        return _NO_ATTACK
    found = row(MOST_SEATS, (attack[BY] - seat) % s.seats if attack[BY] >= 0 else NOTHING)
    found += row(MOST_SEATS, (attack[ON] - seat) % s.seats if attack[ON] >= 0 else NOTHING)
    found += row(len(_ATTACKS), attack[BACK] - BLOW if BLOW <= attack[BACK] <= MAGIC else NOTHING)
    found += row(PLACES, attack[SPACE])
    found += (attack[HARM], attack[EXCESS], attack[HITS])
    return found


def _known_cards(s: TankupState, seat: int) -> list[int]:
    """Return how many of each card lie in the own hand, and how many the seat knows to lie in others."""
    cards = s.rules.content.cards
    others = [card for owner in range(s.seats) if owner != seat for card in s.hands[owner]]
    return count_known(s.hands[seat], seat, cards, KIND) + count_known(others, seat, cards, KIND)


def _seat(s: TankupState, seat: int) -> list[int]:
    """Return what everybody sees of a fighter."""
    content = s.rules.content
    order = s.order.index(seat) + 1 if seat in s.order else 0
    found = [int(s.gone[seat] == 0), s.life[seat], weight(s, seat), int(s.active == seat)]
    found += (int(s.lightest == seat), int(s.heaviest == seat), order)
    found += (s.frozen[seat], s.cursed[seat], s.tough[seat], s.ward[seat], s.thumb[seat])
    spaces = [0] * (_ARMOUR * PLACES)
    mine = s.active == seat
    for space in range(PLACES):
        card = s.worn[seat * PLACES + space]
        spaces[PLACES + space] = s.dice[seat * PLACES + space] % LASTING
        spaces[6 * PLACES + space] = int(mine and s.used[space] != 0)
        if card >= 0:
            kind = card & KIND
            spaces[space] = content.resistance[kind] - counters(card)
            spaces[2 * PLACES + space] = int(card & TURNED != 0)
            spaces[3 * PLACES + space] = content.ap[kind]
            spaces[4 * PLACES + space] = content.atk[kind]
            spaces[5 * PLACES + space] = len(content.draws[kind])
    found += spaces
    backs = s.rules.back
    held = [0] * _BACKS
    for card in s.hands[seat]:
        held[backs[card & KIND]] += 1
    found += held
    line = [0] * len(_ATTACKS)
    for card, target in zip(s.laid, s.aimed, strict=True):
        if target == seat:
            line[backs[card & KIND] - BLOW] += 1
    return found + line


_NO_ATTACK: Final = [0] * (2 * MOST_SEATS + len(_ATTACKS) + PLACES + 3)
_NOBODY: Final = [0] * sum([len(feature.labels) for feature in _SEAT])
