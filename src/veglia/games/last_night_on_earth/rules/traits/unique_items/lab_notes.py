"""Lab Notes: +1 on the bearer's highest die against Grave Dead and Zombies with a Grave Weapon."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.grave_dead import is_red
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class LabNotes(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.records"

    def hero_plus(self, state: LastNightState, source: Source, fight: Fight) -> int:
        zombie = state.zombie(fight.zombie)
        if source.bearer != fight.hero or zombie is None:
            return 0
        return int(is_red(state, zombie.number) or zombie.weapon >= 0)


TRAIT = LabNotes
