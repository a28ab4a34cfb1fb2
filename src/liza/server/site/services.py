"""What a request needs of the running process, typed: handlers take it as their argument `services`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import Provide

from liza.people.persons import Person
from liza.server.analysis.analysis_jobs import AnalysisJobs
from liza.server.base.config import Config
from liza.server.base.response_cache import ResponseCache
from liza.server.content.table_lists import PublicLists
from liza.server.daily.deal_keeper import DealKeeper
from liza.server.luck.luck_keeper import LuckKeeper
from liza.server.matching.match_maker import MatchMaker
from liza.server.notices.notice_desk import NoticeDesk
from liza.server.orders.order_list import OrderList
from liza.server.people.person_bans import PersonBans
from liza.server.people.visitors import Visitors
from liza.server.proof.signer import Signer
from liza.server.protocol.limits import Addresses
from liza.server.ratings.rater import Rater
from liza.server.site.health import Health
from liza.server.site.operator_sync import Guard, OperatorSync
from liza.server.tables.delayed_rooms import DelayedRooms
from liza.server.tables.finished.replay_worker import ReplayWorker
from liza.server.tables.hub import Hub
from liza.server.tables.socket_session import SocketSession
from liza.server.tournaments.tournament_driver import TournamentDriver
from liza.server.workshop.draft_check import DraftChecker
from liza.server.workshop.study_jobs import StudyJobs
from liza.server.workshop.uploads import UploadReader


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that one process serves with, made when it starts and closed when it ends."""

    config: Config
    addresses: Addresses
    hub: Hub
    health: Health
    following: OperatorSync
    guard: Guard
    visitors: Visitors
    person_bans: PersonBans
    tournaments: TournamentDriver
    rater: Rater
    luck: LuckKeeper
    daily: DealKeeper
    maker: MatchMaker
    notices: NoticeDesk
    orders: OrderList
    delayed: DelayedRooms
    lists: PublicLists
    made: ResponseCache
    replays: ReplayWorker
    signer: Signer
    analysis_jobs: AnalysisJobs
    drafting: DraftChecker
    studies: StudyJobs
    files: UploadReader
    sessions: dict[str, dict[SocketSession, str]]
    """The open sockets of each address, and the hash of each one's cookie."""
    hearing: dict[str, bool]
    """The persons whose pages are told the chat anew, and whether they changed their mind since."""


def services_of(state: State) -> Services:
    """Return the services of the application whose state this is."""
    services: Services = state.services
    return services


async def person_of(request: Request[Any, Any, Any]) -> Person | None:
    """Return the person that a request comes from; None for a guest."""
    found = await services_of(request.app.state).visitors.known(request)
    return None if found is None else found.person


def visitors_of(state: State) -> Visitors:
    """Return what knows the persons behind requests."""
    return services_of(state).visitors


def tournaments_of(state: State) -> TournamentDriver:
    """Return what moves tournaments on."""
    return services_of(state).tournaments


def rater_of(state: State) -> Rater:
    """Return what keeps the ratings."""
    return services_of(state).rater


def luck_of_site(state: State) -> LuckKeeper:
    """Return what counts the dice."""
    return services_of(state).luck


def daily_of(state: State) -> DealKeeper:
    """Return what deals the deals of the days."""
    return services_of(state).daily


def maker_of(state: State) -> MatchMaker:
    """Return what seats those who play now."""
    return services_of(state).maker


def desk_of(state: State) -> NoticeDesk:
    """Return what notices need."""
    return services_of(state).notices


def hub_of(state: State) -> Hub:
    """Return what holds the tables."""
    return services_of(state).hub


def orders_of_site(state: State) -> OrderList:
    """Return what keeps the orders that players leave in advance."""
    return services_of(state).orders


PROVIDED: Final = {
    "desk": Provide(desk_of, sync_to_thread=False),
    "hub": Provide(hub_of, sync_to_thread=False),
    "orders": Provide(orders_of_site, sync_to_thread=False),
    "maker": Provide(maker_of, sync_to_thread=False),
    "daily": Provide(daily_of, sync_to_thread=False),
    "rater": Provide(rater_of, sync_to_thread=False),
    "luck": Provide(luck_of_site, sync_to_thread=False),
    "services": Provide(services_of, sync_to_thread=False),
    "visitors": Provide(visitors_of, sync_to_thread=False),
    "tournaments": Provide(tournaments_of, sync_to_thread=False),
    "person": Provide(person_of),
}
"""What handlers may ask for by name."""
