"""The tournament: its order, the gold turned into strength, and the duels to the title (TR-107, TR-113)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics.fighting import pay_six
from liza.games.tornaris.mechanics.primitives import grow, recover
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.asking import BESIDES, DISCARD, GO_ON, Window
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.steps.questions import GainGear
from liza.games.tornaris.vocabulary import EQUIPMENT_GOOD, FOR_TITLE, GOOD_PRICES, SEATS, SIDES, SLOT_GOOD
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Choices, Offers
from liza.kernel.core.step import Step
from liza.parts import table

BRACKETS: Final = {
    3: ((1, 2), (0, -1)),  # TR-116
    4: ((0, 1), (2, 3), (-1, -2)),  # TR-117, TR-A09
    5: ((1, 2), (3, 4), (-1, -2), (0, -3)),  # TR-118, TR-A85
    6: ((0, 1), (2, 3), (4, 5), (-2, -3), (-1, -4)),  # TR-119, TR-A85
}
"""The duels: places in the order, or below zero the winner of an earlier duel; the first fights fewer (TR-114)."""
ROUNDS: Final = {3: (1, 2), 4: (1, 1, 2), 5: (1, 1, 2, 3), 6: (1, 1, 1, 2, 3)}
"""The round to which each duel belongs: who loses later comes out better (TR-A88)."""
PRICE_RULES: Final = ("TR-110", "TR-111", "TR-112")
NEEDS_A_SLOT: Final = Refusal("TR-A81")
NO_CARD_LEFT: Final = Refusal("TR-A95", "none")


class Tournament(Step[TornarisState]):
    """The last monster is gone: one die decides who is first (TR-A07), the rest follow rightwards (TR-108, TR-A78)."""

    def run(self, s: TornarisState) -> None:
        events.tournament_began(s)
        order = table.clockwise(s.seats, _highest(s))
        for place, seat in enumerate(order):
            events.placed(s, seat=seat, place=place + 1)
        staying = [seat for seat in order if not s.has_left(seat)]
        if s.options["tournament_mana"]:  # TR-A83
            for seat in staying:
                recover(s, seat, s.players[seat].most)
        s.order = order[:]
        s.next(BRACKET_DUELS[0])
        if len(staying) > 1:
            s.agenda += [CONVERTS[seat] for seat in reversed(staying)]  # TR-109


def _highest(s: TornarisState) -> int:
    """Return who rolls highest; those who tie for it roll again (TR-108, TR-A79)."""
    tied = s.staying
    while len(tied) > 1:
        dice: list[int] = []
        for seat in tied:
            dice.append(s.source.die(SIDES))
            events.order_die(s, seat=seat, face=dice[-1])
            pay_six(s, seat, dice[-1])
        tied = table.highest(tied, dice)
    return tied[0]


@final
class Exchange(ActOn[TornarisState, "Convert"]):
    """Turn gold into an equipment (TR-110), a slot (TR-111, TR-A75) or maximum mana (TR-112, TR-A82)."""

    def offer(self, s: TornarisState, at: Convert, seat: int, found: Offers) -> None:
        gold = s.players[seat].gold
        for good, price in enumerate(GOOD_PRICES):
            if gold >= price and self.why_not(s, at, seat, good) is None:
                found.add(self.verb, good)

    def why_not(self, s: TornarisState, at: Convert, seat: int, good: int) -> Refusal | None:
        player = s.players[seat]
        if player.gold < GOOD_PRICES[good]:
            return Refusal(PRICE_RULES[good], "gold", gold=player.gold)
        if good != EQUIPMENT_GOOD:
            return None
        if player.is_full:
            return NEEDS_A_SLOT  # TR-A81
        return None if s.gear.deck or s.gear.discard else NO_CARD_LEFT  # TR-A95

    def do(self, s: TornarisState, at: Convert, seat: int, good: int) -> None:
        s.players[seat].gold -= GOOD_PRICES[good]
        events.converted(s, seat=seat, good=good)
        if good == EQUIPMENT_GOOD:
            s.next(GainGear(seat, 1))
        elif good == SLOT_GOOD:
            s.players[seat].slots += 1
        else:
            grow(s, seat, 1)


class Convert(Window):
    """Gold becomes equipment, room or mana, as often as one likes (TR-109, TR-A80); one may still sell (TR-A84)."""

    choices = Choices(GO_ON, Exchange(verbs.CONVERT), DISCARD, *BESIDES)

    def wants_room(self, s: TornarisState) -> bool:
        player = s.players[self.seat]
        return player.is_full and player.gold >= GOOD_PRICES[EQUIPMENT_GOOD]


class BracketDuel(Step[TornarisState]):
    """The duels one after the other, from the top of the bracket (TR-113, TR-A87); mana stays spent (TR-120)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: TornarisState) -> None:
        """Fight the next duel, or name the Champion."""
        bracket = BRACKETS[s.seats]
        if self.number == len(bracket):
            _crown(s)
            return
        one, other = bracket[self.number]
        s.next(BRACKET_DUELS[self.number + 1])
        meet(s, fighter_at(s, one), fighter_at(s, other))


def meet(s: TornarisState, one: int, other: int) -> None:
    """Let two fight for the title; who has left loses without dice, of two the second, without advantage (TR-A94)."""
    if not s.has_left(one) and not s.has_left(other):
        duel(s, one, other, FOR_TITLE)
        return
    if not s.has_left(other):
        one, other = other, one
    s.winners.append(one)
    s.losers.append(other)
    events.walked_over(s, seat=one, rival_seat=other)


def fighter_at(s: TornarisState, place: int) -> int:
    """Return who stands at a place of the bracket."""
    return s.order[place] if place >= 0 else s.winners[-place - 1]


def _crown(s: TornarisState) -> None:
    """Name the Champion (TR-001, TR-121); the others come by round of elimination, then by gold (TR-A88)."""
    champion = s.winners[-1]
    events.champion(s, seat=champion)
    rounds = ROUNDS[s.seats]
    reached = [0] * s.seats
    for number, loser in enumerate(s.losers):
        reached[loser] = rounds[number]
    reached[champion] = rounds[-1] + 1
    merit = [(reached[seat], s.players[seat].gold) for seat in range(s.seats)]
    ranking = [[seat for seat in range(s.seats) if merit[seat] == own] for own in sorted(set(merit), reverse=True)]
    s.finish("champion", reached, ranking)


TOURNAMENT: Final = Tournament()
CONVERTS: Final = [Convert(seat) for seat in SEATS]
BRACKET_DUELS: Final = [BracketDuel(number) for number in range(max(len(duels) for duels in BRACKETS.values()) + 1)]
