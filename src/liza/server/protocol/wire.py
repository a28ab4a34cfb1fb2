"""Everything that crosses the wire, typed once: the shared pieces, and what the server says on the socket.

What clients say is in ``client_messages.py``. HTTP lives under ``/api`` and speaks JSON (its bodies are in
``bodies.py``); the WebSocket is ``/api/socket``. Every socket message is an object whose ``type`` names it. The JSON
Schema (``/api/schema.json``), the OpenAPI document and the client's TypeScript types are made from these classes.

Tokens never stand in an address that reaches the server: a link carries its token in the fragment
(``/t/<table>#<token>``), HTTP sends it as ``Authorization: Bearer <token>``, a socket says it in its first message.
There are three kinds: a *seat* token plays a seat, an *invite* token joins a private table, a *watch* token watches
one. A public table is joined and watched by its id alone.

``n`` counts the entries of a table's log. Not every entry is a choice in the game (sitting down, proposals and the like
count as well), so a client treats it as a version number: it echoes the latest it has seen and never computes with it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from liza.kernel.base.rulebook import RuleSource
from liza.kernel.schema.view import View
from liza.server.protocol.chance_bodies import EntropyInfo
from liza.server.protocol.clocks import Clock, ClockFace

MAX_NAME: Final = 40
MAX_CHAT: Final = 500
MAX_ACTION: Final = 200
MAX_ID: Final = 64
MAX_SEATS: Final = 16

_PLAIN: Final = r"^[^\x00-\x1f\x7f]*$"
NO_NUL: Final = r"^[^\x00]*$"
"""PostgreSQL keeps no text with a NUL in it."""

Name = Annotated[str, Meta(max_length=MAX_NAME)]
"""What a person wants to be called; may be empty."""
Word = Annotated[str, Meta(max_length=MAX_ID, pattern=_PLAIN)]
"""An id of the project's own: a table, a game, an option, a verb, a bot level, a token."""
Notation = Annotated[str, Meta(max_length=MAX_ACTION, pattern=_PLAIN)]
"""An action as it is written: the verb and the keys it is done to, ``deploy mago``."""
Deal = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]
"""A seed in hexadecimal."""
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""A whole number that JavaScript can hold."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
"""A seat, counted from 0."""
OptionValue = bool | int | str
Happening = dict[str, int | str | None]
"""An event as one viewer sees it: ``event`` is its id, the rest are its fields; what the viewer may not see is null."""


# Shared pieces.


class Text(Struct, frozen=True):
    """A sentence in both languages."""

    es: str
    en: str


class Argument(Struct, frozen=True):
    """One thing that an action is done to."""

    kind: str
    key: str


class Choice(Struct, frozen=True):
    """An action that may be chosen now."""

    action: str
    verb: str
    args: list[Argument]


class ImprintInfo(Struct, frozen=True):
    """What is printed on a game's box besides its title; null where nothing says so."""

    age: int | None
    minutes: list[int] | None
    """From how many to how many."""
    author: str | None


class Reason(Struct, frozen=True):
    """Why an action is not possible: the rule's number, its text, and what would make it possible."""

    rule: str
    text: Text
    unless: Text
    source: RuleSource


class Explanation(Struct, frozen=True):
    """An action and why it is not possible now; without a reason it is."""

    action: str
    verb: str
    args: list[Argument]
    reason: Reason | None


class Problem(Struct, frozen=True):
    """The body of every refused HTTP request."""

    code: str
    es: str
    en: str
    rule: str | None = None
    detail: str | None = None
    """For the maker of the request, in English: which field, which line of the pack."""


class SeatInfo(Struct, frozen=True):
    """The public state of one seat."""

    kind: Literal["person", "bot", "open", "gone"]
    """``gone``: its player has left the game for good, and the rules say what became of the seat."""
    name: str
    """Empty for an open seat or for a player without a name."""
    claimed: bool
    """Whether the name is claimed, so that no other player can have it."""
    level: str | None
    """Of a bot."""
    here: bool
    """Whether a client of this seat is connected; always true for a bot."""
    left: bool
    """Whether the player has left for good. While false, a bot in the seat may be playing for an absent player."""
    owner: Literal["away", "here"] | None
    """Of a bot that plays for an absent player until they return: whether they are looking on. None for other seats."""
    ready: bool
    """Whether this seat is ready to begin: a bot, or a person who has said so where that is asked."""
    since: int | None
    """Since when its person has had to choose, in milliseconds since 1970; null where there is nothing to choose."""
    shown: bool
    """Whether its player lets those who have a certain link see with the eyes of this seat."""
    thinking: bool
    """Whether this is a bot that is choosing now."""
    clock: ClockFace | None


ProposalKind = Literal["draw", "undo", "replace", "retire", "rematch", "pace", "pause", "resume"]


class Proposal(Struct, frozen=True):
    """A proposal that the people at the table must agree on."""

    id: int
    what: ProposalKind
    by: int
    target: int | None
    """The seat that is to be given to a bot (``replace``), or to leave the game by its own rules (``retire``)."""
    clock: Clock | None
    """The clock to play on with (``pace``)."""
    agreed: list[int]
    waiting: list[int]
    """Who has not answered yet."""


class PackInfo(Struct, frozen=True):
    """Which cards are played with."""

    name: str
    hash: str


class OrderCondition(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition of an order: one that the game names, which must hold, or must not."""

    id: Word
    number: int | None = None
    """In place of the number that the game gives it."""
    negated: bool = False


class OrderStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One answer in advance: to which questions, under which conditions, and which answer."""

    at: Annotated[list[Word], Meta(max_length=32)]
    """The moments at which it answers; none means all of them."""
    given: Annotated[list[OrderCondition], Meta(max_length=8)]
    answer: Notation
    """An answer that the game names, or one action after ``= ``."""


class OrderAnswered(Struct, frozen=True):
    """A choice that an order has made: after that, the log was ``n`` long."""

    n: int
    choice: Choice


class OrderInfo(Struct, frozen=True):
    """An order left in advance, as its own player sees it; nobody else sees that there is one."""

    number: int
    kind: str
    """The ready-made order of the game, or ``line``."""
    links: list[OrderStep]
    until: list[OrderCondition]
    times: int
    armed: bool
    """Whether it answers."""
    step: int
    """Which step of a line comes next."""
    used: int
    ended: str
    """Why it has ended: ``until <condition>``, ``otherwise``, ``impossible``, ``done``, ``times`` or ``undone``."""
    answered: list[OrderAnswered]
    """Its latest answers."""


class OutcomeInfo(Struct, frozen=True):
    """How a game ended."""

    reason: str
    """Key of the room's text ``outcome-<reason>``; or ``resigned`` or ``agreed``, which every game knows."""
    ranking: list[list[int]]
    """Seats in groups, the best first; those who share a place are in one group."""
    scores: list[int]


class TableInfo(Struct, frozen=True):
    """The public state of a table."""

    id: str
    game: str
    version: int
    options: dict[str, OptionValue]
    pack: PackInfo
    public: bool
    status: Literal["waiting", "running", "over", "cancelled"]
    """``cancelled``: its host called it off before all seats were taken."""
    created: int
    """Milliseconds since 1970."""
    n: int
    """How long the log is."""
    seats: list[SeatInfo]
    host: int | None
    """The seat of the table's host."""
    actors: list[int]
    """The seats that must choose now; empty before the game starts and after it ends."""
    watchers: int
    """How many are looking on and have no seat, nor one that a bot keeps for them."""
    clock: Clock
    paused: bool
    """Whether all clocks stand still by agreement."""
    proposal: Proposal | None
    proposals: list[ProposalKind]
    """What may be proposed at this table now, in principle."""
    commitment: str
    """SHA-256 of the secret seed, known before the first card."""
    entropy: EntropyInfo | None
    """What the players add to it; null where none of them has promised anything."""
    rated: bool
    """Whether the result counts for ratings."""
    prepared: bool
    """Whether it is dealt from a seed known beforehand, for a first game: then the commitment proves no secret."""
    day: str | None
    """The day whose deal is played here: nothing is undone that has shown something, and there are no hints."""
    open_after: int | None
    """After how many seconds those who watch may see what every seat sees; null where they never may."""
    seed: str | None
    """The secret seed itself, in hexadecimal; only once the game is over."""
    outcome: OutcomeInfo | None
    next: str | None
    """The table of the rematch, once agreed: your token of this table opens it."""
    previous: str | None
    """The table that this one is the rematch of: its game begins once all who sit here have come."""


# Socket, from the server.


class FromServer(Struct, frozen=True, tag_field="type", kw_only=True):
    """What every message of the server has."""


class Welcome(FromServer, frozen=True, kw_only=True, tag="welcome"):
    """Who this client is (null: a spectator) and which seats it does not hear: the answer to ``hello``.

    It comes again, followed by the ``state``, when the client's token no longer plays its seat, or plays it again.
    """

    id: int | None = None
    table: str
    seat: int | None
    played: int | None
    """The seat that the token has played here, where it plays none any more."""
    eyes: int | None
    """The seat with whose eyes a spectator sees; no choice is offered."""
    watch: str
    """The watch token, to share with spectators."""
    muted: list[int]


class TableMessage(FromServer, frozen=True, kw_only=True, tag="table"):
    """The table around the game has changed: seats, presence, clocks, proposals, status."""

    table: TableInfo


Because = Literal["hello", "start", "taken_back", "undone", "ended"]
"""Why the whole position is sent; ``ended``: the players ended the game, not its rules."""


class StateMessage(FromServer, frozen=True, kw_only=True, tag="state"):
    """The whole position: after ``hello``, when the game starts, and when a choice was taken back."""

    n: int
    view: View
    legal: list[Choice]
    may_take_back: bool
    """Whether it is worth asking if one's own last choice can be taken back: never where it is false."""
    events: list[Happening]
    """What led here last: for a new game, its opening."""
    because: Because
    by: int | None = None
    """Whose choice was taken back."""


class Moved(FromServer, frozen=True, kw_only=True, tag="moved"):
    """A seat has chosen or left the game for good, and this is what came of it."""

    n: int
    seat: int
    action: str | None
    """The notation, for the seat itself; others learn from the events what they may."""
    events: list[Happening]
    view: View
    legal: list[Choice]
    may_take_back: bool
    clocks: list[ClockFace | None] | None
    """One per seat where the table has a clock."""


class Declined(FromServer, frozen=True, kw_only=True, tag="declined"):
    """A player has declined a proposal, or has withdrawn their own (``seat`` is ``by``)."""

    n: int
    seat: int
    what: ProposalKind
    by: int


class Chat(FromServer, frozen=True, kw_only=True, tag="chat"):
    """A chat message. After ``hello`` the latest ones come again, in order."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class ChatAnew(FromServer, frozen=True, kw_only=True, tag="chat_anew"):
    """The chat once more, in place of what was told of it: the viewer's person hears others than before."""

    said: list[Chat]


class Over(FromServer, frozen=True, kw_only=True, tag="over"):
    """The game has ended: how, and the secret seed that proves it was fair."""

    n: int
    outcome: OutcomeInfo
    seed: str


class Done(FromServer, frozen=True, kw_only=True, tag="done"):
    """What was asked for has happened and is stored; ``n`` is its place in the log, where it has one."""

    id: int
    n: int | None = None


class MayTakeBack(FromServer, frozen=True, kw_only=True, tag="may_take_back"):
    """The answer to the question of that name, as things stood after entry ``n`` of the log."""

    id: int | None
    n: int
    may: bool


class Explained(FromServer, frozen=True, kw_only=True, tag="explained"):
    """The answer to ``explain``."""

    id: int | None
    action: str
    verb: str
    args: list[Argument]
    reason: Reason | None


class Impossible(FromServer, frozen=True, kw_only=True, tag="impossible"):
    """The answer to ``why_not``."""

    id: int | None
    verb: str
    actions: list[Explanation]


class Notice(FromServer, frozen=True, kw_only=True, tag="notice"):
    """A notice to all clients of the site, to be shown until an empty one of the same kind arrives."""

    kind: Literal["operator", "storage"]
    """From an operator, or: the site cannot store changes right now."""
    es: str
    en: str


class OrdersMessage(FromServer, frozen=True, kw_only=True, tag="orders"):
    """One's own orders left in advance, after they have changed, answered or ended, and after ``hello``."""

    orders: list[OrderInfo]


class Pong(FromServer, frozen=True, kw_only=True, tag="pong"):
    """The answer to ``ping``; ``at`` is the server's time in milliseconds."""

    id: int | None
    at: int


class Error(FromServer, frozen=True, kw_only=True, tag="error"):
    """An error: the request was refused, and the table is unchanged."""

    id: int | None = None
    code: str
    es: str
    en: str
    rule: str | None = None
    detail: str | None = None


Answer = Welcome | Done | MayTakeBack | Explained | Impossible | Pong | Error
ServerMessage = (
    Answer | TableMessage | StateMessage | Moved | Declined | Chat | ChatAnew | Over | Notice | OrdersMessage
)
