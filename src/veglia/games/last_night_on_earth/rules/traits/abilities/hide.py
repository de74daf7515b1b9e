"""Hide: before the dice of a fight of hers a roll may avoid it, once in each fight."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.fighting import end_fight
from veglia.games.last_night_on_earth.rules.hero_effects import PRE_FIGHT, own_fight
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.traits.abilities.better_number import best
from veglia.kernel.machine import Option

HIDE: Final = "hide"


class Hide(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.cancelled"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = own_fight(state, source, moment)
        if fight is None or moment.name != PRE_FIGHT or fight.has(self.id):
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        assert state.fight is not None
        state.fight.effects.append(self.id)
        needed = best(state, played.bearer, HIDE)
        if rolls(state, needed, self.rule, played.bearer, trait=self.id):
            end_fight(state, self.rule)


TRAIT = Hide
