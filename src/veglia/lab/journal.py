"""The folder of a sweep, and its journal: every finished game is a line, so that nothing done is ever lost.

A line counts once its end is written: what a crash has cut off is dropped and played again.
"""

import fcntl
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

import veglia
from veglia.catalog import title
from veglia.kernel.errors import BadFile, BadSetup
from veglia.lab.row import GameRow
from veglia.lab.sweep import Cell, Sweep

FORMAT = "veglia-sweep-2"


class Label(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in a folder: more games of the same sweep may follow, anything else may not."""

    format: str
    version: str
    rules: dict[str, str]
    seed: int
    cells: list[Cell]


def label_of(sweep: Sweep) -> Label:
    rules = {cell.game: title(cell.game).version for cell in sweep.cells}
    return Label(FORMAT, veglia.__version__, rules, sweep.seed, sweep.cells)


class Folder:
    """Where a sweep is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.label = path / "sweep.json"
        self.journal = path / "games.jsonl"
        self.parquet = path / "games.parquet"
        self.report = path / "report.html"

    def open(self, sweep: Sweep) -> None:
        """Make the folder, or see that it holds this very sweep."""
        wanted = label_of(sweep)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(f"{self.path}: {error.strerror}") from error
        if self.label.exists():
            if self.read_label() != wanted:
                raise BadSetup(
                    f"{self.path} holds another sweep (or one of another version): name another folder"
                )
            return
        if self.journal.exists():
            raise BadFile(f"{self.journal}: games without {self.label.name}, which says what they are")
        replace_file(self.label, msgspec.json.format(msgspec.json.encode(wanted)))

    def read_label(self) -> Label:
        try:
            found = msgspec.json.decode(self.label.read_bytes(), type=Label)
        except OSError as error:
            raise BadFile(f"{self.label}: {error.strerror}") from error
        except msgspec.MsgspecError as error:
            raise BadFile(f"{self.label}: not a Veglia sweep: {error}") from error
        if found.format != FORMAT:
            raise BadFile(f"{self.label}: format {found.format!r}, this version reads {FORMAT!r}")
        return found

    def rows(self) -> list[GameRow]:
        """Return the finished games, in the order of combinations and numbers."""
        if not self.journal.exists():
            return []
        whole, _ = split_lines(self.journal.read_bytes())
        rows: dict[tuple[int, int], GameRow] = {}
        for number, line in enumerate(whole, 1):
            try:
                row = msgspec.json.decode(line, type=GameRow)
            except msgspec.MsgspecError as error:
                raise BadFile(f"{self.journal}, line {number}: not a game of a sweep: {error}") from error
            rows[row.cell, row.number] = row
        return [rows[key] for key in sorted(rows)]


def split_lines(data: bytes) -> tuple[list[bytes], int]:
    """Return the whole lines, and how long they are together."""
    end = data.rfind(b"\n") + 1
    return data[:end].splitlines(), end


class Journal:
    """Open for more games."""

    def __init__(self, file: int) -> None:
        self.file = file

    def add(self, rows: Iterable[GameRow]) -> None:
        data = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
        while data:
            data = data[os.write(self.file, data) :]


@contextmanager
def writing(folder: Folder) -> Iterator[Journal]:
    """Open the journal of a folder for this process alone, and drop a line that was cut off."""
    file = os.open(folder.journal, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadSetup(f"{folder.path}: another process is playing this sweep") from error
        _, end = split_lines(folder.journal.read_bytes())
        os.truncate(file, end)
        os.lseek(file, end, os.SEEK_SET)
        yield Journal(file)
    finally:
        os.close(file)


def replace_file(path: Path, data: bytes) -> None:
    """Write a file, replacing an older one only when all is written."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadFile(f"{path}: {error.strerror}") from error
