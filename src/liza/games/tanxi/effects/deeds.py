"""What objects, special abilities and favours do, attacks aside (``strikes.py``)."""

from __future__ import annotations

from typing import Any, Final

from liza.games.tanxi import events
from liza.games.tanxi.content.words import AMOUNT, ORB, REACH, Deed
from liza.games.tanxi.effects.strikes import STRIKES, ask_whom
from liza.games.tanxi.mechanics.primitives import gain_orb, hurt, put, recover, slow_down, take_secretly
from liza.games.tanxi.mechanics.walking import line
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps.acting import Quadrant
from liza.games.tanxi.steps.choices import FreeStep, IceSquare, OrderCards, PickCard, ice_squares
from liza.games.tanxi.steps.equipping import FreeEquip
from liza.games.tanxi.steps.looking import look
from liza.games.tanxi.steps.monster import cannot_explore, mark_explored
from liza.games.tanxi.steps.village import Courier, services
from liza.games.tanxi.vocabulary import DECKS
from liza.kernel.core.card_words import Bounds, Family
from liza.kernel.core.spec import Clause

DEEDS: Final = Family(Deed)


def _wounded(s: TanxiState, seat: int, deed: Deed) -> bool:
    return s.explorers[seat].life < s.max_life(seat)


@DEEDS.does("heal", amount=AMOUNT, needs=_wounded)
def heal(s: TanxiState, seat: int, deed: Deed) -> None:
    """Recover life."""
    recover(s, seat, deed.amount, deed.cause)


@DEEDS.does("heal_all", needs=_wounded)
def heal_all(s: TanxiState, seat: int, deed: Deed) -> None:
    """Recover all life."""
    recover(s, seat, s.max_life(seat), deed.cause)


def _lacks_orb(s: TanxiState, seat: int, deed: Deed) -> bool:
    return not s.explorers[seat].has_orb(deed.orb)


@DEEDS.does("orb", orb=ORB, needs=_lacks_orb)
def take_orb(s: TanxiState, seat: int, deed: Deed) -> None:
    """Take an orb token, unless one of that kind is held (TX-155, TX-A53)."""
    gain_orb(s, seat, deed.orb, deed.cause)


def _has_way(s: TanxiState, seat: int, deed: Deed) -> bool:
    return len(FreeStep(seat, deed.amount, deed.through).squares(s)) > 0


def _walk(s: TanxiState, seat: int, deed: Deed) -> None:
    s.next(FreeStep(seat, deed.amount, deed.through))


DEEDS.row("walk", amount=AMOUNT, needs=_has_way, do=_walk)  # without energy (Marea viva, Ráfaga)
DEEDS.row("slip", amount=AMOUNT, needs=_has_way, do=_walk, through=1)  # also through characters (Bomba de humo)


@DEEDS.does("energy", amount=AMOUNT)
def energy(s: TanxiState, seat: int, deed: Deed) -> None:
    """More energy this turn (TX-074)."""
    s.turn.extra += deed.amount
    events.energy_gained(s, seat=seat, amount=deed.amount)


# In a quadrant, which must be chosen.


def _filled(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    return [deck for deck in range(DECKS) if s.decks[deck]]


def _ask_where(s: TanxiState, seat: int, deed: Deed) -> None:
    s.next(Quadrant(seat, deed.number))


_DECK: Final[dict[str, Any]] = {"fits": _filled, "do": _ask_where}


@DEEDS.does("search", "hit", amount=AMOUNT, **_DECK)
def search(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """Look at the top cards; one that is not a monster may be taken (Mapa antiguo, the favour of Ofiria)."""
    s.next(PickCard(seat, chosen, look(s, seat, chosen, deed.amount), 0))


@DEEDS.does("arrange", "hit", amount=AMOUNT, **_DECK)
def arrange(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """Look at the top cards and put them back in any order (Presagio)."""
    s.next(OrderCards(seat, chosen, look(s, seat, chosen, deed.amount)))


# To one other, who must be chosen: within reach, whatever lies between (TX-A96), or in a straight clear line.


def _near(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    at = s.explorers[seat].at
    return [other for other in s.others_in_order(seat) if s.board.steps(at, s.explorers[other].at) <= deed.reach]


def _near_with_cards(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    return [other for other in _near(s, seat, deed) if s.explorers[other].hand]


def _in_line(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    at, reach = s.explorers[seat].at, deed.reach or s.board.size
    return [other for other in s.others_in_order(seat) if 0 < line(s, at, s.explorers[other].at) <= reach]


def _wound(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """The chosen character loses life."""
    hurt(s, chosen, deed.amount, seat, deed.cause)


DEEDS.row("poison", amount=AMOUNT, reach=REACH, fits=_near, do=ask_whom, hit=_wound)  # Frasco de veneno, Vapor tóxico
DEEDS.row("bolt", amount=AMOUNT, fits=_in_line, do=ask_whom, hit=_wound)  # Pergamino del rayo


@DEEDS.does("harpoon", "hit", amount=AMOUNT, reach=REACH, fits=_in_line, do=ask_whom)
def harpoon(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """It also is pulled along the line to the square next to the character (Arpón, TX-A108)."""
    at, victim = s.explorers[seat].at, s.explorers[chosen]
    next_to = s.board.ray[at][s.board.side(at, victim.at)][0]
    _wound(s, seat, deed, chosen, paid)
    if victim.on_island() and victim.at != next_to:
        put(s, chosen, next_to)
        events.pulled(s, seat=seat, target_seat=chosen, square=next_to)


def _sheltering(deed: Deed) -> Clause:
    """Return the sentence of a guard: it names dice and shelter only where there are any."""
    more = ("-sheltered" if deed.fog else "") + ("-dice" if deed.dice else "")
    numbers = {"amount": deed.amount, "dice": deed.dice} if deed.dice else {"amount": deed.amount}
    return f"clause-deed-guard{more}", numbers


@DEEDS.does("guard", amount=AMOUNT, dice=Bounds(0, 3), fog=Bounds(0, 1), says=_sheltering)
def guard(s: TanxiState, seat: int, deed: Deed) -> None:
    """Defence, defence dice or shelter from fog until the start of the own next turn (TX-A99)."""
    who = s.explorers[seat]
    who.guard += deed.amount
    who.guard_dice += deed.dice
    who.sheltered |= deed.fog
    events.guarded(s, seat=seat, amount=deed.amount)


def _boost(s: TanxiState, seat: int, deed: Deed) -> None:
    """The next attack of this turn is stronger."""
    s.turn.rage += deed.amount
    events.boosted(s, seat=seat, amount=deed.amount)


DEEDS.row("rage", amount=AMOUNT, do=_boost)

# To all others somewhere, one after another, clockwise (TX-A32). None of this is an attack (TX-A100), and nothing
# defends against it (TX-072, TX-A80).


def _around(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    board, at = s.board, s.explorers[seat].at
    found: list[int] = []
    for other in s.others_in_order(seat):
        there = s.explorers[other].at
        if abs(board.column[at] - board.column[there]) <= 1 and abs(board.row[at] - board.row[there]) <= 1:
            found.append(other)
    return found


def _wave(s: TanxiState, seat: int, deed: Deed) -> None:
    """All whom it reaches lose life."""
    for other in s.others_in_order(seat):
        if other in deed.candidates(s, seat):
            hurt(s, other, deed.amount, seat, deed.cause)


DEEDS.row("burst", amount=AMOUNT, fits=_around, do=_wave)  # the eight squares round the character (Estallido)
DEEDS.row("quake", amount=AMOUNT, reach=REACH, fits=_near, do=_wave)  # within reach (the favour of Karhún)


def _peopled(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    return sorted({s.board.quadrant[s.explorers[other].at] for other in s.others_in_order(seat)})


@DEEDS.does("storm", "hit", amount=AMOUNT, fits=_peopled, do=_ask_where)
def storm(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """All others in a quadrant lose life (the favour of Nublia)."""
    for other in s.others_in_order(seat):
        if s.board.quadrant[s.explorers[other].at] == chosen:
            hurt(s, other, deed.amount, seat, deed.cause)


@DEEDS.does("root", "hit", amount=AMOUNT, reach=REACH, fits=_near, do=ask_whom)
def root(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """It has less energy in its next turn (Raíces)."""
    slow_down(s, chosen, deed.amount, deed.cause)


@DEEDS.does("snatch", "hit", reach=REACH, fits=_near_with_cards, do=ask_whom)
def snatch(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """A random hand card of it (Manos largas)."""
    take_secretly(s, seat, chosen, s.source.below(len(s.explorers[chosen].hand)), deed.cause)


@DEEDS.does("swap_places", "hit", reach=REACH, fits=_near, do=ask_whom)
def swap_places(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    """The two change places: that is no movement (Espejismo, TX-A108)."""
    who, other = s.explorers[seat], s.explorers[chosen]
    who.at, other.at = other.at, who.at
    s.occupant[who.at], s.occupant[other.at] = seat, chosen
    events.swapped_places(s, seat=seat, target_seat=chosen)


def _sees_squares(s: TanxiState, seat: int, deed: Deed) -> bool:
    return len(ice_squares(s, seat, deed.reach)) > 0


@DEEDS.does("freeze", amount=AMOUNT, reach=REACH, needs=_sees_squares)
def freeze(s: TanxiState, seat: int, deed: Deed) -> None:
    """Ice tokens on the island (Bloques de Hielo, TX-A83)."""
    s.next(IceSquare(seat, deed.amount, deed.reach, 0))


def _may_explore(s: TanxiState, seat: int, deed: Deed) -> bool:
    return cannot_explore(s, seat, free=True) is None


@DEEDS.does("luck", amount=AMOUNT, needs=_may_explore)
def luck(s: TanxiState, seat: int, deed: Deed) -> None:
    """Explore without energy, with more cards to choose from, on a point not yet explored (Suerte, TX-A47, TX-A48)."""
    deck = mark_explored(s, seat)
    s.next(PickCard(seat, deck, look(s, seat, deck, deed.amount), 1))


@DEEDS.does("quick_hand", amount=AMOUNT)
def quick_hand(s: TanxiState, seat: int, deed: Deed) -> None:
    """One change of equipment without energy, and the next attack is stronger (Mano rápida)."""
    _boost(s, seat, deed)
    s.next(FreeEquip(seat))


def _is_served(s: TanxiState, seat: int, deed: Deed) -> bool:
    return len(services(s, seat)) > 0


@DEEDS.does("courier", needs=_is_served, spends=True)
def courier(s: TanxiState, seat: int, deed: Deed) -> None:
    """An interaction from any square (Correo)."""
    s.next(Courier(seat))


DEEDS.words.update(STRIKES.words)
