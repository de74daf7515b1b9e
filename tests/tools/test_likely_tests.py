"""`make check`: which tests a change is likely to break."""

import subprocess
from pathlib import Path

import pytest

from tools.likely_tests import changed_files, distances, usual_start

FILES = {
    "src/veglia/__init__.py": "",
    "src/veglia/deck.py": "CARDS = 54\n",
    "src/veglia/hand.py": "from veglia.deck import CARDS\n",
    "src/veglia/games/chess/title.py": "",
    "src/veglia/games/chess/content/en.toml": "",
    "tests/table.py": "from veglia.hand import CARDS\n",
    "tests/test_deck.py": "from veglia import deck\n",
    "tests/test_hand.py": "from tests.table import CARDS\n",
    "tests/test_other.py": "import json\n",
    "tests/games/chess/test_moves.py": "",
    "tests/soak/test_long.py": "import veglia.deck\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", "-A")
    commit(tmp_path, "first")
    return tmp_path


def git(root: Path, *command: str) -> None:
    subprocess.run(["git", *command], cwd=root, check=True)


def commit(root: Path, subject: str) -> None:
    git(root, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", subject)


def test_tests_are_found_by_what_they_import_and_how_near_it_is(project: Path) -> None:
    assert distances(project, ["src/veglia/deck.py"]) == {"tests/test_deck.py": 1, "tests/test_hand.py": 3}


def test_a_changed_test_is_nearest(project: Path) -> None:
    assert distances(project, ["tests/test_other.py"]) == {"tests/test_other.py": 0}


def test_content_is_tested_by_the_tests_of_its_game(project: Path) -> None:
    found = distances(project, ["src/veglia/games/chess/content/en.toml"])

    assert found == {"tests/games/chess/test_moves.py": 1}


def test_what_is_not_committed_counts_and_after_a_commit_that_commit(project: Path) -> None:
    (project / "src/veglia/deck.py").write_text("CARDS = 55\n")
    (project / "tests/test_new.py").write_text("")

    assert usual_start(project) == "HEAD"
    assert changed_files(project, "HEAD") == ["src/veglia/deck.py", "tests/test_new.py"]

    git(project, "add", "-A")
    commit(project, "second")

    assert usual_start(project) == "HEAD~1"
    assert changed_files(project, "HEAD~1") == ["src/veglia/deck.py", "tests/test_new.py"]
