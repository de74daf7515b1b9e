"""Living Nightmare: each Zombie turn costs the Heroes a card, and Zombie Heroes roll two dice more."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.drawing import mill_hero_deck
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.models import ZOMBIE_HERO, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import IMMEDIATE, REMAINS
from veglia.kernel.machine import Option

DICE: Final = 2


class LivingNightmare(Trait[LastNightState]):
    rule: ClassVar[str] = REMAINS

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == IMMEDIATE else []

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, card=played.card, side=ZOMBIES)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return True

    def at_zombie_start(self, state: LastNightState, source: Source) -> None:
        mill_hero_deck(state, 1)

    def zombie_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        zombie = state.zombie(fight.zombie)
        return DICE if zombie is not None and zombie.kind == ZOMBIE_HERO else 0


TRAIT = LivingNightmare
