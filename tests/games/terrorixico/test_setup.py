"""Before the first turn: decks, piles, the first deal, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

import liza
from liza.words.words import Words
from tests.games.terrorixico.table import COLOURS, GAME, Table
from tests.support import rule


def fresh(seats: int = 4, seed: int = 3, **options: object) -> liza.State:
    return GAME.new(seats=seats, seed=seed, **options)


def zones(state: liza.State, id: str, viewer: int | None = None) -> list[dict[str, object]]:
    return [dict(zone) for zone in state.view(viewer)["zones"] if zone["id"] == id]


def counters(state: liza.State, id: str) -> list[int]:
    return [counter["value"] for counter in state.view(None)["counters"] if counter["id"] == id]


@rule("TE-001")
def test_two_to_four_play() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(liza.LizaError, match="played by 2 or 3 or 4"):
            GAME.new(seats=seats)


@rule("TE-003", "TE-006", "TE-007", "TE-008")
def test_the_book_lies_open_at_one_monster_and_one_event() -> None:
    state = fresh()
    assert len(zones(state, "monsters")[0]["pieces"]) == 1
    assert len(zones(state, "events")[0]["pieces"]) == 1
    (monsters,), (events,) = zones(state, "monster_deck"), zones(state, "event_deck")
    assert (monsters["pieces"], monsters["count"]) == ([], 12)
    assert (events["pieces"], events["count"]) == ([], 15)
    seen = {(fresh(seed=seed).view(0)["zones"][0]["pieces"][0]["key"]) for seed in range(200)}
    assert seen == set(GAME.content.monster_kind.keys)


@rule("TE-003", "TE-006")
def test_events_and_bosses_are_one_deck() -> None:
    bosses = [event for event in GAME.content.events if event.boss]
    assert (len(GAME.content.events), len(bosses)) == (16, 4)
    seen = {fresh(seed=seed).view(0)["zones"][1]["pieces"][0]["key"] for seed in range(200)}
    assert seen == set(GAME.content.event_kind.keys)


@rule("TE-004", "TE-A01", "TE-A05")
def test_a_deck_of_fifty() -> None:
    deck = Counter(GAME.content.deck(50))
    assert deck.total() == 50
    for line in range(4):
        assert [deck[line * 3 + value] for value in range(3)] == [4, 3, 2]
    specials = {card: count for card, count in deck.items() if card >= 12}
    assert (len(specials), sum(specials.values())) == (10, 14)
    state = fresh()
    assert all(zone["count"] == 42 for zone in zones(state, "draw_pile")), "eight of fifty cards were dealt to each"


@rule("TE-A01")
def test_a_deck_of_forty_five_has_no_fury() -> None:
    deck = Counter(GAME.content.deck(45))
    assert deck.total() == 45
    specials = {GAME.notation(GAME.parse("copy fury") + card - 12) for card in deck if card >= 12}
    assert len(specials) == 9
    assert "copy fury" not in specials
    assert zones(fresh(deck=45), "draw_pile")[0]["count"] == 37


@rule("TE-A01")
def test_a_deck_of_forty_six_has_every_special_once() -> None:
    deck = Counter(GAME.content.deck(46))
    assert deck.total() == 46
    assert [deck[card] for card in range(12, 22)] == [1] * 10
    assert [deck[card] for card in range(12)] == [4, 3, 2] * 4
    assert zones(fresh(deck=46), "draw_pile")[0]["count"] == 38


@rule("TE-A02", "TE-A03")
def test_the_seventeen_traumas_of_the_list_of_components() -> None:
    assert sum(GAME.content.traumas[17]) == 17
    assert all(few <= many for few, many in zip(GAME.content.traumas[17], GAME.content.traumas[20], strict=True))
    piles = [zones(fresh(seats, trauma_cards=17), "trauma_pile")[0]["count"] for seats in (2, 3, 4)]
    assert piles == [12, 16, 17]


@rule("TE-005", "TE-009", "TE-010")
def test_every_seat_has_a_colour_and_two_cubes_on_zero() -> None:
    for seats in (2, 3, 4):
        state = fresh(seats)
        assert counters(state, "points") == [0] * seats
        assert counters(state, "track") == [0] * seats
        assert [(zone["seat"], zone["count"]) for zone in zones(state, "draw_pile")] == [
            (at, 42) for at in range(seats)
        ]
        assert [zone["count"] for zone in zones(state, "hand")] == [8] * seats


@rule("TE-009")
@pytest.mark.parametrize(("lang", "names"), [("es", "Rojo Verde Azul Amarillo"), ("en", "Red Green Blue Yellow")])
def test_every_seat_is_a_colour_of_its_own_and_goes_by_it(lang: str, names: str) -> None:
    words = Words(GAME, lang)
    assert [words.seat(seat) for seat in range(4)] == names.split()
    hands = ("take_advantage range_1", "", "", "")
    for seat, colour in enumerate(COLOURS[1:], 1):
        table = Table(*hands)
        table.play("red: play take_advantage range")
        assert words.action(GAME.parse(f"give {colour}"), 0).endswith(names.split()[seat])
        table.play(f"red: give {colour}")
        assert f"traumatised {colour} 1 given" in table.log
    table = Table(*hands, fields={"pile": 1})
    table.play("red: play take_advantage range, give blue")
    assert [(piece["key"], piece["owner"]) for piece in table.pieces("scores")] == [
        ("red", 0),
        ("green", 1),
        ("blue", 2),
        ("yellow", 3),
    ]


@rule("TE-011", "TE-012", "TE-013", "TE-A02", "TE-A03")
def test_the_trauma_pile_by_players() -> None:
    assert [zones(fresh(seats), "trauma_pile")[0]["count"] for seats in (2, 3, 4)] == [12, 16, 20]
    assert sum(GAME.content.traumas[20]) == 20


def dealt(seats: int, seed: int) -> Counter[str]:
    """Return the traumas that are in a game: one player has received all but one, another takes the last."""
    pile = 4 * (seats + 1)
    table = Table(
        "codex_1*5", *["codex_1*5"] * (seats - 1), draws=["codex_1*6", f"trauma*{pile - 1} codex_1*6"], values=None
    )
    table.state.source = liza.seeded(seed)
    table.state.pile = 1
    table.play("red: pass")
    owned = [
        table.zone(zone, colour).split() for colour in COLOURS[:seats] for zone in ("draw_pile", "discard_pile", "hand")
    ]
    return Counter(card for cards in owned for card in cards if card.startswith("trauma"))


@rule("TE-A03", "TE-A04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_which_traumas_are_put_away_is_left_to_chance(seats: int) -> None:
    copies = {"trauma_0": 4, "trauma_1": 7, "trauma_2": 6, "trauma_3": 3}
    pile = 4 * (seats + 1)
    games = [dealt(seats, seed) for seed in range(150)]
    for game in games:
        assert game.total() == pile
        assert all(game[card] <= count for card, count in copies.items())
    assert (len({tuple(sorted(game.items())) for game in games}) == 1) == (seats == 4)
    for card, count in copies.items():
        mean = sum(game[card] for game in games) / len(games)
        assert abs(mean - count * pile / 20) < 0.35, "every card is as likely to be put away as any other"


@rule("TE-A04", "TE-A03")
def test_nobody_sees_a_trauma_of_the_pile() -> None:
    for viewer in (0, 1, None):
        (pile,) = zones(fresh(2), "trauma_pile", viewer)
        assert (pile["pieces"], pile["count"]) == ([], 12)


@rule("TE-014")
def test_everybody_keeps_five_of_eight() -> None:
    state = fresh(3)
    assert state.actors == (0, 1, 2)
    assert state.view(0)["moment"] == "Opening"
    for seat in (2, 0, 1):
        assert len(zones(state, "hand", seat)[seat]["pieces"]) == 8
        for _ in range(3):
            state.apply(seat, state.legal(seat)[0])
    assert [zone["count"] for zone in zones(state, "hand")] in ([5, 5, 5], [4, 4, 4], [6, 6, 6])
    assert all(len(zone["pieces"]) >= 3 for zone in zones(state, "discard_pile"))


@rule("TE-014")
def test_nobody_learns_anything_before_all_have_chosen() -> None:
    state = fresh(3)
    before = {watcher: state.view(watcher) for watcher in (1, 2, None)}
    for _ in range(2):
        state.apply(0, state.legal(0)[-1])
        assert {watcher: state.view(watcher) for watcher in (1, 2, None)} == before
        assert [event.seen_by(1) for event in state.events] == [None]
    state.apply(0, state.legal(0)[0])
    assert state.actors == (1, 2)
    assert all(zone["count"] == 0 for zone in zones(state, "discard_pile"))
    assert len(zones(state, "aside", 0)[0]["pieces"]) == 3
    assert state.view(1) == {**before[1], "actors": [1, 2]}


@rule("TE-014")
def test_a_card_that_was_not_dealt_cannot_be_discarded() -> None:
    state = fresh(2)
    held = {piece["key"] for piece in zones(state, "hand", 0)[0]["pieces"]}
    missing = next(card for card in ("fury", "mimetic", "strength", "equality") if card not in held)
    reason = GAME.explain(state, 0, GAME.parse(f"discard {missing}"))
    assert reason is not None
    assert reason.rule == "TE-014"


def starter(state: liza.State) -> int | None:
    (found,) = [counter["seat"] for counter in state.view(None)["counters"] if counter["id"] == "starts"]
    return found


@rule("TE-015", "TE-A52")
def test_who_begins_is_agreed_or_left_to_chance() -> None:
    assert [starter(fresh(3, starter=colour)) for colour in ("red", "blue")] == [0, 2]
    assert {starter(fresh(3, seed=seed)) for seed in range(40)} == {0, 1, 2}
    others = {starter(fresh(2, seed=seed, starter="yellow")) for seed in range(40)}
    assert others == {0, 1}, "a colour that nobody has leaves it to chance"


@rule("TE-016", "TE-A51")
def test_the_program_narrates_and_nobody_is_punished() -> None:
    kinds = [event.kind for event in fresh(2).events]
    assert kinds[:2] == ["uncovered_monster", "uncovered_event"]
    table = Table("codex_1*5", "codex_1*5", draws="codex_1*9")
    assert table.asked == "red PlayCard"
    assert table.count("trauma_pile") == 12
