"""Combat reflexes when Xenos appear in several Zones at once: one free attack at one of them."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.actions.attack import AttackDeed, free_attacks
from veglia.games.zombicide.engine.danger import traits_of
from veglia.games.zombicide.engine.renumber import still_there
from veglia.games.zombicide.engine.scope import COMBAT
from veglia.games.zombicide.engine.traits.combat_reflexes import CombatReflexes, HoldFire
from veglia.kernel.machine import Ask, Option, Step


class AppearedInPits(Step[DarkState]):
    """Xenos have come out of Pits: those with quick reflexes may attack."""

    rule: ClassVar[str] = "ds.skill.combat-reflexes"

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        zones = still_there(self.zones, heirs)
        return AppearedInPits(zones) if zones else None

    def run(self, state: DarkState) -> None:
        for who in range(len(state.survivors) - 1, -1, -1):
            if state.survivors[who].zone >= 0:
                for trait in traits_of(state, who):
                    if isinstance(trait, CombatReflexes):
                        state.push(ReactToPits(who, self.zones))


class ReactToPits(Ask[DarkState]):
    """A free Combat Action at one of the Zones in sight where Xenos have appeared."""

    rule: ClassVar[str] = "ds.skill.combat-reflexes"

    def __init__(self, survivor: int, zones: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.zones = zones

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        zones = still_there(self.zones, heirs)
        return ReactToPits(self.survivor, zones) if zones else None

    def seat(self, state: DarkState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: DarkState) -> list[Option]:
        sight = state.scenario.rules.sight(state, self.survivor)
        out: list[Option] = []
        for zone in self.zones:
            if state.zombies_in(zone) > 0 and sight.can_see(state.survivors[self.survivor].zone, zone):
                out += free_attacks(state, self.survivor, zone, COMBAT)
        if out:
            out.append(HoldFire())
        return out

    def take(self, state: DarkState, option: Option) -> None:
        if isinstance(option, AttackDeed):
            option.begin(state, self.survivor, 0)
