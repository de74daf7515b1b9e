"""Records: a game as seed, options and choices, with the rules version and the hash of its last state."""

import json
from base64 import b64decode
from pathlib import Path
from typing import Annotated, Any

import msgspec

from veglia.catalog import title
from veglia.kernel.errors import BadFile, VegliaError
from veglia.kernel.game import Game, Setup, Title, begin
from veglia.kernel.loading import state_of
from veglia.kernel.seats import Seat

FORMAT = "veglia-record-2"
# Of a game in the middle of which the rules have changed, as a table's record may be.
SEAMED_FORMAT = "veglia-record-3"


class Heading(msgspec.Struct):
    """What every format of a record begins with."""

    format: str


class Seam(msgspec.Struct, forbid_unknown_fields=True):
    """Where newer rules took over: after how many choices, which, and the state they began with (base64)."""

    choice: Annotated[int, msgspec.Meta(ge=0)]
    rules_version: str
    state: str


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
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
    # `rules_version` made the choices before the first of them.
    seams: list[Seam] = []

    @property
    def unchecked(self) -> int:
        """How many of the first choices cannot be played again: older rules made them."""
        return self.seams[-1].choice if self.seams else 0

    @property
    def last_version(self) -> str:
        return self.seams[-1].rules_version if self.seams else self.rules_version


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
        if found not in (FORMAT, SEAMED_FORMAT):
            raise BadFile(f"{path}, line {number}: format {found!r}, this version reads {FORMAT!r}")
        return msgspec.json.decode(line, type=Record)
    except msgspec.MsgspecError as error:
        raise BadFile(f"{path}, line {number}: not a Veglia record: {error}") from error


def play_record(record: Record) -> Game:
    """Play a record again and compare the last state; raise BadFile when it differs.

    Where the rules have changed in the middle, it is played from there on: see Record.unchecked.
    """
    game = begun_record(record)
    try:
        for choice in record.choices[record.unchecked :]:
            game.choose(choice)
    except VegliaError as error:
        raise BadFile(f"the record cannot be played: {error}") from error
    if game.hash() != record.hash:
        raise BadFile(f"the game ends in state {game.hash()}, the record says {record.hash}")
    return game


def begun_record(record: Record) -> Game:
    """Return the game at the point from which it can be played again: the start, or the last seam."""
    kind = title(record.game)
    if record.last_version != kind.version:
        raise BadFile(f"recorded with rules version {record.last_version}, this is version {kind.version}")
    setup = kind.setup(record.mission, record.seats, int(record.seed), record.options)
    if not record.seams:
        return begin(kind, setup)
    try:
        state = state_of(kind, b64decode(record.seams[-1].state, validate=True))
    except ValueError as error:
        raise BadFile(f"the record has no state in it: {error}") from error
    return Game(kind, setup, state, record.choices[: record.unchecked])


def as_json(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)
