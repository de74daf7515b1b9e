"""Two nodes on one PostgreSQL and 200 tables, while one thing after the other fails, a hundred times."""

from tests.soak.faults import FAULTS, TABLES, run


def test_a_hundred_faults_lose_no_acknowledged_choice() -> None:
    course = run(TABLES, FAULTS, print)
    print("\n".join(course.lines()))
    assert sum(len(seconds) for seconds in course.seconds.values()) == FAULTS
