"""Heuristics for bots: what a fighter is worth, in points of life, compared with the others."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content import Content
from liza.games.tankup.content.words import (
    ANTIMAGIC,
    BLOODLUST,
    CLOSED,
    CORRODE,
    FLOWERS,
    FOG,
    SCORCH,
    STRENGTHEN,
    TRUCE,
    WEAKEN,
)
from liza.games.tankup.moves import amount_in_force, in_force
from liza.games.tankup.state import (
    BACK,
    BY,
    EXCESS,
    HARM,
    KIND,
    LASTING,
    ON,
    SPACE,
    TURNED,
    TankupState,
    counters,
    opponents,
    weight,
)
from liza.games.tankup.steps.attack import Land
from liza.games.tankup.steps.combat import Assign, attacks_left
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    BACK_OF_SPACE,
    BLOW,
    MAGIC,
    NOTHING,
    PLACES,
    SHOT,
    SITUATION,
)

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


class Worth:
    """What each card is worth, worn or held, as far as it can be told from the card alone."""

    __slots__ = ("held", "icons")

    def __init__(self, content: Content) -> None:
        self.icons: Final = [_icons(content, card) for card in range(content.armours)]
        """What the properties of an armour are worth while it is not turned."""
        self.held: Final = [_held(content, card) for card in range(content.cards)]
        """What an attack or a situation is worth in the hand."""


def _icons(content: Content, card: int) -> float:
    worth = 0.5 * content.exchange[card] + 0.7 * content.ap[card] + 2.5 * content.atk[card]
    for icon in content.draws[card]:
        worth += _WIDE_DRAW if icon == ANY_BACK else _SITUATION_DRAW if icon >> SITUATION else _NARROW_DRAW
    return worth + (0.8 if content.ability[card].effect.do else 0.0)


def _held(content: Content, card: int) -> float:
    if content.back[card] == SITUATION:
        return 0.1
    reach = 0.1 * content.damage[card] if content.back[card] == MAGIC else 0.45 if content.back[card] == SHOT else 0.0
    return 0.25 * content.damage[card] + reach + 0.15 * content.excess[card] + (0.3 if content.effect[card].do else 0.0)


def evaluate(s: TankupState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1: its worth against that of the others, the best of them above all.

    Whoever has left still counts, as somebody without life: the arena is no harder for having one rival less in it.
    """
    if s.over:
        return s.returns[seat]
    if s.gone[seat]:
        return -1.0
    if not opponents(s, seat):
        return 0.99
    others = [-_DEATH if s.gone[other] else _worth(s, other) for other in range(s.seats) if other != seat]
    lead = _worth(s, seat) - 0.5 * max(others) - 0.5 * sum(others) / len(others)
    return max(-0.99, min(0.99, lead / _SPREAD))


def _worth(s: TankupState, seat: int) -> float:
    """Return what a fighter is worth in points of life."""
    life = s.life[seat]
    worth = life + 0.6 * min(life, 10) - (_DEATH if life == 0 else 0.0)
    worth += _armour(s, seat) + _hand(s, seat) + _marks(s, seat) + _mood(s, seat)
    for step in s.agenda:
        if isinstance(step, Assign) and step.seat == seat:
            worth += _readiness(s, seat)
        elif isinstance(step, Land) and s.attack[ON] == seat:
            worth -= _attack_in_flight(s)
    for card, target in zip(s.laid, s.aimed, strict=True):
        if target == seat:
            worth -= _impact_of_card(s, card & KIND, seat)
    return worth


def _armour(s: TankupState, seat: int) -> float:
    at = seat * PLACES
    total = 0.0
    for space in range(PLACES):
        if s.worn[at + space] != NOTHING:
            total += _worn(s, s.worn[at + space])
        else:
            total += 0.3 * (s.dice[at + space] % LASTING)
    return total


def _worn(s: TankupState, card: int) -> float:
    kind = card & KIND
    resistance = _POINT * (s.rules.resistance[kind] - counters(card))
    return resistance if card & TURNED else resistance + s.rules.worth.icons[kind]


def _hand(s: TankupState, seat: int) -> float:
    """Return what a hand is worth: armour that has a place waiting for it, attacks that can be made soon."""
    rules = s.rules
    at = seat * PLACES
    bare = 0
    for space in range(PLACES):
        if s.worn[at + space] == NOTHING:
            bare |= 1 << BACK_OF_SPACE[space]
    total = attacks = 0.0
    count = 0
    for card in s.hands[seat]:
        kind = card & KIND
        back = rules.back[kind]
        if back < BLOW:
            total += (0.4 if bare >> back & 1 else 0.12) * (
                _POINT * (rules.resistance[kind] - counters(card)) + rules.worth.icons[kind]
            )
        elif back == SITUATION:
            total += rules.worth.held[kind]
        else:
            attacks += rules.worth.held[kind]
            count += 1
    soon = 3 + _atk(s, seat)
    return total + (attacks if count <= soon else attacks * (0.3 + 0.7 * soon / count))


def _atk(s: TankupState, seat: int) -> int:
    atk = s.rules.content.atk
    own = s.worn[seat * PLACES : seat * PLACES + PLACES]
    return sum([atk[card & KIND] for card in own if card >= 0 and not card & TURNED])


def _marks(s: TankupState, seat: int) -> float:
    """Return what is kept in mind about a seat is worth to it."""
    return 1.2 * s.tough[seat] + 0.8 * s.ward[seat] + 0.5 * s.thumb[seat] - 2.0 * s.frozen[seat] - 1.2 * s.cursed[seat]


def _readiness(s: TankupState, seat: int) -> float:
    """Return what the attacks still to be assigned are worth, with the boosts of this turn."""
    backs = [s.rules.back[card & KIND] for card in s.hands[seat]]
    left = max(attacks_left(s, seat), 0)
    worth = 0.0
    ready = 0
    for back in range(BLOW, SITUATION):
        cards = min(backs.count(back), left)
        ready += cards
        worth += 0.7 * cards * s.boost[back - BLOW] + 0.3 * cards * s.more_dice[back - BLOW]
        if cards:
            worth += 0.7 * s.boost_first[back - BLOW] + 0.8 * cards * (s.sure >> back & 1)
    return worth + _TEMPO * min(ready, left)


def _attack_in_flight(s: TankupState) -> float:
    """Return what the attack that has not landed yet will cost its victim."""
    attack = s.attack
    on, back, harm, excess = attack[ON], attack[BACK], attack[HARM], attack[EXCESS]
    if attack[SPACE] != NOTHING and not s.rolls:
        return _impact(s, on, attack[SPACE], back, harm, excess)
    if s.rolls and s.agenda and s.actors == (attack[BY],):
        return max([_impact(s, on, space, back, harm, excess) for space in s.rolls])
    return _mean_impact(s, on, back, harm, excess)


def _impact_of_card(s: TankupState, kind: int, on: int) -> float:
    content = s.rules.content
    effect = 0.5 if content.effect[kind].do else 0.0
    back = content.back[kind]
    harm = content.damage[kind] + s.boost[back - BLOW]
    return effect + _mean_impact(s, on, back, harm, content.excess[kind]) + (0.4 if back == SHOT else 0.0)


def _mean_impact(s: TankupState, on: int, back: int, harm: int, excess: int) -> float:
    return sum([_impact(s, on, space, back, harm, excess) for space in range(PLACES)]) / PLACES


def _impact(s: TankupState, on: int, space: int, back: int, harm: int, excess: int) -> float:
    """Return what an attack on one space costs its victim."""
    area = 0.35 * harm if back == MAGIC else 0.0
    card = s.worn[on * PLACES + space]
    if card == NOTHING:
        die = s.dice[on * PLACES + space] % LASTING
        hurt = harm if die == 0 else excess if harm >= die else 0
        return area + min(hurt, s.life[on])
    kind = card & KIND
    if s.rules.content.immune[kind] >> back & 1:
        return area if s.options["area_past_immunity"] else 0.0
    left = s.rules.resistance[kind] - counters(card)
    return area + (_worn(s, card) + excess if harm >= left else _POINT * harm)


def _mood(s: TankupState, seat: int) -> float:
    """Return what the situation in force means to a seat."""
    word = in_force(s)
    if word == 0:
        return 0.0
    at = seat * PLACES
    worn = sum([1 for card in s.worn[at : at + PLACES] if card != NOTHING])
    if word == CORRODE:
        return -0.7 * worn
    if word == SCORCH:
        return -2.0 if weight(s, seat) > s.rules.content.effect[s.situation].over else 0.0
    if word in {BLOODLUST, CLOSED}:
        return -0.35 * (PLACES - worn)
    if word == TRUCE:
        return 0.0 if _atk(s, seat) else -0.8
    if word == FLOWERS:
        return -0.1 * weight(s, seat)
    backs = [s.rules.back[card & KIND] for card in s.hands[seat]]
    if word == ANTIMAGIC:
        return -0.6 * backs.count(MAGIC)
    kind = s.rules.content.effect[s.situation].kind
    if word == FOG:
        return -0.4 * backs.count(kind)
    if word in {STRENGTHEN, WEAKEN}:
        return (0.5 if word == STRENGTHEN else -0.5) * amount_in_force(s) * backs.count(kind)
    return 0.0
