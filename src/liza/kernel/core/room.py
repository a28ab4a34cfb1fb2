"""A game's room: its files go by names that all rooms share, so the kernel finds there what it calls.

A game without secrets has no ``resample.py``, one that nobody can leave no ``leaving.py``. A small game may be one file
that has all of them.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from liza.kernel.base.errors import BadRoom
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.schema.actions import ActionSpace
from liza.kernel.schema.declarations import Events, Verbs
from liza.kernel.schema.encoding import ByteWriter, NumberWriter
from liza.kernel.schema.features import Feature
from liza.kernel.schema.view import BoardMap, Counter, Die, Zone

S = TypeVar("S", bound=State)

FILES: Final = {
    "Content": "content.reading", "Tables": "content.tables", "KINDS": "vocabulary", "VERBS": "verbs",
    "EVENTS": "event_kinds", "set_up": "setup", "zones": "view", "counters": "view", "dice": "view",
    "board_map": "map_view", "resample": "resample", "depart": "leaving", "evaluate": "bots.hints",
    "evaluate_each": "bots.hints", "features": "bots.features", "encode": "bots.features",
    "encode_bytes": "bots.features", "longest": "bots.length", "hand_out": "experiment", "take_away": "experiment",
    "set_aside": "experiment",
}  # fmt: skip
"""The file of each name that the kernel looks for."""
STATE: Final = "state"
"""The file of the one class that is the state."""
STEPS: Final = ("steps", "effects")
"""The files or folders of the steps."""


class Room(Generic[S]):
    """What the files of a game hold."""

    __slots__ = (
        "board_map", "content", "counters", "depart", "dice", "encode", "encode_bytes", "evaluate", "evaluate_each",
        "events", "features", "hand_out", "kinds", "longest", "package", "resample", "set_aside", "set_up", "state",
        "steps", "tables", "take_away", "verbs", "zones",
    )  # fmt: skip

    def __init__(self, package: str) -> None:
        self.package: Final = package
        # What every room has.
        self.content: Final[Callable[..., Any]] = self._needed("Content")
        """Reads a pack: made with it and with the words that the game's spec names."""
        self.verbs: Final[Verbs] = self._needed("VERBS")
        self.events: Final[Events] = self._needed("EVENTS")
        self.state: Final[Callable[[], S]] = self._state_class()
        self.set_up: Final[Callable[[S], None]] = self._needed("set_up")
        self.zones: Final[Callable[[S, int | None], list[Zone]]] = self._needed("zones")
        self.steps: Final = {step.__name__: step for step in self._steps()}
        # What a room may have.
        self.tables: Final[Callable[[Any, ActionSpace], Any] | None] = self._found("Tables")
        """What rules and hints look things up in, reckoned once for a pack."""
        self.kinds: Final[Sequence[Any]] = self._found("KINDS") or ()
        """The kinds of things that do not come with the pack."""
        self.counters: Final[Callable[[S], list[Counter]] | None] = self._found("counters")
        self.dice: Final[Callable[[S], list[Die]] | None] = self._found("dice")
        self.board_map: Final[Callable[[Any], BoardMap] | None] = self._found("board_map")
        self.resample: Final[Callable[[S, int, Any], None] | None] = self._found("resample")
        self.depart: Final[Callable[[S, int], None] | None] = self._found("depart")
        self.evaluate: Final[Callable[[S, int], float] | None] = self._found("evaluate")
        self.evaluate_each: Final[Callable[[S, list[int]], list[float]] | None] = self._found("evaluate_each")
        self.features: Final[Callable[[Any], Sequence[Feature]] | None] = self._found("features")
        self.encode: Final[Callable[[S, int, NumberWriter], None] | None] = self._found("encode")
        self.encode_bytes: Final[Callable[[S, int, ByteWriter], None] | None] = self._found("encode_bytes")
        self.longest: Final[Callable[[Any, int, dict[str, Any]], int] | None] = self._found("longest")
        self.hand_out: Final[Callable[[S, int, str, str], bool] | None] = self._found("hand_out")
        self.take_away: Final[Callable[[S, int, str, str], bool] | None] = self._found("take_away")
        self.set_aside: Final[Callable[[S, str, str], bool] | None] = self._found("set_aside")

    def _found(self, name: str) -> Any:
        """Return what stands under a name in its file, None where the room has no such file or name."""
        return getattr(self._module(FILES[name]), name, None)

    def _needed(self, name: str) -> Any:
        found = self._found(name)
        if found is None:
            raise BadRoom(f"{self.package}: {FILES[name].replace('.', '/')}.py must have {name}.")
        return found

    def _module(self, file: str) -> ModuleType:
        """Return a file of the room; the room itself where it is one file."""
        return importlib.import_module(f"{self.package}.{file}" if self._is_there(file) else self.package)

    def _is_there(self, file: str) -> bool:
        folder, _, _ = file.rpartition(".")
        if folder and not self._is_there(folder):
            return False
        if not hasattr(importlib.import_module(self.package), "__path__"):
            return False
        return importlib.util.find_spec(f"{self.package}.{file}") is not None

    def _state_class(self) -> Any:
        found = list(_classes(self._module(STATE), State))
        if len(found) != 1:
            raise BadRoom(f"{self.package}: {STATE}.py must have one class of states, not {len(found)}.")
        return found[0]

    def _steps(self) -> Iterator[type[Step[Any]]]:
        """Find the steps, by file and place; what others only build on is none."""
        for module in self._files_of_steps():
            for step in _classes(module, Step):
                if not vars(step).get("abstract", False):
                    yield step

    def _files_of_steps(self) -> Iterator[ModuleType]:
        """Find the files in the folders of steps, or the file that is in a folder's place."""
        for front in dict.fromkeys([self._module(name) for name in STEPS]):
            inside = [each.name for each in pkgutil.iter_modules(getattr(front, "__path__", ()))]
            if front.__name__ == self.package or not inside:
                yield front
            else:
                yield from [importlib.import_module(f"{front.__name__}.{each}") for each in sorted(inside)]


def _classes(module: ModuleType, above: type) -> Iterator[Any]:
    """Find the classes that a file itself makes of another one."""
    for made in list(vars(module).values()):
        if isinstance(made, type) and issubclass(made, above) and made.__module__ == module.__name__:
            yield made
