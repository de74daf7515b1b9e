"""Flooded Sewer: all who are inside a sewer are washed out at one of its entrances."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_steps import put_hero
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.games.last_night_on_earth.rules.zombie_moving import put_zombie
from veglia.kernel.machine import Option


class FloodedSewer(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def is_used(self, state: LastNightState, inside: int) -> bool:
        """Return whether a model is inside a sewer."""
        if state.heroes_in(inside) or state.zombies_in(inside):
            return True
        return any(ally.space == inside for ally in state.allies)

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [
            source.option(space=entrance, mode=letter)
            for letter, entrances in enumerate(state.sewers)
            if self.is_used(state, state.town.sewer(letter))
            for entrance in entrances
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        inside = state.town.sewer(played.mode)
        for hero in state.heroes_in(inside):
            put_hero(state, hero, played.space, self.rule)
        for zombie in state.zombies_in(inside):
            put_zombie(state, zombie, played.space, self.rule)
        for ally in state.allies:
            if ally.space == inside:
                ally.space = played.space


TRAIT = FloodedSewer
