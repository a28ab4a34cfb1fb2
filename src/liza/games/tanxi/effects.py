"""What special abilities, favours and objects do: one deed for each word of the vocabulary (ledger 4.11).

A deed knows whether it could change anything now; what can do nothing is not offered (TX-A98).
"""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content import Effect
from liza.games.tanxi.content.words import DEEDS
from liza.games.tanxi.fighting import attackable
from liza.games.tanxi.moves import gain_orb, hurt, pass_secretly, put, recover
from liza.games.tanxi.state import (
    ANY_STYLE,
    MELEE,
    ONE_RANGED,
    TanxiState,
    max_life,
    others_in_order,
)
from liza.games.tanxi.steps.acting import Hired, Quadrant, Target
from liza.games.tanxi.steps.attack import begin_attack, slow_down
from liza.games.tanxi.steps.choices import FreeStep, IceSquare, OrderCards, PickCard, ice_squares, look
from liza.games.tanxi.steps.equipping import FreeEquip
from liza.games.tanxi.steps.gems import CAUSES
from liza.games.tanxi.steps.monster import can_explore, mark_explored
from liza.games.tanxi.steps.village import Courier, services
from liza.games.tanxi.vocabulary import (
    BOOSTED,
    DECKS,
    ENERGY_GAINED,
    GUARDED,
    NOTHING,
    PULLED,
    SWAPPED_PLACES,
    TOOK,
)
from liza.games.tanxi.walking import line
from liza.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What one word does. The base does nothing."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether it could change anything now."""
        return True

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Do it, or ask what must be chosen first."""

    def candidates(self, s: TanxiState, seat: int, effect: Effect) -> list[int]:
        """Return the seats, or the quadrants, that may be chosen."""
        return []

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Do it to the seat or the quadrant that was chosen."""


class Heal(Deed):
    """Recover life."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether life is missing."""
        return s.life[seat] < max_life(s, seat)

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Recover it; all of it where the word has no number."""
        recover(s, seat, effect.amount or max_life(s, seat))


class Orb(Deed):
    """Take an orb token."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether the character holds none of that kind (TX-A53)."""
        return not s.orbs[seat * 2 + effect.orb]

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Take it."""
        gain_orb(s, seat, effect.orb)


class Walk(Deed):
    """Move without energy."""

    __slots__ = ("through",)

    def __init__(self, through: int) -> None:
        self.through: Final = through

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether there is somewhere to go."""
        return bool(FreeStep(seat, effect.amount, self.through).squares(s))

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Ask for the steps."""
        s.agenda.append(FreeStep(seat, effect.amount, self.through))


class MoreEnergy(Deed):
    """More energy this turn."""

    __slots__ = ()

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Grant it."""
        s.extra += effect.amount
        if s.listen:
            s.note(ENERGY_GAINED, seat, effect.amount)


class Guard(Deed):
    """Defence, defence dice or shelter from fog until the start of the own next turn."""

    __slots__ = ()

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Remember it."""
        s.guard[seat] += effect.amount
        s.guard_dice[seat] += effect.dice
        s.sheltered[seat] |= effect.fog
        if s.listen:
            s.note(GUARDED, seat, effect.amount)


class Rage(Deed):
    """The next attack of this turn is stronger."""

    __slots__ = ()

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Remember it."""
        boost(s, seat, effect.amount)


def boost(s: TanxiState, seat: int, amount: int) -> None:
    """Make the next attack of this turn stronger."""
    s.rage += amount
    if s.listen:
        s.note(BOOSTED, seat, amount)


class QuickHand(Deed):
    """One change of equipment without energy, and the next attack is stronger (Mano rápida)."""

    __slots__ = ()

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Boost the attack and ask for the change."""
        boost(s, seat, effect.amount)
        s.agenda.append(FreeEquip(seat))


class Send(Deed):
    """An interaction from any square (Correo)."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether a service can be had."""
        return bool(services(s, seat))

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Ask for it."""
        s.agenda.append(Courier(seat))


class Freeze(Deed):
    """Ice tokens (Bloques de Hielo)."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether a token can be placed."""
        return bool(ice_squares(s, seat, effect.reach))

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Ask where."""
        s.agenda.append(IceSquare(seat, effect.amount, effect.reach, 0))


class Luck(Deed):
    """Explore with more cards to choose from (Suerte, TX-A47, TX-A48)."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether the character could explore here."""
        return can_explore(s, seat)

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Look at the cards and ask for one."""
        deck = mark_explored(s, seat)
        s.agenda.append(PickCard(seat, deck, look(s, seat, deck, effect.amount), 1))


# Deeds to all others somewhere.


class _Wave(Deed):
    """All others in an area lose life, one after another, clockwise (TX-A32)."""

    __slots__ = ()

    def reached(self, s: TanxiState, seat: int, other: int, effect: Effect) -> bool:
        """Whether another character is in the area."""
        return False

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether anybody is in it."""
        return any(self.reached(s, seat, other, effect) for other in others_in_order(s, seat))

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Hurt them."""
        for other in others_in_order(s, seat):
            if self.reached(s, seat, other, effect):
                hurt(s, other, effect.amount, seat, CAUSES[origin])


class Burst(_Wave):
    """All on the eight squares round the character (Estallido)."""

    __slots__ = ()

    def reached(self, s: TanxiState, seat: int, other: int, effect: Effect) -> bool:
        """Whether another character stands there."""
        board, at, there = s.board, s.at[seat], s.at[other]
        return abs(board.column[at] - board.column[there]) <= 1 and abs(board.row[at] - board.row[there]) <= 1


class Quake(_Wave):
    """All within reach (the favour of Karhún)."""

    __slots__ = ()

    def reached(self, s: TanxiState, seat: int, other: int, effect: Effect) -> bool:
        """Whether another character is near enough."""
        return s.board.steps(s.at[seat], s.at[other]) <= effect.reach


# Deeds to one other, who must be chosen.


class _Aimed(Deed):
    """Something done to one other character."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether anybody fits."""
        return bool(self.candidates(s, seat, effect))

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Ask to whom."""
        s.agenda.append(Target(seat, origin, number, 0))


class _Near(_Aimed):
    """To another character within reach, whatever lies between (TX-A96)."""

    __slots__ = ()

    def candidates(self, s: TanxiState, seat: int, effect: Effect) -> list[int]:
        """Return who is within reach."""
        at = s.at[seat]
        return [other for other in others_in_order(s, seat) if s.board.steps(at, s.at[other]) <= effect.reach]


class Poison(_Near):
    """It loses life (Frasco de veneno, Vapor tóxico)."""

    __slots__ = ()

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Hurt it."""
        hurt(s, chosen, effect.amount, seat, CAUSES[origin])


class Root(_Near):
    """It has less energy in its next turn (Raíces)."""

    __slots__ = ()

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Slow it down."""
        slow_down(s, chosen, effect.amount)


class SwapPlaces(_Near):
    """The two change places (Espejismo)."""

    __slots__ = ()

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Exchange them."""
        mine, other = s.at[seat], s.at[chosen]
        s.at[seat], s.at[chosen] = other, mine
        s.occupant[mine], s.occupant[other] = chosen, seat
        if s.listen:
            s.note(SWAPPED_PLACES, seat, chosen)


class Snatch(_Near):
    """A random hand card of it (Manos largas)."""

    __slots__ = ()

    def candidates(self, s: TanxiState, seat: int, effect: Effect) -> list[int]:
        """Return who is within reach and holds cards."""
        return [other for other in super().candidates(s, seat, effect) if s.hands[other]]

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Take it; only the two know which one it was."""
        kind = pass_secretly(s, chosen, seat, s.source.below(len(s.hands[chosen])))
        if s.listen:
            s.note_for(1 << seat | 1 << chosen, TOOK, seat, chosen, kind)


class Bolt(_Aimed):
    """Another character in a straight clear line loses life (Pergamino del rayo)."""

    __slots__ = ()

    def candidates(self, s: TanxiState, seat: int, effect: Effect) -> list[int]:
        """Return who stands in such a line, within reach where the word has one."""
        at, reach = s.at[seat], effect.reach or s.board.size
        return [other for other in others_in_order(s, seat) if 0 < line(s, at, s.at[other]) <= reach]

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Hurt it."""
        hurt(s, chosen, effect.amount, seat, CAUSES[origin])


class Harpoon(Bolt):
    """It also is pulled along the line to the square next to the character (Arpón)."""

    __slots__ = ()

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Hurt and pull it."""
        at = s.at[seat]
        next_to = s.board.ray[at][s.board.side(at, s.at[chosen])][0]
        hurt(s, chosen, effect.amount, seat, CAUSES[origin])
        if s.at[chosen] not in {NOTHING, next_to}:
            put(s, chosen, next_to)
            if s.listen:
                s.note(PULLED, seat, chosen, next_to)


class Strike(_Aimed):
    """An attack without energy, with something more to it (TX-195, TX-A101)."""

    __slots__ = ("style",)

    def __init__(self, style: int) -> None:
        self.style: Final = style

    def candidates(self, s: TanxiState, seat: int, effect: Effect) -> list[int]:
        """Return who may be attacked."""
        return attackable(s, seat, self.style, effect.amount)

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Attack."""
        begin_attack(s, seat, chosen, self.style, effect.do, effect.amount, bonus)


class Stronger(Strike):
    """The attack is stronger (the favour of Bromo)."""

    __slots__ = ()

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Attack with the bonus."""
        begin_attack(s, seat, chosen, self.style, effect.do, effect.less, effect.amount)


class Hire(Strike):
    """A card is discarded first: its coins make the attack stronger (Mercenario)."""

    __slots__ = ()

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether there is a card to discard and somebody to attack."""
        return bool(s.hands[seat]) and bool(self.candidates(s, seat, effect))

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Ask for the card."""
        s.agenda.append(Hired(seat, origin, number))


# Deeds for which a quadrant must be chosen.


class _Deck(Deed):
    """Something with the exploration deck of one quadrant."""

    __slots__ = ()

    def candidates(self, s: TanxiState, seat: int, effect: Effect) -> list[int]:
        """Return the decks with cards."""
        return [deck for deck in range(DECKS) if s.decks[deck]]

    def possible(self, s: TanxiState, seat: int, effect: Effect) -> bool:
        """Whether there is one to choose."""
        return bool(self.candidates(s, seat, effect))

    def do(self, s: TanxiState, seat: int, effect: Effect, origin: int, number: int) -> None:
        """Ask which."""
        s.agenda.append(Quadrant(seat, origin, number))


class Search(_Deck):
    """Look at the top cards; one that is not a monster may be taken (Mapa antiguo, the favour of Ofiria)."""

    __slots__ = ()

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Look, and ask."""
        s.agenda.append(PickCard(seat, chosen, look(s, seat, chosen, effect.amount), 0))


class Arrange(_Deck):
    """Look at the top cards and put them back in any order (Presagio)."""

    __slots__ = ()

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Look, and ask for the order."""
        s.agenda.append(OrderCards(seat, chosen, look(s, seat, chosen, effect.amount)))


class Storm(_Deck):
    """All others in a quadrant lose life (the favour of Nublia)."""

    __slots__ = ()

    def candidates(self, s: TanxiState, seat: int, effect: Effect) -> list[int]:
        """Return the quadrants with another character in them."""
        return sorted({s.board.quadrant[s.at[other]] for other in others_in_order(s, seat)})

    def hit(self, s: TanxiState, seat: int, chosen: int, effect: Effect, origin: int, bonus: int) -> None:
        """Hurt them, clockwise."""
        for other in others_in_order(s, seat):
            if s.board.quadrant[s.at[other]] == chosen:
                hurt(s, other, effect.amount, seat, CAUSES[origin])


_BY_WORD: Final[dict[str, Deed]] = {
    "none": Deed(),
    "heal": Heal(),
    "heal_all": Heal(),
    "orb": Orb(),
    "walk": Walk(0),
    "slip": Walk(1),
    "energy": MoreEnergy(),
    "search": Search(),
    "arrange": Arrange(),
    "poison": Poison(),
    "bolt": Bolt(),
    "harpoon": Harpoon(),
    "guard": Guard(),
    "rage": Rage(),
    "burst": Burst(),
    "quake": Quake(),
    "storm": Storm(),
    "root": Root(),
    "snatch": Snatch(),
    "swap_places": SwapPlaces(),
    "freeze": Freeze(),
    "luck": Luck(),
    "quick_hand": QuickHand(),
    "courier": Send(),
    "strike": Stronger(ANY_STYLE),
    "chill": Strike(ANY_STYLE),
    "long_shot": Strike(ONE_RANGED),
    "gamble": Strike(ANY_STYLE),
    "hammer": Strike(MELEE),
    "shove": Strike(MELEE),
    "backstab": Stronger(ANY_STYLE),
    "hire": Hire(ANY_STYLE),
}
BY_NUMBER: Final = [_BY_WORD[word] for word in DEEDS]
"""In the order of the vocabulary: a card's word is a number."""
