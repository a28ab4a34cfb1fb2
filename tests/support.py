"""What tests of every room share."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""Cites the rows of a ledger that a test sees happen: ``@rule("QT-024", "QT-A08")``."""
