"""Ultra-red mode: the slider comes back to zero at Red, and further laps bring the skills still missing."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.danger import GainSkill, PickSkill
from veglia.games.zombicide.engine.rules.events import LevelReached
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Event, Option, Step

ORANGE: Final = 2


class UltraRedChosen(Event):
    def __init__(self) -> None:
        pass


class LevelPassedAgain(Event):
    def __init__(self, survivor: int, level: int) -> None:
        self.survivor = survivor
        self.level = level


class SliderReset(Event):
    def __init__(self, survivor: int, points: int) -> None:
        self.survivor = survivor
        self.points = points


class StayedRed(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class BeginUltraRed(Step[ZombicideState]):
    """The players have chosen the mode."""

    rule: ClassVar[str] = "uoa.ultrared.mode"

    def run(self, state: ZombicideState) -> None:
        state.emit(UltraRedChosen(), self.rule)


def advance_slider(state: ZombicideState, who: int, points: int) -> None:
    """Advance the slider lap by lap; every level reached brings its skill, one after the other."""
    survivor = state.survivors[who]
    levels = state.scenario.library.levels
    gains: list[Step[ZombicideState]] = []
    before = survivor.ap
    survivor.ap += points
    while True:
        for place, limit in enumerate(levels):
            if before < limit <= survivor.ap:
                gains.append(reach(state, who, place + 1))
        if survivor.ap < levels[-1]:
            break
        survivor.ap -= levels[-1]
        survivor.laps += 1
        before = 0
        rule = "uoa.ultrared.reset" if survivor.laps == 1 else "uoa.ultrared.repeat"
        state.emit(SliderReset(who, survivor.ap), rule)
        state.emit(StayedRed(who), "uoa.ultrared.still-red")
        gains.append(GainMissing(who, 0))
    for gain in reversed(gains):
        state.push(gain)


def reach(state: ZombicideState, who: int, level: int) -> Step[ZombicideState]:
    """Reach a Danger Level, for the first time or again; return the step that brings its skill."""
    survivor = state.survivors[who]
    if survivor.laps == 0:
        survivor.level = level
        state.emit(LevelReached(who, level), "uoa.danger.levels")
        state.scenario.rules.level_reached(state, who)
        return GainSkill(who, level)
    state.emit(LevelPassedAgain(who, level), "uoa.ultrared.missing-skills")
    return GainMissing(who, level)


def missing_skills(state: ZombicideState, who: int) -> list[list[int]]:
    """Return what a Survivor has not yet taken of its card, by level.

    Skills are kept in the order in which they were gained, and levels bring them in turn. That tells from
    which level a skill was taken that the card names twice.
    """
    survivor = state.survivors[who]
    left = [list(level) for level in state.scenario.library.profiles[survivor.profile].skills]
    turn = 0
    for skill in survivor.skills:
        for step in range(len(left)):
            level = (turn + step) % len(left)
            if skill in left[level]:
                left[level].remove(skill)
                turn = level + 1
                break
    return left


class GainMissing(GainSkill):
    """A level has been reached again: a skill of it that is still missing, if any."""

    rule: ClassVar[str] = "uoa.ultrared.missing-skills"

    def options(self, state: ZombicideState) -> list[Option]:
        return [PickSkill(skill) for skill in missing_skills(state, self.survivor)[self.level]]

    def run(self, state: ZombicideState) -> None:
        if self.level >= ORANGE and not any(missing_skills(state, self.survivor)):
            state.push(GainAny(self.survivor, self.level))
        else:
            super().run(state)


class GainAny(GainSkill):
    """Nothing is missing any more: any skill of the game the Survivor lacks, or that adds up."""

    rule: ClassVar[str] = "uoa.ultrared.any-skill"

    def options(self, state: ZombicideState) -> list[Option]:
        owned = state.survivors[self.survivor].skills
        return [
            PickSkill(skill)
            for skill, trait in enumerate(state.scenario.library.traits)
            if (skill not in owned or trait.adds_up) and not trait.is_for_setup
        ]
