"""Wounds, and who takes them."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.danger import traits_of
from veglia.games.zombicide.engine.rules.ending import lose
from veglia.games.zombicide.engine.rules.events import SurvivorEliminated, Wounded, WoundIgnored
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Option, Step

# Wounds that no Zombie deals.
NO_KIND: Final = -1


def wound(state: ZombicideState, who: int, wounds: int, rule: str, kind: int = NO_KIND) -> None:
    """Deal Wounds; at zero Health the Survivor is eliminated and the game lost."""
    survivor = state.survivors[who]
    survivor.wounds += wounds
    state.emit(Wounded(who, wounds, kind), rule)
    if survivor.wounds >= survivor.health and state.is_companion(who):
        state.emit(SurvivorEliminated(who), "uoa.companion.one-wound")
        lose(state, "uoa.end.lose-companion")
    elif survivor.wounds >= survivor.health:
        state.emit(SurvivorEliminated(who), "uoa.zphase.elimination")
        lose(state, "uoa.end.lose-survivor")


def take_wound(state: ZombicideState, who: int, kind: int) -> None:
    """Deal one Wound by a Zombie of a kind, unless a skill ignores it."""
    for trait in traits_of(state, who):
        if trait.shrugs_off(kind):
            state.emit(WoundIgnored(who, kind), trait.rule)
            return
    wound(state, who, 1, "uoa.zphase.wound-track", kind)


def zones_of_survivors(state: ZombicideState) -> list[int]:
    """Return the Zones in which Survivors stand."""
    zones: list[int] = []
    for survivor in state.survivors:
        if survivor.zone >= 0 and survivor.zone not in zones:
            zones.append(survivor.zone)
    return zones


class Suffer(Option):
    """This Survivor takes it."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class ShareWounds(AskPlayers[ZombicideState]):
    """The players share out the Wounds dealt in a Zone, one at a time."""

    rule: ClassVar[str] = "uoa.zphase.wound-distribution"

    def __init__(self, zone: int, kind: int, count: int) -> None:
        self.zone = zone
        self.kind = kind
        self.count = count

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else ShareWounds(zone, self.kind, self.count)

    def options(self, state: ZombicideState) -> list[Option]:
        return [Suffer(who) for who in state.survivors_in(self.zone)]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, Suffer)
        if self.count > 1:
            state.push(ShareWounds(self.zone, self.kind, self.count - 1))
        take_wound(state, option.survivor, self.kind)
