"""One attack, from the moment it is known to the discard pile, in the order of TU-A67."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.abilities import windows_of
from liza.games.tankup.content.words import (
    AIM_IT,
    ANTIMAGIC,
    BLOODLUST,
    DRAIN,
    EAT,
    FOG,
    HEAL,
    NONE,
    QUAKE,
    STRENGTHEN,
    WEAK_SPOT,
    WEAKEN,
)
from liza.games.tankup.content.words import HITS as SEVERAL_HITS
from liza.games.tankup.moves import (
    BARE_SPACE,
    BROKE,
    amount_in_force,
    discard,
    hurt,
    in_force,
    leave_at_once,
    lose,
    recover,
    written_word,
)
from liza.games.tankup.state import (
    BACK,
    BARE,
    BY,
    CANCELLED,
    CARD,
    EXCESS,
    FLAGS,
    HARM,
    HITS,
    KIND,
    LOST,
    ON,
    ROLLED,
    SHRUGGED,
    SPACE,
    SPARED,
    SURVIVED,
    TURNED,
    WARDED,
    TankupState,
)
from liza.games.tankup.steps.reactions import REACTS, Destroyed
from liza.games.tankup.vocabulary import (
    AIM,
    AIMED,
    ARM,
    ARMOUR_DESTROYED,
    ATTACK_REVEALED,
    BACK_OF_SPACE,
    BLOW,
    HIT,
    HIT_LOCATED,
    IGNORED,
    LIFE_LOST,
    MAGIC,
    NOTHING,
    PASSIVE,
    PLACES,
    REROLL,
    REROLLED,
    SHOT,
    SPLASH,
    SPLASHED,
)
from liza.games.tankup.vocabulary import WARDED as NOTE_WARDED
from liza.games.tankup.written import apply_written
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Step


def begin_attack(s: TankupState, by: int, on: int, card: int, back: int, damage: int, excess: int) -> None:
    """Begin an attack; one that is being resolved waits until it is over (TU-A44)."""
    if s.attack:
        s.outer.append(s.attack)
    effect = s.rules.content.effect[card]
    hits = effect.amount - 1 if effect.do == SEVERAL_HITS else 0
    s.attack = [by, on, back, card, _harm(s, by, back, damage), excess, NOTHING, 0, hits, 0]
    _put_on_agenda(s, on)
    if windows_of(s, on) & ATTACK_REVEALED:
        s.agenda.append(REACTS[ATTACK_REVEALED][on])


def _put_on_agenda(s: TankupState, on: int) -> None:
    """Put one hit on the agenda; a window that nothing answers is left out."""
    if windows_of(s, on) & HIT_LOCATED:
        s.agenda += (FINISH, AFTERMATH, LAND, REACTS[HIT_LOCATED][on], HIT_CHECK)
    else:
        s.agenda += (FINISH, AFTERMATH, LAND, HIT_CHECK)


def _harm(s: TankupState, by: int, back: int, damage: int) -> int:
    """Return the damage with everything that does not depend on where it falls (TU-A68, step 1)."""
    if by == s.active:
        damage += s.boost[back - BLOW] + s.boost_first[back - BLOW]
        s.boost_first[back - BLOW] = 0
    word = in_force(s)
    if word == STRENGTHEN and s.rules.content.effect[s.situation].kind == back:
        damage += amount_in_force(s)
    elif word == WEAKEN and s.rules.content.effect[s.situation].kind == back:
        damage -= amount_in_force(s)
    return max(damage, 0)


class HitCheck(Step[TankupState]):
    """Where does it fall? One die for blows and magic, two different ones for shots (TU-052 to TU-057)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Roll, or let the attacker choose the space where a card says so."""
        attack = s.attack
        by = attack[BY]
        if (by == s.active and s.sure >> attack[BACK] & 1) or written_word(s) == AIM_IT:
            attack[FLAGS] &= ~ROLLED
            s.thumb[by] = 0
            s.rolls = list(range(PLACES))
            s.agenda.append(AIM_STEP)
            return
        roll(s)
        if len(s.rolls) > 1 or s.thumb[by]:
            s.agenda.append(AIM_STEP)
        else:
            locate(s, s.rolls[0])


def roll(s: TankupState) -> None:
    """Roll the dice of the hit check until they differ (TU-A36)."""
    attack = s.attack
    back = attack[BACK]
    dice = 2 if back == SHOT else 1
    if attack[BY] == s.active:
        dice += s.more_dice[back - BLOW]
    if in_force(s) == FOG and s.rules.content.effect[s.situation].kind == back:
        dice = amount_in_force(s)
    attack[FLAGS] |= ROLLED
    rolls: list[int] = []
    while len(rolls) < min(dice, PLACES):
        space = s.source.die(PLACES) - 1
        if space not in rolls:
            rolls.append(space)
            if s.listen:
                s.note(AIMED, attack[BY], space)
    s.rolls = rolls


def locate(s: TankupState, space: int) -> None:
    """Settle the space that is hit."""
    s.attack[SPACE] = space
    if s.listen:
        s.note(HIT, s.attack[ON], space)


class Aim(Step[TankupState]):
    """The attacker keeps one of the results, or rolls again with the crowd's favour (TU-056, TU-116)."""

    __slots__ = ()

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the attacker."""
        return (s.attack[BY],)

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the spaces, and rolling again where that is allowed."""
        choices = [AIM + space for space in s.rolls]
        if s.thumb[seat]:
            choices.append(REROLL)
        return choices

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a space cannot be chosen."""
        if action == REROLL:
            return Refusal("TU-116")
        return Refusal("TU-053") if AIM <= action < AIM + PLACES else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Keep a result, or roll again: the second roll stands (TU-A53)."""
        s.agenda.pop()
        s.thumb[seat] = 0
        if action != REROLL:
            locate(s, action - AIM)
            return
        if s.listen:
            s.note(REROLLED, seat)
        s.agenda.append(HIT_CHECK)


class Land(Step[TankupState]):
    """The hit itself: damage to what lies on the space (TU-058 to TU-073)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Let the damage fall and put on the agenda what follows from it."""
        attack = s.attack
        on, space = attack[ON], attack[SPACE]
        if s.ward[on] and BACK_OF_SPACE[space] == ARM:
            s.ward[on] = 0
            attack[FLAGS] |= WARDED
            if s.listen:
                s.note(NOTE_WARDED, on)
            return
        card = s.worn[on * PLACES + space]
        if card >= 0:
            _wake_passive(s, on, card)
            if is_immune(s, on, card & KIND):
                attack[FLAGS] |= SHRUGGED
        what_follows: list[Step[TankupState]] = []
        if not attack[FLAGS] & SHRUGGED:
            what_follows = _fall(s, card)
        if s.rules.content.effect[attack[CARD]].do:
            what_follows.append(WRITTEN_EFFECT)
        if _splashes(s):
            what_follows.append(Area(_area_spaces(s), 0))
        s.push(*what_follows)


def _fall(s: TankupState, card: int) -> list[Step[TankupState]]:
    """Let the damage of the hit fall; return what follows if it breaks something."""
    attack = s.attack
    on, space = attack[ON], attack[SPACE]
    was = s.life[on]
    harm = _harm_there(s, card)
    result = hurt(s, on, space, harm)
    attack[LOST] += was - s.life[on]
    if result == BARE_SPACE:
        attack[FLAGS] |= BARE
    elif result == BROKE:
        follows: list[Step[TankupState]] = [Destroyed(ARMOUR_DESTROYED, on, card & KIND)] if card >= 0 else []
        if attack[EXCESS]:
            follows.append(EXCESS_DAMAGE)
        return follows
    elif card >= 0:
        attack[FLAGS] |= SURVIVED
    return []


def _harm_there(s: TankupState, card: int) -> int:
    """Return the damage of the hit with all that depends on its space (TU-A68, step 2)."""
    attack = s.attack
    if attack[FLAGS] & SPARED:
        return 0
    on, space = attack[ON], attack[SPACE]
    harm = attack[HARM]
    word = written_word(s)
    if word:
        effect = s.rules.content.effect[attack[CARD]]
        if (word == WEAK_SPOT and effect.space == space) or (word == EAT and card >= 0):
            harm += effect.amount
    if card >= 0:
        harm -= s.tough[on]
    elif s.dice[on * PLACES + space] == 0 and in_force(s) == BLOODLUST:
        harm += amount_in_force(s)
    return max(harm, 0)


def is_immune(s: TankupState, on: int, kind: int) -> bool:
    """Whether an armour ignores the attack, turned or not (TU-072, TU-A40)."""
    if not s.rules.content.immune[kind] >> s.attack[BACK] & 1:
        return False
    if s.listen:
        s.note(IGNORED, on, kind)
    return True


def _wake_passive(s: TankupState, on: int, card: int) -> None:
    """Let an effect without an ability word work by itself (TU-073, TU-085, TU-A59)."""
    if card & TURNED:
        return
    ability = s.rules.content.ability[card & KIND]
    if ability.word == PASSIVE and ability.effect.do == HEAL and ability.by in {0, s.attack[BACK]}:
        recover(s, on, ability.effect.amount)


class ExcessDamage(Step[TankupState]):
    """An armour broke: the printed excess reaches life (TU-067 to TU-071, TU-A30)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Take the life."""
        on = s.attack[ON]
        was = s.life[on]
        lose(s, on, s.attack[EXCESS])
        s.attack[LOST] += was - s.life[on]


class WrittenEffect(Step[TankupState]):
    """What the attack card says, on the space first hit alone (TU-077, TU-A34)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Do it, unless something keeps it from working."""
        word = written_word(s)
        if word != NONE:
            apply_written(s, word)


def _splashes(s: TankupState) -> bool:
    """Whether the attack has an area part: only magic, and not where the armour first hit ignores it all (TU-A31)."""
    attack = s.attack
    if attack[BACK] != MAGIC or attack[FLAGS] & SPARED or not attack[HARM] or in_force(s) == ANTIMAGIC:
        return False
    return not attack[FLAGS] & SHRUGGED or bool(s.options["area_past_immunity"])


def _area_spaces(s: TankupState) -> int:
    """Return how many neighbours the area damage reaches."""
    return s.rules.content.effect[s.attack[CARD]].amount if written_word(s) == QUAKE else 1


class Area(Step[TankupState]):
    """Magic reaches a neighbour of the space first hit, with half its damage (TU-074 to TU-078, TU-A30 to TU-A33)."""

    __slots__ = ("done", "left")

    def __init__(self, left: int, done: int) -> None:
        self.left: Final = left
        self.done: Final = done

    def args(self) -> tuple[int, ...]:
        """Return how many neighbours are left to choose, and those already reached, a bit each."""
        return (self.left, self.done)

    def _choices(self, s: TankupState) -> list[int]:
        return [space for space in s.adjacent[s.attack[SPACE]] if not self.done >> space & 1]

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the attacker, if there is a choice."""
        return (s.attack[BY],) if len(self._choices(s)) > self.left else NOBODY

    def run(self, s: TankupState) -> None:
        """Reach the only neighbours there are."""
        choices = self._choices(s)
        self._reach(s, choices[0], min(self.left, len(choices)))

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the neighbours."""
        return [SPLASH + space for space in self._choices(s)]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a space cannot be chosen."""
        return Refusal("TU-074") if SPLASH <= action < SPLASH + PLACES else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Reach the chosen neighbour."""
        s.agenda.pop()
        self._reach(s, action - SPLASH, self.left)

    def _reach(self, s: TankupState, space: int, left: int) -> None:
        if left > 1:
            s.agenda.append(Area(left - 1, self.done | 1 << space))
        attack = s.attack
        on = attack[ON]
        if s.listen:
            s.note(SPLASHED, on, space)
        harm = (attack[HARM] + 1) // 2
        card = s.worn[on * PLACES + space]
        if card >= 0:
            if is_immune(s, on, card & KIND):
                return
            harm = max(harm - s.tough[on], 0)
        was = s.life[on]
        broke = hurt(s, on, space, harm) == BROKE
        attack[LOST] += was - s.life[on]
        if broke and card >= 0:
            s.agenda.append(Destroyed(ARMOUR_DESTROYED, on, card & KIND))


class Aftermath(Step[TankupState]):
    """All damage is done: what was drained is recovered, and lost life may be answered."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Recover half of the life lost, down (TU-083), and open the window."""
        attack = s.attack
        if not attack[LOST]:
            return
        if written_word(s) == DRAIN and not attack[FLAGS] & (SHRUGGED | WARDED) and s.gone[attack[BY]] == 0:
            recover(s, attack[BY], attack[LOST] // 2)
        if windows_of(s, attack[ON]) & LIFE_LOST:
            s.agenda.append(REACTS[LIFE_LOST][attack[ON]])


class Finish(Step[TankupState]):
    """The next hit of the same card, or its discard pile."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Go on with the next hit, or with the attack that was interrupted."""
        attack = s.attack
        if attack[HITS] and not (s.fall_at_once and s.life[attack[ON]] == 0):
            attack[HITS] -= 1
            attack[LOST] = 0
            attack[FLAGS] &= CANCELLED
            _put_on_agenda(s, attack[ON])
            return
        if s.rules.content.armours <= attack[CARD] < s.rules.content.cards:
            discard(s, attack[CARD])
        s.attack = s.outer.pop() if s.outer else []
        s.rolls = []
        leave_at_once(s)
        if s.attack and s.gone[s.attack[ON]]:
            _drop(s)


def _drop(s: TankupState) -> None:
    """Let the attack that was interrupted come to nothing: whom it was aimed at has left (TU-A27)."""
    while not isinstance(s.agenda.pop(), Finish):
        pass
    FINISH.run(s)


HIT_CHECK: Final = HitCheck()
AIM_STEP: Final = Aim()
LAND: Final = Land()
EXCESS_DAMAGE: Final = ExcessDamage()
WRITTEN_EFFECT: Final = WrittenEffect()
AFTERMATH: Final = Aftermath()
FINISH: Final = Finish()
