"""The words of cards: each is declared once, by the function that does it, or by a row where it is only a number.

    DEEDS: Final = Family(DeedWord)

    @DEEDS.does("gold", amount=SMALL)
    def gold(s: TornarisState, seat: int, deed: DeedWord) -> None:
        gain(s, seat, deed.amount)

    DEEDS.row("nothing_at_all")

What else is named is a field of the family's class. Bounds and names are read from the pack, anything else stands as it
is: a second function, a mark. A pack may name the words of a family in the order in which they are declared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.data import PackItem
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import DO, PackEntry

F = TypeVar("F", bound=Callable[..., Any])
W = TypeVar("W", bound="Word")


class Bounds(NamedTuple):
    """Within which bounds a number lies, and what it is where the pack leaves it out, if it may."""

    low: int
    high: int
    usual: int | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(PackItem):
    """What a card does: a word and what goes with it. A room's class names the fields and functions of one family."""

    FAMILY: ClassVar[str] = "clause"
    """What the messages of its sentences begin with."""
    amount: int = 0
    says: Callable[[Any], Clause] | None = None
    """Makes another sentence of it than the usual one."""

    def __init__(self, name: str = "", number: int = 0) -> None:
        super().__init__(number)
        self.name: Final = name
        self.clause: Clause = (f"{self.FAMILY}-{name}", {})
        """Its sentence: names go into the message's name, numbers into its values."""

    def given(self, name: str, usual: int = 0) -> int:
        """Return its amount if it is a certain word, else what is usual."""
        return self.amount if self.name == name else usual


class Family(Generic[W]):
    """The words that may stand in one place of a pack."""

    def __init__(self, kind: type[W]) -> None:
        self.kind: Final = kind
        self.words: Final[dict[str, dict[str, Any]]] = {}
        """What is declared of each word."""

    def row(self, name: str, **declared: Any) -> None:
        """Declare a word that does nothing by itself: the rules ask for it where it counts."""
        if name in self.words:
            raise ValueError(f"The word {name} is declared twice.")
        for field in declared:
            if not any(field in {*vars(each), *vars(each).get("__annotations__", ())} for each in self.kind.__mro__):
                raise AttributeError(f"The word {name} has {field}, which {self.kind.__name__} does not.")
        self.words[name] = declared

    def does(self, name: str, moment: str = "do", /, **declared: Any) -> Callable[[F], F]:
        """Declare a word by the function that it has for a moment."""

        def declare(function: F) -> F:
            self.row(name, **{moment: function}, **declared)
            return function

        return declare

    def read(self, entry: PackEntry, number: int = 0) -> W:
        """Return what an entry of the pack describes with one of the words."""
        name = entry.word(DO, tuple(self.words))
        word = self.kind(name, number)
        id, numbers = word.clause
        for field, declared in self.words[name].items():
            asked = field.rstrip("_")  # some are words of Python
            value = declared
            if isinstance(declared, Bounds):
                low, high, usual = declared
                value = usual if usual is not None and not entry.has(asked) else entry.whole(asked, low, high)
                numbers[asked] = value
            elif isinstance(declared, dict):
                key = entry.word(asked, tuple(declared))
                value = declared[key]
                id += f"-{key}"
            setattr(word, field, value)
        word.clause = (id, numbers) if word.says is None else word.says(word)
        entry.done()
        return word

    def read_all(self, entry: PackEntry, field: str) -> tuple[W, ...]:
        """Return what the small tables of a field describe, one after the other."""
        return tuple([self.read(part) for part in entry.parts(field)])
