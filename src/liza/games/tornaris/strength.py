"""How strong a seat is in a combat: what it could still add, what its dice may become, and how likely a lead wins."""

from __future__ import annotations

from math import exp
from typing import Final

from liza.games.tornaris.arms import HUNT, at_hand
from liza.games.tornaris.content.words import DEARER
from liza.games.tornaris.hands import count, held
from liza.games.tornaris.power import DEAREST
from liza.games.tornaris.state import KIND, TornarisState
from liza.games.tornaris.steps.combat import PickDice, PickDie, RaiseDie
from liza.games.tornaris.steps.tournament import CONVERTS
from liza.games.tornaris.vocabulary import EQUIPMENT_GOOD, FAMILIAR, GOOD_PRICES, POTION, SIDES

_MAGIC: Final = 1.3
"""What the gift of rolling one die again adds to a combat."""
_MAGIC_KEPT: Final = 1.0
"""What it is worth at least while it is kept: a lower die may come."""
_SUMMON: Final = 6.5
"""What a Familiar adds in the dungeon."""
DIE: Final = 3.5
"""A die, on average."""
_LUCK: Final = 0.85
"""What is drawn is worth less than what is held: nobody sells a card to draw its like."""


def reach_of(s: TornarisState, seat: int, below: bool) -> float:
    """Return how many points a fighter could still add with the mana at hand."""
    powers = s.rules.powers
    rank = powers.rank
    power = powers.hunt if below else powers.duel
    hand = sorted([rank[card & KIND] for card in at_hand(s, seat)])
    dearer = 0
    reach = 0.0
    if s.used:
        for kind in s.used[seat]:
            hand.remove(rank[kind])
        dearer = _dearer(s)
    mana = s.mana[seat]
    for place in hand:
        cost = powers.mana[place]
        if cost:
            cost += dearer
        if cost <= mana:
            mana -= cost
            reach += power[place]
    if below:
        reach += _SUMMON * count(s.bags[seat], FAMILIAR)
    if not (s.used and s.dice[seat]):
        return reach + _gift(s, seat, mana)
    return reach + _to_come(s, seat)


def _dearer(s: TornarisState) -> int:
    """Return what the monster that is fought adds to every price in mana."""
    if s.cause != HUNT:
        return 0
    ability = s.rules.content.ability[s.monster]
    return ability.amount if ability.do == DEARER else 0


def _to_come(s: TornarisState, seat: int) -> float:
    """Return what dice that are about to change will add, and the gift of rolling one again as long as it is unused."""
    dice = s.dice[seat]
    lowest = min(dice) if dice else SIDES
    gain = 0.0
    top = s.agenda[-1]
    if isinstance(top, PickDie):
        if top.seat == seat:
            gain = DIE - lowest
    elif isinstance(top, RaiseDie):
        if top.seat == seat:
            gain = float(min(top.most, SIDES - lowest))
    elif isinstance(top, PickDice) and top.seat == seat:
        gain = DIE * len(s.picked)
        for face in dice:
            gain += max(0.0, DIE - face)
    if s.rules.content.magic[s.characters[seat]] and not s.magic_used:
        gain += max(_MAGIC_KEPT, DIE - lowest)
    return gain


def _gift(s: TornarisState, seat: int, mana: int) -> float:
    """Return what the character of a seat will add to a combat that has not begun, with the mana left to it."""
    if s.rules.content.temporary[s.characters[seat]]:
        return s.rules.powers.drawn[min(mana, DEAREST)]
    return _MAGIC if s.rules.content.magic[s.characters[seat]] else 0.0


def reach_later(s: TornarisState, seat: int) -> float:
    """Return how many points a seat could add in a later duel of the tournament, after a potion and with its gold."""
    powers = s.rules.powers
    rank = powers.rank
    mana = s.most[seat] if held(s.bags[seat], POTION) else s.mana[seat]
    reach = 0.0
    for place in sorted([rank[card & KIND] for card in s.gear[seat]]):
        if powers.mana[place] <= mana:
            mana -= powers.mana[place]
            reach += powers.duel[place]
    if CONVERTS[seat] in s.agenda:
        room = min(s.slots[seat] - len(s.gear[seat]), len(s.gear_deck) + len(s.gear_discard))
        bought = min(room, s.gold[seat] // GOOD_PRICES[EQUIPMENT_GOOD])
        if bought > 0:
            reach += _LUCK * _draws(s, float(mana), bought)
    return reach + _gift(s, seat, mana)


def _draws(s: TornarisState, mana: float, number: int) -> float:
    """Return how many points so many random cards will add on average: each takes some of the mana of the next."""
    powers = s.rules.powers
    deck = s.gear_deck or s.gear_discard
    points = [0.0] * (DEAREST + 1)
    cards = [0] * (DEAREST + 1)
    for kind in deck:
        place = powers.rank[kind]
        points[powers.mana[place]] += powers.duel[place]
        cards[powers.mana[place]] += 1
    total = 0.0
    for _ in range(number):
        spent = 0
        for cost in range(DEAREST + 1):
            if cost <= mana:
                total += points[cost] / len(deck)
                spent += cost * cards[cost]
        mana -= spent / len(deck)
    return total


def chance_of(lead: float, spread: float) -> float:
    """Return how likely a lead wins."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / spread))))
