"""What can happen. Made from ``event_kinds.py`` by ``scripts/generate events``, not by hand."""

# ruff: noqa: D103, SLF001

from __future__ import annotations

from liza.kernel.core.state import State
from liza.kernel.schema.events import ALL_EYES


def starter_rolled(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((0, ALL_EYES, (seat, amount, 0, 0)))


def starts(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((1, ALL_EYES, (seat, 0, 0, 0)))


def character_chosen(s: State, *, eyes: int, seat: int, character: int) -> None:
    if s.listen:
        s._raw_events.append((2, eyes, (seat, character, 0, 0)))


def colour_chosen(s: State, *, seat: int, colour: int) -> None:
    if s.listen:
        s._raw_events.append((3, ALL_EYES, (seat, colour, 0, 0)))


def placed(s: State, *, seat: int, square: int) -> None:
    if s.listen:
        s._raw_events.append((4, ALL_EYES, (seat, square, 0, 0)))


def merchant_opened(s: State) -> None:
    if s.listen:
        s._raw_events.append((5, ALL_EYES, (0, 0, 0, 0)))


def character_revealed(s: State, *, seat: int, character: int) -> None:
    if s.listen:
        s._raw_events.append((6, ALL_EYES, (seat, character, 0, 0)))


def round_began(s: State, *, round: int) -> None:
    if s.listen:
        s._raw_events.append((7, ALL_EYES, (round, 0, 0, 0)))


def deity_revealed(s: State, *, deity: int) -> None:
    if s.listen:
        s._raw_events.append((8, ALL_EYES, (deity, 0, 0, 0)))


def fog_rose(s: State, *, stage: int) -> None:
    if s.listen:
        s._raw_events.append((9, ALL_EYES, (stage, 0, 0, 0)))


def night_fell(s: State) -> None:
    if s.listen:
        s._raw_events.append((10, ALL_EYES, (0, 0, 0, 0)))


def turn_began(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((11, ALL_EYES, (seat, 0, 0, 0)))


def stood_up(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((12, ALL_EYES, (seat, 0, 0, 0)))


def returned(s: State, *, seat: int, square: int, life: int) -> None:
    if s.listen:
        s._raw_events.append((13, ALL_EYES, (seat, square, life, 0)))


def moved(s: State, *, seat: int, square: int) -> None:
    if s.listen:
        s._raw_events.append((14, ALL_EYES, (seat, square, 0, 0)))


def explored(s: State, *, seat: int, quadrant: int) -> None:
    if s.listen:
        s._raw_events.append((15, ALL_EYES, (seat, quadrant, 0, 0)))


def drew(s: State, *, eyes: int, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((16, eyes, (seat, card, reason, 0)))


def monster_shown(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((17, ALL_EYES, (seat, monster, 0, 0)))


def ambushed(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((18, ALL_EYES, (seat, monster, 0, 0)))


def fled(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((19, ALL_EYES, (seat, monster, 0, 0)))


def fought(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((20, ALL_EYES, (seat, monster, 0, 0)))


def beaten(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((21, ALL_EYES, (seat, monster, 0, 0)))


def retaliated(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((22, ALL_EYES, (seat, monster, 0, 0)))


def spiked(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((23, ALL_EYES, (seat, monster, 0, 0)))


def trapped(s: State, *, seat: int, monster: int) -> None:
    if s.listen:
        s._raw_events.append((24, ALL_EYES, (seat, monster, 0, 0)))


def equipped(s: State, *, seat: int, card: int, slot: int) -> None:
    if s.listen:
        s._raw_events.append((25, ALL_EYES, (seat, card, slot, 0)))


def unequipped(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((26, ALL_EYES, (seat, card, 0, 0)))


def stripped(s: State, *, seat: int, target_seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((27, ALL_EYES, (seat, target_seat, card, 0)))


def reloaded(s: State, *, seat: int, card: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((28, ALL_EYES, (seat, card, amount, 0)))


def used(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((29, ALL_EYES, (seat, card, 0, 0)))


def orb_taken(s: State, *, seat: int, orb: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((30, ALL_EYES, (seat, orb, reason, 0)))


def attacked(s: State, *, seat: int, target_seat: int) -> None:
    if s.listen:
        s._raw_events.append((31, ALL_EYES, (seat, target_seat, 0, 0)))


def wielded(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((32, ALL_EYES, (seat, card, 0, 0)))


def attack_rolled(s: State, *, seat: int, die_result: int, power: int) -> None:
    if s.listen:
        s._raw_events.append((33, ALL_EYES, (seat, die_result, power, 0)))


def rerolled(s: State, *, seat: int, source: int, die_result: int) -> None:
    if s.listen:
        s._raw_events.append((34, ALL_EYES, (seat, source, die_result, 0)))


def monster_dice(s: State, *, monster: int, power: int) -> None:
    if s.listen:
        s._raw_events.append((35, ALL_EYES, (monster, power, 0, 0)))


def defence_rolled(s: State, *, seat: int, dice: int, power: int) -> None:
    if s.listen:
        s._raw_events.append((36, ALL_EYES, (seat, dice, power, 0)))


def damaged(s: State, *, seat: int, target_seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((37, ALL_EYES, (seat, target_seat, amount, 0)))


def unhurt(s: State, *, seat: int, target_seat: int) -> None:
    if s.listen:
        s._raw_events.append((38, ALL_EYES, (seat, target_seat, 0, 0)))


def lost(s: State, *, seat: int, amount: int, left: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((39, ALL_EYES, (seat, amount, left, reason)))


def recovered(s: State, *, seat: int, amount: int, left: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((40, ALL_EYES, (seat, amount, left, reason)))


def fell(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((41, ALL_EYES, (seat, 0, 0, 0)))


def gem_gained(s: State, *, seat: int, amount: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((42, ALL_EYES, (seat, amount, reason, 0)))


def relic_gained(s: State, *, eyes: int, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((43, eyes, (seat, card, reason, 0)))


def paid(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((44, ALL_EYES, (seat, card, 0, 0)))


def served(s: State, *, seat: int, service: int) -> None:
    if s.listen:
        s._raw_events.append((45, ALL_EYES, (seat, service, 0, 0)))


def bought(s: State, *, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((46, ALL_EYES, (seat, card, reason, 0)))


def looked(s: State, *, seat: int, target_seat: int) -> None:
    if s.listen:
        s._raw_events.append((47, ALL_EYES, (seat, target_seat, 0, 0)))


def took(s: State, *, eyes: int, seat: int, target_seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((48, eyes, (seat, target_seat, card, reason)))


def marked(s: State, *, resident: int) -> None:
    if s.listen:
        s._raw_events.append((49, ALL_EYES, (resident, 0, 0, 0)))


def gem_paid(s: State, *, seat: int, payment: int) -> None:
    if s.listen:
        s._raw_events.append((50, ALL_EYES, (seat, payment, 0, 0)))


def ability_used(s: State, *, seat: int, ability: int) -> None:
    if s.listen:
        s._raw_events.append((51, ALL_EYES, (seat, ability, 0, 0)))


def favour_invoked(s: State, *, seat: int, deity: int) -> None:
    if s.listen:
        s._raw_events.append((52, ALL_EYES, (seat, deity, 0, 0)))


def discarded(s: State, *, seat: int, card: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((53, ALL_EYES, (seat, card, reason, 0)))


def gave(s: State, *, seat: int, card: int) -> None:
    if s.listen:
        s._raw_events.append((54, ALL_EYES, (seat, card, 0, 0)))


def guarded(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((55, ALL_EYES, (seat, amount, 0, 0)))


def boosted(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((56, ALL_EYES, (seat, amount, 0, 0)))


def slowed(s: State, *, seat: int, amount: int, reason: int) -> None:
    if s.listen:
        s._raw_events.append((57, ALL_EYES, (seat, amount, reason, 0)))


def energy_gained(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((58, ALL_EYES, (seat, amount, 0, 0)))


def ice_placed(s: State, *, seat: int, square: int) -> None:
    if s.listen:
        s._raw_events.append((59, ALL_EYES, (seat, square, 0, 0)))


def ice_melted(s: State, *, seat: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((60, ALL_EYES, (seat, amount, 0, 0)))


def pulled(s: State, *, seat: int, target_seat: int, square: int) -> None:
    if s.listen:
        s._raw_events.append((61, ALL_EYES, (seat, target_seat, square, 0)))


def shifted(s: State, *, seat: int, target_seat: int, square: int) -> None:
    if s.listen:
        s._raw_events.append((62, ALL_EYES, (seat, target_seat, square, 0)))


def swapped_places(s: State, *, seat: int, target_seat: int) -> None:
    if s.listen:
        s._raw_events.append((63, ALL_EYES, (seat, target_seat, 0, 0)))


def seen(s: State, *, eyes: int, seat: int, quadrant: int, find: int) -> None:
    if s.listen:
        s._raw_events.append((64, eyes, (seat, quadrant, find, 0)))


def shuffled(s: State, *, quadrant: int) -> None:
    if s.listen:
        s._raw_events.append((65, ALL_EYES, (quadrant, 0, 0, 0)))


def arranged(s: State, *, seat: int, quadrant: int) -> None:
    if s.listen:
        s._raw_events.append((66, ALL_EYES, (seat, quadrant, 0, 0)))


def fog_rolled(s: State, *, seat: int, die_result: int, amount: int) -> None:
    if s.listen:
        s._raw_events.append((67, ALL_EYES, (seat, die_result, amount, 0)))


def ended(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((68, ALL_EYES, (seat, 0, 0, 0)))


def ice_orb_used(s: State, *, seat: int, ward: int) -> None:
    if s.listen:
        s._raw_events.append((69, ALL_EYES, (seat, ward, 0, 0)))


def fire_orb_used(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((70, ALL_EYES, (seat, 0, 0, 0)))


def round_limit(s: State, *, round: int) -> None:
    if s.listen:
        s._raw_events.append((71, ALL_EYES, (round, 0, 0, 0)))


def went_away(s: State, *, seat: int) -> None:
    if s.listen:
        s._raw_events.append((72, ALL_EYES, (seat, 0, 0, 0)))
