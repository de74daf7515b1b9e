"""Faith: a Hero rolls a Fight Die more in this turn; on a Hero who keeps it, it stays in play."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import FOR_GOOD
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.turn_die import TurnDie
from veglia.kernel.machine import Option


class Faith(TurnDie):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option(hero=hero) for hero in state.living()]

    def play(self, state: LastNightState, played: Played) -> None:
        if not self.stays(state, played):
            super().play(state, played)
            return
        lay(state, self.id, self.rule, card=played.card, hero=played.hero)
        self.now(state, played.hero)

    def stays(self, state: LastNightState, played: Played) -> bool:
        """Return whether it stays in play: on a Hero who keeps such a card and has none yet."""
        for one in state.lasting:
            if one.trait == self.id and one.hero == played.hero and one.until == FOR_GOOD:
                return one.card == played.card
        for source in sources.of_hero(state, played.hero, hooks.KEEPS_EVENT):
            if sources.trait_of(state, source).keeps_event(state, source, played.hero, played.card):
                return True
        return False

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return self.stays(state, played)


TRAIT = Faith
