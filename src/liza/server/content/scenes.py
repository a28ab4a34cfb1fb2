"""The scene of a rule, ready to draw; independent of the network, so a static export has it too."""

from __future__ import annotations

from typing import Any

from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.match import scene as scenes
from liza.server.protocol import bodies
from liza.server.protocol.denied import Denied
from liza.server.tables import viewer_messages


def check(game: Game[Any], rule: str) -> None:
    """Refuse a rule that has no scene, before anything is made or kept for it."""
    if rule not in scenes.scenes(game):
        raise Denied("no-position")


def scene(game: Game[Any], rule: str) -> bodies.SceneInfo:
    """Return the scene of a rule, all of it seen from the seat that acts last, or refuse."""
    check(game, rule)
    told = scenes.scenes(game)[rule]
    shown = scenes.play_scene(game, told)
    return bodies.SceneInfo(
        rule=rule,
        test=told.test,
        led=[_moment(game, one, shown.viewer) for one in shown.led],
        position=position(game, shown.before, shown.viewer),
        action=None if told.action is None else viewer_messages.choice(game, game.parse(told.action)),
        reason=None if shown.reason is None else viewer_messages.reason(shown.reason),
        events=viewer_messages.happenings(shown.events, shown.viewer),
        after=None if shown.after is None else shown.after.view(shown.viewer),
    )


def position(game: Game[Any], state: State, viewer: int) -> bodies.PositionInfo:
    """Return a state as one seat sees it, with what that seat may choose."""
    choices = [viewer_messages.choice(game, action) for action in state.legal(viewer)] if viewer in state.actors else []
    return bodies.PositionInfo(viewer, state.view(viewer), choices)


def _moment(game: Game[Any], moment: scenes.SceneStep, viewer: int) -> bodies.SceneMoment:
    return bodies.SceneMoment(
        moment.before.view(viewer),
        moment.seat,
        viewer_messages.choice(game, moment.action),
        viewer_messages.happenings(moment.events, viewer),
    )
