"""A plan of the house: which tile lies where and how it is turned; as text and as a short code."""

import hashlib
from typing import Final

from veglia.games.dark_darker_darkest.rules.library import Library
from veglia.games.dark_darker_darkest.rules.tiles import CODE_DOOR, INNER, PADLOCK, TileType
from veglia.kernel.errors import BadSetup

ROWS: Final = 4
COLUMNS: Final = 5
TILES: Final = ROWS * COLUMNS
# The letters of share codes: none is easily taken for another.
ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
CHECK: Final = 2
CODE_LENGTH: Final = 30


class Lock:
    """A padlock: its tile and the side of its door (INNER: between the rooms), in the turned tile."""

    def __init__(self, tile: int, side: int) -> None:
        self.tile: Final = tile
        self.side: Final = side


class Plan:
    """Twenty tiles by row and column, each turned clockwise by quarters."""

    def __init__(self, tiles: list[TileType], turns: list[int]) -> None:
        self.tiles: Final = tiles
        self.turns: Final = turns
        self.key: Final = " ".join(f"{tile.id}/{turn}" for tile, turn in zip(tiles, turns, strict=True))
        self.locks: Final = locks_of(tiles, turns, PADLOCK)
        self.code_doors: Final = locks_of(tiles, turns, CODE_DOOR)
        self.laboratory: Final = place_of(tiles, "LAB")
        self.reactor: Final = place_of(tiles, "REA")
        self.entrance: Final = place_of(tiles, "ENT")
        # The tiles with a camera icon.
        self.cameras: Final = [place for place, tile in enumerate(tiles) if "camera" in tile.icons]


def place_of(tiles: list[TileType], id: str) -> int:
    """Return the place of a tile in the house, -1 if it is not used."""
    for place, tile in enumerate(tiles):
        if tile.id == id:
            return place
    return -1


def locks_of(tiles: list[TileType], turns: list[int], edge: int) -> list[Lock]:
    """Return the doors of a kind, tile by tile."""
    found: list[Lock] = []
    for place, tile in enumerate(tiles):
        found += [Lock(place, side) for side in range(4) if tile.edge(side, turns[place]) == edge]
        if tile.inner == edge:
            found.append(Lock(place, INNER))
    return found


def read_plan(library: Library, text: str) -> Plan:
    """Return the plan of a text such as "C2/0 O1/0 ...", or raise BadSetup."""
    tiles: list[TileType] = []
    turns: list[int] = []
    for entry in text.split():
        id, _, turn = entry.partition("/")
        if id not in library.tile_by_id or turn not in ("0", "1", "2", "3"):
            raise BadSetup(f"unknown tile {entry!r} in the house", "house_tile", {"tile": entry}, "house")
        tiles.append(library.tile_by_id[id])
        turns.append(int(turn))
    if len(tiles) != TILES:
        count = str(len(tiles))
        raise BadSetup(f"a house has {TILES} tiles, not {count}", "house_size", {"count": count}, "house")
    return Plan(tiles, turns)


def share_code(library: Library, plan: Plan) -> str:
    """Return a plan as a code of 32 characters, the last two of which detect typing errors."""
    number = 0
    for tile, turn in zip(plan.tiles, plan.turns, strict=True):
        number = number * len(library.tiles) * 4 + tile.number * 4 + turn
    code = ""
    for _ in range(CODE_LENGTH):
        code = ALPHABET[number % 32] + code
        number //= 32
    return code + check_of(code)


def read_code(library: Library, text: str) -> Plan:
    """Return the plan of a share code, or raise BadSetup for a damaged one."""
    code = text.strip().lower().replace("-", "")
    is_whole = len(code) == CODE_LENGTH + CHECK and all(letter in ALPHABET for letter in code)
    if not is_whole or check_of(code[:CODE_LENGTH]) != code[CODE_LENGTH:]:
        raise BadSetup("the house code is damaged", "house_code", {"code": text}, "house")
    number = 0
    for letter in code[:CODE_LENGTH]:
        number = number * 32 + ALPHABET.index(letter)
    entries: list[int] = []
    kinds = len(library.tiles) * 4
    for _ in range(TILES):
        entries.append(number % kinds)
        number //= kinds
    entries.reverse()
    if number:
        raise BadSetup("the house code is damaged", "house_code", {"code": text}, "house")
    return Plan([library.tiles[entry // 4] for entry in entries], [entry % 4 for entry in entries])


def check_of(code: str) -> str:
    """Return the check letters of a code."""
    digest = hashlib.blake2b(code.encode(), digest_size=2).digest()
    return ALPHABET[digest[0] % 32] + ALPHABET[digest[1] % 32]
