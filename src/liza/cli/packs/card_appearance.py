"""How the cards of a file look when they leave the terminal: what its header says, and the pictures that it names."""

from __future__ import annotations

import hashlib
from pathlib import Path

from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.packs.pack import load_pack
from liza.server.protocol.draft_bodies import MOST_IMAGE
from liza.server.workshop.presentation import BARE, CardLook, dressed, look_of
from liza.server.workshop.uploads import picture


def look(terminal: Terminal, pack: Path | None, pictures: Path | None) -> CardLook:
    """Return how a pack's cards look with the pictures in a folder; how many of those it names are missing is said."""
    if pack is None:
        return BARE
    read = load_pack(pack)
    wanted = set(dressed(read)[1].art.values())
    found = {} if pictures is None else _found(terminal, pictures, wanted)
    if len(found) < len(wanted):
        terminal.err.print(
            terminal.say("pictures-missing", count=len(wanted) - len(found)), markup=False, soft_wrap=True
        )
    return look_of(read, found)


def _found(terminal: Terminal, folder: Path, wanted: set[str]) -> dict[str, bytes]:
    """Return the pictures of a folder that are wanted: as a site keeps them, or as a designer would upload them."""
    found: dict[str, bytes] = {}
    try:
        files = [path for path in sorted(folder.iterdir()) if path.is_file() and path.stat().st_size <= MOST_IMAGE]
        for data in (path.read_bytes() for path in files):
            hash = hashlib.sha256(data).hexdigest()
            if hash in wanted:
                found[hash] = data
                continue
            made = picture(data)
            if made is not None and made.hash in wanted:
                found[made.hash] = made.data
    except OSError:
        raise BadInput(terminal.say("pictures-unreadable", file=str(folder))) from None
    return found
