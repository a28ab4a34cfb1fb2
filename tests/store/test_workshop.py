"""What the workshop keeps, on both databases: pictures once, drafts by their keys, and what studies found."""

from __future__ import annotations

import gzip

import pytest
from sqlalchemy import update

from liza.server.protocol.problems import Denied
from liza.server.workshop.study_jobs import KIND, StudyJobs
from liza.store import Store, analyses, workshop
from liza.store.analyses import AnalysisProgress
from liza.store.schema import SHELF
from liza.store.workshop import StorageFull, StorageLimits, StoredDraft
from tests.store.test_store import Make, opened
from tests.support import awaited

NOW = 1_800_000_000_000
DAY = 24 * 3_600_000
ROOM = StorageLimits(1_000, 100_000)


def test_pictures_are_kept_once_and_forgotten_with_drafts_that_nobody_touches(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            for at, owner in ((NOW, "a"), (NOW + 5, "b")):
                await workshop.keep_image(store, "h1", b"\0red", owner, at, ROOM)
            await workshop.keep_image(store, "h2", b"blue", "a", NOW, ROOM)
            assert await workshop.image(store, "h1", NOW) == b"\0red"
            assert [await workshop.kept_bytes(store, owner) for owner in ("a", "b", None)] == [8, 0, 8]
            for id, at in (("one", NOW), ("two", NOW + 5)):
                await workshop.keep_draft(store, StoredDraft(id, "qiahn", "key", "{}", "a", at), ROOM)
            two = await workshop.draft(store, "two")
            assert two is not None
            await workshop.change_draft(store, two, '{"ñ":1}', NOW + 6, ROOM)
            assert await workshop.draft(store, "two") == StoredDraft("two", "qiahn", "key", '{"ñ":1}', "a", NOW + 6, 8)
            assert [await workshop.kept_bytes(store, owner) for owner in ("a", "b", None)] == [18, 0, 18]
            assert await workshop.drafts_of(store, "a") == 2
            await workshop.forget_old(store, NOW + 1)
            assert [await workshop.image(store, hash, NOW) for hash in ("h1", "h2")] == [b"\0red", None]
            assert await workshop.draft(store, "one") is None
            await workshop.forget_draft(store, "two")
            assert await workshop.drafts_of(store, "a") == 0
            assert [await workshop.kept_bytes(store, owner) for owner in ("a", None)] == [4, 4]
            await workshop.forget_old(store, NOW + 9)

    awaited(work())


def test_an_address_has_one_sum_for_pictures_and_drafts_and_never_fills_the_shelf(make: Make) -> None:
    async def keep(store: Store, owner: str) -> int:
        """Keep drafts until there is no more room; return how many bytes that were."""
        for number in range(1_000):
            draft = StoredDraft(f"{owner} {number}", "qiahn", "key", "x" * 100, owner, NOW)
            try:
                await workshop.keep_draft(store, draft, ROOM)
            except StorageFull:
                return number * 100
        raise AssertionError(owner)

    async def work() -> None:
        async with opened(make) as store:
            await workshop.keep_image(store, "mine", b"x" * 300, "both", NOW, ROOM)
            assert await keep(store, "both") == 700
            with pytest.raises(StorageFull):
                await workshop.check_room(store, "both", ROOM)
            with pytest.raises(StorageFull):
                await workshop.keep_image(store, "more", b"x", "both", NOW, ROOM)
            assert await workshop.image(store, "more", NOW) is None
            first = await workshop.draft(store, "both 0")
            assert first is not None
            with pytest.raises(StorageFull):
                await workshop.change_draft(store, first, "x" * 101, NOW, ROOM)
            await workshop.change_draft(store, first, "x" * 50, NOW, ROOM)
            assert [await workshop.kept_bytes(store, owner) for owner in ("both", None)] == [950, 950]
            # However many addresses come, the next one still has room: a sixteenth of what is left.
            async with store.writing() as connection:
                await connection.execute(update(SHELF).where(SHELF.c.owner == "*").values(bytes=92_000))
            assert await keep(store, "late") == 400
            while await workshop.forget_old(store, NOW + 1):
                pass
            assert [await workshop.kept_bytes(store, owner) for owner in ("both", "late", None)] == [0, 0, 91_050]
            async with store.writing() as connection:
                await connection.execute(update(SHELF).where(SHELF.c.owner == "*").values(bytes=0))

    awaited(work())


def test_a_picture_that_is_looked_at_stays(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            for hash in ("seen", "unseen"):
                await workshop.keep_image(store, hash, b"x", "looks", NOW, ROOM)
            assert await workshop.image(store, "seen", NOW + 2 * DAY) == b"x"
            await workshop.forget_old(store, NOW + DAY)
            assert await workshop.image(store, "seen", NOW) == b"x"
            assert await workshop.image(store, "unseen", NOW) is None
            await workshop.forget_old(store, NOW + 3 * DAY)

    awaited(work())


def test_what_a_study_found_is_there_for_every_process_until_it_is_called_off(make: Make) -> None:
    async def work() -> None:
        async with opened(make) as store:
            here, there = (StudyJobs(store, 0, lambda: NOW) for _ in range(2))
            for id in ("done", "stopped"):
                assert await analyses.begin(store, id, KIND, NOW, 1000)
            assert await analyses.advance(store, "done", KIND, AnalysisProgress(3, 9, NOW + 1000, finished=False))
            state = await there.state("done")
            assert (state.status, state.done, state.total) == ("working", 3, 9)
            await analyses.finish(store, "done", KIND, gzip.compress(b"{}"))
            assert (await there.state("done")).status == "done"
            assert await there.result("done") == b"{}"
            assert (await here.call_off("stopped", "stranger")).status == "waiting", "a stranger stops nothing"
            await analyses.call_off(store, "stopped", KIND)
            assert (await there.state("stopped")).status == "none"
            assert not await analyses.advance(store, "stopped", KIND, AnalysisProgress(1, 9, NOW, finished=False))
            with pytest.raises(Denied):
                await here.result("stopped")

    awaited(work())
