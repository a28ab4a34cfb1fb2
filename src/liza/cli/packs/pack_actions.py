"""What the commands for packs do."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from liza.cli.terminal.console import BadInput, Desk
from liza.games import game as find_game
from liza.games import ids
from liza.kernel.base.errors import PackError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import written
from liza.kernel.packs.pack import load_pack
from liza.lab.packs.box import Progress, blank_text, is_typed_in, progress
from liza.lab.packs.pack_files import Change, UnknownOwner, changes, entry_text, overlay_text, packed_game
from liza.words import Words


def new_pack(desk: Desk, game_id: str, file: Path, cards: Sequence[str], *, whole: bool) -> int:
    """Write the beginning of a pack: an overlay with the cards that are named, or a copy of everything."""
    game = find_game(game_id)
    chosen = [found for card in cards for found in _find(desk, game, card)]
    _write_new(desk, file, game.pack.text if whole else overlay_text(game, chosen))
    desk.out.print(Text(desk.say("pack-made", file=str(file))))
    return 0


def _write_new(desk: Desk, file: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise BadInput(desk.say("file-exists-plain", file=str(file))) from None
    except OSError:
        raise BadInput(desk.say("unwritable", file=str(file))) from None


def check_pack(desk: Desk, file: Path, game_id: str | None) -> int:
    """Say that a pack is fine, or everything that is wrong with it."""
    try:
        game = _packed(desk, str(file), game_id)
    except PackError as error:
        if not error.faults:
            raise
        desk.out.print(Text(desk.say("pack-faults", file=str(file), count=len(error.faults)), style="no"))
        for fault in error.faults:
            where = Text(f"  {desk.say('pack-line', line=fault.line)}: ", style="label")
            desk.out.print(where.append(fault.text, style="not dim"), soft_wrap=True)
        return 1
    found = changes(find_game(game.id).pack, game.pack)
    count = len({(change.table, change.id) for change in found})
    told = desk.say("pack-fine", file=str(file), count=count, game=game.title, hash=game.pack.hash[:12])
    desk.out.print(Text(told, style="yes"))
    _tell_progress(desk, game, str(file))
    return 0


def blank_pack(desk: Desk, game_id: str, file: Path) -> int:
    """Write a pack with a blank for every card of a game's box."""
    game = find_game(game_id)
    found = progress(game)
    slots = {one.deck.id: _slots(desk, one) for one in found}
    _write_new(desk, file, blank_text(game, desk.say("box-comment", game=game.title, room=game.id), slots))
    desk.out.print(Text(desk.say("box-made", file=str(file))), soft_wrap=True)
    _tell_progress(desk, packed_game(str(file)), str(file))
    return 0


def _tell_progress(desk: Desk, game: Game[Any], file: str) -> None:
    """Say how many cards of the box are copied, where a pack has a place for each of them."""
    if file in ids() or not is_typed_in(find_game(game.id), load_pack(Path(file)).data):
        return
    found = progress(game)
    desk.out.print(Text(desk.say("box-head"), style="title"))
    for one in found:
        desk.out.print(Text(f"  {_slots(desk, one)}", style="yes" if one.typed == one.slots else ""))
    typed, slots = sum(one.typed for one in found), sum(one.slots for one in found)
    desk.out.print(Text(desk.say("box-total", typed=typed, slots=slots, share=100 * typed // max(1, slots))))
    desk.out.print(Text(desk.say("box-private"), style="quiet"))


def _slots(desk: Desk, one: Progress) -> str:
    said = "box-deck" if one.said else "box-deck-ours"
    return desk.say(said, name=one.deck.name[desk.lang], typed=one.typed, slots=one.slots)


def diff_packs(desk: Desk, base: str, changed: str | None, game_id: str | None) -> int:
    """Print in what two packs differ."""
    other = _packed(desk, changed or base, game_id)
    one = _packed(desk, base, game_id or other.id) if changed is not None else find_game(other.id)
    found = changes(one.pack, other.pack)
    last = None
    for change in found:
        if (change.table, change.id) != last:
            last = (change.table, change.id)
            desk.out.print(Text(f"{change.table} {change.id}".strip(), style="title"))
        desk.out.print(_changed(desk, change), soft_wrap=True)
    if not found:
        desk.out.print(Text(desk.say("pack-same")))
    return 0


def _changed(desk: Desk, change: Change) -> Text:
    if not change.field:
        added = change.old is None
        return Text(f"  {desk.say('pack-added' if added else 'pack-removed')}", style="yes" if added else "no")
    line = Text(f"  {change.field}: ")
    line.append("–" if change.old is None else written(change.old), style="no").append(" → ")
    return line.append("–" if change.new is None else written(change.new), style="yes")


def show_cards(desk: Desk, pack: str, cards: Sequence[str], game_id: str | None) -> int:
    """Print cards as the pack writes them, and the text that is composed from it in every language."""
    game = _packed(desk, pack, game_id)
    every = [(table, entry) for table, entry in _entries(game) if "id" in entry]
    chosen = [found for card in cards for found in _find(desk, game, card)] if cards else every
    speakers = [Words(game, lang) for lang in LANGUAGES]
    for table, entry in chosen:
        desk.out.print(Text(entry_text(table, entry).rstrip()), soft_wrap=True)
        kinds = [kind for kind, named in game.card_names().items() if entry["id"] in named]
        for words in speakers:
            texts = list(dict.fromkeys(filter(None, (words.describe(kind, entry["id"]) for kind in kinds))))
            if texts:
                desk.out.print(Text(f"{words.lang}: ", style="label").append(" ".join(texts), style="not dim"))
        desk.out.print()
    if not cards:
        _tell_progress(desk, game, pack)
    return 0


def print_schema(desk: Desk, game_id: str) -> int:
    """Print the JSON Schema of a game's packs."""
    from liza.lab.packs.pack_schema import pack_schema  # noqa: PLC0415

    desk.out.out(json.dumps(pack_schema(find_game(game_id)), ensure_ascii=False, indent=1))
    return 0


def _packed(desk: Desk, text: str, game_id: str | None) -> Game[Any]:
    try:
        return packed_game(text, game_id)
    except UnknownOwner:
        raise BadInput(desk.say("pack-whose")) from None


def _entries(game: Game[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for table, rows in game.pack.data.items():
        for entry in rows if isinstance(rows, list) else ():
            yield table, entry


def _find(desk: Desk, game: Game[Any], card: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the entries that go by an id or by a name in any language."""
    wanted = card.casefold()
    found = [(table, entry) for table, entry in _entries(game) if wanted in _called(entry)]
    if not found:
        raise BadInput(desk.say("pack-no-card", card=card))
    return found


def _called(entry: dict[str, Any]) -> set[str]:
    names = entry.get("name")
    texts = [entry.get("id"), *(names.values() if isinstance(names, dict) else [])]
    return {text.casefold() for text in texts if isinstance(text, str)}
