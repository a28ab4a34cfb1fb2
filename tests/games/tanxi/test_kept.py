"""A game in progress is data: copied, written down and read back, it is the same, whatever is being asked."""

from __future__ import annotations

import random
from typing import Any

from tests.games.tanxi.island import GAME, Island, listed
from tests.games.tanxi.questions import questions
from tests.support import rule

HELD = {"content", "board"}
"""What belongs to the game, not to the state."""


AGREED = ("faces", "fog_attack", "cap", "gems_anytime", "spare_cards", "idle_visits", "half_up", "last_round")
"""What was agreed before the game."""


def fields(state: Any) -> dict[str, Any]:
    """Return every field of a state."""
    return {name: getattr(state, name) for name in state.fields() if name not in HELD}


def steps(state: Any) -> list[tuple[str, dict[str, Any]]]:
    """Return what remains to happen, with everything that each step carries."""
    found = []
    for step in state.agenda:
        names = {name for kind in type(step).__mro__ for name in getattr(kind, "__slots__", ())}
        found.append(
            (type(step).__name__, {name: getattr(step, name) for name in sorted(names) if hasattr(step, name)})
        )
    return found


def same(state: Any) -> None:
    """Check that copies and what was written down are the same, and that nothing is shared that changes."""
    kept = GAME.restore(state.to_data())
    for other in (state.clone(), kept):
        assert fields(other) == fields(state)
        assert [getattr(other, name) for name in AGREED] == [getattr(state, name) for name in AGREED]
        assert steps(other) == steps(state)
        assert other == state
        for name, value in fields(state).items():
            if isinstance(value, list) and name != "faces":
                assert getattr(other, name) is not value
        for one, two in ((listed(state, "hand"), listed(other, "hand")), (state.decks, other.decks)):
            assert all(mine is not yours for mine, yours in zip(one, two, strict=True))


@rule("TX-003")
def test_copies_of_whole_games_are_the_same_at_every_moment() -> None:
    moments = set()
    for seed in range(2):
        rng = random.Random(seed)
        state: Any = GAME.new(seats=3 + seed % 3, seed=seed, characters="random" if seed % 2 else "chosen")
        number = 0
        while not state.over:
            moment = state.view(None)["moment"]
            if moment not in moments or number % 40 == 0:
                same(state)
            moments.add(moment)
            state.apply(state.actors[0], rng.choice(state.legal(state.actors[0])))
            number += 1
        same(state)
    assert {"Main", "Declare", "ChooseBeach"} <= moments


@rule("TX-003")
def test_copies_at_the_rarer_questions_are_the_same() -> None:
    for t in questions():
        same(t.state)


@rule("TX-A89", "TX-A92")
def test_nothing_is_left_of_whoever_leaves() -> None:
    t = Island(
        "ian_frost@f6 isaac_fleesa@g6 paula_percebe@a7 darla_olcay@l6",
        hands=["", "honda"], worn=["cuchillo", "honda mascara_mirona"], gems=[1, 2, 3, 4],
        fields={
            "orbs": [1, 1, 1, 1, 1, 1, 1, 1], "guard": [1, 2, 3, 4], "guard_dice": [1, 1, 1, 1],
            "sheltered": [1, 1, 1, 1], "slow": [1, 2, 3, 4], "attacked": 6,
        },
    )  # fmt: skip
    t.leave(1)
    assert (t.gems, t.orbs) == ([1, 0, 3, 4], [1, 1, 0, 0, 1, 1, 1, 1])
    assert (t.guard, t.guard_dice, t.sheltered, t.slow) == ([1, 0, 3, 4], [1, 0, 1, 1], [1, 0, 1, 1], [1, 0, 3, 4])
    assert (t.life, t.down, t.attacked) == ([14, 0, 14, 10], [0, 0, 0, 0], 4)
    assert (t.worn[6:12], t.ammo, t.hand(1)) == ([-1] * 6, [0] * 8, "")
    assert (t.stands(0), t.stands(1), t.wears(0), t.wears(2)) == ("f6", "", "cuchillo", "cuchillo")
    assert t.away == "honda honda mascara_mirona"
    sheets = [t.state.sheet(t.seat(who)) for who in range(4)]
    assert [sheets[1].attack, sheets[1].defence, sheets[1].dice, sheets[1].energy] == [0, 0, 0, 0]
    assert all(sheets[who].energy == 4 for who in (0, 2, 3))
    assert (t.moment, t.asked, t.log) == ("Main", 0, ["went_away 1"])
