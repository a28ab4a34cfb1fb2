"""The token that comes with a request."""

from __future__ import annotations

from typing import Any

from litestar import Request

from liza.server.protocol import wire
from liza.server.protocol.denied import Denied


def bearer(request: Request[Any, Any, Any]) -> str | None:
    """Return the token that came with a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if not token:
        return None
    if kind.lower() != "bearer" or len(token) > wire.MAX_ID:
        raise Denied("token")
    return token.strip()
