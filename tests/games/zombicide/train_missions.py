"""Missions that only tests have: a Train on the layouts of the book, without anything else of the mission.

table = train_table(monkeypatch, "10R 12V", ["carl"], at="10R.B")
table.state.train = GOING
events = move(table)
"""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.zombicide.table import TestTable
from veglia.games.zombicide.engine.rules.turn import ClosePlayersPhase
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.rows import UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.kernel.content import decode
from veglia.kernel.machine import Event

# Layouts of M1, M3, M8 and M9, with a place for the strip.
ROWS = {
    "m1": ([["8V", "1R/270"]], [["2R", "5V"]]),
    "m3": ([["4R/90", "6R", "3R/90"], ["5V/270", "1V/90", "7V"]], []),
    "m8": ([["9V/270", "3R/180", "4R/90"]], [["8V/180", "1R", "2R"]]),
    "m9": ([["9V/270", "6R", "4V/90"]], [["1R", "2R", "8V/90"]]),
}
ATTACH = {"m1": ["12"], "m3": [], "m8": ["11", "12"], "m9": []}
START = {"m1": "8V.a1", "m3": "3R.a1", "m8": "4R.a1", "m9": "4V.c1"}
STARTING_SPAWN = {"m1": "5V.c3", "m3": "5V.a1", "m8": "8V.a3", "m9": "9V.G"}


def train_mission(layout: str, strip: str, **values: Any) -> UndeadMissionRow:
    """Return a mission on a layout of the book with some tiles in the Train's row."""
    above, below = ROWS[layout]
    raw: dict[str, Any] = {
        "name": {"en": "Test", "it": "Prova"},
        "story": {"en": "A test.", "it": "Una prova."},
        "difficulty": "easy",
        "minutes": 10,
        "layout": [*above, strip.split(), *below],
        "start": [START[layout]],
        "reward": {"ap": 5},
        "spawns": [{"kind": "starting", "zone": STARTING_SPAWN[layout]}],
        "goals": [{"goal": "leave_by_train"}],
        "train": {"moves": True, "attach": ATTACH[layout]},
    }
    return decode({**raw, **values}, UndeadMissionRow, "test.toml")


def train_table(
    monkeypatch: pytest.MonkeyPatch,
    strip: str,
    party: Sequence[str] = ("carl",),
    *,
    layout: str = "m1",
    going: bool = True,
    values: dict[str, Any] | None = None,
    **pieces: Any,
) -> TestTable:
    """Return a table on such a mission; by default the Train has been set going."""
    row = train_mission(layout, strip, **(values or {}))
    id = f"{layout}-{strip}-{sorted((values or {}).items())}".replace(":", "=")
    real = library.mission
    monkeypatch.setattr(library, "mission", lambda name: row if name == id else real(name))
    table = TestTable(party, mission=id, at=pieces.pop("at", START[layout]), **pieces)
    if going:
        table.state.train = GOING
    return table


def move(table: TestTable) -> list[Event]:
    """Come to the end of the Players' Phase; return what happened."""
    return table.run(ClosePlayersPhase())


def strip_of(table: TestTable) -> str:
    return " ".join(table.state.strip)
