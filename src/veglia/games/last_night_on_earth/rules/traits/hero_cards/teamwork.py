"""Teamwork: two Heroes who share a space each roll a Fight Die more until the turn ends."""

from typing import Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.plays import HERO, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.turn_die import TurnDie
from veglia.kernel.machine import Option

PARTNER: Final = "partner"


class Teamwork(TurnDie):
    def partners(self, state: LastNightState, hero: int) -> list[int]:
        """Return the Heroes in the space of a Hero who come after him, so that each pair is named once."""
        return [other for other in state.heroes_in(state.heroes[hero].space) if other > hero]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option(hero=hero) for hero in state.living() if self.partners(state, hero)]

    def play(self, state: LastNightState, played: Played) -> None:
        partners = self.partners(state, played.hero)
        questions.ask(state, self, (played.seat,), PARTNER, HERO, partners, bearer=played.hero)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        for hero in (choice.bearer, picked(option)):
            lay(state, self.id, self.rule, hero=hero, until=UNTIL_TURN_ENDS)
            self.now(state, hero)


TRAIT = Teamwork
