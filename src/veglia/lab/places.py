"""Where the fallen lie: deaths by zone of the board that a mission begins on."""

from msgspec import Struct

from veglia.catalog import title
from veglia.kernel.game import begin
from veglia.kernel.scene import BoardShape, Rect, ZoneShape
from veglia.lab.party import seats_for
from veglia.lab.row import Fallen, GameRow
from veglia.lab.sweep import Cell

NEAR = 1e-3


class Heat(Struct, frozen=True):
    """The deaths of a mission, by the id of the zone."""

    game: str
    mission: str
    games: int
    deaths: dict[str, int]
    # In places that the first board does not have.
    elsewhere: int


def heats(cells: list[Cell], rows: list[GameRow]) -> list[Heat]:
    """Return a heat map for each mission in which someone fell."""
    found: list[Heat] = []
    for game, mission in dict.fromkeys((cell.game, cell.mission) for cell in cells):
        members = [at for at, cell in enumerate(cells) if (cell.game, cell.mission) == (game, mission)]
        played = [row for row in rows if row.cell in members]
        fallen = [one for row in played for one in row.deaths]
        if fallen:
            board = first_board(cells[members[0]], "en")
            found.append(heat(game, mission, len(played), board, fallen))
    return found


def first_board(cell: Cell, language: str) -> BoardShape:
    """Return the board on which a mission begins."""
    kind = title(cell.game)
    seats = seats_for(kind, cell.mission, cell.party, cell.players, 0)
    game = begin(kind, kind.setup(cell.mission, seats, 0, cell.options))
    return kind.presentation.board(game.state, language)


def heat(game: str, mission: str, games: int, board: BoardShape, fallen: list[Fallen]) -> Heat:
    deaths: dict[str, int] = {}
    elsewhere = 0
    for one in fallen:
        zone = zone_at(board, one.x, one.y)
        if zone is None:
            elsewhere += 1
        else:
            deaths[zone.id] = deaths.get(zone.id, 0) + 1
    return Heat(game, mission, games, deaths, elsewhere)


def zone_at(board: BoardShape, x: float, y: float) -> ZoneShape | None:
    """Return the zone with this middle; on a board that has changed since, the one that holds the place."""
    for zone in board.zones:
        if abs(zone.middle[0] - x) < NEAR and abs(zone.middle[1] - y) < NEAR:
            return zone
    return next((zone for zone in board.zones if any(holds(rect, x, y) for rect in zone.rects)), None)


def holds(rect: Rect, x: float, y: float) -> bool:
    return rect.x <= x <= rect.x + rect.width and rect.y <= y <= rect.y + rect.height
