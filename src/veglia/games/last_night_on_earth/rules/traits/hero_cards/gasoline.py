"""Gasoline: discarded during the bearer's move, it puts a Gas marker into his space or beside it."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.explosions import place_gas
from veglia.games.last_night_on_earth.rules.phases import HERO_MOVE
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Gasoline(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.gas.placed"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.phase != HERO_MOVE or state.active != source.bearer:
            return []
        space = state.heroes[source.bearer].space
        return [source.option(space=near) for near in (space, *state.neighbours(space))]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        place_gas(state, played.space)

    def can_be_sent(self, state: LastNightState, card: int, hero: int, cards: tuple[int, ...]) -> bool:
        return True

    def sent(self, state: LastNightState, card: int, hero: int, space: int, cards: tuple[int, ...]) -> None:
        place_gas(state, space, "lnoe.combine.betsy-gas")


TRAIT = Gasoline
