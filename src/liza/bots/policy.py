"""The bot ``policy:FILE``: plays what was learnt, from a file of weights; needs numpy and nothing else.

A policy is a row of layers. Each multiplies what comes in by its weights and adds its bias; between the layers what is
below nought becomes nought. What comes in is the observation of ``kernel/features.py``, what comes out is a worth for
every action, and the legal one that is worth most is chosen.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from liza.bots.seat import Seat
from liza.kernel.errors import LizaError
from liza.kernel.features import Layout
from liza.kernel.game import Game
from liza.kernel.source import Source

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Weights = NDArray[np.float32]

FORMAT: Final = "liza policy 1"


class BadPolicy(LizaError):
    """A file that is no policy, or one that was learnt for something else."""


class Policy:
    """Chooses the legal action that its network likes best."""

    def __init__(self, file: str | Path) -> None:
        np = _numpy()
        try:
            with Path(file).open("rb") as opened, np.load(opened, allow_pickle=False) as stored:
                header: dict[str, Any] = json.loads(str(stored["header"]))
                layers: list[tuple[Weights, Weights]] = [
                    (stored[f"weights_{at}"], stored[f"bias_{at}"]) for at in range(int(header["layers"]))
                ]
        except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as fault:
            raise BadPolicy(f"{file} cannot be read as a policy: {fault}.") from None
        if header.get("format") != FORMAT:
            raise BadPolicy(f"{file} is a policy of another kind than {FORMAT!r}.")
        self.file: Final = str(file)
        self.header: Final = header
        self._layers: Final = layers
        self._layout: Layout | None = None

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the action that is worth most; any world of the seat shows what the seat sees."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        layout = self._layout_for(seat.game)
        worth = self.worth(layout.scaled(layout.observe(seat.world(source), seat.number)))
        return max(legal, key=lambda action: float(worth[action]))

    def worth(self, observation: Sequence[float]) -> Weights:
        """Return what the network thinks of every action."""
        np = _numpy()
        signal: Weights = np.asarray(observation, np.float32)
        last = len(self._layers) - 1
        for at, (weights, bias) in enumerate(self._layers):
            signal = signal @ weights + bias
            if at < last:
                signal = np.maximum(signal, 0)
        return signal

    def _layout_for(self, game: Game[Any]) -> Layout:
        """Return the fields of a game, if they are those that the policy was learnt from."""
        if self._layout is None or self._layout.game is not game:
            layout = Layout(game)
            learnt = (self.header["game"], self.header["fields"], self.header["actions"])
            if learnt != (game.id, layout.fingerprint, game.actions):
                raise BadPolicy(f"{self.file} was learnt for other rules, other cards or another game: {learnt[0]}.")
            self._layout = layout
        return self._layout


def save(file: str | Path, game: Game[Any], layers: Sequence[tuple[Weights, Weights]]) -> None:
    """Write a policy down: for every layer its weights (a row for each number that comes in) and its bias."""
    np = _numpy()
    header = {
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        "fields": Layout(game).fingerprint,
        "actions": game.actions,
        "layers": len(layers),
    }
    stored: dict[str, Any] = {"header": json.dumps(header)}
    for at, (weights, bias) in enumerate(layers):
        stored[f"weights_{at}"] = np.asarray(weights, np.float32)
        stored[f"bias_{at}"] = np.asarray(bias, np.float32)
    with Path(file).open("wb") as out:
        np.savez_compressed(out, **stored)


def _numpy() -> Any:
    """Return numpy, or say how to get it: nobody needs it who plays with other bots."""
    try:
        import numpy  # noqa: PLC0415
    except ImportError:
        raise LizaError("A learnt policy needs numpy: pip install 'liza[envs]'.") from None
    return numpy
