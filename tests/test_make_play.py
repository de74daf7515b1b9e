"""`make play` (tools/play.py): it serves at once, and has the bots compiled meanwhile.

A checkout in miniature: the program is real, what it serves and what it compiles is not.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.groups import PATIENCE, all_go
from veglia.server.workers.compiled import fingerprint

ROOT = Path(__file__).parents[1]
COMPILING = "veglia: bots are compiled in the background, which takes some minutes (build/compiled.log)\n"
# It says how it was called, and serves until it is told to end.
SERVER = '#!/bin/sh\necho "$0 $*" >&2\ntrap "exit 0" INT TERM\nwhile true; do sleep 0.1; done\n'


class Checkout:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("tools/play.py", "src/veglia/server/workers/compiled.py"):
            (folder / name).parent.mkdir(parents=True)
            shutil.copy(ROOT / name, folder / name)
        self.python = folder / ".venv" / "bin" / "python"
        self.compiled = folder / "build" / "compiled"
        for place in (self.python.parent, self.compiled / "bin"):
            place.mkdir(parents=True)
            (place / "veglia").write_text(SERVER)
            (place / "veglia").chmod(0o755)
        self.python.symlink_to(Path(sys.executable).resolve())
        self.sources = fingerprint(folder / "src" / "veglia")
        self.builds("false")

    def builds(self, *commands: str) -> None:
        """Say what `make compiled` does."""
        lines = "".join(f"\t@{command}\n" for command in commands)
        (self.folder / "Makefile").write_text(f"compiled:\n{lines}")

    @contextmanager
    def play(self, **environment: str) -> Iterator["subprocess.Popen[str]"]:
        with subprocess.Popen(
            [self.python, "tools/play.py"],
            cwd=self.folder,
            env={**os.environ, **environment},
            start_new_session=True,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                yield process
            finally:
                process.kill()

    def server(self, *more: str) -> str:
        return " ".join([f"{self.python.parent}/veglia serve --open", *more]) + "\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def heard(process: "subprocess.Popen[str]", lines: int) -> set[str]:
    """Return what is said first: server and watcher speak in any order."""
    assert process.stderr is not None
    return {process.stderr.readline() for _ in range(lines)}


def test_it_serves_while_it_compiles_and_says_when_that_is_done(checkout: Checkout) -> None:
    go_on = checkout.folder / "go_on"
    checkout.builds(
        f"while [ ! -e {go_on} ]; do sleep 0.05; done",
        f"echo {checkout.sources} > {checkout.compiled}/.ready",
    )
    with checkout.play() as process:
        first = heard(process, 2)
        go_on.touch()
        assert heard(process, 1) == {"veglia: bots and hints run compiled from now on\n"}
        assert process.poll() is None

    assert first == {COMPILING, checkout.server("--compiled", str(checkout.compiled))}


def test_what_is_compiled_already_is_served_whole(checkout: Checkout) -> None:
    (checkout.compiled / ".ready").write_text(f"{checkout.sources}\n")
    with checkout.play() as process:
        assert heard(process, 1) == {f"{checkout.compiled}/bin/veglia serve --open\n"}


def test_a_build_of_other_sources_is_made_again(checkout: Checkout) -> None:
    (checkout.compiled / ".ready").write_text("of other sources\n")
    with checkout.play() as process:
        assert COMPILING in heard(process, 3)


def test_a_build_that_fails_is_one_line_and_the_server_goes_on(checkout: Checkout) -> None:
    checkout.builds("echo 'no space left'", "false")
    with checkout.play() as process:
        said = heard(process, 3)
        assert process.poll() is None

    assert said == {
        COMPILING,
        checkout.server("--compiled", str(checkout.compiled)),
        "veglia: bots could not be compiled and stay as they are: build/compiled.log says why\n",
    }
    assert (checkout.folder / "build" / "compiled.log").read_text().startswith("no space left\n")


def test_without_a_compiler_nothing_is_compiled(checkout: Checkout) -> None:
    with checkout.play(CC="/no/such/compiler -pthread") as process:
        assert process.stderr is not None
        said = [process.stderr.readline(), process.stderr.readline()]
        assert process.poll() is None

    assert said == [
        "veglia: there is no C compiler here, so bots are not compiled and think less\n",
        checkout.server(),
    ]
    assert not (checkout.folder / "build" / "compiled.log").exists()


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_the_build_stops_with_the_server_however_that_ends(checkout: Checkout, end: signal.Signals) -> None:
    """Also the part of it that does not listen."""
    pids = checkout.folder / "pids"
    checkout.builds(
        f"trap '' TERM; sleep 3600 & echo $$$$ $$! > {pids}.new; mv {pids}.new {pids}; sleep 3600"
    )
    with checkout.play() as process:
        heard(process, 2)
        deadline = time.monotonic() + PATIENCE
        while not pids.exists():
            assert time.monotonic() < deadline
            time.sleep(0.02)
        # The build has a group of its own, so that it can be ended as a whole.
        group = os.getpgid(int(pids.read_text().split()[0]))
        # As a terminal does it.
        os.killpg(process.pid, end)
        process.wait(PATIENCE)
        assert all_go(group)


def test_the_build_has_the_least_priority(checkout: Checkout) -> None:
    seen = checkout.folder / "nice"
    checkout.builds(f"nice > {seen}", "false")
    with checkout.play() as process:
        heard(process, 3)

    # `nice` adds to what the process that calls it has.
    assert int(seen.read_text()) == min(19, os.nice(0) + 19)
