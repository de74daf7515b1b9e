"""Meat Cleaver: a Fight Die of its bearer that shows 6 kills the Zombie and ends the fight."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.fighting import end_fight
from veglia.games.last_night_on_earth.rules.hand_weapons import HandWeapon
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import BONUS_KILL_ON_SIX
from veglia.games.last_night_on_earth.rules.wounding import kill_zombie
from veglia.kernel.machine import Option

DEADLY: Final = 6


class MeatCleaver(HandWeapon):
    rule: ClassVar[str] = "lnoe.fight.instant-kill"
    is_early: ClassVar[bool] = False

    def ways(self, state: LastNightState, source: Source, fight: Fight) -> list[Option]:
        if DEADLY not in fight.hero_dice:
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        end_fight(state, self.rule)
        kill_zombie(state, fight.zombie, "fight", fight.hero, played.card)

    def combat_bonus(self) -> tuple[str, ...]:
        return (BONUS_KILL_ON_SIX,)


TRAIT = MeatCleaver
