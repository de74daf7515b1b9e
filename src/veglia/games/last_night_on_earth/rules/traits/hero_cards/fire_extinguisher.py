"""Fire Extinguisher: ends a fight of its bearer, or pushes the Zombies in and beside his space."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.fighting import end_fight
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm, own_fight
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_moving import is_barred, put_zombie
from veglia.kernel.machine import Option

END: Final = 0
PUSH: Final = 1
WHERE: Final = "where"


class FireExtinguisher(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.cancelled"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = own_fight(state, source, moment)
        if fight is not None:
            return [source.option(hero=fight.hero, zombie=fight.zombie, mode=END)]
        if not is_calm(state) or not self.near(state, source.bearer):
            return []
        return [source.option(mode=PUSH)]

    def near(self, state: LastNightState, hero: int) -> list[int]:
        """Return the Zombies in the space of a Hero and beside it."""
        space = state.heroes[hero].space
        return [
            zombie.number for one in (space, *state.neighbours(space)) for zombie in state.zombies_in(one)
        ]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == END:
            end_fight(state, self.rule)
        else:
            self.ask(state, played.bearer, tuple(self.near(state, played.bearer)))

    def ask(self, state: LastNightState, hero: int, left: tuple[int, ...]) -> None:
        """Ask where the next Zombie goes; one that can go nowhere stays."""
        for place, number in enumerate(left):
            zombie = state.zombie(number)
            if zombie is None:
                continue
            spaces = [near for near in state.neighbours(zombie.space) if not is_barred(state, zombie, near)]
            if spaces:
                seats = (state.heroes[hero].seat,)
                questions.ask(state, self, seats, WHERE, SPACE, spaces, bearer=hero, data=left[place:])
                return

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        zombie = state.zombie(choice.data[0])
        assert zombie is not None
        put_zombie(state, zombie, picked(option), "lnoe.barr.forced-move")
        self.ask(state, choice.bearer, choice.data[1:])


TRAIT = FireExtinguisher
