"""Questions that the rules put to "the players": one seat is asked first, every seat may answer."""

from typing import TypeVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Ask

Z = TypeVar("Z", bound=ZombicideState)


class AskPlayers(Ask[Z]):
    """A question to all players together."""

    def seat(self, state: Z) -> int:
        return state.players_seat()

    def seats(self, state: Z) -> tuple[int, ...]:
        return state.all_seats()
