"""A run as one page for a designer, in Spanish or English: sentences, plots and tables, all in one file."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, NamedTuple

from jinja2 import Environment, StrictUndefined

from liza.lab import charts
from liza.lab.charts import Bar
from liza.lab.gaps import Gap, find_gaps
from liza.lab.measures import CHARACTER, SEAT, CardMeasure, Finding, Measures
from liza.lab.result import Share, Spread
from liza.lab.statistics import Estimate
from liza.lab.study import Study
from liza.lab.telling import MINUS, lab_texts
from liza.words import Words
from liza.words.texts import room_texts
from liza.words.words import word

_MOST_SHOWN: Final = 24
"""So many cards fit into a plot that is read at a glance."""


class Section(NamedTuple):
    """A part of a report: a heading, sentences, a plot, a table."""

    id: str
    title: str
    lines: list[str]
    plot: str = ""
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Report:
    """What a run says, in one language."""

    def __init__(self, measures: Measures, lang: str, skill: Measures | None = None) -> None:
        study = measures.study
        self.measures: Final = measures
        self.lang: Final = lang
        self.words: Final = Words(study.plan.bound(), lang)
        self._texts: Final = lab_texts(lang)
        self._skill: Final = skill
        self._gaps: Final = find_gaps(study)
        self.title: Final = self._say("report-title", game=self.words.game.title, games=measures.games)
        self.sections: Final = [
            section
            for section in (
                self._findings(),
                self._seats(),
                self._characters(),
                self._cards(),
                self._lengths(),
                self._leads(),
                self._choices(),
                self._luck(),
                self._ends(),
                self._holes(),
            )
            if section is not None
        ]

    def html(self) -> str:
        """Return the whole page."""
        text = files("liza.lab").joinpath("report.html").read_text(encoding="utf-8")
        page = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True).from_string(text)
        return page.render(lang=self.lang, title=self.title, head=self.head(), sections=self.sections, foot=self.foot())

    def head(self) -> list[str]:
        """Return what was played, and how to read what follows."""
        study = self.measures.study
        plan, game = study.plan, study.plan.bound()
        options = ", ".join(
            f"{self.words.option(id)}: {self.words.option_value(id, value)}" for id, value in plan.options.items()
        )
        about = self._say(
            "report-about",
            seats=plan.seats,
            bots=", ".join(dict.fromkeys(plan.bots)),
            seed=str(plan.seed),
            pack=game.pack.name,
            hash=game.pack.hash[:12],
            version=game.version,
        )
        lines = [about, self._say("report-how", tested=len(self.measures.tested)), self._say("report-caution")]
        return [lines[0], self._say("report-options", options=options), *lines[1:]] if options else lines

    def foot(self) -> str:
        """Return how to play the same games again."""
        plan = self.measures.study.plan
        words = [plan.game, "--games", str(self.measures.study.games), "--bots", ",".join(plan.bots)]
        words += ["--seats", str(plan.seats), "--seed", str(plan.seed)]
        words += [word for id, value in plan.options.items() for word in (f"--{id}", str(value))]
        return self._say("lab-footer", command=f"liza lab run {' '.join(words)}")

    def sentence(self, finding: Finding) -> str:
        """Return a finding as a sentence."""
        name = self.words.seat(int(finding.key)) if finding.about == SEAT else self._name(finding.kind, finding.key)
        value, low, high = (points(number) for number in (finding.value, finding.low, finding.high))
        return self._say(f"finding-{finding.about}", name=name, value=value, low=low, high=high, of=finding.of)

    # Sections.

    def _findings(self) -> Section:
        lines = [self.sentence(finding) for finding in self.measures.findings]
        return self._section("findings", lines or [self._say("no-findings")])

    def _seats(self) -> Section:
        measured = self.measures.seats
        fair = 1 / len(measured)
        furthest = max(range(len(measured)), key=lambda seat: abs(measured[seat].value - fair))
        told = self._say(
            "seats-fair", fair=percent(fair), name=self.words.seat(furthest), **_figures(measured[furthest])
        )
        bars = [Bar(self.words.seat(seat), each.value, *each.interval()) for seat, each in enumerate(measured)]
        return self._section("seats", [told], charts.intervals(bars, self._say("axis-wins"), fair))

    def _characters(self) -> Section | None:
        bars = self._bars([card for card in self.measures.cards if card.kind == CHARACTER])
        return self._section("characters", [], charts.intervals(bars, self._say("axis-points"))) if bars else None

    def _cards(self) -> Section:
        cards = [card for card in self.measures.cards if card.kind != CHARACTER]
        bars = sorted(self._bars(cards), key=lambda bar: -abs(bar.value))[:_MOST_SHOWN]
        bars.sort(key=lambda bar: -bar.value)
        told = self._say("cards-told", shown=len(bars), all=len(cards))
        ids = ("card", "kind", "seen", "played", "seen-effect", "played-effect")
        head = tuple(self._say(f"column-{id}") for id in ids)
        rows = [
            (
                self._name(card.kind, card.key),
                card.kind,
                percent(card.seen.rate),
                percent(card.played.rate),
                _effect(card.seen_effect),
                _effect(card.played_effect),
            )
            for card in cards
        ]
        plot = charts.intervals(bars, self._say("axis-points")) if bars else ""
        return self._section("cards", [told], plot, head, tuple(sorted(rows)))

    def _lengths(self) -> Section:
        lines = []
        plot = ""
        for id, spread in (("decisions", self.measures.decisions), ("rounds", self.measures.rounds)):
            if spread is not None:
                lines.append(self._say(f"length-{id}", **_numbers(spread)))
                axis = self._say(f"axis-{id}")
                plot = plot or charts.histogram(sorted(spread.counted.items()), axis, self._say("axis-games"))
        return self._section("length", lines, plot)

    def _leads(self) -> Section:
        back, changes = self.measures.comebacks, self.measures.lead_changes
        told = self._say("leads-told", comebacks=percent(back.rate), **_bounds(back), changes=f"{changes.value:.1f}")
        leads = self.measures.leads
        bars = [Bar(self._say(f"lead-{when}"), share.rate, share.low, share.high) for when, share in leads.items()]
        fair = 1 / self.measures.study.plan.seats
        return self._section("leads", [told], charts.intervals(bars, self._say("axis-wins"), fair))

    def _choices(self) -> Section:
        choices = self.measures.choices
        low, high = (f"{bound:.2f}" for bound in choices.interval())
        forced = percent(self.measures.forced.value)
        told = self._say("choices-told", choices=f"{choices.value:.2f}", low=low, high=high, forced=forced)
        head = tuple(self._say(f"column-{id}") for id in ("moment", "asked", "forced", "most"))
        moments = sorted(self.measures.study.notes().moments.items(), key=lambda item: -item[1].asked)
        rows = [(name, str(met.asked), percent(met.forced / met.asked), str(met.most)) for name, met in moments]
        return self._section("choices", [told], "", head, tuple(rows))

    def _luck(self) -> Section:
        measured = self._skill or self.measures
        ranked = sorted(measured.bots, key=lambda bot: -bot.credit.value)
        if len(ranked) < 2:
            return self._section("skill", [self._say("skill-missing")])
        even = percent(1 / measured.study.plan.seats)
        names = {"better": ranked[0].name, "worse": ranked[-1].name}
        return self._section("skill", [self._say("skill-told", **names, **_figures(ranked[0].credit), even=even)])

    def _ends(self) -> Section:
        shared = self.measures.shared
        told = self._say("draws-told", share=percent(shared.rate), **_bounds(shared))
        parts = [(self._ending(id), share.rate) for id, share in self.measures.reasons.items()]
        return self._section("ends", [told], charts.shares(parts))

    def _holes(self) -> Section:
        return self._section("gaps", [self.gap(gap) for gap in self._gaps] or [self._say("no-gaps")])

    def gap(self, gap: Gap) -> str:
        """Return a gap as a sentence."""
        subject = self._name(gap.thing, gap.subject) if gap.thing else gap.subject
        told = self._say(f"gap-{gap.kind}", subject=subject, times=gap.times)
        return told if gap.file is None else f"{told} ({self._say('gap-record')}: gaps/{gap.file})"

    # Words.

    def _say(self, id: str, **values: str | int | float) -> str:
        return self._texts.text(id, values)

    def _section(
        self,
        id: str,
        lines: list[str],
        plot: str = "",
        head: tuple[str, ...] = (),
        rows: tuple[tuple[str, ...], ...] = (),
    ) -> Section:
        return Section(id, self._say(f"section-{id}"), lines, plot, head, rows)

    def _name(self, kind: str, key: str) -> str:
        return self.words.name(kind, key)

    def _ending(self, reason: str) -> str:
        """Return why games ended, as the room says it, with dots where a single game has its figures."""
        seats = self.measures.study.plan.seats
        blanks = ("winners", "scores", "best", *(f"score-{seat}" for seat in range(seats)))
        values: dict[str, str | int | float] = {**dict.fromkeys(blanks, "…"), "count": 1, "draw": "no"}
        found = room_texts(self.words.game, self.lang).find(f"outcome-{word(reason)}", values)
        return reason if found is None else found

    def _bars(self, cards: list[CardMeasure]) -> list[Bar]:
        """Return cards with what goes with playing them, or with having them where nobody plays them."""
        told = [(card, card.played_effect or card.seen_effect) for card in cards]
        return [
            Bar(self._name(card.kind, card.key), effect.value, *effect.interval())
            for card, effect in told
            if effect is not None
        ]


def make_report(study: Study, lang: str, skill: Study | None = None) -> Report:
    """Return the report of a run."""
    return Report(Measures(study), lang, None if skill is None else Measures(skill))


def percent(share: float) -> str:
    """Return a share as people write it."""
    return f"{100 * share:.1f} %"


def points(value: float) -> str:
    """Return a difference of shares in points, with its sign."""
    return f"{100 * value:+.1f}".replace("-", MINUS)


def _effect(effect: Estimate | None) -> str:
    if effect is None:
        return "–"
    low, high = effect.interval()
    return f"{points(effect.value)} [{points(low)}, {points(high)}]"


def _figures(estimate: Estimate) -> dict[str, str]:
    low, high = estimate.interval()
    return {"value": percent(estimate.value), "low": percent(low), "high": percent(high)}


def _bounds(share: Share) -> dict[str, str]:
    return {"low": percent(share.low), "high": percent(share.high)}


def _numbers(spread: Spread) -> dict[str, Any]:
    found = {id: value for id, value in spread.to_data().items() if id != "mean"}
    return {"mean": f"{spread.mean:.1f}", **found}
