"""Blitz: on entering a space with Zombies while he moves, he may fight each of them and then go on."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.hero_moving import MET, MoveOn
from veglia.games.last_night_on_earth.rules.hero_turn import FightAll
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option, Step

# In `state.counts` while he fights on the way.
BLITZ: Final = "blitz"


class Blitz(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.hmove.stop-on-zombie"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == MET and moment.hero == source.bearer else []

    def play(self, state: LastNightState, played: Played) -> None:
        state.counts[BLITZ] = 1
        state.push(EndBlitz(played.bearer, played.moment.number))
        state.push(FightAll(played.bearer, ()))


class EndBlitz(Step[LastNightState]):
    """The fights on the way are over: if he lives he may go on."""

    rule: ClassVar[str] = "lnoe.hmove.stop-on-zombie"

    def __init__(self, hero: int, left: int) -> None:
        self.hero = hero
        self.left = left

    def run(self, state: LastNightState) -> None:
        state.counts.pop(BLITZ, None)
        if state.is_alive(self.hero):
            state.push(MoveOn(self.hero, self.left))


TRAIT = Blitz
