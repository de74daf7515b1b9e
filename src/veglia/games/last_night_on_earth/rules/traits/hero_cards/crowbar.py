"""Crowbar: its bearer wins a tied fight."""

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.fighting import HERO_WINS_TIES
from veglia.games.last_night_on_earth.rules.hand_weapons import HandWeapon
from veglia.games.last_night_on_earth.rules.plays import Played
from veglia.games.last_night_on_earth.rules.state import LastNightState


class Crowbar(HandWeapon):
    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        fight.effects.append(HERO_WINS_TIES)


TRAIT = Crowbar
