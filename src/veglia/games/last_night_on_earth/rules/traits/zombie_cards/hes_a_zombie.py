"""My God, He's a Zombie: a Townsfolk Event may be cancelled for good, or a Zombie appears beside a Hero.

Where Townsfolk go with Heroes (Save the Townsfolk), one of them may be lost instead.
"""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.content import TOWNSFOLK
from veglia.games.last_night_on_earth.rules.piles import remove_from_game
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
LOSE: Final = 2


class HesAZombie(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if is_announced(moment) and state.kind(moment.card).type == TOWNSFOLK:
            return [source.option(pick=moment.card, mode=CANCEL)]
        if moment.name != ZOMBIE_START:
            return []
        found = [
            source.option(hero=hero, pick=card, mode=LOSE)
            for hero in state.living()
            for card in state.heroes[hero].townsfolk
        ]
        if room_for(state, colour_of(state, source.seat)):
            spaces = {near for hero in state.living() for near in state.neighbours(state.heroes[hero].space)}
            found += [source.option(space=space, mode=PLACE) for space in sorted(spaces)]
        return found

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == PLACE:
            bring(state, colour_of(state, played.seat), played.space, False, self.rule)
        elif not succeeds(state, played.card, NEEDED, "lnoe.cards.cancel"):
            return
        elif played.mode == CANCEL:
            cancel(state, is_removed=True)
        elif played.pick in state.heroes[played.hero].townsfolk:
            # Whoever has answered with an own Event is no longer with his Hero.
            state.heroes[played.hero].townsfolk.remove(played.pick)
            remove_from_game(state, played.pick)


TRAIT = HesAZombie
