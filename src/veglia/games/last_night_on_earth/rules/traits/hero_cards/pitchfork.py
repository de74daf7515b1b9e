"""Pitchfork: its bearer rolls any of his dice again, once in a fight; with a Torch it breaks only on 1."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.cards import has_item
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hand_weapons import HandWeapon
from veglia.games.last_night_on_earth.rules.hero_effects import reroll_hero
from veglia.games.last_night_on_earth.rules.plays import DIE, Choice, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import BONUS_REROLL
from veglia.kernel.machine import Option

DICE: Final = "dice"


class Pitchfork(HandWeapon):
    is_early: ClassVar[bool] = False

    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        self.ask(state, played.bearer, ())

    def ask(self, state: LastNightState, hero: int, chosen: tuple[int, ...]) -> None:
        assert state.fight is not None
        left = [die for die in range(len(state.fight.hero_dice)) if die not in chosen]
        seats = (state.heroes[hero].seat,)
        questions.ask(state, self, seats, DICE, DIE, left, bool(chosen), bearer=hero, data=chosen)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        die = picked(option)
        dice = choice.data if die < 0 else (*choice.data, die)
        assert state.fight is not None
        if die < 0 or len(dice) == len(state.fight.hero_dice):
            reroll_hero(state, dice, self.rule)
        else:
            self.ask(state, choice.bearer, dice)

    def never_breaks(self, state: LastNightState, source: Source, hero: int, card: int, face: int) -> bool:
        return card == source.card and face > 1 and has_item(state, hero, self.args["partner"])

    def combat_bonus(self) -> tuple[str, ...]:
        return (BONUS_REROLL,)


TRAIT = Pitchfork
