"""When Zombies appear in sight, the Survivor may attack them at once, before the next card."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, free_attacks
from veglia.games.zombicide.engine.rules.scope import COMBAT
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.kernel.machine import Ask, Option, Step


class HoldFire(Option):
    """Do not react."""

    def __init__(self) -> None:
        pass


class React(Ask[ZombicideState]):
    """A free Combat Action at the Zone where Zombies appeared."""

    rule: ClassVar[str] = "uoa.skill.combat-reflexes"

    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else React(self.survivor, zone)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        if state.zombies_in(self.zone) == 0:
            return []
        out = free_attacks(state, self.survivor, self.zone, COMBAT)
        if out:
            out.append(HoldFire())
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, AttackDeed):
            option.begin_free(state, self.survivor)


class CombatReflexes(Trait[ZombicideState]):
    def spawned(self, state: ZombicideState, who: int, zone: int) -> None:
        if state.scenario.rules.sight(state, who).can_see(state.survivors[who].zone, zone):
            state.push(React(who, zone))


TRAIT = CombatReflexes
