"""The End Phase: weapons are reloaded, skills that name it act."""

from typing import ClassVar

from veglia.games.zombicide.engine.danger import traits_of
from veglia.games.zombicide.engine.events import WeaponsReloaded
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.machine import Step


class ReloadAll(Step[UndeadState]):
    """All emptied weapons are reloaded for free."""

    rule: ClassVar[str] = "uoa.round.end-phase-reload"

    def run(self, state: UndeadState) -> None:
        if state.empty:
            state.empty = {}
            state.emit(WeaponsReloaded(), self.rule)


class SkillsInEndPhase(Step[UndeadState]):
    """Skills that name the End Phase."""

    rule: ClassVar[str] = "uoa.round.end-phase-triggers"

    def run(self, state: UndeadState) -> None:
        for who in range(len(state.survivors) - 1, -1, -1):
            if state.survivors[who].zone >= 0 and not state.is_companion(who):
                for trait in traits_of(state, who):
                    trait.end_phase(state, who)
