"""Mines: enemies that come into the room of one set it off."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.blasts import MINE, Blast
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.revealing import reveal_room
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Event

DAMAGE: Final = 3


class MineExploded(Event):
    def __init__(self, room: int) -> None:
        self.room = room


class Mines(Module[DarkestState]):
    """Part of every game with the cards of the Kickstarter Special."""

    def __init__(self) -> None:
        super().__init__("mines")

    def is_on(self, options: dict[str, str]) -> bool:
        return options["kickstarter_cards"] == "on"

    def enemies_entered(self, state: DarkestState, room: int, is_tainted: bool) -> None:
        while room in state.extras.mines:
            state.extras.mines.remove(room)
            state.emit(MineExploded(room), MINE)
            state.push(Blast(room, room, DAMAGE, MINE))
            # Their zombies have to be there before anybody is hurt.
            reveal_room(state, room, MINE)
