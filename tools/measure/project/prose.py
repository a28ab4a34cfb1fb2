"""Words and sentences of the documentation, counted by one rule for the tests and for people.

A *page* is a Markdown file under ``docs`` that is written by hand: packs, reports and figures are generated.
A page's *words* are what ``wc -w`` counts: anything between spaces, in text, tables and code alike.
A *sentence* stands in running text or in a list; headings, tables and code have none.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from tools.options import options

ROOT: Final = Path(__file__).parents[3]
DOCS: Final = ROOT / "docs"
GENERATED: Final = ("packs", "balance/reports", "figures")
LONG: Final = 35
"""Sentences of more words than this are long."""

_WORD: Final = re.compile(r"\S*\w\S*")
_FENCE: Final = re.compile(r"^(```|~~~).*?^\1\s*$", re.MULTILINE | re.DOTALL)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_LINK: Final = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_APART: Final = re.compile(r"^(#|\||:::|\s{4,}(?![-*\d])|!\[)")
_ITEM: Final = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+")
_ABBREVIATION: Final = re.compile(r"\b(e\.g|i\.e|vs|etc|cf)\.\s")
_END: Final = re.compile(r"(?<=[.!?…])[\"'”»)*_]*\s+(?=[\"'“«(*_`\[¿¡]*[A-ZÁÉÍÓÚÑ0-9`])")
_SHORTEST: Final = 3
"""What has fewer words is a label."""


class Prose(NamedTuple):
    """How much text there is and how it reads."""

    words: int
    pages: dict[str, int]
    """The words of each page."""
    sentences: int
    mean: float
    """Words of a sentence."""
    long: float
    """The share of sentences over ``LONG`` words."""


def pages() -> list[Path]:
    """Return every page that is written by hand."""
    generated = [DOCS / folder for folder in GENERATED]
    return [path for path in sorted(DOCS.rglob("*.md")) if not any(path.is_relative_to(folder) for folder in generated)]


def words(sentence: str) -> int:
    """Count the words of a sentence: what has a letter or a digit in it."""
    return len(_WORD.findall(sentence))


def sentences(page: str) -> list[str]:
    """Return the sentences of a page."""
    text = _LINK.sub(r"\1", _COMMENT.sub("", _FENCE.sub("", page)))
    found: list[str] = []
    for paragraph in _paragraphs(text):
        plain = _ABBREVIATION.sub(r"\1 ", paragraph)
        found += [sentence for sentence in _END.split(plain) if words(sentence) >= _SHORTEST]
    return found


def _paragraphs(text: str) -> list[str]:
    """Return what runs on from line to line: paragraphs and items of lists."""
    found: list[str] = [""]
    for line in text.split("\n"):
        if not line.strip() or _APART.match(line):
            found.append("")
        elif _ITEM.match(line):
            found.append(_ITEM.sub("", line))
        else:
            found[-1] += " " + line.strip()
    return [paragraph.strip() for paragraph in found if paragraph.strip()]


def prose(files: list[Path] | None = None) -> Prose:
    """Count the given pages, or all of them."""
    chosen = pages() if files is None else files
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in chosen}
    lengths = [words(sentence) for text in texts.values() for sentence in sentences(text)]
    counted = {name: len(text.split()) for name, text in texts.items()}
    return Prose(
        words=sum(counted.values()),
        pages=counted,
        sentences=len(lengths),
        mean=sum(lengths) / max(1, len(lengths)),
        long=sum(length > LONG for length in lengths) / max(1, len(lengths)),
    )


def main() -> None:
    """Print for every page its words, the mean of its sentences and the share of long ones; then the same of all."""
    options("measure prose", __doc__).parse_args()
    found = prose()
    for name, count in sorted(found.pages.items(), key=lambda page: -page[1]):
        of = prose([ROOT / name])
        print(f"{count:6} {of.mean:5.1f} {of.long:6.1%}  {name}")
    print(f"{found.words:,} words on {len(found.pages)} pages")
    print(f"{found.mean:.1f} words a sentence, {found.long:.1%} of {found.sentences:,} over {LONG}")
