"""The combat phase: its order and bonuses, and each turn in it (TU-032 to TU-051, TU-124, TU-A20 to TU-A25)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.abilities import is_anything_usable, refuse_use, usable
from liza.games.tankup.content.words import FLOWERS, REVERSE, TRUCE
from liza.games.tankup.moves import amount_in_force, bare, copy_in, draw, holds_attack, in_force, open_decks, slip_out
from liza.games.tankup.state import KIND, LASTING, TURNED, TankupState, living, opponents, weight
from liza.games.tankup.steps.attack import begin_attack
from liza.games.tankup.steps.choices import DrawCards, PlaceDie
from liza.games.tankup.steps.crowd import CROWD_ROLLS
from liza.games.tankup.steps.ending import END_OF_COMBAT
from liza.games.tankup.steps.round import roll_off
from liza.games.tankup.steps.situations import CORRODE_STEP, SCORCH_STEP, open_window
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    ARMOUR_ROLLED,
    ATTACK_BACKS,
    BLOW,
    COMBAT_BEGAN,
    DRAW,
    END,
    EXTRA,
    EXTRA_ATTACK,
    LAID,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    OWN_TURN,
    PASS,
    PLACES,
    RESOLVE,
    REVEALED,
    SEATS,
    SITUATION,
    TARGET,
    WEIGHED,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY as NOBODY_ASKED
from liza.kernel.step import Ask, Step
from liza.parts.cards import EYES


class CombatPhase(Step[TankupState]):
    """The crowd first, in the order in which they left; then what eats at armour; then the order (TU-A52)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Put the beginning of the phase on the agenda."""
        s.active = NOBODY
        if s.listen:
            s.note(COMBAT_BEGAN)
        crowd = sorted([seat for seat in range(s.seats) if s.gone[seat]], key=lambda seat: s.gone[seat])
        s.push(*[CROWD_ROLLS[seat] for seat in crowd], CORRODE_STEP, COMBAT_ORDER)


class CombatOrder(Step[TankupState]):
    """From the lightest to the heaviest; ties are diced, the higher acts earlier (TU-032 to TU-034)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Fix the order and the bonuses, and put every turn on the agenda."""
        weights = {seat: weight(s, seat) for seat in living(s)}
        reverse = in_force(s) == REVERSE
        s.order = []
        if not weights:
            s.agenda.append(END_OF_COMBAT)
            return
        for value in sorted(set(weights.values()), reverse=reverse):
            s.order += _diced(s, [seat for seat, own in weights.items() if own == value])
        if s.listen:
            for place, seat in enumerate(s.order):
                s.note(WEIGHED, seat, weights[seat], place + 1)
        s.lightest, s.heaviest = (s.order[-1], s.order[0]) if reverse else (s.order[0], s.order[-1])
        if len(weights) == 2 and len(set(weights.values())) == 1:
            s.lightest = s.heaviest = NOBODY
        s.agenda.append(END_OF_COMBAT)
        s.agenda += [TURNS[seat] for seat in reversed(s.order)]
        s.agenda.append(HEAVIEST_BONUS)
        if in_force(s) == FLOWERS:
            s.agenda.append(DrawCards(s.order[0], ANY_BACK, amount_in_force(s), 1))


def _diced(s: TankupState, tied: list[int]) -> list[int]:
    """Return tied seats in order: the highest die first, equal dice again among themselves (TU-A11)."""
    if len(tied) < 2:
        return tied
    dice = {seat: roll_off(s, seat) for seat in tied}
    order: list[int] = []
    for value in sorted(set(dice.values()), reverse=True):
        order += _diced(s, [seat for seat in tied if dice[seat] == value])
    return order


class HeaviestBonus(Step[TankupState]):
    """The last in order rolls the armour die for temporary armour (TU-037 to TU-039, TU-A21, TU-A22)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Roll, unless nobody has the bonus or no space is free."""
        seat = s.heaviest
        if seat == NOBODY or not bare(s, seat):
            return
        amount = s.source.die(6)
        if s.listen:
            s.note(ARMOUR_ROLLED, seat, amount)
        s.agenda.append(PlaceDie(seat, amount, 0))


class CombatTurn(Step[TankupState]):
    """One seat's turn: situations, bonus, abilities, assignment, resolution."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def run(self, s: TankupState) -> None:
        """End what lasted until this turn, grant the free attack, and put the turn on the agenda."""
        seat = self.seat
        if s.gone[seat]:
            return
        s.active = seat
        s.tough[seat] = s.ward[seat] = 0
        for at in range(seat * PLACES, seat * PLACES + PLACES):
            if s.dice[at] >= LASTING:
                s.dice[at] = 0
        s.free_attack = 1 - s.frozen[seat]
        s.frozen[seat] = 0
        s.bonus_attacks = 0
        s.boost = [0, 0, 0]
        s.boost_first = [0, 0, 0]
        s.more_dice = [0, 0, 0]
        s.sure = 0
        s.agenda += (ASSIGNS[seat], ABILITIES[seat], BONUSES[seat], SCORCH_STEP)
        open_window(s, NOTHING)


class LightestBonus(Ask[TankupState]):
    """Whoever opens the combat draws an attack card or has one more attack (TU-036, TU-A20)."""

    __slots__ = ()

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat if it is the lightest."""
        return self.asked if s.lightest == self.seat and s.gone[self.seat] == 0 else NOBODY_ASKED

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the extra attack, the attack decks, and declining."""
        return [EXTRA, *s.rules.draws[open_decks(s) & ATTACK_BACKS], PASS]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a deck cannot be drawn from."""
        if DRAW <= action <= DRAW + SITUATION:
            return Refusal("TU-A19" if DRAW + BLOW <= action < DRAW + SITUATION else "TU-036")
        return None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Take the bonus."""
        s.agenda.pop()
        if action == EXTRA:
            s.bonus_attacks += 1
            if s.listen:
                s.note(EXTRA_ATTACK, seat)
        elif action != PASS:
            draw(s, seat, action - DRAW)


class Abilities(Ask[TankupState]):
    """Habilidad, Conjunto and the Romper of this moment, before attacks are assigned (TU-084, TU-A63)."""

    __slots__ = ()

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat while it has something to use."""
        seat = self.seat
        return self.asked if s.gone[seat] == 0 and is_anything_usable(s, seat, OWN_TURN) else NOBODY_ASKED

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the armours that may be used, and the end."""
        use = s.rules.use_base
        at = seat * PLACES
        return [END, *dict.fromkeys([use + (s.worn[at + space] & KIND) for space in usable(s, seat, OWN_TURN)])]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why an armour cannot be used."""
        rules = s.rules
        if rules.use_base <= action < rules.take:
            return refuse_use(s, seat, action - rules.use_base, OWN_TURN)
        return Refusal("TU-084") if rules.attack_base <= action < rules.play else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Use one, or go on to the attacks."""
        if action == END:
            s.agenda.pop()
        else:
            s.rules.use(s, seat, action - s.rules.use_base, OWN_TURN)


def attacks_left(s: TankupState, seat: int) -> int:
    """Return how many more attack cards the active seat may lay (TU-043 to TU-046, TU-051, TU-A23, TU-A58)."""
    atk = s.rules.content.atk
    count = s.bonus_attacks - len(s.laid)
    if s.free_attack and in_force(s) != TRUCE:
        count += 1
    for card in s.worn[seat * PLACES : seat * PLACES + PLACES]:
        if card >= 0 and not card & TURNED:
            count += atk[card & KIND]
    return count


class Assign(Ask[TankupState]):
    """Lay attack cards face down, each pointing at an opponent, all before any is revealed (TU-047, TU-048)."""

    __slots__ = ()

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat while it has attacks, cards and opponents left."""
        seat = self.seat
        if s.gone[seat] or not holds_attack(s, seat) or attacks_left(s, seat) <= 0 or not opponents(s, seat):
            return NOBODY_ASKED
        return self.asked

    def run(self, s: TankupState) -> None:
        """Go on to the resolution."""
        s.agenda.append(RESOLVES[self.seat])

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return every attack card at every opponent, and the end."""
        rules = s.rules
        first = rules.attack_base - rules.content.armours * MOST_SEATS
        others = opponents(s, seat)
        kinds = dict.fromkeys([card & KIND for card in s.hands[seat] if BLOW <= rules.back[card & KIND] < SITUATION])
        return [END, *[first + kind * MOST_SEATS + other for kind in kinds for other in others]]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be laid there."""
        offset = action - s.rules.attack_base
        if not 0 <= offset < s.rules.content.attacks * MOST_SEATS:
            return None
        kind, target = divmod(offset, MOST_SEATS)
        if copy_in(s.hands[seat], kind + s.rules.content.armours) == NOTHING:
            return Refusal("TU-046", "hand")
        return Refusal("TU-A25" if target == seat else "TU-047")

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Lay one card, or end the assignment."""
        if action == END:
            s.agenda.pop()
            self.run(s)
            return
        kind, target = divmod(action - s.rules.attack_base, MOST_SEATS)
        kind += s.rules.content.armours
        card = slip_out(s, seat, copy_in(s.hands[seat], kind))
        s.laid.append(card)
        s.aimed.append(target)
        s.fought = 1
        if s.listen:
            s.note_for(card >> EYES, LAID, seat, target, s.rules.back[kind], kind)


class Resolve(Ask[TankupState]):
    """Line after line as the attacker likes, in each line from front to back (TU-049, TU-050, TU-A24)."""

    __slots__ = ()

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat if its lines point at several opponents."""
        return self.asked if len(set(s.aimed)) > 1 else NOBODY_ASKED

    def run(self, s: TankupState) -> None:
        """Reveal the next card of the only line."""
        if s.laid:
            s.agenda.append(self)
            _reveal(s, self.seat, s.aimed[0])

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return whose line may come next."""
        return [RESOLVE + target for target in sorted(set(s.aimed))]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why there is no such line."""
        return Refusal("TU-A24") if RESOLVE <= action < TARGET else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Reveal the next card of a line."""
        _reveal(s, seat, action - RESOLVE)


def _reveal(s: TankupState, seat: int, target: int) -> None:
    """Turn up the first card of a line and begin its attack."""
    at = s.aimed.index(target)
    kind = s.laid.pop(at) & KIND
    s.aimed.pop(at)
    if s.listen:
        s.note(REVEALED, seat, target, kind)
    content = s.rules.content
    begin_attack(s, seat, target, kind, content.back[kind], content.damage[kind], content.excess[kind])


COMBAT_PHASE: Final = CombatPhase()
COMBAT_ORDER: Final = CombatOrder()
HEAVIEST_BONUS: Final = HeaviestBonus()
TURNS: Final = tuple([CombatTurn(seat) for seat in SEATS])
BONUSES: Final = tuple([LightestBonus(seat) for seat in SEATS])
ABILITIES: Final = tuple([Abilities(seat) for seat in SEATS])
ASSIGNS: Final = tuple([Assign(seat) for seat in SEATS])
RESOLVES: Final = tuple([Resolve(seat) for seat in SEATS])
