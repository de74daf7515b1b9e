"""A Town Overrun: cards from the top of the Hero deck are discarded."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.drawing import mill_hero_deck
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import AT_ONCE, IMMEDIATE
from veglia.kernel.machine import Option

CARDS: Final = 10


class TownOverrun(Trait[LastNightState]):
    rule: ClassVar[str] = AT_ONCE

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == IMMEDIATE else []

    def play(self, state: LastNightState, played: Played) -> None:
        mill_hero_deck(state, CARDS)


TRAIT = TownOverrun
