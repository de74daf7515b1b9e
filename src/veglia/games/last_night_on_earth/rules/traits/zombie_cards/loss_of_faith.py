"""Loss of Faith: a Faith is cancelled, or a break check is rolled again."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.content import HAND_WEAPON
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.traits.zombie_cards.cancel_hero_card import is_announced
from veglia.games.last_night_on_earth.rules.weapons import check_again
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option

CANCEL: Final = 0
CHECK: Final = 1
FAITH: Final = "faith"


class LossOfFaith(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if is_announced(moment) and state.kind(moment.card).has(FAITH):
            return [source.option(pick=moment.card, mode=CANCEL)]
        if moment.name == "break_check" and state.kind(moment.card).type == HAND_WEAPON:
            return [source.option(hero=moment.hero, pick=moment.card, mode=CHECK)]
        return []

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == CANCEL:
            cancel(state)
        else:
            check_again(state, played.pick)


TRAIT = LossOfFaith
