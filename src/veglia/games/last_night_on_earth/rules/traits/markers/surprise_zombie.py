"""A surprise attack under two Zombie players: they choose whose Zombie appears."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.models import BROWN, GREEN, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import NUMBER, Choice, picked
from veglia.games.last_night_on_earth.rules.spawning import bring, room_for
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

# This trait, and the colour of a single Zombie player.
PLACER: Final = "marker/surprise_zombie"
EITHER: Final = -1


class SurpriseZombie(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.explore.surprise-attack"

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        space, left = choice.data
        bring(state, picked(option), space, False, self.rule)
        surprise(state, space, left - 1)


def surprise(state: LastNightState, space: int, count: int) -> None:
    """Place new Zombies in a Hero's space; he fights them in his step 4.

    Of two Zombie players either may say whose Zombie comes, while both have one in the pool.
    """
    is_shared = len(state.seats_of(ZOMBIES)) > 1
    for left in range(count, 0, -1):
        colours = [one for one in ((BROWN, GREEN) if is_shared else (EITHER,)) if room_for(state, one)]
        if len(colours) > 1:
            placer = state.content.traits[PLACER]
            seats = tuple(state.seats_of(ZOMBIES))
            questions.ask(state, placer, seats, "colour", NUMBER, colours, data=(space, left))
            return
        for colour in colours:
            bring(state, colour, space, False, "lnoe.explore.surprise-attack")


TRAIT = SurpriseZombie
