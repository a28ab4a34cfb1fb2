#!/usr/bin/env python3
"""Sets Liza up in .venv and runs it: needs Python 3.11 or newer and nothing else.

python3 run.py               set up and open the tables in the browser; the engine is compiled while you play
python3 run.py test          set up and run the tests
python3 run.py test --all    also those that take long: every game in every browser test, studies, stress
python3 run.py test --fast   only what takes a minute: rules, kernel, words, records, architecture
python3 run.py test PATH…    only these tests, as pytest takes them
python3 run.py setup         only set up
python3 run.py libraries     only install the libraries, also those of the tests
python3 run.py WORDS…        hand the words to the liza command, at once; the engine is compiled in the background

What computes for long (sim, arena, lab, solve …) waits for the engine and says how long; with --now it does not.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tools.packaging import client_build, locked

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "liza-installed"
LOCKED = ROOT / "locked.txt"
LOCKS = [ROOT / "constraints.txt", LOCKED]
PACKAGING = ROOT / "tools" / "packaging"
EFFORTS = ("auto", "1", "quick", "0")
"""What LIZA_COMPILE may be."""
IGNORED = {"__pycache__", ".ruff_cache", "node_modules", "dist"}
OLDEST = (3, 11)
EXTRAS = {"test": "dev", "lab": "lab", "solve": "study", "analyse": "study"}
"""What some words need beyond what everybody needs."""
COMPUTING = {"sim", "arena", "lab", "solve", "exploit", "leaderboard", "analyse", "check-game", "worker"}
"""Words that play so many games that the compiled engine is worth waiting for."""
SHOWING = {"serve", "export", "print"}
"""Words that need the page of the browser."""
HELP = {"-h", "--help", "--version"}
SOURCES = {"PYTHONPATH": str(ROOT / "src")}
"""What lets the sources serve where the engine is not compiled yet."""
NOW = "--now"
"""Said by who does not want to wait for the engine."""
TOOK = VENV / "liza-engine-took"
"""How many seconds the engine took when it was last compiled here."""
CORE_SECONDS = {"0": 30.0, "quick": 160.0}
"""What compiling takes of one core, where nothing was compiled yet."""
MOST_CORE_SECONDS = 320.0
FAST = ["tests/kernel", "tests/parts", "tests/words", "tests/match", "tests/games"]
SLOW = ["test_exhaustive.py", "test_golden.py", "test_study.py", "test_hints.py", "test_perft.py", "test_take_back.py"]
"""Tests that play whole games, which the fast run leaves out."""
SINGLE = ["tests/games/qiahn/test_setup.py::test_with_three_every_pair_of_troops_is_equally_likely"]
"""Single tests that it leaves out for the same reason."""
PLAIN = [
    "tests/kernel",
    "tests/conformance/test_conformance.py::test_every_game_conforms",
    "tests/server/test_secrecy.py::test_each_planted_leak_is_found",
]
"""What is tried on plain Python too, besides the golden games, where all else is tried on the compiled engine."""
SLOWEST = ["--durations=40", "--durations-min=4"]
"""So that whoever waits for the tests sees which of them they wait for."""
WAITING = ("tests/e2e/", "tests/server/", "tests/store/")
"""Tests that wait for other processes: browsers, servers, databases."""


def main(words: list[str]) -> int:
    """Set up what is missing, then do what was asked."""
    if sys.version_info < OLDEST:
        print(f"Liza needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    if words[:1] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    keep_bytecode()
    if words == ["test", "--fast"]:
        return test_fast()
    if words in (["test"], ["test", "--all"]):
        return test_whole(["-m", "not slow"] if words == ["test"] else [])
    if words == ["libraries"]:
        return 0 if install_libraries(EXTRAS["test"]) else 1
    if words[:1] == ["setup"]:
        return 0 if set_up(None) else 1
    if words[:1] == ["test"]:
        if not set_up(EXTRAS["test"]):
            return 1
        return subprocess.call([PYTHON, "-m", "pytest", *words[1:]], cwd=ROOT)
    return hand_over(words)


def hand_over(words: list[str]) -> int:
    """Hand words to the liza command: at once, unless they compute so much that the engine is worth waiting for."""
    first, chosen = command_of(words), [word for word in words if word != NOW]
    ready, asks_help = is_built(), not HELP.isdisjoint(words)
    shows = first in SHOWING and not ready and not asks_help
    page = begin_page() if shows else None  # wants no library, so both are done at once
    if not install_libraries(EXTRAS.get(first)):
        return 1
    if ready or asks_help:
        return start(chosen, **({} if ready else SOURCES))
    if first in COMPUTING and NOW not in words:
        print(f"{first} plays many games. The engine is compiled first: {wait()}; {NOW} does without.", file=sys.stderr)
        return start(chosen) if build() else 1
    if shows and not waited("Building the page", page or begin_page(anew=True)):
        return 1
    compile_beside()
    return start(chosen, **SOURCES, LIZA_BUILT=str(built_mark()))


def command_of(words: list[str]) -> str:
    """Return which of its commands liza is asked for; without any it opens the site."""
    rest = words[2:] if words[:1] == ["--lang"] else words
    return next((word for word in rest if not word.startswith("-")), "serve" if not rest else "")


def wait() -> str:
    """Say how long compiling takes here: as it did the last time, or else by the cores."""
    if TOOK.exists():
        return f"{TOOK.read_text()} s the last time"
    seconds = CORE_SECONDS.get(os.environ.get("LIZA_COMPILE", "auto"), MOST_CORE_SECONDS) / (os.cpu_count() or 1)
    return f"about {max(seconds, 30):.0f} s on this machine, more if it is busy"


def keep_bytecode() -> None:
    """Let what Python compiles be kept in .venv where nothing may lie beside the sources.

    Whoever keeps Python from writing would otherwise wait for every library to be compiled with every start.
    """
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "bytecode"))


def begin_page(*, anew: bool = False) -> subprocess.Popen[str] | None:
    """Begin to build what the browser shows with the Node that is there; None where it has to be installed first."""
    if client_build.node_on_path() is None and not (anew and install_libraries(None, client_build.NODE_NEEDS)):
        return None
    python = PYTHON if anew else sys.executable
    return subprocess.Popen([python, PACKAGING / "client_build.py"], stdout=subprocess.PIPE, text=True)


def compile_beside() -> None:
    """Let the engine be compiled while the sources serve, unless that is already being done."""
    if is_held("wheel"):
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.log").open("w", encoding="utf-8") as said:
        quietly = ["nice", "-n", "15"] if shutil.which("nice") else []
        subprocess.Popen(
            [*quietly, sys.executable, __file__, "setup"],
            stdin=subprocess.DEVNULL, stdout=said, stderr=said,
        )  # fmt: skip
    print(
        "This runs on plain Python. The engine is compiled in the background: bots will think faster.", file=sys.stderr
    )


def start(words: list[str], **surroundings: str) -> int:
    """Run the liza command in the place of this process where that can be done: Ctrl-C is then its own to answer."""
    command = [str(PYTHON), "-m", "liza", *words]
    known = {**os.environ, "LIZA_COMMAND": "python3 run.py", **surroundings}
    if os.name != "nt":
        os.execve(command[0], command, known)  # noqa: S606
    return subprocess.call(command, env=known)


def set_up(extra: str | None) -> bool:
    """Bring .venv to what the sources ask for; say what is being done while it takes time."""
    return install_libraries(extra) and build()


def install_libraries(extra: str | None, besides: list[str] | None = None) -> bool:
    """Install the libraries that are missing; say what is being done while it takes time."""
    import tomllib  # noqa: PLC0415 - what is older than 3.11 has none, and must live to say so

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = project["dependencies"] + (project["optional-dependencies"][extra] if extra else []) + (besides or [])
    lock = f"{sys.version} {contents(LOCKS)}"
    with alone("libraries"):
        have = stamp().get(lock, [])
        if set(named) <= set(have):
            return True
        pip = find_pip()
        if pip is None or not step("Installing the libraries", [*pip, *INSTALL, *what_to_install(named)]):
            return False
        STAMP.write_text(json.dumps({lock: sorted({*have, *named})}))
        return True


def what_to_install(named: list[str]) -> list[str]:
    """Return what pip is told to install: files with known hashes alone, unless a library has none here."""
    entries = locked.needed(LOCKED.read_text(encoding="utf-8"), named)
    if entries is None:
        print("Some library is not in locked.txt: installing without comparing hashes.", file=sys.stderr)
        return ["-c", str(ROOT / "constraints.txt"), *named]
    chosen = VENV / "liza-libraries.txt"
    chosen.write_text(entries, encoding="utf-8")
    return ["--require-hashes", "--no-deps", "-r", str(chosen)]


def build() -> bool:
    """Build Liza and put it into .venv, unless what is there is what the sources say."""
    with alone("wheel"):
        if is_built():
            return True
        began = time.monotonic()
        pip = find_pip()
        shutil.rmtree(WHEELS, ignore_errors=True)
        if pip is None or not step("Building Liza", [*pip, *WHEEL, "-w", str(WHEELS), str(ROOT)]):
            return False
        # The version number stays the same while the sources change, so pip must be told to put it in anew.
        anew = [*pip, *INSTALL, "--no-deps", "--force-reinstall", *map(str, WHEELS.glob("*.whl"))]
        with alone("libraries"):  # two pips in one .venv would be in each other's way
            if not step("Installing Liza", anew):
                return False
        for old in VENV.glob("liza-built-*"):
            old.unlink()
        built_mark().touch()
        TOOK.write_text(f"{time.monotonic() - began:.0f}")
        return True


def set_up_tests() -> subprocess.Popen[str] | None:
    """Do all that tests wait for, as far as it can be done at once; give back the tests that were begun meanwhile."""
    preparing = subprocess.Popen([str(ROOT / "scripts" / "ci" / "prepare")]) if os.name != "nt" else None
    if find_pip() is None:
        return None
    anew = not is_built()
    with ThreadPoolExecutor() as at_once:
        libraries = at_once.submit(install_libraries, EXTRAS["test"])
        if preparing:
            preparing.wait()  # it brings the C compiler
        built = at_once.submit(build)
        plain = begin_plain() if libraries.result() else None
        if plain and anew:
            read_tests()
        if plain and not built.result():
            plain.kill()
            return None
        return plain


def is_built() -> bool:
    """Whether .venv has what the sources say."""
    return PYTHON.exists() and built_mark().exists()


def is_current() -> bool:
    """Whether .venv has what the sources say, however hard the compiler tried."""
    digest = contents(sources())
    return PYTHON.exists() and any(mark_of(digest, effort).exists() for effort in EFFORTS)


def built_mark() -> Path:
    """Return the file that is there once these very sources are installed."""
    return mark_of(contents(sources()), os.environ.get("LIZA_COMPILE", "auto"))


def mark_of(digest: str, effort: str) -> Path:
    """Return the file that is there once sources are installed, compiled with an effort."""
    known = f"{digest} {sys.version} {effort}"
    return VENV / f"liza-built-{hashlib.sha256(known.encode()).hexdigest()[:32]}"


def stamp() -> dict[str, list[str]]:
    """Return which libraries are known to be installed, under what decided their versions."""
    return json.loads(STAMP.read_text()) if STAMP.exists() and PYTHON.exists() else {}


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Let only one process at a time make a part of .venv, where the system can lock a file."""
    VENV.mkdir(exist_ok=True)
    with (VENV / f"liza-lock-{what}").open("a") as lock:
        if os.name != "nt":
            import fcntl  # noqa: PLC0415 - not on every system

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_held(what: str) -> bool:
    """Whether another process makes a part of .venv now."""
    if os.name == "nt" or not VENV.exists():
        return False
    import fcntl  # noqa: PLC0415 - not on every system

    with (VENV / f"liza-lock-{what}").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False


def test_whole(chosen: list[str]) -> int:
    """Run the tests on the installed engine, compiled if it could be; while it is built, some on the plain sources."""
    plain = set_up_tests()
    if plain is None:
        return 1
    left_out = [folder for have, folders in MACHINE_TESTS if not have() for folder in folders]
    if left_out:
        print(f"Left out, because this machine lacks what they need: {', '.join(left_out)}.", file=sys.stderr)
    installed = [str(PYTHON), "-m", "pytest", "-o", "pythonpath=.", *[f"--ignore={f}" for f in left_out]]
    # Two processes more than cores: many tests wait for a browser or a server.
    failed = subprocess.call([*installed, *share(2), *SLOWEST, *chosen], cwd=ROOT)
    if failed and only_waiting_failed():
        print("What failed while it waited for other processes, once more by itself:", flush=True)
        failed = subprocess.call([*installed, "--last-failed", *WAITING], cwd=ROOT)
    said, _ = plain.communicate()
    print(f"The engine on the plain sources, beside that:\n{said}", flush=True)
    return failed or plain.returncode


def begin_plain() -> subprocess.Popen[str]:
    """Begin to run on the sources, which need no building, what shows that they do what the compiled engine does."""
    again = {**os.environ, "LIZA_AGAIN": "1"}
    golden = [str(path) for path in sorted(ROOT.glob("tests/games/*/test_golden.py"))]
    command = [str(PYTHON), "-m", "pytest", "-p", "no:cacheprovider", *PLAIN, *golden]
    return subprocess.Popen(command, cwd=ROOT, env=again, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def read_tests() -> None:
    """Let pytest read all tests once and keep what it made of them, which every process that tests would make anew."""
    command = [str(PYTHON), "-m", "pytest", "-p", "no:cacheprovider", "--collect-only", "-qq"]
    subprocess.call(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def only_waiting_failed() -> bool:
    """Whether all that failed are tests of other processes, which a busy machine can keep waiting too long."""
    kept = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    found = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    return bool(found) and all(test.startswith(WAITING) for test in found)


def test_fast() -> int:
    """Run on the sources, without building anything, what a change most often breaks."""
    if not install_libraries("dev"):
        return 1
    whole = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").glob("test_*.py"))]
    slow = [*(f"--ignore-glob=*/{name}" for name in SLOW), *(f"--deselect={test}" for test in SINGLE)]
    command = [str(PYTHON), "-m", "pytest", *share(), *slow, "-m", "not slow", *FAST, *whole]
    return subprocess.call(command, cwd=ROOT, env={**os.environ, "LIZA_FAST": "1"})


def share(besides: int = 0) -> list[str]:
    """Return how pytest shares the tests: among as many processes as there are cores, and so many besides."""
    return ["-n", str((os.cpu_count() or 1) + besides), "--dist", "worksteal"]


def has_browser() -> bool:
    """Whether there is a browser for the end-to-end tests."""
    named = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return any(map(shutil.which, named)) or "LIZA_CHROMIUM" in os.environ


def has_postgresql() -> bool:
    """Whether there is a PostgreSQL server for the tests to start."""
    return subprocess.call([PYTHON, "-m", "tests.postgres"], cwd=ROOT) == 0


def sources() -> list[Path]:
    """Return every file that ends up in the package."""
    files = [file for folder in ("src", "web", "examples") for file in (ROOT / folder).rglob("*") if file.is_file()]
    built = [ROOT / "pyproject.toml", *PACKAGING.glob("*.py"), *files]
    return sorted(file for file in built if not IGNORED & set(file.parts))


def contents(files: list[Path]) -> str:
    """Return a hash of files with their names."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def find_pip() -> list[str] | None:
    """Return the command for a pip that can install into .venv, which is made if it is not there."""
    making = [sys.executable, "-m", "venv", "--without-pip", str(VENV)]
    with alone("itself"):
        if not PYTHON.exists() and not step("Making .venv", making):
            return None
    outside = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    if subprocess.run([*outside, "--version"], capture_output=True, check=False).returncode == 0:
        return outside
    if subprocess.run([PYTHON, "-m", "ensurepip"], capture_output=True, check=False).returncode == 0:
        return [str(PYTHON), "-m", "pip"]
    print("Liza needs pip once, to set itself up: install python3-pip (or ensurepip).", file=sys.stderr)
    return None


def step(title: str, command: list[str]) -> bool:
    """Run one part of the set-up with its clock running; show what it said only if it failed."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
    return waited(title, process)


def waited(title: str, process: subprocess.Popen[str] | None) -> bool:
    """Wait for a part of the set-up with its clock running; show what it said only if it failed."""
    if process is None:
        return False
    done = threading.Event()
    clock = threading.Thread(target=tick, args=(title, done), daemon=True)
    clock.start()
    said, _ = process.communicate()
    done.set()
    clock.join()
    if process.returncode:
        print(f"{title}: failed.\n{said}", file=sys.stderr)
    return process.returncode == 0


def tick(title: str, done: threading.Event) -> None:
    """Show the seconds passing on a terminal, of everything that is being done; two plain lines elsewhere."""
    began = RUNNING[title] = time.monotonic()
    live = sys.stderr.isatty()
    if not live:
        print(f"{title} …", file=sys.stderr, flush=True)
    while not done.wait(0.2):
        if live:
            line = " · ".join(f"{name} … {time.monotonic() - since:.0f} s" for name, since in list(RUNNING.items()))
            print(f"\r{line} ", end="", file=sys.stderr, flush=True)
    del RUNNING[title]
    lead = "\r\033[K" if live else ""
    print(f"{lead}{title}: {time.monotonic() - began:.0f} s   ", file=sys.stderr, flush=True)


RUNNING: dict[str, float] = {}
"""What is being done, and since when."""
QUIETLY = ["--disable-pip-version-check", "--no-input", "--quiet"]
INSTALL = ["install", *QUIETLY, "--no-compile"]
"""Python compiles what is read when it is read first; compiling all of it beforehand only takes longer."""
WHEEL = ["wheel", *QUIETLY, "--no-deps"]
WHEELS = ROOT / "build" / "installing"
MACHINE_TESTS = ((has_browser, ["tests/e2e"]), (has_postgresql, ["tests/server", "tests/store"]))
"""What some tests need of the machine beyond Python; scripts/ci/prepare installs it where it may."""

if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
