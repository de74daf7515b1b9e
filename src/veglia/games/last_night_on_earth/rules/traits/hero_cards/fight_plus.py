"""A Hand Weapon that adds to the highest die of its bearer."""

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hand_weapons import HandWeapon
from veglia.games.last_night_on_earth.rules.plays import Played
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import BONUS_PLUS
from veglia.kernel.machine import Event


class HeroDieRaised(Event):
    """Something has been added to the highest die of a Hero."""

    def __init__(self, hero: int, plus: int) -> None:
        self.hero = hero
        self.plus = plus


class FightPlus(HandWeapon):
    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        plus: int = self.args["plus"]
        fight.hero_plus += plus
        state.emit(HeroDieRaised(fight.hero, plus), self.rule)

    def combat_bonus(self) -> tuple[str, ...]:
        return (BONUS_PLUS,)


TRAIT = FightPlus
