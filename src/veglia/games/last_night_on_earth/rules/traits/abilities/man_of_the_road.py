"""Man of the Road: once in a move its Hero goes on past a single Zombie, at the cost of movement."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_moving import MET, MoveOn
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class ManOfTheRoad(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.hmove.stop-on-zombie"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != MET or moment.hero != source.bearer or source.card in state.abilities_used:
            return []
        # He must have a space left to go on with.
        if moment.number <= self.args["cost"] or len(state.zombies_in(moment.space)) != 1:
            return []
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        state.abilities_used.append(played.card)
        state.push(MoveOn(played.bearer, played.moment.number - self.args["cost"]))


TRAIT = ManOfTheRoad
