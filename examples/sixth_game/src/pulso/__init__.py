"""Pulso: arm wrestling with cards. What the game is called, who can play it, and its pack."""

from importlib.resources import files

from liza import Game, GameSpec, Option, Pack, Source
from liza.kernel.packs.pack import PackReader
from pulso import view
from pulso.bots import hints
from pulso.setup import HAND, set_up
from pulso.state import PulsoState
from pulso.steps import STEPS
from pulso.vocabulary import CARDS, EVENTS, VERBS

FEWEST_CARDS = 4 * HAND + 5
SPEC = GameSpec(
    id="pulso", package="pulso", title="Pulso", seats=(2, 3, 4), minutes=5, version=1,
    options=[Option("rounds", (3, 5), 3)], over_rule="PU-07", turn_rule="PU-04", wrong_moment_rule="PU-02",
    state=PulsoState, zones=view.zones, counters=view.counters,
)  # fmt: skip


class Pulso(Game[PulsoState]):
    """Pulso with one pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(SPEC, pack, VERBS.bound([CARDS]), EVENTS.bound([CARDS]), STEPS)
        reader = PackReader(pack)
        entries = {entry.word("id", CARDS.keys): entry for entry in reader.entries("card")}
        self.copies = {key: entry.whole("copies", 0, 20) for key, entry in entries.items()}
        self.names = {key: entry.texts("name") for key, entry in entries.items()}
        for key in CARDS.keys:
            entries[key].done() if key in entries else reader.fault(1, f"card {key}: expected one entry, found none")
        if sum(self.copies.values()) < FEWEST_CARDS:
            reader.fault(1, f"card: expected {FEWEST_CARDS} copies in all, found {sum(self.copies.values())}")
        reader.finish()

    def set_up(self, s: PulsoState) -> None:
        set_up(s, [self.copies[key] for key in CARDS.keys])

    def resample(self, s: PulsoState, seat: int, source: Source) -> None:
        view.resample(s, seat, source)

    def evaluate(self, s: PulsoState, seat: int) -> float:
        return hints.evaluate(s, seat)

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        return {CARDS.id: self.names}


GAME = Pulso(Pack(files("pulso").joinpath("content", "base.toml").read_text(encoding="utf-8"), "base"))
