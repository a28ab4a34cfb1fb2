"""What a seat may see: everything but the faces of hands, face-down attacks and decks (TU-A26, TU-A60, TU-A72)."""

from __future__ import annotations

from liza.games.tankup.mechanics.primitives import is_fallen
from liza.games.tankup.state import TankupState, damage_on, number_of
from liza.games.tankup.steps.combat import Assign, attacks_left
from liza.games.tankup.vocabulary import ABSENT, BACKS, LIFE, NO_SEAT, PLACES, PLAYERS, SPACES
from liza.kernel.schema.view import Counter, Die, Piece, Zone, counter, die, mark, piece, zone
from liza.parts.cards import card_of, known_to


def zones(s: TankupState, seat: int | None) -> list[Zone]:
    """Return the centre, the decks and piles, and every seat's spaces, hand and the attacks that point at it."""
    found = [
        zone("situation", _situations(s)),
        zone("attack", _revealed(s)),
        zone("broken", [_card(s, number) for number in s.broken]),
    ]
    for back, key in enumerate(BACKS.keys):
        found.append(zone(f"deck_{key}", [], count=len(s.decks[back])))
        found.append(zone(f"discard_{key}", [_card(s, number) for number in s.discards[back]]))
    for owner in range(s.seats):
        found += [zone(SPACES.keys[space], _on_space(s, owner, space), owner) for space in range(PLACES)]
        line = [card for card, target in zip(s.laid, s.aimed, strict=True) if target == owner]
        found.append(zone("line", [_held(s, card, s.active, seat) for card in line], owner))
        found.append(zone("hand", _hand(s, owner, seat), owner))
    return found


def _situations(s: TankupState) -> list[Piece]:
    """Return the situation in force with its rounds left, and the one that may still be stepped on."""
    found: list[Piece] = []
    if s.situation != ABSENT:
        found.append(_card(s, s.situation, rounds=s.situation_left))
    if s.pending != ABSENT:
        found.append(_card(s, s.pending))
    return found


def _revealed(s: TankupState) -> list[Piece]:
    """Return the attack being resolved and those it interrupts, each with whom and where it hits as marks."""
    found: list[Piece] = []
    for attack in s.attacks:
        card = attack.card
        if card.number < s.content.cards:
            shown = _card(s, card.number, attack.by)
        else:
            shown = piece("throw", card.key, attack.by, numbers={"damage": attack.harm})
        shown["marks"] = [*shown["marks"], mark("player", PLAYERS.keys[attack.on])]
        if attack.space != ABSENT:
            shown["marks"].append(mark("space", SPACES.keys[attack.space]))
        found.append(shown)
    return found


def _on_space(s: TankupState, owner: int, space: int) -> list[Piece]:
    """Return the armour on a space, or the die of temporary armour."""
    who = s.fighters[owner]
    worn = who.worn[space]
    if worn is not None:
        return [_card(s, worn.card.number, owner, damage=worn.damage, turned=worn.turned)]
    if who.dice[space]:
        return [piece("token", "temporary", owner, numbers={"resistance": who.dice[space]})]
    return []


def _hand(s: TankupState, owner: int, seat: int | None) -> list[Piece]:
    """Return a hand in an order that betrays no card: by back, then what is known by name, then what is not."""
    known = sorted([card for card in s.hands[owner] if known_to(card, seat)], key=card_of)
    unknown = [card for card in s.hands[owner] if not known_to(card, seat)]
    backs = s.content.back
    ordered = sorted(known + unknown, key=lambda card: backs[number_of(card)])
    return [_held(s, card, owner, seat) for card in ordered]


def _held(s: TankupState, card: int, owner: int, seat: int | None) -> Piece:
    """Return a card of a hand or a line: every player sees its back (TU-A26)."""
    if known_to(card, seat):
        return _card(s, number_of(card), owner, damage=damage_on(card))
    return piece(BACKS.keys[s.content.back[number_of(card)]], None, owner)


def _card(
    s: TankupState, number: int, owner: int | None = None, rounds: int = 0, damage: int = 0, turned: bool = False
) -> Piece:
    """Return a card that lies open, with its counters."""
    card = s.content.all[number]
    numbers = card.numbers()
    marks = [mark(*printed) for printed in card.marks()]
    if damage:
        numbers["resistance"] -= damage
        marks.append(mark("token", "damage", damage))
    if turned:
        marks.append(mark("token", "turned"))
    if rounds:
        numbers["rounds"] = rounds
    return piece(BACKS.keys[card.back], card.key, owner, marks, numbers)


def counters(s: TankupState) -> list[Counter]:
    """Return the round, every life and weight, the order of combat, and what is kept in mind about each seat."""
    found = [counter("round", s.round)]
    for seat, who in enumerate(s.fighters):
        found.append(counter("life", who.life, seat, LIFE))
        if who.gone:
            found.append(counter("crowd", 1, seat))
            continue
        found.append(counter("weight", who.weight, seat))
        if seat in s.order:  # TU-035
            found.append(counter("order", s.order.index(seat) + 1, seat))
        if is_fallen(s, seat):
            found.append(counter("fallen", 1, seat))
        kept = {"frozen": who.frozen, "cursed": who.cursed, "tough": who.tough, "ward": who.ward, "thumb": who.thumb}
        found += [counter(id, int(value), seat) for id, value in kept.items() if value]
    if s.active != NO_SEAT:
        found.append(counter("active", 1, s.active))
    if s.agenda and isinstance(s.agenda[-1], Assign):
        found.append(counter("attacks", attacks_left(s, s.active), s.active))
    if s.quiet:
        found.append(counter("quiet", s.quiet))
    if s.extra_rounds:
        found.append(counter("extra_rounds", s.extra_rounds))
    return found


def dice(s: TankupState) -> list[Die]:
    """Return the dice of the hit check."""
    by = s.attack.by if s.attacks else NO_SEAT
    return [die(PLACES, space + 1, by, SPACES.keys[space]) for space in s.rolls]
