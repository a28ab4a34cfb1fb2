"""Every change that is told says why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from liza.games.tanxi import vocabulary
from tests.games.reasons import Sweep
from tests.games.tanxi.island import GAME

DEED = {"used", "ability_used", "favour_invoked", "gem_paid", "discarded"}
SWEEP = Sweep(
    GAME,
    reasons=(
        "lost", "recovered", "gem_gained", "relic_gained", "drew", "orb_taken", "bought", "took", "discarded", "slowed",
    ),
    says={
        "trapped": ("cae en la trampa", "falls into the trap"),
        "stripped": ("Con el golpe", "With the blow"),
        "gave": ("Por la ira de la deidad", "The deity's wrath"),
        "ice_orb_used": ("se gasta: ", "is spent: "),
        "fire_orb_used": ("con el ataque", "with the attack"),
        "fog_rolled": ("La niebla", "The fog"),
        "went_away": ("deja la partida", "leaves the game"),
    },
    after={
        "fell": {"lost"},
        "guarded": DEED,
        "boosted": DEED,
        "energy_gained": DEED,
        "ice_melted": {"turn_began", "went_away"},
    },
    chosen=("equipped", "unequipped", "reloaded", "used", "paid", "served", "looked", "gem_paid", "ability_used",
            "favour_invoked", "ice_placed", "arranged", "moved", "explored", "fled", "fought", "wielded", "attacked"),
    neutral=(
        "starter_rolled", "starts", "character_chosen", "colour_chosen", "placed", "merchant_opened",
        "character_revealed", "round_began", "deity_revealed", "fog_rose", "night_fell", "turn_began", "stood_up",
        "returned", "monster_shown", "ambushed", "beaten", "retaliated", "spiked", "attack_rolled", "rerolled",
        "monster_dice", "defence_rolled", "damaged", "unhurt", "marked", "pulled", "shifted", "swapped_places", "seen",
        "shuffled", "ended", "round_limit",
    ),
)  # fmt: skip


def test_every_event_is_sorted_and_every_sentence_of_a_change_speaks_of_its_reason() -> None:
    assert SWEEP.unsorted() == set()
    assert SWEEP.mute() == []


def test_every_reason_has_its_number() -> None:
    numbers = {name: number for name, number in vars(vocabulary).items() if name.startswith("WHY_")}
    assert numbers == {f"WHY_{key.upper()}": at for at, key in enumerate(vocabulary.REASONS.keys)}


@pytest.mark.parametrize("seats", [3, 5])
def test_no_line_of_a_change_is_without_a_reason(seats: int) -> None:
    assert set().union(*(SWEEP.unexplained(seats, seed) for seed in range(4))) == set()


def test_neither_life_nor_gems_change_without_a_line() -> None:
    chance = random.Random(1)
    for seed in range(4):
        state = GAME.new(seats=5, seed=seed)
        while not state.over:
            before = [(who.life, who.gems) for who in state.explorers]
            opened = state.opened
            seat = state.actors[0]
            state.apply(seat, chance.choice(state.legal(seat)))
            told = [event.data | {"event": event.kind} for event in state.events]
            for who, had in enumerate(before if opened else []):
                own = [event for event in told if event.get("seat") == who]
                assert (state.explorers[who].life, state.explorers[who].gems) == _expected(had, own), told


def _expected(had: tuple[int, int], own: list[dict[str, Any]]) -> tuple[int, int]:
    """Return the life and the gems of a seat after what was told of it."""
    life, gems = had
    for event in own:
        kind = event["event"]
        if kind in {"lost", "recovered"}:
            life = event["left"]
        elif kind == "returned":
            life = event["life"]
        elif kind == "gem_gained":
            gems += event["amount"]
        elif kind == "gem_paid":
            gems -= event["payment"] == "token"
    return life, gems
