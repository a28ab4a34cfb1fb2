"""Cards that remember who has seen them."""

from __future__ import annotations

from collections import Counter

from liza import seeded
from liza.parts.cards import card_of, known_to, public, resample, shown, unseen_deck


def test_a_card_is_known_to_those_who_have_seen_it() -> None:
    card = shown(shown(41, 0), 2)
    assert card_of(card) == 41
    assert [known_to(card, who) for who in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    assert [known_to(41, who) for who in (0, 1, None)] == [False, False, False]


def test_an_open_card_is_known_to_everybody_spectators_included() -> None:
    card = public(shown(41, 1))
    assert card_of(card) == 41
    assert all(known_to(card, who) for who in (0, 1, 7, None))


def test_what_every_seat_has_seen_in_secret_is_not_open() -> None:
    assert not known_to(shown(shown(5, 0), 1), None)


def test_a_deck_holds_all_its_cards_and_nobody_has_seen_them() -> None:
    deck = unseen_deck([3, 3, 1, 0], seeded(1))
    assert sorted(deck) == [0, 1, 3, 3]
    assert not any(known_to(card, who) for card in deck for who in (0, 1, None))
    assert len({tuple(unseen_deck(range(5), seeded(seed))) for seed in range(50)}) > 20


def test_resampling_moves_only_what_the_seat_has_not_seen() -> None:
    mine, theirs, deck = [shown(0, 0)], [shown(1, 1), public(2)], [3, shown(4, 0), 5]
    resample([mine, theirs, deck], 0, seeded(9))
    assert mine == [shown(0, 0)]
    assert theirs[1] == public(2)
    assert deck[1] == shown(4, 0)
    assert sorted(card_of(card) for card in (theirs[0], deck[0], deck[2])) == [1, 3, 5]
    assert [known_to(theirs[0], who) for who in (0, 1)] == [False, True]
    assert not known_to(deck[0], 1)


def test_resampling_is_even() -> None:
    found = Counter[int]()
    for seed in range(3000):
        hand, deck = [shown(0, 1)], [1, 2]
        resample([hand, deck], 0, seeded(seed))
        found[card_of(hand[0])] += 1
    assert all(900 < found[card] < 1100 for card in (0, 1, 2))


def test_how_the_cards_lay_leaves_no_trace() -> None:
    first, second = [shown(0, 1), 1, 2], [shown(2, 1), 0, 1]
    resample([first], 0, seeded(3))
    resample([second], 0, seeded(3))
    assert first == second
