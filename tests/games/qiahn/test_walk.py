"""A best response in pieces: cut, interrupted and taken up again, it is the same; and so it is without asking."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest

import liza
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.study import STUDY, walk
from liza.games.qiahn.study.blind import against_chance
from liza.games.qiahn.study.chooser import Chooser
from liza.games.qiahn.study.odds import Odds
from liza.games.qiahn.study.response import Response
from liza.games.qiahn.study.scene import FIRST, SECOND
from liza.games.qiahn.study.solution import odds_of
from liza.games.qiahn.study.walk import Walk
from liza.games.qiahn.vocabulary import AGUA, AIRE, EVERYONE, FUEGO, SPLITS, TIERRA, own_tokens
from liza.kernel.base.source import seeded
from liza.kernel.core.study import MixedPolicy
from liza.lab.arena import best_response
from liza.lab.arena.best_response import ResponseRequest, solve_best_response
from liza.parts import sets
from liza.parts.sets import MEMBERS
from tests.games.qiahn.answered import answered
from tests.games.qiahn.solved import SMALL

ODDS: Odds = odds_of(SMALL)
PATIENT = 1e9


def small_table(troop: int, split: str = "fuego+tierra") -> QiahnState:
    """Return a game with fewer rounds than anybody plays."""
    table = cast("QiahnState", SMALL.new(seed=0, magic=split).clone(seeded(0)))
    table.listen = False
    table.troop = troop
    return table


def walked(answer: Walk, mixes: MixedPolicy, most: int = 1 << 30) -> tuple[float, float]:
    """Return the answer, worked out in pieces of so many beginnings that are written down and read again."""
    shares: list[float] = []
    while not answer.done:
        for piece in answer.pieces():
            left = iter(range(most - 1))
            found = answer.work(piece, lambda _, __: mixes, lambda left=left: next(left, None) is None)  # type: ignore[misc]
            answer.take(json.loads(json.dumps(found)))
            shares.append(answer.share())
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1)
    return answer.worth()


def anything(state: liza.State, _: bool) -> tuple[list[float], list[float]]:
    """Do anything, all of it equally likely."""
    legal = state.legal(state.actors[0])
    return [1 / len(legal)] * len(legal), [1 / len(legal)] * len(legal)


@pytest.mark.parametrize("split", SPLITS)
@pytest.mark.parametrize(("me", "first"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_who_does_anything_need_not_be_asked(split: str, me: int, first: int) -> None:
    """A whole game of one round: the same comes out as when somebody is asked everywhere."""
    worth = walked(Walk(Response(small_table(1, split), me, ODDS), 1, first), anything)
    attacks = me == first
    mine = tuple(token for token in MEMBERS[own_tokens(split, first)] if token >= FUEGO)
    table = against_chance(1, (mine[0], mine[1]), ODDS, Chooser(SMALL), lambda _: None, attacks_first=attacks)
    found = table.beginning() if attacks else -table.beginning()
    assert (found, found) == pytest.approx(worth, abs=1e-12)


@pytest.mark.parametrize("attacks_first", [True, False])
def test_a_second_round_is_weighed_too(attacks_first: bool) -> None:
    """From one beginning of the first of two rounds: what is kept, lost and used there counts in the second."""
    shares: list[float] = []
    first, others = (AGUA, AIRE), (FUEGO, TIERRA)
    table = against_chance(2, first, ODDS, Chooser(SMALL), shares.append, attacks_first=attacks_first)
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1)
    s = small_table(2)
    s.round, s.attacker = 1, 1
    for side, kind, magics in zip(s.sides, (1, 4), (others, first), strict=True):
        side.reserve, side.vanguard, side.unseen = 1 << kind, 0, EVERYONE & ~(1 << kind)
        side.tokens = sets.of(magics)  # neither sword nor shield: that is quicker
    tokens = FIRST | SECOND
    worth = table.value(1, ((1 << 4, 1 << 4), (1 << 1, 1 << 1)), (tokens, tokens))
    high, low = answered(s, 1 if attacks_first else 0, anything)
    assert high == low
    assert (worth if attacks_first else -worth) == pytest.approx(high, abs=1e-12)


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game have a single round, so that it is answered at once."""

    def answering(game: Any, options: Any, seat: int, opening: int) -> Walk:
        return Walk(Response(small_table(1, options["magic"]), seat, ODDS), 1, opening)

    monkeypatch.setattr(STUDY, "answering", answering)
    best_response._walking.cache_clear()


QUESTION = ResponseRequest("qiahn", "greedy", 4, 3, {"magic": "fuego+aire"})


@pytest.mark.usefixtures("one_round")
def test_an_answer_is_the_same_however_it_is_cut(tmp_path: Path) -> None:
    """The bot is asked with dice that belong to the position, not to the piece of work."""
    whole = solve_best_response(QUESTION, 1, patience=PATIENT)
    assert all(answer.uncertain for answer in whole)
    file = tmp_path / "answer.jsonl"
    assert solve_best_response(QUESTION, 1, keep=file, patience=0.0) == whole
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) > 36
    file.write_text("".join(lines[:20]) + lines[20][:5], encoding="utf-8")
    shares: list[float] = []
    assert solve_best_response(QUESTION, 1, shares.append, keep=file, patience=PATIENT) == whole
    assert file.read_text(encoding="utf-8").startswith("".join(lines[:20]))
    assert shares == sorted(shares)
    assert shares[0] > 19 / 36 / 4
    assert shares[-1] == 1
    before = file.read_bytes()
    assert solve_best_response(QUESTION, 1, keep=file) == whole
    assert file.read_bytes() == before
    assert solve_best_response(QUESTION._replace(seed=4), 1, patience=PATIENT) != whole


def test_rounds_in_pieces_are_as_good_as_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was said on the way forth is believed on the way back: nobody is asked twice who does not mix.

    Somebody plays by what makes no difference in the last round: there it counts where they are asked first.
    """
    asked: list[int] = []

    def by_looks(state: liza.State, _: bool) -> tuple[list[float], list[float]]:
        legal = state.legal(state.actors[0])
        cara, cruz = cast("QiahnState", state).sides
        chosen = (5 * cara.reserve + 3 * cruz.reserve + cara.unseen + cruz.defeated) % len(legal)
        asked.append(chosen)
        sure = [float(at == chosen) for at in range(len(legal))]
        return sure, sure

    table = small_table(2)
    whole = walked(Walk(Response(table, 0, ODDS), 2, 1), by_looks)
    at_once = len(asked)
    asked.clear()
    monkeypatch.setattr(walk, "_PIECE", 8)
    assert walked(Walk(Response(table, 0, ODDS), 2, 1), by_looks, 3) == whole
    assert len(asked) == at_once
    asked.clear()
    table.round, table.attacker = 0, 0
    for side in table.sides:
        side.reserve, side.unseen, side.vanguard = 0, EVERYONE, 0
    assert answered(table, 0, by_looks, discovering=True) == pytest.approx(whole, abs=1e-12)
    assert len(asked) == at_once
