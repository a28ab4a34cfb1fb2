"""What a seat may see (TE-008, TE-A04, TE-A57)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.mechanics.battle import Demand, credit
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.ending import ENOUGH_POINTS, Score, enough_monsters
from liza.games.terrorixico.steps.targets import Copy, Target
from liza.games.terrorixico.vocabulary import CARDS, COLOURS, LEVELS, LINE_COUNT, LINES, TYPES, level_of
from liza.kernel.schema.view import Counter, Piece, Zone, counter, mark, piece, zone
from liza.parts import sets

_NUMBERED: Final = ("", "_2")
"""How the first and the second monster or event are told apart in the numbers of a line."""


def zones(s: TerrorixicoState, seat: int | None) -> list[Zone]:
    """Return everything on the table."""
    found = [
        zone("monsters", [_monster(s, monster) for monster in s.monsters.here]),
        zone("events", [_event(s, event) for event in s.book.here]),
        zone("monster_deck", [_monster(s, at) for at in s.monsters.under], count=s.monsters.count()),
        zone("event_deck", [_event(s, at) for at in s.book.under], count=s.book.count()),
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
    """Return the round, the tracks, what lies open of every player's contribution, and who has passed."""
    found = [counter("round", s.round), counter("hand_size", s.hand_size if s.book.here else 0)]
    relics = credit(s)
    for seat, player in enumerate(s.players):
        found += [
            counter("points", player.points, seat, ENOUGH_POINTS),
            counter("track", player.track, seat, enough_monsters(s.seats)),
            counter("relics", relics[seat], seat),
        ]
        if player.passed:
            found.append(counter("passed", 1, seat))
    found.append(counter("starts", 1, s.starter))
    return found


def _own_zones(s: TerrorixicoState, owner: int, seat: int | None) -> list[Zone]:
    """Return the places of one player; hand and what was set aside only to the player, until all is counted."""
    player = s.players[owner]
    held = len(player.hand) + len(player.aside)
    if owner == seat or s.over:
        hand = [
            zone("hand", _cards(sorted(player.hand), owner), owner),
            zone("aside", _cards(player.aside, owner), owner),
        ]
    else:
        hand = [zone("hand", [piece("card", None, owner) for _ in range(held)], owner)]
    captured = [_monster(s, at) for at, captor in enumerate(s.monsters.captors) if captor == owner]
    captured += [_event(s, at) for at, captor in enumerate(s.book.captors) if captor == owner]
    return [
        *hand,
        zone("draw_pile", _cards(sorted(player.draws), owner) if s.over else [], owner, len(player.draws)),
        zone("discard_pile", _cards(player.discards, owner), owner),
        zone("wear_zone", _cards(player.wear, owner), owner),
        zone("captured", captured, owner),
    ]


def _cards(cards: list[int], owner: int) -> list[Piece]:
    return [piece("card", CARDS.keys[card], owner) for card in cards]


def _monster(s: TerrorixicoState, at: int) -> Piece:
    monster = s.content.monsters[at]
    numbers = {LINES.keys[line]: monster.relics[line] for line in range(LINE_COUNT)}
    numbers |= {"first": monster.first, "second": monster.second}
    return piece("monster", monster.key, None, [mark("type", TYPES.keys[monster.type])], numbers)


def _event(s: TerrorixicoState, at: int) -> Piece:
    event = s.content.events[at]
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
    demand, found = Demand(s, line), s.lines[line]
    numbers: dict[str, int] = {}
    for at, value in enumerate(demand.monsters):
        numbers[f"monster{_NUMBERED[at]}"] = value
    for at, value in enumerate(demand.plus):
        if demand.times[at] > 1:
            numbers[f"times{_NUMBERED[at]}"] = demand.times[at]
        else:
            numbers[f"plus{_NUMBERED[at]}"] = value
    numbers["required"] = demand.required
    if found.times > 1:
        numbers |= {"sum": found.base, "multiplied": found.times}
    numbers |= {"reached": found.total, "lacking": max(0, demand.required - found.total)}
    if found.downs:
        numbers["face_down"] = found.downs
    if _aimed(s) == line:
        numbers["aimed"] = 1
    return piece("line", LINES.keys[line], None, None, numbers)


def _aimed(s: TerrorixicoState) -> int:
    """Return the line in which a player is choosing a card just now, or -1."""
    step = s.agenda[-1] if s.agenda else None
    return step.line if isinstance(step, Target | Copy) else -1


def _line(s: TerrorixicoState, line: int, seat: int | None) -> list[Piece]:
    """Return the cards of a line; those face down are known to their owner only."""
    found = s.lines[line]
    pieces: list[Piece] = []
    for laid in s.lines[line].cards:
        owner, card, counts = laid.owner, laid.card, laid.counts
        if laid.down:
            numbers = {"face_down": 1}
            if owner == seat and s.options["bluff"] and not sets.has(card.fitting(s, owner), line):
                numbers["bluff"] = 1
            pieces.append(piece("card", CARDS.keys[card.number] if owner == seat else None, owner, None, numbers))
            continue
        worth = found.relics if counts.counts_cards else counts.worth
        marks = [mark("card", CARDS.keys[counts.number])] if counts is not card else []
        numbers = {"worth": worth, "counts": worth * found.times}
        pieces.append(piece("card", CARDS.keys[card.number], owner, marks, numbers))
    return pieces


def _score(s: TerrorixicoState, seat: int) -> Piece:
    """Return one row of the final table (TE-088)."""
    one = Score(s, seat)
    numbers = {"points": one.track, "traumas": one.traumas, "set": one.set, "total": one.total}
    numbers |= {"track": one.monsters, "eliminated": one.eliminated}
    return piece("colour", COLOURS.keys[seat], seat, [mark("level", LEVELS.keys[level_of(one.total)])], numbers)
