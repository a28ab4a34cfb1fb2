"""Exploring, and what one may meet there (TX-109 to TX-137, TX-A45 to TX-A56, TX-A102, TX-A103)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.words import ROB, SPINES, WEB
from liza.games.tanxi.fighting import attack_power, held_cards, monster_dice
from liza.games.tanxi.moves import (
    gain_gems,
    gain_relic,
    go_back,
    hurt,
    recover,
    roll_defence_dice,
    throw_away,
    to_hand,
)
from liza.games.tanxi.state import ANY_STYLE, KIND, TanxiState, energy_left
from liza.games.tanxi.steps.asking import named
from liza.games.tanxi.steps.attack import DECLARES, REROLLS, ROLL_ATTACK, spend_boosts, spend_ice_orb
from liza.games.tanxi.steps.gems import TurnAsk
from liza.games.tanxi.vocabulary import (
    AMBUSH_LESS,
    AMBUSHED,
    BEATEN,
    BOUGHT,
    DISCARDED,
    EXPLORED,
    FIGHT,
    FLED,
    FLEE,
    FORESIGHT,
    FOUGHT,
    MONSTER_DICE,
    MONSTER_SHOWN,
    MOST_SEATS,
    NO_AMBUSH,
    NOTHING,
    PASS,
    RETALIATED,
    RETALIATION_LESS,
    SHEET,
    SPIKED,
    TRAPPED,
    WARD_AMBUSH,
    WARD_RETALIATION,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step


def can_explore(s: TanxiState, seat: int) -> bool:
    """Whether the character stands on a point not yet explored this turn, with cards in the deck."""
    square = s.at[seat]
    point = s.board.point[square]
    return point >= 0 and not s.explored >> point & 1 and bool(s.decks[s.board.quadrant[square]])


def mark_explored(s: TanxiState, seat: int) -> int:
    """Use the point up for this turn and return the deck that belongs to it (TX-112, TX-A46)."""
    square = s.at[seat]
    s.explored |= 1 << s.board.point[square]
    deck = s.board.quadrant[square]
    if s.listen:
        s.note(EXPLORED, seat, deck)
    return deck


def explore(s: TanxiState, seat: int) -> None:
    """Draw the top card of the quadrant's deck (TX-111)."""
    deck = mark_explored(s, seat)
    find(s, seat, deck, s.decks[deck].pop() & KIND)


def find(s: TanxiState, seat: int, deck: int, card: int) -> None:
    """Take what was found to the hand, or meet it."""
    first = s.rules.content.cards
    if card < first:
        to_hand(s, seat, card)
    else:
        meet(s, seat, deck, card - first)


def meet(s: TanxiState, seat: int, deck: int, monster: int) -> None:
    """Show a monster; it may strike first (TX-118 to TX-121)."""
    s.foe = monster
    s.foe_deck = deck
    if s.listen:
        s.note(MONSTER_SHOWN, seat, monster)
    own = seat * SHEET
    ambush = s.rules.content.monsters[monster].ambush - s.sheet[own + AMBUSH_LESS]
    if ambush > 0 and not s.sheet[own + NO_AMBUSH]:
        if s.listen:
            s.note(AMBUSHED, seat, monster)
        if spend_ice_orb(s, seat, WARD_AMBUSH):
            s.warded = 1
        else:
            hurt(s, seat, ambush, NOTHING, "monster")
            if s.over:
                return
            if s.at[seat] < 0:
                go_back(s)
                return
    s.agenda.append(CHOICES[seat])
    if s.sheet[own + FORESIGHT]:
        s.agenda.append(s.rules.glance)


class MonsterChoice(TurnAsk):
    """Flee or fight? (TX-122)."""

    __slots__ = ()

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return both."""
        return [FLEE, FIGHT]

    def lapse(self, s: TanxiState) -> None:
        """Let the monster go back: whoever met it has fallen (TX-A49)."""
        go_back(s)

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Flee, or fight with one single attack (TX-124)."""
        s.agenda.pop()
        if s.listen:
            s.note(FLED if action == FLEE else FOUGHT, seat, s.foe)
        if action == FLEE:
            go_back(s)
            return
        s.blow = [NOTHING, ANY_STYLE, 0, 0, 0, 0, 0, NOTHING, 0]
        s.push(DECLARES[seat], ROLL_ATTACK, REROLLS[seat], MONSTER_RESULT)


class MonsterResult(Step[TanxiState]):
    """The monster rolls; it is beaten, or it strikes back (TX-132 to TX-135)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Settle the fight."""
        seat = s.active
        content = s.rules.content
        monster = content.monsters[s.foe]
        rolled = roll_defence_dice(s, NOTHING, monster_dice(s, s.foe, seat))
        power = attack_power(s, seat)
        ranged = any(content.range[card] for card in held_cards(s, seat))
        if s.listen:
            s.note(MONSTER_DICE, s.foe, rolled)
        s.blow = []
        if power - rolled >= monster.life:
            spend_boosts(s, seat)
            _reward(s, seat, ranged)
        else:
            _retaliate(s, seat)
            if not s.over:
                spend_boosts(s, seat)


def _reward(s: TanxiState, seat: int, ranged: bool) -> None:
    """Receive the reward at once; the monster goes to the discard pile (TX-134)."""
    content = s.rules.content
    foe = s.foe
    monster = content.monsters[foe]
    throw_away(s, foe + content.cards)
    s.foe = s.foe_deck = NOTHING
    s.warded = 0
    if s.listen:
        s.note(BEATEN, seat, foe)
    if monster.gems:
        gain_gems(s, seat, monster.gems)
    for _ in range(monster.relics):
        gain_relic(s, seat)
    recover(s, seat, monster.heal)
    if monster.card:
        s.agenda.append(MerchantGift(seat, monster.card))
    if monster.habit == SPINES and not ranged:
        if s.listen:
            s.note(SPIKED, seat, foe)
        hurt(s, seat, monster.habit_amount, NOTHING, "monster")


def _retaliate(s: TanxiState, seat: int) -> None:
    """Suffer the retaliation; reductions come before the orb, which is not spent on nothing (TX-135, TX-A102)."""
    content = s.rules.content
    foe = s.foe
    monster = content.monsters[foe]
    go_back(s)
    if s.listen:
        s.note(RETALIATED, seat, foe)
    damage = max(0, monster.retaliation - s.sheet[seat * SHEET + RETALIATION_LESS])
    aside = monster.habit in {WEB, ROB}
    if not damage and not aside:
        return
    if spend_ice_orb(s, seat, WARD_RETALIATION):
        return
    hurt(s, seat, damage, NOTHING, "monster")
    if s.over:
        return
    if monster.habit == WEB:
        s.spent += energy_left(s)
        if s.listen:
            s.note(TRAPPED, seat, foe)
    elif monster.habit == ROB and s.hands[seat]:
        hand = s.hands[seat]
        card = hand.pop(s.source.below(len(hand))) & KIND
        throw_away(s, card)
        if s.listen:
            s.note(DISCARDED, seat, card)


class MerchantGift(Ask[TanxiState]):
    """Take a cheap card of the Merchant's, or none (Bandido náufrago, TX-A104)."""

    __slots__ = ("most",)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def args(self) -> tuple[int, ...]:
        """Return the seat and the highest value."""
        return (self.seat, self.most)

    def _cards(self, s: TanxiState) -> list[int]:
        coins = s.rules.content.coins
        return [card for card in s.merchant if coins[card & KIND] <= self.most]

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless nothing is cheap enough."""
        return self.asked if self._cards(s) else NOBODY

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the cards, and declining."""
        return [PASS, *named(s.rules.take, self._cards(s))]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be taken."""
        return Refusal("TX-A104", amount=self.most) if s.rules.take <= action < s.rules.top else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Take it to the hand."""
        s.agenda.pop()
        if action == PASS:
            return
        kind = action - s.rules.take
        s.hands[seat].append(s.merchant.pop([card & KIND for card in s.merchant].index(kind)))
        if s.listen:
            s.note(BOUGHT, seat, kind)


CHOICES: Final = [MonsterChoice(seat) for seat in range(MOST_SEATS)]
MONSTER_RESULT: Final = MonsterResult()
