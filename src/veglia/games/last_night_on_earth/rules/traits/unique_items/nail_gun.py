"""Nail Gun: a gun; in place of a shot a marker builds or reinforces a Barricade on a touched wall."""

from typing import Final

from veglia.games.last_night_on_earth.rules import barricades, weapons
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.shooting import RANGED
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.gun import Gun
from veglia.kernel.machine import Option

NAIL: Final = 2


class NailGun(Gun):
    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        found = super().plays(state, source, moment)
        if moment.name != RANGED or moment.hero != source.bearer or not state.has_rule("barricades"):
            return found
        space = state.heroes[source.bearer].space
        return found + [
            source.option(wall=wall, mode=NAIL) for wall in barricades.walls_to_build(state, space)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode != NAIL:
            super().play(state, played)
            return
        weapons.mark_used(state, played.bearer, played.card)
        weapons.check_ammunition(state, played.bearer, played.card, 0)
        barricades.build(state, played.wall, played.bearer)


TRAIT = NailGun
