"""Two nodes on one PostgreSQL and many tables, while one thing after the other fails.

`make soak-nodes` runs all of it and says how it goes; `python -m tests.soak.faults --help` says what can be
chosen. It ends with an error when an acknowledged choice is lost or doubled, when their order is not kept, or
when a table cannot be played again in time.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.groups import PATIENCE
from tests.server.nodes import PLAYABLE_SECONDS, Node, Traffic, nodes
from tests.server.postgres import Postgres, postgres

TABLES = 200
FAULTS = 100
LEASE_SECONDS = 3.0
SEED = 21
# So often it is either node.
IDLE_SHARE = 0.4
# kill: at once, all processes. hold: SIGSTOP until the tables are elsewhere. blink: a little shorter than a
# lease. cut: the database cannot be reached, nothing is said. end: SIGTERM. restart: PostgreSQL, as when the
# power fails.
KINDS = ("kill", "hold", "cut", "restart", "end", "blink")


@dataclass
class Course:
    """How it went: for each kind, after how many seconds all tables had been played again."""

    tables: int
    # After something had failed, and after it was mended.
    seconds: dict[str, list[float]] = field(default_factory=dict)
    mended: dict[str, list[float]] = field(default_factory=dict)
    acknowledged: int = 0
    longest: float = 0.0

    def lines(self) -> list[str]:
        told = [
            f"{'fault':8} {'times':>5} {'median s':>9} {'longest s':>9} {'once mended: median, longest':>29}"
        ]
        for kind, found in self.seconds.items():
            after = self.mended[kind]
            told.append(
                f"{kind:8} {len(found):5} {statistics.median(found):9.1f} {max(found):9.1f}"
                f" {statistics.median(after):19.1f} {max(after):9.1f}"
            )
        told.append(
            f"{self.acknowledged} choices acknowledged at {self.tables} tables, none lost, none doubled, all"
            f" in order; longest pause of a table {self.longest:.1f} s"
        )
        return told


def fail(node: Node, kind: str, database: Postgres, traffic: Traffic, limit: float) -> tuple[float, float]:
    """Let something fail, see that all tables go on, and mend it.

    Return after how many seconds they went on, and how long it took once more after it was mended.
    """
    begin = time.monotonic()
    match kind:
        case "kill":
            node.kill()
        case "hold":
            node.hold()
        case "cut":
            node.cut.is_open = False
        case "end":
            assert node.process is not None
            node.process.terminate()
        case "blink":
            node.hold()
            time.sleep(LEASE_SECONDS * 0.9)
            node.go_on()
        case "restart":
            database.stop("immediate")
            database.start()
            # PostgreSQL itself takes its time on a busy machine.
            begin = time.monotonic()
    traffic.must_go_on(limit)
    seconds = time.monotonic() - begin
    match kind:
        case "kill":
            node.start()
        case "hold":
            node.go_on()
        case "cut":
            node.cut.is_open = True
        case "end":
            assert node.process is not None
            node.process.wait(PATIENCE)
            node.start()
    begin = time.monotonic()
    traffic.must_go_on(limit)
    return seconds, time.monotonic() - begin


def struck(nodes: list[Node], chance: random.Random) -> Node:
    """Return the node at which something fails: mostly the one that serves more tables.

    The other one connects half of the players through.
    """
    most = max(nodes, key=lambda node: len(node.tables() or []))
    return chance.choice(nodes) if chance.random() < IDLE_SHARE else most


def run(
    tables: int, faults: int, say: Callable[[str], None], limit: float = PLAYABLE_SECONDS, pause: float = 1.0
) -> Course:
    """Play at so many tables while so many faults happen; AssertionError when anything is lost or late."""
    chance = random.Random(SEED)
    course = Course(tables)
    with postgres() as database, nodes(database, 2, lease_seconds=LEASE_SECONDS) as both:
        # Slow enough that the players of the test itself do not keep the processors busy.
        traffic = Traffic([node.port for node in both], pause)
        with traffic.playing(tables):
            for number in range(faults):
                kind, node = KINDS[number % len(KINDS)], struck(both, chance)
                served = len(node.tables() or [])
                seconds, after = fail(node, kind, database, traffic, limit)
                course.seconds.setdefault(kind, []).append(seconds)
                course.mended.setdefault(kind, []).append(after)
                done = sum(len(game.acknowledged) for game in traffic.games)
                say(
                    f"{number + 1}/{faults} {kind}, of a node with {served} tables: all {tables} go on after"
                    f" {seconds:.1f} s, once mended after {after:.1f} s; {done} choices so far"
                )
        course.acknowledged = traffic.must_have_kept_all()
        course.longest = max(game.longest for game in traffic.games)
    assert course.acknowledged > tables
    return course


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak.faults", description="Two nodes, many tables, one fault after the other."
    )
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--faults", type=int, default=FAULTS)
    parser.add_argument(
        "--seconds",
        type=float,
        default=PLAYABLE_SECONDS,
        help="how soon every table has to go on (default: 10)",
    )
    parser.add_argument(
        "--pause", type=float, default=1.0, help="of a player between two choices, in seconds"
    )
    args = parser.parse_args()
    course = run(args.tables, args.faults, lambda line: print(line, flush=True), args.seconds, args.pause)
    print("\n".join(course.lines()))


if __name__ == "__main__":
    main()
