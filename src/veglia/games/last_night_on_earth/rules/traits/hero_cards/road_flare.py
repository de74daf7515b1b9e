"""Road Flare: discarded, it keeps Zombies out of the space of its bearer until the next Hero turn."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import is_calm, row_of
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_HERO_TURN
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class RoadFlare(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.zmove.hunger-blocked"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.active != source.bearer or not is_calm(state):
            return []
        return [source.option(space=state.heroes[source.bearer].space)]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, space=played.space, until=UNTIL_HERO_TURN)

    def bars_zombie(self, state: LastNightState, source: Source, zombie: int, start: int, end: int) -> bool:
        row = row_of(state, source)
        return row is not None and row.space == end


TRAIT = RoadFlare
