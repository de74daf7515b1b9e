"""Fire Axe: cancels a Zombie Fight card in a fight of its bearer, who is free of Locked Doors."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import weapons
from veglia.games.last_night_on_earth.rules.hero_effects import is_zombie_card
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import LOCKED_DOORS, Trait
from veglia.kernel.machine import Option


class FireAxe(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.weapon.combat-bonus"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_zombie_card(state, moment, is_in_fight=True):
            return []
        if state.fight is None or state.fight.hero != source.bearer:
            return []
        return [source.option(pick=moment.card)]

    def play(self, state: LastNightState, played: Played) -> None:
        weapons.mark_used(state, played.bearer, played.card)
        weapons.check_break(state, played.bearer, played.card)
        cancel(state)

    def ignores(self, state: LastNightState, source: Source, hero: int, what: str) -> bool:
        return what == LOCKED_DOORS


TRAIT = FireAxe
