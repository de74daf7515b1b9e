"""Lucky: once in a fight of hers the Zombie rolls its dice again."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import FIGHT, own_fight, reroll_zombie
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Lucky(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.own-abilities"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = own_fight(state, source, moment)
        if fight is None or moment.name != FIGHT or fight.has(self.id):
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        assert state.fight is not None
        state.fight.effects.append(self.id)
        reroll_zombie(state, self.rule)


TRAIT = Lucky
