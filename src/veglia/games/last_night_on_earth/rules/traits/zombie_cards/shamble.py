"""Shamble: the Zombie that is about to move goes up to D6 spaces."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, is_mine
from veglia.games.last_night_on_earth.rules.zombie_moving import StepsRolled, about_to_move, steps_key
from veglia.kernel.machine import Option


class Shamble(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fitting = [
            zombie
            for zombie in about_to_move(state, moment)
            if is_mine(state, source.seat, zombie) and not state.count(steps_key(zombie.number))
        ]
        return [source.option(zombie=zombie.number) for zombie in one_of_each(state, fitting)]

    def play(self, state: LastNightState, played: Played) -> None:
        face = state.dice.die()
        state.counts[steps_key(played.zombie)] = face
        state.emit(StepsRolled(played.zombie, face, face), self.rule)


TRAIT = Shamble
