"""Legal houses by search: tile after tile, and back where none fits any more. One that exists is found.

Tiles and turns are tried in an order by chance, and only where their edges go with the tiles around them.
What concerns the house as a whole (rooms that cannot be reached, too few padlocks) shows only in a house that
is full. After some tiles an early one may be to blame: the search begins anew in another order, and allows
itself more tiles each time. So it goes through all houses in the end, if it has to.
"""

from typing import Final

from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.house_checks import REACTOR, faults, section
from veglia.games.dark_darker_darkest.rules.library import Library
from veglia.games.dark_darker_darkest.rules.plan import TILES, Plan
from veglia.games.dark_darker_darkest.rules.tiles import CODE_DOOR, DOORWAY, PADLOCK, WALL, WINDOW, TileType
from veglia.kernel.dice import Dice

# So many tiles are laid before the search begins anew for the first time, and so many more each time.
PATIENCE: Final = 40
MORE: Final = 2
# As how many tiles an illegal full house counts: the next one often has the same fault.
FULL: Final = 40


class HouseSearch:
    """One search: the tiles that lie, and how many may still be laid before it begins anew."""

    def __init__(self, library: Library, dice: Dice, sets: tuple[str, ...], reactor: int) -> None:
        self.dice: Final = dice
        self.sets: Final = sets
        self.reactor: Final = reactor
        self.reactor_tile: Final = library.tile_by_id[REACTOR]
        self.stock: Final = [tile for tile in library.tiles if tile.set in sets and tile.id != REACTOR]
        # The Reactor first: it has the fewest neighbours to choose from.
        self.order: Final = sorted(range(TILES), key=lambda place: place != reactor)
        self.laid: Final[list[TileType | None]] = [None] * TILES
        self.turns: Final = [0] * TILES
        self.left = 0
        # How many tiles have been laid in all.
        self.steps = 0

    def find(self) -> Plan:
        """Return a legal house."""
        patience = PATIENCE
        while True:
            self.left = patience
            for place in range(TILES):
                self.laid[place] = None
            found = self.fill(0)
            if found is not None:
                return found
            patience += MORE

    def fill(self, number: int) -> Plan | None:
        """Fill the places from one in the order on; return a legal house, if there is one."""
        if number == TILES:
            plan = Plan([tile for tile in self.laid if tile is not None], self.turns[:])
            if not faults(plan, self.sets):
                return plan
            self.left -= FULL
            return None
        place = self.order[number]
        for tile, turns in self.choices(place):
            if not self.fits(tile, turns, place):
                continue
            self.laid[place] = tile
            self.turns[place] = turns
            self.steps += 1
            self.left -= 1
            found = self.fill(number + 1)
            if found is not None or self.left <= 0:
                return found
        self.laid[place] = None
        return None

    def choices(self, place: int) -> list[tuple[TileType, int]]:
        """Return the tiles left for a place, with all their turns, in an order by chance."""
        if place == self.reactor:
            tiles = [self.reactor_tile]
        else:
            kind = section(place)
            tiles = [tile for tile in self.stock if tile.kind == kind and tile not in self.laid]
        numbers = list(range(4 * len(tiles)))
        self.dice.shuffle(numbers)
        return [(tiles[number // 4], number % 4) for number in numbers]

    def fits(self, tile: TileType, turns: int, place: int) -> bool:
        """Return whether the edges of a tile go with the outside and with the tiles that lie around it."""
        for side in range(4):
            edge = tile.edge(side, turns)
            beyond = tile_beyond(place, side)
            if beyond < 0:
                if is_door(edge):
                    return False
                continue
            if edge == WINDOW:
                return False
            other = self.laid[beyond]
            if other is not None:
                facing = other.edge((side + 2) % 4, self.turns[beyond])
                if (is_door(edge) and facing == WALL) or (edge == WALL and is_door(facing)):
                    return False
        return True


def is_door(edge: int) -> bool:
    return edge in (DOORWAY, PADLOCK, CODE_DOOR)
