"""Farmer Sty: the Zombie that is to move stays in this turn, or a die of a fight is changed by 1."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.hero_effects import change_die, die_changes, open_fight, row_of
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_moving import about_to_move
from veglia.kernel.machine import Option

HOLD: Final = 0


class FarmerSty(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = open_fight(state, moment)
        if fight is not None:
            return die_changes(source, fight)
        movers = one_of_each(state, about_to_move(state, moment))
        return [source.option(zombie=zombie.number, mode=HOLD) for zombie in movers]

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == HOLD:
            lay(state, self.id, self.rule, zombie=played.zombie, until=UNTIL_TURN_ENDS)
        else:
            change_die(state, played.die, played.mode, "lnoe.fight.cards-after-roll")

    def bars_zombie(self, state: LastNightState, source: Source, zombie: int, start: int, end: int) -> bool:
        row = row_of(state, source)
        return row is not None and row.zombie == zombie


TRAIT = FarmerSty
