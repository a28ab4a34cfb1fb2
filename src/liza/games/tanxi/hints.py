"""Heuristics for bots: walk to where something can be found, arm, hunt the weak, flee from the strong and from fog."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.words import WALK
from liza.games.tanxi.fighting import attack_power
from liza.games.tanxi.state import (
    HELD,
    KIND,
    STANDING,
    TARGET,
    UPRIGHT,
    TanxiState,
    energy_left,
    max_life,
)
from liza.games.tanxi.steps.acting import Hired, PayGem, Quadrant, Target, effect_of
from liza.games.tanxi.steps.attack import Declare, Reroll, Shift, Strip
from liza.games.tanxi.steps.choices import PickCard
from liza.games.tanxi.steps.equipping import FreeEquip, Rearm
from liza.games.tanxi.steps.monster import MerchantGift, MonsterChoice
from liza.games.tanxi.steps.village import Buy, Pay, WitchCard, WitchOrb, WitchTarget
from liza.games.tanxi.vocabulary import (
    ATTACK,
    BODY,
    DEFENCE,
    DEFENCE_DICE,
    ENERGY,
    FIRE,
    FOG_LESS,
    HAND,
    ICE,
    MOST_DICE,
    NIGHT,
    NO_FOG,
    NOTHING,
    SHEET,
)

_SPREAD: Final = 18.0
"""A lead of so much worth is half way to a sure win."""
_DIE: Final = 2.5
_POWER: Final = 1.1
_SHELTER: Final = 0.9
_STAMINA: Final = 1.4
_GEM: Final = 1.1
_RELIC: Final = 3.0
_ORB: Final = 1.8
_DOWN: Final = 7.0
"""What it costs to lie beside the board."""
_FOG: Final = 2.2
_WAY: Final = 0.12
_KILL: Final = 4.0


def evaluate(s: TanxiState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1."""
    if s.over:
        return s.returns[seat]
    if not s.opened:
        return 0.0
    others = [_worth(s, other) for other in range(s.seats) if other != seat]
    lead = _worth(s, seat) - sum(others) / len(others)
    if s.at[seat] >= 0:
        lead += _place(s, seat) + _hunt(s, seat)
        lead += _pending(s, seat)
    return lead / (_SPREAD + abs(lead))


def _worth(s: TanxiState, seat: int) -> float:
    """Return what a character, its equipment and its hand are worth."""
    own = seat * SHEET
    sheet = s.sheet
    found = _POWER * (sheet[own + ATTACK] + arms_power(s, seat)) + _STAMINA * sheet[own + ENERGY]
    found += _SHELTER * (sheet[own + DEFENCE] + s.guard[seat] + _dice(s, seat)) - 0.8 * s.slow[seat]
    found += _GEM * s.gems[seat] + _ORB * (s.orbs[seat * 2 + FIRE] + s.orbs[seat * 2 + ICE]) + 0.3 * s.rage
    found += _hand(s, seat)
    if s.down[seat] == STANDING:
        life = s.life[seat]
        return found + life + 0.25 * min(life, 6)
    return found - (_DOWN - 3.0 if s.down[seat] == UPRIGHT else _DOWN)


def _dice(s: TanxiState, seat: int) -> int:
    return min(MOST_DICE, s.sheet[seat * SHEET + DEFENCE_DICE] + s.guard_dice[seat])


def _hand(s: TanxiState, seat: int) -> float:
    """Return what a hand is good for: it buys, and some of it is better worn or drunk."""
    coins, gear = s.rules.content.coins, s.rules.content.gear
    found = 0.0
    for card in s.hands[seat]:
        kind = card & KIND
        found += 0.25 + 0.2 * coins[kind] if kind < gear else 0.5 + 0.25 * coins[kind]
    return found


def arms_power(s: TanxiState, seat: int) -> float:
    """Return the best bonus that the weapons in the hands can give together."""
    at = seat * BODY + HAND
    cards = [s.worn[at + hand] for hand in range(2) if s.worn[at + hand] >= 0]
    loaded = [
        card
        for hand, card in enumerate(s.worn[at : at + 2])
        if card >= 0 and s.ammo[seat * 2 + hand] >= s.rules.content.per_attack[card]
    ]
    return max(_together(s, loaded), 0.5 * _together(s, cards))


def _together(s: TanxiState, cards: list[int]) -> float:
    """Return the best sum of weapons of one range; shooting is worth a little more."""
    content = s.rules.content
    best = 0.0
    for card in cards:
        reach = content.range[card]
        total = float(sum([content.blow[other] for other in cards if content.range[other] == reach]))
        best = max(best, total + (0.4 if reach else 0.0) if total else 0.0)
    return best


def _edge(s: TanxiState, seat: int, target: int) -> float:
    """Return the damage that one character can expect to do to another."""
    attack = s.sheet[seat * SHEET + ATTACK] + arms_power(s, seat) + _DIE + 3 * s.orbs[seat * 2 + FIRE]
    defence = s.sheet[target * SHEET + DEFENCE] + s.guard[target] + _dice(s, target) + 3 * s.orbs[target * 2 + ICE]
    return attack - defence


def _place(s: TanxiState, seat: int) -> float:
    """Return what the square is worth: near a point to explore, near the village when hurt or rich, out of the fog."""
    board, at = s.board, s.at[seat]
    own = seat * SHEET
    found = 0.0
    ring = board.fog[at]
    if ring and not s.sheet[own + NO_FOG] and not s.sheltered[seat]:
        harm = max(0.3, (_FOG if s.fog_attack else 1.0) - 0.7 * s.sheet[own + FOG_LESS])
        if ring <= s.stage:
            found -= harm + 0.35 * (s.stage - ring + 1)
            if s.life[seat] <= 3:
                found -= _KILL
        elif ring == s.stage + 1 and s.round % 3 == 2 and s.round < NIGHT:
            found -= 0.4 * harm
    if s.round < NIGHT:
        way = min([_way_to(s, at, squares) for _, squares in board.points])
        found -= _WAY * way
    if s.life[seat] * 2 <= max_life(s, seat) and s.hands[seat]:
        found -= 0.1 * min([board.steps(at, square) for square in board.village])
    return found


def _way_to(s: TanxiState, at: int, squares: list[int]) -> int:
    """Return how far a point is whose deck still has cards and that lies out of the fog."""
    if not s.decks[s.board.quadrant[squares[0]]] or 0 < s.board.fog[squares[0]] <= s.stage:
        return 12
    return min([s.board.steps(at, square) for square in squares])


def _hunt(s: TanxiState, seat: int) -> float:
    """Return what it is worth to be near those one can beat, and far from those one cannot."""
    at = s.at[seat]
    found = 0.0
    eager = 0.35 + 0.06 * min(s.round, NIGHT + 6)
    for other in range(s.seats):
        if other == seat or s.at[other] < 0:
            continue
        distance = s.board.steps(at, s.at[other])
        mine, theirs = _edge(s, seat, other), _edge(s, other, seat)
        pull = max(0.0, min(mine, float(s.life[other]))) + (2.0 if mine >= s.life[other] else 0.0)
        fear = max(0.0, min(theirs, float(s.life[seat]))) + (2.5 if theirs >= s.life[seat] else 0.0)
        found += (eager * pull - 0.3 * fear) / (1.0 + 0.5 * distance)
    return found


# What is about to happen.


def _pending(s: TanxiState, seat: int) -> float:
    """Return what is worth having begun, where it is the seat that goes on."""
    if not s.agenda or seat not in s.agenda[-1].actors(s):
        return 0.0
    top = s.agenda[-1]
    if isinstance(top, (Declare, Reroll)):
        return _blow(s, seat)
    if isinstance(top, MonsterChoice):
        return max(0.0, _fight(s, seat, s.sheet[seat * SHEET + ATTACK] + arms_power(s, seat)))
    if isinstance(top, (Rearm, FreeEquip)):
        return _rearm(s, seat, top)
    if isinstance(top, Pay):
        return _service(s, seat, top)
    if isinstance(top, (Target, PayGem, Quadrant, Hired)):
        effect = effect_of(s, top.origin, top.number)
        return 0.8 if effect.do == WALK else 1.6 + _GEM * (1 if top.origin == 1 else 0)
    if isinstance(top, (WitchTarget, WitchCard, PickCard)):
        return 1.3
    if isinstance(top, WitchOrb):
        return _ORB
    if isinstance(top, (Buy, Strip)):
        return 1.0
    return 0.3 if isinstance(top, (Shift, MerchantGift)) else 0.0


def _blow(s: TanxiState, seat: int) -> float:
    """Return what the attack being declared promises."""
    target = s.blow[TARGET]
    held = float(attack_power(s, seat))
    if isinstance(s.agenda[-1], Declare):
        held += _DIE
        if not s.blow[HELD]:
            held += arms_power(s, seat)
    if target == NOTHING:
        return _fight(s, seat, held - _DIE)
    defence = s.sheet[target * SHEET + DEFENCE] + s.guard[target] + _dice(s, target) + 3 * s.orbs[target * 2 + ICE]
    damage = max(0.4, held - defence)
    return min(damage, float(s.life[target])) * 1.2 + (_KILL if damage >= s.life[target] else 0.0)


def _fight(s: TanxiState, seat: int, power: float) -> float:
    """Return what a fight with the monster promises, given the attack power without the die."""
    monster = s.rules.content.monsters[s.foe]
    need = monster.life + monster.dice - power - 3 * s.orbs[seat * 2 + FIRE] - s.rage
    chance = min(1.0, max(0.0, (6.0 - need) / 6.0))
    reward = _GEM * monster.gems + _RELIC * monster.relics + (0.7 if monster.card else 0.0)
    reward += min(monster.heal, max_life(s, seat) - s.life[seat])
    harm = monster.retaliation + (_KILL if monster.retaliation >= s.life[seat] else 0.0)
    return chance * reward - (1.0 - chance) * harm


def _rearm(s: TanxiState, seat: int, step: Rearm | FreeEquip) -> float:
    """Return how much better the hands can be armed."""
    content = s.rules.content
    at = seat * BODY + HAND
    out = step.out if isinstance(step, Rearm) else 3
    first = step.first if isinstance(step, Rearm) else NOTHING
    kept = [s.worn[at + hand] for hand in range(2) if s.worn[at + hand] >= 0 and (not out >> hand & 1)]
    pool = [card & KIND for card in s.hands[seat] if card & KIND < content.weapons]
    if not out:
        pool += kept
        kept = []
    if first != NOTHING:
        pool.remove(first)
        kept.append(first)
    room = 2 - sum([content.hands[card] for card in kept])
    best = _together(s, kept)
    for one in pool:
        if content.hands[one] <= room:
            best = max(best, _together(s, [*kept, one]))
            for two in pool:
                if content.hands[one] + content.hands[two] <= room and (one != two or pool.count(one) > 1):
                    best = max(best, _together(s, [*kept, one, two]))
    return _POWER * (best - arms_power(s, seat)) - 0.05


def _service(s: TanxiState, seat: int, step: Pay) -> float:
    """Return what is being paid for, less what is still to be paid."""
    content = s.rules.content
    effect = content.services[step.service]
    if step.card != NOTHING:
        value = 0.8 + 0.35 * content.coins[step.card]
    elif effect.amount:
        missing = max_life(s, seat) - s.life[seat]
        heals = content.resident[step.service] == 0
        value = float(min(effect.amount, missing)) if heals else _GEM * effect.amount
    else:
        value = max(1.5, 0.5 * max_life(s, seat) - s.life[seat])
    return value - 0.32 * step.price + 0.01 * energy_left(s)
