"""How much of a game one person watches, in the page's own time, over whole games against bots.

    scripts/measure pace                              # each game at its smallest and its largest table
    scripts/measure pace tornaris --seats 6 --games 3 --think 2
    scripts/measure pace tanxi --seats 3 --onward     # as it is for a person who goes straight on to their decisions

The page is the built client in Chromium, at normal speed; its clock runs as fast as it can draw, so a game of ten
minutes takes one. The others' choices arrive as bots send them. A person thinks for --think seconds where there is
something to choose, and for at most one where there is not. Counted until the person's last decision: the share of the
time in which something is told and nothing asked, and the waits, from the own choice to the next question, where
others have chosen in between. Goals: 45 % with three seats, 5 % more for each seat above, a median under 5 s, no wait
of 15 s. Ends with 1 where one is missed.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, sync_playwright
from tests.e2e.conftest import chromium, pages
from tests.e2e.house import House
from tests.e2e.tapes import Cast, open_table, tape

import liza
from liza.server.protocol import wire
from tools.options import options

ARRIVES_MS: Final = 120
"""How long after another a bot's choice arrives, as on a machine with nothing else to do."""
SINGLE_S: Final = 1.0
"""How long a person takes at most where there is only one answer."""
SHARE: Final = 0.45
MORE: Final = 0.05
MEDIAN_S: Final = 5.0
LONGEST_S: Final = 15.0


class Stretch(NamedTuple):
    """What is told from a choice of the viewer to the next question."""

    messages: list[str]
    others: bool
    """Whether others have chosen in between."""
    answers: int
    """How many answers the question has."""


class WatchedGame(NamedTuple):
    """What a person has watched of a game, in seconds."""

    of: Cast
    watched: float
    thought: float
    waits: list[float]

    @property
    def share(self) -> float:
        """The part of the time in which nothing was asked."""
        return self.watched / (self.watched + self.thought)

    @property
    def kept(self) -> bool:
        """Whether the goals are."""
        most = SHARE + MORE * max(0, self.of.seats - 3)
        short = not self.waits or (statistics.median(self.waits) < MEDIAN_S and max(self.waits) < LONGEST_S)
        return round(self.share, 2) <= most and short

    def __str__(self) -> str:
        waits = f"{len(self.waits)} waits"
        if self.waits:
            waits += f", median {statistics.median(self.waits):.1f} s, longest {max(self.waits):.1f} s"
        minutes = (self.watched + self.thought) / 60
        verdict = "" if self.kept else "  MISSED"
        return f"{self.of}: watching {self.share:.0%} of {minutes:.1f} min, {waits}{verdict}"


def stretches(of: Cast, told: Iterable[wire.FromServer]) -> Iterator[Stretch]:
    """Cut what a viewer is told of a game at the viewer's own choices; what comes after the last one is left out."""
    part: list[str] = []
    others, answers = False, 0
    for message in told:
        if isinstance(message, wire.Moved) and message.seat == of.viewer:
            yield Stretch(part, others, answers)
            part, others = [], False
        elif isinstance(message, wire.Moved):
            others = True
        if isinstance(message, wire.Moved | wire.StateMessage):
            answers = len(message.legal)
        part.append(msgspec.json.encode(message).decode())


def measured(browser: Browser, house: House, of: Cast, think: float, onward: bool) -> WatchedGame:
    """Let one game be told to a page, and take the page's time."""
    watched = thought = 0.0
    waits = []
    with pages(browser, house) as open_page:
        page = open_page(None, phone=of.phone, speed="normal")
        if onward:
            kept = "{ speed: 'normal', lone: false, onward: true, lang: 'es' }"
            page.add_init_script(f"localStorage.setItem('liza.settings', JSON.stringify({kept}))")
        open_table(page, of)
        for stretch in stretches(of, tape(of)):
            took = page.evaluate("([part, gap]) => watch(part, gap)", [stretch.messages, ARRIVES_MS]) / 1000
            thinks = think if stretch.answers > 1 else min(think, SINGLE_S)
            page.evaluate("span => think(span)", thinks * 1000)
            watched, thought = watched + took, thought + thinks
            if stretch.others:
                waits.append(took)
    return WatchedGame(of, watched, thought, waits)


def main() -> int:
    """Measure whole games of each kind."""
    known = [game.id for game in liza.games()]
    words = options("measure pace", __doc__)
    words.add_argument("games_of", metavar="game", nargs="*", default=known, help="which games")
    words.add_argument("--seats", type=int, action="append", help="how many sit there (default: fewest and most)")
    words.add_argument("--games", type=int, default=1, help="how many of each")
    words.add_argument("--first", type=int, default=1, help="the seed of the first")
    words.add_argument("--bot", default="gentle", help="who plays, also for the person")
    words.add_argument("--think", type=float, default=3.0, help="seconds that a person thinks about a choice")
    words.add_argument("--onward", action="store_true", help="with «go straight on to my decision»")
    asked = words.parse_args()
    missed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
            for game in asked.games_of:
                possible = liza.game(game).seats
                for seats in asked.seats or sorted({possible[0], possible[-1]}):
                    for seed in range(asked.first, asked.first + asked.games):
                        of = Cast(game, seats, seed, viewer=seed % seats, bot=asked.bot)
                        found = measured(browser, house, of, asked.think, asked.onward)
                        missed += not found.kept
                        sys.stdout.write(f"{found}\n")
                        sys.stdout.flush()
            browser.close()
        finally:
            house.stop()
    return 1 if missed else 0
