"""Bickering: all Heroes of one space, two or more, lose their turn."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.traits.zombie_cards.pair_loses_turn import lose_turn
from veglia.kernel.machine import Option


class Bickering(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.lost-turn"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "hero_start":
            return []
        spaces = sorted({state.heroes[hero].space for hero in state.living()})
        return [source.option(space=space) for space in spaces if len(state.heroes_in(space)) > 1]

    def play(self, state: LastNightState, played: Played) -> None:
        for hero in state.heroes_in(played.space):
            lose_turn(state, hero, self.rule)


TRAIT = Bickering
