"""Request and response bodies of the workshop, where packs are drafted."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from liza.lab.packs.pack_forms import SectionForm
from liza.server.protocol.bodies import MAX_PACK, CardInfo, PositionInfo
from liza.server.protocol.wire import PackInfo, Text, Word

MOST_SHOWN: Final = 80
"""Entries whose faces are asked for at once."""
MOST_ENTRY: Final = 200
MOST_VERSIONS: Final = 30
MOST_IMAGE: Final = 3_000_000
"""Bytes of a picture that is sent, and of a spreadsheet."""
MOST_SHEET: Final = 1_000_000
MOST_ROWS: Final = 2_000
MOST_COLUMNS: Final = 200
MOST_CELL: Final = 4_000
MOST_FREE: Final = 8
MOST_AIMS: Final = 6
MOST_NUMBER: Final = 1_000_000

PackText = Annotated[str, Meta(max_length=MAX_PACK)]
"""The TOML text of a pack: the same file that ``liza pack`` reads."""


class Workbench(Struct, frozen=True):
    """What one begins with: what may stand in a game's packs, and what stands in its own."""

    sections: list[SectionForm]
    pack: PackInfo
    data: dict[str, Any]
    """The game's own pack, section by section."""
    most: int
    """Letters that a pack may have here."""


class EntryName(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a pack: its section, and what it is called there."""

    section: Word
    entry: Annotated[str, Meta(max_length=MOST_ENTRY)]


class CheckPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be looked through."""

    pack: PackText
    shown: Annotated[list[EntryName], Meta(max_length=MOST_SHOWN)] = []
    """Of which entries the face and the text are wanted."""
    whole: bool = False
    """Whether to say too what the pack comes to, with all that it leaves as it was: to open a file."""


class PackFault(Struct, frozen=True):
    """One thing that is wrong, and the field that it stands at."""

    section: str
    entry: str
    field: str
    """After dots the way into small tables: ``ability.amount``, ``effects.0.count``; empty for the entry as a whole."""
    line: int
    """Of the text that was sent."""
    text: Text


class DraftEntry(Struct, frozen=True):
    """An entry of a pack as it is drawn and told."""

    section: str
    entry: str
    card: CardInfo
    copies: int | None


class PackAppearance(Struct, frozen=True):
    """How the cards of a pack look: pictures and flavour by section and entry, and colours by what they are of."""

    art: dict[str, str]
    colours: dict[str, str]
    flavour: dict[str, dict[str, str]]
    """A short sentence, by language."""


class CheckedPack(Struct, frozen=True):
    """What was found: faults, or else what some of the entries look like."""

    faults: list[PackFault]
    entries: list[DraftEntry]
    hash: str
    """Of the whole pack; empty where it has faults."""
    data: dict[str, Any] | None
    """The whole pack, where it was asked for and could be read."""
    about: str = ""
    """What the pack calls itself, where all of it was asked for."""
    dress: PackAppearance | None = None
    """Its pictures and colours, where all of it was asked for."""


class StudyPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack to be tried out in many games between bots, against the game's own."""

    pack: PackText
    size: Literal["quick", "usual", "thorough"] = "usual"
    """How many games that takes."""
    options: Annotated[dict[Word, bool | int | Word], Meta(max_length=50)] = field(default_factory=dict)
    """Options of the rules that go with it; the game's own pack is played with the usual ones."""


class FreeNumber(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of a pack that may be changed, and how far."""

    section: Word
    entry: Annotated[str, Meta(max_length=MOST_ENTRY)]
    field: Annotated[str, Meta(max_length=MOST_ENTRY)]
    low: Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]
    high: Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]


class MeasureTarget(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the games, and where it should lie; a side without a bound is open."""

    number: Annotated[str, Meta(max_length=MOST_ENTRY, pattern=r"^[a-z][\w]*$")]
    low: float | None
    high: float | None


class FairnessRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack some of whose numbers are free, and what its games should be like."""

    pack: PackText
    free: Annotated[list[FreeNumber], Meta(min_length=1, max_length=MOST_FREE)]
    aims: Annotated[list[MeasureTarget], Meta(min_length=1, max_length=MOST_AIMS)]
    size: Literal["quick", "usual", "thorough"] = "usual"


class NumberResult(Struct, frozen=True):
    """A free number, as it was and as it should be."""

    section: str
    entry: str
    field: str
    before: int
    after: int


class AimResult(Struct, frozen=True):
    """An aim, and what the last test says of it."""

    number: str
    verdict: Literal["reached", "missed", "unclear"]
    text: Text
    wanted_low: float | None
    wanted_high: float | None
    before: float
    value: float
    low: float | None
    high: float | None


class FairnessResult(Struct, frozen=True):
    """What came of a search for fair numbers."""

    numbers: list[NumberResult]
    aims: list[AimResult]
    tried: int
    """Different values that were tried."""
    games: int
    """Played in the search."""
    test: int
    """Played in the last test, with the old values and with the new ones."""
    seats: int
    bots: str


class StudyState(Struct, frozen=True):
    """How far a study has come."""

    id: str
    status: Literal["none", "waiting", "working", "done"]
    done: int = 0
    total: int = 0
    """0 until that is known."""
    ahead: int = 0
    """How many studies come first."""


class Finding(Struct, frozen=True):
    """A result of the games with its 95 % confidence interval."""

    section: str
    entry: str
    """Of the thing it is about; empty where it is about the whole game."""
    text: Text
    clear: bool
    """Whether it does not look like luck among all that was looked at."""
    number: str
    value: float
    low: float
    high: float


class StudyHole(Struct, frozen=True):
    """A hole in the rules that a pack leads to."""

    kind: str
    text: Text
    position: PositionInfo | None
    """Where it shows, for a board to draw; none where no board could."""


class StudyResult(Struct, frozen=True):
    """What came of a study."""

    games: int
    """With each pack."""
    pairs: int
    """Of games for each thing that the pack changes."""
    seats: int
    bots: str
    things: list[Finding]
    """What each change does: causes, because chance alone decides who has the thing."""
    whole: list[Finding]
    """What becomes different in the game as a whole."""
    left_out: int
    """Changed things that were not put to the test by themselves, because they were too many."""
    holes: list[StudyHole] = []
    """Games without an end, and moments that leave no choice any more."""


class ImageUpload(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture for a card: PNG, JPEG or WebP, in base64."""

    data: Annotated[bytes, Meta(max_length=MOST_IMAGE)]


class SheetUpload(Struct, frozen=True, forbid_unknown_fields=True):
    """A spreadsheet (XLSX), in base64."""

    data: Annotated[bytes, Meta(max_length=MOST_SHEET)]


class ImageInfo(Struct, frozen=True):
    """A picture that is kept here."""

    hash: str
    width: int
    height: int


class DraftVersion(Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier state of a draft."""

    at: int
    note: Annotated[str, Meta(max_length=200)]
    text: PackText


class DraftBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft of a pack with its earlier versions."""

    about: Annotated[str, Meta(max_length=80)]
    text: PackText
    versions: Annotated[list[DraftVersion], Meta(max_length=MOST_VERSIONS)] = []


class DraftCreated(Struct, frozen=True):
    """A stored draft: its id is enough to read it, its key is needed to write it."""

    id: str
    key: str


class DraftInfo(Struct, frozen=True):
    """A draft as it is kept here."""

    id: str
    game: str
    at: int
    draft: DraftBody
    mine: bool
    """Whether the key that was shown lets one write it."""


class SheetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be written as a spreadsheet."""

    title: Annotated[str, Meta(max_length=60)]
    rows: Annotated[
        list[Annotated[list[Annotated[str, Meta(max_length=MOST_CELL)]], Meta(max_length=MOST_COLUMNS)]],
        Meta(max_length=MOST_ROWS),
    ]


class SheetTexts(Struct, frozen=True):
    """The texts of a spreadsheet's first sheet."""

    rows: list[list[str]]


BODIES: Final = (
    Workbench, CheckPack, CheckedPack, StudyPack, StudyState, StudyResult, FairnessRequest, FairnessResult,
    PackAppearance, ImageUpload, SheetUpload, ImageInfo, DraftBody, DraftCreated, DraftInfo, SheetRequest, SheetTexts,
)  # fmt: skip
