"""A run on a real Ray cluster of two nodes, one of which is killed in the middle.

Starts two nodes of Ray on this machine, plays the same run here and there, kills one node with its workers while they
play, and compares every file. It takes half a minute and hundreds of megabytes, so it is no part of the usual tests.
"""

from __future__ import annotations

import os
import socket
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

from liza.lab.run.ray_cluster import on_cluster
from liza.lab.run.run_spec import checked_run
from liza.lab.run.run_store import RunStore
from tools.options import options

SURROUNDINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "200"}
"""Tell nobody, and be patient on a busy machine."""


def files(folder: Path) -> dict[str, bytes]:
    """Return everything that a run has kept."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*.*")}


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> int:
    """Play here, play there, kill one, compare."""
    words = options("stress cluster", __doc__)
    words.add_argument("--games", type=int, default=400, help="how many games")
    words.add_argument("--game", default="qiahn", help="which game")
    asked = words.parse_args()
    os.environ |= SURROUNDINGS
    from ray.cluster_utils import Cluster  # noqa: PLC0415 - large, and installed only for this

    plan = checked_run(asked.game, bots=["greedy:1"], seed=11)
    with tempfile.TemporaryDirectory() as folder:
        here, there = (RunStore.begin(Path(folder) / name, plan, asked.games) for name in ("here", "there"))
        here.run()
        port = free_port()
        cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "ray_client_server_port": port})
        node = cluster.add_node(num_cpus=1)
        lost = threading.Event()

        def lose_the_node(done: int, of: int) -> None:
            if not lost.is_set() and done >= of // 4:
                lost.set()
                threading.Thread(target=cluster.remove_node, args=(node,), kwargs={"allow_graceful": False}).start()

        try:
            began = time.perf_counter()
            there.run(share=on_cluster(f"ray://127.0.0.1:{port}"), progress=lose_the_node)
            seconds = time.perf_counter() - began
        finally:
            cluster.shutdown()
        same = files(there.folder) == files(here.folder)
    sys.stdout.write(f"{asked.games} games on two nodes, one lost on the way, in {seconds:.1f} s; ")
    sys.stdout.write(f"{'the same files as here' if same else 'NOT the same files as here'}\n")
    return 0 if same and lost.is_set() else 1
