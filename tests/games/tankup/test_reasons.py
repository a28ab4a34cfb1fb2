"""Every change that is told says why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from liza.games.tankup import vocabulary
from tests.games.reasons import Sweep
from tests.games.tankup.arena import GAME

SWEEP = Sweep(
    GAME,
    reasons=(
        "drew", "extra_attack", "armour_placed", "over", "turned", "damaged", "die_damaged", "lost", "recovered",
        "frozen", "cursed", "returned", "discarded", "left", "faded",
    ),
    says={
        "took": ("Gracias a la armadura", "Thanks to the armour"),
        "rerolled": ("pulgar", "thumbs up"),
        "spent": ("para usar su habilidad", "to use its ability"),
        "wasted": ("porque alguien ha caído", "as somebody has fallen"),
        "scorched": ("pesa demasiado", "too heavy"),
        "armour_rolled": ("es quien más pesa", "is the heaviest"),
        "fell": ("sin vida", "no life left"),
    },
    after={"destroyed": {"damaged"}},
    chosen=("equipped", "traded", "swapped", "played", "stepped", "used", "laid", "looked", "thrown"),
    neutral=(
        "round_began", "combat_began", "ended", "tie_die", "weighed", "opens", "crowd_rolled", "in_force", "revealed",
        "aimed", "hit", "ignored", "splashed", "warded", "spared", "cancelled", "voted", "extra_round", "warned",
        "struck", "countered", "first_seat", "gnawed",
    ),
)  # fmt: skip
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"elimination": "end_of_combat", "swapped": "discard"}),
    (4, {"exchange": "armour_deck"}),
]


def test_every_event_is_sorted_and_every_sentence_of_a_change_speaks_of_its_reason() -> None:
    assert SWEEP.unsorted() == set()
    assert SWEEP.mute() == []


def test_every_reason_has_its_number() -> None:
    numbers = {name: number for name, number in vars(vocabulary).items() if name.startswith("WHY_")}
    assert numbers == {f"WHY_{key.upper()}": at for at, key in enumerate(vocabulary.REASONS.keys)}


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_no_line_of_a_change_is_without_a_reason(seats: int, options: dict[str, Any]) -> None:
    assert set().union(*(SWEEP.unexplained(seats, seed, **options) for seed in range(4))) == set()


HAND = {"drew": 1, "took": 1, "returned": 1, "equipped": -1, "traded": -1, "laid": -1, "played": -1, "stepped": -1}


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_nothing_changes_without_a_line(seats: int, options: dict[str, Any]) -> None:
    """Life, hands and what lies on the spaces change by what is told, and by nothing else."""
    chance = random.Random(seats)
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed, **options)
        while not state.over:
            before = _belongings(state)
            seat = state.actors[0]
            state.apply(seat, chance.choice(state.legal(seat)))
            told = [event.data | {"event": event.kind} for event in state.events]
            after = _belongings(state)
            for who in range(seats):
                own = [event for event in told if event.get("seat") == who]
                if any(event["event"] == "left" for event in own):
                    continue
                assert after[who] == _expected(before[who], own, options), told


def _belongings(state: Any) -> list[tuple[int, int, int]]:
    """Return life, cards in the hand and covered spaces of every seat."""
    return [
        (who.life, len(hand), sum(worn is not None for worn in who.worn) + sum(die > 0 for die in who.dice))
        for who, hand in zip(state.fighters, state.hands, strict=True)
    ]


def _expected(had: tuple[int, int, int], own: list[dict[str, Any]], options: dict[str, Any]) -> tuple[int, int, int]:
    """Return what a seat has after what was told of it."""
    life, hand, covered = had
    for event in own:
        kind = event["event"]
        life = event["left"] if kind in {"lost", "recovered"} else life
        hand += HAND.get(kind, 0) - (kind == "discarded") - (kind == "swapped" and options.get("swapped") == "discard")
        covered += (kind in {"equipped", "armour_placed"}) - (kind in {"destroyed", "spent", "faded"})
        covered -= kind == "returned" and event["reason"] == "attack"
        covered -= kind == "die_damaged" and event["left"] == 0
    return life, hand, covered
