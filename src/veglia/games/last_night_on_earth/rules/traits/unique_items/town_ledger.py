"""Town Ledger: once in the game a building is freed from being Taken Over, and cannot be again."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.closed_buildings import TAKEN
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm, row_of
from veglia.games.last_night_on_earth.rules.item_uses import is_spent, mark_game
from veglia.games.last_night_on_earth.rules.lasting import lay, take_away
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class TownLedger(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.records"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.active != source.bearer or not is_calm(state):
            return []
        if is_spent(state, source.card):
            return []
        return [
            source.option(building=building)
            for building in range(len(state.town.buildings))
            if building != state.town.manor
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        mark_game(state, played.card)
        for place in range(len(state.lasting) - 1, -1, -1):
            one = state.lasting[place]
            if one.building == played.building and one.trait in TAKEN:
                take_away(state, place, self.rule)
        lay(state, self.id, self.rule, building=played.building)

    def bars_taking_over(self, state: LastNightState, source: Source, building: int) -> bool:
        row = row_of(state, source)
        return row is not None and row.building == building


TRAIT = TownLedger
