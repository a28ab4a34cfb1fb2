"""What Prometheus is told. Where several processes serve, they count in files that they share: sums are sums."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

REGISTRY: Final = CollectorRegistry()

_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

TABLES: Final = Gauge(
    "liza_tables",
    "Unfinished tables in the database, counted up to 5,000",
    ["status"],
    registry=REGISTRY,
    multiprocess_mode="mostrecent",
)
LIVE: Final = Gauge("liza_live_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")
ENDED: Final = Counter("liza_games_ended", "Games that ended in this process", registry=REGISTRY)
SOCKETS: Final = Gauge("liza_sockets", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum")
MOVES: Final = Counter("liza_moves", "Choices that were accepted and stored", ["by"], registry=REGISTRY)
REFUSED: Final = Counter("liza_refused", "Messages and requests that were refused", ["code"], registry=REGISTRY)
QUARANTINED: Final = Counter("liza_quarantined", "Tables that this process has set apart", registry=REGISTRY)
CONFLICTS: Final = Counter("liza_conflicts", "Entries that came second in the log", registry=REGISTRY)
SECONDS: Final = Histogram(
    "liza_move_seconds", "From a choice to its being stored", buckets=_BUCKETS, registry=REGISTRY
)
TURNS: Final = Gauge(
    "liza_bot_turns",
    "Bot turns that wait in the database, counted up to 5,000",
    registry=REGISTRY,
    multiprocess_mode="mostrecent",
)
THINKING: Final = Histogram("liza_bot_seconds", "How long a bot thought", buckets=_BUCKETS, registry=REGISTRY)
LOOP: Final = Histogram(
    "liza_loop_seconds", "Processor time of one round of the event loop", buckets=_BUCKETS, registry=REGISTRY
)
LAG: Final = Histogram("liza_loop_lag_seconds", "How late the event loop was", buckets=_BUCKETS, registry=REGISTRY)
COLLECTING: Final = Histogram(
    "liza_collector_seconds", "One round of Python's collector", buckets=_BUCKETS, registry=REGISTRY
)
HELD: Final = Counter("liza_loop_held", "Rounds of the event loop that took more than 50 ms", registry=REGISTRY)
TURNED_AWAY: Final = Counter("liza_turned_away", "Connections for which there was no room", registry=REGISTRY)
GIVEN_UP: Final = Counter("liza_given_up", "Connections that took too long to say what they want", registry=REGISTRY)
UNREAD: Final = Counter("liza_unread", "Sockets that were cut off because nobody read them", registry=REGISTRY)
WRITABLE: Final = Gauge(
    "liza_writable", "Whether the database could be written just now", registry=REGISTRY, multiprocess_mode="livemin"
)
STORAGE: Final = Counter("liza_storage_faults", "What the database could not do", ["fault"], registry=REGISTRY)


def share(folder: str | None = None) -> None:
    """Let the processes that are started next count in one folder."""
    os.environ[_FOLDER] = folder or tempfile.mkdtemp(prefix="liza-metrics-")


def written() -> bytes:
    """Return all figures: of all processes of this server, where they are several."""
    folder = os.environ.get(_FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = file.stem.rpartition("_")[2]
        if not Path(f"/proc/{pid}").exists():
            mark_process_dead(int(pid), folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
