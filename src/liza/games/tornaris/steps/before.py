"""Before the own space: the Cuervo, the Guante and Zelrac's challenge (TR-092, TR-094, TR-106, TR-D09)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.hands import buy, discard_gear, full, held, shop_price, use_object
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.asking import SEATS, Window, named
from liza.games.tornaris.steps.choices import refuse_discard, refuse_price
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import (
    CHALLENGE,
    CHALLENGED,
    DAY,
    DONE,
    DUNGEON,
    FOR_HONOUR,
    GLOVE,
    GLOVE_USED,
    RAVEN,
    RAVEN_USED,
    SHOP,
    TARGET,
    USE_GLOVE,
)
from liza.kernel.compiling import mypyc_attr
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class BeforeDungeon(Window):
    """A combatant with an object, among others, may throw a Guante down before the fight (TR-A65)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the seat, if it has any object."""
        return self.asked if s.bags[self.seat] else NOBODY

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return going on, and everybody in the same place."""
        return [DONE, *neighbours(s, seat, USE_GLOVE)] if held(s.bags[seat], GLOVE) else [DONE]

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why somebody cannot be challenged."""
        return refuse_challenge(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Throw it down, or go on."""
        if action == DONE:
            s.agenda.pop()
        else:
            throw_glove(s, seat, action - USE_GLOVE)


class BeforeSpace(Window):
    """Everybody with any card, and whoever may challenge, at the own place in the order (TR-A64, TR-A104)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the seat, if it has anything to decide with."""
        seat = self.seat
        asked = s.bags[seat] or s.gear[seat] or s.rules.content.challenge[s.characters[seat]]
        return self.asked if asked else NOBODY

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return going on, purchases from afar and challenges."""
        found = [DONE]
        bag = s.bags[seat]
        place = s.places[seat]
        if s.half == DAY and place != SHOP and held(bag, RAVEN):
            found += purchases(s, seat, s.rules.raven_base)
        if place != DUNGEON:
            if held(bag, GLOVE):
                found += neighbours(s, seat, USE_GLOVE)
            if not s.challenged and s.rules.content.challenge[s.characters[seat]]:
                found += neighbours(s, seat, CHALLENGE)
        return found

    def refuse_choice(self, s: TornarisState, seat: int, action: int) -> Refusal | None:
        """Return why something cannot be bought from afar, or somebody not be challenged."""
        rules = s.rules
        if rules.raven_base <= action < rules.sell_base:
            if not held(s.bags[seat], RAVEN):
                return Refusal("TR-092")
            if s.half != DAY or s.places[seat] == SHOP:
                return Refusal("TR-A64")
            return refuse_purchase(s, seat, action - rules.raven_base)
        return refuse_discard(s, seat, action) or refuse_challenge(s, seat, action)

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Do one thing, or go on to the space."""
        rules = s.rules
        if action == DONE:
            s.agenda.pop()
        elif action >= rules.discard_base:
            discard_gear(s, seat, action - rules.discard_base)
        elif action >= rules.raven_base:
            use_object(s, seat, RAVEN)
            if s.listen:
                s.note(RAVEN_USED, seat)
            purchase(s, seat, action - rules.raven_base)
        elif action >= CHALLENGE:
            s.challenged = 1
            rival = action - CHALLENGE
            if s.listen:
                s.note(CHALLENGED, seat, rival)
            duel(s, seat, rival, FOR_HONOUR, int(s.options["duel_stake"]))
        else:
            throw_glove(s, seat, action - USE_GLOVE)


BEFORE_DUNGEONS: Final = [BeforeDungeon(seat) for seat in SEATS]
BEFORE_SPACES: Final = [BeforeSpace(seat) for seat in SEATS]


def neighbours(s: TornarisState, seat: int, base: int) -> list[int]:
    """Return one action for everybody else in the same place."""
    here = s.places[seat]
    return [base + other for other, place in enumerate(s.places) if place == here and other != seat]


def throw_glove(s: TornarisState, seat: int, rival: int) -> None:
    """Use a Guante del Duelo: the rival cannot refuse (TR-A57)."""
    use_object(s, seat, GLOVE)
    if s.listen:
        s.note(GLOVE_USED, seat, rival)
    duel(s, seat, rival, FOR_HONOUR, int(s.options["duel_stake"]))


def refuse_challenge(s: TornarisState, seat: int, action: int) -> Refusal | None:
    """Return why somebody cannot be challenged."""
    if USE_GLOVE <= action < CHALLENGE:
        if not held(s.bags[seat], GLOVE):
            return Refusal("TR-094", "held")
        return Refusal("TR-094", "there")
    if CHALLENGE <= action < TARGET:
        if not s.rules.content.challenge[s.characters[seat]]:
            return Refusal("TR-106", "other")
        return Refusal("TR-106", "used") if s.challenged else Refusal("TR-106", "there")
    return None


def purchases(s: TornarisState, seat: int, base: int) -> list[int]:
    """Return what can be bought from the row; with a full hand, what could be discarded for it (TR-062, TR-A29)."""
    found = [action for action in named(base, s.row) if s.gold[seat] >= shop_price(s, seat, action - base)]
    return named(s.rules.discard_base, s.gear[seat]) if found and full(s, seat) else found


def purchase(s: TornarisState, seat: int, kind: int) -> None:
    """Buy a card of the row."""
    s.row.remove(kind)
    buy(s, seat, kind, shop_price(s, seat, kind))


def refuse_purchase(s: TornarisState, seat: int, kind: int) -> Refusal:
    """Return why a card cannot be bought."""
    if kind not in s.row:
        return Refusal("TR-030", "row")
    return refuse_price(s, seat, shop_price(s, seat, kind))
