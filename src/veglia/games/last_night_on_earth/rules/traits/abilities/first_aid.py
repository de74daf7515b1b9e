"""First Aid: at the end of the Hero turn its Hero heals a Wound of another Hero in her space."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.plays import HERO, Choice, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.traits.abilities.better_number import most
from veglia.games.last_night_on_earth.rules.wounding import can_heal, heal
from veglia.kernel.machine import Event, Option, Step

HEALS: Final = "heals"
WHOM: Final = "whom"


class FirstAidGiven(Event):
    def __init__(self, hero: int, to: int) -> None:
        self.hero = hero
        self.to = to


class FirstAid(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.lost-turn"

    def at_hero_end(self, state: LastNightState, source: Source) -> None:
        for _ in range(most(state, source.bearer, HEALS)):
            state.push(GiveFirstAid(self.id, source.bearer))

    def ask(self, state: LastNightState, hero: int) -> None:
        hurt = [
            other
            for other in state.heroes_in(state.heroes[hero].space)
            if other != hero and can_heal(state, other)
        ]
        questions.ask(state, self, (state.heroes[hero].seat,), WHOM, HERO, hurt, bearer=hero)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        state.emit(FirstAidGiven(choice.bearer, picked(option)), self.rule)
        heal(state, picked(option), 1, self.rule)


class GiveFirstAid(Step[LastNightState]):
    """One Wound is healed, if a Hero with a Wound is there."""

    rule: ClassVar[str] = "lnoe.general.lost-turn"

    def __init__(self, trait: str, hero: int) -> None:
        self.trait = trait
        self.hero = hero

    def run(self, state: LastNightState) -> None:
        trait = state.content.traits[self.trait]
        assert isinstance(trait, FirstAid)
        trait.ask(state, self.hero)


TRAIT = FirstAid
