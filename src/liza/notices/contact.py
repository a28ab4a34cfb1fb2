"""Where the services that pass pushes on may reach whoever runs the site: some take none without a real address."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

_NOWHERE: Final = (
    "localhost", "local", "invalid", "internal", "test", "example", "lan", "home", "corp", "intranet", "arpa", "onion",
)  # fmt: skip
"""Ends of names that lead nowhere on the Internet."""
_EXAMPLES: Final = ("example.com", "example.org", "example.net")


def contact_fault(contact: str) -> str | None:
    """Return what is wrong with a contact; None if it is a ``mailto:`` or ``https:`` address at a real domain."""
    try:
        parts = urlsplit(contact)
        host = parts.path.rpartition("@")[2] if parts.scheme == "mailto" else parts.hostname or ""
        user = parts.path.rpartition("@")[0] if parts.scheme == "mailto" else "-"
    except ValueError:
        return "it is no address"
    if parts.scheme not in {"mailto", "https"} or not user or not host:
        return "it must be mailto:somebody@a.domain or https://a.domain"
    return None if is_public_name(host) else f"{host} is no domain that others can reach"


def is_public_name(host: str) -> bool:
    """Whether a name can lead anywhere on the Internet: a domain, no number, none of those that lead nowhere."""
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        name = host.lower().rstrip(".")
        labels = name.split(".")
        known = name.isascii() and all(label and label.replace("-", "").isalnum() for label in labels)
        real = labels[-1] not in _NOWHERE and not name.endswith(_EXAMPLES)
        return known and len(labels) > 1 and real and not labels[-1].isdigit()
    return False
