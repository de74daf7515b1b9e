"""The games of a sweep as a Parquet file, one row a game, for any tool that reads tables.

pyarrow writes it: the reference implementation, without dependencies of its own. It is an optional extra,
`pip install veglia[lab]`.
"""

from typing import Any

from veglia.catalog import title
from veglia.kernel.errors import BadSetup
from veglia.lab.journal import Folder
from veglia.lab.row import GameRow
from veglia.lab.sweep import Cell


def pyarrow() -> Any:
    """Return the library, or raise BadSetup with how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadSetup(
            "results are written by pyarrow, which is not here: pip install 'veglia[lab]'"
        ) from error
    return pyarrow


def columns(library: Any) -> Any:
    """Return the names and types of the columns."""
    text, whole, real = library.string(), library.int32(), library.float64()
    death = [("hero", text), ("zone", text), ("x", real), ("y", real), ("killer", text), ("rule", text)]
    asked = library.struct([("count", whole), ("seconds", real)])
    return library.schema(
        [
            *[(name, text) for name in ("game", "rules_version", "mission", "difficulty", "agent", "party")],
            ("players", whole),
            ("options", library.map_(text, text)),
            ("number", whole),
            # As text, because a seed may be of any size.
            ("seed", text),
            ("seats", library.list_(library.struct([("side", text), ("figures", library.list_(text))]))),
            # Whether the first side has won; then all sides that have, and whether nobody has won or lost.
            ("won", library.bool_()),
            ("winners", library.list_(text)),
            ("is_draw", library.bool_()),
            ("rule", text),
            *[(name, whole) for name in ("rounds", "decisions", "goals_met", "goals")],
            ("deaths", library.list_(library.struct(death))),
            ("gains", library.map_(text, whole)),
            ("harm", library.map_(text, whole)),
            ("events", library.map_(text, whole)),
            ("questions", library.map_(text, asked)),
            *[(f"{name}_seconds", real) for name in ("setup", "thinking", "rules", "watching")],
            ("hash", text),
            ("error", text),
        ]
    )


# What a table of games leaves out: the combination is told in columns of its own.
HIDDEN = ("cell", "choices")


def as_dict(row: GameRow, cell: Cell, difficulty: str) -> dict[str, Any]:
    """Return one line of the table."""
    plain: dict[str, Any] = {name: getattr(row, name) for name in row.__struct_fields__ if name not in HIDDEN}
    return plain | {
        "game": cell.game,
        "rules_version": title(cell.game).version,
        "mission": cell.mission,
        "difficulty": difficulty,
        "agent": cell.agent,
        "party": cell.party,
        "players": len(row.seats),
        "seats": [{"side": seat.side, "figures": list(seat.figures)} for seat in row.seats],
        "won": row.has_won(title(cell.game).sides[0].id),
        "options": list(cell.options.items()),
        "seed": str(row.seed),
        "deaths": [{name: getattr(one, name) for name in one.__struct_fields__} for one in row.deaths],
        **{name: list(plain[name].items()) for name in ("gains", "harm", "events")},
        "questions": [
            (name, {"count": one.count, "seconds": one.seconds}) for name, one in row.questions.items()
        ],
    }


def write_parquet(folder: Folder, cells: list[Cell], rows: list[GameRow]) -> None:
    """Write all games, replacing an older file only when all is written."""
    library = pyarrow()
    printed = {
        (game, one["id"]): one.get("difficulty", "")
        for game in {cell.game for cell in cells}
        for one in title(game).mission_list("en")
    }
    lines = [
        as_dict(row, cells[row.cell], printed[cells[row.cell].game, cells[row.cell].mission]) for row in rows
    ]
    table = library.Table.from_pylist(lines, schema=columns(library))
    draft = folder.parquet.with_name(folder.parquet.name + ".part")
    library.parquet.write_table(table, draft, compression="zstd")
    draft.replace(folder.parquet)
