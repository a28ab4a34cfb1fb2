"""Bad messages and bad requests: none is accepted, none is fatal. ``scripts/stress fuzz`` sends a hundred thousand."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import Server
from tests.server.fuzz import bad_messages, refused_all, sit_unasked, storm, untouched


def test_bad_messages_are_refused_one_by_one(server: Server) -> None:
    storm(server, 600, random.Random(1))


def test_hypothesis_finds_no_message_that_is_accepted(server: Server) -> None:
    table, token = sit_unasked(server)

    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(st.lists(bad_messages, min_size=8, max_size=16))
    def attack(batch: list[str]) -> None:
        refused_all(server, table, token, batch)

    attack()
    untouched(server, table, token)


def test_binary_frames_are_refused(server: Server) -> None:
    table, token = sit_unasked(server)
    with connect(server.socket_url) as socket:
        socket.send(b"\x00\xff" * 10)
        assert '"code":"bad-message"' in str(socket.recv(10))
    untouched(server, table, token)


def test_a_frame_that_is_far_too_large_ends_its_connection_only(server: Server) -> None:
    table, token = sit_unasked(server)
    with connect(server.socket_url) as socket:
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    untouched(server, table, token)


def test_no_request_breaks_the_server(server: Server) -> None:
    import schemathesis  # takes seconds to be read, which is long for every process that tests
    from schemathesis.checks import not_a_server_error

    schema = schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 12
    for operation in operations:

        @settings(max_examples=3, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy())
        def attack(case: Any) -> None:
            case.call_and_validate(checks=[not_a_server_error])

        attack()


def test_the_server_is_still_well(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").status_code == 200
