"""Two nodes on one PostgreSQL and 200 tables, while one thing after the other fails, a hundred times."""

import random
import time

from tests.server.nodes import Node, Traffic, nodes
from tests.server.postgres import Postgres, postgres

TABLES = 200
FAULTS = 100
LEASE_SECONDS = 3.0


def fail(node: Node, how: str, database: Postgres, traffic: Traffic) -> None:
    """Let something fail, see that all tables go on nevertheless, and mend it."""
    match how:
        case "kill":
            node.kill()
            traffic.must_go_on()
            node.start()
        case "hold":
            node.hold()
            traffic.must_go_on()
            node.go_on()
        case "blink":
            # Too short to be taken for dead, or just long enough.
            node.hold()
            time.sleep(LEASE_SECONDS * 0.9)
            node.go_on()
        case "cut":
            node.cut.is_open = False
            traffic.must_go_on()
            node.cut.is_open = True
        case "restart":
            database.stop("immediate")
            database.start()
    traffic.must_go_on()


def test_a_hundred_faults_lose_no_acknowledged_choice() -> None:
    chance = random.Random(21)
    kinds = ["kill", "hold", "blink", "cut", "restart"]
    with postgres() as database, nodes(database, 2, lease_seconds=LEASE_SECONDS) as both:
        # Slow enough that the players of the test itself do not keep the processors busy.
        traffic = Traffic([node.port for node in both], pause=1.0)
        with traffic.playing(TABLES):
            for number in range(FAULTS):
                fail(chance.choice(both), kinds[number % len(kinds)], database, traffic)
        kept = traffic.must_have_kept_all()
        assert kept > TABLES
        print(
            f"{kept} choices acknowledged, longest pause {max(game.longest for game in traffic.games):.1f} s"
        )
