"""Move a Victim: an Action Point of any Survivor of the active group, once per Round for each Victim."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.victims import VictimMoved, VictimSaved
from veglia.kernel.machine import Option


class MoveVictim(Deed):
    """Move a Victim to an adjacent room; on the Entrance it is safe."""

    def __init__(self, who: int, victim: int, room: int) -> None:
        super().__init__(who)
        self.victim = victim
        self.room = room

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        victim = state.extras.victims[self.victim]
        victim.room = self.room
        victim.moved = state.round
        state.emit(VictimMoved(self.victim, self.room), "ddd.victim.move")
        if self.room // 2 == state.house.plan.entrance:
            del state.extras.victims[self.victim]
            state.emit(VictimSaved(self.victim, self.room), "ddd.victim.saved")


class VictimAction(Action):
    costs_ap: ClassVar[bool] = True

    def is_on(self, options: dict[str, str]) -> bool:
        return options["victims"] != "0"

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        if state.survivors[who].ap == 0 or state.act != EXPLORATION:
            return
        for place, victim in enumerate(state.extras.victims):
            if victim.moved == state.round or state.has_enemies(victim.room):
                continue
            out += [
                MoveVictim(who, place, room)
                for room in state.house.near[victim.room]
                if not state.is_burning(room // 2)
            ]
