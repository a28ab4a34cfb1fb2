"""Sheets held against the light: pages of a PDF rendered back to pictures, and what is measured on them."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium

DPI: Final = 200
CARD: Final = (63.0, 88.0)
NEAR: Final = 0.3
"""Millimetres that a measure may be off: two pixels of the picture."""
WHITE: Final = 250
DARK: Final = 60

Picture = npt.NDArray[np.uint8]


class Part(NamedTuple):
    """A rectangle on a sheet, in millimetres."""

    x: float
    y: float
    width: float
    height: float


def rendered(document: pdfium.PdfDocument, page: int) -> Picture:
    """Return a page as a picture."""
    return np.asarray(document[page].render(scale=DPI / 72).to_numpy())[:, :, :3]


def millimetres(pixels: float) -> float:
    """Return a length on a picture as it is on paper."""
    return pixels * 25.4 / DPI


def inked(picture: Picture) -> Part:
    """Return the coloured part of a sheet: what is neither white nor a thin dark line of text or crop mark."""
    coloured = (picture.min(axis=2) < WHITE) & (picture.max(axis=2) >= DARK)
    rows = np.flatnonzero(coloured.mean(axis=1) > 0.2)
    columns = np.flatnonzero(coloured[rows].mean(axis=0) > 0.5)
    edges = (columns[0], rows[0], columns[-1] + 1 - columns[0], rows[-1] + 1 - rows[0])
    return Part(*(millimetres(edge) for edge in edges))


def marks(picture: Picture, part: Part) -> list[float]:
    """Return where the upright crop marks above a part stand, in millimetres from the left."""
    row = int((part.y - 2.5) * DPI / 25.4)
    dark = np.flatnonzero(picture[row].max(axis=1) < 150)
    first = dark[np.insert(np.diff(dark) > 2, 0, True)]
    return [millimetres(at) for at in first]


def near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether lengths are the same, as nearly as a picture tells."""
    return all(abs(a - b) < NEAR for a, b in zip(one, other, strict=True))


def check_sheet(document: pdfium.PdfDocument, bleed: float) -> None:
    """See that the first sheet, an A4 with one card on it, measures right and that the back lies behind the front."""
    assert near(tuple(25.4 * side / 72 for side in document[0].get_size()), (210, 297)), "A4"
    picture = rendered(document, 0)
    front, back = inked(picture), inked(rendered(document, 1))
    assert near(front[2:], (CARD[0] + 2 * bleed, CARD[1] + 2 * bleed)), f"{front} with a bleed of {bleed} mm"
    # Turned over like the page of a book: left and right change places.
    assert near((210 - back.x - back.width, *back[1:]), tuple(front)), f"{front} and behind it {back}"
    left, right = marks(picture, front)[:2]
    assert near((left, right - left), (front.x + bleed, CARD[0]))
