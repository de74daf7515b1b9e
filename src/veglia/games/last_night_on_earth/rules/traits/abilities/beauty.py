"""Beauty: other Heroes in her space with a keyword roll a Fight Die more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Beauty(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.hero-dice"

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        if fight.hero == source.bearer:
            return 0
        if state.heroes[fight.hero].space != state.heroes[source.bearer].space:
            return 0
        return int(hero_has(state, fight.hero, self.args["keyword"]))


TRAIT = Beauty
