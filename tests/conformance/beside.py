"""The example of a sixth game, installed beside Liza: offline, and into any folder."""

from __future__ import annotations

import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "sixth_game"
ROOM: Final = EXAMPLE / "src" / "pulso"


def install(target: Path) -> None:
    """Leave in a folder what an installer would leave there: the package, and what it says of itself."""
    shutil.copytree(ROOM, target / ROOM.name, ignore=shutil.ignore_patterns("__pycache__"))
    announce(target)


def announce(target: Path, package: Path = EXAMPLE) -> None:
    """Write the metadata of a package, its entry points included, into a folder."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@contextmanager
def sixth_game() -> Iterator[None]:
    """Let the example be found for a while, from where it stands."""
    with tempfile.TemporaryDirectory() as folder:
        announce(Path(folder))
        paths = [folder, str(ROOM.parent)]
        sys.path[:0] = paths
        try:
            yield
        finally:
            for path in paths:
                sys.path.remove(path)
