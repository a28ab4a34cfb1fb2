"""What the abilities of armours do when they are used (TU-084 to TU-095)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.content.cards import Armour
from liza.games.tankup.content.words import PLAIN, AbilityWord
from liza.games.tankup.mechanics.primitives import back_to_hand, holds, holds_attack, lose, open_decks, recover
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import AtOpponent, DrawCards, PlaceDie, Salvage, Spy
from liza.games.tankup.steps.attack import HIT_CHECK, begin_attack, locate
from liza.games.tankup.steps.crowd import CROWD_ROLLS
from liza.games.tankup.steps.situations import end_situation
from liza.games.tankup.vocabulary import ABSENT, BLOW, LIFE, WHY_ANSWER, WHY_USED
from liza.kernel.core.choice import Choices, SeatMoment
from liza.parts import sets


class Toughen(AbilityWord[TankupState]):
    """Attacks hurt the seat's armours less until its next combat turn (Gálea)."""

    WORD = "toughen"
    FIELDS = ("amount",)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.fighters[seat].tough += self.amount


class _ForAttacks(AbilityWord[TankupState]):
    """A boost for the attacks of one kind this turn: of no use without such a card in the hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "amount")

    def possible(self, s: TankupState, seat: int) -> bool:
        return holds(s, seat, self.kind)


class Boost(_ForAttacks):
    """The seat's attacks of a kind hurt more this turn (Yelmo de dragón, Túnica encantada)."""

    WORD = "boost"

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.turn.boost[self.kind - BLOW] += self.amount


class BoostFirst(_ForAttacks):
    """The first attack of a kind that the seat reveals this turn hurts more (Guante de boxeo)."""

    WORD = "boost_first"

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.turn.boost_first[self.kind - BLOW] += self.amount


class AimAll(_ForAttacks):
    """The seat's attacks of a kind hit where it chooses this turn (Capucha)."""

    WORD = "aim"
    FIELDS = ("kind",)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.turn.aims |= sets.only(self.kind)


class ExtraDie(_ForAttacks):
    """The seat's attacks of a kind roll more dice this turn (Chaleco de cuero)."""

    WORD = "extra_die"

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.turn.more_dice[self.kind - BLOW] += self.amount


class Barrier(AbilityWord[TankupState]):
    """Temporary armour on an empty space that stays until the seat's next combat turn (Yelmo cerrado)."""

    WORD = "barrier"
    FIELDS = ("amount",)

    def possible(self, s: TankupState, seat: int) -> bool:
        return bool(s.fighters[seat].bare())

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.next(PlaceDie(seat, self.amount, 1))


class Heal(AbilityWord[TankupState]):
    """Recover life (Yelmo de runas, Pata de palo); without an ability word, whenever the armour is hit."""

    WORD = "heal"
    FIELDS = ("amount",)

    def possible(self, s: TankupState, seat: int) -> bool:
        return s.fighters[seat].life < LIFE

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        recover(s, seat, self.amount, WHY_USED)

    def wake(self, s: TankupState, seat: int) -> None:
        recover(s, seat, self.amount, WHY_USED)


class LookAndDiscard(AbilityWord[TankupState]):
    """Look at a hand and discard a card of it (Capacete)."""

    WORD = "spy"

    def possible(self, s: TankupState, seat: int) -> bool:
        return len([other for other in s.opponents(seat) if s.hands[other]]) > 0

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.next(Spy(seat))


class TakeBroken(AbilityWord[TankupState]):
    """Take a card of the broken pile (Balde)."""

    WORD = "salvage"

    def possible(self, s: TankupState, seat: int) -> bool:
        return bool(s.broken)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.next(Salvage(seat))


class Draw(AbilityWord[TankupState]):
    """Draw cards (Cubo de cocina, Botas de cuero, Zapatos de punta)."""

    WORD = "draw"
    FIELDS = ("from", "amount")

    def possible(self, s: TankupState, seat: int) -> bool:
        return bool(open_decks(s) & self.source)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.next(DrawCards(seat, self.source, self.amount, WHY_USED))


class Crowd(AbilityWord[TankupState]):
    """Roll on the crowd sheet (Cetro)."""

    WORD = "crowd"

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.next(CROWD_ROLLS[seat])


class ClearSituation(AbilityWord[TankupState]):
    """Discard the situation in force (Casco de minero)."""

    WORD = "clear_situation"

    def possible(self, s: TankupState, seat: int) -> bool:
        return s.situation != ABSENT

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        end_situation(s, WHY_USED)


class Ward(AbilityWord[TankupState]):
    """The next attack that falls on one of the seat's arms has no effect (Rodela)."""

    WORD = "ward"

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.fighters[seat].ward = True


class Redirect(AbilityWord[TankupState]):
    """The attack hits this armour instead (Escudo de la legión)."""

    WORD = "redirect"
    ANSWERS = ("hit_located",)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.attack.rolled = False
        locate(s, space)


class RerollHit(AbilityWord[TankupState]):
    """All dice of the attack are rolled again (Manto)."""

    WORD = "reroll"
    ANSWERS = ("hit_located",)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.next(HIT_CHECK)


class Retaliate(AbilityWord[TankupState]):
    """The attacker loses life (Espolón)."""

    WORD = "retaliate"
    FIELDS = ("amount",)
    ANSWERS = ("attack_revealed", "hit_located", "life_lost")

    def possible(self, s: TankupState, seat: int) -> bool:
        attacker = s.fighters[s.attack.by]
        return attacker.gone == 0 and attacker.life > 0

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        by = s.attack.by
        s.emit(events.COUNTERED, by, card.number, self.amount)
        lose(s, by, self.amount, WHY_ANSWER)


class Catch(AbilityWord[TankupState]):
    """The armour just destroyed comes to the hand, as good as new (Brazo grúa, TU-A66)."""

    WORD = "catch"
    ANSWERS = ("armour_destroyed",)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.broken.remove(s.wreck)
        back_to_hand(s, seat, s.content.armours[s.wreck], 0)
        s.emit(events.RETURNED, seat, s.wreck, WHY_USED)


class Cancel(AbilityWord[TankupState]):
    """The attack loses its written effect (Grebas de runas)."""

    WORD = "cancel"
    ANSWERS = ("attack_revealed", "hit_located")

    def possible(self, s: TankupState, seat: int) -> bool:
        return s.written() is not PLAIN

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.attack.cancelled = True
        s.emit(events.CANCELLED, seat, s.attack.card.number)


class Spare(AbilityWord[TankupState]):
    """The attack does no damage at all (Tapa de bote)."""

    WORD = "spare"
    ANSWERS = ("attack_revealed", "hit_located")

    def possible(self, s: TankupState, seat: int) -> bool:
        return not s.attack.spared

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.attack.spared = True
        s.emit(events.SPARED, seat)


class ExtraAttack(AbilityWord[TankupState]):
    """More attacks this turn (Resortes)."""

    WORD = "extra_attack"
    FIELDS = ("amount",)

    def possible(self, s: TankupState, seat: int) -> bool:
        return holds_attack(s, seat)

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.turn.bonus_attacks += self.amount
        s.emit(events.EXTRA_ATTACK, seat, WHY_USED)


class StrikeOut(AbilityWord[TankupState]):
    """An attack without a card (Caldera, TU-A65)."""

    WORD = "strike"
    FIELDS = ("kind", "amount")

    def possible(self, s: TankupState, seat: int) -> bool:
        return bool(s.opponents(seat))

    def use(self, s: TankupState, seat: int, space: int, card: Armour) -> None:
        s.next(Strike(seat, card.number))


@final
class StrikeAt(AtOpponent["Strike"]):
    """Attack an opponent."""

    def do(self, s: TankupState, at: Strike, seat: int, target: int) -> None:
        s.done()
        card = s.content.armours[at.kind]
        assert card.ability is not None
        effect = card.ability.effect
        s.emit(events.STRUCK, seat, target, card.number)
        begin_attack(s, seat, target, card, effect.kind, effect.amount, 0)


class Strike(SeatMoment[TankupState]):
    """At which opponent does the attack without a card go? (TU-A65)."""

    choices = Choices(StrikeAt(verbs.TARGET))

    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, kind)
        self.kind: Final = kind


ABILITIES: Final[tuple[type[AbilityWord[TankupState]], ...]] = (
    Toughen, Boost, BoostFirst, Barrier, Heal, AimAll, LookAndDiscard, TakeBroken, Draw, Crowd, ExtraDie,
    ClearSituation, Ward, Redirect, RerollHit, Retaliate, Catch, Cancel, Spare, ExtraAttack, StrikeOut,
)  # fmt: skip
