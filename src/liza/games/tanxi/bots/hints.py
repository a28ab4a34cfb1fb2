"""Heuristics for bots: walk to where loot can be found, arm, hunt the weak, flee from the strong and from fog."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.cards import Weapon
from liza.games.tanxi.content.words import PLAIN, Deed
from liza.games.tanxi.mechanics.fighting import arms, attack_power, attackable
from liza.games.tanxi.mechanics.walking import line
from liza.games.tanxi.pieces import Explorer, HeldWeapon
from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.steps.acting import Hired, Quadrant, Target
from liza.games.tanxi.steps.attack import Declare, Reroll, Shift, Strip
from liza.games.tanxi.steps.choices import PickCard
from liza.games.tanxi.steps.equipping import FreeEquip, Rearm
from liza.games.tanxi.steps.gems import PayGem
from liza.games.tanxi.steps.monster import MerchantGift, MonsterChoice
from liza.games.tanxi.steps.village import Buy, Pay, WitchCard, WitchOrb, WitchTarget, readable
from liza.games.tanxi.vocabulary import ABSENT, FIRE, HANDS, ICE, MOST_DICE, NIGHT, ORB_BONUS, STANDING, WHY_FAVOUR
from liza.parts import sets

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
_EFFORT: Final = 0.8
"""The energy of an exchange of weapons: a player who gains less by it plays otherwise, or ends the turn."""
_HASTE: Final = 0.65
"""Energy beyond the usual, with a player near enough to use it on."""
_NEAR: Final = 5
_FURY: Final = 0.5
"""A point more for the next attack, with a player to attack."""
_DOWN: Final = 5.5
"""What it costs to be off the island; standing up costs no less, or ending a turn would seem to help one who lies."""
_FOG: Final = 2.8
"""What a roll for fog takes, as long as it is still to come this turn."""
_FOG_LATER: Final = 0.3
"""How much of that is still to be feared after it."""
_LONG_NIGHT: Final = 3.0
"""As many days as it takes until no player fears the fog any more; it begins to fade a day earlier."""
_WAY: Final = 0.12
_EDGE: Final = 2.0
"""A player who can do less harm than this goes on looking for better arms at night."""
_NO_WAY: Final = 12
"""How far a point seems where there is no find."""
_PROMISE: Final = 1.6
"""What a deed seems worth while a choice is still open."""
_PROMISES: Final = {"walk": 0.8, "swap_places": 0.4, "arrange": 0.4}
"""The same of those that seem worth less."""
_HARMFUL: Final = ("poison", "bolt", "harpoon")
"""Deeds that seem worth the life they take."""
_KILL: Final = 4.0
_PREY: Final = 8.0
"""The most that any player seems worth hunting, and what it is worth to have brought them down."""
_BOTH_HANDS: Final = sets.of(HANDS)


def evaluate(s: TanxiState, seat: int) -> float:
    """Return how well a seat stands, from -1 to 1."""
    if s.over:
        return s.returns[seat]
    if not s.opened:
        return 0.0
    power: list[float] = []
    shield: list[int] = []
    lead = 0.0
    for other, who in enumerate(s.explorers):
        power.append(who.sheet.attack + arms_power(who))
        shield.append(_shield(who))
        lasting = who.sheet.defence + min(MOST_DICE, who.sheet.dice)
        worth = _POWER * power[other] + _SHELTER * lasting + _worth(s, who)
        if shield[other] > lasting:
            worth += _COVER * (shield[other] - lasting) * min(2, _beset(s, other))
        lead += worth if other == seat else -worth / (s.seats - 1)
    if s.explorers[seat].on_island():
        lead += _place(s, seat) + _hunt(s, seat, power, shield)
        if s.active == seat:
            lead += _moment(s, seat)
        lead += _pending(s, seat)
    return lead / (_SPREAD + abs(lead))


def _worth(s: TanxiState, who: Explorer) -> float:
    """Return what a character, its tokens and its hand are worth, power and shelter aside."""
    found = _STAMINA * who.sheet.energy + _SECOND_TRY * who.sheet.relic_reroll - 0.8 * who.slow
    found += _GEM * who.gems + _ORB * sets.COUNT[who.orbs]
    found += _hand(s, who)
    if who.down == STANDING:
        return found + who.life + 0.25 * min(who.life, 6)
    return found - _DOWN


def _shield(who: Explorer) -> int:
    """Return the defence that a character can count on now; a die gives about 1."""
    return who.sheet.defence + who.guard + min(MOST_DICE, who.sheet.dice + who.guard_dice)


def _orb(who: Explorer, orb: int) -> int:
    """Return what an orb of a kind gives its holder."""
    return ORB_BONUS if who.has_orb(orb) else 0


def _beset(s: TanxiState, seat: int) -> int:
    """Return how many others stand near a character."""
    at = s.explorers[seat].at
    found = 0
    if at >= 0:
        for other, who in enumerate(s.explorers):
            if other != seat and who.on_island() and s.board.steps(at, who.at) <= _NEAR:
                found += 1
    return found


def _hand(s: TanxiState, who: Explorer) -> float:
    """Return what a hand is good for: it buys, and some of it is better worn or drunk."""
    cards, first_object = s.content.all, s.content.first_object
    found = 0.0
    for card in who.hand:
        number = number_of(card)
        coins = cards[number].coins
        found += 0.25 + 0.15 * coins if number < first_object else 0.5 + 0.25 * coins
    return found


def arms_power(who: Explorer) -> float:
    """Return the best bonus that the weapons in the hands can give together; half of it while they lack ammunition."""
    one, other = _weapon(who.held[0]), _weapon(who.held[1])
    loaded, other_loaded = _loaded(one), _loaded(other)
    best = _together(loaded, other_loaded)
    if (loaded is None) == (one is None) and (other_loaded is None) == (other is None):
        return best
    return max(best, 0.5 * _together(None if one is None else one.weapon, None if other is None else other.weapon))


def _weapon(held: HeldWeapon | None) -> HeldWeapon | None:
    """Return what a hand holds; None for a weapon that is empty and can never be reloaded."""
    if held is None or (not held.loaded() and not held.weapon.reload_cost):
        return None
    return held


def _loaded(held: HeldWeapon | None) -> Weapon | None:
    """Return the weapon that a hand holds, if it has ammunition for an attack."""
    return held.weapon if held is not None and held.loaded() else None


def _reach(who: Explorer) -> int:
    """Return the distance at which the weapons in the hands do most; 1 for melee."""
    one, other = _weapon(who.held[0]), _weapon(who.held[1])
    best = one
    if other is not None and (one is None or _alone(other.weapon) > _alone(one.weapon)):
        best = other
    return 1 if best is None else max(1, best.weapon.range)


def _gap(s: TanxiState, seat: int, target: int, reach: int) -> int:
    """Return how many steps a character is from standing in line with another, at a distance that suits its weapons."""
    board, at, there = s.board, s.explorers[seat].at, s.explorers[target].at
    across, along = abs(board.column[at] - board.column[there]), abs(board.row[at] - board.row[there])
    if reach == 1:
        return across + along - 1
    gap = min(abs(reach - across) + along, across + abs(reach - along))
    return gap or (0 if line(s, at, there) else 1)


def _together(one: Weapon | None, other: Weapon | None) -> float:
    """Return the best that two weapons can do: together if their range is the same."""
    if one is None or other is None:
        return _alone(one if other is None else other)
    if one.range != other.range:
        return max(_alone(one), _alone(other))
    return _alone(one) + other.blow if one.blow else _alone(other)


def _alone(weapon: Weapon | None) -> float:
    """Return what one weapon adds; shooting is worth a little more."""
    if weapon is None or not weapon.blow:
        return 0.0
    return weapon.blow + (0.4 if weapon.range else 0.0)


def _place(s: TanxiState, seat: int) -> float:
    """Return what the square is worth: near the village when hurt or rich, out of the fog.

    In a long night the fear of fog fades, or no player would follow one who is safe in it.
    """
    board, who = s.board, s.explorers[seat]
    found = 0.0
    ring = board.fog[who.at]
    if ring and not who.sheet.no_fog and not who.sheltered:
        fear = min(1.0, max(0.0, _LONG_NIGHT - s.round / NIGHT))
        harm = fear * max(0.3, (_FOG if s.fog_attack else 1.0) - 0.7 * who.sheet.fog_less)
        if ring <= s.stage:
            found -= harm * (1.0 if s.active == seat else _FOG_LATER) + fear * 0.35 * (s.stage - ring + 1)
            if who.life <= 3:
                found -= fear * _KILL
        elif ring == s.stage + 1 and s.round % 3 == 2 and s.round < NIGHT:
            found -= 0.4 * harm
    if who.life * 2 <= s.max_life(seat) and who.hand:
        found -= 0.1 * board.to_village[who.at]
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

    The longer the game, the more courage: a player has to end it. One who is down counts as caught, or it would
    seem better to stand beside the weak than to defeat them.
    """
    found = edge = 0.0
    own = s.explorers[seat]
    reach = _reach(own)
    eager = 0.35 + 0.06 * s.round
    late = max(0, s.round - NIGHT)
    wary = 0.3 * max(0.0, 1.0 - late / NIGHT)
    hope = 0.5 if late else 0.0
    attack = power[seat] + _DIE + _orb(own, FIRE)
    defence = shield[seat] + _orb(own, ICE)
    for other, who in enumerate(s.explorers):
        if other == seat:
            continue
        if not who.on_island():
            found += eager * _PREY / 1.5
            continue
        mine = attack - shield[other] - _orb(who, ICE)
        theirs = power[other] + _DIE + _orb(who, FIRE) - defence
        pull = min(_PREY, max(hope, min(mine, float(who.life))) + (2.0 if mine >= who.life else 0.0))
        fear = max(0.0, min(theirs, float(own.life))) + (2.5 if theirs >= own.life else 0.0)
        found += eager * pull / (1.5 + 0.5 * _gap(s, seat, other, reach))
        found -= wary * fear / (1.5 + 0.5 * _gap(s, other, seat, _reach(who)))
        edge = max(edge, mine)
    if edge < _EDGE or s.round < NIGHT:
        found -= _WAY * _way_to_a_point(s, own.at)
    return found


def _moment(s: TanxiState, seat: int) -> float:
    """Return what haste and fury are worth in one's own turn, if there is a player to use them on."""
    turn = s.turn
    found = _HASTE * turn.extra if turn.extra > 0 and _beset(s, seat) else 0.0
    if turn.rage and attackable(s, seat, PLAIN):
        found += _FURY * turn.rage
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
        return max(0.0, _fight(s, seat, s.sheet(seat).attack + arms_power(s.explorers[seat])))
    if isinstance(top, (Rearm, FreeEquip)):
        return _rearm(s, seat, top)
    if isinstance(top, Pay):
        return _service(s, seat, top)
    if isinstance(top, (Target, PayGem, Quadrant, Hired)):
        deed = top.deed(s)
        return _promise(s, seat, deed) + (_GEM if deed.cause == WHY_FAVOUR else 0.0)
    if isinstance(top, (WitchTarget, WitchCard, PickCard)):
        return 1.3
    if isinstance(top, WitchOrb):
        return _ORB
    if isinstance(top, (Buy, Strip)):
        return 1.0
    return 0.3 if isinstance(top, (Shift, MerchantGift)) else 0.0


def _promise(s: TanxiState, seat: int, deed: Deed) -> float:
    """Return what a deed promises for which a target, a quadrant or a card is still to be chosen."""
    if deed.name in _HARMFUL:
        return float(deed.amount)
    if not deed.attacks:
        return _PROMISES.get(deed.name, _PROMISE)
    power = s.sheet(seat).attack + _DIE + s.turn.rage + _orb(s.explorers[seat], FIRE)
    if deed.second_die:
        power += _DIE
    best = 0.0
    for target in deed.candidates(s, seat):
        bonus = deed.stronger(s, seat, target, deed.amount) + _usable(s.explorers[seat], arms(s, seat, target, deed))
        best = max(best, _harm(s, target, power + bonus))
    return best


def _blow(s: TanxiState, seat: int) -> float:
    """Return what the attack being declared promises."""
    attack = s.attacking()
    target = attack.target
    held = float(attack_power(s, seat, attack))
    if isinstance(s.agenda[-1], Declare):
        held += _DIE * (2 if attack.deed.second_die else 1)
        if not attack.hands:
            hands = _BOTH_HANDS if target == ABSENT else arms(s, seat, target, attack.deed)
            held += _usable(s.explorers[seat], hands)
    return _fight(s, seat, held - _DIE) if target == ABSENT else _harm(s, target, held)


def _usable(who: Explorer, hands: int) -> float:
    """Return the best bonus of the weapons in some of the hands."""
    if hands == _BOTH_HANDS:
        return arms_power(who)
    return _alone(who.weapon(sets.MEMBERS[hands][0])) if hands else 0.0


def _harm(s: TanxiState, target: int, power: float) -> float:
    """Return what an attack of some power on a character promises."""
    who = s.explorers[target]
    damage = max(0.4, power - _shield(who) - _orb(who, ICE))
    return min(damage, float(who.life)) * 1.2 + (_KILL if damage >= who.life else 0.0)


def _fight(s: TanxiState, seat: int, power: float) -> float:
    """Return what a fight with the monster promises, given the attack power without the die."""
    monster, who = s.met().monster, s.explorers[seat]
    need = monster.life + monster.dice - power - _orb(who, FIRE) - s.turn.rage
    chance = min(1.0, max(0.0, (6.0 - need) / 6.0))
    reward = _GEM * monster.gems + _RELIC * monster.relics + (0.7 if monster.card else 0.0)
    reward += min(monster.heal, s.max_life(seat) - who.life)
    harm = monster.retaliation + (_KILL if monster.retaliation >= who.life else 0.0)
    return chance * reward - (1.0 - chance) * harm


def _rearm(s: TanxiState, seat: int, step: Rearm | FreeEquip) -> float:
    """Return how much better the hands can be armed than they are, shields counted; an exchange changes the hands."""
    who = s.explorers[seat]
    if not isinstance(step, Rearm):
        best = _best_arms(s, who, _BOTH_HANDS, ABSENT)
    elif step.out:
        best = _best_arms(s, who, step.out, step.first)
    else:
        full = sets.of([hand for hand in HANDS if who.held[hand] is not None])
        best = max([_best_arms(s, who, out, ABSENT) for out in range(1, _BOTH_HANDS + 1) if out & full == out])
    now = _POWER * arms_power(who) + _given(who.weapon(HANDS[0])) + _given(who.weapon(HANDS[1]))
    return best - now - _EFFORT


def _best_arms(s: TanxiState, who: Explorer, out: int, first: int) -> float:
    """Return the best that the hands can hold once some are empty and, perhaps, a card has come in."""
    weapons = s.content.weapons
    kept = [weapon for hand in HANDS if not sets.has(out, hand) and (weapon := who.weapon(hand)) is not None]
    pool = [weapons[number] for card in who.hand if (number := number_of(card)) < len(weapons)]
    if first != ABSENT:
        pool.remove(weapons[first])
        kept.append(weapons[first])
    room = 2 - sum([weapon.hands for weapon in kept])
    held = kept[0] if kept else None
    best = _armed(held, kept[1] if len(kept) > 1 else None)
    for one in pool:
        if one.hands <= room:
            best = max(best, _armed(held, one))
            for two in pool:
                if one.hands + two.hands <= room and (one is not two or pool.count(one) > 1):
                    best = max(best, _armed(one, two))
    return best


def _armed(one: Weapon | None, other: Weapon | None) -> float:
    """Return what it is worth to hold two weapons, or one."""
    return _POWER * _together(one, other) + _given(one) + _given(other)


def _given(weapon: Weapon | None) -> float:
    """Return what a weapon gives its holder, used or not."""
    return 0.0 if weapon is None else _SHELTER * weapon.given("defence") + _STAMINA * weapon.given("energy")


def _service(s: TanxiState, seat: int, step: Pay) -> float:
    """Return what is being paid for, less what is still to be paid."""
    service = s.content.services[step.service]
    offer, missing = service.offer, s.max_life(seat) - s.explorers[seat].life
    if step.card != ABSENT:
        value = 0.8 + 0.35 * s.content.all[step.card].coins
    elif offer.name == "heal":
        value = float(min(offer.amount, missing))
    elif offer.amount:
        value = _GEM * offer.amount
    elif offer.name == "hand" and not readable(s, seat):
        value = 0.0
    else:
        value = max(1.5, 0.5 * s.max_life(seat) - s.explorers[seat].life)
    return value - 0.32 * step.price + 0.01 * s.energy_left()
