# veglia: interpreted
"""How the title's boards are drawn: yards, the Train, crates, Corpse Piles and what else is on the tiles."""

from functools import cache

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.show.dressing import Decoration, Dressing
from veglia.games.zombicide.engine.show.shape import shape_of
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.show.texts import look
from veglia.games.zombicide.undead_or_alive.show.words import zone_name
from veglia.kernel.scene import BoardShape


def shape(board: ZombicideBoard, language: str) -> BoardShape:
    """Return the shape of a board with the names of its Zones in a language."""
    names = [zone_name(board, zone, language) for zone in range(board.size)]
    looks = look()
    return shape_of(board, looks.theme, names, zone_kinds(), dressings(), looks.tracks, looks.stairs)


@cache
def zone_kinds() -> dict[str, str]:
    """Return how Zones are drawn that are neither plain streets nor rooms, by place."""
    looks = look().zones
    kinds = {
        f"{name}.{letter}": looks[yard]
        for name, row in library.tiles().items()
        for letter, yard in row.yards.items()
    }
    for name in library.train_tiles():
        kinds |= {f"{name}.{letter}": looks["train"] for letter in "ABC"}
    return kinds


@cache
def dressings() -> dict[str, Dressing]:
    """Return what is drawn on each tile: its own things, its crate and its Corpse Pile."""
    found = dict(look().tiles)
    for name, row in library.tiles().items():
        things = list(found.get(name, Dressing()).things)
        if row.crate:
            things.append(Decoration("crate_place", row.crate, "bottom_right"))
        if row.corpse_pile:
            things.append(Decoration("corpse_place", row.corpse_pile, "top_left"))
        found[name] = Dressing(things)
    return found
