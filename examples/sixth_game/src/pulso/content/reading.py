"""What a pack of Pulso says, read and typed."""

from pulso.vocabulary import CARDS, HAND

from liza import Pack
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import PackReader

FEWEST_CARDS = 4 * HAND + 5


class Content:
    """How many copies there are of each card, and what it is called."""

    kinds = (CARDS,)

    def __init__(self, pack: Pack) -> None:
        reader = PackReader(pack)
        entries = {entry.word("id", CARDS.keys): entry for entry in reader.entries("card")}
        self.copies = {key: entry.whole("copies", 0, 20) for key, entry in entries.items()}
        self.names = {key: entry.texts("name") for key, entry in entries.items()}
        for key in CARDS.keys:
            entries[key].done() if key in entries else reader.fault(1, f"card {key}: expected one entry, found none")
        if sum(self.copies.values()) < FEWEST_CARDS:
            reader.fault(1, f"card: expected {FEWEST_CARDS} copies in all, found {sum(self.copies.values())}")
        reader.finish()

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names in the pack, by kind."""
        return {CARDS.id: self.names}

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what cards do besides counting: nothing."""
        return {}
