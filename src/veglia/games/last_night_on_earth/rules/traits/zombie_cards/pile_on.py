"""Pile On: two Zombies are sacrificed; a Hero who is with a Zombie may not leave his space for a turn."""

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.models import UNTIL_ZOMBIE_TURN, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.sacrifices import SacrificeCard, last_one_with
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import lies_on, zombies_of
from veglia.kernel.machine import Option


class PileOn(SacrificeCard):
    def targets(self, state: LastNightState, source: Source) -> list[Option]:
        numbers = [zombie.number for zombie in zombies_of(state, source.seat)]
        return [
            source.option(hero=hero)
            for hero in state.living()
            if state.zombies_in(state.heroes[hero].space)
            and self.is_payable(state, source.card, numbers, hero)
        ]

    def is_payable(self, state: LastNightState, card: int, numbers: list[int], hero: int) -> bool:
        """Return whether the cost can be paid so that a Zombie is still with the Hero."""
        there = [one.number for one in state.zombies_in(state.heroes[hero].space)]
        elsewhere = [number for number in numbers if number not in there]
        others = [number for number in there if number not in numbers]
        mine = len(there) - len(others)
        return len(elsewhere) + (mine if others else mine - 1) >= self.cost(state, card)

    def spared(self, state: LastNightState, hero: int) -> int:
        return last_one_with(state, hero)

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, side=ZOMBIES, hero=played.hero, until=UNTIL_ZOMBIE_TURN)

    def bars_leaving(self, state: LastNightState, source: Source, hero: int) -> bool:
        return lies_on(state, source, hero)


TRAIT = PileOn
