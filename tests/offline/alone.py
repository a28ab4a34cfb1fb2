"""A device in a process of its own, where Python has its standard library and nothing else, as in a browser.

Run as a program it reads one command a line and answers with one line: what was returned, and what was sent to whom.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]


class Nothing(MetaPathFinder):
    """Finds no library that does not come with Python."""

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> None:
        if fullname.partition(".")[0] not in sys.stdlib_module_names | {"liza", "__main__"}:
            raise ModuleNotFoundError(f"No module named {fullname!r}")


class Alone:
    """Talks with such a process."""

    def __init__(
        self,
        sentences: dict[str, Any],
        packs: dict[str, str],
        kept: dict[str, str],
        now: int,
        sources: Path = ROOT / "src",
    ) -> None:
        self.sent: dict[int, list[dict[str, Any]]] = {}
        """Every message by line."""
        self.saved: dict[str, str] = dict(kept)
        """The tables as they were put away last."""
        environment = {**os.environ, "PYTHONPATH": str(sources)}
        self._process = subprocess.Popen(
            [sys.executable, __file__], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._tell([json.dumps(one) for one in (sentences, packs, kept)] + [now])

    def do(self, name: str, *values: Any) -> Any:
        """Call a method of the device."""
        self._tell([name, *values])
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the device has ended"
        answer = json.loads(line)
        for at, text in answer["sent"]:
            self.sent.setdefault(at, []).append(json.loads(text))
        self.saved.update(answer["saved"])
        return answer["returned"]

    def ask(self, method: str, path: str, token: str | None = None, body: object = None) -> tuple[int, Any]:
        """Make a request; returns the status and the body."""
        status, answer = json.loads(self.do("ask", method, path, token, json.dumps(body)))
        return status, answer

    def _tell(self, command: list[Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.wait(30) == 0
        assert self._process.stdout is not None
        self._process.stdout.close()


def _run() -> None:
    sys.meta_path.insert(0, Nothing())
    from liza.offline.msgspec_fallback import install

    install()
    from liza.offline.device import Device

    sent: list[tuple[int, str]] = []
    saved: dict[str, str] = {}
    sentences, packs, kept, now = json.loads(sys.stdin.readline())
    device = Device(
        sentences, packs, kept, saved.__setitem__, lambda line, text: sent.append((line, text)), lambda: now
    )
    for line in sys.stdin:
        name, *values = json.loads(line)
        returned = getattr(device, name)(*values)
        sys.stdout.write(json.dumps({"returned": returned, "sent": sent, "saved": saved}) + "\n")
        sys.stdout.flush()
        sent.clear()
        saved.clear()


if __name__ == "__main__":
    _run()
