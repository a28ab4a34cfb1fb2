from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

import liza
from liza.bots.learned.policy import save
from liza.kernel.rollout.layout import Layout
from liza.match.match import Match
from liza.words import Words
from tests.cli.conftest import Run

QIAHN = liza.game("qiahn")


def script(seed: int, **options: object) -> list[str]:
    """Return the choices of two people who take turns at one keyboard, as notation."""
    match = Match(liza.Record.begin(QIAHN, seed=seed, **options))
    chance = random.Random(seed)
    typed = []
    while not match.over:
        seat = match.actors[0]
        action = chance.choice(match.legal(seat))
        typed.append(QIAHN.notation(action))
        match.act(seat, action)
    return typed


def two_people(run: Run, seed: int, typed: list[str], *more: str | Path):
    words = ("play", "qiahn", "--players", "person:Ana,person:Luis", "--seed", str(seed), *more)
    return run(*words, typed="".join(f"{line}\n" for line in typed))


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("troop", [3, 6])
def test_a_whole_game_is_told_in_each_language(run: Run, tmp_path: Path, lang: str, troop: int) -> None:
    file = tmp_path / "game.json"
    typed = script(11, troop=troop)
    code, out, err = two_people(run, 11, typed, "--troop", str(troop), "--lang", lang, "--record", file)
    assert (code, err) == (0, "")
    record = liza.Record.load(file)
    assert [text for _, text in record.actions] == typed
    assert record.names == ["Ana", "Luis"]
    words = Words(QIAHN, lang)
    told = " ".join(out.split())
    for state in record.replay():
        for event in state.events:
            seen = event.seen_by(None)
            assert seen is not None
            assert words.event(seen, record.names) in told
    outcome = record.verify().outcome
    assert outcome is not None
    assert words.verdict(outcome, record.names) in told
    assert f"liza replay {file}" in out


def test_numbers_notation_and_words_choose_the_same(run: Run, tmp_path: Path) -> None:
    kept = []
    for typed in ("1", "deploy arquero", "DEPLOY  Arquero", "enviar a tu arquero", "arquero"):
        file = tmp_path / f"{len(kept)}.json"
        two_people(run, 4, [typed, "q"], "--record", file)
        kept.append(liza.Record.load(file).actions)
    assert kept == [[(1, "deploy arquero")]] * len(kept)


def test_options_are_numbered_and_those_of_a_verb_stand_together(run: Run) -> None:
    out = two_people(run, 4, ["1", "turno", "1", "turno", "q"]).out
    last = out[out.rindex("¿colocas algún pertrecho?") :]
    assert "1 Decir «turno»" in last
    assert "2 Poner la Espada sobre tu Arquero" in last
    assert "3 Poner Agua sobre tu Arquero" in last
    assert "5 " not in last


def test_what_is_not_understood_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ["gibberish", "99", "0", "-1", "²", "deploy", "\x1b[A", "[bold]", "a" * 5000, "1", "q"]
    code, out, _ = two_people(run, 4, typed, "--record", file)
    assert code == 0
    assert "No entiendo «gibberish»." in out
    assert "No entiendo «99»." in out
    assert liza.Record.load(file).actions == [(1, "deploy arquero")]


def test_why_not_names_the_rule_and_the_remedy(run: Run) -> None:
    reason = QIAHN.explain(QIAHN.new(seed=4), 1, QIAHN.parse("deploy mago"), "es")
    assert reason is not None
    for typed in ("? deploy mago", "?deploy mago", "? mago enviar", "deploy mago"):
        out = " ".join(two_people(run, 4, [typed, "q"]).out.split())
        assert f"{reason.rule} {reason.text} → {reason.unless}" in out


def test_why_not_of_something_possible_says_so(run: Run) -> None:
    for typed in ("? deploy arquero", "? 1"):
        assert "Sí que se puede: Enviar a tu Arquero es la opción 1." in two_people(run, 4, [typed, "q"]).out
    assert "No entiendo «ornitorrinco»." in two_people(run, 4, ["? ornitorrinco", "q"]).out


def test_a_question_about_a_word_answers_with_cards_rules_and_choices_that_are_near(run: Run) -> None:
    out = " ".join(two_people(run, 4, ["? arqueros", "q"]).out.split())
    assert "¿Querías decir «Enviar a tu Arquero»" in out
    out = " ".join(two_people(run, 4, ["? arqeuro", "q"]).out.split())
    assert "¿Querías decir «Enviar a tu Arquero»" in out
    rule = next(rule for rule in QIAHN.rulebook.rules.values() if "ficha" in rule.line["es"])
    for typed in ("? fichas", "r fichas"):
        assert rule.line["es"] in " ".join(two_people(run, 4, [typed, "q"]).out.split())


def test_a_question_mark_lists_all_that_is_not_possible(run: Run) -> None:
    out = " ".join(two_people(run, 4, ["?", "q"], "--lang", "en").out.split())
    state = QIAHN.new(seed=4)
    for action in range(QIAHN.actions):
        reason = QIAHN.explain(state, 1, action, "en")
        assert reason is None or f"{reason.rule} {reason.text}" in out


def test_a_choice_can_be_taken_back_until_it_is_confirmed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, out, _ = two_people(run, 4, ["u", "deploy arquero", "u", "deploy arquero", "end", "u", "q"], "--record", file)
    assert out.count("Ya no se puede deshacer") == 2
    assert out.count("Deshecho.") == 1
    assert "(u para deshacer)" in out
    assert liza.Record.load(file).actions == [(1, "deploy arquero"), (1, "end")]


def test_help_story_table_and_rules_can_be_asked_for(run: Run) -> None:
    _, out, _ = two_people(run, 4, ["h", "l", "t", "r QT-024", "r qt-999", "r", "q"], "--lang", "en")
    assert "save and quit" in out
    assert out.count("The coin falls: Luis attacks first.") == 2
    assert out.count("Qíahn Tactics · Round 1/3") == 2
    assert QIAHN.rulebook.rules["QT-024"].line["en"] in " ".join(out.split())
    assert "There is no rule qt-999." in out
    assert "The defender sees who the attacker has sent before deciding" in " ".join(out.split())


def test_the_spanish_rules_are_those_of_the_room(run: Run) -> None:
    title = QIAHN.file("RULES.es.md").read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
    assert title in two_people(run, 4, ["r", "q"]).out


def test_bots_take_their_seats(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, out, _ = run("play", "qiahn", "--players", "greedy,random", "--seed", "2", "--record", file)
    assert code == 0
    assert "bot greedy" in out
    assert "›" not in out
    assert liza.Record.load(file).verify().over


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file in files:
        run("play", "qiahn", "--players", "random,greedy", "--seed", "9", "--record", file)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_without_a_seed_the_secret_is_fresh(run: Run, tmp_path: Path) -> None:
    for name in ("a", "b"):
        run("play", "qiahn", "--players", "random,greedy", "--record", tmp_path / name)
    seeds = [liza.Record.load(tmp_path / name).seed for name in ("a", "b")]
    assert seeds[0] != seeds[1]
    assert all(isinstance(seed, bytes) for seed in seeds)


def test_leaving_keeps_the_game_and_resuming_ends_it(run: Run, tmp_path: Path) -> None:
    typed = script(12)
    file = tmp_path / "game.json"
    _, out, _ = two_people(run, 12, [*typed[:4], "q"], "--record", file)
    assert f"liza play --resume {file}" in out
    for start in range(4, len(typed), 5):
        code, out, _ = run("play", "--resume", file, typed="\n".join(typed[start : start + 5]) + "\n")
        assert code == 0
    record = liza.Record.load(file)
    assert [text for _, text in record.actions] == typed
    assert record.verify().over


def test_a_game_without_a_file_is_kept_at_home(run: Run, at_home: Path) -> None:
    _, out, _ = two_people(run, 4, ["1", "q"])
    (file,) = at_home.iterdir()
    assert f"liza play --resume {file}" in out
    assert liza.Record.load(file).actions == [(1, "deploy arquero")]


def test_games_kept_at_home_never_take_each_others_place(
    run: Run, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "now")
    for _ in range(3):
        two_people(run, 4, ["1", "q"])
    assert sorted(file.name for file in at_home.iterdir()) == ["qiahn-now-2.json", "qiahn-now-3.json", "qiahn-now.json"]


def test_how_to_go_on_is_said_in_the_words_the_program_was_started_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIZA_COMMAND", "python3 run.py")
    _, out, _ = two_people(run, 4, ["1", "q"], "--record", tmp_path / "my game.json")
    assert f"python3 run.py play --resume '{tmp_path / 'my game.json'}'" in out


def test_a_game_that_never_began_is_not_kept(run: Run, at_home: Path) -> None:
    assert "Hasta pronto." in two_people(run, 4, ["q"]).out
    assert not at_home.exists()


def test_what_was_not_confirmed_can_be_taken_back_after_resuming(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    confirmed = ["deploy arquero", "end", "deploy caballero", "end"]
    two_people(run, 4, [*confirmed, "place espada arquero", "place agua arquero", "q"], "--record", file)
    assert len(liza.Record.load(file).actions) == 6
    _, out, _ = run("play", "--resume", file, typed="u\nu\nu\nl\nq\n")
    assert out.count("Deshecho.") == 2
    assert out.count("La moneda cae") == 1
    assert [text for _, text in liza.Record.load(file).actions] == confirmed


def test_resuming_remembers_who_the_bots_are(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "qiahn", "--players", "random,person:Luis", "--seed", "4", "--record", file, typed="1\nq\n")
    _, out, _ = run("play", "--resume", file, typed="q\n")
    assert "bot random" in out
    assert "Luis" in out
    run("play", "--resume", file, "--players", "greedy,random")
    assert liza.Record.load(file).verify().over


@pytest.mark.parametrize(
    "more",
    [
        ["--seed", "1"],
        ["--troop", "6"],
        ["--seats", "2"],
        ["--pack", "x.toml"],
        ["--players", "greedy"],
        ["--players", "greedy,greedy,greedy"],
    ],
    ids=" ".join,
)
def test_what_is_settled_cannot_be_changed_by_resuming(run: Run, tmp_path: Path, more: list[str]) -> None:
    file = tmp_path / "game.json"
    two_people(run, 4, ["1", "q"], "--record", file)
    before = file.read_bytes()
    assert run("play", "--resume", file, *more).code == 2
    assert file.read_bytes() == before


def test_a_finished_game_cannot_be_resumed(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    code, _, err = run("play", "--resume", finished)
    assert code == 2
    assert "ya terminó" in err
    assert finished.read_bytes() == before


def test_a_game_of_another_name_cannot_be_resumed(run: Run, finished: Path, with_envite: None) -> None:
    assert run("play", "envite", "--resume", finished).code == 2


def test_a_file_that_exists_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear Ana", encoding="utf-8")
    code, _, err = two_people(run, 4, ["1", "q"], "--record", file)
    assert code == 2
    assert str(file) in err
    assert file.read_text(encoding="utf-8") == "dear Ana"


@pytest.mark.parametrize(
    "damage", ["truncated", "empty", "not-json", "illegal", "unreadable", "seed", "names", "options", "deep"]
)
@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_a_damaged_record_is_refused_and_left_alone(run: Run, finished: Path, damage: str, command: str) -> None:
    text = finished.read_text(encoding="utf-8")
    data = json.loads(text)
    if damage == "illegal":
        data["actions"][3] = "0 place aire mago"
    elif damage == "unreadable":
        data["actions"][3] = "0 dance"
    elif damage in {"seed", "names", "options"}:
        data[damage] = {"seed": [1], "names": ["only one"], "options": {"troop": 5}}[damage]
    broken = {"truncated": text[: len(text) // 2], "empty": "", "not-json": "hello", "deep": "[" * 100_000}
    finished.write_text(broken.get(damage, json.dumps(data)), encoding="utf-8")
    before = finished.read_bytes()
    words = ("play", "--resume", finished) if command == "resume" else (command, finished)
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith("Esa partida no se puede usar. ")
    assert len(err.splitlines()) == 1
    assert finished.read_bytes() == before


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_a_game_of_other_rules_is_refused_in_the_players_language_and_left_alone(
    run: Run, finished: Path, command: str
) -> None:
    data = json.loads(finished.read_text(encoding="utf-8")) | {"version": 0}
    finished.write_text(json.dumps(data), encoding="utf-8")
    before = finished.read_bytes()
    words = ("play", "--resume", finished) if command == "resume" else (command, finished)
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith(
        f"{finished}: Esta partida se jugó con la versión 0 de las reglas de Qíahn Tactics; aquí se juega"
    )
    assert len(err.splitlines()) == 1
    assert "was played under version 0 of the rules of Qíahn Tactics; this is" in run(*words, "--lang", "en").err
    assert finished.read_bytes() == before


def test_a_disk_that_fails_does_not_end_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = []

    def failing(self: liza.Record, path: Path) -> None:
        saves.append(path)
        if len(saves) > 1:
            raise liza.RecordError("The disk is full.")

    monkeypatch.setattr(liza.Record, "save", failing)
    code, out, err = two_people(run, 12, script(12), "--record", tmp_path / "game.json")
    assert code == 0
    assert err.count("La partida no se ha podido guardar. The disk is full.") == 2
    assert "Se cuentan los supervivientes" in out


@pytest.mark.parametrize("people", [2, 3])
def test_people_at_one_keyboard_do_not_see_each_others_secrets(run: Run, with_envite: None, people: int) -> None:
    players = ",".join(["person:Ana", "person:Luis", "random"][:people])
    state = liza.game("envite").new(seats=people, seed=6)
    words = Words(liza.game("envite"), "es")
    ana, luis = (
        next(iter(zone["pieces"]))["key"] for zone in state.view(0)["zones"][1:2] + state.view(1)["zones"][2:3]
    )
    assert ana is not None
    assert luis is not None
    words_typed = ("play", "envite", "--players", players, "--seed", "6")
    _, out, _ = run(*words_typed, typed="stay\n\nstay\n")
    first, _, second = out.partition("Pulsa Intro")
    assert f"Ana roba: {words.name('card', ana)}." in first
    assert words.name("card", luis) not in first
    assert "Luis roba una carta." in first
    before_the_end, _, _ = second.partition("Se enseñan")
    assert "Luis, ¿vas?" in before_the_end
    assert words.name("card", ana) not in before_the_end.partition("Luis pone")[0]
    assert f"Mano {words.name('card', luis)}" in " ".join(before_the_end.split())


def test_names_from_a_file_cannot_play_tricks_on_the_terminal(run: Run, finished: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    data["names"] = ["\x1b[2Jevil", "[bold]Luis\ud800"]
    finished.write_text(json.dumps(data), encoding="utf-8")
    code, out, _ = run("replay", finished)
    assert code == 0
    assert "\x1b[2J" not in out
    assert "[bold]Luis" in out


def test_what_was_learnt_is_seated_with_one_command(run: Run, tmp_path: Path) -> None:
    file, game = tmp_path / "Learnt.npz", tmp_path / "game.json"
    inputs = Layout(QIAHN).size
    save(file, QIAHN, [(np.ones((inputs, QIAHN.actions)), np.arange(QIAHN.actions))])
    words = ("play", "qiahn", "--seat", "2", f"policy:{file}", "--seed", "3", "--record", game)
    code, out, _ = run(*words, typed="q\n")
    assert code == 0
    assert f"policy:{file}" in out.replace("\n", "")
    assert json.loads(game.read_text())["names"] == ["", f"policy:{file}"]
    code, *_ = run("play", "--resume", game, "--seat", "1", "greedy")
    assert code == 0
    assert liza.Record.load(game).verify().over


def test_a_seat_that_is_not_there(run: Run) -> None:
    code, _, err = run("play", "qiahn", "--seat", "3", "greedy", "--lang", "en")
    assert code == 2
    assert err.strip() == "There is no seat 3: they go from 1 to 2."
