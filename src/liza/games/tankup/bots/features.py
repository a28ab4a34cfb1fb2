"""A position as numbers, for those who learn: the arena as a seat sees it, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content.reading import Content
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.vocabulary import BACKS, BLOW, LIFE, MAGIC, MOST_SEATS, PLACES, SPACES
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature, around, for_each_seat
from liza.parts.cards import known_to

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


def encode(s: TankupState, seat: int, out: NumberWriter) -> None:
    """Write down the numbers for a seat."""
    turn, first = s.turn, s.content.first_situation
    situations = len(s.content.situations)
    out.put(s.round)
    out.put(turn.free_attack)
    out.put(turn.bonus_attacks)
    out.put(turn.free_draws)
    out.put(turn.free_equips)
    out.put_all(turn.boost)
    out.put(s.quiet)
    out.put(s.extra_rounds)
    for deck in s.decks:
        out.put(len(deck))
    for pile in s.discards:
        out.put(len(pile))
    out.one_of(situations, s.situation - first)  # nothing comes before the first
    out.put(s.situation_left)
    out.one_of(situations, s.pending - first)
    _attack(s, seat, out)
    out.count(PLACES, s.rolls)
    _known_cards(s, seat, out)
    for distance in range(s.seats):
        _seat(s, (seat + distance) % s.seats, out)
    out.skip(_SIZE * (MOST_SEATS - s.seats))


def _attack(s: TankupState, seat: int, out: NumberWriter) -> None:
    """Write down the attack being resolved."""
    if not s.attacks:
        out.skip(2 * MOST_SEATS + len(_ATTACKS) + PLACES + 3)
        return
    attack = s.attack
    out.one_of(MOST_SEATS, (attack.by - seat) % s.seats)
    out.one_of(MOST_SEATS, (attack.on - seat) % s.seats)
    out.one_of(len(_ATTACKS), attack.back - BLOW)
    out.one_of(PLACES, attack.space)
    out.put(attack.harm)
    out.put(attack.excess)
    out.put(attack.hits)


def _known_cards(s: TankupState, seat: int, out: NumberWriter) -> None:
    """Write down how many of each card lie in the own hand, and how many the seat knows to lie in others."""
    cards = s.content.cards
    for owner in range(s.seats):
        field = 0 if owner == seat else cards
        for card in s.hands[owner]:
            if known_to(card, seat):
                out.more(field + number_of(card))
    out.skip(2 * cards)


def _seat(s: TankupState, seat: int, out: NumberWriter) -> None:
    """Write down what every player sees of a fighter."""
    who = s.fighters[seat]
    acts = s.active == seat
    out.flag(who.gone == 0)
    out.put(who.life)
    out.put(who.weight)
    out.flag(acts)
    out.flag(s.lightest == seat)
    out.flag(s.heaviest == seat)
    out.put(s.order.index(seat) + 1 if seat in s.order else 0)
    out.flag(bool(who.frozen))
    out.flag(bool(who.cursed))
    out.put(who.tough)
    out.flag(bool(who.ward))
    out.flag(bool(who.thumb))
    for space in range(PLACES):
        worn = who.worn[space]
        if worn is not None:
            out.put_ahead(space, worn.left)
            out.put_ahead(2 * PLACES + space, int(worn.turned))
            out.put_ahead(3 * PLACES + space, worn.card.ap)
            out.put_ahead(4 * PLACES + space, worn.card.atk)
            out.put_ahead(5 * PLACES + space, len(worn.card.draws))
        out.put_ahead(PLACES + space, who.dice[space])
        if acts and s.turn.used[space] != 0:
            out.put_ahead(6 * PLACES + space, 1)
    out.skip(_ARMOUR * PLACES)
    backs = s.content.back
    for card in s.hands[seat]:
        out.more(backs[number_of(card)])
    out.skip(len(BACKS))
    for at in range(len(s.laid)):
        if s.aimed[at] == seat:
            out.more(backs[number_of(s.laid[at])] - BLOW)
    out.skip(len(_ATTACKS))


_SIZE: Final = sum([len(feature.labels) for feature in _SEAT])
"""How many numbers a seat has."""
