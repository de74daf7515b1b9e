"""My God, He's a Zombie: a Townsfolk Event may be cancelled for good, or a Zombie appears beside a Hero."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.content import TOWNSFOLK
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.spawning import bring, room_for
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.traits.zombie_cards.cancel_hero_card import is_announced, succeeds
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, ZOMBIE_START, colour_of
from veglia.kernel.machine import Option

NEEDED: Final = 4
CANCEL: Final = 0
PLACE: Final = 1


class HesAZombie(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if is_announced(moment) and state.kind(moment.card).type == TOWNSFOLK:
            return [source.option(pick=moment.card, mode=CANCEL)]
        if moment.name != ZOMBIE_START or not room_for(state, colour_of(state, source.seat)):
            return []
        spaces = {near for hero in state.living() for near in state.neighbours(state.heroes[hero].space)}
        return [source.option(space=space, mode=PLACE) for space in sorted(spaces)]

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == PLACE:
            bring(state, colour_of(state, played.seat), played.space, False, self.rule)
        elif succeeds(state, played.card, NEEDED, "lnoe.cards.cancel"):
            cancel(state, is_removed=True)


TRAIT = HesAZombie
