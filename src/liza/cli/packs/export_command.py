"""``liza export``: the games as a folder that needs no server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liza.cli.packs.card_appearance import look
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.core.game import Game
from liza.lab.packs.pack_files import UnknownOwner, packed_game
from liza.offline.static_folder import FolderError, write_folder
from liza.server.site.client_files import built


def export_folder(terminal: Terminal, folder: Path, pack: Path | None, game: str | None, pictures: Path | None) -> int:
    """Write a folder of static files, with the cards of a pack if there is one, and say how to look at it."""
    bound = None if pack is None else _packed(terminal, pack, game)
    try:
        written = write_folder(folder, built(), bound, look(terminal, pack, pictures))
    except FolderError as fault:
        raise BadInput(terminal.say(fault.code, file=str(folder))) from None
    megabytes = f"{written.bytes / 1e6:.1f}"
    terminal.out.print(
        terminal.say("exported", folder=str(folder), files=written.files, megabytes=megabytes), markup=False
    )
    if bound is not None:
        told = terminal.say("exported-pack", game=bound.title, hash=bound.pack.hash[:12])
        terminal.out.print(told, markup=False, highlight=False)
    terminal.out.print(terminal.say("exported-try", folder=str(folder)), markup=False, highlight=False, soft_wrap=True)
    return 0


def _packed(terminal: Terminal, pack: Path, game: str | None) -> Game[Any]:
    try:
        return packed_game(str(pack), game)
    except UnknownOwner:
        raise BadInput(terminal.say("pack-whose")) from None
