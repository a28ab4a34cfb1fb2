"""The bodies of HTTP requests and answers about notices: being told that a table waits for one's decision."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

Digest = Literal["each", "daily"]
Language = Literal["es", "en"]
WebhookFormat = Literal["discord", "matrix", "plain"]
Minute = Annotated[int, Meta(ge=0, lt=1_440)]
Hour = Annotated[int, Meta(ge=0, le=23)]
Zone = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
Address = Annotated[str, Meta(max_length=1_000, pattern=r"^[\x21-\x7e]*$")]
Base64 = Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]
Device = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]


class PushDevice(Struct, frozen=True):
    """A browser that shows notices."""

    id: str
    device: str
    """The browser and the system; empty where it did not say."""
    since: int
    here: bool
    """Whether it is the browser that asks."""


class QuietHours(Struct, frozen=True, forbid_unknown_fields=True):
    """When nothing is told, in minutes of the day; the end may be on the next day."""

    start: Minute
    end: Minute


class MailboxInfo(Struct, frozen=True):
    """Where one is written to."""

    address: str
    """Empty where one is not."""
    confirmed: bool
    """Whether the code that was sent there has come back; before that nothing else is sent."""


class NoticeSettings(Struct, frozen=True):
    """How who asks is told that a table waits."""

    push_key: str | None
    """The site's key, for ``pushManager.subscribe``; null where this site sends no pushes."""
    push: list[PushDevice]
    feed: str | None
    """The path of the Atom feed; null where there is none."""
    calendar: str | None
    """The path of the calendar of deadlines."""
    language: Language
    """Of the feed and the calendar."""
    digest: Digest
    """Each notice by itself, or all of a day together."""
    hour: Hour
    """Of the digest, in the zone."""
    zone: str
    quiet: QuietHours | None
    mail: MailboxInfo | None
    """Null where this site writes no letters."""


class ChangeNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """How one wants to be told from now on."""

    digest: Digest
    hour: Hour
    zone: Zone
    quiet: QuietHours | None
    language: Language


class AddPush(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription of this browser, as ``PushSubscription.toJSON()`` has it."""

    endpoint: Address
    p256dh: Base64
    auth: Base64
    language: Language
    device: Device = ""
    """What to call it; without that, what the browser says of itself."""


class PushTestResult(Struct, frozen=True):
    """What became of a test push to this browser."""

    sent: bool
    """Whether its push service has taken it."""


class SetMailbox(Struct, frozen=True, forbid_unknown_fields=True):
    """Where one wants to be written to: a code is sent there."""

    address: Address
    language: Language = "es"


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that came by mail."""

    code: Annotated[str, Meta(max_length=20, pattern=r"^[0-9 ]+$")]


class WaitingDecisions(Struct, frozen=True):
    """How many decisions of slow tables wait for who asks."""

    decisions: int


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat that is to be told whose decision a table waits for."""

    format: WebhookFormat
    url: Address
    language: Language = "es"


class TableWebhook(Struct, frozen=True):
    """The chat that a table tells; its address is a secret of who set it."""

    format: WebhookFormat
    host: str
    language: Language


class WebhookInfo(Struct, frozen=True):
    """Which chat a table tells, and where chats may be."""

    hosts: list[str]
    """What the operator allows; empty where no table may tell any chat."""
    webhook: TableWebhook | None


NOTICE_BODIES: Final = (
    NoticeSettings, ChangeNotices, AddPush, PushTestResult, SetMailbox, MailCode, WaitingDecisions, SetWebhook,
    WebhookInfo,
)  # fmt: skip
