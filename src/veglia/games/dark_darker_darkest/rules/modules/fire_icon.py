"""The fire icon of the Darkness track: a fire breaks out, or the one that burns spreads."""

from veglia.games.dark_darker_darkest.rules.fire import SpreadOrBreakOut
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.unfinished import push_last


class FireIcon(Module[DarkestState]):
    """Part of every game."""

    def __init__(self) -> None:
        super().__init__("fire_icon")

    def is_on(self, options: dict[str, str]) -> bool:
        return True

    def darkness_reached(self, state: DarkestState, space: int) -> None:
        if space in state.library.fire_icons:
            push_last(state, SpreadOrBreakOut("ddd.darkness.fire-icon"))
