"""What Prometheus reads: figures of all processes, from whichever answers."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.groups import PATIENCE
from tests.server.place import MINE, TOYS, place
from tests.server.processes import ROOT, Running, free_port, one_of_each, wait_until
from tests.server.test_health import unwritable

Samples = dict[tuple[str, str], float]
RUN = """
import sys
from dataclasses import replace
from tests.server.place import TOYS
from veglia.server.workers.fleet import Fleet, FleetSettings

settings = replace(TOYS, database=sys.argv[1], metrics=True)
Fleet(FleetSettings(settings, "127.0.0.1", int(sys.argv[2]), 2)).run()
"""


def samples(text: str) -> Samples:
    """Return values by the name of the sample and its labels but the process, summed over processes."""
    found: Samples = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = {name: value for name, value in sample.labels.items() if name != "process"}
            key = (sample.name, ",".join(labels.values()))
            found[key] = found.get(key, 0.0) + sample.value
    return found


def test_choices_refusals_and_tables_are_counted() -> None:
    with place(replace(TOYS, metrics=True)) as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            for number in (0, 1, 1):
                assert host.choose(number)["type"] == "done"
            assert host.choose(99)["code"] == "illegal_choice"
            assert server.web.get("/api/tables/nowhere/record").status_code == 404

            def are_seen() -> bool:
                found = samples(server.web.get("/metrics").text)
                return found["veglia_connections", ""] == 1

            wait_until(are_seen, "the connection was not counted")
            answer = server.web.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"] == "no-store"
    found = samples(answer.text)
    assert found["veglia_choices_total", ""] == 3
    assert found["veglia_choice_seconds_count", ""] == 3
    assert found["veglia_choice_seconds_bucket", "10.0"] == 3
    assert found["veglia_refusals_total", "illegal_choice"] == 1
    assert found["veglia_refusals_total", "unknown_table"] == 1
    assert found["veglia_tables", ""] == 1
    assert found["veglia_resident_bytes", ""] > 1_000_000
    # The table, and each choice for itself, as the next is made after it.
    assert found["veglia_commits_total", ""] >= 4
    assert 0 < found["veglia_commit_seconds_total", ""] < PATIENCE
    assert found["veglia_commits_failed_total", ""] == 0
    assert found["veglia_thoughts_waiting", ""] == 0
    # Nothing of a table or a link.
    assert made.table not in answer.text
    assert made.host not in answer.text


def test_what_could_not_be_committed_is_counted() -> None:
    with place(replace(TOYS, metrics=True)) as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            with unwritable(server):
                assert host.choose(0)["code"] == "storage"
            found = samples(server.web.get("/metrics").text)
    assert found["veglia_commits_failed_total", ""] >= 1
    assert found["veglia_choices_failed_total", ""] == 1
    assert found["veglia_refusals_total", "storage"] == 1


def test_nobody_reads_them_who_was_not_meant_to() -> None:
    with place() as server:
        answer = server.web.get("/metrics")
        assert "veglia_tables" not in answer.text


def test_any_process_tells_the_figures_of_all(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-c", RUN, f"sqlite:///{tmp_path}/tables.db", str(port)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) as started:
        running = Running(started, port)
        try:
            assert started.stderr is not None
            assert any(b"the table is at" in line for line in started.stderr)
            for made in one_of_each(running):
                with running.sit(made.table, made.host) as player:
                    assert player.choose(1)["type"] == "done"
            text = httpx.get(f"{running.address}/metrics", timeout=PATIENCE).text
        finally:
            running.kill()
    assert by_process(text, "veglia_choices_total") == [1.0, 1.0, 0.0]
    # The last is the log writer, who commits the choices of both.
    assert by_process(text, "veglia_commits_total")[2] >= 2
    assert all(size > 1_000_000 for size in by_process(text, "veglia_resident_bytes"))


def by_process(text: str, name: str) -> list[float]:
    families = text_string_to_metric_families(text)
    found = [one for family in families for one in family.samples if one.name == name]
    assert [int(one.labels["process"]) for one in found] == list(range(len(found)))
    return [one.value for one in found]
