"""Builds the wheel.

Compiles the engine with mypyc where a C compiler is at hand (``LIZA_COMPILE=auto|0|1``; ``1`` insists on it and takes
two thirds longer than ``auto`` for an engine that needs a twentieth fewer instructions, as releases do; ``quick`` takes
half the compiler's time for one that is a sixth slower) and builds the browser client with Node, from the PATH or from
a wheel that carries it (``LIZA_WEB=auto|0|1``).
"""

from __future__ import annotations

import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # a build tool reads this file by its path alone
from tools.packaging.client_build import NODE_NEEDS, built_client, node_on_path

PLAIN = ("__init__.py", "compiling.py", "view_types.py")
"""Files of the engine that stay plain Python."""
SEARCH = ("heuristic/lookahead.py", "search/puct.py")
"""Of the bots, what a search spends its time in."""
STUDY = "study"
"""The folder of a room that calculates with libraries of its own; it stays plain Python too."""
BUILD_NEEDS = ["mypy>=2.4", "setuptools>=65"]

SCRIPT = """
import json, os, sys
sys.path.append(sys.argv[2])
from tools.packaging.engine_docs import documented, words_of
from mypyc.build import mypycify
from setuptools import setup
groups = [(files, name) for name, files in json.loads(sys.argv[1]).items()]
everything = [file for files, _ in groups for file in files]
extensions = mypycify(
    ["--follow-imports=silent", *everything], opt_level=sys.argv[3], debug_level="0", separate=groups
)
words = words_of(everything)
for extension in extensions:
    extension.sources = documented(extension.sources, words)
extensions.sort(key=lambda extension: -sum(map(os.path.getsize, extension.sources)))
setup(
    name="liza",
    ext_modules=extensions,
    script_args=["build_ext", "--build-lib", "../lib", "--parallel", str(os.cpu_count() or 1)],
)
"""
"""Compiles each room by itself, several at once and the largest first, so that nothing is left to wait for alone.

What is only imported is followed in silence: it may need libraries that are not there while this is built.
"""


def wanted(variable: str = "LIZA_COMPILE") -> str:
    """Return what the builder asked for: auto, 0 or 1."""
    asked = os.environ.get(variable, "auto")
    quick = ["quick"] if variable == "LIZA_COMPILE" else []
    if asked not in ["auto", "0", "1", *quick]:
        *others, last = ["auto", "0", "1", *quick]
        raise SystemExit(f"{variable} is {', '.join(others)} or {last}, not {asked!r}.")
    return "1" if asked == "quick" else asked


def opt_level() -> str:
    """Return how hard the C compiler tries: hardest for what is shipped, least for what is only tested."""
    return {"1": "2", "quick": "g"}.get(os.environ.get("LIZA_COMPILE", "auto"), "1")


def compiler() -> str | None:
    """Return the C compiler that Python would use, if it is there."""
    named = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(named) if headers.is_file() else None


def flags() -> str:
    """Return what the C compiler is told besides what Python and mypyc tell it: no warnings, direct calls within."""
    direct = "-fvisibility=hidden -fno-semantic-interposition"
    gcc = "gcc" in Path(compiler() or "").resolve().name
    return f"{os.environ.get('CFLAGS', '')} -w {direct if gcc else ''}".strip()


class CustomBuildHook(BuildHookInterface):
    """Adds to the wheel what is made from the sources."""

    def dependencies(self) -> list[str]:
        """Return what compiling and the client need, if there is going to be any."""
        asked = wanted()
        needs = BUILD_NEEDS if asked == "1" or (asked == "auto" and compiler()) else []
        client = wanted("LIZA_WEB") != "0" and Path(self.root, "web").is_dir() and node_on_path() is None
        return needs + (NODE_NEEDS if client else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add to the wheel what is made and not written; a build for development works from the checkout alone."""
        if version == "editable" or self.target_name != "wheel":
            return
        self.add_citations(build_data)
        self.add_model(build_data)
        with ThreadPoolExecutor() as at_once:  # both wait for other programs
            client = at_once.submit(self.add_client, build_data)
            self.add_engine(build_data)
            client.result()

    def add_citations(self, build_data: dict[str, Any]) -> None:
        """Add the list of which tests cite which rules: the wheel comes without its tests."""
        root = Path(self.root)
        tests = root / "tests"
        if not tests.is_dir():
            return
        cited_rules = runpy.run_path(str(root / "src/liza/lab/report/rule_coverage.py"))["cited_rules"]
        made = root / "build" / "covered.json"
        made.parent.mkdir(exist_ok=True)
        made.write_text(json.dumps(cited_rules(tests), indent=1), encoding="utf-8")
        build_data["force_include"][str(made)] = "liza/covered.json"

    def add_model(self, build_data: dict[str, Any]) -> None:
        """Add the example of a sixth game: ``liza new-game`` begins with it."""
        model = Path(self.root, "examples", "sixth_game")
        for file in model.rglob("*"):
            if file.suffix in {".py", ".toml", ".ftl", ".md"}:
                build_data["force_include"][str(file)] = str(Path("liza", "sixth_game", file.relative_to(model)))

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Add the compiled engine, if it is wanted and there is something to compile it with."""
        asked = wanted()
        if asked == "0":
            return
        if compiler() is None:
            if asked == "1":
                raise SystemExit("LIZA_COMPILE=1 needs a C compiler and Python's headers; none was found.")
            return
        try:
            libraries = compiled_engine(Path(self.root))
        except subprocess.CalledProcessError as fault:
            if asked == "1":
                sys.stderr.write(fault.stdout)
                raise SystemExit("The engine could not be compiled.") from None
            self.app.display_warning("The engine could not be compiled; it will run as plain Python.")
            return
        for library in libraries.rglob("*"):
            if library.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Add the built browser client; without it the server answers programs only, and says so."""
        asked = wanted("LIZA_WEB")
        web = Path(self.root, "web")
        if asked == "0" or not web.is_dir():
            return
        try:
            site = built_client(Path(self.root))
        except (OSError, subprocess.CalledProcessError) as fault:
            if asked == "1":
                sys.stderr.write(getattr(fault, "stdout", None) or str(fault))
                raise SystemExit("The browser client could not be built.") from None
            self.app.display_warning("The browser client could not be built; the wheel comes without it.")
            return
        build_data["force_include"][str(site)] = "liza/site"


def engine_files(source: Path) -> dict[str, list[Path]]:
    """Return the Python files of the engine, relative to the source folder: those below the games, each room's, search.

    The front of a package stays plain: it must know its folder before what lies in it can be found.
    """
    package = source / "liza"
    rooms = sorted(path.parent for path in (package / "games").glob("*/__init__.py"))
    folders = {"liza.engine": [package / "kernel", package / "parts"], **{f"liza.{r.name}": [r] for r in rooms}}
    search = [(package / "bots" / name).relative_to(source) for name in SEARCH]
    return {"liza.search": search} | {
        name: [
            file.relative_to(source)
            for folder in folders[name]
            for file in sorted(folder.rglob("*.py"))
            if file.name not in PLAIN and STUDY not in file.relative_to(folder).parts
        ]
        for name in folders
    }


def compiled_engine(root: Path) -> Path:
    """Return the folder of the compiled engine; only what has changed is compiled again."""
    source = root / "src"
    groups = engine_files(source)
    words = Path(__file__).with_name("engine_docs.py").read_text(encoding="utf-8")
    digest = hashlib.sha256(f"{sys.version} {SCRIPT} {words} {flags()} {opt_level()}".encode())
    for files in groups.values():
        for file in files:
            digest.update(file.as_posix().encode() + b"\0" + (source / file).read_bytes())
    work = root / "build" / "engine"
    stamp = work / "stamp"
    if stamp.is_file() and stamp.read_text() == digest.hexdigest():
        return work / "lib"
    shutil.rmtree(work / "src" / "liza", ignore_errors=True)
    shutil.copytree(
        source / "liza", work / "src" / "liza", ignore=shutil.ignore_patterns("*.so", "__pycache__", "board")
    )
    shutil.rmtree(work / "lib", ignore_errors=True)
    named = json.dumps({name: [str(file) for file in files] for name, files in groups.items()})
    subprocess.run(
        [sys.executable, "-c", SCRIPT, named, str(root), opt_level()],
        cwd=work / "src",
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "CFLAGS": flags()},
    )
    stamp.write_text(digest.hexdigest())
    return work / "lib"
