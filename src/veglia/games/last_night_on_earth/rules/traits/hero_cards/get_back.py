"""Get Back You Devils: a Zombie beaten in this fight is killed without a double."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import HERO_WINS
from veglia.games.last_night_on_earth.rules.fighting import KILLS
from veglia.games.last_night_on_earth.rules.hero_effects import FIGHT_RESULT
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class GetBack(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.sequence"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != FIGHT_RESULT or fight is None:
            return []
        if fight.outcome != HERO_WINS or fight.has(KILLS):
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        assert state.fight is not None
        state.fight.effects.append(KILLS)


TRAIT = GetBack
