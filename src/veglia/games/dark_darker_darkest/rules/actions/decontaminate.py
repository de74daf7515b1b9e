"""Remove the Radiation Marker of the own tile: the Specialist, or a Survivor who assists."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.radiation import clean, has_marker, is_specialist
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option

COST: Final = 2
ASSISTANT_COST: Final = 3


class Decontaminate(Deed):
    """Remove the Radiation Marker of the own tile."""

    def __init__(self, who: int, cost: int) -> None:
        super().__init__(who)
        self.cost = cost

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, self.cost)
        rule = "ddd.rad.decontaminate" if self.cost == COST else "ddd.rad.assist"
        clean(state, state.survivors[self.who].room // 2, rule)


class DecontaminateAction(Action):
    costs_ap: ClassVar[bool] = True

    def is_on(self, options: dict[str, str]) -> bool:
        return options["radioactive"] == "on"

    def offers(self, state: DarkestState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if not has_marker(state, survivor.room // 2):
            return
        if is_specialist(state, who):
            if survivor.ap >= COST:
                out.append(Decontaminate(who, COST))
        elif survivor.ap >= ASSISTANT_COST and any(
            is_specialist(state, other) for other in state.in_room(survivor.room)
        ):
            out.append(Decontaminate(who, ASSISTANT_COST))
