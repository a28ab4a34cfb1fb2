"""A bot from outside: give it the link of a seat, and it plays there.

python examples/bot.py "http://localhost:8000/t/<table>#<token>"

It needs nothing of Liza but what is documented in docs/api.md, and the `websockets` package.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


def choose(view: dict[str, Any], legal: list[dict[str, Any]]) -> str:
    """Return one of the legal actions: this is the place for ideas."""
    del view
    return str(random.choice(legal)["action"])


async def play(link: str) -> None:
    """Sit down, choose whenever asked, get up when the game is over."""
    address = urlsplit(link)
    table, token = address.path.rpartition("/")[2], address.fragment
    scheme = "wss" if address.scheme == "https" else "ws"
    async with connect(f"{scheme}://{address.netloc}/api/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] in {"state", "moved"} and message["legal"]:
                action = choose(message["view"], message["legal"])
                await socket.send(json.dumps({"type": "act", "n": message["n"], "action": action}))
            elif message["type"] == "over":
                sys.stdout.write(f"{message['outcome']['reason']}: {message['outcome']['ranking']}\n")
                return
            elif message["type"] == "error" and message["code"] != "stale":
                raise SystemExit(message["en"])


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
