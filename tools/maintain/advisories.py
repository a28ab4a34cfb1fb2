"""Looks for known weaknesses of every library in the advisories of osv.dev: Python's and the client's.

Ends with 1 if there is one in what is released, and with 2 if the advisories cannot be reached: then nothing was
checked, and it says so. Weaknesses of what only builds or tests are named and end with 0.
"""

from __future__ import annotations

import json
import sys
import urllib.request
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from tools.maintain.sbom import of_client, of_python
from tools.options import options

SERVICE: Final = "https://api.osv.dev"
_SECONDS: Final = 30
NONE, FOUND, UNCHECKED = range(3)


class Weakness(NamedTuple):
    """A library with advisories."""

    library: str
    scope: str
    advisories: list[str]


def known(service: str = SERVICE) -> list[Weakness]:
    """Return the libraries that have advisories; ``OSError`` or ``ValueError`` where that cannot be found out."""
    libraries: list[dict[str, Any]] = [*of_python(), *of_client()]
    wanted = [{"package": {"purl": one["purl"]}} for one in libraries]
    request = urllib.request.Request(  # noqa: S310 - the service that the caller has named
        f"{service}/v1/querybatch",
        data=json.dumps({"queries": wanted}).encode(),
        headers={"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=_SECONDS) as answer:  # noqa: S310
        results = json.loads(answer.read())["results"]
    return [
        Weakness(one["purl"], one["scope"], [found["id"] for found in told["vulns"]])
        for one, told in zip(libraries, results, strict=True)
        if told.get("vulns")
    ]


def check(service: str = SERVICE, despite: Collection[str] = ()) -> int:
    """Say what is known; return 0 without objections, 1 with some, 2 if there was no answer."""
    try:
        found = known(service)
    except (OSError, ValueError, KeyError) as fault:
        print(f"Advisories were NOT checked: {service} does not answer as it should ({fault}).", file=sys.stderr)
        return UNCHECKED
    for one in found:
        print(f"{one.library} ({one.scope}): {', '.join(one.advisories)}")
    if any(one.scope != "excluded" and not set(one.advisories) <= set(despite) for one in found):
        return FOUND
    print("No advisory stands against what is released.")
    return NONE


def main() -> int:
    """Check, and return what was found."""
    parser = options("maintain advisories", __doc__)
    parser.add_argument("--service", default=SERVICE, help=f"a place with the API of {SERVICE}")
    parser.add_argument("--despite", nargs="*", default=[], metavar="ADVISORY", help="those that do not matter here")
    wanted = parser.parse_args()
    return check(wanted.service, wanted.despite)
