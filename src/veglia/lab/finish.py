"""What is made of the games of a folder: the Parquet file, the figures, the report."""

from msgspec.structs import replace

from veglia.lab.figures import Figures, figures
from veglia.lab.journal import Folder, Label, replace_file
from veglia.lab.parquet import write_parquet
from veglia.lab.report.page import page
from veglia.lab.row import GameRow
from veglia.lab.sweep import Sweep


def finish(folder: Folder, sweep: Sweep, language: str) -> Figures:
    """Write results and report of what has been played so far; games beyond the wanted number stay out."""
    rows = [row for row in folder.rows() if row.number < sweep.games]
    label = folder.read_label()
    write_parquet(folder, label.cells, rows)
    found = figures(label, rows)
    wanted = len(label.cells) * sweep.games
    replace_file(folder.report, page(found, label, language, wanted).encode())
    return found


def joined(folders: list[Folder]) -> tuple[Label, list[GameRow]]:
    """Return several sweeps as one; combinations are numbered through."""
    labels = [folder.read_label() for folder in folders]
    cells = [cell for label in labels for cell in label.cells]
    rows: list[GameRow] = []
    before = 0
    for folder, label in zip(folders, labels):
        rows += [move(row, before) for row in folder.rows()]
        before += len(label.cells)
    first = labels[0]
    rules = {game: version for label in labels for game, version in label.rules.items()}
    return Label(first.format, first.version, rules, first.seed, cells), rows


def move(row: GameRow, before: int) -> GameRow:
    """Return a row whose combination has a later number."""
    return replace(row, cell=row.cell + before)
