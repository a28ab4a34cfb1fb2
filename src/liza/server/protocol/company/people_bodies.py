"""The bodies of HTTP requests and answers about persons."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from liza.server.protocol.wire import MAX_ID, Name

Secret = Annotated[str, Meta(max_length=MAX_ID)]


class Me(Struct, frozen=True):
    """Who asks: a person, with or without a claimed name, or a guest."""

    id: str | None
    """None for a guest."""
    name: str | None
    """The claimed name."""
    previous: str | None
    """The claimed name before, while it is shown."""


class NameClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """A name that is to be claimed."""

    name: Name


class SessionInfo(Struct, frozen=True):
    """A browser in which a person is known."""

    id: str
    device: str
    """The browser and the system, such as *Firefox, Android*; empty where it did not say."""
    created: int
    seen: int
    """When it was last used, to within a day."""
    here: bool
    """Whether it is the browser that asks."""


class KnownPasskey(Struct, frozen=True):
    """A passkey of who asks."""

    id: str
    name: str
    created: int
    used: int | None
    synced: bool
    """Whether it is kept beyond its device."""


class OtherPerson(Struct, frozen=True):
    """Another person of the same human, as a browser has shown, and what it holds."""

    id: str
    name: str | None
    since: int
    seats: int


class Account(Struct, frozen=True):
    """Everything that the site knows about who asks, besides the games."""

    me: Me
    since: int
    seats: int
    """How many seats are or were theirs, counted up to a thousand."""
    sessions: list[SessionInfo]
    passkeys: list[KnownPasskey]
    codes: int
    """How many codes of the printed sheet are unused."""
    sheet: int | None
    """When that sheet was made."""
    others: list[OtherPerson]
    able: bool
    """Whether passkeys work at the address that was asked under."""


class EndSessions(Struct, frozen=True, forbid_unknown_fields=True):
    """Sessions that are to end: one, or all but the one that asks."""

    id: str | None = None


class Sheet(Struct, frozen=True):
    """The codes of a new sheet, told this once: each opens once."""

    codes: list[str]


class Ceremony(Struct, frozen=True):
    """What a browser needs to make a passkey or to let one sign; it may be answered once, within five minutes."""

    id: str
    options: dict[str, Any]
    """For ``navigator.credentials``, as JSON."""


class CeremonyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers with."""

    id: Secret
    credential: dict[str, Any]
    name: Name = ""
    """What a new passkey is to be called."""


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code of the printed sheet."""

    code: Annotated[str, Meta(max_length=40)]


class LinkOffer(Struct, frozen=True):
    """A way in for one more device: its secret, told this once, for the square that is shown."""

    secret: str
    until: int


class LinkStanding(Struct, frozen=True):
    """How it stands with the link that this browser shows; for the device that opened it, whether it may come in."""

    id: str
    standing: Literal["none", "shown", "asked", "confirmed"]
    device: str
    number: int
    """Shown on both devices."""


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, or what collects the answer."""

    secret: Secret


class LinkRequest(Struct, frozen=True):
    """A new device waits to be let in."""

    wait: str
    number: int


class LinkDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a device may come in."""

    id: Secret
    yes: bool


class SignInStatus(Struct, frozen=True):
    """Who has come in, or that the other device has not said yes yet."""

    me: Me
    waits: bool = False
    joins: bool = False
    """Whether this browser was another person before, which can be joined with this one."""


class MergeDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """Another person of mine, to be joined with me or to be left alone."""

    other: Secret
    yes: bool


class OwnSeat(Struct, frozen=True):
    """A seat that is or was mine."""

    table: str
    game: str
    seat: int
    since: int
    status: str
    """How the table stands: those that are running or over have a record."""


class ExportedPush(Struct, frozen=True):
    """A browser of mine that shows notices."""

    endpoint: str
    device: str
    language: str
    since: int


class ExportedNotices(Struct, frozen=True):
    """How I want to be told that a table waits."""

    language: str
    digest: str
    hour: int
    zone: str
    quiet_start: int | None
    """In minutes of the day."""
    quiet_end: int | None
    feed: str | None
    """The secret of my feed's address."""
    mail: str | None
    """Where I am written to."""
    push: list[ExportedPush]


class ExportedMark(Struct, frozen=True):
    """A person whom I do not hear, or neither hear nor let in."""

    name: str
    kind: str
    since: int


class Export(Struct, frozen=True):
    """Everything about me, but for the records of my games: those are asked for table by table."""

    account: Account
    notices: ExportedNotices
    marks: list[ExportedMark]
    games: list[OwnSeat]
    """The newest first, five thousand at most."""


PEOPLE_BODIES: Final = (
    Me, NameClaim, Account, EndSessions, Sheet, Ceremony, CeremonyAnswer, RecoveryCode, LinkOffer, LinkStanding,
    LinkSecret, LinkRequest, LinkDecision, SignInStatus, MergeDecision, OwnSeat, Export,
)  # fmt: skip
