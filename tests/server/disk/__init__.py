"""What a power failure would leave of the files of a folder.

disk = Disk(folder, log)
with process(folder / "tables.db", 1, environment=disk.environment):
    ...
    size = disk.size()  # what is acknowledged now is on the disk in any failure from here on
for cut in disk.cuts():
    disk.restore(cut, target, chance)

Writes and syncs of real processes are written down in the order in which they were done. After a failure a
file has all that was written to it before its last sync, and of what was written later any part: whole
sectors, in any order. That a file is there at all is taken for certain once it was made.
"""

import os
import random
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HEAD = struct.Struct("=c3xIQQ")
SECTOR = 512


@dataclass(frozen=True)
class Action:
    """What was done to a file, and where its record ends in the log."""

    kind: bytes
    path: Path
    offset: int
    data: bytes
    end: int


class Disk:
    """A folder that is watched."""

    def __init__(self, folder: Path, work: Path) -> None:
        """Take the folder, and another one for the log."""
        self.folder = folder
        self.log = work / "disk.log"
        self.fault = work / "fault"
        library = work / "disk.so"
        source = Path(__file__).with_name("disk.c")
        subprocess.run(["gcc", "-O1", "-shared", "-fPIC", "-o", library, source], check=True)
        self.environment = {
            **os.environ,
            "LD_PRELOAD": str(library),
            "VEGLIA_DISK": str(folder.resolve()),
            "VEGLIA_DISK_LOG": str(self.log),
            "VEGLIA_DISK_FAULT": str(self.fault),
        }

    @contextmanager
    def failing(self, kind: str) -> Iterator[None]:
        """Let nothing be written for the length of a block, as on a disk that is `full` or `broken`."""
        self.fault.write_text(kind, encoding="ascii")
        try:
            yield
        finally:
            self.fault.unlink()

    def size(self) -> int:
        """Return how long the log is."""
        return self.log.stat().st_size

    def actions(self) -> list[Action]:
        data = self.log.read_bytes()
        found, place = [], 0
        while place < len(data):
            kind, path_length, offset, length = HEAD.unpack_from(data, place)
            place += HEAD.size
            path = Path(os.fsdecode(data[place : place + path_length]))
            place += path_length
            held = data[place : place + length] if kind == b"w" else b""
            place += len(held)
            found.append(Action(kind, path, offset, held, place))
        return found


def after_failure(
    actions: list[Action], cut: int, chance: random.Random, survives: float
) -> dict[Path, bytearray]:
    """Return the files as a failure leaves them when the log has got so far.

    Of what was not synced each sector survives by chance.
    """
    done = [action for action in actions if action.end <= cut]
    synced = {action.path: place for place, action in enumerate(done) if action.kind == b"s"}
    files: dict[Path, bytearray] = {}
    for place, action in enumerate(done):
        content = files.setdefault(action.path, bytearray())
        is_safe = place < synced.get(action.path, -1)
        if action.kind == b"t" and (is_safe or chance.random() < survives):
            del content[action.offset :]
            content.extend(bytes(action.offset - len(content)))
        if action.kind == b"w":
            for start, end in sectors(action):
                if is_safe or chance.random() < survives:
                    content.extend(bytes(max(0, start - len(content))))
                    content[start:end] = action.data[start - action.offset : end - action.offset]
    return files


def sectors(action: Action) -> list[tuple[int, int]]:
    """Return where a write is cut into sectors of the disk."""
    last = action.offset + len(action.data)
    borders = range(action.offset - action.offset % SECTOR + SECTOR, last, SECTOR)
    return list(zip([action.offset, *borders], [*borders, last], strict=True))
