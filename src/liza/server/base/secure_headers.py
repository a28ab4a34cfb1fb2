"""What surrounds each answer: headers that protect its reader, an id, and the count of what it took."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from liza.server.base import logs, traces
from liza.server.base.loop_time import held

# Styles on elements are set by transitions of the client; scripts and style sheets come from this server alone.
_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_WORKER: Final = "/assets/worker-"
"""The script of the browser's own engine: it alone may compile WebAssembly, which Python is there."""
_WORKER_POLICY: Final = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_HEADERS: Final = [
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
]
_UNFRAMED: Final = (b"x-frame-options", b"DENY")
_FRAMED_POLICY: Final = _POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
_ASKED: Final = {ScopeType.HTTP, ScopeType.WEBSOCKET}


class SecureHeaders:
    """Adds the security headers to every answer, errors and files included, and an id; knows what HEAD means.

    What each answer takes of the event loop, and its bytes, are counted for the address that asked. Only pages below
    ``framed`` may stand in a frame of another site.
    """

    def __init__(
        self, app: ASGIApp, spend: Callable[[Scope, float, int], None] = lambda *_: None, framed: str = ""
    ) -> None:
        self._app: Final = app
        self._spend: Final = spend
        self._framed: Final = framed

    def _policy(self, path: str) -> list[tuple[bytes, bytes]]:
        if self._framed and path.startswith(self._framed):
            return [(b"content-security-policy", _FRAMED_POLICY.encode())]
        policy = _WORKER_POLICY if path.startswith(_WORKER) else _POLICY
        return [(b"content-security-policy", policy.encode()), _UNFRAMED]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request with the headers added."""
        if scope["type"] not in _ASKED:  # the beginning and the end of the process
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        logs.REQUEST.set(request)
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        more = [*self._policy(scope["path"]), (b"x-request-id", request.encode())]

        status = size = 0
        spent: list[float] = []

        async def send_safely(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_HEADERS, *more]
            await send(message)

        if scope["method"] == "HEAD":  # the same as GET; the protocol leaves the body out
            scope = {**scope, "method": "GET"}
        method = scope["method"]
        with traces.span(method, method=method) as step:
            try:
                await held(self._app(scope, receive, send_safely), spent.append)  # type: ignore[arg-type]
            finally:
                self._spend(scope, sum(spent), size)
            # The route and not the address, which may hold a secret.
            step.note(name=f"{method} {scope.get('path_template', '')}".strip(), status=status)
