"""Fence Post: in step 4 its bearer may fight a Zombie beside him; a fight lost there wounds nobody."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import weapons
from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.fighting import HARMLESS, begin_fight
from veglia.games.last_night_on_earth.rules.phases import HERO_FIGHT
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class FencePost(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.weapon.combat-bonus"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.phase != HERO_FIGHT or state.fight is not None:
            return []
        if state.active != source.bearer or source.card in state.weapon_users:
            return []
        space = state.heroes[source.bearer].space
        beside = [zombie for near in state.neighbours(space) for zombie in state.zombies_in(near)]
        return [source.option(zombie=zombie.number) for zombie in one_of_each(state, beside)]

    def play(self, state: LastNightState, played: Played) -> None:
        begin_fight(state, played.bearer, played.zombie, [HARMLESS])
        weapons.mark_used(state, played.bearer, played.card)
        weapons.check_break(state, played.bearer, played.card)


TRAIT = FencePost
