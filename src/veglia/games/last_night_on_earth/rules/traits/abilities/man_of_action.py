"""Man of Action: in any building a Search may take a card of one title from the Hero discards."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class ManOfAction(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.search.pickup"

    def allows_pick_up(self, state: LastNightState, source: Source, hero: int, card: int) -> bool:
        title: str = self.args["card"]
        return hero == source.bearer and state.kind(card).id == title


TRAIT = ManOfAction
