"""A mail server on this machine: it keeps what it is handed, and can refuse, wait, or want a password."""

from __future__ import annotations

import base64
import email
import email.policy
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import NamedTuple


class Posted(NamedTuple):
    """A letter that was handed over."""

    to: str
    message: EmailMessage
    login: str
    """Who said to be sending it, and with which password."""

    @property
    def text(self) -> str:
        return "\n".join(self.message.get_content().splitlines())

    def link(self, part: str) -> str:
        """Return the first address in the letter with something in it."""
        return next(word for word in self.text.split() if part in word)


class PostOffice:
    """What was handed over, in order, and how the next letters are answered."""

    def __init__(self, port: int) -> None:
        self.url = f"smtp://127.0.0.1:{port}"
        self.posted: list[Posted] = []
        self.recipient = "250 2.1.5 Ok"
        self.data = "250 2.0.0 Ok"
        self.delay = 0.0
        self.calls = 0

    def letters(self, to: str) -> list[Posted]:
        return [one for one in self.posted if one.to == to]


@contextmanager
def post_office() -> Iterator[PostOffice]:
    """Take letters until it is done."""
    holder: list[PostOffice] = []

    class Counter(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            here, login, to = holder[0], "", ""
            here.calls += 1
            time.sleep(here.delay)
            self._say("220 127.0.0.1 ready")
            while line := self.rfile.readline().decode("ascii").strip():
                verb, _, rest = line.partition(" ")
                match verb.upper():
                    case "EHLO":
                        self._say("250-127.0.0.1", "250 AUTH PLAIN")
                    case "AUTH":
                        login = base64.b64decode(rest.partition(" ")[2]).decode().replace("\0", " ").strip()
                        self._say("235 2.7.0 Ok")
                    case "RCPT":
                        to = rest.partition("<")[2].partition(">")[0]
                        self._say(here.recipient)
                    case "DATA":
                        self._say("354 go on")
                        lines = []
                        while (part := self.rfile.readline()) != b".\r\n":
                            lines.append(part.removeprefix(b".") if part.startswith(b"..") else part)
                        said = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                        assert isinstance(said, EmailMessage)
                        if here.data.startswith("2"):
                            here.posted.append(Posted(to, said, login))
                        self._say(here.data)
                    case "QUIT":
                        self._say("221 2.0.0 bye")
                        return
                    case _:
                        self._say("250 2.0.0 Ok")

        def _say(self, *lines: str) -> None:
            self.wfile.write("".join(f"{line}\r\n" for line in lines).encode())

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

        def handle_error(self, *_: object) -> None:
            """Say nothing of those who went away."""

    with Server(("127.0.0.1", 0), Counter) as server:
        holder.append(PostOffice(server.server_address[1]))
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield holder[0]
        server.shutdown()
