"""One attack, from the moment it is known to the discard pile, in the order of TU-A67."""

from __future__ import annotations

from typing import Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.content.cards import Armour, Card
from liza.games.tankup.content.words import PLAIN
from liza.games.tankup.mechanics.primitives import BARE_SPACE, BROKE, discard, hurt, leave_at_once, lose
from liza.games.tankup.state import Attack, TankupState, WornArmour
from liza.games.tankup.steps.reactions import Destroyed, open_window
from liza.games.tankup.vocabulary import (
    ARM,
    ARMOUR_DESTROYED,
    ATTACK_REVEALED,
    BACK_OF_SPACE,
    BLOW,
    HIT_LOCATED,
    LIFE_LOST,
    MAGIC,
    PASSIVE,
    PLACES,
    SEATS,
    SHOT,
    WHY_ATTACK,
    WHY_EXCESS,
    WHY_SPLASH,
)
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, Choices, Moment, OneOf
from liza.kernel.core.step import NO_ACTORS, Step
from liza.parts import sets

NOT_SHOWN: Final = Refusal("TU-053")
NO_FAVOUR: Final = Refusal("TU-116")
NO_NEIGHBOUR: Final = Refusal("TU-074")
_ASKED: Final[tuple[tuple[int, ...], ...]] = tuple([(seat,) for seat in SEATS])


def begin_attack(s: TankupState, by: int, on: int, card: Card, back: int, damage: int, excess: int) -> None:
    """Begin an attack; one that is being resolved waits until it is over (TU-A44)."""
    harm = max(damage + _more_harm(s, by, back), 0)
    s.attacks.append(Attack(by, on, back, card, harm, excess, card.written.given("hits", 1) - 1))
    _one_hit(s, on)
    open_window(s, ATTACK_REVEALED, on)


def _one_hit(s: TankupState, on: int) -> None:
    """Put one hit on the agenda: hit check, reactions to where it falls, damage, aftermath, end (TU-A67)."""
    s.agenda += (FINISH, AFTERMATH, LAND)
    open_window(s, HIT_LOCATED, on)
    s.next(HIT_CHECK)


def _more_harm(s: TankupState, by: int, back: int) -> int:
    """Return what the turn and the situation add to the damage, wherever it falls (TU-A68, step 1)."""
    more = s.in_force.more_harm(back)
    if by == s.active:
        turn = s.turn
        more += turn.boost[back - BLOW] + turn.boost_first[back - BLOW]
        turn.boost_first[back - BLOW] = 0
    return more


@final
class HitCheck(Step[TankupState]):
    """Where does it fall? One die for blows and magic, two different ones for shots (TU-052 to TU-057)."""

    def run(self, s: TankupState) -> None:
        attack = s.attack
        attacker = s.fighters[attack.by]
        if (attack.by == s.active and sets.has(s.turn.aims, attack.back)) or s.written().name == "aim":
            attacker.thumb = False
            s.rolls = list(range(PLACES))
            s.next(AIM)
            return
        _roll(s, attack)
        if len(s.rolls) > 1 or attacker.thumb:
            s.next(AIM)
        else:
            locate(s, s.rolls[0])


def _roll(s: TankupState, attack: Attack) -> None:
    """Roll the dice of the hit check until they differ (TU-A36)."""
    back = attack.back
    dice = 2 if back == SHOT else 1  # TU-054, TU-055, TU-056
    if attack.by == s.active:
        dice += s.turn.more_dice[back - BLOW]
    if back == s.in_force.kind:
        dice = s.in_force.given("fog", dice)
    dice = min(dice, PLACES)
    attack.rolled = True
    rolls: list[int] = []
    while len(rolls) < dice:
        space = s.source.die(PLACES) - 1
        if space not in rolls:
            rolls.append(space)
            events.aimed(s, seat=attack.by, space=space)
    s.rolls = rolls


def locate(s: TankupState, space: int) -> None:
    """Settle the space that is hit."""
    attack = s.attack
    attack.space = space
    events.hit(s, seat=attack.on, space=space)


@final
class AimAt(OneOf[TankupState, "Aim"]):
    """Keep one of the results: a die must show it (TU-053)."""

    def among(self, s: TankupState, at: Aim, seat: int) -> list[int]:
        return s.rolls

    def do(self, s: TankupState, at: Aim, seat: int, space: int) -> None:
        s.done()
        s.fighters[seat].thumb = False
        locate(s, space)


@final
class Reroll(Act[TankupState, "Aim"]):
    """Roll again: the second roll stands (TU-116, TU-A53)."""

    def why_not(self, s: TankupState, at: Aim, seat: int) -> Refusal | None:
        return None if s.fighters[seat].thumb else NO_FAVOUR

    def do(self, s: TankupState, at: Aim, seat: int) -> None:
        s.done()
        s.fighters[seat].thumb = False
        events.rerolled(s, seat=seat)
        s.next(HIT_CHECK)


class Aim(Moment[TankupState]):
    """The attacker keeps one of the results, or rolls again with the crowd's favour (TU-056, TU-116)."""

    choices = Choices(AimAt(verbs.AIM, NOT_SHOWN), Reroll(verbs.REROLL))

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return _ASKED[s.attack.by]


@final
class Land(Step[TankupState]):
    """The hit itself: damage to what lies on the space (TU-058 to TU-073)."""

    def run(self, s: TankupState) -> None:
        attack = s.attack
        victim = s.fighters[attack.on]
        if victim.ward and BACK_OF_SPACE[attack.space] == ARM:
            victim.ward = False
            events.warded(s, seat=attack.on)
            return
        worn = victim.worn[attack.space]
        if worn is not None:
            _wake_passive(s, attack, worn)
            if _is_immune(s, attack, worn.card):
                attack.shrugged = True
        if _splashes(s, attack):
            s.next(Area(s.written().given("quake", 1), sets.EMPTY))
        if attack.card.written is not PLAIN:
            s.next(WRITTEN_EFFECT)
        if not attack.shrugged:
            _fall(s, attack, worn)


def _fall(s: TankupState, attack: Attack, worn: WornArmour | None) -> None:
    """Let the damage of the hit fall; what follows if it breaks an armour comes before the rest."""
    result = _damage(s, attack, attack.space, _harm_there(s, attack, worn), WHY_ATTACK)
    if result == BARE_SPACE:
        attack.bare = True
    elif result == BROKE:
        s.next(EXCESS_DAMAGE)
        if worn is not None:
            s.next(Destroyed(ARMOUR_DESTROYED, attack.on, worn.card.number))
    elif worn is not None:
        attack.survived = True


def _damage(s: TankupState, attack: Attack, space: int, harm: int, reason: int) -> int:
    """Hurt a space of the victim and count the life that it costs; return what becomes of the space."""
    victim = s.fighters[attack.on]
    was = victim.life
    result = hurt(s, attack.on, space, harm, reason)
    attack.lost += was - victim.life
    return result


def _harm_there(s: TankupState, attack: Attack, worn: WornArmour | None) -> int:
    """Return the damage of the hit with all that depends on its space (TU-A68, step 2)."""
    if attack.spared:
        return 0
    victim = s.fighters[attack.on]
    harm, written = attack.harm, s.written()
    if written.harm is not None:
        harm += written.harm(attack.space, worn is not None, written)
    if worn is not None:
        harm -= victim.tough
    elif victim.dice[attack.space] == 0:
        harm += s.in_force.given("bloodlust")
    return max(harm, 0)


def _is_immune(s: TankupState, attack: Attack, card: Armour) -> bool:
    """Whether an armour ignores the attack, turned or not (TU-072, TU-A40)."""
    if not sets.has(card.immune, attack.back):
        return False
    events.ignored(s, seat=attack.on, card=card.number)
    return True


def _wake_passive(s: TankupState, attack: Attack, worn: WornArmour) -> None:
    """Let an effect without an ability word work by itself (TU-073, TU-085, TU-A59)."""
    ability = worn.card.ability
    if ability is None or worn.turned or ability.word != PASSIVE or ability.by not in {0, attack.back}:
        return
    if ability.effect.wakes:
        ability.effect.do(s, attack.on, ability.effect, attack.space, worn.card)


@final
class ExcessDamage(Step[TankupState]):
    """An armour broke, and only then (TU-069, TU-070): its excess reaches life (TU-067, TU-068, TU-071, TU-A30)."""

    def run(self, s: TankupState) -> None:
        attack = s.attack
        victim = s.fighters[attack.on]
        was = victim.life
        lose(s, attack.on, attack.excess, WHY_EXCESS)
        attack.lost += was - victim.life


@final
class WrittenEffect(Step[TankupState]):
    """What the attack card says, on the space first hit alone (TU-077, TU-A34)."""

    def run(self, s: TankupState) -> None:
        written = s.written()
        if written.strike is not None:
            written.strike(s, written)


def _splashes(s: TankupState, attack: Attack) -> bool:
    """Whether it has an area part: only magic (TU-076), and not where the armour first hit ignores it all (TU-A31)."""
    if attack.back != MAGIC or attack.spared or not attack.harm or s.is_silenced(MAGIC):
        return False
    return not attack.shrugged or bool(s.options["area_past_immunity"])


@final
class Splash(OneOf[TankupState, "Area"]):
    """Choose the neighbour that the area damage reaches: one that was not reached yet (TU-074)."""

    def among(self, s: TankupState, at: Area, seat: int) -> list[int]:
        return at.neighbours(s)

    def do(self, s: TankupState, at: Area, seat: int, space: int) -> None:
        s.done()
        at.reach(s, space, at.left)


class Area(Moment[TankupState]):
    """Magic reaches a neighbour of the space first hit, with half its damage (TU-074 to TU-078, TU-A30 to TU-A33)."""

    choices = Choices(Splash(verbs.SPLASH, NO_NEIGHBOUR))

    __slots__ = ("done", "left")

    def __init__(self, left: int, done: int) -> None:
        self.left: Final = left
        self.done: Final = done

    def args(self) -> tuple[int, ...]:
        return (self.left, self.done)

    def neighbours(self, s: TankupState) -> list[int]:
        return [space for space in s.adjacent[s.attack.space] if not sets.has(self.done, space)]

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return _ASKED[s.attack.by] if len(self.neighbours(s)) > self.left else NO_ACTORS

    def run(self, s: TankupState) -> None:
        neighbours = self.neighbours(s)
        self.reach(s, neighbours[0], min(self.left, len(neighbours)))

    def reach(self, s: TankupState, space: int, left: int) -> None:
        """Let half the damage, rounded up (TU-082, TU-A35), fall on a neighbour; an immune armour ignores it."""
        if left > 1:
            s.next(Area(left - 1, self.done | sets.only(space)))
        attack = s.attack
        events.splashed(s, seat=attack.on, space=space)
        harm = (attack.harm + 1) // 2
        victim = s.fighters[attack.on]
        worn = victim.worn[space]
        if worn is not None:
            if _is_immune(s, attack, worn.card):
                return
            harm = max(harm - victim.tough, 0)
        if _damage(s, attack, space, harm, WHY_SPLASH) == BROKE and worn is not None:
            s.next(Destroyed(ARMOUR_DESTROYED, attack.on, worn.card.number))


@final
class Aftermath(Step[TankupState]):
    """All damage is done: what was drained is recovered (TU-083), and lost life may be answered."""

    def run(self, s: TankupState) -> None:
        attack = s.attack
        if attack.lost:
            written = s.written()
            if written.after is not None:
                written.after(s, written)
            open_window(s, LIFE_LOST, attack.on)


@final
class Finish(Step[TankupState]):
    """The next hit of the same card, or its discard pile (TU-A37)."""

    def run(self, s: TankupState) -> None:
        attack = s.attack
        if attack.hits and not (s.fall_at_once and s.fighters[attack.on].life == 0):
            attack.next_hit()
            _one_hit(s, attack.on)
            return
        content, number = s.content, attack.card.number
        if content.first_attack <= number < content.first_situation:  # neither an armour nor something thrown
            discard(s, number)
        s.attacks.pop()
        s.rolls = []
        leave_at_once(s)
        if s.attacks and s.fighters[s.attack.on].gone:
            _drop(s)


def _drop(s: TankupState) -> None:
    """Let the attack that was interrupted fail: whom it was aimed at has left (TU-A27)."""
    while not isinstance(s.agenda.pop(), Finish):
        pass
    FINISH.run(s)


HIT_CHECK: Final = HitCheck()
AIM: Final = Aim()
LAND: Final = Land()
EXCESS_DAMAGE: Final = ExcessDamage()
WRITTEN_EFFECT: Final = WrittenEffect()
AFTERMATH: Final = Aftermath()
FINISH: Final = Finish()
