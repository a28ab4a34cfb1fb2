"""What a seat may see: everything but decks, the faces of hands and arrows that are not revealed (TR-A68)."""

from __future__ import annotations

from liza.games.tornaris.arms import HUNT, group_total, life, total_of
from liza.games.tornaris.hands import shop_price
from liza.games.tornaris.monsters import ALL_MONSTERS
from liza.games.tornaris.state import KIND, SEALED_CRYSTAL, UNDECIDED, TornarisState, turn_order
from liza.games.tornaris.steps.tournament import BRACKETS
from liza.games.tornaris.vocabulary import (
    CATEGORIES,
    CAUSES,
    HALVES,
    NOBODY,
    NOTHING,
    OBJECTS,
    PER_CATEGORY,
    SIDES,
    SPACES,
)
from liza.kernel.view import Counter, Die, Mark, Piece, Zone, counter, mark, piece, zone
from liza.parts.cards import known_to


def zones(s: TornarisState, seat: int | None) -> list[Zone]:
    """Return the board, the cards in the middle, the piles, and what lies before each seat."""
    content = s.rules.content
    sky = [] if s.sky == NOTHING else [piece("sky", content.skies[s.sky], marks=[mark("half", HALVES.keys[s.half])])]
    found = [
        zone("sky", sky),
        zone("monster", [] if s.monster == NOTHING else [_monster(s, s.monster)]),
        zone("next_monster", _next_monster(s, seat), count=ALL_MONSTERS - s.met),
        zone("row", [_ware(s, kind, seat) for kind in s.row]),
    ]
    found += [zone(key, _standing(s, space)) for space, key in enumerate(SPACES.keys)]
    found += [
        zone("gear_deck", [], count=len(s.gear_deck)),
        zone("gear_discard", [_gear(s, kind) for kind in s.gear_discard]),
        zone("object_deck", [], count=len(s.object_deck)),
        zone("object_discard", [piece("object", OBJECTS.keys[kind]) for kind in s.object_discard]),
        zone("sky_deck", [], count=len(s.sky_deck)),
        zone("sky_discard", [piece("sky", content.skies[card]) for card in s.sky_discard]),
    ]
    for half, key in enumerate(HALVES.keys):
        found.append(zone(f"{key}_deck", [], count=len(s.event_decks[half])))
        discard = [piece("happening", content.happenings[card]) for card in s.event_discards[half]]
        found.append(zone(f"{key}_discard", discard))
    if s.fighters and s.cause != HUNT:
        found.append(zone("duel", [piece("cause", CAUSES.keys[s.cause])]))
    if s.order:
        found += [zone(f"bout_{bout + 1}", _bout(s, bout)) for bout in range(len(BRACKETS[s.seats]))]
    for owner in range(s.seats):
        found += _before(s, owner, seat)
    return found


def _bout(s: TornarisState, bout: int) -> list[Piece]:
    """Return who fights in a duel of the tournament; who is not known yet comes from an earlier one (TR-113)."""
    found: list[Piece] = []
    for place in BRACKETS[s.seats][bout]:
        if place < 0 and len(s.winners) < -place:
            found.append(piece("character", None, numbers={"bout": -place}))
            continue
        seat = s.order[place] if place >= 0 else s.winners[-place - 1]
        won = bout < len(s.winners) and s.winners[bout] == seat
        numbers = {} if place >= 0 else {"bout": -place}
        marks = [mark("token", "won")] if won else []
        found.append(piece("character", s.rules.content.characters[s.characters[seat]], seat, marks, numbers))
    return found


def _before(s: TornarisState, owner: int, seat: int | None) -> list[Zone]:
    """Return what lies before a player."""
    character = piece("character", s.rules.content.characters[s.characters[owner]], owner)
    found = [
        zone("character", [character], owner),
        zone("arrow", _arrow(s, owner, seat), owner),
        zone("gear", _hand(s, s.gear[owner], owner, seat), owner),
        zone("objects", [_object(card, owner, seat) for card in _ordered(s.bags[owner], seat)], owner),
    ]
    if s.temporary and s.rules.content.temporary[s.characters[owner]]:
        found.append(zone("temporary", _hand(s, s.temporary, owner, seat), owner))
    if s.agenda and s.actors == (owner,):
        if s.drawn:
            found.append(zone("drawn", _hand(s, s.drawn, owner, seat), owner))
        if s.offered:
            found.append(zone("offered", [_object(card, owner, seat) for card in _ordered(s.offered, seat)], owner))
    return found


def _arrow(s: TornarisState, owner: int, seat: int | None) -> list[Piece]:
    """Return the arrow of a player: face down until it is revealed, except to its owner."""
    if s.places[owner] != NOTHING:
        return [piece("space", SPACES.keys[s.places[owner]], owner)]
    arrow = s.arrows[owner]
    if arrow == UNDECIDED:
        return []
    if owner != seat:
        return [piece("space", None, owner)]
    return [piece("object", "crystal", owner) if arrow == SEALED_CRYSTAL else piece("space", SPACES.keys[arrow], owner)]


def _standing(s: TornarisState, space: int) -> list[Piece]:
    """Return the characters that stand at a space."""
    keys = s.rules.content.characters
    return [piece("character", keys[s.characters[seat]], seat) for seat in range(s.seats) if s.places[seat] == space]


def _ordered(hand: list[int], seat: int | None) -> list[int]:
    """Return a hand in an order that tells nothing: what is known by name, then what is not."""
    known = sorted([card for card in hand if known_to(card, seat)], key=lambda card: card & KIND)
    return known + [card for card in hand if not known_to(card, seat)]


def _hand(s: TornarisState, hand: list[int], owner: int, seat: int | None) -> list[Piece]:
    """Return equipment in hand; what was activated in this combat is marked."""
    used = s.used[owner][:] if owner in s.fighters and s.used else []
    found: list[Piece] = []
    for card in _ordered(hand, seat):
        kind = card & KIND
        if not known_to(card, seat):
            found.append(piece("equipment", None, owner))
        elif kind in used:
            used.remove(kind)
            found.append(_gear(s, kind, owner, [mark("token", "used")]))
        else:
            found.append(_gear(s, kind, owner))
    return found


def _gear(s: TornarisState, kind: int, owner: int | None = None, marks: list[Mark] | None = None) -> Piece:
    content = s.rules.content
    numbers = {"mana": content.mana[kind], "price": content.price[kind]}
    return piece("equipment", content.equipment[kind], owner, marks, numbers)


def _ware(s: TornarisState, kind: int, seat: int | None) -> Piece:
    """Return a card of the row: with its printed price, and with what it costs whoever looks at it."""
    found = _gear(s, kind)
    if seat is not None:
        found["numbers"]["cost"] = shop_price(s, seat, kind)
    return found


def _object(card: int, owner: int, seat: int | None) -> Piece:
    return piece("object", OBJECTS.keys[card & KIND] if known_to(card, seat) else None, owner)


def _monster(s: TornarisState, monster: int) -> Piece:
    content = s.rules.content
    category = CATEGORIES.keys[content.category[monster]]
    numbers = {"factor": content.factor[monster]}
    if monster == s.monster:
        numbers["life"] = life(s)
    return piece("monster", content.monsters[monster], marks=[mark("category", category)], numbers=numbers)


def _next_monster(s: TornarisState, seat: int | None) -> list[Piece]:
    """Return the next monster for whoever has looked at it."""
    if s.next_monster == NOTHING or seat is None or not s.next_eyes >> seat & 1:
        return []
    return [_monster(s, s.next_monster)]


def counters(s: TornarisState) -> list[Counter]:
    """Return the turn, the deck of monsters, the tower, and everybody's gold, mana, room and place in the order."""
    order = turn_order(s)
    found = [counter("round", s.round), counter("monsters_left", ALL_MONSTERS - s.met, limit=ALL_MONSTERS)]
    if s.met:
        found.append(counter("category", (s.met - 1) // PER_CATEGORY + 1, limit=len(CATEGORIES)))
    if s.owner != NOBODY:
        found += [counter("tower", 1, s.owner), counter("block", s.block)]
    for seat in range(s.seats):
        if s.departed >> seat & 1:
            found.append(counter("departed", 1, seat))
        found.append(counter("gold", s.gold[seat], seat))
        found.append(counter("mana", s.mana[seat], seat, s.most[seat]))
        found.append(counter("slots", len(s.gear[seat]), seat, s.slots[seat]))
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
    if not s.dice or not s.dice[s.fighters[0]]:
        return [counter("fights", 1, seat) for seat in s.fighters]
    found = [counter("fights", 1, seat) for seat in s.fighters]
    found += [counter("total", total_of(s, seat), seat) for seat in s.fighters]
    if s.cause == HUNT:
        found.append(counter("group_total", group_total(s), limit=life(s)))
    else:
        found.append(counter("advantage", 1, s.fighters[0]))
    return found


def dice(s: TornarisState) -> list[Die]:
    """Return the dice of the combat; those set aside for a new roll too."""
    found: list[Die] = []
    for seat in s.fighters:
        found += [{"sides": SIDES, "value": face, "seat": seat, "note": ""} for face in s.dice[seat]]
    if s.picked:
        found += [{"sides": SIDES, "value": face, "seat": s.actors[0], "note": "picked"} for face in s.picked]
    return found
