"""A small network of its own: namespaces for players, servers and databases, joined by a switch that can be troubled.

Nothing of the machine's own network is touched. Everybody has one address on the switch (10.78.0.x); players reach the
servers over links of their own (10.77.x.x), which are never troubled, so that every answer that was given arrives.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SERVERS = ("a", "b")
DATABASES = ("c", "d")
SWITCH = "switch"
ADDRESSES = {"a": "10.78.0.11", "b": "10.78.0.12", "c": "10.78.0.21", "d": "10.78.0.22"}
FLOATING = "10.78.0.9"
"""Where servers look for the database: it is moved to whichever leads."""
_SLOWLY = (
    ("netem, 80 ± 40 ms and 1 % lost", "netem delay 80ms 40ms loss 1%"),
    ("tbf, 96 kbit/s", "tbf rate 96kbit burst 3kb latency 400ms"),
)
"""Ways to slow a link down; the first that the kernel knows is taken."""


class Network:
    """Namespaces that are there, named after one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def space(self, who: str) -> str:
        """Return the namespace of a server or database."""
        return f"{self.name}{who}"

    def cut(self, *whom: str) -> None:
        """Take somebody off the switch."""
        for who in whom:
            _must(f"ip link set port{who} down")

    def mend(self, *whom: str) -> None:
        """Put somebody back."""
        for who in whom:
            _must(f"ip link set port{who} up")

    def isolate(self, whom: tuple[str, ...], state: str) -> None:
        """Let some not reach each other (``on``), while all others reach them."""
        for who in whom:
            _must(f"ip link set port{who} type bridge_slave isolated {state}")

    def slow(self, *whom: str) -> str | None:
        """Slow the links of some down; returns how, None if the kernel knows no way."""
        for told, how in _SLOWLY:
            if all(_done(f"tc qdisc replace dev port{who} root {how}") for who in whom):
                for who in whom:
                    _must(f"ip netns exec {self.space(who)} tc qdisc replace dev data root {how}")
                return told
        return None

    def hasten(self, *whom: str) -> None:
        """Let links be fast again."""
        for who in whom:
            _must(f"tc qdisc del dev port{who} root")
            _must(f"ip netns exec {self.space(who)} tc qdisc del dev data root")

    def float_to(self, who: str) -> None:
        """Move the address of the database; everybody forgets who had it."""
        for other in DATABASES:
            _done(f"ip -n {self.space(other)} addr del {FLOATING}/24 dev data")
        _must(f"ip -n {self.space(who)} addr add {FLOATING}/24 dev data")
        for server in SERVERS:
            _must(f"ip -n {self.space(server)} neigh flush dev data")


def possible() -> str | None:
    """Return why there can be no such network here, None if there can."""
    if os.geteuid() != 0 or shutil.which("ip") is None or shutil.which("setpriv") is None:
        return "cutting links needs root, iproute2 and util-linux"
    return None


@contextmanager
def laid_out() -> Iterator[Network | None]:
    """Make a network for as long as the block lasts; None where the machine does not let namespaces be made."""
    network = Network(f"liza{os.getpid()}")
    spaces = [network.name, *(network.space(who) for who in ADDRESSES)]
    try:
        yield network if all(_done(command) for command in _commands(network, spaces)) else None
    finally:
        for space in spaces:
            _done(f"ip netns del {space}")


def _commands(network: Network, spaces: list[str]) -> Iterator[str]:
    name = network.name
    for space in spaces:
        yield f"ip netns add {space}"
        yield f"ip -n {space} link set lo up"
    yield f"ip -n {name} link add {SWITCH} type bridge"
    yield f"ip -n {name} addr add 10.78.0.1/24 dev {SWITCH}"
    yield f"ip -n {name} link set {SWITCH} up"
    for who, address in ADDRESSES.items():
        space = network.space(who)
        yield f"ip link add port{who} netns {name} type veth peer name data netns {space}"
        yield f"ip -n {name} link set port{who} master {SWITCH} up"
        yield f"ip -n {space} addr add {address}/24 dev data"
        yield f"ip -n {space} link set data up"
    for number, who in enumerate(SERVERS, 1):
        space = network.space(who)
        yield f"ip link add play{who} netns {name} type veth peer name play netns {space}"
        yield f"ip -n {name} addr add 10.77.{number}.1/24 dev play{who}"
        yield f"ip -n {space} addr add 10.77.{number}.2/24 dev play"
        yield f"ip -n {name} link set play{who} up"
        yield f"ip -n {space} link set play up"


def _done(command: str) -> bool:
    return subprocess.run(command.split(), check=False, capture_output=True).returncode == 0


def _must(command: str) -> None:
    done = subprocess.run(command.split(), check=False, capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"{command}: {done.stderr.strip()}")
