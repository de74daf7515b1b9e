"""Combat reflexes when Xenos have appeared, in one Zone or in several at once: one free attack."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, free_attacks
from veglia.games.zombicide.engine.rules.danger import traits_of
from veglia.games.zombicide.engine.rules.renumber import still_there
from veglia.games.zombicide.engine.rules.scope import COMBAT
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import CombatReflexes, HoldFire, React
from veglia.kernel.machine import Ask, Option, Step


class XenosAppeared(Step[DarkState]):
    """A card has put Xenos into Zones: those with quick reflexes may attack, each once.

    Whether a Zone is in sight depends on the weapon, since Prototypes see in the dark: the attacks tell.
    """

    rule: ClassVar[str] = "ds.skill.combat-reflexes"

    def __init__(self, zones: tuple[int, ...]) -> None:
        self.zones = zones

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        return XenosAppeared(still_there(self.zones, heirs))

    def run(self, state: DarkState) -> None:
        for who in range(len(state.survivors) - 1, -1, -1):
            if state.survivors[who].zone >= 0 and has_reflexes(state, who):
                if len(self.zones) == 1:
                    state.push(React(who, self.zones[0]))
                elif self.zones:
                    state.push(ReactToPits(who, self.zones))


def has_reflexes(state: DarkState, who: int) -> bool:
    for trait in traits_of(state, who):
        if isinstance(trait, CombatReflexes):
            return True
    return False


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
        out: list[Option] = []
        for zone in self.zones:
            if state.zombies_in(zone) > 0:
                out += free_attacks(state, self.survivor, zone, COMBAT)
        if out:
            out.append(HoldFire())
        return out

    def take(self, state: DarkState, option: Option) -> None:
        if isinstance(option, AttackDeed):
            option.begin_free(state, self.survivor)
