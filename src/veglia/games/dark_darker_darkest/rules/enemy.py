"""What is special about a Creature or a Nemesis. Every hook does nothing here."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Enemy(Generic[S]):
    """The behaviour of one board, found by its id in rules/enemies."""

    def __init__(self, id: str, rule: str) -> None:
        self.id: Final = id
        self.rule: Final = rule

    def special(self, state: S, room: int, faces: tuple[int, ...]) -> None:
        """Resolve one Reinforcement of an attack on a room; `faces` are all dice that were not cancelled."""

    def ranged_rooms(self, state: S) -> list[int]:
        """Return the rooms that it attacks from where it stands, beside its own."""
        return []

    def movement(self, state: S, move: int) -> int:
        """Return how many rooms it moves."""
        return move
