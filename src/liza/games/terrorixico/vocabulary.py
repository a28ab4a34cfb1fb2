"""Everything the game names: lines, cards, colours, what a seat can do, what can happen."""

from __future__ import annotations

from typing import Final

from liza.kernel.actions import Kind, Verb
from liza.kernel.events import EventKind, Field

LINES: Final = Kind("line", ("range", "melee", "shield", "codex"))
LINE_COUNT: Final = 4
ALL_LINES: Final = (1 << LINE_COUNT) - 1
"""A set of lines is a bit mask everywhere in this room."""

COLOURS: Final = Kind("colour", ("red", "green", "blue", "yellow"))
"""One colour per seat, in the order of the seats (TE-009)."""
MOST_SEATS: Final = 4

TYPES: Final = Kind("type", ("undead", "spirit", "creature", "magical"))
LEVELS: Final = Kind("level", ("baby", "aprendiz", "clerigo", "knight", "slayer", "mythbuster", "van_helsing"))
LEVEL_FROM: Final = (6, 11, 16, 22, 29, 36)
"""The final score from which each level after the first begins (TE-089 to TE-095)."""

VALUES: Final = 3
"""Relics are worth 1, 2 or 3."""
RELICS: Final = LINE_COUNT * VALUES
FURY: Final = 12
TAKE_ADVANTAGE: Final = 13
GOOD_OMENS: Final = 14
LAST_CHANCE: Final = 15
TRICKERY: Final = 16
FRIENDLY_FIRE: Final = 17
BERSERKER: Final = 18
EQUALITY: Final = 19
STRENGTH: Final = 20
MIMETIC: Final = 21
TRAUMA: Final = 22
"""The trauma of value 0; those of -1, -2 and -3 follow."""
TRAUMA_VALUES: Final = 4
CARD_COUNT: Final = 26
UNSEEN: Final = CARD_COUNT
"""A trauma in a draw pile whose value nobody has seen yet: chance decides it when somebody does (TE-A04)."""

SPECIALS: Final = (
    "fury", "take_advantage", "good_omens", "last_chance", "trickery", "friendly_fire", "berserker", "equality",
    "strength", "mimetic",
)  # fmt: skip
CARDS: Final = Kind(
    "card",
    (
        *(f"{line}_{value}" for line in LINES.keys for value in range(1, VALUES + 1)),
        *SPECIALS,
        *(f"trauma_{value}" for value in range(TRAUMA_VALUES)),
    ),
)
TARGETS: Final = Kind("target", (*CARDS.keys, "face_down", "face_down_2"))
"""What can be aimed at in a line: a kind of card, or a face-down card (the first or the second of its owner)."""
TARGET_COUNT: Final = CARD_COUNT + 2

SHOW: Final = 0
PASS: Final = 1
DONE: Final = 2
PLAY: Final = 3
HIDE: Final = PLAY + CARD_COUNT * LINE_COUNT
DISCARD: Final = HIDE + CARD_COUNT * LINE_COUNT
ELIMINATE: Final = DISCARD + CARD_COUNT
GIVE: Final = ELIMINATE + CARD_COUNT
AIM: Final = GIVE + MOST_SEATS
TARGET: Final = AIM + LINE_COUNT
COPY: Final = TARGET + MOST_SEATS * TARGET_COUNT

VERBS: Final = (
    Verb("show"),
    Verb("pass"),
    Verb("done"),
    Verb("play", CARDS, LINES),
    Verb("hide", CARDS, LINES),
    Verb("discard", CARDS),
    Verb("eliminate", CARDS),
    Verb("give", COLOURS),
    Verb("aim", LINES),
    Verb("target", COLOURS, TARGETS),
    Verb("copy", CARDS),
)

PLAY_ON: Final = [
    [
        [PLAY + card * LINE_COUNT + line for line in range(LINE_COUNT) if mask >> line & 1]
        for mask in range(ALL_LINES + 1)
    ]
    for card in range(CARD_COUNT)
]
"""The actions that lay a kind of card face up, for every set of lines."""
HIDE_ON: Final = [[[action - PLAY + HIDE for action in actions] for actions in masks] for masks in PLAY_ON]
"""The actions that lay a kind of card face down, for every set of lines."""

UNCOVERED_MONSTER: Final = 0
UNCOVERED_EVENT: Final = 1
ADDED_MONSTER: Final = 2
ADDED_EVENT: Final = 3
ROUND_STARTED: Final = 4
STRONG: Final = 5
DREW: Final = 6
SET_ASIDE: Final = 7
DISCARDED: Final = 8
ELIMINATED: Final = 9
RESHUFFLED: Final = 10
TRAUMATISED: Final = 11
TURN_STARTED: Final = 12
PLAYED: Final = 13
HIDDEN: Final = 14
SHOWN: Final = 15
REACHED: Final = 16
STRUCK: Final = 17
DESTROYED: Final = 18
COPIED: Final = 19
UNLINKED: Final = 20
PASSED: Final = 21
EXHAUSTED: Final = 22
DEFEATED: Final = 23
FAILED: Final = 24
REVEALED: Final = 25
COUNTED: Final = 26
FIRST: Final = 27
SECOND: Final = 28
NOTHING: Final = 29
TOOK: Final = 30
SADDLED: Final = 31
RELIEVED: Final = 32
RETURNED: Final = 33
SCORED: Final = 34
CAUGHT: Final = 35

_SEAT: Final = Field("seat")
_OTHER: Final = Field("other_seat")
_CARD: Final = Field("card", CARDS)
_SECRET: Final = Field("card", CARDS, private=True)
_LINE: Final = Field("line", LINES)


def events(monsters: Kind, book: Kind) -> tuple[EventKind, ...]:
    """Return what can happen, with the monsters and the events of a pack."""
    monster, event = Field("monster", monsters), Field("event_card", book)
    return (
        EventKind("uncovered_monster", monster),
        EventKind("uncovered_event", event),
        EventKind("added_monster", monster),
        EventKind("added_event", event),
        EventKind("round_started", Field("round"), _SEAT),
        EventKind(
            "strong", _LINE, Field("first"), Field("second"), Field("plus"), Field("times"), Field("monsters"),
            Field("required"),
        ),
        EventKind("drew", _SEAT, _SECRET),
        EventKind("set_aside", _SEAT, _SECRET, secret=True),
        EventKind("discarded", _SEAT, _CARD),
        EventKind("eliminated", _SEAT, _CARD),
        EventKind("reshuffled", _SEAT, Field("count")),
        EventKind("traumatised", _SEAT, Field("count")),
        EventKind("turn_started", _SEAT),
        EventKind("played", _SEAT, _CARD, _LINE),
        EventKind("hidden", _SEAT, _SECRET, _LINE),
        EventKind("shown", _SEAT, _CARD),
        EventKind("reached", _LINE, Field("sum"), Field("times"), Field("total"), Field("required")),
        EventKind("struck", _SEAT, _CARD, _OTHER, Field("victim", CARDS), _LINE),
        EventKind("destroyed", _SEAT, _OTHER, _CARD, _LINE),
        EventKind("copied", _SEAT, _CARD, _LINE),
        EventKind("unlinked", _SEAT, _CARD, _LINE),
        EventKind("passed", _SEAT),
        EventKind("exhausted"),
        EventKind("defeated"),
        EventKind("failed"),
        EventKind("revealed", _SEAT, _CARD, _LINE),
        EventKind("counted", _SEAT, Field("relics")),
        EventKind("first", _SEAT, Field("points"), Field("total")),
        EventKind("second", _SEAT, Field("points"), Field("total")),
        EventKind("nothing", _SEAT),
        EventKind("took", _SEAT, Field("steps"), Field("total")),
        EventKind("saddled", _SEAT, _CARD),
        EventKind("relieved", _SEAT, _CARD),
        EventKind("returned", monster),
        EventKind(
            "scored", _SEAT, Field("track"), Field("traumas"), Field("set"), Field("total"), Field("monsters"),
            Field("eliminated"), Field("level", LEVELS),
        ),
        EventKind("caught", _SEAT, _CARD, _LINE),
    )  # fmt: skip


def line_of(card: int) -> int:
    """Return the line of a relic."""
    return card // VALUES


def level_of(score: int) -> int:
    """Return the adventure level of a final score; below the table it is still the first one (TE-A49)."""
    return sum(score >= start for start in LEVEL_FROM)
