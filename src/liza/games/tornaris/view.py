"""What a seat may see: everything but decks, the faces of hands and arrows that are not revealed (TR-A68)."""

from __future__ import annotations

from liza.games.tornaris.mechanics.fighting import group_total, life, total_of
from liza.games.tornaris.mechanics.primitives import half_down, half_up, shop_price
from liza.games.tornaris.state import SEALED_CRYSTAL, UNDECIDED, Pile, TornarisState
from liza.games.tornaris.steps.questions import Smith, Trinket
from liza.games.tornaris.steps.tournament import BRACKETS, fighter_at
from liza.games.tornaris.vocabulary import (
    ABSENT,
    ALL_MONSTERS,
    CATEGORIES,
    CAUSES,
    HALVES,
    NO_SEAT,
    OBJECTS,
    PER_CATEGORY,
    SIDES,
    SPACES,
)
from liza.kernel.schema.view import Counter, Die, Mark, Piece, Zone, counter, die, mark, piece, zone
from liza.parts import hands, sets
from liza.parts.cards import card_of, known_to


def zones(s: TornarisState, seat: int | None) -> list[Zone]:
    """Return the board, the cards in the middle, the piles, and what lies before each seat."""
    content = s.content
    sky = piece("sky", content.skies[s.sky].key, marks=[mark("half", HALVES.keys[s.half])])
    found = [
        zone("sky", [] if s.sky == ABSENT else [sky]),
        zone("monster", [] if s.monster == ABSENT else [_monster(s, s.monster)]),
        zone("next_monster", _next_monster(s, seat), count=s.monsters.to_come),
        zone("row", [_ware(s, kind, seat) for kind in s.row]),
    ]
    found += [zone(key, _standing(s, space)) for space, key in enumerate(SPACES.keys)]
    found += _piles("gear", s.gear, [_gear(s, kind) for kind in s.gear.discard])
    found += _piles("object", s.objects, [piece("object", OBJECTS.keys[kind]) for kind in s.objects.discard])
    found += _piles("sky", s.skies, [piece("sky", content.skies[card].key) for card in s.skies.discard])
    for key, pile in zip(HALVES.keys, s.happenings, strict=True):
        found += _piles(key, pile, [piece("happening", content.happenings[card].key) for card in pile.discard])
    if s.combat.fighters and not s.is_hunt:
        found.append(zone("duel", [piece("cause", CAUSES.keys[s.combat.cause])]))
    if s.order:
        found += [zone(f"bout_{bout + 1}", _bout(s, bout)) for bout in range(len(BRACKETS[s.seats]))]
    for owner in range(s.seats):
        found += _before(s, owner, seat)
    return found


def _piles(key: str, pile: Pile, discarded: list[Piece]) -> list[Zone]:
    """Return a deck, of which only the size shows, and its discard pile, which lies open."""
    return [zone(f"{key}_deck", [], count=len(pile.deck)), zone(f"{key}_discard", discarded)]


def _bout(s: TornarisState, bout: int) -> list[Piece]:
    """Return who fights in a duel of the tournament; who is not known yet comes from an earlier one (TR-113)."""
    found: list[Piece] = []
    for place in BRACKETS[s.seats][bout]:
        if place < 0 and len(s.winners) < -place:
            found.append(piece("character", None, numbers={"bout": -place}))
            continue
        seat = fighter_at(s, place)
        won = bout < len(s.winners) and s.winners[bout] == seat
        numbers = {} if place >= 0 else {"bout": -place}
        marks = [mark("token", "won")] if won else []
        found.append(piece("character", s.players[seat].character.key, seat, marks, numbers))
    return found


def _before(s: TornarisState, owner: int, seat: int | None) -> list[Zone]:
    """Return what lies before a player."""
    player = s.players[owner]
    found = [
        zone("character", [piece("character", player.character.key, owner)], owner),
        zone("arrow", _arrow(s, owner, seat), owner),
        zone("gear", _hand(s, player.gear, owner, seat), owner),
        zone("objects", _objects(player.bag, owner, seat), owner),
    ]
    if s.combat.borrowed and player.character.borrows:
        found.append(zone("temporary", _hand(s, s.combat.borrowed, owner, seat), owner))
    if s.agenda and s.actors == (owner,):
        if s.drawn:
            found.append(zone("drawn", _drawn(s, owner, seat), owner))
        if s.offered:
            found.append(zone("offered", _objects(s.offered, owner, seat), owner))
    return found


def _arrow(s: TornarisState, owner: int, seat: int | None) -> list[Piece]:
    """Return the arrow of a player: face down until it is revealed, except to its owner."""
    place, arrow = s.players[owner].place, s.players[owner].arrow
    if place != ABSENT:
        return [piece("space", SPACES.keys[place], owner)]
    if arrow == UNDECIDED:
        return []
    if owner != seat:
        return [piece("space", None, owner)]
    return [piece("object", "crystal", owner) if arrow == SEALED_CRYSTAL else piece("space", SPACES.keys[arrow], owner)]


def _standing(s: TornarisState, space: int) -> list[Piece]:
    """Return the characters that stand at a space (TR-A98)."""
    here = [seat for seat in range(s.seats) if s.players[seat].place == space]
    return [piece("character", s.players[seat].character.key, seat) for seat in here]


def _hand(s: TornarisState, hand: list[int], owner: int, seat: int | None) -> list[Piece]:
    """Return equipment in hand; what was activated in this combat is marked."""
    fighter = s.combat.find(owner)
    used = [] if fighter is None else fighter.kept()
    found: list[Piece] = []
    for card in hands.in_no_order(hand, seat):
        kind = card_of(card)
        if not known_to(card, seat):
            found.append(piece("equipment", None, owner))
        elif kind in used:
            used.remove(kind)
            found.append(_gear(s, kind, owner, [mark("token", "used")]))
        else:
            found.append(_gear(s, kind, owner))
    return found


def _gear(s: TornarisState, kind: int, owner: int | None = None, marks: list[Mark] | None = None) -> Piece:
    gear = s.equipment[kind]
    numbers = {"mana": gear.mana, "price": gear.price}
    if owner is not None:
        numbers["sells"] = half_down(s, kind)
    return piece("equipment", gear.key, owner, marks, numbers)


def _drawn(s: TornarisState, owner: int, seat: int | None) -> list[Piece]:
    """Return what a player has drawn and may take: with what it costs or brings where it is asked for gold."""
    found = _hand(s, s.drawn, owner, seat)
    step = s.agenda[-1]
    if seat == owner and isinstance(step, Smith):
        found[0]["numbers"]["cost"] = step.price(s)
    elif seat == owner and isinstance(step, Trinket):
        found[0]["numbers"]["sells"] = half_up(s, card_of(s.drawn[0]))
    return found


def _ware(s: TornarisState, kind: int, seat: int | None) -> Piece:
    """Return a card of the row: with its printed price, and with what it costs its viewer."""
    found = _gear(s, kind)
    if seat is not None:
        found["numbers"]["cost"] = shop_price(s, seat, kind)
    return found


def _objects(hand: list[int], owner: int, seat: int | None) -> list[Piece]:
    return [
        piece("object", OBJECTS.keys[card_of(card)] if known_to(card, seat) else None, owner)
        for card in hands.in_no_order(hand, seat)
    ]


def _monster(s: TornarisState, number: int) -> Piece:
    monster = s.content.monsters[number]
    numbers = {"factor": monster.factor}
    if number == s.monster:
        numbers["life"] = life(s)
    return piece("monster", monster.key, marks=[mark("category", CATEGORIES.keys[monster.category])], numbers=numbers)


def _next_monster(s: TornarisState, seat: int | None) -> list[Piece]:
    """Return the next monster for a player who has looked at it."""
    if s.monsters.ahead == ABSENT or seat is None or not sets.has(s.monsters.eyes, seat):
        return []
    return [_monster(s, s.monsters.ahead)]


def counters(s: TornarisState) -> list[Counter]:
    """Return the turn, the deck of monsters, the tower, and every player's gold, mana, room and place in the order."""
    order, met = s.turn_order, s.monsters.met
    found = [counter("round", s.round), counter("monsters_left", s.monsters.to_come, limit=ALL_MONSTERS)]
    if met:
        found.append(counter("category", (met - 1) // PER_CATEGORY + 1, limit=len(CATEGORIES)))
    if s.tower.owner != NO_SEAT:
        found += [counter("tower", 1, s.tower.owner), counter("block", s.tower.block)]
    for seat, player in enumerate(s.players):
        if s.has_left(seat):
            found.append(counter("departed", 1, seat))
        found.append(counter("gold", player.gold, seat))
        found.append(counter("mana", player.mana, seat, player.most))
        found.append(counter("slots", len(player.gear), seat, player.slots))
        if s.order:
            found.append(counter("place", s.order.index(seat) + 1, seat))
            found.append(counter("duels_won", s.winners.count(seat), seat))
            if seat in s.losers:
                found.append(counter("out", 1, seat))
        elif seat in order:
            found.append(counter("turn_place", order.index(seat) + 1, seat))
    return found + _combat(s)


def _combat(s: TornarisState) -> list[Counter]:
    """Return where the combat stands."""
    fighters = s.combat.fighters
    found = [counter("fights", 1, fighter.seat) for fighter in fighters]
    if not s.combat.has_rolled:
        return found
    found += [counter("total", total_of(s, fighter), fighter.seat) for fighter in fighters]
    if s.is_hunt:
        found.append(counter("group_total", group_total(s), limit=life(s)))
    else:
        found.append(counter("advantage", 1, fighters[0].seat))
    return found


def dice(s: TornarisState) -> list[Die]:
    """Return the dice of the combat; those set aside for a new roll too."""
    found: list[Die] = []
    for fighter in s.combat.fighters:
        found += [die(SIDES, face, fighter.seat) for face in fighter.dice]
    return found + [die(SIDES, face, s.actors[0], "picked") for face in s.combat.picked]
