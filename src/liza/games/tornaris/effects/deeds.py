"""What rewards, penalties and events do to a player (TR-071, TR-072, TR-A96)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from liza.games.tornaris import events
from liza.games.tornaris.content.words import COUNT, FEW, SMALL, SOME, Bounds, DeedWord, Rates
from liza.games.tornaris.mechanics.fighting import pay_six
from liza.games.tornaris.mechanics.primitives import drain, draw_object, gain, grow, lose, recover, set_apart
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps import questions
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import ABSENT, FOR_RANSOM, SIDES
from liza.kernel.core.step import Step
from liza.parts import sets, table
from liza.parts.cards import shown

# Gold and mana.


class Gold(DeedWord[TornarisState]):
    """The player gains gold."""

    WORD = "gold"
    FIELDS = SOME

    def happen(self, s: TornarisState, seat: int) -> None:
        gain(s, seat, self.amount)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return rates.gold * self.amount


class Lose(DeedWord[TornarisState]):
    """The player loses gold, as far as there is any (TR-123)."""

    WORD = "lose"
    FIELDS = SOME

    def happen(self, s: TornarisState, seat: int) -> None:
        lose(s, seat, self.amount)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return -rates.gold * min(self.amount, s.players[seat].gold)


class LoseHalf(DeedWord[TornarisState]):
    """The player loses half of the gold, rounded up."""

    WORD = "lose_half"

    def happen(self, s: TornarisState, seat: int) -> None:
        lose(s, seat, (s.players[seat].gold + 1) // 2)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return -rates.gold * s.players[seat].gold / 2


class Recover(DeedWord[TornarisState]):
    """The player recovers mana."""

    WORD = "recover"
    FIELDS = SOME

    def happen(self, s: TornarisState, seat: int) -> None:
        recover(s, seat, self.amount)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return rates.mana * min(self.amount, s.players[seat].most - s.players[seat].mana)


class RecoverAll(DeedWord[TornarisState]):
    """The player recovers all mana."""

    WORD = "recover_all"

    def happen(self, s: TornarisState, seat: int) -> None:
        recover(s, seat, s.players[seat].most)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return rates.mana * (s.players[seat].most - s.players[seat].mana)


class LoseMana(DeedWord[TornarisState]):
    """The player loses mana, as far as any is active."""

    WORD = "lose_mana"
    FIELDS = SOME

    def happen(self, s: TornarisState, seat: int) -> None:
        drain(s, seat, self.amount)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return -rates.mana * min(self.amount, s.players[seat].mana)


class LoseManaTo(DeedWord[TornarisState]):
    """The player loses mana until only so much is left active."""

    WORD = "lose_mana_to"
    FIELDS: ClassVar[Bounds] = {"amount": (0, 30)}

    def happen(self, s: TornarisState, seat: int) -> None:
        drain(s, seat, max(0, s.players[seat].mana - self.amount))

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return -rates.mana * max(0, s.players[seat].mana - self.amount)


class MaxMana(DeedWord[TornarisState]):
    """The player gains maximum mana (TR-056)."""

    WORD = "max_mana"
    FIELDS = FEW

    def happen(self, s: TornarisState, seat: int) -> None:
        grow(s, seat, self.amount)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return rates.most * self.amount


class GoldOthers(DeedWord[TornarisState]):
    """Every other player gains gold."""

    WORD = "gold_others"
    FIELDS = SOME

    def happen(self, s: TornarisState, seat: int) -> None:
        for other in s.turn_order:
            if other != seat:
                gain(s, other, self.amount)


class GoldAll(DeedWord[TornarisState]):
    """Every player gains gold."""

    WORD = "gold_all"
    FIELDS = SOME

    def happen(self, s: TornarisState, seat: int) -> None:
        for other in s.turn_order:
            gain(s, other, self.amount)


class Dice(DeedWord[TornarisState]):
    """A die decides between gain and loss."""

    WORD = "dice"
    FIELDS: ClassVar[Bounds] = {"amount": SMALL, "least": (2, 6), "loss": SMALL}

    def happen(self, s: TornarisState, seat: int) -> None:
        face = s.source.die(SIDES)
        s.emit(events.DICED, seat, face)
        pay_six(s, seat, face)
        if face >= self.least:
            gain(s, seat, self.amount)
        else:
            lose(s, seat, self.loss)


class WagerOn(DeedWord[TornarisState]):
    """The player stakes up to so much; a die decides."""

    WORD = "wager"
    FIELDS: ClassVar[Bounds] = {"amount": COUNT, "least": (2, 6)}

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.Wager(seat, self.amount, self.least)


class Learn(DeedWord[TornarisState]):
    """The player may have maximum mana for gold."""

    WORD = "teacher"
    FIELDS: ClassVar[Bounds] = {"amount": COUNT, "price": SMALL}

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.Teacher(seat, self.amount, self.price)


# Cards.


class ReceiveObject(DeedWord[TornarisState]):
    """The player receives objects at random (TR-088)."""

    WORD = "object"
    FIELDS = FEW

    def happen(self, s: TornarisState, seat: int) -> None:
        for _ in range(self.amount):
            draw_object(s, seat)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return rates.object * self.amount


class ReceiveEquipment(DeedWord[TornarisState]):
    """The player receives equipment at random."""

    WORD = "equipment"
    FIELDS = FEW
    ALONE = True

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.GainGear(seat, self.amount)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return rates.equipment * self.amount


class DiscardEquipment(DeedWord[TornarisState]):
    """The player discards equipment of the own choice."""

    WORD = "give_up"
    FIELDS = FEW

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.GiveUp(seat, self.amount)

    def worth(self, s: TornarisState, seat: int, rates: Rates) -> float:
        return -rates.given_up if s.players[seat].gear else 0.0


class VisitSmith(DeedWord[TornarisState]):
    """The next equipment for half its price."""

    WORD = "smith"
    ALONE = True

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.Smith(seat) if set_apart(s, seat) else None


class FindTrinket(DeedWord[TornarisState]):
    """An equipment, or half its price in gold."""

    WORD = "trinket"
    ALONE = True

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.Trinket(seat) if set_apart(s, seat) else None


class MeetPeddler(DeedWord[TornarisState]):
    """Objects are drawn, and one of them is kept."""

    WORD = "peddler"
    FIELDS: ClassVar[Bounds] = {"amount": (2, 5)}
    ALONE = True

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        for _ in range(self.amount):
            kind = s.objects.draw(s.source)
            if kind != ABSENT:
                s.offered.append(shown(kind, seat))
                s.emit_to(sets.only(seat), events.OFFERED, seat, kind)
        return questions.Peddler(seat)


class Rumours(DeedWord[TornarisState]):
    """The player looks at the next monster, alone."""

    WORD = "rumours"

    def happen(self, s: TornarisState, seat: int) -> None:
        monsters = s.monsters
        if monsters.to_come:
            if monsters.ahead == ABSENT:
                monsters.foresee(monsters.candidates(s.content.monsters), s.source)
            monsters.eyes |= sets.only(seat)
            s.emit_to(sets.only(seat), events.LOOKED, seat, monsters.ahead)


# Somebody else.


class DuelChosen(DeedWord[TornarisState]):
    """A duel with a player of one's choice; the bank pays the winner (TR-A91)."""

    WORD = "duel_chosen"
    FIELDS = SOME
    ALONE = True

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.Defy(seat, self.amount)


class DuelRichest(DeedWord[TornarisState]):
    """A duel with the richest other, the first in turn order among equals; the loser pays the winner (TR-A91)."""

    WORD = "duel_richest"
    FIELDS = SOME
    ALONE = True

    def happen(self, s: TornarisState, seat: int) -> None:
        others = [other for other in s.turn_order if other != seat]
        rival = table.highest(others, [s.players[other].gold for other in others])[0]
        duel(s, seat, rival, FOR_RANSOM, self.amount)


class Steal(DeedWord[TornarisState]):
    """Gold from a player of one's choice."""

    WORD = "steal"
    FIELDS = SOME

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.Rob(seat, self.amount)


class SpyOn(DeedWord[TornarisState]):
    """A look at the cards of a player of one's choice."""

    WORD = "spy"

    def question(self, s: TornarisState, seat: int) -> Step[Any] | None:
        return questions.Spy(seat, 0)


DEEDS: Final[tuple[type[DeedWord[TornarisState]], ...]] = (
    Gold, Lose, LoseHalf, Recover, RecoverAll, LoseMana, LoseManaTo, MaxMana, ReceiveObject, ReceiveEquipment,
    DiscardEquipment, GoldOthers, GoldAll, VisitSmith, FindTrinket, DuelChosen, DuelRichest, WagerOn, Steal, Learn,
    Rumours, MeetPeddler, SpyOn, Dice,
)  # fmt: skip
