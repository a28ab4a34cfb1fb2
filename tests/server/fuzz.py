"""Bad messages, as many as one likes: broken, mutilated, forged, or right in form and wrong in fact.

All of them are sent by somebody who sits at a table but is not asked. None may be accepted, none may end anything.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import strategies as st
from tools.options import options
from websockets.sync.client import connect

from liza.server.protocol import client_messages
from tests.server.client import Player, Server, serving
from tests.support import awaited

BATCH = 100
_DECODER = msgspec.json.Decoder(client_messages.ClientMessage)
_HARMFUL = (
    client_messages.Act,
    client_messages.TakeBack,
    client_messages.Agree,
    client_messages.Decline,
    client_messages.Hello,
)
"""Messages that are well formed but must be refused here: it is not this seat's turn, and nothing is proposed."""

_VALID: tuple[dict[str, Any], ...] = (
    {"type": "hello", "table": "t", "token": "x", "since": 0},
    {"type": "act", "n": 0, "action": "end"},
    {"type": "take_back", "n": 0},
    {"type": "may_take_back"},
    {"type": "propose", "what": "undo", "target": None},
    {"type": "agree", "proposal": 1},
    {"type": "decline", "proposal": 1},
    {"type": "resign"},
    {"type": "leave"},
    {"type": "chat", "text": "hola"},
    {"type": "mute", "seat": 1, "muted": True},
    {"type": "explain", "action": "end"},
    {"type": "why_not", "verb": "end"},
    {"type": "ping"},
)
_TYPES = tuple(str(message["type"]) for message in _VALID)
_WORDS = ("end", "deploy mago", "END", "place espada mago", "", " ", "deploy", "\u0000", "é" * 90, "../../etc", "null")
_NUMBERS = (-1, 0, 1, 2, 15, 16, 2**31, 2**53 - 1, 2**53, 2**64, -(2**70), 0.5, 1e308)
_LARGE = ("[" * 3000, '{"type":' * 400, json.dumps({"type": "chat", "text": "x" * 6000}), "9" * 4000, "{" * 4096)


class Vandal:
    """Makes bad messages from a stream of chance, quickly."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def message(self) -> str:
        """Return a message that must be refused."""
        while True:
            text = self._rng.choice((self._mutilated, self._mutilated, self._wrong, self._noise, self._plain))()
            if unwelcome(text):
                return text

    def _junk(self, depth: int = 3) -> Any:
        rng = self._rng
        match rng.randrange(8 if depth else 5):
            case 0:
                return rng.choice((None, True, False))
            case 1:
                return rng.choice(_NUMBERS)
            case 2:
                return rng.choice(_WORDS)
            case 3:
                return "".join(
                    chr(rng.choice((rng.randrange(32, 127), rng.randrange(1, 0xD7FF))))
                    for _ in range(rng.randrange(70))
                )
            case 4:
                return rng.randrange(-5, 40)
            case 5 | 6:
                return [self._junk(depth - 1) for _ in range(rng.randrange(4))]
            case _:
                return {str(self._junk(0)): self._junk(depth - 1) for _ in range(rng.randrange(4))}

    def _mutilated(self) -> str:
        """Take a good message and break it somewhere."""
        rng = self._rng
        message = dict(rng.choice(_VALID))
        for _ in range(rng.randrange(1, 4)):
            field = rng.choice(sorted(message) or ["type"])
            match rng.randrange(5):
                case 0:
                    message.pop(field, None)
                case 1:
                    message[field] = self._junk()
                case 2:
                    message[str(self._junk(0))] = self._junk()
                case 3:
                    message["type"] = rng.choice((*_TYPES, self._junk(0)))
                case _:
                    message["id"] = self._junk()
        text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
        return text[: rng.randrange(len(text))] if rng.random() < 0.2 else text

    def _wrong(self) -> str:
        """Say something that is well formed and not allowed."""
        n = self._rng.choice((0, 1, 2, 3, 2**53 - 1))
        return json.dumps(
            self._rng.choice(
                (
                    {"type": "act", "n": n, "action": self._rng.choice(_WORDS)},
                    {"type": "take_back", "n": n},
                    {"type": "agree", "proposal": n},
                    {"type": "decline", "proposal": n},
                    {"type": "hello", "table": str(self._junk(0))[:64], "token": None},
                    {"type": "propose", "what": "rematch"},
                    {"type": "propose", "what": "draw"},
                    {"type": "explain", "action": f"fly {n}"},
                    {"type": "why_not", "verb": f"fly{n % 100}"},
                )
            )
        )

    def _noise(self) -> str:
        rng = self._rng
        return (
            rng.choice(_LARGE)
            if rng.random() < 0.05
            else "".join(chr(rng.randrange(1, 0x2FFF)) for _ in range(rng.randrange(80)))
        )

    def _plain(self) -> str:
        return json.dumps(self._junk())


def unwelcome(text: str) -> bool:
    """Whether a message must be refused: what happens to be a good one is left out."""
    try:
        message = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True
    if isinstance(message, client_messages.Propose):
        return message.what in {"rematch", "draw"}
    if isinstance(message, client_messages.Explain):
        return message.action.startswith("fly")
    if isinstance(message, client_messages.WhyNot):
        return message.verb.startswith("fly")
    return isinstance(message, _HARMFUL)


# Hypothesis looks for trouble where a vandal does not think of it. A surrogate cannot be sent as text at all.
_TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=80)
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | _TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXT, inner, max_size=4),
    max_leaves=6,
)


def _with(place: tuple[dict[str, Any], str], value: Any) -> str:
    message, field = place
    return json.dumps({**message, field: value})


_FIELDS = [(message, field) for message in _VALID for field in (*message, "id", "extra")]
bad_messages = st.one_of(_TEXT, _JSON.map(json.dumps), st.builds(_with, st.sampled_from(_FIELDS), _JSON)).filter(
    unwelcome
)


def sit_unasked(server: Server) -> tuple[str, str]:
    """Open a table and return its id and the token of the seat that is not asked first."""
    made = server.create("qiahn", [{"kind": "person"}, {"kind": "person"}])
    keys = {key["seat"]: key["token"] for key in made["keys"]}
    return made["table"]["id"], keys[next(seat for seat in keys if seat not in made["table"]["actors"])]


def refused_all(server: Server, table: str, token: str, batch: list[str]) -> None:
    """Send a batch over a real socket; everything in it must be answered by an error."""
    with connect(server.socket_url, compression=None, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
        socket.send(json.dumps({"type": "ping", "id": 1}))
        while json.loads(socket.recv(30))["type"] != "pong":
            continue
        for text in batch:
            socket.send(text)
        socket.send(json.dumps({"type": "ping", "id": 987654321}))
        answers = []
        while True:
            answer = json.loads(socket.recv(30))
            if answer["type"] == "pong" and answer["id"] == 987654321:
                break
            if answer["type"] != "table":  # others come and go
                answers.append(answer)
    kinds = {answer["type"] for answer in answers}
    assert kinds <= {"error"}, kinds
    assert len(answers) == len(batch)
    assert "internal" not in {answer["code"] for answer in answers}


def untouched(server: Server, table: str, token: str) -> None:
    """Check that nothing has happened at the table and that the server is well."""
    assert server.get(f"tables/{table}", token)["n"] == 0
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def storm(server: Server, count: int, rng: random.Random) -> None:
    """Send as many bad messages as asked for."""
    table, token = sit_unasked(server)
    vandal = Vandal(rng)
    for start in range(0, count, BATCH):
        refused_all(server, table, token, [vandal.message() for _ in range(min(BATCH, count - start))])
    untouched(server, table, token)


async def _still_playable(server: Server) -> None:
    """After all that, a new game can be played."""
    made = server.create("qiahn", [{"kind": "person"}, {"kind": "person"}])
    for key in made["keys"]:
        player = await Player(server.socket_url, made["table"]["id"], key["token"]).connect()
        if player.legal:
            assert (await player.act())["type"] == "done"
        await player.close()


def main() -> None:
    """Send them."""
    parser = options("stress fuzz", __doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="how many messages")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="the seed of the messages")
    asked = parser.parse_args()
    sent = 0
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "fuzz.db"), bots=0) as server:
        rng = random.Random(asked.seed)
        while sent < asked.messages:
            some = min(10_000, asked.messages - sent)
            storm(server, some, rng)
            sent += some
            sys.stdout.write(f"{sent} bad messages refused\n")
            sys.stdout.flush()
        awaited(_still_playable(server))


if __name__ == "__main__":
    main()
