"""What can happen. Made from ``event_kinds.py`` by ``scripts/generate events``, not by hand."""

# ruff: noqa: D103, SLF001

from __future__ import annotations

from liza.kernel.core.state import State
from liza.kernel.schema.events import ALL_EYES


def tossed(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((0, ALL_EYES, (seat, 0, 0, 0)))


def discovered(s: State, *, seat: int, combatant: int) -> None:
    if s.listen:
        s._raw_events.append((1, ALL_EYES, (seat, combatant, 0, 0)))


def deployed(s: State, *, seat: int, combatant: int) -> None:
    if s.listen:
        s._raw_events.append((2, ALL_EYES, (seat, combatant, 0, 0)))


def ended(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((3, ALL_EYES, (seat, 0, 0, 0)))


def placed(s: State, *, seat: int, token: int, combatant: int) -> None:
    if s.listen:
        s._raw_events.append((4, ALL_EYES, (seat, token, combatant, 0)))


def repelled(s: State, *, seat: int, combatant: int) -> None:
    if s.listen:
        s._raw_events.append((5, ALL_EYES, (seat, combatant, 0, 0)))


def rolled(s: State, *, seat: int, combatant: int, sides: int, result: int) -> None:
    if s.listen:
        s._raw_events.append((6, ALL_EYES, (seat, combatant, sides, result)))


def copied(s: State, *, seat: int, combatant: int, result: int) -> None:
    if s.listen:
        s._raw_events.append((7, ALL_EYES, (seat, combatant, result, 0)))


def strengthened(s: State, *, seat: int, combatant: int, bonus: int) -> None:
    if s.listen:
        s._raw_events.append((8, ALL_EYES, (seat, combatant, bonus, 0)))


def counted(s: State, *, seat: int, total: int) -> None:
    if s.listen:
        s._raw_events.append((9, ALL_EYES, (seat, total, 0, 0)))


def round_won(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((10, ALL_EYES, (seat, 0, 0, 0)))


def round_drawn(s: State) -> None:
    if s.listen:
        s._raw_events.append((11, ALL_EYES, (0, 0, 0, 0)))


def saved(s: State, *, seat: int, combatant: int) -> None:
    if s.listen:
        s._raw_events.append((12, ALL_EYES, (seat, combatant, 0, 0)))


def defeated(s: State, *, seat: int, combatant: int) -> None:
    if s.listen:
        s._raw_events.append((13, ALL_EYES, (seat, combatant, 0, 0)))


def turned(s: State, *, seat: int, round: int) -> None:
    if s.listen:
        s._raw_events.append((14, ALL_EYES, (seat, round, 0, 0)))
