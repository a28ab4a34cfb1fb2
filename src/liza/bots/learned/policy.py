"""What was learnt, from a file of weights: the bot ``policy:FILE``, and what rooms ship for others to go by.

The observation (``kernel/schema/features.py``) goes into the network. What comes out is a preference (a logit) for
every action and, last, the outcome that the seat may expect. Python alone is enough to play; numpy is faster.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp, tanh
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from liza.bots.learned.inference import InferenceNetwork, read
from liza.bots.seat import Seat
from liza.kernel.base.errors import LizaError
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.rollout.layout import Layout

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FORMATS: Final = ("liza policy 1", "liza policy 2")
"""The first has no value."""
PREDICTS_OUTCOMES: Final = "monte-carlo"
"""The method whose preferences are expected outcomes; the header names the method."""
VALUE_PER_LOGIT: Final = 0.05
"""How much less value a choice is expected to have that a policy prefers e times less."""
SHIPPED: Final = "learned.npz"
"""The file in a room's folder."""
_FINE: Final = 1 << 30


class BadPolicy(LizaError):
    """A file that is no policy, or one that was learnt for another game."""


class Policy:
    """A network and the game it was learnt for."""

    looks_ahead = False

    def __init__(self, file: str | Path | Traversable) -> None:
        path = Path(file) if isinstance(file, str) else file
        try:
            header, network = read(path)
            learnt = (header["format"], header["game"], header["fields"], header["actions"])
        except (OSError, ValueError, KeyError) as fault:
            raise BadPolicy(f"{file} cannot be read as a policy: {fault}.") from None
        if learnt[0] not in FORMATS:
            raise BadPolicy(f"{file} is a policy of another kind than {FORMATS[-1]!r}.")
        self.file: Final = str(file)
        self.header: Final = header
        self._network: Final[InferenceNetwork] = network
        self._fingerprint: Final = learnt[1:]
        self.predicts_outcomes: Final[bool] = header.get("method") == PREDICTS_OUTCOMES
        """Whether preferences are expected outcomes (their inverse hyperbolic tangent), and not a policy's logits."""
        self._layout: Layout | None = None

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the preferred action; where others choose at the same time, one drawn by the probabilities."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        world = seat.world(source)
        logits = self.logits(world, seat.number, legal)
        if len(world.actors) == 1:
            return max(zip(logits, legal, strict=True))[1]
        return sample_action(logits, legal, source)

    def action_probabilities(self, seat: Seat, source: Source) -> list[float]:
        """Return how likely each legal action is."""
        world = seat.world(source)
        logits = self.logits(world, seat.number, seat.legal)
        if len(world.actors) == 1:
            preferred = max(zip(logits, seat.legal, strict=True))[1]
            return [float(action == preferred) for action in seat.legal]
        weights = softmax_weights(logits)
        return [weight / sum(weights) for weight in weights]

    def logits(self, state: State, seat: int, legal: Sequence[int]) -> list[float]:
        """Return how much each of these actions is preferred, from what the seat may know."""
        return self._network.outputs(self._observed(state, [seat]), [legal])[0]

    def value(self, state: State, seat: int) -> float:
        """Return the outcome that a seat may expect, from -1 to 1."""
        return self.evaluate(state, [seat], [[]])[0][1]

    def evaluate(self, state: State, seats: list[int], offers: Sequence[list[int]]) -> list[tuple[list[float], float]]:
        """Return for each seat how much it prefers each action of its offer, and the outcome that it may expect."""
        wanted = [[*offer, self._fingerprint[2]] for offer in offers]
        found = self._network.outputs(self._observed(state, seats), wanted)
        return [(outputs[:-1], tanh(outputs[-1])) for outputs in found]

    def fits(self, game: Game[Any]) -> bool:
        """Whether these are the rules, cards and fields that the policy was learnt for."""
        if self._layout is None or self._layout.game is not game:
            layout = Layout(game)
            if self._fingerprint != (game.id, layout.fingerprint, game.actions):
                return False
            self._layout = layout
            self._network.scale(layout.most)
        return True

    def _observed(self, state: State, seats: list[int]) -> list[bytes]:
        if not self.fits(state.game):
            raise BadPolicy(
                f"{self.file} was learnt for other rules, other cards or another game: {self._fingerprint[0]}."
            )
        layout = self._layout
        assert layout is not None
        return [layout.row(state, seat) for seat in seats]


def policy_for(game: Game[Any]) -> Policy | None:
    """Return the policy that a room ships, if it was learnt for the cards on the table."""
    policy = shipped_policy(game.spec.package)
    return policy if policy is not None and policy.fits(game) else None


@cache
def shipped_policy(package: str) -> Policy | None:
    """Return the policy in a room's package, if there is one."""
    file = files(package).joinpath(SHIPPED)
    return Policy(file) if file.is_file() else None


def forget_shipped() -> None:
    """Look anew for what rooms ship: it may have come after the rooms themselves."""
    shipped_policy.cache_clear()


def sample_action(logits: Sequence[float], legal: Sequence[int], source: Source) -> int:
    """Draw an action with the probability that the logits say."""
    weights = softmax_weights(logits)
    left = source.below(_FINE) / _FINE * sum(weights)
    for weight, action in zip(weights, legal, strict=True):
        left -= weight
        if left < 0:
            return action
    return legal[weights.index(max(weights))]


def softmax_weights(logits: Sequence[float]) -> list[float]:
    """Return how likely actions are, next to the likeliest."""
    most = max(logits)
    return [exp(logit - most) for logit in logits]


def save(
    file: str | Path,
    game: Game[Any],
    layers: Sequence[tuple[NDArray[np.float32], NDArray[np.float32]]],
    **told: Any,
) -> None:
    """Write a policy down: for every layer its weights (a row for each number that comes in) and its bias.

    The last layer has a column for every action, and one more if it also tells the expected outcome. What else is told
    (how it was trained, say) is kept in the header. Needs numpy.
    """
    import numpy as np  # noqa: PLC0415 - nobody needs it who only plays

    has_value = layers[-1][0].shape[1] > game.actions
    header = {
        "format": FORMATS[has_value],
        "game": game.id,
        "version": game.version,
        "fields": Layout(game).fingerprint,
        "actions": game.actions,
        "layers": len(layers),
        **told,
    }
    stored: dict[str, Any] = {"header": json.dumps(header)}
    for at, (weights, bias) in enumerate(layers):
        stored[f"weights_{at}"] = np.ascontiguousarray(weights, np.float16)
        stored[f"bias_{at}"] = np.ascontiguousarray(bias, np.float16)
    with Path(file).open("wb") as out:
        np.savez_compressed(out, **stored)
