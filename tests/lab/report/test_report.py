"""The page for a designer: one file, both languages, and it says what is wrong."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

import liza
from liza.lab.experiments.card_effects import StoredEffects
from liza.lab.findings.run_measures import SEAT, Measures
from liza.lab.packs.lab_texts import lab_texts
from liza.lab.report.report import Report, make_report
from liza.lab.run import run_spec as plans
from liza.lab.run.run_spec import checked_run
from liza.lab.run.run_store import RunStore
from tests.cli.conftest import Run, run  # noqa: F401

GAME = "qiahn"
SECTIONS = ("causes", "findings", "seats", "cards", "length", "leads", "choices", "skill", "ends", "gaps")


def played(
    folder: Path, games: int = 120, bots: tuple[str, ...] = ("random",), pack: liza.Pack | None = None
) -> RunStore:
    study = RunStore.begin(folder, checked_run(GAME, bots=list(bots), pack=pack), games)
    study.run()
    return study


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> RunStore:
    return played(tmp_path_factory.mktemp("run"))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_report_is_one_page_with_everything_in_it(study: RunStore, lang: str) -> None:
    page = make_report(study, lang).html()
    assert [id for id in SECTIONS if f'id="{id}"' not in page] == []
    assert page.count("<svg") >= 5
    outside = re.findall(r'(?:src|href)="([^"#]+)"|url\(([^)]+)\)', page)
    assert [found for found in outside if any("//" in part for part in found)] == []
    assert "<script" not in page
    assert lab_texts(lang).text("section-findings") in page
    assert f"liza lab run {GAME} --games 120" in page


def test_both_languages_have_the_same_sentences() -> None:
    assert lab_texts("es").ids == lab_texts("en").ids
    for lang in ("es", "en"):
        texts = lab_texts(lang)
        for id in texts.ids:
            assert texts.text(id), id


def test_shares_add_up(study: RunStore) -> None:
    measures = Measures(study)
    assert sum(seat.value for seat in measures.seats) == pytest.approx(1)
    assert sum(share.count for share in measures.reasons.values()) == measures.games == 120
    assert 0 < measures.forced.value < 1
    assert measures.choices.value > 1
    assert measures.leads["late"].rate > 0.6


def test_the_better_bot_wins_more_than_its_share(tmp_path: Path) -> None:
    mixed = played(tmp_path, 60, ("greedy", "random"))
    best, other = sorted(Measures(mixed).bots, key=lambda bot: -bot.credit.value)
    assert best.name == "greedy"
    assert best.credit.value + other.credit.value == pytest.approx(1)
    assert "greedy contra random" in Report(Measures(mixed), "es").html()


def test_a_planted_flaw_is_found_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mage twice as strong, a side with two more magics; ``scripts/measure fault-detection`` does so to all games."""
    pack = liza.Pack(f'[overlay]\ngame = "{GAME}"\n\n[[combatant]]\nid = "mago"\ndie = 40\n', "planted")

    def dealt(plan: plans.RunSpec, number: int) -> plans.Deal:
        deal = plans.deal(plan, number)
        deal.state.sides[0].tokens |= 0b110000  # type: ignore[attr-defined]
        return deal

    monkeypatch.setattr("liza.lab.run.observer.deal", dealt)
    report = make_report(played(tmp_path, 300, pack=pack), "es")
    found = {(each.about, each.key) for each in report.measures.findings if each.value > 0}
    assert (SEAT, "0") in found
    assert "mago" in {key for _, key in found}
    assert re.search(r"Mago: \+\d+\.\d puntos \[", report.html())


def test_the_commands_of_the_lab(run: Run, tmp_path: Path) -> None:  # noqa: F811
    folder = tmp_path / "run"
    words = ("lab", "run", GAME, "--games", "30", "--bots", "random", "--jobs", "1", "--out", folder)
    assert run(*words).code == 0
    assert "30 partidas" in run(*words).out
    assert run("lab", "report", folder).code == 0
    assert "Lo que hace cada cosa" in (folder / "report.es.html").read_text(encoding="utf-8")
    assert run("--lang", "en", "lab", "report", folder, "--skill", folder, "--out", tmp_path / "page.html").code == 0
    assert "What every thing does" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert run("lab", "gaps", folder).code == 0
    assert run("lab", "gaps", folder, "--json").out.startswith("[")
    assert run("lab", "report", tmp_path).code == 2
    assert "bots" in run("lab", "run", "--help").out
    assert run(*words[:-2], "--jobs", "many").code == 2


def test_a_report_against_the_base_says_first_what_the_pack_changed_before_and_after(
    run: Run,  # noqa: F811
    tmp_path: Path,
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[overlay]\ngame = "qiahn"\n[[combatant]]\nid = "infante"\ndie = 100\n', encoding="utf-8")
    folder, tables = tmp_path / "run", tmp_path / "tables"
    words = ("lab", "run", GAME, "--games", "40", "--bots", "greedy:1", "--jobs", "1", "--out", folder, "--lang", "en")
    first = run(*words, "--pack", pack, "--pairs", "15")
    assert first.code == 0
    assert "40 of 40 games and 460 pairs of games" in first.err
    again = run(*words, "--pack", pack, "--pairs", "15")
    assert "left" not in again.err
    assert run("lab", "report", folder, "--csv", tables, "--lang", "en").code == 0
    page = (folder / "report.en.html").read_text(encoding="utf-8")
    ids = re.findall(r'<section id="(\w+)">', page)
    assert ids[:3] == ["changes", "causes", "findings"]
    assert "Footman, die: 4 → 100" in page
    assert "With greedy:8: Footman" in page
    changed, cards = (
        list(csv.reader((tables / name).read_text(encoding="utf-8").splitlines()))
        for name in ("changes.csv", "cards.csv")
    )
    assert changed[0] == ["Card", "Measures", "Effect", "Before", "Change"]
    name, measures, effect, before, change = changed[1]
    assert (name, measures) == ("Footman", "wins")
    assert (effect[0], before[0], change[0]) == ("+", "−", "+")
    assert cards[0] == ["Card", "Had", "Played", "Effect", "Goes with"]
    assert len(cards) == 1 + 12
    assert all(re.search(r"\[[+−]", row[3]) for row in cards[1:])
    widths = [max(len(row[at]) for row in cards) for at in range(5)]
    assert sum(widths) + 2 * 4 <= 80
    assert not re.search(r">[A-Z][a-z]+[A-Z]\w+<", page)
    assert (tables / "effects.csv").exists()


def test_a_run_whose_experiments_were_stopped_goes_on_where_they_were(tmp_path: Path) -> None:
    study = RunStore.begin(tmp_path, checked_run(GAME, bots=["random"]), 4, pairs=10)
    effects = StoredEffects(study)
    assert effects.left() == 12 * 10
    effects.run()
    assert effects.left() == 0
    found = {each.trial.key: each for each in effects.found()}
    assert len(found) == 12
    next(iter((tmp_path / "effects").glob("combatant_mago*.json"))).unlink()
    assert StoredEffects(study).left() == 10
    StoredEffects(study).run()
    again = {each.trial.key: each for each in StoredEffects(study).found()}
    assert again["mago"].effect == found["mago"].effect
    longer = StoredEffects(RunStore.begin(tmp_path, checked_run(GAME, bots=["random"]), 4, pairs=20))
    assert longer.left() == 12 * 10
