"""The End Phase: weapons are reloaded."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.events import WeaponsReloaded
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Step


class ReloadAll(Step[UndeadState]):
    """All emptied weapons are reloaded for free."""

    rule: ClassVar[str] = "uoa.round.end-phase-reload"

    def run(self, state: UndeadState) -> None:
        if state.empty:
            state.empty = {}
            state.emit(WeaponsReloaded(), self.rule)
