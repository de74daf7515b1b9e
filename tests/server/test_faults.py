"""A small version of `make soak-nodes`: each kind of fault once, and the choices of all tables are kept."""

from tests.server.nodes import PLAYABLE_SECONDS
from tests.soak.faults import KINDS, run

TABLES = 20
# So that a busy machine makes it slow, not wrong.
LIMIT = 6 * PLAYABLE_SECONDS


def test_each_kind_of_fault_loses_no_acknowledged_choice() -> None:
    said: list[str] = []
    course = run(TABLES, len(KINDS), said.append, LIMIT, pause=0.1)
    assert list(course.seconds) == list(KINDS)
    assert [line.split()[1] for line in said] == [f"{kind}," for kind in KINDS]
    assert course.acknowledged > TABLES * len(KINDS)
    assert course.lines()[-1].startswith(f"{course.acknowledged} choices acknowledged at {TABLES} tables")
