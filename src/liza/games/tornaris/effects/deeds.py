"""What rewards, penalties and events do to a player (TR-071, TR-072, TR-A96)."""

from __future__ import annotations

from typing import Any, Final

from liza.games.tornaris import events
from liza.games.tornaris.content.words import COUNT, SMALL, DeedWord
from liza.games.tornaris.mechanics.fighting import pay_six
from liza.games.tornaris.mechanics.primitives import drain, draw_object, gain, grow, lose, recover, set_apart
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps import questions
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import ABSENT, FOR_RANSOM, SIDES
from liza.kernel.core.card_words import Bounds, Family
from liza.kernel.core.step import Step
from liza.parts import sets, table
from liza.parts.cards import shown

DEEDS: Final = Family(DeedWord)

# Gold and mana.


@DEEDS.does("gold", amount=SMALL)
def gold(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player gains gold."""
    gain(s, seat, deed.amount)


@DEEDS.does("lose", amount=SMALL)
def lose_gold(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player loses gold, as far as there is any (TR-123)."""
    lose(s, seat, deed.amount)


@DEEDS.does("lose_half")
def lose_half(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player loses half of the gold, rounded up."""
    lose(s, seat, (s.players[seat].gold + 1) // 2)


@DEEDS.does("recover", amount=SMALL)
def recover_mana(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player recovers mana."""
    recover(s, seat, deed.amount)


@DEEDS.does("recover_all")
def recover_all(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player recovers all mana."""
    recover(s, seat, s.players[seat].most)


@DEEDS.does("lose_mana", amount=SMALL)
def lose_mana(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player loses mana, as far as any is active."""
    drain(s, seat, deed.amount)


@DEEDS.does("lose_mana_to", amount=Bounds(0, 30))
def lose_mana_to(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player loses mana until only so much is left active."""
    drain(s, seat, max(0, s.players[seat].mana - deed.amount))


@DEEDS.does("max_mana", amount=COUNT)
def max_mana(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player gains maximum mana (TR-056)."""
    grow(s, seat, deed.amount)


# Cards.


@DEEDS.does("object", amount=COUNT)
def receive_objects(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player receives objects at random (TR-088)."""
    for _ in range(deed.amount):
        draw_object(s, seat)


@DEEDS.does("equipment", "question", amount=COUNT, alone=True)
def receive_equipment(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """The player receives equipment at random."""
    return questions.GainGear(seat, deed.amount)


@DEEDS.does("give_up", "question", amount=COUNT)
def give_up(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """The player discards equipment of the own choice."""
    return questions.GiveUp(seat, deed.amount)


# What several gain, and what is met.


@DEEDS.does("gold_others", amount=SMALL)
def gold_others(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """Every other player gains gold."""
    for other in s.turn_order:
        if other != seat:
            gain(s, other, deed.amount)


@DEEDS.does("gold_all", amount=SMALL)
def gold_all(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """Every player gains gold."""
    for other in s.turn_order:
        gain(s, other, deed.amount)


@DEEDS.does("smith", "question", alone=True)
def smith(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any] | None:
    """The next equipment for half its price."""
    return questions.Smith(seat) if set_apart(s, seat) else None


@DEEDS.does("trinket", "question", alone=True)
def trinket(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any] | None:
    """An equipment, or half its price in gold."""
    return questions.Trinket(seat) if set_apart(s, seat) else None


@DEEDS.does("duel_chosen", "question", amount=SMALL, alone=True)
def duel_chosen(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """A duel with a player of one's choice; the bank pays the winner (TR-A91)."""
    return questions.Defy(seat, deed.amount)


@DEEDS.does("duel_richest", amount=SMALL, alone=True)
def duel_richest(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """A duel with the richest other, the first in turn order among equals; the loser pays the winner (TR-A91)."""
    others = [other for other in s.turn_order if other != seat]
    rival = table.highest(others, [s.players[other].gold for other in others])[0]
    duel(s, seat, rival, FOR_RANSOM, deed.amount)


@DEEDS.does("wager", "question", amount=COUNT, least=Bounds(2, 6))
def wager(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """The player stakes up to so much; a die decides."""
    return questions.Wager(seat, deed.amount, deed.least)


@DEEDS.does("steal", "question", amount=SMALL)
def steal(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """Gold from a player of one's choice."""
    return questions.Rob(seat, deed.amount)


@DEEDS.does("teacher", "question", amount=COUNT, price=SMALL)
def teacher(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """The player may have maximum mana for gold."""
    return questions.Teacher(seat, deed.amount, deed.price)


@DEEDS.does("rumours")
def rumours(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """The player looks at the next monster, alone."""
    monsters = s.monsters
    if monsters.to_come:
        if monsters.ahead == ABSENT:
            monsters.foresee(monsters.candidates(s.content.monsters), s.source)
        monsters.eyes |= sets.only(seat)
        events.looked(s, eyes=sets.only(seat), seat=seat, monster=monsters.ahead)


@DEEDS.does("peddler", "question", amount=Bounds(2, 5), alone=True)
def peddler(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """Objects are drawn, and one of them is kept."""
    for _ in range(deed.amount):
        kind = s.objects.draw(s.source)
        if kind != ABSENT:
            s.offered.append(shown(kind, seat))
            events.offered(s, eyes=sets.only(seat), seat=seat, object=kind)
    return questions.Peddler(seat)


@DEEDS.does("spy", "question")
def spy(s: TornarisState, seat: int, deed: DeedWord) -> Step[Any]:
    """A look at the cards of a player of one's choice."""
    return questions.Spy(seat, 0)


@DEEDS.does("dice", amount=SMALL, least=Bounds(2, 6), loss=SMALL)
def dice(s: TornarisState, seat: int, deed: DeedWord) -> None:
    """A die decides between gain and loss."""
    face = s.source.die(SIDES)
    events.diced(s, seat=seat, face=face)
    pay_six(s, seat, face)
    if face >= deed.least:
        gain(s, seat, deed.amount)
    else:
        lose(s, seat, deed.loss)
