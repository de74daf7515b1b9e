"""Records: a game as seed, options and choices, with the rules version and the hash of its last state."""

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec

from veglia.catalog import title
from veglia.kernel.errors import BadFile, VegliaError
from veglia.kernel.game import Game, Setup, Title, replay
from veglia.kernel.seats import Seat

FORMAT = "veglia-record-2"


class Heading(msgspec.Struct):
    """What every format of a record begins with."""

    format: str


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What is written, one JSON object a line."""

    format: str
    game: str
    rules_version: str
    mission: str
    seats: list[Seat]
    # Also read as text, as a table's record has it: JavaScript's numbers end too early.
    seed: int | Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]+$")]
    options: dict[str, str]
    choices: list[int]
    hash: str


def make_record(kind: Title, setup: Setup, choices: list[int], hash: str) -> Record:
    seats = list(setup.seats)
    return Record(
        FORMAT, kind.id, kind.version, setup.mission, seats, setup.seed, setup.options, choices, hash
    )


def write_records(path: Path, records: list[Record]) -> None:
    """Write records, replacing the file only when all are written."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadFile(f"{path}: {error.strerror}") from error


def read_records(path: Path) -> list[Record]:
    """Return the records of a file, or raise BadFile."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from error
    if not lines:
        raise BadFile(f"{path}: no record in it")
    return [_read_line(path, number, line) for number, line in enumerate(lines, 1)]


def _read_line(path: Path, number: int, line: bytes) -> Record:
    try:
        # Before the rest: other formats have other fields.
        found = msgspec.json.decode(line, type=Heading).format
        if found != FORMAT:
            raise BadFile(f"{path}, line {number}: format {found!r}, this version reads {FORMAT!r}")
        return msgspec.json.decode(line, type=Record)
    except msgspec.MsgspecError as error:
        raise BadFile(f"{path}, line {number}: not a Veglia record: {error}") from error


def play_record(record: Record) -> Game:
    """Play a record again and compare the last state; raise BadFile when it differs."""
    kind = title(record.game)
    if record.rules_version != kind.version:
        raise BadFile(f"recorded with rules version {record.rules_version}, this is version {kind.version}")
    setup = kind.setup(record.mission, record.seats, int(record.seed), record.options)
    try:
        game = replay(kind, setup, record.choices)
    except VegliaError as error:
        raise BadFile(f"the record cannot be played: {error}") from error
    if game.hash() != record.hash:
        raise BadFile(f"the game ends in state {game.hash()}, the record says {record.hash}")
    return game


def as_json(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)
