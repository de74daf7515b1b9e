"""Clean Up on Aisle 7: when he has won a fight without a double, a roll kills the Zombie."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import HERO_WINS
from veglia.games.last_night_on_earth.rules.fighting import KILLS, has_double
from veglia.games.last_night_on_earth.rules.hero_effects import FIGHT_RESULT
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class CleanUp(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.own-abilities"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != FIGHT_RESULT or fight is None or fight.hero != source.bearer:
            return []
        if fight.outcome != HERO_WINS or has_double(fight.hero_dice):
            return []
        if fight.has(self.id) or fight.has(KILLS):
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        assert state.fight is not None
        state.fight.effects.append(self.id)
        if rolls(state, self.args["needed"], self.rule, played.bearer, trait=self.id):
            state.fight.effects.append(KILLS)


TRAIT = CleanUp
