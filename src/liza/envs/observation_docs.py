"""The fields of a game's observations as a table, for the documentation: ``python -m liza.envs.observation_docs GAME``.

With ``--memory`` it is the rows of a memory.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from liza.games import game as find_game
from liza.kernel.core.game import Game
from liza.kernel.rollout.layout import Layout
from liza.kernel.rollout.memory import SITS, kinds
from liza.kernel.schema.features import Feature

_FEW: Final = 6
"""So many labels are written out; of more, the first and the last."""


def table(game: Game[Any]) -> str:
    """Return a row for each field; those that come once for every seat are told once."""
    layout = Layout(game)
    rows = ["| from | field | numbers | most | what it is | labels |", "| ---: | --- | ---: | ---: | --- | --- |"]
    at = 0
    for feature in layout.features:
        if feature.whose in {"", "me"}:
            whose = "of each seat: " if feature.whose else ""
            count = len(feature.labels)
            rows.append(
                f"| {at} | `{feature.id}` | {count} | {feature.most} | {whose}{feature.meaning} | {_labels(feature)} |"
            )
        at += len(feature.labels)
    own = [feature for feature in layout.features if feature.whose == "me"]
    size = sum(len(feature.labels) for feature in own)
    seats = f" The {size} numbers of a seat come {game.seats[-1]} times, for `me`, `+1` …" if own else ""
    return f"{layout.size} numbers.{seats}\n\n" + "\n".join(rows)


def _labels(feature: Feature) -> str:
    labels = feature.labels
    if len(labels) == 1:
        return ""
    shown = labels if len(labels) <= _FEW else (*labels[:2], "…", labels[-1])
    return ", ".join(shown)


def memory_table(game: Game[Any]) -> str:
    """Return a row for everything that a memory can hold."""
    rows = ["| number | row | fields |", "| ---: | --- | --- |"]
    rows += [f"| {at} | `{id}` | {', '.join(fields)} |" for at, (id, fields) in enumerate(kinds(game), SITS)]
    return "\n".join(rows)


if __name__ == "__main__":
    told = memory_table if "--memory" in sys.argv else table
    sys.stdout.write(told(find_game(sys.argv[1])) + "\n")
