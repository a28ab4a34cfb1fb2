"""The decisions that wait for a person as an Atom feed, and their deadlines as a calendar, in plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Final

from liza.notices import wording
from liza.notices.outbox import ListedNotice
from liza.notices.wishes import NoticeWishes
from liza.store.notice_rows import TURN

_SECOND: Final = 1_000
_LINE: Final = 75
"""Bytes of a line of a calendar; a longer one goes on behind a space."""
_EVERY: Final = "PT1H"
"""How often calendars are asked to look; many do so once a day."""


def decisions_feed(found: Sequence[ListedNotice], wishes: NoticeWishes, origin: str, path: str, now: int) -> str:
    """Return what waits for a person, and what has ended, as Atom."""
    latest = max((one.at for one in found), default=now)
    title = wording.texts(wishes.language).text("feed")
    parts = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{wishes.language}">',
        f"<id>{escape(origin + path)}</id>",
        f'<link rel="self" href="{escape(origin + path)}"/>',
        f"<title>{escape(title)}</title>",
        f"<updated>{_moment(latest)}</updated>",
        *(_entry(one, wishes, origin) for one in found),
        "</feed>\n",
    ]
    return "\n".join(parts)


def _entry(one: ListedNotice, wishes: NoticeWishes, origin: str) -> str:
    said = wording.said_to_player(wishes.language, one.what, one.game, one.seats, one.seat)
    until = "" if one.until is None else " " + wording.deadline_text(wishes.language, one.until, wishes.zone)
    link = f"{origin}/t/{one.table_id}"
    return (
        f'<entry><id>{escape(link)}#{one.what}-{one.seat}-{one.n}</id><link href="{escape(link)}"/>'
        f"<title>{escape(said.title)}</title><updated>{_moment(one.at)}</updated>"
        f"<author><name>Liza</name></author><summary>{escape(said.body + until)}</summary></entry>"
    )


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at // _SECOND, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def deadlines_calendar(found: Sequence[ListedNotice], wishes: NoticeWishes, origin: str, now: int) -> str:
    """Return the deadlines of a person as iCalendar: one event for each seat, which later decisions move."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Liza//deadlines//ES",
        f"NAME:{_plain(wording.texts(wishes.language).text('calendar'))}",
        f"X-WR-CALNAME:{_plain(wording.texts(wishes.language).text('calendar'))}",
        f"REFRESH-INTERVAL;VALUE=DURATION:{_EVERY}",
        f"X-PUBLISHED-TTL:{_EVERY}",
    ]
    for one in found:
        if one.what == TURN and one.until is not None:
            lines += _event(one, one.until, wishes, origin, now)
    return "".join(f"{part}\r\n" for line in [*lines, "END:VCALENDAR"] for part in _folded(line))


def _event(one: ListedNotice, until: int, wishes: NoticeWishes, origin: str, now: int) -> list[str]:
    said = wording.said_to_player(wishes.language, one.what, one.game, one.seats, one.seat)
    return [
        "BEGIN:VEVENT",
        f"UID:{one.table_id}-{one.seat}@liza",
        f"SEQUENCE:{one.n}",
        f"DTSTAMP:{_stamp(now)}",
        f"DTSTART:{_stamp(until)}",
        f"SUMMARY:{_plain(said.title)}",
        f"DESCRIPTION:{_plain(said.body)}",
        f"URL:{origin}/t/{one.table_id}",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _stamp(at: int) -> str:
    return datetime.fromtimestamp(at // _SECOND, UTC).strftime("%Y%m%dT%H%M%SZ")


def _plain(text: str) -> str:
    """Return a text as a calendar writes it."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """Yield a line in parts that are short enough, without cutting a sign in two."""
    part = ""
    for sign in line:
        if len((part + sign).encode()) > _LINE:
            yield part
            part = " "
        part += sign
    yield part
