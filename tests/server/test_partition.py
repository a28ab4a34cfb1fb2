"""The checker of ``scripts/stress chaos --partition`` finds what it is there to find."""

from __future__ import annotations

from tests.server.partition import out_of_order


def test_an_order_that_nobody_can_have_seen_is_found() -> None:
    first, second, overlapping = ("t", 0.0, 1.0, 1), ("t", 1.5, 2.0, 2), ("t", 0.5, 1.7, 3)
    assert list(out_of_order([first, second, overlapping])) == []
    assert len(list(out_of_order([first, ("t", 1.5, 2.0, 1)]))) == 1  # the same place twice
    assert len(list(out_of_order([("t", 0.0, 1.0, 9), second]))) == 1  # behind in time, before in the log
    assert list(out_of_order([("u", 0.0, 1.0, 9), second])) == []
