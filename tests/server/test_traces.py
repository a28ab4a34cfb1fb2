"""Traces: a choice, what it has stored, and the bot that answers it in another process are one trace."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from liza.server.base import traces
from liza.server.base.traces import TracesError
from tests.postgres import Postgres
from tests.server.client import Player, Program, run, serving

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": "random"}


class Sent(NamedTuple):
    """A span as it arrived."""

    trace: str
    id: str
    parent: str
    name: str
    service: str
    said: dict[str, str | int]


class Collector:
    """Who receives traces, on this machine."""

    def __init__(self) -> None:
        self.spans: list[Sent] = []
        self.address = ""

    def take(self, body: bytes) -> None:
        """Remember the spans of a message."""
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            service = next(one.value.string_value for one in resource.resource.attributes if one.key == "service.name")
            for scope in resource.scope_spans:
                for span in scope.spans:
                    said = {one.key: one.value.string_value or one.value.int_value for one in span.attributes}
                    ids = span.trace_id.hex(), span.span_id.hex(), span.parent_span_id.hex()
                    self.spans.append(Sent(*ids, span.name, service, said))

    def named(self, name: str, **said: object) -> list[Sent]:
        """Return the spans of a name that say certain things."""
        return [one for one in self.spans if one.name == name and said.items() <= one.said.items()]


@contextmanager
def collecting(patch: pytest.MonkeyPatch) -> Iterator[Collector]:
    collector = Collector()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            assert self.path == "/v1/traces"
            collector.take(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    collector.address = f"http://127.0.0.1:{server.server_port}"
    patch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
    patch.setenv("OTEL_BSP_SCHEDULE_DELAY", "100")
    try:
        yield collector
    finally:
        server.shutdown()
        server.server_close()


def test_the_bot_of_another_process_goes_on_with_the_trace_of_the_choice(
    cluster: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with collecting(monkeypatch) as collector:
        with serving(cluster.url, bots=0, traces=collector.address) as server:
            worker = Program("worker", db=cluster.url, traces=collector.address)
            worker.start()
            made = server.create("qiahn", [PERSON, BOT])
            table = made["table"]["id"]

            async def work() -> None:
                player = await Player(server.socket_url, table, made["keys"][0]["token"]).connect()
                await player.until(lambda it: bool(it.legal))
                for _ in range(4):
                    chosen = (await player.act())["n"]
                    await player.reach(chosen)
                    await player.until(lambda it: bool(it.legal))

            try:
                run(work())
            finally:
                worker.stop()
        messages = {one.id: one for one in collector.named("message")}
        stored = [one for one in collector.named("store", table=table, kind="act") if one.service == "liza"]
        assert stored
        assert all(one.parent in messages for one in stored)
        turns = collector.named("bot turn", table=table)
        answers = [turn for turn in turns if turn.trace in {one.trace for one in stored}]
        assert answers, "the answer of a bot belongs to the choice that asked for it"
        assert all(turn.service == "liza worker" for turn in answers)
        assert any(turn.parent in messages for turn in answers)
        assert {turn.parent for turn in answers} <= {*messages, *(turn.id for turn in answers)}, "or to another bot's"
        inside = {one.name for one in collector.spans if one.parent == answers[0].id}
        assert {"think", "store"} <= inside
        assert len({one.trace for one in messages.values()}) == len(messages), "one message, one trace"


def test_a_request_is_found_by_its_id_and_no_span_says_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with collecting(monkeypatch) as collector:
        with serving(str(tmp_path / "liza.db"), bots=0, traces=collector.address) as server:
            made = server.create("qiahn", [PERSON, PERSON])
            refused = httpx.get(f"{server.url}/api/tables/nowhere", timeout=30)
        (found,) = collector.named("GET /api/tables/{table}", request=refused.headers["x-request-id"])
        assert found.said["status"] == refused.status_code == 404
        told = repr(collector.spans)
        for token in (*(key["token"] for key in made["keys"]), made["invite"], made["watch"], "nowhere"):
            assert token not in told


def test_nobody_listens_and_nothing_is_slower_or_lost(tmp_path: Path) -> None:
    """The collector is away: the site works, and it stops as quickly as ever."""
    with serving(str(tmp_path / "liza.db"), bots=0, traces="http://127.0.0.1:9") as server:
        server.create("qiahn", [PERSON, PERSON])
        assert server.figures()["liza_writable"] == 1


def test_without_the_libraries_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(TracesError, match=r"pip install 'liza\[traces\]'"):
        traces.set_up("http://127.0.0.1:9", "liza")
    assert traces.here() == ""
