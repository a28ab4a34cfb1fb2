from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import liza
from liza.cli.terminal.console import locale_language, take_language
from liza.words import Texts
from tests.cli.conftest import Run
from tests.referee.tampered import KEYS, forged, lie, truth

COMMANDS = (
    "games",
    "play",
    "replay",
    "verify",
    "rules",
    "sim",
    "arena",
    "exploit",
    "solve",
    "analyse",
    "serve",
    "worker",
)
ONE_SENTENCE = 2
"""Lines that a complaint may take at most, the last one empty."""


@pytest.mark.parametrize("words", [["--help"], ["-h"]])
def test_help_lists_the_commands(run: Run, words: list[str]) -> None:
    code, out, _ = run(*words)
    assert code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in out


def test_help_speaks_both_languages(run: Run) -> None:
    assert "Muestra esta ayuda." in run("--help").out
    english = run("--lang", "en", "sim", "--help").out
    assert "Play many games between bots" in english
    assert "Show this help." in run("--help", "--lang=en").out


def test_help_of_play_lists_the_options_of_the_game(run: Run) -> None:
    out = run("play", "qiahn", "--help").out
    assert "--troop" in out
    assert "Seis combatientes" in out
    assert "agua+aire" in out
    assert "--troop" not in run("play", "--help").out


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").out.strip() == liza.__version__


def test_both_languages_say_the_same_things() -> None:
    texts = [
        Texts(lang, (Path(liza.__file__).parent / "cli" / "texts" / f"{lang}.ftl").read_text()) for lang in ("es", "en")
    ]
    assert texts[0].ids == texts[1].ids


def test_the_language_comes_from_the_flag_then_the_locale_then_is_spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", "--lang", "en", "qiahn"]
    assert take_language(words) == ("en", None)
    assert words == ["play", "qiahn"]
    for surroundings, lang in (("en_GB.UTF-8", "en"), ("es_MX.UTF-8", "es"), ("fr_FR.UTF-8", "es"), ("C", "es")):
        monkeypatch.setenv("LC_ALL", surroundings)
        assert locale_language() == lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert locale_language() == "es"


def test_games_lists_every_game(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    for game in liza.games():
        assert game.title in out
        for option in game.options:
            assert f"--{option}" in out
    listed = json.loads(run("games", "--json").out)
    assert [game["id"] for game in listed] == [game.id for game in liza.games()]


def test_a_game_of_another_package_is_listed_and_played(run: Run, with_envite: None) -> None:
    assert "Envite" in run("games").out
    assert run("play", "envite", "--players", "random,random,random", "--pot", "2").code == 0


@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        ["games", "extra"],
        ["games", "--nonsense"],
        ["games", "--lang", "fr"],
        ["games", "--lang"],
        ["play"],
        ["play", "nowhere"],
        ["play", "qiahn", "extra"],
        ["play", "qiahn", "--troop", "5"],
        ["play", "qiahn", "--troop"],
        ["play", "qiahn", "--nonsense", "5"],
        ["play", "qiahn", "--seats", "3"],
        ["play", "qiahn", "--seats", "0"],
        ["play", "qiahn", "--seats", "-1"],
        ["play", "qiahn", "--seats", "two"],
        ["play", "qiahn", "--players", "person"],
        ["play", "qiahn", "--players", "person,greedy,greedy"],
        ["play", "qiahn", "--players", "person,nobody"],
        ["play", "qiahn", "--players", "person:,greedy"],
        ["play", "qiahn", "--players", "person:greedy,greedy"],
        ["play", "qiahn", "--players", ""],
        ["play", "qiahn", "--seed", "x"],
        ["play", "qiahn", "--seed", "1", "--seed", "2"],
        ["play", "qiahn", "--record", "no/such/folder/game.json"],
        ["play", "qiahn", "--pack", "no-such-pack.toml"],
        ["play", "qiahn", "--resume", "no-such-game.json"],
        ["replay"],
        ["replay", "no-such-game.json"],
        ["verify", "no-such-game.json"],
        ["verify", "."],
        ["rules"],
        ["rules", "nowhere"],
        ["solve"],
        ["solve", "nowhere"],
        ["solve", "tankup"],
        ["solve", "qiahn", "--troop", "4"],
        ["solve", "qiahn", "--nonsense", "4"],
        ["solve", "qiahn", "--jobs", "0"],
        ["analyse"],
        ["analyse", "no-such-game.json"],
        ["analyse", "no-such-game.json", "--playouts", "1"],
        ["sim", "qiahn", "--games", "1", "--bots", "exact,exact"],
        ["sim", "nowhere"],
        ["sim", "qiahn", "--games", "0"],
        ["sim", "qiahn", "--games", "many"],
        ["sim", "qiahn", "--jobs", "0"],
        ["sim", "qiahn", "--bots", "nobody"],
        ["sim", "qiahn", "--bots", ""],
        ["sim", "qiahn", "--bots", "random,random,random"],
        ["sim", "qiahn", "--seats", "5"],
        ["sim", "qiahn", "--magic", "fuego"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_bad_input_gets_one_sentence_and_code_2(run: Run, words: list[str], lang: str, at_home: Path) -> None:
    code, out, err = run(*words, *([] if "--lang" in words else ["--lang", lang]))
    assert code == 2
    assert out == ""
    assert err.strip()
    assert len(err.split("\n")) <= ONE_SENTENCE
    assert "Traceback" not in err
    assert not at_home.exists()


def test_a_pack_with_faults_is_refused_with_all_of_them(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[combatant]]\nid = "mago"\ndie = "big"\n', encoding="utf-8")
    code, out, err = run("play", "qiahn", "--pack", pack)
    assert (code, out) == (2, "")
    assert "línea 3: combatant mago die: Pon un número" in err
    assert "línea 1: combatant: Falta la entrada «arquero»" in err


def test_a_game_with_another_pack_is_kept_with_it(run: Run, tmp_path: Path) -> None:
    text = liza.game("qiahn").file("content", "base.toml").read_text(encoding="utf-8")
    pack = tmp_path / "base.toml"
    pack.write_text(text.replace('"Mago"', '"Brujo"').replace("die = 20", "die = 19"), encoding="utf-8")
    record = tmp_path / "game.json"
    words = ("--players", "greedy,greedy", "--troop", "6", "--seed", "1", "--record", record)
    assert run("play", "qiahn", "--pack", pack, *words).code == 0
    assert "Brujo" in run("replay", record).out
    assert run("verify", record).code == 0


def test_a_transcript_is_checked_step_by_step(run: Run, tmp_path: Path) -> None:
    file, keys = tmp_path / "game.transcript", tmp_path / "keys.json"
    file.write_bytes(truth())
    keys.write_bytes(KEYS)
    code, out, err = run("verify", file, "--keys", keys)
    assert (code, err) == (0, "")
    assert out.count("✓") == 11
    assert "– Falta comparar la huella" in out
    assert "La transcripción se sostiene." in out


def test_a_lie_in_a_transcript_is_refused_with_the_sentence_that_is_true(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.transcript"
    for name, sentence in (
        ("a die", "de la semilla sale"),
        ("a shuffle", "cartas que no sale de la semilla"),
        ("an entropy", "La semilla no corresponde a la huella"),
        ("swapped entries", "no está en su lugar del registro"),
        ("a dropped message", "A la cadena del sitio 1 le faltan o le sobran mensajes"),
        ("another game's chains", "o es de otra partida"),
        ("a draw that was not asked for", "no es el que el juego pidió"),
        ("another message", "El mensaje al sitio 0 sobre la entrada"),
        ("an impossible choice", "la partida no puede ser"),
    ):
        file.write_bytes(lie(name))
        code, out, _ = run("verify", file)
        assert code == 1, name
        assert sentence in " ".join(out.split()), name
        assert "no se sostiene" in out


def test_who_signed_and_what_was_promised_is_checked_where_it_is_given(run: Run, tmp_path: Path) -> None:
    file, keys = tmp_path / "game.transcript", tmp_path / "keys.json"
    keys.write_bytes(KEYS)
    file.write_bytes(forged())
    assert "la firma es falsa" in run("verify", file, "--keys", keys).out
    file.write_bytes(truth())
    assert "no es la que se prometió" in " ".join(run("verify", file, "--promise", "00").out.split())
    file.write_bytes(truth()[:-40])
    assert "no es una firma" in run("verify", file).err
    assert run("verify", file, "--keys", tmp_path / "none").code == 2


def test_a_record_is_compared_with_the_promise_and_is_not_signed(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    assert run("play", "qiahn", "--players", "random,random", "--seed", "1", "--record", record).code == 0
    promise = json.loads(record.read_text(encoding="utf-8"))["commitment"]
    assert run("verify", record, "--promise", promise).code == 0
    assert "no es la que se prometió" in " ".join(run("verify", record, "--promise", "00").err.split())
    assert "no está firmada" in " ".join(run("verify", record, "--keys", record).err.split())


def test_secrecy_is_checked_over_a_whole_game_and_says_what_was_tried(run: Run, tmp_path: Path) -> None:
    record, transcript = tmp_path / "game.json", tmp_path / "game.transcript"
    assert run("play", "qiahn", "--players", "random,random", "--seed", "1", "--record", record).code == 0
    assert run("verify", record, "--secrecy").code == 0
    transcript.write_bytes(truth())
    code, out, _ = run("verify", transcript, "--secrecy")
    assert code == 0
    assert "posiciones desde los 3 lugares" in " ".join(out.split())
    assert "A nadie se le contó nada que no pudiera saber." in out
    assert run("verify", transcript, "--secrecy", "--worlds", "0").code == 2


def test_simulating_prints_who_wins_and_how_long_it_takes(run: Run) -> None:
    code, out, err = run("sim", "qiahn", "--games", "30", "--bots", "random,greedy", "--seed", "1")
    assert (code, err) == (0, "")
    for word in ("random", "greedy", "Cara", "Cruz", "intervalo 95 %", "Decisiones", "Rondas", "decisiones/s"):
        assert word in out


def test_simulating_prints_json(run: Run) -> None:
    words = ("sim", "qiahn", "--games", "20", "--bots", "random,greedy", "--seed", "1", "--troop", "6", "--json")
    first, second = (json.loads(run(*words).out) for _ in range(2))
    assert first.pop("speed")["decisions_per_second"] > 0
    second.pop("speed")
    assert first == second
    assert first["games"] == 20
    assert first["options"]["troop"] == 6
    assert first["rounds"]["mean"] == 6


def test_rules_lists_every_clause_and_what_covers_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = liza.game("qiahn").rulebook.rules
    inside = [id for id, rule in rules.items() if not rule.outside]
    monkeypatch.setattr(
        "liza.lab.report.rule_coverage.tests_by_rule", lambda: {id: [f"tests/test_{id}.py"] for id in inside}
    )
    code, out, _ = run("rules", "qiahn", "--json")
    data = json.loads(out)
    assert code == 0
    assert data["uncovered"] == []
    assert [row["rule"] for row in data["rules"]] == list(rules)
    assert all(row["es"] and row["en"] and (row["tests"] or row["outside"]) for row in data["rules"])
    code, out, _ = run("rules", "qiahn")
    assert code == 0
    assert f"tests/test_{inside[0]}.py" in out


def test_rules_shows_one_clause_as_its_page_does(run: Run) -> None:
    rule = liza.game("qiahn").rulebook.rules["QT-024"]
    code, out, _ = run("rules", "qiahn", "qt-024", "--lang", "en")
    told = " ".join(out.split())
    assert code == 0
    assert rule.line["en"] in told
    assert rule.line["es"] in told
    assert rule.chapter in told
    assert "Send your Footman" in told, "the act that is refused"
    assert "That combatant has not been discovered yet" in told, "and why"
    told = " ".join(run("rules", "qiahn", "QT-050").out.split())
    assert "decisión nuestra" not in told
    assert "tira un d4: 3" in told, "the dice of the scene fall as in its test"
    assert "decisión nuestra" in run("rules", "qiahn", "QT-A13").out
    code, _, err = run("rules", "qiahn", "QT-999", "--lang", "en")
    assert (code, "There is no rule QT-999." in err) == (2, True)


def test_rules_fails_on_a_clause_that_nothing_covers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = liza.game("qiahn").rulebook.rules
    inside = [id for id, rule in rules.items() if not rule.outside]
    monkeypatch.setattr("liza.lab.report.rule_coverage.tests_by_rule", lambda: {id: ["some test"] for id in inside[1:]})
    code, out, _ = run("rules", "qiahn", "--json")
    assert code == 1
    assert json.loads(out)["uncovered"] == inside[:1]
    assert f"Sin prueba: {inside[0]}." in run("rules", "qiahn").out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["verify", "/nowhere.json"], "No hay ningún archivo con ese nombre."),
        (["replay", __file__], "El archivo está dañado o cortado."),
        (["sim", "qiahn", "--pack", __file__], " no se entiende."),
        (["rules"], "Falta algo: JUEGO."),
        (["sim", "qiahn", "--games", "x"], "«x» no vale para --games."),
        (["plai"], "¿Querías decir «play»?"),
        (["lab", "rnu"], "¿Querías decir «run»?"),
        (["rules", "qihan"], "¿Querías decir «qiahn»?"),
        (["sim", "qiahn", "--tropo", "3"], "¿Querías decir «--troop»?"),
        (["play", "qiahn", "--players", "person,gredy"], "«gredy»"),
    ],
)
def test_an_error_speaks_one_language_and_names_what_is_near(run: Run, words: list[str], told: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert told in err
    for english in ("cannot", "damaged", "Expecting", "Expected", "pack "):
        assert english not in err


def test_each_case_of_an_error_has_its_sentence() -> None:
    """A case without a message would be said in English to every person."""
    sources = "".join(
        (Path(liza.__file__).parent / file).read_text(encoding="utf-8")
        for file in ("match/record.py", "kernel/packs/pack.py", "kernel/packs/pack_text.py")
    )
    cases = set(re.findall(r'"((?:record|file|pack)-[a-z-]+)"', sources))
    texts = Texts("es", (Path(liza.__file__).parent / "cli" / "texts" / "es.ftl").read_text(encoding="utf-8"))
    assert len(cases) > 12
    assert cases <= texts.ids


def test_what_is_heavy_is_imported_only_when_it_is_needed() -> None:
    heavy = (
        "[name for name in ('liza.match.match', 'liza.lab', 'rich.markdown', 'rich.progress') if name in sys.modules]"
    )
    code = f"import sys; from liza.cli import main; main(['--version']); print({heavy})"
    sources = str(Path(liza.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": sources},
    )
    assert done.stdout.splitlines()[-1] == "[]"
