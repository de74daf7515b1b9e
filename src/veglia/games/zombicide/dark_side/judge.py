"""What bots of this title know beyond what the family's do."""

from veglia.games.zombicide.dark_side.actions.door import CloseDoor, OpenDoor
from veglia.games.zombicide.dark_side.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.judge import ZombicideJudge
from veglia.kernel.machine import Option, State


class DarkJudge(ZombicideJudge):
    """The judge of Dark Side."""

    def considers(self, state: State, option: Option) -> bool:
        """Nobody throws a grenade where a friend stands, or handles doors for the sake of it."""
        assert isinstance(state, DarkState)
        if isinstance(option, ThrowGrenade):
            return not state.survivors_in(option.zone) and state.zombies_in(option.zone) > 0
        if isinstance(option, (CloseDoor, OpenDoor)):
            one, other = state.station_board.station.doorways[option.door]
            if isinstance(option, CloseDoor):
                return state.zombies_in(one) + state.zombies_in(other) > 0
            return True
        return super().considers(state, option)
