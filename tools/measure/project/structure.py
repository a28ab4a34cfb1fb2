"""Structure of the code and of the docs in figures: names, folders, import circles, docstrings, length of pages.

Each figure stands beside its goal and beside the ceiling that a test holds it to. Lower it when the figure falls.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tools.environment import ROOT
from tools.measure.project.prose import LONG, prose
from tools.options import options

PACKAGE: Final = ROOT / "src" / "liza"
GAMES: Final = PACKAGE / "games"
FOLDERS: Final = ("src/liza", "web/src", "tools", "scripts")
"""Where no folder may hold too many files."""
DATA: Final = frozenset({".json", ".jsonl", ".npz", ".svg", ".png", ".woff2", ".toml", ".ftl", ".md"})
"""Files of data and of prose, which are not counted among a folder's modules."""
TESTS: Final = ".test.ts"
"""Ends the name of a test that lies beside what it tests; it is not counted either."""
RIDDLES: Final = re.compile(r"\b(?:whoever|somebody|nobody|everybody|something|nothing|anybody)\b", re.IGNORECASE)
MOST_FILES: Final = 16
DECLARED: Final = re.compile(r'\.(?:does|row)\("(\w+)"')
"""Declares a word of cards."""
NO_STEPS: Final = {"Refusal", "Monster"}
"""What else is made for each of something before a game begins."""


class Bound(NamedTuple):
    """What a figure may not exceed, and what it should become."""

    ceiling: float
    goal: float


BOUNDS: Final = {
    "repeated module names": Bound(8, 8),
    "class names used twice outside games": Bound(3, 3),
    "riddle words in docstrings": Bound(150, 150),
    "crowded folders": Bound(0, 0),
    "files in the fullest folder": Bound(MOST_FILES, MOST_FILES),
    "import circle of qiahn": Bound(3, 3),
    "import circle of tankup": Bound(3, 3),
    "import circle of tanxi": Bound(3, 3),
    "import circle of terrorixico": Bound(3, 3),
    "import circle of tornaris": Bound(3, 3),
    "lines of words of cards, all rooms": Bound(2_080, 2_000),
    "files of a room that name a word, as a rule": Bound(5, 4),
    "lines of game.py, all rooms": Bound(200, 200),
    "functions in game.py, all rooms": Bound(0, 0),
    "events that rooms emit by position": Bound(0, 0),
    "lists of steps that rooms keep for each seat": Bound(40, 0),
    "words of all pages": Bound(24_400, 24_000),
    "words of the longest page": Bound(1_800, 1_800),
    "words of a sentence, in the mean": Bound(18, 18),
    f"sentences over {LONG} words, in 1,000": Bound(20, 20),
    "programs in scripts/": Bound(12, 12),
}
"""The bounds of every figure."""


@cache
def tracked() -> tuple[str, ...]:
    """Return the files of the repository that are there; those on the disk where there is no Git."""
    asked = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    try:
        done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
        named = done.stdout.split("\0") if done.returncode == 0 else []
    except OSError:
        named = []
    if not named:
        folders = [ROOT / name for name in (*FOLDERS, "docs", "bench", "tests", "examples")]
        named = [str(path.relative_to(ROOT)) for folder in folders for path in folder.rglob("*")]
        named += [path.name for path in ROOT.glob("*")]
    made = {"node_modules", "__pycache__", "dist", "generated"}
    return tuple(sorted({name for name in named if (ROOT / name).is_file() and not made & set(Path(name).parts)}))


@cache
def modules() -> dict[Path, ast.Module]:
    """Return every module of the package, parsed."""
    paths = [ROOT / name for name in tracked() if name.startswith("src/liza/") and name.endswith(".py")]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def repeated_basenames() -> dict[str, list[str]]:
    """Return module names that stand in several folders. Rooms are left out: their files are named alike on purpose."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        if not path.stem.startswith("__") and not (GAMES in path.parents and path.parent != GAMES):
            places[path.stem].append(path.parent.relative_to(PACKAGE).as_posix())
    return {name: sorted(found) for name, found in sorted(places.items()) if len(found) > 1}


def repeated_classes() -> dict[str, list[str]]:
    """Return class names that are used twice or more outside the rooms."""
    places: dict[str, list[str]] = defaultdict(list)
    for path, tree in modules().items():
        if GAMES not in path.parents:
            for node in tree.body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].append(path.relative_to(PACKAGE).as_posix())
    return {name: found for name, found in sorted(places.items()) if len(found) > 1}


def docstrings() -> Iterator[str]:
    """Yield every docstring of the package."""
    for tree in modules().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield ast.get_docstring(node) or ""


def crowded() -> dict[str, int]:
    """Return the folders of code with more files than one can take in, with how many."""
    counted: dict[str, int] = defaultdict(int)
    for name in tracked():
        path = Path(name)
        if (
            name.startswith(tuple(f"{folder}/" for folder in FOLDERS))
            and path.suffix not in DATA
            and not name.endswith(TESTS)
        ):
            counted[path.parent.as_posix()] += 1
    return {folder: count for folder, count in sorted(counted.items(), key=lambda row: -row[1]) if count > MOST_FILES}


def rooms() -> list[Path]:
    """Return the folders of the games."""
    return sorted(folder for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())


def circles() -> dict[str, int]:
    """Return how many modules the largest circle of imports has in each room, imports for types included."""
    return {room.name: largest_circle(imports_within(room)) for room in rooms()}


def imports_within(room: Path) -> dict[str, set[str]]:
    """Return which modules of a room import which others."""
    own = {dotted(path): tree for path, tree in modules().items() if room in path.parents}
    arrows: dict[str, set[str]] = {name: set() for name in own}
    for name, tree in own.items():
        for node in ast.walk(tree):
            targets: list[str] = []
            if isinstance(node, ast.Import):
                targets = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                inner = [f"{node.module}.{alias.name}" for alias in node.names]
                targets = [one if one in own else node.module for one in inner]
            arrows[name] |= {one for one in targets if one in own and one != name}
    return arrows


def dotted(path: Path) -> str:
    """Return the name that a module is imported by."""
    inside = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(inside[:-1] if inside[-1] == "__init__" else inside)


def largest_circle(arrows: dict[str, set[str]]) -> int:
    """Return the size of the largest set of modules that all reach each other; 0 where there is none."""
    reached = {start: reach(arrows, start) for start in arrows}
    mutual = ({two for two in reached[one] if one in reached[two]} for one in arrows)
    return max((len(circle) for circle in mutual if len(circle) > 1), default=0)


def reach(arrows: dict[str, set[str]], start: str) -> set[str]:
    """Return every module that one leads to."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = arrows[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def lines_of_words(room: Path) -> int:
    """Return how many lines say what the words of a room's cards do."""
    files = [path for path in modules() if path.parent == room / "effects"] + [room / "content" / "words.py"]
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files if path in modules())


def words_of(room: Path) -> dict[str, list[str]]:
    """Return the words of a room's cards, each with the files of rules, hints and texts that name it."""
    inner = [path for path in modules() if path.parent.parent == room]  # the others name events, fields and options
    rules = {path: path.read_text(encoding="utf-8") for path in inner}
    texts = {path: path.read_text(encoding="utf-8") for path in room.glob("texts/*.ftl")}
    declared = [word for path in rules if path.parent.name == "effects" for word in DECLARED.findall(rules[path])]
    found: dict[str, list[str]] = {}
    for word in declared:
        message = re.compile(rf"^(?:do|clause(?:-\w+)?)-{word}(?:-\w+)* =", re.MULTILINE)
        named = [path for path in rules if f'"{word}"' in rules[path]]
        named += [path for path in texts if message.search(texts[path])]
        found[word] = [path.relative_to(room).as_posix() for path in named]
    return found


def lines_of_games() -> int:
    """Return how many lines the rooms' ``game.py`` have."""
    return sum(len((room / "game.py").read_text(encoding="utf-8").splitlines()) for room in rooms())


def in_rooms(*names: str) -> Iterator[ast.AST]:
    """Yield every node in the files of all rooms, or in those with some names."""
    for path, tree in modules().items():
        if GAMES in path.parents and path.parent != GAMES and (not names or path.name in names):
            yield from ast.walk(tree)


def emitted_by_position() -> int:
    """Return how many events rooms emit with numbers in a row."""
    calls = [node.func for node in in_rooms() if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    return len([call for call in calls if call.attr in {"emit", "emit_to"}])


def kept_for_each_seat() -> list[str]:
    """Return the lists of steps, one for each seat, that rooms make beforehand."""
    kept: list[str] = []
    for node in in_rooms():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            loops = [each for each in ast.walk(node.value) if isinstance(each, ast.ListComp)]
            made = [each.elt.func for each in loops if isinstance(each.elt, ast.Call)]
            if any(isinstance(call, ast.Name) and call.id[0].isupper() and call.id not in NO_STEPS for call in made):
                kept.append(node.target.id)
    return kept


def lines_of(*suffixes: str) -> int:
    """Return how many lines the files of some kinds have."""
    named = (name for name in tracked() if name.endswith(suffixes))
    return sum(len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in named)


def figures() -> dict[str, float]:
    """Return every figure by its name."""
    docs = prose()
    crowds = crowded()
    programs = [name for name in tracked() if name.startswith("scripts/") and not name.endswith(".md")]
    named = [files for room in rooms() for files in words_of(room).values()]
    return {
        "repeated module names": len(repeated_basenames()),
        "class names used twice outside games": len(repeated_classes()),
        "riddle words in docstrings": sum(len(RIDDLES.findall(text)) for text in docstrings()),
        "crowded folders": len(crowds),
        "files in the fullest folder": max(crowds.values(), default=MOST_FILES),
        **{f"import circle of {room}": size for room, size in circles().items()},
        "lines of words of cards, all rooms": sum(map(lines_of_words, rooms())),
        "files of a room that name a word, as a rule": median(map(len, named)),
        "lines of game.py, all rooms": lines_of_games(),
        "functions in game.py, all rooms": len([x for x in in_rooms("game.py") if isinstance(x, ast.FunctionDef)]),
        "events that rooms emit by position": emitted_by_position(),
        "lists of steps that rooms keep for each seat": len(kept_for_each_seat()),
        "words of all pages": docs.words,
        "words of the longest page": max(docs.pages.values()),
        "words of a sentence, in the mean": round(docs.mean, 1),
        f"sentences over {LONG} words, in 1,000": round(1000 * docs.long, 1),
        "programs in scripts/": len(programs),
    }


def lengths_of_code() -> dict[str, int]:
    """Return how many lines there are of each kind of file; these are told, not held."""
    kinds = {"Python": (".py",), "TypeScript and Svelte": (".ts", ".svelte"), "texts": (".ftl",), "packs": (".toml",)}
    return {kind: lines_of(*suffixes) for kind, suffixes in kinds.items()}


def main() -> int:
    """Print the figures, and with --list the names behind them."""
    parser = options("measure structure", __doc__)
    parser.add_argument("--list", action="store_true", help="also the names, folders and pages behind the figures")
    asked = parser.parse_args()
    sys.stdout.write(f"{'':40}{'today':>9}{'ceiling':>9}{'goal':>9}\n")
    for name, value in figures().items():
        bound = BOUNDS[name]
        sys.stdout.write(f"{name:40}{value:>9,}{bound.ceiling:>9,}{bound.goal:>9,}\n")
    for kind, lines in lengths_of_code().items():
        sys.stdout.write(f"{f'lines of {kind}':40}{lines:>9,}\n")
    if asked.list:
        for name, found in (*repeated_basenames().items(), *repeated_classes().items()):
            sys.stdout.write(f"{name}: {', '.join(found)}\n")
        for room in rooms():
            sys.stdout.write(f"{room.name}: {lines_of_words(room)} lines of words of cards\n")
            for word, files in words_of(room).items():
                sys.stdout.write(f"  {word}: {', '.join(files)}\n")
        for folder, held in crowded().items():
            sys.stdout.write(f"{folder}: {held} files\n")
        for page, count in sorted(prose().pages.items(), key=lambda row: -row[1]):
            sys.stdout.write(f"{page}: {count:,} words\n")
    return 0
