"""Back to Back: until the turn ends, Heroes who share a space with another Hero roll a Fight Die more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_effects import PRE_FIGHT
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class BackToBack(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.survival-tactics"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == PRE_FIGHT else []

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, until=UNTIL_TURN_ENDS)

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        space = state.heroes[fight.hero].space
        return int(len(state.heroes_in(space)) > 1)


TRAIT = BackToBack
