"""Old Pitchfork: its bearer may roll its dice again, once in a fight."""

from veglia.games.last_night_on_earth.rules.fighting import dice_changed
from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import FIGHT
from veglia.kernel.machine import Option


class OldPitchfork(GraveWeapon):
    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != FIGHT or fight is None or not self.fights(source, fight):
            return []
        if source.card in fight.used:
            return []
        return [source.option(zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        fight = state.fight
        assert fight is not None
        fight.used.append(played.card)
        fight.zombie_dice = state.dice.roll(len(fight.zombie_dice))
        dice_changed(state, self.rule)


TRAIT = OldPitchfork
