"""The journal: nothing done is lost, nothing half done counts, nothing foreign is mixed in."""

import tempfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lab.rows import game
from veglia.kernel.errors import BadFile, BadSetup
from veglia.lab.journal import Folder, Journal, writing
from veglia.lab.sweep import Wanted, make_sweep

SWEEP = make_sweep(Wanted("undead_or_alive", 3))
GAMES = [game(0, number, number % 2 == 0) for number in range(3)]
LINES = b"".join(msgspec.json.encode(row) + b"\n" for row in GAMES)


def filled(path: Path, data: bytes) -> Folder:
    folder = Folder(path)
    folder.open(SWEEP)
    folder.journal.write_bytes(data)
    return folder


def test_what_is_added_is_there_in_order(tmp_path: Path) -> None:
    folder = filled(tmp_path / "new" / "folder", b"")
    with writing(folder) as journal:
        journal.add([GAMES[2]])
        journal.add([GAMES[1], GAMES[0]])

    assert folder.rows() == GAMES


@given(st.integers(0, len(LINES)))
def test_a_journal_cut_off_anywhere_keeps_its_whole_lines_and_goes_on(cut: int) -> None:
    with tempfile.TemporaryDirectory() as path:
        folder = filled(Path(path), LINES[:cut])
        whole = LINES[:cut].count(b"\n")

        assert folder.rows() == GAMES[:whole]
        with writing(folder):
            assert folder.journal.read_bytes() == b"".join(LINES.splitlines(keepends=True)[:whole])
        with writing(folder) as journal:
            journal.add(GAMES[whole:])
        assert folder.journal.read_bytes() == LINES


def test_only_one_process_writes(tmp_path: Path) -> None:
    folder = filled(tmp_path, LINES)

    with (
        writing(folder),
        pytest.raises(BadSetup, match="another process is playing this sweep"),
        writing(folder),
    ):
        pass
    with writing(folder) as journal:
        assert isinstance(journal, Journal)


def test_the_same_sweep_may_have_more_games(tmp_path: Path) -> None:
    folder = filled(tmp_path, LINES)

    folder.open(make_sweep(Wanted("undead_or_alive", 500)))

    assert folder.rows() == GAMES


@pytest.mark.parametrize(
    "other", [Wanted("undead_or_alive", 3, 2), Wanted("undead_or_alive", 3, mission="m1")]
)
def test_another_sweep_is_kept_out(tmp_path: Path, other: Wanted) -> None:
    folder = filled(tmp_path, LINES)

    with pytest.raises(BadSetup, match="holds another sweep"):
        folder.open(make_sweep(other))
    assert folder.rows() == GAMES


def test_games_without_a_label_are_not_taken_over(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(LINES)

    with pytest.raises(BadFile, match=r"games without sweep\.json"):
        Folder(tmp_path).open(SWEEP)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}", "not a Veglia sweep"),
        ("nonsense", "not a Veglia sweep"),
        (
            '{"format": "veglia-sweep-9", "version": "", "rules": {}, "seed": 1, "cells": []}',
            "format 'veglia-sweep-9'",
        ),
    ],
)
def test_a_label_that_says_something_else_is_refused(tmp_path: Path, text: str, message: str) -> None:
    folder = Folder(tmp_path)
    folder.label.write_text(text)

    with pytest.raises(BadFile, match=message):
        folder.open(SWEEP)
    assert folder.label.read_text() == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    folder = filled(tmp_path, LINES[:200] + b"\n" + LINES)

    with pytest.raises(BadFile, match=r"games\.jsonl, line 1: not a game of a sweep"):
        folder.rows()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(BadFile, match="Not a directory"):
        Folder(tmp_path / "file" / "sweep").open(SWEEP)
