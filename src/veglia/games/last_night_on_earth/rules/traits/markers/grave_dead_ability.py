"""The ability of the red Zombies: what the die of Grave Dead has fixed."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.grave_dead import (
    CANCELLED,
    CONTAGIOUS,
    FRESHLY_DEAD,
    RAVENOUS,
    RULES,
    Contagion,
    ContagionCancelled,
    hand_over_reds,
    is_red,
    turn_by_contagion,
)
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import row_of
from veglia.games.last_night_on_earth.rules.zombie_moving import roll_d3


class GraveDeadAbility(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.graved.6-contagious"

    def at_zombie_turn(self, state: LastNightState, source: Source) -> None:
        hand_over_reds(state)

    def zombie_steps(self, state: LastNightState, source: Source, zombie: int) -> int:
        if row_of(state, source).data != FRESHLY_DEAD or not is_red(state, zombie):
            return 0
        return roll_d3(state, zombie, RULES[FRESHLY_DEAD])

    def zombie_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        return int(row_of(state, source).data == RAVENOUS and is_red(state, fight.zombie))

    def hero_wounded(self, state: LastNightState, source: Source, hero: int, by: int) -> None:
        if row_of(state, source).data == CONTAGIOUS and is_red(state, by):
            state.push(Contagion(hero, by))

    def cancelled(self, state: LastNightState, played: Played) -> None:
        state.emit(ContagionCancelled(played.hero), CANCELLED)

    def play(self, state: LastNightState, played: Played) -> None:
        turn_by_contagion(state, played.hero, played.zombie)


TRAIT = GraveDeadAbility
