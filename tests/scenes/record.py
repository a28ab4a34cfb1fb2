"""A plugin for pytest: watches the tests that cite rules and keeps, for each rule, the position that shows it best.

What is kept of a test is the last thing that was tried in it: an act and the position before it, with the dice that
fell, or an act that was refused and the rule that was named. Of an act that was done, what was done before it is kept
too, as far back as one act follows from the other with nothing set by hand between them. A refusal by the rule itself
shows it best, then an act that was done, then a position that was only looked at; among equals the test that does
least.

    pytest -p tests.scenes.record --scenes DIR -m rule tests/games/qiahn

writes ``DIR/<room>.json``. ``scripts/generate scenes`` does this for every room and puts the files where they belong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import liza
from liza.kernel.base.errors import IllegalAction
from liza.kernel.base.rulebook import Reason
from liza.kernel.base.source import Draw, Scripted, Source
from liza.match import scene
from liza.match.scene import Scene

REFUSED: Final = 0
DONE: Final = 1
SEEN: Final = 2
_PICK: Final = "pick {}"
_DIE: Final = "d{}"
MOST: Final = 12
"""How many acts a scene is told with: as many as somebody likes to step through."""
LONG: Final = 100
"""From so many acts on a test plays whole games: what led to its last act tells nobody anything."""


class Tap(Source):
    """Passes on what a source gives, and writes it down."""

    def __init__(self, inner: Source) -> None:
        self.inner: Final = inner
        self.draws: Final[list[Draw]] = []

    def below(self, n: int) -> int:
        value = self.inner.below(n)
        self.draws.append(Draw(_PICK.format(n), value))
        return value

    def die(self, sides: int) -> int:
        value = self.inner.die(sides)
        self.draws.append(Draw(_DIE.format(sides), value))
        return value

    def copy(self) -> Source:
        return self.inner.copy()

    @property
    def drawn(self) -> int:
        return self.inner.drawn

    def to_data(self) -> list[object]:
        return self.inner.to_data()


class Moment(NamedTuple):
    """A position, and what was tried in it."""

    state: liza.State
    seat: int | None
    action: int | None
    refused: str | None
    draws: tuple[Draw, ...]
    led: tuple[Moment, ...] = ()
    """What was done before, each in the position that the one before it left."""


class Watch:
    """What one test has tried so far."""

    def __init__(self) -> None:
        self.done: Moment | None = None
        self.seen: Moment | None = None
        self.refused: dict[str, Moment] = {}
        self.count = 0
        self._left: object = None
        """The position that the last act left."""

    def does(self, moment: Moment, after: liza.State) -> None:
        """Write down what was done; what was done before leads to it only where nothing else came between."""
        self.count += 1
        if self.count > LONG:
            self.done = moment
            return
        last = self.done
        follows = last is not None and self._left == _written(moment.state)
        led = (*last.led, last._replace(led=()))[1 - MOST :] if last is not None and follows else ()
        self.done = moment._replace(led=led)
        self._left = _written(_copy(after))

    def best(self, rule: str) -> tuple[int, Moment] | None:
        """Return what shows a rule best, and how well that is."""
        for rank, moment in ((REFUSED, self.refused.get(rule)), (DONE, self.done), (SEEN, self.seen)):
            if moment is not None:
                return rank, moment
        return None


class Recorder:
    """Keeps the best scene of every rule while tests run."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.found: Final[dict[str, tuple[tuple[int, ...], Scene]]] = {}
        self._watch: Watch | None = None
        self._inside = False
        self._order = 0

    # Watching.

    @contextmanager
    def watching(self) -> Iterator[Watch]:
        watch = self._watch = Watch()
        try:
            yield watch
        finally:
            self._watch = None

    def apply(self, plain: Callable[..., None], state: liza.State, seat: int, action: int) -> None:
        watch = self._watch
        if watch is None or self._inside:
            return plain(state, seat, action)
        before = _copy(state)
        tap, source = Tap(state.source), state.source
        state.source = tap
        self._inside = True
        try:
            plain(state, seat, action)
        except IllegalAction as fault:
            watch.refused[fault.rule] = Moment(before, seat, action, fault.rule, ())
            raise
        finally:
            self._inside = False
            state.source = source
        watch.does(Moment(before, seat, action, None, tuple(tap.draws)), state)
        return None

    def explain(self, reason: Reason | None, state: liza.State, seat: int, action: int) -> Reason | None:
        if self._watch is not None and not self._inside and reason is not None:
            self._watch.refused.setdefault(reason.rule, Moment(_copy(state), seat, action, reason.rule, ()))
        return reason

    def look(self, state: liza.State) -> None:
        if self._watch is not None and not self._inside and not state.over:
            self._watch.seen = Moment(_copy(state), None, None, None, ())

    # Keeping.

    def keep(self, test: str, rules: list[str], watch: Watch) -> None:
        """Keep what a test has shown of its rules, where nothing better is known and it can be shown again."""
        self._order += 1
        for rule in rules:
            found = watch.best(rule)
            if found is None:
                continue
            rank, moment = found
            key = (rank, watch.count, len(rules), self._order)
            if rule in self.found and self.found[rule][0] <= key:
                continue
            made = _scene(test, rule, moment)
            if made is not None:
                self.found[rule] = (key, made)

    def write(self) -> None:
        """Write one file for each room."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for game in liza.games():
            scenes = {rule: self.found[rule][1] for rule in game.rulebook.rules if rule in self.found}
            if scenes:
                (self.folder / f"{game.id}.json").write_text(scene.scene_file_text(scenes), encoding="utf-8")


def _copy(state: liza.State) -> liza.State:
    """Return the position with nothing foreseen; how it came about is left out."""
    return state.clone(Scripted(()))


def _written(state: liza.State) -> dict[str, Any]:
    """Return a position as data, without what just happened."""
    data = state.to_data()
    data["notes"] = []
    return data


def _scene(test: str, rule: str, moment: Moment) -> Scene | None:
    """Return a moment as a scene, if playing it again shows the same: same pack, same acts, same answer.

    It is told from as far back as it can be played again.
    """
    game = liza.game(moment.state.game.id)
    if rule not in game.rulebook.rules or not game.same(moment.state.game):
        return None
    for skipped in range(len(moment.led) + 1):
        led = moment.led[skipped:]
        data = _written((led or (moment,))[0].state)
        data["source"] = Scripted([draw for one in (*led, moment) for draw in one.draws]).to_data()
        acts = tuple((int(one.seat or 0), game.notation(one.action or 0)) for one in led)
        action = None if moment.action is None else game.notation(moment.action)
        made = Scene(test, json.loads(json.dumps(data)), moment.seat, action, moment.refused, acts)
        with suppress(scene.OutdatedScene, AssertionError):
            scene.play_scene(game, made)
            return made
    return None


# The plugin.


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--scenes", default=None, help="write the scenes of the rules that tests cite into this folder")


def pytest_configure(config: pytest.Config) -> None:
    folder = config.getoption("--scenes")
    if folder is None:
        return
    recorder = Recorder(Path(folder))
    config.pluginmanager.register(_Hooks(recorder), "scenes-hooks")
    _listen(recorder)


class _Hooks:
    def __init__(self, recorder: Recorder) -> None:
        self._recorder: Final = recorder

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        rules = [str(number) for mark in item.iter_markers("rule") for number in mark.args]
        with self._recorder.watching() as watch:
            result = yield
        self._recorder.keep(item.nodeid, rules, watch)
        return result

    def pytest_sessionfinish(self) -> None:
        self._recorder.write()


def _listen(recorder: Recorder) -> None:
    """Stand between the tests and what they call."""
    from liza.kernel.core.game import Game
    from liza.kernel.core.state import State

    apply, explain, view, new = State.apply, Game.explain, Game.view, Game.new

    def watched_new(self: Any, *args: Any, **options: Any) -> Any:
        state = new(self, *args, **options)
        recorder.look(state)
        return state

    def watched_view(self: Any, state: Any, seat: Any) -> Any:
        recorder.look(state)
        return view(self, state, seat)

    def watched_explain(self: Any, state: Any, seat: int, action: int, lang: str = "es") -> Any:
        return recorder.explain(explain(self, state, seat, action, lang), state, seat, action)

    def watched_apply(self: Any, seat: int, action: int) -> None:
        recorder.apply(apply, self, seat, action)

    for owner, name, watched in (
        (State, "apply", watched_apply), (Game, "explain", watched_explain), (Game, "view", watched_view),
        (Game, "new", watched_new),
    ):  # fmt: skip
        setattr(owner, name, watched)
