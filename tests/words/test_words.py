from __future__ import annotations

import os
import re
from typing import Any

import pytest

import liza
from liza.kernel.schema.events import Event
from liza.words import Texts, Words, common_texts, missing, required_messages, room_texts
from liza.words import texts as texts_module
from tests.cli.envite import GAME as ENVITE
from tests.conformance.beside import sixth_game

QIAHN = liza.game("qiahn")
BRIEF = bool(os.environ.get("LIZA_FAST"))
"""Whether what is only found by playing is looked for in the beginnings of games (`python3 run.py test --fast`)."""


with sixth_game():
    GAMES = liza.games()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_text_of_every_game_is_there(game: liza.Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    if BRIEF:
        monkeypatch.setattr(required_messages, "_MOST_DECISIONS", 40)
    assert {lang: missing(game, lang) for lang in ("es", "en")} == {"es": [], "en": []}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_whoever_plays_is_spoken_to_wherever_they_are_spoken_of(game: liza.Game[Any], lang: str) -> None:
    source = game.file("texts", f"{lang}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^event-([\w-]+) =((?:.*\n)(?:[ \t]+.*\n)*)", source, re.MULTILINE))
    plain = {id for id in said if not id.endswith(("-you", "-many", "-all", "-hidden"))} - {
        "went_away"
    }  # who has gone hears nothing
    assert [id for id in sorted(plain) if "{ $seat }" in said[id] and f"{id}-you" not in said] == []


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_room_that_says_all_it_owes_misses_nothing(lang: str) -> None:
    assert missing(ENVITE, lang) == []


def test_both_languages_share_the_same_common_messages() -> None:
    assert common_texts("es").ids == common_texts("en").ids


def test_an_action_is_named_in_each_language() -> None:
    action = QIAHN.parse("place fuego mago")
    assert Words(QIAHN, "es").action(action) == "Poner Fuego sobre tu Mago"
    assert Words(QIAHN, "en").action(action) == "Put Fire on your Mage"


def test_no_marks_surround_what_is_filled_in() -> None:
    text = Words(QIAHN, "es").action(QIAHN.parse("deploy mago"))
    assert text.isprintable()


def test_a_seat_is_called_by_its_player_then_its_side_then_its_number() -> None:
    words = Words(QIAHN, "es")
    assert words.seat(1, ["Ana", "Luis"]) == "Luis"
    assert words.seat(1, ["Ana", ""]) == words.seat(1) == "Cruz"
    assert Words(ENVITE, "es").seat(1) == "Jugador 2"
    assert Words(ENVITE, "en").seat(1) == "Player 2"


def test_an_event_is_told_with_names() -> None:
    state = QIAHN.new(seed=1)
    tossed = state.events[0].seen_by(None)
    assert tossed is not None
    assert Words(QIAHN, "en").event(tossed, ["Ann", "Bob"]) in {
        "The coin falls: Ann attacks first.",
        "The coin falls: Bob attacks first.",
    }


def test_what_is_hidden_is_told_without_it() -> None:
    drawn: Event = ENVITE.new(seed=3).events[0]
    words = Words(ENVITE, "es")
    own, others = drawn.seen_by(0), drawn.seen_by(1)
    assert own is not None
    assert others is not None
    assert words.event(own) == f"Jugador 1 roba: {words.name('card', str(own['card']))}."
    assert words.event(others) == "Jugador 1 roba una carta."


def test_the_question_is_for_whoever_is_asked_and_others_wait() -> None:
    state = QIAHN.new(seed=1)
    (asked,) = state.actors
    words = Words(QIAHN, "es")
    assert words.ask(state.view(asked)).startswith(words.seat(asked) + ", ")
    assert words.ask(state.view(1 - asked)) == f"Esperamos a {words.seat(asked)}."


def test_the_end_is_told_with_winners_and_scores() -> None:
    words = Words(ENVITE, "es")
    outcome = liza.Outcome("highest", [[0, 2], [1]], [4, -1, 4])
    assert words.outcome(outcome) == "Se enseñan las cartas: 4 · -1 · 4."
    assert words.verdict(outcome, ["Ana", "", "Luis"]) == "Comparten la victoria Ana y Luis."
    assert words.verdict(liza.Outcome("highest", [[1], [0]], [0, 3])) == "Gana Jugador 2."
    assert (
        Words(ENVITE, "en").verdict(liza.Outcome("highest", [[0, 1]], [1, 1]))
        == "A draw between Player 1 and Player 2."
    )


def test_an_end_that_players_agreed_on_needs_no_words_of_the_room() -> None:
    assert Words(ENVITE, "en").outcome(liza.Outcome("agreed", [[0, 1]], [0, 0])) == "The players agreed on a draw."


def test_things_places_and_options_have_names() -> None:
    words = Words(QIAHN, "es")
    assert words.name("combatant", "paladin") == "Paladín"
    assert words.name("combatant", None) == "boca abajo"
    assert words.describe("token", "tierra").startswith("Si pierdes la ronda")
    assert words.describe("combatant", "nobody") == ""
    assert words.zone("vanguard") == "Línea de vanguardia"
    assert words.counter("round") == "Ronda"
    assert words.option("troop") == "Tropa"
    assert words.option_value("magic", "agua+aire") == "Agua y Aire"
    assert words.note("mago") == "Mago"


def test_a_missing_text_falls_back_to_its_id() -> None:
    assert Words(QIAHN, "es").zone("nowhere") == "zone-nowhere"


@pytest.fixture
def envite_says(monkeypatch: pytest.MonkeyPatch) -> object:
    """Let the tiny game speak other words for the length of a test."""

    def say(lang: str, change: tuple[str, str]) -> None:
        source = ENVITE.file("texts", f"{lang}.ftl").read_text(encoding="utf-8")
        assert change[0] in source
        monkeypatch.setitem(texts_module._ROOMS, (ENVITE.spec.package, lang), Texts(lang, source.replace(*change)))

    for lang in ("es", "en"):
        room_texts(ENVITE, lang)
    return say


@pytest.mark.parametrize(
    ("change", "lacks"),
    [
        (("verb-stay = ", "verb-stayed = "), "verb-stay"),
        (("ask-Choose = ", "ask-Chosen = "), "ask-Choose"),
        (("event-drawn-hidden = ", "event-drawn-secret = "), "event-drawn-hidden"),
        (("option-pot-2 = ", "option-pot-3 = "), "option-pot-2"),
        (("card-seis = ", "card-siete = "), "card-seis"),
        (("zone-deck = ", "zone-pile = "), "zone-deck"),
        (("counter-bet = ", "counter-bid = "), "counter-bet"),
        (("outcome-highest = ", "outcome-other = "), "outcome-highest"),
        (("{ $chips }", "{ $coins }"), "event-bet: Unknown external: coins"),
    ],
)
def test_what_a_room_does_not_say_is_found(envite_says, change: tuple[str, str], lacks: str) -> None:
    envite_says("es", change)
    assert lacks in missing(ENVITE, "es")


def test_what_one_language_says_the_other_must_say_too(envite_says) -> None:
    envite_says("en", ("card-uno = One", "card-uno = One\ncard-uno-text = Low."))
    assert "card-uno-text" in missing(ENVITE, "es")
    assert "card-seis-text" in missing(ENVITE, "en")


@pytest.mark.parametrize(("lang", "one", "two"), [("es", "1 punto −", "2 puntos −"), ("en", "1 point −", "2 points −")])
def test_a_single_point_is_counted_as_one(lang: str, one: str, two: str) -> None:
    words = Words(liza.game("terrorixico"), lang)
    seen: dict[str, int | str | None] = {"event": "scored", "seat": 1, "traumas": 0, "set": 0, "total": 1}
    seen |= {"monsters": 0, "eliminated": 0, "level": "baby"}
    assert one in words.event({**seen, "track": 1})
    assert two in words.event({**seen, "track": 2})
