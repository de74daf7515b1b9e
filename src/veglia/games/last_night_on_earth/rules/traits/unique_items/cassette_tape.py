"""Cassette Tape: once in the game Zombies near its bearer come one space nearer to a space that he names."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.item_uses import is_spent, mark_game
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.sight import distance
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import SEWERS
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_moving import is_barred, put_zombie
from veglia.kernel.machine import Option

TOWARDS: Final = "towards"
STEP: Final = "step"


class CassetteTape(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.barr.forced-move"

    def near(self, state: LastNightState, hero: int) -> list[int]:
        """Return the Zombies in reach of a Hero that are with no Hero."""
        space = state.heroes[hero].space
        reach: int = self.args["reach"]
        return [
            zombie.number
            for zombie in state.zombies
            if distance(state, zombie.space, space) <= reach and not state.heroes_in(zombie.space)
        ]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.active != source.bearer or not is_calm(state):
            return []
        if is_spent(state, source.card) or not self.near(state, source.bearer):
            return []
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        mark_game(state, played.card)
        spaces = list(range(state.town.count - SEWERS))
        questions.ask(state, self, (played.seat,), TOWARDS, SPACE, spaces, bearer=played.bearer)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        space = picked(option)
        if choice.topic == TOWARDS:
            self.go_on(state, choice.bearer, space, tuple(self.near(state, choice.bearer)))
            return
        end, number = choice.data[0], choice.data[1]
        zombie = state.zombie(number)
        assert zombie is not None
        put_zombie(state, zombie, space, self.rule)
        self.go_on(state, choice.bearer, end, choice.data[2:])

    def ways(self, state: LastNightState, zombie: Zombie, end: int) -> list[int]:
        """Return the spaces by which a Zombie comes nearer; Barricades are no hindrance."""
        far = distance(state, zombie.space, end)
        return [
            space
            for space in state.neighbours(zombie.space)
            if distance(state, space, end) < far and not is_barred(state, zombie, space)
        ]

    def go_on(self, state: LastNightState, hero: int, end: int, left: tuple[int, ...]) -> None:
        """Ask by which space the next Zombie comes nearer; one that cannot stays."""
        for place, number in enumerate(left):
            zombie = state.zombie(number)
            spaces = [] if zombie is None else self.ways(state, zombie, end)
            if spaces:
                seats = (state.heroes[hero].seat,)
                questions.ask(state, self, seats, STEP, SPACE, spaces, bearer=hero, data=(end, *left[place:]))
                return


TRAIT = CassetteTape
