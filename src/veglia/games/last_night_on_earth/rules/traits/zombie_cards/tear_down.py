"""Tear It Down: a Zombie is sacrificed to remove all Reinforcements from a wall that it touches."""

from veglia.games.last_night_on_earth.rules.barricades import ReinforcementLost, on_wall
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.sacrifices import SacrificeCard
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import zombies_of
from veglia.kernel.machine import Option


class TearDown(SacrificeCard):
    def targets(self, state: LastNightState, source: Source) -> list[Option]:
        return [
            source.option(zombie=zombie.number, wall=wall)
            for zombie in zombies_of(state, source.seat)
            for wall in state.town.touched_walls(zombie.space)
            if self.is_reinforced(state, wall)
        ]

    def is_reinforced(self, state: LastNightState, wall: int) -> bool:
        barricade = on_wall(state, wall)
        return barricade is not None and barricade.reinforcements > 0

    def play(self, state: LastNightState, played: Played) -> None:
        barricade = on_wall(state, played.wall)
        if barricade is not None and barricade.reinforcements:
            barricade.reinforcements = 0
            state.emit(ReinforcementLost(-1, played.zombie, played.wall, 0), self.rule)


TRAIT = TearDown
