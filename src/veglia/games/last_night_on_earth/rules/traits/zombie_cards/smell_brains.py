"""The Smell of Brains: every Zombie near a Hero comes one space nearer; then all move as usual."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.sight import distance
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, ZOMBIE_START
from veglia.games.last_night_on_earth.rules.zombie_moving import prey, step_zombie, ways
from veglia.kernel.machine import Option

REACH: Final = 2


class SmellBrains(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def movers(self, state: LastNightState, hero: int) -> list[Zombie]:
        """Return the Zombies near a Hero that are with no Hero and can come nearer."""
        space = state.heroes[hero].space
        return [
            zombie
            for zombie in state.zombies
            if distance(state, zombie.space, space) <= REACH
            and not zombie.is_fresh
            and not zombie.has_moved
            and not state.heroes_in(zombie.space)
            and self.nearer(state, zombie, hero)
        ]

    def nearer(self, state: LastNightState, zombie: Zombie, hero: int) -> list[int]:
        """Return the spaces by which a Zombie comes nearer to a Hero; hunger for another Hero binds it."""
        end = state.heroes[hero].space
        far = distance(state, zombie.space, end)
        if end in prey(state, zombie):
            return [end]
        return [space for space in ways(state, zombie) if distance(state, space, end) < far]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ZOMBIE_START:
            return []
        return [source.option(hero=hero) for hero in state.living() if self.movers(state, hero)]

    def play(self, state: LastNightState, played: Played) -> None:
        numbers = tuple(zombie.number for zombie in self.movers(state, played.hero))
        self.go_on(state, (played.seat, played.hero, *numbers))

    def go_on(self, state: LastNightState, data: tuple[int, ...]) -> None:
        """Move the next Zombie: `data` is the seat, the Hero, and the Zombies that are still to come."""
        if len(data) < 3:
            return
        seat, hero, number = data[:3]
        zombie = state.zombie(number)
        spaces = [] if zombie is None or not state.is_alive(hero) else self.nearer(state, zombie, hero)
        if spaces:
            questions.ask(state, self, (seat,), "space", SPACE, spaces, data=data)
        else:
            self.go_on(state, (seat, hero, *data[3:]))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, hero, number = choice.data[:3]
        zombie = state.zombie(number)
        # What the step brings comes before the next Zombie: a Reinforcement to be removed.
        self.go_on(state, (seat, hero, *choice.data[3:]))
        if zombie is not None:
            step_zombie(state, zombie, picked(option))


TRAIT = SmellBrains
