# veglia: interpreted
"""How the title's boards are drawn; doors are pieces, so that closing one draws no other board."""

from veglia.games.zombicide.dark_side.rules.station import StationBoard
from veglia.games.zombicide.dark_side.show.texts import look
from veglia.games.zombicide.dark_side.show.words import zone_kind, zone_name
from veglia.games.zombicide.engine.show.shape import shape_of
from veglia.kernel.scene import BoardShape


def shape(board: StationBoard, language: str) -> BoardShape:
    """Return the shape of a station with the names of its Zones in a language."""
    looks = look()
    names = [zone_name(board, zone, language) for zone in range(board.size)]
    kinds = {place: looks.zones[zone_kind(board, zone)] for place, zone in board.places.items()}
    whole = board.station.board(0, 0)
    return shape_of(whole, looks.theme, names, kinds, looks.tiles, looks.tracks, looks.stairs)
