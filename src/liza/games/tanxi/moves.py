"""What happens to life, tokens and cards, whoever causes it."""

from __future__ import annotations

from liza.games.tanxi.state import (
    BOTH,
    FLAT,
    FREE,
    KIND,
    STANDING,
    SURE,
    TanxiState,
    equipped,
    max_life,
    on_island,
)
from liza.games.tanxi.vocabulary import (
    ATTACK_SIDES,
    BODY,
    CAP_MORE,
    DREW,
    EXTRA_AMMO,
    FELL,
    GEM_GAINED,
    HAND,
    LOST,
    NOTHING,
    ORB_TAKEN,
    RECOVERED,
    RELIC_GAINED,
    SHEET,
    SHUFFLED,
)
from liza.parts.cards import EYES, public, shown

# Life.


def hurt(s: TanxiState, seat: int, amount: int, by: int, cause: str) -> int:
    """Take life from a character and return how much it was; without life it falls (TX-071, TX-086, TX-A90)."""
    lost = min(s.life[seat], amount)
    if lost <= 0:
        return 0
    s.life[seat] -= lost
    if s.listen:
        s.note(LOST, seat, lost, s.life[seat])
    if s.life[seat] == 0:
        fall(s, seat, by, cause)
    return lost


def fall(s: TanxiState, seat: int, by: int, cause: str) -> None:
    """Take a defeated character off the island; then comes the end, or the reward (TX-088, TX-096, TX-175, TX-A33)."""
    s.occupant[s.at[seat]] = FREE
    s.at[seat] = NOTHING
    s.down[seat] = FLAT
    if s.listen:
        s.note(FELL, seat)
    left = on_island(s)
    if len(left) == 1:
        losers = [other for other in range(s.seats) if other != left[0]]
        s.finish(cause, s.life, [left, losers])
    elif by not in {NOTHING, seat}:
        gain_gems(s, by, 1)
        gain_relic(s, by)


def recover(s: TanxiState, seat: int, amount: int) -> None:
    """Give life back, never above what is printed (TX-070)."""
    gained = min(amount, max_life(s, seat) - s.life[seat])
    if gained > 0:
        s.life[seat] += gained
        if s.listen:
            s.note(RECOVERED, seat, gained, s.life[seat])


# Tokens.


def gain_gems(s: TanxiState, seat: int, amount: int) -> None:
    """Take gem tokens from the supply, which never runs out (TX-A43)."""
    s.gems[seat] += amount
    if s.listen:
        s.note(GEM_GAINED, seat, amount)


def gain_orb(s: TanxiState, seat: int, orb: int) -> None:
    """Take an orb token (TX-153, TX-154)."""
    s.orbs[seat * 2 + orb] = 1
    if s.listen:
        s.note(ORB_TAKEN, seat, orb)


def put(s: TanxiState, seat: int, square: int) -> None:
    """Put a character's token on a square."""
    if s.at[seat] >= 0:
        s.occupant[s.at[seat]] = FREE
    s.at[seat] = square
    s.down[seat] = STANDING
    s.occupant[square] = seat


# Dice.


def roll_attack_die(s: TanxiState, seat: int) -> int:
    """Roll the attack die, leave it on the table and return what it shows (TX-077)."""
    value = s.source.die(ATTACK_SIDES) - 1
    s.rolled += [ATTACK_SIDES, seat, value]
    return value


def roll_defence_dice(s: TanxiState, seat: int, number: int) -> int:
    """Roll some defence dice of a seat (NOTHING: a monster's), leave them on the table and return their sum."""
    sides = len(s.faces)
    total = 0
    for _ in range(number):
        value = s.faces[s.source.die(sides) - 1]
        s.rolled += [sides, seat, value]
        total += value
    return total


# Cards.


def gain_relic(s: TanxiState, seat: int) -> None:
    """Draw a relic secretly; everybody knows that it is one (TX-A04, TX-A35)."""
    if not s.relics:
        return
    card = s.relics.pop() & KIND
    s.hands[seat].append(shown(card, seat) | SURE)
    if s.listen:
        s.note_for(1 << seat, RELIC_GAINED, seat, card)


def to_hand(s: TanxiState, seat: int, card: int) -> None:
    """Take a card drawn secretly into the hand (TX-114, TX-117)."""
    s.hands[seat].append(shown(card & KIND, seat))
    if s.listen:
        s.note_for(1 << seat, DREW, seat, card & KIND)


def holding(s: TanxiState, seat: int, kind: int) -> int:
    """Return where a card of a kind is in a hand, or NOTHING."""
    for at, card in enumerate(s.hands[seat]):
        if card & KIND == kind:
            return at
    return NOTHING


def from_hand(s: TanxiState, seat: int, kind: int) -> None:
    """Take a card openly out of a hand."""
    s.hands[seat].pop(holding(s, seat, kind))


def pass_secretly(s: TanxiState, victim: int, taker: int, at: int) -> int:
    """Move a card from hand to hand, unseen by the others, and return its kind.

    From then on a bystander no longer knows anything about what is left in that hand (TX-A75); the two know what they
    knew.
    """
    hand = s.hands[victim]
    kind = hand.pop(at) & KIND
    s.hands[taker].append(shown(shown(kind, taker), victim))
    kept = 1 << EYES + taker
    for number, card in enumerate(hand):
        hand[number] = shown(card & (KIND | kept), victim)
    return kind


def throw_away(s: TanxiState, kind: int) -> None:
    """Put a card on the discard pile, for all to see (TX-A87)."""
    s.discard.append(kind)


def offer(s: TanxiState, kind: int) -> None:
    """Put a card among the Merchant's (TX-183)."""
    s.merchant.append(public(kind))


def shuffle_back(s: TanxiState, deck: int, kinds: list[int]) -> None:
    """Shuffle a deck with some cards put back: nobody knows any more what lies where (TX-A109)."""
    cards = sorted([card & KIND for card in s.decks[deck]] + kinds)
    s.source.shuffle(cards)
    s.decks[deck] = cards
    if s.listen:
        s.note(SHUFFLED, deck)


def go_back(s: TanxiState) -> None:
    """Shuffle the monster being met back into its deck (TX-123, TX-135, TX-A49)."""
    shuffle_back(s, s.foe_deck, [s.foe + s.rules.content.cards])
    s.foe = s.foe_deck = NOTHING
    s.warded = 0


# Equipment.


def refresh(s: TanxiState, seat: int) -> None:
    """Add a character's sheet up again."""
    content = s.rules.content
    sheet = content.base[s.who[seat]][:]
    for card in equipped(s, seat):
        stats = content.stats[card]
        for number in content.touched[card]:
            sheet[number] += stats[number]
    s.sheet[seat * SHEET : seat * SHEET + SHEET] = sheet


def free_hands(s: TanxiState, seat: int) -> int:
    """Return how many hands hold nothing."""
    at = seat * BODY + HAND
    return (s.worn[at] == NOTHING) + (s.worn[at + 1] == NOTHING)


def ammo_cap(s: TanxiState, seat: int, card: int) -> int:
    """Return how many counters a weapon of a seat can hold (TX-A60)."""
    own = seat * SHEET
    return s.rules.content.ammo[card] + s.sheet[own + EXTRA_AMMO] + s.sheet[own + CAP_MORE]


def put_on(s: TanxiState, seat: int, card: int) -> None:
    """Put a card on its slot, which is free, with its ammunition (TX-140, TX-149, TX-A59)."""
    content = s.rules.content
    at = seat * BODY + content.slot[card]
    if content.slot[card] == HAND:
        if s.worn[at] != NOTHING:
            at += 1
        hand = at - seat * BODY - HAND
        s.ammo[seat * 2 + hand] = content.ammo[card] + s.sheet[seat * SHEET + EXTRA_AMMO] if content.ammo[card] else 0
        if content.hands[card] == 2:
            s.worn[at + 1] = BOTH
    s.worn[at] = card
    refresh(s, seat)


def take_off(s: TanxiState, seat: int, slot: int) -> int:
    """Take the card off a slot and return its kind: it goes to the hand, or away if it cannot return (TX-062)."""
    at = seat * BODY + slot
    card = s.worn[at]
    s.worn[at] = NOTHING
    if slot >= HAND:
        s.ammo[seat * 2 + slot - HAND] = 0
        if slot == HAND and s.worn[at + 1] == BOTH:
            s.worn[at + 1] = NOTHING
    if s.rules.content.no_return[card]:
        throw_away(s, card)
    else:
        s.hands[seat].append(public(card))
    refresh(s, seat)
    return card


def slot_of(s: TanxiState, seat: int, card: int) -> int:
    """Return the slot on which a seat has a card of a kind equipped, or NOTHING."""
    at = seat * BODY
    for slot in range(BODY):
        if s.worn[at + slot] == card:
            return slot
    return NOTHING
