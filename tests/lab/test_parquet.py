"""The Parquet file: one row a game, readable by anything that reads tables."""

from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from tests.lab.rows import game
from veglia.kernel.errors import BadSetup
from veglia.kernel.seats import Seat
from veglia.lab import parquet
from veglia.lab.journal import Folder
from veglia.lab.parquet import write_parquet
from veglia.lab.row import Asked, Fallen, GameRow
from veglia.lab.sweep import Wanted, make_sweep

SWEEP = make_sweep(Wanted("undead_or_alive", 2, mission=["m0", "m7"], options={"ultra_red": ["yes"]}))


def written(path: Path, rows: list[GameRow]) -> list[dict[str, Any]]:
    write_parquet(Folder(path), SWEEP.cells, rows)
    table: list[dict[str, Any]] = pyarrow.parquet.read_table(path / "games.parquet").to_pylist()
    return table


def test_every_game_is_a_row_with_its_combination(tmp_path: Path) -> None:
    first, second = written(tmp_path, [game(0, 0, True), game(1, 1, False, heroes=("meg", "may"))])

    assert (first["game"], first["mission"], first["difficulty"]) == ("undead_or_alive", "m0", "easy")
    assert (second["mission"], second["difficulty"], second["agent"]) == ("m7", "hard", "random")
    assert (first["won"], second["won"], second["rule"]) == (True, False, "uoa.end.lose-survivor")
    assert second["seats"] == [{"side": "survivors", "figures": ["meg", "may"]}]
    assert (first["winners"], second["winners"], first["is_draw"]) == (["survivors"], [], False)
    assert second["players"] == 1
    assert first["options"] == [("ultra_red", "yes")]
    assert second["harm"] == [("walker", 2)]
    assert list(tmp_path.iterdir()) == [tmp_path / "games.parquet"]


def test_deaths_gains_and_questions_keep_their_shape(tmp_path: Path) -> None:
    death = Fallen("meg", "zone/3", 1.5, 0.25, "brute", "uoa.zphase.wound-track")
    row = GameRow(
        0,
        0,
        10**30,
        [Seat("survivors", ("meg",))],
        deaths=[death],
        gains={"card/sabre": 2},
        questions={"Trade": Asked(3, 0.5)},
        thinking_seconds=0.5,
    )

    (found,) = written(tmp_path, [row])

    assert found["deaths"] == [
        {
            "hero": "meg",
            "zone": "zone/3",
            "x": 1.5,
            "y": 0.25,
            "killer": "brute",
            "rule": "uoa.zphase.wound-track",
        }
    ]
    assert found["gains"] == [("card/sabre", 2)]
    assert found["questions"] == [("Trade", {"count": 3, "seconds": 0.5})]
    assert found["seed"] == str(10**30)
    assert found["thinking_seconds"] == 0.5


def test_no_game_is_a_file_with_all_columns(tmp_path: Path) -> None:
    assert written(tmp_path, []) == []
    schema = pyarrow.parquet.read_schema(tmp_path / "games.parquet")
    assert {"mission", "won", "rounds", "decisions", "deaths", "gains", "events", "hash"} <= set(schema.names)


def test_without_the_library_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)

    with pytest.raises(BadSetup, match=r"pip install 'veglia\[lab\]'"):
        parquet.pyarrow()
