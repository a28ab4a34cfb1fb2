"""The small games that rooms offer: a moment of the game in a few deals, so few nodes that solvers go through all.

A room keeps its own in ``small.json``: a game that was played (seed, seats, options, choices) up to where the small one
begins, how many deals there are, and after how many choices it is broken off. Every deal is drawn anew from what
all can see, so a seat can tell the deals apart only by its own cards.

    python -m liza.envs.small_games tankup --iterations 20

lets OpenSpiel solve one by counterfactual regret and prints how far from an equilibrium it still is.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from liza.envs import small
from liza.envs.chance_tree import TreeGame, TreeNode
from liza.games import game as find_game
from liza.kernel.base.errors import LizaError
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.kernel.core.state import State

FILE: Final = "small.json"


class NoSmallGame(LizaError):
    """A room that offers no small game."""


class SmallGameStart(NamedTuple):
    """Where a small game begins."""

    seed: int
    seats: int
    options: dict[str, Any]
    choices: Sequence[str]
    """All that was chosen before, each as seat and notation."""
    deals: int
    horizon: int
    """After so many choices it is broken off."""


def small_game_start(game: Game[Any] | str) -> SmallGameStart:
    """Return where the small game of a room begins."""
    found = find_game(game) if isinstance(game, str) else game
    file = found.file(FILE)
    if not file.is_file():
        raise NoSmallGame(f"{found.title} offers no small game: its room has no {FILE}.")
    return SmallGameStart(**json.loads(file.read_text(encoding="utf-8")))


def sample_deals(game: Game[Any] | str, start: SmallGameStart) -> list[State]:
    """Return the deals of which one is drawn: everything that some seat cannot know is drawn anew in each."""
    found = find_game(game) if isinstance(game, str) else game
    state: State = found.new(start.seats, start.seed, **start.options)
    for choice in start.choices:
        seat, action = choice.split(" ", 1)
        state.apply(int(seat), found.parse(action))
    return [_dealt(state, number) for number in range(start.deals)]


def _dealt(state: State, number: int) -> State:
    luck = seeded(number)
    world = state.clone(seeded(0))
    for seat in range(state.seats):
        world = world.determinize(seat, luck)
    return world


def count_nodes(game: Game[Any], start: SmallGameStart, most: int) -> int:
    """Return how many nodes the tree of a small game has; as soon as there are more than ``most``, one more."""
    left = [TreeNode(TreeGame(game, start.seats, start.options, sample_deals(game, start), start.horizon))]
    count = 0
    while left and count <= most:
        node = left.pop()
        count += 1
        if node.outcomes:
            left += [node.drawn(outcome) for outcome in range(node.outcomes)]
        elif not node.over:
            left += [node.chosen(action) for action in node.settled.legal(node.settled.actors[0])]
    return count


def nash_conv_of(game: Game[Any] | str, looks: Sequence[int]) -> list[float]:
    """Return what all players together could still gain by changing their play, after so many iterations each."""
    from open_spiel.python.algorithms import cfr, exploitability  # noqa: PLC0415 - only this function needs it

    found = small(game)
    solver = cfr.CFRPlusSolver(found)
    gains: list[float] = []
    for iteration in range(max(looks) + 1):
        if iteration:
            solver.evaluate_and_update_policy()
        if iteration in looks:
            gains.append(float(exploitability.nash_conv(found, solver.average_policy())))
    return gains


def main() -> None:
    """Solve the small game of a room and print how that goes."""
    plain = argparse.RawDescriptionHelpFormatter
    words = argparse.ArgumentParser(prog="python -m liza.envs.small_games", description=__doc__, formatter_class=plain)
    words.add_argument("game")
    words.add_argument("--iterations", type=int, default=10)
    asked = words.parse_args()
    for number, gain in enumerate(nash_conv_of(asked.game, range(asked.iterations + 1))):
        print(f"{number:4} {gain:.6f}")  # noqa: T201


if __name__ == "__main__":
    main()
