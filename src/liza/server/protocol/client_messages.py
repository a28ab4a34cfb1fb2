"""What a client says on the socket of a table.

Every message may carry ``id``: the answer (``welcome``, ``done``, ``explained``, ``impossible``, ``pong`` or ``error``)
carries the same one.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from liza.server.protocol.chance_bodies import Entropy, Promise
from liza.server.protocol.clocks import Clock
from liza.server.protocol.wire import MAX_CHAT, MAX_ID, NO_NUL, Notation, Number, ProposalKind, SeatNumber, Word


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every message of a client has."""

    id: Number | None = None


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: which table, as whom, and how much of its log is known already.

    With ``since`` the missed ``moved`` messages follow; without it (or when too much was missed) a ``state``.
    """

    table: Word
    token: Word | None = None
    since: Number | None = None
    promised: Promise | None = None
    """What one adds to chance, where the game waits for one to come."""
    eyes: SeatNumber | None = None
    """At a table that opens its past to those who watch: with the eyes of which seat, as it was a while ago."""


class Act(FromClient, frozen=True, kw_only=True, tag="act"):
    """Choose an action; ``n`` is the latest entry seen, so that no action is chosen twice or by mistake."""

    n: Number
    action: Notation


class TakeBack(FromClient, frozen=True, kw_only=True, tag="take_back"):
    """Take one's own last choice back."""

    n: Number


class AskTakeBack(FromClient, frozen=True, kw_only=True, tag="may_take_back"):
    """Ask whether one's own last choice can be taken back, where a ``may_take_back`` says that it is worth asking."""


class Propose(FromClient, frozen=True, kw_only=True, tag="propose"):
    """Make a proposal to the other players."""

    what: ProposalKind
    target: SeatNumber | None = None
    clock: Clock | None = None


class Agree(FromClient, frozen=True, kw_only=True, tag="agree"):
    """Say yes to the open proposal."""

    proposal: Number


class Decline(FromClient, frozen=True, kw_only=True, tag="decline"):
    """Say no to the open proposal, or withdraw one's own."""

    proposal: Number


class Resign(FromClient, frozen=True, kw_only=True, tag="resign"):
    """Give up: ends a game of two; in a larger one a bot takes the seat."""


class Leave(FromClient, frozen=True, kw_only=True, tag="leave"):
    """Get up: before the game the seat is open again; during it the others may give it to a bot at once."""


class Ready(FromClient, frozen=True, kw_only=True, tag="ready"):
    """Say that the game may begin, where all seats are taken and the table asks for it."""


class Reveal(FromClient, frozen=True, kw_only=True, tag="reveal"):
    """Show the bytes that one has promised, once they are awaited: before that, another could still choose."""

    shown: Entropy


class Fill(FromClient, frozen=True, kw_only=True, tag="fill"):
    """Seat bots before the game: on an open seat, on all of them, or in place of a player who is not ready.

    Only for the table's host.
    """

    level: Word
    seat: SeatNumber | None = None


class TellTime(FromClient, frozen=True, kw_only=True, tag="time"):
    """Say where one lives (``zone``, a name such as ``Europe/Madrid``), announce a holiday, end it, or end a pause."""

    what: Literal["zone", "holiday", "back", "resume"]
    zone: Annotated[str, Meta(max_length=MAX_ID, pattern=r"^[A-Za-z0-9_+/-]*$")] = ""
    begin: Number = 0
    end: Number = 0


class Cancel(FromClient, frozen=True, kw_only=True, tag="cancel"):
    """Call the table off before the game: for its host."""


class Say(FromClient, frozen=True, kw_only=True, tag="chat"):
    """Send a chat message to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT, pattern=NO_NUL)]


class Mute(FromClient, frozen=True, kw_only=True, tag="mute"):
    """Stop or start hearing a seat; remembered for the seat that asks."""

    seat: SeatNumber
    muted: bool


class Explain(FromClient, frozen=True, kw_only=True, tag="explain"):
    """Ask why an action is not possible now; answered by ``explained``."""

    action: Notation


class WhyNot(FromClient, frozen=True, kw_only=True, tag="why_not"):
    """Ask for all actions of a verb that are not possible now; answered by ``impossible``."""

    verb: Word


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Ask for a ``pong``. A client that sets ``within`` is disconnected when it is silent for that many seconds."""

    within: Annotated[float, Meta(ge=1, le=120)] | None = None


ClientMessage = (
    Hello | Act | TakeBack | AskTakeBack | Propose | Agree | Decline | Resign | Leave | Ready | Reveal | Fill | Cancel
    | Say | Mute | Explain | WhyNot | Ping | TellTime
)  # fmt: skip
