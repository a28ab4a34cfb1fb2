"""Checks drafts of packs while their author writes: in a sandboxed process, one at a time."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from liza.kernel.base.errors import Fault, LizaError, PackError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import OVERLAY, complete, identity
from liza.kernel.packs.pack import Pack
from liza.lab.packs.fault_sentences import fault_sentence
from liza.lab.packs.pack_forms import pack_forms
from liza.server.base.response_cache import CachedResponse
from liza.server.content import catalogue
from liza.server.packs.admission import MOST_STATE, TRIAL_MEGABYTES, TRIAL_SECONDS
from liza.server.packs.pack_cache import PACK_NAME, plain_game
from liza.server.processes.fair_queue import SITE, FairQueue
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from liza.server.protocol import bodies, draft_bodies, wire
from liza.server.protocol.denied import Denied
from liza.server.workshop.presentation import dressed

_PLACES: Final = 16
_SHARE: Final = 4
"""Drafts of one address that may wait or be under way."""
_EXPECTED: Final = 1.0
"""Seconds that a draft takes, until some have been checked."""
_FORM_SECONDS: Final = 60
"""How much of a processor's time it may take to find out what a game's packs may say."""
_ORIGIN: Final = ("origin", "printed")
"""The fields that say what the rulebook prints of an entry."""
_AT_LINE: Final = re.compile(r"(?:at |on |: )line (\d+)")
_LARGE: Final = f"it would take more than {MOST_STATE} signs to write a position down"

P = ParamSpec("P")
R = TypeVar("R")


class DraftChecker:
    """Looks through packs of strangers in another process."""

    def __init__(self) -> None:
        self._sandbox: Final = Sandbox(TRIAL_MEGABYTES)
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="drafts")
        self._queue: Final = FairQueue(_PLACES, _SHARE, _EXPECTED)
        self._benches: Final[dict[str, asyncio.Future[CachedResponse]]] = {}

    async def workbench(self, game: str) -> CachedResponse:
        """Return the schema of a game's packs and the contents of its own pack, built once and cached."""
        found = self._benches.get(game)
        if found is None:
            found = self._benches[game] = asyncio.ensure_future(self._bench(game))
            found.add_done_callback(lambda done: self._forget_failed(game, done))
        return await asyncio.shield(found)

    async def _bench(self, game: str) -> CachedResponse:
        return await asyncio.to_thread(CachedResponse, await self._done(SITE, _FORM_SECONDS, workbench, game))

    def _forget_failed(self, game: str, done: asyncio.Future[CachedResponse]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._benches.pop(game, None)

    async def check(self, game: str, wanted: draft_bodies.CheckPack, owner: str) -> bytes:
        """Return what is wrong with a pack, or what some of its entries look like, as JSON."""
        return await self._done(owner, TRIAL_SECONDS, checked, game, wanted)

    async def _done(self, owner: str, seconds: int, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        async with self._queue.entered(owner):
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    self._thread, lambda: self._sandbox.do(seconds, work, *args, **kwargs)
                )
            except LimitExceeded:
                raise Denied("too-large") from None

    def close(self) -> None:
        """End the other process."""
        self._sandbox.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def workbench(id: str) -> bytes:
    """Return what may stand in a game's packs and what does in its own, as JSON."""
    game = plain_game(id)
    pack = game.pack
    found = draft_bodies.Workbench(pack_forms(game), wire.PackInfo(pack.name, pack.hash), pack.data, bodies.MAX_PACK)
    return msgspec.json.encode(found)


def checked(id: str, wanted: draft_bodies.CheckPack) -> bytes:
    """Return what is wrong with a pack, or what some of its entries look like, as JSON."""
    return msgspec.json.encode(_checked(plain_game(id), wanted))


def _checked(game: Game[Any], wanted: draft_bodies.CheckPack) -> draft_bodies.CheckedPack:
    data: dict[str, Any] | None = None
    about, dress = "", None
    try:
        pack = Pack(wanted.pack, PACK_NAME)
        whole = complete(pack, game.pack, game.id)
        data = _as_written(pack, whole, game.pack) if wanted.whole else None
        about, dress = dressed(pack) if wanted.whole else ("", None)
        bound = game.bind(whole)
    except PackError as error:
        faults = [_fault(each) for each in error.faults] or [_unplaced("file", str(error))]
        return draft_bodies.CheckedPack(faults, [], "", data, about, dress)
    except (ValueError, OverflowError, RecursionError) as error:
        return draft_bodies.CheckedPack([_unplaced("file", str(error))], [], "", None)
    wrong = _laid(bound)
    faults = [] if wrong is None else [_unplaced("table", wrong)]
    entries = [*_entries(bound, wanted.shown)]
    return draft_bodies.CheckedPack(faults, entries, "" if faults else bound.pack.hash, data, about, dress)


def _as_written(pack: Pack, whole: Pack, base: Pack) -> dict[str, Any]:
    """Return a whole pack whose entries have the origin that the author wrote, not the derived one.

    An author may change a printed card back to what it was: then it counts as printed again.
    """
    found = dict(whole.data)
    for section, rows in whole.data.items():
        old = base.data.get(section)
        if OVERLAY not in pack.data or not isinstance(old, list) or not isinstance(rows, list):
            continue
        key = identity(old)
        before = {str(row.get(key)): row for row in old}
        named = {str(row.get(key)): row for row in pack.data.get(section, []) if isinstance(row, dict)}
        found[section] = [
            _of_origin(row, before[name]) if name in before and "origin" not in named.get(name, {}) else row
            for row in rows
            for name in [str(row.get(key))]
        ]
    return found


def _of_origin(row: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    kept = {field: value for field, value in row.items() if field not in _ORIGIN}
    return {**kept, **{field: old[field] for field in _ORIGIN if field in old}}


def _laid(game: Game[Any]) -> str | None:
    """Lay out the largest game; returns why that cannot be."""
    try:
        size = len(json.dumps(game.new(seats=max(game.seats), seed=1).to_data()))
    except (LizaError, ValueError, OverflowError, RecursionError) as error:
        return str(error)
    return _LARGE if size > MOST_STATE else None


def _fault(fault: Fault) -> draft_bodies.PackFault:
    text = wire.Text(**{lang: fault_sentence(fault, lang) for lang in LANGUAGES})
    return draft_bodies.PackFault(fault.section, fault.entry, fault.field, fault.line, text)


def _unplaced(case: str, text: str) -> draft_bodies.PackFault:
    """Return what is wrong with a file as a whole, at the line that it speaks of."""
    found = _AT_LINE.search(text)
    return _fault(Fault(int(found.group(1)) if found else 1, text, case=case, values=(("text", text[:1000]),)))


def _entries(game: Game[Any], shown: Sequence[draft_bodies.EntryName]) -> Iterator[draft_bodies.DraftEntry]:
    """Yield those entries that are asked for and that the game has."""
    for section, entry in [(each.section, each.entry) for each in shown]:
        rows = game.pack.data.get(section)
        if not isinstance(rows, list):
            continue
        key = identity(rows)
        for row in rows:
            if str(row.get(key)) == entry:
                copies = row.get("copies")
                count = sum(copies.values()) if isinstance(copies, dict) else copies
                yield draft_bodies.DraftEntry(section, entry, _card(game, section, row, key), count)


def _card(game: Game[Any], section: str, row: dict[str, Any], key: str) -> bodies.CardInfo:
    """Return an entry as its card, by the kind that tells it best; by its section where no kind names it."""
    name = str(row[key]) if key == "id" else f"{section}_{row[key]}"
    kinds = [kind.id for kind in game.kinds() if name in kind.keys]
    cards = [catalogue.card(game, kind, name) for kind in kinds]
    best = sorted(cards, key=lambda card: (card.text is None, card.kind != section))
    numbers = {field: value for field, value in row.items() if type(value) is int and field != "copies"}
    if best:
        return msgspec.structs.replace(best[0], numbers=numbers or best[0].numbers)
    given = row.get("name")
    called = {lang: str(given[lang]) if isinstance(given, dict) else name for lang in LANGUAGES}
    return bodies.CardInfo(section, name, wire.Text(**called), None, numbers, row.get("origin"), [], [])
