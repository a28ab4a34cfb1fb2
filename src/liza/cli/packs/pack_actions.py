"""What the commands for packs do."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from liza.cli.terminal.console import BadInput, Terminal
from liza.games import game as find_game
from liza.games import ids
from liza.kernel.base.errors import PackError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import written
from liza.kernel.packs.pack import load_pack
from liza.lab.packs.box import DeckProgress, blank_text, deck_progress, is_typed_in
from liza.lab.packs.fault_sentences import placed_sentence
from liza.lab.packs.number_addresses import entry_addresses, number_addresses
from liza.lab.packs.pack_files import FieldChange, UnknownOwner, entry_text, overlay_text, pack_changes, packed_game
from liza.words import Words


def new_pack(terminal: Terminal, game_id: str, file: Path, cards: Sequence[str], *, whole: bool) -> int:
    """Write the beginning of a pack: an overlay with the cards that are named, or a copy of everything."""
    game = find_game(game_id)
    chosen = [found for card in cards for found in _find(terminal, game, card)]
    _write_new(terminal, file, game.pack.text if whole else overlay_text(game, chosen))
    terminal.out.print(Text(terminal.say("pack-made", file=str(file))))
    return 0


def _write_new(terminal: Terminal, file: Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with file.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise BadInput(terminal.say("file-exists-plain", file=str(file))) from None
    except OSError:
        raise BadInput(terminal.say("unwritable", file=str(file))) from None


def check_pack(terminal: Terminal, file: Path, game_id: str | None) -> int:
    """Say that a pack is fine, or everything that is wrong with it."""
    try:
        game = _packed(terminal, str(file), game_id)
    except PackError as error:
        if not error.faults:
            raise
        terminal.out.print(Text(terminal.say("pack-faults", file=str(file), count=len(error.faults)), style="no"))
        for fault in error.faults:
            where = Text(f"  {terminal.say('pack-line', line=fault.line)}: ", style="label")
            terminal.out.print(where.append(placed_sentence(fault, terminal.lang), style="not dim"), soft_wrap=True)
        return 1
    found = pack_changes(find_game(game.id).pack, game.pack)
    count = len({(change.table, change.id) for change in found})
    told = terminal.say("pack-fine", file=str(file), count=count, game=game.title, hash=game.pack.hash[:12])
    terminal.out.print(Text(told, style="yes"))
    _tell_progress(terminal, game, str(file))
    return 0


def blank_pack(terminal: Terminal, game_id: str, file: Path) -> int:
    """Write a pack with a blank for every card of a game's box."""
    game = find_game(game_id)
    found = deck_progress(game)
    slots = {one.deck.id: _slots(terminal, one) for one in found}
    _write_new(terminal, file, blank_text(game, terminal.say("box-comment", game=game.title, room=game.id), slots))
    terminal.out.print(Text(terminal.say("box-made", file=str(file))), soft_wrap=True)
    _tell_progress(terminal, packed_game(str(file)), str(file))
    return 0


def _tell_progress(terminal: Terminal, game: Game[Any], file: str) -> None:
    """Say how many cards of the box are copied, where a pack has a place for each of them."""
    if file in ids() or not is_typed_in(find_game(game.id), load_pack(Path(file)).data):
        return
    found = deck_progress(game)
    terminal.out.print(Text(terminal.say("box-head"), style="title"))
    for one in found:
        terminal.out.print(Text(f"  {_slots(terminal, one)}", style="yes" if one.typed == one.slots else ""))
    typed, slots = sum(one.typed for one in found), sum(one.slots for one in found)
    terminal.out.print(Text(terminal.say("box-total", typed=typed, slots=slots, share=100 * typed // max(1, slots))))
    terminal.out.print(Text(terminal.say("box-private"), style="quiet"))


def _slots(terminal: Terminal, one: DeckProgress) -> str:
    said = "box-deck" if one.said else "box-deck-ours"
    return terminal.say(said, name=one.deck.name[terminal.lang], typed=one.typed, slots=one.slots)


def diff_packs(terminal: Terminal, base: str, changed: str | None, game_id: str | None) -> int:
    """Print in what two packs differ."""
    other = _packed(terminal, changed or base, game_id)
    one = _packed(terminal, base, game_id or other.id) if changed is not None else find_game(other.id)
    found = pack_changes(one.pack, other.pack)
    last = None
    for change in found:
        if (change.table, change.id) != last:
            last = (change.table, change.id)
            terminal.out.print(Text(f"{change.table} {change.id}".strip(), style="title"))
        terminal.out.print(_changed(terminal, change), soft_wrap=True)
    if not found:
        terminal.out.print(Text(terminal.say("pack-same")))
    return 0


def _changed(terminal: Terminal, change: FieldChange) -> Text:
    if not change.field:
        added = change.old is None
        return Text(f"  {terminal.say('pack-added' if added else 'pack-removed')}", style="yes" if added else "no")
    line = Text(f"  {change.field}: ")
    line.append("–" if change.old is None else written(change.old), style="no").append(" → ")
    return line.append("–" if change.new is None else written(change.new), style="yes")


def show_cards(terminal: Terminal, pack: str, cards: Sequence[str], game_id: str | None) -> int:
    """Print cards as the pack writes them, and the text that is composed from it in every language."""
    game = _packed(terminal, pack, game_id)
    every = [(table, entry) for table, entry in _entries(game) if "id" in entry]
    chosen = [found for card in cards for found in _find(terminal, game, card)] if cards else every
    speakers = [Words(game, lang) for lang in LANGUAGES]
    for table, entry in chosen:
        terminal.out.print(Text(entry_text(table, entry).rstrip()), soft_wrap=True)
        kinds = [kind for kind, named in game.card_names().items() if entry["id"] in named]
        for words in speakers:
            texts = list(dict.fromkeys(filter(None, (words.describe(kind, entry["id"]) for kind in kinds))))
            if texts:
                terminal.out.print(Text(f"{words.lang}: ", style="label").append(" ".join(texts), style="not dim"))
        _show_numbers(terminal, entry_addresses(table, str(entry["id"]), entry))
        terminal.out.print()
    if not cards:
        shown = {f"{table}.{entry['id']}." for table, entry in every}
        others = number_addresses(game.pack.data).items()
        _show_numbers(terminal, {name: value for name, value in others if not name.startswith(tuple(shown))})
        _tell_progress(terminal, game, pack)
    return 0


def _show_numbers(terminal: Terminal, numbers: Mapping[str, int]) -> None:
    """Print where numbers stand, as ``liza lab fair --free`` takes them."""
    for address, number in numbers.items():
        terminal.out.print(Text(f"{address} = {number}", style="quiet"), soft_wrap=True)


def print_schema(terminal: Terminal, game_id: str) -> int:
    """Print the JSON Schema of a game's packs."""
    from liza.lab.packs.pack_schema import pack_schema  # noqa: PLC0415

    terminal.out.out(json.dumps(pack_schema(find_game(game_id)), ensure_ascii=False, indent=1))
    return 0


def _packed(terminal: Terminal, text: str, game_id: str | None) -> Game[Any]:
    try:
        return packed_game(text, game_id)
    except UnknownOwner:
        raise BadInput(terminal.say("pack-whose")) from None


def _entries(game: Game[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for table, rows in game.pack.data.items():
        for entry in rows if isinstance(rows, list) else ():
            yield table, entry


def _find(terminal: Terminal, game: Game[Any], card: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the entries that go by an id or by a name in any language."""
    wanted = card.casefold()
    found = [(table, entry) for table, entry in _entries(game) if wanted in _called(entry)]
    if not found:
        raise BadInput(terminal.say("pack-no-card", card=card))
    return found


def _called(entry: dict[str, Any]) -> set[str]:
    names = entry.get("name")
    texts = [entry.get("id"), *(names.values() if isinstance(names, dict) else [])]
    return {text.casefold() for text in texts if isinstance(text, str)}
