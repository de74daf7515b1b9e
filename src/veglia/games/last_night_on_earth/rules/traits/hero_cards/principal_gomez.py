"""Principal Gomez: cancels a Zombie card, or makes the Zombie of a fight roll again."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.hero_effects import (
    FIGHT,
    is_zombie_card,
    open_fight,
    reroll_zombie,
)
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

CANCEL: Final = 0
REROLL: Final = 1


class PrincipalGomez(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.cancel"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if is_zombie_card(state, moment, is_in_fight=False):
            return [source.option(pick=moment.card, mode=CANCEL)]
        fight = open_fight(state, moment)
        if fight is None or moment.name != FIGHT:
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie, mode=REROLL)]

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == CANCEL:
            cancel(state)
        else:
            reroll_zombie(state, "lnoe.fight.cards-after-roll")


TRAIT = PrincipalGomez
