"""An attack: weapons declared, dice rolled, damage and what follows it (TX-156 to TX-175, TX-A105, TX-A106)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.words import BACKSTAB, CHILL, GAMBLE, HAMMER, SHOVE
from liza.games.tanxi.fighting import (
    attack_power,
    bare_handed,
    defence_dice,
    held_cards,
    more_arms,
    within_reach,
)
from liza.games.tanxi.moves import (
    go_back,
    hurt,
    put,
    recover,
    roll_attack_die,
    roll_defence_dice,
    take_off,
)
from liza.games.tanxi.state import (
    AMOUNT,
    DIE,
    FREE,
    HELD,
    POWER,
    SECOND,
    STYLE,
    TARGET,
    WORD,
    TanxiState,
    equipped,
)
from liza.games.tanxi.steps.asking import named
from liza.games.tanxi.steps.gems import TurnAsk
from liza.games.tanxi.vocabulary import (
    ATTACK_ROLLED,
    ATTACKED,
    BODY,
    DAMAGED,
    DEFENCE,
    DEFENCE_ROLLED,
    DICE,
    FIRE,
    FIRE_ORB_USED,
    HAND,
    ICE,
    ICE_ORB_USED,
    KEEP,
    MOST_SEATS,
    NOTHING,
    ORB_BONUS,
    REROLL,
    REROLL_PASSIVE,
    REROLL_RELIC,
    REROLLED,
    ROLL,
    SHEET,
    SHIFTED,
    SLOWED,
    STOP,
    STRIPPED,
    UNHURT,
    WARD_ATTACK,
    WIELDED,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step

_SOURCES: Final = (REROLL_PASSIVE, REROLL_RELIC)


def begin_attack(s: TanxiState, seat: int, target: int, style: int, word: int, amount: int, bonus: int) -> None:
    """Declare an attack on a character (TX-158, TX-195)."""
    if word == BACKSTAB and s.life[target] <= s.life[seat]:
        bonus = amount
    s.blow = [target, style, word, amount, bonus, 0, 0, NOTHING, 0]
    s.attacked |= 1 << target
    if s.listen:
        s.note(ATTACKED, seat, target)
    s.push(DECLARES[seat], ROLL_ATTACK, REROLLS[seat], SETTLE)


class Declare(TurnAsk):
    """Which weapons take part? Declared one by one, before the roll (TX-168)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat while there is a weapon to add."""
        return self.asked if more_arms(s, self.seat) else NOBODY

    def stands(self, s: TanxiState) -> bool:
        """Whether the target is still within reach; a monster always is."""
        blow = s.blow
        return blow[TARGET] == NOTHING or within_reach(s, self.seat, blow[TARGET], blow[STYLE], blow[AMOUNT])

    def lapse(self, s: TanxiState) -> None:
        """Let the attack come to nothing: its roll, its re-rolls and its result are dropped with it."""
        del s.agenda[-3:]
        s.blow = []
        if s.foe != NOTHING:
            go_back(s)

    def put_off(self, s: TanxiState) -> None:
        """Declare the weapons anew afterwards."""
        s.blow[HELD] = 0

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the weapons, and the roll where enough is declared."""
        found = [ROLL] if s.blow[HELD] or bare_handed(s, seat) else []
        more = more_arms(s, seat)
        cards = [s.worn[seat * BODY + HAND + hand] for hand in range(2) if more >> hand & 1]
        return found + named(s.rules.wield, cards)

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a weapon cannot be used."""
        if action == ROLL:
            return Refusal("TX-159", "weapon")
        card = action - s.rules.wield
        content = s.rules.content
        if not 0 <= card < content.weapons:
            return None
        hands = [hand for hand in range(2) if s.worn[seat * BODY + HAND + hand] == card]
        if not hands:
            return Refusal("TX-168", "equipped")
        if not content.blow[card]:
            return Refusal("TX-A107")
        if s.ammo[seat * 2 + hands[0]] < content.per_attack[card]:
            return Refusal("TX-165", amount=content.per_attack[card])
        if s.blow[HELD]:
            return Refusal("TX-166" if s.blow[TARGET] != NOTHING else "TX-127")
        return Refusal("TX-161", "wield") if content.range[card] else Refusal("TX-159")

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Add a weapon, or roll."""
        if action == ROLL:
            s.agenda.pop()
            return
        card = action - s.rules.wield
        more = more_arms(s, seat)
        hand = 0 if more & 1 and s.worn[seat * BODY + HAND] == card else 1
        s.blow[HELD] |= 1 << hand
        if s.listen:
            s.note(WIELDED, seat, card)


class RollAttack(Step[TanxiState]):
    """Ammunition is spent and the attack die rolled (TX-077, TX-128, TX-164)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Roll."""
        seat, blow = s.active, s.blow
        for hand in range(2):
            if blow[HELD] >> hand & 1:
                s.ammo[seat * 2 + hand] -= s.rules.content.per_attack[s.worn[seat * BODY + HAND + hand]]
        s.rolled = []
        blow[DIE] = roll_attack_die(s, seat)
        if blow[WORD] == GAMBLE:
            blow[SECOND] = roll_attack_die(s, seat)
        if s.listen:
            s.note(ATTACK_ROLLED, seat, blow[DIE] + max(0, blow[SECOND]), attack_power(s, seat))


class Reroll(Ask[TanxiState]):
    """Whoever may roll the attack die again, does so before the other side rolls (TX-A106)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat while a source is left."""
        own = self.seat * SHEET
        for source, number in enumerate(_SOURCES):
            if s.sheet[own + number] and not s.rerolled >> source & 1:
                return self.asked
        return NOBODY

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the dice, by source, and keeping them."""
        found = [KEEP]
        for source, number in enumerate(_SOURCES):
            if s.sheet[seat * SHEET + number] and not s.rerolled >> source & 1:
                at = REROLL + source * len(DICE)
                found += [at] if s.blow[SECOND] == NOTHING else [at, at + 1]
        return found

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a die cannot be rolled again."""
        if not REROLL <= action < REROLL + len(DICE) * 2:
            return None
        source = (action - REROLL) // len(DICE)
        if not s.sheet[seat * SHEET + _SOURCES[source]]:
            return Refusal("TX-A106", "none")
        return Refusal("TX-A106", "used" if s.rerolled >> source & 1 else "die")

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Roll again: the new result stands."""
        if action == KEEP:
            s.agenda.pop()
            return
        source, die = divmod(action - REROLL, len(DICE))
        s.rerolled |= 1 << source
        result = roll_attack_die(s, seat)
        s.blow[DIE + die] = result
        s.rolled[die * 3 : die * 3 + 3] = s.rolled[-3:]
        del s.rolled[-3:]
        if s.listen:
            s.note(REROLLED, seat, source, result)


def spend_boosts(s: TanxiState, seat: int) -> None:
    """Use up the fire orb and what was meant for the next attack (TX-153, TX-A52)."""
    s.rage = 0
    if s.orbs[seat * 2 + FIRE]:
        s.orbs[seat * 2 + FIRE] = 0
        if s.listen:
            s.note(FIRE_ORB_USED, seat)


def spend_ice_orb(s: TanxiState, seat: int, ward: int) -> bool:
    """Use an ice orb up on something, if there is one (TX-154, TX-A50)."""
    if not s.orbs[seat * 2 + ICE]:
        return False
    s.orbs[seat * 2 + ICE] = 0
    if s.listen:
        s.note(ICE_ORB_USED, seat, ward)
    return True


def defend(s: TanxiState, seat: int) -> int:
    """Roll a character's defence dice and return its defence power (TX-076, TX-078, TX-080)."""
    own = seat * SHEET
    rolled = roll_defence_dice(s, seat, defence_dice(s, seat))
    power = s.sheet[own + DEFENCE] + s.guard[seat] + rolled
    if spend_ice_orb(s, seat, WARD_ATTACK):
        power += ORB_BONUS
    if s.listen:
        s.note(DEFENCE_ROLLED, seat, rolled, power)
    return power


class Settle(Step[TanxiState]):
    """The defender rolls; the difference is damage, and then comes what follows it (TX-171 to TX-175, TX-A105)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Settle the attack."""
        seat, blow = s.active, s.blow
        target = blow[TARGET]
        blow[POWER] = attack_power(s, seat)
        damage = blow[POWER] - defend(s, target)
        weapons = held_cards(s, seat)
        spend_boosts(s, seat)
        s.blow = []
        if damage <= 0 and s.listen:
            s.note(UNHURT, seat, target)
        elif s.listen:
            s.note(DAMAGED, seat, target, damage)
        lost = hurt(s, target, damage, seat, "attack")
        if s.over:
            return
        _aftermath(s, seat, target, lost, weapons, blow)


def _aftermath(s: TanxiState, seat: int, target: int, lost: int, weapons: list[int], blow: list[int]) -> None:
    """Let weapons and abilities do what they do after an attack; on the target only while it is on the island."""
    content = s.rules.content
    word, there = blow[WORD], s.at[target] >= 0
    if lost:
        recover(s, seat, sum([content.drain[card] for card in weapons]))
    elif word == GAMBLE:
        hurt(s, seat, blow[AMOUNT], NOTHING, "effect")
    if not there:
        return
    steps: list[Step[TanxiState]] = []
    if lost and any(content.hook[card] for card in weapons):
        steps.append(Shift(seat, target, 0))
    if word == CHILL and lost:
        slow_down(s, target, blow[AMOUNT])
    elif word == HAMMER and lost:
        steps.append(Strip(seat, target))
    elif word == SHOVE:
        steps.append(Shift(seat, target, blow[AMOUNT]))
    s.push(*steps)


def slow_down(s: TanxiState, target: int, amount: int) -> None:
    """Take energy from a character's next turn (TX-A99)."""
    s.slow[target] += amount
    if s.listen:
        s.note(SLOWED, target, amount)


class Shift(Ask[TanxiState]):
    """Push the target straight away, or pull it one square anywhere (Empellón, Garfio, TX-A108)."""

    __slots__ = ("far", "target")

    def __init__(self, seat: int, target: int, far: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.far: Final = far
        """How far it can be pushed; 0 for one square in any direction."""

    def args(self) -> tuple[int, ...]:
        """Return the seat, the target and how far."""
        return (self.seat, self.target, self.far)

    def squares(self, s: TanxiState) -> list[int]:
        """Return where the target can be moved to."""
        board, at = s.board, s.at[self.target]
        if not self.far:
            return [square for square in board.step[at] if s.occupant[square] == FREE]
        found: list[int] = []
        side = board.side(s.at[self.seat], at)
        if side < 0:
            return found
        for square in board.ray[at][side][: self.far]:
            if s.occupant[square] != FREE or square not in board.step[at]:
                break
            found.append(square)
            at = square
        return found

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless the target cannot be moved."""
        return self.asked if s.at[self.target] >= 0 and self.squares(s) else NOBODY

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the squares, and leaving it where it is."""
        return [STOP, *[s.rules.place + square for square in self.squares(s)]]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why the target cannot be moved there."""
        return Refusal("TX-A108") if s.rules.place <= action < s.rules.equip else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Move it."""
        s.agenda.pop()
        if action == STOP:
            return
        square = action - s.rules.place
        put(s, self.target, square)
        if s.listen:
            s.note(SHIFTED, seat, self.target, square)


class Strip(Ask[TanxiState]):
    """Send one equipped card of the target back to its hand (Martillazo)."""

    __slots__ = ("target",)

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def args(self) -> tuple[int, ...]:
        """Return the seat and the target."""
        return (self.seat, self.target)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless the target wears nothing."""
        return self.asked if equipped(s, self.target) else NOBODY

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return what the target wears."""
        return named(s.rules.strip, equipped(s, self.target))

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be sent back."""
        return Refusal("TX-141", "strip") if s.rules.strip <= action < s.rules.wield else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Send it back."""
        s.agenda.pop()
        card = action - s.rules.strip
        at = self.target * BODY
        take_off(s, self.target, s.worn.index(card, at, at + BODY) - at)
        if s.listen:
            s.note(STRIPPED, seat, self.target, card)


DECLARES: Final = [Declare(seat) for seat in range(MOST_SEATS)]
REROLLS: Final = [Reroll(seat) for seat in range(MOST_SEATS)]
ROLL_ATTACK: Final = RollAttack()
SETTLE: Final = Settle()
