"""Python's collector stops a process with 2,000 tables for less than a tenth of a second."""

from tests.soak.pauses import LIMIT, TABLES, run


def test_no_look_takes_long_however_many_tables_there_are() -> None:
    looks, said = run(TABLES, seconds=60.0, pause=10.0)
    print("\n".join(said))
    found = [one for span in looks.values() for one in span]
    assert found
    assert max(one.worked for one in found) < LIMIT
