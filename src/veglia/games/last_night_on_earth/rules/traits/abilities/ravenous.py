"""Ravenous: once in a Zombie turn a Zombie rolls one Fight Die more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fighting import dice_changed
from veglia.games.last_night_on_earth.rules.phases import is_hero_turn
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import FIGHT, is_mine
from veglia.kernel.machine import Option


class Ravenous(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-zombie"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != FIGHT or fight is None or is_hero_turn(state):
            return []
        zombie = state.zombie(fight.zombie)
        if zombie is None or not is_mine(state, source.seat, zombie) or source.card in state.abilities_used:
            return []
        return [source.option(zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        fight = state.fight
        assert fight is not None
        state.abilities_used.append(played.card)
        fight.zombie_dice.append(state.dice.die())
        dice_changed(state, self.rule)


TRAIT = Ravenous
