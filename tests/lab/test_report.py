"""The page for a designer: one file, both languages, and it says what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import liza
from liza.lab import plan as plans
from liza.lab.measures import SEAT, Measures
from liza.lab.plan import planned
from liza.lab.report import Report, make_report
from liza.lab.study import Study
from liza.lab.telling import lab_texts
from tests.cli.conftest import Run, run  # noqa: F401

GAME = "qiahn"
SECTIONS = ("findings", "seats", "cards", "length", "leads", "choices", "skill", "ends", "gaps")


def played(folder: Path, games: int = 120, bots: tuple[str, ...] = ("random",), pack: liza.Pack | None = None) -> Study:
    study = Study.begin(folder, planned(GAME, bots=list(bots), pack=pack), games)
    study.run()
    return study


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Study:
    return played(tmp_path_factory.mktemp("run"))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_report_is_one_page_with_everything_in_it(study: Study, lang: str) -> None:
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


def test_shares_add_up(study: Study) -> None:
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
    """A mage twice as strong, and a side with two more magics; ``scripts/planted`` does it to every game."""
    pack = liza.Pack(f'[overlay]\ngame = "{GAME}"\n\n[[combatant]]\nid = "mago"\ndie = 40\n', "planted")

    def dealt(plan: plans.Plan, number: int) -> plans.Deal:
        deal = plans.deal(plan, number)
        deal.state.tokens[0] |= 0b110000  # type: ignore[attr-defined]
        return deal

    monkeypatch.setattr("liza.lab.watch.deal", dealt)
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
    assert "Hallazgos" in (folder / "report.es.html").read_text(encoding="utf-8")
    assert run("--lang", "en", "lab", "report", folder, "--skill", folder, "--out", tmp_path / "page.html").code == 0
    assert "Findings" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert run("lab", "gaps", folder).code == 0
    assert run("lab", "gaps", folder, "--json").out.startswith("[")
    assert run("lab", "report", tmp_path).code == 2
    assert "bots" in run("lab", "run", "--help").out
    assert run(*words[:-2], "--jobs", "many").code == 2
