"""Faithful: an Event of one title that is played on its Hero stays in play on him."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Faithful(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def keeps_event(self, state: LastNightState, source: Source, hero: int, card: int) -> bool:
        title: str = self.args["card"]
        return hero == source.bearer and state.kind(card).id == title


TRAIT = Faithful
