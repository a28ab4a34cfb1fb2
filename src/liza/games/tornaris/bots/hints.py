"""Heuristics for bots: what a seat has is worth so much gold, and so is what it is about to win or lose."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.bots.combat_estimate import DIE, chance_of, reach_later, reach_of
from liza.games.tornaris.bots.word_values import Rates, worth_of
from liza.games.tornaris.content.cards import Deeds
from liza.games.tornaris.mechanics.fighting import group_total, life, total_of
from liza.games.tornaris.mechanics.primitives import shop_price
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.acting import Acting
from liza.games.tornaris.steps.arrows import CrystalChoose
from liza.games.tornaris.steps.duel import RING_PRIZE
from liza.games.tornaris.steps.dungeon import Alone, Descend, DungeonTurn
from liza.games.tornaris.steps.round import TOWER_RENT
from liza.games.tornaris.steps.spaces import RING_ALONE_PAY, WAGES, Enter, Resolve, Shop
from liza.games.tornaris.steps.tournament import BRACKETS, CONVERTS
from liza.games.tornaris.vocabulary import (
    ABSENT,
    ALL_MONSTERS,
    CRYSTAL,
    DAY_EVENT,
    DUNGEON,
    FAMILIAR,
    FOR_HONOUR,
    FOR_RING,
    FOR_TOWER,
    NIGHT_EVENT,
    NO_SEAT,
    POTION,
    REST,
    RING,
    SHOP,
    TOWER,
    WORK,
)
from liza.parts.cards import card_of

# What things are worth, in gold.
_POINT: Final = 3.2
"""A point more that equipment could add in one duel."""
_SPARE: Final = 0.9
"""Of its price, an equipment beyond what the mana allows: more than a sale brings, lest bots sell what they bought."""
_SPARE_LAST: Final = 0.02
"""The same once gold is only good for conversion."""
_MOST: Final = 4.0
"""A maximum mana."""
_ACTIVE: Final = 0.9
"""An active mana at the beginning; the nearer the tournament, the more. Within it only what it can still win counts."""
_ACTIVE_LAST: Final = 8.0
_OBJECT: Final = 2.2
_OBJECT_LAST: Final = 0.3
_POTION: Final = 3.0
"""A potion keeps its worth: the tournament is when mana is short."""
_KEPT: Final = 4.5
"""A Cristal or a Familiar is worth most when much is to be won: with the later monsters."""
_KEPT_EACH: Final = 1.5
"""What every monster to come adds to that."""
_HELD: Final = 4.5
"""For how many turns a tower is held, by and large."""
_DAY_TURNS: Final = 0.6
"""How many turns bring a new monster."""
_PURSE: Final = 24.0
"""So much gold can be put to use."""
_IDLE: Final = 0.3
"""A gold beyond that."""
_GOLD_LAST: Final = 0.02
"""A gold once it is only good for conversion."""
_WASTED: Final = -0.3
"""A gold that was not converted."""
_EVENT: Final = 1.6
_TITLE: Final = 150.0
_DUELS: Final = 1.8
"""How many of them lead to the title, before the order is known."""
_HONOUR: Final = 1.0
_GROWTH: Final = 3
"""How much mana will still come."""
_SPREAD: Final = 25.0
"""A lead of so much gold is half way to a sure win."""


def evaluate(s: TornarisState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1: its worth against the average of the others."""
    return s.returns[seat] if s.over else _standing(seat, _worths(s))


def evaluate_each(s: TornarisState, seats: list[int]) -> list[float]:
    """Return the same of several seats: what every player is worth is worked out once."""
    if s.over:
        return [s.returns[seat] for seat in seats]
    worth = _worths(s)
    return [_standing(seat, worth) for seat in seats]


def _standing(seat: int, worth: list[float]) -> float:
    """Return how well a seat stands, by what every player is worth."""
    own = worth[seat]
    total = 0.0
    for each in worth:
        total += each
    lead = own - (total - own) / (len(worth) - 1)
    return lead / (_SPREAD + abs(lead))


def _worths(s: TornarisState) -> list[float]:
    """Return what every player is worth, in gold."""
    worth = [_worth(s, seat) for seat in range(s.seats)]
    if s.order or s.monsters.to_come == 0:
        _add_hopes(s, worth)
    return worth


def _worth(s: TornarisState, seat: int) -> float:
    """Return what a seat has and may expect, in gold."""
    worth = _arms(s, seat, _budget(s, seat))
    player = s.players[seat]
    worth += _MOST * player.most + _bag(s, seat)
    if s.order:
        gold = _GOLD_LAST if CONVERTS[seat] in s.agenda else _WASTED
        return worth + _ACTIVE * player.mana + gold * player.gold
    worth += _active(s) * player.mana + _purse(s, seat) + _prospect(s, seat)
    if s.tower.owner == seat:
        worth += _tower_pay(s, seat)
    if s.combat.find(seat) is not None:
        worth += _fight(s, seat)
    return worth


def _prospect(s: TornarisState, seat: int) -> float:
    """Return what the turn still holds for a seat: as much as it will be worth, lest bots put off what they chose."""
    top = s.agenda[-1]
    if isinstance(top, Shop) and top.seat == seat:
        return _shop(s, seat)
    if s.players[seat].place == ABSENT:
        return _best_place(s, seat) if isinstance(top, CrystalChoose) else 0.0
    return _place(s, seat) if _awaits(s, seat) else 0.0


def _purse(s: TornarisState, seat: int) -> float:
    """Return what the gold of a seat is worth."""
    gold = s.players[seat].gold
    return float(gold) if gold <= _PURSE else _PURSE + _IDLE * (gold - _PURSE)


def _thrift(s: TornarisState, seat: int) -> float:
    """Return what one gold more is worth."""
    return 1.0 if s.players[seat].gold < _PURSE else _IDLE


def _bag(s: TornarisState, seat: int) -> float:
    """Return what objects are worth: less and less, but for potions."""
    bag = s.players[seat].bag
    if s.order:
        return _OBJECT_LAST * len(bag)
    to_come = s.monsters.to_come
    each = _OBJECT_LAST + (_OBJECT - _OBJECT_LAST) * to_come / ALL_MONSTERS
    kept = min(_KEPT, _OBJECT_LAST + _KEPT_EACH * to_come)
    worth = 0.0
    for card in bag:
        kind = card_of(card)
        worth += _POTION if kind == POTION else kept if kind in {CRYSTAL, FAMILIAR} else each
    return worth


def _active(s: TornarisState) -> float:
    """Return what an active mana is worth: there is no rest once the last monster is gone."""
    near = s.monsters.met / ALL_MONSTERS
    return _ACTIVE + (_ACTIVE_LAST - _ACTIVE) * near * near


# Equipment.


def _budget(s: TornarisState, seat: int) -> int:
    """Return the mana that a seat will have for a duel when it matters."""
    return s.players[seat].most + (0 if s.order else min(_GROWTH, s.monsters.to_come // 4 + 1))


def _arms(s: TornarisState, seat: int, mana: int) -> float:
    """Return what a hand is worth: the points that the mana allows, and a part of the price for the rest."""
    values = s.tables
    rank = values.rank
    spare = _SPARE_LAST if s.order else _SPARE
    worth = 0.0
    for place in sorted([rank[card_of(card)] for card in s.players[seat].gear]):
        cost = values.mana[place]
        if cost <= mana:
            mana -= cost
            worth += _POINT * values.duel[place]
        else:
            worth += spare * values.price[place]
    return worth


# Fights.


def _fight(s: TornarisState, seat: int) -> float:
    """Return what a fight that goes on is worth to one of its fighters."""
    if s.is_hunt:
        return _hunt(s, seat)
    return _stake(s, seat) * _winning(s, seat)


def _winning(s: TornarisState, seat: int) -> float:
    """Return how likely a fighter wins the duel that goes on."""
    fighter, rival = s.combat.of(seat), s.combat.sides(seat)[1]
    own, other = reach_of(s, seat, below=False), reach_of(s, rival.seat, below=False)
    edge = 0.5 if s.combat.fighters[0] is fighter else -0.5
    if not fighter.dice:
        return chance_of(own - other + edge, 3.0)
    gap = total_of(s, fighter) - total_of(s, rival)
    if gap < 0 and own < -gap:
        return 0.1 * chance_of(gap + own, 2.0)
    return chance_of(gap + own - other + edge, 2.0)


def _add_hopes(s: TornarisState, worth: list[float]) -> None:
    """Add what the title is worth to every player: every duel on the way must be won with the mana that is left."""
    reach = [reach_later(s, seat) for seat in range(s.seats)]
    left = [seat for seat in range(s.seats) if seat not in s.losers]
    total = 0.0
    for seat in left:
        total += reach[seat]
    for seat in left:
        chance = 1.0
        duels = _DUELS
        if s.order:
            duels = float(_duels_ahead(s, seat))
            if s.combat.find(seat) is not None:
                chance = _winning(s, seat)
                duels -= 1.0
        if duels:
            lead = reach[seat] - (total - reach[seat]) / (len(left) - 1)
            chance *= chance_of(lead, 3.5) ** duels
        worth[seat] += _TITLE * chance


def _duels_ahead(s: TornarisState, seat: int) -> int:
    """Return how many duels a seat has still to win, the one being fought included."""
    ahead = 0
    looked_for = s.order.index(seat)
    for number, fighters in enumerate(BRACKETS[s.seats]):
        if looked_for in fighters:
            looked_for = -number - 1
            ahead += number >= len(s.winners)
    return ahead


def _stake(s: TornarisState, seat: int) -> float:
    """Return what a duel is worth."""
    prize = float(s.players[seat].character.prize)
    thrift = _thrift(s, seat)
    cause, stake = s.combat.cause, s.combat.stake
    if cause == FOR_RING:
        return thrift * (prize + RING_PRIZE + s.today.given("ring_pay"))
    if cause == FOR_TOWER:
        return thrift * prize + _tower_pay(s, seat) * (2.0 if s.tower.owner == seat else 1.0)
    if cause == FOR_HONOUR:
        return _HONOUR + thrift * (prize + 2 * stake)
    return thrift * (prize + 1.5 * stake)


def _hunt(s: TornarisState, seat: int) -> float:
    """Return what a fight against the monster is worth: what all who have not acted yet could add counts."""
    reach = 0.0
    top = s.agenda[-1]
    fighters = s.combat.seats
    acting = top.seat if isinstance(top, Acting) else fighters[0]
    for fighter in fighters[fighters.index(acting) if acting in fighters else 0 :]:
        share = 1.0 if fighter == seat else 0.75
        reach += share * reach_of(s, fighter, below=True)
    total = float(group_total(s)) if s.combat.has_rolled else 2 * DIE * len(fighters)
    chance = chance_of(total + reach - life(s), 2.5)
    return _bounty(s, seat, chance)


def _bounty(s: TornarisState, seat: int, chance: float) -> float:
    """Return what meeting the monster brings on average."""
    won = _deeds(s, seat, s.foe.reward) + _thrift(s, seat) * s.players[seat].character.prize
    return chance * won + (1 - chance) * _deeds(s, seat, s.foe.penalty)


def _deeds(s: TornarisState, seat: int, deeds: Deeds) -> float:
    """Return what a reward or a penalty is worth."""
    rates = Rates(_thrift(s, seat), _active(s), _MOST + _ACTIVE, _OBJECT)
    worth = 0.0
    for deed in deeds:
        worth += worth_of(s, seat, deed, rates)
    return worth


# Spaces.


def _awaits(s: TornarisState, seat: int) -> bool:
    """Whether what a seat chose has still to happen."""
    player = s.players[seat]
    in_dungeon = player.place == DUNGEON
    for step in s.agenda:
        if isinstance(step, Enter):
            if step.seat == seat and not in_dungeon:
                return not player.acted
        elif isinstance(step, Resolve):
            if in_dungeon or (seat - s.first) % s.seats >= step.at:
                return not player.acted
        elif in_dungeon and isinstance(step, (DungeonTurn, Descend, Alone)):
            return True
    return False


def _place(s: TornarisState, seat: int) -> float:
    """Return what the chosen space is worth, as every player stands now."""
    player = s.players[seat]
    place = player.place
    if place == DUNGEON:
        return _dungeon(s, seat)
    if place == SHOP:
        return _shop(s, seat)
    if place == TOWER:
        return _tower(s, seat)
    if place == RING:
        return _ring(s, seat)
    if place == REST:
        return _active(s) * (player.most - player.mana)
    if place == WORK:
        return _thrift(s, seat) * s.today.given("work_pay", WAGES)
    return _EVENT if place in {DAY_EVENT, NIGHT_EVENT} else 0.0


def _best_place(s: TornarisState, seat: int) -> float:
    """Return what the best space is worth to a player who still chooses and sees where the others stand."""
    best = 0.0
    player = s.players[seat]
    for space in s.open_to(seat):
        player.place = space
        best = max(best, _place(s, seat))
    player.place = ABSENT
    return best


def _dungeon(s: TornarisState, seat: int) -> float:
    """Return what the dungeon is worth with those who came."""
    here = s.standing_at(DUNGEON)
    if s.monster == ABSENT:
        return _EVENT
    reach = 0.0
    for fighter in here:
        reach += 2 * DIE + (1.0 if fighter == seat else 0.75) * reach_of(s, fighter, below=True)
    worth = _bounty(s, seat, chance_of(reach - life(s), 3.5))
    return max(worth, _EVENT) if len(here) == 1 else worth


def _shop(s: TornarisState, seat: int) -> float:
    """Return what the best purchase would bring, as far as the mana goes."""
    values = s.tables
    rank = values.rank
    player = s.players[seat]
    mana = _budget(s, seat)
    for card in player.gear:
        mana -= values.mana[rank[card_of(card)]]
    thrift = _thrift(s, seat)
    best = 0.0
    for kind in s.row:
        price = shop_price(s, seat, kind)
        if price <= player.gold:
            place = rank[kind]
            cost = values.mana[place]
            gain = _POINT * values.duel[place] if not cost or cost <= mana else _SPARE * values.price[place]
            best = max(best, gain - thrift * price)
    return best * (0.4 if player.is_full else 0.9)


def _tower_pay(s: TornarisState, seat: int) -> float:
    """Return what it is worth to own the tower for as long as it can be held."""
    return TOWER_RENT * _thrift(s, seat) * min(_HELD, s.monsters.to_come / _DAY_TURNS)


def _tower(s: TornarisState, seat: int) -> float:
    """Return what going to the tower brings: taking it, fighting for it, or an event."""
    here = s.standing_at(TOWER)
    prize = _tower_pay(s, seat)
    owner = s.tower.owner
    if s.tower.settled or (owner != NO_SEAT and (s.tower.block or owner == seat)):
        return _EVENT
    if owner == NO_SEAT:
        if len(here) == 1:
            return prize
        return prize * _odds(s, seat, here[1] if here[0] == seat else here[0]) if seat in here[:2] else _EVENT
    challengers = [other for other in here if other != owner]
    return prize * _odds(s, seat, owner) if challengers and challengers[0] == seat else _EVENT


def _ring(s: TornarisState, seat: int) -> float:
    """Return what the Ring brings: gold alone, a duel, or an event."""
    here = s.standing_at(RING)
    if seat not in here[:2]:
        return _EVENT
    if len(here) == 1:
        return _thrift(s, seat) * RING_ALONE_PAY
    rival = here[1] if here[0] == seat else here[0]
    prize = RING_PRIZE + s.players[seat].character.prize
    return _thrift(s, seat) * prize * _odds(s, seat, rival) - 1.0


def _odds(s: TornarisState, seat: int, rival: int) -> float:
    """Return how likely a seat would beat another."""
    edge = 0.5 if s.is_earlier(seat, rival) else -0.5
    return chance_of(reach_of(s, seat, below=False) - reach_of(s, rival, below=False) + edge, 3.5)
