"""Diversion: up to four Zombies that are with no Hero move one space each, as the Heroes like."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.alike import one_of_each
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.plays import SPACE, ZOMBIE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_moving import is_barred, put_zombie
from veglia.kernel.machine import Option

WHICH: Final = "zombie"
WHERE: Final = "space"


class Diversion(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.barr.forced-move"

    def movers(self, state: LastNightState, moved: tuple[int, ...]) -> list[int]:
        """Return the Zombies that can be moved, one of those that are alike."""
        found = [
            zombie
            for zombie in state.zombies
            if zombie.number not in moved and not state.heroes_in(zombie.space) and self.ways(state, zombie)
        ]
        return [zombie.number for zombie in one_of_each(state, found)]

    def ways(self, state: LastNightState, zombie: Zombie) -> list[int]:
        return [space for space in state.neighbours(zombie.space) if not is_barred(state, zombie, space)]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if is_calm(state) and self.movers(state, ()) else []

    def play(self, state: LastNightState, played: Played) -> None:
        self.ask(state, played.seat, ())

    def ask(self, state: LastNightState, seat: int, moved: tuple[int, ...]) -> None:
        """Ask which Zombie moves next; after the first the player may stop."""
        if len(moved) < self.args["zombies"]:
            numbers = self.movers(state, moved)
            questions.ask(state, self, (seat,), WHICH, ZOMBIE, numbers, bool(moved), data=(seat, *moved))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, moved = choice.data[0], choice.data[1:]
        number = picked(option)
        if number < 0:
            return
        if choice.topic == WHICH:
            zombie = state.zombie(number)
            assert zombie is not None
            spaces = self.ways(state, zombie)
            questions.ask(state, self, (seat,), WHERE, SPACE, spaces, data=(seat, *moved, zombie.number))
            return
        zombie = state.zombie(moved[-1])
        assert zombie is not None
        put_zombie(state, zombie, number, self.rule)
        self.ask(state, seat, moved)


TRAIT = Diversion
