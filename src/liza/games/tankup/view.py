"""What a seat may see: everything but the faces of hands, face-down attacks and decks (TU-A26, TU-A60, TU-A72)."""

from __future__ import annotations

from liza.games.tankup.moves import is_fallen
from liza.games.tankup.state import BY, CARD, HARM, KIND, LASTING, ON, SPACE, TURNED, TankupState, weight
from liza.games.tankup.state import counters as damage_on
from liza.games.tankup.steps.combat import Assign, attacks_left
from liza.games.tankup.vocabulary import BACKS, FIGHT, LIFE, NOBODY, NOTHING, PLACES, PLAYERS, SHAKE, SPACES
from liza.kernel.source import Source
from liza.kernel.view import Counter, Die, Piece, Zone, counter, mark, piece, zone
from liza.parts import cards
from liza.parts.cards import known_to


def zones(s: TankupState, seat: int | None) -> list[Zone]:
    """Return the centre, the decks and piles, and every seat's spaces, hand and the attacks that point at it."""
    found = [
        zone("situation", _situations(s)),
        zone("attack", _revealed(s)),
        zone("broken", [_card(s, c) for c in s.broken]),
    ]
    for back, key in enumerate(BACKS.keys):
        found.append(zone(f"deck_{key}", [], count=len(s.decks[back])))
        found.append(zone(f"discard_{key}", [_card(s, card) for card in s.discards[back]]))
    for owner in range(s.seats):
        found += [zone(SPACES.keys[space], _on_space(s, owner, space), owner) for space in range(PLACES)]
        line = [card for card, target in zip(s.laid, s.aimed, strict=True) if target == owner]
        found.append(zone("line", [_held(s, card, s.active, seat) for card in line], owner))
        found.append(zone("hand", _hand(s, owner, seat), owner))
    return found


def _situations(s: TankupState) -> list[Piece]:
    """Return the situation in force with its rounds left, and the one that may still be stepped on."""
    found: list[Piece] = []
    if s.situation != NOTHING:
        found.append(_card(s, s.situation, numbers={"rounds": s.situation_left}))
    if s.pending != NOTHING:
        found.append(_card(s, s.pending))
    return found


def _revealed(s: TankupState) -> list[Piece]:
    """Return the attack being resolved and those it interrupts, each with whom and where it hits as marks."""
    content = s.rules.content
    found: list[Piece] = []
    for attack in (*s.outer, s.attack):
        if not attack:
            continue
        if attack[CARD] < content.cards:
            shown = _card(s, attack[CARD], attack[BY])
        else:
            shown = piece("throw", content.keys[attack[CARD]], attack[BY], numbers={"damage": attack[HARM]})
        shown["marks"] = [*shown["marks"], mark("player", PLAYERS.keys[attack[ON]])]
        if attack[SPACE] != NOTHING:
            shown["marks"].append(mark("space", SPACES.keys[attack[SPACE]]))
        found.append(shown)
    return found


def _on_space(s: TankupState, owner: int, space: int) -> list[Piece]:
    """Return the armour on a space, or the die of temporary armour."""
    at = owner * PLACES + space
    if s.worn[at] != NOTHING:
        return [_card(s, s.worn[at], owner)]
    if s.dice[at]:
        return [piece("token", "temporary", owner, numbers={"resistance": s.dice[at] % LASTING})]
    return []


def _hand(s: TankupState, owner: int, seat: int | None) -> list[Piece]:
    """Return a hand in an order that tells nothing: by back, then what is known by name, then what is not."""
    known = sorted([card & ~TURNED for card in s.hands[owner] if known_to(card, seat)], key=lambda card: card & 0xFFFF)
    unknown = [card for card in s.hands[owner] if not known_to(card, seat)]
    backs = s.rules.back
    ordered = sorted(known + unknown, key=lambda card: backs[card & KIND])
    return [_held(s, card, owner, seat) for card in ordered]


def _held(s: TankupState, card: int, owner: int, seat: int | None) -> Piece:
    """Return a card of a hand or a line: everybody sees its back (TU-A26)."""
    if known_to(card, seat):
        return _card(s, card, owner)
    return piece(BACKS.keys[s.rules.back[card & KIND]], None, owner)


def _card(s: TankupState, card: int, owner: int | None = None, numbers: dict[str, int] | None = None) -> Piece:
    """Return a card that lies open, with its counters."""
    content = s.rules.content
    kind = card & KIND
    printed = dict(content.numbers[kind])
    marks = [mark(*printed_mark) for printed_mark in content.marks[kind]]
    if damage_on(card):
        printed["resistance"] -= damage_on(card)
        marks.append(mark("token", "damage", damage_on(card)))
    if card >= 0 and card & TURNED:
        marks.append(mark("token", "turned"))
    return piece(BACKS.keys[content.back[kind]], content.keys[kind], owner, marks, printed | (numbers or {}))


def counters(s: TankupState) -> list[Counter]:
    """Return the round, every life and weight, the order of combat, and what is kept in mind about each seat."""
    found = [counter("round", s.round)]
    for seat in range(s.seats):
        found.append(counter("life", s.life[seat], seat, LIFE))
        if s.gone[seat]:
            found.append(counter("crowd", 1, seat))
            continue
        found.append(counter("weight", weight(s, seat), seat))
        if seat in s.order:
            found.append(counter("order", s.order.index(seat) + 1, seat))
        if is_fallen(s, seat):
            found.append(counter("fallen", 1, seat))
        kept = (("frozen", s.frozen), ("cursed", s.cursed), ("tough", s.tough), ("ward", s.ward), ("thumb", s.thumb))
        found += [counter(id, values[seat], seat) for id, values in kept if values[seat]]
    if s.active != NOBODY:
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
    by = s.attack[BY] if s.attack else NOBODY
    return [{"sides": PLACES, "value": space + 1, "seat": by, "note": SPACES.keys[space]} for space in s.rolls]


def resample(s: TankupState, seat: int, source: Source) -> None:
    """Deal the cards that a seat does not know anew, each back for itself; unopened votes are guessed."""
    cards.resample([*s.decks, *s.hands, s.laid], seat, source, s.rules.back)
    for other in range(s.seats):
        if other != seat and s.votes[other]:
            s.votes[other] = FIGHT if source.below(2) else SHAKE
