"""A contaminated Creature regenerates while it fights."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Event, Option


class HealArea(Option):
    """Take a damage cube off an area of the Creature."""

    def __init__(self, area: int) -> None:
        self.area = area


class CreatureHealed(Event):
    def __init__(self, area: int) -> None:
        self.area = area


class Regenerate(PlayersAsk):
    """The players choose the area that loses a cube; without a cube nothing happens."""

    rule: ClassVar[str] = "ddd.rad.creature-regenerates"

    def __init__(self) -> None:
        pass

    def options(self, state: DarkestState) -> list[Option]:
        if state.creature is None:
            return []
        return [HealArea(area) for area, damage in enumerate(state.creature.damage) if damage > 0]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, HealArea)
        assert state.creature is not None
        state.creature.damage[option.area] -= 1
        state.emit(CreatureHealed(option.area), self.rule)
