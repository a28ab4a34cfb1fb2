"""What a release is made of is told in full, and known weaknesses are looked for or said not to have been."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from run import ROOT
from tools.maintain import advisories, sbom
from tools.maintain.locks import pinned

TESTING = {"vitest", "vite"}
WEAK = "pkg:pypi/litestar@"
IDS = ["GHSA-1", "PYSEC-2"]


def test_the_bill_of_materials_has_every_library_once() -> None:
    told = json.loads(sbom.bill("1.2.3"))
    assert (told["bomFormat"], told["specVersion"], told["version"]) == ("CycloneDX", "1.6", 1)
    assert told["serialNumber"].startswith("urn:uuid:")
    assert told["metadata"]["component"]["purl"] == "pkg:pypi/liza@1.2.3"
    refs = [one["bom-ref"] for one in told["components"]]
    assert len(refs) == len(set(refs))
    assert {f"pkg:pypi/{row.name}@{row.version}" for row in pinned()} <= set(refs)
    scopes = {one["name"]: one["scope"] for one in told["components"]}
    wanted = {"litestar": "required", "alembic": "required", "pytest": "optional", "svelte": "required"}
    assert {name: scopes[name] for name in wanted} == wanted
    assert scopes["vite"] == scopes["vitest"] == "excluded"
    assert all(one["hashes"] for one in told["components"] if one["purl"].startswith("pkg:pypi/"))
    assert set(told["dependencies"][0]["dependsOn"]) <= set(refs)
    assert sbom.bill("1.2.3") == sbom.bill("1.2.3")


def test_what_the_client_imports_is_in_it() -> None:
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte", ".js"}]
    imported = {
        name
        for path in sources
        if ".test." not in path.name
        for name in re.findall(r"""(?:from|import) '([a-z@][^':.]*)'""", path.read_text(encoding="utf-8"))
    }
    named = {"/".join(name.split("/")[: 2 if name[0] == "@" else 1]) for name in imported} - TESTING
    assert named
    assert all(sbom.BUNDLED.fullmatch(name) for name in named), named


@contextmanager
def service(weak: str) -> Iterator[str]:
    """Answer as osv.dev does: libraries whose address begins so have two advisories."""

    class Answering(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
            found: dict[str, Any] = {"vulns": [{"id": id} for id in IDS]}
            told = [found if one["package"]["purl"].startswith(weak) else {} for one in asked]
            body = json.dumps({"results": told}).encode()
            self.send_response(200 if self.path == "/v1/querybatch" else 404)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answering) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("weak", "despite", "status"),
    [
        (WEAK, [], advisories.FOUND),
        (WEAK, IDS[:1], advisories.FOUND),
        (WEAK, IDS, advisories.NONE),
        ("pkg:npm/vite@", [], advisories.NONE),
        ("none", [], advisories.NONE),
    ],
)
def test_an_advisory_stands_against_a_release(
    weak: str, despite: list[str], status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with service(weak) as address:
        assert advisories.check(address, despite) == status
    assert (", ".join(IDS) in capsys.readouterr().out) == (weak != "none")


def test_without_a_network_it_says_that_nothing_was_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert advisories.check("http://127.0.0.1:9") == advisories.UNCHECKED
    assert "NOT checked" in capsys.readouterr().err
