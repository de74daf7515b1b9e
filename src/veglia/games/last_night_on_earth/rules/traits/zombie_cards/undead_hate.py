"""Undead Hate the Living: the Hero rolls those of his dice again that the Zombie player picks."""

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.hero_effects import reroll_hero
from veglia.games.last_night_on_earth.rules.plays import DIE, Choice, Played, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import FightCard
from veglia.kernel.machine import Option


class UndeadHate(FightCard):
    def play(self, state: LastNightState, played: Played) -> None:
        self.ask_for_die(state, played.seat, ())

    def ask_for_die(self, state: LastNightState, seat: int, chosen: tuple[int, ...]) -> None:
        """Ask for one die more; at least one is picked."""
        fight = state.fight
        assert fight is not None
        left = [die for die in range(len(fight.hero_dice)) if die not in chosen]
        if not left:
            reroll_hero(state, chosen, self.rule)
            return
        questions.ask(state, self, (seat,), "die", DIE, left, bool(chosen), data=(seat, *chosen))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, dice = choice.data[0], choice.data[1:]
        die = picked(option)
        if die < 0:
            reroll_hero(state, dice, self.rule)
        else:
            self.ask_for_die(state, seat, (*dice, die))


TRAIT = UndeadHate
