"""Whether a request comes from this site's own pages, or from a program: other sites' pages may not change anything.

A browser says where a page is from (``Origin``, ``Sec-Fetch-Site``) and cannot be made to lie about it. A page whose
name was pointed at this machine after it was loaded says its own name as ``Host``: so a site that only this machine can
reach answers to the names of this machine alone, and to those of the origins that its operator named.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from liza.server.base.config import Config
from liza.server.protocol.problems import Denied

_OURS: Final = {"same-origin", "none"}
"""What a browser says of requests of our own pages, and of what its user typed."""
_LOCAL: Final = "localhost"


def check_host(host: str | None, config: Config) -> None:
    """Refuse a name that this site does not go by, where only this machine can reach it."""
    if not is_local(config.host) or host is None or is_local(_name(f"//{host}")):
        return
    if _name(f"//{host}") not in {_name(origin) for origin in config.origins}:
        raise Denied("origin", f"This site does not go by the name {host[:100]}; --origin can give it one.")


def check_origin(headers: Mapping[str, str], config: Config) -> None:
    """Refuse a write that comes from a page of another site."""
    origin = headers.get("origin")
    if not allowed_origin(origin, headers.get("host"), config.origins):
        raise Denied("origin")
    if headers.get("sec-fetch-site", "none") not in _OURS and origin not in config.origins:
        raise Denied("origin")


def check_type(headers: Mapping[str, str]) -> None:
    """Refuse a body that is not said to be JSON: a form of another site can send the others without being asked."""
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Denied("bad-type")


def allowed_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page is this server's own, one of those named, or no page at all (a program)."""
    return origin is None or origin in others or (host is not None and _host(origin) == host)


def is_local(name: str) -> bool:
    """Whether a host name or address is loopback: it means this machine and only this machine can reach it."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == _LOCAL or name.endswith(f".{_LOCAL}")


def _name(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def _host(origin: str) -> str | None:
    """Return the host and port of an origin; None where it is no address at all (``http://[``)."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
