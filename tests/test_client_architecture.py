"""The client's folders: small, with arrows in one direction, and no game named outside its room."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.test_architecture import GAMES, MOST_FILES, ROOT, rooms

CLIENT = ROOT / "web" / "src"
BOARDS = tuple(room / "board" for room in rooms() if (room / "board").is_dir())
BOARD = (
    "events", "model", "scenery", "pieces", "panels", "print", "Cover", "theme", "face", "printed", "Board",
)  # fmt: skip
"""The groups of a board. It is the same in every room, and a room may leave some out."""
ORDER: dict[Path, tuple[str, ...]] = {
    CLIENT: (
        "wire", "base", "i18n", "away", "icons", "net", "primitives", "ui", "verify", "board", "games", "generic",
        "rulebook", "seats", "notices", "analysis", "mygames", "print", "workshop", "exercises", "civil", "profile",
        "people", "orders", "watching", "table", "waiting", "tournaments", "daily", "luck", "matching", "home", "mine",
        "pages",
        "ambient", "app", "App", "main",
    ),
    CLIENT / "table": (
        "session", "spoken", "guide", "input", "lobby", "log", "result", "panels", "ReplayRoom", "TableRoom", "HotSeat",
    ),
    CLIENT / "print": (
        "print", "raster", "drawn", "sheets", "pieces", "TextPages", "BoardPage", "SheetPage", "Images",
    ),
    CLIENT / "workshop": ("model", "study", "editor"),
    **dict.fromkeys(BOARDS, BOARD),
}  # fmt: skip
"""The groups of a folder from bottom to top: a group imports only what stands before it.

A group is a folder, or a file beside folders. A folder with folders in it needs a row here, and nothing else.
"""
FOR_BOARDS = {"base", "board", "i18n", "icons", "primitives", "verify", "wire"}
"""What a room's board may import of the client."""
CODE = {".ts", ".svelte"}
TEXTS = {*CODE, ".ftl", ".css"}
MADE = "generated"
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])([^'"\n]+)\1""")


def is_test(path: Path) -> bool:
    return path.name.endswith(".test.ts")


@cache
def sources() -> tuple[Path, ...]:
    """Return every file of the client and of the boards that is written by hand and shipped."""
    found = [path for folder in (CLIENT, *BOARDS) for path in folder.rglob("*") if path.suffix in TEXTS]
    return tuple(sorted(path for path in found if MADE not in path.parts and not is_test(path)))


def imported(path: Path) -> Iterator[Path]:
    """Yield the paths, without their endings, that a file imports from the client or a room."""
    for _, written in IMPORT.findall(path.read_text(encoding="utf-8")):
        name = written.partition("?")[0]
        if name.startswith("$liza/"):
            yield CLIENT / name.removeprefix("$liza/")
        elif name.startswith("$games/"):
            yield GAMES / name.removeprefix("$games/")
        elif name.startswith("."):
            yield Path(*(path.parent / name).resolve().parts)


def group_of(folder: Path, path: Path) -> str:
    """Return the group of a folder that a path inside it belongs to."""
    return path.relative_to(folder).parts[0].partition(".")[0]


def points_down(folder: Path, path: Path, target: Path) -> bool:
    """Whether a file in a folder may import a path, as far as that folder's own order says."""
    if not target.is_relative_to(folder):
        return True
    order = ORDER[folder]
    return order.index(group_of(folder, target)) <= order.index(group_of(folder, path))


def may_import(path: Path, target: Path) -> bool:
    """Whether a file may import what is neither in its own folder's order nor in a library."""
    if path.is_relative_to(CLIENT):
        return target.is_relative_to(CLIENT)
    room = next(board.parent for board in BOARDS if path.is_relative_to(board))
    return target.is_relative_to(room) or (target.is_relative_to(CLIENT) and group_of(CLIENT, target) in FOR_BOARDS)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_every_folder_with_folders_is_in_the_table() -> None:
    holds = {path.parent.parent for path in sources() if path.suffix in CODE and path.parent not in (CLIENT, *BOARDS)}
    assert {folder for folder in holds if folder.is_relative_to(CLIENT) or folder in BOARDS} == set(ORDER)
    for folder, order in ORDER.items():
        found = {group_of(folder, path) for path in sources() if path.is_relative_to(folder)}
        assert found <= set(order), named(folder)
        assert folder in BOARDS or found == set(order), named(folder)


@pytest.mark.parametrize("folder", ORDER, ids=named)
def test_groups_import_only_what_stands_below(folder: Path) -> None:
    wrong = [
        f"{named(path)} imports {named(target)}"
        for path in sources()
        if path.is_relative_to(folder) and path.suffix in CODE
        for target in imported(path)
        if not points_down(folder, path, target)
    ]
    assert not wrong, "\n".join(wrong)


def test_boards_import_their_room_and_what_is_meant_for_them() -> None:
    wrong = [
        f"{named(path)} imports {named(target)}"
        for path in sources()
        if path.suffix in CODE
        for target in imported(path)
        if not may_import(path, target)
    ]
    assert not wrong, "\n".join(wrong)


def test_folders_of_the_client_can_be_taken_in_at_a_glance() -> None:
    counted = Counter(path.parent for path in sources() if path.suffix in CODE)
    assert {named(folder): count for folder, count in counted.items() if count > MOST_FILES} == {}


def test_the_client_names_no_game() -> None:
    wrong = [
        f"{named(path)} names {game}"
        for path in sources()
        if path.is_relative_to(CLIENT)
        for game in names_in(path.read_text(encoding="utf-8"))
    ]
    assert not wrong, "\n".join(wrong)


def names_in(text: str) -> list[str]:
    """Return the games that a text names, by their folder or by their title."""
    plain = text.lower().replace("í", "i").replace("tank up", "tankup")
    return [room.name for room in rooms() if room.name in plain]


def test_the_client_has_no_words_of_packs() -> None:
    """The words of a game's cards stand in its room: so the workshop of a new game needs no change of the client."""
    words = {
        key
        for room in rooms()
        for key in re.findall(r"^(do-\S+) =", (room / "texts" / "workshop.es.ftl").read_text("utf-8"), re.MULTILINE)
    }
    assert words
    wrong = [
        f"{named(path)} has {key}"
        for path in sources()
        if path.suffix == ".ftl"
        for key in words & set(re.findall(r"^(\S+) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_checks_of_this_file_can_fail() -> None:
    board = BOARDS[0]
    assert not points_down(CLIENT, CLIENT / "wire" / "new.ts", CLIENT / "table" / "TableRoom.svelte")
    assert points_down(CLIENT, CLIENT / "pages" / "New.svelte", CLIENT / "table" / "TableRoom.svelte")
    assert not points_down(board, board / "model" / "new.ts", board / "pieces" / "New.svelte")
    assert not may_import(board / "model" / "new.ts", BOARDS[1] / "model" / "look")
    assert not may_import(board / "model" / "new.ts", CLIENT / "table" / "session" / "history")
    assert not may_import(CLIENT / "games" / "new.ts", board / "theme")
    assert names_in("const game = 'QÍAHN'; // Tank Up") == ["qiahn", "tankup"]
