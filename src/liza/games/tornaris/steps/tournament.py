"""The tournament: its order, the gold turned into strength, and the duels to the title (TR-107 to TR-121)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.arms import pay_six
from liza.games.tornaris.hands import discard_gear, full
from liza.games.tornaris.purse import grow, pay, recover
from liza.games.tornaris.state import TornarisState, earlier
from liza.games.tornaris.steps.asking import SEATS, Window, named
from liza.games.tornaris.steps.choices import GainGear, refuse_discard
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import (
    CHAMPION,
    CONVERT,
    CONVERTED,
    DONE,
    EQUIPMENT_GOOD,
    FOR_TITLE,
    GOOD_PRICES,
    ORDER_DIE,
    PLACED,
    SIDES,
    SLOT_GOOD,
    TAKE,
    TOURNAMENT_BEGAN,
    WALKED_OVER,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Step

BRACKETS: Final = {
    3: ((1, 2), (0, -1)),
    4: ((0, 1), (2, 3), (-1, -2)),
    5: ((1, 2), (3, 4), (-1, -2), (0, -3)),
    6: ((0, 1), (2, 3), (4, 5), (-2, -3), (-1, -4)),
}
"""The duels: places in the order, or below zero the winner of an earlier duel (TR-116 to TR-119)."""
ROUNDS: Final = {3: (1, 2), 4: (1, 1, 2), 5: (1, 1, 2, 3), 6: (1, 1, 1, 2, 3)}
"""The round to which each duel belongs: who loses later comes out better (TR-A88)."""


class Tournament(Step[TornarisState]):
    """The last monster is gone: a die decides who is first, the others follow to the right (TR-107, TR-108, TR-A78)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Set the order, then let everybody convert gold."""
        if s.listen:
            s.note(TOURNAMENT_BEGAN)
        first = _highest(s)
        order = [(first + place) % s.seats for place in range(s.seats)]
        if s.listen:
            for place, seat in enumerate(order):
                s.note(PLACED, seat, place + 1)
        if s.options["tournament_mana"]:
            for seat in order:
                if not s.departed >> seat & 1:
                    recover(s, seat, s.most[seat])
        s.order = order
        s.agenda.append(BRACKET_DUELS[0])
        if len(s.staying) > 1:
            s.agenda += [CONVERTS[seat] for seat in reversed(order) if not s.departed >> seat & 1]


def _highest(s: TornarisState) -> int:
    """Return who rolls highest; whoever ties for it rolls again (TR-A79)."""
    tied = s.staying
    while len(tied) > 1:
        dice: list[int] = []
        for seat in tied:
            dice.append(s.source.die(SIDES))
            if s.listen:
                s.note(ORDER_DIE, seat, dice[-1])
            pay_six(s, seat, dice[-1])
        best = max(dice)
        tied = [seat for seat, die in zip(tied, dice, strict=True) if die == best]
    return tied[0]


class Convert(Window):
    """Gold becomes equipment, room or mana, as often as one likes (TR-109 to TR-112, TR-A80)."""

    __slots__ = ()

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return stopping, what can be had for the gold, and with a full hand what could be discarded (TR-A81)."""
        found = [DONE]
        found += [CONVERT + good for good in range(len(GOOD_PRICES)) if _obstacle(s, seat, good) is None]
        if full(s, seat) and s.gold[seat] >= GOOD_PRICES[EQUIPMENT_GOOD]:
            found += named(s.rules.discard_base, s.gear[seat])
        return found

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why gold cannot be converted like that."""
        if CONVERT <= action < TAKE:
            return _obstacle(s, seat, action - CONVERT)
        return refuse_discard(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Convert once, make room, or stop."""
        if action == DONE:
            s.agenda.pop()
            return
        if action >= s.rules.discard_base:
            discard_gear(s, seat, action - s.rules.discard_base)
            return
        good = action - CONVERT
        pay(s, seat, GOOD_PRICES[good])
        if s.listen:
            s.note(CONVERTED, seat, good)
        if good == EQUIPMENT_GOOD:
            s.agenda.append(GainGear(seat, 1))
        elif good == SLOT_GOOD:
            s.slots[seat] += 1
        else:
            grow(s, seat, 1)


_PRICE_RULES: Final = ("TR-110", "TR-111", "TR-112")


def _obstacle(s: TornarisState, seat: int, good: int) -> Refusal | None:
    """Return what stands against a conversion: gold, and for a card also room and a card that is left."""
    if s.gold[seat] < GOOD_PRICES[good]:
        return Refusal(_PRICE_RULES[good], "gold", gold=s.gold[seat])
    if good != EQUIPMENT_GOOD:
        return None
    if full(s, seat):
        return Refusal("TR-A81")
    return None if s.gear_deck or s.gear_discard else Refusal("TR-A95", "none")


class BracketDuel(Step[TornarisState]):
    """The duels one after the other, from the top of the bracket (TR-113, TR-A87)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the number of the duel."""
        return (self.number,)

    def run(self, s: TornarisState) -> None:
        """Fight the next duel, or name the Champion."""
        bracket = BRACKETS[s.seats]
        if self.number == len(bracket):
            _crown(s)
            return
        one, other = bracket[self.number]
        s.agenda.append(BRACKET_DUELS[self.number + 1])
        meet(s, _fighter(s, one), _fighter(s, other))


def meet(s: TornarisState, one: int, other: int) -> None:
    """Let two fight for the title; whoever has left loses without dice, of two the one without advantage (TR-A94)."""
    if not (s.departed >> one | s.departed >> other) & 1:
        duel(s, one, other, FOR_TITLE)
        return
    favoured, behind = (one, other) if earlier(s, one, other) else (other, one)
    if s.departed >> favoured & 1 and not s.departed >> behind & 1:
        favoured, behind = behind, favoured
    s.winners.append(favoured)
    s.losers.append(behind)
    if s.listen:
        s.note(WALKED_OVER, favoured, behind)


def _fighter(s: TornarisState, place: int) -> int:
    """Return who stands at a place of the bracket."""
    return s.order[place] if place >= 0 else s.winners[-place - 1]


def _crown(s: TornarisState) -> None:
    """Name the Champion; the others come by round of elimination, then by gold (TR-001, TR-121, TR-A88)."""
    champion = s.winners[-1]
    if s.listen:
        s.note(CHAMPION, champion)
    rounds = ROUNDS[s.seats]
    reached = [0] * s.seats
    for number, loser in enumerate(s.losers):
        reached[loser] = rounds[number]
    reached[champion] = rounds[-1] + 1
    merit = [(reached[seat], s.gold[seat]) for seat in range(s.seats)]
    ranking = [[seat for seat in range(s.seats) if merit[seat] == own] for own in sorted(set(merit), reverse=True)]
    s.finish("champion", reached, ranking)


TOURNAMENT: Final = Tournament()
CONVERTS: Final = [Convert(seat) for seat in SEATS]
BRACKET_DUELS: Final = [BracketDuel(number) for number in range(max(len(duels) for duels in BRACKETS.values()) + 1)]
