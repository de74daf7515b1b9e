"""Damage to zombies and Creatures: who can be hit, what it takes to eliminate them, and the reward."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.ending import win
from veglia.games.dark_darker_darkest.rules.events import (
    CreatureFell,
    CreatureHurt,
    NemesisFell,
    NemesisHurt,
    ZombieFell,
)
from veglia.games.dark_darker_darkest.rules.state import NOBODY, DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import gain_xp, gain_xp_all, release_idle
from veglia.games.dark_darker_darkest.rules.zombies import (
    CHUNK,
    DAMAGED,
    NORMAL,
    STUNNED,
    STUNNED_BEFORE,
    TAINTED,
    TUFF_GUY,
    Horde,
    kind_of,
    those_with,
    those_without,
    unmarked,
    with_one,
    without_one,
)
from veglia.kernel.machine import Event, Option


class ZombieDowned(Event):
    """A zombie that takes two damage has taken the first."""

    def __init__(self, room: int, zombie: int) -> None:
        self.room = room
        self.zombie = zombie


class ZombiesRose(Event):
    """Zombies that lay on the floor stand up again; they are named as they lay."""

    def __init__(self, room: int, count: int, zombies: Horde) -> None:
        self.room = room
        self.count = count
        self.zombies = zombies


def has_kind(state: DarkestState, room: int, kind: int) -> bool:
    return any(kind_of(zombie) == kind for zombie in state.hordes[room])


def targets(state: DarkestState, room: int, origin: int) -> list[int]:
    """Return the different zombies of a room that can be hit from another: normal ones protect the others."""
    horde = state.hordes[room]
    if room != origin and has_kind(state, room, CHUNK):
        return []
    normal = sorted({zombie for zombie in horde if kind_of(zombie) == NORMAL})
    return normal or sorted(set(horde))


def needs_two(state: DarkestState, room: int, zombie: int) -> bool:
    """Return whether it takes two damage in a Round to eliminate a zombie."""
    return bool(zombie & TAINTED) or has_kind(state, room, TUFF_GUY)


def two_damage_rule(zombie: int) -> str:
    """Return the rule by which a zombie takes two damage."""
    return "ddd.rad.zombie-two-damage" if zombie & TAINTED else "ddd.zexp.tuff-guy"


def risen(state: DarkestState, room: int, zombies: Horde) -> Horde:
    """Return zombies as they are once they are activated: those that lay on the floor stand up."""
    lying = those_with(zombies, STUNNED | DAMAGED)
    if not lying:
        return zombies
    hurt = those_without(lying, STUNNED)
    tell_risen(state, room, those_with(lying, STUNNED), "ddd.item.baseball-bat-recover")
    tell_risen(state, room, those_with(hurt, TAINTED), "ddd.rad.zombie-two-damage")
    tell_risen(state, room, those_without(hurt, TAINTED), "ddd.zexp.tuff-guy")
    return unmarked(zombies, STUNNED | STUNNED_BEFORE | DAMAGED)


def tell_risen(state: DarkestState, room: int, zombies: Horde, rule: str) -> None:
    """Tell that zombies stand up, under the rule by which they lay."""
    if zombies:
        state.emit(ZombiesRose(room, len(zombies), zombies), rule)


def hurt_zombie(state: DarkestState, room: int, zombie: int, by: int, rule: str) -> bool:
    """Deal one damage to a zombie; return whether that eliminates it. `by` gains the experience."""
    if needs_two(state, room, zombie) and not zombie & DAMAGED:
        state.hordes[room] = with_one(without_one(state.hordes[room], zombie), zombie | DAMAGED)
        state.emit(ZombieDowned(room, zombie), two_damage_rule(zombie))
        return False
    remove_zombie(state, room, zombie, by, rule)
    return True


def remove_zombie(state: DarkestState, room: int, zombie: int, by: int, rule: str) -> None:
    """Eliminate a zombie, whatever it takes."""
    state.hordes[room] = without_one(state.hordes[room], zombie)
    state.emit(ZombieFell(room, by, zombie), rule)
    if by != NOBODY:
        gain_xp(state, by, 1, "ddd.xp.zombie")
    release_idle(state)


# The Creature


def open_areas(state: DarkestState) -> list[int]:
    """Return the damage areas of the Creature that are not destroyed."""
    creature = state.creature
    assert creature is not None
    most = state.creature_type().damage
    return [area for area, damage in enumerate(creature.damage) if damage < most[area]]


def broken_areas(state: DarkestState, colour: int) -> int:
    """Return how many areas of a colour of the Creature are destroyed."""
    creature = state.creature
    assert creature is not None
    type = state.creature_type()
    return sum(
        one == colour and creature.damage[area] >= type.damage[area] for area, one in enumerate(type.areas)
    )


def hurt_creature(state: DarkestState, area: int, by_survivor: bool, rule: str) -> None:
    """Deal one damage to an area; the Creature is eliminated when all its areas are destroyed."""
    creature = state.creature
    assert creature is not None
    creature.damage[area] += 1
    state.emit(CreatureHurt(area), rule)
    if open_areas(state):
        return
    state.emit(CreatureFell(creature.kind, creature.room), "ddd.creature.elimination")
    state.creature_out.append(creature.kind)
    state.creature = None
    if by_survivor:
        gain_xp_all(state, 2, "ddd.xp.creature")
    release_idle(state)


def hurt_nemesis(state: DarkestState, area: int) -> None:
    """Take a cube off the Nemesis; without any it is defeated."""
    nemesis = state.nemesis
    assert nemesis is not None
    nemesis.cubes[area] -= 1
    state.emit(NemesisHurt(area), "ddd.finale.nemesis-damage")
    if any(nemesis.cubes):
        return
    state.emit(NemesisFell(nemesis.kind, nemesis.room), "ddd.end.win")
    state.nemesis = None
    release_idle(state)
    goes_on = False
    for module in state.settings.modules:
        goes_on = module.nemesis_fell(state) or goes_on
    if not goes_on:
        win(state, "ddd.end.win")


class HurtArea(Option):
    """Put a damage cube on an area of the Creature."""

    def __init__(self, area: int) -> None:
        self.area = area


class HurtCreature(PlayersAsk):
    """The players choose the areas for damage that no Survivor's Success has dealt."""

    rule: ClassVar[str] = "ddd.fire.creature"

    def __init__(self, damage: int, by_survivor: bool, why: str) -> None:
        self.damage = damage
        self.by_survivor = by_survivor
        self.why = why

    def cites(self, state: DarkestState) -> str:
        return self.why

    def options(self, state: DarkestState) -> list[Option]:
        if state.creature is None or self.damage == 0:
            return []
        return [HurtArea(area) for area in open_areas(state)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, HurtArea)
        state.push(HurtCreature(self.damage - 1, self.by_survivor, self.why))
        hurt_creature(state, option.area, self.by_survivor, self.why)
