"""Police Radio: at the start of the Hero turn the Heroes look at the top of the Zombie deck."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.item_uses import is_used, mark_turn
from veglia.games.last_night_on_earth.rules.phases import HERO_START
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Event, Option


class ZombieCardsSeen(Event):
    """The Heroes have looked at the top of the Zombie deck, the uppermost first; only they hear which."""

    def __init__(self, hero: int, cards: tuple[int, ...]) -> None:
        self.hero = hero
        self.cards = cards


class ZombieDeckLookedAt(Event):
    """The Heroes have looked at so many cards of the Zombie deck."""

    def __init__(self, hero: int, count: int) -> None:
        self.hero = hero
        self.count = count


class PoliceRadio(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.hturn.whole-start"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != HERO_START or is_used(state, source.card) or not state.zombie_deck.pile:
            return []
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        mark_turn(state, played.card)
        count: int = self.args["cards"]
        seen = tuple(reversed(state.zombie_deck.pile[-count:]))
        state.dice.reveals += 1
        state.emit(ZombieDeckLookedAt(played.bearer, len(seen)), self.rule)
        state.emit(ZombieCardsSeen(played.bearer, seen), self.rule)


TRAIT = PoliceRadio
