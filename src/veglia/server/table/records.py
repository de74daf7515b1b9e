"""The record of a table: what it was set up with, and all choices that stand."""

from base64 import b64encode

from veglia.server import wire
from veglia.server.store.archive import TableRow
from veglia.server.wire.http import RECORD_FORMAT, SEAMED_FORMAT


def record(row: TableRow, choices: list[int], hash: str) -> wire.GameRecord:
    """Return the record of a row; it says where its rules have changed."""
    seams = [
        wire.RecordSeam(one.choice, one.rules_version, b64encode(one.state).decode()) for one in row.seams
    ]
    return wire.GameRecord(
        SEAMED_FORMAT if seams else RECORD_FORMAT,
        row.game,
        row.rules_version,
        row.mission,
        row.seats,
        row.seed,
        row.options,
        choices,
        hash,
        seams,
    )
