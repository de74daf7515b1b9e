"""Ammo: discarded in place of a gun of the same Hero that has run out."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.cards import item_with
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.weapons import loses_on, save_weapon
from veglia.kernel.machine import Option


class Ammo(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.ranged.to-hit"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "break_check" or moment.hero != source.bearer:
            return []
        if not state.kind(moment.card).has("gun") or item_with(state, source.bearer, moment.card) < 0:
            return []
        if not loses_on(state, source.bearer, moment.card, moment.number):
            return []
        return [source.option(pick=moment.card)]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        save_weapon(state, played.pick)


TRAIT = Ammo
