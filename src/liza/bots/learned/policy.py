"""What was learnt, from a file of weights: the bot ``policy:FILE``, and what rooms ship for others to go by.

The observation (``kernel/schema/features.py``) goes into the network. What comes out is a preference (a logit) for
every action and, last, the outcome that the seat may expect. Python alone is enough to play; numpy is faster.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp, tanh
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from liza.bots.learned.inference import KEYS, InferenceNetwork, read, read_aligned
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
LEAST_KNOWN: Final = 0.75
"""What share of a game's fields, and of its actions, a policy must know to be used in part."""
_PARTIAL: Final = 8
"""How many games with other cards have a network at the same time."""
_FINE: Final = 1 << 30


class BadPolicy(LizaError):
    """A file that is no policy, or one that was learnt for another game."""


class PolicyCoverage(NamedTuple):
    """The shares of a game's fields and actions that a policy has learnt."""

    fields: float
    actions: float


class Policy:
    """A network and the game it was learnt for."""

    looks_ahead = False
    known = PolicyCoverage(1.0, 1.0)
    """Less than everything where the cards on the table are not all those that it was learnt for."""

    def __init__(self, file: str | Path | Traversable) -> None:
        path = Path(file) if isinstance(file, str) else file
        try:
            header, network = read(path)
            learnt = (header["format"], header["game"], header["fields"], header["actions"])
        except (OSError, ValueError, KeyError) as fault:
            raise BadPolicy(f"{file} cannot be read as a policy: {fault}.") from None
        if learnt[0] not in FORMATS:
            raise BadPolicy(f"{file} is a policy of another kind than {FORMATS[-1]!r}.")
        self._path: Final = path
        self.file: Final = str(file)
        self.header: Final = header
        self._network: InferenceNetwork = network
        self._fingerprint: tuple[str, str, int] = learnt[1:]
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
        """Whether these are the rules, cards and fields that the policy was learnt for, in whatever order."""
        if self._layout is None or self._layout.game is not game:
            layout = Layout(game)
            if self._fingerprint != (game.id, layout.fingerprint, game.actions):
                return self._takes_by_key(game)
            self._layout = layout
            self._network.scale(layout.most)
        return True

    def _takes_by_key(self, game: Game[Any]) -> bool:
        """Whether only the order of fields or actions is another one: then the weights are taken in that order."""
        same = self._aligned(game, whole=True)
        if same is None:
            return False
        self.go_by(*same)
        return True

    def in_part(self, game: Game[Any]) -> Policy | None:
        """Return the policy for other cards of its game: what it does not know has no weight; None if that is much."""
        aligned = self._aligned(game, whole=False)
        if aligned is None:
            return None
        found = copy(self)
        found.go_by(*aligned)
        return found

    def _aligned(self, game: Game[Any], *, whole: bool) -> tuple[InferenceNetwork, Layout, PolicyCoverage] | None:
        """Return the network for the fields and actions of a game, by their keys; ``whole`` if it knows just these."""
        if game.id != self._fingerprint[0]:
            return None
        layout = Layout(game)
        fields, actions = keys_of(game)
        known: list[PolicyCoverage] = []

        def align(learnt: Mapping[str, Any]) -> tuple[list[int], list[int]] | None:
            if whole and (set(fields), set(actions)) != (set(learnt["fields"]), set(learnt["actions"])):
                return None
            inputs, outputs = _places(fields, learnt["fields"]), _places(actions, learnt["actions"])
            known.append(PolicyCoverage(_share(inputs), _share(outputs)))
            value = [len(learnt["actions"])] if self.header["format"] == FORMATS[1] else []
            return (inputs, outputs + value) if min(known[0]) >= LEAST_KNOWN else None

        network = read_aligned(self._path, align)
        return None if network is None else (network, layout, known[0])

    def go_by(self, network: InferenceNetwork, layout: Layout, known: PolicyCoverage) -> None:
        """Take a network for other fields and actions in the place of the one that was learnt."""
        network.scale(layout.most)
        self._network, self._layout, self.known = network, layout, known
        self._fingerprint = (layout.game.id, layout.fingerprint, layout.game.actions)

    def _observed(self, state: State, seats: list[int]) -> list[bytes]:
        if not self.fits(state.game):
            raise BadPolicy(
                f"{self.file} was learnt for other rules, other cards or another game: {self._fingerprint[0]}."
            )
        layout = self._layout
        assert layout is not None
        return [layout.row(state, seat) for seat in seats]


def keys_of(game: Game[Any]) -> tuple[list[str], list[str]]:
    """Return what the fields and the actions of a game are called, each by a key of its own."""
    times: Counter[str] = Counter()
    fields: list[str] = []
    for name in Layout(game).names:
        times[name] += 1
        fields.append(name if times[name] == 1 else f"{name} #{times[name]}")
    return fields, [game.notation(action) for action in range(game.actions)]


def _places(wanted: Sequence[str], learnt: Sequence[str]) -> list[int]:
    """Return where keys stand among those that were learnt; -1 for new ones."""
    at = {key: place for place, key in enumerate(learnt)}
    return [at.get(key, -1) for key in wanted]


def _share(places: Sequence[int]) -> float:
    return sum(place >= 0 for place in places) / len(places)


def policy_for(game: Game[Any]) -> Policy | None:
    """Return the policy that a room ships, in part where it was learnt for other cards, if it knows most of these."""
    policy = shipped_policy(game.spec.package)
    return policy if policy is None or policy.fits(game) else _in_part(policy, game)


@lru_cache(_PARTIAL)
def _in_part(policy: Policy, game: Game[Any]) -> Policy | None:
    return policy.in_part(game)


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
    fields, actions = keys_of(game)
    keys = json.dumps({"fields": fields, "actions": actions}).encode()
    stored: dict[str, Any] = {"header": json.dumps(header), KEYS: np.frombuffer(keys, np.uint8)}
    for at, (weights, bias) in enumerate(layers):
        stored[f"weights_{at}"] = np.ascontiguousarray(weights, np.float16)
        stored[f"bias_{at}"] = np.ascontiguousarray(bias, np.float16)
    with Path(file).open("wb") as out:
        np.savez_compressed(out, **stored)
