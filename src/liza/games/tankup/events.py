"""What can happen. Made from ``event_kinds.py`` by ``scripts/generate events``, not by hand."""

# ruff: noqa: D103, SLF001

from __future__ import annotations

from liza.kernel.core.state import State
from liza.kernel.schema.events import ALL_EYES


def round_began(s: State, *, round: int) -> None:
    if s.listen:
        s._raw_events.append((0, ALL_EYES, (round, 0, 0, 0)))


def combat_began(s: State) -> None:
    if s.listen:
        s._raw_events.append((1, ALL_EYES, (0, 0, 0, 0)))


def drew(s: State, *, eyes: int, seat: int, back: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((2, eyes, (seat, back, card, reason)))


def equipped(s: State, *, seat: int, card: int, space: int) -> None:
    if s.listen:
        s._raw_events.append((3, ALL_EYES, (seat, card, space, 0)))


def traded(s: State, *, eyes: int, seat: int, back: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((4, eyes, (seat, back, card, 0)))


def swapped(s: State, *, seat: int, card: int, space: int, old: int) -> None:
    if s.listen:
        s._raw_events.append((5, ALL_EYES, (seat, card, space, old)))


def ended(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((6, ALL_EYES, (seat, 0, 0, 0)))


def tie_die(s: State, *, seat: int, result: int) -> None:
    if s.listen:
        s._raw_events.append((7, ALL_EYES, (seat, result, 0, 0)))


def weighed(s: State, *, seat: int, weight: int, place: int) -> None:
    if s.listen:
        s._raw_events.append((8, ALL_EYES, (seat, weight, place, 0)))


def opens(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((9, ALL_EYES, (seat, 0, 0, 0)))


def extra_attack(s: State, *, seat: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((10, ALL_EYES, (seat, reason, 0, 0)))


def armour_rolled(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((11, ALL_EYES, (seat, amount, 0, 0)))


def armour_placed(s: State, *, seat: int, space: int, amount: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((12, ALL_EYES, (seat, space, amount, reason)))


def crowd_rolled(s: State, *, seat: int, result: int) -> None:
    if s.listen:
        s._raw_events.append((13, ALL_EYES, (seat, result, 0, 0)))


def thrown(s: State, *, seat: int, throw: int, target_seat: int) -> None:
    if s.listen:
        s._raw_events.append((14, ALL_EYES, (seat, throw, target_seat, 0)))


def played(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((15, ALL_EYES, (seat, card, 0, 0)))


def stepped(s: State, *, seat: int, card: int, old: int) -> None:
    if s.listen:
        s._raw_events.append((16, ALL_EYES, (seat, card, old, 0)))


def in_force(s: State, *, card: int) -> None:
    if s.listen:
        s._raw_events.append((17, ALL_EYES, (card, 0, 0, 0)))


def over(s: State, *, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((18, ALL_EYES, (card, reason, 0, 0)))


def scorched(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((19, ALL_EYES, (seat, amount, 0, 0)))


def used(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((20, ALL_EYES, (seat, card, 0, 0)))


def turned(s: State, *, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((21, ALL_EYES, (seat, card, reason, 0)))


def laid(s: State, *, eyes: int, seat: int, target_seat: int, back: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((22, eyes, (seat, target_seat, back, card)))


def revealed(s: State, *, seat: int, target_seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((23, ALL_EYES, (seat, target_seat, card, 0)))


def aimed(s: State, *, seat: int, space: int) -> None:
    if s.listen:
        s._raw_events.append((24, ALL_EYES, (seat, space, 0, 0)))


def rerolled(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((25, ALL_EYES, (seat, 0, 0, 0)))


def hit(s: State, *, seat: int, space: int) -> None:
    if s.listen:
        s._raw_events.append((26, ALL_EYES, (seat, space, 0, 0)))


def ignored(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((27, ALL_EYES, (seat, card, 0, 0)))


def damaged(s: State, *, seat: int, card: int, amount: int, left: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((28, ALL_EYES, (seat, card, amount, left, reason, 0, 0, 0, 0)))


def destroyed(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((29, ALL_EYES, (seat, card, 0, 0)))


def die_damaged(s: State, *, seat: int, space: int, amount: int, left: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((30, ALL_EYES, (seat, space, amount, left, reason, 0, 0, 0, 0)))


def lost(s: State, *, seat: int, amount: int, left: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((31, ALL_EYES, (seat, amount, left, reason)))


def recovered(s: State, *, seat: int, amount: int, left: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((32, ALL_EYES, (seat, amount, left, reason)))


def splashed(s: State, *, seat: int, space: int) -> None:
    if s.listen:
        s._raw_events.append((33, ALL_EYES, (seat, space, 0, 0)))


def frozen(s: State, *, seat: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((34, ALL_EYES, (seat, reason, 0, 0)))


def cursed(s: State, *, seat: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((35, ALL_EYES, (seat, reason, 0, 0)))


def returned(s: State, *, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((36, ALL_EYES, (seat, card, reason, 0)))


def discarded(s: State, *, seat: int, by_seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((37, ALL_EYES, (seat, by_seat, card, reason)))


def looked(s: State, *, seat: int, target_seat: int) -> None:
    if s.listen:
        s._raw_events.append((38, ALL_EYES, (seat, target_seat, 0, 0)))


def took(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((39, ALL_EYES, (seat, card, 0, 0)))


def warded(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((40, ALL_EYES, (seat, 0, 0, 0)))


def spared(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((41, ALL_EYES, (seat, 0, 0, 0)))


def cancelled(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((42, ALL_EYES, (seat, card, 0, 0)))


def left(s: State, *, seat: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((43, ALL_EYES, (seat, reason, 0, 0)))


def voted(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((44, ALL_EYES, (seat, 0, 0, 0)))


def extra_round(s: State, *, number: int) -> None:
    if s.listen:
        s._raw_events.append((45, ALL_EYES, (number, 0, 0, 0)))


def warned(s: State, *, rounds: int) -> None:
    if s.listen:
        s._raw_events.append((46, ALL_EYES, (rounds, 0, 0, 0)))


def struck(s: State, *, seat: int, target_seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((47, ALL_EYES, (seat, target_seat, card, 0)))


def countered(s: State, *, seat: int, card: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((48, ALL_EYES, (seat, card, amount, 0)))


def first_seat(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((49, ALL_EYES, (seat, 0, 0, 0)))


def fell(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((50, ALL_EYES, (seat, 0, 0, 0)))


def wasted(s: State, *, seat: int, target_seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((51, ALL_EYES, (seat, target_seat, card, 0)))


def spent(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((52, ALL_EYES, (seat, card, 0, 0)))


def gnawed(s: State, *, card: int) -> None:
    if s.listen:
        s._raw_events.append((53, ALL_EYES, (card, 0, 0, 0)))


def faded(s: State, *, seat: int, space: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((54, ALL_EYES, (seat, space, reason, 0)))
