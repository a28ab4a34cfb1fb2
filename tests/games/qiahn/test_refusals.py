"""Whatever is not legal is refused with a rule and a remedy that fits."""

from __future__ import annotations

import pytest

from tests.games.qiahn.table import GAME, Table
from tests.support import rule


@pytest.mark.parametrize("seed", range(12))
def test_everything_that_is_not_legal_is_explained_in_both_languages(seed: int) -> None:
    state = GAME.new(seed=seed, troop=3 if seed % 2 else 6, magic="tierra+aire" if seed % 3 else "fuego+tierra")
    chance = GAME.new(seed=seed + 100).source
    named: set[str] = set()
    while not state.over:
        for seat in (0, 1):
            legal = set(state.legal(seat))
            for action in GAME.space:
                reason = GAME.explain(state, seat, action)
                assert (reason is None) == (action in legal)
                if reason is not None:
                    named.add(reason.rule)
                    for lang in ("es", "en"):
                        told = reason.in_language(lang)
                        assert told.text
                        assert told.unless
                        assert "{" not in told.unless
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[chance.below(len(state.legal(seat)))])
    assert {"QT-017", "QT-018", "QT-022", "QT-027", "QT-029", "QT-030"} <= named


def test_every_remedy_in_the_list_is_used() -> None:
    """Each rule with a remedy refuses something in some game: no text is there for nothing."""
    remedies = {id for id, entry in GAME.rulebook.rules.items() if entry.unless}
    named: set[str] = set()
    for seed in range(60):
        if named == remedies:
            break
        state = GAME.new(seed=seed, troop=3 if seed % 2 else 6)
        chance = GAME.new(seed=seed).source
        while not state.over:
            named |= {r.rule for a in GAME.space for r in [GAME.explain(state, state.actors[0], a)] if r is not None}
            named |= {r.rule for r in [GAME.explain(state, 1 - state.actors[0], 0)] if r is not None}
            seat = state.actors[0]
            state.apply(seat, state.legal(seat)[chance.below(len(state.legal(seat)))])
        named |= {r.rule for r in [GAME.explain(state, 0, 0)] if r is not None}
    assert named == remedies


@rule("QT-017")
@pytest.mark.parametrize("action", [-1, GAME.actions, 10**6])
def test_a_number_that_is_no_action_is_refused_too(action: int) -> None:
    reason = GAME.explain(Table().state, 0, action)
    assert reason is not None
    assert (reason.rule, reason.unless) == ("QT-017", "Espera a la orden en la que toca hacer eso.")


@rule("QT-057")
def test_after_the_end_everything_is_refused_for_the_same_reason() -> None:
    table = Table(after=2, cara="mago", cruz="mago", dice="d20=1 d20=1").deploy("cara: mago", "cruz: mago")
    table.skip_equip()
    reasons = {GAME.explain(table.state, seat, action) for seat in (0, 1) for action in GAME.space}
    assert {reason.rule for reason in reasons if reason is not None} == {"QT-057"}
    assert None not in reasons
