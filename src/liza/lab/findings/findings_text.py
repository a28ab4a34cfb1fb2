"""What experiments found, in the words of a reader: names, numbers with their intervals, tables that fit a terminal."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any, Final

from liza.kernel.core.game import Game
from liza.lab.experiments.experiment import PLAIN, EffectEstimate, Trial
from liza.lab.experiments.paired import BARRED, DECISIONS, DENIED, GIVEN, IN_PLAY, OWN, SCORE, TAKEN, WINS
from liza.lab.findings.rule_gaps import FORCED, SILENT, RuleGap
from liza.lab.packs.lab_texts import lab_texts
from liza.lab.packs.pack_files import FieldChange
from liza.lab.stats.statistics import ALPHA, Estimate, selected
from liza.words import Words
from liza.words.texts import room_texts
from liza.words.words import variables, word

MINUS: Final = "−"
WAYS: Final = (GIVEN, DENIED, BARRED, IN_PLAY, PLAIN)
_LONGEST: Final = 24
_SOMEBODY: Final = "…"
_OWN_NUMBERS: Final = (WINS, DECISIONS, SCORE)

Line = tuple[str, ...]


class FindingsText:
    """Speaks of experiments with one game in one language."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self._words: Final = Words(game, lang)
        self._texts: Final = lab_texts(lang)
        self._room: Final = room_texts(game, lang)
        self._lang: Final = lang
        self._data: Final = game.pack.data

    def say(self, id: str, **values: str | int | float) -> str:
        """Return one of the lab's sentences."""
        return self._texts.text(id, values)

    def name(self, trial: Trial) -> str:
        """Return what a thing is called; what has no name of its own goes by its section."""
        if trial.thing is not None:
            return self._words.name(trial.thing.kind, trial.thing.key)
        return self.entry(trial.table, trial.key)

    def entry(self, table: str, key: str) -> str:
        """Return what an entry of the pack is called."""
        rows = self._data.get(table)
        for row in rows if isinstance(rows, list) else []:
            if str(row.get("id")) == key and self._lang in row.get("name", {}):
                return str(row["name"][self._lang])
        return f"{table} {key}".strip()

    def thing(self, key: str) -> str:
        """Return what an entry of whatever section is called."""
        tables = [table for table, rows in self._data.items() if isinstance(rows, list)]
        held = [table for table in tables if any(str(row.get("id")) == key for row in self._data[table])]
        return self.entry(held[0], key) if held else key

    def number(self, name: str, trial: Trial) -> str:
        """Return what a number counts in an experiment."""
        if name.startswith(TAKEN):
            return self.say("measured-taken", action=self._action(trial, name.removeprefix(TAKEN)))
        if name.startswith(OWN):
            return self.say("measured-own", number=self._words.counter(name.removeprefix(OWN)))
        return self.say(f"measured-{name}") if name in _OWN_NUMBERS else self._words.counter(name)

    def changed(self, change: FieldChange) -> str:
        """Return a field that a pack changes, before and after."""
        name = self.entry(change.table, change.id)
        if not change.field:
            return self.say("change-new" if change.old is None else "change-gone", name=name)
        values = {"old": _plain(change.old), "new": _plain(change.new)}
        return self.say("change-field", name=name, field=change.field, **values)

    def tables(self, found: Sequence[EffectEstimate]) -> list[tuple[str, Line, list[Line], list[bool]]]:
        """Return a table for each way of putting things to the test: title, head, rows, and which rows stand out."""
        clear = list(zip(found, selected([each.p_value() for each in found]), strict=True))
        by_way = {how: [(each, bold) for each, bold in clear if each.trial.how == how] for how in WAYS}
        return [self._table(how, sorted(own, key=_strongest)) for how, own in by_way.items() if own]

    def _table(self, how: str, found: list[tuple[EffectEstimate, bool]]) -> tuple[str, Line, list[Line], list[bool]]:
        about_seats = how in {GIVEN, DENIED, BARRED}
        packs = any(each.change for each, _ in found)
        head = [self.say("card-name")]
        if not about_seats:
            head.append(self.say("card-number"))
        head += [self.say("card-effect")] if how != PLAIN else []
        head += [self.say("card-before")] if packs and how != PLAIN else []
        head += [self.say("card-change")] if packs else []
        rows: list[Line] = []
        bold: list[bool] = []
        for each, stands_out in found:
            for number in [WINS] if about_seats else [name for name, _ in each.headline()]:
                cells = [cut(self.name(each.trial))]
                if not about_seats:
                    cells.append(cut(self.number(number, each.trial), 16))
                if how != PLAIN:
                    cells.append(figure(number, each.effect.get(number)))
                    cells += [brief(number, each.before.get(number))] if packs else []
                cells += [figure(number, each.change.get(number))] if packs else []
                rows.append(tuple(cells))
                bold.append(stands_out)
        return self.say(f"way-{how}"), tuple(head), rows, bold

    def _lost(self, found: EffectEstimate) -> str:
        """Return the sentence that a verb is no longer possible with a thing."""
        verb, times = found.lost()[0]
        return self.say("found-lost", name=self.name(found.trial), action=self._action(found.trial, verb), times=times)

    def _taken(self, found: EffectEstimate, verb: str, estimate: Estimate) -> str:
        """Return how much more or less often a verb is used with a thing than before."""
        could, did, could_before, did_before = found.uses[verb]
        return self.say(
            "found-taken",
            name=self.name(found.trial),
            action=self._action(found.trial, verb),
            after=round(100 * did / could),
            before=round(100 * did_before / could_before),
            figures=figure(f"{TAKEN}{verb}", estimate),
        )

    def _action(self, trial: Trial, verb: str) -> str:
        """Return what a verb does with a thing as it is offered at the table, with dots for what else it names."""
        thing = trial.thing
        assert thing is not None
        kinds = next(each for each in self._words.game.space.verbs if each.id == verb).kinds
        values: dict[str, str | int | float] = {}
        for variable, kind in zip(variables(kinds), kinds, strict=True):
            own = thing.key in kind.keys
            values[variable] = self._words.name(kind.id, thing.key) if own else _SOMEBODY
            values[f"{variable}-key"] = thing.key if own else ""
        return self._room.text(f"verb-{word(verb)}", values)

    def csv(self, found: Sequence[EffectEstimate]) -> str:
        """Return what was found as comma-separated values, a line for each number of each thing."""
        out = io.StringIO()
        lines = csv.writer(out)
        lines.writerow(["section", "id", "name", "how", "number", "what", "value", "low", "high", "pairs"])
        for each in found:
            trial = each.trial
            for what, estimates in (("effect", each.effect), ("before", each.before), ("change", each.change)):
                for number, estimate in estimates.items():
                    figures = [estimate.value, *estimate.interval(), estimate.of]
                    lines.writerow([trial.table, trial.key, self.name(trial), trial.how, number, what, *figures])
        return out.getvalue()

    def moment(self, name: str) -> str:
        """Return a moment of the game by what is asked then."""
        asked = self._room.find(f"ask-{name}", {"seat": _SOMEBODY})
        return name if asked is None else _capital(asked.removeprefix(f"{_SOMEBODY}, "))

    def happening(self, event: str) -> str:
        """Return a kind of event as it is told, with dots for whom and what it is about."""
        kind = next((each for each in self._words.game.events if each.id == event), None)
        values: dict[str, str | int | float] = (
            {} if kind is None else dict.fromkeys([f.id for f in kind.fields], _SOMEBODY)
        )
        return self._room.find(f"event-{word(event)}", values) or event

    def gap(self, gap: RuleGap) -> str:
        """Return a hole in the rules as a sentence."""
        subject = gap.subject
        if gap.thing:
            subject = self._words.name(gap.thing, gap.subject)
        elif gap.kind == FORCED:
            subject = self.moment(gap.subject)
        elif gap.kind == SILENT:
            subject = self.happening(gap.subject)
        return self.say(f"gap-{gap.kind}", subject=subject, times=gap.times, could=gap.could)

    def sentence(self, found: EffectEstimate, strong: str = "") -> str:
        """Return what was found as a sentence: how much, of what, and how sure it is."""
        if found.tells_loss():
            return self._lost(found)
        number, estimate = found.headline()[0]
        if number.startswith(TAKEN):
            return self._taken(found, number.removeprefix(TAKEN), estimate)
        part = "change" if found.change else "effect"
        return self.say(
            f"found-{part}-{'wins' if number == WINS else 'number'}",
            name=self.name(found.trial),
            number=self.number(number, found.trial),
            figures=figure(number, estimate),
            before=figure(number, found.before.get(number)),
            after=figure(number, found.effect.get(number)),
            strong=strong,
        )


def _strongest(told: tuple[EffectEstimate, bool]) -> float:
    estimates = told[0].effect or told[0].change
    number = WINS if WINS in estimates else told[0].headline()[0][0]
    return -estimates[number].value if number in estimates else 0.0


def figure(number: str, estimate: Estimate | None) -> str:
    """Return a difference with its interval: shares of games in points of a hundred, anything else as it is."""
    if estimate is None:
        return "–"
    low, high = estimate.interval(ALPHA)
    if _is_share(number):
        low, high = max(-1.0, low), min(1.0, high)
    return f"{signed(number, estimate.value)} [{signed(number, low)}, {signed(number, high)}]"


def brief(number: str, estimate: Estimate | None) -> str:
    """Return a difference alone."""
    return "–" if estimate is None else signed(number, estimate.value)


def signed(number: str, value: float) -> str:
    """Return a difference with its sign."""
    shown = 100 * value if _is_share(number) else value
    return f"{shown:+.1f}".replace("-", MINUS)


def _is_share(number: str) -> bool:
    """Whether a number is a share of games, told in points of a hundred."""
    return number == WINS or number.startswith(TAKEN)


def cut(text: str, most: int = _LONGEST) -> str:
    """Return a name that fits its column."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _capital(text: str) -> str:
    at = next((at for at, sign in enumerate(text) if sign.isalpha()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(part)}" for name, part in value.items())
    if isinstance(value, list):
        return "; ".join(_plain(part) for part in value)
    return "–" if value is None else str(value)
