"""Living Nightmare: each Zombie turn costs the Heroes a card, and Zombie Heroes roll two dice more."""

from typing import Final

from veglia.games.last_night_on_earth.rules.drawing import mill_hero_deck
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.models import ZOMBIE_HERO
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import CardInPlay

DICE: Final = 2


class LivingNightmare(CardInPlay):
    def at_zombie_start(self, state: LastNightState, source: Source) -> None:
        mill_hero_deck(state, 1)

    def zombie_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        zombie = state.zombie(fight.zombie)
        return DICE if zombie is not None and zombie.kind == ZOMBIE_HERO else 0


TRAIT = LivingNightmare
