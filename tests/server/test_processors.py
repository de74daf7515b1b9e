"""Each process of a fleet stays on a processor; bots think on any."""

import os
from pathlib import Path

from tests.server.processes import children_of, process
from veglia.server.workers.processors import stay_on, usable, use


def test_each_process_of_a_fleet_stays_on_a_processor_of_its_own(tmp_path: Path) -> None:
    all = sorted(usable())
    with process(tmp_path / "tables.db", workers=2) as running:
        served = [os.sched_getaffinity(one) for one in running.workers]
        written = os.sched_getaffinity(running.log_writer)
        watched = os.sched_getaffinity(running.pid)
    assert served == [{all[number % len(all)]} for number in range(2)]
    assert written == {all[2 % len(all)]}
    assert watched == set(all)


def test_bots_think_on_any_processor(tmp_path: Path) -> None:
    with process(tmp_path / "tables.db", workers=2) as running:
        made = running.make("bot")
        with running.sit(made.table, made.host) as host:
            host.until_version(1)
            thinking = [one for worker in running.workers for one in children_of(worker)]
            assert usable() in [frozenset(os.sched_getaffinity(one)) for one in thinking]


def test_a_process_may_stay_and_be_let_go_again() -> None:
    before = usable()
    try:
        stay_on(len(before), before)
        assert usable() == {min(before)}
        use(before)
        assert usable() == before
        stay_on(0, frozenset())
        use(frozenset())
        assert usable() == before
    finally:
        os.sched_setaffinity(0, before)
