"""Rotten Bodies: D6 Zombies fall apart; until the next Zombie turn no other can be killed."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting, questions
from veglia.games.last_night_on_earth.rules.models import UNTIL_ZOMBIE_TURN, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import ZOMBIE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.rolling import roll_number
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import remove_zombie
from veglia.games.last_night_on_earth.rules.zombie_effects import AT_ONCE, IMMEDIATE
from veglia.kernel.machine import Option


class RottenBodies(Trait[LastNightState]):
    rule: ClassVar[str] = AT_ONCE

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == IMMEDIATE else []

    def play(self, state: LastNightState, played: Played) -> None:
        face = roll_number(state, played.card, self.rule)
        lasting.lay(state, self.id, self.rule, side=ZOMBIES, until=UNTIL_ZOMBIE_TURN)
        self.ask_for_one(state, played.seat, face)

    def ask_for_one(self, state: LastNightState, seat: int, left: int) -> None:
        """Ask which Zombie is removed next; all go where they are too few."""
        if left > 0:
            numbers = [zombie.number for zombie in state.zombies]
            questions.ask(state, self, (seat,), "zombie", ZOMBIE, numbers, data=(seat, left))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, left = choice.data
        remove_zombie(state, picked(option), self.rule)
        self.ask_for_one(state, seat, left - 1)

    def bars_killing(self, state: LastNightState, source: Source, zombie: int) -> bool:
        return True


TRAIT = RottenBodies
