"""The tracks as they lie: the Zones they run through."""

from typing import Final

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.strip import is_train

# Tracks by board and strip, found once: boards never change.
TRACKS: Final[dict[tuple[str, tuple[str, ...]], list[int]]] = {}


def track_zones(board: ZombicideBoard, strip: tuple[str, ...]) -> list[int]:
    """Return the Zones with free tracks in them, from the end the Train comes in at; the list is shared."""
    key = (board.key, strip)
    if key not in TRACKS:
        TRACKS[key] = find_tracks(board, strip)
    return TRACKS[key]


def find_tracks(board: ZombicideBoard, strip: tuple[str, ...]) -> list[int]:
    zones: list[int] = []
    for tile in strip:
        if not is_train(tile):
            for name in sorted([name for name in board.places if name.partition(".")[0] == tile]):
                if board.places[name] not in zones:
                    zones.append(board.places[name])
    return zones


def is_on_tracks(state: UndeadState, zone: int) -> bool:
    return zone in track_zones(state.board, state.strip)
