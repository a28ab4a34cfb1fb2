"""The small moves that the rest is made of: what happens to life, tokens and cards, whatever the cause."""

from __future__ import annotations

from liza.games.tanxi import events
from liza.games.tanxi.content.cards import Equipment, Gear, Weapon
from liza.games.tanxi.pieces import DieOnTable, HeldWeapon
from liza.games.tanxi.state import FREE, TanxiState, find, number_of, sure_relic
from liza.games.tanxi.vocabulary import ABSENT, ATTACK_SIDES, ICE, REASONS, STANDING, WHY_NO_RETURN, WHY_RIVAL
from liza.parts import sets
from liza.parts.cards import known_by, known_to, public, shown

# Life.


def hurt(s: TanxiState, seat: int, amount: int, by: int, cause: int) -> int:
    """Take life from a character (TX-071, TX-A90) and return how much it was (TX-244); at 0 it falls (TX-086)."""
    who = s.explorers[seat]
    lost = min(who.life, amount)
    if lost <= 0:
        return 0
    who.life -= lost
    events.lost(s, seat=seat, amount=lost, left=who.life, reason=cause)
    if who.life == 0:  # TX-A10: whatever the damage came from
        fall(s, seat, by, cause)
    return lost


def fall(s: TanxiState, seat: int, by: int, cause: int) -> None:
    """Take a defeated character off the island (TX-088, TX-174); it keeps what it has (TX-A29)."""
    who = s.explorers[seat]
    s.occupant[who.at] = FREE
    who.fall()
    events.fell(s, seat=seat)
    if end_with_one(s, s.on_island(), REASONS.keys[cause]):
        return
    if by not in {ABSENT, seat}:  # TX-175, TX-A04, TX-A34: whoever did it is rewarded, for each (TX-199)
        gain_gems(s, by, 1, WHY_RIVAL)
        gain_relic(s, by, WHY_RIVAL)


def end_with_one(s: TanxiState, left: list[int], cause: str) -> bool:
    """End the game, and what was still to happen, if one seat is left (TX-001, TX-096, TX-213, TX-A33)."""
    if len(left) != 1:
        return False
    losers = [other for other in range(s.seats) if other != left[0]]
    s.finish(cause, [who.life for who in s.explorers], [left, losers])
    return True


def recover(s: TanxiState, seat: int, amount: int, reason: int) -> None:
    """Give life back, never above what is printed (TX-070), and say why."""
    who = s.explorers[seat]
    gained = min(amount, s.max_life(seat) - who.life)
    if gained > 0:
        who.life += gained
        events.recovered(s, seat=seat, amount=gained, left=who.life, reason=reason)


def slow_down(s: TanxiState, target: int, amount: int, reason: int) -> None:
    """Take energy from a character's next turn (TX-A99), and say why."""
    s.explorers[target].slow += amount
    events.slowed(s, seat=target, amount=amount, reason=reason)


# Tokens.


def gain_gems(s: TanxiState, seat: int, amount: int, reason: int) -> None:
    """Take gem tokens, as many as there are left (TX-066, TX-A43), and say why."""
    taken = min(amount, s.gems_left())
    if taken > 0:
        s.explorers[seat].gems += taken
        events.gem_gained(s, seat=seat, amount=taken, reason=reason)


def gain_orb(s: TanxiState, seat: int, orb: int, reason: int) -> None:
    """Take an orb token (TX-153, TX-154), and say why."""
    s.explorers[seat].orbs |= sets.only(orb)
    events.orb_taken(s, seat=seat, orb=orb, reason=reason)


def spend_ice_orb(s: TanxiState, seat: int, ward: int) -> bool:
    """Use an ice orb up, if there is one (TX-154, TX-A50)."""
    who = s.explorers[seat]
    if not who.has_orb(ICE):
        return False
    who.orbs = sets.without(who.orbs, ICE)
    events.ice_orb_used(s, seat=seat, ward=ward)
    return True


def put(s: TanxiState, seat: int, square: int) -> None:
    """Put a character's token on a square."""
    who = s.explorers[seat]
    if who.on_island():
        s.occupant[who.at] = FREE
    who.at = square
    who.down = STANDING
    s.occupant[square] = seat


def melt(s: TanxiState, seat: int) -> None:
    """Remove a seat's ice tokens (Bloques de Hielo)."""
    gone = [ice.square for ice in s.ice if ice.owner == seat]
    for square in gone:
        s.occupant[square] = FREE
    if gone:
        s.ice = [ice for ice in s.ice if ice.owner != seat]
        events.ice_melted(s, seat=seat, amount=len(gone))


# Dice.


def roll_attack_die(s: TanxiState, seat: int) -> int:
    """Roll the attack die, leave it on the table and return what it shows (TX-077)."""
    value = s.source.die(ATTACK_SIDES) - 1
    s.rolled.append(DieOnTable(ATTACK_SIDES, seat, value))
    return value


def roll_defence_dice(s: TanxiState, seat: int, number: int) -> int:
    """Roll some defence dice of a seat (ABSENT: a monster's, TX-A54), leave them there and return their sum."""
    sides = len(s.faces)
    total = 0
    for _ in range(number):
        value = s.faces[s.source.die(sides) - 1]
        s.rolled.append(DieOnTable(sides, seat, value))
        total += value
    return total


# Cards.


def gain_relic(s: TanxiState, seat: int, reason: int) -> None:
    """Draw a relic secretly, if there is one (TX-A35); every player knows that it is one (TX-065, TX-A04)."""
    if not s.relics:
        return
    number = number_of(s.relics.pop())
    s.explorers[seat].hand.append(sure_relic(shown(number, seat)))
    events.relic_gained(s, eyes=sets.only(seat), seat=seat, card=number, reason=reason)


def to_hand(s: TanxiState, seat: int, number: int, reason: int) -> None:
    """Take a card found into the hand, secretly (TX-114, TX-117); it is neither equipped nor used (TX-116)."""
    s.explorers[seat].hand.append(shown(number, seat))
    events.drew(s, eyes=sets.only(seat), seat=seat, card=number, reason=reason)


def from_hand(s: TanxiState, seat: int, number: int) -> None:
    """Take a card openly out of a hand."""
    hand = s.explorers[seat].hand
    hand.pop(find(hand, number))


def drop_any(s: TanxiState, seat: int) -> int:
    """Take a random card out of a hand and return its number."""
    hand = s.explorers[seat].hand
    return number_of(hand.pop(s.source.below(len(hand))))


def discard(s: TanxiState, seat: int, number: int, reason: int) -> None:
    """Put a card that was a seat's on the discard pile, for all to see (TX-A87), and say why."""
    s.discard.append(number)
    events.discarded(s, seat=seat, card=number, reason=reason)


def from_merchant(s: TanxiState, seat: int, number: int, reason: int) -> None:
    """Take one of the Merchant's cards to the hand (TX-A85)."""
    s.explorers[seat].hand.append(s.merchant.pop(find(s.merchant, number)))
    events.bought(s, seat=seat, card=number, reason=reason)


def take_secretly(s: TanxiState, taker: int, victim: int, at: int, reason: int) -> None:
    """Move a card from hand to hand; only the two know which one it was (TX-221).

    From then on a bystander no longer knows anything about what is left in that hand (TX-A75); the two know what they
    knew.
    """
    hand = s.explorers[victim].hand
    number = number_of(hand.pop(at))
    s.explorers[taker].hand.append(shown(shown(number, taker), victim))
    for place, card in enumerate(hand):
        eyes = sets.of((taker, victim)) if known_to(card, taker) else sets.only(victim)
        hand[place] = known_by(number_of(card), eyes)
    events.took(s, eyes=sets.of((taker, victim)), seat=taker, target_seat=victim, card=number, reason=reason)


def offer(s: TanxiState, number: int) -> None:
    """Put a card among the Merchant's (TX-183)."""
    s.merchant.append(public(number))


def shuffle_back(s: TanxiState, deck: int, numbers: list[int]) -> None:
    """Shuffle a deck with some cards put back: no player knows any more what lies where (TX-A109)."""
    cards = sorted([number_of(card) for card in s.decks[deck]] + numbers)
    s.source.shuffle(cards)
    s.decks[deck] = cards
    events.shuffled(s, quadrant=deck)


def go_back(s: TanxiState) -> None:
    """Shuffle the monster being met back into its deck (TX-123, TX-135, TX-A49)."""
    meeting = s.meeting
    if meeting is not None:
        shuffle_back(s, meeting.deck, [meeting.monster.number])
        s.meeting = None


# Equipment.


def ammo_of(s: TanxiState, seat: int, weapon: Weapon) -> int:
    """Return the counters that a weapon gets when a seat equips it (TX-149, TX-A59)."""
    return weapon.ammo + s.sheet(seat).extra_ammo if weapon.ammo else 0


def ammo_cap(s: TanxiState, seat: int, weapon: Weapon) -> int:
    """Return how many counters a weapon of a seat can hold (TX-A60)."""
    return weapon.ammo + s.sheet(seat).extra_ammo + s.sheet(seat).cap_more


def put_on(s: TanxiState, seat: int, card: Gear) -> None:
    """Put a card on its slot, which is free; its effect applies at once (TX-074, TX-138, TX-140)."""
    who = s.explorers[seat]
    if isinstance(card, Weapon):
        hand = 0 if who.held[0] is None else 1
        who.held[hand] = HeldWeapon(card, ammo_of(s, seat, card))
    elif isinstance(card, Equipment):
        who.worn[card.slot] = card
    s.add_up(seat)


def take_off(s: TanxiState, seat: int, card: Gear) -> None:
    """Take a card off; of two equal weapons, the one in the first hand."""
    if isinstance(card, Weapon):
        empty_hand(s, seat, s.explorers[seat].hands_with(card.number)[0])
        return
    s.explorers[seat].worn[card.slot] = None
    _take_back(s, seat, card)


def empty_hand(s: TanxiState, seat: int, hand: int) -> None:
    """Take what a hand holds back, without its counters (TX-A59); or discard it (TX-062, TX-147)."""
    held = s.explorers[seat].held[hand]
    if held is None:
        return
    s.explorers[seat].held[hand] = None
    if held.weapon.no_return:
        discard(s, seat, held.weapon.number, WHY_NO_RETURN)
        s.add_up(seat)
    else:
        _take_back(s, seat, held.weapon)


def _take_back(s: TanxiState, seat: int, card: Gear) -> None:
    """Take a card that was equipped, and known to all, to the hand."""
    s.explorers[seat].hand.append(public(card.number))
    s.add_up(seat)
