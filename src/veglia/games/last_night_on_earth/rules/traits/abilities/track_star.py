"""Track Star: adds to every Movement roll of its Hero."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class TrackStar(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.hmove.modifiers"

    def movement(self, state: LastNightState, source: Source, hero: int) -> int:
        plus: int = self.args["plus"]
        return plus if hero == source.bearer else 0


TRAIT = TrackStar
