"""A run as one page for a designer, in Spanish or English: sentences, plots and tables, all in one file."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

from jinja2 import Environment, StrictUndefined

from liza.lab.experiments.card_effects import WHOLE, StoredEffects
from liza.lab.experiments.experiment import EffectEstimate, standing_out
from liza.lab.experiments.paired import WINS
from liza.lab.experiments.stronger_bots import is_weak
from liza.lab.findings.findings_text import MINUS, FindingsText, brief, cut, figure
from liza.lab.findings.rule_gaps import RuleGap, find_gaps
from liza.lab.findings.run_measures import CHARACTER, SEAT, CardMeasure, Measures, RunFinding
from liza.lab.packs.lab_texts import lab_texts
from liza.lab.packs.pack_files import pack_changes
from liza.lab.report import charts
from liza.lab.report.charts import Bar
from liza.lab.run.card_index import EntryKey
from liza.lab.run.run_store import RunStore
from liza.lab.stats.result import ShareInterval, Spread
from liza.lab.stats.statistics import Estimate
from liza.words import Words
from liza.words.texts import room_texts
from liza.words.words import word

_MOST_SHOWN: Final = 24
"""So many cards fit into a plot that is read at a glance."""


class ReportSection(NamedTuple):
    """A part of a report: a heading, sentences, a plot, a table."""

    id: str
    title: str
    lines: list[str]
    plot: str = ""
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()


class Report:
    """What a run says, in one language."""

    def __init__(
        self, measures: Measures, lang: str, skill: Measures | None = None, effects: StoredEffects | None = None
    ) -> None:
        study = measures.study
        self.measures: Final = measures
        self.lang: Final = lang
        self.words: Final = Words(study.plan.bound(), lang)
        self._texts: Final = lab_texts(lang)
        self._skill: Final = skill
        self._gaps: Final = find_gaps(study)
        self._effects: Final = effects or StoredEffects(study)
        self._teller: Final = FindingsText(study.plan.bound(), lang)
        self.found: Final = self._effects.found()
        """What experiments say of every thing."""
        self.title: Final = self._say("report-title", game=self.words.game.title, games=measures.games)
        self.sections: Final = [
            section
            for section in (
                self._changes(),
                self._causes(),
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
        text = files("liza.lab.report").joinpath("report.html").read_text(encoding="utf-8")
        page = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True).from_string(text)
        return page.render(lang=self.lang, title=self.title, head=self.head(), sections=self.sections, foot=self.foot())

    def tables(self) -> dict[str, str]:
        """Return every table of the report as comma-separated values, by the name of a file."""
        found = {section.id: (section.head, section.rows) for section in self.sections if section.rows}
        return {f"{id}.csv": _csv(head, rows) for id, (head, rows) in found.items()} | {
            "effects.csv": self._teller.csv(self.found)
        }

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

    def sentence(self, finding: RunFinding) -> str:
        """Return a finding as a sentence."""
        name = self.words.seat(int(finding.key)) if finding.about == SEAT else self._name(finding.kind, finding.key)
        value, low, high = (points(number) for number in (finding.value, finding.low, finding.high))
        return self._say(f"finding-{finding.about}", name=name, value=value, low=low, high=high, of=finding.of)

    # Sections.

    def _changes(self) -> ReportSection | None:
        """Return what the pack changes, before and after, and what that does; None for the game's own pack."""
        base = self._effects.base
        if base is None:
            return None
        found = [each for each in self.found if each.change or each.trial.table == WHOLE]
        own = [each for each in found if each.trial.table != WHOLE]
        whole = [each for each in found if each.trial.table == WHOLE]
        fields = pack_changes(base.bound().pack, self.words.game.pack)
        lines = [self._teller.changed(change) for change in fields if change.field not in {"origin", "printed"}]
        lines += [self._teller.sentence(each) for each in standing_out(own)]
        for each in whole:
            told = each.headline()
            moved = ", ".join(f"{self._teller.number(name, each.trial)} {figure(name, value)}" for name, value in told)
            lines.append(self._say("changes-whole", figures=moved))
        head = ("column-card", "measured", "card-effect", "card-before", "card-change")
        return self._section("changes", lines, "", tuple(self._say(id) for id in head), tuple(self._rows_of(own)))

    def _rows_of(self, found: list[EffectEstimate]) -> list[tuple[str, ...]]:
        return [
            (
                cut(self._teller.name(each.trial)),
                cut(self._teller.number(number, each.trial), 16),
                figure(number, each.effect.get(number)),
                brief(number, each.before.get(number)),
                figure(number, each.change.get(number)),
            )
            for each in found
            for number, _ in each.headline()
        ]

    def _causes(self) -> ReportSection:
        """Return what things do, found by experiment: the surest first, and the same with stronger bots."""
        if not self.found:
            return self._section("causes", [self._say("no-experiments")])
        surest = self._effects.surest()
        lines = [self._teller.sentence(each) for each in surest] or [self._say("card-nothing")]
        bots, repeated = self._effects.repeated()
        if surest and is_weak(self.measures.study.plan.bots):
            names = ", ".join(dict.fromkeys(self.measures.study.plan.bots))
            lines.append(self._say("causes-weak", bots=names))
            lines += [self._say("causes-stronger", bots=bots, told=self._teller.sentence(each)) for each in repeated]
        bars = [
            Bar(self._teller.name(each.trial), each.effect[WINS].value, *each.effect[WINS].interval())
            for each in self.found
            if WINS in each.effect
        ]
        bars = sorted(bars, key=lambda bar: -abs(bar.value))[:_MOST_SHOWN]
        bars.sort(key=lambda bar: -bar.value)
        plot = charts.intervals(bars, self._say("axis-points")) if bars else ""
        return self._section("causes", lines, plot)

    def _findings(self) -> ReportSection:
        lines = [self.sentence(finding) for finding in self.measures.findings]
        return self._section("findings", lines or [self._say("no-findings")])

    def _seats(self) -> ReportSection:
        measured = self.measures.seats
        fair = 1 / len(measured)
        furthest = max(range(len(measured)), key=lambda seat: abs(measured[seat].value - fair))
        told = self._say(
            "seats-fair", fair=percent(fair), name=self.words.seat(furthest), **_figures(measured[furthest])
        )
        bars = [Bar(self.words.seat(seat), each.value, *each.interval()) for seat, each in enumerate(measured)]
        return self._section("seats", [told], charts.intervals(bars, self._say("axis-wins"), fair))

    def _characters(self) -> ReportSection | None:
        bars = self._bars([card for card in self.measures.cards if card.kind == CHARACTER])
        return self._section("characters", [], charts.intervals(bars, self._say("axis-goes-with"))) if bars else None

    def _cards(self) -> ReportSection:
        cards = [card for card in self.measures.cards if card.kind != CHARACTER]
        bars = sorted(self._bars(cards), key=lambda bar: -abs(bar.value))[:_MOST_SHOWN]
        bars.sort(key=lambda bar: -bar.value)
        told = self._say("cards-told", shown=len(bars), all=len(cards))
        ids = ("card", "seen", "played", "effect", "goes-with")
        head = tuple(self._say(f"column-{id}") for id in ids)
        effects = {each.trial.thing: each for each in self.found if each.trial.thing is not None}
        measured = {EntryKey(card.kind, card.key): card for card in cards}
        rows = [
            (
                cut(self._name(thing.kind, thing.key)),
                "–" if card is None else percent(card.seen.rate),
                "–" if card is None else percent(card.played.rate),
                self._cause(effects.get(thing)),
                "–" if card is None else _effect(card.played_effect or card.seen_effect),
            )
            for thing in {**measured, **effects}
            for card in [measured.get(thing)]
        ]
        plot = charts.intervals(bars, self._say("axis-goes-with")) if bars else ""
        return self._section("cards", [told], plot, head, tuple(sorted(rows)))

    def _cause(self, found: EffectEstimate | None) -> str:
        """Return what an experiment says of a thing: its winning, or the number of the game that it moves most."""
        told = {} if found is None else found.effect
        if found is None or not told:
            return "–"
        if WINS in told:
            return figure(WINS, told[WINS])
        number = min(told, key=lambda name: told[name].p_value())
        return f"{figure(number, told[number])} {self._teller.number(number, found.trial)}"

    def _lengths(self) -> ReportSection:
        lines = []
        plot = ""
        for id, spread in (("decisions", self.measures.decisions), ("rounds", self.measures.rounds)):
            if spread is not None:
                lines.append(self._say(f"length-{id}", **_numbers(spread)))
                axis = self._say(f"axis-{id}")
                plot = plot or charts.histogram(sorted(spread.counted.items()), axis, self._say("axis-games"))
        return self._section("length", lines, plot)

    def _leads(self) -> ReportSection:
        back, changes = self.measures.comebacks, self.measures.lead_changes
        told = self._say("leads-told", comebacks=percent(back.rate), **_bounds(back), changes=f"{changes.value:.1f}")
        leads = self.measures.leads
        bars = [Bar(self._say(f"lead-{when}"), share.rate, share.low, share.high) for when, share in leads.items()]
        fair = 1 / self.measures.study.plan.seats
        return self._section("leads", [told], charts.intervals(bars, self._say("axis-wins"), fair))

    def _choices(self) -> ReportSection:
        choices = self.measures.choices
        low, high = (f"{bound:.2f}" for bound in choices.interval())
        forced = percent(self.measures.forced.value)
        told = self._say("choices-told", choices=f"{choices.value:.2f}", low=low, high=high, forced=forced)
        head = tuple(self._say(f"column-{id}") for id in ("moment", "asked", "forced", "most"))
        moments = sorted(self.measures.study.notes().moments.items(), key=lambda item: -item[1].asked)
        rows = [
            (cut(self._teller.moment(name), 40), str(met.asked), percent(met.forced / met.asked), str(met.most))
            for name, met in moments
        ]
        return self._section("choices", [told], "", head, tuple(rows))

    def _luck(self) -> ReportSection:
        measured = self._skill or self.measures
        ranked = sorted(measured.bots, key=lambda bot: -bot.credit.value)
        if len(ranked) < 2:
            return self._section("skill", [self._say("skill-missing")])
        even = percent(1 / measured.study.plan.seats)
        names = {"better": ranked[0].name, "worse": ranked[-1].name}
        return self._section("skill", [self._say("skill-told", **names, **_figures(ranked[0].credit), even=even)])

    def _ends(self) -> ReportSection:
        shared = self.measures.shared
        told = self._say("draws-told", share=percent(shared.rate), **_bounds(shared))
        parts = [(self._ending(id), share.rate) for id, share in self.measures.reasons.items()]
        return self._section("ends", [told], charts.shares(parts))

    def _holes(self) -> ReportSection:
        return self._section("gaps", [self.gap(gap) for gap in self._gaps] or [self._say("no-gaps")])

    def gap(self, gap: RuleGap) -> str:
        """Return a gap as a sentence."""
        told = self._teller.gap(gap)
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
    ) -> ReportSection:
        return ReportSection(id, self._say(f"section-{id}"), lines, plot, head, rows)

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
        """Return cards with what goes with playing them, or with having them where they are not played."""
        told = [(card, card.played_effect or card.seen_effect) for card in cards]
        return [
            Bar(self._name(card.kind, card.key), effect.value, *effect.interval())
            for card, effect in told
            if effect is not None
        ]


def make_report(study: RunStore, lang: str, skill: RunStore | None = None) -> Report:
    """Return the report of a run."""
    return Report(Measures(study), lang, None if skill is None else Measures(skill))


def _csv(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    out = io.StringIO()
    csv.writer(out).writerows([head, *rows])
    return out.getvalue()


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


def _bounds(share: ShareInterval) -> dict[str, str]:
    return {"low": percent(share.low), "high": percent(share.high)}


def _numbers(spread: Spread) -> dict[str, Any]:
    found = {id: value for id, value in spread.to_data().items() if id != "mean"}
    return {"mean": f"{spread.mean:.1f}", **found}
