"""The picture of docs/architecture.md holds: arrows point down, rooms look alike, and nobody above names a game."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from liza.kernel.core.study import Study

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "liza"
GAMES = PACKAGE / "games"
EXAMPLE = ROOT / "examples" / "sixth_game" / "src" / "pulso"

ARROWS = {
    "kernel": set(),
    "parts": {"kernel"},
    "games": {"kernel"},
    "words": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "standing": {"kernel", "games", "bots"},
    "match": {"kernel", "games"},
    "native": {"kernel"}, "envs": {"kernel", "games", "bots"},
    "training": {"kernel", "games", "bots", "envs"},
    "lab": {"kernel", "games", "words", "bots", "match"},
    "conformance": {"kernel", "games", "bots", "match"},
    "referee": {"kernel", "games", "bots", "match"},
    "ratings": set(),
    "tournaments": set(),
    "matching": set(),
    "store": {"kernel", "match"},
    "people": {"match", "store"},
    "notices": {"kernel", "games", "words", "store", "people"},
    "server": {
        "kernel", "games", "words", "bots", "match", "referee", "store", "people", "standing", "lab", "ratings",
        "tournaments", "matching", "notices",
    },
    "offline": {"kernel", "games", "bots", "match", "lab", "server"},
    "cli": {"kernel", "games", "words", "bots", "match", "referee", "lab", "conformance", "store", "server", "offline"},
}  # fmt: skip
"""Which part of the package may import which others, besides itself. A room may import kernel, parts and itself."""

GROUPS: dict[str, dict[str, set[str]]] = {
    "bots": {
        "seat": set(),
        "heuristic": {"seat"},
        "learned": {"seat", "heuristic"},
        "search": {"seat", "heuristic", "learned"},
        "exact": {"seat"},
        "levels": {"seat", "learned"},
        "mixed_strategy": {"seat"},
        "registry": {"seat", "heuristic", "learned", "search", "exact", "levels"},
        "advice": {"seat", "exact", "search", "levels", "registry"},
    },
    "cli": {
        "terminal": set(),
        "packs": {"terminal"},
        "play": {"terminal"},
        "site": {"terminal"},
        "research": {"play", "terminal"},
        "application": {"packs", "play", "research", "site", "terminal"},
    },
    "kernel": {
        "base": set(),
        "packs": {"base"},
        "schema": {"base"},
        "core": {"base", "packs", "schema"},
        "rollout": {"base", "core", "schema"},
    },
    "lab": {
        "packs": set(),
        "stats": set(),
        "run": {"stats"},
        "analysis": {"run"},
        "arena": {"run", "stats"},
        "experiments": {"packs", "run", "stats"},
        "findings": {"experiments", "packs", "run", "stats"},
        "report": {"experiments", "findings", "packs", "run", "stats"},
    },
    "server": {
        "base": set(), "protocol": {"base"},
        "processes": {"base", "protocol"}, "packs": {"processes", "protocol"},
        "people": {"base", "protocol"}, "daily": {"base", "packs", "people", "protocol", "tables"},
        "tables": {"base", "packs", "processes", "protocol"},
        "notices": {"base", "people", "protocol", "tables"},
        "matching": {"base", "packs", "people", "protocol", "tables"},
        "ratings": {"base", "content", "packs", "people", "processes", "protocol", "tables"},
        "orders": {"base", "packs", "people", "protocol", "tables"},
        "profiles": {"daily", "people", "protocol", "ratings"},
        "civil": {"base", "people", "protocol", "tables"}, "proof": {"base", "protocol", "tables"},
        "bots": {"base", "orders", "packs", "processes", "protocol", "tables"},
        "content": {"protocol", "tables"}, "luck": {"packs", "processes", "protocol", "tables"},
        "watching": {"base", "content", "people", "protocol", "tables"},
        "analysis": {"bots", "packs", "processes", "protocol", "tables"},
        "workshop": {"base", "content", "packs", "processes", "protocol"},
        "tournaments": {"base", "packs", "processes", "protocol", "tables"},
        "site": {
            "analysis", "base", "bots", "civil", "content", "daily", "luck", "matching", "notices", "orders", "packs",
            "people", "profiles", "proof", "ratings", "protocol", "tables", "tournaments", "watching", "workshop",
        },
    },
    "store": {
        "schema": set(),
        "migrations": {"schema"},
        "statements": {"schema"},
        "notice_rows": {"schema", "statements"},
        "rows": {"notice_rows", "statements"},
        "base": {"migrations", "notice_rows", "rows", "schema", "statements"},
        "seat_orders": {"base", "schema", "statements"},
        "analyses": {"base", "schema"},
        "faults": {"base", "migrations"},
        **{name: {"base", "schema"} for name in ("lists", "operators", "proof_keys", "tournament_log")},
        **{name: {"base", "schema", "statements"} for name in ("results", "civil")},
        "retention": {"base", "schema", "statements"},
        "workshop": {"base", "schema"},
        "postgres": {"base", "faults", "notice_rows", "rows", "statements"},
        "sqlite": {"base", "faults", "notice_rows", "rows", "schema", "statements"},
        "opening": {"base", "postgres", "sqlite"},
    },
}  # fmt: skip
"""For a package with folders in it: which of its groups may import which others, besides themselves.

A group is a folder of the package, or a file beside its folders. The package's ``__init__`` imports any of them
and is imported by none. A new package of this kind needs a row here, and nothing else in this file.
"""
MOST_FILES = 16
"""Python files in one folder."""
CROWDED: dict[str, int] = {}
"""Folders that still have more, and how many: a number here may only fall."""
MOST_REPEATED_MODULES = 8
"""Module names that stand for two things, rooms aside: this may only fall."""
MOST_REPEATED_CLASSES = 3
"""Class names that stand for two things, rooms aside: this may only fall."""

TOP = {"kernel", "games", "match"}
"""What ``import liza`` brings: only those who may import all of it may write that."""

STANDARD_ONLY = {"kernel", "parts", "games"}
FOR_TYPES_ONLY = {"mypy_extensions"}
"""The one import that only the type checker sees."""

STUDY = "study"
"""The folder of a room for what is worked out outside of play: it may calculate with a library, nobody imports it."""
STUDY_LIBRARIES = {"numpy"}

UNTOUCHED = {"asyncio", "copy", "datetime", "marshal", "pickle", "socket", "threading", "time", "uuid"}
"""What would make a game depend on more than its data, or copy it behind its back."""

ROOM_FILES = (
    "__init__.py", "state.py", "setup.py", "view.py", "bots/hints.py", "vocabulary.py", "rules.toml",
    "RULES.es.md", "RULES.en.md", "content/base.toml", "texts/es.ftl", "texts/en.ftl",
)  # fmt: skip
MOST_LINES = 500


GROUND = {"content", "vocabulary", "verbs"}
"""What the content of a room may import of it: a state refers to the content, and no rule lies below the state."""
FOR_BOTS = "bots"
"""The folder of a room for what bots and learners are given: no rule imports it."""
MOST_IN_A_CIRCLE = 3
"""Files of a room that may import one another, imports for types included."""


def rooms() -> list[Path]:
    return sorted(folder for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())


def part_of(path: Path) -> str:
    """Return the part of the package that a file belongs to; a file at the top is a part by itself."""
    inside = path.relative_to(PACKAGE).parts
    return inside[0] if len(inside) > 1 else path.stem


def in_study(path: Path) -> bool:
    """Whether a file belongs to the study of a room."""
    inside = path.relative_to(PACKAGE).parts
    return inside[0] == "games" and len(inside) > 3 and inside[2] == STUDY


@cache
def nodes_of(path: Path) -> list[ast.AST]:
    """Return everything that a file says, read once for all that is looked at."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield every module that a file imports, with the line."""
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written from the top"
            assert node.module is not None
            assert all(alias.name != "*" for alias in node.names), f"{path}:{node.lineno}: import * hides what is used"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def python_files() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py"))


def test_every_part_is_in_the_picture() -> None:
    found = {part_of(path) for path in python_files()} - {"__init__", "__main__"}
    assert found <= set(ARROWS)
    drawn = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert all(f"{part}/" in drawn for part in found)


def test_arrows_point_down() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in python_files()
        for line, name in imports(path)
        if name.split(".")[0] == "liza" and not allowed(path, name.split(".")[1:])
    ]
    assert not wrong, "\n".join(wrong)


def allowed(path: Path, target: list[str]) -> bool:
    part, wanted = part_of(path), target[0] if target else "__init__"
    inside = path.relative_to(PACKAGE).parts
    in_room = part == "games" and len(inside) > 2
    if part in {"__init__", "__main__"}:
        return True
    if in_room and target[2:3] == [STUDY] and not in_study(path):
        return False
    if in_room:
        return wanted in {"kernel", "parts"} or target[:2] == ["games", inside[1]]
    if wanted == "__init__":
        return ARROWS[part] >= TOP
    if wanted in {"__version__", "compiled"}:
        return part not in STANDARD_ONLY
    if wanted == "games" and (GAMES / target[1]).is_dir():
        return path == GAMES / "__init__.py"  # for the type checker alone: it finds the rooms by looking
    return wanted == part or wanted in ARROWS[part]


def test_the_picture_of_arrows_has_no_circle() -> None:
    order: list[str] = []
    while len(order) < len(ARROWS):
        free = [part for part, below in ARROWS.items() if part not in order and below <= set(order)]
        assert free
        order += free
    assert order[0] == "kernel"


def group_of(path: Path) -> str:
    """Return the group of its package that a file belongs to."""
    inside = path.relative_to(PACKAGE).parts
    return inside[1] if len(inside) > 2 else path.stem


def is_grouped(package: Path) -> bool:
    """Whether a package of Liza has folders with modules in it; rooms are looked at by themselves."""
    return package.name != "games" and any(package.glob("*/__init__.py"))


def within(package: str, group: str, name: str) -> bool:
    """Whether a group of a package may import what goes by a full name."""
    target = name.split(".")
    if target[:2] != ["liza", package] or group == "__init__":
        return True
    wanted = target[2] if (PACKAGE / package / target[2]).is_dir() or modules(package, target[2]) else "__init__"
    return wanted == group or wanted in GROUPS[package][group]


def modules(package: str, name: str) -> bool:
    """Whether a package has a module of that name beside its folders."""
    return (PACKAGE / package / f"{name}.py").is_file()


def test_every_grouped_package_is_in_the_table() -> None:
    assert {folder.name for folder in PACKAGE.iterdir() if is_grouped(folder)} == set(GROUPS)
    for package, arrows in GROUPS.items():
        found = {group_of(path) for path in (PACKAGE / package).rglob("*.py")}
        assert found - {"__init__", "__main__"} == set(arrows), package


def test_groups_import_only_what_is_drawn() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for package in GROUPS
        for path in sorted((PACKAGE / package).rglob("*.py"))
        for line, name in imports(path)
        if not within(package, group_of(path), name)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("package", GROUPS)
def test_groups_have_no_circle(package: str) -> None:
    assert has_order(GROUPS[package])


def has_order(arrows: dict[str, set[str]]) -> bool:
    """Whether arrows can be followed without coming back."""
    placed: set[str] = set()
    while free := {group for group, below in arrows.items() if group not in placed and below <= placed}:
        placed |= free
    return placed == set(arrows)


def test_folders_can_be_taken_in_at_a_glance() -> None:
    counted = Counter(path.parent for path in python_files())
    found = {str(folder.relative_to(PACKAGE)): count for folder, count in counted.items() if count > MOST_FILES}
    assert {name: count for name, count in found.items() if count > CROWDED.get(name, MOST_FILES)} == {}
    assert set(CROWDED) <= set(found), "a folder that is no longer crowded does not stand there"


def outside_rooms() -> list[Path]:
    return [path for path in python_files() if part_of(path) != "games"]


def test_a_module_name_means_one_thing() -> None:
    names = Counter(path.stem for path in outside_rooms())
    twice = sorted(name for name, count in names.items() if count > 1 and not name.startswith("__"))
    assert len(twice) <= MOST_REPEATED_MODULES, twice


def test_a_class_name_means_one_thing() -> None:
    names = Counter(
        node.name
        for path in outside_rooms()
        for node in nodes_of(path)
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    twice = sorted(name for name, count in names.items() if count > 1)
    assert len(twice) <= MOST_REPEATED_CLASSES, twice


def test_the_engine_needs_nothing_but_python() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in python_files()
        if part_of(path) in STANDARD_ONLY
        for line, name in imports(path)
        if name.split(".")[0] not in sys.stdlib_module_names | {"liza"} | FOR_TYPES_ONLY
        if not (in_study(path) and name.split(".")[0] in STUDY_LIBRARIES)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_study_is_found_by_its_folder_and_not_compiled() -> None:
    studies = [folder for room in rooms() if (folder := room / STUDY).is_dir()]
    assert studies
    for folder in studies:
        module = importlib.import_module(f"liza.games.{folder.parent.name}.{STUDY}")
        assert isinstance(module.STUDY, Study)
        assert type(module.STUDY).__module__.startswith(module.__name__)
        own = sys.modules[type(module.STUDY).__module__]
        assert (own.__file__ or "").endswith(".py")


def test_the_engine_neither_pickles_nor_looks_at_the_clock_nor_draws_from_anywhere_else() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path in python_files()
        if part_of(path) in STANDARD_ONLY
        for line, name in imports(path)
        if name.split(".")[0] in UNTOUCHED
    ]
    wrong += [
        f"{path.relative_to(ROOT)}:{node.lineno} uses random.{node.attr}"
        for path in python_files()
        if part_of(path) in STANDARD_ONLY
        for node in nodes_of(path)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
        if node.attr != "Random"
    ]
    assert not wrong, "\n".join(wrong)


def imported_in(room: Path) -> dict[str, set[str]]:
    """Return for each module of a room the modules of the same room that it imports."""
    start = f"liza.games.{room.name}."
    names = {".".join(path.relative_to(room).with_suffix("").parts): path for path in room.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, path in names.items():
        wanted = [whole.removeprefix(start) for _, whole in imports(path) if whole.startswith(start)]
        found[name] = {target if target in names else target.rpartition(".")[0] for target in wanted} & set(names)
    return found


def largest_circle(arrows: dict[str, set[str]]) -> set[str]:
    """Return the most modules that can all be reached from one another."""
    reached = {name: set(below) for name, below in arrows.items()}
    for middle in arrows:
        for below in reached.values():
            if middle in below:
                below.update(reached[middle])
    circles = [{other for other in below if name in reached[other]} for name, below in reached.items()]
    return max(circles, key=len, default=set())


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
def test_no_large_circle_of_imports_in_a_room(room: Path) -> None:
    circle = largest_circle(imported_in(room))
    assert len(circle) <= MOST_IN_A_CIRCLE, sorted(circle)


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
def test_content_is_the_ground_floor_of_a_room_and_what_bots_are_given_its_roof(room: Path) -> None:
    arrows = {(above, below) for above, all_below in imported_in(room).items() for below in all_below}
    assert arrows
    grouped = {(above.partition(".")[0], below.partition(".")[0]) for above, below in arrows}
    assert {below for above, below in grouped if above == "content"} <= GROUND
    assert {above for above, below in grouped if below == FOR_BOTS} <= {FOR_BOTS, "game"}


def names_in(path: Path) -> Iterator[tuple[int, str]]:
    """Yield every identifier and every string of a file, but not what its docstrings tell."""
    told = {id(node.value) for node in nodes_of(path) if isinstance(node, ast.Expr)}
    for node in nodes_of(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        for field in ("id", "name", "attr", "arg", "module", "asname"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield getattr(node, "lineno", 0), value


def test_nobody_above_the_games_names_one() -> None:
    ids = {room.name for room in rooms()}
    assert ids
    wrong = [
        f"{path.relative_to(ROOT)}:{line} names {word}"
        for path in python_files()
        if part_of(path) != "games"
        for line, text in names_in(path)
        for word in re.split(r"[\W_]+", text.lower())
        if word in ids
    ]
    wrong += [str(path.relative_to(ROOT)) for path in python_files() if part_of(path) != "games" and path.stem in ids]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", [*rooms(), EXAMPLE], ids=lambda room: room.name)
def test_every_room_has_the_same_files(room: Path) -> None:
    assert [name for name in ROOM_FILES if not (room / name).is_file()] == []
    assert (room / "steps.py").is_file() or (room / "steps" / "__init__.py").is_file()


@pytest.mark.parametrize("room", rooms(), ids=lambda room: room.name)
def test_every_room_tells_its_positions_in_numbers(room: Path) -> None:
    assert (room / "bots" / "features.py").is_file()


def test_the_example_is_tiny_and_uses_only_liza() -> None:
    files = sorted(EXAMPLE.rglob("*.py"))
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) < 200
    used = {name.split(".")[0] for path in files for _, name in imports(path)}
    assert used <= {"liza", "pulso", "importlib"}


def test_files_can_be_read_in_one_sitting() -> None:
    folders = [PACKAGE, ROOT / "tests", ROOT / "examples"]
    paths = [*ROOT.glob("*.py"), *(path for folder in folders for path in folder.rglob("*.py"))]
    long = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}


def test_nothing_on_a_board_moves_without_end() -> None:
    """One endless animation keeps most of a processor busy while somebody thinks, where there is no graphics card."""
    styles = [*GAMES.glob("*/board/**/*.svelte"), *(ROOT / "web" / "src").rglob("*.svelte"), ROOT / "web/src/app.css"]
    assert len(styles) > len(rooms())
    assert [path.name for path in styles if endless(path.read_text(encoding="utf-8"))] == []


def endless(style: str) -> bool:
    """Whether a style lets something move for ever."""
    return re.search(r"animation[^;]*\binfinite\b", style) is not None


def test_the_checks_of_this_file_can_fail() -> None:
    assert largest_circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == {"a", "b", "c"}
    assert largest_circle({"a": {"b"}, "b": set()}) == set()
    assert endless(".lit {\n  animation: breathe 1.8s\n    ease-in-out infinite;\n}")
    assert not within("bots", "seat", "liza.bots.search.puct.SearchTree")
    assert not within("bots", "search", "liza.bots.bot")
    assert within("bots", "search", "liza.bots.seat.Seat")
    assert within("bots", "__init__", "liza.bots.registry.bot")
    assert not has_order({"one": {"other"}, "other": {"one"}})
    assert not allowed(PACKAGE / "kernel" / "new.py", ["games", "game"])
    assert not allowed(PACKAGE / "bots" / "new.py", ["games", rooms()[0].name, "state"])
    assert not allowed(GAMES / rooms()[0].name / "new.py", ["games", "other", "state"])
    assert not allowed(GAMES / rooms()[0].name / "new.py", ["match", "record"])
    assert not allowed(GAMES / rooms()[0].name / "new.py", ["games", rooms()[0].name, STUDY, "new"])
    assert not allowed(GAMES / rooms()[0].name / STUDY / "new.py", ["games", "other", "state"])
    assert allowed(GAMES / rooms()[0].name / STUDY / "new.py", ["games", rooms()[0].name, STUDY, "other"])
    assert allowed(GAMES / rooms()[0].name / "new.py", ["games", rooms()[0].name, "state"])
    assert allowed(PACKAGE / "cli" / "new.py", ["bots", "bot"])
