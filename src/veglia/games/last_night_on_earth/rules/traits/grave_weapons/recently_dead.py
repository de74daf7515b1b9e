"""Recently Dead: moves up to D3 spaces."""

from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_moving import roll_d3


class RecentlyDead(GraveWeapon):
    def zombie_steps(self, state: LastNightState, source: Source, zombie: int) -> int:
        return roll_d3(state, zombie, self.rule)


TRAIT = RecentlyDead
