"""A Hand Weapon that lets its bearer roll one Fight Die again; with `repeat` as often as it is used."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hand_weapons import HandWeapon
from veglia.games.last_night_on_earth.rules.hero_effects import distinct, reroll_hero
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import BONUS_REROLL_ONE
from veglia.kernel.machine import Option


class RerollDie(HandWeapon):
    is_early: ClassVar[bool] = False

    def ways(self, state: LastNightState, source: Source, fight: Fight) -> list[Option]:
        return [source.option(hero=fight.hero, die=die) for die in distinct(fight.hero_dice)]

    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        reroll_hero(state, (played.die,), self.rule)

    def combat_bonus(self) -> tuple[str, ...]:
        return (BONUS_REROLL_ONE,)


TRAIT = RerollDie
