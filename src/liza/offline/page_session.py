"""One page's connection to a table, from its hello to its end: what ``/api/socket`` is on a site."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import msgspec

from liza import bots
from liza.match.table import Table
from liza.offline.host import ConnectedPage, OfflineHost, encoded, new_table_id
from liza.server.protocol import wire
from liza.server.protocol.denied import Denied
from liza.server.tables import viewer_messages
from liza.server.tables.replays import brought_up, missed

_MOST_MESSAGE: Final = 4_096
_MOST_MISSED: Final = 200


class PageSession:
    """Answers the messages of one page."""

    def __init__(self, host: OfflineHost, send: Callable[[str], None]) -> None:
        self._host: Final = host
        self._send_text: Final = send
        self._guest: ConnectedPage | None = None

    def hear(self, text: str) -> None:
        """Answer a message, whatever it is."""
        id: int | None = None
        try:
            id = _id_of(text)
            message = _decoded(text)
            self.ANSWERS[type(message)](self, message)
        except Exception as fault:  # noqa: BLE001 - every fault has an answer
            self._send(self._host.error(fault, id))

    def close(self) -> None:
        """Go."""
        if self._guest is not None:
            self._host.leave(self._guest)

    def _send(self, message: wire.FromServer) -> None:
        self._send_text(encoded(message))

    def _done(self, message: wire.FromClient, n: int | None = None) -> None:
        if message.id is not None:
            self._send(wire.Done(id=message.id, n=n))

    def _at_table(self) -> ConnectedPage:
        if self._guest is None:
            raise Denied("hello-first")
        return self._guest

    def _commit(self, message: wire.FromClient, kind: str, body: str = "", n: int | None = None) -> None:
        """Put an entry of one's own seat into the log and say so; ``n`` is the latest that the page has seen."""
        guest = self._at_table()
        seat = guest.own_seat()

        def guard(table: Table) -> None:
            guest.check(table)
            if n is not None and (n > table.n or n < table.asked(seat)):
                raise Denied("stale")

        self._done(message, self._host.commit(guest.kept, kind, seat, body, guard).n)

    # One answer for each message.

    def _hello(self, message: wire.Hello) -> None:
        if self._guest is not None:
            raise Denied("hello-twice")
        kept = self._host.find(message.table)
        _, key = self._host.seat_of(kept, message.token)
        guest = ConnectedPage(self._send, kept, key)
        self._host.enter(guest, lambda: self._greet(guest, message))
        self._guest = guest

    def _greet(self, guest: ConnectedPage, message: wire.Hello) -> None:
        """Bring a page up to date."""
        kept, table, since = guest.kept, guest.kept.table, message.since
        self._send(viewer_messages.welcome(table, kept.plan, guest.seat, guest.key, id=message.id))
        self._send(wire.TableMessage(table=self._host.info(kept)))
        if table.match is not None:
            recent = since is not None and table.n - _MOST_MISSED <= since < table.n
            told = missed(kept.setting, kept.entries, since or 0, guest.seat) if recent else []
            for message_missed in brought_up(table, told, guest.seat):
                self._send(message_missed)
        if table.halted:
            self._send(self._host.error(Denied("broken")))
        for said in kept.said:
            self._send(said)

    def _act(self, message: wire.Act) -> None:
        self._commit(message, "act", message.action, message.n)

    def _take_back(self, message: wire.TakeBack) -> None:
        self._commit(message, "take_back", n=message.n)

    def _ask_take_back(self, message: wire.AskTakeBack) -> None:
        guest = self._at_table()
        self._send(viewer_messages.may_take_back(guest.kept.table, guest.own_seat(), message.id))

    def _propose(self, message: wire.Propose) -> None:
        body: str = message.what
        if message.what in {"replace", "retire"}:
            body = self._about_somebody(message.what, message.target)
        elif message.what == "rematch":
            body = f"rematch {new_table_id()}"
        self._commit(message, "propose", body)

    def _about_somebody(self, what: str, target: int | None) -> str:
        """Return a proposal about somebody's seat: only of somebody who said goodbye or is not there."""
        kept = self._at_table().kept
        if target is None or target >= len(kept.table.chairs):
            raise Denied(f"no-{what}")
        if not kept.table.chairs[target].left and not kept.presence.absent(target):
            raise Denied("present")
        return f"{what} {target}"

    def _agree(self, message: wire.Agree) -> None:
        self._commit(message, "agree", str(message.proposal))

    def _decline(self, message: wire.Decline) -> None:
        self._commit(message, "decline", str(message.proposal))

    def _resign(self, message: wire.Resign) -> None:
        self._commit(message, "resign")

    def _leave(self, message: wire.Leave) -> None:
        self._commit(message, "leave")

    def _ready(self, message: wire.Ready) -> None:
        self._commit(message, "ready")

    def _fill(self, message: wire.Fill) -> None:
        guest = self._at_table()
        seat = guest.own_seat()
        bots.bot(message.level)
        chairs = enumerate(guest.kept.table.chairs)
        wanted = [at for at, chair in chairs if chair.kind == "open"] if message.seat is None else [message.seat]
        n: int | None = None
        for target in wanted:
            n = self._host.commit(guest.kept, "fill", seat, f"{target} {message.level}", guest.check).n
        self._done(message, n)

    def _cancel(self, message: wire.Cancel) -> None:
        self._commit(message, "cancel")

    def _say(self, message: wire.Say) -> None:
        self._host.say(self._at_table(), message.text)
        self._done(message)

    def _mute(self, message: wire.Mute) -> None:
        guest = self._at_table()
        if message.seat >= len(guest.kept.table.chairs):
            raise Denied("no-seat")
        (guest.muted.add if message.muted else guest.muted.discard)(message.seat)
        self._done(message)

    def _explain(self, message: wire.Explain) -> None:
        guest = self._at_table()
        found = viewer_messages.explained(guest.kept.table, guest.own_seat(), message.action)
        self._send(viewer_messages.answer(message.id, found))

    def _why_not(self, message: wire.WhyNot) -> None:
        guest = self._at_table()
        answers = viewer_messages.impossible(guest.kept.table, guest.own_seat(), message.verb)
        self._send(wire.Impossible(id=message.id, verb=message.verb, actions=answers))

    def _ping(self, message: wire.Ping) -> None:
        self._send(wire.Pong(id=message.id, at=self._host.clock()))

    ANSWERS: ClassVar[Mapping[type[wire.FromClient], Callable[[PageSession, Any], None]]] = {
        wire.Hello: _hello, wire.Act: _act, wire.TakeBack: _take_back, wire.Propose: _propose, wire.Agree: _agree,
        wire.Decline: _decline, wire.Resign: _resign, wire.Leave: _leave, wire.Fill: _fill, wire.Cancel: _cancel,
        wire.Say: _say, wire.Mute: _mute, wire.Explain: _explain, wire.WhyNot: _why_not, wire.Ping: _ping,
        wire.Ready: _ready, wire.AskTakeBack: _ask_take_back,
    }  # fmt: skip


def _id_of(text: str) -> int | None:
    """Return the id of a message, also of one that cannot be understood otherwise."""
    try:
        id = json.loads(text).get("id")
    except (ValueError, AttributeError, RecursionError):
        return None
    return id if type(id) is int and id >= 0 else None


def _decoded(text: str) -> wire.FromClient:
    if len(text) > _MOST_MESSAGE:
        raise Denied("too-large")
    try:
        message: wire.FromClient = msgspec.json.decode(text, type=wire.ClientMessage)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Denied("bad-message", str(fault)[:200]) from None
    return message
