"""The Taken Over marker, laid before the game: it acts and is cancelled like the card, without Zombies."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.zombie_cards.taken_the import TakenThe


class TakenOverMarker(TakenThe):
    counts_as_card: ClassVar[bool] = True

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        lasting.lay(state, self.id, "lnoe.taken.setup", side=ZOMBIES, building=building)


TRAIT = TakenOverMarker
