"""A Chromium without a window: opens a page, and gives it back as a PDF or as pictures.

It is driven through the protocol that its own developer tools use (Chrome DevTools Protocol), over a socket on this
machine. Chrome, Edge and the Chromium that Playwright installs understand it too.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from websockets.sync.client import ClientConnection, connect

VARIABLE: Final = "LIZA_CHROMIUM"
"""Names the browser to be used, where it is to be another than the first found."""
_NAMES: Final = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "microsoft-edge", "msedge", "brave-browser",
)  # fmt: skip
_APPLICATIONS: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
_OF_PLAYWRIGHT: Final = (
    "chromium-*/chrome-linux*/chrome", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
    "chromium_headless_shell-*/*/headless_shell*", "chromium_headless_shell-*/*/chrome-headless-shell*",
)  # fmt: skip
_FLAGS: Final = (
    "--headless=new", "--remote-debugging-port=0", "--no-first-run", "--no-default-browser-check", "--disable-gpu",
    "--disable-extensions", "--disable-background-networking", "--disable-sync", "--hide-scrollbars", "--mute-audio",
    "--disable-dev-shm-usage",
)  # fmt: skip
_NO_SANDBOX: Final = ("--no-sandbox",)
_PATIENCE: Final = 120.0
"""Seconds after which an idle browser or page is given up."""
_PORT_FILE: Final = "DevToolsActivePort"


class BrowserError(Exception):
    """The browser did not do what was asked; the text says why."""


class Rect(NamedTuple):
    """A part of a page, in the page's own pixels."""

    x: float
    y: float
    width: float
    height: float


def find_chromium() -> str | None:
    """Return a browser of this machine: the one that was named, one on the PATH, an installed one, or Playwright's."""
    named = os.environ.get(VARIABLE)
    if named:
        return named if Path(named).is_file() else shutil.which(named)
    on_path = next(filter(None, map(shutil.which, _NAMES)), None)
    return on_path or next((path for path in _APPLICATIONS if Path(path).is_file()), None) or _playwrights()


def _playwrights() -> str | None:
    """Return the newest Chromium that Playwright has installed."""
    home = Path.home()
    given = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    places = [Path(given)] if given and given != "0" else []
    places += [
        home / ".cache/ms-playwright",
        home / "Library/Caches/ms-playwright",
        home / "AppData/Local/ms-playwright",
    ]
    found = [path for place in places for pattern in _OF_PLAYWRIGHT for path in place.glob(pattern) if path.is_file()]
    return str(max(found, key=lambda path: path.stat().st_mtime)) if found else None


@contextmanager
def opened(browser: str) -> Iterator[BrowserPage]:
    """Start a browser with a profile of its own, yield its page, and remove the profile afterwards."""
    with tempfile.TemporaryDirectory(prefix="liza-print-", ignore_cleanup_errors=True) as profile:
        process, address = _started(browser, Path(profile))
        try:
            with connect(address, max_size=None, ping_interval=None) as socket:
                yield BrowserPage(socket)
        finally:
            _ended(process)


def _started(browser: str, profile: Path) -> tuple[subprocess.Popen[bytes], str]:
    """Start a browser and return it with its address; where it may not use its sandbox, without one.

    Root and some containers may not. Only our own page is opened, and texts of a pack are never markup.
    """
    root = sys.platform == "linux" and os.geteuid() == 0
    ways: tuple[tuple[str, ...], ...] = (_NO_SANDBOX,) if root else ((), _NO_SANDBOX)
    for flags in ways:
        command = [browser, *_FLAGS, *flags, f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen(  # noqa: S603 - found here
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            address = _address(profile, process)
        except BaseException:
            _ended(process)
            raise
        if address is not None:
            return process, address
    raise BrowserError("It ended as soon as it was started.")


def _ended(process: subprocess.Popen[bytes]) -> None:
    """End a browser with all that it has started: on some systems its command is a script that starts it."""
    if sys.platform != "win32":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        if sys.platform != "win32":
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()


def _address(profile: Path, process: subprocess.Popen[bytes]) -> str | None:
    """Wait until the browser says where it listens; None if it ended instead."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            return None
        file = profile / _PORT_FILE
        lines = file.read_text().split() if file.is_file() else []
        if len(lines) > 1:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        time.sleep(0.05)
    raise BrowserError("The browser does not answer.")


class BrowserPage:
    """The one page of a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket: Final = socket
        self._count = 0
        self._session: str | None = None
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._ask("Page.enable")

    def go(self, address: str, ready: str) -> None:
        """Open an address and wait until an expression is true there; whatever else it says is why it is not."""
        self._ask("Page.navigate", url=address)
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            said = self.value(ready)
            if said is True:
                return
            if isinstance(said, str):
                raise BrowserError(said)
            time.sleep(0.05)
        raise BrowserError(f"{address} is not ready after {_PATIENCE:.0f} s.")

    def value(self, expression: str) -> Any:
        """Return what an expression is worth in the page; None while there is no page yet."""
        answer = self._ask("Runtime.evaluate", expression=expression, returnByValue=True)
        return answer["result"].get("value")

    def pdf(self) -> bytes:
        """Return the page as it is printed, with the sizes and margins that its style sheets say."""
        said = self._ask("Page.printToPDF", printBackground=True, preferCSSPageSize=True)
        return base64.b64decode(said["data"])

    def picture(self, part: Rect, scale: float) -> bytes:
        """Return a part of the page as a PNG, so many times as large."""
        clip = {**part._asdict(), "scale": scale}
        said = self._ask("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)
        return base64.b64decode(said["data"])

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._count += 1
        message: dict[str, Any] = {"id": self._count, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        self._socket.send(json.dumps(message))
        while True:
            answer = json.loads(self._socket.recv(timeout=_PATIENCE))
            if answer.get("id") == self._count:
                break
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error'].get('message')}")
        found: dict[str, Any] = answer["result"]
        return found
