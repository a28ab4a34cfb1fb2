"""What can happen. Made from ``event_kinds.py`` by ``scripts/generate events``, not by hand."""

# ruff: noqa: D103, SLF001

from __future__ import annotations

from liza.kernel.core.state import State
from liza.kernel.schema.events import ALL_EYES


def turn_began(s: State, *, round: int, seat: int) -> None:
    if s.listen:
        s._raw_events.append((0, ALL_EYES, (round, seat, 0, 0)))


def dawned(s: State, *, half: int, sky: int) -> None:
    if s.listen:
        s._raw_events.append((1, ALL_EYES, (half, sky, 0, 0)))


def stocked(s: State, *, equipment: int, price: int) -> None:
    if s.listen:
        s._raw_events.append((2, ALL_EYES, (equipment, price, 0, 0)))


def monster_came(s: State, *, monster: int, category: int, life: int) -> None:
    if s.listen:
        s._raw_events.append((3, ALL_EYES, (monster, category, life, 0)))


def mana_grew(s: State, *, seat: int, amount: int, left: int) -> None:
    if s.listen:
        s._raw_events.append((4, ALL_EYES, (seat, amount, left, 0)))


def committed(s: State, *, eyes: int, seat: int, space: int) -> None:
    if s.listen:
        s._raw_events.append((5, eyes, (seat, space, 0, 0)))


def arrow(s: State, *, seat: int, space: int) -> None:
    if s.listen:
        s._raw_events.append((6, ALL_EYES, (seat, space, 0, 0)))


def crystal_used(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((7, ALL_EYES, (seat, 0, 0, 0)))


def portal_used(s: State, *, seat: int, space: int) -> None:
    if s.listen:
        s._raw_events.append((8, ALL_EYES, (seat, space, 0, 0)))


def raven_used(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((9, ALL_EYES, (seat, 0, 0, 0)))


def bought(s: State, *, seat: int, equipment: int, price: int) -> None:
    if s.listen:
        s._raw_events.append((10, ALL_EYES, (seat, equipment, price, 0)))


def sold(s: State, *, seat: int, equipment: int, price: int) -> None:
    if s.listen:
        s._raw_events.append((11, ALL_EYES, (seat, equipment, price, 0)))


def discarded(s: State, *, seat: int, equipment: int) -> None:
    if s.listen:
        s._raw_events.append((12, ALL_EYES, (seat, equipment, 0, 0)))


def gained(s: State, *, seat: int, amount: int, left: int) -> None:
    if s.listen:
        s._raw_events.append((13, ALL_EYES, (seat, amount, left, 0)))


def lost(s: State, *, seat: int, amount: int, left: int) -> None:
    if s.listen:
        s._raw_events.append((14, ALL_EYES, (seat, amount, left, 0)))


def recovered(s: State, *, seat: int, amount: int, left: int) -> None:
    if s.listen:
        s._raw_events.append((15, ALL_EYES, (seat, amount, left, 0)))


def drained(s: State, *, seat: int, amount: int, left: int) -> None:
    if s.listen:
        s._raw_events.append((16, ALL_EYES, (seat, amount, left, 0)))


def drew_equipment(s: State, *, eyes: int, seat: int, equipment: int) -> None:
    if s.listen:
        s._raw_events.append((17, eyes, (seat, equipment, 0, 0)))


def drew_object(s: State, *, eyes: int, seat: int, object: int) -> None:
    if s.listen:
        s._raw_events.append((18, eyes, (seat, object, 0, 0)))


def event_drawn(s: State, *, seat: int, happening: int) -> None:
    if s.listen:
        s._raw_events.append((19, ALL_EYES, (seat, happening, 0, 0)))


def tower_taken(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((20, ALL_EYES, (seat, 0, 0, 0)))


def tower_held(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((21, ALL_EYES, (seat, 0, 0, 0)))


def tower_paid(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((22, ALL_EYES, (seat, amount, 0, 0)))


def ring_alone(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((23, ALL_EYES, (seat, 0, 0, 0)))


def worked(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((24, ALL_EYES, (seat, 0, 0, 0)))


def rested(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((25, ALL_EYES, (seat, 0, 0, 0)))


def glove_used(s: State, *, seat: int, rival_seat: int) -> None:
    if s.listen:
        s._raw_events.append((26, ALL_EYES, (seat, rival_seat, 0, 0)))


def challenged(s: State, *, seat: int, rival_seat: int) -> None:
    if s.listen:
        s._raw_events.append((27, ALL_EYES, (seat, rival_seat, 0, 0)))


def duel_began(s: State, *, cause: int, seat: int, rival_seat: int) -> None:
    if s.listen:
        s._raw_events.append((28, ALL_EYES, (cause, seat, rival_seat, 0)))


def rolled(s: State, *, seat: int, first: int, second: int, total: int) -> None:
    if s.listen:
        s._raw_events.append((29, ALL_EYES, (seat, first, second, total)))


def extra_die(s: State, *, seat: int, face: int) -> None:
    if s.listen:
        s._raw_events.append((30, ALL_EYES, (seat, face, 0, 0)))


def rerolled(s: State, *, seat: int, old: int, face: int) -> None:
    if s.listen:
        s._raw_events.append((31, ALL_EYES, (seat, old, face, 0)))


def raised(s: State, *, seat: int, old: int, face: int) -> None:
    if s.listen:
        s._raw_events.append((32, ALL_EYES, (seat, old, face, 0)))


def played(s: State, *, seat: int, equipment: int, mana: int) -> None:
    if s.listen:
        s._raw_events.append((33, ALL_EYES, (seat, equipment, mana, 0)))


def total(s: State, *, seat: int, total: int) -> None:
    if s.listen:
        s._raw_events.append((34, ALL_EYES, (seat, total, 0, 0)))


def conceded(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((35, ALL_EYES, (seat, 0, 0, 0)))


def tied(s: State, *, seat: int, rival_seat: int) -> None:
    if s.listen:
        s._raw_events.append((36, ALL_EYES, (seat, rival_seat, 0, 0)))


def rolled_off(s: State, *, seat: int, first: int, second: int) -> None:
    if s.listen:
        s._raw_events.append((37, ALL_EYES, (seat, first, second, 0)))


def duel_won(s: State, *, seat: int, rival_seat: int, total: int, rival_total: int) -> None:
    if s.listen:
        s._raw_events.append((38, ALL_EYES, (seat, rival_seat, total, rival_total)))


def hunt_began(s: State, *, monster: int, life: int) -> None:
    if s.listen:
        s._raw_events.append((39, ALL_EYES, (monster, life, 0, 0)))


def group_total(s: State, *, total: int, life: int) -> None:
    if s.listen:
        s._raw_events.append((40, ALL_EYES, (total, life, 0, 0)))


def hunt_won(s: State, *, monster: int) -> None:
    if s.listen:
        s._raw_events.append((41, ALL_EYES, (monster, 0, 0, 0)))


def hunt_lost(s: State, *, monster: int) -> None:
    if s.listen:
        s._raw_events.append((42, ALL_EYES, (monster, 0, 0, 0)))


def unrewarded(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((43, ALL_EYES, (seat, 0, 0, 0)))


def potion_used(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((44, ALL_EYES, (seat, 0, 0, 0)))


def familiar_used(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((45, ALL_EYES, (seat, 0, 0, 0)))


def magic_used(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((46, ALL_EYES, (seat, 0, 0, 0)))


def temporary(s: State, *, eyes: int, seat: int, equipment: int) -> None:
    if s.listen:
        s._raw_events.append((47, eyes, (seat, equipment, 0, 0)))


def looked(s: State, *, eyes: int, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((48, eyes, (seat, monster, 0, 0)))


def spied(s: State, *, seat: int, rival_seat: int) -> None:
    if s.listen:
        s._raw_events.append((49, ALL_EYES, (seat, rival_seat, 0, 0)))


def staked(s: State, *, seat: int, amount: int, face: int) -> None:
    if s.listen:
        s._raw_events.append((50, ALL_EYES, (seat, amount, face, 0)))


def robbed(s: State, *, seat: int, rival_seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((51, ALL_EYES, (seat, rival_seat, amount, 0)))


def offered(s: State, *, eyes: int, seat: int, object: int) -> None:
    if s.listen:
        s._raw_events.append((52, eyes, (seat, object, 0, 0)))


def took_object(s: State, *, eyes: int, seat: int, object: int) -> None:
    if s.listen:
        s._raw_events.append((53, eyes, (seat, object, 0, 0)))


def left_object(s: State, *, seat: int, object: int) -> None:
    if s.listen:
        s._raw_events.append((54, ALL_EYES, (seat, object, 0, 0)))


def declined(s: State, *, seat: int, equipment: int) -> None:
    if s.listen:
        s._raw_events.append((55, ALL_EYES, (seat, equipment, 0, 0)))


def cashed(s: State, *, seat: int, equipment: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((56, ALL_EYES, (seat, equipment, amount, 0)))


def paid(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((57, ALL_EYES, (seat, amount, 0, 0)))


def diced(s: State, *, seat: int, face: int) -> None:
    if s.listen:
        s._raw_events.append((58, ALL_EYES, (seat, face, 0, 0)))


def tournament_began(s: State) -> None:
    if s.listen:
        s._raw_events.append((59, ALL_EYES, (0, 0, 0, 0)))


def order_die(s: State, *, seat: int, face: int) -> None:
    if s.listen:
        s._raw_events.append((60, ALL_EYES, (seat, face, 0, 0)))


def placed(s: State, *, seat: int, place: int) -> None:
    if s.listen:
        s._raw_events.append((61, ALL_EYES, (seat, place, 0, 0)))


def converted(s: State, *, seat: int, good: int) -> None:
    if s.listen:
        s._raw_events.append((62, ALL_EYES, (seat, good, 0, 0)))


def champion(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((63, ALL_EYES, (seat, 0, 0, 0)))


def returned(s: State, *, seat: int, equipment: int) -> None:
    if s.listen:
        s._raw_events.append((64, ALL_EYES, (seat, equipment, 0, 0)))


def went_away(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((65, ALL_EYES, (seat, 0, 0, 0)))


def walked_over(s: State, *, seat: int, rival_seat: int) -> None:
    if s.listen:
        s._raw_events.append((66, ALL_EYES, (seat, rival_seat, 0, 0)))


def lucky(s: State, *, seat: int, face: int) -> None:
    if s.listen:
        s._raw_events.append((67, ALL_EYES, (seat, face, 0, 0)))


def prized(s: State, *, seat: int, character: int) -> None:
    if s.listen:
        s._raw_events.append((68, ALL_EYES, (seat, character, 0, 0)))


def reaped(s: State, *, seat: int, equipment: int) -> None:
    if s.listen:
        s._raw_events.append((69, ALL_EYES, (seat, equipment, 0, 0)))
