"""The native rules play the same games as Python, list for list; what they cannot do Python is asked for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import liza
from liza.kernel.base.errors import IllegalAction
from liza.kernel.base.source import seeded
from liza.kernel.packs.pack import Pack
from liza.kernel.rollout.random_games import CLONED, IMAGINED, PLAIN, Trace, play_games
from liza.native import library
from liza.native.engine import Engine
from liza.native.identity import Divergence, compare, parting
from liza.native.library import CannotBuildError, built
from tests.native.rig import LIBRARIES, ROOT, needs_front_end

WAYS = pytest.mark.parametrize("way", [PLAIN, CLONED, IMAGINED])
SMALLEST = "qiahn"
"""The room with the fewest lines of rules: the others take longer to build."""


def engine_of(room: str) -> Engine:
    return Engine(liza.game(room), built(ROOT / "src", room, LIBRARIES, checked=True))


@pytest.fixture(scope="module")
def engine() -> Engine:
    return engine_of(SMALLEST)


@needs_front_end
@WAYS
def test_the_same_seeds_are_the_same_games(engine: Engine, way: int) -> None:
    game = engine.game
    assert compare(engine, game.seats[0], game.check_options({}), 0, 20, way) is None


@needs_front_end
def test_options_are_the_games_own(engine: Engine) -> None:
    for option in engine.game.options.values():
        for value in option.values:
            assert compare(engine, 2, engine.game.check_options({option.id: value}), 5, 3, PLAIN) is None


@needs_front_end
def test_another_pack_needs_no_other_library(engine: Engine) -> None:
    text = (ROOT / "src/liza/games/qiahn/content/base.toml").read_text(encoding="utf-8")
    pack = Pack(text.replace("die = 20", "die = 16", 1), "other")
    bound = engine.game.bind(pack)
    assert bound.pack.hash != engine.game.pack.hash
    other = Engine(bound, built(ROOT / "src", SMALLEST, LIBRARIES, checked=True))
    assert compare(other, 2, bound.check_options({}), 1, 5, CLONED) is None


@needs_front_end
def test_a_state_is_written_as_the_kernel_writes_it_and_taken_up_again(engine: Engine) -> None:
    game = engine.game
    options, luck = game.check_options({}), seeded(11)
    ours = game.start(2, options, seeded(4))
    theirs = engine.begin(2, options, seeded(4))
    while not ours.over:
        assert theirs.to_data() == ours.to_data()
        seat = ours.actors[0]
        legal = ours.legal(seat)
        assert (theirs.actors, theirs.legal(seat)) == (ours.actors, legal)
        imagined = theirs.determinize(seat, seeded(9)).to_data()
        assert imagined["source"] == ours.determinize(seat, seeded(9)).to_data()["source"]
        action = legal[luck.below(len(legal))]
        kept, before = theirs.clone(), theirs.to_data()
        theirs = engine.take_up(before)
        theirs.apply(seat, action)
        assert kept.to_data() == before
        ours.apply(seat, action)
    assert theirs.over
    assert theirs.to_data() == ours.to_data()


@needs_front_end
def test_a_choice_that_is_not_legal_is_refused_by_its_rule(engine: Engine) -> None:
    game = engine.game
    state = engine.begin(2, game.check_options({}), seeded(1))
    before = state.to_data()
    ours = game.restore(before)
    seat = ours.actors[0]
    action = next(action for action in game.space if action not in ours.legal(seat))
    with pytest.raises(IllegalAction) as native:
        state.apply(seat, action)
    with pytest.raises(IllegalAction) as python:
        ours.apply(seat, action)
    assert str(native.value) == str(python.value)
    assert state.to_data() == before


@needs_front_end
def test_memory_is_used_again(engine: Engine) -> None:
    options = engine.game.check_options({})
    taken = []
    for _ in range(3):
        engine.play_games(2, options, 3, 50, CLONED)
        taken.append(engine.library.taken(engine.memory.arena))
    assert taken[1] == taken[2]


def test_the_first_step_at_which_traces_part_is_told() -> None:
    game = liza.game(SMALLEST)
    ours, theirs = Trace(), Trace()
    for trace in (ours, theirs):
        play_games(game, 2, game.check_options({}), seeded(2), 2, PLAIN, trace)
    assert parting(game, 2, ours, theirs) is None
    at = len(theirs.numbers) - 1
    theirs.numbers[at] += 1
    found = parting(game, 2, ours, theirs)
    assert found is not None
    assert found.game == 2
    assert found.python.startswith("scores: ")
    assert found.python != found.native
    theirs.numbers[at] -= 1
    theirs.hints[7] += 1e-15
    assert parting(game, 2, ours, theirs) == Divergence(
        0, 4, f"hint of seat 1: [{ours.hints[7]!r}]", f"hint of seat 1: [{theirs.hints[7]!r}]"
    )


def test_without_a_compiler_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(library, "compiler", lambda: None)
    with pytest.raises(CannotBuildError, match=r"compiler|mypy"):
        built(ROOT / "src", SMALLEST, tmp_path)


def test_only_the_front_end_knows_the_compiler_that_reads() -> None:
    package = ROOT / "src" / "liza"
    knowing = set()
    for file in package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if any(name.partition(".")[0] in {"mypy", "mypyc"} for name in names):
                knowing.add(file.relative_to(package).as_posix())
    assert knowing == {"native/front_end.py"}


@pytest.mark.slow
@needs_front_end
@WAYS
@pytest.mark.parametrize("room", [game.id for game in liza.games()])
def test_every_room_plays_the_same_at_its_smallest_and_its_largest_table(room: str, way: int) -> None:
    engine = engine_of(room)
    game = engine.game
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        assert compare(engine, seats, game.check_options({}), 3, 10, way) is None


@pytest.mark.slow
@needs_front_end
@pytest.mark.parametrize("room", [game.id for game in liza.games()])
def test_every_room_is_written_down_as_the_kernel_writes_it(room: str) -> None:
    engine, luck = engine_of(room), seeded(5)
    game = engine.game
    options = game.check_options({})
    ours, theirs = game.start(game.seats[0], options, seeded(3)), engine.begin(game.seats[0], options, seeded(3))
    for _ in range(60):
        data = ours.to_data()
        assert theirs.to_data() == data
        assert engine.take_up(data).to_data() == data
        if ours.over:
            break
        seat = ours.actors[0]
        legal = ours.legal(seat)
        action = legal[luck.below(len(legal))]
        ours.apply(seat, action)
        theirs.apply(seat, action)
