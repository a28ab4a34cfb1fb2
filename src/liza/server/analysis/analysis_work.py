"""A finished game looked back on, as it is told over the network: what processes of their own are given to work out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from liza.lab.analysis.analyse import PLAYOUTS, AnalysisJob, AnalysisRequest, EvaluationResult, open_job
from liza.lab.analysis.game_analysis import READINGS, RESIGNED, Analysis, AnalysisStepInfo, ValueWithError
from liza.match.log import Entry
from liza.match.record import LEAVES
from liza.server.packs.pack_cache import bound_game
from liza.server.protocol import bodies
from liza.server.protocol.denied import Denied
from liza.server.tables import viewer_messages
from liza.server.tables.finished import replays
from liza.server.tables.table_plan import TablePlan


class GameToAnalyse(NamedTuple):
    """The game that is looked back on, as it travels to another process."""

    table: str
    plan: TablePlan
    seed: bytes
    reading: bodies.Reading


class AnalysisPlan(NamedTuple):
    """What has to be worked out, and how many questions that makes."""

    wanted: AnalysisRequest
    questions: int


def begun(asked: GameToAnalyse, entries: Sequence[Entry], playouts: int = PLAYOUTS) -> AnalysisPlan:
    """Return what there is to be worked out about a game."""
    bound_game(asked.plan.game, asked.plan.pack)
    record = replays.record_file(asked.plan.setting(asked.table, asked.seed), entries, None)
    wanted = AnalysisRequest(msgspec.json.encode(record).decode(), playouts=playouts, reading=asked.reading)
    return AnalysisPlan(wanted, len(open_job(wanted).questions))


def told(wanted: AnalysisRequest, answers: Sequence[EvaluationResult]) -> bytes:
    """Return the whole analysis as JSON."""
    weighing = open_job(wanted)
    return msgspec.json.encode(_analysed(weighing, weighing.weighed(answers)))


def _analysed(weighing: AnalysisJob, found: Analysis) -> bodies.AnalysisInfo:
    hides = weighing.game.states[0].game.hides
    return bodies.AnalysisInfo(
        reading=found.by.reading,
        readings=list(READINGS) if hides else [found.by.reading],
        judge=found.by.judge,
        playouts=found.by.playouts,
        seats=[_seat(found, seat) for seat in range(len(found.end))],
        steps=[_step(weighing, step) for step in found.steps],
    )


def _seat(found: Analysis, seat: int) -> bodies.SeatAnalysis:
    return bodies.SeatAnalysis(
        start=_number(found.expected.to(seat)),
        lost=_number(found.lost(seat)),
        given=_number(found.given(seat)),
        luck=_number(found.luck(seat)),
        end=found.end[seat],
        moments=[bodies.AnalysisMoment(at, what, _number(change)) for at, what, change in found.moments(seat)],
    )


def _step(weighing: AnalysisJob, step: AnalysisStepInfo) -> bodies.AnalysisStep:
    game = weighing.game.states[0].game
    everybody = range(weighing.game.states[0].seats)
    chosen = step.action not in {LEAVES, RESIGNED}
    return bodies.AnalysisStep(
        seat=step.seat,
        what="choice" if chosen else "leaves" if step.action == LEAVES else "resigned",
        choice=viewer_messages.choice(game, game.parse(step.action)) if chosen else None,
        forced=step.forced,
        chance=step.chance,
        stands=[_number(step.before.to(seat)) for seat in everybody],
        lost=_number(step.lost),
        luck=[_number(step.luck(seat)) for seat in everybody],
        gave=[_number(step.chosen.minus(step.before).to(seat)) for seat in everybody],
        better=viewer_messages.choice(game, game.parse(step.better)) if step.better and step.errs else None,
    )


_DIGITS: Final = 8


def _number(sum: ValueWithError) -> bodies.EstimateInfo:
    return bodies.EstimateInfo(round(sum.value, _DIGITS), round(sum.error, _DIGITS))


def line(asked: GameToAnalyse, entries: Sequence[Entry], step: int, playouts: int = PLAYOUTS) -> bytes:
    """Return how it would probably have gone on after the best choice at a step, as JSON."""
    weighing = open_job(begun(asked, entries, playouts).wanted)
    if not weighing.game.asks(step):
        raise Denied("no-step")
    seat = weighing.game.record.actions[step][0]
    continued = weighing.line(step)
    game = continued.states[0].game
    steps = [
        bodies.ReplayStep(
            step=at,
            seat=continued.choices[at - 1][0] if at else None,
            action=game.notation(continued.choices[at - 1][1]) if at else None,
            events=viewer_messages.happenings(state.events, seat) if at else [],
            view=state.view(seat),
            drawn=None,
        )
        for at, state in enumerate(continued.states)
    ]
    return msgspec.json.encode(bodies.Line(seat, steps))
