"""There's Too Many!: D6 Zombies are spawned; those that the pool lacks are taken from the board."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.models import RED, ZOMBIE_HERO
from veglia.games.last_night_on_earth.rules.plays import ZOMBIE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.rolling import roll_number
from veglia.games.last_night_on_earth.rules.spawning import room_for, spawn
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import remove_zombie
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, colour_of, zombies_of
from veglia.games.last_night_on_earth.rules.zombie_turn import are_reds_normal
from veglia.kernel.machine import Option


class TooMany(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "zombie_end" or not state.pits:
            return []
        if not room_for(state, colour_of(state, source.seat)) and not self.takeable(state, source.seat):
            return []
        return [source.option()]

    def takeable(self, state: LastNightState, seat: int) -> list[int]:
        """Return the Zombies on the board that can be spawned again: reds with an ability cannot."""
        has_reds = are_reds_normal(state)
        return [
            zombie.number
            for zombie in zombies_of(state, seat)
            if zombie.kind != ZOMBIE_HERO and (has_reds or zombie.kind != RED)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        face = roll_number(state, played.card, self.rule)
        self.go_on(state, played.seat, face)

    def go_on(self, state: LastNightState, seat: int, count: int) -> None:
        """Ask for Zombies on the board while the pool has too few, then spawn."""
        colour = colour_of(state, seat)
        takeable = self.takeable(state, seat)
        if room_for(state, colour) < count and takeable:
            questions.ask(state, self, (seat,), "zombie", ZOMBIE, takeable, True, data=(seat, count))
        else:
            spawn(state, colour, count)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, count = choice.data
        number = picked(option)
        if number < 0:
            spawn(state, colour_of(state, seat), count)
            return
        remove_zombie(state, number, "lnoe.general.zombie-pool")
        self.go_on(state, seat, count)


TRAIT = TooMany
