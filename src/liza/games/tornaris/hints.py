"""Heuristics for bots: what a seat has is worth so much gold, and so is what it is about to win or lose."""

from __future__ import annotations

from math import exp
from typing import Final

from liza.games.tornaris.arms import HUNT, at_hand, cost_of, group_total, life, total_of
from liza.games.tornaris.content import Parts
from liza.games.tornaris.content.words import (
    EQUIPMENT,
    GIVE_UP,
    GOLD,
    LOSE,
    LOSE_HALF,
    LOSE_MANA,
    LOSE_MANA_TO,
    MAX_MANA,
    OBJECT,
    RECOVER,
    RECOVER_ALL,
    RING_PAY,
    WORK_PAY,
)
from liza.games.tornaris.hands import count, full, shop_price
from liza.games.tornaris.monsters import ALL_MONSTERS
from liza.games.tornaris.state import KIND, TornarisState, earlier, standing_at
from liza.games.tornaris.steps.arrows import CrystalChoose, open_to
from liza.games.tornaris.steps.combat import Acting
from liza.games.tornaris.steps.duel import RING_PRIZE
from liza.games.tornaris.steps.dungeon import Alone, Descend, DungeonTurn
from liza.games.tornaris.steps.places import RING_ALONE_PAY, WAGES, Enter, Resolve, Shop
from liza.games.tornaris.steps.tournament import duels_ahead
from liza.games.tornaris.vocabulary import (
    DAY_EVENT,
    DUNGEON,
    FOR_HONOUR,
    FOR_RING,
    FOR_TOWER,
    GO,
    NIGHT_EVENT,
    NOBODY,
    NOTHING,
    POTION,
    REST,
    RING,
    SHOP,
    TOWER,
    WORK,
)

# What things are worth, in gold.
_POINT: Final = 3.2
"""A point more that equipment could add in one duel."""
_SPARE: Final = 0.55
"""Of its price, an equipment beyond what the mana allows."""
_MAGIC: Final = 1.5
"""What the gift of rolling one die again adds to a combat."""
_MOST: Final = 4.0
"""A maximum mana."""
_ACTIVE: Final = 0.9
"""An active mana at the beginning; the nearer the tournament, the more."""
_ACTIVE_LAST: Final = 2.4
_OBJECT: Final = 2.2
_OBJECT_LAST: Final = 0.3
_POTION: Final = 3.0
"""A potion keeps its worth: the tournament is when mana is short."""
_TOWER: Final = 13.0
_PURSE: Final = 24.0
"""So much gold can be put to use."""
_IDLE: Final = 0.3
"""A gold beyond that."""
_GOLD_LAST: Final = 0.15
"""A gold once it is good for nothing but conversion."""
_EVENT: Final = 1.6
_TITLE: Final = 150.0
_DUELS: Final = 1.8
"""How many of them lead to the title, before the order is known."""
_HONOUR: Final = 1.0
_DICE: Final = 7.0
"""Two dice, on average."""
_GROWTH: Final = 3
"""How much mana will still come."""
_SPREAD: Final = 25.0
"""A lead of so much gold is half way to a sure win."""


def evaluate(s: TornarisState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1: its worth against the average of the others."""
    if s.over:
        return s.returns[seat]
    own = _worth(s, seat)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += _worth(s, other)
    lead = own - others / (s.seats - 1)
    return lead / (_SPREAD + abs(lead))


def _worth(s: TornarisState, seat: int) -> float:
    """Return what a seat has and may expect, in gold."""
    last = bool(s.order)
    worth = s.gold[seat] * _GOLD_LAST if last else _purse(s, seat)
    worth += _arms(s, seat, _budget(s, seat))
    worth += _MOST * s.most[seat] + _active(s) * s.mana[seat]
    worth += _bag(s, seat)
    if s.owner == seat and not last:
        worth += _tower_pay(s, seat)
    if last:
        return worth + _TITLE * _title(s, seat)
    if seat in s.fighters:
        worth += _fight(s, seat)
    if s.met == ALL_MONSTERS:
        worth += _TITLE * _outlook(s, seat, _DUELS)
    return worth + _prospect(s, seat)


def _prospect(s: TornarisState, seat: int) -> float:
    """Return what the turn still holds for a seat: as much as it will be worth, lest bots put off what they chose."""
    top = s.agenda[-1]
    if isinstance(top, Shop) and top.seat == seat:
        return _shop(s, seat)
    if s.places[seat] == NOTHING:
        return _best_place(s, seat) if isinstance(top, CrystalChoose) else 0.0
    return _place(s, seat) if _awaits(s, seat) else 0.0


def _purse(s: TornarisState, seat: int) -> float:
    """Return what the gold of a seat is worth."""
    gold = s.gold[seat]
    return float(gold) if gold <= _PURSE else _PURSE + _IDLE * (gold - _PURSE)


def _thrift(s: TornarisState, seat: int) -> float:
    """Return what one gold more is worth."""
    return 1.0 if s.gold[seat] < _PURSE else _IDLE


def _bag(s: TornarisState, seat: int) -> float:
    """Return what objects are worth: less and less, but for potions."""
    each = _OBJECT_LAST if s.order else _OBJECT_LAST + (_OBJECT - _OBJECT_LAST) * (1.0 - s.met / ALL_MONSTERS)
    worth = each * len(s.bags[seat])
    if not s.order:
        worth += (_POTION - each) * count(s.bags[seat], POTION)
    return worth


def _active(s: TornarisState) -> float:
    """Return what an active mana is worth: there is no rest once the last monster is gone."""
    near = s.met / ALL_MONSTERS
    return _ACTIVE + (_ACTIVE_LAST - _ACTIVE) * near * near


# Equipment.


def _budget(s: TornarisState, seat: int) -> int:
    """Return the mana that a seat will have for a duel when it matters."""
    return s.most[seat] + (0 if s.order else min(_GROWTH, (ALL_MONSTERS - s.met) // 4 + 1))


def _arms(s: TornarisState, seat: int, mana: int) -> float:
    """Return what a hand is worth: the points that the mana allows, and a part of the price for the rest."""
    powers = s.rules.powers
    price = s.rules.content.price
    worth = 0.0
    for kind in sorted([card & KIND for card in s.gear[seat]], key=powers.rank_of):
        cost = powers.mana[kind]
        if cost <= mana:
            mana -= cost
            worth += _POINT * powers.duel[kind]
        else:
            worth += _SPARE * price[kind]
    return worth


def _reach(s: TornarisState, seat: int, below: bool, later: bool = False) -> float:
    """Return how many points a fighter could still add with the mana at hand, now or in a later combat."""
    powers = s.rules.powers
    power = powers.hunt if below else powers.duel
    used = s.used[seat] if s.used and not later else []
    mana = s.most[seat] if later and count(s.bags[seat], POTION) else s.mana[seat]
    reach = 0.0
    if s.rules.content.magic[s.characters[seat]] and (later or not (s.used and s.magic_used)):
        reach = _MAGIC
    left = used[:]
    for kind in sorted([card & KIND for card in at_hand(s, seat)], key=powers.rank_of):
        if kind in left:
            left.remove(kind)
            continue
        cost = cost_of(s, kind) if s.used else powers.mana[kind]
        if cost <= mana:
            mana -= cost
            reach += power[kind]
    return reach


def _chance(lead: float, spread: float) -> float:
    """Return how likely a lead wins."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / spread))))


# Fights.


def _fight(s: TornarisState, seat: int) -> float:
    """Return what a fight that goes on is worth to one of its fighters."""
    if s.cause == HUNT:
        return _hunt(s, seat)
    return _stake(s, seat) * _winning(s, seat)


def _winning(s: TornarisState, seat: int) -> float:
    """Return how likely a fighter wins the duel that goes on."""
    rival = s.fighters[1] if s.fighters[0] == seat else s.fighters[0]
    own, other = _reach(s, seat, below=False), _reach(s, rival, below=False)
    edge = 0.5 if s.fighters[0] == seat else -0.5
    if not s.dice[seat]:
        return _chance(own - other + edge, 3.0)
    gap = total_of(s, seat) - total_of(s, rival)
    if gap < 0 and own < -gap:
        return 0.1 * _chance(gap + own, 2.0)
    return _chance(gap + own - other + edge, 2.0)


def _title(s: TornarisState, seat: int) -> float:
    """Return how likely a seat becomes Champion: every duel on its way must be won with the mana that is left."""
    if seat in s.losers:
        return 0.0
    chance = 1.0
    way = len(duels_ahead(s, seat))
    if seat in s.fighters:
        chance = _winning(s, seat)
        way -= 1
    return chance * _outlook(s, seat, float(way)) if way else chance


def _outlook(s: TornarisState, seat: int, duels: float) -> float:
    """Return how likely a seat wins some duels in a row against those who are left, with the mana that it has."""
    others = 0.0
    rivals = 0
    for other in range(s.seats):
        if other != seat and other not in s.losers:
            others += _reach(s, other, below=False, later=True)
            rivals += 1
    lead = _reach(s, seat, below=False, later=True) - others / max(1, rivals)
    return float(_chance(lead, 3.5) ** duels)


def _stake(s: TornarisState, seat: int) -> float:
    """Return what a duel is worth."""
    prize = float(s.rules.content.prize[s.characters[seat]])
    thrift = _thrift(s, seat)
    if s.cause == FOR_RING:
        sky = s.rules.content.sky[s.sky]
        return thrift * (prize + RING_PRIZE + (sky.amount if sky.do == RING_PAY else 0))
    if s.cause == FOR_TOWER:
        return thrift * prize + _tower_pay(s, seat) * (2.0 if s.owner == seat else 1.0)
    if s.cause == FOR_HONOUR:
        return _HONOUR + thrift * (prize + 2 * s.stake)
    return thrift * (prize + 1.5 * s.stake)


def _hunt(s: TornarisState, seat: int) -> float:
    """Return what a fight against the monster is worth: what all who have not acted yet could add counts."""
    reach = 0.0
    top = s.agenda[-1]
    acting = top.seat if isinstance(top, Acting) else s.fighters[0]
    for fighter in s.fighters[s.fighters.index(acting) if acting in s.fighters else 0 :]:
        share = 1.0 if fighter == seat else 0.75
        reach += share * _reach(s, fighter, below=True)
    total = float(group_total(s)) if s.dice[s.fighters[0]] else _DICE * len(s.fighters)
    return _bounty(s, seat, _chance(total + reach - life(s), 2.5))


def _bounty(s: TornarisState, seat: int, chance: float) -> float:
    """Return what meeting the monster brings on average."""
    content = s.rules.content
    won = _deeds(s, seat, content.reward[s.monster]) + _thrift(s, seat) * content.prize[s.characters[seat]]
    return chance * won + (1 - chance) * _deeds(s, seat, content.penalty[s.monster])


def _deeds(s: TornarisState, seat: int, parts: Parts) -> float:
    """Return what a reward or a penalty is worth."""
    worth = 0.0
    thrift = _thrift(s, seat)
    for part in parts:
        word = part.do
        if word == GOLD:
            worth += thrift * part.amount
        elif word == LOSE:
            worth -= thrift * min(part.amount, s.gold[seat])
        elif word == LOSE_HALF:
            worth -= thrift * s.gold[seat] / 2
        elif word in {RECOVER, RECOVER_ALL}:
            spent = s.most[seat] - s.mana[seat]
            worth += _active(s) * (min(part.amount, spent) if word == RECOVER else spent)
        elif word == LOSE_MANA:
            worth -= _active(s) * min(part.amount, s.mana[seat])
        elif word == LOSE_MANA_TO:
            worth -= _active(s) * max(0, s.mana[seat] - part.amount)
        elif word == MAX_MANA:
            worth += (_MOST + _ACTIVE) * part.amount
        elif word == OBJECT:
            worth += _OBJECT * part.amount
        elif word == EQUIPMENT:
            worth += 5.0 * part.amount
        elif word == GIVE_UP and s.gear[seat]:
            worth -= 3.0
    return worth


# Spaces.


def _awaits(s: TornarisState, seat: int) -> bool:
    """Whether what a seat chose has still to happen."""
    in_dungeon = s.places[seat] == DUNGEON
    for step in s.agenda:
        if isinstance(step, Enter):
            if step.seat == seat and not in_dungeon:
                return not s.acted >> seat & 1
        elif isinstance(step, Resolve):
            if in_dungeon or (seat - s.first) % s.seats >= step.at:
                return not s.acted >> seat & 1
        elif in_dungeon and isinstance(step, (DungeonTurn, Descend, Alone)):
            return True
    return False


def _place(s: TornarisState, seat: int) -> float:
    """Return what the chosen space is worth, as everybody stands now."""
    place = s.places[seat]
    if place == DUNGEON:
        return _dungeon(s, seat)
    if place == SHOP:
        return _shop(s, seat)
    if place == TOWER:
        return _tower(s, seat)
    if place == RING:
        return _ring(s, seat)
    if place == REST:
        return _active(s) * (s.most[seat] - s.mana[seat])
    if place == WORK:
        sky = s.rules.content.sky[s.sky]
        return _thrift(s, seat) * (sky.amount if sky.do == WORK_PAY else WAGES)
    return _EVENT if place in {DAY_EVENT, NIGHT_EVENT} else 0.0


def _best_place(s: TornarisState, seat: int) -> float:
    """Return what the best space is worth to somebody who still chooses and sees where the others stand."""
    best = 0.0
    for action in open_to(s, seat):
        s.places[seat] = action - GO
        best = max(best, _place(s, seat))
    s.places[seat] = NOTHING
    return best


def _dungeon(s: TornarisState, seat: int) -> float:
    """Return what the dungeon is worth with those who came."""
    here = standing_at(s, DUNGEON)
    if s.monster == NOTHING:
        return _EVENT
    reach = 0.0
    for fighter in here:
        reach += _DICE + (1.0 if fighter == seat else 0.75) * _reach(s, fighter, below=True)
    worth = _bounty(s, seat, _chance(reach - life(s), 3.5))
    return max(worth, _EVENT) if len(here) == 1 else worth


def _shop(s: TornarisState, seat: int) -> float:
    """Return what the best purchase would bring, as far as the mana goes."""
    powers = s.rules.powers
    content = s.rules.content
    mana = _budget(s, seat)
    for card in s.gear[seat]:
        mana -= powers.mana[card & KIND]
    thrift = _thrift(s, seat)
    best = 0.0
    for kind in s.row:
        price = shop_price(s, seat, kind)
        if price <= s.gold[seat]:
            cost = powers.mana[kind]
            gain = _POINT * powers.duel[kind] if not cost or cost <= mana else _SPARE * content.price[kind]
            best = max(best, gain - thrift * price)
    return best * (0.4 if full(s, seat) else 0.9)


def _tower_pay(s: TornarisState, seat: int) -> float:
    """Return what it is worth to own the tower for the rest of the game."""
    return _TOWER * _thrift(s, seat) * min(1.0, (ALL_MONSTERS - s.met) / 4)


def _tower(s: TornarisState, seat: int) -> float:
    """Return what going to the tower brings: taking it, fighting for it, or an event."""
    here = standing_at(s, TOWER)
    prize = _tower_pay(s, seat)
    if s.tower_used or (s.owner != NOBODY and (s.block or s.owner == seat)):
        return _EVENT
    if s.owner == NOBODY:
        if len(here) == 1:
            return prize
        return prize * _odds(s, seat, here[1] if here[0] == seat else here[0]) if seat in here[:2] else _EVENT
    challengers = [other for other in here if other != s.owner]
    return prize * _odds(s, seat, s.owner) if challengers and challengers[0] == seat else _EVENT


def _ring(s: TornarisState, seat: int) -> float:
    """Return what the Ring brings: gold alone, a duel, or an event."""
    here = standing_at(s, RING)
    if seat not in here[:2]:
        return _EVENT
    if len(here) == 1:
        return _thrift(s, seat) * RING_ALONE_PAY
    rival = here[1] if here[0] == seat else here[0]
    prize = RING_PRIZE + s.rules.content.prize[s.characters[seat]]
    return _thrift(s, seat) * prize * _odds(s, seat, rival) - 1.0


def _odds(s: TornarisState, seat: int, rival: int) -> float:
    """Return how likely a seat would beat another."""
    edge = 0.5 if earlier(s, seat, rival) else -0.5
    return _chance(_reach(s, seat, below=False) - _reach(s, rival, below=False) + edge, 3.5)
