"""The best response, held against the engine: what comes out when everything is simply tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import pytest

import liza
from liza.bots import Seat, bot
from liza.bots.mixed_strategy import StrategyEstimator
from liza.games.qiahn.state import QiahnState
from liza.games.studies import study_of
from liza.kernel.base.source import seeded
from liza.parts import sets
from tests.games.qiahn.answered import answered
from tests.games.qiahn.solved import SMALL, expected

Policy = Callable[[liza.State], Sequence[float]]
Forces = tuple[tuple[int, int], tuple[int, int]]
LAST = ((0b010100, 0b000001), (0b101000, 0b000001))
"""Who stands on either side, with small dice so that everything can be tried, and who has not been seen."""
BEFORE = ((0b001000, 0b010000), (0b100000, 0b001000))
"""One on either side, and one that each will discover for certain."""


def dealt(forces: Forces, rounds: int, attacker: int) -> QiahnState:
    """Return a game in which so many rounds are still to be played, Cruz without its sword."""
    s = cast("QiahnState", SMALL.new(source=liza.Scripted([liza.pick(2, attacker), liza.pick(6, 0), liza.pick(6, 0)])))
    s = cast("QiahnState", s.clone(seeded(0)))
    s.listen = False
    s.round = s.troop - rounds + 1
    for side, (alive, unseen), tokens in zip(s.sides, forces, ((0, 1, 2, 3), (1, 4, 5)), strict=True):
        side.reserve, side.unseen, side.face_down = alive, unseen, rounds - 1
        side.tokens = sets.of(tokens)
    return s


def everything_tried(state: liza.State, me: int, policy: Policy, known: dict[str, float]) -> float:
    """Return what the seat that responds gets when the engine plays on in every way."""
    if state.over:
        return state.returns[me]
    data = state.to_data()
    fields = {id: value for id, value in data["fields"].items() if id not in {"dice", "totals"}}
    key = repr((data["agenda"], fields))
    if key not in known:
        seat = state.actors[0]
        legal = state.legal(seat)
        chances = [1.0] * len(legal) if seat == me else policy(state)
        values = [
            expected(state, action, lambda after: everything_tried(after, me, policy, known)) if chance else 0.0
            for action, chance in zip(legal, chances, strict=True)
        ]
        if seat == me:
            known[key] = max(values)
        else:
            known[key] = sum(chance * value for chance, value in zip(chances, values, strict=True))
    return known[key]


def by_heart(state: liza.State) -> list[float]:
    """Play the last action that is offered, or the one before it one time in four."""
    legal = state.legal(state.actors[0])
    return [0.0] * (len(legal) - 2) + [0.25, 0.75] if len(legal) > 1 else [1.0]


def found(me: int, rounds: int, attacker: int, forces: Forces, policy: Policy) -> tuple[float, float]:
    return answered(dealt(forces, rounds, attacker), me, lambda state, _: (policy(state), policy(state)))


@pytest.mark.parametrize(("me", "attacker"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_the_last_round_is_answered_as_well_as_can_be(me: int, attacker: int) -> None:
    value = everything_tried(dealt(LAST, 1, attacker), me, by_heart, {})
    assert found(me, 1, attacker, LAST, by_heart) == pytest.approx((value, value))


def test_two_rounds_are_answered_as_well_as_can_be() -> None:
    """Each side discovers one of a single kind: what is kept, lost and used in one round counts in the next."""
    value = everything_tried(dealt(BEFORE, 2, 0), 1, by_heart, {})
    assert found(1, 2, 0, BEFORE, by_heart) == pytest.approx((value, value))


def test_a_response_is_found_by_one_half_and_weighed_by_the_other() -> None:
    """With mixtures that differ, the first number can only be higher than what the response gets against the second."""

    def first(state: liza.State) -> list[float]:
        return [1.0] + [0.0] * (len(state.legal(state.actors[0])) - 1)

    s = dealt(LAST, 1, 0)
    high, low = answered(s, 0, lambda state, _: (first(state), by_heart(state)))
    best = everything_tried(s, 0, first, {})
    against = everything_tried(s, 0, by_heart, {})
    assert high == pytest.approx(best)
    assert low < against


@pytest.mark.parametrize("name", ["random", "soft", "sober", "greedy"])
def test_a_bot_tells_how_it_mixes(name: str) -> None:
    """What bots say of themselves is how often they choose."""
    state = dealt(LAST, 1, 0)
    player = bot(name)
    source = seeded(3)
    chosen = [player.choose(Seat(state, 0, source), source) for _ in range(400)]
    told, again = StrategyEstimator(player, 8, source)(state, draws=False)
    legal = state.legal(0)
    assert told == again
    assert sum(told) == pytest.approx(1)
    for action, chance in zip(legal, told, strict=True):
        assert chosen.count(action) / 400 == pytest.approx(chance, abs=0.1)


def test_a_bot_is_asked_often_only_where_dice_decide() -> None:
    state = dealt(LAST, 1, 0)
    for name, draws, uncertain in (
        ("random", True, 0),
        ("greedy", False, 0),
        ("greedy", True, 1),
        ("ismcts:2", False, 1),
    ):
        mixture = StrategyEstimator(bot(name), 4, seeded(1))
        mixture(state, draws=draws)
        assert (mixture.positions, mixture.uncertain) == (1, uncertain)


def test_a_larger_troop_is_refused() -> None:
    study = study_of(SMALL)
    with pytest.raises(liza.LizaError, match="too many positions"):
        study.answering(SMALL, {"troop": 6, "magic": "fuego+aire"}, 0, 0)
