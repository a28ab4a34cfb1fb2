"""A scene for each rule: a position in which it can be seen, how it came about, and the act that it allows or refuses.

``scripts/generate scenes`` makes a room's ``scenes.json`` from the tests that prove its rules: people are shown what is
proved. One line a rule; a rule that another one's scene shows as well says whose.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from liza.kernel.base.errors import IllegalAction, LizaError
from liza.kernel.base.rulebook import Reason
from liza.kernel.base.source import Scripted
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.schema.events import Event

FILE: Final = "scenes.json"
_SAME: Final = "as"


class OutdatedScene(LizaError):
    """A scene that does not show what it says: the rules have changed since it was taken."""


class Scene(NamedTuple):
    """What a test tried last, and what led to it: the state at first, with the dice that are to fall, and the acts."""

    test: str
    """The test that it was taken from."""
    state: dict[str, Any]
    seat: int | None
    """The seat that acts; None where a scene only shows a position."""
    action: str | None
    refused: str | None
    """The rule against the act; None for one that is done."""
    led: tuple[tuple[int, str], ...] = ()
    """What was done before it, from ``state`` on: who, and what."""


class SceneStep(NamedTuple):
    """One act of a scene that leads to the last: the position before it, who does what, and what comes of it."""

    before: State
    seat: int
    action: int
    events: list[Event]


class PlayedScene(NamedTuple):
    """A scene as it is played: what led there, the position, and what came of the last act or why not."""

    led: list[SceneStep]
    before: State
    viewer: int
    after: State | None
    events: list[Event]
    reason: Reason | None


def scenes(game: Game[Any]) -> Mapping[str, Scene]:
    """Return the scenes of a game by the numbers of their rules; none where the room has none."""
    return _of_room(game.spec.package)


@cache
def _of_room(package: str) -> Mapping[str, Scene]:
    file = files(package).joinpath(FILE)
    return read_scenes(file.read_text(encoding="utf-8")) if file.is_file() else {}


def read_scenes(text: str) -> Mapping[str, Scene]:
    """Return the scenes that a file tells."""
    lines: dict[str, dict[str, Any]] = json.loads(text)
    own = {rule: _scene(line) for rule, line in lines.items() if _SAME not in line}
    return {rule: own[line.get(_SAME, rule)] for rule, line in lines.items()}


def same_scenes(found: Mapping[str, Scene]) -> Mapping[str, str]:
    """Return for every rule that has a scene the first rule that has the same."""
    first: dict[int, str] = {}
    return {rule: first.setdefault(id(one), rule) for rule, one in found.items()}


def _scene(line: Mapping[str, Any]) -> Scene:
    led = tuple((int(seat), str(action)) for seat, action in line.get("led", ()))
    return Scene(line["test"], line["state"], line.get("seat"), line.get("action"), line.get("refused"), led)


def scene_file_text(found: Mapping[str, Scene]) -> str:
    """Return scenes as the text of a file, one line a rule."""
    first: dict[str, str] = {}
    lines = []
    for rule, one in found.items():
        kept = {name: value for name, value in one._asdict().items() if value is not None and value != ()}
        text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        owner = first.setdefault(text, rule)
        lines.append(f'"{rule}": {text}' if owner == rule else f'"{rule}": {{"{_SAME}":"{owner}"}}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _brought_up(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """Return a state as this version writes it: fields that went are left out, new ones are as in a fresh game.

    A record would be refused. Here it is safe: ``shown`` looks whether the act still gets the answer it got.
    """
    fields = game.new(data["seats"], 0, **data["options"]).to_data()["fields"]
    if fields.keys() == data["fields"].keys():
        return data
    return {**data, "fields": {name: data["fields"].get(name, fresh) for name, fresh in fields.items()}}


def play_scene(game: Game[Any], scene: Scene) -> PlayedScene:
    """Play a scene again; raise NotShown if what it says no longer happens."""
    before: State = game.restore(_brought_up(game, scene.state))
    led = []
    for seat, said in scene.led:
        moment = SceneStep(before, seat, game.parse(said), [])
        before = _done(game, scene, moment)
        led.append(moment._replace(events=before.events))
    if scene.seat is None or scene.action is None:
        return PlayedScene(led, before, before.actors[0] if before.actors else 0, None, [], None)
    action = game.parse(scene.action)
    reason = game.explain(before, scene.seat, action)
    if (None if reason is None else reason.rule) != scene.refused:
        raise OutdatedScene(
            f"{scene.test}: {scene.action} is now refused by {reason and reason.rule}, not {scene.refused}"
        )
    if reason is not None:
        return PlayedScene(led, before, scene.seat, None, [], reason)
    after = _done(game, scene, SceneStep(before, scene.seat, action, []))
    if isinstance(after.source, Scripted) and after.source.drawn != len(after.source.to_data()[0]):  # type: ignore[arg-type]
        raise OutdatedScene(f"{scene.test}: fewer dice fall than were written down")
    return PlayedScene(led, before, scene.seat, after, after.events, None)


def _done(game: Game[Any], scene: Scene, moment: SceneStep) -> State:
    """Return the position after an act, or raise NotShown where it is not allowed any more."""
    after = moment.before.clone()
    try:
        after.apply(moment.seat, moment.action)
    except IllegalAction as fault:
        raise OutdatedScene(f"{scene.test}: {game.notation(moment.action)} is now refused by {fault.rule}") from None
    return after
