"""The window in which one may sell and drink besides what is asked (TR-A103)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.hands import held, sale_value, sell, use_object
from liza.games.tornaris.purse import recover
from liza.games.tornaris.state import KIND, TornarisState
from liza.games.tornaris.vocabulary import MOST_SEATS, POTION, POTION_USED, USE_POTION
from liza.kernel.compiling import mypyc_attr
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Ask

SEATS: Final = range(MOST_SEATS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Ask[TornarisState]):
    """A decision outside combat: besides what is asked, equipment may be sold and a Poción be drunk."""

    __slots__ = ()

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return what this moment is about."""
        raise NotImplementedError

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Do what this moment is about."""
        raise NotImplementedError

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why something that this moment is about cannot be done."""
        return None

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return what this moment is about, sales and the Poción."""
        return self.choices(s, seat) + besides(s, seat)

    def refuse(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why something cannot be done at this moment."""
        if is_besides(s, action):
            return refuse_besides(s, seat, action)
        return self.refuse_choice(s, seat, action)

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Sell, drink, or do what this moment is about."""
        if is_besides(s, action):
            do_besides(s, seat, action)
        else:
            self.choose(s, seat, action)


def besides(s: TornarisState, seat: int) -> list[int]:
    """Return what can be sold, and the Poción if there is mana to recover."""
    found = named(s.rules.sell_base, s.gear[seat])
    if s.mana[seat] < s.most[seat] and held(s.bags[seat], POTION):
        found.append(USE_POTION)
    return found


def is_besides(s: TornarisState, action: int) -> bool:
    """Whether an action is a sale or the Poción."""
    return action == USE_POTION or s.rules.sell_base <= action < s.rules.discard_base


def do_besides(s: TornarisState, seat: int, action: int) -> None:
    """Sell something, or drink."""
    if action == USE_POTION:
        drink(s, seat)
        return
    kind = action - s.rules.sell_base
    sell(s, seat, kind, sale_value(s, kind))


def refuse_besides(s: TornarisState, seat: int, action: int) -> Refusal:
    """Return why something cannot be sold, or no Poción be drunk."""
    return refuse_potion(s, seat) if action == USE_POTION else Refusal("TR-061", "held")


def sells_anytime(s: TornarisState) -> bool:
    """Whether it was agreed to sell in combat too; the tournament's duels know no sales at all (TR-A84, TR-A103)."""
    return bool(s.options["sell_anytime"]) and not s.order


def named(base: int, hand: list[int]) -> list[int]:
    """Return one action for every kind of card in a hand."""
    found: list[int] = []
    for card in hand:
        action = base + (card & KIND)
        if action not in found:
            found.append(action)
    return found


def drink(s: TornarisState, seat: int) -> None:
    """Drink a Poción de Maná (TR-095)."""
    use_object(s, seat, POTION)
    if s.listen:
        s.note(POTION_USED, seat)
    recover(s, seat, s.most[seat])


def refuse_potion(s: TornarisState, seat: int) -> Refusal:
    """Return why no Poción can be drunk outside combat."""
    return Refusal("TR-095", "full") if held(s.bags[seat], POTION) else Refusal("TR-095", "held")
