"""Zombie cards with a Sacrifice cost: Zombies that leave the board as the card is announced."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.plays import ZOMBIE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import remove_zombie
from veglia.games.last_night_on_earth.rules.zombie_effects import ZOMBIE_START, zombies_of
from veglia.kernel.machine import Option

TOPIC: Final = "sacrifice"


def sacrifice(state: LastNightState, zombie: int) -> None:
    """Take a Zombie off the board: it goes back to the pool and has not been killed."""
    remove_zombie(state, zombie, "lnoe.sac.removed-not-killed")


class SacrificeCard(Trait[LastNightState]):
    """A card that is played at the start of the Zombie turn if its whole cost can be paid."""

    rule: ClassVar[str] = "lnoe.sac.timing"

    def cost(self, state: LastNightState, card: int) -> int:
        return state.kind(card).sacrifice

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ZOMBIE_START:
            return []
        if len(zombies_of(state, source.seat)) < self.cost(state, source.card):
            return []
        return self.targets(state, source)

    def targets(self, state: LastNightState, source: Source) -> list[Option]:
        """Return the ways to play it, once its cost can be paid."""
        raise NotImplementedError(type(self).__name__)

    def spared(self, state: LastNightState, hero: int) -> int:
        """Return a Zombie that may not be sacrificed because the card needs it, -1 for none."""
        return -1

    def pay(self, state: LastNightState, played: Played) -> None:
        """A Zombie that the option names is the sacrifice; otherwise the player chooses."""
        if played.zombie >= 0:
            sacrifice(state, played.zombie)
        else:
            self.ask_for_one(state, played.seat, self.cost(state, played.card), played.hero)

    def ask_for_one(self, state: LastNightState, seat: int, left: int, hero: int) -> None:
        if left > 0:
            spared = self.spared(state, hero)
            numbers = [one.number for one in zombies_of(state, seat) if one.number != spared]
            questions.ask(state, self, (seat,), TOPIC, ZOMBIE, numbers, data=(seat, left, hero))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, left, hero = choice.data
        sacrifice(state, picked(option))
        self.ask_for_one(state, seat, left - 1, hero)


def last_one_with(state: LastNightState, hero: int) -> int:
    """Return the only Zombie in the space of a Hero, -1 if there are none or several."""
    there: list[Zombie] = state.zombies_in(state.heroes[hero].space)
    return there[0].number if len(there) == 1 else -1
