"""What can happen. Made from ``event_kinds.py`` by ``scripts/generate events``, not by hand."""

# ruff: noqa: D103, SLF001

from __future__ import annotations

from liza.kernel.core.state import State
from liza.kernel.schema.events import ALL_EYES


def uncovered_monster(s: State, *, monster: int) -> None:
    if s.listen:
        s._raw_events.append((0, ALL_EYES, (monster, 0, 0, 0)))


def uncovered_event(s: State, *, event_card: int) -> None:
    if s.listen:
        s._raw_events.append((1, ALL_EYES, (event_card, 0, 0, 0)))


def added_monster(s: State, *, monster: int) -> None:
    if s.listen:
        s._raw_events.append((2, ALL_EYES, (monster, 0, 0, 0)))


def added_event(s: State, *, event_card: int) -> None:
    if s.listen:
        s._raw_events.append((3, ALL_EYES, (event_card, 0, 0, 0)))


def round_started(s: State, *, round: int, seat: int) -> None:
    if s.listen:
        s._raw_events.append((4, ALL_EYES, (round, seat, 0, 0)))


def strong(
    s: State, *, line: int, first: int, second: int, plus: int, times: int, monsters: int, required: int
) -> None:
    if s.listen:
        s._raw_events.append((5, ALL_EYES, (line, first, second, plus, times, monsters, required, 0, 0)))


def drew(s: State, *, eyes: int, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((6, eyes, (seat, card, reason, 0)))


def set_aside(s: State, *, eyes: int, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((7, eyes, (seat, card, 0, 0)))


def discarded(s: State, *, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((8, ALL_EYES, (seat, card, reason, 0)))


def eliminated(s: State, *, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((9, ALL_EYES, (seat, card, reason, 0)))


def reshuffled(s: State, *, seat: int, count: int) -> None:
    if s.listen:
        s._raw_events.append((10, ALL_EYES, (seat, count, 0, 0)))


def traumatised(s: State, *, seat: int, count: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((11, ALL_EYES, (seat, count, reason, 0)))


def turn_started(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((12, ALL_EYES, (seat, 0, 0, 0)))


def played(s: State, *, seat: int, card: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((13, ALL_EYES, (seat, card, line, 0)))


def hidden(s: State, *, eyes: int, seat: int, card: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((14, eyes, (seat, card, line, 0)))


def shown(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((15, ALL_EYES, (seat, card, 0, 0)))


def reached(
    s: State,
    *,
    line: int,
    sum: int,
    times: int,
    total: int,
    required: int,
    red: int,
    green: int,
    blue: int,
    yellow: int,
) -> None:
    if s.listen:
        s._raw_events.append((16, ALL_EYES, (line, sum, times, total, required, red, green, blue, yellow)))


def struck(s: State, *, seat: int, card: int, other_seat: int, victim: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((17, ALL_EYES, (seat, card, other_seat, victim, line, 0, 0, 0, 0)))


def destroyed(s: State, *, seat: int, other_seat: int, card: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((18, ALL_EYES, (seat, other_seat, card, line)))


def copied(s: State, *, seat: int, card: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((19, ALL_EYES, (seat, card, line, 0)))


def unlinked(s: State, *, seat: int, card: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((20, ALL_EYES, (seat, card, line, 0)))


def passed(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((21, ALL_EYES, (seat, 0, 0, 0)))


def exhausted(s: State) -> None:
    if s.listen:
        s._raw_events.append((22, ALL_EYES, (0, 0, 0, 0)))


def defeated(s: State) -> None:
    if s.listen:
        s._raw_events.append((23, ALL_EYES, (0, 0, 0, 0)))


def failed(s: State) -> None:
    if s.listen:
        s._raw_events.append((24, ALL_EYES, (0, 0, 0, 0)))


def revealed(s: State, *, seat: int, card: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((25, ALL_EYES, (seat, card, line, 0)))


def counted(s: State, *, seat: int, relics: int) -> None:
    if s.listen:
        s._raw_events.append((26, ALL_EYES, (seat, relics, 0, 0)))


def first(s: State, *, seat: int, points: int, total: int) -> None:
    if s.listen:
        s._raw_events.append((27, ALL_EYES, (seat, points, total, 0)))


def second(s: State, *, seat: int, points: int, total: int) -> None:
    if s.listen:
        s._raw_events.append((28, ALL_EYES, (seat, points, total, 0)))


def nothing(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((29, ALL_EYES, (seat, 0, 0, 0)))


def took(s: State, *, seat: int, steps: int, total: int) -> None:
    if s.listen:
        s._raw_events.append((30, ALL_EYES, (seat, steps, total, 0)))


def saddled(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((31, ALL_EYES, (seat, card, 0, 0)))


def relieved(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((32, ALL_EYES, (seat, card, 0, 0)))


def returned(s: State, *, monster: int) -> None:
    if s.listen:
        s._raw_events.append((33, ALL_EYES, (monster, 0, 0, 0)))


def scored(
    s: State, *, seat: int, track: int, traumas: int, set: int, total: int, monsters: int, eliminated: int, level: int
) -> None:
    if s.listen:
        s._raw_events.append((34, ALL_EYES, (seat, track, traumas, set, total, monsters, eliminated, level, 0)))


def caught(s: State, *, seat: int, card: int, line: int) -> None:
    if s.listen:
        s._raw_events.append((35, ALL_EYES, (seat, card, line, 0)))
