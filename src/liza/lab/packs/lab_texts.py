"""The lab's own sentences, apart from what needs the lab's own libraries."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from liza.words import Texts


@cache
def lab_texts(lang: str) -> Texts:
    """Return the lab's own sentences."""
    return Texts(lang, files("liza.lab").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8"))
