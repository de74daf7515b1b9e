"""Goals that only this title has."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.action import Deed
from veglia.games.zombicide.engine.ending import earlier_goals_met, win
from veglia.games.zombicide.engine.goal import Goal
from veglia.games.zombicide.engine.state import OFF_BOARD
from veglia.games.zombicide.undead_or_alive.events import MineBlownUp
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.machine import Option


class DestroyWagon(Goal[UndeadState]):
    """Destroy the Wagon that blocks the way."""

    id: ClassVar[str] = "destroy_wagon"

    def is_met(self, state: UndeadState) -> bool:
        return state.wagon_zone == OFF_BOARD


class SetOffCharges(Deed[UndeadState]):
    """Blow up the mine and win."""

    def __init__(self) -> None:
        pass

    def perform(self, state: UndeadState, who: int) -> None:
        state.emit(MineBlownUp(who), "uoa.end.win-immediate")
        win(state)


class BlowUpMine(Goal[UndeadState]):
    """Blow up the mine: any player declares it once all other goals are met."""

    id: ClassVar[str] = "blow_up_mine"

    def is_met(self, state: UndeadState) -> bool:
        return state.result is not None and state.result.won

    def offer(self, state: UndeadState, out: list[Option]) -> None:
        if earlier_goals_met(state):
            out.append(SetOffCharges())


GOALS: list[Goal[Any]] = [DestroyWagon(), BlowUpMine()]
