"""In the End Phase the Survivor and all others in its Zone may each heal one Wound."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.events import Healed
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.kernel.machine import Ask, Option


class Heal(Option):
    """Heal this Survivor's Wound."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class DoNotHeal(Option):
    """Leave the Wound."""

    def __init__(self) -> None:
        pass


class AskHeal(Ask[ZombicideState]):
    """A Survivor near the Medic may heal one Wound."""

    rule: ClassVar[str] = "uoa.skill.medic"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        if state.survivors[self.survivor].wounds == 0:
            return []
        return [Heal(self.survivor), DoNotHeal()]

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, Heal):
            state.survivors[self.survivor].wounds -= 1
            state.emit(Healed(self.survivor), self.rule)


class Medic(Trait[ZombicideState]):
    def end_phase(self, state: ZombicideState, who: int) -> None:
        for other in reversed(state.survivors_in(state.survivors[who].zone)):
            state.push(AskHeal(other))


TRAIT = Medic
