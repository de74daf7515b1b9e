"""A part of the rules that a game may be played without. Every hook does nothing here.

The modules in use are those of rules/modules whose `is_on` says so; `state.settings.modules` has them.
"""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import State, Step

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Module(Generic[S]):
    """An expansion or a set of advanced rules."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def is_on(self, options: dict[str, str]) -> bool:
        """Return whether a game with some options uses it."""
        return False

    def prepare(self, state: S) -> None:
        """Set up what it needs, after everything else was dealt."""

    def begin_round(self, state: S) -> None:
        """Act before the Upkeep of a Round."""

    def upkeep(self, state: S) -> list[Step[S]]:
        """Return the steps that follow the usual ones of the Upkeep."""
        return []

    def entered(self, state: S, who: tuple[int, ...], room: int) -> None:
        """Act when Survivors have entered a room, together."""

    def enemies_entered(self, state: S, room: int, is_tainted: bool) -> None:
        """Act when enemies have come into a room; `is_tainted`: some of those who came are contaminated."""

    def darkness_reached(self, state: S, space: int) -> None:
        """Act when the Darkness marker has reached a space."""

    def flame_moved(self, state: S, tile: int) -> list[Step[S]]:
        """Return what follows the damage when the Fire counter has moved into a tile."""
        return []

    def tile_destroyed(self, state: S, tile: int) -> None:
        """Act when fire has destroyed a tile."""

    def fire_marked(self, state: S, tile: int) -> None:
        """Act when a tile has got a Fire Marker."""

    def defence_dice(self, state: S, room: int, count: int) -> int:
        """Return the dice of a Defence roll in a room."""
        return count

    def search_successes(self, state: S, room: int, faces: tuple[int, ...]) -> int:
        """Return how many Successes more a Search has in a room."""
        return 0

    def range_of_crosshair(self, state: S, room: int, range: int) -> int:
        """Return what a Crosshair adds to the range of an attack from a room."""
        return range

    def finale_began(self, state: S) -> None:
        """Act when the Grand Finale begins."""

    def nemesis_acts(self, state: S) -> None:
        """Act when the Nemesis begins its reaction."""

    def zombies_react(self, state: S) -> list[Step[S]]:
        """Return what zombies outside the house do before those inside react in the Grand Finale."""
        return []

    def resume_actions(self, state: S) -> None:
        """Act when Survivors go on acting after the reactions of the Grand Finale."""

    def nemesis_fell(self, state: S) -> bool:
        """Act when the Nemesis is defeated; return whether the game goes on."""
        return False

    def check_conservation(self, state: S) -> None:
        """Raise AssertionError when something of it has been lost or doubled."""
