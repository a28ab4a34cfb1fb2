"""Traces: which steps a request took, how long each was, and what bots and jobs did because of it.

They are sent as OpenTelemetry's protocol wants it, where the setting ``traces`` says, if ``liza[traces]`` is installed.
Sampling, headers and batches follow OpenTelemetry's own variables (``OTEL_TRACES_SAMPLER`` …). Otherwise a span is
nothing. Every span has the ``request`` that the log lines of its step have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Final, Protocol

from liza.kernel.base.errors import LizaError
from liza.server.base.logs import REQUEST

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

_PATH: Final = "/v1/traces"
_PARENT: Final = "traceparent"


class TracesError(LizaError):
    """Traces are wanted and cannot be sent."""


class Span(Protocol):
    """A step under way."""

    def note(self, **attributes: str | int) -> None:
        """Add what has become known of it."""


class _Nothing:
    def note(self, **attributes: str | int) -> None:
        """Forget it: nobody traces."""


class _Step:
    def __init__(self, span: Any) -> None:
        self._span: Final = span

    def note(self, **attributes: str | int) -> None:
        """Add attributes; ``name`` is the name of the step."""
        for key, value in attributes.items():
            if key == "name":
                self._span.update_name(value)
            else:
                self._span.set_attribute(key, value)


_NOTHING: Final = _Nothing()


class _Tracer:
    """The one sender of a process."""

    def __init__(self) -> None:
        self.open: Callable[..., AbstractContextManager[Span]] = lambda *_, **__: nullcontext(_NOTHING)
        self.here: Callable[[], str] = str
        self.provider: TracerProvider | None = None


_TRACER: Final = _Tracer()


def span(name: str, parent: str = "", **attributes: str | int) -> AbstractContextManager[Span]:
    """Return a step to be entered: part of the one around it, or of the trace that ``parent`` came from."""
    return _TRACER.open(name, parent, **attributes)


def here() -> str:
    """Return the step under way, for others to go on from in another process; empty where nobody traces."""
    return _TRACER.here()


def set_up(address: str, service: str) -> None:
    """Send traces to an address from now on; none means nowhere."""
    if not address or _TRACER.provider is not None:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
        from opentelemetry.sdk.resources import Resource  # noqa: PLC0415
        from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
        from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415
    except ImportError as fault:
        raise TracesError(
            f"Traces need more libraries: pip install 'liza[traces]' ({fault.name} is missing)."
        ) from None
    whole = address if address.endswith(_PATH) else address.rstrip("/") + _PATH
    provider = TracerProvider(resource=Resource.create({"service.name": service}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(whole)))
    tracer = provider.get_tracer("liza")
    carried = TraceContextTextMapPropagator()

    @contextmanager
    def opened(name: str, parent: str, **attributes: str | int) -> Iterator[Span]:
        context = carried.extract({_PARENT: parent}) if parent else None
        with tracer.start_as_current_span(name, context, attributes={"request": REQUEST.get(), **attributes}) as found:
            yield _Step(found)

    def carry() -> str:
        found: dict[str, str] = {}
        carried.inject(found)
        return found.get(_PARENT, "")

    _TRACER.open, _TRACER.here, _TRACER.provider = opened, carry, provider


def close() -> None:
    """Send what has not been sent yet."""
    if _TRACER.provider is not None:
        _TRACER.provider.shutdown()
