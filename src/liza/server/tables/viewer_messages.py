"""From a table to the messages that one viewer may get. All game data sent to clients passes through here."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.base.rulebook import Reason as Refusal
from liza.kernel.core.game import Game
from liza.kernel.schema.events import Event
from liza.match.log import TableChange
from liza.match.match import Match
from liza.match.table import Table
from liza.server.protocol import wire
from liza.server.protocol.chance_bodies import EntropyInfo, SeatEntropy
from liza.server.protocol.clocks import ClockFace
from liza.server.protocol.denied import Denied
from liza.server.tables.presence import ConnectedClient, Presence
from liza.server.tables.table_plan import TablePlan, clock_of

Viewer = int | None
"""A seat, or None for a spectator."""
MOST_EXPLAINED: Final = 200
"""How many actions of a verb are explained at once."""


@lru_cache(50_000)
def choice(game: Game[Any], action: int) -> wire.Choice:
    """Return an action as it is offered."""
    verb, offset = game.space.split(action)
    args = [wire.Argument(kind.id, key) for kind, key in zip(verb.kinds, verb.keys(offset), strict=True)]
    return wire.Choice(game.notation(action), verb.id, args)


def legal(match: Match, viewer: Viewer) -> list[wire.Choice]:
    """Return what a viewer may choose now."""
    if viewer is None:
        return []
    return [choice(match.game, action) for action in match.legal(viewer)]


def happenings(events: Iterable[Event], viewer: Viewer) -> list[wire.Happening]:
    """Return what a viewer sees of what happened."""
    seen = (event.seen_by(viewer) for event in events)
    return [dict(happening) for happening in seen if happening is not None]


def about(table: Table, change: TableChange, viewer: Viewer, now: int) -> list[wire.FromServer]:
    """Return everything that a viewer is told about the game when an entry was stored."""
    found: list[wire.FromServer] = []
    if change.what == "moved":
        found.append(moved(table, change, viewer, now, change.entry.body))
    elif change.what == "departed":
        found.append(moved(table, change, viewer, now, None))
    elif change.what != "table":
        found.append(state(table, viewer, change.what, change.by))
    elif change.entry.kind == "decline" and change.answered is not None:
        what: Any = change.answered.what
        found.append(wire.Declined(n=change.entry.n, seat=change.entry.seat, what=what, by=change.answered.by))
    if change.ended:
        if change.what == "table":
            found.append(state(table, viewer, "ended", change.entry.seat))
        found.append(over(table))
    return found


def moved(table: Table, change: TableChange, viewer: Viewer, now: int, action: str | None) -> wire.Moved:
    """Return the message about a choice, or about a seat that left the game."""
    match = _playing(table)
    assert change.by is not None
    return wire.Moved(
        n=change.entry.n,
        seat=change.by,
        action=action if viewer == change.by else None,
        events=happenings(change.events, viewer),
        view=match.view(viewer),
        legal=legal(match, viewer),
        may_take_back=viewer is not None and match.might_take_back(viewer),
        clocks=None if table.clocks is None else [_face(table, at, now) for at in range(len(table.chairs))],
    )


def state(table: Table, viewer: Viewer, because: wire.Because, by: int | None = None) -> wire.StateMessage:
    """Return the message with the whole position."""
    match = _playing(table)
    return wire.StateMessage(
        n=table.n,
        view=match.view(viewer),
        legal=legal(match, viewer),
        may_take_back=viewer is not None and match.might_take_back(viewer),
        events=happenings(match.state.events, viewer),
        because=because,
        by=by,
    )


def for_client(client: ConnectedClient, told: Iterable[wire.FromServer]) -> list[wire.FromServer]:
    """Return messages as a client gets them: one who sees with the eyes of another's seat is offered no choice."""
    if client.seat is not None or client.viewer is None:
        return [*told]
    return [
        msgspec.structs.replace(message, legal=[], may_take_back=False)
        if isinstance(message, wire.Moved | wire.StateMessage)
        else message
        for message in told
    ]


def welcome(
    table: Table,
    plan: TablePlan,
    seat: Viewer,
    key: str | None,
    muted: Iterable[int] = (),
    id: int | None = None,
    eyes: Viewer = None,
) -> wire.Welcome:
    """Return the message that tells a client its seat, by the hash of its token, or with whose eyes it sees."""
    played = table.played_by(key) if seat is None and key is not None else None
    return wire.Welcome(
        id=id,
        table=table.setting.id,
        seat=seat,
        played=played,
        eyes=eyes if seat is None else None,
        watch=plan.watching,
        muted=sorted(muted),
    )


def over(table: Table) -> wire.Over:
    """Return the message about the end."""
    match = _playing(table)
    assert match.outcome is not None
    return wire.Over(n=table.n, outcome=outcome(match), seed=table.setting.seed.hex())


def outcome(match: Match) -> wire.OutcomeInfo:
    """Return how a match ended."""
    assert match.outcome is not None
    ended = match.outcome
    return wire.OutcomeInfo(ended.reason, [list(group) for group in ended.ranking], list(ended.scores))


def table_info(table: Table, plan: TablePlan, presence: Presence, now: int) -> wire.TableInfo:
    """Return the table's public state."""
    ended = table.match if table.status == "over" else None
    pack = table.game.pack
    here = presence.seats()
    return wire.TableInfo(
        id=table.setting.id,
        game=plan.game,
        version=plan.version,
        options=plan.options,
        pack=wire.PackInfo(pack.name, pack.hash),
        public=plan.public,
        status=table.status,
        created=plan.created,
        n=table.n,
        seats=[_seat(table, seat, now, here=seat in here) for seat in range(len(table.chairs))],
        host=table.host,
        actors=[] if table.status != "running" or table.match is None else list(table.match.actors),
        watchers=presence.watchers(),
        clock=plan.clock if table.timing.chosen is None else clock_of(table.timing.chosen),
        paused=table.timing.paused,
        proposal=_proposal(table),
        proposals=table.may_propose(),  # type: ignore[arg-type]  # the same words
        commitment=table.setting.commitment,
        entropy=_entropy(table),
        rated=plan.rated,
        prepared=bool(plan.deal),
        day=plan.day or None,
        open_after=plan.open_after or None,
        seed=None if ended is None else table.setting.seed.hex(),
        outcome=None if ended is None else outcome(ended),
        next=table.next,
        previous=plan.previous,
    )


def _entropy(table: Table) -> EntropyInfo | None:
    told = table.entropy
    if not any(told.promised):
        return None
    pairs = zip(told.promised, told.shown, strict=True)
    seats = [SeatEntropy(promised, shown or None) if promised else None for promised, shown in pairs]
    return EntropyInfo(told.awaited, seats)


def _seat(table: Table, seat: int, now: int, *, here: bool) -> wire.SeatInfo:
    chair = table.chairs[seat]
    bot = chair.kind == "bot"
    return wire.SeatInfo(
        kind=chair.kind,  # type: ignore[arg-type]  # one of the four
        name=chair.name,
        claimed=chair.claimed,
        level=chair.level if bot else None,
        here=bot or here,
        left=chair.left,
        owner=("here" if here else "away") if bot and chair.token and not chair.left else None,
        ready=table.ready(seat),
        since=table.questions.since[seat] if table.decision(seat) >= 0 and chair.kind == "person" else None,
        shown=bool(chair.shown) and not chair.left,
        thinking=bot and not table.halted and table.asked(seat) >= 0,
        clock=_face(table, seat, now),
    )


def _face(table: Table, seat: int, now: int) -> ClockFace | None:
    if table.clocks is None or table.chairs[seat].kind != "person":
        return None
    left, running = table.clocks.left(seat, now), table.clocks.running(seat)
    if not table.timing.slow:
        return ClockFace(left, running)
    rest = table.timing.rests[seat]
    ahead = [[begin, end] for begin, end in rest.holidays if end > now]
    until, reserve = table.clocks.until(seat), table.clocks.reserve(seat, now)
    return ClockFace(left, running, until, reserve, ahead, bool(rest.zone), table.timing.missed[seat])


def _proposal(table: Table) -> wire.Proposal | None:
    proposal = table.proposal
    if proposal is None:
        return None
    what: Any = proposal.what
    clock = clock_of(proposal.word) if what == "pace" else None
    agreed = list(proposal.agreed)
    return wire.Proposal(proposal.id, what, proposal.by, proposal.target, clock, agreed, table.waiting_for())


def _playing(table: Table) -> Match:
    if table.match is None:
        raise Denied("not-started")
    return table.match


def may_take_back(table: Table, seat: int, id: int | None) -> wire.MayTakeBack:
    """Return whether a seat can take its last choice back, which takes some milliseconds to find out the first time."""
    return wire.MayTakeBack(id=id, n=table.n, may=_playing(table).may_take_back(seat))


# Explaining.


def explained(table: Table, seat: int, text: str) -> wire.Explanation:
    """Return why a seat may not choose an action now."""
    match = _playing(table)
    return _explained(match, seat, table.game.parse(text))


def impossible(table: Table, seat: int, verb: str) -> list[wire.Explanation]:
    """Return all actions of a verb that a seat may not choose now, with the reasons."""
    match = _playing(table)
    space = table.game.space
    found = next((known for known in space.verbs if known.id == verb), None)
    if found is None:
        raise Denied("no-verb", f"The verbs are {', '.join(known.id for known in space.verbs)}.")
    base = space.base(verb)
    offered = set(match.legal(seat))
    actions = [action for action in range(base, base + found.size) if action not in offered]
    return [_explained(match, seat, action) for action in actions[:MOST_EXPLAINED]]


def _explained(match: Match, seat: int, action: int) -> wire.Explanation:
    if match.record.ending is not None:
        raise Denied("over")
    against = match.explain(seat, action)
    asked = choice(match.game, action)
    return wire.Explanation(asked.action, asked.verb, asked.args, None if against is None else reason(against))


def answer(id: int | None, found: wire.Explanation) -> wire.Explained:
    """Return an explanation as the socket says it."""
    return wire.Explained(id=id, action=found.action, verb=found.verb, args=found.args, reason=found.reason)


def reason(against: Refusal) -> wire.Reason:
    """Return a reason in both languages."""
    both = {lang: against.in_language(lang) for lang in LANGUAGES}
    text = wire.Text(**{lang: said.text for lang, said in both.items()})
    unless = wire.Text(**{lang: said.unless for lang, said in both.items()})
    return wire.Reason(against.rule, text, unless, against.source)
