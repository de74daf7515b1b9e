"""Strength of Spirit: he takes a Wound, then a roll cancels a Zombie card, just played or one in play."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.hero_effects import is_calm, is_zombie_card
from veglia.games.last_night_on_earth.rules.phases import HERO_START
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.remaining import cancel_remaining, ways_to_cancel
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.traits.abilities.better_number import best
from veglia.games.last_night_on_earth.rules.wounding import WoundHero
from veglia.kernel.machine import Option, Step

SPIRIT: Final = "spirit"


class StrengthOfSpirit(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.cancel"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if is_zombie_card(state, moment, is_in_fight=False):
            return [source.option(pick=moment.card)]
        if moment.name not in (ACTIVATION, HERO_START) or not is_calm(state):
            return []
        return ways_to_cancel(state, source)

    def play(self, state: LastNightState, played: Played) -> None:
        state.push(RollSpirit(played))
        state.push(WoundHero(played.bearer, SPIRIT, -1, 1))


class RollSpirit(Step[LastNightState]):
    """The Wound has been taken, or prevented; the roll is made even if it has killed him."""

    rule: ClassVar[str] = "lnoe.cards.cancel"

    def __init__(self, played: Played) -> None:
        self.played = played

    def run(self, state: LastNightState) -> None:
        needed = best(state, self.played.bearer, SPIRIT)
        # What is cancelled may be a marker, which is no card.
        hero, card = self.played.bearer, self.played.pick
        if not rolls(state, needed, self.rule, hero, card, "ability/strength_of_spirit"):
            return
        if self.played.moment.name == "card_played":
            state.stack[-1].is_cancelled = True
        else:
            cancel_remaining(state, self.played, self.rule)


TRAIT = StrengthOfSpirit
