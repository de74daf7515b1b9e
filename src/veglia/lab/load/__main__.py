"""Plays against a running server; prints a JSON line when the tables are open and one of what was found.

python -m veglia.lab.load WHO PORT[,PORT...] TABLES WARMUP SECONDS
"""

import argparse
import gc
import json
import sys

from veglia.lab.load.clock import Clock
from veglia.lab.load.loop import Loop
from veglia.lab.load.matches import Matches
from veglia.lab.load.tables import LoadTables
from veglia.lab.load.trouble import Trouble

PLAYERS = ("veglia", "boardgame_io")


def play(who: str, ports: list[int], tables: int, clock: Clock) -> dict[str, float]:
    """Open tables, play at them until the clock has run out, and return the report."""
    loop = Loop()
    players = (
        LoadTables(loop, ports[0], clock, ports[1:]) if who == "veglia" else Matches(loop, ports[0], clock)
    )
    players.open(tables)
    # Whoever measures the server leaves out what opening has cost.
    print(json.dumps({"opened": players.made}), flush=True)
    heard = loop.heard
    clock.start()
    players.play(tables)
    while not clock.is_over():
        loop.turn()
    clock.stop()
    brought = round((loop.heard - heard) / max(1, clock.choices))
    return {
        **clock.report(),
        "bytes_per_move": brought,
        "choices": clock.choices,
        "tables": tables,
        "made": players.made,
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m veglia.lab.load", description="Play against a running server."
    )
    parser.add_argument("who", choices=PLAYERS)
    parser.add_argument("port", help="of the server; of several nodes, with commas between them")
    parser.add_argument("tables", type=int)
    parser.add_argument("warmup", type=float)
    parser.add_argument("seconds", type=float)
    told = parser.parse_args()
    ports = [int(port) for port in told.port.split(",")]
    # It does not run for long, and looking for what could be freed takes the server's time.
    gc.disable()
    try:
        print(json.dumps(play(told.who, ports, told.tables, Clock(told.warmup, told.seconds))))
    except Trouble as trouble:
        sys.exit(str(trouble))


if __name__ == "__main__":
    main()
