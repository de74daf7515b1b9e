"""`make bite` on a small game of its own, from the breaks to the report."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
START = """
import sys
from pathlib import Path
from tools.bite.__main__ import main
from tools.bite.scope import Repository
"""
CONFIG = """
[tool.pytest.ini_options]
pythonpath = ["src", "."]
addopts = ["-q", "--strict-markers", "--import-mode=importlib"]
markers = ["rule(*ids): the rules that a test covers"]
filterwarnings = ["error"]
"""
RULES = '''"""Coins."""

from functools import cache

STAKE = 2


class Table:
    rule = "coin.win"

    def __init__(self) -> None:
        self.coins = 10
        self.log: list[str] | None = None


class Bank(Table):
    def __init__(self) -> None:
        super().__init__()
        self.won = 0

    @property
    def is_broke(self) -> bool:
        return self.coins <= 0

    @staticmethod
    def doubled(coins: int) -> int:
        return coins * 2


@cache
def prices() -> dict[str, int]:
    return {"hat": 3, "coat": 7}


def win(table: Table, face: int) -> None:
    if face == 6:
        table.coins += STAKE
        if table.log is not None:
            table.log.append("won")


def count_down(table: Table) -> int:
    rounds = 0
    while table.coins > 0:
        table.coins -= 1
        rounds += 1
    return rounds


def never(table: Table) -> int:
    return table.coins + 1
'''
TESTS = """
import pytest
from toy.games.coin.rules import Bank, Table, count_down, prices, win


@pytest.mark.rule("coin.win")
@pytest.mark.parametrize(("face", "coins"), [(6, 12), (5, 10), (7, 10)])
def test_a_six_wins(face, coins):
    table = Table()
    win(table, face)
    assert table.coins == coins


def test_counting_down():
    table = Table()
    assert count_down(table) == 10


def test_broke():
    bank = Bank()
    assert not bank.is_broke
    bank.coins = -1
    assert bank.is_broke


def test_doubled():
    assert Bank.doubled(2) == 4


@pytest.mark.parametrize("thing", ["hat", "coat"])
def test_things_have_prices(thing):
    assert prices()[thing] > 0
"""


JUDGED = """
[[equivalent]]
module = "coin/rules.py"
function = "Bank.is_broke"
line = "return self.coins <= 0"
break = "`return self.coins <= 0` becomes `return True`"
why = "Judged for the test."

[[equivalent]]
module = "coin/rules.py"
function = "Bank.is_broke"
line = "return self.coins <= 1"
break = "`1` becomes `2`"
why = "The line has changed since."
"""


def make_toy(root: Path) -> Path:
    """Make a repository with one game."""
    folder = root / "src" / "toy" / "games" / "coin"
    (folder / "face").mkdir(parents=True)
    for package in (folder, folder.parent, folder.parent.parent, folder / "face"):
        (package / "__init__.py").write_text('"""A package."""\n')
    (folder / "title.py").write_text('"""The title."""\n')
    (folder / "face" / "shown.py").write_text("SHOWN = 3\n")
    (folder / "rules.py").write_text(RULES)
    tests = root / "tests" / "games" / "coin"
    tests.mkdir(parents=True)
    for package in (tests, tests.parent, tests.parent.parent):
        (package / "__init__.py").write_text("")
    (tests / "test_coin.py").write_text(TESTS)
    (root / "pyproject.toml").write_text(CONFIG)
    (root / "equivalent.toml").write_text(JUDGED)
    return root


def make_family(root: Path) -> Path:
    """Make a repository with two titles that share an engine; only one of them uses all of it."""
    family = root / "src" / "toy" / "games" / "coins"
    tests = root / "tests" / "games" / "coins"
    spend = "def spend(coins: int) -> int:\n    return coins - 1\n"
    earn = "def earn(coins: int) -> int:\n    return coins + 1\n"
    for title in ("gold", "silver"):
        (family / title).mkdir(parents=True)
        (family / title / "title.py").write_text('"""The title."""\n')
        (tests / title).mkdir(parents=True)
    (family / "engine").mkdir()
    (family / "engine" / "purse.py").write_text(f"{spend}\n\n{earn}")
    (tests / "engine").mkdir()
    for package in [
        root / "tests",
        *(path for top in (root / "src" / "toy", root / "tests") for path in top.rglob("*")),
    ]:
        if package.is_dir():
            (package / "__init__.py").write_text("")
    (family.parent.parent / "__init__.py").write_text("")
    start = "from toy.games.coins.engine.purse import earn, spend\n\n\n"
    (tests / "gold" / "test_gold.py").write_text(f"{start}def test_all():\n    assert earn(spend(3)) == 3\n")
    (tests / "silver" / "test_silver.py").write_text(f"{start}def test_spent():\n    assert spend(3) == 2\n")
    # The engine's own tests are everybody's, and make nobody a user.
    (tests / "engine" / "test_purse.py").write_text(f"{start}def test_earned():\n    assert earn(1) > 0\n")
    (tests / "test_both.py").write_text(f"{start}def test_silver_and_gold():\n    assert spend(1) < 1\n")
    (root / "pyproject.toml").write_text(CONFIG)
    return root


def bite(toy: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the tool on the game; the list of judged breaks is the game's own."""
    given = ["--workers", "2", "--equivalent", str(toy / "equivalent.toml"), *arguments]
    call = f"sys.exit(main({given!r}, Repository(Path({str(toy)!r}), 'toy')))"
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", START + call], capture_output=True, text=True, cwd=toy, env=here, check=False
    )


def report(toy: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((toy / "build" / "bite" / "coin.json").read_text())
    return found


def outcomes(found: dict[str, Any]) -> dict[str, str]:
    """Return how each break was noticed, by line and break."""
    rows = [*found["found"], *found["unnoticed"]]
    return {f"{row['text']} {row['break']}": row["how"] for row in rows}


class Whole:
    """All breaks of the game, tried once for several tests."""

    def __init__(self, toy: Path) -> None:
        self.toy = toy
        self.ran = bite(toy, "--goal", "0.5")
        self.report = report(toy)
        self.outcomes = outcomes(self.report)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    return Whole(make_toy(tmp_path_factory.mktemp("toy")))


def test_breaks_are_noticed_by_citing_tests_or_by_others(whole: Whole) -> None:
    found = whole.outcomes

    assert found["table.coins += STAKE `table.coins += STAKE` is dropped"] == "citing"
    assert found["if face == 6: `face == 6` becomes `True`"] == "citing"
    assert found["STAKE = 2 `2` becomes `3`"] == "citing"
    assert found["return coins * 2 `coins * 2` becomes `coins // 2`"] == "title"
    assert found["while table.coins > 0: `table.coins > 0` becomes `table.coins >= 0`"] == "title"
    by = {row["break"]: row["by"] for row in whole.report["found"]}
    assert by["`coins * 2` becomes `coins // 2`"] == "tests/games/coin/test_coin.py::test_doubled"


def test_breaks_that_nobody_notices_and_lines_that_nobody_executes_are_told(whole: Whole) -> None:
    found = whole.outcomes

    assert found["return self.coins <= 0 `self.coins <= 0` becomes `self.coins < 0`"] == "nobody"
    assert found["table.log.append(\"won\") `table.log.append('won')` is dropped"] == "unexecuted"
    assert found["return table.coins + 1 `1` becomes `2`"] == "unexecuted"


def test_what_is_kept_counts_for_every_test_that_uses_it(whole: Whole) -> None:
    line = 'return {"hat": 3, "coat": 7}'

    assert whole.outcomes[f"{line} `{{'hat': 3, 'coat': 7}}` becomes `{{'coat': 7}}`"] == "title"
    assert whole.outcomes[f"{line} `{{'hat': 3, 'coat': 7}}` becomes `{{'hat': 3}}`"] == "title"
    assert whole.outcomes[f"{line} `7` becomes `8`"] == "nobody"


def test_a_break_that_never_ends_is_noticed(whole: Whole) -> None:
    assert whole.outcomes["table.coins -= 1 `table.coins -= 1` is dropped"] == "timeout"


def test_presentation_is_left_alone_and_no_file_is_changed(whole: Whole) -> None:
    folder = whole.toy / "src" / "toy" / "games" / "coin"

    assert not [row for row in whole.report["found"] if row["module"] != "coin/rules.py"]
    assert (folder / "rules.py").read_text() == RULES


def test_the_report_has_the_numbers_and_the_diffs(whole: Whole) -> None:
    change = "-        return self.coins <= 0\n+        return self.coins < 0\n"
    numbers = whole.report

    assert f"{numbers['noticed']} of {numbers['tried']} breaks noticed" in whole.ran.stdout
    assert change in whole.ran.stdout
    assert change in (whole.toy / "build" / "bite" / "coin.md").read_text()
    assert sum(numbers["counts"].values()) == numbers["tried"] == numbers["possible"] - 1


def test_judged_breaks_are_listed_apart_and_a_stale_one_is_told(whole: Whole) -> None:
    judged = [(one["break"], one["why"]) for one in whole.report["equivalent"]]

    assert judged == [("`return self.coins <= 0` becomes `return True`", "Judged for the test.")]
    assert (
        "stale in equivalent.toml: coin/rules.py | Bank.is_broke | return self.coins <= 1" in whole.ran.stdout
    )
    assert whole.ran.returncode == 1


def test_the_same_seed_gives_the_same_breaks_and_again_only_the_unnoticed(tmp_path: Path) -> None:
    toy = make_toy(tmp_path)
    (toy / "equivalent.toml").unlink()
    first = json.loads(bite(toy, "--breaks", "6", "--seed", "3", "--json").stdout)[0]
    ran = bite(toy, "--breaks", "6", "--seed", "3", "--json", "--workers", "1", "--goal", "0.99")
    second = json.loads(ran.stdout)[0]
    again = json.loads(bite(toy, "--again", "--json").stdout)[0]

    assert outcomes(first) == outcomes(second)
    assert ran.returncode == 1
    assert len(outcomes(first)) == 6
    assert second["unnoticed"]
    assert again["unnoticed"] == second["unnoticed"]
    assert again["tried"] == len(second["unnoticed"])


def test_it_stops_in_time_and_leaves_out_tests_that_fail_by_themselves(tmp_path: Path) -> None:
    toy = make_toy(tmp_path)
    with (toy / "tests" / "games" / "coin" / "test_coin.py").open("a") as file:
        file.write("\n\ndef test_red():\n    assert prices()['hat'] == 4\n")

    ran = bite(toy, "--minutes", "0")

    assert "stopped in time:" in ran.stdout
    assert "1 tests fail without any break" in ran.stdout
    assert report(toy)["not_tried"] > 0
    assert report(toy)["failing"] == ["tests/games/coin/test_coin.py::test_red"]


def test_what_only_another_title_of_the_family_uses_does_not_count(tmp_path: Path) -> None:
    gold, silver = json.loads(bite(make_family(tmp_path), "--json").stdout)

    assert {row["function"] for row in gold["found"]} == {"earn", "spend"}
    assert {row["function"] for row in silver["found"]} == {"spend"}
    assert (gold["unnoticed"], silver["unnoticed"]) == ([], [])


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    ran = bite(make_toy(tmp_path), "--games", "chess")

    assert ran.returncode == 2
    assert "no game chess; known: coin" in ran.stderr
