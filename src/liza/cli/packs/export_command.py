"""``liza export``: the games as a folder that needs no server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liza.cli.packs.card_appearance import look
from liza.cli.terminal.console import BadInput, Desk
from liza.kernel.core.game import Game
from liza.lab.packs.pack_files import UnknownOwner, packed_game
from liza.local.folder import FolderError, write_folder
from liza.server.site import built


def export_folder(desk: Desk, folder: Path, pack: Path | None, game: str | None, pictures: Path | None) -> int:
    """Write a folder of static files, with the cards of a pack if there is one, and say how to look at it."""
    bound = None if pack is None else _packed(desk, pack, game)
    try:
        written = write_folder(folder, built(), bound, look(desk, pack, pictures))
    except FolderError as fault:
        raise BadInput(desk.say(fault.code, file=str(folder))) from None
    megabytes = f"{written.bytes / 1e6:.1f}"
    desk.out.print(desk.say("exported", folder=str(folder), files=written.files, megabytes=megabytes), markup=False)
    if bound is not None:
        told = desk.say("exported-pack", game=bound.title, hash=bound.pack.hash[:12])
        desk.out.print(told, markup=False, highlight=False)
    desk.out.print(desk.say("exported-try", folder=str(folder)), markup=False, highlight=False, soft_wrap=True)
    return 0


def _packed(desk: Desk, pack: Path, game: str | None) -> Game[Any]:
    try:
        return packed_game(str(pack), game)
    except UnknownOwner:
        raise BadInput(desk.say("pack-whose")) from None
