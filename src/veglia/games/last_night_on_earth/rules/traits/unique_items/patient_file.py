"""Asylum Patient File: Zombie Heroes roll a Fight Die less against its bearer."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.models import ZOMBIE_HERO
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class PatientFile(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.records"

    def zombie_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        zombie = state.zombie(fight.zombie)
        if source.bearer != fight.hero or zombie is None:
            return 0
        return -1 if zombie.kind == ZOMBIE_HERO else 0


TRAIT = PatientFile
