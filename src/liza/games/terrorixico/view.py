"""What a seat may see (TE-008, TE-A04, TE-A57)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import Demand, Sum, belongs, credit
from liza.games.terrorixico.state import AS, DOWN, KIND, TerrorixicoState, owner_of
from liza.games.terrorixico.steps.ending import ENOUGH_POINTS, Score, enough_monsters
from liza.games.terrorixico.steps.targets import Copy, Target
from liza.games.terrorixico.vocabulary import (
    CARDS,
    COLOURS,
    LEVELS,
    LINE_COUNT,
    LINES,
    TYPES,
    level_of,
)
from liza.kernel.view import Counter, Piece, Zone, counter, mark, piece, zone

_NUMBERED: Final = ("", "_2")
"""How the first and the second monster or event are told apart in the numbers of a line."""


def zones(s: TerrorixicoState, seat: int | None) -> list[Zone]:
    """Return everything on the table."""
    found = [
        zone("monsters", [_monster(s, monster) for monster in s.here]),
        zone("events", [_event(s, event) for event in s.open_book]),
        zone(
            "monster_deck", [_monster(s, at) for at in s.monsters_under], count=len(s.monsters) + len(s.monsters_under)
        ),
        zone("event_deck", [_event(s, at) for at in s.book_under], count=len(s.book) + len(s.book_under)),
        zone("trauma_pile", [], count=s.pile),
        zone("strength", [_strength(s, line) for line in range(LINE_COUNT)]),
        *(zone(LINES.keys[line], _line(s, line, seat)) for line in range(LINE_COUNT)),
    ]
    for owner in range(s.seats):
        found += _own_zones(s, owner, seat)
    if s.over:
        found.append(zone("scores", [_score(s, owner) for owner in range(s.seats)]))
    return found


def counters(s: TerrorixicoState) -> list[Counter]:
    """Return the round, the tracks, what lies open of everybody's contribution, and who has passed."""
    found = [counter("round", s.round), counter("hand_size", s.hand_size if s.open_book else 0)]
    relics = credit(s)
    for seat in range(s.seats):
        found += [
            counter("points", s.points[seat], seat, ENOUGH_POINTS),
            counter("track", s.track[seat], seat, enough_monsters(s.seats)),
            counter("relics", relics[seat], seat),
        ]
        if s.passed >> seat & 1:
            found.append(counter("passed", 1, seat))
    found.append(counter("starts", 1, s.starter))
    return found


def _own_zones(s: TerrorixicoState, owner: int, seat: int | None) -> list[Zone]:
    """Return the places of one player; hand and what was set aside only to the player, until all is counted."""
    held = len(s.hands[owner]) + len(s.aside[owner])
    if owner == seat or s.over:
        hand = [
            zone("hand", _cards(sorted(s.hands[owner]), owner), owner),
            zone("aside", _cards(s.aside[owner], owner), owner),
        ]
    else:
        hand = [zone("hand", [piece("card", None, owner) for _ in range(held)], owner)]
    captured = [_monster(s, at) for at, captor in enumerate(s.captors) if captor == owner]
    captured += [_event(s, at) for at, captor in enumerate(s.book_captors) if captor == owner]
    return [
        *hand,
        zone("draw_pile", _cards(sorted(s.draws[owner]), owner) if s.over else [], owner, len(s.draws[owner])),
        zone("discard_pile", _cards(s.discards[owner], owner), owner),
        zone("wear_zone", _cards(s.wear[owner], owner), owner),
        zone("captured", captured, owner),
    ]


def _cards(cards: list[int], owner: int) -> list[Piece]:
    return [piece("card", CARDS.keys[card], owner) for card in cards]


def _monster(s: TerrorixicoState, at: int) -> Piece:
    monster = s.rules.content.monsters[at]
    numbers = {LINES.keys[line]: monster.relics[line] for line in range(LINE_COUNT)}
    numbers |= {"first": monster.first, "second": monster.second}
    return piece("monster", monster.key, None, [mark("type", TYPES.keys[monster.type])], numbers)


def _event(s: TerrorixicoState, at: int) -> Piece:
    event = s.rules.content.events[at]
    numbers: dict[str, int] = {}
    for line, key in enumerate(LINES.keys):
        if event.times[line] > 1:
            numbers[f"{key}_times"] = event.times[line]
        else:
            numbers[f"{key}_plus"] = event.plus[line]
    numbers |= {"traumas": event.trauma, "points": event.points, "hand": event.hand, "steps": event.steps}
    return piece("event_card", event.key, None, None, numbers)


def _strength(s: TerrorixicoState, line: int) -> Piece:
    """Return one line's requirement and what it has reached, each with how it comes about (TE-017, TE-A28)."""
    demand, found = Demand(s, line), Sum(s, line)
    numbers: dict[str, int] = {}
    for at, value in enumerate(demand.monsters):
        numbers[f"monster{_NUMBERED[at]}"] = value
    for at, value in enumerate(demand.plus):
        if demand.times[at] > 1:
            numbers[f"times{_NUMBERED[at]}"] = demand.times[at]
        else:
            numbers[f"plus{_NUMBERED[at]}"] = value
    reached = found.base * found.times
    numbers["required"] = demand.required
    if found.times > 1:
        numbers |= {"sum": found.base, "multiplied": found.times}
    numbers |= {"reached": reached, "lacking": max(0, demand.required - reached)}
    if found.downs:
        numbers["face_down"] = found.downs
    if _aimed(s) == line:
        numbers["aimed"] = 1
    return piece("line", LINES.keys[line], None, None, numbers)


def _aimed(s: TerrorixicoState) -> int:
    """Return the line in which somebody is choosing a card just now, or -1."""
    step = s.agenda[-1] if s.agenda else None
    return step.line if isinstance(step, Target | Copy) else -1


def _line(s: TerrorixicoState, line: int, seat: int | None) -> list[Piece]:
    """Return the cards of a line; those face down are known to their owner only."""
    content = s.rules.content
    found = Sum(s, line)
    pieces: list[Piece] = []
    for card in s.lines[line]:
        owner, kind, copied = owner_of(card), card & KIND, card >> AS & KIND
        if card & DOWN:
            key = CARDS.keys[kind] if owner == seat else None
            numbers = {"face_down": 1}
            if owner == seat and s.options["bluff"] and not belongs(s, owner, kind, line):
                numbers["bluff"] = 1
            pieces.append(piece("card", key, owner, None, numbers))
            continue
        worth = found.relics if content.counts_cards[copied] else content.worth[copied]
        marks = [mark("card", CARDS.keys[copied])] if copied != kind else []
        pieces.append(piece("card", CARDS.keys[kind], owner, marks, {"worth": worth, "counts": worth * found.times}))
    return pieces


def _score(s: TerrorixicoState, seat: int) -> Piece:
    """Return one row of the final table (TE-088)."""
    one = Score(s, seat)
    numbers = {"points": one.track, "traumas": one.traumas, "set": one.set, "total": one.total}
    numbers |= {"track": one.monsters, "eliminated": one.eliminated}
    return piece("colour", COLOURS.keys[seat], seat, [mark("level", LEVELS.keys[level_of(one.total)])], numbers)
