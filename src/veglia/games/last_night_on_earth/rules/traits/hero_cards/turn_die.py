"""A Fight Die more for a Hero until the end of the turn: what several Events do, among other things."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_effects import add_die_now, row_of
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class TurnDie(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, hero=played.hero, until=UNTIL_TURN_ENDS)
        self.now(state, played.hero)

    def now(self, state: LastNightState, hero: int) -> None:
        add_die_now(state, hero, self.rule)

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        row = row_of(state, source)
        return int(row is not None and row.hero == fight.hero)


TRAIT = TurnDie
