"""What objects, special abilities and favours do, attacks aside (``strikes.py``)."""

from __future__ import annotations

from typing import ClassVar, Final

from liza.games.tanxi import events
from liza.games.tanxi.content.words import Deed
from liza.games.tanxi.effects.strikes import STRIKES
from liza.games.tanxi.mechanics.primitives import gain_orb, hurt, put, recover, slow_down, take_secretly
from liza.games.tanxi.mechanics.walking import line
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps.acting import Quadrant, Target
from liza.games.tanxi.steps.choices import FreeStep, IceSquare, OrderCards, PickCard, ice_squares
from liza.games.tanxi.steps.equipping import FreeEquip
from liza.games.tanxi.steps.looking import look
from liza.games.tanxi.steps.monster import cannot_explore, mark_explored
from liza.games.tanxi.steps.village import Courier, services
from liza.games.tanxi.vocabulary import DECKS


class Heal(Deed[TanxiState]):
    """Recover life."""

    WORD = "heal"
    FIELDS = ("amount",)

    def possible(self, s: TanxiState, seat: int) -> bool:
        return s.explorers[seat].life < s.max_life(seat)

    def do(self, s: TanxiState, seat: int) -> None:
        recover(s, seat, self.amount, self.cause)


class HealAll(Deed[TanxiState]):
    """Recover all life."""

    WORD = "heal_all"

    def possible(self, s: TanxiState, seat: int) -> bool:
        return s.explorers[seat].life < s.max_life(seat)

    def do(self, s: TanxiState, seat: int) -> None:
        recover(s, seat, s.max_life(seat), self.cause)


class Orb(Deed[TanxiState]):
    """Take an orb token, unless one of that kind is held (TX-155, TX-A53)."""

    WORD = "orb"
    FIELDS = ("orb",)

    def possible(self, s: TanxiState, seat: int) -> bool:
        return not s.explorers[seat].has_orb(self.orb)

    def do(self, s: TanxiState, seat: int) -> None:
        gain_orb(s, seat, self.orb, self.cause)


class Walk(Deed[TanxiState]):
    """Move without energy (Marea viva, Ráfaga)."""

    WORD: ClassVar[str] = "walk"
    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)
    PROMISE: ClassVar[float] = 0.8
    THROUGH: ClassVar[int] = 0
    """1 where characters are no obstacle."""

    def possible(self, s: TanxiState, seat: int) -> bool:
        return len(FreeStep(seat, self.amount, self.THROUGH).squares(s)) > 0

    def do(self, s: TanxiState, seat: int) -> None:
        s.next(FreeStep(seat, self.amount, self.THROUGH))


class Slip(Walk):
    """Move without energy, also through characters (Bomba de humo)."""

    WORD = "slip"
    PROMISE = Deed.PROMISE
    THROUGH = 1


class Energy(Deed[TanxiState]):
    """More energy this turn (TX-074)."""

    WORD = "energy"
    FIELDS = ("amount",)

    def do(self, s: TanxiState, seat: int) -> None:
        s.turn.extra += self.amount
        s.emit(events.ENERGY_GAINED, seat, self.amount)


class Guard(Deed[TanxiState]):
    """Defence, defence dice or shelter from fog until the start of the own next turn (TX-A99)."""

    WORD = "guard"
    FIELDS = ("amount", "dice", "fog")

    def do(self, s: TanxiState, seat: int) -> None:
        who = s.explorers[seat]
        who.guard += self.amount
        who.guard_dice += self.dice
        who.sheltered |= self.fog
        s.emit(events.GUARDED, seat, self.amount)


def _boost(s: TanxiState, seat: int, amount: int) -> None:
    """Make the next attack of this turn stronger."""
    s.turn.rage += amount
    s.emit(events.BOOSTED, seat, amount)


class Rage(Deed[TanxiState]):
    """The next attack of this turn is stronger."""

    WORD = "rage"
    FIELDS = ("amount",)

    def do(self, s: TanxiState, seat: int) -> None:
        _boost(s, seat, self.amount)


class QuickHand(Deed[TanxiState]):
    """One change of equipment without energy, and the next attack is stronger (Mano rápida)."""

    WORD = "quick_hand"
    FIELDS = ("amount",)

    def do(self, s: TanxiState, seat: int) -> None:
        _boost(s, seat, self.amount)
        s.next(FreeEquip(seat))


class Send(Deed[TanxiState]):
    """An interaction from any square (Correo)."""

    WORD = "courier"
    SPENDS = True

    def possible(self, s: TanxiState, seat: int) -> bool:
        return len(services(s, seat)) > 0

    def do(self, s: TanxiState, seat: int) -> None:
        s.next(Courier(seat))


class Freeze(Deed[TanxiState]):
    """Ice tokens on the island (Bloques de Hielo, TX-A83)."""

    WORD = "freeze"
    FIELDS = ("amount", "reach")

    def possible(self, s: TanxiState, seat: int) -> bool:
        return len(ice_squares(s, seat, self.reach)) > 0

    def do(self, s: TanxiState, seat: int) -> None:
        s.next(IceSquare(seat, self.amount, self.reach, 0))


class Luck(Deed[TanxiState]):
    """Explore without energy, with more cards to choose from, on a point not yet explored (Suerte, TX-A47, TX-A48)."""

    WORD = "luck"
    FIELDS = ("amount",)

    def possible(self, s: TanxiState, seat: int) -> bool:
        return cannot_explore(s, seat, free=True) is None

    def do(self, s: TanxiState, seat: int) -> None:
        deck = mark_explored(s, seat)
        s.next(PickCard(seat, deck, look(s, seat, deck, self.amount), 1))


# To all others somewhere. None of this is an attack (TX-A100), and nothing defends against it (TX-072, TX-A80).


class _Wave(Deed[TanxiState]):
    """All others in an area lose life, one after another, clockwise (TX-A32)."""

    def reached(self, s: TanxiState, seat: int, other: int) -> bool:
        """Whether another character is in the area."""
        return False

    def possible(self, s: TanxiState, seat: int) -> bool:
        return any(self.reached(s, seat, other) for other in s.others_in_order(seat))

    def do(self, s: TanxiState, seat: int) -> None:
        for other in s.others_in_order(seat):
            if self.reached(s, seat, other):
                hurt(s, other, self.amount, seat, self.cause)


class Burst(_Wave):
    """All on the eight squares round the character (Estallido)."""

    WORD = "burst"
    FIELDS = ("amount",)

    def reached(self, s: TanxiState, seat: int, other: int) -> bool:
        board, at, there = s.board, s.explorers[seat].at, s.explorers[other].at
        return abs(board.column[at] - board.column[there]) <= 1 and abs(board.row[at] - board.row[there]) <= 1


class Quake(_Wave):
    """All within reach (the favour of Karhún)."""

    WORD = "quake"
    FIELDS = ("amount", "reach")

    def reached(self, s: TanxiState, seat: int, other: int) -> bool:
        return s.board.steps(s.explorers[seat].at, s.explorers[other].at) <= self.reach


# To one other, who must be chosen.


class _Near(Deed[TanxiState]):
    """To another character within reach, whatever lies between (TX-A96)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount", "reach")

    def candidates(self, s: TanxiState, seat: int) -> list[int]:
        at = s.explorers[seat].at
        return [other for other in s.others_in_order(seat) if s.board.steps(at, s.explorers[other].at) <= self.reach]

    def possible(self, s: TanxiState, seat: int) -> bool:
        return len(self.candidates(s, seat)) > 0

    def do(self, s: TanxiState, seat: int) -> None:
        s.next(Target(seat, self.number, 0))


class Poison(_Near):
    """It loses life (Frasco de veneno, Vapor tóxico)."""

    WORD = "poison"

    def promise(self) -> float:
        return float(self.amount)

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        hurt(s, chosen, self.amount, seat, self.cause)


class Root(_Near):
    """It has less energy in its next turn (Raíces)."""

    WORD = "root"

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        slow_down(s, chosen, self.amount, self.cause)


class SwapPlaces(_Near):
    """The two change places: that is no movement (Espejismo, TX-A108)."""

    WORD = "swap_places"
    FIELDS = ("reach",)
    PROMISE = 0.4

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        who, other = s.explorers[seat], s.explorers[chosen]
        who.at, other.at = other.at, who.at
        s.occupant[who.at], s.occupant[other.at] = seat, chosen
        s.emit(events.SWAPPED_PLACES, seat, chosen)


class Snatch(_Near):
    """A random hand card of it (Manos largas)."""

    WORD = "snatch"
    FIELDS = ("reach",)

    def candidates(self, s: TanxiState, seat: int) -> list[int]:
        return [other for other in super().candidates(s, seat) if s.explorers[other].hand]

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        take_secretly(s, seat, chosen, s.source.below(len(s.explorers[chosen].hand)), self.cause)


class Bolt(_Near):
    """Another character in a straight clear line loses life (Pergamino del rayo, TX-A96)."""

    WORD: ClassVar[str] = "bolt"
    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def candidates(self, s: TanxiState, seat: int) -> list[int]:
        at, reach = s.explorers[seat].at, self.reach or s.board.size
        return [other for other in s.others_in_order(seat) if 0 < line(s, at, s.explorers[other].at) <= reach]

    def promise(self) -> float:
        return float(self.amount)

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        hurt(s, chosen, self.amount, seat, self.cause)


class Harpoon(Bolt):
    """It also is pulled along the line to the square next to the character (Arpón, TX-A108)."""

    WORD = "harpoon"
    FIELDS = ("amount", "reach")

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        at, victim = s.explorers[seat].at, s.explorers[chosen]
        next_to = s.board.ray[at][s.board.side(at, victim.at)][0]
        super().hit(s, seat, chosen, paid)
        if victim.on_island() and victim.at != next_to:
            put(s, chosen, next_to)
            s.emit(events.PULLED, seat, chosen, next_to)


# In a quadrant, which must be chosen.


class _Deck(Deed[TanxiState]):
    """An effect on the exploration deck of one quadrant."""

    FIELDS: ClassVar[tuple[str, ...]] = ("amount",)

    def candidates(self, s: TanxiState, seat: int) -> list[int]:
        return [deck for deck in range(DECKS) if s.decks[deck]]

    def possible(self, s: TanxiState, seat: int) -> bool:
        return len(self.candidates(s, seat)) > 0

    def do(self, s: TanxiState, seat: int) -> None:
        s.next(Quadrant(seat, self.number))


class Search(_Deck):
    """Look at the top cards; one that is not a monster may be taken (Mapa antiguo, the favour of Ofiria)."""

    WORD = "search"

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        s.next(PickCard(seat, chosen, look(s, seat, chosen, self.amount), 0))


class Arrange(_Deck):
    """Look at the top cards and put them back in any order (Presagio)."""

    WORD = "arrange"
    PROMISE = 0.4

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        s.next(OrderCards(seat, chosen, look(s, seat, chosen, self.amount)))


class Storm(_Deck):
    """All others in a quadrant lose life, clockwise (the favour of Nublia, TX-A32)."""

    WORD = "storm"

    def candidates(self, s: TanxiState, seat: int) -> list[int]:
        return sorted({s.board.quadrant[s.explorers[other].at] for other in s.others_in_order(seat)})

    def hit(self, s: TanxiState, seat: int, chosen: int, paid: int) -> None:
        for other in s.others_in_order(seat):
            if s.board.quadrant[s.explorers[other].at] == chosen:
                hurt(s, other, self.amount, seat, self.cause)


DEEDS: Final[tuple[type[Deed[TanxiState]], ...]] = (
    Heal, HealAll, Orb, Walk, Slip, Energy, Search, Arrange, Poison, Bolt, Harpoon, Guard, Rage, Burst, Quake, Storm,
    Root, Snatch, SwapPlaces, Freeze, Luck, QuickHand, Send, *STRIKES,
)  # fmt: skip
