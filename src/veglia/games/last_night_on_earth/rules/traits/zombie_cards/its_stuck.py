"""It's Stuck: a Hand Weapon that has not broken cannot be used until the next Hero turn."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.content import HAND_WEAPON
from veglia.games.last_night_on_earth.rules.models import UNTIL_HERO_TURN, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.weapons import loses_on
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, row_of
from veglia.kernel.machine import Option


class ItsStuck(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "break_check" or state.kind(moment.card).type != HAND_WEAPON:
            return []
        if loses_on(state, moment.hero, moment.card, moment.number):
            return []
        return [source.option(hero=moment.hero, pick=moment.card)]

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(
            state, self.id, self.rule, side=ZOMBIES, hero=played.hero, until=UNTIL_HERO_TURN, data=played.pick
        )

    def bars_item(self, state: LastNightState, source: Source, hero: int, card: int) -> bool:
        return row_of(state, source).data == card


TRAIT = ItsStuck
