"""Adrenaline, Danger Levels and the skills they bring."""

from typing import Any, ClassVar

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, LevelReached, SkillGained
from veglia.games.zombicide.engine.rules.scope import MACHINE
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.trait import SHARING, Trait
from veglia.kernel.machine import Ask, Option


def gain_ap(state: ZombicideState, who: int, points: int, rule: str) -> None:
    """Give Adrenaline Points under a rule."""
    state.emit(AdrenalineGained(who, points), rule)
    rise(state, who, points)


def rise(state: ZombicideState, who: int, points: int) -> None:
    """Advance the slider; every level reached brings a skill."""
    if state.scenario.rules.rise_on(state, who, points):
        return
    survivor = state.survivors[who]
    levels = state.scenario.library.levels
    survivor.ap = min(survivor.ap + points, levels[-1])
    before = survivor.level
    while survivor.level < len(levels) and survivor.ap >= levels[survivor.level]:
        survivor.level += 1
        state.emit(LevelReached(who, survivor.level), "uoa.danger.levels")
    for level in range(survivor.level, before, -1):
        state.push(GainSkill(who, level))
    if survivor.level > before:
        state.scenario.rules.level_reached(state, who)


class PickSkill(Option):
    """Take this skill."""

    def __init__(self, skill: int) -> None:
        self.skill = skill


class GainSkill(Ask[ZombicideState]):
    """A level has been reached: one skill of it, chosen where there are several."""

    rule: ClassVar[str] = "uoa.danger.skill-per-level"

    def __init__(self, survivor: int, level: int) -> None:
        self.survivor = survivor
        self.level = level

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: ZombicideState) -> list[Option]:
        profile = state.scenario.library.profiles[state.survivors[self.survivor].profile]
        return [PickSkill(skill) for skill in profile.skills[self.level]]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, PickSkill)
        add_skill(state, self.survivor, option.skill)
        state.emit(SkillGained(self.survivor, option.skill), self.rule)


def add_skill(state: ZombicideState, who: int, skill: int) -> None:
    """Give a skill; it works at once, in the very Turn it is gained."""
    survivor = state.survivors[who]
    trait = state.scenario.library.traits[skill]
    survivor.skills += (skill,)
    survivor.gifts |= trait.gifts
    if who == state.turn.active:
        survivor.actions += trait.extra_actions()
        if trait.free_scope() != 0:
            survivor.free += (trait.free_scope(),)
    trait.gained(state, who)


def traits_for(state: ZombicideState, attack: Attack) -> list[Trait[Any]]:
    """Return the traits that count for an attack: the attacker's, or those of the Machine that fires."""
    if attack.is_of(MACHINE):
        return state.scenario.rules.machine_traits(state, attack)
    traits = traits_of(state, attack.who)
    state.scenario.rules.add_weapon_traits(state, attack, traits)
    return traits


def traits_of(state: ZombicideState, who: int) -> list[Trait[Any]]:
    """Return the traits a Survivor has now, those shared by others in its Zone included."""
    survivor = state.survivors[who]
    known = state.scenario.library.traits
    traits = [known[skill] for skill in survivor.skills]
    if survivor.zone < 0:
        return traits
    for owner, other in enumerate(state.survivors):
        if other.gifts & SHARING == 0 or other.zone != survivor.zone:
            continue
        if owner == who and len(state.survivors_in(survivor.zone)) < 2:
            continue
        for skill in other.skills:
            shared = known[skill].shared()
            if shared is not None:
                traits.append(shared)
    return traits
