"""The exercises of a game, as they are told over the network and written into a folder."""

from __future__ import annotations

from typing import Any

from liza.kernel.core.game import Game
from liza.match.exercise import exercises
from liza.server.protocol import bodies
from liza.server.tables import viewer_messages


def rows(game: Game[Any]) -> list[bodies.ExerciseRow]:
    """Return the exercises of a game with how hard they are."""
    return [bodies.ExerciseRow(id, each.difficulty) for id, each in exercises(game).items()]


def exercise(game: Game[Any], name: str) -> bodies.ExerciseInfo:
    """Return one of them: the position, what may be chosen there, and what each choice is worth."""
    told = exercises(game)[name]
    state = told.position(game)
    choices = [viewer_messages.choice(game, action) for action in state.legal(told.seat)]
    return bodies.ExerciseInfo(
        id=name,
        difficulty=told.difficulty,
        judge=told.judge,
        position=bodies.PositionInfo(told.seat, state.view(told.seat), choices),
        options=[
            bodies.ExerciseOptionInfo(
                viewer_messages.choice(game, game.parse(action)),
                bodies.EstimateInfo(value, error),
                action in told.answers,
            )
            for action, value, error in told.options
        ],
        found=told.found,
    )
