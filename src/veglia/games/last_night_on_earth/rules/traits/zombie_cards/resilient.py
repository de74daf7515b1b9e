"""Resilient: a Gun that has killed a Zombie is discarded."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.cards import discard_item, item_with
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option


class Resilient(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "kill" or moment.card < 0 or moment.hero < 0 or not state.is_alive(moment.hero):
            return []
        if not state.kind(moment.card).has("gun") or item_with(state, moment.hero, moment.card) < 0:
            return []
        return [source.option(hero=moment.hero, pick=moment.card)]

    def play(self, state: LastNightState, played: Played) -> None:
        discard_item(state, played.hero, played.pick, is_saved=True)


TRAIT = Resilient
