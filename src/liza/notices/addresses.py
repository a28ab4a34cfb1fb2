"""Where this site may send to: a short list of hosts. An address is otherwise a way to have it ask others for me."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

PUSH_HOSTS: Final = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")
"""The services of the browsers."""
MOST_ADDRESS: Final = 1_000
_PORTS: Final = {"https": 443, "http": 80}


class AddressRefused(Exception):
    """An address that nothing is sent to."""


class Target(NamedTuple):
    """An address that may be sent to, in its parts."""

    scheme: str
    host: str
    port: int
    path: str
    named: bool = False
    """Whether the operator has named the whole origin, which may then be inside the site's own network."""

    @property
    def origin(self) -> str:
        """The address without its path, as a list of hosts and a signature name it."""
        usual = self.port == _PORTS[self.scheme]
        return f"{self.scheme}://{self.host}" + ("" if usual else f":{self.port}")


def target(url: str, hosts: Sequence[str]) -> Target:
    """Return the parts of an address, or refuse one that is not at one of some hosts.

    A host is a name (``discord.com``: https at the usual port), a name with a star before it for all below it, or a
    whole origin (``http://127.0.0.1:9000``).
    """
    found = _read(url)
    if any("://" in host and _is_at(found, host) for host in hosts):
        return found._replace(named=True)
    if not any(_is_at(found, host) for host in hosts):
        raise AddressRefused(found.host)
    return found


def _read(url: str) -> Target:
    if len(url) > MOST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise AddressRefused(url[:MOST_ADDRESS])
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise AddressRefused(url) from None
    if parts.scheme not in _PORTS or not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise AddressRefused(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname.lower(), _PORTS[parts.scheme] if port is None else port, path)


def _is_at(found: Target, host: str) -> bool:
    if "://" in host:
        return found.origin == host.rstrip("/").lower()
    if found.scheme != "https" or found.port != _PORTS["https"]:
        return False
    return found.host.endswith(host[1:]) if host.startswith("*.") else found.host == host.lower()
