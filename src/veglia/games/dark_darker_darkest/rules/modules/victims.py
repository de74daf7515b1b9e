"""The Victims expansion: citizens in closed rooms, whom the Survivors bring to the Entrance."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.pieces import Victim
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.victims import VictimHidden, VictimsGone, burn_victims
from veglia.kernel.machine import Option

MOST: Final = 3


class HideIn(Option):
    def __init__(self, room: int) -> None:
        self.room = room


class PlaceVictim(PlayersAsk):
    """In which closed room a Victim waits, each in one of its own."""

    rule: ClassVar[str] = "ddd.victim.setup"

    def __init__(self) -> None:
        pass

    def options(self, state: DarkestState) -> list[Option]:
        plan = state.house.plan
        taken = [victim.room for victim in state.extras.victims]
        return [
            HideIn(room)
            for room in state.house.rooms
            if state.house.is_closed[room]
            and room // 2 not in (plan.laboratory, plan.reactor)
            and room not in taken
        ]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, HideIn)
        state.extras.victims.append(Victim(option.room, False, 0))
        state.emit(VictimHidden(option.room), self.rule)


class Victims(Module[DarkestState]):
    def __init__(self) -> None:
        super().__init__("victims")

    def is_on(self, options: dict[str, str]) -> bool:
        return options["victims"] != "0"

    def prepare(self, state: DarkestState) -> None:
        for _ in range(int(state.settings.options["victims"])):
            state.push(PlaceVictim())

    def fire_marked(self, state: DarkestState, tile: int) -> None:
        # The fire of the Grand Finale comes when Victims are about to leave.
        if state.is_before_finale():
            burn_victims(state, tile)

    def tile_destroyed(self, state: DarkestState, tile: int) -> None:
        burn_victims(state, tile)

    def finale_began(self, state: DarkestState) -> None:
        if state.extras.victims:
            state.emit(VictimsGone(len(state.extras.victims)), "ddd.victim.finale")
        state.extras.victims = []

    def check_conservation(self, state: DarkestState) -> None:
        assert len(state.extras.victims) <= MOST
        assert all(state.house.at(victim.room) == victim.room for victim in state.extras.victims)
