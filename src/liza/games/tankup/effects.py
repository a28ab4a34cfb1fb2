"""What the written abilities of armours do: one deed for each word of the vocabulary.

A deed knows when it could change something and what it changes. What can do nothing cannot be used (TU-A42).
"""

from __future__ import annotations

from typing import Final

from liza.games.tankup.abilities import usable
from liza.games.tankup.content import Effect
from liza.games.tankup.content.words import ABILITIES, NONE
from liza.games.tankup.moves import (
    back_to_hand,
    bare,
    discard,
    holds,
    holds_attack,
    lose,
    open_decks,
    recover,
    take_off,
    turn,
    written_word,
)
from liza.games.tankup.state import BY, CANCELLED, CARD, FLAGS, KIND, ROLLED, SPARED, TankupState, opponents
from liza.games.tankup.steps.attack import HIT_CHECK, begin_attack, locate
from liza.games.tankup.steps.choices import DrawCards, PlaceDie, Salvage, Spy
from liza.games.tankup.steps.crowd import CROWD_ROLLS
from liza.games.tankup.steps.situations import end_situation
from liza.games.tankup.vocabulary import (
    BLOW,
    COUNTERED,
    EXTRA_ATTACK,
    LIFE,
    NOTHING,
    PLACES,
    RETURNED,
    ROMPER,
    STRUCK,
    TARGET,
    USED,
)
from liza.games.tankup.vocabulary import CANCELLED as NOTE_CANCELLED
from liza.games.tankup.vocabulary import SPARED as NOTE_SPARED
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Ask


def use(s: TankupState, seat: int, kind: int, window: int) -> None:
    """Use an armour: it is turned, or broken and gone to its discard pile (TU-086, TU-091, TU-092)."""
    at = seat * PLACES
    space = next(iter([space for space in usable(s, seat, window) if s.worn[at + space] & KIND == kind]))
    ability = s.rules.content.ability[kind]
    if s.listen:
        s.note(USED, seat, kind)
    if ability.word == ROMPER:
        discard(s, take_off(s, seat, space))
    else:
        turn(s, seat, space)
    DEEDS[ability.effect.do].do(s, seat, space, kind, ability.effect)


class Deed:
    """What one word does. The base does nothing: it stands for a card without an ability."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether it could change anything now."""
        return True

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Do it: for a seat, with the armour of a kind that lies (or lay) on a space."""


class Toughen(Deed):
    """Attacks hurt the seat's armours less until its next combat turn (Gálea)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Remember how much."""
        s.tough[seat] += effect.amount


class _ForAttacks(Deed):
    """Something for the attacks of one kind: of no use without such a card in the hand."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether the hand holds such an attack."""
        return holds(s, seat, effect.kind)


class Boost(_ForAttacks):
    """The seat's attacks of a kind hurt more this turn (Yelmo de dragón, Túnica encantada)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Remember how much."""
        s.boost[effect.kind - BLOW] += effect.amount


class BoostFirst(_ForAttacks):
    """The first attack of a kind that the seat reveals this turn hurts more (Guante de boxeo)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Remember how much."""
        s.boost_first[effect.kind - BLOW] += effect.amount


class AimAll(_ForAttacks):
    """The seat's attacks of a kind hit where it chooses this turn (Capucha)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Remember the kind."""
        s.sure |= 1 << effect.kind


class ExtraDie(_ForAttacks):
    """The seat's attacks of a kind roll more dice this turn (Chaleco de cuero)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Remember how many."""
        s.more_dice[effect.kind - BLOW] += effect.amount


class Barrier(Deed):
    """Temporary armour that stays until the seat's next combat turn (Yelmo cerrado)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether a space is bare."""
        return bool(bare(s, seat))

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Ask where."""
        s.agenda.append(PlaceDie(seat, effect.amount, 1))


class Heal(Deed):
    """Recover life (Yelmo de runas, Pata de palo)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether life is missing."""
        return s.life[seat] < LIFE

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Recover it."""
        recover(s, seat, effect.amount)


class LookAndDiscard(Deed):
    """Look at a hand and discard a card of it (Capacete)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether an opponent holds cards."""
        return any(s.hands[other] for other in opponents(s, seat))

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Ask whose."""
        s.agenda.append(Spy(seat))


class TakeBroken(Deed):
    """Take a card of the broken pile (Balde)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether something is broken."""
        return bool(s.broken)

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Ask which."""
        s.agenda.append(Salvage(seat))


class Draw(Deed):
    """Draw cards (Cubo de cocina, Botas de cuero, Zapatos de punta)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether one of the decks can give a card."""
        return bool(open_decks(s) & effect.source)

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Ask from which decks."""
        s.agenda.append(DrawCards(seat, effect.source, effect.amount, 0))


class Crowd(Deed):
    """Roll on the crowd sheet (Cetro)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Roll."""
        s.agenda.append(CROWD_ROLLS[seat])


class ClearSituation(Deed):
    """Discard the situation in force (Casco de minero)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether there is one."""
        return s.situation != NOTHING

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Discard it."""
        end_situation(s)


class Ward(Deed):
    """The next attack on one of the seat's arms does nothing (Rodela)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Remember it."""
        s.ward[seat] = 1


class Redirect(Deed):
    """The attack hits this armour instead (Escudo de la legión)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Move the hit: no die told this space."""
        s.attack[FLAGS] &= ~ROLLED
        locate(s, space)


class RerollHit(Deed):
    """All dice of the attack are rolled again (Manto)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Check the hit anew."""
        s.agenda.append(HIT_CHECK)


class Retaliate(Deed):
    """The attacker loses life (Espolón)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether the attacker is in the arena and has life to lose."""
        return s.gone[s.attack[BY]] == 0 and s.life[s.attack[BY]] > 0

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Take it."""
        if s.listen:
            s.note(COUNTERED, s.attack[BY], kind, effect.amount)
        lose(s, s.attack[BY], effect.amount)


class Catch(Deed):
    """The armour just destroyed comes to the hand, as good as new (Brazo grúa, TU-A66)."""

    __slots__ = ()

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Take it out of the broken pile."""
        s.broken.remove(s.wreck)
        back_to_hand(s, seat, s.wreck)
        if s.listen:
            s.note(RETURNED, seat, s.wreck)


class Cancel(Deed):
    """The attack loses its written effect (Grebas de runas)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether it has one that works."""
        return written_word(s) != NONE

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Cancel it."""
        s.attack[FLAGS] |= CANCELLED
        if s.listen:
            s.note(NOTE_CANCELLED, seat, s.attack[CARD])


class Spare(Deed):
    """The attack does no damage at all (Tapa de bote)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether it still would."""
        return not s.attack[FLAGS] & SPARED

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Take all damage away."""
        s.attack[FLAGS] |= SPARED
        if s.listen:
            s.note(NOTE_SPARED, seat)


class ExtraAttack(Deed):
    """More attacks this turn (Resortes)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether there is an attack card to play."""
        return holds_attack(s, seat)

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Grant them."""
        s.bonus_attacks += effect.amount
        if s.listen:
            s.note(EXTRA_ATTACK, seat)


class StrikeOut(Deed):
    """An attack without a card (Caldera)."""

    __slots__ = ()

    def possible(self, s: TankupState, seat: int, effect: Effect) -> bool:
        """Whether there is an opponent."""
        return bool(opponents(s, seat))

    def do(self, s: TankupState, seat: int, space: int, kind: int, effect: Effect) -> None:
        """Ask at whom."""
        s.agenda.append(Strike(seat, kind))


class Strike(Ask[TankupState]):
    """At which opponent does the attack without a card go? (TU-A65)."""

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def args(self) -> tuple[int, ...]:
        """Return the seat and the armour it comes from."""
        return (self.seat, self.kind)

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the opponents."""
        return [TARGET + other for other in opponents(s, seat)]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why somebody cannot be attacked."""
        return Refusal("TU-A25") if TARGET <= action < TARGET + s.seats else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Attack."""
        s.agenda.pop()
        target = action - TARGET
        effect = s.rules.content.ability[self.kind].effect
        if s.listen:
            s.note(STRUCK, seat, target, self.kind)
        begin_attack(s, seat, target, self.kind, effect.kind, effect.amount, 0)


_BY_WORD: Final[dict[str, Deed]] = {
    "none": Deed(),
    "toughen": Toughen(),
    "boost": Boost(),
    "boost_first": BoostFirst(),
    "barrier": Barrier(),
    "heal": Heal(),
    "aim": AimAll(),
    "spy": LookAndDiscard(),
    "salvage": TakeBroken(),
    "draw": Draw(),
    "crowd": Crowd(),
    "extra_die": ExtraDie(),
    "clear_situation": ClearSituation(),
    "ward": Ward(),
    "redirect": Redirect(),
    "reroll": RerollHit(),
    "retaliate": Retaliate(),
    "catch": Catch(),
    "cancel": Cancel(),
    "spare": Spare(),
    "extra_attack": ExtraAttack(),
    "strike": StrikeOut(),
}
DEEDS: Final = [_BY_WORD[word] for word in ABILITIES]
"""In the order of the vocabulary: a card's word is a number."""
