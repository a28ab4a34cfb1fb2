"""A table is what its log says: seats, questions, proposals, clocks; and a snapshot of it goes on as it would have."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import liza
from liza.kernel.base.errors import BadNotation, IllegalAction
from liza.match import clock
from liza.match.log import Entry, EntryRefused
from liza.match.questions import NOT_ASKED
from liza.match.snapshot import restored, table_data
from liza.match.table import Table
from liza.match.table_config import Chair, TableConfig
from tests.conformance.beside import sixth_game

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _beside() -> Iterator[None]:
    with sixth_game():
        yield


def opened(
    game: str = "qiahn",
    seats: str = "pp",
    pace: clock.Pace | None = None,
    seed: bytes = SEED,
    *,
    asks_ready: bool = False,
    gathers: bool = False,
) -> Table:
    """Open a table: p is a person, b a bot, o an open seat."""
    chairs = [
        {"p": Chair("person", f"P{at}", token=f"t{at}"), "b": Chair("bot", level="random"), "o": Chair("open")}[kind]
        for at, kind in enumerate(seats)
    ]
    setting = TableConfig(
        id="t",
        game=liza.game(game),
        options={},
        chairs=chairs,
        seed=seed,
        created=1000,
        substitute="random",
        pace=pace,
        asks_ready=asks_ready,
        gathers=gathers,
    )
    return Table(setting)


def again(table: Table) -> Table:
    """Return a table from its snapshot."""
    found = restored(table.setting, json.loads(json.dumps(table_data(table))))
    assert found is not None
    return found


def do(table: Table, kind: str, seat: int, body: str = "", at: int | None = None) -> None:
    now = table.at if at is None else at
    table.check(kind, seat, body, now)
    table.apply(Entry(table.n + 1, now, kind, seat, body))


def act(table: Table, seat: int, index: int = 0, at: int | None = None) -> None:
    assert table.match is not None
    do(table, "act", seat, table.game.notation(table.match.legal(seat)[index]), at)


def actor(table: Table) -> int:
    assert table.match is not None
    return table.match.actors[0]


def test_a_game_starts_when_the_last_seat_is_taken() -> None:
    table = opened(seats="po")
    assert table.status == "waiting"
    with pytest.raises(EntryRefused, match="not-started"):
        table.check("act", 0, "end", 0)
    do(table, "sit", 1, "hash Bea")
    assert table.status == "running"
    assert table.chairs[1].name == "Bea"
    with pytest.raises(EntryRefused, match="seat-taken"):
        table.check("sit", 1, "hash Eva", 0)
    with pytest.raises(EntryRefused, match="no-seat"):
        table.check("sit", 2, "hash Eva", 0)


def test_where_it_is_asked_the_game_waits_until_everybody_is_ready() -> None:
    table = opened("tornaris", "poo", asks_ready=True)
    do(table, "sit", 1, "hash Bea")
    with pytest.raises(EntryRefused, match="not-full"):
        table.check("ready", 0, "", 0)
    do(table, "sit", 2, "key Eva")
    assert table.status == "waiting"
    assert [table.ready(seat) for seat in range(3)] == [False, False, True], "who takes the last seat is there"
    with pytest.raises(EntryRefused, match="ready"):
        table.check("ready", 2, "", 0)
    do(table, "ready", 1)
    assert table.status == "waiting"
    do(table, "ready", 0)
    assert table.status == "running"
    with pytest.raises(EntryRefused, match="started"):
        table.check("ready", 0, "", 0)


def test_whoever_comes_after_somebody_got_up_makes_everybody_be_asked_again() -> None:
    table = opened("tornaris", "poo", asks_ready=True)
    do(table, "sit", 1, "hash Bea")
    do(table, "sit", 2, "key Eva")
    do(table, "ready", 1)
    do(table, "leave", 2)
    do(table, "sit", 2, "other Ada")
    assert [table.ready(seat) for seat in range(3)] == [False, False, True]


def test_the_host_does_not_wait_for_ever_and_whoever_was_away_has_the_seat_back() -> None:
    table = opened("tornaris", "poo", asks_ready=True)
    do(table, "sit", 1, "hash Bea")
    with pytest.raises(EntryRefused, match="seat-taken"):
        table.check("fill", 0, "1 random", 0)
    do(table, "fill", 0, "2 random")
    assert [table.ready(seat) for seat in range(3)] == [True, False, True], "who fills the last seat is there"
    with pytest.raises(EntryRefused, match="not-host"):
        table.check("fill", 1, "0 random", 0)
    with pytest.raises(EntryRefused, match="seat-taken"):
        table.check("fill", 0, "0 random", 0)
    do(table, "fill", 0, "1 random")
    assert table.status == "running"
    assert table.seat_of("hash") is None
    assert table.away("hash") == 1
    do(table, "return", 1)
    assert table.seat_of("hash") == 1
    assert table.chairs[1].name == "Bea"


def test_a_table_at_which_all_sit_from_the_beginning_asks_nobody() -> None:
    assert opened(seats="pp", asks_ready=True).status == "running"


def test_a_table_that_gathers_begins_when_the_last_of_those_who_sit_there_has_come() -> None:
    table = opened(seats="ppb", game="tornaris", pace=clock.fischer(60, 5), gathers=True)
    assert (table.status, table.deadline, table.host) == ("waiting", None, None)
    assert [table.expects(key) for key in ("t0", "t1", "nobody")] == [0, 1, None]
    do(table, "ready", 1, at=500_000)
    assert (table.host, table.expects("t1")) == (1, None)
    with pytest.raises(EntryRefused, match="ready"):
        table.check("ready", 1, "", 0)
    do(table, "ready", 0, at=900_000)
    assert str(table.status) == "running"
    assert table.clocks is not None
    assert [table.clocks.left(seat, 900_000) for seat in range(2)] == [60_000] * 2
    assert table.expects("t0") is None


def test_who_has_come_need_not_come_again_when_a_seat_changes_hands() -> None:
    table = opened(seats="ppo", game="tornaris", gathers=True)
    do(table, "ready", 0)
    do(table, "ready", 1)
    do(table, "leave", 1)
    do(table, "sit", 1, "hash Bea")
    assert str(table.status) == "waiting"
    do(table, "sit", 2, "other Leo")
    assert str(table.status) == "running"


def test_who_gets_up_before_the_game_leaves_the_seat_open() -> None:
    table = opened(seats="po")
    do(table, "leave", 0)
    assert [chair.kind for chair in table.chairs] == ["open", "open"]


def test_what_the_rules_refuse_is_refused_with_the_rule() -> None:
    table = opened()
    other = 1 - actor(table)
    with pytest.raises(IllegalAction) as fault:
        table.check("act", other, "end", 0)
    assert fault.value.rule == "QT-018"
    with pytest.raises(BadNotation):
        table.check("act", other, "fly", 0)


def test_a_question_is_new_after_every_choice_but_not_after_a_proposal() -> None:
    table = opened()
    seat = actor(table)
    assert table.asked(seat) == 0
    assert table.asked(1 - seat) == NOT_ASKED
    act(table, seat)
    do(table, "propose", seat, "undo")
    assert table.asked(actor(table)) == 1


def test_where_all_choose_at_once_nobody_is_asked_anew_because_another_has_chosen() -> None:
    table = opened("pulso", "ppp")
    act(table, 1)
    assert table.asked(0) == 0
    assert table.asked(1) == NOT_ASKED
    act(table, 0)
    assert table.asked(2) == 0
    act(table, 2)
    assert all(table.asked(seat) in {NOT_ASKED, 3} for seat in range(3))


def test_a_secret_arrow_is_changed_until_everybody_has_chosen() -> None:
    table = opened("tornaris", "ppp")
    act(table, 0)
    do(table, "take_back", 0)
    act(table, 0, 1)
    act(table, 1)
    do(table, "take_back", 0)
    act(table, 0, 2)
    act(table, 2)
    with pytest.raises(EntryRefused, match="no-take-back"):
        table.check("take_back", 0, "", 0)
    with pytest.raises(EntryRefused, match="no-take-back"):
        table.check("take_back", 1, "", 0)


def test_bots_are_told_apart_from_people() -> None:
    table = opened(seats="bb")
    seat = actor(table)
    assert table.bot_turns() == {seat: 0}
    act(table, seat)
    assert table.bot_turns() == {actor(table): 1}


def test_a_choice_is_undone_when_the_others_agree() -> None:
    table = opened()
    seat = actor(table)
    assert table.match is not None
    before = table.match.state.to_data()
    act(table, seat)
    do(table, "propose", seat, "undo")
    assert table.waiting_for() == [1 - seat]
    with pytest.raises(EntryRefused, match="proposal-open"):
        table.check("propose", 1 - seat, "undo", 0)
    with pytest.raises(EntryRefused, match="no-proposal"):
        table.check("agree", seat, "2", 0)
    do(table, "agree", 1 - seat, "2")
    assert table.match.state.to_data() == before
    assert table.match.record.actions == []
    assert table.asked(seat) == table.n


def test_a_proposal_can_be_declined_and_withdrawn_and_lapses() -> None:
    table = opened()
    seat = actor(table)
    for answer in (1 - seat, seat):
        act(table, seat) if not table.n else None
        do(table, "propose", seat, "undo")
        assert table.proposal is not None
        do(table, "decline", answer, str(table.proposal.id))
        assert table.proposal is None
    do(table, "propose", seat, "undo")
    act(table, actor(table))
    assert table.proposal is None


def test_nothing_is_undone_once_dice_have_fallen() -> None:
    table = opened()
    assert table.match is not None
    while True:
        seat, drawn = actor(table), table.match.state.source.drawn
        act(table, seat)
        if table.match.state.source.drawn != drawn:
            break
    with pytest.raises(EntryRefused, match="no-undo"):
        table.check("propose", seat, "undo", 0)


def test_a_secret_card_can_be_undone_until_it_is_turned_up() -> None:
    table = opened("pulso", "pp")
    act(table, 0)
    table.check("propose", 0, "undo", 0)
    act(table, 1)
    with pytest.raises(EntryRefused, match="no-undo"):
        table.check("propose", 0, "undo", 0)


def test_draws_are_only_offered_where_the_game_knows_them() -> None:
    table = opened()
    assert "draw" not in table.may_propose()
    with pytest.raises(EntryRefused, match="no-draw"):
        table.check("propose", 0, "draw", 0)


def test_resigning_ends_a_game_of_two_and_the_record_proves_it() -> None:
    table = opened()
    act(table, actor(table))
    do(table, "resign", 0)
    assert table.status == "over"
    assert table.match is not None
    record = liza.Record.from_data(table.match.record.to_data())
    record.verify()
    assert record.outcome == {"reason": "resigned", "ranking": [[1], [0]], "scores": [0, 0]}
    with pytest.raises(EntryRefused, match="over"):
        table.check("act", 1, "end", 0)


def test_resigning_from_a_larger_game_leaves_the_seat_to_a_bot() -> None:
    table = opened("pulso", "ppp")
    do(table, "resign", 0)
    assert table.status == "running"
    assert table.chairs[0].kind == "bot"
    assert table.bot_turns() == {0: 0}


def test_somebody_who_left_is_replaced_when_the_others_agree() -> None:
    table = opened("pulso", "ppp")
    do(table, "leave", 2)
    do(table, "propose", 0, "replace 2")
    do(table, "agree", 1, str(table.n))
    assert table.chairs[2].kind == "bot"
    with pytest.raises(EntryRefused, match="no-replace"):
        table.check("propose", 0, "replace 0", 0)


def leaving() -> str:
    """Return a game whose rules know what happens when a player leaves."""
    return next(game.id for game in liza.games() if game.leaves)


def test_who_left_leaves_the_game_by_its_rules_when_the_others_agree() -> None:
    table = opened(leaving(), "pppb", clock.fischer(600, 0))
    while actor(table) != 0:
        act(table, actor(table))
    do(table, "leave", 2)
    do(table, "propose", 0, "retire 2")
    assert (table.match is not None and table.match.state.departed, table.waiting_for()) == (0, [1])
    change = table.apply(Entry(table.n + 1, table.at, "agree", 1, str(table.n)))
    assert (change.what, change.by, bool(change.events)) == ("departed", 2, True)
    assert table.match is not None
    assert table.match.state.staying == [0, 1, 3]
    assert (table.chairs[2].kind, table.chairs[2].left) == ("gone", True)
    assert table.asked(actor(table)) == table.n
    for body in ("retire 2", "replace 2"):
        with pytest.raises(EntryRefused, match=f"no-{body.split()[0]}"):
            table.check("propose", 0, body, 0)
    with pytest.raises(EntryRefused, match="no-undo"):
        table.check("propose", 0, "undo", 0)
    assert table.settled
    assert table_data(again(table)) == table_data(table)


def test_nobody_is_retired_who_is_back_or_whose_game_does_not_know_it() -> None:
    table = opened("pulso", "ppp")
    assert "retire" not in table.may_propose()
    with pytest.raises(EntryRefused, match="no-retire"):
        table.check("propose", 0, "retire 2", 0)
    table = opened(leaving(), "ppp")
    seat = actor(table)
    do(table, "propose", (seat + 1) % 3, f"retire {seat}")
    act(table, seat)
    assert table.proposal is None
    with pytest.raises(EntryRefused, match="no-retire"):
        table.check("propose", seat, f"retire {seat}", 0)
    do(table, "propose", (seat + 1) % 3, f"retire {seat}")
    do(table, "resign", seat)
    assert table.proposal is None
    assert table.chairs[seat].kind == "bot"


def test_who_chooses_again_has_not_left() -> None:
    table = opened()
    seat = actor(table)
    do(table, "leave", seat)
    act(table, seat)
    assert not table.chairs[seat].left


def test_a_rematch_is_agreed_once_the_game_is_over() -> None:
    table = opened()
    with pytest.raises(EntryRefused, match="no-rematch"):
        table.check("propose", 0, "rematch x", 0)
    do(table, "resign", 0)
    do(table, "propose", 1, "rematch x")
    assert table.next is None
    do(table, "agree", 0, str(table.n))
    assert table.next == "x"
    with pytest.raises(EntryRefused, match="no-rematch"):
        table.check("propose", 0, "rematch y", 0)


def test_a_fischer_clock_runs_for_whoever_is_asked() -> None:
    table = opened(pace=clock.fischer(60, 5))
    seat = actor(table)
    clocks = table.clocks
    assert clocks is not None
    assert table.deadline == 61_000
    act(table, seat, at=11_000)
    assert clocks.left(seat, 11_000) == 55_000
    with pytest.raises(EntryRefused, match="time-left"):
        table.check("flag", actor(table), "", 12_000)
    late = (table.deadline or 0) + 1
    with pytest.raises(EntryRefused, match="time"):
        act(table, actor(table), at=late)
    asleep = actor(table)
    do(table, "flag", asleep, at=late)
    assert table.chairs[asleep].kind == "bot"
    assert table.bot_turns() == {asleep: 1}
    assert table.deadline is None


def test_days_are_given_anew_for_every_choice() -> None:
    table = opened(pace=clock.days(1))
    seat = actor(table)
    act(table, seat, at=5_000)
    assert table.deadline == 5_000 + 86_400_000


def everywhere() -> list[str]:
    with sixth_game():
        return [game.id for game in liza.games()]


@pytest.mark.parametrize("game", everywhere())
def test_a_snapshot_goes_on_exactly_as_the_table_would(game: str) -> None:
    rng = random.Random(game)
    count = liza.game(game).seats[-1]
    table = opened(game, "p" * count, clock.fischer(600, 2), seed=rng.randbytes(32))
    twin = table
    snapshots = 0
    for _ in range(120):
        if table.status == "over":
            break
        assert table.match is not None
        seat = rng.choice(table.match.actors)
        action = table.game.notation(rng.choice(table.match.legal(seat)))
        entry = Entry(table.n + 1, table.at + rng.randrange(100), "act", seat, action)
        seen = [
            [event.seen_by(seat) for event in other.apply(entry).events]
            for other in {id(t): t for t in (table, twin)}.values()
        ]
        assert seen[0] == seen[-1]
        if table.settled:
            snapshots += 1
            twin = again(table)
            assert table_data(twin) == table_data(table)
            assert [twin.asked(at) for at in range(count)] == [table.asked(at) for at in range(count)]
    assert snapshots
