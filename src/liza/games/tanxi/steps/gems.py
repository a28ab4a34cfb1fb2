"""Gem actions, special abilities and favours: at every decision of the own turn (TX-102, TX-193 to TX-199, TX-A39).

A question of the own turn that a gem action interrupts is put off: ``Resume`` waits below what was invoked and brings
the question back, with the monster or the attack that it was about. What has become impossible meanwhile lapses.

No gem action is taken between a die and what follows from it, while gems are being paid, while cards of a deck are
being looked at, in the middle of a payment, or before a character is back on the island.
"""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content import Effect
from liza.games.tanxi.purse import CARD, TOKEN, drop_gem_card, gem_cards, gems_of, pay_gem
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.vocabulary import (
    ABILITY_USED,
    FAVOUR_COST,
    FAVOUR_INVOKED,
    FORESIGHT,
    GEM,
    NOTHING,
    SHEET,
)
from liza.kernel.compiling import mypyc_attr
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step

ABILITY: Final = 0
FAVOUR: Final = 1
OBJECT: Final = 2
CAUSES: Final = ("effect", "favour", "effect")


def effect_of(s: TanxiState, origin: int, number: int) -> Effect:
    """Return what an ability, a favour or an object does."""
    content = s.rules.content
    if origin == ABILITY:
        return content.abilities[number]
    return content.favours[number] if origin == FAVOUR else content.effect[number]


def possible(s: TanxiState, seat: int, effect: Effect) -> bool:
    """Whether an effect could change anything now."""
    return s.rules.deeds[effect.do].possible(s, seat, effect)


def affordable(s: TanxiState, seat: int, cost: int, effect: Effect) -> bool:
    """Whether gems can be paid so that the effect is still possible afterwards."""
    cards = max(0, cost - s.gems[seat])
    if cards > gem_cards(s, seat):
        return False
    return possible(s, seat, effect) if not cards else _possible_without(s, seat, cards, effect)


def _possible_without(s: TanxiState, seat: int, cards: int, effect: Effect) -> bool:
    """Whether an effect would be possible with some gem cards less in the hand."""
    kept = s.hands[seat]
    s.hands[seat] = kept[:]
    for _ in range(cards):
        drop_gem_card(s, seat)
    found = possible(s, seat, effect)
    s.hands[seat] = kept
    return found


# Which gem actions there are, and why not.


def gem_actions(s: TanxiState, seat: int, found: list[int]) -> None:
    """Add the abilities and favours that the seat could invoke now (TX-103)."""
    if not gems_of(s, seat):
        return
    content, rules = s.rules.content, s.rules
    if not s.ability_used:
        own = content.abilities_of[s.who[seat]]
        found += [rules.ability + number for number in own if affordable(s, seat, 1, content.abilities[number])]
    if not s.favour_used:
        awake = s.deities[: s.revealed]
        cost = FAVOUR_COST
        found += [rules.favour + deity for deity in awake if affordable(s, seat, cost, content.favours[deity])]


def is_gem_action(s: TanxiState, action: int) -> bool:
    """Whether an action invokes an ability or a favour."""
    return s.rules.ability <= action < s.rules.visit


def refuse_gem_action(s: TanxiState, seat: int, action: int) -> Refusal:
    """Return why an ability or a favour cannot be invoked."""
    rules, content = s.rules, s.rules.content
    if action < rules.favour:
        number = action - rules.ability
        if number not in content.abilities_of[s.who[seat]]:
            return Refusal("TX-193", "own")
        if s.ability_used:
            return Refusal("TX-194")
        return Refusal("TX-193") if not gems_of(s, seat) else Refusal("TX-A98")
    if action - rules.favour not in s.deities[: s.revealed]:
        return Refusal("TX-198")
    if s.favour_used:
        return Refusal("TX-197")
    return Refusal("TX-196") if gems_of(s, seat) < FAVOUR_COST else Refusal("TX-A98")


def invoke(s: TanxiState, seat: int, action: int) -> None:
    """Pay for an ability or a favour; then it takes effect (TX-193, TX-196)."""
    if action < s.rules.favour:
        s.ability_used = 1
        origin, number, cost, told = ABILITY, action - s.rules.ability, 1, ABILITY_USED
    else:
        s.favour_used = 1
        origin, number, cost, told = FAVOUR, action - s.rules.favour, FAVOUR_COST, FAVOUR_INVOKED
    if s.listen:
        s.note(told, seat, number)
    s.agenda.append(Act(seat, origin, number))
    s.agenda += [PayGem(seat, origin, number)] * cost


# Questions that a gem action may come before.


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnAsk(Ask[TanxiState]):
    """A decision of the own turn: besides what it is about, a gem action may be taken first (TX-A39)."""

    __slots__ = ()

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return what the decision is about."""
        raise NotImplementedError

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why one of its choices is not possible; None for what belongs to another moment."""
        return None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def stands(self, s: TanxiState) -> bool:
        """Whether the question is still one after a gem action."""
        return bool(self.choices(s, self.seat))

    def lapse(self, s: TanxiState) -> None:
        """Come to nothing: the question has been taken off the agenda."""

    def interruptible(self, s: TanxiState) -> bool:
        """Whether a gem action may come first."""
        return s.gems_anytime

    def put_off(self, s: TanxiState) -> None:
        """Forget the parts of the answer that were given already."""

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the choices, and the gem actions."""
        found = self.choices(s, seat)
        if self.interruptible(s):
            gem_actions(s, seat, found)
        return found

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return the rule against one of them."""
        if is_gem_action(s, action):
            return refuse_gem_action(s, seat, action) if self.interruptible(s) else None
        return self.why_not(s, seat, action)

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Do what was chosen, or put the question off for a gem action."""
        if not is_gem_action(s, action):
            self.choose(s, seat, action)
            return
        self.put_off(s)
        s.agenda.append(Resume(seat, s.foe, s.foe_deck, s.warded, *s.blow))
        s.foe = s.foe_deck = NOTHING
        s.warded = 0
        s.blow = []
        invoke(s, seat, action)


class Resume(Step[TanxiState]):
    """After a gem action the question below comes back, unless it has become pointless (TX-A39)."""

    __slots__ = ("blow", "deck", "foe", "seat", "warded")

    def __init__(self, seat: int, foe: int, deck: int, warded: int, *blow: int) -> None:
        self.seat: Final = seat
        self.foe: Final = foe
        """The monster that was being met, its deck, and whether an orb has cancelled its ambush."""
        self.deck: Final = deck
        self.warded: Final = warded
        self.blow: Final = blow
        """The attack that was being declared."""

    def args(self) -> tuple[int, ...]:
        """Return the seat, the monster with its deck and the attack."""
        return (self.seat, self.foe, self.deck, self.warded, *self.blow)

    def run(self, s: TanxiState) -> None:
        """Go on where the gem action was taken."""
        s.foe, s.foe_deck, s.warded = self.foe, self.deck, self.warded
        s.blow = list(self.blow)
        top = s.agenda[-1]
        if isinstance(top, TurnAsk) and (s.at[self.seat] < 0 or not top.stands(s)):
            s.agenda.pop()
            top.lapse(s)
        elif s.sheet[self.seat * SHEET + FORESIGHT]:
            s.agenda.append(s.rules.glance)


# What a gem action leads to.


class AskForEffect(TurnAsk):
    """Something that must be known before an effect of a card or an ability happens."""

    __slots__ = ("number", "origin")

    def __init__(self, seat: int, origin: int, number: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the seat, and which effect of what."""
        return (self.seat, self.origin, self.number)


class PayGem(Ask[TanxiState]):
    """One gem of a cost: a token or a card, where both are there (TX-D32, TX-A42). It is paid in one go."""

    __slots__ = ("number", "origin")

    def __init__(self, seat: int, origin: int, number: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the seat, and which effect of what is paid for."""
        return (self.seat, self.origin, self.number)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, if it may pay in two ways."""
        seat = self.seat
        if not s.gems[seat] or not gem_cards(s, seat):
            return NOBODY
        effect = effect_of(s, self.origin, self.number)
        return self.asked if _possible_without(s, seat, 1, effect) else NOBODY

    def run(self, s: TanxiState) -> None:
        """Pay in the only way there is."""
        pay_gem(s, self.seat, TOKEN if s.gems[self.seat] else CARD)

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return both ways."""
        return [GEM + TOKEN, GEM + CARD]

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Pay."""
        s.agenda.pop()
        pay_gem(s, seat, action - GEM)


class Act(Step[TanxiState]):
    """An ability, a favour or an object takes effect."""

    __slots__ = ("number", "origin", "seat")

    def __init__(self, seat: int, origin: int, number: int) -> None:
        self.seat: Final = seat
        self.origin: Final = origin
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        """Return the seat and what takes effect."""
        return (self.seat, self.origin, self.number)

    def run(self, s: TanxiState) -> None:
        """Do it."""
        effect = effect_of(s, self.origin, self.number)
        s.rules.deeds[effect.do].do(s, self.seat, effect, self.origin, self.number)
