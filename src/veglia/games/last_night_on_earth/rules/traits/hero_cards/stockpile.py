"""Stockpiles: cards that lie on a random building and are one more Pick-Up there, until they run out."""

from typing import Any, ClassVar, Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.closed_buildings import is_taken_over
from veglia.games.last_night_on_earth.rules.content import PickUp
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.random_building import roll_building, valid_buildings
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

# It stays on this or more.
STAYS_ON: Final = 3


class Stockpile(Trait[LastNightState]):
    """Its row says which cards of the Hero discards it allows: by type or by keyword."""

    rule: ClassVar[str] = "lnoe.stock.place"

    def __init__(self, id: str, args: dict[str, Any]) -> None:
        super().__init__(id, args)
        self.pick_up: Final = PickUp(
            "discard", tuple(args.get("types", ())), tuple(args.get("keywords", ())), (), (), 0
        )

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        roll_building(state, self, (played.card,))

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return bool(valid_buildings(state, self, (played.card,)))

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        return not is_taken_over(state, building)

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        lasting.lay(state, self.id, self.rule, card=data[0], side=HEROES, building=building)

    def allows_pick_up(self, state: LastNightState, source: Source, hero: int, card: int) -> bool:
        building = state.lasting[source.lasting].building
        return building == state.building_at(state.heroes[hero].space) and self.pick_up.fits(state.kind(card))

    def picked_up(self, state: LastNightState, source: Source, hero: int) -> None:
        if not rolls(state, STAYS_ON, "lnoe.stock.depletion", hero, source.card):
            lasting.take_away(state, source.lasting, "lnoe.stock.depletion")


TRAIT = Stockpile
