"""Heuristics for bots: what a fighter is worth, in points of life, compared with the others."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.bots.word_values import mood_of
from liza.games.tankup.content.cards import AttackCard
from liza.games.tankup.content.words import PLAIN
from liza.games.tankup.state import Fighter, TankupState, WornArmour, damage_on, number_of
from liza.games.tankup.steps.attack import Land
from liza.games.tankup.steps.combat import Assign, attacks_left
from liza.games.tankup.vocabulary import ABSENT, BACK_OF_SPACE, BLOW, MAGIC, PLACES, SHOT, SITUATION
from liza.parts import sets

_SPREAD: Final = 80.0
"""So many points ahead is as good as won."""
_POINT: Final = 0.6
"""A point of resistance, measured in points of life: not every hit falls on it."""
_DEATH: Final = 12.0
_NARROW_DRAW: Final = 1.6
_WIDE_DRAW: Final = 2.2
_SITUATION_DRAW: Final = 0.6
_TEMPO: Final = 0.5
"""An attack that can be made this very turn."""


def evaluate(s: TankupState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1: its worth against that of the others, the best of them above all.

    A player who has left still counts, as one without life: the arena is no harder for having one rival less in
    it.
    """
    if s.over:
        return s.returns[seat]
    if s.fighters[seat].gone:
        return -1.0
    if not s.opponents(seat):
        return 0.99
    others = [-_DEATH if s.fighters[other].gone else _worth(s, other) for other in range(s.seats) if other != seat]
    lead = _worth(s, seat) - 0.5 * max(others) - 0.5 * sum(others) / len(others)
    return max(-0.99, min(0.99, lead / _SPREAD))


def _worth(s: TankupState, seat: int) -> float:
    """Return what a fighter is worth in points of life."""
    who = s.fighters[seat]
    worth = who.life + 0.6 * min(who.life, 10) - (_DEATH if who.life == 0 else 0.0)
    worth += _armour(s, who) + _hand(s, seat) + _kept(who) + mood_of(s, seat)
    for step in s.agenda:
        if isinstance(step, Assign) and step.seat == seat:
            worth += _readiness(s, seat)
        elif isinstance(step, Land) and s.attack.on == seat:
            worth -= _attack_in_flight(s)
    for card, target in zip(s.laid, s.aimed, strict=True):
        if target == seat:
            worth -= _impact_of_card(s, number_of(card), who)
    return worth


def _armour(s: TankupState, who: Fighter) -> float:
    total = 0.0
    for space in range(PLACES):
        worn = who.worn[space]
        total += 0.3 * who.dice[space] if worn is None else _worn(s, worn)
    return total


def _worn(s: TankupState, worn: WornArmour) -> float:
    resistance = _POINT * worn.left
    return resistance if worn.turned else resistance + s.tables.icons[worn.card.number]


def _hand(s: TankupState, seat: int) -> float:
    """Return what a hand is worth: armour that has a place waiting for it, attacks that can be made soon."""
    content, who = s.content, s.fighters[seat]
    bare = sets.of([BACK_OF_SPACE[space] for space in range(PLACES) if who.worn[space] is None])
    total = attacks = 0.0
    count = 0
    for card in s.hands[seat]:
        number = number_of(card)
        back = content.back[number]
        if back < BLOW:
            left = content.armours[number].resistance - damage_on(card)
            total += (0.4 if sets.has(bare, back) else 0.12) * (_POINT * left + s.tables.icons[number])
        elif back == SITUATION:
            total += s.tables.held[number]
        else:
            attacks += s.tables.held[number]
            count += 1
    soon = 3 + who.atk
    return total + (attacks if count <= soon else attacks * (0.3 + 0.7 * soon / count))


def _kept(who: Fighter) -> float:
    """Return what is kept in mind about a fighter is worth to it."""
    good = 1.2 * who.tough + 0.8 * int(who.ward) + 0.5 * int(who.thumb)
    return good - 2.0 * int(who.frozen) - 1.2 * int(who.cursed)


def _readiness(s: TankupState, seat: int) -> float:
    """Return what the attacks still to be assigned are worth, with the boosts of this turn."""
    turn = s.turn
    backs = [s.content.back[number_of(card)] for card in s.hands[seat]]
    left = max(attacks_left(s, seat), 0)
    worth = 0.0
    ready = 0
    for back in range(BLOW, SITUATION):
        cards = min(backs.count(back), left)
        ready += cards
        worth += 0.7 * cards * turn.boost[back - BLOW] + 0.3 * cards * turn.more_dice[back - BLOW]
        if cards:
            worth += 0.7 * turn.boost_first[back - BLOW] + 0.8 * cards * int(sets.has(turn.aims, back))
    return worth + _TEMPO * min(ready, left)


def _attack_in_flight(s: TankupState) -> float:
    """Return what the attack that has not landed yet will cost its victim."""
    attack = s.attack
    victim, back, harm, excess = s.fighters[attack.on], attack.back, attack.harm, attack.excess
    if attack.space != ABSENT and not s.rolls:
        return _impact(s, victim, attack.space, back, harm, excess)
    if s.rolls and s.agenda and s.actors == (attack.by,):
        return max([_impact(s, victim, space, back, harm, excess) for space in s.rolls])
    return _mean_impact(s, victim, back, harm, excess)


def _impact_of_card(s: TankupState, number: int, victim: Fighter) -> float:
    card = s.content.all[number]
    assert isinstance(card, AttackCard)
    back = card.back
    mean = _mean_impact(s, victim, back, card.damage + s.turn.boost[back - BLOW], card.excess)
    return (0.0 if card.written is PLAIN else 0.5) + mean + (0.4 if back == SHOT else 0.0)


def _mean_impact(s: TankupState, victim: Fighter, back: int, harm: int, excess: int) -> float:
    return sum([_impact(s, victim, space, back, harm, excess) for space in range(PLACES)]) / PLACES


def _impact(s: TankupState, victim: Fighter, space: int, back: int, harm: int, excess: int) -> float:
    """Return what an attack on one space costs its victim."""
    area = 0.35 * harm if back == MAGIC else 0.0
    worn = victim.worn[space]
    if worn is None:
        die = victim.dice[space]
        hurt = harm if die == 0 else excess if harm >= die else 0
        return area + min(hurt, victim.life)
    if sets.has(worn.card.immune, back):
        return area if s.options["area_past_immunity"] else 0.0
    return area + (_worn(s, worn) + excess if harm >= worn.left else _POINT * harm)
