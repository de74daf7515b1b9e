"""Steady Hands: a First Aid card that its Hero uses also heals a Wound of her own."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import heal

FIRST_AID: Final = "first_aid"


class SteadyHands(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hero-wounds"

    def card_used(self, state: LastNightState, source: Source, played: Played) -> None:
        if played.bearer == source.bearer and state.kind(played.card).has(FIRST_AID):
            heal(state, source.bearer, 1, self.rule)


TRAIT = SteadyHands
