"""Which Python everything is set up with (tools/python.sh)."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[1] / "tools" / "python.sh"


def chosen(*names: str) -> str:
    return subprocess.run(["bash", SCRIPT, *names], capture_output=True, text=True, check=True).stdout.strip()


def a_python(folder: Path, name: str, changed: str) -> str:
    """Return a Python that finds something changed before it looks at anything."""
    path = folder / name
    path.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{changed}\n$2"\n')
    path.chmod(0o755)
    return str(path)


def test_the_first_that_is_new_and_whole_is_taken(tmp_path: Path) -> None:
    old = a_python(tmp_path, "old", "import sys; sys.version_info = (3, 10)")
    missing = str(tmp_path / "missing")

    assert chosen(missing, old, sys.executable, "python3") == sys.executable


def test_one_without_headers_or_a_way_to_install_is_taken_only_when_there_is_no_other(tmp_path: Path) -> None:
    headless = a_python(
        tmp_path, "headless", "import sysconfig; sysconfig.get_path = lambda name: '/nowhere'"
    )
    bare = a_python(tmp_path, "bare", "import importlib.util as u; u.find_spec = lambda name: None")

    assert chosen(headless, bare, sys.executable) == sys.executable
    assert chosen(headless, bare) == headless
    assert chosen(bare, headless) == bare


def test_nothing_is_said_where_all_are_too_old(tmp_path: Path) -> None:
    assert chosen(a_python(tmp_path, "old", "import sys; sys.version_info = (3, 10)")) == ""
