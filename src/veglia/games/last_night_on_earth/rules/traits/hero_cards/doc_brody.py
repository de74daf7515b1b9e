"""Doc Brody: heals a Hero fully; used on the Hero of his row, the card goes back into the deck."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.piles import shuffle_in
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import can_heal, heal, wounds_of
from veglia.kernel.machine import Option


class DocBrody(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hero-wounds"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_calm(state):
            return []
        return [source.option(hero=hero) for hero in state.living() if can_heal(state, hero)]

    def play(self, state: LastNightState, played: Played) -> None:
        heal(state, played.hero, wounds_of(state, played.hero), self.rule)
        if self.keeps(state, played):
            shuffle_in(state, state.hero_deck, [played.card], self.rule)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        friend: str = self.args["friend"]
        return state.hero_kind(played.hero).id == friend


TRAIT = DocBrody
