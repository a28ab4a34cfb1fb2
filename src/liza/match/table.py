"""A table: who sits where, what is being proposed, whose time runs, and the match they play.

A table is worked out from its setting and the entries of its log alone, so every process that reads the
same log holds the same table. An entry is checked, then stored, then applied; applying what is stored cannot fail.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, Literal

from liza.kernel.base.errors import OtherVersion
from liza.match.clock import Clocks, pace_of
from liza.match.departures import Departures
from liza.match.entropy import ABOUT_ENTROPY, Entropy
from liza.match.log import UNFINISHED, Entry, EntryRefused, SitDownEntry, TableChange
from liza.match.match import Match
from liza.match.questions import NOT_ASKED, Questions
from liza.match.record import Ending, Record
from liza.match.table_config import Chair, OpenProposal, TableConfig
from liza.match.timing import ABOUT_TIME, Timing

Status = Literal["waiting", "running", "over", "cancelled"]


class Table:
    """A table as its log says it is."""

    def __init__(self, setting: TableConfig) -> None:
        self.setting: Final = setting
        self.game: Final = setting.game
        self.n = 0
        """How long the log is."""
        self.at = setting.created
        self.chairs: Final = [Chair(c.kind, c.name, c.level, c.token, claimed=c.claimed) for c in setting.chairs]
        self.timing: Final = Timing(setting.pace, len(self.chairs))
        self.entropy: Final = Entropy(setting.promised)
        self.match: Match | None = None
        self.proposal: OpenProposal | None = None
        self.next: str | None = None
        """The id of the table of the rematch, once agreed."""
        self.halted = False
        """Whether the engine has failed here: bots and clocks stand still until a player chooses another action."""
        self.cancelled = self.faded = False
        """Whether the table was called off: by its host before it was full, or for want of people (``faded``)."""
        self.departures: Final = Departures()
        self.questions: Final = Questions(len(self.chairs))
        if not (self._open() or setting.gathers):
            self.timing.tick(setting.created)
            if not self.entropy.begin(setting.created):
                self._start()
                self._ask("start", None)

    # Looking.

    @property
    def status(self) -> Status:
        """Whether the table waits for people, plays, or is done."""
        if self.cancelled or self.match is None:
            return "cancelled" if self.cancelled else "waiting"
        return "over" if self.match.over else "running"

    @property
    def clocks(self) -> Clocks | None:
        """The clocks, where the table has some."""
        return self.timing.clocks

    @property
    def settled(self) -> bool:
        """Whether no choice of the game can be taken back, so that the past need not be kept with the present."""
        return self.match is not None and self.match.settled

    @property
    def deadline(self) -> int | None:
        """When the first clock runs out, or the time to add to chance."""
        if self.cancelled or self.entropy.awaited:
            return None if self.cancelled else self.entropy.until
        return None if self.clocks is None else self.clocks.deadline

    @property
    def host(self) -> int | None:
        """The seat of the table's opener, or else the first one taken; before a rematch, only arrived players count."""
        seated = [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]
        if self.setting.gathers and self.match is None:
            seated = [seat for seat in seated if self.chairs[seat].ready]
        opened = [seat for seat in seated if self.setting.chairs[seat].kind == "person"]
        return next(iter(opened + seated), None)

    @property
    def when_late(self) -> list[tuple[str, int]]:
        """The entries, kind and seat, that may be due once the deadline has passed."""
        return [("deal", 0)] if self.entropy.awaited else [("flag", seat) for seat in range(len(self.chairs))]

    def asked(self, seat: int) -> int:
        """Return the entry since which a seat has the question it has now, or NOT_ASKED."""
        return self.questions.asked[seat]

    def decision(self, seat: int) -> int:
        """Return the entry since which a seat has been deciding, through however many choices, or NOT_ASKED."""
        return self.questions.decisions[seat]

    def seat_of(self, key: str) -> int | None:
        """Return the seat that a token, given by its hash, plays now; None once it is left or plays on in a rematch."""
        held = (seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.left)
        return None if self.next else next((seat for seat in held if self.chairs[seat].carries(key)), None)

    def away(self, key: str) -> int | None:
        """Return the seat that a bot plays for a token's person, who was away and may take it back; None if none."""
        return self.kept_for(key) if self.status == "running" else None

    def kept_for(self, key: str) -> int | None:
        """Return the seat that a bot has played for a token's person until they are back, or until the end."""
        kept = (seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot" and not chair.left)
        return next((seat for seat in kept if self.chairs[seat].carries(key)), None)

    def knows(self, key: str) -> bool:
        """Whether a token, given by its hash, plays a seat of this table or has played one in its game."""
        return self.played_by(key) is not None

    def played_by(self, key: str) -> int | None:
        """Return the seat that a token plays or has played; None for those who only watch."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.carries(key)), None)

    def ready(self, seat: int) -> bool:
        """Whether a seat can begin: a bot sits there, or a person, ready where that matters."""
        chair = self.chairs[seat]
        waits = self.setting.asks_ready or self.setting.gathers
        return chair.kind != "open" and (not waits or chair.kind != "person" or chair.ready)

    def expects(self, key: str) -> int | None:
        """Return the seat for which the game waits until the holder of a token comes; None if it does not."""
        seat = self.seat_of(key) if self.setting.gathers and self.status == "waiting" else None
        return None if seat is None or self.chairs[seat].ready else seat

    def bot_turns(self) -> dict[int, int]:
        """Return the bots that must choose now, and the entry since which each is asked."""
        if self.halted or self.cancelled:
            return {}
        return {
            seat: n for seat, n in enumerate(self.questions.asked) if n != NOT_ASKED and self.chairs[seat].kind == "bot"
        }

    def waiting_for(self) -> list[int]:
        """Return the persons who have not answered the open proposal."""
        proposal = self.proposal
        told = range(len(self.chairs)) if proposal is None else {proposal.by, proposal.target, *proposal.agreed}
        return [seat for seat in self._persons() if seat not in told]

    def may_propose(self) -> list[str]:
        """Return what can be proposed at this table now, in principle."""
        if self.status == "over":
            return [] if self.next else ["rematch"]
        if self.status in {"waiting", "cancelled"}:
            return []
        if self.halted:
            return ["draw"]
        draw = ["draw"] if self.game.spec.draws and len(self._persons()) > 1 else []
        undo = [] if self.setting.rated else ["undo"]
        return [*draw, *undo, "replace", *(["retire"] if self.game.leaves else []), *self.timing.may_propose()]

    def _open(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def _persons(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.left]

    def _running(self) -> Match:
        if self.match is None:
            raise EntryRefused("not-started")
        if self.match.over or self.cancelled:
            raise EntryRefused("faded" if self.cancelled else "over")
        return self.match

    # Checks, which leave the table unchanged.

    def check(self, kind: str, seat: int, body: str, now: int) -> None:
        """Raise the reason why an entry is refused, if there is one."""
        if kind in ABOUT_TIME:
            self.timing.check(kind, seat, body, now)
        elif kind in ABOUT_ENTROPY:
            self.entropy.check(kind, seat, body, now)
        else:
            self.CHECKS[kind](self, seat, body, now)

    def _check_sit(self, seat: int, _body: str, _now: int) -> None:
        if self.cancelled:
            raise EntryRefused("faded" if self.faded else "cancelled")
        if seat >= len(self.chairs):
            raise EntryRefused("no-seat")
        if self.chairs[seat].kind != "open":
            raise EntryRefused("seat-taken")

    def _check_fill(self, seat: int, body: str, now: int) -> None:
        self._check_cancel(seat, body, now)
        target = int(body.partition(" ")[0])
        if target == seat or self._open() or target >= len(self.chairs) or self.ready(target):
            self._check_sit(target, body, now)

    def _check_ready(self, seat: int, _body: str, _now: int) -> None:
        if self.cancelled:
            raise EntryRefused("cancelled")
        if self.match is not None or self.entropy.awaited:
            raise EntryRefused("started")
        if self._open() and not self.setting.gathers:
            raise EntryRefused("not-full")
        if self.chairs[seat].ready:
            raise EntryRefused("ready")

    def _check_cancel(self, seat: int, _body: str, _now: int) -> None:
        if self.cancelled:
            raise EntryRefused("cancelled")
        if self.match is not None or self.entropy.awaited:
            raise EntryRefused("started")
        if seat != self.host:
            raise EntryRefused("not-host")

    def _check_fade(self, _seat: int, _body: str, _now: int) -> None:
        if self.status not in UNFINISHED:
            raise EntryRefused("cancelled" if self.cancelled else "over")

    def _check_leave(self, seat: int, _body: str, _now: int) -> None:
        if self.chairs[seat].left:
            raise EntryRefused("left")

    def _check_act(self, seat: int, body: str, now: int) -> None:
        match = self._running()
        action = self.game.parse(body)
        if action not in match.legal(seat):
            raise self.game.illegal(match.state, seat, action)
        if self.clocks is not None and self.clocks.running(seat) and not self.clocks.left(seat, now):
            raise EntryRefused("time")

    def _check_resign(self, _seat: int, _body: str, _now: int) -> None:
        self._running()

    def _check_take_back(self, seat: int, _body: str, _now: int) -> None:
        if not self._running().may_take_back(seat):
            raise EntryRefused("no-take-back")

    def _check_flag(self, seat: int, _body: str, now: int) -> None:
        self._running()
        if self.clocks is None or not self.clocks.running(seat) or self.clocks.left(seat, now):
            raise EntryRefused("time-left")

    def _check_return(self, seat: int, _body: str, _now: int) -> None:
        self._running()
        chair = self.chairs[seat]
        if chair.kind != "bot" or not chair.token or chair.left:
            raise EntryRefused("seat-taken")

    def _check_halt(self, _seat: int, _body: str, _now: int) -> None:
        self._running()
        if self.halted:
            raise EntryRefused("broken")

    def _check_propose(self, seat: int, body: str, _now: int) -> None:
        wanted = OpenProposal(0, seat, body)
        if self.proposal is not None:
            raise EntryRefused("proposal-open")
        if wanted.what not in self.may_propose():
            raise EntryRefused(f"no-{wanted.what}")
        if wanted.what == "undo" and not self._running().may_undo(seat):
            raise EntryRefused("no-undo")
        if wanted.what == "pace":
            pace_of(wanted.word)
        if wanted.target is not None:
            taken = wanted.target < len(self.chairs) and self.chairs[wanted.target].kind == "person"
            if not taken or wanted.target == seat:
                raise EntryRefused(f"no-{wanted.what}")

    def _check_agree(self, seat: int, body: str, _now: int) -> None:
        if self.proposal is None or body != str(self.proposal.id) or seat not in self.waiting_for():
            raise EntryRefused("no-proposal")
        if self.proposal.what == "undo" and not self._running().may_undo(self.proposal.by):
            raise EntryRefused("no-undo")

    def _check_decline(self, seat: int, body: str, _now: int) -> None:
        asked = [] if self.proposal is None else [self.proposal.by, *self.waiting_for()]
        if self.proposal is None or body != str(self.proposal.id) or seat not in asked:
            raise EntryRefused("no-proposal")

    # Applying.

    def apply(self, entry: Entry) -> TableChange:
        """Do what a stored entry says."""
        if entry.n != self.n + 1:
            raise ValueError(f"entry {entry.n} cannot follow entry {self.n}")
        self.timing.tick(entry.at)
        self.n = entry.n
        self.at = entry.at
        was_over = self.status == "over"
        deed = self.DEEDS.get(entry.kind)
        if deed is None:
            raise OtherVersion(f"Entry {entry.n} of the table is of a kind that this version does not know.")
        change = deed(self, entry)
        back = self._ask(change.what, change.by)
        if self.match is not None and not was_over:
            self.departures.note(self.chairs, self.timing.standing_in, entry.n)
        return change._replace(ended=self.status == "over" and not was_over, reseated=back)

    def _sit(self, entry: Entry) -> TableChange:
        sits = SitDownEntry.of_body(entry.body)
        self.chairs[entry.seat] = Chair("person", sits.name, token=sits.key, claimed=sits.claimed)
        self.entropy.promised[entry.seat] = sits.promised
        return self._seated(entry)

    def _ready(self, entry: Entry) -> TableChange:
        """Let the game begin for one player; one who had to come first may add to chance now."""
        if entry.body:
            self.entropy.promised[entry.seat] = entry.body
        return self._seated(entry)

    def _fill(self, entry: Entry) -> TableChange:
        """Let a bot sit down: the body is its seat and its level. It keeps the seat of a player who did not answer."""
        seat, _, level = entry.body.partition(" ")
        chair = self.chairs[int(seat)]
        taken = chair.taken_by("bot", level)
        if self.setting.rated:
            taken.token = ""
        self.chairs[int(seat)] = taken
        self.entropy.promised[int(seat)] = ""
        return self._seated(entry)

    def _cancel(self, entry: Entry) -> TableChange:
        self.cancelled = True
        return TableChange(entry, [])

    def _fade(self, entry: Entry) -> TableChange:
        """Call the table off for want of people."""
        self.faded = True
        self.proposal = None
        return self._cancel(entry)

    def _seated(self, entry: Entry) -> TableChange:
        """Begin, once all seats are taken and ready. Taking or filling the last seat counts as ready."""
        if self.setting.gathers or not self._open():
            self.chairs[entry.seat].ready = True
        if not all(map(self.ready, range(len(self.chairs)))) or self.entropy.begin(entry.at):
            return TableChange(entry, [])
        return TableChange(entry, self._start().opening, "start")

    def _add(self, entry: Entry) -> TableChange:
        """Take in what a seat adds to chance, and begin once there is no more to wait for."""
        begins = self.entropy.do(entry)
        return TableChange(entry, self._start().opening, "start") if begins else TableChange(entry, [])

    def _start(self) -> Match:
        names = [chair.name or chair.level for chair in self.chairs]
        setting = self.setting
        record = Record.begin(self.game, seats=len(self.chairs), seed=setting.seed, names=names, **setting.options)
        record.entropy[:] = self.entropy.shown
        self.match = Match(record)
        return self.match

    def _leave(self, entry: Entry) -> TableChange:
        if self.match is None and not self.entropy.awaited:
            self.chairs[entry.seat] = Chair("open")
            self.entropy.promised[entry.seat] = ""
            for chair in () if self.setting.gathers else self.chairs:
                chair.ready = False  # all are asked again when another player has come
        else:
            self.chairs[entry.seat].left = True
        return self._settle(entry)

    def _act(self, entry: Entry) -> TableChange:
        assert self.match is not None
        self.halted = False
        if self.chairs[entry.seat].kind == "person":
            self.chairs[entry.seat].left = False  # in logs of earlier versions a player came back by choosing
        if self.proposal is not None and (self.proposal.what in {"draw", "undo"} or self.proposal.target == entry.seat):
            self.proposal = None
        self.timing.chose(entry.seat)
        self.departures.chose(entry.seat)
        events = self.match.act(entry.seat, self.game.parse(entry.body))
        return TableChange(entry, events, "moved", entry.seat)

    def _take_back(self, entry: Entry) -> TableChange:
        assert self.match is not None
        self.match.withdraw(entry.seat)  # whether it may be taken back was found out before it was stored
        self.proposal = None
        return TableChange(entry, [], "taken_back", entry.seat)

    def _resign(self, entry: Entry) -> TableChange:
        assert self.match is not None
        if len(self.chairs) == 2:
            self.match.end(Ending(entry.seat))
        else:
            self.chairs[entry.seat].left = True
            self._give_to_bot(entry.seat)
        return self._settle(entry)

    def _flag(self, entry: Entry) -> TableChange:
        self.timing.miss(entry.seat)
        self._give_to_bot(entry.seat)
        return self._settle(entry)

    def _time(self, entry: Entry) -> TableChange:
        self.timing.do(entry)
        return TableChange(entry, [])

    def _halt(self, entry: Entry) -> TableChange:
        """Stand still: what the body names went wrong when the seat's choice was carried out."""
        self.halted = True
        self.proposal = None
        return TableChange(entry, [])

    def _return(self, entry: Entry) -> TableChange:
        """Give the seat back to a player who was away; the question there is a new one for them."""
        self._hand_back(entry.seat)
        self.timing.come_back(entry.seat)
        return TableChange(entry, [], by=entry.seat)

    def _show(self, entry: Entry) -> TableChange:
        """Let those who have the link of a seat see with its eyes from this entry on, or no longer."""
        self.chairs[entry.seat].shown = entry.n if entry.kind == "show" else 0
        return TableChange(entry, [])

    def _propose(self, entry: Entry) -> TableChange:
        self.proposal = OpenProposal(entry.n, entry.seat, entry.body, [entry.seat])
        return self._settle(entry)

    def _agree(self, entry: Entry) -> TableChange:
        assert self.proposal is not None
        self.proposal.agreed.append(entry.seat)
        return self._settle(entry)

    def _decline(self, entry: Entry) -> TableChange:
        declined, self.proposal = self.proposal, None
        return TableChange(entry, [], answered=declined)

    def _settle(self, entry: Entry) -> TableChange:
        """Do what is proposed, if all who are asked have agreed; drop what no longer makes sense."""
        proposal = self.proposal
        if proposal is not None and proposal.what not in self.may_propose():
            self.proposal = None
        elif proposal is not None and not self.waiting_for():
            self.proposal = None
            assert self.match is not None
            if proposal.what == "undo":
                self.match.undo(proposal.by)
                return TableChange(entry, [], "undone", proposal.by, answered=proposal)
            if proposal.what == "draw":
                self.match.end(Ending(None))
            elif proposal.what == "rematch":
                self.next = proposal.word
            elif proposal.what == "pace":
                self.timing.change_pace(proposal.word, entry.at)
                self.questions.forget_decisions()
            elif proposal.what in {"pause", "resume"}:
                self.timing.paused = proposal.what == "pause"
            elif proposal.what == "retire" and proposal.target is not None:
                return self._retire(entry, proposal.target)._replace(answered=proposal)
            elif proposal.target is not None:
                self._give_to_bot(proposal.target)
            return TableChange(entry, [], answered=proposal)
        return TableChange(entry, [])

    def _retire(self, entry: Entry, seat: int) -> TableChange:
        """Take a seat out of the game, as its rules say."""
        assert self.match is not None
        self.chairs[seat] = self.chairs[seat].taken_by("gone", left=True)
        return TableChange(entry, self.match.leave(seat), "departed", seat)

    def _give_to_bot(self, seat: int) -> None:
        """Let a bot play a seat: for good if its person has said goodbye, otherwise until they are back."""
        if self.proposal is not None and self.proposal.target == seat:
            self.proposal = None
        chair, level = self.chairs[seat], self.timing.stand_in or self.setting.substitute
        self.chairs[seat] = chair.taken_by("bot", level, left=chair.left)

    def _hand_back(self, seat: int) -> None:
        """Let the person of a seat play it again."""
        self.chairs[seat] = self.chairs[seat].taken_by("person")
        self.timing.standing_in.discard(seat)

    def _ask(self, what: str, by: int | None) -> bool:
        """Work out who is asked anew since this entry and whose clock runs; return whether a seat changed hands."""
        actors = () if self.match is None else self.match.actors
        back = [seat for seat in self.timing.standing_in if seat not in actors]
        for seat in back:
            self._hand_back(seat)
        anew, begun = self.questions.ask(self.match, self.n, self.at, what, by)
        people = [seat for seat in actors if self.chairs[seat].kind == "person"]
        self.timing.run([] if self.halted else people, anew, begun)
        return bool(back)

    # What each kind of entry needs, and what it does.

    CHECKS: ClassVar[Mapping[str, Callable[[Table, int, str, int], None]]] = {
        "sit": _check_sit, "leave": _check_leave, "act": _check_act, "take_back": _check_take_back,
        "resign": _check_resign, "flag": _check_flag, "propose": _check_propose, "agree": _check_agree,
        "decline": _check_decline, "fill": _check_fill, "cancel": _check_cancel, "return": _check_return,
        "halt": _check_halt, "fade": _check_fade, "ready": _check_ready, "show": _check_leave, "hide": _check_leave,
    }  # fmt: skip
    DEEDS: ClassVar[Mapping[str, Callable[[Table, Entry], TableChange]]] = {
        "sit": _sit, "leave": _leave, "act": _act, "take_back": _take_back, "resign": _resign, "flag": _flag,
        "propose": _propose, "agree": _agree, "decline": _decline, "fill": _fill, "cancel": _cancel,
        "return": _return, "halt": _halt, "fade": _fade, "ready": _ready, "show": _show, "hide": _show,
        **dict.fromkeys(ABOUT_TIME, _time), **dict.fromkeys(ABOUT_ENTROPY, _add),
    }  # fmt: skip
