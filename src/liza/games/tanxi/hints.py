"""Heuristics for bots: walk to where something can be found, arm, hunt the weak, flee from the strong and from fog."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content import Effect
from liza.games.tanxi.content.words import (
    ARRANGE,
    BACKSTAB,
    BOLT,
    GAMBLE,
    HARPOON,
    HIRE,
    LONG_SHOT,
    POISON,
    SELL_HAND,
    STRIKE,
    SWAP_PLACES,
    WALK,
)
from liza.games.tanxi.fighting import arms, attack_power, attackable
from liza.games.tanxi.state import (
    AMOUNT,
    ANY_STYLE,
    HELD,
    KIND,
    ONE_RANGED,
    STANDING,
    STYLE,
    TARGET,
    WORD,
    TanxiState,
    energy_left,
    max_life,
)
from liza.games.tanxi.steps.acting import Hired, Quadrant, Target
from liza.games.tanxi.steps.attack import Declare, Reroll, Shift, Strip
from liza.games.tanxi.steps.choices import PickCard
from liza.games.tanxi.steps.equipping import FreeEquip, Rearm
from liza.games.tanxi.steps.gems import FAVOUR, PayGem, effect_of
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
    ORB_BONUS,
    REROLL_RELIC,
    SHEET,
)
from liza.games.tanxi.walking import line

_SPREAD: Final = 18.0
"""A lead of so much worth is half way to a sure win."""
_DIE: Final = 2.5
_POWER: Final = 1.1
_SHELTER: Final = 0.9
_COVER: Final = 0.6
"""A point of defence until the next own turn, for each of those near enough to attack before it; two at most."""
_STAMINA: Final = 1.4
_SECOND_TRY: Final = 1.0
"""An attack die that may be rolled again."""
_GEM: Final = 1.1
_RELIC: Final = 3.0
_ORB: Final = 1.8
_HASTE: Final = 0.65
"""Energy beyond the usual, with somebody near enough to use it on."""
_NEAR: Final = 5
_FURY: Final = 0.5
"""A point more for the next attack, with somebody to attack."""
_DOWN: Final = 5.5
"""What it costs to be off the island; standing up costs no less, or ending a turn would seem to help whoever lies."""
_FOG: Final = 2.8
"""What a roll for fog takes, as long as it is still to come this turn."""
_FOG_LATER: Final = 0.3
"""How much of that is still to be feared after it."""
_LONG_NIGHT: Final = 3.0
"""As many days as it takes until nobody fears the fog any more; it begins to fade a day earlier."""
_WAY: Final = 0.12
_EDGE: Final = 2.0
"""Whoever can do less harm than this goes on looking for better arms at night."""
_NO_WAY: Final = 12
"""How far a point seems where there is nothing to find."""
_KILL: Final = 4.0
_PREY: Final = 8.0
"""The most that anybody seems worth hunting, and what it is worth to have brought them down."""
_HARM: Final = (POISON, BOLT, HARPOON)
"""What takes life from whoever is chosen."""
_PROMISE: Final = {WALK: 0.8, ARRANGE: 0.4, SWAP_PLACES: 0.4}
"""What promises less than most deeds."""


def evaluate(s: TanxiState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1."""
    if s.over:
        return s.returns[seat]
    if not s.opened:
        return 0.0
    power: list[float] = []
    shield: list[int] = []
    lead = 0.0
    for other in range(s.seats):
        own = other * SHEET
        power.append(s.sheet[own + ATTACK] + arms_power(s, other))
        shield.append(_shield(s, other))
        lasting = s.sheet[own + DEFENCE] + min(MOST_DICE, s.sheet[own + DEFENCE_DICE])
        worth = _POWER * power[other] + _SHELTER * lasting + _worth(s, other)
        if shield[other] > lasting:
            worth += _COVER * (shield[other] - lasting) * min(2, _beset(s, other))
        lead += worth if other == seat else -worth / (s.seats - 1)
    if s.at[seat] >= 0:
        lead += _place(s, seat) + _hunt(s, seat, power, shield)
        if s.active == seat:
            lead += _moment(s, seat)
        lead += _pending(s, seat)
    return lead / (_SPREAD + abs(lead))


def _worth(s: TanxiState, seat: int) -> float:
    """Return what a character, its tokens and its hand are worth, power and shelter aside."""
    own = seat * SHEET
    found = _STAMINA * s.sheet[own + ENERGY] + _SECOND_TRY * s.sheet[own + REROLL_RELIC] - 0.8 * s.slow[seat]
    found += _GEM * s.gems[seat] + _ORB * (s.orbs[seat * 2 + FIRE] + s.orbs[seat * 2 + ICE])
    found += _hand(s, seat)
    if s.down[seat] == STANDING:
        life = s.life[seat]
        return found + life + 0.25 * min(life, 6)
    return found - _DOWN


def _shield(s: TanxiState, seat: int) -> int:
    """Return the defence that a character can count on now; a die gives about 1."""
    own = seat * SHEET
    return s.sheet[own + DEFENCE] + s.guard[seat] + min(MOST_DICE, s.sheet[own + DEFENCE_DICE] + s.guard_dice[seat])


def _beset(s: TanxiState, seat: int) -> int:
    """Return how many others stand near a character."""
    at = s.at[seat]
    found = 0
    if at >= 0:
        for other in range(s.seats):
            found += other != seat and s.at[other] >= 0 and s.board.steps(at, s.at[other]) <= _NEAR
    return found


def _hand(s: TanxiState, seat: int) -> float:
    """Return what a hand is good for: it buys, and some of it is better worn or drunk."""
    coins, gear = s.rules.content.coins, s.rules.content.gear
    found = 0.0
    for card in s.hands[seat]:
        kind = card & KIND
        found += 0.25 + 0.15 * coins[kind] if kind < gear else 0.5 + 0.25 * coins[kind]
    return found


def arms_power(s: TanxiState, seat: int) -> float:
    """Return the best bonus that the weapons in the hands can give together; half of it while they lack ammunition."""
    one, other = _weapon(s, seat, 0), _weapon(s, seat, 1)
    per_attack = s.rules.content.per_attack
    loaded = one if one >= 0 and s.ammo[seat * 2] >= per_attack[one] else NOTHING
    other_loaded = other if other >= 0 and s.ammo[seat * 2 + 1] >= per_attack[other] else NOTHING
    best = _together(s, loaded, other_loaded)
    if loaded == one and other_loaded == other:
        return best
    return max(best, 0.5 * _together(s, one, other))


def _weapon(s: TanxiState, seat: int, hand: int) -> int:
    """Return the weapon in a hand; NOTHING for one that is empty and can never be reloaded."""
    card = s.worn[seat * BODY + HAND + hand]
    content = s.rules.content
    if card < 0 or (s.ammo[seat * 2 + hand] < content.per_attack[card] and not content.reload_cost[card]):
        return NOTHING
    return card


def _reach(s: TanxiState, seat: int) -> int:
    """Return the distance at which the weapons in the hands do most; 1 for melee."""
    one, other = _weapon(s, seat, 0), _weapon(s, seat, 1)
    best = other if one < 0 or (other >= 0 and _alone(s, other) > _alone(s, one)) else one
    return max(1, s.rules.content.range[best]) if best >= 0 else 1


def _gap(s: TanxiState, seat: int, target: int, reach: int) -> int:
    """Return how many steps a character is from standing in line with another, at a distance that suits its weapons."""
    board, at, there = s.board, s.at[seat], s.at[target]
    across, along = abs(board.column[at] - board.column[there]), abs(board.row[at] - board.row[there])
    if reach == 1:
        return across + along - 1
    gap = min(abs(reach - across) + along, across + abs(reach - along))
    return gap or (0 if line(s, at, there) else 1)


def _together(s: TanxiState, one: int, other: int) -> float:
    """Return the best that two weapons can do: together if their range is the same."""
    content = s.rules.content
    if one < 0 or other < 0:
        return _alone(s, max(one, other))
    if content.range[one] != content.range[other]:
        return max(_alone(s, one), _alone(s, other))
    return _alone(s, one) + content.blow[other] if content.blow[one] else _alone(s, other)


def _alone(s: TanxiState, card: int) -> float:
    """Return what one weapon adds; shooting is worth a little more."""
    content = s.rules.content
    if card < 0 or not content.blow[card]:
        return 0.0
    return content.blow[card] + (0.4 if content.range[card] else 0.0)


def _place(s: TanxiState, seat: int) -> float:
    """Return what the square is worth: near the village when hurt or rich, out of the fog.

    In a long night the fear of fog fades, or nobody would follow into it whoever is safe there.
    """
    board, at = s.board, s.at[seat]
    own = seat * SHEET
    found = 0.0
    ring = board.fog[at]
    if ring and not s.sheet[own + NO_FOG] and not s.sheltered[seat]:
        fear = min(1.0, max(0.0, _LONG_NIGHT - s.round / NIGHT))
        harm = fear * max(0.3, (_FOG if s.fog_attack else 1.0) - 0.7 * s.sheet[own + FOG_LESS])
        if ring <= s.stage:
            found -= harm * (1.0 if s.active == seat else _FOG_LATER) + fear * 0.35 * (s.stage - ring + 1)
            if s.life[seat] <= 3:
                found -= fear * _KILL
        elif ring == s.stage + 1 and s.round % 3 == 2 and s.round < NIGHT:
            found -= 0.4 * harm
    if s.life[seat] * 2 <= max_life(s, seat) and s.hands[seat]:
        found -= 0.1 * board.to_village[at]
    return found


def _way_to_a_point(s: TanxiState, at: int) -> int:
    """Return how far the nearest point is whose deck still has cards and that lies out of the fog."""
    board = s.board
    best = _NO_WAY
    for number, (_, squares) in enumerate(board.points):
        way = board.to_point[number][at]
        if way < best:
            square = squares[0]
            if s.decks[board.quadrant[square]] and not 0 < board.fog[square] <= s.stage:
                best = way
    return best


def _hunt(s: TanxiState, seat: int, power: list[float], shield: list[int]) -> float:
    """Return what it is worth to be near those one can beat, far from those one cannot, and where arms may be found.

    The longer the game, the more courage: somebody has to end it. Whoever is down counts as caught, or it would seem
    better to stand beside the weak than to defeat them.
    """
    found = edge = 0.0
    reach = _reach(s, seat)
    eager = 0.35 + 0.06 * s.round
    late = max(0, s.round - NIGHT)
    wary = 0.3 * max(0.0, 1.0 - late / NIGHT)
    hope = 0.5 if late else 0.0
    attack = power[seat] + _DIE + ORB_BONUS * s.orbs[seat * 2 + FIRE]
    defence = shield[seat] + ORB_BONUS * s.orbs[seat * 2 + ICE]
    for other in range(s.seats):
        if other == seat:
            continue
        if s.at[other] < 0:
            found += eager * _PREY / 1.5
            continue
        mine = attack - shield[other] - ORB_BONUS * s.orbs[other * 2 + ICE]
        theirs = power[other] + _DIE + ORB_BONUS * s.orbs[other * 2 + FIRE] - defence
        pull = min(_PREY, max(hope, min(mine, float(s.life[other]))) + (2.0 if mine >= s.life[other] else 0.0))
        fear = max(0.0, min(theirs, float(s.life[seat]))) + (2.5 if theirs >= s.life[seat] else 0.0)
        found += eager * pull / (1.5 + 0.5 * _gap(s, seat, other, reach))
        found -= wary * fear / (1.5 + 0.5 * _gap(s, other, seat, _reach(s, other)))
        edge = max(edge, mine)
    if edge < _EDGE or s.round < NIGHT:
        found -= _WAY * _way_to_a_point(s, s.at[seat])
    return found


def _moment(s: TanxiState, seat: int) -> float:
    """Return what haste and fury are worth in one's own turn, if there is somebody to use them on."""
    found = _HASTE * s.extra if s.extra > 0 and _beset(s, seat) else 0.0
    if s.rage and attackable(s, seat, ANY_STYLE, 0):
        found += _FURY * s.rage
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
        return _promise(s, seat, effect_of(s, top.origin, top.number)) + (_GEM if top.origin == FAVOUR else 0.0)
    if isinstance(top, (WitchTarget, WitchCard, PickCard)):
        return 1.3
    if isinstance(top, WitchOrb):
        return _ORB
    if isinstance(top, (Buy, Strip)):
        return 1.0
    return 0.3 if isinstance(top, (Shift, MerchantGift)) else 0.0


def _promise(s: TanxiState, seat: int, effect: Effect) -> float:
    """Return what an effect promises for which a target, a quadrant or a card is still to be chosen."""
    if effect.do in _HARM:
        return float(effect.amount)
    if effect.do < STRIKE:
        return _PROMISE.get(effect.do, 1.6)
    power = s.sheet[seat * SHEET + ATTACK] + _DIE + s.rage + ORB_BONUS * s.orbs[seat * 2 + FIRE]
    if effect.do == GAMBLE:
        power += _DIE
    elif effect.do in {STRIKE, HIRE}:
        power += effect.amount
    style = ONE_RANGED if effect.do == LONG_SHOT else ANY_STYLE
    best = 0.0
    for target in s.rules.deeds[effect.do].candidates(s, seat, effect):
        bonus = _usable(s, seat, arms(s, seat, target, style, effect.amount))
        if effect.do == BACKSTAB:
            bonus += effect.amount if s.life[target] > s.life[seat] else effect.less
        best = max(best, _harm(s, target, power + bonus))
    return best


def _blow(s: TanxiState, seat: int) -> float:
    """Return what the attack being declared promises."""
    target = s.blow[TARGET]
    held = float(attack_power(s, seat))
    if isinstance(s.agenda[-1], Declare):
        held += _DIE * (2 if s.blow[WORD] == GAMBLE else 1)
        if not s.blow[HELD]:
            hands = 3 if target == NOTHING else arms(s, seat, target, s.blow[STYLE], s.blow[AMOUNT])
            held += _usable(s, seat, hands)
    return _fight(s, seat, held - _DIE) if target == NOTHING else _harm(s, target, held)


def _usable(s: TanxiState, seat: int, hands: int) -> float:
    """Return the best bonus of the weapons in some of the hands, a bit each."""
    if hands == 3:
        return arms_power(s, seat)
    return _alone(s, s.worn[seat * BODY + HAND + hands - 1]) if hands else 0.0


def _harm(s: TanxiState, target: int, power: float) -> float:
    """Return what an attack of some power on a character promises."""
    damage = max(0.4, power - _shield(s, target) - ORB_BONUS * s.orbs[target * 2 + ICE])
    return min(damage, float(s.life[target])) * 1.2 + (_KILL if damage >= s.life[target] else 0.0)


def _fight(s: TanxiState, seat: int, power: float) -> float:
    """Return what a fight with the monster promises, given the attack power without the die."""
    monster = s.rules.content.monsters[s.foe]
    need = monster.life + monster.dice - power - ORB_BONUS * s.orbs[seat * 2 + FIRE] - s.rage
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
    held = kept[0] if kept else NOTHING
    best = _together(s, held, kept[1] if len(kept) > 1 else NOTHING)
    for one in pool:
        if content.hands[one] <= room:
            best = max(best, _together(s, held, one))
            for two in pool:
                if content.hands[one] + content.hands[two] <= room and (one != two or pool.count(one) > 1):
                    best = max(best, _together(s, one, two))
    return _POWER * (best - arms_power(s, seat)) - 0.05


def _others_with_cards(s: TanxiState, seat: int) -> bool:
    """Whether anybody else on the island holds a card that the Bruja could show."""
    return any(other != seat and s.at[other] >= 0 and s.hands[other] for other in range(s.seats))


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
    elif effect.do == SELL_HAND and not _others_with_cards(s, seat):
        value = 0.0
    else:
        value = max(1.5, 0.5 * max_life(s, seat) - s.life[seat])
    return value - 0.32 * step.price + 0.01 * energy_left(s)
