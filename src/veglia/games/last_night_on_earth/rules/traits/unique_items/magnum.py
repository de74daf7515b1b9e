"""Magnum: a gun of which a 6 also hits a second Zombie of the space."""

from typing import Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.plays import NOBODY, ZOMBIE, Choice, Played, picked
from veglia.games.last_night_on_earth.rules.shooting import RANGED, targets_in
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.gun import Gun
from veglia.games.last_night_on_earth.rules.wounding import wound_zombie
from veglia.kernel.machine import Option

BEST: Final = 6
SECOND: Final = "second"


class Magnum(Gun):
    def play(self, state: LastNightState, played: Played) -> None:
        others = [zombie for zombie in state.zombies_in(played.space) if zombie.number != played.zombie]
        super().play(state, played)
        if played.zombie == NOBODY or not others or state.counts.pop(shot_key(played.card), 0) != BEST:
            return
        numbers = [other for other in targets_in(state, played.space) if other != played.zombie]
        questions.ask(
            state, self, (played.seat,), SECOND, ZOMBIE, numbers, card=played.card, bearer=played.bearer
        )

    def shoot(self, state: LastNightState, hero: int, card: int, zombie: int) -> int:
        face = super().shoot(state, hero, card, zombie)
        state.counts[shot_key(card)] = face
        return face

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        wound_zombie(state, picked(option), RANGED, choice.bearer, choice.card)


def shot_key(card: int) -> str:
    return f"shot/{card}"


TRAIT = Magnum
