"""Advanced Abilities: experience tokens of Heroes, and the Ability card that they earn."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.plays import Decline
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Option

ADVANCED: Final = "advanced_abilities"
NEEDED: Final = 3


class TakeAbility(Option):
    """Put the Hero's Ability card into play."""

    def __init__(self, hero: int, ability: int) -> None:
        self.hero = hero
        self.ability = ability


class ExperienceGained(Event):
    def __init__(self, hero: int, experience: int) -> None:
        self.hero = hero
        self.experience = experience


class AbilityTaken(Event):
    def __init__(self, hero: int, ability: int) -> None:
        self.hero = hero
        self.ability = ability


def gain_experience(state: LastNightState, hero: int) -> None:
    """At the end of an activation with a kill a Hero gains one token; then he may take his card."""
    one = state.heroes[hero]
    if not state.has_rule(ADVANCED) or not state.is_alive(hero):
        return
    if one.kills:
        one.experience += 1
        state.emit(ExperienceGained(hero, one.experience), "lnoe.opt.adv-hero-xp")
    if may_take_ability(state, hero):
        state.push(EarnAbility(hero))


def may_take_ability(state: LastNightState, hero: int) -> bool:
    one = state.heroes[hero]
    return state.has_rule(ADVANCED) and one.experience >= NEEDED and not one.has_advanced


def ways_to_take_ability(state: LastNightState, seat: int) -> list[Option]:
    """Return the Ability cards that a seat may put into play, at any time."""
    if not state.has_rule(ADVANCED):
        return []
    return [
        TakeAbility(hero, state.hero_kind(hero).advanced)
        for hero in state.living()
        if state.heroes[hero].seat == seat and may_take_ability(state, hero)
    ]


def take_ability(state: LastNightState, hero: int) -> None:
    """Let a Hero have his Ability card: the tokens for it are spent."""
    state.heroes[hero].has_advanced = True
    state.heroes[hero].experience -= NEEDED
    state.emit(AbilityTaken(hero, state.hero_kind(hero).advanced), "lnoe.opt.adv-hero-ability")


class EarnAbility(HeroQuestion):
    """A Hero with enough tokens may put his Ability card into play."""

    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def options(self, state: LastNightState) -> list[Option]:
        if not state.is_alive(self.hero) or not may_take_ability(state, self.hero):
            return []
        return [TakeAbility(self.hero, state.hero_kind(self.hero).advanced), Decline()]

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, TakeAbility):
            take_ability(state, self.hero)
