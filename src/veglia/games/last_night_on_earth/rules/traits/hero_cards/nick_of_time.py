"""Nick of Time: after the movement of a Hero, one Hero moves up to some spaces."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.hero_moving import ExtraMove
from veglia.games.last_night_on_earth.rules.hero_steps import moves
from veglia.games.last_night_on_earth.rules.phases import HERO_BEGIN, HERO_MOVE
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import NOTHING, Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class NickOfTime(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.hmove.distance"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or not is_calm(state):
            return []
        if state.phase in (HERO_BEGIN, HERO_MOVE) and moment.space == NOTHING:
            # Not before the end of step 1.
            return []
        spaces: int = self.args["spaces"]
        return [source.option(hero=hero) for hero in state.living() if moves(state, hero, spaces)]

    def play(self, state: LastNightState, played: Played) -> None:
        state.push(ExtraMove(played.hero, self.args["spaces"]))


TRAIT = NickOfTime
