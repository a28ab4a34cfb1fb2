"""Every way in which one place of a room can be broken."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider

from tests.mutants import operators, sequences

KINDS: Final = {"expressions": operators.OPERATORS, "sequences": sequences.OPERATORS}
OPERATORS: Final = (*operators.OPERATORS, *sequences.OPERATORS)
ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "liza" / "games"
NO_RULES: Final = {
    "__init__.py",
    "game.py",
    "events.py",
    "hints.py",
    "combat_estimate.py",
    "features.py",
    "vocabulary.py",
    "reading.py",
    "board.py",
    "tables.py",
    "fight_odds.py",
    "study",
    "texts",
    "board",
}
"""What holds no rules: the game as one object, names, what reads a pack, what bots and learners are given."""
OPINIONS: Final = {"mood"}
"""Methods of a card's word that hold none either: what a bot thinks of it."""
UNTOUCHED: Final = (cst.Annotation, cst.Decorator, cst.Assert, cst.Import, cst.ImportFrom, cst.Raise, cst.TypeAlias)
"""Types, checks of the programmer's own assumptions, and what is done when something is wrong anyway."""
SLOTS: Final = "__slots__"
NUMBER: Final = re.compile(r"(?<![\w.\"'-])\d+(?![\w.\"'])")
LABELS: Final = re.compile(r"^\s*(id|name|origin|printed|version|icon)\s*=")


class Place(NamedTuple):
    """A node of a file and what it could become; the broken text is written only for what is drawn."""

    path: Path
    module: cst.Module
    node: cst.CSTNode
    changed: cst.CSTNode
    line: int
    lines: range

    def broken(self) -> Mutant | None:
        """Return the file with this place changed; None if nothing has changed or it is no longer Python."""
        after = self.module.deep_replace(self.node, self.changed)
        text = after.code if isinstance(after, cst.Module) else ""
        before = self.module.code
        return Mutant(self.path, self.line, self.lines, before, text) if text != before and _compiles(text) else None


class Mutant(NamedTuple):
    """A file with one place changed."""

    path: Path
    line: int
    """Where the change begins."""
    lines: range
    """The statement around it, by which tests are found that reach it; empty where it is read with the module."""
    before: str
    after: str
    """The whole text of the file, as it is and as it is broken."""

    @property
    def where(self) -> str:
        """Return the file within its room and the line."""
        return f"{self.path.relative_to(GAMES)}:{self.line}"

    @property
    def diff(self) -> str:
        """Return the change as a person would want to read it."""
        name = self.path.relative_to(ROOT).as_posix()
        lines = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), name, name, n=2, lineterm="")
        return "\n".join(lines)

    @property
    def change(self) -> tuple[str, str]:
        """Return the lines that went and those that came, without their places: how a harmless mutant is known."""
        diff = list(difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), n=0, lineterm=""))[2:]
        gone = [line[1:].strip() for line in diff if line.startswith("-")]
        came = [line[1:].strip() for line in diff if line.startswith("+")]
        return " ".join(gone), " ".join(came)


class Finder(cst.CSTVisitor):
    """Collects the places of one Python file."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, path: Path, module: cst.Module, kind: str = "") -> None:
        super().__init__()
        self.found: list[Place] = []
        self._kind: Final = kind
        self._path: Final = path
        self._module: Final = module
        self._inside_function = 0
        self._statement = range(0)
        self._players: list[list[list[str]]] = [[]]
        """The names for different players in the functions around, the innermost last."""

    def on_visit(self, node: cst.CSTNode) -> bool:
        """Try every operator on a node; leave types and the like alone."""
        if isinstance(node, UNTOUCHED) or _is_slots(node):
            return False
        if isinstance(node, cst.FunctionDef) and node.name.value in OPINIONS:
            self._inside_function += 1  # on_leave counts it, too
            self._players.append([])
            return False
        if isinstance(node, cst.Subscript) and not self._inside_function:
            return False  # a type at the top of a module: Final[dict[str, int]]
        if isinstance(node, cst.FunctionDef):
            self._inside_function += 1
            self._players.append(sequences.players_in(node))
        if isinstance(node, cst.SimpleStatementLine | cst.BaseCompoundStatement):
            self._statement = self._range(node)
        for kind, operator in KINDS.get(self._kind, OPERATORS):
            if isinstance(node, kind):
                for changed in operator(node):
                    self._add(node, changed)
        if self._kind != "expressions":
            for changed in sequences.other_player(node, self._players[-1]):
                self._add(node, changed)
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        """Know when a function is over."""
        if isinstance(original_node, cst.FunctionDef):
            self._inside_function -= 1
            self._players.pop()

    def _range(self, node: cst.CSTNode) -> range:
        """Return the lines of a statement; of one with a body, those before the body."""
        at = self.get_metadata(PositionProvider, node)
        body = getattr(node, "body", None)
        if isinstance(node, cst.BaseCompoundStatement) and isinstance(body, cst.IndentedBlock):
            first = self.get_metadata(PositionProvider, body.body[0]).start.line
            return range(at.start.line, max(first, at.start.line + 1))
        return range(at.start.line, at.end.line + 1)

    def _add(self, node: cst.CSTNode, changed: cst.CSTNode) -> None:
        line = self.get_metadata(PositionProvider, node).start.line
        lines = self._statement if self._inside_function else range(0)
        if self._inside_function and isinstance(node, cst.IndentedBlock | cst.FunctionDef):
            block = self.get_metadata(PositionProvider, node.body if isinstance(node, cst.FunctionDef) else node)
            lines = range(block.start.line, block.end.line + 1)
        self.found.append(Place(self._path, self._module, node, changed, line, lines))


def _is_slots(node: cst.CSTNode) -> bool:
    targets = node.targets if isinstance(node, cst.Assign) else []
    return any(isinstance(t.target, cst.Name) and t.target.value == SLOTS for t in targets)


def in_code(path: Path, kind: str = "") -> list[Place]:
    """Return every place of a Python file, once for each thing that operators of one kind, or all, make of it."""
    wrapper = MetadataWrapper(cst.parse_module(path.read_text(encoding="utf-8")))
    finder = Finder(path, wrapper.module, kind)
    wrapper.visit(finder)
    return finder.found


def _compiles(text: str) -> bool:
    try:
        compile(text, "mutant", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


class Figure(NamedTuple):
    """A number of a pack and what it could become."""

    path: Path
    line: int
    start: int
    end: int
    value: int

    def broken(self) -> Mutant:
        """Return the pack with this number changed."""
        text = self.path.read_text(encoding="utf-8")
        lines = text.splitlines(keepends=True)
        line = lines[self.line - 1]
        lines[self.line - 1] = line[: self.start] + str(self.value) + line[self.end :]
        return Mutant(self.path, self.line, range(0), text, "".join(lines))


def in_pack(path: Path) -> Iterator[Figure]:
    """Yield every number of a pack, one more and one less."""
    for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        code = line.partition("#")[0]
        if LABELS.match(code):
            continue
        for number in NUMBER.finditer(code):
            known = int(number[0])
            for value in sorted({known + 1, max(0, known - 1)} - {known}):
                yield Figure(path, at, number.start(), number.end(), value)


def files(room: str) -> list[Path]:
    """Return the files of a room that hold its rules, the pack last."""
    folder = GAMES / room
    python = [p for p in sorted(folder.rglob("*.py")) if not NO_RULES & {*p.relative_to(folder).parts}]
    return [*python, folder / "content" / "base.toml"]


def places(path: Path, kind: str = "") -> list[Place] | list[Figure]:
    """Return every place of a file of a room that can be broken, once for each way."""
    if path.suffix == ".py":
        return in_code(path, kind)
    return [] if kind == "sequences" else list(in_pack(path))
