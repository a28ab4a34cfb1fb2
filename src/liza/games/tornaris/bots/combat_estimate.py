"""How strong a seat is in a combat: what it could still add, what its dice may become, and how likely a lead wins."""

from __future__ import annotations

from math import exp
from typing import Final

from liza.games.tornaris.content.tables import DEAREST
from liza.games.tornaris.mechanics.fighting import at_hand
from liza.games.tornaris.state import Fighter, TornarisState
from liza.games.tornaris.steps.acting import PickDice, PickDie, RaiseDie
from liza.games.tornaris.steps.tournament import CONVERTS
from liza.games.tornaris.vocabulary import EQUIPMENT_GOOD, FAMILIAR, GOOD_PRICES, POTION, SIDES
from liza.parts import hands
from liza.parts.cards import card_of

_MAGIC: Final = 1.3
"""What the gift of rolling one die again adds to a combat."""
_MAGIC_KEPT: Final = 1.0
"""What it is worth at least while it is kept: a lower die may come."""
_SUMMON: Final = 6.5
"""What a Familiar adds in the dungeon."""
DIE: Final = 3.5
"""A die, on average."""
_LUCK: Final = 0.85
"""What is drawn is worth less than what is held: no player sells a card to draw its like."""


def reach_of(s: TornarisState, seat: int, below: bool) -> float:
    """Return how many points a fighter could still add with the mana at hand."""
    values = s.tables
    rank = values.rank
    power = values.hunt if below else values.duel
    places = sorted([rank[card_of(card)] for card in at_hand(s, seat)])
    fighter = s.combat.find(seat)
    if fighter is not None:
        for kind in fighter.kept():
            places.remove(rank[kind])
    ability = s.foe.ability if s.is_hunt else None
    mana = s.players[seat].mana
    reach = 0.0
    for place in places:
        cost = values.mana[place]
        if ability is not None:
            cost = ability.cost(cost)
        if cost <= mana:
            mana -= cost
            reach += power[place]
    if below:
        reach += _SUMMON * hands.count(s.players[seat].bag, FAMILIAR)
    if fighter is not None and fighter.dice:
        return reach + _to_come(s, fighter)
    return reach + _gift(s, seat, mana)


def _to_come(s: TornarisState, fighter: Fighter) -> float:
    """Return what dice that are about to change will add, and the gift of rolling one again as long as it is unused."""
    seat = fighter.seat
    lowest = min(fighter.dice)
    gain = 0.0
    top = s.agenda[-1]
    if isinstance(top, PickDie):
        if top.seat == seat:
            gain = DIE - lowest
    elif isinstance(top, RaiseDie):
        if top.seat == seat:
            gain = float(min(top.most, SIDES - lowest))
    elif isinstance(top, PickDice) and top.seat == seat:
        gain = DIE * len(s.combat.picked)
        for face in fighter.dice:
            gain += max(0.0, DIE - face)
    if s.players[seat].character.rerolls and not s.combat.magic_used:
        gain += max(_MAGIC_KEPT, DIE - lowest)
    return gain


def _gift(s: TornarisState, seat: int, mana: int) -> float:
    """Return what the character of a seat will add to a combat that has not begun, with the mana left to it."""
    character = s.players[seat].character
    if character.borrows:
        return s.tables.drawn[min(mana, DEAREST)]
    return _MAGIC if character.rerolls else 0.0


def reach_later(s: TornarisState, seat: int) -> float:
    """Return how many points a seat could add in a later duel of the tournament, after a potion and with its gold."""
    values = s.tables
    rank = values.rank
    player = s.players[seat]
    mana = player.most if hands.holds(player.bag, POTION) else player.mana
    reach = 0.0
    for place in sorted([rank[card_of(card)] for card in player.gear]):
        if values.mana[place] <= mana:
            mana -= values.mana[place]
            reach += values.duel[place]
    if CONVERTS[seat] in s.agenda:
        room = min(player.slots - len(player.gear), len(s.gear.deck) + len(s.gear.discard))
        bought = min(room, player.gold // GOOD_PRICES[EQUIPMENT_GOOD])
        if bought > 0:
            reach += _LUCK * _draws(s, float(mana), bought)
    return reach + _gift(s, seat, mana)


def _draws(s: TornarisState, mana: float, number: int) -> float:
    """Return how many points so many random cards will add on average: each takes some of the mana of the next."""
    values = s.tables
    deck = s.gear.deck or s.gear.discard
    points = [0.0] * (DEAREST + 1)
    cards = [0] * (DEAREST + 1)
    for kind in deck:
        place = values.rank[kind]
        points[values.mana[place]] += values.duel[place]
        cards[values.mana[place]] += 1
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
