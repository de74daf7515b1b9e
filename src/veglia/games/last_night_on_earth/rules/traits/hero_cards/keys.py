"""Keys: their bearer is free of Locked Doors; discarded inside a building they give Hero cards."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import LOCKED_DOORS, Trait
from veglia.kernel.machine import Option


class Keys(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.active != source.bearer or not is_calm(state):
            return []
        if state.building_at(state.heroes[source.bearer].space) == OUTDOORS:
            return []
        return [source.option()]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        state.push(DrawHeroCards(played.bearer, self.args["cards"], self.rule))

    def ignores(self, state: LastNightState, source: Source, hero: int, what: str) -> bool:
        return what == LOCKED_DOORS


TRAIT = Keys
