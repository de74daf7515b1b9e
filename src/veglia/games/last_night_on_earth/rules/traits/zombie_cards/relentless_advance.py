"""Relentless Advance: D6 Zombies move one space at once; then they act as usual."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.plays import SPACE, ZOMBIE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.rolling import roll_number
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, ZOMBIE_START, zombies_of
from veglia.games.last_night_on_earth.rules.zombie_moving import step_zombie, ways
from veglia.kernel.machine import Option


class RelentlessAdvance(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def movers(self, state: LastNightState, seat: int, gone: tuple[int, ...]) -> list[Zombie]:
        """Return the Zombies that can still be moved: a Zombie with a Hero stays where it is."""
        return [
            zombie
            for zombie in zombies_of(state, seat)
            if zombie.number not in gone
            and not zombie.is_fresh
            and not zombie.has_moved
            and not state.heroes_in(zombie.space)
            and ways(state, zombie)
        ]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ZOMBIE_START or not self.movers(state, source.seat, ()):
            return []
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        face = roll_number(state, played.card, self.rule)
        self.ask_who(state, (played.seat, face))

    def ask_who(self, state: LastNightState, data: tuple[int, ...]) -> None:
        """Ask for the next Zombie; `data` is the seat, how many may still move, and which have moved."""
        if data[1] > 0:
            movers = [zombie.number for zombie in self.movers(state, data[0], data[2:])]
            questions.ask(state, self, (data[0],), "zombie", ZOMBIE, movers, True, data=data)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, left, *gone = choice.data
        if choice.topic == "zombie":
            number = picked(option)
            zombie = state.zombie(number)
            if zombie is None:
                return
            data = (seat, left - 1, *gone, number)
            questions.ask(state, self, (seat,), "space", SPACE, ways(state, zombie), data=data)
            return
        zombie = state.zombie(gone[-1])
        # What the step brings comes before the next Zombie: a Reinforcement to be removed.
        self.ask_who(state, choice.data)
        if zombie is not None:
            step_zombie(state, zombie, picked(option))


TRAIT = RelentlessAdvance
