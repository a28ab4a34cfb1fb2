"""The client's types are the server's."""

from __future__ import annotations

from tools.generate.wire import stale


def test_the_types_of_the_client_are_made_from_those_of_the_server() -> None:
    assert stale() == [], "run scripts/generate wire"
