"""Explosive: it may burst at the start of each Zombie turn, and does when a Gun or an explosion kills it."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.explosions import Exploded, light_others
from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.wounding import EXPLOSION, deal_wounds, kill_zombie, remove_zombie
from veglia.kernel.machine import Step

BURSTS_ON: Final = 6
REACHED_ON: Final = 3
TIMING: Final = "lnoe.faq.explosive-timing"


class Burst(Step[LastNightState]):
    """An Explosive Zombie bursts: others of its space are killed, Heroes there wounded, each on 3+."""

    rule: ClassVar[str] = "lnoe.faq.explosive-rotten-bodies"

    def __init__(self, zombie: int, card: int, space: int, is_dead: bool) -> None:
        self.zombie = zombie
        self.card = card
        self.space = space
        # Whether its death was the cause.
        self.is_dead = is_dead

    def run(self, state: LastNightState) -> None:
        if not self.is_dead:
            zombie = state.zombie(self.zombie)
            if zombie is None or zombie.weapon != self.card:
                # Another explosion has killed it first.
                return
            remove_zombie(state, self.zombie, self.rule)
        state.emit(Exploded(self.space, -1, self.card), self.rule)
        light_others(state, self.space, -1)
        for number in [one.number for one in state.zombies_in(self.space)]:
            # The Zombie that meets the objective is the last.
            if state.result is None and self.reaches(state, -1):
                kill_zombie(state, number, EXPLOSION, -1, -1)
        for hero in state.heroes_in(self.space):
            if state.result is None and self.reaches(state, hero):
                deal_wounds(state, hero, 1, EXPLOSION, -1)

    def reaches(self, state: LastNightState, hero: int) -> bool:
        return rolls(state, REACHED_ON, self.rule, hero, self.card)


class Explosive(GraveWeapon):
    def at_zombie_start(self, state: LastNightState, source: Source) -> None:
        zombie = state.zombie(source.bearer)
        if zombie is None or zombie.weapon_round >= state.round:
            return
        if rolls(state, BURSTS_ON, TIMING, card=source.card):
            state.push(Burst(source.bearer, source.card, zombie.space, False))

    def zombie_died(
        self, state: LastNightState, source: Source, zombie: int, space: int, cause: str, card: int
    ) -> None:
        if cause == EXPLOSION or (card >= 0 and state.kind(card).has("gun")):
            state.push(Burst(zombie, source.card, space, True))


TRAIT = Explosive
