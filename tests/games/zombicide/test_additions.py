"""A newcomer's additions, as the guides describe them: at most four files each, and the title has them.

Each is put into a copy of the sources, where its own test and those of words, looks and cards then run.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.zombicide.additions import CARD, SKILL, TESTS
from tests.games.zombicide.additions_missions import GOAL_MISSION, MISSION, STATION_TESTS

ROOT = Path(__file__).parents[3]
# What is to hold with any addition.
ALWAYS = [
    f"{TESTS}/test_words.py",
    f"{TESTS}/test_show_look.py",
    f"{TESTS}/test_equipment_cards.py",
    "tests/games/zombicide/test_shown_rows.py",
]
MISSION_ALWAYS = [
    "tests/games/zombicide/test_shown_rows.py",
    "tests/games/zombicide/test_registry.py",
    "tests/games/zombicide/test_opening.py",
]
UNDEAD_ALWAYS = [*ALWAYS, *MISSION_ALWAYS, f"{TESTS}/test_layouts.py", f"{TESTS}/test_setup_mission.py"]
STATION_ALWAYS = [
    *MISSION_ALWAYS,
    f"{STATION_TESTS}/test_content.py",
    f"{STATION_TESTS}/test_missions.py",
    f"{STATION_TESTS}/test_texts.py",
    f"{STATION_TESTS}/test_words.py",
]
MOST_FILES = 4


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with a copy of the sources and the tests, interpreted whatever runs this test."""
    # The client's icons are not part of it: that file is only counted.
    unwanted = shutil.ignore_patterns("web", "*.so", "__pycache__", "records", "browser", "soak")
    for name in ("src", "tests", "tools"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("files", "always"),
    [(SKILL, ALWAYS), (CARD, ALWAYS), (MISSION, STATION_ALWAYS), (GOAL_MISSION, UNDEAD_ALWAYS)],
    ids=["skill", "card", "mission", "goal"],
)
def test_an_addition_takes_four_files(copy: Path, files: dict[str, str], always: list[str]) -> None:
    for name, text in files.items():
        file = copy / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists():
            # The book is the one file that is there already: rules end where the rulings begin.
            rules, rulings = file.read_text("utf-8").split("\nrulings:\n")
            text = f"{rules}{text}rulings:\n{rulings}"
        file.write_text(text.lstrip("\n"), "utf-8")
    own = [name for name in files if name.startswith("tests/")]

    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    pytest_here = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-o", "pythonpath=src ."]
    run = subprocess.run(
        [*pytest_here, *own, *always],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )

    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-1000:]
    assert len(files) <= MOST_FILES
