"""Uploaded pictures and spreadsheets: read in a sandboxed process, and re-encoded.

The bytes sent are neither stored nor passed on: a picture is decoded and encoded again, and a spreadsheet is reduced to
the texts of its cells.
"""

from __future__ import annotations

import asyncio
import hashlib
import io
import re
import subprocess
import sys
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple, ParamSpec, TypeVar

from liza.server.processes.fair_queue import FairQueue
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.protocol.draft_bodies import MOST_CELL, MOST_COLUMNS, MOST_ROWS
from liza.server.protocol.problems import Denied

_SIDE: Final = 4_096
"""Points along a side of a picture that is sent, and along that of the one that is kept."""
_KEPT_SIDE: Final = 900
_QUALITY: Final = 84
_FORMATS: Final = ("PNG", "JPEG", "WEBP")
_UNPACKED: Final = 20_000_000
"""Bytes that the parts of a spreadsheet may come to."""
_CELL: Final = re.compile(rb"<(?:\w+:)?c[\s/>]")
_MOST_CELLS: Final = MOST_ROWS * MOST_COLUMNS
"""Cells of a workbook, empty ones included: millions take all the time of a process to read, and little to count."""
_NO_BOOK: Final = (
    zipfile.BadZipFile, KeyError, IndexError, ValueError, TypeError, OSError, SyntaxError, AttributeError, EOFError,
    NotImplementedError, zlib.error,
)  # fmt: skip
"""Errors that the workbook library raises for a file that is no workbook."""
_SECONDS: Final = 5
_MEGABYTES: Final = 384
_FOLDER_SECONDS: Final = 60
_FOLDER_MEGABYTES: Final = 1_024
_PLACES: Final = 8
_SHARE: Final = 2
"""Files of one address that may wait or be under way."""
_EXPECTED: Final = 2.0
"""Seconds that a file takes, until some have been read."""

Cells = list[list[str]]
P = ParamSpec("P")
R = TypeVar("R")


class StoredImage(NamedTuple):
    """A picture as it is kept."""

    hash: str
    data: bytes
    width: int
    height: int


class UploadReader:
    """Reads and writes files in another process, one at a time, while addresses take turns."""

    def __init__(self) -> None:
        self._sandbox: Final = Sandbox(_MEGABYTES)
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="files")
        self._queue: Final = FairQueue(_PLACES, _SHARE, _EXPECTED)

    async def picture(self, data: bytes, owner: str) -> StoredImage:
        """Return a picture made anew from one that was sent."""
        found = await self._done(owner, "bad-image", picture, data)
        if found is None:
            raise Denied("bad-image")
        return found

    async def read_sheet(self, data: bytes, owner: str) -> Cells:
        """Return the texts of the first sheet of a workbook, row by row."""
        found = await self._done(owner, "bad-sheet", read_sheet, data)
        if found is None:
            raise Denied("bad-sheet")
        return found

    async def write_sheet(self, title: str, rows: Cells, owner: str) -> bytes:
        """Return a workbook with one sheet."""
        return await self._done(owner, "too-large", write_sheet, title, rows)

    async def folder(self, game: str, pack: str, pictures: Mapping[str, bytes], owner: str) -> bytes:
        """Return a zip of static files in which a game is played with a pack and its pictures, without a server."""
        sandbox = Sandbox(_FOLDER_MEGABYTES)  # with more room than others have
        try:
            found = await self._in(owner, sandbox, "busy", _FOLDER_SECONDS, zipped_folder, game, pack, pictures)
        finally:
            sandbox.close()
        if found is None:
            raise Denied("no-folder-here")
        return found

    async def _done(self, owner: str, refusal: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await self._in(owner, self._sandbox, refusal, _SECONDS, work, *args, **kwargs)

    async def _in(
        self,
        owner: str,
        sandbox: Sandbox,
        refusal: str,
        seconds: int,
        work: Callable[P, R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        async with self._queue.entered(owner):
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    self._thread, lambda: sandbox.do(seconds, work, *args, **kwargs)
                )
            except LimitExceeded:
                raise Denied(refusal) from None

    def close(self) -> None:
        """End the other process."""
        self._sandbox.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


# In the other process: the libraries that read files are loaded there and nowhere else.


def picture(data: bytes) -> StoredImage | None:
    """Decode a picture and encode it again, no larger than a card needs; None where it is none that may be sent."""
    from PIL import Image, ImageOps, UnidentifiedImageError  # noqa: PLC0415

    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as sent:
            if max(sent.size) > _SIDE or min(sent.size) < 1:
                return None
            turned = ImageOps.exif_transpose(sent)
            made = turned.convert("RGBA" if turned.has_transparency_data else "RGB")
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, ZeroDivisionError, Image.DecompressionBombError):
        return None
    made.thumbnail((_KEPT_SIDE, _KEPT_SIDE))
    fresh = Image.new(made.mode, made.size)  # only the pixels: metadata such as the place is dropped
    fresh.paste(made)
    into = io.BytesIO()
    fresh.save(into, "WEBP", quality=_QUALITY)
    kept = into.getvalue()
    return StoredImage(hashlib.sha256(kept).hexdigest(), kept, *fresh.size)


def read_sheet(data: bytes) -> Cells | None:
    """Return the cells of the first sheet as texts; None where it is no workbook, or too large a one."""
    from openpyxl import load_workbook  # noqa: PLC0415

    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            if sum(part.file_size for part in parts.infolist()) > _UNPACKED or _too_many_cells(parts):
                return None
        book = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        sheet = book.worksheets[0]
        rows = sheet.iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS, values_only=True)
        found = [[_text(value) for value in row] for row in rows]
    except _NO_BOOK:
        return None
    while found and not any(found[-1]):
        found.pop()
    width = max((at + 1 for row in found for at, text in enumerate(row) if text), default=0)
    return [row[:width] for row in found] if len(found) <= MOST_ROWS else None


def _too_many_cells(parts: zipfile.ZipFile) -> bool:
    """Whether a workbook has more cells than may be read, counted in all its parts: a sheet may stand in any."""
    cells = (1 for part in parts.infolist() for _ in _CELL.finditer(parts.read(part)))
    return sum(islice(cells, _MOST_CELLS + 1)) > _MOST_CELLS


def _text(value: object) -> str:
    """Return a cell as one would type it; a spreadsheet has no whole numbers, only numbers without a rest."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)[:MOST_CELL]


def write_sheet(title: str, rows: Cells) -> bytes:
    """Return a workbook: whole numbers as numbers, all else as text, so that no cell is read as a formula."""
    from openpyxl import Workbook  # noqa: PLC0415
    from openpyxl.cell import WriteOnlyCell  # noqa: PLC0415
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE  # noqa: PLC0415

    book = Workbook(write_only=True)
    sheet = book.create_sheet("".join(sign for sign in title if sign.isalnum() or sign in " _-")[:30] or "pack")
    sheet.freeze_panes = "B2"
    for row in rows:
        cells = []
        for text in row:
            cell = WriteOnlyCell(sheet, None)
            if text.removeprefix("-").isdecimal() and len(text) < 16:
                cell.value = int(text)
            else:
                cell.value = ILLEGAL_CHARACTERS_RE.sub("", text)
                cell.data_type = "s"
            cells.append(cell)
        sheet.append(cells)
    into = io.BytesIO()
    book.save(into)
    return into.getvalue()


def zipped_folder(game: str, pack: str, pictures: Mapping[str, bytes]) -> bytes | None:
    """Return what ``liza export --pack`` writes, as a zip; None where the site was built without what that takes."""
    with tempfile.TemporaryDirectory() as place:
        folder, file = Path(place) / game, Path(place) / "pack.toml"
        file.write_text(pack, encoding="utf-8")
        brought = Path(place) / "pictures"
        brought.mkdir()
        for hash, data in pictures.items():
            (brought / hash).write_bytes(data)
        command = [
            sys.executable, "-m", "liza", "export", str(folder), "--pack", str(file), "--game", game,
            "--pictures", str(brought),
        ]  # fmt: skip
        done = subprocess.run(command, check=False, capture_output=True)  # noqa: S603 - no word of it is a stranger's
        if done.returncode:
            return None
        into = io.BytesIO()
        with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as parts:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    parts.write(path, path.relative_to(folder.parent).as_posix())
        return into.getvalue()
