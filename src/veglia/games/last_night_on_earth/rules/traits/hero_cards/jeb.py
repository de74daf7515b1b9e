"""Jeb: cancels a Zombie card, or gives a Hero a Fight Die in this turn."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.hero_effects import is_zombie_card
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.turn_die import TurnDie
from veglia.kernel.machine import Option

CANCEL: Final = 0
HELP: Final = 1


class Jeb(TurnDie):
    rule: ClassVar[str] = "lnoe.cards.cancel"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        found: list[Option] = []
        if is_zombie_card(state, moment, is_in_fight=False):
            found.append(source.option(pick=moment.card, mode=CANCEL))
        return [*found, *(source.option(hero=hero, mode=HELP) for hero in state.living())]

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == CANCEL:
            cancel(state)
        else:
            super().play(state, played)


TRAIT = Jeb
