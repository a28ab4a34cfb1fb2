"""The games as OpenSpiel knows them: a node for every decision and for everything that is drawn.

Every die and every card is a chance node with its outcomes, so what OpenSpiel brings for exact trees works as it
stands. Where several choose at the same time they are asked in the order of their seats, and none can tell what another
chose.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from liza.envs.chance_tree import TreeGame, TreeNode
from liza.envs.env_spec import EnvSpec, make_spec
from liza.envs.information_text import information
from liza.envs.observation import Observer
from liza.games import game as find_game
from liza.games import ids
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.kernel.core.spec import Option
from liza.kernel.core.state import State
from liza.kernel.packs.pack import Pack
from liza.kernel.rollout.episode import hints

MOST_OUTCOMES: Final = 256
LONGEST: Final = 100_000
_SEATS: Final = "players"
_START: Final = "from_state"
_PACK: Final = "card_pack"
_HORIZON: Final = "horizon"
_QUOTE: Final = "_"
"""Before a word that OpenSpiel would take for a number."""


def short_name(id: str) -> str:
    """Return what a game is called in OpenSpiel."""
    return f"liza_{id}"


def game_type(game: Game[Any]) -> Any:
    """Return what OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    known = kinds.Information.IMPERFECT_INFORMATION if game.hides else kinds.Information.PERFECT_INFORMATION
    parameters: dict[str, Any] = {id: _word(option.default, option) for id, option in game.options.items()}
    return kinds(
        short_name=short_name(game.id),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={_SEATS: game.seats[0], _START: "", _PACK: "", _HORIZON: 0, **parameters},
    )


def _word(value: Any, option: Option) -> Any:
    """Return an option's value as a parameter: OpenSpiel reads numbers, truth values and words, each of one type."""
    alike = len({type(one) for one in option.values}) == 1
    if alike and isinstance(value, bool | int):
        return value
    return f"{_QUOTE}{value}" if str(value).isdecimal() else str(value)


def _value(word: Any, option: Option | None) -> Any:
    """Return the value of an option that a parameter names; what it names none of is left for the game to refuse."""
    if not isinstance(word, str):
        return word
    plain = word.removeprefix(_QUOTE)
    return plain if option is None else next((value for value in option.values if str(value) == plain), plain)


def _packed(data: Any) -> str:
    """Return data as a word without signs that are syntax in the name of a game."""
    return zlib.compress(json.dumps(data).encode()).hex()


def _unpacked(word: str) -> Any:
    return json.loads(zlib.decompress(bytes.fromhex(word)))


def register() -> None:
    """Make all games known to OpenSpiel, as ``liza_`` and the id, so that ``pyspiel.load_game`` finds them."""
    known = set(pyspiel.registered_names())
    for id in ids():
        if short_name(id) not in known:
            pyspiel.register_game(game_type(find_game(id)), class_of(id))


class SpielGame(pyspiel.Game):
    """A game with seats, options and pack settled; every game has a class of its own, which OpenSpiel makes it by."""

    id: str

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        told = dict(parameters or {})
        seats, start, pack = told.pop(_SEATS, None), told.pop(_START, ""), told.pop(_PACK, "")
        horizon = told.pop(_HORIZON, 0)
        known = find_game(self.id).options
        options = {id: _value(word, known.get(id)) for id, word in told.items()}
        asked = make_spec(self.id, seats=seats, pack=Pack(*_unpacked(pack)) if pack else None, **options)
        game = asked.found()
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=asked.seats,
            min_utility=-2.0 if horizon else -1.0,
            max_utility=2.0 if horizon else 1.0,
            utility_sum=0.0,
            max_game_length=horizon or game.longest(asked.options) or LONGEST,
        )
        said = {id: value for id, value in (parameters or {}).items() if value != "" and (id, value) != (_HORIZON, 0)}
        super().__init__(game_type(game), info, said)
        self.setting: Final = asked
        self.observer: Final = Observer(game)
        deals = [game.restore(data) for data in _unpacked(start)] if start else []
        self.root: Final = TreeNode(TreeGame(game, asked.seats, asked.options, deals, horizon))

    def new_initial_state(self) -> SpielState:
        """Return the beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what observes states for a player."""
        return SpielObserver(self.observer, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Return a number that no game reaches."""
        return LONGEST


class SpielState(pyspiel.State):
    """A node of the tree."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node: TreeNode = game.root

    def current_player(self) -> int:
        """Return the seat that must choose, or OpenSpiel's id for chance or the end."""
        state = self.node.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.over else state.actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        """Return what may be chosen, in order."""
        return sorted(self.node.settled.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn, all equally likely."""
        outcomes = self.node.outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        """Follow a choice, or what is drawn."""
        self.node = self.node.drawn(action) if self.node.outcomes else self.node.chosen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action as people write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"drawn {action}"
        return self.node.table.game.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """Return what every player has."""
        return list(self.node.returns)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a world that the player cannot tell from this one: everything hidden is drawn anew."""
        world = self.node.settled.determinize(player, seeded(int(sampler() * (1 << 53))))
        found = self.get_game().new_initial_state()
        assert isinstance(found, SpielState)
        found.node = self.node.imagined(world, player)
        return found

    def __str__(self) -> str:
        """Return everything, secrets included."""
        state = self.node.state
        if state is None:
            return f"one of {self.node.outcomes} is drawn after {self.history()}"
        return json.dumps(state.to_data())


class SpielObserver:
    """Shows a state to a player: the fields of the room as a tensor, and what the player sees as text.

    With perfect recall the text also tells everything that the player has seen and chosen since the beginning, where
    the game has hidden information; otherwise the current position is all there is to know. The tensor has the same
    fields either way.
    """

    def __init__(self, observer: Observer, *, recall: bool) -> None:
        self._observer: Final = observer
        self._recall: Final = recall
        self.tensor: Final = np.zeros(observer.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the deal is complete it is all zeros."""
        if state.node.laid:
            self._observer.write(state.node.settled, player, self.tensor)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player knows."""
        node = state.node
        now = information(node.settled, player) if node.laid else "the table is being laid"
        past = node.recalled(player) if self._recall else ""
        return f"{past}\n{now}" if past else now


class HintEvaluator:
    """What OpenSpiel's searches ask of an evaluator, answered by the room's hint instead of playing to the end."""

    def evaluate(self, state: SpielState) -> Any:
        """Return how well every player stands."""
        return np.array(hints(state.node.settled))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return the actions, all equally likely."""
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


_CLASSES: Final[dict[str, type[SpielGame]]] = {}


def class_of(id: str) -> type[SpielGame]:
    """Return the class of a game; OpenSpiel keeps it past Python's end, when a mere function is freed too late."""
    if id not in _CLASSES:
        _CLASSES[id] = type(short_name(id), (SpielGame,), {"id": id})
    return _CLASSES[id]


def spiel_game(asked: EnvSpec, deals: Sequence[State] = ()) -> SpielGame:
    """Return the game that a setting asks for, from its beginning or from one of some positions of it."""
    parameters: dict[str, Any] = {_SEATS: asked.seats}
    known = find_game(asked.game).options
    parameters |= {id: _word(value, known[id]) for id, value in asked.options.items()}
    if asked.pack is not None:
        parameters[_PACK] = _packed(asked.pack)
    if asked.horizon:
        parameters[_HORIZON] = asked.horizon
    if deals:
        parameters[_START] = _packed([state.to_data() for state in deals])
    return class_of(asked.game)(parameters)
