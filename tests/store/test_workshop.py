"""What the workshop keeps, on both databases: pictures once, drafts by their keys, and what studies found."""

from __future__ import annotations

import gzip

import pytest

from liza.server.problems import Denied
from liza.server.studies import KIND, Studies
from liza.store import analyses, workshop
from liza.store.workshop import Kept
from tests.store.test_store import Make, opened
from tests.support import awaited

NOW = 1_800_000_000_000


def test_pictures_are_kept_once_and_forgotten_with_drafts_that_nobody_touches(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            for at, owner in ((NOW, "a"), (NOW + 5, "b")):
                await workshop.keep_image(store, "h1", b"\0red", owner, at)
            await workshop.keep_image(store, "h2", b"blue", "a", NOW)
            assert await workshop.image(store, "h1") == b"\0red"
            assert [await workshop.image_bytes(store, owner) for owner in ("a", "b", None)] == [8, 0, 8]
            for id, at in (("one", NOW), ("two", NOW + 5)):
                await workshop.keep_draft(store, Kept(id, "qiahn", "key", "{}", "a", at))
            await workshop.change_draft(store, "two", '{"ñ":1}', NOW + 6)
            assert await workshop.draft(store, "two") == Kept("two", "qiahn", "key", '{"ñ":1}', "a", NOW + 6)
            assert await workshop.drafts_of(store, "a") == 2
            await workshop.forget_old(store, NOW + 1)
            assert [await workshop.image(store, hash) for hash in ("h1", "h2")] == [b"\0red", None]
            assert await workshop.draft(store, "one") is None
            await workshop.forget_draft(store, "two")
            assert await workshop.drafts_of(store, "a") == 0

    awaited(work())


def test_what_a_study_found_is_there_for_every_process_until_it_is_called_off(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            here, there = (Studies(store, 0, lambda: NOW) for _ in range(2))
            for id in ("done", "stopped"):
                assert await analyses.begin(store, id, KIND, NOW, 1000)
            assert await analyses.advance(store, "done", KIND, analyses.Work(3, 9, NOW + 1000, finished=False))
            state = await there.state("done")
            assert (state.status, state.done, state.total) == ("working", 3, 9)
            await analyses.finish(store, "done", KIND, gzip.compress(b"{}"))
            assert (await there.state("done")).status == "done"
            assert await there.result("done") == b"{}"
            assert (await here.call_off("stopped")).status == "none"
            assert not await analyses.advance(store, "stopped", KIND, analyses.Work(1, 9, NOW, finished=False))
            with pytest.raises(Denied):
                await here.result("stopped")

    awaited(work())
