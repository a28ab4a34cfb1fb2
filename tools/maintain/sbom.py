"""Prints what a release is made of and was built with, as CycloneDX JSON: Python's libraries and the client's.

What the default installation and the built client contain is ``required``; libraries of extras are ``optional``, and
what only builds and tests the client is ``excluded``.
"""

from __future__ import annotations

import json
import re
import tomllib
import uuid
from pathlib import Path
from typing import Any, Final

from tools.environment import ROOT
from tools.maintain.locks import LOCKED
from tools.options import options
from tools.packaging.locked import needed

_CLIENT: Final = ROOT / "web" / "package-lock.json"
_ENTRY: Final = re.compile(r"^(\S+?)==(\S+)((?:.*\n)(?:    --hash=.*\n)*)", re.MULTILINE)
_HASH: Final = re.compile(r"--hash=sha256:(\w+)")
BUNDLED: Final = re.compile(
    r"svelte|clsx|esm-env|@fluent/bundle|fflate|uqr|pyodide|svgpath|@fontsource/.+|@iconify-json/.+"
)
"""What of the client's packages ends up in the built client; for npm all of them are there to build it."""
_INSTALLED: Final = "node_modules/"


def of_python() -> list[dict[str, Any]]:
    """Return the libraries of locked.txt."""
    locked = LOCKED.read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    always = {(name, version) for name, version, _ in _ENTRY.findall(needed(locked, project["dependencies"]) or "")}
    return [
        _component(
            f"pkg:pypi/{name}@{version}",
            name,
            version,
            "required" if (name, version) in always else "optional",
            [{"alg": "SHA-256", "content": hash} for hash in _HASH.findall(rest)],
        )
        for name, version, rest in _ENTRY.findall(locked + "\n")
    ]


def of_client() -> list[dict[str, Any]]:
    """Return the packages of the client's lock."""
    found = {}
    for place, one in json.loads(_CLIENT.read_text(encoding="utf-8"))["packages"].items():
        name = place.rpartition(_INSTALLED)[2]
        if not place.startswith(_INSTALLED) or "version" not in one:
            continue
        purl = f"pkg:npm/{name.replace('@', '%40')}@{one['version']}"
        scope = "required" if BUNDLED.fullmatch(name) else "excluded"
        component = _component(purl, name, one["version"], scope, [])
        if "license" in one:
            licence = one["license"]
            component["licenses"] = [{"expression": licence} if " " in licence else {"license": {"name": licence}}]
        found[purl] = component
    return list(found.values())


def _component(purl: str, name: str, version: str, scope: str, hashes: list[dict[str, str]]) -> dict[str, Any]:
    about: dict[str, Any] = {
        "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl, "scope": scope,
    }  # fmt: skip
    return about | ({"hashes": hashes} if hashes else {})


def bill(version: str) -> str:
    """Return the bill of materials of a version."""
    components = [*of_python(), *of_client()]
    own = f"pkg:pypi/liza@{version}"
    parts = [one["bom-ref"] for one in components if one["scope"] == "required"]
    told = {
        "metadata": {
            "component": {
                "type": "application", "bom-ref": own, "name": "liza", "version": version, "purl": own,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": parts}],
    }  # fmt: skip
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(told, sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{number}", "version": 1}
    return json.dumps(head | told, indent=1, ensure_ascii=False) + "\n"


def released() -> str:
    """Return the version of the sources."""
    found = re.search(r'__version__: Final = "([^"]+)"', (ROOT / "src/liza/__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def main() -> int:
    """Print the bill of materials, or write it."""
    parser = options("maintain sbom", __doc__)
    parser.add_argument("file", nargs="?", type=Path, help="where to write it; without it, it is printed")
    file, text = parser.parse_args().file, bill(released())
    if file is None:
        print(text, end="")
    else:
        file.write_text(text, encoding="utf-8")
    return 0
