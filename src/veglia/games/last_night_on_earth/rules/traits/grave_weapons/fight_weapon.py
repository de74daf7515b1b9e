"""A Grave Weapon that acts in each fight of its bearer: `dice` and `plus` for the Zombie, `hero_dice`."""

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState


class FightWeapon(GraveWeapon):
    def zombie_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        if not self.fights(source, fight):
            return 0
        self.tell(state, source)
        return int(self.args.get("dice", 0))

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        return int(self.args.get("hero_dice", 0)) if self.fights(source, fight) else 0

    def zombie_plus(self, state: LastNightState, source: Source, fight: Fight) -> int:
        return int(self.args.get("plus", 0)) if self.fights(source, fight) else 0


TRAIT = FightWeapon
