"""Perfect play, worked out: what both commanders can count on in every position."""

from __future__ import annotations

from liza.games.qiahn.study.solution import QiahnStudy

STUDY = QiahnStudy()
