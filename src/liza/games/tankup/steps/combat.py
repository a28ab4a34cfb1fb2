"""A turn of the combat phase: the lightest's bonus, abilities, assignment, resolution (TU-036, TU-043 to TU-051)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.content.cards import AttackCard
from liza.games.tankup.mechanics.primitives import best_copy, draw, held, holds_attack, slip_out
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.steps.asking import NOT_YOURSELF, PASS, no_card_in
from liza.games.tankup.steps.attack import begin_attack
from liza.games.tankup.steps.using import USE, ArmourMoment, is_anything_usable
from liza.games.tankup.vocabulary import ABSENT, ATTACK_BACKS, BLOW, MAGIC, MOST_SEATS, OWN_TURN, SEATS, WHY_LIGHTEST
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, ActOnTwo, Choices, EndMoment, NotNow, Offers, SeatMoment
from liza.kernel.core.step import NO_ACTORS
from liza.parts import sets
from liza.parts.cards import eyes_of

ONLY_ATTACKS: Final = Refusal("TU-036")
ABILITIES_FIRST: Final = Refusal("TU-084", cure=verbs.END.id)
NOT_HELD: Final = Refusal("TU-046", "hand")
NOT_THERE: Final = Refusal("TU-047")
NO_LINE: Final = Refusal("TU-A24")
BONUS_FIRST: Final = Refusal("TU-036", "first")
WITH_WHICH_ATTACK: Final = Refusal("TU-047", "card")
ABILITIES_OVER: Final = Refusal("TU-A63", "late")


@final
class ExtraAttack(Act[TankupState, "LightestBonus"]):
    """Have one more attack this turn."""

    def do(self, s: TankupState, at: LightestBonus, seat: int) -> None:
        s.done()
        s.turn.bonus_attacks += 1
        events.extra_attack(s, seat=seat, reason=WHY_LIGHTEST)


@final
class DrawAttack(ActOn[TankupState, "LightestBonus"]):
    """Draw an attack card."""

    def why_not(self, s: TankupState, at: LightestBonus, seat: int, back: int) -> Refusal | None:
        return no_card_in(s, back) if sets.has(ATTACK_BACKS, back) else ONLY_ATTACKS  # TU-A19, TU-036

    def do(self, s: TankupState, at: LightestBonus, seat: int, back: int) -> None:
        s.done()
        draw(s, seat, back, WHY_LIGHTEST)


class LightestBonus(SeatMoment[TankupState]):
    """The player who opens the combat draws an attack card or has one more attack (TU-036, TU-A20)."""

    choices = Choices(ExtraAttack(verbs.EXTRA), DrawAttack(verbs.DRAW), PASS)
    otherwise = BONUS_FIRST

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return self.asked if s.lightest == self.seat and s.fighters[self.seat].gone == 0 else NO_ACTORS


class Abilities(ArmourMoment):
    """Habilidad, Conjunto and the Romper of this moment, before attacks are assigned (TU-084, TU-A63)."""

    choices = Choices(EndMoment(verbs.END), USE, NotNow(verbs.ATTACK, ABILITIES_FIRST))

    def __init__(self, seat: int) -> None:
        super().__init__(seat, OWN_TURN)

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return self.asked if is_anything_usable(s, self.seat, OWN_TURN) else NO_ACTORS


def attacks_left(s: TankupState, seat: int) -> int:
    """Return how many more attack cards the active seat may lay (TU-043 to TU-046, TU-051, TU-A23, TU-A58)."""
    turn = s.turn
    free = 1 if turn.free_attack and s.in_force.name != "truce" else 0
    return free + turn.bonus_attacks + s.fighters[seat].atk - len(s.laid)


@final
class EndAssignment(Act[TankupState, "Assign"]):
    """Lay no more."""

    def do(self, s: TankupState, at: Assign, seat: int) -> None:
        s.done()
        at.run(s)


@final
class LayAttack(ActOnTwo[TankupState, "Assign"]):
    """Lay an attack card of the hand, pointing at an opponent."""

    def offer(self, s: TankupState, at: Assign, seat: int, found: Offers) -> None:
        first = found.space.first[self.verb.number] - s.content.first_attack * MOST_SEATS
        opponents = s.opponents(seat)
        for number in held(s, seat, BLOW, MAGIC):
            for target in opponents:
                found.actions.append(first + number * MOST_SEATS + target)

    def why_not(self, s: TankupState, at: Assign, seat: int, offset: int, target: int) -> Refusal | None:
        if best_copy(s.hands[seat], offset + s.content.first_attack) == ABSENT:
            return NOT_HELD  # TU-046
        if target == seat:
            return NOT_YOURSELF  # TU-A25
        return None if target in s.opponents(seat) else NOT_THERE  # TU-047

    def do(self, s: TankupState, at: Assign, seat: int, offset: int, target: int) -> None:
        number = offset + s.content.first_attack
        card = slip_out(s, seat, best_copy(s.hands[seat], number))
        s.laid.append(card)
        s.aimed.append(target)
        s.fought = True
        events.laid(s, eyes=eyes_of(card), seat=seat, target_seat=target, back=s.content.back[number], card=number)


class Assign(SeatMoment[TankupState]):
    """Lay attack cards face down, each pointing at an opponent, all before any is revealed (TU-047, TU-048)."""

    choices = Choices(
        EndAssignment(verbs.END),
        LayAttack(verbs.ATTACK),
        NotNow(verbs.TARGET, WITH_WHICH_ATTACK),
        NotNow(verbs.USE, ABILITIES_OVER),
    )

    def actors(self, s: TankupState) -> tuple[int, ...]:
        seat = self.seat
        may = attacks_left(s, seat) > 0 and holds_attack(s, seat) and len(s.opponents(seat)) > 0
        return self.asked if may else NO_ACTORS

    def run(self, s: TankupState) -> None:
        s.next(RESOLVES[self.seat])


@final
class ResolveLine(ActOn[TankupState, "Resolve"]):
    """Reveal the next card of a line."""

    def why_not(self, s: TankupState, at: Resolve, seat: int, target: int) -> Refusal | None:
        """Return that there must be a line (TU-A24)."""
        return None if target in s.aimed else NO_LINE

    def do(self, s: TankupState, at: Resolve, seat: int, target: int) -> None:
        _reveal(s, seat, target)


class Resolve(SeatMoment[TankupState]):
    """Line after line as the attacker likes, in each line from front to back (TU-049, TU-050, TU-A24)."""

    choices = Choices(ResolveLine(verbs.RESOLVE))

    def actors(self, s: TankupState) -> tuple[int, ...]:
        aimed = s.aimed
        return self.asked if len(aimed) > 1 and aimed.count(aimed[0]) < len(aimed) else NO_ACTORS

    def run(self, s: TankupState) -> None:
        if s.laid:
            s.next(self)
            _reveal(s, self.seat, s.aimed[0])


def _reveal(s: TankupState, seat: int, target: int) -> None:
    """Turn up the first card of a line and begin its attack (TU-050)."""
    at = s.aimed.index(target)
    card = s.content.all[number_of(s.laid.pop(at))]
    s.aimed.pop(at)
    events.revealed(s, seat=seat, target_seat=target, card=card.number)
    assert isinstance(card, AttackCard)
    begin_attack(s, seat, target, card, card.back, card.damage, card.excess)


BONUSES: Final = tuple([LightestBonus(seat) for seat in SEATS])
ABILITIES: Final = tuple([Abilities(seat) for seat in SEATS])
ASSIGNS: Final = tuple([Assign(seat) for seat in SEATS])
RESOLVES: Final = tuple([Resolve(seat) for seat in SEATS])
