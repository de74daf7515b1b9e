"""Swarm: 1 is added to the highest die of a Zombie that is with two or more other Zombies."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait

OTHERS: Final = 2


class Swarm(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-zombie"

    def zombie_plus(self, state: LastNightState, source: Source, fight: Fight) -> int:
        zombie = state.zombie(fight.zombie)
        return int(zombie is not None and len(state.zombies_in(zombie.space)) > OTHERS)


TRAIT = Swarm
