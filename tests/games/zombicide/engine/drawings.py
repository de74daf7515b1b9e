"""Drawings of tiles that the tests lay out, and the sides of the game's own."""

from tests.games.zombicide.boards import board_of
from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.content import tile
from veglia.games.zombicide.engine.rules.rows import TileRow
from veglia.games.zombicide.engine.rules.tile_drawing import Tile

HOUSE = """
+ + + +
 . . .
+-+o+ +
oAoB|.
+o+-+ +
oC|B|.
+o+o+ +
"""


ROOM_IN_THE_MIDDLE = """
+ + + +
 . . .
+ +o+ +
 .|A|.
+ +-+ +
 . . .
+ + + +
"""


HOUSE_AND_PAIR = """
+o+ +o+
oAo.oB|
+-+ +o+
 . .oC|
+ + +-+
 . . .
+ + + +
"""


TWO_HOUSES = """
+ + + +
 . . .
+-+ +-+
|A|.oB|
+o+ +o+
|C|.oD|
+o+ +o+
"""


SIDES = [f"{number}{side}" for number in range(1, 10) for side in "RV"]


# Sides whose streets meet only by way of another tile.
WITH_MATE = {"6V": [["6V", "7V"]], "8R": [["1V"], ["8R"]]}


def board_with(side: str) -> ZombicideBoard:
    return board_of(*WITH_MATE.get(side, [[side]]))


def drawn(text: str, name: str = "1R") -> Tile:
    return tile(name, TileRow(what="test", draw=text))
