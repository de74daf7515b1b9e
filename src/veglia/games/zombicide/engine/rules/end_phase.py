"""Skills that act in the End Phase."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.danger import traits_of
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Step


class SkillsInEndPhase(Step[ZombicideState]):
    """Skills that name the End Phase."""

    rule: ClassVar[str] = "uoa.round.end-phase-triggers"

    def run(self, state: ZombicideState) -> None:
        for who in range(len(state.survivors) - 1, -1, -1):
            if state.survivors[who].zone >= 0 and not state.is_companion(who):
                for trait in traits_of(state, who):
                    trait.end_phase(state, who)
