"""Hidden information: what is known, what is forgotten, and what a resampled world keeps."""

from __future__ import annotations

import liza
from liza.games.tankup import verbs
from tests.games.tankup.arena import CONTENT, EYES, GAME, NUMBER, Arena
from tests.support import rule


@rule("TU-A26", "TU-A60")
def test_others_and_spectators_see_backs_only() -> None:
    arena = Arena(hands={0: "lorica mandoble sol_abrasador"})
    for eyes in (1, None):
        pieces = arena.pieces("hand", 0, eyes)
        assert [(piece["kind"], piece["key"]) for piece in pieces] == [
            ("torso", None),
            ("blow", None),
            ("situation", None),
        ]


@rule("TU-A26")
def test_a_resampled_world_keeps_backs_and_everything_the_seat_knows() -> None:
    arena = Arena(hands={0: "lorica mandoble", 1: "flecha garra sol_abrasador"}, broken="galea")
    state = arena.state
    seen = set()
    for seed in range(30):
        world = state.determinize(0, seed)
        assert world.view(0) == state.view(0)
        kinds = [CONTENT.back[card & 0x3FF] for card in world.hands[1]]
        assert kinds == [CONTENT.back[card & 0x3FF] for card in state.hands[1]]
        seen.add(tuple(card & 0x3FF for card in world.hands[1]))
        cards = [card & 0x3FF for zone in (*world.decks, *world.hands) for card in zone]
        assert sorted(cards) == sorted(card & 0x3FF for zone in (*state.decks, *state.hands) for card in zone)
    assert len(seen) > 20


@rule("TU-A72")
def test_whoever_looked_keeps_knowing_until_a_card_of_that_back_slips_out() -> None:
    hands = {1: "mandoble martillazo flecha lorica"}
    arena = Arena("Assign 1", seats=3, hands=hands, active=1, bonus_attacks=2, stop="EquipTurn 2")
    state = arena.state
    state.hands[1] = [card | 1 << EYES for card in state.hands[1]]
    assert arena.keys("hand", 1, eyes=0) == ["lorica", "mandoble", "martillazo", "flecha"]
    views = set()
    for card in ("mandoble", "martillazo"):
        twin = state.clone(liza.seeded(1))
        twin.apply(1, GAME.parse(f"attack {card} p1"))
        views.add(str(twin.view(0)["zones"]))
    assert len(views) == 1
    arena.play("1: attack flecha p1")
    assert arena.keys("line", 0, eyes=0) == ["flecha"]
    assert arena.keys("line", 0, eyes=2) == [None]


@rule("TU-A72", "TU-A14")
def test_the_card_put_under_a_deck_stays_known_to_its_owner_alone() -> None:
    arena = Arena("EquipTurn 0", wear={0: "left_arm=manopla_de_cascabeles"}, hands={0: "flecha"}).play(
        "0: trade flecha"
    )
    bottom = NUMBER["flecha"]
    assert all(arena.state.determinize(0, seed).decks[5][0] & 0x3FF == bottom for seed in range(10))
    others = {arena.state.determinize(1, seed).decks[5][0] & 0x3FF for seed in range(30)}
    assert len(others) > 3


@rule("TU-A56")
def test_votes_stay_secret_until_all_are_in() -> None:
    arena = Arena("TieVote", life={0: 9, 1: 9}, active=-1)
    yes, no = arena.state.clone(), arena.state.clone()
    yes.apply(0, GAME.parse("fight"))
    no.apply(0, GAME.parse("shake"))
    assert yes.view(1) == no.view(1)
    assert [event.seen_by(1) for event in yes.events] == [event.seen_by(1) for event in no.events]
    guesses = [[world.determinize(1, seed).fighters[0].vote for seed in range(20)] for world in (yes, no)]
    assert set(guesses[0]) == set(guesses[1])


@rule("TU-A56", "TU-109")
def test_a_vote_that_was_cast_is_imagined_either_way_and_the_own_one_is_known() -> None:
    arena = Arena("TieVote", seats=3, life={0: 9, 1: 9, 2: 9}, active=-1)
    arena.play("0: fight", "1: shake")
    fight, shake = verbs.FIGHT.number, verbs.SHAKE.number
    for seat, own in ((0, fight), (1, shake), (2, 0)):
        worlds = [arena.state.determinize(seat, seed) for seed in range(200)]
        assert {world.fighters[seat].vote for world in worlds} == {own}
        assert {world.actors for world in worlds} == {(2,)}
        for other in {0, 1} - {seat}:
            imagined = [world.fighters[other].vote for world in worlds]
            assert set(imagined) == {fight, shake}
            assert 70 < imagined.count(fight) < 130
        assert {world.fighters[2].vote for world in worlds} == {0}


@rule("TU-A60")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    arena = Arena("EquipTurn 0", top="mandoble").play("0: draw blow")
    drew = arena.state.events[-1]
    told = {"event": "drew", "seat": 0, "back": "blow", "card": "mandoble", "reason": "deck"}
    assert drew.seen_by(0) == told
    assert drew.seen_by(1) == drew.seen_by(None) == {**told, "card": None}
