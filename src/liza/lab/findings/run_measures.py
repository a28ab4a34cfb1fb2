"""What the rows of a run say: lengths, seats, cards, leads, choices, ends, and what stands out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from liza.lab.run.parquet import GAMES, SEATS, USES, unpacked
from liza.lab.run.run_store import RunStore
from liza.lab.stats.result import ShareInterval, Spread
from liza.lab.stats.statistics import Estimate, Ints, Strata, mean, ratio, selected, selected_alpha

_GROUPS: Final = 8
"""Seats are compared with seats that had about as many cards in their hands: so many steps of it."""
_COMMON: Final = 0.9
"""A card that more seats than this play is looked at by how often they play it."""
_FEWEST: Final = 30
"""The least number of games with a card and without."""
LEAST: Final = 0.01
"""A difference of less than one point in a hundred is not worth a sentence, however sure it is."""

PLAYED: Final = "played"
OFTEN: Final = "often"
SEEN: Final = "seen"
SEAT: Final = "seat"
CHARACTER: Final = "character"


class CardMeasure(NamedTuple):
    """One card: how often it comes up and is used, and what goes with it."""

    kind: str
    key: str
    seen: ShareInterval
    """Of all seats in all games, how many had it."""
    played: ShareInterval
    seen_effect: Estimate | None
    """By how much those who had it won more often than others like them."""
    played_effect: Estimate | None
    """The same for those who played it, or in whose play it had a larger part than with most."""
    often: bool
    """Whether nearly every seat plays it, so that only how often can tell."""


class RunFinding(NamedTuple):
    """An effect that stands out, in points of winning."""

    about: str
    """seat, played, often or seen."""
    kind: str
    key: str
    value: float
    low: float
    high: float
    of: int


class BotMeasure(NamedTuple):
    """How one of the bots fared."""

    name: str
    credit: Estimate


class Measures:
    """Everything that a report says about a run."""

    def __init__(self, study: RunStore) -> None:
        self.study: Final = study
        games = unpacked(study.folder, GAMES)
        seats = unpacked(study.folder, SEATS)
        uses = unpacked(study.folder, USES)
        self.games: Final = len(games)
        finished = games.filter("over")
        self.unfinished: Final = self.games - len(finished)
        seats = seats.join(finished.select("game"), on="game", how="semi")
        uses = uses.join(finished.select("game"), on="game", how="semi")
        self.decisions: Final = _spread(finished["decisions"])
        self.rounds: Final = _spread(finished["rounds"].drop_nulls())
        self.reasons: Final = {
            str(reason): ShareInterval(count, self.games)
            for reason, count in games["reason"].value_counts(sort=True).rows()
        }
        self.shared: Final = ShareInterval(int((finished["winners"] > 1).sum()), len(finished))
        """How many games have several winners."""
        self.choices: Final = ratio(_floats(finished["options"]), _floats(finished["decisions"]))
        """How many options a decision has."""
        self.forced: Final = ratio(_floats(finished["forced"]), _floats(finished["decisions"]))
        """The share of decisions with one option only."""
        self.lead_changes: Final = mean(_floats(finished["lead_changes"]))
        self.seats: Final = [mean(_floats(seats.filter(seat=seat)["credit"])) for seat in range(study.plan.seats)]
        self.leads: Final = {when: _leader_wins(seats, when) for when in ("early", "middle", "late")}
        names = sorted(set(study.plan.bots), key=study.plan.bots.index)
        self.bots: Final = [BotMeasure(name, _fared(seats.filter(bot=name))) for name in names]
        self.cards: Final = _cards(seats, uses)
        self.tested: Final = self._tested()
        """Everything that was put to the test: what it is about, and by how much it strays."""
        self.findings: Final = self._findings()

    @property
    def comebacks(self) -> ShareInterval:
        """How many games were won by a seat that did not lead at half time."""
        led = self.leads["middle"]
        return ShareInterval(led.of - led.count, led.of)

    def _tested(self) -> list[tuple[str, str, str, Estimate]]:
        fair = 1 / self.study.plan.seats
        tested = [
            (SEAT, "", str(seat), Estimate(each.value - fair, each.error, each.of))
            for seat, each in enumerate(self.seats)
        ]
        for card in self.cards:
            played = OFTEN if card.often else PLAYED
            for about, effect in ((played, card.played_effect), (SEEN, card.seen_effect)):
                if effect is not None:
                    tested.append((about, card.kind, card.key, effect))
        return tested

    def _findings(self) -> list[RunFinding]:
        """Return what stands out among all that was tested, the strongest first."""
        tested = self.tested
        chosen = selected([effect.p_value() for *_, effect in tested])
        alpha = selected_alpha(sum(chosen), len(tested))
        found = [
            RunFinding(about, kind, key, effect.value, *effect.interval(alpha), effect.of)
            for (about, kind, key, effect), stands_out in zip(tested, chosen, strict=True)
            if stands_out and abs(effect.value) >= LEAST
        ]
        return sorted(_strongest(found), key=lambda finding: -abs(finding.value))


def _strongest(found: Iterable[RunFinding]) -> list[RunFinding]:
    """Return one finding for each thing: a card that matters both in the hand and on the table is told once."""
    best: dict[tuple[str, str], RunFinding] = {}
    for finding in found:
        key = (finding.kind, finding.key)
        if key not in best or abs(finding.value) > abs(best[key].value):
            best[key] = finding
    return list(best.values())


def _cards(seats: pl.DataFrame, uses: pl.DataFrame) -> list[CardMeasure]:
    """Return every card with what goes with having it and with playing it."""
    rows = seats.select("game", "seat", "bot", "credit").with_row_index("row")
    held = uses.filter((pl.col("seen") > 0) | (pl.col("played") > 0))
    busy = held.group_by("game", "seat").agg(pl.len().alias("busy"), pl.col("played").sum().alias("plays"))
    rows = rows.join(busy, on=["game", "seat"], how="left", maintain_order="left").with_columns(
        pl.col("busy").fill_null(0).rank("average").over("seat", "bot").alias("rank"),
        pl.len().over("seat", "bot").alias("peers"),
    )
    step = (pl.col("rank") / (pl.col("peers") + 1) * _GROUPS).floor().cast(pl.Int64)
    rows = rows.with_columns(pl.struct("seat", "bot", step.alias("step")).rank("dense").alias("stratum") - 1)
    game = rows["game"].rank("dense").cast(pl.Int64).to_numpy() - 1
    strata = Strata(_floats(rows["credit"]), rows["stratum"].cast(pl.Int64).to_numpy(), game)
    held = held.join(rows.select("game", "seat", "row", "plays"), on=["game", "seat"])
    found = []
    for (kind, key), group in sorted(held.group_by("kind", "key"), key=lambda item: item[0]):
        seen, played = group.filter(pl.col("seen") > 0), group.filter(pl.col("played") > 0)
        often = len(played) > _COMMON * len(rows)
        part_of_play = pl.col("played") / pl.col("plays")
        told = played.filter(part_of_play > part_of_play.median()) if often else played
        card = CardMeasure(
            kind=str(kind),
            key=str(key),
            seen=ShareInterval(len(seen), len(rows)),
            played=ShareInterval(len(played), len(rows)),
            seen_effect=_effect(strata, _rows(seen), len(rows)),
            played_effect=_effect(strata, _rows(told), len(rows)),
            often=often,
        )
        found.append(card)
    return found


def _rows(group: pl.DataFrame) -> Ints:
    return group["row"].cast(pl.Int64).to_numpy()


def _effect(strata: Strata, exposed: Ints, rows: int) -> Estimate | None:
    return strata.effect(exposed) if _FEWEST <= len(exposed) <= rows - _FEWEST else None


def _leader_wins(seats: pl.DataFrame, when: str) -> ShareInterval:
    """Return how often the leader at that time won, in games with one leader and one winner."""
    best = pl.col(when) == pl.col(when).max().over("game")
    alone = seats.filter(best).filter(pl.len().over("game") == 1, pl.len() > 0)
    won_alone = seats.filter(pl.col("credit") == 1).select("game")
    alone = alone.join(won_alone, on="game", how="semi")
    return ShareInterval(int((alone["credit"] == 1).sum()), len(alone))


def _fared(rows: pl.DataFrame) -> Estimate:
    """Return how much of the winning went to a bot for each of its seats, game by game."""
    by_game = rows.group_by("game").agg(pl.col("credit").sum(), pl.len().alias("seats"))
    return ratio(_floats(by_game["credit"]), _floats(by_game["seats"]))


def _spread(values: pl.Series) -> Spread | None:
    return Spread(dict(values.value_counts().rows())) if len(values) else None


def _floats(values: pl.Series) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return values.cast(pl.Float64).to_numpy()
