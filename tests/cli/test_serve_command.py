"""``liza`` alone puts the tables up."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.cli.conftest import Run


def test_liza_alone_serves_the_site_until_interrupted(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-u", "-m", "liza", "--lang", "en"],
        env={**{k: v for k, v in os.environ.items() if k != "DISPLAY"}, "LIZA_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://localhost:\d+", said)
        assert address is not None, said
        assert _answers(f"{address[0]}/healthz")
        server.send_signal(signal.SIGINT)
        assert server.wait(20) in {0, 130}
    finally:
        server.kill()
        server.communicate()
    assert (tmp_path / "liza.db").is_file()


def test_a_port_that_is_taken_is_said_in_one_sentence(run: Run) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, out, err = run("serve", "--port", str(port), "--lang", "en")
    assert code == 2
    assert out == ""
    assert err.startswith(f"Port {port} of 127.0.0.1 cannot be used")
    assert err.count("\n") == 1


def test_a_port_that_cannot_be_is_refused(run: Run) -> None:
    assert run("serve", "--port", "70000").code == 2


def _answers(address: str) -> bool:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            time.sleep(0.1)
    return False
