"""A Hand Weapon that gives a Fight Die, or `dice` of them; with `repeat` as often as it is used."""

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hand_weapons import HandWeapon
from veglia.games.last_night_on_earth.rules.hero_effects import add_die
from veglia.games.last_night_on_earth.rules.plays import Played
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import BONUS_DIE


class ExtraDie(HandWeapon):
    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        for _ in range(self.args.get("dice", 1)):
            add_die(state, self.rule)

    def combat_bonus(self) -> tuple[str, ...]:
        return (BONUS_DIE,)


TRAIT = ExtraDie
