"""What bots of this title know beyond what the family's do."""

from veglia.games.zombicide.dark_side.actions.door import CloseDoor, OpenDoor
from veglia.games.zombicide.dark_side.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.dark_side.twists.columns import CollapseYellow, Detonate
from veglia.games.zombicide.engine.judge import ZombicideJudge
from veglia.games.zombicide.engine.weights import Weights
from veglia.kernel.judge import Judge
from veglia.kernel.machine import Option, State


class DarkJudge(ZombicideJudge):
    """The judge of Dark Side."""

    def in_mood(self, mood: Weights) -> Judge:
        return DarkJudge(mood, [])

    def considers(self, state: State, option: Option) -> bool:
        """Nobody throws a grenade where a friend stands, or handles doors for the sake of it."""
        assert isinstance(state, DarkState)
        if isinstance(option, ThrowGrenade):
            wanted = [zone for goal in state.scenario.goals for zone in goal.targets(state)]
            is_of_use = state.zombies_in(option.zone) > 0 or option.zone in wanted
            return is_of_use and not state.survivors_in(option.zone)
        if isinstance(option, Detonate):
            return self._is_safe(state, option.colour)
        if isinstance(option, (CloseDoor, OpenDoor)):
            one, other = state.station_board.station.doorways[option.door]
            if isinstance(option, CloseDoor):
                return state.zombies_in(one) + state.zombies_in(other) > 0
            return True
        return super().considers(state, option)

    def _is_safe(self, state: DarkState, colour: int) -> bool:
        """Return whether nobody stands on what comes down with a column."""
        for goal in state.scenario.goals:
            if isinstance(goal, CollapseYellow) and goal.column.colour == colour:
                for survivor in state.survivors:
                    if survivor.zone >= 0 and not goal.column.after.cells[survivor.zone]:
                        return False
        return True
