"""Builds and tries everything that a release needs: sources, wheels, a bill of materials, SHA256SUMS.

Builds the source archive, a wheel that is compiled for this platform (where there is a C compiler) and a plain one for
all others, both with the page in them. Installs each wheel, and the source archive built anew, in an empty environment,
and lets it say its version, play, verify, export and serve the site; only then are the checksums written. Uses the
package registries, and looks for advisories first: where there is one, ``--despite`` has to name it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.environment import BASE, ROOT
from tools.maintain import advisories
from tools.maintain.sbom import bill, released
from tools.options import options

HOME = ROOT / "build" / "release"
CONSTRAINTS = ROOT / "constraints.txt"
BUILD_TOOLS = ["hatchling>=1.27", "mypy>=2.4", "setuptools>=65"]
TRIED = """
import subprocess, sys
from pathlib import Path
liza = [sys.executable, "-m", "liza"]
folder = Path(sys.argv[1])
run = lambda *words: subprocess.run([*liza, *words], check=True, capture_output=True, text=True, cwd=folder).stdout
assert run("--version").strip() == sys.argv[2], "another version"
import liza as package
assert package.compiled == (sys.argv[3] == "1"), f"compiled: {package.compiled}"
from liza.bots.learned.policy import policy_for
assert all(min(policy_for(each).known) == 1 for each in package.games()), "a player was trained with other cards"
game = package.games()[0]
record = package.Record.begin(game, seed=1)
state = record.start()
while not state.over:
    for seat in state.actors:
        action = state.legal(seat)[0]
        state.apply(seat, action)
        record.actions.append((seat, game.notation(action)))
record.outcome = state.outcome.to_data()
record.save(folder / "game.json")
run("verify", "game.json")
run("sim", game.id, "--games", "20", "--bots", "random,random")
run("export", "folder")
assert (folder / "folder" / "engine" / "liza.zip").is_file()
import socket, time, urllib.request
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
command = Path(sys.executable).with_name("liza" + (".exe" if sys.platform == "win32" else ""))
site = subprocess.Popen([command, "serve", "--port", str(port)], cwd=folder, stdout=subprocess.DEVNULL)
try:
    for _ in range(600):
        try:
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read().decode()
            break
        except OSError:
            assert site.poll() is None, "the site has ended"
            time.sleep(0.2)
    script = page.partition('src="')[2].partition('"')[0]
    assert urllib.request.urlopen(f"http://127.0.0.1:{port}{script}").status == 200, "no page"
    assert game.id.encode() in urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games").read()
finally:
    site.terminate()
    site.wait()
"""
"""What an installed package must be able to do."""


def say(text: str) -> None:
    """Say what is being done."""
    print(text, flush=True)


def run(*command: str | Path, **variables: str) -> None:
    """Run a command; show what it said only if it failed."""
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    done = subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**kept, **variables},
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nThis failed: {' '.join(map(str, command[:6]))} …")


def environment(folder: Path, *packages: str | Path, **variables: str) -> Path:
    """Make an empty environment with some packages; returns its Python."""
    run(BASE, "-m", "venv", "--without-pip", folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip: list[str | Path] = [BASE, "-m", "pip", "--python", python, "install", "-q", "--no-compile", "-c", CONSTRAINTS]
    run(*pip, *packages, **variables)
    return python


def built(python: Path, out: Path, target: str, **variables: str) -> Path:
    """Build one thing and return it."""
    before = set(out.iterdir())
    run(python, "-m", "hatchling", "build", "-t", target, "-d", out, **variables)
    made = set(out.iterdir()) - before
    if len(made) != 1:
        raise SystemExit(f"Building the {target} made {len(made)} files instead of one.")
    return made.pop()


def tried(work: Path, package: Path, version: str, *, compiled: bool, **variables: str) -> None:
    """Install a package in an empty environment and let it show what it can do."""
    say(f"Trying {package.name}")
    folder = Path(tempfile.mkdtemp(dir=work))
    python = environment(folder / "env", package, **variables)
    run(python, "-I", "-c", TRIED, folder, version, str(int(compiled)), LIZA_HOME=str(folder), HOME=str(folder))


def main() -> int:
    """Build, try, and write down the checksums."""
    parser = options("maintain release", __doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=HOME, help="where the files go; an empty folder")
    parser.add_argument("--despite", nargs="*", default=[], metavar="ADVISORY", help="those that do not matter here")
    wanted = parser.parse_args()
    out = wanted.folder.resolve()
    version = released()
    if advisories.check(despite=wanted.despite) == advisories.FOUND:
        raise SystemExit("A library has an advisory: raise its version, or name the advisory with --despite.")
    if out != HOME and out.exists() and any(out.iterdir()):
        raise SystemExit(f"{out} is not empty.")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="liza-release-") as name:
        work = Path(name)
        say("Getting the tools")
        python = environment(work / "tools", *BUILD_TOOLS)
        say("Building the source archive")
        sources = built(python, out, "sdist")
        say("Building the plain wheel")
        plain = built(python, out, "wheel", LIZA_COMPILE="0", LIZA_WEB="1")
        made = [(sources, False, {"LIZA_COMPILE": "0", "LIZA_WEB": "1"}), (plain, False, {})]
        if shutil.which(os.environ.get("CC", "cc")):
            say("Building the compiled wheel")
            made.append((built(python, out, "wheel", LIZA_COMPILE="1", LIZA_WEB="1"), True, {}))
        else:
            say("No C compiler here: there will be no compiled wheel")
        for package, compiled, variables in made:
            tried(work, package, version, compiled=compiled, **variables)
    (out / f"liza-{version}.cdx.json").write_text(bill(version), encoding="utf-8")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in sorted(out.iterdir())]
    (out / "SHA256SUMS").write_text("\n".join(sums) + "\n", encoding="utf-8")
    say("\n".join([str(out), *sums]))
    return 0
