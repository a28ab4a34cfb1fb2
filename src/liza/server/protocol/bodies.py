"""The bodies of HTTP requests and answers: the catalogue, tables, records."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from liza.kernel.schema.view import View
from liza.server.protocol.chance_bodies import Promise
from liza.server.protocol.clocks import Clock, NoClock
from liza.server.protocol.record_bodies import RecordFile
from liza.server.protocol.replay_notes import ReplayNote
from liza.server.protocol.wire import (
    MAX_SEATS,
    Argument,
    Choice,
    Deal,
    Explanation,
    Happening,
    ImprintInfo,
    Name,
    Notation,
    OptionValue,
    OutcomeInfo,
    PackInfo,
    Problem,
    Reason,
    SeatNumber,
    TableInfo,
    Text,
    Word,
)

MAX_PACK: Final = 100_000
MOST_OPEN_AFTER: Final = 7 * 86_400
"""Seconds after which those who watch a table may see everything, at the most."""


class OptionInfo(Struct, frozen=True):
    """An option of a game with its values, all labelled; printed is null where the rulebook is silent."""

    id: str
    label: Text
    about: Text
    """What it is about, in one sentence."""
    default: OptionValue
    printed: OptionValue | None
    values: list[OptionValueInfo]


class OptionValueInfo(Struct, frozen=True):
    """One value of an option."""

    value: OptionValue
    label: Text


class GameInfo(Struct, frozen=True):
    """A game as the catalogue shows it."""

    id: str
    title: str
    seats: list[int]
    """The seat counts allowed."""
    seat_names: list[Text]
    """The name of each side, for the largest seat count."""
    minutes: int
    imprint: ImprintInfo
    version: int
    about: Text
    options: list[OptionInfo]
    levels: list[str]
    """Of bots, the weakest first."""
    draws: bool
    """Whether a draw may be offered."""
    pack: PackInfo
    exercises: int
    """How many there are."""


class GameTexts(Struct, frozen=True):
    """Fluent source of every word of a game in one language, to be added to one bundle in this order."""

    lang: str
    common: str
    """Words of every table."""
    room: str
    """Words of this game."""
    names: str
    """``<kind>-<key>`` for every name that the pack gives."""


class RuleLine(Struct, frozen=True):
    """One clause of the rulebook."""

    rule: str
    text: Text
    outside: Text | None
    """Why software cannot have it, for the few it cannot."""
    chapter: str | None
    """Where in the printed book it stands; None for a ruling of ours."""
    derived: bool
    """Whether it follows from what is printed without being said."""
    differs: Text | None
    """What the game does otherwise than is printed there."""
    see: list[str]
    """Other rules that it has to do with, rulings first."""
    scene: str | None
    """The rule whose scene shows it, often itself; None where there is no position in which it can be seen."""


class RulebookInfo(Struct, frozen=True):
    """The in-game rulebook: the whole game told (Markdown, in both languages) and every clause by number."""

    markdown: Text
    rules: list[RuleLine]


class PositionInfo(Struct, frozen=True):
    """A position of the game for a board to draw, as one of its seats sees it."""

    seat: int
    view: View
    choices: list[Choice]
    """What that seat may choose."""


class SceneMoment(Struct, frozen=True):
    """One act on the way to a position: what the table looked like before it, who did what, and what came of it."""

    view: View
    seat: int
    action: Choice
    events: list[Happening]


class SceneInfo(Struct, frozen=True):
    """A position in which a rule can be seen, taken from the test that proves it: an act, and what comes of it."""

    rule: str
    test: str
    led: list[SceneMoment]
    """How the position came about, as far as the test tells."""
    position: PositionInfo
    action: Choice | None
    """The action that is tried; None where the scene only shows a position."""
    reason: Reason | None
    """Why it is refused; None for what is done."""
    events: list[Happening]
    after: View | None


class CardInfo(Struct, frozen=True):
    """One kind of card or piece."""

    kind: str
    key: str
    name: Text
    text: Text | None
    """What it does, in words."""
    numbers: dict[str, int]
    origin: Literal["printed", "partly", "original"] | None
    """Whether the rulebook prints it: all, in part, or not at all; None where the pack does not say."""
    printed: list[str]
    """Of what is printed in part, the fields that are."""
    parts: list[Argument]
    """What belongs to it: a character's special abilities."""


class CardMeasureInfo(Struct, frozen=True):
    """What games between bots say of a card (`scripts/generate balance` plays them): company, not cause."""

    games: int
    bots: str
    had: float
    """Of all seats, the share that had it."""
    played: float
    wins: float | None
    """By how much those seats won more often than others like them; None where too few games tell."""
    low: float | None
    """The bounds of that, 95 times in 100."""
    high: float | None


class AlmanacEntry(Struct, frozen=True):
    """One card, character, monster or event of a pack."""

    key: str
    kind: str
    """What it goes by in texts and views."""
    name: Text
    text: Text | None
    numbers: dict[str, int]
    copies: int | None
    """How many of it there are in the box; None where the pack does not count it."""
    origin: Literal["printed", "partly", "original"] | None
    printed: list[str]
    """Of what is printed in part, the fields that are."""
    rules: list[str]
    """The rules that name it or are shown with it."""
    measured: CardMeasureInfo | None
    """None without measurements made with these cards under these rules."""


class Chapter(Struct, frozen=True):
    """All things of one sort, in the order of the pack."""

    id: str
    name: Text
    rules: list[str]
    """The rules that speak of this sort of thing."""
    entries: list[AlmanacEntry]


# Tables.


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: you or a friend with the link (``person``), a bot, or the first who comes (``open``)."""

    kind: Literal["person", "bot", "open"]
    level: Word | None = None
    """Of the bot."""
    name: Name = ""
    """Of the person."""
    promised: Promise | None = None
    """The hash of the bytes that the person will add to chance."""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Its game starts once all seats are taken and, where ``ready`` is set, all are ready."""

    game: Word
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=MAX_SEATS)]
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=50)] = field(default_factory=dict)
    pack: Annotated[str, Meta(max_length=MAX_PACK)] | None = None
    """The TOML text of a pack of one's own; the game's own cards without it."""
    public: bool = False
    clock: Clock = field(default_factory=NoClock)
    ready: bool = False
    deal: Deal | None = None
    """The seed of a prepared deal, for a first game; only where one person plays bots, whom knowing it cannot cheat."""
    rated: bool = False
    group: Word | None = None
    open_after: Annotated[int, Meta(ge=0, le=MOST_OPEN_AFTER)] = 0
    """After how many seconds those who watch may see what every seat sees; 0: never."""


class SeatKey(Struct, frozen=True):
    """A seat and the token that plays it; shown once, here."""

    seat: int
    token: str


class TableCreated(Struct, frozen=True):
    """Everything that the maker of a table gets, once."""

    table: TableInfo
    keys: list[SeatKey]
    """One for each seat of a person: keep one, hand the others out, or play them all on one screen."""
    invite: str
    watch: str
    """What joins the table and what watches it; neither is needed for a public one."""


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to sit down (with the invite token as bearer where the table is private)."""

    name: Name = ""
    seat: SeatNumber | None = None
    """A certain open seat; the first open one by default."""
    promised: Promise | None = None


class JoinedSeat(Struct, frozen=True):
    """The seat that was taken."""

    table: TableInfo
    key: SeatKey


class TableRow(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    created: int
    seats: list[str]
    """Names; a bot's is its level, an open seat's is empty."""
    open: list[int]
    clock: Clock
    rated: bool
    ended: int | None
    outcome: OutcomeInfo | None


class TableList(Struct, frozen=True):
    """A page of tables, the newest first; ``after`` asks for the next page, null on the last."""

    tables: list[TableRow]
    after: int | None


class ExplainAction(Struct, frozen=True, forbid_unknown_fields=True):
    """A question: why may I not do this now?"""

    action: Notation


class ReplayStep(Struct, frozen=True):
    """One choice of a game and what came of it, as one viewer sees it. The first step is the opening: no seat."""

    step: int
    """Counted from 0, without what was taken back."""
    seat: int | None
    action: str | None
    """Only where the viewer may know it: their own, or all once the game is over; ``leaves``: the seat left."""
    events: list[Happening]
    view: View
    drawn: int | None
    """How much of the secret stream had been drawn by then, so that a browser can check the dice; once it is over."""


class Replay(Struct, frozen=True):
    """A whole game, or what has been played of it, to step through."""

    table: str
    game: str
    names: list[str]
    seat: int | None
    notes: list[ReplayNote]
    steps: list[ReplayStep]


# Looking back on a finished game.

Reading = Literal["known", "open"]
"""From what each seat could know at the time, or with all cards open."""


class AnalyseGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to have a finished game analysed, or to have that called off."""

    reading: Reading = "known"


class AnalysisState(Struct, frozen=True):
    """Whether a game has been analysed, and how far that has come."""

    reading: Reading
    status: Literal["none", "working", "done"]
    done: int = 0
    total: int = 0
    """0 until that is known."""


class EstimateInfo(Struct, frozen=True):
    """A number with its standard error: 1 is winning, -1 losing; an error of 0 where it is exact."""

    value: float
    error: float


class AnalysisStep(Struct, frozen=True):
    """One choice of a finished game, weighed. The first belongs to the replay's step 1."""

    seat: int
    what: Literal["choice", "leaves", "resigned"]
    choice: Choice | None
    """The action chosen; None where a seat left or resigned."""
    forced: bool
    """Whether there was only one legal action."""
    chance: bool
    """Whether chance had a say since it was last looked."""
    stands: list[EstimateInfo]
    """How every seat stood before it."""
    lost: EstimateInfo
    """What the choice cost the seat that made it."""
    luck: list[EstimateInfo]
    """What chance then gave to every seat."""
    gave: list[EstimateInfo]
    """What the choice gave to every seat; for the seat that chose, the opposite of ``lost``."""
    better: Choice | None
    """What was better, where that is more than chance."""


class AnalysisMoment(Struct, frozen=True):
    """A moment that mattered to a seat: its own choice, another's, or luck."""

    step: int
    """Which of the steps, counted from 0."""
    what: Literal["choice", "other", "luck"]
    change: EstimateInfo


class TurningPointInfo(Struct, frozen=True):
    """The choice that decided a finished game, by the room's hint; without a winner if it was shared or is unclear."""

    steps: int
    winner: int | None = None
    step: int | None = None
    """The choice, counted from 0, since when the winner was ahead; None: from beginning to end."""
    seat: int | None = None
    choice: Choice | None = None
    """None where a seat left."""
    single: bool = True
    """Whether that choice decided the game by itself; if not, it is not told."""


class SeatAnalysis(Struct, frozen=True):
    """What a game added up to for one seat."""

    start: EstimateInfo
    lost: EstimateInfo
    given: EstimateInfo
    luck: EstimateInfo
    end: float
    moments: list[AnalysisMoment]


class AnalysisInfo(Struct, frozen=True):
    """A finished game, weighed choice by choice: the same that ``liza analyse`` prints."""

    reading: Reading
    readings: list[Reading]
    """Those that differ in this game."""
    judge: str
    """``exact``, or the bot that played on."""
    playouts: int
    seats: list[SeatAnalysis]
    steps: list[AnalysisStep]


class Hint(Struct, frozen=True):
    """What the strongest player would do."""

    n: int
    """For which entry of the log."""
    choice: Choice
    who: str
    """``exact`` or ``fierce``."""
    share: float
    """How sure it is: the share of its thinking that went to this choice."""


class ExerciseRow(Struct, frozen=True):
    """An exercise in a list."""

    id: str
    difficulty: int
    """From 1 to 5, by how many of the levels of bots miss it."""


class ExerciseOptionInfo(Struct, frozen=True):
    """One of the choices of an exercise and what it is worth; the error is that of its distance to the best."""

    choice: Choice
    worth: EstimateInfo
    right: bool
    """Whether it is the best, or comes to the same."""


class ExerciseInfo(Struct, frozen=True):
    """A position in which one choice is clearly better than all others."""

    id: str
    difficulty: int
    judge: str
    """``exact``, or the bot that played on."""
    position: PositionInfo
    options: list[ExerciseOptionInfo]
    """The best first."""
    found: dict[str, float]
    """How often each level of bots finds the best one."""


class Line(Struct, frozen=True):
    """How it would probably have gone on after the better choice, as who chose would have seen it."""

    seat: int
    steps: list[ReplayStep]
    """The first is the position before the choice."""


HTTP_BODIES: Final = (
    GameInfo, GameTexts, RulebookInfo, PositionInfo, SceneInfo, CardInfo, Chapter, CreateTable, TableCreated, JoinTable,
    JoinedSeat, TableList, TableInfo, ExplainAction, Explanation, Replay, RecordFile, AnalyseGame, AnalysisState,
    AnalysisInfo, Line, TurningPointInfo, Hint, ExerciseRow, ExerciseInfo, Problem,
)  # fmt: skip
